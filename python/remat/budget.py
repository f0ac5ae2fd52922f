# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads budgets that people write, and writes IREE's memory figures for people.

All memory figures count arguments, results, constants and transient memory. They are in MB of 10^6 bytes. A figure that
is exact to the byte has six decimals, such as `21.069824 MB`, and can be given as a budget.
"""

from .asked import parse_budget


def budget_of(text, before):
    """Returns the bytes of a budget, or None if the budget asks for as few bytes as possible."""
    return parse_budget(text).of(before.total, before.arguments)


def exact(size):
    return f"{size / 1e6:.6f} MB"


def mb(size):
    """Writes a size in MB with three digits, or with more digits if the whole number of MB has more. A size below a
    thousand bytes is exact."""
    if abs(size) < 1000:
        return f"{size / 1e6:.6f}".rstrip("0").rstrip(".")
    return f"{size / 1e6:.1f}" if abs(size) >= 1e7 else f"{size / 1e6:.3g}"


def apart(*sizes):
    """Writes each size as mb does, with enough digits to make different sizes look different."""
    texts = [mb(size) for size in sizes]
    digits = max(len(text.partition(".")[2]) for text in texts)
    while digits < 6 and len(set(texts)) < len(set(sizes)):
        digits += 1
        texts = [f"{size / 1e6:.{digits}f}" for size in sizes]
    return texts


def percent(share, digits=1):
    """Writes a difference, given as a share, in percent, such as "+20.9 %". A share that rounds to zero has no sign."""
    text = f"{100 * share:+.{digits}f}"
    return f"{text if float(text) else text[1:]} %"


def added(candidate, fullest):
    """Says which bytes IREE holds in addition to the plan, and which dispatch made each tensor that is live at the
    peak."""
    more = candidate.memory.live - candidate.inner
    lost = candidate.memory.transient - candidate.memory.live
    lines = [f"IREE adds to the {mb(candidate.inner)} MB planned: {mb(more)} MB live, {mb(lost)} MB lost in packing"]
    if fullest is not None:
        lines.append(f"  fullest at {fullest.dispatch}, with {len(fullest.held)} tensors; the largest:")
        lines += [f"    {mb(size):>8} MB of {maker}" for size, maker in fullest.held[:5]]
    return "\n".join(lines)
