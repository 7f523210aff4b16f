"""Pictures with a palette of 256 colours, a third of the size: for those that are kept in the repository."""

from __future__ import annotations

import base64
import struct
import zlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page

_QUANTISE = """async (png) => {
  const bytes = Uint8Array.from(atob(png), (each) => each.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0);
  const { data } = context.getImageData(0, 0, picture.width, picture.height);
  const near = (at) => ((data[at] >> 2) << 12) | ((data[at + 1] >> 2) << 6) | (data[at + 2] >> 2);
  const groups = new Map();
  for (let at = 0; at < data.length; at += 4) {
    const sum = groups.get(near(at)) ?? [0, 0, 0, 0];
    for (let part = 0; part < 3; part += 1) sum[part] += data[at + part];
    sum[3] += 1;
    groups.set(near(at), sum);
  }
  const often = [...groups].sort((one, other) => other[1][3] - one[1][3]);
  const middle = (sum) => sum.slice(0, 3).map((part) => Math.round(part / sum[3]));
  const palette = often.slice(0, 256).map(([, sum]) => middle(sum));
  const places = new Map(often.map(([key, sum], at) => {
    if (at < palette.length) return [key, at];
    const [red, green, blue] = middle(sum);
    const apart = palette.map(([r, g, b]) => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2);
    return [key, apart.indexOf(Math.min(...apart))];
  }));
  const indices = new Uint8Array(data.length / 4);
  for (let at = 0; at < data.length; at += 4) indices[at / 4] = places.get(near(at));
  let text = '';
  for (let at = 0; at < indices.length; at += 32768)
    text += String.fromCharCode(...indices.subarray(at, at + 32768));
  return { width: picture.width, height: picture.height, palette, indices: btoa(text) };
}"""


def with_palette(png: bytes, page: Page) -> bytes:
    """The same picture in the 256 colours that are most frequent in it; `page` is any page, to count in."""
    found: dict[str, Any] = page.evaluate(_QUANTISE, base64.b64encode(png).decode())
    width, height = found["width"], found["height"]
    indices = base64.b64decode(found["indices"])
    rows = b"".join(b"\0" + indices[at : at + width] for at in range(0, len(indices), width))
    colours = bytes(part for colour in found["palette"] for part in colour)
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            _chunk(b"PLTE", colours),
            _chunk(b"IDAT", zlib.compress(rows, 9)),
            _chunk(b"IEND", b""),
        )
    )


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
