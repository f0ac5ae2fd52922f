//===- RematGpuLibraries.cpp - Which ops a library computes ---------------===//

#include "LibraryProduct.h"
#include "Names.h"

#include "remat/Gpu/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
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
    bool isUsed = false;
    auto name = StringAttr::get(module.getContext(), math);
    step.walk([&](linalg::LinalgOp op) {
      if (!remat::gpu::matchLibraryProduct(op))
        return;
      op->setAttr(remat::gpu::kLibrary, name);
      isUsed = true;
    });
    if (isUsed && workspace > 0)
      addWorkspace(step);
    return success();
  }

  /// All calls are on one stream: they share it.
  void addWorkspace(func::FuncOp step) {
    constexpr int64_t kAlignment = 256;
    BlockArgument slab = step.getArgument(0);
    auto type = cast<MemRefType>(slab.getType());
    int64_t offset = llvm::alignTo(type.getNumElements(), kAlignment);
    slab.setType(MemRefType::get({offset + workspace}, type.getElementType()));
    step.setType(FunctionType::get(&getContext(), slab.getType(),
                                   step.getResultTypes()));
    step->setAttr(remat::gpu::kWorkspace,
                  DenseI64ArrayAttr::get(&getContext(), {offset, workspace}));
  }
};

} // namespace
