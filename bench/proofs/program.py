# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A linear program about a graph: rows of columns from 0 to 1, some of them binary, and the text that cbc reads."""

from math import ceil, gcd


class Row:
    """A row: sum of terms <= limit."""

    def __init__(self, limit=0):
        self.terms = {}
        self.limit = limit

    def add(self, factor, column):
        """Adds a column to the row, times the factor. The column is given by its name, or by the number at which it is
        fixed."""
        if isinstance(column, str):
            self.terms[column] = self.terms.get(column, 0) + factor
        else:
            self.limit -= factor * column
        return self


class Program:
    """The base class of the programs. A subclass adds rows, and the cost of each column (objective)."""

    def __init__(self, graph, budget):
        self.graph, self.budget = graph, budget
        self.rows, self.binary, self.unit = [], [], []  # The names of the columns, which have values from 0 to 1.
        self.memory = {}  # Rows that count bytes, by the position or moment.
        self.infeasible = False

    def objective(self):
        """Returns the cost of each column."""
        raise NotImplementedError

    def size(self):
        return len(self.rows), len(self.binary) + len(self.unit), len(self.binary)

    def _finish(self, row):
        if row.terms:
            self.rows.append(row)
        elif row.limit < 0:
            self.infeasible = True

    def _at_most(self, smaller, *larger):
        """Adds the row `smaller` <= sum of `larger`. `smaller` and each element of `larger` are columns."""
        row = Row().add(1, smaller)
        for column in larger:
            row.add(-1, column)
        self._finish(row)

    def _column(self, name):
        self.unit.append(name)
        return name

    def write(self, out):
        """Writes CPLEX's LP format. Bytes in the file are divided by the common divisor of all sizes. Rows of bytes
        that are still large are scaled to a budget of 1e5, because cbc's tolerances are absolute."""
        unit = self.cost_unit()
        costs = {name: cost / unit for name, cost in self.objective().items()}
        out.write("Minimize\n obj:" + _terms(costs or {"nothing": 0}) + "\nSubject To\n")
        memory = {id(row) for row in self.memory.values()}
        convert = self._bytes_in_rows()
        for k, row in enumerate(self.rows):
            if id(row) in memory:
                terms = {name: convert(factor) for name, factor in row.terms.items()}
                out.write(f" c{k}:" + _terms(terms) + f"\n  <= {convert(row.limit)}\n")
            else:
                out.write(f" c{k}:" + _terms(row.terms) + f"\n  <= {row.limit}\n")
        out.write("Bounds\n 0 <= nothing <= 1\n" + "".join(f" 0 <= {name} <= 1\n" for name in self.unit))
        out.write("Binaries\n" + "".join(f" {name}\n" for name in self.binary) + "End\n")

    def cost_unit(self):
        """Returns the number by which costs are divided. If costs are whole and of a similar size, the divisor is their
        common divisor, so that cbc knows the next better cost. Otherwise the divisor is the largest cost."""
        costs = self.objective().values()
        whole = gcd(*(int(cost) for cost in costs)) if all(cost == int(cost) for cost in costs) else 0
        most = max(costs, default=1)
        return whole if whole and most / whole <= 1e4 else most

    def round_up(self, objective):
        """If costs are whole, returns the smallest possible extra cost that is not below the objective."""
        unit = self.cost_unit()
        if all(cost % unit == 0 for cost in self.objective().values()):
            return unit * ceil(objective - 1e-6)
        return unit * objective

    def _bytes_in_rows(self):
        common = gcd(self.budget, *self.graph.bytes, *self.graph.workspace) or 1
        shrink = self.budget / common / 1e5
        return (lambda value: value // common) if shrink <= 1 else (lambda value: value / common / shrink)


def _terms(terms):
    """Writes eight terms in a line, because programs that read LP files limit the length of lines."""
    parts = [f" {'+' if factor >= 0 else '-'} {abs(factor)!r} {name}" for name, factor in terms.items()]
    return "".join(("\n " if k and k % 8 == 0 else "") + part for k, part in enumerate(parts))
