"""How urgent the document says it is: marked in a form, in a line of its own, in sentences, in telegraphic notes."""
