//===- RematGpuKernels.cpp - Turns structured ops into kernels ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/TypeSizes.h"
#include "Analysis/Tools/OptionNames.h"
#include "Gpu/Convolutions/Convolutions.h"
#include "Gpu/Kernels/Kernel.h"
#include "Gpu/Names.h"
#include "remat/Gpu/Passes.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"

namespace remat {
#define GEN_PASS_DEF_REMATGPUKERNELS
#include "remat/Gpu/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using remat::gpu::KernelOperands;
using remat::gpu::KernelOps;
using remat::gpu::LaunchShape;

namespace {

std::string textOf(Operation *op) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  op->print(stream, OpPrintingFlags().useLocalScope().assumeVerified());
  return text;
}

/// If all users of \p buffer view it as one dimension, returns the
/// one-dimensional type of these views. Otherwise returns null.
MemRefType flatTypeOf(BlockArgument buffer) {
  MemRefType flat;
  for (Operation *user : buffer.getUsers()) {
    auto cast = dyn_cast<memref::ReinterpretCastOp>(user);
    MemRefType type = cast ? cast.getType() : MemRefType();
    if (!type || type.getRank() != 1 || !type.getLayout().isIdentity() ||
        (flat && flat != type))
      return MemRefType();
    flat = type;
  }
  auto type = dyn_cast<MemRefType>(buffer.getType());
  bool isWhole = flat && type &&
                 remat::gpu::spanBytes(flat) == remat::gpu::spanBytes(type);
  return isWhole ? flat : MemRefType();
}

/// If the code of a kernel views arguments of the kernel as one dimension,
/// makes these arguments one-dimensional.
void flattenBuffers(mlir::gpu::GPUFuncOp kernel) {
  SmallVector<Type> types;
  unsigned count = kernel.getFunctionType().getNumInputs();
  for (BlockArgument argument : kernel.getArguments().take_front(count)) {
    if (MemRefType flat = flatTypeOf(argument)) {
      argument.setType(flat);
      for (Operation *cast : llvm::make_early_inc_range(argument.getUsers())) {
        cast->getResult(0).replaceAllUsesWith(argument);
        cast->erase();
      }
    }
    types.push_back(argument.getType());
  }
  kernel.setFunctionType(FunctionType::get(kernel.getContext(), types, {}));
}

class Outliner {
public:
  Outliner(ModuleOp module, const remat::gpu::KernelOptions &options,
           int64_t arenaBytes)
      : rewriter(module.getContext()), options(options),
        arenaBytes(arenaBytes) {
    rewriter.setInsertionPointToEnd(module.getBody());
    kernels = mlir::gpu::GPUModuleOp::create(rewriter, module.getLoc(),
                                             remat::gpu::kKernels);
  }

  LogicalResult outline(KernelOps ops) {
    auto operands = remat::gpu::collectOperands(ops, arenaBytes);
    if (failed(operands))
      return failure();
    auto shape = remat::gpu::shapeOf(ops.op, options);
    if (failed(shape))
      return failure();
    Operation *whole = ops.scope ? ops.scope.getOperation() : ops.op;
    if (*shape) {
      auto kernel = kernelFor(ops, *operands, **shape);
      if (failed(kernel))
        return failure();
      launch(whole, *operands, **shape, *kernel);
    }
    rewriter.eraseOp(whole);
    return success();
  }

  /// Makes a kernel for \p ops, but keeps \p ops, because a library may compute
  /// them instead.
  LogicalResult outlineBeside(KernelOps ops) {
    linalg::LinalgOp op = ops.op;
    auto operands = remat::gpu::collectOperands(ops, arenaBytes);
    if (failed(operands))
      return failure();
    auto shape = remat::gpu::shapeOf(op, options);
    if (failed(shape) || !*shape)
      return failure();
    auto kernel = kernelFor(ops, *operands, **shape);
    if (failed(kernel))
      return failure();
    SmallVector<Value> known = remat::gpu::operandsOf(ops);
    SmallVector<int64_t> parameters;
    for (Value value : operands->values)
      parameters.push_back(llvm::find(known, value) - known.begin());
    op->setAttr(remat::gpu::kKernel, rewriter.getStringAttr(kernel->getName()));
    op->setAttr(remat::gpu::kParameters,
                rewriter.getDenseI64ArrayAttr(parameters));
    return success();
  }

private:
  /// Returns the kernel for \p ops. Ops with the same text share a kernel. Ops
  /// that are lowered to the same code also share a kernel. For example, ops
  /// that differ only in the position of dimensions of size 1 share a kernel.
  FailureOr<mlir::gpu::GPUFuncOp>
  kernelFor(KernelOps ops, const KernelOperands &operands, LaunchShape shape) {
    rewriter.setInsertionPointToEnd(kernels.getBody());
    auto kernel = remat::gpu::makeKernel(rewriter, ops, operands, shape,
                                         options.math, "kernel");
    auto &known = ofOps[textOf(kernel)];
    if (known) {
      kernel.erase();
      return known;
    }
    if (failed(remat::gpu::lowerKernel(rewriter, kernel)))
      return failure();
    flattenBuffers(kernel);
    auto [same, isNew] = ofCode.try_emplace(textOf(kernel), kernel);
    if (isNew)
      kernel.setName("kernel" + std::to_string(ofCode.size()));
    else
      kernel.erase();
    return known = same->second;
  }

