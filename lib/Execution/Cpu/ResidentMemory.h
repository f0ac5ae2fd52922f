//===- ResidentMemory.h - The memory that the process holds -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The simulator and the allocator count buffers. This meter asks the operating
// system how much memory the process holds. This confirms their counts.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_CPU_RESIDENTMEMORY_H
#define REMAT_LIB_EXECUTION_CPU_RESIDENTMEMORY_H

#include "Execution/Cpu/Runner.h"

namespace remat::execution {

/// Measures the memory of the process, beginning when this object is
/// constructed.
class ResidentMemoryMeter {
public:
  /// Returns the heap's unused memory to the system, and resets the peak.
  ResidentMemoryMeter();

  /// Returns none if /proc does not have this value, or if the process may not
  /// reset it.
  std::optional<ResidentMemory> read() const;

private:
  std::optional<int64_t> before;
};

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_CPU_RESIDENTMEMORY_H
