//===- ForeignOps.h - Ops of dialects that are not linked -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StableHLO, CHLO and a few ops of IREE arrive in generic form, as unregistered
// ops without interfaces. This table answers what the analyses ask about each
// of them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_ANALYSIS_FOREIGNOPS_H
#define REMAT_ANALYSIS_FOREIGNOPS_H

#include "remat/Analysis/Effects.h"

namespace remat {

/// How an op computes; decides its FLOP, bytes and storage.
enum class ForeignForm : uint8_t {
  Elementwise,      ///< 1 FLOP an element of the result.
  Move,             ///< Copies elements: 0 FLOP.
  View,             ///< Result 0 is operand 0 in another type.
  Barrier,          ///< Result i is operand i.
  Constant,         ///< Attribute `value`.
  Broadcast,        ///< Copies; of a splat it is a splat.
  Update,           ///< Writes into a copy of operand 0: 0 FLOP.
  Dot,              ///< 2 FLOP a product.
  Convolution,      ///< 2 FLOP a product.
  Reduce,           ///< The region once an element of the first operand.
  ReduceWindow,     ///< The region once a window element of the result.
  SelectAndScatter, ///< Once a window element of the source, and once each.
  Map,              ///< The region once an element of the result.
  Scatter,          ///< Update whose region runs once an update element.
  Sort,             ///< The region n log2 n times.
  Fft,              ///< 5 n log2 n, as FFT benchmarks count it.
  Factorisation,    ///< n^3 / 3 a matrix (Cholesky).
  Solve,            ///< n^2 m a matrix (triangular solve).
  BatchNorm,        ///< A few FLOP an element of operand 0.
  While,            ///< Body and condition, trip-count times.
  Branch,           ///< The costliest region.
  Terminator,       ///< Ends a region.
  Opaque,           ///< Nobody knows inside; 1 FLOP an element of the results.
};

struct ForeignOp {
  ForeignForm form;
  OpEffect effect = OpEffect::Pure;
};

/// The table's entry for \p op, or nothing. Attributes decide where the name
/// alone does not (`custom_call`'s `has_side_effect`).
std::optional<ForeignOp> lookUpForeign(mlir::Operation *op);

/// Integers listed after `key = [` in the text of a structured attribute that
/// this process cannot parse (`#stablehlo.dot<...>`).
llvm::SmallVector<int64_t> listInAttribute(mlir::Attribute attribute,
                                           llvm::StringRef key);

} // namespace remat

#endif // REMAT_ANALYSIS_FOREIGNOPS_H
