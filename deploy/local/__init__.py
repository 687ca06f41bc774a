"""The embedded stack: Postgres, Valkey, the web server and the workers as supervised processes of one checkout.

`python -m deploy.local up|down|status|run|roles-sql`. Nothing here is imported by the service itself.
"""
