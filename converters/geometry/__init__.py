"""What several lattices are made with: neighbours, repeating patterns, finite meshes, rings."""
