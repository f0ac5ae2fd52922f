//===- ContractionLoops.h - The loops of a contraction ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiled step describes the loops of a contraction as a list of numbers.
// This file reads them as four groups of loops. The iterations of each group
// are numbered as if it were one loop.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_CPU_CONTRACTIONLOOPS_H
#define REMAT_LIB_RUNTIME_CPU_CONTRACTIONLOOPS_H

#include <cstdint>

namespace remat {

enum Operand { InA, InB, InC };

/// Loops of one kind (batch, m, n or k), whose iterations are numbered as those
/// of one loop.
class LoopGroup {
public:
  LoopGroup() = default;
  /// The list \p loops has the sizes and steps of \p count loops, in the format
  /// of rematContract.
  LoopGroup(const int64_t *loops, int64_t count);

  /// Returns the number of iterations.
  int64_t size() const { return total; }
  /// For each of the \p count iterations from \p begin on, writes to \p out its
  /// distance from the first iteration. Distances are in elements of \p
  /// operand.
  void offsets(Operand operand, int64_t begin, int64_t count,
               int64_t *out) const;
  int64_t offset(Operand operand, int64_t at) const;

private:
  const int64_t *loops = nullptr;
  int64_t count = 0, total = 1;
};

/// The loops that were passed to rematContract.
struct ContractionLoops {
  explicit ContractionLoops(const int64_t *loops);

  LoopGroup batch, m, n, k;
};

} // namespace remat

#endif // REMAT_LIB_RUNTIME_CPU_CONTRACTIONLOOPS_H
