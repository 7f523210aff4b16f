"""Answers for machines."""

from __future__ import annotations

import json


def as_json(answer: object) -> str:
    """One line of JSON, letters of all languages as they are."""
    return json.dumps(answer, ensure_ascii=False)
