"""The registers that professionals have their numbers from: of Great Britain, Ireland, North America, Australia, New
Zealand and South Africa."""

from __future__ import annotations

REGISTER = (
    r"(?!(?-i:[A-Z][a-z]))"
    r"(?:NPI|GMC|NMC|GDC|GOC|GPhC|HCPC|IMC|CORU|NMBI|CPSO|CPSBC|AHPRA|MCNZ|NZMC|MCN|HPCSA|PMDC|MDCN|KMPDC|SLMC|BMDC)"
)
"""The name of one, also in patterns without regard to case: "Coru" may be a person. New Zealand's index of providers is
not among them, as "HPI" is the history of an illness, too."""
