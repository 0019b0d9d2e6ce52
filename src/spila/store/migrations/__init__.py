"""How the database came to its present shape: one file per step in `versions`, run on opening."""
