#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the results of a device day as the tables of docs/results/H100.md, and the figures that differ from their prediction.

    bench/gpu/gpu-day build && build/gpu-day/run
    bench/measure/gpu_day_table.py build/gpu-day/results.json

The second to last table has the figures that differ from their prediction by more than 10 %. The last table of the page
lists the parts without rows. The results of a dry run come from the CPU. The times of a dry run say nothing about a
GPU, and the first line says so.
"""

import argparse
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import paths  # noqa: F401
from table import Column, extra, markdown

LONGEST = 6  # The most names of kernels that a row shows.
OFF = 0.1  # A prediction is reported if its relative error is above this share.


@dataclass(frozen=True)
class Prediction:
    """A prediction and its measured figure, in the same unit. A difference between two shares is in percentage points
    of the original step."""

    of: str
    what: str
    predicted: float
    measured: float
    form: str

    @property
    def is_off(self):
        return abs(self.measured - self.predicted) > OFF * abs(self.predicted)


def mb(size):
    return "" if size is None else f"{size / 1e6:,.1f}"


def ms(seconds):
    return "" if seconds is None else f"{1e3 * seconds:.3f}"


def us(seconds):
    return "" if seconds is None else f"{1e6 * seconds:.2f}"


def more(now, then):
    return "" if not now or not then or now is then else extra(now, then)


def title(results):
    machine, versions = results["machine"], results["versions"]
    name = ", ".join(
        f"{key} {value}" if key != "name" else str(value) for key, value in machine.items() if key != "dry run"
    )
    said = ", ".join([name, *(f"{package} {version}" for package, version in versions.items())])
    if machine.get("dry run"):
        return f"**A dry run on a CPU: its times say nothing about a GPU.** {said}."
    return f"{said}. Planned for {results['packed']['gpu']}."


def rows_of(results, begin):
    """Yields the rows of all parts whose names begin with the given text, without the failed parts."""
    for name, part in results["parts"].items():
        rows = part.get("rows") or []
        if name.startswith(begin):
            yield from (row for row in (rows["rows"] if isinstance(rows, dict) else rows) if "failed" not in row)


def own_table(results):
    rows, first = [row for row in rows_of(results, "own-") if row.get("device_bytes")], {}
    for row in rows:
        first.setdefault(row["model"], row)
    columns = (
        Column("executable", lambda row: f"{row['model']} {row['plan']}"),
        Column("slab, MB", lambda row: mb(row["device_bytes"])),
        Column("taken, MB", lambda row: mb(row["taken_bytes"])),
        Column("ms a step", lambda row: ms(row["step_seconds"])),
        Column("from a graph", lambda row: ms(row.get("graph_seconds"))),
        Column("of the whole", lambda row: more(time_of(row), time_of(first[row["model"]]))),
        Column("predicted ms", lambda row: ms(row.get("predicted_seconds"))),
        Column("bits", lambda row: "; ".join(row["wrong"]) or "as unrewritten"),
    )
    return columns, rows


def time_of(row):
    return row.get("graph_seconds") or row.get("step_seconds")


def own_predictions(results) -> Iterator[Prediction]:
    for row in rows_of(results, "own-"):
        name = f"{row['model']} {row['plan']}"
        if row.get("taken_bytes"):
            yield Prediction(name, "MB", row["device_bytes"] / 1e6, row["taken_bytes"] / 1e6, ",.1f")
        if row.get("predicted_seconds") and row.get("step_seconds"):
            yield Prediction(name, "ms", 1e3 * row["predicted_seconds"], 1e3 * row["step_seconds"], ".3f")


def xla_rows(results):
    """Yields (a row, its prediction, the first row of the same part, the prediction of this first row)."""
    predicted = results["packed"]["predicted"]
    for name in results["parts"]:
        first = None
        for row in rows_of({"parts": {name: results["parts"][name]}}, "xla-"):
            file = Path(row["step"]).stem
            each = name_of(file), row, predicted.get(file, {})
            first = first or each
            yield each, first


def name_of(file):
    return file.removeprefix("steps-").replace(".", " ").replace(" hand", " with jax.checkpoint")


def xla_table(results):
    columns = (
        Column("step", lambda pair: pair[0][0]),
        Column(
            "XLA's MB: ahead, on the device", lambda pair: f"{mb(pair[0][2].get('bytes'))}, {mb(pair[0][1]['bytes'])}"
        ),
        Column("ms", lambda pair: ms(pair[0][1]["seconds"])),
        Column("kernels, ms", lambda pair: ms(kernels_of(pair[0][1]))),
        Column("more, measured", lambda pair: more(pair[0][1]["seconds"], pair[1][1]["seconds"])),
        Column("roofline", lambda pair: more(pair[0][2].get("seconds"), pair[1][2].get("seconds"))),
        Column("outputs differ by", lambda pair: f"{pair[0][1]['differ']:.1e}"),
    )
    return columns, list(xla_rows(results))


def kernels_of(row):
    """Returns the seconds of all kernels of a row, or None if they were not profiled."""
    return sum(seconds for _, seconds in row["kernels"].values()) if row.get("kernels") else None


def xla_predictions(results) -> Iterator[Prediction]:
    for (name, row, predicted), (_, first, before) in xla_rows(results):
        if "bytes" in predicted:
            yield Prediction(name, "MB", predicted["bytes"] / 1e6, row["bytes"] / 1e6, ",.1f")
        if row is not first and "seconds" in predicted and "seconds" in before:
            shares = predicted["seconds"] / before["seconds"], row["seconds"] / first["seconds"]
            yield Prediction(name, "of the first row", *shares, ".3f")


def kernel_table(results):
    """Lists the kernels on which each profiled step spends the most time. The last column is the roofline of the
    kernels that XLA gives the same names when it compiles ahead of time.
    """
    rows = []
    for (name, row, predicted), _ in xla_rows(results):
        sums = {}
        for kernel, (runs, seconds) in row.get("kernels", {}).items():
            stem = re.sub(r"[.\d]+$", "", kernel)
            before = sums.get(stem, (0, 0.0))
            sums[stem] = before[0] + runs, before[1] + seconds
        longest = sorted(sums.items(), key=lambda item: -item[1][1])[:LONGEST]
        priced = predicted.get("kernels", {})
        rows += [(name, stem, str(runs), us(seconds), us(priced.get(stem))) for stem, (runs, seconds) in longest]
    return ("step", "kernels", "runs", "us in all", "roofline"), rows


def jit_table(results):
    columns = (
        Column("step", lambda row: f"{row['step']}, {row['what']}"),
        Column("planned, MB", lambda row: mb(row.get("planned"))),
        Column("XLA's, MB", lambda row: mb(row.get("taken"))),
        Column("allocator's peak, MB", lambda row: mb(row.get("peak"))),
        Column("first step, s", lambda row: f"{row['first']:.2f}"),
        Column("ms", lambda row: ms(row["seconds"])),
    )
    return columns, list(rows_of(results, "jit-"))


def jit_predictions(results) -> Iterator[Prediction]:
    plain = {row["step"]: row for row in rows_of(results, "jit-") if row["what"] == "jax.jit"}
    for row in rows_of(results, "jit-"):
        if row["what"] == "plan":
            yield Prediction(f"{row['step']}, plan", "MB", row["planned"] / 1e6, row["taken"] / 1e6, ",.1f")
            if row["slower"] is not None and row["step"] in plain:
                shares = 1 + row["slower"], row["seconds"] / plain[row["step"]]["seconds"]
                yield Prediction(f"{row['step']}, plan", "of jax.jit", *shares, ".3f")


def torch_rows(results):
    """Yields (name, row, the row without a plan of the same model)."""
    rows = list(rows_of(results, "torch-"))
    for row in rows:
        same = [each for each in rows if (each["model"], each["inner"]) == (row["model"], row["inner"])]
        before = next((each for each in same if each["way"] == "no budget"), row)
        yield f"{row['model']}, {row['inner']}, {row['way']}", row, before


def torch_table(results):
    columns = (
        Column("model", lambda each: each[0]),
        Column("planned, MB", lambda each: mb(each[1].get("planned"))),
        Column("taken, MB", lambda each: mb(each[1]["taken"])),
        Column("ms a step", lambda each: ms(each[1]["seconds"])),
        Column("kernels, ms", lambda each: ms(each[1]["kernels"])),
        Column("more, measured", lambda each: more(each[1]["seconds"], each[2]["seconds"])),
        Column("plan", lambda each: f"{100 * each[1]['slower']:+.1f} %" if "slower" in each[1] else ""),
    )
    return columns, list(torch_rows(results))


def torch_predictions(results) -> Iterator[Prediction]:
    for name, row, before in torch_rows(results):
        if "planned" in row:
            yield Prediction(name, "MB", row["planned"] / 1e6, row["taken"] / 1e6, ",.1f")
            yield Prediction(name, "of no budget", 1 + row["slower"], row["seconds"] / before["seconds"], ".3f")


def launched(results, begin):
    return [(row["step"], each) for row in rows_of(results, begin) for each in row["launches"]]


def op_table(results):
    """Shows the bytes and the products per second for each op of the calibration."""
    columns = (
        Column("op", lambda pair: f"{pair[0]} {pair[1].get('site', '')}"),
        Column("MB", lambda pair: mb(pair[1].get("bytes"))),
        Column("us", lambda pair: us(pair[1]["seconds"])),
        Column("estimated", lambda pair: us(pair[1].get("estimated"))),
        Column("GB/s", lambda pair: f"{pair[1].get('bytes', 0) / pair[1]['seconds'] / 1e9:,.1f}"),
        Column("TFLOP/s", lambda pair: f"{pair[1].get('flop', 0) / pair[1]['seconds'] / 1e12:.2f}"),
    )
    found = [each for each in launched(results, "calibration") if each[0] != "launch"]
    return columns, found + launched(results, "products")


def step_table(results):
    """Shows the steps whose launches were measured: the time of all launches, and of one additional launch."""

    def each_launch(row, name):
        return us(row[name] / len(row["launches"])) if row.get(name) else ""

    columns = (
        Column("step", lambda row: row["step"]),
        Column("launches", lambda row: str(len(row["launches"]))),
        Column("ms", lambda row: ms(row["seconds"])),
        Column("us each", lambda row: each_launch(row, "seconds")),
        Column("from a graph, ms", lambda row: ms(row["graph_seconds"])),
        Column("us each", lambda row: each_launch(row, "graph_seconds")),
        Column("copies out, in, GB/s", lambda row: f"{row['link']['out'] / 1e9:.1f}, {row['link']['in'] / 1e9:.1f}"),
        Column("alone", lambda row: f"{row['link']['out_alone'] / 1e9:.1f}, {row['link']['in_alone'] / 1e9:.1f}"),
    )
    return columns, [row for begin in ("calibration", "profile") for row in rows_of(results, begin)]


def bounds_of(results):
    """Returns {(step, kind, bound): [launches, estimated seconds, measured seconds]}."""
    sums = {}
    for part in [name for name in results["parts"] if name.startswith("profile")]:
        for step, each in launched(results, part):
            if "estimated" in each:
                found = sums.setdefault((f"{step}, {part}", each["kind"], each["bound"]), [0, 0.0, 0.0])
                found[:] = found[0] + 1, found[1] + each["estimated"], found[2] + each["seconds"]
    return sums


def bound_table(results):
    rows = [
        (f"{step}: {kind}, bound by {bound}", str(count), ms(estimated), ms(measured))
        for (step, kind, bound), (count, estimated, measured) in bounds_of(results).items()
    ]
    return ("ops", "launches", "estimated ms", "measured ms"), rows


def launch_predictions(results) -> Iterator[Prediction]:
    for step, each in launched(results, "calibration") + launched(results, "products"):
        if "estimated" in each and step != "launch":
            yield Prediction(f"{step} {each['site']}", "us", 1e6 * each["estimated"], 1e6 * each["seconds"], ".2f")
    for (step, kind, bound), (_, estimated, measured) in bounds_of(results).items():
        yield Prediction(f"{step}: {kind}, bound by {bound}", "ms", 1e3 * estimated, 1e3 * measured, ".3f")


SECTIONS = (
    ("Executables of remat-compile", own_table),
    ("What XLA makes of plans", xla_table),
    ("XLA's kernels beside the roofline", kernel_table),
    ("remat.jit with plans that were made ahead of time", jit_table),
    ("PyTorch", torch_table),
    ("Launches and copies", step_table),
    ("Bytes and products", op_table),
    ("The estimate beside the measurement", bound_table),
)
PREDICTIONS = (own_predictions, xla_predictions, jit_predictions, torch_predictions, launch_predictions)


def off_table(results):
    """Lists the predictions that are off by more than OFF, and how many there are."""
    every = [each for predictions in PREDICTIONS for each in predictions(results)]
    off = sorted((each for each in every if each.is_off), key=lambda each: -abs(each.measured / each.predicted - 1))
    columns = (
        Column("what", lambda each: f"{each.of}, {each.what}"),
        Column("predicted", lambda each: format(each.predicted, each.form)),
        Column("measured", lambda each: format(each.measured, each.form)),
        Column("off by", lambda each: extra(each.measured, each.predicted)),
    )
    return columns, off, len(every)


def without_rows(results):
    """Yields (part, reason) for all parts without figures."""
    for file, found in results["packed"]["predicted"].items():
        if "why" in found:
            yield file, found["why"]
    for name, part in results["parts"].items():
        for reason in ("missing", "failed", "cut"):
            if reason in part:
                yield name, part[reason]
        rows = part.get("rows") or []
        for row in rows["rows"] if isinstance(rows, dict) else rows:
            if "failed" in row:
                yield f"{name}: {' '.join(row[key] for key in ('step', 'model', 'way') if key in row)}", row["failed"]


def page(results) -> Iterator[str]:
    yield title(results)
    for heading, make in SECTIONS:
        columns, rows = make(results)
        if rows:
            yield from ("", f"## {heading}", "", *markdown(columns, rows))
    columns, off, count = off_table(results)
    yield from ("", "## Off by more than 10 %", "", f"{len(off)} of {count} predictions are.")
    if off:
        yield from ("", *markdown(columns, off))
    if lacking := [(part, " ".join(why.split()).replace("|", "\\|")) for part, why in without_rows(results)]:
        yield from ("", "## What has no figures", "", *markdown(("part", "why"), lacking))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("results", type=Path, help="what FOLDER/run of bench/gpu/gpu-day wrote")
    path = parser.parse_args().results
    try:
        results = json.loads(path.read_text(encoding="utf-8"))
        lines = list(page(results))
    except OSError as error:
        parser.error(f"cannot read {path}: {error.strerror}")
    except (ValueError, KeyError, TypeError) as error:
        parser.error(f"{path} has no results of bench/gpu/gpu-day: {error!r}")
    print("\n".join(lines))


if __name__ == "__main__":
    main()
