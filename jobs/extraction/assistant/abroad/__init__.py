"""Which other language than English a text is written in, how that is typed, and how it denies, doubts and looks
back."""
