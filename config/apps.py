from django.apps import AppConfig


class SwitchboardConfig(AppConfig):
    name = "config"
    label = "switchboard"

    def ready(self) -> None:
        from config import switchboard

        switchboard.connect()
