//===- Supervisor.h - Runs mutants in processes -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_MUTATE_SUPERVISOR_H
#define REMAT_TEST_MUTATE_SUPERVISOR_H

#include "Mutant.h"
#include "Report.h"

#include <functional>

namespace remat::mutate {

/// Memory into which several processes write together.
struct Shared {
  Progress progress;
  uint64_t counts[4] = {}; ///< One counter for each Outcome.
};

class Supervisor {
public:
  /// A process ends if a mutant takes more CPU time than \p cpuSeconds. The
  /// messages of a process go to a file in \p folder.
  Supervisor(unsigned cpuSeconds, llvm::StringRef folder);
  ~Supervisor();

  /// Runs \p work in a process of its own, and returns the findings.
  std::optional<Finding> run(llvm::function_ref<void(Shared &)> work);

  /// The function \p work calls `begin` when a mutant begins, and `end` with
  /// the mutant's outcome when the mutant ends.
  void begin(uint64_t seed);
  void end(Outcome outcome);

  const Shared &seen() const { return *shared; }
  /// Restores the counts after shrinking, because the mutants of shrinking are
  /// not counted.
  void restore(const Shared &before) { *shared = before; }

private:
  void prepareChild() const;

  unsigned cpuSeconds;
  std::string log;
  Shared *shared;
};

} // namespace remat::mutate

#endif // REMAT_TEST_MUTATE_SUPERVISOR_H
