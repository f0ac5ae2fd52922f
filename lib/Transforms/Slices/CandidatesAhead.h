//===- CandidatesAhead.h - Candidates made side by side ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A choice looks at candidates one after another, and mostly goes on to the
// next one. To copy a step, slice it and bound its plans takes as long as a
// quick plan, and no candidate needs another one for that. So the next one is
// made beside the one that is asked for.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_CANDIDATESAHEAD_H
#define REMAT_LIB_TRANSFORMS_SLICES_CANDIDATESAHEAD_H

#include "SliceChoice.h"

namespace remat {

class CandidatesAhead {
public:
  /// Refers to \p choice and \p options.
  CandidatesAhead(const SliceChoice &choice, const CandidateOptions &options,
                  std::vector<SliceWay> ways)
      : choice(choice), options(options), ways(std::move(ways)),
        made(this->ways.size()) {}

  llvm::ArrayRef<SliceWay> all() const { return ways; }

  /// The candidate of way number \p i, which is taken once. It has bounds
  /// unless it takes too long as it is, and no module where it cannot be
  /// sliced so. Fails after an error.
  mlir::FailureOr<SliceCandidate> take(size_t i);

private:
  mlir::LogicalResult make(size_t i);

  const SliceChoice &choice;
  const CandidateOptions &options;
  std::vector<SliceWay> ways;
  std::vector<std::optional<SliceCandidate>> made;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_CANDIDATESAHEAD_H
