"""What is imported late is imported by one thread at a time.

Two threads that enter packages at different modules, each of which imports the other's, wait for each other. Python
ends that by handing one of them a module half done, and its work fails with an ImportError.
"""

from __future__ import annotations

from threading import RLock

importing = RLock()
"""Hold it around every import that is not done when the process starts."""
