"""Sample referral documents of invented people, the programs that draw them, and the gold to measure against."""
