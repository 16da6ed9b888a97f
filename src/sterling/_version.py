"""The version of Sterling: the package metadata and `sterling --version` take it from here."""

__version__ = "0.2.0"
