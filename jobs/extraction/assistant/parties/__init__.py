"""Who sends the referral and who it is for."""
