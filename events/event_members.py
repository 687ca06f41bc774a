"""What each type of event tells: when it is recorded and which members its `data` has.

The page docs/reference/events.md is written from this, and tests hold it against what is recorded.
"""

from __future__ import annotations

from typing import NamedTuple

from events import event_types as types


class Told(NamedTuple):
    """When a type is recorded, the members that its `data` always has, and those it has only sometimes."""

    when: str
    always: tuple[str, ...] = ()
    sometimes: tuple[str, ...] = ()

    @property
    def members(self) -> frozenset[str]:
        return frozenset((*self.always, *self.sometimes))


_RECORD = ("record_id",)
_DOCUMENT = (*_RECORD, "document_id")
_JOB = (*_RECORD, "job_id")
_RUN = (*_RECORD, "run_id", "pathway_id")
_NODE = (*_RUN, "node")
_REVIEW = (*_RUN, "review_id")
_REQUEST = ("publish_request_id", "pathway_id", "version", "purpose", "red_flags_lost")

TOLD: dict[str, Told] = {
    types.RECORD_CREATED: Told("An upload made a record", _RECORD),
    types.RECORD_ARCHIVED: Told("A record was taken out of use", _RECORD),
    types.DOCUMENT_UPLOADED: Told(
        "A document came that the record did not have", (*_DOCUMENT, "page_count", "media_type")
    ),
    types.DOCUMENT_PAGE_QUARANTINED: Told(
        "Pages of a document were set aside as another patient's; once for each page",
        (*_DOCUMENT, "pages", "reasons", "job_id"),
    ),
    types.DOCUMENT_PAGE_RELEASED: Told("A person said that a page is the patient's", (*_DOCUMENT, "pages")),
    types.EXTRACTION_JOB_COMPLETED: Told(
        "A job ended, and the record has its referral", (*_JOB, "referral_url", "urgency", "disposition")
    ),
    types.EXTRACTION_JOB_FAILED: Told("A job ended without a referral", (*_JOB, "error_code", "stage")),
    types.EXTRACTION_JOB_CANCELLED: Told(
        "A job ended because its record was archived", (*_JOB, "error_code")
    ),
    types.EXTRACTION_JOB_FELL_BACK: Told(
        "The built-in assistant proposed in place of a model", (*_JOB, "wanted", "used", "code")
    ),
    types.REFERRAL_RED_FLAG: Told(
        "A search found red flags that no search of this job had found; while the job runs, or after it",
        (*_RECORD, "codes"),
    ),
    types.REFERRAL_CORRECTED: Told(
        "A person corrected fields", (*_RECORD, "paths", "ruleset", "urgency", "disposition")
    ),
    types.REFERRAL_INFORMATION_REQUESTED: Told(
        "A decision of a pathway asks the sender for more, or an action is about to mail a link for documents",
        (*_RECORD, "run_id", "node"),
        ("pathway_id", "upload_link_id"),
    ),
    types.REFERRAL_INFORMATION_RECEIVED: Told(
        "A document came by such a link", (*_RUN, "upload_link_id", "document_id")
    ),
    types.PATHWAY_RUN_STARTED: Told("A run was made", (*_RUN, "status")),
    types.PATHWAY_RUN_PAUSED: Told("A run waits for people", (*_REVIEW, "node")),
    types.PATHWAY_RUN_RESUMED: Told("A run goes on: answered, expired, or led on by a person", _RUN),
    types.PATHWAY_RUN_COMPLETED: Told("A run came to its end", _RUN),
    types.PATHWAY_RUN_FAILED: Told("A run stopped; it can be led on", (*_NODE, "error_code")),
    types.PATHWAY_RUN_CANCELLED: Told("A run was cancelled", _RUN),
    types.NODE_RUN_FAILED: Told(
        "A node failed, or what undoes it; the run may go on by the edge `failed`", (*_NODE, "error_code")
    ),
    types.NODE_RUN_OVERRIDDEN: Told("A person's outcome took the place of a node's", (*_NODE, "outcome")),
    types.NODE_RUN_COMPENSATED: Told("What a cancelled run had done was undone", _NODE),
    types.REVIEW_REQUESTED: Told("People are asked", (*_REVIEW, "node")),
    types.REVIEW_COMPLETED: Told("People have decided", (*_REVIEW, "outcome")),
    types.REVIEW_OVERDUE: Told("Nobody answered in time; once for each review", _REVIEW),
    types.WEBHOOK_ENDPOINT_DISABLED: Told(
        "Nothing is sent to a receiver any more", ("endpoint_id", "reason")
    ),
    types.PING: Told("Somebody tests a receiver; it goes to that one only", ("endpoint_id",)),
    types.CREDENTIAL_ISSUED: Told("A key was made", ("credential_id", "kind")),
    types.CREDENTIAL_REVOKED: Told("A key is refused from now on", ("credential_id",), ("why",)),
    types.RULESET_PUBLISHED: Told("A ruleset has a new version", ("ruleset", "version")),
    types.CALIBRATION_CHANGED: Told("Jobs use another confidence map", ("confidence_map",)),
    types.PATHWAY_PUBLISHED: Told(
        "A version was published, the first time or again", ("pathway_id", "version")
    ),
    types.PATHWAY_MADE_DEFAULT: Told(
        "Requests that name no pathway get this one", ("pathway_id", "version", "in_place_of")
    ),
    types.PUBLICATION_ASKED: Told("An administrator asked another to agree", _REQUEST),
    types.PUBLICATION_AGREED: Told("The other one agreed", _REQUEST),
    types.PUBLICATION_REFUSED: Told("The other one refused", _REQUEST),
    types.PUBLICATION_WITHDRAWN: Told("Who asked took it back, or it was asked anew", _REQUEST),
    types.PATHWAY_START_CHANGED: Told(
        "When a pathway starts by itself was set", ("pathway_id", "starts_by_itself")
    ),
    types.PATHWAY_START_UNDECIDED: Told(
        "It could not be told whether a pathway starts", (*_RECORD, "pathway_id", "fields")
    ),
    types.PATHWAY_RUN_MOVED: Told("A run was put on another version", (*_RUN, "from_version", "to_version")),
    types.RECORD_STATUS_CHANGED: Told("A pathway set the record's status", (*_RECORD, "status")),
    types.RECORD_TEAM_ASSIGNED: Told("A pathway gave the record to a team", (*_RECORD, "before", "after")),
    types.RECORD_LABELLED: Told("A pathway put a label on the record", (*_RECORD, "label")),
    types.RECORD_PRIORITY_CHANGED: Told("A pathway set the record's priority", (*_RECORD, "before", "after")),
    types.REVIEW_CLAIMED: Told("A person took a review", _REVIEW),
    types.REVIEW_RELEASED: Told("A review was given back", _REVIEW),
    types.REVIEW_ANSWERED: Told("The first of two people answered", _REVIEW),
    types.REVIEW_DISAGREED: Told("Another answered differently; the run waits on", _REVIEW),
    types.REVIEW_REMINDED: Told("Who is asked was reminded", _REVIEW),
    types.REVIEW_ESCALATED: Told("Others are asked, as nobody answered", _REVIEW, ("reason",)),
    types.REVIEW_REASSIGNED: Told("Others are asked, as who was named is not there", _REVIEW, ("reason",)),
    types.OVERRIDE_PROPOSED: Told("An override waits for a second person", (*_NODE, "outcome")),
    types.PERSON_LEFT: Told("A person was deactivated", ("user_id",)),
    types.PERSON_CHANGED: Told("A person was changed", ("user_id", "fields")),
    types.PERSON_CONFIRMED: Told("A person was confirmed by somebody independent", ("user_id",)),
    types.SIGN_IN_LINK_ISSUED: Told("A link for choosing a password was made", ("user_id",)),
    types.SIGN_IN_LINK_USED: Told("A password was chosen by it", ("user_id",)),
    types.ORGANIZATION_SUSPENDED: Told("The operator suspended the organization"),
    types.ORGANIZATION_RESUMED: Told("The operator resumed it", ("suspended_at",)),
    types.NOTIFICATION_CREATED: Told("A pathway left a message in the pages", _RUN),
}
"""Every type, in the order of event_types."""

