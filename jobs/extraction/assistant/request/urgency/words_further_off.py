"""How urgency is worded in languages further off: Swedish, Danish, Norwegian, Icelandic, Finnish, Estonian, Latvian,
Lithuanian, Polish, Czech, Slovak, Hungarian, Romanian, Croatian, Slovenian, Albanian, Turkish, Catalan, Vietnamese,
Indonesian and Swahili.

Each is a pattern of `words.LEVELS`, without groups of its own. Words that are something else as often are left out:
"akut" is an illness too, Slovenia's "hitro" a wait of three months, and "straks" says "later" in Dutch.
"""

from __future__ import annotations

_ROUTINE = (
    r"(?:ej|icke|inte|ikke|ei|nie|není|nie je|nem|nu este|nu e|nije|ni) (?:br[åa]dskande|akut\w*|hastende?|haster|"
    r"kiireelli\w+|kiire|piln\w+|nagł\w+|urgentn?[íýáae]?|naléhav\w+|akutn\w+|sürgős\w*|hitno|nujno|urgent[ăe]?)|"
    r"acil değil\w*|tidak (?:mendesak|darurat|segera|urgent?)|bukan (?:darurat|urgent?)|không (?:khẩn|cấp cứu|gấp)|"
    r"no preferent|ei-kiireel\w+|kiireet\w+|neakutn\w+|neurgentn\w+|nenaléhav\w+|nehitno|nenujno|niepiln\w+|neskub\w+|"
    r"plaanili\w+|plānveida|plānota|planin(?:is|ė|ę|io|iu)|planow\w+|przypadek stabilny|stabilny|plánovan\w+|"
    r"tervezett|nespěchá|programat[ăa]?|redovn[oia]|redno|rutinn?[íýaáeioå]|planlagt|ordin[àa]ri\b|"
    r"berencana|terencana"
)
"""What can wait is denied to be urgent before it is anything else."""
_ASAP = (
    r"standardiserat vårdförlopp|(?-i:SVF)|(?:kræft)?pakkeforløp|(?:kræft)?pakkeforløb|kræftpakke\w*|"
    r"snarast (?:möjligt|mulig\w*)|snarest(?: mulig\w*)?|hurtigst muligt|så (?:snart|fort) som (?:möjligt|mulig\w*)|"
    r"mahdollisimman (?:pian|nopeasti)|niin pian kuin mahdollista|esimesel võimalusel|"
    r"pēc iespējas (?:ātrāk|drīzāk)|kuo (?:greičiau|skubiau)|jak najszybciej|w (?:możliwie )?najszybszym terminie|"
    r"co nejdříve|co nejrychleji|v nejbližším termínu|čo najskôr|v najbližšom termíne|mielőbb\w*|mihamarabb\w*|"
    r"minél (?:előbb\w*|hamarabb)|a lehető leg\w+|c[âa]t mai (?:repede|cur[âa]nd)(?: posibil)?|în cel mai scurt timp|"
    r"što (?:prije|skorij[ie]|hitnij[ie])|čim (?:prej|hitreje|prije)|čimprej\w*|zelo hitro|sa më shpejt|"
    r"en kısa (?:sürede|zamanda)|com més aviat millor|el més aviat possible|càng sớm càng tốt|sớm nhất có thể|"
    r"sesegera mungkin|secepatnya|secepat mungkin|mapema iwezekanavyo|eins fljótt og (?:auðið|hægt|unnt) er|"
    r"sem (?:allra )?fyrst"
)
_STAT = (
    r"omg[åa]ende|[øo]yeblikkelig(?: hjelp)?|[øo]-hjelp|øjeblikkelig|päivysty\w+|välittömästi|erakorrali\w+|"
    r"nekavējoties|nedelsiant|natychmiast\w*|(?:w trybie )?nagł(?:y|ym|a|e|ej|ą)|okamžit[ěeáý]\w*|"
    r"neodkladn[ěeáý]\w*|ihneď|azonnal\w*|imediat[ăa]?|odmah|menjëherë|emergjent\w*|derhal|çok acil|ivedilikle|"
    r"immediata|cấp cứu|gawat darurat|darurat|dharura|tafarlaust"
)
_URGENT = (
    r"br[åa]dskande|skyndsam\w*|förtur|halvakut|subakutt?|haster|hastar|hastende|hasteremiss|hastehenvisning|"
    r"kiireelli\w+|kiire|kiirelt|steidzam[sai]?|steidzamā\w*|skub(?:us|i|iai|a|ios)|"
    r"(?:w trybie )?piln(?:e|y|a|ie|ej|ego|ym|ą)|naléhav[ěeáýé]\w*|naliehav\w+|urgentn[íýáěéeo]\w*|súrne|spěchá|"
    r"spěšn\w+|soron kívül\w*|sürgős\w*(?! osztály| fok)|(?:de )?urgenț[ăa]|hitn[oaie]|nujn[oaie]|urgjent\w*|"
    r"acil(?:en|dir)?(?! servis)|ivedi|öncelikli|preferent|khẩn(?: cấp)?|gấp|segera|mendesak|haraka"
)
LEVELS_FURTHER_OFF = {"routine": _ROUTINE, "asap": _ASAP, "stat": _STAT, "urgent": _URGENT}
"""The words of each level."""
