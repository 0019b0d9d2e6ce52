"""Training of the Skip-Bo player `master`. Not part of the installed package; see docs/bots-master.md."""
