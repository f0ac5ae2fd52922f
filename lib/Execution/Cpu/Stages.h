//===- Stages.h - The steps between buffers and LLVM IR ---------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lowerSteps runs these in the order in which they stand here, on a module of
// its own that holds the steps on buffers. Each emits an error at the op that
// it cannot handle.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_CPU_STAGES_H
#define REMAT_LIB_EXECUTION_CPU_STAGES_H

#include "Execution/Cpu/Compiler.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::execution {

struct KernelCounts {
  size_t kernels = 0; ///< Distinct ones, contractions included.
  /// The iterations of the innermost loops of all steps; inside an scf loop,
  /// those of one iteration of it. Contractions that the runtime computes do
  /// not count.
  double iterations = 0;
};

/// Moves every linalg op into a function of loops, one for all identical ops;
/// contractions become calls of rematContract where \p contractions says so.
/// With SumOrder::Tree sums that a GPU's threads share are added in their
/// order.
mlir::FailureOr<KernelCounts> outlineKernels(mlir::ModuleOp module,
                                             bool contractions, SumOrder sums);

/// How a GPU's threads add up a sum: `rows` share it, and of those `rowsOfWarp`
/// are in a warp.
struct SumTree {
  int64_t rows = 1, rowsOfWarp = 1;
};

/// None if \p op is no sum that threads share.
std::optional<SumTree> treeOf(mlir::linalg::LinalgOp op);

/// Replaces a linalg op on buffers by loops that add in the order of \p tree;
/// called by outlineKernels.
void lowerToTree(mlir::RewriterBase &rewriter, mlir::linalg::LinalgOp op,
                 SumTree tree);

/// Replaces a linalg op on buffers by loops, ordered for speed but not so that
/// any element is accumulated in another order; called by outlineKernels.
mlir::LogicalResult lowerToLoops(mlir::RewriterBase &rewriter,
                                 mlir::linalg::LinalgOp op);

/// Gives a step the signature void(runtime, arena, buffers) of
/// CompiledSteps::call, and makes its allocations and copies calls of the
/// runtime.
mlir::LogicalResult makeEntryPoint(mlir::func::FuncOp step, StepInfo &info,
                                   const CompileOptions &options);

/// Makes copies between device and host calls of \p runtime, and releases each
/// host copy after its last use; called by makeEntryPoint.
mlir::LogicalResult lowerSwaps(mlir::func::FuncOp step, mlir::Value runtime);

/// Calls a function of Runtime.h, and declares it in the module of \p step if
/// necessary. For a function without a result, \p result and the returned value
/// are null.
mlir::Value callRuntime(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::func::FuncOp step, llvm::StringRef name,
                        mlir::Type result, mlir::ValueRange operands);

/// Lowers the rest to the LLVM dialect.
mlir::LogicalResult lowerToLLVM(mlir::ModuleOp module);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_CPU_STAGES_H
