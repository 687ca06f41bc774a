"""Django's backend for Postgres, which asks a kept connection less often whether it still answers."""
