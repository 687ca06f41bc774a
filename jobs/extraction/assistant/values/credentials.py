"""The letters behind a name: degrees, memberships and professions ("MD", "MBChB FRNZCGP", "Jr")."""

from __future__ import annotations

import re

_CREDENTIAL = (
    r"(?:M\.? ?D\.?|D\.?O\.|DO|AuD|CCC-A|MNZAS|R\.?N\.?|N\.?P\.?|P\.?A\.?(?:-C)?|Ph\.? ?D\.?|Psy\.?D\.?|"
    r"Pharm\.?D\.?|Ed\.?D\.?|"
    r"M[CR]SP|MCOptom|FCOptom|MRPharmS|FCP|FC[A-Z]{2,3}\(SA\)|DNB|D\.N\.B\.|M\.B\.B\.S\.|MICGP|FICGP|FRNZCUC|FACRRM|"
    r"DipObs|DipPaeds|KRCHN|KRN|KECHN|LRCP|LRCSI|MFDS|MJDF|C\.M\.|FRCPC|"
    r"MBBS|MB ?BS|M\.B\.,? ?B\.S\.|MB ?ChB|MB,? ?BCh(?:,? ?BAO)?|BM ?BS|BM ?BCh|BMed|MBBCh|"
    r"FRACGP|FRACP|FRACS|FRANZCOG|FRNZCGP|CCFP|FCFP|FRC(?:P|S|GP|OG|A|R|Psych|Path|Ophth|PCH|EM|SC|"
    r"PC)(?:\([A-Za-z]+\))?|MRC(?:P|S|GP|OG|Psych|PCH|EM)(?:\([A-Za-z]+\))?|DRCOG|DCH|DFFP|DFSRH|"
    r"FACP|FACC|FACS|FACOG|FAAP|FAAFP|FASN|FCCP|FAAD|FAAN|FACR|FACE|FSCAI|"
    r"DDS|DMD|BDS|OD|DPM|DVM|DC|DPT|PT|OT|OTR|SLP|CCC-SLP|BOptom|MCOptom|"
    r"(?!FAMILY)(?:FR|MR|LR|FF|MF|FA|DR|DF)[A-Z]{3,6}|[A-Z]{2,4}/[A-Z]{2,4}|"
    r"APRN|CPNP(?:-[AP]C)?|ARNP|DNP|CRNA|CRNP|CNM|CNP|CNS|CPM|LPN|LVN|RGN|RMN|RCN|RPN|RM|IPS?|RSW|LCPC|RD|RPh|BDS|"
    r"BDent(?:Sc)?|BSW|"
    r"(?:F|A|AG|PMH|WH|ACN|PN|AGAC|AGPC|GN)NP(?:-(?:BC|C))?|LCSW|LICSW|LMSW|MSW|LMFT|LMHC|LPC|"
    r"PHN|MSN|BSN|MBA|MPH|MHS|MPAS|MMS|MSc|M\.?S\.?|BSc(?: ?\(Hons\))?|BS|BA|MA|BM|BCh|ChB|MB|ChM|"
    r"OBE|MBE|CBE|KBE|DBE|KCB|CMG|BEM|SHO|SpR|StR|Jr\.?|Sr\.?|II|III|IV|Esq)"
)
_CREDENTIALS = re.compile(rf"(?:[\s,]+{_CREDENTIAL}(?![\w-]))+\.?")
IS_CREDENTIAL = re.compile(_CREDENTIAL)
SUFFIX = re.compile(r"(?:jr|sr|snr|jnr|ii|iii|iv)\.?", re.IGNORECASE)


def without_credentials(words: str) -> str:
    """Return a name without the letters behind it ("MD", "RN")."""
    return _CREDENTIALS.sub("", words).strip(" ,")


def end_of_name(words: str) -> int:
    """Return where a name ends before the degrees and memberships behind it ("Dr Ada Hill MBChB FRNZCGP"); letters that
    say the profession ("MD", "RN", "PA-C") stay, those behind them go ("MD, FAAP")."""
    turned = _FAMILY_FIRST.match(words)
    match = _CREDENTIALS.search(words, turned.end() if turned else 0)
    if match is None:
        return len(words)
    end = match.start()
    for letters in re.finditer(r"[\s,]+[^\s,]+", match.group()):
        if not _PROFESSIONAL.fullmatch(letters.group().strip(" ,.")):
            break
        end = match.start() + letters.end()
    return end


_FAMILY_FIRST = re.compile(
    r"[A-ZÀ-Þ][\w'\u2019-]+, (?=[A-ZÀ-Þ]{3}|[A-ZÀ-Þ][a-z])[\w'\u2019-]+"
    r"(?=(?: [A-Z]\.?)?,? (?:MD|DO|NP|PA|PA-C|RN|APRN|FNP|DPM|OD|DDS)\b)"
)
"""A name as registers have it: "SIDDIQUI, FARAH MD", whose second word is no letters, though it may look like them."""
_PROFESSIONAL = re.compile(
    r"(?:M\.?D|D\.?O|R\.?N|N\.?P|P\.?A(?:-C)?|D\.?D\.?S|DMD|O\.?D|DPM|[A-Z]*NP(?:-[A-Z]+)?|CNM|CRNA|PHN|LCSW|"
    r"Ph\.?D|Psy\.?D|II|III|IV|Jr|Sr|DPT|PT|OT|SLP|RD)\.?"
)


def credentials_after(content: str, position: int) -> int:
    """Return where the letters behind a name end that begin at `position`; `position` when there are none."""
    match = _CREDENTIALS.match(content, position)
    return match.end() if match else position
