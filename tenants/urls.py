from django.urls import path

from tenants import views

health_urlpatterns = [path("health", views.HealthView.as_view())]
urlpatterns = [path("events", views.EventFeedView.as_view())]
