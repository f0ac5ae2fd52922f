//===- InstructionSet.cpp - The vector instructions of this machine -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Cpu/InstructionSet.h"

#include <algorithm>
#include <atomic>

namespace remat {

InstructionSet machineInstructionSet() {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512f"))
    return InstructionSet::AVX512;
  if (__builtin_cpu_supports("avx2"))
    return InstructionSet::AVX2;
#endif
  return InstructionSet::Baseline;
}

static std::atomic<InstructionSet> limit{InstructionSet::AVX512};

InstructionSet instructionSet() {
  static const InstructionSet machine = machineInstructionSet();
  return std::min(machine, limit.load(std::memory_order_relaxed));
}

void limitInstructionSet(InstructionSet most) { limit = most; }

} // namespace remat
