"""Schema migrations: one file per revision in `versions`, run when a store is opened."""
