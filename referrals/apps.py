from django.apps import AppConfig


class ReferralsConfig(AppConfig):
    name = "referrals"
    default_auto_field = "django.db.models.BigAutoField"
