"""`make bench`: our figures beside bare ones of the same machine in the same run.

Absolute times differ from machine to machine; what counts is ours divided by the bare one.
"""