  /// Returns the buffer \p value in the form that kernels take: a pointer to
  /// its first element.
  Value argumentFor(Value value, Type type) {
    if (value.getType() == type)
      return value;
    return UnrealizedConversionCastOp::create(rewriter, value.getLoc(), type,
                                              value)
        .getResult(0);
  }

  void launch(Operation *op, const KernelOperands &operands, LaunchShape shape,
              mlir::gpu::GPUFuncOp kernel) {
    rewriter.setInsertionPoint(op);
    auto constant = [&](int64_t value) -> Value {
      return arith::ConstantIndexOp::create(rewriter, op->getLoc(), value);
    };
    SmallVector<Value> arguments;
    for (auto [value, type] :
         llvm::zip(operands.values, kernel.getArgumentTypes()))
      arguments.push_back(argumentFor(value, type));
    Value one = constant(1);
    mlir::gpu::KernelDim3 grid{constant(shape.blocks), one, one};
    mlir::gpu::KernelDim3 block{constant(shape.threads), one, one};
    auto made = mlir::gpu::LaunchFuncOp::create(
        rewriter, op->getLoc(), kernel, grid, block, Value(), arguments);
    passOn(op, operands, made);
  }

  /// Attaches to the launch the data that the step needs to call a library
  /// instead of the kernel.
  void passOn(Operation *op, const KernelOperands &operands,
              mlir::gpu::LaunchFuncOp launch) {
    auto numberOf = [&](Value value) {
      return int64_t(llvm::find(operands.values, value) -
                     operands.values.begin());
    };
    if (auto mark =
            op->getAttrOfType<DictionaryAttr>(remat::gpu::kConvolution)) {
      SmallVector<int64_t> numbers;
      for (int64_t operand : remat::gpu::readMark(mark).operands)
        numbers.push_back(
            operand < 0 ? -1 : numberOf(op->getOperand(unsigned(operand))));
      launch->setAttr(remat::gpu::kConvolution,
                      remat::gpu::withOperands(mark, numbers));
      for (StringRef name : {remat::gpu::kStart, remat::gpu::kWorkspace})
        if (Attribute known = op->getAttr(name))
          launch->setAttr(name, known);
    }
    if (Attribute number = op->getAttr(remat::gpu::kPrepares))
      launch->setAttr(remat::gpu::kPrepares, number);
    if (auto role = op->getAttrOfType<IntegerAttr>(remat::gpu::kBehind))
      launch->setAttr(remat::gpu::kBehind,
                      rewriter.getDenseI64ArrayAttr(
                          {role.getInt(), numberOf(remat::gpu::copiedBy(
                                              cast<linalg::LinalgOp>(op)))}));
  }

  IRRewriter rewriter;
  remat::gpu::KernelOptions options;
  int64_t arenaBytes;
  mlir::gpu::GPUModuleOp kernels;
  llvm::StringMap<mlir::gpu::GPUFuncOp> ofOps, ofCode; ///< The keys are texts.
};

/// Checks that \p op calls no functions, because a kernel cannot call
/// functions.
LogicalResult checkKernel(linalg::LinalgOp op) {
  auto calls = op->walk([](CallOpInterface call) {
    call->emitOpError("is inside an op that becomes a kernel, and a kernel "
                      "cannot call a function: inline it (remat-prepare)");
    return WalkResult::interrupt();
  });
  if (calls.wasInterrupted())
    return failure();
  if (!op.hasPureBufferSemantics())
    return op->emitOpError(
        "works on tensors: lower the step to buffers first "
        "(remat-gpu-buffers), or run the whole pipeline remat-to-gpu");
  for (Type type : op->getOperandTypes())
    if (auto buffer = dyn_cast<MemRefType>(type);
        buffer && buffer.hasStaticShape())
      if (auto bytes = storageBytes(RankedTensorType::get(
              buffer.getShape(), buffer.getElementType()));
          !bytes)
        return op->emitOpError("cannot be compiled for a GPU: a buffer of ")
               << bytes.error().message;
  return success();
}

/// Turns copies into linalg ops. Copies of views and of whole buffers then need
/// no different code.
void copiesToLinalg(ModuleOp module) {
  IRRewriter rewriter(module.getContext());
  module.walk([&](memref::CopyOp copy) {
    rewriter.setInsertionPoint(copy);
    linalg::makeMemRefCopyOp(rewriter, copy.getLoc(), copy.getSource(),
                             copy.getTarget());
    rewriter.eraseOp(copy);
  });
}

/// Finds the ops that become kernels, in the order of the step. Ops without
/// iterations are erased, because buffers without elements have no strides.
SmallVector<KernelOps> findOps(ModuleOp module) {
  SmallVector<KernelOps> ops;
  for (auto step : module.getOps<func::FuncOp>())
    step.walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto scope = dyn_cast<memref::AllocaScopeOp>(op))
        if (auto both = remat::gpu::opsOfScope(scope)) {
          ops.push_back(*both);
          return WalkResult::skip();
        }
      auto structured = dyn_cast<linalg::LinalgOp>(op);
      if (!structured)
        return WalkResult::advance();
      if (op->getNumResults() == 0 &&
          llvm::is_contained(structured.getStaticLoopRanges(), 0))
        op->erase();
      else
        ops.push_back({structured, {}, {}});
      return WalkResult::skip();
    });
  return ops;
}

