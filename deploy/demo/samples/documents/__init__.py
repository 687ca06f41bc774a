"""The sample documents: what each says, and what must be read from it. All people and places are invented."""
