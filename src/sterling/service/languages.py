"""The language of a request."""

from sterling.i18n import LANGUAGES


def language_of(header: str) -> str:
    """The language a browser asks for first, if we speak it.

    >>> language_of("nl, de-CH;q=0.9, fr"), language_of("")
    ('de', 'en')
    """
    for wish in header.split(","):
        if wish.strip()[:2].lower() in LANGUAGES:
            return wish.strip()[:2].lower()
    return "en"
