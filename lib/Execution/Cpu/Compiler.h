//===- Compiler.h - Training steps on tensors to machine code ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles functions on tensors for this machine's CPU. The bytes that are live
// while a function runs follow program order exactly, as in the memory model:
// each tensor has one buffer, which its op allocates and which is freed after
// its last use, and no copies are added. The compiler does not reorder or merge
// tensor ops, so a rewritten step runs as it was written.
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
  /// The optimisation level of LLVM, 0 to 3. None chooses the level: 0 if the
  /// steps do so little work that optimising would take longer than it saves,
  /// and otherwise 2.
  std::optional<unsigned> optLevel;
  /// Whether all buffers of a step are in one allocation of the caller, instead
  /// of one allocation for each buffer. Donated arguments stay apart.
  bool arena = false;
  /// Whether the runtime's kernel computes contractions (Contraction.h). It
  /// gives the same bits as loops, and is faster.
  bool contractions = true;
  /// With SumOrder::Tree, sums are added in the order of the kernels of Gpu/.
  /// Long sums are added in parts, which have their own buffers.
  execution::SumOrder sums = execution::SumOrder::Order;
  /// The instruction set to compile for. None means all instructions of this
  /// machine.
  std::optional<InstructionSet> instructionSet;
  /// Whether AddressSanitizer checks every access of the compiled code. The
  /// object file must be linked with its library.
  bool sanitize = false;
  /// Whether new and freed bytes of an arena are made unreadable. This costs
  /// two additional writes of every buffer.
  bool poison = true;
  /// The effort to find a small arena (PackingOptions::effort).
  double packingEffort = 1;
  /// The streams to which the bufferized steps and the LLVM IR before
  /// optimisation are printed.
  llvm::raw_ostream *dumpBuffers = nullptr;
  llvm::raw_ostream *dumpLLVM = nullptr;
};

/// Machine code of some steps. It must not outlive the MLIRContext in which it
/// was made. It cannot be moved.
class CompiledSteps {
public:
  ~CompiledSteps();

  size_t size() const;
  const StepInfo &info(size_t step) const;
  /// Returns the number of different ops that became machine code, over all
  /// steps.
  size_t kernels() const;

  /// Runs a step. \p arena is memory of info(step).arena->bytes bytes, aligned
  /// to kArenaAlignment, or null if the step has no arena. \p buffers has the
  /// address of each input, followed by a place for the address of each output.
  /// The elements of outputs are in row-major order. Outputs may be in the
  /// arena, and share buffers with each other and with inputs. A donated input
  /// must overlap neither another input nor the arena (rematCheckBuffers of
  /// Runtime.h). It must be device memory of \p runtime, which is passed to the
  /// functions of Runtime.h.
  void call(size_t step, void *runtime, void *arena, void **buffers) const;

private:
  struct Impl;
  explicit CompiledSteps(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
  friend mlir::FailureOr<std::unique_ptr<CompiledSteps>>
  compileSteps(llvm::ArrayRef<mlir::func::FuncOp>, const CompileOptions &);
};

/// Compiles \p steps together. They stay unchanged, and may be in different
/// modules of one context. Emits an error at an op that cannot be compiled.
mlir::FailureOr<std::unique_ptr<CompiledSteps>>
compileSteps(llvm::ArrayRef<mlir::func::FuncOp> steps,
             const CompileOptions &options = {});

/// A module with a copy of \p steps in the LLVM dialect, ready for LLVM. The
/// functions are called step0, step1 and so on.
struct LoweredSteps {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::vector<StepInfo> infos;
  size_t kernels = 0;
  /// CompileOptions::optLevel, or the level that was chosen.
  unsigned optLevel = 2;
};

mlir::FailureOr<LoweredSteps>
lowerSteps(llvm::ArrayRef<mlir::func::FuncOp> steps,
           const CompileOptions &options);

/// Adds passes that replace bf16 arithmetic by f32 arithmetic with integer
/// rounding after each op. This gives the same bits on every CPU, however
/// elementwise ops are fused, and calls no support routines of the compiler,
/// which may be missing.
void addBF16Emulation(mlir::OpPassManager &manager);

/// Adds the pass that replaces the remaining bf16 in the LLVM dialect by
/// integers.
void addBF16AsBits(mlir::OpPassManager &manager);

/// Adds the passes from structured control flow, math and memrefs to the LLVM
/// dialect, except those for functions and branches. Strided views must be
/// expanded before.
void addLoopsToLLVM(mlir::OpPassManager &manager);

/// Emits an error at the first op that no pass has lowered: it cannot be
/// compiled for \p target. Passes do not always report this themselves.
mlir::LogicalResult checkLowered(mlir::ModuleOp module, mlir::StringRef target);

} // namespace remat

#endif // REMAT_LIB_EXECUTION_CPU_COMPILER_H
