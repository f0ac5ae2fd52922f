//===- StepForm.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Other passes may run between two passes of Gpu. Such passes may give the step
// arguments, results or callers that its attributes do not describe. A step
// with such a change is refused before a pass changes it.
//===----------------------------------------------------------------------===//

#include "Gpu/Slab/Slab.h"

#include "Analysis/Ops/Names.h"
#include "Analysis/Ops/TypeSizes.h"
#include "Gpu/Names.h"

#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace remat::gpu {

static LogicalResult refuse(func::FuncOp step, StringRef what) {
  return emitError(lineOf(step), "function @")
         << step.getSymName() << " " << what
         << ": a pass in between changed the step; run the passes of "
            "remat-to-gpu one after another";
}

/// Returns the tensor type in \p attribute. Returns null if \p attribute has no
/// tensor type, or if the type is too large for memory.
static RankedTensorType tensorIn(Attribute attribute) {
  auto type = llvm::dyn_cast_or_null<TypeAttr>(attribute);
  auto tensor =
      type ? dyn_cast<RankedTensorType>(type.getValue()) : RankedTensorType();
  return tensor && storageBytes(tensor) ? tensor : RankedTensorType();
}

/// Returns the type in an entry of step_inputs. If \p isPlaced is true, the
/// entry of step_inputs also has a place in the slab.
static RankedTensorType describedInput(Attribute entry, bool isPlaced) {
  auto input = dyn_cast<DictionaryAttr>(entry);
  bool isWhole = input && input.getAs<BoolAttr>("donated") &&
                 (!isPlaced || input.getAs<IntegerAttr>("offset"));
  return isWhole ? tensorIn(input.get("type")) : RankedTensorType();
}

static bool isBufferOf(Type type, RankedTensorType tensor) {
  auto buffer = dyn_cast<MemRefType>(type);
  return buffer && tensor && buffer.getShape() == tensor.getShape() &&
         buffer.getElementType() == tensor.getElementType();
}

/// Returns whether any symbol reference names the step.
/// SymbolTable::getSymbolUses cannot be used, because it stops at an unknown op
/// that might contain symbols.
static bool isNamed(func::FuncOp step) {
  auto module = step->getParentOfType<ModuleOp>();
  auto names = [&](SymbolRefAttr symbol) {
    return symbol.getRootReference() == step.getSymNameAttr()
               ? WalkResult::interrupt()
               : WalkResult::advance();
  };
  WalkResult walk = module.walk(
      [&](Operation *op) { return op->getAttrDictionary().walk(names); });
  return walk.wasInterrupted();
}

static LogicalResult checkBody(func::FuncOp step) {
  if (!step.getBody().hasOneBlock())
    return refuse(step, "has several blocks");
  if (!isa<func::ReturnOp>(step.getBody().front().back()))
    return refuse(step, "does not end with func.return");
  if (isNamed(step))
    return refuse(step, "is called in the module");
  return success();
}

LogicalResult checkStepOnBuffers(func::FuncOp step) {
  auto inputs = step->getAttrOfType<ArrayAttr>(kInputs);
  auto isDescribed = [](auto pair) {
    auto [entry, type] = pair;
    auto buffer = dyn_cast<MemRefType>(type);
    return buffer && buffer.getLayout().isIdentity() &&
           isBufferOf(buffer, describedInput(entry, /*isPlaced=*/false));
  };
  if (!inputs || inputs.size() != step.getNumArguments() ||
      !llvm::all_of(llvm::zip(inputs, step.getArgumentTypes()), isDescribed))
    return refuse(step, "has arguments that differ from its step_inputs");
  return checkBody(step);
}

static LogicalResult checkKernels(func::FuncOp step) {
  auto module = step->getParentOfType<ModuleOp>();
  for (auto kernels : module.getOps<mlir::gpu::GPUModuleOp>())
    for (auto kernel : kernels.getOps<mlir::gpu::GPUFuncOp>()) {
      auto access = kernel->getAttrOfType<DenseI32ArrayAttr>(kAccess);
      if (!kernel.getKnownGridSize() || !kernel.getKnownBlockSize() ||
          (access && access.size() != kernel.getNumArguments()))
        return kernel.emitOpError("is not a kernel of remat-gpu-kernels: give "
                                  "a module without other kernels");
    }
  auto isUnknown = [&](mlir::gpu::LaunchFuncOp launch) {
    return !module.lookupSymbol<mlir::gpu::GPUFuncOp>(launch.getKernel());
  };
  WalkResult walk = step.walk([&](mlir::gpu::LaunchFuncOp launch) {
    if (!isUnknown(launch))
      return WalkResult::advance();
    launch.emitOpError("launches a kernel that is not in the module");
    return WalkResult::interrupt();
  });
  return failure(walk.wasInterrupted());
}

LogicalResult checkStepOnSlab(func::FuncOp step) {
  auto inputs = step->getAttrOfType<ArrayAttr>(kInputs);
  auto outputs = step->getAttrOfType<ArrayAttr>(kOutputs);
  auto constants = step->getAttrOfType<ArrayAttr>(kConstants);
  if (!step->getAttrOfType<IntegerAttr>(kArena) || !inputs || !outputs ||
      !constants || step.getNumArguments() != 1)
    return step.emitError("is not in the one slab of a step: run "
                          "remat-gpu-slab and remat-gpu-kernels first");
  auto slab = dyn_cast<MemRefType>(step.getArgumentTypes()[0]);
  if (!slab || slab.getRank() != 1 || !slab.hasStaticShape() ||
      !slab.getElementType().isInteger(8))
    return refuse(step, "has an argument that is not the slab");
  auto isInput = [](Attribute entry) {
    return bool(describedInput(entry, /*isPlaced=*/true));
  };
  auto isConstant = [](Attribute entry) {
    auto constant = dyn_cast<DictionaryAttr>(entry);
    auto value = constant ? constant.getAs<TypedAttr>("value") : TypedAttr();
    return value && isa<RankedTensorType>(value.getType()) &&
           constant.getAs<IntegerAttr>("offset");
  };
  if (!llvm::all_of(inputs, isInput) || !llvm::all_of(constants, isConstant))
    return refuse(step, "has no place in the slab for an input or a constant");
  auto isOutput = [](auto pair) {
    return isBufferOf(std::get<1>(pair), tensorIn(std::get<0>(pair)));
  };
  if (outputs.size() != step.getNumResults() ||
      !llvm::all_of(llvm::zip(outputs, step.getResultTypes()), isOutput))
    return refuse(step, "returns values that differ from its step_outputs");
  return failure(failed(checkBody(step)) || failed(checkKernels(step)));
}

} // namespace remat::gpu
