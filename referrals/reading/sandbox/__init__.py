"""Hostile documents are parsed here: in short-lived, limited child processes of a small warm fork server.

`client.py` runs in the caller's process and starts the fork server; `server.py` is the fork server; `child.py` is what
runs after the fork; `frames.py` is what they say to each other.
"""
