"""Words that change what the words beside them tell: denial, relatives, taking and giving up, reactions, requests."""

from __future__ import annotations

from collections.abc import Sequence

_KINDS = {
    "denied": "no not without denies denied denying never nil negative absent excluded exclude excludes neither nor "
    "unlikely isn't wasn't hasn't doesn't didn't haven't don't clear cleared free ruled",
    "kin": "mother father mum mom dad brother sister sibling aunt uncle son daughter cousin grandmother grandfather "
    "maternal paternal family parents parent wife husband partner twin niece nephew nan gran grandad fh fhx fmhx",
    "takes": "on takes taking take uses using use started starting start commenced begun prescribed continues "
    "continue current currently meds medications medication medicines medicine drugs rx dh regular tablets given "
    "remains maintained controlled managed treated issued repeat repeats",
    "gave up": "stopped stop stopping ceased discontinued tried trial trialled failed fail previously off "
    "tolerate tolerated completed finished course courses switched changed instead refused declined declines "
    "despite help helped helps benefit relief response effect unhelpful useless nothing without until given loaded",
    "reacts": "allergic allergy allergies allergen intolerant intolerance intolerances reacts reacted reaction adr "
    "adverse anaphylaxis sensitive sensitivity nkda nka makes made gives gave causes caused",
    "asks": "please pls plz kindly ask asks asking request requested refer referred referral would could should "
    "wants want wanting wonder wondering consider considered considering need needs needing for suitable whether hope "
    "hoping grateful appreciate advise advice opinion see assess review "
    "assessment candidate due planned plan awaiting",
    "had": "had post s/p after since underwent following history hx pmh pmhx psh previous past known old prior "
    "background pshx removed repaired diagnosed diagnosis dx",
    "may": "possible possibly probable probably likely suspected suspect query ? may might could rule r/o ?? "
    "suspicious suggest suggests suggestive consistent presumed impression working differential",
    "risk": "risk risks prevent prevention prophylaxis screening screen screened avoid fear fears worried if unless "
    "vaccine vaccination vaccinated jab",
    "house": "clinic clinics nurse nurses unit team teams service services ward specialist consultant "
    "department dept group society pathway register programme program hub centre center practitioner educator "
    "review rehab rehabilitation outreach liaison surgeon surgeons physician therapist support "
    "charity foundation score scale questionnaire test tests scan screen screening coordinator plan passport",
}
_KIND_OF_WORD = {word: kind for kind, words in _KINDS.items() for word in words.split()}
_NEAR, _FAR, _AHEAD = 3, 9, 5
_ENDS = frozenset(".!;")


def cues_around(words: Sequence[str]) -> list[list[str]]:
    """Return for each token the kinds of words that stand before it in its sentence, near or far, and close behind."""
    kinds = [_KIND_OF_WORD.get(word) for word in words]
    ends = [word in _ENDS for word in words]
    found: list[list[str]] = []
    last: dict[str, int] = {}
    for place in range(len(words)):
        if place and ends[place - 1]:
            last = {}
        mine = [f"c={kind}{_distance(place - at)}" for kind, at in last.items()]
        for ahead in range(place + 1, min(place + 1 + _AHEAD, len(words))):
            if kinds[ahead] is not None:
                mine.append(f"k={kinds[ahead]}{ahead - place if ahead - place < _NEAR else ''}")
            if ends[ahead]:
                break
        found.append(mine)
        if (kind := kinds[place]) is not None:
            last[kind] = place
    return found


def _distance(tokens: int) -> str:
    return "1" if tokens == 1 else "<" if tokens <= _NEAR else "-" if tokens <= _FAR else ">"
