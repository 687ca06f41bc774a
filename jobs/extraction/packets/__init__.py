"""Sorting the pages of a packet: what each page is, which belong together, and which are another patient's."""
