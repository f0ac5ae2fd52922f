//===- OpKind.h - The kinds of ops ------------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Some cost models, and planners that drop results by kind, distinguish
// products, reductions, elementwise ops and others. The table of foreign ops
// has the kind of its ops, and kindOf() (Costs.h) returns the kind of any op.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_OPKIND_H
#define REMAT_LIB_ANALYSIS_OPS_OPKIND_H

#include "llvm/ADT/StringRef.h"

#include <cstdint>

namespace remat {

/// The kinds of ops. Cost models use the kinds, and so do planners that drop
/// results by kind.
enum class OpKind : uint8_t {
  Convolution, ///< Backward convolutions too.
  MatMul,      ///< A contraction with both an M and an N dimension.
  /// Any other op with a reduction loop. Matrix-vector products are also of
  /// this kind.
  Reduce,
  Elementwise,
  Move,   ///< An op that does no arithmetic: transpose, pad, slice, broadcast,
          ///< fill.
  Loop,   ///< scf.for, stablehlo.while.
  Scalar, ///< An op without a tensor result.
  Other,
};

/// Returns the name of \p kind, as in Node::kind: `conv`, `matmul`, `reduce`,
/// `elementwise`, `move`, `loop`, `scalar` or `other`.
llvm::StringRef kindName(OpKind kind);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_OPKIND_H
