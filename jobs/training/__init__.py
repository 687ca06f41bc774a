"""How the shipped models are made from data. Nothing of it runs in the service."""
