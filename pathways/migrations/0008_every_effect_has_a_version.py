import django.db.models.deletion
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        ("pathways", "0007_version_of_effects"),
    ]

    operations = [
        migrations.AlterField(
            model_name="actioneffect",
            name="version",
            field=models.ForeignKey(
                help_text="On which it was had, whatever the run moved to since: that one says how it is undone.",
                on_delete=django.db.models.deletion.PROTECT,
                related_name="+",
                to="pathways.pathwayversion",
            ),
        ),
    ]
