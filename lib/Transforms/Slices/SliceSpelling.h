//===- SliceSpelling.h - How a dialect takes and puts slices ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What slices compute is the same in each dialect (SliceWriter.h). How a slice
// of a tensor is taken, where it is put, and how a loop over slices is written
// depends on the dialect: `tensor` and `scf` for linalg, StableHLO's own ops
// for StableHLO.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_SLICESPELLING_H
#define REMAT_LIB_TRANSFORMS_SLICES_SLICESPELLING_H

#include "remat/Analysis/SliceRules.h"

#include <memory>

namespace remat {

/// Elements [offset, offset + size) of the sliced dimension. The offset is a
/// number, or a value as the loop of the spelling has it.
struct SliceRange {
  mlir::OpFoldResult offset;
  int64_t size = 0;
};

class SliceSpelling {
public:
  explicit SliceSpelling(mlir::OpBuilder &builder) : builder(builder) {}
  virtual ~SliceSpelling() = default;

  /// The spelling for a block of which some ops are StableHLO, or none.
  static std::unique_ptr<SliceSpelling> of(mlir::Block &block,
                                           mlir::OpBuilder &builder);

  virtual mlir::Value take(mlir::Value whole, SlicedDim where,
                           const SliceRange &range) = 0;
  /// \p whole with \p slice in its place.
  virtual mlir::Value put(mlir::Value slice, mlir::Value whole, SlicedDim where,
                          const SliceRange &range) = 0;
  /// A tensor into which all slices are put.
  virtual mlir::Value destination(mlir::Location loc,
                                  mlir::RankedTensorType type) = 0;
  /// What \p sum, which has no destination, begins with.
  virtual mlir::Value start(mlir::OpResult sum, const OpSlices &slices) = 0;
  /// \p before and the terms of one more slice, together.
  virtual mlir::Value combine(mlir::Operation *op, const OpSlices &slices,
                              mlir::Value before, mlir::Value terms) = 0;
  /// What \p slice counts from 0, counted from the slice's first element.
  virtual mlir::Value countFrom(mlir::Value slice, int64_t unit,
                                const SliceRange &range) = 0;

  /// Makes one slice and returns what it hands on, of what is carried.
  using Body = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      const SliceRange &range, mlir::ValueRange carried)>;
  /// A loop over \p extent elements, \p size at a time; returns what it carried
  /// last.
  virtual llvm::SmallVector<mlir::Value> loop(mlir::Location loc,
                                              int64_t extent, int64_t size,
                                              mlir::ValueRange carried,
                                              Body body) = 0;

protected:
  mlir::OpBuilder &builder;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_SLICESPELLING_H
