"""How the members of nodes are called in forms, and what is said below them. What is not here is named by itself."""

from __future__ import annotations

from common.wording import sentence_case

LABELS = {
    "expression": "Question",
    "when": "If",
    "outcome": "Outcome",
    "title": "Title",
    "rows": "Rows, from the top; the first that holds decides",
    "default": "Otherwise",
    "route": "Then",
    "specialty": "Specialty",
    "queue": "Queue",
    "disposition": "Decision on the referral",
    "on_failure": "If it fails",
    "timeout_seconds": "Time limit",
    "retry": "Trying again",
    "backoff_seconds": "Seconds before the second try",
    "to": "To (mail addresses)",
    "group": "To the people of the team",
    "team": "Team",
    "user": "User",
    "users": "Users",
    "role": "Role",
    "seconds": "By the clock",
    "working_hours": "In working hours",
    "due_in": "To be answered within",
    "expires_in": "Expires after",
    "remind": "Reminders",
    "every": "And again every",
    "most": "At most so many",
    "after": "After",
    "escalate": "Escalation",
    "four_eyes": "Two people must give the same answer",
    "answers_wait": "What comes in answers the wait",
    "answer_outcome": "by the answer",
    "include_patient_data": "May hold patient data",
    "audience": "Who is told",
    "assignee": "Who answers",
    "instructions": "What to do",
    "outcomes": "Possible answers",
    "form": "Questions to answer",
    "name": "Name",
    "type": "Kind of answer",
    "label": "Label",
    "required": "Must be answered",
    "choices": "Choices",
    "lower": "May lower it too",
    "action": "What it does",
    "compensation": "If the run is cancelled later, undo it by this",
    "url": "Address",
    "repeatable": "May be called twice without harm",
    "answer": "What is taken from the answer",
    "AnswerVariable.type": "Kind of value",
    "AnswerVariable.required": "Must be there",
    "Escalation.to": "Then put to",
    "Reminders.after": "First after",
    "request": "What is asked for",
    "expires_in_hours": "The link is good for so many hours",
    "most_files": "At most so many files",
}
"""By the member's name, or by model and name where one name means two things."""

HELP = {
    "expression": 'Compare fields, for example: triage.urgency == "urgent" and referral.patient.age >= 65',
    "when": 'Compare fields, for example: triage.urgency == "urgent"',
    "outcome": "Its name, in small letters, digits and _. Where it goes on to is said below.",
    "status": "A word of your own: small letters, digits and _.",
    "body": "Values stand in double braces, such as {{ record.id }}.",
    "message": "Values stand in double braces, such as {{ record.id }}. No patient data.",
    "group": "Of a record that has no team, its own team is the administrators of the organization.",
    "Audience.team": "Of a record that has no team, its own team is the administrators of the organization.",
    "subject": "One line; values stand in double braces.",
    "include_patient_data": "Only where the organization's settings allow it.",
}

OPTIONS = {
    "record_team": "the record's own team",
    "administrator": "administrators of the organization",
    "reviewer": "reviewers of the organization",
    "route": "go on by the outcome `failed`",
    "stop": "stop the run, to be repaired by hand",
    "approved": "approve",
    "rejected": "reject",
    "yes_no": "yes or no",
    "choice": "one of the choices",
    "send_email": "send a mail",
    "notify": "notify people here",
    "update_status": "set the record's status",
    "assign_team": "give the record to a team",
    "add_label": "put a label on the record",
    "set_priority": "set the record's priority",
    "request_information": "ask for missing information",
    "call_http": "call another system",
    "create_fhir_task": "create a FHIR task",
}

KINDS = {
    "condition": "Condition: a question with yes, no, or cannot be told",
    "decision": "Decision: a table that says where the record goes",
    "action": "Action: something is done",
    "wait": "Wait: a person decides",
}


def label_of(name: str, *, model: str = "") -> str:
    """Return how a form calls a member; `most_files` is "Most files" if nothing better is known."""
    return LABELS.get(f"{model}.{name}") or LABELS.get(name) or sentence_case(name.replace("_", " "))


def option_of(value: str) -> str:
    """Return how a form calls one of the values to choose from."""
    return OPTIONS.get(value) or value.replace("_", " ")
