#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tests the page of a report in headless Chromium, with the width of a desktop and of a phone.

    test_report.py path/to/remat-opt

The test is skipped if there is no Chromium on PATH.
"""

import itertools
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import unittest
import zlib

OPT = os.path.abspath(sys.argv[1])
ROOT = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..")
sys.path.insert(0, os.path.join(ROOT, "python"))

import remat  # noqa: E402
from remat.report import Taken  # noqa: E402

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)

# A script in the page that tells the page around the frame what a reader would see.
PROBE = """<script>
addEventListener("load", () => {
  const root = document.documentElement, all = (what) => [...document.querySelectorAll(what)];
  const area = (e) => { const b = e.getBoundingClientRect(); return b.width * b.height; };
  parent.postMessage(JSON.stringify({
    inner: innerWidth, scroll: root.scrollWidth, height: root.scrollHeight,
    charts: all("svg").filter((svg) => !svg.closest(".key")).map((svg) => ({
      width: svg.getBoundingClientRect().width, height: svg.getBoundingClientRect().height,
      marks: [...svg.querySelectorAll("rect, polyline")].filter((mark) => {
        const box = mark.getBBox(); return box.width > 0 && box.height > 0; }).length,
      outside: [...svg.querySelectorAll("rect, polyline, circle, text")].filter((mark) => {
        const a = mark.getBoundingClientRect(), b = svg.getBoundingClientRect();
        return a.left < b.left - 1 || a.right > b.right + 1; }).map((mark) => mark.outerHTML.slice(0, 120)),
      text: Math.min(...[...svg.querySelectorAll("text")].map((t) => t.getBoundingClientRect().height)) })),
    area: Object.fromEntries(["before", "after"].map((name) =>
      [name, all("rect." + name).reduce((sum, rect) => sum + area(rect), 0)])),
    titles: all("rect.after > title").map((title) => title.textContent),
    heads: all("h2").map((head) => head.textContent),
    rows: all("table tr").length,
    font: parseFloat(getComputedStyle(document.body).fontSize),
  }), "*");
});
</script>"""
FRAME = """<!doctype html><body style="margin:0"><iframe src="probed.html" style="border:0" width="%d" height="3000"></iframe>
<pre></pre><script>addEventListener("message", (e) => { document.querySelector("pre").textContent = e.data; });</script>"""


def pixels(path):
    """Returns (width, rows of bytes with three bytes for each pixel) of a PNG of 8-bit RGB or RGBA that is not
    interlaced.
    """
    with open(path, "rb") as file:
        data = file.read()
    width, height, depth, kind, _, _, interlaced = struct.unpack(">IIBBBBB", data[16:29])
    assert (depth, interlaced) == (8, 0) and kind in (2, 6), (depth, kind)
    step, at, packed = {2: 3, 6: 4}[kind], 8, b""
    while at < len(data):
        (size,) = struct.unpack(">I", data[at : at + 4])
        if data[at + 4 : at + 8] == b"IDAT":
            packed += data[at + 8 : at + 8 + size]
        at += 12 + size
    raw, row, rows = zlib.decompress(packed), bytearray(width * step), []
    for y in range(height):
        start = y * (width * step + 1)
        row = unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + width * step]), row, step)
        rows.append(row if step == 3 else b"".join(row[i : i + 3] for i in range(0, len(row), 4)))
    return width, rows


def unfiltered(kind, line, above, step):
    for i in range(len(line) if kind else 0):
        left = line[i - step] if i >= step else 0
        up, corner = above[i], above[i - step] if i >= step else 0
        if kind == 4:
            guess = left + up - corner
            best = min((abs(guess - left), 0, left), (abs(guess - up), 1, up), (abs(guess - corner), 2, corner))[2]
        else:
            best = (0, left, up, (left + up) // 2)[kind]
        line[i] = (line[i] + best) & 255
    return line


class Report(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory()
        cls.folder = cls.scratch.name
        step = os.path.join(ROOT, "models", "transformer-small.mlir")
        # The plan copies and recomputes, so the page has every picture.
        options = "budget=50% planner=hybrid effort=0.1 d2h=2e9 h2d=2e9 frontier=true"
        subprocess.run(
            [OPT, step, f"--remat={options} report={cls.path('report.html')}", "-o", os.devnull],
            check=True,
            capture_output=True,
        )
        with open(cls.path("report.html"), encoding="utf-8") as file:
            cls.page = file.read()
        with open(cls.path("probed.html"), "w", encoding="utf-8") as file:
            file.write(cls.page.replace("</body>", PROBE + "</body>"))

    @classmethod
    def tearDownClass(cls):
        cls.scratch.cleanup()

    @classmethod
    def path(cls, name):
        return os.path.join(cls.folder, name)

    def browse(self, page, *options):
        """Returns the browser's output and its complaints."""
        done = subprocess.run(
            [
                CHROMIUM,
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--enable-logging=stderr",
                f"--user-data-dir={self.path('profile')}",
                *options,
                "file://" + self.path(page),
            ],
            capture_output=True,
            text=True,
            timeout=300,
        )
        self.assertEqual(done.returncode, 0, done.stderr[-2000:])
        return done.stdout, re.findall(r".*CONSOLE.*", done.stderr)

    def seen(self, width, page="probed.html"):
        with open(self.path("frame.html"), "w", encoding="utf-8") as file:
            file.write((FRAME % width).replace("probed.html", page))
        dom, console = self.browse("frame.html", "--dump-dom", "--virtual-time-budget=10000", "--window-size=1200,1000")
        self.assertEqual(console, [])
        found = json.loads(
            re.search(r"<pre>(.*)</pre>", dom, re.DOTALL)[1]
            .replace("&lt;", "<")
            .replace("&gt;", ">")
            .replace("&amp;", "&")
        )
        self.assertEqual(found["inner"], width)
        return found

    def check(self, width, text, page="probed.html"):
        found = self.seen(width, page)
        self.assertLessEqual(found["scroll"], width)  # Nothing makes the page scroll sideways.
        self.assertGreaterEqual(len(found["charts"]), 4)
        for chart in found["charts"]:
            self.assertGreater(chart["marks"], 0)
            self.assertEqual(chart["outside"], [])
            self.assertGreater(chart["width"], 0.8 * min(width, 900))
            self.assertGreater(chart["height"], 20)
            if chart["text"] is not None:  # The height of a line of text in pixels. The lanes of copies have no text.
                self.assertGreaterEqual(chart["text"], text)
        return found

    def test_on_a_desk(self):
        found = self.check(1000, text=12)
        self.assertTrue(any("Bytes held" in head for head in found["heads"]))
        self.assertTrue(any("Copies" in head for head in found["heads"]))
        self.assertIn("What other budgets cost", found["heads"])
        self.assertGreater(found["rows"], 20)
        # A plan for half of the peak has a smaller area of held bytes.
        self.assertGreater(found["area"]["before"], 0)
        self.assertLess(found["area"]["after"], found["area"]["before"])
        # Hovering names the op at each step, and the tensors that are held there.
        self.assertGreater(len(found["titles"]), 100)
        for i, title in enumerate(found["titles"]):
            self.assertRegex(title, rf"^action {i}: \S.*, [\d.]+ [kMG]?B held$")

    def test_on_a_phone(self):
        found = self.check(390, text=8)
        self.assertGreaterEqual(found["font"], 14)

    def test_a_budget_that_is_not_met_on_a_phone(self):
        """The names are as long as those of real programs."""
        name = "jit(step)/" + "/".join(["transpose(jvp(Transformer))"] * 10)
        with open(self.path("step.mlir"), "w", encoding="utf-8") as file:
            file.write(
                "func.func @main(%0: tensor<64xf32>) -> tensor<64xf32> {\n"
                + "".join(
                    f'  %{i + 1} = "other.op"(%{i}) : (tensor<64xf32>) -> tensor<64xf32> loc("{name}")\n'
                    for i in range(40)
                )
                + "  return %40 : tensor<64xf32>\n}\n"
            )
        done = subprocess.run(
            [
                OPT,
                self.path("step.mlir"),
                "--allow-unregistered-dialect",
                f"--remat=activation-budget=1 report={self.path('failed.html')}",
                "-o",
                os.devnull,
            ],
            capture_output=True,
            text=True,
        )
        self.assertEqual(done.returncode, 1)
        with open(self.path("failed.html"), encoding="utf-8") as file:
            page = file.read()
        self.assertIn("The budget is not met", page)
        with open(self.path("failed_probed.html"), "w", encoding="utf-8") as file:
            file.write(page.replace("</body>", PROBE + "</body>"))
        found = self.check(390, 8, "failed_probed.html")
        self.assertIn("No plan can need less than 512 B above the arguments", found["heads"])

    def test_the_picture_has_its_colours(self):
        _, console = self.browse("report.html", f"--screenshot={self.path('page.png')}", "--window-size=1000,1500")
        self.assertEqual(console, [])
        width, rows = pixels(self.path("page.png"))
        self.assertEqual(width, 1000)
        counts = dict.fromkeys([bytes.fromhex("9aa5b1"), bytes.fromhex("1b6ca8")], 0)
        for row in rows:
            for i in range(0, len(row), 3):
                pixel = bytes(row[i : i + 3])
                if pixel in counts:
                    counts[pixel] += 1
        for colour, count in counts.items():
            with self.subTest(colour.hex()):
                self.assertGreater(count, 2000)

    def test_reports_of_python_are_read_on_either_background(self):
        """The colour of the labels beside the bars is far from the colour behind them."""
        report = remat.Report("xla", "h100", 30, before=Taken(10, 50), after=Taken(10, 20), floor=10)
        for name, (number, scheme) in itertools.product(("python.html", "python.svg"), enumerate(("dark", "light"))):
            with self.subTest(name, scheme=scheme):
                report.save(self.path(name))
                picture = self.path("python.png")
                how = f"--blink-settings=preferredColorScheme={number}"
                self.browse(name, how, f"--screenshot={picture}", "--window-size=700,500")
                _, rows = pixels(picture)
                labels = [each for row in rows for each in row[: 3 * 100]]
                behind = labels[-1]
                self.assertGreater(max(abs(each - behind) for each in labels), 150)
                if name == "python.html":
                    self.assertEqual(behind < 128, scheme == "dark")


if __name__ == "__main__":
    if not CHROMIUM:
        print("skipped: there is no Chromium on PATH (tools/setup browser)")
        sys.exit(77)
    unittest.main(argv=[sys.argv[0], *sys.argv[2:]])
