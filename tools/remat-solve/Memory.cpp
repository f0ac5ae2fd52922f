//===- Memory.cpp ---------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Memory.h"

#include <fstream>
#include <string>

/// This code is for Linux. getrusage does not suffice, because its ru_maxrss
/// begins with the value of the process that started this one.
std::optional<int64_t> remat::solve::peakMemoryBytes() {
  std::ifstream status("/proc/self/status");
  for (std::string field; status >> field;)
    if (int64_t kibibytes; field == "VmHWM:" && status >> kibibytes)
      return kibibytes * 1024;
  return std::nullopt;
}
