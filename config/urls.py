"""Every address of the service. Fixed paths stand before those with an id in the same place."""

from __future__ import annotations

from django.contrib import admin
from django.urls import include, path
from django.views.generic import RedirectView
from drf_spectacular.views import SpectacularAPIView, SpectacularSwaggerView

from jobs.urls import upload_urlpatterns
from jobs.urls import urlpatterns as extraction_urls
from pathways.urls import automation_urlpatterns, deprecated_urlpatterns
from pathways.urls import urlpatterns as run_urls
from referrals.urls import urlpatterns as record_urls
from tenants.urls import health_urlpatterns, sign_in_urlpatterns
from tenants.urls import urlpatterns as event_urls
from tenants.views import livez, readyz
from webhooks.urls import urlpatterns as webhook_urls

urlpatterns = [
    path(
        "api/v1/pub/",
        include(
            [
                *health_urlpatterns,
                *upload_urlpatterns,
                *automation_urlpatterns,
                *record_urls,
                *run_urls,
                *event_urls,
                *webhook_urls,
            ]
        ),
    ),
    path("api/v1/", include(deprecated_urlpatterns)),
    path("v1/", include(extraction_urls)),
    path("api/schema/", SpectacularAPIView.as_view(), name="schema"),
    path("api/docs/", SpectacularSwaggerView.as_view(url_name="schema")),
    path("livez", livez),
    path("readyz", readyz),
    path("", include(sign_in_urlpatterns)),
    path("admin", RedirectView.as_view(url="/admin/")),
    path("admin/", admin.site.urls),
    path("", RedirectView.as_view(url="/api/docs/")),
]

handler400 = "common.api.bad_request"
handler403 = "common.api.permission_denied"
handler404 = "common.api.not_found"
handler500 = "common.api.server_error"
