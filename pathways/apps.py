from django.apps import AppConfig


class PathwaysConfig(AppConfig):
    name = "pathways"
    default_auto_field = "django.db.models.BigAutoField"
