"""One file a lattice other than the square one."""
