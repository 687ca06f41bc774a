"""Editing a pathway in place: the forms of its nodes, one change at a time, and its questions said back in plain words.

A draft's document may be unfinished, so everything here takes it as it is.
"""

from pathways.editing.changes import Change, Refused, change
from pathways.editing.echoes import echoes_of
from pathways.editing.fields import fields_for
from pathways.editing.forms import Form, Question, forms

__all__ = ["Change", "Form", "Question", "Refused", "change", "echoes_of", "fields_for", "forms"]
