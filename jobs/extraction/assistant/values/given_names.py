"""Given names of English that hardly any family has: who is spoken of as "Ms Caroline" is still called so by friends.

Chosen by hand from the common ones; names that are surnames as well (James, Grace, Kelly) are left out.
"""

from __future__ import annotations

from jobs.extraction.assistant.values.marks_of_letters import without_marks

_GIVEN = frozenset(
    "abigail agnes alice alison amanda amelia amy andrea angela anita anna anne annie april audrey barbara beatrice "
    "betty beverly brenda bridget carol caroline carolyn catherine charlotte cheryl christina christine cindy claire "
    "cynthia daisy dawn deborah debra diana diane donna doris dorothy edith eileen elaine eleanor elizabeth ella ellen "
    "emily emma erin esther ethel evelyn fiona florence gemma gillian gloria hannah hazel heather helen irene isabel "
    "isabella jacqueline jane janet janice jean jennifer jessica joan joanne josephine joyce judith julia julie karen "
    "kate katherine kathleen kathryn katie laura lauren lillian linda lisa lois lorraine louise lucy lydia madeleine "
    "margaret maria marie marilyn marjorie martha mary maureen megan melanie melissa michelle mildred miriam molly "
    "monica nancy naomi natalie nicola nicole norma olivia pamela patricia paula pauline penelope phoebe phyllis "
    "priscilla rachel rebecca rhoda rosemary ruby ruth sally samantha sandra sarah sharon sheila shirley sophia sophie "
    "stephanie susan sylvia tara teresa theresa tracy ursula valerie vanessa veronica victoria violet virginia vivian "
    "wendy yvonne zoe aaron abraham adrian alan albert alexander alfred andrew benjamin brian charles christopher "
    "daniel david dennis donald edward eric ethan eugene frederick gary geoffrey gerald jason jeffrey jeremy joel "
    "jonathan joseph joshua justin keith kenneth kevin malcolm matthew michael nathan nicholas nigel patrick peter "
    "philip raymond richard robert ronald samuel sebastian stephen steven stuart theodore timothy trevor vincent "
    "walter william zachary".split()
)


def is_given_name(word: str) -> bool:
    """Tell whether a word is a given name, in whatever case and with whatever marks, that is hardly a surname."""
    return without_marks(word.casefold()) in _GIVEN
