"""Custom deck files, checked before a table is created with one. Pure.

- `judged(wish, words)`: what `sterling deck check` says about the same file
- `check_text(text, file)`: whether it is text at all, and not too long
"""

from sterling.core.errors import SterlingError
from sterling.games import game
from sterling.i18n import Words
from sterling.service.messages import DECK_LENGTH, CheckDeck, DeckNote, JudgedDeck


def judged(wish: CheckDeck, words: Words) -> JudgedDeck:
    """What is unusual about a playable deck; raises a DeckError that names the wrong line."""
    check_text(wish.deck, wish.name)
    found = game(wish.game, wish.seats, deck=wish.deck, deck_name=wish.name)
    return JudgedDeck(
        game=found.facts.name,
        deck_hash=found.deck_hash,
        notes=[_note(note, words) for note in found.deck_notes()],
    )


def check_text(text: str, file: str) -> None:
    if len(text) > DECK_LENGTH:
        raise SterlingError("file/too-long", file=file, expected=DECK_LENGTH)
    if any(sign < " " and sign not in "\t\r\n" for sign in text):
        raise SterlingError("file/not-text", file=file)


def _note(note: str, words: Words) -> DeckNote:
    kind, _, about = note.partition(" ")
    return DeckNote(kind=kind, about=about, text=words(f"deck-note-{kind}", about=about))
