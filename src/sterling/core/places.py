"""Where files of a person are kept."""

import os
from pathlib import Path


def data_folder() -> Path:
    """The folder for records and databases, if no other was chosen."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "sterling"
