# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command whose standard error is a terminal of 60 columns. Prints what the terminal shows, line by line."""

import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios

ours, theirs = pty.openpty()
fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 60, 0, 0))
process = subprocess.Popen(sys.argv[1:], stdout=subprocess.DEVNULL, stderr=theirs)
os.close(theirs)
shown = b""
while True:
    try:
        part = os.read(ours, 4096)
    except OSError:  # The other end of the terminal is closed.
        break
    if not part:
        break
    shown += part
print(shown.decode().replace("\r\n", "\n").replace("\r", "\n").replace("\033[K", "<end>"))
sys.exit(process.wait())
