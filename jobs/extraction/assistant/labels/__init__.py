"""Labels of forms and letters: their wordings, where they stand, whose they are, and the values beside or below."""
