"""A live table. For now its referee: measured lines (`lag`), the fair race (`race`), the common start (`countdown`)."""
