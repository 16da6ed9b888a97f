"""The words every game uses. Knows no game, no web, no disk."""
