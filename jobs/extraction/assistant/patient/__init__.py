"""Who the patient is, how to reach them, and how they are insured."""
