"""How papers say what more than one part listens to: assistant, judge, packets and red flags."""
