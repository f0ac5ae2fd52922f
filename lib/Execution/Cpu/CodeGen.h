//===- CodeGen.h - LLVM's optimiser and code generators ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The code generators make machine code in memory or in an object file. In both
// cases, this file makes the target machine and runs the optimiser.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_CPU_CODEGEN_H
#define REMAT_LIB_EXECUTION_CPU_CODEGEN_H

#include "Execution/Cpu/Compiler.h"

namespace llvm {
class Module;
class TargetMachine;
} // namespace llvm

namespace remat::execution {

/// Returns the target machine for this CPU. If \p options limit the instruction
/// set, returns the target machine for that set. Returns null if LLVM has no
/// code generator for this machine.
std::unique_ptr<llvm::TargetMachine>
makeTargetMachine(const CompileOptions &options, unsigned optLevel,
                  bool positionIndependent);

/// Optimises \p module. If \p sanitize is true, AddressSanitizer checks the
/// code that remains after optimisation.
void optimize(llvm::Module &module, llvm::TargetMachine &machine,
              unsigned optLevel, bool sanitize = false);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_CPU_CODEGEN_H
