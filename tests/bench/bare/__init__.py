"""What the machine does without our code: one select, one insert and one message, on the same servers."""
