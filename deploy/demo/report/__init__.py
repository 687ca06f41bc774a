"""The report of a demo: one HTML file that stands by itself, with no request to anywhere.

page      the whole file: head, overview, navigation, one section a document
section   one document: its parts in their order
pages     the pages as pictures, with the boxes of the evidence over them
fields    the values beside them, with confidence, verdict and reasons
decisions triage, red flags, completeness
runs      the pathway's graph with the path taken, and a timeline of its nodes
history   audit trail, events, webhooks
marks     what the parts share: chips, bars, words for codes
"""

from deploy.demo.report.page import write_report

__all__ = ["write_report"]
