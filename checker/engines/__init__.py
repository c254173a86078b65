"""What solves, proves, explains and makes puzzles of any genre."""
