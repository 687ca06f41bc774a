"""Measures extraction against documents whose contents are known (`gold.jsonl`, format in
docs/reference/referral.md).
"""
