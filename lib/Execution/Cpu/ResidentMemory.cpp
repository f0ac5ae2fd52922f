//===- ResidentMemory.cpp - The memory that the process holds -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Cpu/ResidentMemory.h"

#include <cstdio>
#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace remat::execution {

/// Returns a field of /proc/self/status in bytes. The file has it in KiB.
static std::optional<int64_t> statusField(const char *format) {
  std::FILE *file = std::fopen("/proc/self/status", "r");
  if (!file)
    return std::nullopt;
  char line[256];
  long long kibibytes = 0;
  bool found = false;
  while (!found && std::fgets(line, sizeof(line), file))
    found = std::sscanf(line, format, &kibibytes) == 1;
  std::fclose(file);
  return found ? std::optional<int64_t>(kibibytes * 1024) : std::nullopt;
}

/// The peak becomes the current resident memory if 5 is written to this file
/// (proc_pid_clear_refs(5)).
static bool resetPeak() {
  std::FILE *file = std::fopen("/proc/self/clear_refs", "w");
  if (!file)
    return false;
  bool written = std::fputs("5", file) >= 0;
  return std::fclose(file) == 0 && written;
}

ResidentMemoryMeter::ResidentMemoryMeter() {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
  if (resetPeak())
    before = statusField("VmRSS: %lld");
}

std::optional<ResidentMemory> ResidentMemoryMeter::read() const {
  auto peak = statusField("VmHWM: %lld");
  if (!before || !peak)
    return std::nullopt;
  return ResidentMemory{*before, *peak};
}

} // namespace remat::execution
