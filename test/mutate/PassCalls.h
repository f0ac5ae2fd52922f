//===- PassCalls.h - Chooses the passes for a mutant ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_MUTATE_PASSCALLS_H
#define REMAT_TEST_MUTATE_PASSCALLS_H

#include "../fuzz/Random.h"

#include "mlir/Pass/PassManager.h"

namespace remat::mutate {

using fuzz::Random;

/// One `--name="options"` of remat-opt.
struct PassCall {
  std::string name, options;
};
using PassCalls = std::vector<PassCall>;

/// Returns the calls of passes in the `RUN:` lines of a test, with one list for
/// each run of remat-opt. The files that the calls name are in \p folder.
std::vector<PassCalls> readRunLines(llvm::StringRef text,
                                    llvm::StringRef folder);

/// Draws passes and options at random. The files that the options name are in
/// \p folder.
PassCalls drawPasses(Random &random, llvm::StringRef folder);

/// Adds \p calls to \p manager. Returns false if an option has a wrong value.
bool addPasses(mlir::OpPassManager &manager, const PassCalls &calls);

/// Returns the calls as arguments of remat-opt.
std::string describe(const PassCalls &calls);

} // namespace remat::mutate

#endif // REMAT_TEST_MUTATE_PASSCALLS_H
