"""Settings, all from the environment. Every variable with its default is listed in docs/reference/settings.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import environ
from django.core.exceptions import ImproperlyConfigured

from config.model_settings import assistant_models, breaker, judge_model
from jobs.extraction.models.configuration import ModelConfig

BASE_DIR = Path(__file__).resolve().parent.parent
env = environ.Env()

# --- what every deployment must give ---------------------------------------------------------------------------------
SECRET_KEY: str = env.str("SECRET_KEY", default="")
if len(SECRET_KEY) < 32:
    raise ImproperlyConfigured(
        "Set SECRET_KEY to at least 32 random characters, or start the local stack with `make up`, which makes one."
    )
DATABASE_URL: str = env.str("DATABASE_URL", default="")
REDIS_URL: str = env.str("REDIS_URL", default="")
if not DATABASE_URL or not REDIS_URL:
    raise ImproperlyConfigured(
        "Set DATABASE_URL (as the application's role) and REDIS_URL, or start the local stack with `make up`."
    )

DEBUG = False
ALLOWED_HOSTS: list[str] = env.list("ALLOWED_HOSTS", default=["127.0.0.1", "localhost", "[::1]"])
CSRF_TRUSTED_ORIGINS: list[str] = env.list("CSRF_TRUSTED_ORIGINS", default=[])
TRUSTED_PROXIES: list[str] = env.list("TRUSTED_PROXIES", default=[])
"""Networks whose X-Forwarded-For is believed; empty: the client address is the peer's."""
BEHIND_TLS: bool = env.bool("BEHIND_TLS", default=False)

# --- Django ----------------------------------------------------------------------------------------------------------
INSTALLED_APPS = [
    "config.apps.ReferralAdminConfig",
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.staticfiles",
    "rest_framework",
    "drf_spectacular",
    "drf_spectacular_sidecar",
    "common.apps.CommonConfig",
    "events.apps.EventsConfig",
    "tenants.apps.TenantsConfig",
    "referrals.apps.ReferralsConfig",
    "jobs.apps.JobsConfig",
    "pathways.apps.PathwaysConfig",
    "webhooks.apps.WebhooksConfig",
    "config.apps.SwitchboardConfig",
]

MIDDLEWARE = [
    "common.middleware.RequestIdMiddleware",
    "common.middleware.FormBodyMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "common.middleware.DatabaseUnavailableMiddleware",
    "common.page_middleware.PageSessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "common.page_middleware.PageAuthenticationMiddleware",
    "common.page_middleware.PageMessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "tenants.middleware.AdminScopeMiddleware",
]

ROOT_URLCONF = "config.urls"
WSGI_APPLICATION = "config.wsgi.application"
AUTH_USER_MODEL = "tenants.User"
LOGIN_URL = "admin:login"
CSRF_FAILURE_VIEW = "common.api.csrf_failure"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "config" / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ]
        },
    }
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator"},
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 12}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {"NAME": "tenants.passwords.CanBeTyped"},
    {"NAME": "tenants.passwords.WithoutTheUserName"},
]
LANGUAGE_CODE = "en"
TIME_ZONE = "UTC"
USE_TZ = True
FORMAT_MODULE_PATH = "config.formats"
STATIC_URL = "static/"
STATIC_ROOT: str | None = env.str("STATIC_ROOT", default="") or None
"""Where `collectstatic` puts files for a web server in front of us; without it they are served from the packages."""
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = False
APPEND_SLASH = False
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

SESSION_COOKIE_HTTPONLY = True
SESSION_COOKIE_AGE = 60 * 60 * 10
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = SECURE_SSL_REDIRECT = BEHIND_TLS
SECURE_HSTS_SECONDS = 60 * 60 * 24 * 365 if BEHIND_TLS else 0
SECURE_HSTS_INCLUDE_SUBDOMAINS = SECURE_HSTS_PRELOAD = BEHIND_TLS
SECURE_REDIRECT_EXEMPT = [r"^livez$", r"^readyz$"]
if BEHIND_TLS:
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
X_FRAME_OPTIONS = "DENY"
# With "no-referrer" browsers send `Origin: null`, and no form could be sent.
SECURE_REFERRER_POLICY = "same-origin"


# --- Postgres --------------------------------------------------------------------------------------------------------
_PREPARE = 0 if env.bool("POSTGRES_PREPARED_STATEMENTS", default=True) else None
"""Whether the statements of `common.prepared` are prepared. A pooler between us and Postgres that hands one connection
to many clients must know prepared statements (PgBouncer from 1.21 on, with max_prepared_statements) or this be off."""


def _database(url: str, *, for_requests: bool) -> dict[str, Any]:
    """Return Django's form of a database address; the application's connections are kept and bounded."""
    database = {**env.db_url_config(url), "ENGINE": "common.postgres"}
    options = {"connect_timeout": 3, "prepare_threshold": _PREPARE, **database.get("OPTIONS", {})}
    if for_requests:
        options["options"] = "-c statement_timeout=30000 -c lock_timeout=10000"
        database |= {"CONN_MAX_AGE": None, "CONN_HEALTH_CHECKS": True, "DISABLE_SERVER_SIDE_CURSORS": True}
    return {**database, "OPTIONS": options}


