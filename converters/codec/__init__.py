"""Text to text: compression, abbreviation and number codes, each bounded and total."""
