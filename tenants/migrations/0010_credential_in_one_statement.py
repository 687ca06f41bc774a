from django.db import migrations

READ_WHAT_A_PUBLIC_ID_OPENS = """
CREATE FUNCTION tenants_credential_opened_by(named text) RETURNS TABLE (
    credential tenants_credential, organization_is_active boolean
) LANGUAGE plpgsql AS $$
DECLARE
    credential_before text := coalesce(current_setting('app.credential', true), '');
    organization_before text := coalesce(current_setting('app.organization_id', true), '');
BEGIN
    PERFORM set_config('app.credential', named, true);
    SELECT kept.* INTO credential FROM tenants_credential AS kept WHERE kept.public_id = named;
    IF FOUND THEN
        PERFORM set_config('app.organization_id', credential.organization_id, true);
        SELECT organization.is_active INTO STRICT organization_is_active
        FROM tenants_organization AS organization WHERE organization.id = credential.organization_id;
        RETURN NEXT;
    END IF;
    PERFORM set_config('app.credential', credential_before, true);
    PERFORM set_config('app.organization_id', organization_before, true);
END $$
"""
"""Opens the scope on the one row that a key names, then that of the row's organization, reads inside of them, and leaves
the settings as they were; with the rights of whoever calls it, so the policies hold in it as anywhere.
"""


class Migration(migrations.Migration):
    dependencies = [
        ("tenants", "0009_accounts_opened_by_command"),
    ]

    operations = [
        migrations.RunSQL(READ_WHAT_A_PUBLIC_ID_OPENS, "DROP FUNCTION tenants_credential_opened_by(text)"),
    ]
