//===- Compiler.h - Compiles training steps to machine code -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles functions on tensors for this machine's CPU. The bytes that are live
// while a function runs are the bytes that the memory model counts. Each tensor
// has one buffer, which its op allocates and which is freed after its last use.
// No copies are added. The compiler does not reorder or merge tensor ops, so a
// rewritten step runs as it was written.
//
// Steps that are compiled together share the code of identical ops. A step and
// its rewritten form therefore compute each value with the same instructions.
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
  /// The optimisation level of LLVM, 0 to 3. If no level is set, the level is 0
  /// if optimising would take longer than it saves, and otherwise 2.
  std::optional<unsigned> optLevel;
  /// Whether a step has all its buffers in one allocation that the caller
  /// makes. If false, each buffer is a separate allocation. Donated arguments
  /// are not part of the allocation for all buffers.
  bool arena = false;
  /// Whether the runtime's kernel computes contractions (Contraction.h). The
  /// kernel computes the same bits as loops, and is faster.
  bool contractions = true;
  /// If the order is SumOrder::Tree, sums are added in the order of the kernels
  /// of Gpu/. Long sums are then added in parts, and the parts of a sum have
  /// buffers of their own.
  execution::SumOrder sums = execution::SumOrder::Order;
  /// The instruction set to compile for. If no instruction set is given, all
  /// instructions of this machine are used.
  std::optional<InstructionSet> instructionSet;
  /// Whether AddressSanitizer checks every access of the compiled code. The
  /// object file must then be linked with the library of AddressSanitizer.
  bool sanitize = false;
  /// Whether the bytes of each new and each freed buffer of an arena are filled
  /// with NaN. Poisoning writes every buffer two more times.
  bool poison = true;
  /// The effort to find a small arena (PackingOptions::effort).
  double packingEffort = 1;
  /// The bufferized steps and the LLVM IR before optimisation are printed to
  /// these streams, unless they are null.
  llvm::raw_ostream *dumpBuffers = nullptr;
  llvm::raw_ostream *dumpLLVM = nullptr;
};

/// Machine code of some steps. The machine code must not outlive the
/// MLIRContext in which it was made. It cannot be moved.
class CompiledSteps {
public:
  ~CompiledSteps();

  size_t size() const;
  const StepInfo &info(size_t step) const;
  /// Returns the number of different ops that became machine code, over all
  /// steps.
  size_t kernels() const;

  /// Runs a step. The argument \p arena points to info(step).arena->bytes
  /// bytes, aligned to kArenaAlignment. The argument \p arena is null if the
  /// step has no arena. The array \p buffers has the address of each input, and
  /// then a place for the address of each output. The elements of outputs are
  /// in row-major order. Outputs may be in the arena. Outputs may share buffers
  /// with each other and with inputs. A donated input must overlap neither
  /// another input nor the arena (rematCheckBuffers of Runtime.h). A donated
  /// input must be device memory of \p runtime, which is passed to the
  /// functions of Runtime.h.
  void call(size_t step, void *runtime, void *arena, void **buffers) const;

private:
  struct Impl;
  explicit CompiledSteps(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl;
  friend mlir::FailureOr<std::unique_ptr<CompiledSteps>>
  compileSteps(llvm::ArrayRef<mlir::func::FuncOp>, const CompileOptions &);
};

/// Compiles \p steps together. The function compileSteps does not change the
/// steps. The steps may be in different modules of one context. Emits an error
/// at an op that cannot be compiled.
mlir::FailureOr<std::unique_ptr<CompiledSteps>>
compileSteps(llvm::ArrayRef<mlir::func::FuncOp> steps,
             const CompileOptions &options = {});

/// A module in the LLVM dialect with a copy of some steps, ready for LLVM. The
/// functions of the module are called step0, step1 and so on.
struct LoweredSteps {
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::vector<StepInfo> infos;
  size_t kernels = 0;
  /// The level of CompileOptions::optLevel, or the level that was chosen if no
  /// level is set.
  unsigned optLevel = 2;
};

mlir::FailureOr<LoweredSteps>
lowerSteps(llvm::ArrayRef<mlir::func::FuncOp> steps,
           const CompileOptions &options);

/// Adds passes that replace bf16 arithmetic by f32 arithmetic. After each op,
/// the result is rounded with integer ops. The rounding gives the same bits on
/// every CPU, no matter which elementwise ops are fused. The emulation calls no
/// routines of the compiler's support library, which may be missing.
void addBF16Emulation(mlir::OpPassManager &manager);

/// Adds the pass that represents the remaining bf16 values of the LLVM dialect
/// as integers.
void addBF16AsBits(mlir::OpPassManager &manager);

/// Adds the passes that lower structured control flow, math and memrefs to the
/// LLVM dialect. Functions and branches are not lowered. Strided views must
/// have been expanded before these passes.
void addLoopsToLLVM(mlir::OpPassManager &manager);

/// Emits an error at the first op that is still not lowered. The error says
/// that the op cannot be compiled for \p target. The check is needed because
/// some passes leave an op as it is without an error.
mlir::LogicalResult checkLowered(mlir::ModuleOp module, mlir::StringRef target);

} // namespace remat

#endif // REMAT_LIB_EXECUTION_CPU_COMPILER_H
