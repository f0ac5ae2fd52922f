//===- Shrink.h - Makes mutants smaller -------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_MUTATE_SHRINK_H
#define REMAT_TEST_MUTATE_SHRINK_H

#include "Supervisor.h"

namespace remat::mutate {

/// Returns the mutant of \p finding without the changes, passes, options and
/// ops that the finding does not need.
Mutant shrink(const Finding &finding, const Corpus &corpus,
              mlir::MLIRContext &context, Supervisor &supervisor,
              llvm::StringRef folder);

} // namespace remat::mutate

#endif // REMAT_TEST_MUTATE_SHRINK_H
