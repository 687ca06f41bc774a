"""The settings of language models, which a running stack shares with the commands beside it."""

from collections.abc import Mapping

_BEGIN_WITH = ("ASSISTANT_MODEL", "JUDGE_MODEL", "MODEL_BREAKER_")


def settings_of_models(environment: Mapping[str, str]) -> dict[str, str]:
    """Give the variables of models, their keys among them.

    They go into the file of a stack's settings, which is its owner's alone and gone when the stack stops.
    """
    return {name: value for name, value in environment.items() if name.startswith(_BEGIN_WITH)}


def beside_the_stack(settings: Mapping[str, str], own: Mapping[str, str]) -> dict[str, str]:
    """Give what a command takes of a running stack's settings: all of them, without its models where the command's
    `own` environment has any, for half of one and half of another is neither.
    """
    left_out = settings_of_models(settings) if settings_of_models(own) else {}
    return {name: value for name, value in settings.items() if name not in left_out}
