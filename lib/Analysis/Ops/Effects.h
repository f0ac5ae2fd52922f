//===- Effects.h - Whether an op may run again or move ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A rewrite may run an op a second time, or move it, only if the step still
// returns the same results. This header finds what forbids a second run or a
// move of an op: memory effects, random numbers, a collective, or an unknown
// op.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_EFFECTS_H
#define REMAT_LIB_ANALYSIS_OPS_EFFECTS_H

#include "mlir/IR/Operation.h"

namespace remat {

/// The reason why an op may not run a second time. Ops that are not Pure also
/// keep their order among ops with the same effect. The values of this enum are
/// sorted by how much they forbid, from Pure to Collective.
enum class OpEffect : uint8_t {
  /// Equal operands give equal results, so the op can be recomputed.
  Pure,
  /// The op implements no interface for effects and is in no table, so its
  /// effects are not known.
  Unknown,
  SideEffect, ///< The op accesses memory, input or output.
  Random,     ///< The op draws random numbers without a stored seed.
  /// Every device must run the op equally often. `remat.run_again` makes it
  /// Pure.
  Collective,
};

/// Returns the strongest effect of \p op and of the ops in its regions. The
/// function asks MLIR's memory effect interface first, and then the table of
/// foreign ops.
OpEffect effectOf(mlir::Operation *op);

/// Returns whether \p op can be removed: its results are unused, and it has no
/// other effect. MLIR's own cleanups keep all unregistered ops, so this
/// function has rules of its own.
bool isDead(mlir::Operation *op);

/// Returns the words for \p effect in messages: `has unknown effects`, `draws
/// random numbers`.
llvm::StringRef describeEffect(OpEffect effect);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_EFFECTS_H
