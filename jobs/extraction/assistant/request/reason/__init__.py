"""Why somebody is referred, in the document's words."""
