"""Paper and ink: lay text out on sheets, write them as PDF, and age them like a fax, a scan or a photo."""
