//===- Slices.h - What of a step can be sliced ------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From a dimension of arguments, such as the batch, this finds the ops that can
// be computed slice by slice along it, so that only one slice's values live at
// a time. Sums over the dimension go on from slice to slice. What reads such a
// sum, or needs all slices for another reason, comes after a *pass* over all
// slices; what reads that and is sliced itself is in the next pass.
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
  /// A sum that begins, in each slice, with what another sum has in that slice.
  bool goesOn = false;
};

/// An op that depends on the sliced dimension and is computed whole.
struct SliceStop {
  mlir::Operation *op = nullptr;
  std::string reason;
};

struct SliceRegion {
  /// The extent of the sliced dimension, in all seeds.
  int64_t extent = 0;
  unsigned passes = 0;
  /// Ops before the first and behind the last stay as they are; null: none.
  mlir::Operation *first = nullptr, *last = nullptr;
  llvm::DenseMap<mlir::Operation *, SlicedOp> sliced;
  /// The number of passes before each op that is computed whole.
  llvm::DenseMap<mlir::Operation *, unsigned> ready;
  /// In the order of the program.
  std::vector<SliceStop> stops;
  /// The first op that is in the second pass, and what it waits for: the sum or
  /// the op that needs whole operands. Null where there is one pass.
  mlir::Operation *secondPass = nullptr, *waitsFor = nullptr;
  /// Values that slices make, and that something reads whole behind a pass.
  llvm::DenseSet<mlir::Value> handedOut;
  /// Other values that something reads whole: views, and views of views, of
  /// what is there whole before the slices, so that nothing has to be put
  /// together. In the order of the program.
  llvm::SmallVector<mlir::OpResult> wholeViews;
  /// Views, and views of views, of what slices hand out: behind the pass they
  /// are views of that. In the order of the program.
  llvm::SmallVector<mlir::OpResult> viewsBehind;
  /// The last sum of each chain of sums that continue each other, by its first
  /// sum.
  llvm::DenseMap<mlir::Value, mlir::Value> sumEnds;

  /// Whether \p use, of a value that slices make, reads all of it: no part of
  /// the same pass.
  bool readsWhole(mlir::OpOperand &use) const;

  /// The operand that \p value is, where a barrier or a loop is sliced and this
  /// result of it is not; else null.
  mlir::Value wholeThroughBarrier(mlir::Value value) const;

  /// The sum that a slice hands on to the next one where \p sum begins.
  mlir::Value endOf(mlir::Value sum) const {
    mlir::Value end = sumEnds.lookup(sum);
    return end ? end : sum;
  }
};

/// Grows the region of \p seeds, which have the same extent, in \p block. An op
/// with `remat.whole` stays whole. Takes time linear in the size of the block.
SliceRegion growSliceRegion(mlir::Block &block, llvm::ArrayRef<SliceSeed> seeds,
                            const SliceOptions &options);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SLICES_SLICES_H
