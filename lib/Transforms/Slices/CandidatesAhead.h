//===- CandidatesAhead.h - Candidates made side by side ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A choice looks at candidates one after another. Copying a step, slicing it
// and bounding its plans take as long as a quick plan. Candidates do not depend
// on each other. The next candidate is therefore made at the same time as the
// requested one.
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

  /// Returns the candidate of variant number \p i. Each candidate can be taken
  /// only once. It has bounds, unless it costs too much even without
  /// recomputation. It has no module if the variant is not possible. Fails
  /// after an error.
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
