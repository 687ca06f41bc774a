from django.urls import path

from jobs import views

upload_urlpatterns = [path("records/document-upload", views.DocumentUploadView.as_view())]
urlpatterns = [
    path("extract", views.ExtractView.as_view()),
    path("jobs/<str:job_id>", views.JobView.as_view()),
]
