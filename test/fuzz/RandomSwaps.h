//===- RandomSwaps.h - Copies strewn into a plan ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_FUZZ_RANDOMSWAPS_H
#define REMAT_TEST_FUZZ_RANDOMSWAPS_H

#include "Case.h"

namespace remat::fuzz {

/// \p computes, a valid plan without copies, with \p share percent of the times
/// at which a tensor waits for its next reader spent on the host. Some copies
/// are made anew for each absence, and some are fetched again.
std::vector<Step> addSwaps(const FunctionGraph &graph,
                           llvm::ArrayRef<Step> computes, uint32_t share,
                           Random &random);

} // namespace remat::fuzz

#endif // REMAT_TEST_FUZZ_RANDOMSWAPS_H
