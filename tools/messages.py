#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the messages of errors, refusals, warnings and remarks in the source, with their files. A value is shown as {}.

    tools/messages.py | less

test/words/sample_sentences.py draws its sample of messages from the same list.
"""

import argparse
import ast
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("lib", "include", "python", "tools")
FEWEST = 4  # Words of a message. A shorter text is only a fragment of a message.
SAYS = ("RematError", "Refusal", "Failed", "Ignored", "warn", "note", "refused")
# The call in C++ that reports a message, up to the end of its statement.
REPORTS = re.compile(r"(?:emit\w*(?:Error|Warning|Remark)|[eE]rror|fail)\((?:[^;]*?)\"[^;]*;")
STRING = re.compile(r'"((?:\\.|[^"\\\n])*)"')
ADJACENT = re.compile(r'"\s*\n\s*"|"\s*<<\s*"')  # Two strings without a value between them are one string.


def of_source():
    """Yields (path, message) for each message of the source, without fragments of messages."""
    for path in sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*")):
        read = of_cpp if path.suffix in (".h", ".cpp", ".td") else of_python
        if read is of_cpp or path.suffix == ".py" or is_script(path):
            for message in read(path.read_text(encoding="utf-8")):
                if len(message.replace("{}", "").split()) >= FEWEST:
                    yield path, message


def is_script(path):
    if path.suffix or not path.is_file():
        return False
    with path.open("rb") as file:
        return re.match(rb"#!.*python", file.readline()) is not None


def of_python(text):
    for node in ast.walk(ast.parse(text)):
        name = node.func if isinstance(node, ast.Call) else None
        if getattr(name, "id", getattr(name, "attr", "")) in SAYS:
            yield from filter(None, map(said, node.args))


def said(node):
    """Returns the text of a string, with {} for each value in it; "" if `node` is no string."""
    if isinstance(node, ast.JoinedStr):
        return "".join(each.value if isinstance(each, ast.Constant) else "{}" for each in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def of_cpp(text):
    for match in REPORTS.finditer(ADJACENT.sub("", text)):
        yield "{}".join(STRING.findall(match[0])).replace('\\"', '"')


def main():
    argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter).parse_args()
    for path, message in of_source():
        print(f"{path.relative_to(ROOT)}: {message}")


if __name__ == "__main__":
    main()
