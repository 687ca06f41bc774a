from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("tenants", "0002_organization_own_names")]

    operations = [
        migrations.AddField(
            model_name="organization",
            name="assistant",
            field=models.CharField(
                blank=True,
                default="",
                help_text="Who proposes the values of a referral. Empty: the built-in assistant, without any network.",
                max_length=40,
            ),
        ),
        migrations.AddField(
            model_name="organization",
            name="model_egress",
            field=models.BooleanField(
                default=False,
                help_text="Allow the text of documents to be sent to language models outside of the operator's premises.",
                verbose_name="Documents may go to models",
            ),
        ),
    ]
