//===- RematGpuWorkspaces.cpp - What libraries will need, for planning ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "GatheredProduct.h"
#include "Libraries.h"
#include "LibraryConvolution.h"
#include "LibraryProduct.h"

#include "remat/Dialect/Workspace.h"
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

/// Bytes that \p op, on tensors, will need besides its operands, if buffers
/// have their elements one after another.
int64_t workspaceOf(linalg::LinalgOp op,
                    const RematGpuLibrariesOptions &options) {
  Block block;
  IRMapping mapping;
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<RankedTensorType>(operand.getType());
    if (!type || !type.hasStaticShape())
      return 0;
    mapping.map(operand,
                block.addArgument(
                    MemRefType::get(type.getShape(), type.getElementType()),
                    op.getLoc()));
  }
  SmallVector<Value> buffers;
  for (Value operand : op->getOperands())
    buffers.push_back(mapping.lookup(operand));
  IRRewriter rewriter(op.getContext());
  rewriter.setInsertionPointToStart(&block);
  auto onBuffers = cast<linalg::LinalgOp>(
      clone(rewriter, op, /*newResultTypes=*/TypeRange(), buffers));
  int64_t bytes = 0;
  bool takesConvolutions = options.libraries == "cudnn";
  if (remat::gpu::matchLibraryProduct(onBuffers) ||
      (takesConvolutions && remat::gpu::matchLibraryConvolution(onBuffers)))
    bytes = options.workspace;
  else if (takesConvolutions)
    bytes = 0;
  else if (auto found =
               remat::gpu::gatherProduct(rewriter, onBuffers, options.gather))
    bytes =
        options.workspace + int64_t(llvm::alignTo(uint64_t(found->bytes), 256));
  block.dropAllReferences();
  return bytes;
}

class RematGpuWorkspacesPass
    : public remat::impl::RematGpuWorkspacesBase<RematGpuWorkspacesPass> {
public:
  using RematGpuWorkspacesBase::RematGpuWorkspacesBase;

  void runOnOperation() override {
    func::FuncOp step = getOperation();
    RematGpuLibrariesOptions options{libraries, math, workspace, gather};
    if (failed(remat::gpu::checkLibraryOptions(step, options)))
      return signalPassFailure();
    if (libraries == "none" || !isPlannedFunction(step))
      return;
    SmallVector<linalg::LinalgOp> ops;
    step.walk([&](linalg::LinalgOp op) { ops.push_back(op); });
    Builder builder(&getContext());
    for (linalg::LinalgOp op : ops)
      if (int64_t bytes = workspaceOf(op, options))
        op->setAttr(kWorkspaceAttr, builder.getI64IntegerAttr(bytes));
  }
};

} // namespace
