"""What values look like wherever they stand: names, dates, telephone numbers, postal addresses."""
