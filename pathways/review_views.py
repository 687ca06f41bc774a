"""What callers see of reviews, and taking one."""

from __future__ import annotations

from typing import Any

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from common.api import success
from common.clock import now
from common.paging import PAGING, page_of
from common.row_security import organization_scope
from pathways import review_selectors, services
from pathways.data import ReviewData
from pathways.selectors import lock_run
from pathways.serializers import read_assigned_to, read_status
from pathways.states import REVIEW
from pathways.views import RunView


class ReviewListView(RunView):
    @extend_schema(
        operation_id="list_reviews",
        tags=["reviews"],
        parameters=[
            *PAGING,
            OpenApiParameter("status", str, description="`open` for those that wait."),
            OpenApiParameter(
                "assigned_to",
                str,
                enum=["me", "my_team"],
                description="Those that name the caller or were taken by the caller; or that the caller's team, "
                "role or everyone is asked.",
            ),
        ],
        responses={200: OpenApiTypes.OBJECT},
    )
    def get(self, request: Request) -> Response:
        """List the reviews the caller may see, newest first."""
        status = read_status(request.query_params, REVIEW)
        assigned_to = read_assigned_to(request.query_params)
        with organization_scope(self.principal.organization_id):
            reviews, following = page_of(
                lambda after, limit: review_selectors.list_reviews(
                    principal=self.principal,
                    status=status,
                    assigned_to=assigned_to,
                    after=after,
                    limit=limit,
                ),
                request.query_params,
                filters=("status", "assigned_to"),
            )
        return success([review_body(review) for review in reviews], next=following)


class ReviewDetailView(RunView):
    @extend_schema(operation_id="get_review", tags=["reviews"], responses={200: OpenApiTypes.OBJECT})
    def get(self, _request: Request, review_id: str) -> Response:
        """Show a review with what happened to it: who took it, reminders, who it was put to."""
        with organization_scope(self.principal.organization_id):
            return success(self.shown(review_id))

    def shown(self, review_id: str) -> dict[str, Any]:
        """Return the review's body with its history, and note that it was read. Raises ReviewNotFound."""
        review, steps = review_selectors.get_review(principal=self.principal, review_id=review_id)
        self.note_access("review.read", review.id)
        return {**review_body(review), "history": [step.model_dump(mode="json") for step in steps]}


class ReviewClaimView(ReviewDetailView):
    http_method_names = ["post"]

    @extend_schema(
        operation_id="claim_review", tags=["reviews"], request=None, responses={200: OpenApiTypes.OBJECT}
    )
    def post(self, _request: Request, review_id: str) -> Response:
        """Take a review, so that nobody else works on it; 409 when somebody has it."""
        with organization_scope(self.principal.organization_id):
            review, _ = review_selectors.get_review(principal=self.principal, review_id=review_id)
            run = lock_run(principal=self.principal, run_id=review.run_id)
            services.claim_review(run=run, principal=self.principal, now=now())
            return success(self.shown(review_id), message="Review taken")


class ReviewReleaseView(ReviewDetailView):
    http_method_names = ["post"]

    @extend_schema(
        operation_id="release_review", tags=["reviews"], request=None, responses={200: OpenApiTypes.OBJECT}
    )
    def post(self, _request: Request, review_id: str) -> Response:
        """Give a review back that the caller has taken; administrators may give anybody's back."""
        with organization_scope(self.principal.organization_id):
            review, _ = review_selectors.get_review(principal=self.principal, review_id=review_id)
            run = lock_run(principal=self.principal, run_id=review.run_id)
            services.release_review(run=run, principal=self.principal, now=now())
            return success(self.shown(review_id), message="Review released")


def review_body(review: ReviewData) -> dict[str, Any]:
    """Return a review as the API shows it."""
    return {"review_id": review.id, **review.model_dump(mode="json", exclude={"id"})}
