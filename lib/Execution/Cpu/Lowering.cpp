//===- Lowering.cpp - Lowers loops to the LLVM dialect --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Cpu/Stages.h"

#include "mlir/Conversion/AffineToStandard/AffineToStandard.h"
#include "mlir/Conversion/Passes.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Math/Transforms/Passes.h"
#include "mlir/Dialect/MemRef/Transforms/Passes.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/Pass/PassManager.h"

using namespace mlir;

namespace {

/// RematRoundEveryOp runs between the emulation of bf16 and the expansion to
/// integer ops. After this pass, a value has the same bits whether or not it
/// goes through memory:
/// - Emulation marks its conversions `contract`. With the mark `contract`,
///   expansion would fold a rounding and the conversion back to f32 after it.
///   The op after the conversion would then read a value that was not rounded.
///   This pass removes the marks `contract`.
/// - Emulation does not change math.fma. This pass makes math.fma an f32 op,
///   and rounds its result.
/// - Expansion does not change conversions between bf16 and f64. This pass
///   replaces such a conversion by two conversions, through f32.
class RematRoundEveryOp
    : public PassWrapper<RematRoundEveryOp, OperationPass<>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RematRoundEveryOp)

  StringRef getArgument() const override { return "remat-round-every-op"; }

  void runOnOperation() override {
    getOperation()->walk([](Operation *op) {
      if (auto fma = dyn_cast<math::FmaOp>(op))
        widen(fma);
      else if (auto extend = dyn_cast<arith::ExtFOp>(op))
        extendByF32(extend);
      else if (auto truncate = dyn_cast<arith::TruncFOp>(op))
        truncateByF32(truncate);
    });
  }

private:
  static void widen(math::FmaOp op) {
    Type narrow = op.getType();
    if (!getElementTypeOrSelf(narrow).isBF16())
      return;
    ImplicitLocOpBuilder builder(op.getLoc(), op);
    Type wide = builder.getF32Type();
    if (auto shaped = dyn_cast<ShapedType>(narrow))
      wide = shaped.clone(wide);
    SmallVector<Value> operands;
    for (Value operand : op->getOperands())
      operands.push_back(arith::ExtFOp::create(builder, wide, operand));
    Value sum =
        math::FmaOp::create(builder, operands[0], operands[1], operands[2]);
    op.replaceAllUsesWith(
        arith::TruncFOp::create(builder, narrow, sum).getResult());
    op.erase();
  }

  static void extendByF32(arith::ExtFOp op) {
    op.removeFastmathAttr();
    if (!op.getIn().getType().isBF16() || op.getType().isF32())
      return;
    OpBuilder builder(op);
    op.getInMutable().assign(arith::ExtFOp::create(
        builder, op.getLoc(), builder.getF32Type(), op.getIn()));
  }

  /// Rounding twice gives the same result as rounding once if an inexact first
  /// result is made odd in its last bit (Boldo and Melquiond 2008).
  static void truncateByF32(arith::TruncFOp op) {
    op.removeFastmathAttr();
    Value in = op.getIn();
    if (!op.getType().isBF16() || !in.getType().isF64())
      return;
    ImplicitLocOpBuilder b(op.getLoc(), op);
    auto constant = [&](int value) {
      return arith::ConstantIntOp::create(b, value, 32);
    };
    Value near = arith::TruncFOp::create(b, b.getF32Type(), in);
    Value back = arith::ExtFOp::create(b, b.getF64Type(), near);
    Value bits = arith::BitcastOp::create(b, b.getI32Type(), near);
    Value isOdd = arith::TruncIOp::create(b, b.getI1Type(), bits);
    Value isExact =
        arith::CmpFOp::create(b, arith::CmpFPredicate::UEQ, back, in);
    Value isLarger = arith::CmpFOp::create(b, arith::CmpFPredicate::OGT,
                                           math::AbsFOp::create(b, back),
                                           math::AbsFOp::create(b, in));
    Value step =
        arith::SelectOp::create(b, isLarger, constant(-1), constant(1));
    Value odd =
        arith::SelectOp::create(b, arith::OrIOp::create(b, isExact, isOdd),
                                bits, arith::AddIOp::create(b, bits, step));
    op.getInMutable().assign(arith::BitcastOp::create(b, b.getF32Type(), odd));
  }
};

