//===- ResidentMemory.h - The memory that the process holds -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The simulator and the allocator count buffers. This meter asks the operating
// system how much memory the process holds, to confirm the counts.
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

  /// Returns none if the system has no /proc with this value, or if a process
  /// may not reset it.
  std::optional<ResidentMemory> read() const;

private:
  std::optional<int64_t> before;
};

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_CPU_RESIDENTMEMORY_H
