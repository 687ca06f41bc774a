"""A page of our own that a fork server reads before its first child is forked.

What a reader does only once - libraries that find their functions, fonts that are loaded, memory that is fetched - is
done then, and not again by each child: that was an eighth of the time of a page with a text layer.
"""

from __future__ import annotations

from referrals.reading import pages, pdf

_SHOWN = (
    b"BT /F 11 Tf 12 130 Td 14 TL (Referral) ' (Name: Jane Smith) ' (Please see her knee.) ' (\xb7 one) ' ET "
    b"12 20 9 9 re S"
)
"""Words, a sign that may be of a symbol font, and what may be a check box, for which a page is pictured."""
_OBJECTS = (
    b"<</Type/Catalog/Pages 2 0 R>>",
    b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
    b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 144 144]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>",
    b"<</Length %d>>stream\n%s\nendstream" % (len(_SHOWN), _SHOWN),
    b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
)
DOCUMENT = b"%%PDF-1.4\n%strailer<</Root 1 0 R>>" % b"".join(
    b"%d 0 obj%sendobj\n" % (number, written) for number, written in enumerate(_OBJECTS, 1)
)
"""A PDF of one page, a small one: memory that its picture took and gave back would be the children's, beyond what they
are allowed."""


def read() -> None:
    """Read the page as a child reads one that was sent."""
    with pdf.opened(DOCUMENT) as document:
        pages.text_layer_page(document, 1)
