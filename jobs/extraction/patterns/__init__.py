"""Many patterns sought in one text, each only where it can match."""
