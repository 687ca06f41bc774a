"""How people are addressed before their names ("Mr", "Frau", "Dott.ssa"), and which sex that tells."""

from __future__ import annotations

import re

TITLES = (
    r"(?:(?:dr|prof|enf|eng)(?:\.ª|ª|\.º|º)|dr\.(?:in|ⁱⁿ)(?!\w)|(?:univ|priv)\.-(?:prof|doz)(?:\.in)?|"
    r"(?:mag|dipl|prim|doz|doc)(?=\.)|o[aä](?= dr)|mr|mrs|ms|miss|mx|master|a/prof|drs?|med|prof(?:essor)?|"
    r"sir|dame|lady|lord|rev|fr|"
    r"sr|sr\.?a|sig(?:nora|\.?ra)?|dott(?:\.?ssa|oressa|ore)?|d[ªa]?(?=\.)|d\.ª|doña|dña|don|doctor|docteur|mme|mlle|"
    r"madame|monsieur|mademoiselle|herrn?|frau|se[ñn]ora?|senhora?|sra?|dr[ae]?|dhr|"
    r"mevr(?:ouw)?|mnr|meneer|mev|mw|hr|mdm|madam|smt|shri|sri|kum(?:ari)?|thiru|tmt|selvi|encik|puan|cik|dona|"
    r"(?:over|speciall?|praktiserende )?l[äæ]ge(?= )|(?:över|special|distrikts)?läkare(?= )|fastlege(?= )|"
    r"(?:s|m|t)?sgt|sergeant|cpl|pte|pvt|pfc|capt|cdr|cmdr|lt|maj|(?:col|gen|adm|ret)(?=\.)|heer(?= )|"
    r"mudr|lek(?=\.)|bs(?=\.)|(?:ny|tn|nn|sdri?|bp)(?=\.)|mst|alhaj[ai]|haj(?:j(?:ah?|i)|i(?:y?a)?)|mallam|engr|bpk|bapak|ibu|rouva|herra|fru|gđa|gosp(?:ođa|a)?)"
)
TITLES_OF_PATIENTS = (
    r"(?:Mr|Mrs|Ms|Miss|Mx|Master|Mdm|Madame?|Mme|Mlle|Monsieur|Herrn?|Frau|Sra?|Señora?|Senhora?|D(?:on|oña|ña|\.ª)|"
    r"Sig(?:nora|\.?ra)?|Dhr|Hr|Heer|Mw|Mevr(?:ouw)?|Mnr|Meneer|Mev|Smt|Shri|Sri|Kum(?:ari)?|Thiru|Tmt|Selvi|Encik|Puan|Cik|Dona|"
    r"Mst|Alhaj[ai]|Haj(?:j(?:ah?|i)|i(?:y?a)?)|Mallam|Bpk|(?:Bp|Tn|Ny|Nn|Sdri?)(?=\.)|Bapak|Ibu|Rouva|Herra|Fru)"
)
"""As they begin a name, large."""
TITLES_BEFORE_FAMILY_NAMES = (
    r"(?:Mr|Mrs|Ms|Miss|Mx|Madame?|Mme|Mlle|Monsieur|Herrn?|Frau|Sig(?:nora|\.?ra)?|Dhr|Mw|Mevr(?:ouw)?)"
)
"""Those that stand before a family's name alone; "Sra.", "Shri" or "Encik" stand before the given one as well."""
_IN_ONE_OR_TWO_LANGUAGES = rf"{TITLES}\.?(?:/{TITLES}\.?)?"
TITLE = re.compile(_IN_ONE_OR_TWO_LANGUAGES, re.IGNORECASE)
"""A title, or the same in two languages: "Mev/Mrs"."""
TITLE_BEFORE = re.compile(rf"{_IN_ONE_OR_TWO_LANGUAGES}\s+", re.IGNORECASE)


def is_title_of_address(word: str) -> bool:
    """Tell whether a word is how somebody is addressed ("mevrouw", "Mr.")."""
    return TITLE.fullmatch(word) is not None


def sex_of_title(title: str) -> str:
    """Return the sex that a title tells ("male", "female"), "" when it tells none."""
    return _SEX_OF_TITLE.get(title.casefold().partition("/")[0], "")


_SEX_OF_TITLE = {
    **dict.fromkeys(
        "mr m. master herr herrn monsieur sr señor senor dhr hr mnr meneer sig don encik shri sri thiru "
        "alhaji mallam bpk bapak bp tn sdr herra heer senhor".split(),
        "male",
    ),
    **dict.fromkeys(
        "mrs miss ms frau mme mlle madame mademoiselle sra señora senora mevr mevrouw mev lady mw mdm madam smt kum "
        "kumari tmt selvi puan dona cik mst alhaja hajia hajiya ibu ny nn sdri rouva fru "
        "sig.ra sigra signora doña dña senhora".split(),
        "female",
    ),
}
