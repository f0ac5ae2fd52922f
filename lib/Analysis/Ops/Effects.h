//===- Effects.h - May an op run again, or elsewhere ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A rewrite may run an op a second time, or move it, only if that changes no
// result. This header sorts ops by what forbids it: memory effects, random
// numbers, collectives, or that nothing is known about the op.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_EFFECTS_H
#define REMAT_LIB_ANALYSIS_OPS_EFFECTS_H

#include "mlir/IR/Operation.h"

namespace remat {

/// What keeps an op from running a second time. Ops that are not Pure also keep
/// their order among those with the same effect. Sorted by how much an effect
/// forbids.
enum class OpEffect : uint8_t {
  Pure,       ///< The same operands give the same results: recomputable.
  Unknown,    ///< No interface and no table knows the op.
  SideEffect, ///< Memory, input and output.
  Random,     ///< Random numbers without a stored seed.
  Collective, ///< Every device must take part, the same number of times. Pure
              ///< with `remat.run_again`.
};

/// The strongest effect of \p op and of the ops in its regions: from the memory
/// effect interface where the op has one, else from the table of foreign ops.
OpEffect effectOf(mlir::Operation *op);

/// Whether \p op can be removed, because nothing uses its results and it does
/// nothing else. Upstream's cleanups keep all ops that are not registered.
bool isDead(mlir::Operation *op);

/// An effect in words for messages: "has unknown effects", "draws random
/// numbers".
llvm::StringRef describeEffect(OpEffect effect);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_EFFECTS_H
