//===- ContractionLoops.h - Loops of a contraction, as offsets --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiled step describes the loops of a contraction as a list of numbers.
// The kernel reads them here as four groups of loops, and numbers each group as
// one loop.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_CPU_CONTRACTIONLOOPS_H
#define REMAT_LIB_RUNTIME_CPU_CONTRACTIONLOOPS_H

#include <cstdint>

namespace remat {

enum Operand { InA, InB, InC };

/// Loops of one kind (batch, m, n or k), numbered as one loop.
class LoopGroup {
public:
  LoopGroup() = default;
  /// \p loops has the size and steps of \p count loops, in the form of
  /// rematContract.
  LoopGroup(const int64_t *loops, int64_t count);

  /// Returns the number of iterations.
  int64_t size() const { return total; }
  /// Writes to \p out the distances, in elements of \p operand, from the first
  /// iteration to each of the \p count iterations from \p begin on.
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
