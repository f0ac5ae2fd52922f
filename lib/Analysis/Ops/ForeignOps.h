//===- ForeignOps.h - Ops of dialects that are not linked -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of StableHLO, of CHLO and some of IREE arrive in generic form, as
// unregistered ops without interfaces. For each op of a dialect that is not
// linked, the table python/remat/ops.json has what the analyses need to know
// (docs/reference/Ops.md).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_FOREIGNOPS_H
#define REMAT_LIB_ANALYSIS_OPS_FOREIGNOPS_H

#include "Analysis/Ops/Effects.h"
#include "Analysis/Ops/OpKind.h"

namespace remat {

/// Says how an op computes: as a product, a reduction, a move of elements, and
/// so on. The table of foreign ops has one row for each op and form.
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

/// The memory in which the results of an op lie.
enum class ForeignStorage : uint8_t {
  New,  ///< The results have memory of their own.
  View, ///< Result 0 is operand 0, in the same memory but with another type.
  Same, ///< Result i is operand i, in the same memory and with the same type.
  /// Result i may be written over operand i, in the memory of this operand.
  Over,
};

/// Several files read or write these attributes of StableHLO ops.
inline constexpr llvm::StringLiteral kBroadcastDimensions =
    "broadcast_dimensions";
inline constexpr llvm::StringLiteral kComparisonDirection =
    "comparison_direction";

struct ForeignOp {
  ForeignForm form;
  OpEffect effect;
  OpKind kind;
  ForeignStorage storage;
  /// The number of the op's row in the table of foreign ops. Each analysis
  /// reads its own columns of this row: ForeignWork.cpp reads the columns for
  /// FLOP and bytes, and HloSliceRules.cpp reads the column for slices.
  unsigned row;
};

/// Returns the entry for \p op in the table of foreign ops, or nothing. If the
/// name of the op does not determine its row, an attribute does
/// (`has_side_effect` of a `custom_call`).
std::optional<ForeignOp> lookUpForeign(mlir::Operation *op);

/// Returns whether the table of foreign ops has \p op with the form \p form.
bool hasForm(mlir::Operation *op, ForeignForm form);

/// Returns the integers after `key = [` in the text of a structured attribute
/// that cannot be parsed here (`#stablehlo.dot<...>`).
llvm::SmallVector<int64_t> listInAttribute(mlir::Attribute attribute,
                                           llvm::StringRef key);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_FOREIGNOPS_H