/// Turns bf16 values into 16-bit integers, in code that no longer computes with
/// these values. Without this pass, LLVM would hold a bf16 value that crosses a
/// branch, such as the sum of a loop, as f32. LLVM would then call a routine to
/// round the value, and this routine may be missing.
class RematBF16AsBits
    : public PassWrapper<RematBF16AsBits, OperationPass<ModuleOp>> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(RematBF16AsBits)

  StringRef getArgument() const override { return "remat-bf16-as-bits"; }

  void runOnOperation() override {
    AttrTypeReplacer bits;
    bits.addReplacement([](BFloat16Type type) -> Type {
      return IntegerType::get(type.getContext(), 16);
    });
    bits.addReplacement([](FloatAttr value) -> std::optional<Attribute> {
      if (!value.getType().isBF16())
        return std::nullopt;
      return IntegerAttr::get(IntegerType::get(value.getContext(), 16),
                              value.getValue().bitcastToAPInt());
    });
    bits.addReplacement(
        [](DenseElementsAttr values) -> std::optional<Attribute> {
          if (!values.getElementType().isBF16())
            return std::nullopt;
          return values.bitcast(IntegerType::get(values.getContext(), 16));
        });
    bits.recursivelyReplaceElementsIn(getOperation(), /*replaceAttrs=*/true,
                                      /*replaceLocs=*/false,
                                      /*replaceTypes=*/true);
  }
};

} // namespace

void remat::addBF16Emulation(OpPassManager &manager) {
  manager.addPass(math::createMathExtendToSupportedTypes());
  arith::ArithEmulateUnsupportedFloatsOptions emulate;
  emulate.sourceTypeStrs = {"bf16"};
  emulate.targetTypeStr = "f32";
  manager.addPass(arith::createArithEmulateUnsupportedFloats(emulate));
  manager.addPass(std::make_unique<RematRoundEveryOp>());
  arith::ArithExpandOpsPassOptions expand;
  expand.includeBf16 = true;
  manager.addPass(arith::createArithExpandOpsPass(expand));
}

void remat::addBF16AsBits(OpPassManager &manager) {
  manager.addPass(std::make_unique<RematBF16AsBits>());
}

void remat::addLoopsToLLVM(OpPassManager &manager) {
  manager.addPass(createSCFToControlFlowPass());
  manager.addPass(createConvertMathToLLVMPass());
  manager.addPass(createConvertMathToLibmPass());
  manager.addPass(createConvertIndexToLLVMPass());
  manager.addPass(createFinalizeMemRefToLLVMConversionPass());
  manager.addPass(createArithToLLVMConversionPass());
}

LogicalResult remat::checkLowered(ModuleOp module, StringRef target) {
  auto result = module.walk([&](Operation *op) {
    if (op == module || isa<LLVM::LLVMDialect>(op->getDialect()))
      return WalkResult::advance();
    op->emitOpError("cannot be compiled for ")
        << target << ": no lowering of it is known";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

namespace remat::execution {

/// Returns whether \p module computes with 16-bit floats. LLVM supports f16.
/// LLVM, however, would split a math function on f16 into ops that each round
/// their result.
static bool usesShortFloats(ModuleOp module) {
  auto result = module.walk([](Operation *op) {
    for (Type type : op->getResultTypes())
      if (isa<BFloat16Type, Float16Type>(type))
        return WalkResult::interrupt();
    return WalkResult::advance();
  });
  return result.wasInterrupted();
}

LogicalResult lowerToLLVM(ModuleOp module) {
  PassManager manager(module.getContext());
  manager.enableVerifier(false);
  if (usesShortFloats(module))
    addBF16Emulation(manager);
  manager.addPass(createLowerAffinePass());
  manager.addPass(memref::createExpandStridedMetadataPass());
  manager.addPass(createLowerAffinePass());
  addLoopsToLLVM(manager);
  manager.addPass(createConvertFuncToLLVMPass()); // Functions of libm.
  manager.addPass(createConvertControlFlowToLLVMPass());
  manager.addPass(createReconcileUnrealizedCastsPass());
  addBF16AsBits(manager);
  if (failed(manager.run(module)))
    return failure();
  return checkLowered(module, "the CPU");
}

} // namespace remat::execution
