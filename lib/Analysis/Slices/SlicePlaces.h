//===- SlicePlaces.h - Where slices of a step may begin ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A user may mark the place to slice. Without a mark, these functions search
// for it. One place is the dimension of an argument along which most of the
// step can be sliced, which is the batch. The other is the head: the few ops
// with the largest tensors.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_SLICES_SLICEPLACES_H
#define REMAT_LIB_ANALYSIS_SLICES_SLICEPLACES_H

#include "Analysis/Slices/Slices.h"

namespace remat {

struct SlicePlace {
  llvm::SmallVector<SliceSeed> seeds;
  /// The range of ops that may be sliced. Null means all ops.
  mlir::Operation *first = nullptr, *last = nullptr;
  /// Later ranges of ops that are sliced in the same way, apart from each
  /// other. One range reads in slices what another range makes in the same
  /// slices.
  std::vector<SlicePlace> others = {};
  /// For messages: "the step along dimension 0 of argument 3".
  std::string name;
};

/// Returns the number of elements of the sliced dimension of \p place.
int64_t extentOf(const SlicePlace &place);

/// The places at which most of a step can be sliced.
struct StepPlaces {
  /// The dimension of an argument along which ops can be sliced in one pass and
  /// make the most bytes. None if no op can be sliced.
  std::optional<SlicePlace> inOnePass;
  /// The dimension that has at least twice the bytes but takes several passes,
  /// if there is one.
  std::optional<SlicePlace> stopped;
};

/// The time is linear in the number of ops that the arguments of \p block
/// reach, for each of their dimensions.
StepPlaces findStepPlaces(mlir::Block &block, const SliceOptions &options);

/// Returns the head. A large tensor has at least three quarters of the largest
/// tensor's bytes. The head reaches from the first op of \p block that makes a
/// large tensor to the last op that reads one. It must have at most a quarter
/// of all ops, and one pass must slice it along a dimension of at least \p
/// atLeast elements.
std::optional<SlicePlace> findHeadPlace(mlir::Block &block,
                                        const SliceOptions &options,
                                        int64_t atLeast = 2);

/// Returns the dimension of \p seed along which the ops from \p first to \p
/// last make the most bytes in slices of one pass. One of these ops makes \p
/// seed, and the dimension has at least \p atLeast elements. The place has no
/// name.
std::optional<SlicePlace> placeOfRange(mlir::Block &block,
                                       mlir::Operation *first,
                                       mlir::Operation *last, mlir::Value seed,
                                       const SliceOptions &options,
                                       int64_t atLeast = 2);

/// Finds attention by what its ops compute: a batched product, an exponential
/// and a sum of its elements, and a second batched product that reads as many
/// elements. The ranges are these ops and, after them, the ops of the gradients
/// that read or make as many elements. Among all attention with scores of the
/// same type, it chooses the one with the most bytes. The dimension is the
/// outermost one with at least sixteen elements along which slices take one
/// pass, or else the one with the most elements. Returns none if there is no
/// such attention.
std::optional<SlicePlace> findAttentionPlace(mlir::Block &block,
                                             const SliceOptions &options);

/// Returns the region that grows from \p place.
SliceRegion growSliceRegion(mlir::Block &block, const SlicePlace &place,
                            SliceOptions options);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SLICES_SLICEPLACES_H
