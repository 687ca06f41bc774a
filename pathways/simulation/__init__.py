"""Trying a pathway on records, beside the one before it: where each would go, what differs, which red flag is lost.

Values in, values out. What is kept of a walk (`Walk`) holds no patient data.
"""

from __future__ import annotations

from pathways.simulation.comparing import CHANGES, Compared, compare, try_record
from pathways.simulation.counting import Counts, count
from pathways.simulation.flow import flow_picture
from pathways.simulation.invented import lost_in_invented
from pathways.simulation.starts import start_lost, start_lost_in_invented
from pathways.simulation.walks import Walk, place_of, walk_of

__all__ = [
    "CHANGES",
    "Compared",
    "Counts",
    "Walk",
    "compare",
    "count",
    "flow_picture",
    "lost_in_invented",
    "place_of",
    "start_lost",
    "start_lost_in_invented",
    "try_record",
    "walk_of",
]
