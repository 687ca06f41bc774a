"""What is asked for: when, of which specialty, which service, why and how urgently.

Each package answers one of these questions. Its `answer` weighs what the others found, in `in_forms`, `in_prose`,
`in_notes` and so on; `words`, `names`, `levels` and the like hold what they look for.
"""
