//===- Pipelines.h - Passes around --remat, all options mixed ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_FUZZ_PIPELINES_H
#define REMAT_TEST_FUZZ_PIPELINES_H

#include "Features.h"

#include "mlir/IR/BuiltinOps.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace remat::fuzz {

/// The passes that run on a step in addition to its random plan.
struct Pipeline {
  /// Passes, in the syntax of a pass pipeline.
  std::vector<std::string> before, after;
  std::vector<std::string> options; ///< Options of `--remat`, as NAME=VALUE.

  bool isEmpty() const {
    return before.empty() && after.empty() && options.empty();
  }
  /// Returns whether `--remat` takes a plan from a file.
  bool importsPlan() const;
  /// The passes before `--remat`, `--remat` itself, and the passes after it, as
  /// pass pipelines.
  std::string textBefore() const;
  std::string textOfRemat() const;
  std::string textAfter() const;
};

/// Draws a random pipeline. The files that its options name are in \p folder.
Pipeline randomPipeline(llvm::StringRef folder, Random &random);

/// Returns whether \p message of an error says that the request cannot be met.
/// Any other error means that something went wrong.
bool isRefusal(llvm::StringRef message);

} // namespace remat::fuzz

#endif // REMAT_TEST_FUZZ_PIPELINES_H
