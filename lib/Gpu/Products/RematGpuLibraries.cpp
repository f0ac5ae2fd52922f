//===- RematGpuLibraries.cpp - Chooses the ops that a library computes ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Tools/OptionNames.h"
#include "Gpu/ArenaStages.h"
#include "Gpu/Convolutions/Convolutions.h"
#include "Gpu/Names.h"
#include "Gpu/Products/LibraryProduct.h"
#include "Gpu/StepOnBuffers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

namespace remat {
#define GEN_PASS_DEF_REMATGPULIBRARIES
#include "remat/Gpu/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using remat::gpu::ContractionMath;

LogicalResult
remat::gpu::checkLibraryOptions(Operation *op,
                                const RematGpuLibrariesOptions &options) {
  auto refuse = [&](StringRef name, auto value, StringRef why) {
    return emitError(op->getLoc()) << name << "=" << value << why;
  };
  if (options.libraries != "none" && options.libraries != "cublaslt" &&
      options.libraries != "cudnn")
    return refuse("libraries", options.libraries,
                  ": expected 'none', 'cublaslt' or 'cudnn'");
  auto known = parseContractionMath(options.math);
  if (!known)
    return refuse("math", options.math,
                  ": expected 'strict', 'f32', 'tf32', 'bf16' or 'f16'");
  if (options.libraries != "none" && *known == ContractionMath::Strict)
    return emitError(op->getLoc(), "libraries=")
           << options.libraries
           << " with math=strict: a library adds in an order of its own; take "
              "libraries=none";
  if (options.workspace < 0)
    return refuse("workspace", options.workspace, " is not a number of bytes");
  if (options.gather < 0)
    return refuse("gather", options.gather, " is not a number of bytes");
  return success();
}

/// Marks convolutions that are not a product of matrices.
static bool markConvolutions(func::FuncOp step,
                             SmallVector<linalg::LinalgOp> &ops,
                             const RematGpuLibrariesOptions &options) {
  SmallVector<linalg::LinalgOp> found;
  DenseSet<Operation *> users; ///< The ops that use a workspace.
  for (linalg::LinalgOp op : ops) {
    bool isProduct = remat::gpu::matchLibraryProduct(op).has_value();
    if (!isProduct && remat::gpu::matchLibraryConvolution(op))
      found.push_back(op);
    else if (!isProduct)
      continue;
    users.insert(op);
  }
  remat::gpu::StepBuffers buffers(step, [&](Operation *op) {
    return users.contains(op) ? options.workspace : 0;
  });
  for (auto [number, op] : llvm::enumerate(found))
    remat::gpu::markConvolution(
        op, int64_t(number), options.math,
        *remat::gpu::matchLibraryConvolution(op, &buffers), buffers);
  return !found.empty();
}

void remat::gpu::chooseLibraries(func::FuncOp step,
                                 const RematGpuLibrariesOptions &options) {
  if (options.libraries == "none")
    return;
  IRRewriter rewriter(step.getContext());
  bool isUsed = false;
  auto mark = [&](linalg::LinalgOp op) {
    op->setAttr(kLibrary, rewriter.getStringAttr(options.math));
    isUsed = true;
  };
  SmallVector<linalg::LinalgOp> ops;
  step.walk([&](linalg::LinalgOp op) { ops.push_back(op); });
  bool takesConvolutions = options.libraries == "cudnn";
  if (takesConvolutions)
    isUsed = markConvolutions(step, ops, options) || isUsed;
  for (linalg::LinalgOp op : ops) {
    if (op->hasAttr(kConvolution) || op->hasAttr(kPrepares))
      continue;
    if (matchLibraryProduct(op))
      mark(op);
    else if (takesConvolutions)
      continue; // A kernel computes the op if cuDNN does not support it.
    else if (auto found = gatherProduct(rewriter, op, options.gather))
      llvm::for_each(found->products, mark);
  }
  if (isUsed && options.workspace > 0)
    step->setAttr(kWorkspace, rewriter.getI64IntegerAttr(options.workspace));
}

namespace {

class RematGpuLibrariesPass
    : public PassWithOptions<
          remat::impl::RematGpuLibrariesBase<RematGpuLibrariesPass>> {
public:
  using PassWithOptions::PassWithOptions;

  void runOnOperation() override {
    if (failed(run()))
      signalPassFailure();
  }

private:
  LogicalResult run() {
    ModuleOp module = getOperation();
    RematGpuLibrariesOptions options{libraries, math, workspace, gather};
    if (failed(remat::gpu::checkLibraryOptions(module, options)))
      return failure();
    if (libraries == "none")
      return success();
    func::FuncOp step = remat::gpu::findStepOnBuffers(
        module,
        "remat-gpu-buffers before this pass, and remat-gpu-slab after it");
    if (!step)
      return failure();
    remat::gpu::chooseLibraries(step, options);
    return success();
  }
};

} // namespace
