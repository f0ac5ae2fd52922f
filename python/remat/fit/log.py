# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Converts a State to JSON and JSON to a State."""

import dataclasses
import json

from ..files import json_of
from .values import Compile, Failure, Floor, MakePlan, Plan, Prepare, Prepared, Refusal, Result, Slice, State, Tie

KINDS = {
    each.__name__: each for each in (Prepare, MakePlan, Compile, Slice, Tie, Prepared, Plan, Refusal, Result, Failure)
}
FORMAT = "remat-fit-1"


def to_json(state):
    """Returns text with one line for each request and its answer. People can read and compare such texts."""
    head = {"format": FORMAT, "original": written(state.original), "fixed": state.fixed}
    lines = [json.dumps({"request": written(request), "answer": written(answer)}) for request, answer in state.log]
    return "\n".join([json.dumps(head), *lines]) + "\n"


def from_json(text):
    """Raises ValueError if the text is no log of this format."""
    try:
        head, *entries = (json_of(line) for line in text.splitlines())
        if head.get("format") != FORMAT:
            raise ValueError(f"expected a log of format {FORMAT}, got {head.get('format')!r}")
        log = tuple((read(each["request"]), read(each["answer"])) for each in entries)
        return State(read(head["original"]), head["fixed"], log)
    except (AttributeError, KeyError, TypeError) as error:
        raise ValueError(f"this is not the log of a fit: {error!r}") from error


def written(value):
    """Returns a dataclass as a dictionary with its kind, without fields that have their default."""
    fields = {}
    for each in dataclasses.fields(value):
        content = getattr(value, each.name)
        if content != each.default:
            fields[each.name] = written(content) if dataclasses.is_dataclass(content) else content
    return {"kind": type(value).__name__, **fields}


def read(fields):
    fields = dict(fields)
    kind = {**KINDS, "Floor": Floor}[fields.pop("kind")]
    return kind(**{name: read_field(content) for name, content in fields.items()})


def read_field(content):
    if isinstance(content, dict):
        return read(content)
    return tuple(content) if isinstance(content, list) else content