MEANINGS: dict[str, str] = {
    "record_id": "the record",
    "document_id": "the document",
    "job_id": "the job; it opens the job's result",
    "run_id": "the run",
    "pathway_id": "the pathway",
    "review_id": "the review",
    "endpoint_id": "the receiver",
    "upload_link_id": "the link by which documents may be added",
    "credential_id": "the key, by its row and not by what is sent",
    "user_id": "the person",
    "publish_request_id": "what was asked of another administrator",
    "page_count": "pages of the document",
    "media_type": "its type, by its bytes",
    "pages": "numbers of pages, from 1",
    "reasons": "codes of why they were set aside",
    "referral_url": "where the referral is",
    "urgency": "of the triage that holds now, after what people have corrected",
    "disposition": "of the same triage",
    "error_code": "why it failed",
    "stage": "the stage that failed",
    "wanted": "the assistant that was chosen",
    "used": "the one that proposed",
    "code": "why the chosen one did not",
    "codes": "codes of the red flags that are new",
    "paths": "paths of the corrected fields",
    "ruleset": "the rules: `name vN` of a correction, the name where a version is published",
    "node": "key of the node",
    "outcome": "by which outcome the run goes on; of a proposed override, would go on",
    "status": "of a run, `running` or `pending` (it waits for an extraction); of a record, the clinic's own word",
    "reason": "of a receiver `by_request`, `gone` (it answered 410) or `failing`; of a review why others are asked",
    "kind": "`pk`, `ak` or `at`",
    "why": "`password_chosen`: the key's owner chose a new password",
    "version": "its number",
    "confidence_map": "the map in use from now on",
    "in_place_of": "the pathway that was it before, or null",
    "purpose": "`publish`, `default`, `start` or `retire`",
    "red_flags_lost": "on how many records",
    "starts_by_itself": "whether it does from now on",
    "fields": "of a person the members that were changed; of a start the paths that left it open, if it could be asked",
    "from_version": "number of the version before",
    "to_version": "number of the version after",
    "before": "a team's id or null, or an urgency",
    "after": "the same, from now on",
    "label": "the label",
    "suspended_at": "since when it was suspended",
}
"""What a member of `data` is."""
