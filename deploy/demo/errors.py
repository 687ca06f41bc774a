"""What can go wrong in a demo, said so that a person knows what to do next."""


class DemoError(Exception):
    """Something did not happen; the message is shown as it stands, without a traceback."""