/// Returns the loop or branch that depends on \p value, or on a value that the
/// host computes from \p value. Returns null if no loop or branch depends on
/// \p value.
Operation *decidedBy(Value value) {
  SetVector<Value> known;
  known.insert(value);
  for (size_t i = 0; i < known.size(); ++i)
    for (OpOperand &use : known[i].getUses()) {
      Operation *user = use.getOwner();
      auto loop = dyn_cast<scf::ForOp>(user);
      bool isBound =
          loop && use.getOperandNumber() < loop.getNumControlOperands();
      if (isBound || isa<scf::IfOp>(user))
        return user;
      if (isMemoryEffectFree(user) && user->getNumRegions() == 0)
        known.insert_range(user->getResults());
    }
  return nullptr;
}

/// Refuses ops for which the host would read device memory. The scalars that
/// kernels compute for themselves were removed before this check.
LogicalResult checkHostCode(func::FuncOp step) {
  SmallVector<Operation *> ops;
  // This walk visits an op before the ops inside of it, so the visited ops are
  // erased in reverse.
  step.walk<WalkOrder::PreOrder>([&](Operation *op) { ops.push_back(op); });
  for (Operation *op : llvm::reverse(ops))
    if (isOpTriviallyDead(op))
      op->erase();
  auto result = step.walk([](Operation *op) {
    if (!isa<memref::LoadOp, memref::StoreOp>(op))
      return WalkResult::advance();
    InFlightDiagnostic error = op->emitOpError(
        "cannot be compiled for a GPU: an element is used outside of a "
        "structured op, where the host would have to wait for it; compute with "
        "tensors of rank 0 instead");
    Operation *decided =
        op->getNumResults() > 0 ? decidedBy(op->getResult(0)) : nullptr;
    if (isa_and_nonnull<scf::ForOp>(decided))
      error.attachNote(decided->getLoc())
          << "the element is a bound of this loop: give the loop constant "
             "bounds";
    else if (decided)
      error.attachNote(decided->getLoc())
          << "the element decides this branch: compute both sides and take "
             "arith.select";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

class RematGpuKernelsPass
    : public PassWithOptions<
          remat::impl::RematGpuKernelsBase<RematGpuKernelsPass>> {
public:
  using PassWithOptions::PassWithOptions;

  void runOnOperation() override {
    if (failed(run()))
      signalPassFailure();
  }

private:
  LogicalResult run() {
    ModuleOp module = getOperation();
    if (blockSize < 32 || blockSize > 1024 || blockSize % 32 != 0)
      return module.emitError("block-size=")
             << int64_t(blockSize)
             << " is not possible: a block has 32 to 1024 threads, a multiple "
                "of 32";
    auto known = remat::gpu::parseContractionMath(math);
    if (!known)
      return module.emitError("math=")
             << StringRef(math)
             << ": expected 'strict', 'f32', 'tf32', 'bf16' or 'f16'";
    if (contractions != "tiles" && contractions != "loops")
      return module.emitError("contractions=")
             << StringRef(contractions) << ": expected 'tiles' or 'loops'";
    auto order = execution::parseSumOrder(sums);
    if (!order)
      return module.emitError("sums=")
             << StringRef(sums) << ": expected 'tree' or 'order'";
    if (module.lookupSymbol(remat::gpu::kKernels))
      return module.emitError("has @")
             << remat::gpu::kKernels
             << " already: run remat-gpu-kernels once, on the step on buffers";
    copiesToLinalg(module);
    SmallVector<KernelOps> ops = findOps(module);
    int64_t arenaBytes = INT64_MAX; // The size is unknown.
    for (auto step : module.getOps<func::FuncOp>())
      if (auto arena = step->getAttrOfType<IntegerAttr>(remat::gpu::kArena))
        arenaBytes = arena.getInt();
    for (KernelOps each : ops)
      if (failed(checkKernel(each.op)) ||
          (each.epilogue && failed(checkKernel(each.epilogue))))
        return failure();
    module->setAttr(mlir::gpu::GPUDialect::getContainerModuleAttrName(),
                    UnitAttr::get(&getContext()));
    Outliner outliner(module,
                      {blockSize, contractions == "tiles", *known, *order},
                      arenaBytes);
    for (KernelOps each : ops)
      if (failed(each.op->hasAttr(remat::gpu::kLibrary)
                     ? outliner.outlineBeside(each)
                     : outliner.outline(each)))
        return failure();
    for (auto step : module.getOps<func::FuncOp>())
      if (failed(checkHostCode(step)))
        return failure();
    return success();
  }
};

} // namespace
