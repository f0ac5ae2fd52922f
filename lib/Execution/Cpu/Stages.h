//===- Stages.h - The stages from buffers to LLVM IR ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The function lowerSteps makes a module with the steps on buffers, and runs
// these stages on it in the order of this file. Each stage emits an error at an
// op that it cannot handle.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_CPU_STAGES_H
#define REMAT_LIB_EXECUTION_CPU_STAGES_H

#include "Execution/Cpu/Compiler.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::execution {

struct KernelCounts {
  /// The number of different kernels, contractions included.
  size_t kernels = 0;
  /// The number of iterations of the innermost loops, summed over all steps. If
  /// an op is inside an scf loop, only one iteration of that loop is counted.
  /// Contractions that the runtime computes are not counted.
  double iterations = 0;
};

/// Moves every linalg op into a function, as loops. Identical ops share one
/// function. If \p contractions is true, contractions become calls of
/// rematContract. If \p sums is SumOrder::Tree, a sum that threads of a GPU
/// would share is added in the order of these threads.
mlir::FailureOr<KernelCounts> outlineKernels(mlir::ModuleOp module,
                                             bool contractions, SumOrder sums);

/// Describes how the threads of a GPU add up one sum. The number of threads
/// that share the sum is `rows`, and `rowsOfWarp` of these are in one warp.
struct SumTree {
  int64_t rows = 1, rowsOfWarp = 1;
};

/// Returns none if \p op is not a sum that threads would share.
std::optional<SumTree> treeOf(mlir::linalg::LinalgOp op);

/// Replaces a linalg op on buffers by loops that add in the order of \p tree.
/// The function outlineKernels calls lowerToTree.
void lowerToTree(mlir::RewriterBase &rewriter, mlir::linalg::LinalgOp op,
                 SumTree tree);

/// Replaces a linalg op on buffers by loops. The order of the loops is chosen
/// for speed, but never changes the order in which an element is accumulated.
/// The function outlineKernels calls lowerToLoops.
mlir::LogicalResult lowerToLoops(mlir::RewriterBase &rewriter,
                                 mlir::linalg::LinalgOp op);

/// Gives a step the signature void(runtime, arena, buffers) of
/// CompiledSteps::call. The allocations and copies of the step become calls of
/// the runtime.
mlir::LogicalResult makeEntryPoint(mlir::func::FuncOp step, StepInfo &info,
                                   const CompileOptions &options);

/// Turns copies between device and host into calls of \p runtime. Each host
/// copy is released after its last use. The function makeEntryPoint calls
/// lowerSwaps.
mlir::LogicalResult lowerSwaps(mlir::func::FuncOp step, mlir::Value runtime);

/// Calls a function of Runtime.h. If the module of \p step does not declare
/// this runtime function yet, adds the declaration. If the runtime function has
/// no result, \p result and the returned value are null.
mlir::Value callRuntime(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::func::FuncOp step, llvm::StringRef name,
                        mlir::Type result, mlir::ValueRange operands);

/// Lowers the remaining ops to the LLVM dialect.
mlir::LogicalResult lowerToLLVM(mlir::ModuleOp module);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_CPU_STAGES_H
