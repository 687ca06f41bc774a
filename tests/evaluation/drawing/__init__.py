"""Draws the evaluation documents from the texts in `development/` and `heldout/`."""