DATABASES: dict[str, dict[str, Any]] = {"default": _database(DATABASE_URL, for_requests=True)}
if env.str("DATABASE_OWNER_URL", default=""):
    # The role that owns the tables, for `manage.py migrate --database owner` only.
    DATABASES["owner"] = _database(env.str("DATABASE_OWNER_URL"), for_requests=False)

# --- durable work and Celery -----------------------------------------------------------------------------------------
WORK_LEASE_SECONDS: float = env.float("WORK_LEASE_SECONDS", default=6.0)
WORK_RING_AGAIN_SECONDS: float = env.float("WORK_RING_AGAIN_SECONDS", default=4.0)
WORK_RING_PAUSE_SECONDS: float = env.float("WORK_RING_PAUSE_SECONDS", default=2.0)
WORK_SWEEP_SECONDS: float = env.float("WORK_SWEEP_SECONDS", default=1.0)
WORK_SWEEP_BATCH: int = env.int("WORK_SWEEP_BATCH", default=500)
WORK_IN_FLIGHT_PER_ORGANIZATION: dict[str, int] = {
    "documents": env.int("WORK_IN_FLIGHT_DOCUMENTS", default=4),
    "parts": env.int("WORK_IN_FLIGHT_PARTS", default=2),
    "flags": env.int("WORK_IN_FLIGHT_FLAGS", default=8),
    "flow": env.int("WORK_IN_FLIGHT_FLOW", default=12),
    "io": env.int("WORK_IN_FLIGHT_IO", default=16),
    "shadow": env.int("WORK_IN_FLIGHT_SHADOW", default=1),
}
"""How much of one organization's work may be in workers' hands at once, by kind of pool or by lane, so that
whoever sends ten thousand documents does not keep the others waiting: fewer than `flow` and `io` have threads, and than
`documents` and `parts` have where there are more cores. The two threads of `flags` one
organization may fill: a search takes parts of a second."""

CELERY_BROKER_URL = REDIS_URL
CELERY_BROKER_TRANSPORT = "config.broker:Transport"
CELERY_TASK_IGNORE_RESULT = True
CELERY_TASK_ACKS_LATE = False  # the row is the truth: a lost message is rung again, see common/work/
CELERY_TASK_SERIALIZER = "json"
CELERY_ACCEPT_CONTENT = ["json"]
CELERY_WORKER_PREFETCH_MULTIPLIER = 1
CELERY_WORKER_HIJACK_ROOT_LOGGER = False
CELERY_WORKER_SEND_TASK_EVENTS = False
CELERY_BROKER_CONNECTION_RETRY_ON_STARTUP = True
CELERY_BROKER_CONNECTION_MAX_RETRIES = None
CELERY_BROKER_TRANSPORT_OPTIONS = {
    # A message is a doorbell and its row the truth: to note in the broker which messages are in hand, and to strike
    # them out again, would guard what may be lost, at the price of two more ways to it for each.
    "ack_emulation": False,
    "priority_steps": [0],  # lanes are queues of their own
    "socket_connect_timeout": 1,
    "socket_timeout": 5,
    "socket_keepalive": True,
    "queue_order_strategy": "priority",
}
CELERY_TASK_DEFAULT_QUEUE = "io"
CELERY_BEAT_SCHEDULE = {
    "sweep": {
        "task": "common.sweep",
        "schedule": WORK_SWEEP_SECONDS,
        "options": {"queue": "io", "expires": 5},
    },
    "retention": {
        "task": "tenants.retention",
        "schedule": 3600.0,
        "options": {"queue": "io", "expires": 600},
    },
}

# --- the HTTP interface ----------------------------------------------------------------------------------------------
REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": [],
    "DEFAULT_PERMISSION_CLASSES": [],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "DEFAULT_PARSER_CLASSES": ["common.parsers.StrictJSONParser"],
    "DEFAULT_CONTENT_NEGOTIATION_CLASS": "common.negotiation.FirstRendererOtherwise",
    "DEFAULT_SCHEMA_CLASS": "drf_spectacular.openapi.AutoSchema",
    "EXCEPTION_HANDLER": "common.api.exception_handler",
    "UNAUTHENTICATED_USER": None,
}
SPECTACULAR_SETTINGS = {
    "TITLE": "Referral Automation Service",
    "DESCRIPTION": "Referral documents in, triaged referrals and finished pathway runs out.",
    "VERSION": "1.0.0",
    "OAS_VERSION": "3.1.1",
    "SERVE_INCLUDE_SCHEMA": False,
    "SWAGGER_UI_DIST": "SIDECAR",
    "SWAGGER_UI_FAVICON_HREF": "SIDECAR",
    "COMPONENT_SPLIT_REQUEST": True,
    "POSTPROCESSING_HOOKS": ["drf_spectacular.hooks.postprocess_schema_enums", "config.openapi.complete"],
    "SERVE_AUTHENTICATION": [],
    "SERVE_PERMISSIONS": [],
}
RATE_LIMITS: dict[str, tuple[int, int]] = {
    "upload": (env.int("RATE_LIMIT_UPLOAD", default=100), 60),
    "extract": (env.int("RATE_LIMIT_EXTRACT", default=50), 60),
    "job": (env.int("RATE_LIMIT_JOB", default=300), 60),
    "automation": (env.int("RATE_LIMIT_AUTOMATION", default=300), 60),
    "other": (env.int("RATE_LIMIT_OTHER", default=600), 60),
    "failed_authentication": (env.int("RATE_LIMIT_FAILED_AUTHENTICATION", default=60), 60),
}
"""Limit name to (requests, window in seconds)."""

