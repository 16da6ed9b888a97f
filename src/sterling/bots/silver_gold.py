"""A one-turn greedy player for Silver & Gold (placeholder body follows)."""
