//===- RematGpuLibraries.cpp - Which ops a library computes ---------------===//

#include "GatheredProduct.h"
#include "LibraryProduct.h"
#include "Names.h"

#include "remat/Gpu/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/Support/MathExtras.h"

namespace remat {
#define GEN_PASS_DEF_REMATGPULIBRARIES
#include "remat/Gpu/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using remat::gpu::ContractionMath;

namespace {

class RematGpuLibrariesPass
    : public remat::impl::RematGpuLibrariesBase<RematGpuLibrariesPass> {
public:
  using RematGpuLibrariesBase::RematGpuLibrariesBase;

  void runOnOperation() override {
    if (failed(run()))
      signalPassFailure();
  }

private:
  LogicalResult checkOptions(ModuleOp module) {
    if (libraries != "none" && libraries != "cublaslt")
      return module.emitError("libraries=")
             << StringRef(libraries) << " is neither none nor cublaslt";
    auto known = remat::gpu::parseContractionMath(math);
    if (!known)
      return module.emitError("math=")
             << StringRef(math) << " is none of strict, f32, tf32 and bf16";
    if (libraries == "cublaslt" && *known == ContractionMath::Strict)
      return module.emitError("libraries=cublaslt with math=strict: a library "
                              "adds in an order of its own; take "
                              "libraries=none");
    if (workspace < 0)
      return module.emitError("workspace=")
             << int64_t(workspace) << " is no number of bytes";
    if (gather < 0)
      return module.emitError("gather=")
             << int64_t(gather) << " is no number of bytes";
    return success();
  }

  LogicalResult run() {
    ModuleOp module = getOperation();
    if (failed(checkOptions(module)))
      return failure();
    if (libraries == "none")
      return success();
    auto step = module.lookupSymbol<func::FuncOp>(remat::gpu::kStepName);
    if (!step)
      return module.emitError("has no step on a slab: run remat-gpu-buffers "
                              "first");
    markOps(step);
    return success();
  }

  /// All calls are on one stream: they share the workspaces, which are at the
  /// end of the slab.
  void markOps(func::FuncOp step) {
    IRRewriter rewriter(&getContext());
    BlockArgument slab = step.getArgument(0);
    int64_t bytes = cast<MemRefType>(slab.getType()).getNumElements();
    int64_t place = align(bytes), gathered = align(place + workspace);
    int64_t gatheredBytes = 0;
    bool isUsed = false;
    auto mark = [&](linalg::LinalgOp op) {
      op->setAttr(remat::gpu::kLibrary, rewriter.getStringAttr(math));
      isUsed = true;
    };
    SmallVector<linalg::LinalgOp> ops;
    step.walk([&](linalg::LinalgOp op) { ops.push_back(op); });
    for (linalg::LinalgOp op : ops) {
      if (remat::gpu::matchLibraryProduct(op)) {
        mark(op);
      } else if (auto found = remat::gpu::gatherProduct(rewriter, op, slab,
                                                        gathered, gather)) {
        llvm::for_each(found->products, mark);
        gatheredBytes = std::max(gatheredBytes, found->bytes);
      }
    }
    if (isUsed && workspace > 0) {
      step->setAttr(remat::gpu::kWorkspace,
                    rewriter.getDenseI64ArrayAttr({place, workspace}));
      bytes = place + workspace;
    }
    if (gatheredBytes > 0)
      bytes = gathered + gatheredBytes;
    auto type = MemRefType::get({bytes}, rewriter.getI8Type());
    slab.setType(type);
    step.setType(rewriter.getFunctionType(type, step.getResultTypes()));
  }

  static int64_t align(int64_t bytes) { return llvm::alignTo(bytes, 256); }
};

} // namespace