UPLOAD_MAX_BYTES: int = env.int("UPLOAD_MAX_BYTES", default=25 * 1024 * 1024)
UPLOAD_MAX_PAGES: int = env.int("UPLOAD_MAX_PAGES", default=300)
UPLOAD_MAX_MEGAPIXELS: int = env.int("UPLOAD_MAX_MEGAPIXELS", default=100)
JSON_MAX_BYTES: int = env.int("JSON_MAX_BYTES", default=256 * 1024)
DATA_UPLOAD_MAX_MEMORY_SIZE = 5 * 1024 * 1024
"""Bytes of a form with its files, or of an editor's JSON: read before anybody is known, as CSRF is checked first.

The largest rulesets and pathways pass as forms, where a character can take three bytes. The API's JSON and the files
of uploads are streamed and have the limits above."""
FORM_BODIES_AT_ONCE: int = max(1, env.int("FORM_BODIES_AT_ONCE", default=6))
"""How many of them a process of the web server awaits at once: fewer than it has threads, for anybody can send half."""
FILE_UPLOAD_MAX_MEMORY_SIZE = 1024 * 1024
READING_PART_PAGES: int = max(1, env.int("READING_PART_PAGES", default=4))
"""A job with more pages to be read than this is read in parts of so many pages, each a piece of work of its own."""
READING_PROCESSES: int = env.int("READING_PROCESSES", default=1)
"""Processes with which one piece of work reads its pages at once; cores are kept busy by several pieces of work."""

# --- outside ---------------------------------------------------------------------------------------------------------
PUBLIC_URL: str = env.str("PUBLIC_URL", default="http://127.0.0.1:8000").rstrip("/")
"""Where links in events and webhooks lead."""
OUTBOUND_ALLOWED_PRIVATE_HOSTS: list[str] = env.list("OUTBOUND_ALLOWED_PRIVATE_HOSTS", default=[])
"""Hosts that outbound HTTP may reach though their addresses are not public, and over plain http, for the organizations
to which the operator gives them (Organization.private_hosts)."""
WEBHOOK_TIMEOUT_SECONDS: float = env.float("WEBHOOK_TIMEOUT_SECONDS", default=15.0)

# --- models, off until configured (docs/guides/models.md) ------------------------------------------------------------
ASSISTANT_MODELS: dict[str, ModelConfig] = assistant_models(env)
"""Model-backed assistants by name; which one an organization uses is its choice."""
JUDGE_MODEL: ModelConfig | None = judge_model(env)
_breaker = breaker(env)
MODEL_BREAKER_FAILURES: int = _breaker.failures
MODEL_BREAKER_SECONDS: float = _breaker.seconds

EMAIL_BACKEND: str = env.str("EMAIL_BACKEND", default="django.core.mail.backends.smtp.EmailBackend")
EMAIL_FILE_PATH: str = env.str("EMAIL_FILE_PATH", default=str(BASE_DIR / ".local" / "mail"))
EMAIL_HOST: str = env.str("EMAIL_HOST", default="localhost")
EMAIL_PORT: int = env.int("EMAIL_PORT", default=25)
EMAIL_HOST_USER: str = env.str("EMAIL_HOST_USER", default="")
EMAIL_HOST_PASSWORD: str = env.str("EMAIL_HOST_PASSWORD", default="")
EMAIL_USE_TLS: bool = env.bool("EMAIL_USE_TLS", default=False)
EMAIL_TIMEOUT = 15
DEFAULT_FROM_EMAIL: str = env.str("DEFAULT_FROM_EMAIL", default="referrals@localhost")

# --- logging ---------------------------------------------------------------------------------------------------------
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": "common.logging.JsonFormatter"}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
    "root": {"handlers": ["stderr"], "level": env.str("LOG_LEVEL", default="INFO")},
    "loggers": {
        "celery.worker.strategy": {"level": "WARNING"},
        "celery.app.trace": {"level": "WARNING"},
        "celery.beat": {"level": "WARNING"},
        "django.request": {"level": "ERROR"},
        # Clients of models: at INFO they name addresses, at DEBUG they write whole documents.
        **{name: {"level": "WARNING"} for name in ("openai", "httpx", "httpx2", "httpcore", "httpcore2")},
        **{name: {"level": "WARNING"} for name in ("anthropic", "botocore", "google_genai", "pydantic_ai")},
        "urllib3": {"level": "ERROR"},  # its warnings name addresses, which can hold a receiver's token
    },
}
