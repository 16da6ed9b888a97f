"""The characters of each game, from the easiest to the strongest: one module for each game, with `CAST`."""
