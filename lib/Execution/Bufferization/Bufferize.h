//===- Bufferize.h - Training steps on tensors to buffers -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Code for the CPU and code for the GPU begin in the same way. Every tensor
// becomes one buffer, which is allocated by the op that produces the tensor and
// freed after its last use. A copy that the program does not contain is added
// only where that is necessary, and is reported with its reason. So the bytes
// that are live follow program order, as the memory model says.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_BUFFERIZATION_BUFFERIZE_H
#define REMAT_LIB_EXECUTION_BUFFERIZATION_BUFFERIZE_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <optional>

namespace remat {

/// A copy that bufferization had to add: its bytes, the op it is for, and why.
struct AddedCopy {
  std::string location;
  int64_t bytes = 0;
  std::string reason;
};

/// The arena of a step: the one allocation for its buffers.
struct StepArena {
  int64_t buffers = 0;
  int64_t bytes = 0;
  int64_t liveBytes = 0;       ///< The most bytes that live at one time.
  int64_t lowerBoundBytes = 0; ///< No arena is smaller.
};

/// The inputs and outputs of a step, and what bufferizing it added. Scalars of
/// the signature appear as tensors of rank 0.
struct StepInfo {
  std::vector<mlir::RankedTensorType> inputs;
  /// Inputs that the step owns: counted, and freed after their last use.
  std::vector<bool> donated;
  std::vector<mlir::RankedTensorType> outputs;
  std::vector<AddedCopy> copies;
  /// Bytes of constant tensors, which live in the program and are not counted
  /// in its peak.
  int64_t constantBytes = 0;
  std::optional<StepArena> arena; ///< The arena, if one was asked for.

  int64_t arenaBytes() const { return arena ? arena->bytes : 0; }
  /// Bytes of the inputs that the step owns, or of the others.
  int64_t argumentBytes(bool owned) const;
};

/// The alignment of an arena and of each buffer in it, in bytes.
inline constexpr int64_t kArenaAlignment = 64;

/// The arena that \p step would need. Its buffers are placed, but it is neither
/// compiled nor run. Emits an error at the op that cannot be compiled.
mlir::FailureOr<StepInfo> planStepMemory(mlir::func::FuncOp step);

/// Returns \p step on buffers, as the only function of a new module: prepared,
/// bufferized, and with every buffer freed after its last use. Dialects must be
/// loaded. Emits an error at the op that cannot be compiled.
mlir::FailureOr<mlir::OwningOpRef<mlir::ModuleOp>>
bufferizeStep(mlir::func::FuncOp step, StepInfo &info);

/// Adds the dialects and interfaces that bufferizing and lowering steps needs.
void registerExecution(mlir::DialectRegistry &registry);

namespace execution {

/// Copies \p step into \p target under \p name, with its calls inlined.
/// Refuses what cannot be bufferized (checkStep).
mlir::LogicalResult importStep(mlir::func::FuncOp step, mlir::ModuleOp target,
                               llvm::StringRef name);

/// The steps that importStep has brought into \p module, on buffers. \p infos
/// gets one entry a step. With \p packingEffort (as PackingOptions::effort)
/// the buffers of a step become parts of one arena. Before that, \p rewrite may
/// change a step on buffers, and give it others.
mlir::LogicalResult
toBuffers(mlir::ModuleOp module, std::optional<double> packingEffort,
          std::vector<StepInfo> &infos,
          llvm::function_ref<void(mlir::func::FuncOp)> rewrite = nullptr);

/// Name of a step's function in a module of several.
std::string stepName(size_t step);

/// The attribute on the allocation of the arena.
inline constexpr llvm::StringLiteral stepArenaAttr = "remat.step_arena";

/// Loads the dialects that bufferizing introduces: a context loads none while
/// passes run, which made sure of them.
void loadBufferDialects(mlir::MLIRContext *context);

} // namespace execution
} // namespace remat

#endif // REMAT_LIB_EXECUTION_BUFFERIZATION_BUFFERIZE_H
