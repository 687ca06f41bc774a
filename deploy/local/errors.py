"""What can go wrong while the stack starts, said so that a person knows what to do next."""


class StackError(Exception):
    """The stack cannot do what was asked; the message is shown as it stands, without a traceback."""
