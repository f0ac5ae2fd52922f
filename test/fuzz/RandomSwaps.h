//===- RandomSwaps.h - Copies strewn into a plan ----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_FUZZ_RANDOMSWAPS_H
#define REMAT_TEST_FUZZ_RANDOMSWAPS_H

#include "Case.h"

namespace remat::fuzz {

/// Returns \p computes, a valid plan without copies, with copies added. Tensors
/// often wait for their next readers. They spend \p share percent of these
/// waits on the host. Some tensors are copied out again although the host has a
/// copy, and some copies on the host are fetched twice.
std::vector<Step> addSwaps(const FunctionGraph &graph,
                           llvm::ArrayRef<Step> computes, uint32_t share,
                           Random &random);

} // namespace remat::fuzz

#endif // REMAT_TEST_FUZZ_RANDOMSWAPS_H
