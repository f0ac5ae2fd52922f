//===- Stages.h - The steps between tensors and LLVM IR ---------*- C++ -*-===//
//
// compileSteps runs these in the order in which they stand here, on a module
// of its own that holds copies of the functions to compile. Each emits an
// error at the op that it cannot handle.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_STAGES_H
#define REMAT_LIB_EXECUTION_STAGES_H

#include "remat/Execution/Compiler.h"
#include "remat/Transforms/CopyReason.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace llvm {
class Module;
}

namespace remat::execution {

/// Refuses what has no lowering here: several blocks, dynamic shapes, element
/// types without a layout, ops of other dialects.
mlir::LogicalResult checkStep(mlir::func::FuncOp step);

/// Brings a step to the form in which every tensor op writes a destination of
/// its own: fences gone, scalars of the signature as tensors of rank 0,
/// elementwise ops as linalg, pads and concatenations as insertions, and one
/// tensor.empty or fill a destination, right before the op that writes it.
void prepareStep(mlir::func::FuncOp step);

/// The tensor operands that \p op writes, or hands to its loop to write.
llvm::SmallVector<mlir::OpOperand *> destinationsOf(mlir::Operation *op);

/// Whether \p other, an operand of the same op, is read element by element just
/// before the same element of \p destination is written.
bool isReadInStep(mlir::OpOperand &other, mlir::OpOperand &destination);

/// Gives an op a destination of its own where the one it has does not die with
/// it, as a copy where the op reads it; called by prepareStep.
void chooseDestinations(mlir::func::FuncOp step);

/// Makes loops carry their buffers and branches yield fresh ones; called by
/// prepareStep.
void prepareControlFlow(mlir::func::FuncOp step);

/// Tensors to buffers. Fills in the inputs, outputs and copies of \p infos,
/// one a function of \p module.
mlir::LogicalResult bufferizeSteps(mlir::ModuleOp module,
                                   std::vector<StepInfo> &infos);

/// Frees every buffer right after its last use, donated arguments included.
mlir::LogicalResult insertDeallocations(mlir::func::FuncOp step,
                                        const StepInfo &info);

/// Makes all buffers parts of one arena, after insertDeallocations, whose ops
/// stay as marks of where bytes die. Fills in the arena of \p info.
mlir::LogicalResult planArena(mlir::func::FuncOp step, StepInfo &info,
                              double effort);

struct KernelCounts {
  size_t kernels = 0; ///< Distinct ones, contractions included.
  /// Of the innermost loops, over all the steps; inside an scf loop, of one
  /// pass through it. Contractions of the runtime do not count.
  double iterations = 0;
};

/// Moves every linalg op into a function of loops, one for all identical ops;
/// contractions become calls of rematContract where \p contractions says so.
mlir::FailureOr<KernelCounts> outlineKernels(mlir::ModuleOp module,
                                             bool contractions);

/// Replaces a linalg op on buffers by loops, ordered for speed but not so that
/// any element is accumulated in another order; called by outlineKernels.
mlir::LogicalResult lowerToLoops(mlir::RewriterBase &rewriter,
                                 mlir::linalg::LinalgOp op);

/// On the allocation of the arena.
inline constexpr llvm::StringLiteral stepArenaAttr = "remat.step_arena";

/// Gives a step the signature void(runtime, arena, buffers) of
/// CompiledSteps::call, and makes its allocations and copies calls of the
/// runtime.
mlir::LogicalResult makeEntryPoint(mlir::func::FuncOp step, StepInfo &info,
                                   const CompileOptions &options);

/// Makes copies between device and host calls of \p runtime, and releases each
/// host copy after its last use; called by makeEntryPoint.
mlir::LogicalResult lowerSwaps(mlir::func::FuncOp step, mlir::Value runtime);

/// Calls a function of Runtime.h, which is declared in the module of \p step
/// where it is not yet. \p result is null for none, and so is what is returned.
mlir::Value callRuntime(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::func::FuncOp step, llvm::StringRef name,
                        mlir::Type result, mlir::ValueRange operands);

/// The rest of the way to the LLVM dialect.
mlir::LogicalResult lowerToLLVM(mlir::ModuleOp module);

/// Name of a step's function in the module.
std::string stepName(size_t step);

/// "file:line:column" or whatever the location has.
std::string describe(mlir::Location location);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_STAGES_H
