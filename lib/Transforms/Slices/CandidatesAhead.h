//===- CandidatesAhead.h - Candidates made side by side ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A choice looks at candidates one after another, and mostly continues to the
// next one. It takes as long to copy a step, slice it and bound its plans as to
// make a quick plan, and no candidate needs another one for that. So the next
// candidate is made at the same time as the one that is asked for.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_SLICES_CANDIDATESAHEAD_H
#define REMAT_LIB_TRANSFORMS_SLICES_CANDIDATESAHEAD_H

#include "Transforms/Slices/SliceChoice.h"

namespace remat {

class CandidatesAhead {
public:
  /// Keeps references to \p choice and \p options.
  CandidatesAhead(const SliceChoice &choice, const CandidateOptions &options,
                  std::vector<SliceVariant> variants)
      : choice(choice), options(options), variants(std::move(variants)),
        made(this->variants.size()) {}

  llvm::ArrayRef<SliceVariant> all() const { return variants; }

  /// Returns the candidate of variant number \p i, which can be taken once. It
  /// has bounds, unless it costs too much even without recomputation. It has no
  /// module if it cannot be sliced in that way. Fails after an error.
  mlir::FailureOr<SliceCandidate> take(size_t i);

private:
  mlir::LogicalResult make(size_t i);

  const SliceChoice &choice;
  const CandidateOptions &options;
  std::vector<SliceVariant> variants;
  std::vector<std::optional<SliceCandidate>> made;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_SLICES_CANDIDATESAHEAD_H
