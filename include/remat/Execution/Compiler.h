//===- Compiler.h - Training steps on tensors to machine code ---*- C++ -*-===//
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
#ifndef REMAT_EXECUTION_COMPILER_H
#define REMAT_EXECUTION_COMPILER_H

#include "remat/Runtime/InstructionSet.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/raw_ostream.h"

#include "mlir/IR/BuiltinOps.h"

#include <memory>
#include <optional>

namespace remat {

/// A copy that bufferization had to add: its bytes, the op it is for, and why.
struct AddedCopy {
  std::string location;
  int64_t bytes = 0;
  std::string reason;
};

/// The one allocation of a step's buffers.
struct StepArena {
  int64_t buffers = 0;
  int64_t bytes = 0;
  int64_t liveBytes = 0;       ///< The most that lives at once.
  int64_t lowerBoundBytes = 0; ///< No arena is smaller.
};

/// What a compiled step takes and returns, and what compiling it added.
/// Scalars of the signature appear as tensors of rank 0.
struct StepInfo {
  std::vector<mlir::RankedTensorType> inputs;
  /// Inputs that the step owns: counted, and freed after their last use.
  std::vector<bool> donated;
  std::vector<mlir::RankedTensorType> outputs;
  std::vector<AddedCopy> copies;
  /// Bytes of constant tensors, which live in the program and are not counted
  /// in its peak.
  int64_t constantBytes = 0;
  std::optional<StepArena> arena; ///< Where CompileOptions::arena asks for it.

  int64_t arenaBytes() const { return arena ? arena->bytes : 0; }
  /// Of the inputs that the step owns, or of the others.
  int64_t argumentBytes(bool owned) const;
};

/// Of an arena and of each buffer in it, in bytes.
inline constexpr int64_t kArenaAlignment = 64;

struct CompileOptions {
  /// Optimisation level of LLVM, 0 to 3; none: 0 where the steps do so little
  /// work that optimising them would take longer than it saves, or else 2.
  std::optional<unsigned> optLevel;
  /// Put all buffers of a step into one allocation, the caller's, instead of
  /// one each. Donated arguments stay apart.
  bool arena = false;
  /// Let the runtime's kernel compute contractions (Contraction.h): the same
  /// bits as loops, sooner.
  bool contractions = true;
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
  /// Where to print the bufferized steps, and the LLVM IR before optimisation.
  llvm::raw_ostream *dumpBuffers = nullptr;
  llvm::raw_ostream *dumpLLVM = nullptr;
};

/// Machine code of some steps. Outlives neither the MLIRContext that it was
/// made in nor moves.
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

/// What \p step would need as one arena: its buffers, planned but neither
/// compiled nor run. Emits an error at the op that cannot be compiled.
mlir::FailureOr<StepInfo> planStepMemory(mlir::func::FuncOp step);

/// \p step on buffers, as the only function of a module of its own: prepared,
/// bufferized, and every buffer freed after its last use. Dialects must be
/// loaded. Emits an error at the op that cannot be compiled.
mlir::FailureOr<mlir::OwningOpRef<mlir::ModuleOp>>
bufferizeStep(mlir::func::FuncOp step, StepInfo &info);

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

/// Adds the dialects and interfaces that compileSteps needs.
void registerExecution(mlir::DialectRegistry &registry);

/// The function to run: the one called \p name, or where that is empty `main`
/// or the only public function with a body. Emits an error where there is none.
mlir::FailureOr<mlir::func::FuncOp> findEntry(mlir::ModuleOp module,
                                              llvm::StringRef name = {});

} // namespace remat

#endif // REMAT_EXECUTION_COMPILER_H
