//===- CandidatesAhead.h - Makes candidates in advance ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A choice of slices looks at its candidates one after another. Copying a step,
// slicing it and computing the bounds of its plans takes as long as a quick
// plan. The candidates do not depend on each other. Therefore the next
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

  /// Returns the candidate of the variant with the number \p i. Each candidate
  /// can be taken only once. The candidate has bounds, unless it costs too much
  /// even without recomputation. It has no module if the step cannot be sliced
  /// in this variant. Fails after an error.
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
