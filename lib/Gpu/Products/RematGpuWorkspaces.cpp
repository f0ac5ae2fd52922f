//===- RematGpuWorkspaces.cpp - Workspaces of ops, for planning -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Tools/OptionNames.h"
#include "Dialect/Names.h"
#include "Gpu/ArenaStages.h"
#include "Gpu/Convolutions/Convolutions.h"
#include "Gpu/Products/LibraryProduct.h"
#include "Gpu/StepOnBuffers.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StructuredOpsUtils.h"
#include "llvm/Support/MathExtras.h"

namespace remat {
#define GEN_PASS_DEF_REMATGPUWORKSPACES
#include "remat/Gpu/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

/// Makes a function on buffers that computes \p op, an op on tensors. The
/// elements of each buffer of this function are contiguous. Returns null if a
/// tensor of \p op has no static size.
OwningOpRef<func::FuncOp> onBuffers(linalg::LinalgOp op) {
  SmallVector<Type> types;
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    if (!type || !type.hasStaticShape())
      return nullptr;
    types.push_back(MemRefType::get(type.getShape(), type.getElementType()));
  }
  IRRewriter rewriter(op.getContext());
  OwningOpRef<func::FuncOp> step = func::FuncOp::create(
      op.getLoc(), "op", rewriter.getFunctionType(types, {}));
  Block *block = step->addEntryBlock();
  rewriter.setInsertionPointToStart(block);
  clone(rewriter, op, /*newResultTypes=*/TypeRange(), block->getArguments());
  func::ReturnOp::create(rewriter, op.getLoc());
  return step;
}

/// Returns the bytes of the workspace that a library will need for the op of
/// \p step. Returns none if no library computes the op.
std::optional<int64_t>
workspaceOfLibrary(func::FuncOp step, const RematGpuLibrariesOptions &options) {
  auto op = *step.getOps<linalg::LinalgOp>().begin();
  bool takesConvolutions = options.libraries == "cudnn";
  if (options.libraries == "none")
    return std::nullopt;
  if (remat::gpu::matchLibraryProduct(op) ||
      (takesConvolutions && remat::gpu::matchLibraryConvolution(op)))
    return options.workspace;
  if (takesConvolutions)
    return std::nullopt;
  IRRewriter rewriter(op);
  auto found = remat::gpu::gatherProduct(rewriter, op, options.gather);
  if (!found)
    return std::nullopt;
  return options.workspace +
         int64_t(llvm::alignTo(uint64_t(found->bytes), 256));
}

/// Returns the bytes of the parts of the sum, if the sum is split.
int64_t bytesOfParts(func::FuncOp step,
                     const RematGpuReductionsOptions &options) {
  remat::gpu::splitReductions(step, options);
  int64_t bytes = 0;
  for (auto parts : step.getOps<memref::AllocOp>())
    bytes += tensorBytes(parts.getType());
  return bytes;
}

class RematGpuWorkspacesPass
    : public PassWithOptions<
          remat::impl::RematGpuWorkspacesBase<RematGpuWorkspacesPass>> {
public:
  using PassWithOptions::PassWithOptions;

  void runOnOperation() override {
    func::FuncOp step = getOperation();
    RematGpuLibrariesOptions ofLibraries{libraries, math, workspace, gather};
    RematGpuReductionsOptions ofSums{contractions, sums};
    if (failed(remat::gpu::checkLibraryOptions(step, ofLibraries)) ||
        failed(remat::gpu::checkReductionOptions(step, ofSums)))
      return signalPassFailure();
    if (!isPlannedFunction(step))
      return;
    Builder builder(&getContext());
    step.walk([&](linalg::LinalgOp op) {
      // An op without additions needs neither a library nor parts of sums.
      OwningOpRef<func::FuncOp> alone =
          op.getNumReductionLoops() == 0 ? nullptr : onBuffers(op);
      if (!alone)
        return;
      std::optional<int64_t> bytes = workspaceOfLibrary(*alone, ofLibraries);
      if (!bytes)
        bytes = bytesOfParts(*alone, ofSums);
      if (*bytes)
        op->setAttr(kWorkspaceAttr, builder.getI64IntegerAttr(*bytes));
    });
  }
};

} // namespace
