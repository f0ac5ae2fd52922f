"""Rows as text, CSV and JSON."""
import csv
import json

from tables import Row


def percent(x):
    return "" if x is None else f"{100 * x:.1f}"


def size(x):
    return "" if x is None else f"{x / 1e9:.2f}"


HEADS = ("network", "planner", "GB", "saved %", "extra cost %", "plan s", "plan MB", "published as", "GB", "saved %",
         "extra time %", "")


def cells(row):
    seconds = "" if row.seconds is None else f"{row.seconds:.3f}"
    memory = "" if row.memory is None else f"{row.memory / 1e6:.0f}"
    return (row.network, row.planner, size(row.bytes), percent(row.saved), percent(row.overhead), seconds, memory,
            row.method or "", size(row.published_bytes), percent(row.published_saved),
            percent(row.published_overhead), row.note)


def write_text(title, rows, out):
    """Columns; a network's name stands in its first row only."""
    lines, last = [HEADS], None
    for row in rows:
        line = cells(row)
        lines.append(("",) + line[1:] if row.network == last else line)
        last = row.network
    widths = [max(len(line[i]) for line in lines) for i in range(len(HEADS))]
    out.write(title + "\n\n")
    for line in lines:
        padded = [text.ljust(w) if i in (0, 1, 7, 11) else text.rjust(w) for i, (text, w) in enumerate(zip(line, widths))]
        out.write("  ".join(padded).rstrip() + "\n")
    out.write("\n")


def write_csv(rows, out):
    writer = csv.writer(out)
    writer.writerow(Row._fields)
    writer.writerows(rows)


def write_json(rows, out):
    json.dump([row._asdict() for row in rows], out, indent=1)
    out.write("\n")
