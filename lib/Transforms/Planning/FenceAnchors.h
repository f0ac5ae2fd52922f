//===- FenceAnchors.h - The values that recomputation waits for -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler with its own scheduler runs a recomputation as soon as its
// operands exist. The anchors of a fence prevent that. An anchor is a value
// that is made right before the recomputation and read after it. In a backward
// part it is the incoming gradient. If the plan frees large tensors before the
// recomputation, the values that their last readers make are anchors too.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_PLANNING_FENCEANCHORS_H
#define REMAT_LIB_TRANSFORMS_PLANNING_FENCEANCHORS_H

#include "Transforms/Planning/Fences.h"

#include "llvm/ADT/SetVector.h"

namespace remat {

class FenceAnchors {
public:
  FenceAnchors(const PlannedSteps &plan, const FencePolicy &policy);

  /// Returns values that exist before the run [begin, end) starts. \p since is
  /// the end of the previous run.
  llvm::SetVector<mlir::Value> ofRun(size_t since, size_t begin,
                                     size_t end) const;

  /// Returns values made by readers of large tensors that were freed in the
  /// steps [since, begin). These values are used from \p end on, or returned.
  llvm::SetVector<mlir::Value> behindFreed(size_t since, size_t begin,
                                           size_t end) const;

  /// Returns whether \p step makes a tensor whose bytes times \p share reach
  /// those of the largest tensor.
  bool isLarge(size_t step, unsigned share) const;

private:
  void findFreeing();
  mlir::Value nearest(size_t begin, size_t end) const;
  mlir::Value findBehind(size_t step, size_t begin, size_t end) const;

  const PlannedSteps &plan;
  const Graph &graph;
  const FencePolicy &policy;
  int64_t largest = 0; ///< The bytes of the largest tensor that a step makes.
  /// For each step that is the last to touch a large tensor: the steps that
  /// read this tensor.
  std::vector<llvm::SmallVector<uint32_t, 1>> freeing;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_FENCEANCHORS_H
