"""The country whose signs a document carries, by which its telephone numbers are read."""

from __future__ import annotations

import re

from jobs.extraction.patterns.searched import Searched

_REGIONS = (
    (
        "GB",
        re.compile(
            r"\bNHS\b|\+44|(?<![\w+])0[17]\d{3} \d{6}(?!\d)|(?<![\w+])02[03489] \d{4} \d{4}(?!\d)|"
            r"\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b|\bUnited Kingdom\b"
        ),
    ),
    ("AU", re.compile(r"\b(?:NSW|VIC|QLD|TAS)\b|\+61|\bAustralia\b")),
    ("CA", re.compile(r"\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b|\bOHIP\b|\bCanada\b")),
    ("NZ", re.compile(r"\+64|\bNHI\b|\bNew Zealand\b")),
    (
        "IE",
        re.compile(r"\+353|\bHSE\b|\bIreland\b|\bEircode\b|\bCo\. [A-Z][a-z]+|\b[A-Z]\d[\dW] [A-Z\d]{4}\b"),
    ),
    (
        "DE",
        re.compile(r"\+49|\bgeb\.|Sehr geehrte|[Pp]raxis\b|Überweisung|Grüßen|\bDiagnosen?\b.*\bG\b"),
    ),
    (
        "AT",
        re.compile(
            r"\+43|\bÖGK\b|\bBVAEB\b|\b[WN]?ÖGKK\b|\bÖsterreich\b|\bJänner\b|\bFeber\b|"
            r"\b(?:A-)?1[012]\d0 Wien\b|\bA-[1-9]\d{3} [A-ZÖ]"
        ),
    ),
    (
        "FR",
        re.compile(
            r"\+33|\b[Cc]onfrère|\b[Cc]ons(?:œ|oe)ur|\bDocteur\b|\bn[ée]e? le\b|\bTél\.|\bconfraternel"
        ),
    ),
    ("ES", re.compile(r"\+34|\bEstimad[oa]s?|\bnacid[oa]\b|\bFecha\b|\bAtentamente|\bcordial saludo")),
    ("IT", re.compile(r"\+39|\bGentil[ei]|\bEgregi[oa]|\bnat[oa] il\b|\bCordiali saluti|\bDott")),
    (
        "ZA",
        re.compile(
            r"\+27|\bSouth Africa\b|\bGauteng\b|\bKwaZulu|\bDurban\b|\bCape Town\b|\bJohannesburg\b|\b[Mm]edical aid"
        ),
    ),
    ("IN", re.compile(r"\+91|\bIndia\b|(?<![\d+] )(?<![\w+])[6-9]\d{4} \d{5}(?! ?\d)")),
    (
        "US",
        re.compile(r"\b[A-Z]{2},? \d{5}\b|\bNPI\b|\([2-9]\d{2}\) ?\d{3}-\d{4}|\b[2-9]\d{2}-\d{3}-\d{4}\b"),
    ),
    (
        "PH",
        re.compile(
            r"\+63|\bPhil[Hh]ealth\b|\b(?:Brgy|Barangay|Purok)\b|\bPhilippines\b|\bPRC (?:[Ll]ic|[Nn]o)|"
            r"\bPTR (?:[Nn]o|#)|(?<![\w+])09\d\d[ -]\d{3}[ -]\d{4}(?!\d)|\bRural Health Unit\b"
        ),
    ),
    (
        "NL",
        re.compile(
            r"\+31|\bBSN\b|\b[Hh]uisarts|\bGeachte|\b[Bb]etreft|\bvriendelijke groet|\b\d{4} [A-Z]{2}\b(?= [A-Z][a-z])|"
            r"\b(?:mevr|dhr)\."
        ),
    ),
    (
        "SE",
        re.compile(
            r"\+46|\bREMISS\b|\b[Rr]emiss\b|\b[Vv]årdcentral|\b[Hh]älsocentral|\bhälsning|\b[Pp]ersonnummer|\b[Ff]rågeställning"
        ),
    ),
    (
        "DK",
        re.compile(
            r"\+45|\b[Cc][Pp][Rr]\b|\b[Ll]ægehus|\b[Ll]ægeklinik|\b[Ss]peciallæge|\b[Ss]ygehus|\b[Vv]enlig hilsen|"
            r"\b[Hh]envisningsdiagnose|\bKøbenhavn\b|\bAarhus\b|\bYdernummer\b|\bPatient(?:ens)? navn\b"
        ),
    ),
    (
        "NO",
        re.compile(
            r"\+47|\b[Vv]ennlig hilsen|\b[Ff]ødselsn|\b[Ff]nr\b|\b[Pp]asient|\b[Ll]egesenter|\b[Ll]egekontor|"
            r"\b[Ff]astlege|\b[Ss]ykehus|\bHELFO\b|\bHPR\b|\bHelse (?:Bergen|Stavanger|Sør|Vest|Nord|Midt)"
        ),
    ),
    (
        "FI",
        re.compile(
            r"\+358|\b[Pp]otilas|\b[Ll]ähete|\b[Hh]enkilötunnus|\b[Hh]etu\b|\b[Tt]erveys(?:asema|keskus)|\b[Pp]uh\.|"
            r"\b[Tt]ulosyy|\b[Ee]rikoislääkäri"
        ),
    ),
    (
        "PL",
        re.compile(
            r"\+48|\bPESEL\b|\b[Pp]acjent|\b[Ss]kierowanie|\b[Rr]ozpoznani|\bul\. [A-ZŚŁŻĆ]|\blek\. med\b|"
            r"\bNFZ\b|\b[Pp]oradni"
        ),
    ),
    (
        "CZ",
        re.compile(
            r"\+420|\bMUDr\b|\br\. ?[čc]\.|\b[Pp]ojišť|\b[Oo]rdinace|\b[Vv][áa]žen|\b[Vv]azen|\b[Pp]ozdravem|"
            r"\b[Vv]yšetření|\b[Nn]emocnice"
        ),
    ),
    (
        "PT",
        re.compile(
            r"\+351|\bUSF\b|\b[Uu]tente\b|\bSNS\b|\bmelhores cumprimentos|\bExm[oa]\b|\b[Nn]ascid[oa]\b|"
            r"\b[Ee]ncaminh|\b[Pp]rontuário|"
            r"\b[Uu]nidade\b|\bServiço\b"
        ),
    ),
)

