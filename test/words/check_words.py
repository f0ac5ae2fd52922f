#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fails if a sentence of a comment or docstring opens with Of, By, As, Whose or Where.

    check_words.py ROOT

Such a sentence names its subject late, or has none. The check reads the C++ and Python files of lib, include, python,
tools, bench and test, and the comments of TableGen files there.
"""

import ast
import io
import re
import sys
import tokenize
from pathlib import Path

FOLDERS = ("lib", "include", "python", "tools", "bench", "test")
OPENING = re.compile(r"(?:^|\n[ ]*\n|[.!?:][)\"'`]*\s)\s*((?:Of|By|As|Whose|Where)\b[^.]{0,60})")
CODE = re.compile(r"\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])'")


def blocks(comments):
    """Returns [line, text] of each comment of (line, column, code before it, words).

    A line continues the comment above it if it begins in the same column and has no code of its own. The licence's line
    and the name of the interpreter are left out.
    """
    found, last = [], None
    for line, column, code, words in comments:
        if words.startswith(("!/", "SPDX-License-Identifier")):
            continue
        if last == (line - 1, column) and not code.strip():
            found[-1][1] += "\n" + words
        else:
            found.append([line, words])
        last = (line, column)
    return found


def of_cpp(text):
    """Returns (line, text) of each `//` and `/* */` comment of a C++ file."""
    slashes, others = [], []
    masked = CODE.sub(lambda match: "_" * len(match[0]), text)  # A string may contain slashes.
    for number, (line, found) in enumerate(zip(text.splitlines(), masked.splitlines(), strict=True), 1):
        if match := re.search(r"//+<?(.*)", found):
            slashes.append((number, match.start(), line[: match.start()], line[match.start(1) :].strip()))
    for match in re.finditer(r"/\*(.*?)\*/", masked, re.DOTALL):
        words = "\n".join(line.strip(" *|\\") for line in text[slice(*match.span(1))].splitlines())
        others.append([text.count("\n", 0, match.start()) + 1, words])
    return blocks(slashes) + others


def of_python(text):
    """Returns (line, text) of each comment and docstring of a Python file."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    comments = [
        (*token.start, token.line[: token.start[1]], token.string.lstrip("#").strip())
        for token in tokens
        if token.type == tokenize.COMMENT
    ]
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, documented)]
    docs = [[node.body[0].lineno, ast.get_docstring(node)] for node in nodes if ast.get_docstring(node)]
    return blocks(comments) + docs


def complaints(text, read):
    """Returns (line, the words) of each sentence in `text` with a wrong opening. `read` finds the comments."""
    found = []
    for line, words in read(text):
        for match in OPENING.finditer(words):
            found.append((line + words.count("\n", 0, match.start(1)), " ".join(match[1].split())))
    return sorted(found)


def reader(path):
    """Returns the function that finds the comments of a file, or None for a file of another kind."""
    if path.suffix in (".h", ".cpp", ".c", ".td"):
        return of_cpp
    if path.suffix == ".py":
        return of_python
    if path.suffix == "":
        with path.open("rb") as file:
            return of_python if re.match(rb"#!.*python", file.readline()) else None
    return None


def check(root):
    """Returns a line for each sentence with a wrong opening, and the number of files read."""
    found, count = [], 0
    for path in sorted(path for folder in FOLDERS for path in (root / folder).rglob("*") if path.is_file()):
        if read := reader(path):
            count += 1
            name = str(path.relative_to(root))
            lines = complaints(path.read_text(encoding="utf-8"), read)
            found += [f"{name}:{line}: open this sentence with its subject: {words}" for line, words in lines]
    return found, count


def main():
    found, count = check(Path(sys.argv[1]))
    if count < 500:
        sys.exit(f"{sys.argv[1]}: only {count} files were found")
    print("\n".join(found) if found else f"{count} files open their sentences with the subject")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
