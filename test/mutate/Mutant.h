//===- Mutant.h - One changed input and its passes --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_MUTATE_MUTANT_H
#define REMAT_TEST_MUTATE_MUTANT_H

#include "Corpus.h"

namespace remat::mutate {

/// The state of a run, for whoever watches the process from outside.
struct Progress {
  uint64_t seed = 0;
  char pass[64] = "";
  char finding[512] = "";

  void setPass(llvm::StringRef name);
  void setFinding(llvm::StringRef what);
};

/// What names a mutant: with the same corpus it is always the same one.
struct Recipe {
  uint64_t seed = 0;
  uint32_t dropped = 0; ///< A bit for each change that is left out.
};

struct Mutant {
  std::string file;
  mlir::OwningOpRef<mlir::ModuleOp> module; ///< Null: text is to be parsed.
  std::string text;
  PassCalls passes;
  std::vector<std::string> changes;

  /// Returns the text that remat-opt is given.
  std::string print() const;
};

/// The most changes that a mutant has.
inline constexpr uint32_t kMostChanges = 4;

/// Null where the changes leave an invalid module.
std::optional<Mutant> makeMutant(const Corpus &corpus, Recipe recipe,
                                 mlir::MLIRContext &context,
                                 llvm::StringRef folder, Progress &progress);

enum class Outcome { Invalid, Refused, Succeeded, Finding };

/// Parses \p mutant where it is text and runs its passes. What is no crash and
/// yet wrong is a finding: a failure that no error tells about, a module that
/// does not verify after a pass, an error that speaks of something internal.
Outcome runMutant(Mutant &mutant, mlir::MLIRContext &context,
                  Progress &progress);

} // namespace remat::mutate

#endif // REMAT_TEST_MUTATE_MUTANT_H
