"""How words that stand on a page become rows, cells and lines of text."""
