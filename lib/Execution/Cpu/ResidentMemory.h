//===- ResidentMemory.h - What the process really holds ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The simulator and the allocator count buffers. This asks the operating system
// what the process holds, to show that the counts are the truth.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_CPU_RESIDENTMEMORY_H
#define REMAT_LIB_EXECUTION_CPU_RESIDENTMEMORY_H

#include "remat/Execution/Cpu/Runner.h"

namespace remat::execution {

/// Measures from its construction on.
class ResidentMemoryMeter {
public:
  /// Gives back what the heap holds without need, and forgets the peak so far.
  ResidentMemoryMeter();

  /// Nothing where the system has no /proc that tells, or lets nobody reset it.
  std::optional<ResidentMemory> read() const;

private:
  std::optional<int64_t> before;
};

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_CPU_RESIDENTMEMORY_H