_VARIANTS = (
    (
        "AT",
        frozenset({"DE"}),
        re.compile(
            r"(?<![\d-])(?:A-)?[1-9]\d{3} (?:Wien|Graz|Linz|Salzburg|Innsbruck|Klagenfurt|Villach|Wels|Steyr|Dornbirn|"
            r"Bregenz|Feldkirch|Leoben|Krems|St\. Pölten|Wiener Neustadt|Eisenstadt|Baden bei Wien|Amstetten|"
            r"Kapfenberg|Mödling|Hallein|Kufstein|Leonding|Traun|Klosterneuburg|Schwaz|Lienz)\b"
        ),
    ),
    (
        "CH",
        frozenset({"DE", "FR", "IT"}),
        re.compile(
            r"\+41|\bAHV\b|\bFMH\b|\bZSR\b|\bGLN\b|\bSchweiz\b|\bSuisse\b|\bCH-\d{4}\b|\b756\.\d{4}\.|"
            r"(?<![\w+])0\d\d \d{3} \d\d \d\d(?!\d)"
        ),
    ),
    (
        "MX",
        frozenset({"ES"}),
        re.compile(r"\+52|\bCURP\b|\bM[ée]xico\b|\bC[ée]d\. ?Prof|\bIMSS\b|\bISSSTE\b|\bPue\.|\bCDMX\b"),
    ),
    (
        "AR",
        frozenset({"ES"}),
        re.compile(
            r"\+54|\bO\. ?S(?:ocial|\.)|\b[Oo]bra [Ss]ocial\b|\bM\. ?[NP]\.|\bArgentina\b|\bCABA\b|\bOSECAC\b|"
            r"\bOSDE\b|\bPAMI\b"
        ),
    ),
    (
        "CL",
        frozenset({"ES"}),
        re.compile(
            r"\+56|\bRUT\b|\bCESFAM\b|\bCECOSF\b|\bFonasa\b|\bFONASA\b|\b[Ii]sapre\b|\bAUGE\b|\bChile\b"
        ),
    ),
    (
        "BE",
        frozenset({"NL", "FR"}),
        re.compile(
            r"\+32|\bRIZIV\b|\bINAMI\b|\bBelgi[ëe]|\bBelgique\b|\b(?:[Rr]ijksregister|INSZ|[Mm]utualiteit|"
            r"[Mm]utuelle belge)|"
            r"(?<![\d.])\d\d\.[01]\d\.[0-3]\d[- ]\d{3}[.-]\d\d(?!\d)|(?<![\d+])04[5-9]\d[ /]\d\d[ .]\d\d[ .]\d\d(?!\d)|"
            r"(?<![\w+])[1-9]\d{3} (?:Leuven|Brussel|Bruxelles|Antwerpen|Gent|Brugge|Hasselt|Mechelen|Kortrijk|Aalst|"
            r"Oostende|"
            r"Genk|Roeselare|Turnhout|Vilvoorde|Sint-\w+|Namur|Liège|Mons|Charleroi|Uccle|Ixelles|Tournai|Nivelles|Wavre|"
            r"Verviers|Arlon)\b|\b(?:Bruxelles|Liège|Charleroi|Namur)\b"
        ),
    ),
    (
        "BR",
        frozenset({"PT", "ES"}),
        re.compile(
            r"\+55|\bSUS\b|\bCPF\b|\bUBS\b|\bCRM\b|\bBrasil\b|\bCNES\b|(?<!\d)\(\d\d\) ?9?\d{4}-\d{4}(?!\d)"
        ),
    ),
    ("SN", frozenset({"FR"}), re.compile(r"\+221|\bS[ée]n[ée]gal\b", re.IGNORECASE)),
    (
        "CA",
        frozenset({"FR"}),
        re.compile(r"\bQu[ée]bec\b|\bRAMQ\b|\bGMF\b|\bCLSC\b|\b[A-Z]\d[A-Z] \d[A-Z]\d\b"),
    ),
)
"""Countries that share their language with a larger one, of which they are told by a sign of their own."""


def region_of(searched: Searched) -> str | None:
    """Return the country whose signs the document carries most, as a two-letter code; None when it carries none. Of
    countries with one language that counts which has a sign of its own."""
    counts = {region: sum(1 for _ in searched.phrases(pattern)) for region, pattern in _REGIONS}
    region = max(counts, key=lambda key: counts[key])
    told = region if counts[region] else None
    for variant, languages, sign in _VARIANTS:
        if told in languages and next(searched.phrases(sign), None):
            return variant
    return told
