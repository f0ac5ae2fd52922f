//===- ForeignDims.h - Dimensions of foreign products -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which dimensions products and convolutions of StableHLO sum over. Their
// attributes are read from text, because this process cannot parse them.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_OPS_FOREIGNDIMS_H
#define REMAT_LIB_ANALYSIS_OPS_FOREIGNDIMS_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>
#include <string>

namespace remat {

/// The roles of the dimensions of a `dot` or `dot_general`, for each of its two
/// operands. Batching ones are in both operands and in the result, contracting
/// ones in the operands alone.
struct DotDims {
  llvm::SmallVector<int64_t> batching[2], contracting[2];

  explicit DotDims(mlir::Operation *op);
};

/// What the letters of `[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]` stand for: the
/// dimensions of the image, of the kernel and of the result.
struct ConvolutionDims {
  llvm::SmallVector<std::string> lists[3];

  explicit ConvolutionDims(mlir::Operation *op);

  /// The place of \p letter in the list number \p list, or nothing.
  std::optional<unsigned> find(unsigned list, llvm::StringRef letter) const;
};

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_OPS_FOREIGNDIMS_H
