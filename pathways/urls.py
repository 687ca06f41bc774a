from django.urls import path

from pathways import effect_views, review_views, upload_page, views

automation_urlpatterns = [path("records/automation", views.AutomationView.as_view())]
deprecated_urlpatterns = [path("records/automation", views.DeprecatedAutomationView.as_view())]
urlpatterns = [
    path("uploads/<str:token>", upload_page.UploadView.as_view()),
    path("runs", views.RunListView.as_view()),
    path("runs/<str:run_id>", views.RunDetailView.as_view()),
    path("runs/<str:run_id>/effects", effect_views.RunEffectsView.as_view()),
    path("runs/<str:run_id>/approve", views.RunApproveView.as_view()),
    path("runs/<str:run_id>/resume", views.RunResumeView.as_view()),
    path("runs/<str:run_id>/override", views.RunOverrideView.as_view()),
    path("runs/<str:run_id>/retry", views.RunRetryView.as_view()),
    path("runs/<str:run_id>/cancel", views.RunCancelView.as_view()),
    path("reviews", review_views.ReviewListView.as_view()),
    path("reviews/<str:review_id>", review_views.ReviewDetailView.as_view()),
    path("reviews/<str:review_id>/claim", review_views.ReviewClaimView.as_view()),
    path("reviews/<str:review_id>/release", review_views.ReviewReleaseView.as_view()),
]
