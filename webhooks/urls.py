from django.urls import path

from webhooks import views

_ENDPOINT = "webhook-endpoints/<str:endpoint_id>"

urlpatterns = [
    path("webhook-endpoints", views.EndpointListView.as_view()),
    path(_ENDPOINT, views.EndpointDetailView.as_view()),
    path(f"{_ENDPOINT}/rotate", views.EndpointRotateView.as_view()),
    path(f"{_ENDPOINT}/test", views.EndpointTestView.as_view()),
    path(f"{_ENDPOINT}/deliveries", views.DeliveryListView.as_view()),
    path(f"{_ENDPOINT}/deliveries/resend", views.DeliveryResendRangeView.as_view()),
    path(f"{_ENDPOINT}/deliveries/<str:delivery_id>", views.DeliveryDetailView.as_view()),
    path(f"{_ENDPOINT}/deliveries/<str:delivery_id>/resend", views.DeliveryResendView.as_view()),
]
