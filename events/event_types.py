"""Every type of event there is. Values are stored and sent to receivers: a change needs a migration and a notice."""

from __future__ import annotations

RECORD_CREATED = "record.created"
RECORD_ARCHIVED = "record.archived"
DOCUMENT_UPLOADED = "document.uploaded"
DOCUMENT_PAGE_QUARANTINED = "document.page_quarantined"
DOCUMENT_PAGE_RELEASED = "document.page_released"
EXTRACTION_JOB_COMPLETED = "extraction_job.completed"
EXTRACTION_JOB_FAILED = "extraction_job.failed"
EXTRACTION_JOB_CANCELLED = "extraction_job.cancelled"
EXTRACTION_JOB_FELL_BACK = "extraction_job.fell_back"
REFERRAL_RED_FLAG = "referral.red_flag"
REFERRAL_CORRECTED = "referral.corrected"
REFERRAL_INFORMATION_REQUESTED = "referral.information_requested"
REFERRAL_INFORMATION_RECEIVED = "referral.information_received"
PATHWAY_RUN_STARTED = "pathway_run.started"
PATHWAY_RUN_PAUSED = "pathway_run.paused"
PATHWAY_RUN_RESUMED = "pathway_run.resumed"
PATHWAY_RUN_COMPLETED = "pathway_run.completed"
PATHWAY_RUN_FAILED = "pathway_run.failed"
PATHWAY_RUN_CANCELLED = "pathway_run.cancelled"
NODE_RUN_FAILED = "node_run.failed"
NODE_RUN_OVERRIDDEN = "node_run.overridden"
NODE_RUN_COMPENSATED = "node_run.compensated"
REVIEW_REQUESTED = "review.requested"
REVIEW_COMPLETED = "review.completed"
REVIEW_OVERDUE = "review.overdue"
WEBHOOK_ENDPOINT_DISABLED = "webhook_endpoint.disabled"
PING = "ping"

PUBLIC: frozenset[str] = frozenset(
    value for name, value in list(globals().items()) if name.isupper() and isinstance(value, str)
)
"""Types that webhook endpoints can subscribe to."""

CREDENTIAL_ISSUED = "credential.issued"
CREDENTIAL_REVOKED = "credential.revoked"
RULESET_PUBLISHED = "ruleset.published"
CALIBRATION_CHANGED = "calibration.changed"
PATHWAY_PUBLISHED = "pathway.published"
PATHWAY_MADE_DEFAULT = "pathway.made_default"
PUBLICATION_ASKED = "publication.asked"
PUBLICATION_AGREED = "publication.agreed"
PUBLICATION_REFUSED = "publication.refused"
PUBLICATION_WITHDRAWN = "publication.withdrawn"
PATHWAY_START_CHANGED = "pathway.start_changed"
PATHWAY_START_UNDECIDED = "pathway.start_undecided"
PATHWAY_RUN_MOVED = "pathway_run.moved"
RECORD_STATUS_CHANGED = "record.status_changed"
RECORD_TEAM_ASSIGNED = "record.team_assigned"
RECORD_LABELLED = "record.labelled"
RECORD_PRIORITY_CHANGED = "record.priority_changed"
REVIEW_CLAIMED = "review.claimed"
REVIEW_RELEASED = "review.released"
REVIEW_ANSWERED = "review.answered"
REVIEW_DISAGREED = "review.disagreed"
REVIEW_REMINDED = "review.reminded"
REVIEW_ESCALATED = "review.escalated"
REVIEW_REASSIGNED = "review.reassigned"
OVERRIDE_PROPOSED = "override.proposed"
PERSON_LEFT = "person.left"
PERSON_CHANGED = "person.changed"
PERSON_CONFIRMED = "person.confirmed"
SIGN_IN_LINK_ISSUED = "sign_in_link.issued"
SIGN_IN_LINK_USED = "sign_in_link.used"
ORGANIZATION_SUSPENDED = "organization.suspended"
ORGANIZATION_RESUMED = "organization.resumed"
NOTIFICATION_CREATED = "notification.created"

AUDIT_ONLY: frozenset[str] = frozenset(
    {
        CREDENTIAL_ISSUED,
        CREDENTIAL_REVOKED,
        RULESET_PUBLISHED,
        CALIBRATION_CHANGED,
        PATHWAY_PUBLISHED,
        PATHWAY_MADE_DEFAULT,
        PUBLICATION_ASKED,
        PUBLICATION_AGREED,
        PUBLICATION_REFUSED,
        PUBLICATION_WITHDRAWN,
        PATHWAY_START_CHANGED,
        PATHWAY_START_UNDECIDED,
        PATHWAY_RUN_MOVED,
        RECORD_STATUS_CHANGED,
        RECORD_TEAM_ASSIGNED,
        RECORD_LABELLED,
        RECORD_PRIORITY_CHANGED,
        REVIEW_CLAIMED,
        REVIEW_RELEASED,
        REVIEW_ANSWERED,
        REVIEW_DISAGREED,
        REVIEW_REMINDED,
        REVIEW_ESCALATED,
        REVIEW_REASSIGNED,
        OVERRIDE_PROPOSED,
        PERSON_LEFT,
        PERSON_CHANGED,
        PERSON_CONFIRMED,
        SIGN_IN_LINK_ISSUED,
        SIGN_IN_LINK_USED,
        ORGANIZATION_SUSPENDED,
        ORGANIZATION_RESUMED,
        NOTIFICATION_CREATED,
    }
)
"""Types that stand in the audit trail and the feed, and are not sent to webhook endpoints."""

ALL: frozenset[str] = PUBLIC | AUDIT_ONLY
