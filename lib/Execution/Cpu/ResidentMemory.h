//===- ResidentMemory.h - What the process really holds ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The simulator and the allocator count buffers. This asks the operating system
// what the process holds, to show that the counts are the truth.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_CPU_RESIDENTMEMORY_H
#define REMAT_LIB_EXECUTION_CPU_RESIDENTMEMORY_H

#include "Execution/Cpu/Runner.h"

namespace remat::execution {

/// Measures the process from the construction of this object on.
class ResidentMemoryMeter {
public:
  /// Returns unused memory of the heap to the system, and resets the peak.
  ResidentMemoryMeter();

  /// None if the system has no /proc with this figure, or does not allow a
  /// process to reset it.
  std::optional<ResidentMemory> read() const;

private:
  std::optional<int64_t> before;
};

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_CPU_RESIDENTMEMORY_H
