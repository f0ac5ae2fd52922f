//===- FenceAnchors.h - What recomputation waits for ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler that schedules anew runs a recomputation as soon as its ties are
// there. A fence has anchors to prevent that: a value that is made right before
// the recomputation and read after it, in a backward part the incoming
// gradient. If the plan frees large tensors before the recomputation, values
// that their last readers make are anchors too.
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

  /// Values that are there before the run [begin, end) starts. \p since: the
  /// end of the run before.
  llvm::SetVector<mlir::Value> ofRun(size_t since, size_t begin,
                                     size_t end) const;

  /// Values that readers of large tensors have made, if these tensors were
  /// freed in the steps [since, begin). They are touched from \p end on, or
  /// returned.
  llvm::SetVector<mlir::Value> behindFreed(size_t since, size_t begin,
                                           size_t end) const;

  /// Whether \p step makes a tensor whose bytes times \p share are at least
  /// those of the largest.
  bool isLarge(size_t step, unsigned share) const;

private:
  void findFreeing();
  mlir::Value nearest(size_t begin, size_t end) const;
  mlir::Value findBehind(size_t step, size_t begin, size_t end) const;

  const PlannedSteps &plan;
  const Graph &graph;
  const FencePolicy &policy;
  int64_t largest = 0; ///< Bytes of the largest tensor that a step makes.
  /// For each step that touches a large tensor last: the steps that read it.
  std::vector<llvm::SmallVector<uint32_t, 1>> freeing;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_FENCEANCHORS_H
