//===- Stages.h - The stages from buffers to LLVM IR ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lowerSteps runs these stages in the order of this file, on a module of its
// own with the steps on buffers. Each stage emits an error at an op that it
// cannot handle.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXECUTION_CPU_STAGES_H
#define REMAT_LIB_EXECUTION_CPU_STAGES_H

#include "Execution/Cpu/Compiler.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

namespace remat::execution {

struct KernelCounts {
  /// The number of different kernels, including contractions.
  size_t kernels = 0;
  /// The iterations of the innermost loops of all steps. For ops inside an scf
  /// loop, only one iteration of that loop counts. Contractions that the
  /// runtime computes do not count.
  double iterations = 0;
};

/// Moves every linalg op into a function of loops. Identical ops share one
/// function. With \p contractions, contractions become calls of rematContract.
/// With SumOrder::Tree, sums that a GPU's threads share are added in the order
/// of these threads.
mlir::FailureOr<KernelCounts> outlineKernels(mlir::ModuleOp module,
                                             bool contractions, SumOrder sums);

/// How the threads of a GPU add up a sum: `rows` threads share it, and
/// `rowsOfWarp` of them are in one warp.
struct SumTree {
  int64_t rows = 1, rowsOfWarp = 1;
};

/// Returns none if \p op is not a sum that threads share.
std::optional<SumTree> treeOf(mlir::linalg::LinalgOp op);

/// Replaces a linalg op on buffers by loops that add in the order of \p tree.
/// outlineKernels calls this function.
void lowerToTree(mlir::RewriterBase &rewriter, mlir::linalg::LinalgOp op,
                 SumTree tree);

/// Replaces a linalg op on buffers by loops. Their order is chosen for speed,
/// but it never changes the order in which an element is accumulated.
/// outlineKernels calls this function.
mlir::LogicalResult lowerToLoops(mlir::RewriterBase &rewriter,
                                 mlir::linalg::LinalgOp op);

/// Gives a step the signature void(runtime, arena, buffers) of
/// CompiledSteps::call, and turns its allocations and copies into calls of the
/// runtime.
mlir::LogicalResult makeEntryPoint(mlir::func::FuncOp step, StepInfo &info,
                                   const CompileOptions &options);

/// Turns copies between device and host into calls of \p runtime, and releases
/// each host copy after its last use. makeEntryPoint calls this function.
mlir::LogicalResult lowerSwaps(mlir::func::FuncOp step, mlir::Value runtime);

/// Calls a function of Runtime.h, and declares it in the module of \p step if
/// it is not declared yet. If the function has no result, \p result and the
/// returned value are null.
mlir::Value callRuntime(mlir::OpBuilder &builder, mlir::Location loc,
                        mlir::func::FuncOp step, llvm::StringRef name,
                        mlir::Type result, mlir::ValueRange operands);

/// Lowers the remaining ops to the LLVM dialect.
mlir::LogicalResult lowerToLLVM(mlir::ModuleOp module);

} // namespace remat::execution

#endif // REMAT_LIB_EXECUTION_CPU_STAGES_H
