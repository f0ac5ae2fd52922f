# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The plot of `remat-bench offload`: a panel for each network and image size, ratios over limits."""

import itertools

import svg
from svg import dot, line, page, text

PANEL_WIDTH, PANEL_HEIGHT, GAP, HEAD = 190, 120, 56, 60
LOW, HIGH = 0.9, 1.7  # Ratios; those outside are drawn at the edge.


def ratios(title, rows):
    """Draws rows that offload.paper yields."""
    images = list(dict.fromkeys(row.image for row in rows))
    networks = list(dict.fromkeys(row.network for row in rows))
    planners = list(dict.fromkeys(row.planner for row in rows))
    colours = {planner: svg.COLOURS[i % len(svg.COLOURS)] for i, planner in enumerate(planners)}
    parts = [text(GAP, 22, title + ": makespan / lower bound over the memory limit, %")]
    for i, (planner, colour) in enumerate(colours.items()):
        parts += [dot(GAP + 115 * i, 42, colour), text(GAP + 10 + 115 * i, 46, planner.removeprefix("offload-"))]
    for name, image in itertools.product(networks, images):
        left = GAP + images.index(image) * (PANEL_WIDTH + GAP)
        top = HEAD + 24 + networks.index(name) * (PANEL_HEIGHT + GAP)
        own = [row for row in rows if (row.network, row.image) == (name, image)]
        parts += panel(f"{name}, {image} px", own, colours, left, top)
    return page(HEAD + len(networks) * (PANEL_HEIGHT + GAP) + 20, parts)


def panel(title, rows, colours, left, top):
    def x(share):
        return left + PANEL_WIDTH * share

    def y(ratio):
        return top + PANEL_HEIGHT * (HIGH - min(max(ratio, LOW), HIGH)) / (HIGH - LOW)

    parts = [text(left, top - 6, title)]
    for ratio in (1.0, 1.2, 1.4, 1.6):
        parts.append(line(left, y(ratio), left + PANEL_WIDTH, y(ratio), "#999" if ratio == 1 else "#ddd"))
        parts.append(text(left - 6, y(ratio) + 4, f"{ratio:.1f}", "end"))
    for share in (0, 0.5, 1):
        parts.append(text(x(share), top + PANEL_HEIGHT + 14, f"{100 * share:.0f}", "middle"))
    for planner, colour in colours.items():
        points = [(x(row.limit), y(row.ratio)) for row in rows if row.planner == planner and row.ratio]
        parts += [line(*a, *b, colour) for a, b in zip(points, points[1:])]
    return parts
