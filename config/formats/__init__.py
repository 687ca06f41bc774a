"""How pages write dates, by language."""
