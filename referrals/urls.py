from django.urls import path

from referrals import views

urlpatterns = [
    path("records", views.RecordListView.as_view()),
    path("records/<str:record_id>", views.RecordDetailView.as_view()),
    path("records/<str:record_id>/referral", views.ReferralView.as_view()),
    path("records/<str:record_id>/archive", views.RecordArchiveView.as_view()),
    path("records/<str:record_id>/documents/<str:document_id>", views.DocumentBytesView.as_view()),
]
