"""What is asked for: when, of which specialty, which service, why and how urgently."""
