"""`python -m sterling`."""

import sys

from sterling.cli import main

sys.exit(main())
