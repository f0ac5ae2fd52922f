//===- ForeignOps.h - Ops of dialects that are not linked -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StableHLO, CHLO and a few ops of IREE arrive in generic form, as unregistered
// ops without interfaces. The table python/remat/ops.json answers what the
// analyses ask about each of them (docs/reference/Ops.md).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_FOREIGNOPS_H
#define REMAT_LIB_ANALYSIS_OPS_FOREIGNOPS_H

#include "Analysis/Ops/Effects.h"
#include "Analysis/Ops/OpKind.h"

namespace remat {

/// How an op computes. The table has a row for each form, which says what the
/// form decides.
enum class ForeignForm : uint8_t {
  Elementwise,
  Convert,
  Move,
  View,
  Barrier,
  Constant,
  Broadcast,
  Update,
  Scatter,
  Dot,
  Convolution,
  Reduce,
  ReduceWindow,
  SelectAndScatter,
  Map,
  Sort,
  Fft,
  Factorisation,
  Solve,
  BatchNorm,
  While,
  Branch,
  Terminator,
  Opaque
};

/// The memory that the results of an op lie in.
enum class ForeignStorage : uint8_t {
  New,  ///< In memory of their own.
  View, ///< Result 0 is operand 0 in another type.
  Same, ///< Result i is operand i.
  Over, ///< Result i may be written over operand i.
};

struct ForeignOp {
  ForeignForm form;
  OpEffect effect;
  OpKind kind;
  ForeignStorage storage;
  /// The place in the table. Each room reads its own columns: ForeignWork.cpp
  /// FLOP and bytes, HloSliceRules.cpp slices.
  unsigned row;
};

/// The table's entry for \p op, or nothing. Attributes decide where the name
/// alone does not (`custom_call`'s `has_side_effect`).
std::optional<ForeignOp> lookUpForeign(mlir::Operation *op);

/// Whether the table has \p op with this form.
bool hasForm(mlir::Operation *op, ForeignForm form);

/// Integers listed after `key = [` in the text of a structured attribute that
/// this process cannot parse (`#stablehlo.dot<...>`).
llvm::SmallVector<int64_t> listInAttribute(mlir::Attribute attribute,
                                           llvm::StringRef key);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_FOREIGNOPS_H
