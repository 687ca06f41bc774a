"""Whether confidences are true: reliability measured, maps fitted, thresholds advised. What a number claims is
compared with what people or known documents said of the value; docs/guides/confidence.md.
"""
