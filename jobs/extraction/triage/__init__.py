"""Triage: urgency, specialty and what to do next, by the clinic's rules, and what a person must see before."""
