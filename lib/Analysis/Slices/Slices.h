//===- Slices.h - Finds the ops of a step that can be sliced ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From a dimension of arguments, such as the batch, this header finds the ops
// that can be computed slice by slice along it. Only one slice's values are
// then live at a time. Each slice adds to the sums over the dimension. An op
// that reads such a sum, or that needs all slices for another reason, runs
// after a *pass* over all slices. Sliced ops that read its result are in the
// next pass.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_SLICES_SLICES_H
#define REMAT_LIB_ANALYSIS_SLICES_SLICES_H

#include "Analysis/Slices/SliceRules.h"

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace remat {

/// The start of slices: dimension `dim` of an argument or of another value.
struct SliceSeed {
  mlir::Value value;
  int64_t dim = 0;
};

struct SlicedOp {
  OpSlices slices;
  unsigned pass = 0;
  /// Whether the sum begins, in each slice, with the value of another sum in
  /// that slice.
  bool goesOn = false;
};

/// An op that depends on the sliced dimension but is computed whole.
struct SliceStop {
  mlir::Operation *op = nullptr;
  std::string reason;
};

struct SliceRegion {
  /// The extent of the sliced dimension, equal in all seeds.
  int64_t extent = 0;
  unsigned passes = 0;
  /// The range of ops that may change. Null means none.
  mlir::Operation *first = nullptr, *last = nullptr;
  llvm::DenseMap<mlir::Operation *, SlicedOp> sliced;
  /// The number of passes before each op that is computed whole.
  llvm::DenseMap<mlir::Operation *, unsigned> ready;
  /// The ops in program order.
  std::vector<SliceStop> stops;
  /// The first op in the second pass, and the op that it waits for: a sum, or
  /// an op that needs whole operands. Null if there is only one pass.
  mlir::Operation *secondPass = nullptr, *waitsFor = nullptr;
  /// Values that slices make and that an op reads as a whole after a pass.
  llvm::DenseSet<mlir::Value> handedOut;
  /// Other values that are read as a whole: views (also views of views) of
  /// values that were whole before the slices. Nothing must be assembled for
  /// them. They are in program order.
  llvm::SmallVector<mlir::OpResult> wholeViews;
  /// Views (also views of views) of values that the slices give out. After the
  /// pass they are views of the assembled values. They are in program order.
  llvm::SmallVector<mlir::OpResult> viewsBehind;
  /// For the first sum of each chain of sums that continue each other: the last
  /// sum of the chain.
  llvm::DenseMap<mlir::Value, mlir::Value> sumEnds;

  /// Returns whether \p use, of a value that slices make, reads all of it and
  /// is not in a slice of the same pass.
  bool readsWhole(mlir::OpOperand &use) const;

  /// Returns the operand that \p value passes on. \p value is a result of a
  /// sliced barrier or loop that is not itself sliced. Returns null for other
  /// values.
  mlir::Value wholeThroughBarrier(mlir::Value value) const;

  /// Returns the sum that a slice passes to the next one if \p sum begins the
  /// chain.
  mlir::Value endOf(mlir::Value sum) const {
    mlir::Value end = sumEnds.lookup(sum);
    return end ? end : sum;
  }
};

/// Grows the region of \p seeds in \p block. All seeds have the same extent. An
/// op with `remat.whole` stays whole. The time is linear in the size of the
/// block.
SliceRegion growSliceRegion(mlir::Block &block, llvm::ArrayRef<SliceSeed> seeds,
                            const SliceOptions &options);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SLICES_SLICES_H
