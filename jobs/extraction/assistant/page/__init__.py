"""How a page is laid out: headings, blocks, cells, boxes, entries, sentences."""
