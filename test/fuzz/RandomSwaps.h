//===- RandomSwaps.h - Adds random copies to a plan -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_FUZZ_RANDOMSWAPS_H
#define REMAT_TEST_FUZZ_RANDOMSWAPS_H

#include "Case.h"

namespace remat::fuzz {

/// Adds copies to \p computes, a valid plan without copies. Tensors often wait
/// for their next readers. In \p share percent of these waits, the tensor is on
/// the host. Some tensors are copied out again although the host has a copy,
/// and some copies on the host are fetched twice.
std::vector<Step> addSwaps(const FunctionGraph &graph,
                           llvm::ArrayRef<Step> computes, uint32_t share,
                           Random &random);

} // namespace remat::fuzz

#endif // REMAT_TEST_FUZZ_RANDOMSWAPS_H
