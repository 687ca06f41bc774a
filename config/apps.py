from django.apps import AppConfig
from django.contrib.admin.apps import AdminConfig


class SwitchboardConfig(AppConfig):
    name = "config"
    label = "switchboard"

    def ready(self) -> None:
        from config import switchboard

        switchboard.connect()


class ReferralAdminConfig(AdminConfig):
    """Django's admin with our site as `admin.site`."""

    default_site = "config.admin_site.ReferralAdminSite"
