from django.db import migrations

READ_WHAT_AN_ID_OPENS = """
CREATE FUNCTION jobs_opened_by(job_id text) RETURNS TABLE (
    organization_id varchar, record_id varchar, team_id varchar, status varchar, stage varchar,
    created_at timestamptz, started_at timestamptz, completed_at timestamptz,
    error_code varchar, error_message varchar, result text,
    key_required boolean, result_hours integer, record_is_active boolean
) LANGUAGE plpgsql AS $$
DECLARE
    job_before text := coalesce(current_setting('app.job', true), '');
    organization_before text := coalesce(current_setting('app.organization_id', true), '');
    owner text;
BEGIN
    PERFORM set_config('app.job', job_id, true);
    SELECT job.organization_id INTO owner FROM jobs_extractionjob AS job WHERE job.id = job_id;
    PERFORM set_config('app.organization_id', coalesce(owner, ''), true);
    RETURN QUERY
        SELECT job.organization_id, job.record_id, job.team_id, job.status, job.stage,
               job.created_at, job.started_at, job.completed_at,
               job.error_code, job.error_message, job.result,
               organization.job_key_required, organization.job_result_hours,
               EXISTS (SELECT FROM referrals_record AS record
                       WHERE record.organization_id = owner AND record.id = job.record_id
                         AND record.lifecycle = 'active')
        FROM jobs_extractionjob AS job JOIN tenants_organization AS organization ON organization.id = owner
        WHERE job.organization_id = owner AND job.id = job_id;
    PERFORM set_config('app.job', job_before, true);
    PERFORM set_config('app.organization_id', organization_before, true);
END $$
"""
"""Opens the scope that a job's id opens, then its organization's, reads inside of them, and leaves the settings as they
were: three statements of which each needs what the one before it found, in one way to Postgres and back.

It runs with the rights of whoever calls it, so the policies hold in it as anywhere.
"""


class Migration(migrations.Migration):
    dependencies = [
        ("jobs", "0005_cancelled_stages"),
        ("referrals", "0003_record_labels"),
        ("tenants", "0009_accounts_opened_by_command"),
    ]

    operations = [
        migrations.RunSQL(READ_WHAT_AN_ID_OPENS, "DROP FUNCTION jobs_opened_by(text)"),
    ]
