"""On which version each effect was had: found for those there are by the moves of their runs."""

import django.db.models.deletion
from django.db import migrations, models

FIND_VERSIONS = [
    "SELECT set_config('app.all_organizations', 'on', true)",
    """
    UPDATE pathways_actioneffect e SET version_id = COALESCE(
        (SELECT m.from_version_id FROM pathways_runrepair m
         WHERE m.run_id = r.id AND m.repaired_at > e.intended_at ORDER BY m.repaired_at, m.id LIMIT 1),
        r.version_id)
    FROM pathways_noderun n JOIN pathways_pathwayrun r ON r.id = n.run_id
    WHERE n.id = e.node_run_id
    """,
    "SELECT set_config('app.all_organizations', '', true)",
]


class Migration(migrations.Migration):
    dependencies = [
        ("pathways", "0006_purpose_of_publish_requests"),
    ]

    operations = [
        migrations.AddField(
            model_name="actioneffect",
            name="version",
            field=models.ForeignKey(
                null=True,
                on_delete=django.db.models.deletion.PROTECT,
                related_name="+",
                to="pathways.pathwayversion",
            ),
        ),
        migrations.RunSQL(FIND_VERSIONS, reverse_sql=migrations.RunSQL.noop),
    ]
