from django.urls import path

from tenants import sign_in_page, views

health_urlpatterns = [path("health", views.HealthView.as_view())]
sign_in_urlpatterns = [path("sign-in/<str:token>/", sign_in_page.choose, name="sign_in_link")]
urlpatterns = [path("events", views.EventFeedView.as_view())]
