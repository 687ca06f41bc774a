"""The registers that professionals have their numbers from: of Great Britain, Ireland, North America, Australia, New
Zealand and South Africa, and of some countries where other languages are spoken."""

from __future__ import annotations

REGISTER = (
    r"(?!(?-i:[A-Z][a-z]))"
    r"(?:NPI|GMC|NMC|GDC|GOC|GPhC|HCPC|IMC|CORU|NMBI|CPSO|CPSBC|AHPRA|MCNZ|NZMC|MCN|HPCSA|PMDC|MDCN|KMPDC|SLMC|BMDC)"
)
"""The name of one, also in patterns without regard to case: "Coru" may be a person. New Zealand's index of providers is
not among them, as "HPI" is the history of an illness, too."""

REGISTER_ABROAD = (
    r"(?:(?:n[úu]m(?:ero|\.)?|n[ºo°]|nr)\.? ?(?:de )?)?(?:col(?:egiad[oa]|\.)|"
    r"c[ée]d(?:ula|\.)? prof(?:es[ií]onal|\.)?|matr[íi]cula(?: (?:nacional|provincial|profesional))?|"
    r"ordem dos m[ée]dicos|RPPS|ADELI|LANR|BSNR|(?:nr )?PWZ|INAMI|RIZIV|AGB(?:-?code)?|BIG(?:-?(?:nummer|nr))?|"
    r"CRM(?:[-/ ][A-Z]{2})?)"
    r"(?: ?n?[ºo°]?\.?:? ?|: ?)(?=\d{4})"
)
"""The name of one elsewhere in Europe and in Latin America, with the number behind it: "Nº colegiado 282855512"."""
