"""What every genre's reader needs: where marks stand, how they look, and words for them."""
