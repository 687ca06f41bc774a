"""Red flags: words of danger in the text itself, found as soon as it is read."""
