"""The look of pages that are one file: reports are opened from a disk, where no style sheet can be fetched."""

STYLE = """
:root { color-scheme: light; --ink: #1b2a33; --quiet: #5a6b75; --line: #d5dee3; --good: #1d7a46; --bad: #b3261e; }
* { box-sizing: border-box; }
body { font: 15px/1.5 system-ui, sans-serif; color: var(--ink); max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2rem; } h3 { font-size: 1rem; margin: 0; }
table { border-collapse: collapse; margin: .5rem 0 1rem; }
th, td { text-align: left; padding: .25rem .9rem .25rem 0; border-bottom: 1px solid var(--line); vertical-align: top; }
td + td, th + th { font-variant-numeric: tabular-nums; }
.quiet { color: var(--quiet); }
.columns { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; }
.miss { border: 1px solid var(--line); border-radius: 8px; padding: .8rem 1rem; margin: .8rem 0; break-inside: avoid; }
.miss dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem .8rem; margin: .4rem 0; }
.miss dt { color: var(--quiet); } .miss dd { margin: 0; overflow-wrap: anywhere; }
.crop { position: relative; display: inline-block; margin: .3rem .6rem .3rem 0; border: 1px solid var(--line); }
.crop img { display: block; max-width: 100%; }
.box { position: absolute; border: 2px solid; border-radius: 2px; }
.taken { border-color: var(--bad); background: rgb(179 38 30 / 12%); }
.wanted { border-color: var(--good); background: rgb(29 122 70 / 12%); }
.key { display: inline-block; width: .9em; height: .9em; border: 2px solid; vertical-align: -.1em; }
"""
