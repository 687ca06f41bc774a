"""The administrators' pages of webhook endpoints and their delivery log."""

from __future__ import annotations

from typing import Any, ClassVar

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import ValidationError
from django.db.models import QuerySet
from django.http import HttpRequest

from common.clock import now
from common.errors import ApplicationError, InvalidRequest
from common.ids import cut_id
from events.event_types import PING, PUBLIC
from tenants.admin_scope import OrganizationScopedAdmin
from webhooks import services
from webhooks.models import DeliveryAttempt, WebhookDelivery, WebhookEndpoint


class EndpointForm(forms.ModelForm):  # type: ignore[type-arg]
    """What a person may set; the secret is the service's to make."""

    event_types = forms.MultipleChoiceField(
        choices=[(name, name) for name in sorted(PUBLIC - {PING})],
        required=False,
        widget=forms.CheckboxSelectMultiple,
        help_text="None ticked: all of them. A ping is sent whenever you ask for one.",
    )

    organization_id: ClassVar[str]

    class Meta:
        model = WebhookEndpoint
        fields = ("url", "description", "event_types")

    def clean_url(self) -> str:
        url: str = self.cleaned_data["url"]
        try:
            services.check_url(url, organization_id=self.organization_id)
        except InvalidRequest as refused:
            raise ValidationError(refused.message) from None
        return url


@admin.register(WebhookEndpoint)
class WebhookEndpointAdmin(OrganizationScopedAdmin):
    """Endpoints: added, changed, enabled and tested. A secret is shown when it is made, and nowhere else."""

    form = EndpointForm
    deletable = True
    list_display = (
        "short_id",
        "url",
        "description",
        "is_enabled",
        "disabled_reason",
        "failing_since",
        "created_at",
    )
    list_filter = ("is_enabled",)
    readonly_fields = (
        "id",
        "is_enabled",
        "disabled_reason",
        "failing_since",
        "throttled_until",
        "previous_secret_expires_at",
        "created_at",
        "updated_at",
    )
    ordering = ("-created_at",)
    actions = ("enable", "disable", "send_ping", "rotate_secret")

    @admin.display(description="id", ordering="id")
    def short_id(self, endpoint: WebhookEndpoint) -> str:
        return cut_id(endpoint.id)

    def get_fields(self, request: HttpRequest, obj: Any = None) -> Any:
        settable = list(EndpointForm.Meta.fields)
        return settable if obj is None else [*settable, *self.readonly_fields]

    def get_form(self, request: HttpRequest, obj: Any = None, change: bool = False, **kwargs: Any) -> Any:
        """Return the form that knows whose endpoint it is."""
        form: Any = super().get_form(request, obj, change=change, **kwargs)
        form.organization_id = self.organization_of(request, obj)
        return form

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """An endpoint is of one organization: the operator, who is of none, adds it through the interface."""
        return super().has_add_permission(request, obj) and bool(self.organization_of(request))

    def save_model(self, request: HttpRequest, obj: Any, form: Any, change: bool) -> None:
        wanted = form.cleaned_data
        not_offered = {PING} & set(form.initial.get("event_types") or ())
        settings = {
            "url": wanted["url"],
            "description": wanted["description"],
            "event_types": (*wanted["event_types"], *not_offered),
        }
        if change:
            services.update_endpoint(
                organization_id=obj.organization_id,
                endpoint_id=obj.id,
                actor=_actor(request),
                now=now(),
                **settings,
            )
            return
        made = services.create_endpoint(organization_id=self.organization_of(request), now=now(), **settings)
        obj.pk = made.endpoint.id
        obj.refresh_from_db()
        _show_secret(self, request, made.endpoint.id, made.secret)

    def get_deleted_objects(self, objs: Any, request: HttpRequest) -> Any:
        """The confirmation names the endpoints and counts their deliveries, which may be many and go with them."""
        deliveries = WebhookDelivery.objects.filter(endpoint__in=objs).count()
        counts = {"webhook endpoints": len(objs), "deliveries": deliveries}
        return [f"{endpoint.id} ({endpoint.url})" for endpoint in objs], counts, set(), []

    def delete_model(self, request: HttpRequest, obj: Any) -> None:
        services.delete_endpoint(organization_id=obj.organization_id, endpoint_id=obj.id)

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[Any]) -> None:
        for endpoint in queryset:
            self.delete_model(request, endpoint)

    @admin.action(description="Enable, and send what was held")
    def enable(self, request: HttpRequest, queryset: QuerySet[WebhookEndpoint]) -> None:
        for endpoint in queryset:
            services.enable_endpoint(
                organization_id=endpoint.organization_id, endpoint_id=endpoint.id, now=now()
            )
            self.message_user(request, f"{endpoint.id} is enabled.")

    @admin.action(description="Disable: hold its deliveries")
    def disable(self, request: HttpRequest, queryset: QuerySet[WebhookEndpoint]) -> None:
        for endpoint in queryset:
            services.disable_endpoint(
                organization_id=endpoint.organization_id,
                endpoint_id=endpoint.id,
                actor=_actor(request),
                now=now(),
            )
            self.message_user(request, f"{endpoint.id} is disabled.")

    @admin.action(description="Send a ping")
    def send_ping(self, request: HttpRequest, queryset: QuerySet[WebhookEndpoint]) -> None:
        for endpoint in queryset:
            try:
                delivery = services.send_ping(
                    organization_id=endpoint.organization_id,
                    endpoint_id=endpoint.id,
                    actor=_actor(request),
                    now=now(),
                )
            except ApplicationError as refused:
                self.message_user(request, f"{endpoint.id}: {refused.message}", messages.ERROR)
                continue
            self.message_user(request, f"A ping to {endpoint.id} is queued as delivery {delivery.id}.")

    @admin.action(description="Make a new secret (the old one signs along for 24 hours)")
    def rotate_secret(self, request: HttpRequest, queryset: QuerySet[WebhookEndpoint]) -> None:
        for endpoint in queryset:
            made = services.rotate_secret(
                organization_id=endpoint.organization_id, endpoint_id=endpoint.id, now=now()
            )
            _show_secret(self, request, endpoint.id, made.secret)


