//===- CodeGen.h - LLVM's optimiser and code generators ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Machine code is made in memory or as an object file. Both need the same
// target machine and the same optimiser, which are made here.
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

/// For this machine's CPU, or for the instruction set that \p options limit it
/// to. Null where LLVM has no code generator for it.
std::unique_ptr<llvm::TargetMachine>
makeTargetMachine(const CompileOptions &options, unsigned optLevel,
                  bool positionIndependent);

/// With \p sanitize, AddressSanitizer checks what remains after optimising.
void optimize(llvm::Module &module, llvm::TargetMachine &machine,
              unsigned optLevel, bool sanitize = false);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_CPU_CODEGEN_H
