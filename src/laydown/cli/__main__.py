"""`python -m laydown.cli`, where the script `laydown` is not installed."""

import sys

from laydown.cli.command_line import main

sys.exit(main())
