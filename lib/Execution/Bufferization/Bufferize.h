//===- Bufferize.h - Lowers steps on tensors to buffers ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Code for the CPU and code for the GPU are made by the same first stages.
// Every tensor becomes one buffer. The op that produces the tensor allocates
// the buffer, and the buffer is freed after its last use. A copy that the
// program does not contain is added only if it is necessary. Each added copy is
// reported with its reason. The bytes that are live at each op of the lowered
// step are therefore the bytes that the memory model counts.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_BUFFERIZATION_BUFFERIZE_H
#define REMAT_LIB_EXECUTION_BUFFERIZATION_BUFFERIZE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <optional>

namespace remat {

/// A copy that bufferization added: its bytes, the op that needs it, and the
/// reason.
struct AddedCopy {
  std::string location;
  int64_t bytes = 0;
  std::string reason;
};

/// The arena of a step, which is one allocation for all its buffers.
struct StepArena {
  int64_t buffers = 0;
  int64_t bytes = 0;
  int64_t liveBytes = 0;       ///< The most bytes that are live at one time.
  int64_t lowerBoundBytes = 0; ///< The lower bound on the bytes of any arena.
};

/// The inputs and outputs of a step, and the copies that bufferization added.
/// Scalars of the signature are tensors of rank 0 here.
struct StepInfo {
  std::vector<mlir::RankedTensorType> inputs;
  /// Says for each input whether the step owns it. Owned inputs are counted.
  /// Owned inputs are freed after their last use.
  std::vector<bool> donated;
  std::vector<mlir::RankedTensorType> outputs;
  std::vector<AddedCopy> copies;
  /// The bytes of constant tensors. Constants belong to the program and are not
  /// counted in the step's peak.
  int64_t constantBytes = 0;
  std::optional<StepArena> arena; ///< The arena, if it was requested.

  int64_t arenaBytes() const { return arena ? arena->bytes : 0; }
  /// Returns the bytes of the inputs that the step owns if \p owned is true,
  /// else the bytes of the other inputs.
  int64_t argumentBytes(bool owned) const;
};

/// The alignment in bytes of an arena and of each buffer in it.
inline constexpr int64_t kArenaAlignment = 64;

/// Returns the arena that \p step would need. The function finds places for the
/// buffers in the arena. This function neither compiles nor runs the step.
/// Emits an error at an op that cannot be compiled.
mlir::FailureOr<StepInfo> planStepMemory(mlir::func::FuncOp step);

/// Lowers \p step to buffers, and returns it as the only function of a new
/// module. Every buffer is freed after its last use. The context must have
/// loaded the dialects. Emits an error at an op that cannot be compiled.
mlir::FailureOr<mlir::OwningOpRef<mlir::ModuleOp>>
bufferizeStep(mlir::func::FuncOp step, StepInfo &info);

/// Registers the dialects and interfaces for bufferizing and lowering steps.
void registerExecution(mlir::DialectRegistry &registry);

namespace execution {

/// Copies \p step into \p target under the name \p name, with its calls
/// inlined. Emits an error for ops that cannot be bufferized (checkStep).
mlir::LogicalResult importStep(mlir::func::FuncOp step, mlir::ModuleOp target,
                               llvm::StringRef name);

/// Lowers the steps that importStep added to \p module to buffers. The vector
/// \p infos gets one entry for each step. If \p packingEffort is given, the
/// buffers of a step become parts of one arena (see PackingOptions::effort).
/// Before the packing, \p rewrite may change the lowered step, and may add
/// buffers.
mlir::LogicalResult
toBuffers(mlir::ModuleOp module, std::optional<double> packingEffort,
          std::vector<StepInfo> &infos,
          llvm::function_ref<void(mlir::func::FuncOp)> rewrite = nullptr);

/// Returns the name of a step's function in a module with several steps.
std::string stepName(size_t step);

/// The attribute that marks the allocation of the arena.
inline constexpr llvm::StringLiteral stepArenaAttr = "remat.step_arena";

/// Loads the dialects that bufferization introduces. Passes declare these
/// dialects, because a context cannot load a dialect while passes run.
void loadBufferDialects(mlir::MLIRContext *context);

} // namespace execution
} // namespace remat

#endif // REMAT_LIB_EXECUTION_BUFFERIZATION_BUFFERIZE_H