class AttemptInline(admin.TabularInline):  # type: ignore[type-arg]
    """The tries of a delivery, to look at."""

    model = DeliveryAttempt
    extra = 0
    fields = readonly_fields = (
        "number",
        "at",
        "duration_ms",
        "response_status",
        "error",
        "response_excerpt",
    )

    def has_view_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        """Who may see the delivery may see its tries."""
        return True

    def has_add_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_change_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        return False


@admin.register(WebhookDelivery)
class WebhookDeliveryAdmin(OrganizationScopedAdmin):
    """The delivery log, to look at and to send again from."""

    editable: ClassVar[bool] = False
    list_display = (
        "short_id",
        "event_type",
        "endpoint_shown",
        "status",
        "attempts",
        "created_at",
        "completed_at",
    )
    list_filter = ("status", "event_type")
    fields = (
        "id",
        "endpoint",
        "event_id",
        "event_type",
        "body",
        "status",
        "attempts",
        "created_at",
        "completed_at",
    )
    readonly_fields = fields
    ordering = ("-created_at", "-id")
    inlines = (AttemptInline,)
    actions = ("resend",)

    @admin.display(description="id", ordering="id")
    def short_id(self, delivery: WebhookDelivery) -> str:
        return cut_id(delivery.id)

    @admin.display(description="endpoint", ordering="endpoint")
    def endpoint_shown(self, delivery: WebhookDelivery) -> str:
        return cut_id(delivery.endpoint_id)

    @admin.action(description="Send again")
    def resend(self, request: HttpRequest, queryset: QuerySet[WebhookDelivery]) -> None:
        for delivery in queryset.order_by("created_at", "id"):
            try:
                services.resend(
                    organization_id=delivery.organization_id,
                    endpoint_id=delivery.endpoint_id,
                    delivery_id=delivery.id,
                    now=now(),
                )
            except ApplicationError as refused:
                self.message_user(request, f"{delivery.id}: {refused.message}", messages.ERROR)
                continue
            self.message_user(request, f"{delivery.id} is queued.")


def _actor(request: HttpRequest) -> str:
    return f"user:{request.user.pk}"


def _show_secret(page: OrganizationScopedAdmin, request: HttpRequest, endpoint_id: str, secret: str) -> None:
    message = f"The secret of {endpoint_id} is {secret} - keep it now, it is shown this once."
    page.message_user(request, message, messages.WARNING)
