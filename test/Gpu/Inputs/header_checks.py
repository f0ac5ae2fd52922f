# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""header_checks.py SOURCE TABLE: writes a static_assert for each function that SOURCE finds in a library by
find(table.MEMBER, "NAME"), and one which checks that TABLE has no other member.
"""

import re
import sys

source, table = sys.argv[1:]
with open(source) as file:
    found = re.findall(r'find\(\w+\.(\w+),\s*"(\w+)"\)', file.read())
if not found:
    sys.exit("%s finds no function" % source)
for member, name in found:
    print("SAME(%s, %s, %s);" % (table, member, name))
print("static_assert(sizeof(%s) == %d * sizeof(void *));" % (table, len(found)))
