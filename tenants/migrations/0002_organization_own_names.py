from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tenants", "0001_initial")]

    operations = [
        migrations.AddField(
            model_name="organization",
            name="own_names",
            field=models.TextField(
                blank=True,
                default="",
                help_text="What senders call you, one name a line: clinics, departments, short forms. A fax to "
                "somebody else is then redirected. Empty: no fax is taken to be for somebody else.",
            ),
        ),
    ]
