# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the project URLs that tools/wheel adds to python/pyproject.toml. The argument is the URL of the remote origin."""

import re
import sys

# A URL is not public if its host has no domain, if it has an address in numbers or a port, or if it is a path.
PUBLIC = re.compile(
    r"(?:https://(?:[^@/]*@)?|(?:ssh://)?git@)"
    r"((?:[\w-]+\.)+(?!local|internal|lan)[a-z]{2,})[:/](?!\d+/)"
    r"((?:[\w~.-]+/)+[\w~.-]+?)(?:\.git)?/?"
)


def source_of(remote):
    """Returns the web page of a repository from the URL of a remote, without a password; None if the page is not public."""
    found = PUBLIC.fullmatch(remote.strip())
    return f"https://{found[1]}/{found[2]}" if found else None


def urls(remote):
    """Returns (lines of pyproject.toml, a line for the user)."""
    source = source_of(remote)
    if source is None:
        return "", "wheel: the metadata has no project URLs, because the remote origin has no public address"
    return f'\n[project.urls]\nSource = "{source}"\n', f"wheel: the metadata has the project URL {source}"


if __name__ == "__main__":
    lines, said = urls(sys.argv[1])
    print(lines, end="")
    print(said, file=sys.stderr)
