//===- FenceAnchors.h - The values that recomputation waits for -*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compiler with a scheduler of its own runs a recomputation as soon as its
// operands exist. The anchors of a fence prevent that. An anchor is a value
// that is made right before the recomputation, and that is read after the
// recomputation. In a backward part, it is the gradient that comes in.
//
// A plan of XLA's kernels has more anchors. If the first anchor is a result of
// the step, no op reads it, and XLA may make it long before the place that the
// plan has for it. The second anchor is then the nearest value that is no
// result. If the plan frees large tensors before the recomputation, the values
// that the last readers of these tensors make are anchors too.
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

  /// Returns values that exist before the run of the steps from \p begin to \p
  /// end - 1. The run before it ends at \p since.
  llvm::SetVector<mlir::Value> ofRun(size_t since, size_t begin,
                                     size_t end) const;

  /// Returns values that were made by readers of large tensors. The steps from
  /// \p since to \p begin - 1 freed these tensors. The values are used at or
  /// after \p end, or the function returns them.
  llvm::SetVector<mlir::Value> behindFreed(size_t since, size_t begin,
                                           size_t end) const;

  /// Returns whether \p step makes a tensor whose bytes times \p share are at
  /// least those of the largest tensor.
  bool isLarge(size_t step, unsigned share) const;

private:
  void findFreeing();
  mlir::Value nearest(size_t begin, size_t end, bool mayBeResult) const;
  mlir::Value findBehind(size_t step, size_t begin, size_t end) const;

  const PlannedSteps &plan;
  const Graph &graph;
  const FencePolicy &policy;
  int64_t largest = 0; ///< The bytes of the largest tensor that a step makes.
  /// If a step is the last to use a large tensor, its entry has the steps that
  /// read this tensor.
  std::vector<llvm::SmallVector<uint32_t, 1>> freeing;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_PLANNING_FENCEANCHORS_H
