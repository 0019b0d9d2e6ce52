"""Live tables: their state and rules of procedure (pure), and the actor around them. Start reading in `actor`."""
