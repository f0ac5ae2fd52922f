//===- CandidatesAhead.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Slices/CandidatesAhead.h"

#include "mlir/IR/Threading.h"

using namespace mlir;
using namespace remat;

LogicalResult CandidatesAhead::make(size_t i) {
  FailureOr<SliceCandidate> candidate =
      makeSliceCandidate(choice.step, variants[i], options);
  if (failed(candidate))
    return failure();
  made[i] = std::move(*candidate);
  if (!made[i]->module || choice.isTooLong(made[i]->graph().baseCost()))
    return success();
  if (variants[i].isLoop)
    return findBoundsOfLoop(*made[i], choice.budget);
  made[i]->findBounds(choice.budget);
  return success();
}

FailureOr<SliceCandidate> CandidatesAhead::take(size_t i) {
  // Candidates that are made at the same time. The number is the same on every
  // machine, so that all machines make the same candidates.
  constexpr size_t kTogether = 2;
  MLIRContext *context = func::FuncOp(choice.step).getContext();
  size_t end = std::min(i + kTogether, variants.size());
  if (!made[i] &&
      failed(failableParallelForEachN(context, i, end,
                                      [&](size_t each) { return make(each); })))
    return failure();
  return std::move(*made[i]);
}
