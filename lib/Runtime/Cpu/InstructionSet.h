//===- InstructionSet.h - Which vectors this machine has --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kernels of the CPU runtime come in versions for several widths of vectors.
// This chooses one when the program runs, and lets tests compare all of them
// on one machine.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_CPU_INSTRUCTIONSET_H
#define REMAT_LIB_RUNTIME_CPU_INSTRUCTIONSET_H

#include <cstdint>

namespace remat {

/// Each includes the ones before it. Results are the same with all of them.
enum class InstructionSet : uint8_t { Baseline, AVX2, AVX512 };

/// The widest that this machine has.
InstructionSet machineInstructionSet();

/// The one in use: the machine's, unless limited to a smaller one.
InstructionSet instructionSet();
void limitInstructionSet(InstructionSet most);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_CPU_INSTRUCTIONSET_H
