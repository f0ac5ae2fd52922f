//===- FenceAnchors.h - The values that fences wait for ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler with a scheduler of its own runs a recomputation as soon as its
// operands exist. The anchors of a fence prevent a recomputation from running
// too early.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_FENCEANCHORS_H
#define REMAT_LIB_TRANSFORMS_PLANNING_FENCEANCHORS_H

#include "Transforms/Planning/PlannedSteps.h"

#include "llvm/ADT/SetVector.h"

namespace remat {

/// Finds the anchors of fences. An anchor is a value that is made right before
/// the recomputation and read after it. In the backward part, the anchor is the
/// incoming gradient.
///
/// A plan of XLA's kernels has more anchors. If the first anchor is a result of
/// the step, no op reads it, and XLA may make it long before the place that the
/// plan has for it. In this case the second anchor is the nearest value that is
/// no result. If the plan frees large tensors before the recomputation, the
/// values that the last readers of these tensors make are anchors too.
class FenceAnchors {
public:
  explicit FenceAnchors(const PlannedSteps &plan);

  /// Returns anchors: values that exist before the run of the steps from \p
  /// begin to \p end - 1. The previous run of recomputed steps ends at \p
  /// since.
  llvm::SetVector<mlir::Value> ofRun(size_t since, size_t begin,
                                     size_t end) const;

  /// Returns values that were made by readers of large tensors. The steps from
  /// \p since to \p begin - 1 freed these tensors. The values are used at or
  /// after \p end, or they are results of the step.
  llvm::SetVector<mlir::Value> behindFreed(size_t since, size_t begin,
                                           size_t end) const;

  /// Returns whether the steps from \p begin to \p end - 1 make few bytes.
  bool isSmall(size_t begin, size_t end) const;

  /// Returns whether the plan makes \p value shortly before \p begin, and uses
  /// it at or after \p end.
  bool isHeld(mlir::Value value, size_t begin, size_t end) const;

  /// Returns whether \p step makes a tensor whose bytes times \p share are at
  /// least the bytes of the largest tensor.
  bool isLarge(size_t step, unsigned share) const;

private:
  void findFreeing();

  /// Returns a value that is used at or after \p end. The value is made by the
  /// nearest possible step before \p begin. If \p mayBeResult is false, the
  /// returned value is no result of the function.
  mlir::Value nearest(size_t begin, size_t end, bool mayBeResult) const;

  /// Returns a value of \p step, or of a later step that reads the results of
  /// \p step. The returned value exists when the run of the steps from \p begin
  /// to \p end - 1 starts. The value is used after this run, or it is a result
  /// of the training step.
  mlir::Value findBehind(size_t step, size_t begin, size_t end) const;

  const PlannedSteps &plan;
  const Graph &graph;
  int64_t largest = 0; ///< The bytes of the largest tensor that a step makes.
  /// If a step is the last one that uses a large tensor, its entry has all
  /// steps that read this tensor.
  std::vector<llvm::SmallVector<uint32_t, 1>> freeing;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_FENCEANCHORS_H
