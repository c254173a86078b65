"""Links of puzzle editors to neutral drawings and back, without a thought about rules."""
