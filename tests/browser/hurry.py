"""A person who is quicker than the page, at every run of a test alike: no pause ends, and answers keep one waiting."""

from __future__ import annotations

from datetime import timedelta

from playwright.sync_api import Page, Route

from common.clock import now


def stop_clock(page: Page) -> None:
    """Let no pause of typing end by itself: what is sent from now on, something else has sent."""
    page.clock.install()
    page.clock.pause_at(now() + timedelta(days=1))


class HeldRequests:
    """Requests to an address that have left the page and do not reach the server before they are let go."""

    def __init__(self, page: Page, address: str) -> None:
        self.held: list[Route] = []
        self.holding = True
        page.route(address, self.meet)

    def meet(self, route: Route) -> None:
        if self.holding:
            self.held.append(route)
        else:
            route.continue_()

    def let_go(self) -> None:
        self.holding = False
        for route in self.held:
            route.continue_()
