"""The messages between a server and its clients, versioned from the first day.

Every shape is a msgspec Struct; web/src/wire.ts is generated from them. Frames are JSON objects tagged by
`type`. What the rooms before write as plain objects is described here once more, so that nothing leaves a
server that its clients do not know the shape of.
"""

from typing import Final

VERSION: Final = 1
"""The protocol's. A client of another version is told so and nothing else."""

LARGEST: Final = 16_384
"""The longest frame a client may send, in bytes."""
