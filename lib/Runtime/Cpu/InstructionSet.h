//===- InstructionSet.h - The vector instructions of this CPU ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The CPU runtime has versions of its kernels for several vector widths. This
// file chooses a version when the program runs. Tests can compare all versions
// on one machine.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_CPU_INSTRUCTIONSET_H
#define REMAT_LIB_RUNTIME_CPU_INSTRUCTIONSET_H

#include <cstdint>

namespace remat {

/// Each instruction set includes the previous ones. All sets give the same
/// results.
enum class InstructionSet : uint8_t { Baseline, AVX2, AVX512 };

/// Returns the widest instruction set of this machine.
InstructionSet machineInstructionSet();

/// Returns the instruction set in use: the smaller set that was chosen by
/// limitInstructionSet, or else the machine's set.
InstructionSet instructionSet();
void limitInstructionSet(InstructionSet most);

} // namespace remat

#endif // REMAT_LIB_RUNTIME_CPU_INSTRUCTIONSET_H
