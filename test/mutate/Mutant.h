//===- Mutant.h - One changed input and its passes --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_MUTATE_MUTANT_H
#define REMAT_TEST_MUTATE_MUTANT_H

#include "Corpus.h"

namespace remat::mutate {

/// The state of a run, for a process that watches it from outside.
struct Progress {
  uint64_t seed = 0;
  char pass[64] = "";
  char finding[512] = "";

  void setPass(llvm::StringRef name);
  void setFinding(llvm::StringRef what);
};

/// The name of a mutant. With the same corpus, a name always means the same
/// mutant.
struct Recipe {
  uint64_t seed = 0;
  uint32_t dropped = 0; ///< A bit for each change that is left out.
};

struct Mutant {
  std::string file;
  /// The parsed module, or null if the text is still to be parsed.
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::string text;
  PassCalls passes;
  std::vector<std::string> changes;

  /// Returns the text to give to remat-opt.
  std::string print() const;
};

/// The most changes that a mutant has.
inline constexpr uint32_t kMostChanges = 4;

/// Returns the mutant of \p recipe, or nothing if its changes leave an invalid
/// module.
std::optional<Mutant> makeMutant(const Corpus &corpus, Recipe recipe,
                                 mlir::MLIRContext &context,
                                 llvm::StringRef folder, Progress &progress);

enum class Outcome { Invalid, Refused, Succeeded, Finding };

/// Parses \p mutant if it is text, and runs its passes. Besides a crash, three
/// results are findings: a failure without an error, a module that does not
/// verify after a pass, and an error whose text is about something internal.
Outcome runMutant(Mutant &mutant, mlir::MLIRContext &context,
                  Progress &progress);

} // namespace remat::mutate

#endif // REMAT_TEST_MUTATE_MUTANT_H
