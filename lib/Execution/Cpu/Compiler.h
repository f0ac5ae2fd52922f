//===- Compiler.h - Training steps on tensors to machine code ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles functions on tensors for this machine's CPU so that the bytes that
// are live while one runs follow its program order exactly as the memory model
// says: a buffer a tensor, allocated by the op that produces it, freed after
// its last use, and no copy that the program does not spell. Nothing reorders
// or merges tensor ops on the way, so a rewritten step runs as it was written.
//
// Steps compiled together share the code of identical ops. A step and its
// rewritten form therefore compute each value with the same instructions.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_CPU_COMPILER_H
#define REMAT_LIB_EXECUTION_CPU_COMPILER_H

#include "Execution/Bufferization/Bufferize.h"
#include "Execution/Sums/SharedSum.h"
#include "Runtime/Cpu/InstructionSet.h"

#include "mlir/Pass/PassManager.h"
#include "llvm/Support/raw_ostream.h"

#include <memory>

namespace remat {

struct CompileOptions {
  /// Optimisation level of LLVM, 0 to 3; none: 0 where the steps do so little
  /// work that optimising them would take longer than it saves, or else 2.
  std::optional<unsigned> optLevel;
  /// Put all buffers of a step into one allocation, the caller's, instead of
  /// one allocation for each buffer. Donated arguments stay apart.
  bool arena = false;
  /// Let the runtime's kernel compute contractions (Contraction.h): it gives
  /// the same bits as loops, and is faster.
  bool contractions = true;
  /// With SumOrder::Tree sums are added in the order in which the kernels of
  /// Gpu/ add them, and long ones in parts, which have buffers of their own.
  execution::SumOrder sums = execution::SumOrder::Order;
  /// Compile for this instruction set instead of for all that this machine has.
  std::optional<InstructionSet> instructionSet;
  /// Let AddressSanitizer check every access of the compiled code, for an
  /// object file that is linked with its library.
  bool sanitize = false;
  /// Make fresh and dead bytes of an arena unreadable. Costs a write of every
  /// buffer twice.
  bool poison = true;
  /// How hard to look for a small arena, as PackingOptions::effort.
  double packingEffort = 1;
  /// The streams to which the bufferized steps, and the LLVM IR before
  /// optimisation, are printed.
  llvm::raw_ostream *dumpBuffers = nullptr;
  llvm::raw_ostream *dumpLLVM = nullptr;
};

/// Machine code of some steps. It must not outlive the MLIRContext in which it
/// was made, and cannot be moved.
class CompiledSteps {
public:
  ~CompiledSteps();

  size_t size() const;
  const StepInfo &info(size_t step) const;
  /// Distinct ops that became machine code, over all the steps.
  size_t kernels() const;

  /// Runs a step. \p arena is memory of info(step).arena->bytes bytes, aligned
  /// to kArenaAlignment, or null where the step has none. \p buffers holds the
  /// address of each input, then room for the address of each output, whose
  /// elements are in row-major order. Outputs may be in the arena, and share
  /// buffers with each other and with inputs. A donated input must
  /// overlap neither another input nor the arena (rematCheckBuffers of
  /// Runtime.h), and must be device memory of \p runtime, which the functions
  /// there get.
  void call(size_t step, void *runtime, void *arena, void **buffers) const;

private:
  struct Impl;
  explicit CompiledSteps(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
  friend mlir::FailureOr<std::unique_ptr<CompiledSteps>>
  compileSteps(llvm::ArrayRef<mlir::func::FuncOp>, const CompileOptions &);
};

/// Compiles \p steps together; they stay unchanged, and may be in different
/// modules of one context. Emits an error at the op that cannot be compiled.
mlir::FailureOr<std::unique_ptr<CompiledSteps>>
compileSteps(llvm::ArrayRef<mlir::func::FuncOp> steps,
             const CompileOptions &options = {});

/// A module that holds a copy of \p steps in the LLVM dialect, ready for LLVM.
/// The functions are called step0, step1 and so on.
struct LoweredSteps {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::vector<StepInfo> infos;
  size_t kernels = 0;
  unsigned optLevel = 2; ///< CompileOptions::optLevel, or what pays.
};

mlir::FailureOr<LoweredSteps>
lowerSteps(llvm::ArrayRef<mlir::func::FuncOp> steps,
           const CompileOptions &options);

/// Adds passes that make bf16 arithmetic f32 arithmetic and integer rounding
/// after each op: the same bits on every CPU and wherever elementwise ops are
/// fused, and no calls of compiler support routines that may be missing.
void addBF16Emulation(mlir::OpPassManager &manager);

/// Adds the pass that makes what is left of bf16 in the LLVM dialect integers.
void addBF16AsBits(mlir::OpPassManager &manager);

/// Adds the passes from structured control flow, math and memrefs to the LLVM
/// dialect, but for functions and branches. Strided views are expanded before.
void addLoopsToLLVM(mlir::OpPassManager &manager);

/// An error at the first op that no pass has lowered, which passes do not
/// always report: it cannot be compiled for \p target.
mlir::LogicalResult checkLowered(mlir::ModuleOp module, mlir::StringRef target);

} // namespace remat

#endif // REMAT_LIB_EXECUTION_CPU_COMPILER_H
