//===- OpKind.h - What kind of op an op is ----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A product, a reduction and an elementwise op differ in what they cost and in
// what a planner may drop. The table of foreign ops says it of each row, and
// kindOf() (Costs.h) of any op.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_OPKIND_H
#define REMAT_LIB_ANALYSIS_OPS_OPKIND_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace remat {

/// The kinds of ops that cost models, and planners that drop by kind, tell
/// apart.
enum class OpKind : uint8_t {
  Convolution, ///< Also the backward ones.
  MatMul,      ///< A contraction with both an M and an N dimension.
  Reduce,      ///< Any other op with a reduction loop; matrix-vector products.
  Elementwise,
  Move,   ///< No arithmetic: transpose, pad, slice, broadcast, fill.
  Loop,   ///< scf.for, stablehlo.while.
  Scalar, ///< No tensor result.
  Other,
};

/// The name of a kind, as in Node::kind: "conv", "matmul", "reduce",
/// "elementwise", "move", "loop", "scalar" or "other".
llvm::StringRef kindName(OpKind kind);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_OPKIND_H
