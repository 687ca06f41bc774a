"""Conditions and complaints as letters in Turkish name them."""

from __future__ import annotations

CONDITIONS = (
    r"(?:esansiyel )?hipertansiyon\w*|ht|atriyal fibrilasyon\w*|kalp yetmezliği\w*|koroner arter hastalığı\w*|"
    r"miyokard enfarktüsü\w*|aort darlığı\w*|inme|serebrovasküler olay|epilepsi\w*|migren\w*|parkinson hastalığı\w*|"
    r"alzheimer hastalığı\w*|demans\w*|depresyon\w*|anksiyete bozukluğu\w*|astım\w*|koah|pnömoni\w*|uyku apnesi\w*|"
    r"(?:tip ?[12] )?(?:diyabet(?:es)?(?: mellitus)?|diabetes mellitus|şeker hastalığı)|(?:tip ?[12] )?dm|"
    r"diyabetik (?:nefropati|nöropati|retinopati)|hipotiroidi\w*|hipertiroidi\w*|guatr\w*|hiperlipidemi\w*|"
    r"dislipidemi\w*|"
    r"hiperkolesterolemi\w*|obezite\w*|gut hastalığı\w*|osteoporoz\w*|(?:demir eksikliği )?anemi\w*|"
    r"kronik böbrek (?:hastalığı|yetmezliği)\w*|böbrek taşı\w*|nefrolitiazis|idrar yolu enfeksiyonu\w*|"
    r"benign prostat hiperplazisi|bph|reflü\w*|gastrit\w*|ülser\w*|crohn hastalığı\w*|ülseratif kolit\w*|çölyak\w*|"
    r"safra (?:kesesi )?taşı\w*|kolelitiazis|kasık fıtığı\w*|bel fıtığı\w*|gonartroz\w*|koksartroz\w*|osteoartrit\w*|"
    r"romatoid artrit\w*|sedef hastalığı\w*|psoriazis|egzama\w*|katarakt\w*|glokom\w*|melanom\w*|meme kanseri\w*|kırık"
)
COMPLAINTS = (
    r"göğüs ağrısı\w*|karın ağrısı\w*|baş ağrısı\w*|bel ağrısı\w*|eklem ağrısı\w*|nefes darlığı\w*|öksürük\w*|ateş|"
    r"halsizlik\w*|yorgunluk\w*|baş dönmesi\w*|bulantı\w*|kusma\w*|ishal\w*|kabızlık\w*|kilo kaybı\w*|ödem\w*|"
    r"şişlik\w*|"
    r"uyuşma\w*|çarpıntı\w*|bayılma\w*|kaşıntı\w*|döküntü\w*|uykusuzluk\w*|kanama\w*"
)
