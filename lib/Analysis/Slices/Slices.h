//===- Slices.h - Finds the ops of a step that can be sliced ----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The search for ops that can be sliced begins with a dimension of arguments,
// such as the batch. This header finds the ops that can be computed slice by
// slice along this dimension. With slices, only the values of one slice are
// live at a time. Each slice adds its terms to sums over the dimension. An op
// that reads such a sum, or that needs all slices for another reason, runs
// after a *pass* over all slices. Sliced ops that read the result of such an op
// are in the next pass.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_SLICES_SLICES_H
#define REMAT_LIB_ANALYSIS_SLICES_SLICES_H

#include "Analysis/Slices/SliceRules.h"

#include "mlir/IR/Block.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace remat {

/// A place where the search for sliced ops starts: the dimension `dim` of an
/// argument or of another value.
struct SliceSeed {
  mlir::Value value;
  int64_t dim = 0;
};

struct SlicedOp {
  OpSlices slices;
  unsigned pass = 0;
  /// Whether the op is a sum that starts from another sum: in each slice, it
  /// begins with the value that the other sum has in this slice.
  bool goesOn = false;
};

/// An op that depends on the sliced dimension but is computed as a whole.
struct SliceStop {
  mlir::Operation *op = nullptr;
  std::string reason;
};

struct SliceRegion {
  /// The number of elements of the sliced dimension. All seeds have the same
  /// extent.
  int64_t extent = 0;
  unsigned passes = 0;
  /// The first and the last op that slicing may change. Null means no limit.
  mlir::Operation *first = nullptr, *last = nullptr;
  llvm::DenseMap<mlir::Operation *, SlicedOp> sliced;
  /// For each op that is computed as a whole, how many passes must have ended
  /// before it.
  llvm::DenseMap<mlir::Operation *, unsigned> ready;
  /// The ops that depend on the sliced dimension but are computed as a whole,
  /// in program order.
  std::vector<SliceStop> stops;
  /// The first op in the second pass, and the op that it waits for: a sum, or
  /// an op that needs whole operands. Both ops are null if there is only one
  /// pass.
  mlir::Operation *secondPass = nullptr, *waitsFor = nullptr;
  /// Values that are computed in slices and that an op reads as a whole after a
  /// pass.
  llvm::DenseSet<mlir::Value> handedOut;
  /// Other results of sliced ops that are read as a whole. They are views, or
  /// views of views, of values that exist as a whole before the first slice, so
  /// slices need not be assembled for them. The views are in program order.
  llvm::SmallVector<mlir::OpResult> wholeViews;
  /// Views, or views of views, of values in handedOut. After the pass, these
  /// views are views of the assembled values. These views are in program order.
  llvm::SmallVector<mlir::OpResult> viewsBehind;
  /// A chain of sums is a list in which each sum starts from the result of the
  /// sum before it. This map has the last sum of each chain for the first sum
  /// of the chain.
  llvm::DenseMap<mlir::Value, mlir::Value> sumEnds;

  /// Returns whether \p use, a use of a value that is computed in slices, reads
  /// the value as a whole, and not in a slice of the same pass.
  bool readsWhole(mlir::OpOperand &use) const;

  /// A sliced barrier or loop may pass on an operand that is not sliced. If \p
  /// value is such an operand after the barrier or loop, returns the operand
  /// before it. Returns null if \p value is anything else.
  mlir::Value wholeThroughBarrier(mlir::Value value) const;

  /// Returns the last sum of the chain that \p sum begins. A slice passes the
  /// value of this last sum to the next slice.
  mlir::Value endOf(mlir::Value sum) const {
    mlir::Value end = sumEnds.lookup(sum);
    return end ? end : sum;
  }
};

/// Finds the ops of \p block that can be sliced if the search begins with
/// \p seeds. All seeds have the same extent. An op with the attribute
/// `remat.whole` is computed as a whole. The time of this function is linear in
/// the size of the block.
SliceRegion growSliceRegion(mlir::Block &block, llvm::ArrayRef<SliceSeed> seeds,
                            const SliceOptions &options);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SLICES_SLICES_H
