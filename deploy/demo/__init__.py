"""`make demo`: sample referrals through the real service, from the upload to the last webhook, and a report of it."""
