"""How doctors are titled before their names, in the languages that are read: "Dr", "Dra.", "Dott.ssa", "Docteur".

Both are alternatives of a pattern in small letters, to be put into brackets that take no notice of case.
"""

DOCTORS_TITLE = r"drs?|dr[ae]|prof(?:essora?|esseure?)?|dott(?:\.?ssa|oressa|ore)?|docteure?|mudr|lek(?=\.)"
DOCTORS_CALLING = r"(?:over|speciall?)?læge|lege|(?:över|special)?läkare|(?:yli)?lääkäri|uzm|hekim"
"""What stands in the place of a title in the north and in Turkey: "Læge Ida Holm"."""
