//===- Shrink.h - Finds a smallest failing case -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_FUZZ_SHRINK_H
#define REMAT_TEST_FUZZ_SHRINK_H

#include "Checks.h"

namespace remat::fuzz {

/// Makes \p original smaller as long as the check \p kind still fails. Removes
/// results, ops and recomputations, and makes the choice simpler.
Case shrink(const Case &original, llvm::StringRef kind, Checker &checker);

} // namespace remat::fuzz

#endif // REMAT_TEST_FUZZ_SHRINK_H
