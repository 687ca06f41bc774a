"""The two roles of the database, and what the application's role may do. The same for every kind of Postgres server.

The owner runs migrations. The application is neither owner nor superuser nor BYPASSRLS, so that row security binds it.
"""

from psycopg import sql

OWNER_ROLE = "referrals_owner"
APPLICATION_ROLE = "app"
DATABASE = "referrals"

_ROLE = """
DO $$ BEGIN
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = {name}) THEN CREATE ROLE {role}; END IF;
END $$;
ALTER ROLE {role} LOGIN NOSUPERUSER NOCREATEROLE NOBYPASSRLS NOREPLICATION {extra};
"""

_GRANTS = """
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE, CREATE ON SCHEMA public TO {owner};
GRANT USAGE ON SCHEMA public TO {application};
ALTER DEFAULT PRIVILEGES FOR ROLE {owner} IN SCHEMA public
    GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO {application};
ALTER DEFAULT PRIVILEGES FOR ROLE {owner} IN SCHEMA public
    GRANT USAGE, SELECT ON SEQUENCES TO {application};
"""


def roles_statement() -> str:
    """Give the SQL that creates both roles, or sets them right; run it as a superuser."""
    return "".join(
        sql.SQL(_ROLE)
        .format(name=sql.Literal(role), role=sql.Identifier(role), extra=sql.SQL(extra))
        .as_string()
        for role, extra in ((OWNER_ROLE, "CREATEDB"), (APPLICATION_ROLE, "NOCREATEDB"))
    )


def grants_statement() -> str:
    """Give the SQL that opens one database's tables to the application; run it connected to it.

    Only tables that the owner creates afterwards are granted: what a migration revokes later stays revoked.
    """
    return (
        sql.SQL(_GRANTS)
        .format(owner=sql.Identifier(OWNER_ROLE), application=sql.Identifier(APPLICATION_ROLE))
        .as_string()
    )


def create_database_statement(*, name: str, template: str | None = None) -> str:
    """Give the SQL that creates the database `name`, owned by the owner role.

    `template` names a database to copy, tables, rows and grants included; nobody may be connected to it.
    """
    statement = sql.SQL("CREATE DATABASE {} OWNER {}").format(
        sql.Identifier(name), sql.Identifier(OWNER_ROLE)
    )
    if template is not None:
        statement += sql.SQL(" TEMPLATE {}").format(sql.Identifier(template))
    return statement.as_string()


def server_script() -> str:
    """Give the psql script that prepares a real server: roles, database, grants."""
    return (
        "-- Run once as a superuser:  python -m deploy.local roles-sql | psql -d postgres\n"
        "-- then give both roles a password:  \\password referrals_owner  and  \\password app\n"
        f"{roles_statement()}\n"
        f"SELECT '{create_database_statement(name=DATABASE)}'\n"
        f"    WHERE NOT EXISTS (SELECT FROM pg_database WHERE datname = '{DATABASE}')\\gexec\n"
        f"\\connect {DATABASE}\n"
        f"{grants_statement()}"
    )
