# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Hooks of mkdocs. A link to a file outside of docs/ is replaced by the path of that file.

The site has only the pages in docs/, and it is not known at which address the repository is published.
"""

import os
import re

LINK = re.compile(r"(?<!!)\[([^]]*)\]\(([^)#\s]+)(?:#[^)]*)?\)")


def on_page_markdown(markdown, page, **_):
    folder = os.path.dirname(page.file.src_uri)

    def without_outside(link):
        target = os.path.normpath(os.path.join("docs", folder, link[2]))
        if "://" in link[2] or (target.startswith("docs/") and not os.path.isdir(target)):
            return link[0]
        words = link[1].strip("`")
        return f"`{target}`" if words in (target, os.path.basename(target)) else f"{link[1]} (`{target}`)"

    return LINK.sub(without_outside, markdown)
