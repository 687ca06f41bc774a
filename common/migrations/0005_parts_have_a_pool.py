from django.db import migrations


class Migration(migrations.Migration):
    """Parts of long documents that wait are rung where their own pool listens."""

    dependencies = [
        ("common", "0004_claim_drawn_anew"),
    ]

    operations = [
        migrations.RunSQL(
            "UPDATE common_work SET queue = 'parts' WHERE name = 'jobs.read_pages'",
            reverse_sql="UPDATE common_work SET queue = 'documents' WHERE name = 'jobs.read_pages'",
        ),
    ]
