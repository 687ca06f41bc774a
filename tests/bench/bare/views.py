"""A bare DRF view with one indexed select, and one that takes a file and writes it into a row."""

from __future__ import annotations

import secrets

from django.db import connection
from rest_framework.parsers import MultiPartParser
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.views import APIView


class RowView(APIView):
    def get(self, request: Request, row_id: str) -> Response:
        with connection.cursor() as cursor:
            cursor.execute("SELECT id, status FROM bench_row WHERE id = %s", [row_id])
            found = cursor.fetchone()
        return Response({"id": found[0], "status": found[1]})


class UploadView(APIView):
    parser_classes = (MultiPartParser,)

    def post(self, request: Request) -> Response:
        row_id = secrets.token_hex(16)
        with connection.cursor() as cursor:
            cursor.execute(
                "INSERT INTO bench_row (id, status, content) VALUES (%s, 'new', %s)",
                [row_id, request.FILES["referral"].read()],
            )
        return Response({"id": row_id})
