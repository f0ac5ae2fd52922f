//===- ForeignDims.h - Dimensions of foreign products -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Products and convolutions of StableHLO sum over some of their dimensions.
// This header finds out over which dimensions an op sums. The attributes of
// these ops are read from text, because StableHLO's parser is not linked.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_FOREIGNDIMS_H
#define REMAT_LIB_ANALYSIS_OPS_FOREIGNDIMS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>
#include <string>

namespace remat {

/// The roles of the dimensions of a `dot` or `dot_general`, for each operand.
/// Batching dimensions of a product are in both operands and in the result.
/// Contracting dimensions of a product are only in the operands.
struct DotDims {
  llvm::SmallVector<int64_t> batching[2], contracting[2];

  explicit DotDims(mlir::Operation *op);
};

/// The roles of the dimensions of a convolution's image, kernel and result. In
/// `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]`, each letter names the role of a
/// dimension.
struct ConvolutionDims {
  llvm::SmallVector<std::string> lists[3];

  explicit ConvolutionDims(mlir::Operation *op);

  /// Returns the position at which list number \p list has \p letter, or
  /// nothing.
  std::optional<unsigned> find(unsigned list, llvm::StringRef letter) const;
};

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_FOREIGNDIMS_H
