# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A hook of mkdocs: adds the page Index to the site. The page lists each option with the sections that describe it, and
each message of errors and remarks with its source file. The page is made anew whenever the site is built, so it is
never stale."""

import re
import sys
from pathlib import Path

from mkdocs.structure.files import File

sys.path.insert(0, str(Path(__file__).parent))

import messages  # noqa: E402

PAGE = "reference/Index.md"
FOLDERS = ("reference/", "start/")
OPTION = re.compile(r"`(-{0,2}[a-z][a-z0-9_-]*)(=?)[^`]*`")
PASS_OPTION = re.compile(r"-([a-z][a-z0-9-]*) +: ")
HEADING = re.compile(r"(#+) (.*)")
INTRODUCTION = """# Index

This page lists all options and messages. The search finds words inside of them.

"""


def on_config(config):
    next(section["Reference"] for section in config.nav if "Reference" in section).append({"Index": PAGE})
    return config


def on_files(files, config):
    pages = [
        each
        for each in files.documentation_pages()
        if each.src_uri.startswith(FOLDERS) and each.src_uri.endswith(".md")
    ]
    found = sorted({entry for page in pages for entry in options_of(page.src_uri, page.content_string)})
    files.append(File.generated(config, PAGE, content=INTRODUCTION + options_text(found) + messages_text()))
    return files


def options_of(page, text):
    """Yields (option without dashes, option, link) of each option in the tables of a page and in the lists of Passes.md."""
    title, heading, in_options = "", "", False
    for line in text.splitlines():
        if match := HEADING.fullmatch(line):
            if match[2] == "Options" and len(match[1]) > 3:
                continue  # The options of a pass are described below the heading of the pass.
            title, heading = (match[2], "") if len(match[1]) == 1 else (title, match[2])
        elif line.startswith("|"):
            cells = line.split(" | ")
            in_options = in_options or "option" in cells[0]
            # An option is in the first cell of a row, or in the first two cells if it has one name in Python and one in
            # a shell.
            for name, sign in (each for cell in cells[:2] for each in OPTION.findall(cell.split(":")[0])):
                if sign or name.startswith("--") or in_options and cells[0].count(name):
                    yield name.strip("-").replace("_", "-"), name, link_to(page, title, heading)
        elif match := PASS_OPTION.match(line):
            yield match[1], match[1], link_to(page, title, heading)
        else:
            in_options = False


def link_to(page, title, heading):
    """Returns a link from the page Index to a section."""
    words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading).replace("`", "")
    slug = re.sub(r"[^\w\- ]", "", words.strip().lower()).replace(" ", "-")
    target = f"../{page}".replace("../reference/", "")
    name = ": ".join(filter(None, (title, words.strip("-"))))  # The page of all passes has no title of its own.
    return f"[{name}]({target}{'#' if slug else ''}{slug})"


def options_text(found):
    rows = {}
    for key, name, link in found:
        names, links = rows.setdefault(key, ([], []))
        names += [name] if name not in names else []
        links += [link] if link not in links else []
    lines = [f"| {', '.join(f'`{name}`' for name in names)} | {', '.join(links)} |" for names, links in rows.values()]
    return "\n".join(["## Options", "| option | described in |", "|---|---|", *lines, "", ""])


def messages_text():
    rows = sorted({(text.strip(), str(path.relative_to(messages.ROOT))) for path, text in messages.of_source()})
    lines = [f"| {escaped(text)} | `{path}` |" for text, path in rows]
    return "\n".join(["## Messages", "`{}` stands for a value.", "", "| message | source |", "|---|---|", *lines, ""])


def escaped(text):
    return re.sub(r"([\\`*_|<>\[\]])", r"\\\1", text.replace("\n", " "))
