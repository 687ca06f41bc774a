from django.urls import path

from tests.bench.bare import views

urlpatterns = [
    path("row/<str:row_id>", views.RowView.as_view()),
    path("upload", views.UploadView.as_view()),
]
