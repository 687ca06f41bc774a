"""The pages on records: the list, and the record page with its pages, fields and places."""

from __future__ import annotations

from django.contrib import admin

from referrals.admin.records import RecordAdmin
from referrals.models import Record

admin.site.register(Record, RecordAdmin)
