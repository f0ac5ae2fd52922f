# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Shows the progress of planning on a terminal, in a notebook, or as lines of a log."""

import logging
import os
import shutil
import sys
import textwrap
import threading
import time
from collections.abc import Callable
from typing import Optional, TextIO

LOGGER = logging.getLogger("remat")
REDRAWN = 1.0  # Seconds until the line of progress is drawn again.
LOGGED = 30.0  # Seconds between two lines of a log.
FURTHER = 1  # If more compilations than expected were made, this many more are expected.
MORE = " ..."  # These dots replace the end of a text that is too long for the terminal.


def quiet(text: str, compiles: bool = False) -> None:
    """Does nothing. This function takes the place of Progress.say if no progress is shown."""


def to_stderr(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def tail(seconds: float, compilation: int = 0, expected: Optional[int] = None, each: Optional[float] = None) -> str:
    """Returns the figures at the end of a line of progress. `compilation` is the number of the current or last
    compilation. `each` is the seconds of one compilation.

    >>> tail(95, 3, 9, 20.0)
    ', compilation 3 of about 9, about 140 s left, 95 s'
    """
    if not compilation:
        return f", {seconds:.0f} s"
    if expected is None:
        return f", compilation {compilation}, {seconds:.0f} s"
    if compilation > expected:
        expected = compilation + FURTHER
    left = f", about {each * (expected - compilation + 1):.0f} s left" if each else ""
    return f", compilation {compilation} of about {expected}{left}, {seconds:.0f} s"


def shortened(text: str, figures: str, columns: int) -> str:
    """Returns a line of progress with fewer than `columns` columns. If the line is too long, the last words of its text
    are dropped, and the figures stay."""
    room = columns - 1 - len(figures)
    if len(text) > room:
        text = textwrap.shorten(text, room, placeholder=MORE) if room > len(MORE) else ""
    return (text + figures).removeprefix(", ")[: max(1, columns - 1)]


def in_notebook() -> bool:
    shell = getattr(sys.modules.get("IPython"), "get_ipython", lambda: None)()
    return hasattr(shell, "kernel")


class Progress:
    """A context in which the progress of planning is shown.

    A terminal and a notebook show one line, which is redrawn each second. Elsewhere `tell` gets a line each half minute,
    and logs it as INFO of the logger "remat" unless a tool gives another `tell`. Python shows INFO if the user's
    program configures logging. `expected` is a guess of the number of compilations, or None."""

    def __init__(
        self,
        stream: Optional[TextIO] = None,
        every: Optional[float] = None,
        tell: Callable[[str], None] = LOGGER.info,
        expected: Optional[int] = None,
    ):
        self.stream, self.tell, self.expected = stream or sys.stderr, tell, expected
        self.is_terminal = bool(getattr(self.stream, "isatty", lambda: False)())
        self.shown = self.is_terminal or in_notebook()
        self.every = every or (REDRAWN if self.shown else LOGGED)
        self.text, self.compilation, self.first, self.drawn = "", 0, 0.0, 0
        self.begun, self.stopped, self.lock = time.monotonic(), threading.Event(), threading.Lock()
        self.thread: Optional[threading.Thread] = None

    def __enter__(self):
        self.begun = time.monotonic()
        self.stopped.clear()
        self.thread = threading.Thread(target=self.move, daemon=True)
        self.thread.start()
        return self

    def __exit__(self, *exception):
        if self.thread:
            self.stopped.set()
            self.thread.join()
            self.thread = None
        self.say("")

    def move(self):
        while not self.stopped.wait(self.every):
            if self.shown:
                self.draw()
            elif self.text:
                self.tell(self.text + self.figures())

    def say(self, text, compiles=False):
        """Sets the text of the line. `compiles` says whether a compilation begins. Compilations are counted."""
        if compiles:
            self.first = self.first or time.monotonic()
            self.compilation += 1
        self.text = text
        self.draw()

    def above(self, text):
        """Prints a line on standard output that is not overwritten later."""
        with self.lock:
            self.erase()
            print(text, flush=True)
        self.draw()

    def figures(self):
        now, done = time.monotonic(), self.compilation - 1
        return tail(now - self.begun, self.compilation, self.expected, (now - self.first) / done if done > 0 else None)

    def columns(self):
        try:
            found = os.get_terminal_size(self.stream.fileno()).columns
        except (OSError, ValueError, AttributeError):
            found = 0
        return found or shutil.get_terminal_size().columns

    def erase(self):
        """Erases the line. A notebook has no code that erases a line, so spaces overwrite it there."""
        if self.shown:
            self.stream.write("\r\033[K" if self.is_terminal else f"\r{' ' * self.drawn}\r" if self.drawn else "")
            self.stream.flush()
            self.drawn = 0

    def draw(self):
        if not self.shown:
            return
        with self.lock:
            self.erase()
            if self.text:
                line = shortened(self.text, self.figures(), self.columns())
                self.stream.write(line)
                self.stream.flush()
                self.drawn = len(line)
