"""The faces people choose from. A seat carries the name of one; clients draw them (web/src/art/faces.ts)."""

from sterling.service.errors import ServiceError

FACES = (
    "tricorn",
    "kerchief",
    "spectacles",
    "braids",
    "beard",
    "curls",
    "bun",
    "veil",
    "straw-hat",
    "turban",
    "moustache",
    "patch",
)
"""Old tables keep their faces, so faces may be added but never removed."""


def known_face(name: str) -> str:
    """The name of a face, or nothing if none was chosen.

    >>> known_face("braids"), known_face("")
    ('braids', '')
    """
    if name and name not in FACES:
        raise ServiceError("face/unknown", expected=", ".join(FACES), came=name)
    return name
