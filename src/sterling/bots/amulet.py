"""A greedy player of the Amulet."""
