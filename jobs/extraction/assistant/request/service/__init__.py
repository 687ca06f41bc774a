"""Which service is asked for: a procedure, a test, a visit, a therapy."""
