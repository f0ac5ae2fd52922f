//===- SliceSpelling.h - How a dialect takes and puts slices ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Slices compute the same in each dialect (SliceWriter.h). How a slice of a
// tensor is taken, where it is put, and how a loop over slices is written
// depends on the dialect: `tensor` and `scf` for linalg, StableHLO's own ops
// for StableHLO.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICESPELLING_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICESPELLING_H

#include "Analysis/Slices/SliceRules.h"

#include <memory>

namespace remat {

/// Elements [offset, offset + size) of the sliced dimension. The offset is a
/// number, or a value of the type that the dialect's loop counts in.
struct SliceRange {
  mlir::OpFoldResult offset;
  int64_t size = 0;
};

class SliceSpelling {
public:
  explicit SliceSpelling(mlir::OpBuilder &builder) : builder(builder) {}
  virtual ~SliceSpelling() = default;

  /// Returns the StableHLO writer if any op of the block is StableHLO, else the
  /// writer for linalg.
  static std::unique_ptr<SliceSpelling> of(mlir::Block &block,
                                           mlir::OpBuilder &builder);

  virtual mlir::Value take(mlir::Value whole, SlicedDim where,
                           const SliceRange &range) = 0;
  /// Returns \p whole with \p slice in its place.
  virtual mlir::Value put(mlir::Value slice, mlir::Value whole, SlicedDim where,
                          const SliceRange &range) = 0;
  /// Makes a tensor into which all slices are put.
  virtual mlir::Value destination(mlir::Location loc,
                                  mlir::RankedTensorType type) = 0;
  /// Returns the start value of \p sum, which has no destination.
  virtual mlir::Value start(mlir::OpResult sum, const OpSlices &slices) = 0;
  /// Adds the terms of one more slice to \p before.
  virtual mlir::Value combine(mlir::Operation *op, const OpSlices &slices,
                              mlir::Value before, mlir::Value terms) = 0;
  /// Adds the offset of the slice's first element to \p slice, which counts
  /// from 0.
  virtual mlir::Value countFrom(mlir::Value slice, int64_t unit,
                                const SliceRange &range) = 0;

  /// Makes one slice from the carried values, and returns their next values.
  using Body = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      const SliceRange &range, mlir::ValueRange carried)>;
  /// Makes a loop over \p extent elements, \p size at a time. Returns the last
  /// carried values.
  virtual llvm::SmallVector<mlir::Value> loop(mlir::Location loc,
                                              int64_t extent, int64_t size,
                                              mlir::ValueRange carried,
                                              Body body) = 0;

protected:
  mlir::OpBuilder &builder;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICESPELLING_H
