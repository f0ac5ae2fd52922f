# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A line on a terminal that names the current activity and the seconds since the start."""

import shutil
import sys
import threading
import time


class Progress:
    """Redraws the line each second while the context is entered. Writes nothing if the stream is no terminal."""

    def __init__(self, stream=None, every=1.0):
        self.stream, self.every = stream or sys.stderr, every
        self.shown = bool(getattr(self.stream, "isatty", lambda: False)())
        self.text, self.begun, self.stopped, self.lock = "", time.monotonic(), threading.Event(), threading.Lock()
        self.thread = None

    def __enter__(self):
        self.begun = time.monotonic()
        if self.shown:
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
            self.draw()

    def say(self, text):
        """Sets the text of the line."""
        self.text = text
        self.draw()

    def above(self, text):
        """Prints a whole line that stays, on standard output."""
        with self.lock:
            self.erase()
            print(text, flush=True)
        self.draw()

    def erase(self):
        if self.shown:
            self.stream.write("\r\033[K")
            self.stream.flush()

    def draw(self):
        if not self.shown:
            return
        with self.lock:
            self.erase()
            if self.text:
                line = f"{self.text}, {time.monotonic() - self.begun:.0f} s"
                self.stream.write(line[: max(1, shutil.get_terminal_size().columns - 1)])
                self.stream.flush()
