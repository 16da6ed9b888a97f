"""What every game uses. It knows no particular game, no web and no disk."""
