"""The pages on tenants: organizations, teams, people and credentials."""

from __future__ import annotations

from django.contrib import admin
from django.contrib.auth.models import Group

from tenants.admin.credentials import CredentialAdmin
from tenants.admin.organizations import OrganizationAdmin, TeamAdmin
from tenants.admin.people import PersonAdmin
from tenants.models import Credential, Organization, Team, User

admin.site.unregister(Group)  # roles decide (tenants/admin_scope.py), not Django's permission tables
admin.site.register(Organization, OrganizationAdmin)
admin.site.register(Team, TeamAdmin)
admin.site.register(User, PersonAdmin)
admin.site.register(Credential, CredentialAdmin)
