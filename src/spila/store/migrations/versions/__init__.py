"""The revisions, ordered by number."""
