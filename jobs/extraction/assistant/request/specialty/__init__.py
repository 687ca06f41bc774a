"""Which specialty is asked for: marked, named, sent to, or only implied by what the document tells."""
