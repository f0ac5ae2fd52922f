# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints the results of the check as a table: one line for each step."""

COLUMNS = (  # For each column: its title, and a function that returns the text of a cell.
    ("step", lambda r: "%s %s" % (r["model"], r["plan"])),
    ("slab MB", lambda r: ratio(r, "device_bytes", 1e6, "%.1f")),
    ("taken/slab", lambda r: quotient(r, "taken_bytes", "device_bytes", "%.3f")),
    ("arena/plan", lambda r: quotient(r, "arena_bytes", "planned_bytes", "%.3f")),
    ("ms", lambda r: ratio(r, "step_seconds", 1e-3, "%.3f")),
    ("graph ms", lambda r: ratio(r, "graph_seconds", 1e-3, "%.3f")),
    ("predicted ms", lambda r: ratio(r, "predicted_seconds", 1e-3, "%.3f")),
    ("ms/predicted", lambda r: quotient(r, "step_seconds", "predicted_seconds", "%.3f")),
    ("ms/whole", lambda r: ratio(r, "times_whole", 1, "%.3f")),
    ("not kernels %", lambda r: ratio(r, "not_kernels_percent", 1, "%.1f")),
    ("stall ms", lambda r: ratio(r, "stall_seconds", 1e-3, "%.3f")),
    ("predicted stall", lambda r: ratio(r, "predicted_stall_seconds", 1e-3, "%.3f")),
    ("copies hidden %", lambda r: ratio(r, "copies_beside_percent", 1, "%.1f")),
    ("out GB/s", lambda r: ratio(r, "out_rate", 1e9, "%.2f")),
    ("in GB/s", lambda r: ratio(r, "in_rate", 1e9, "%.2f")),
)


def ratio(row, key, unit, form):
    return "-" if row.get(key) is None else form % (row[key] / unit)


def quotient(row, above, below, form):
    return "-" if row.get(above) is None or not row.get(below) else form % (row[above] / row[below])


def write_table(rows):
    lines = [[title for title, _ in COLUMNS]]
    lines += [[show(row) for _, show in COLUMNS] for row in rows if row.get("device_bytes")]
    widths = [max(map(len, column)) for column in zip(*lines)]
    text = ["  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip() for line in lines]
    pairs = [
        (row["step_seconds"], row["predicted_seconds"])
        for row in rows
        if row.get("step_seconds") and row.get("predicted_seconds")
    ]
    if pairs:
        near = sum(abs(measured / predicted - 1) <= 0.15 for measured, predicted in pairs)
        text.append("predicted within 15 %%: %d of %d" % (near, len(pairs)))
    return text
