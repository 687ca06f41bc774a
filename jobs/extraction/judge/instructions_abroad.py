"""Instructions to a machine in other languages of Europe. An order to forget what was said is told by three words of
one sentence, in any order: a verb in the form of a command, what is to be forgotten, and that it came before.

"Der Patient ignorierte die Anweisungen" is a patient's story: its verb is no command, and nothing came before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from jobs.extraction.patterns.accents import without_accents
from jobs.extraction.text import Span

_COMMANDS = (
    r"ignorier(?:e|en)|vergiss|vergessen|missachten?|ignor(?:e|ez|er|a|en|ad|ar|i|ate|are|em|eu|ati)|oubli(?:e|ez|er)|"
    r"ne (?:tenez|tiens) pas compte|olvid(?:a|e|en|ar)|(?:haz|haga|hagan) caso omiso|dimentic(?:a|hi|ate|are)|"
    r"esquec(?:a|am|e|er)|desconsider(?:e|a|em|ar)|negeer|negeren|vergeet|ignorera|ignorer|glom|glem|"
    r"bortse|se bort fra|"
    r"ohita|unohda|z?ignoruj\w*|zapomnij\w*|pomin\w*|zapomen\w*|zabudni\w*|felejts\w*|figyelmen kivul|uitati?|"
    r"ignorira(?:j|jte)|zanemari(?:te)?|zaboravi(?:te)?|prezri(?:te)?|pozabi(?:te)?|yok say\w*|"
    r"gormezden gel\w*|unut\w*|"
    r"dikkate alma\w*|ignoreeri(?:ge)?|eira(?:ge)?|ignorej\w*|aizmirsti\w*|ignoruok\w*|pamirsk\w*|αγνο\w+|παραβλεψ\w*|"
    r"(?:про)?игнориру\w*|забудь\w*|ігнору\w*"
)
_TOLD = (
    r"instru[ckz]\w*|anweisung\w*|vorgaben?|anleitung\w*|befehle?n?|consignes?|istruzion\w*|directiv\w*|direktiv\w*|"
    r"richtlini\w*|regeln?|regles|regole|reglas|regras|opdracht\w*|aanwijzing\w*|anvisning\w*|pokyn\w*|polecen\w*|"
    r"utasitas\w*|uput\w*|naputk\w*|navodil\w*|talimat\w*|ohje\w*|juhis\w*|juhend\w*|noradijum\w*|nurodym\w*|οδηγι\w*|"
    r"инструкци\w*|указани\w*|інструкці\w*|вказівк\w*|prompts?"
)
_BEFORE = (
    r"vorherig\w*|vorangehend\w*|vorig\w*|bisherig\w*|obig\w*|fruher\w*|allen?|samtlich\w*|precedent\w*|anterieur\w*|"
    r"toutes?|tous|ci-dessus|anterior\w*|previ[oa]s|tod[oa]s|tutt[ei]|sopra|acima|arriba|eerder\w*|voorgaand\w*|"
    r"bovenstaand\w*|tidigare|tidligere|alla|f[oø]regaende|ovanstaende|ovenstaende|forrige|aiemm\w*|aikaisem\w*|"
    r"edellis\w*|kaikki|poprzedni\w*|wszystki\w*|wczesniejsz\w*|powyzsz\w*|predchoz\w*|predosl\w*|predchadz\w*|"
    r"vsechn\w*|vsetk\w*|korabbi\w*|eloz[oő]\w*|osszes|minden|fenti\w*|anterioar\w*|toate|prethodn\w*|"
    r"prejsnj\w*|sve|vse|"
    r"gornj\w*|zgornj\w*|onceki|tum|butun|yukar\w*|eelnev\w*|koik\w*|varasem\w*|ieprieks\w*|vis[aou]s|ankstesn\w*|"
    r"προηγουμεν\w*|ολες|παραπανω|предыдущ\w*|прежни\w*|все|попередн\w*|всі|усі"
)
_HOW_SOON = (
    r"dringlichkeit\w*|priori[td]\w*|urgenc\w*|urgen[zt]\w*|spoed\w*|angelagenhet\w*|hastegrad\w*|kiireellisyy\w*|"
    r"piln\w*|priorytet\w*|nalehav\w*|surgoss\w*|hitnost\w*|nujnost\w*|aciliyet\w*|oncelik\w*|"
    r"kiireloomul\w*|steidzam\w*|"
    r"skubum\w*|επειγ\w*|προτεραιοτητ\w*|срочност\w*|приоритет\w*|терміновіст\w*|пріоритет\w*"
)
_SAY = (
    r"setzen?|stellen?|antworten?|markieren?|gib|geben|schreiben?|klassifizieren?|mett(?:ez|re)|mets|repond(?:s|ez|re)|"
    r"indiqu(?:e|ez|er)|marqu(?:e|ez|er|em)|class(?:e|ez|er)|definis\w*|ecri(?:s|vez|re)|pon(?:ga|er|"
    r"gan)?|respond(?:a|e|an|er)|"
    r"contest[ae]|marca|establec\w*|clasifi\w*|escrib\w*|imposta\w*|rispond\w*|metti|mettete|segna\w*|scriv\w*|"
    r"classific\w*|defin[ae]|coloqu\w*|escrev\w*|zet|stel|antwoord|markeer|geef|satt|svara?|ange|"
    r"markera?|s[æa]e?t|angiv|"
    r"sett|aseta|vastaa|merkitse|ustaw\w*|odpowiedz\w*|oznacz\w*|nastav\w*|odpove[zd]\w*|oznac\w*|"
    r"allits\w*|valaszol\w*|"
    r"seteaza|setati|raspunde\w*|marcheaza|marcati|postavi\w*|odgovori\w*|ayarla\w*|yanitla\w*|cevapla\w*|isaretle\w*|"
    r"maara|vasta|iestati\w*|atbild\w*|nustatyk\w*|atsakyk\w*|ορισ\w*|θεσ\w*|απαντησ\w*|установи\w*|ответь\w*|укажи\w*|"
    r"встанови\w*|відпові\w*"
)
_MODEL = re.compile(
    r"\b(?:sprachmodell\w*|modeles? de lang\w+|modelos? de (?:lengua|linguag)\w*|"
    r"modell[oi] (?:linguistic|di linguaggio)\w*|"
    r"taalmodel\w*|spr[aå]kmodell\w*|sprogmodel\w*|kielimall\w*|model\w* jezykow\w*|jazykov\w+ model\w*|"
    r"nyelvi modell\w*|"
    r"model(?:ul)? (?:de limba\w*|lingvistic)|jezicn\w+ model\w*|jezikovn\w+ model\w*|dil modeli\w*|keelemudel\w*|"
    r"valodas model\w*|kalbos model\w*|γλωσσικ\w+ μοντελ\w*|языков\w+ модел\w*|мовн\w+ модел\w*|"
    r"(?:du bist|sie sind|als) (?:eine? )?ki|(?:tu es|vous etes|eres|tu sei|voce e) (?:une? |una )?ia|je bent een ai)\b"
)
"""What such machines are called, and how they are spoken to."""
_TOLD_WORD, _HOW_SOON_WORD = re.compile(rf"\b(?:{_TOLD})\b"), re.compile(rf"\b(?:{_HOW_SOON})\b")
_COMMAND, _BEFORE_WORD = re.compile(rf"\b(?:{_COMMANDS})\b"), re.compile(rf"\b(?:{_BEFORE})\b")
_SAY_WORD, _CODE = re.compile(rf"\b(?:{_SAY})\b"), re.compile(r"\b(?:stat|asap)\b")
"""The codes stand in such sentences as the machine is to write them, in no language."""
_AROUND = 70
_ENDS = re.compile(r"[.!?;]\s")


def instructions_abroad(joined: str) -> Iterator[Span]:
    """Yield where a text without line breaks tells a machine in another language than English what to do."""
    plain = without_accents(joined).lower()
    if len(plain) != len(joined):
        plain = joined.lower() if len(joined.lower()) == len(joined) else joined
    for match in _MODEL.finditer(plain):
        yield Span(match.start(), match.end())
    for word, others in (
        (_TOLD_WORD, (_COMMAND, _BEFORE_WORD)),
        (_HOW_SOON_WORD, (_SAY_WORD, _CODE)),
    ):
        if all(other.search(plain) for other in others):
            yield from _with_others(plain, word, others)


def _with_others(plain: str, word: re.Pattern[str], others: tuple[re.Pattern[str], ...]) -> Iterator[Span]:
    """Yield the sentences, as far as they reach around a word, that hold all the others too."""
    for found in word.finditer(plain):
        before = _ENDS.split(plain[max(0, found.start() - _AROUND) : found.start()])[-1]
        behind = _ENDS.split(plain[found.end() : found.end() + _AROUND])[0]
        start = found.start() - len(before)
        beside = [other.search(f"{before} {behind}") for other in others]
        if all(beside):
            firsts = [start + each.start() for each in beside if each and each.end() <= len(before)]
            ends = [
                found.end() + each.end() - len(before) - 1
                for each in beside
                if each and each.start() > len(before)
            ]
            yield Span(min([found.start(), *firsts]), max([found.end(), *ends]))
