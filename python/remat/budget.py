# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Budgets, and figures of what IREE takes, as people write and read them.

All figures count arguments, results, constants and transient memory. They are in MB of 10^6 bytes, with six decimals
where a byte matters: so `21.069824 MB` is exact, and can be given as a budget.
"""

from .asked import parse_budget


def budget_of(text, before):
    """Bytes, or None for as few as possible."""
    return parse_budget(text).of(before.total, before.arguments)


def exact(size):
    return f"{size / 1e6:.6f} MB"


def mb(size):
    """Three digits, or all before the point; single bytes where there are fewer than a thousand."""
    if abs(size) < 1000:
        return f"{size / 1e6:.6f}".rstrip("0").rstrip(".")
    return f"{size / 1e6:.1f}" if abs(size) >= 1e7 else f"{size / 1e6:.3g}"


def apart(*sizes):
    """Each as mb writes it, with as many more digits as tell those apart that differ."""
    texts = [mb(size) for size in sizes]
    digits = max(len(text.partition(".")[2]) for text in texts)
    while digits < 6 and len(set(texts)) < len(set(sizes)):
        digits += 1
        texts = [f"{size / 1e6:.{digits}f}" for size in sizes]
    return texts


def percent(share, digits=1):
    """Returns a difference as a share, such as "+20.9 %"; what rounds to zero has no sign."""
    text = f"{100 * share:+.{digits}f}"
    return f"{text if float(text) else text[1:]} %"


def added(candidate, fullest):
    """What IREE holds beyond the plan, and what it holds when it holds most, by dispatch."""
    more = candidate.memory.live - candidate.inner
    lost = candidate.memory.transient - candidate.memory.live
    lines = [f"IREE adds to the {mb(candidate.inner)} MB planned: {mb(more)} MB live, {mb(lost)} MB lost in packing"]
    if fullest is not None:
        lines.append(f"  fullest at {fullest.dispatch}, with {len(fullest.held)} tensors; the largest:")
        lines += [f"    {mb(size):>8} MB of {maker}" for size, maker in fullest.held[:5]]
    return "\n".join(lines)
