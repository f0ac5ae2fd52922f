//===- Effects.cpp --------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Effects.h"

#include "Analysis/Ops/ForeignOps.h"
#include "Dialect/Names.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace remat;

/// Returns whether \p op does nothing but allocate its own results. Such an
/// allocation does not forbid a second run of the op.
static bool onlyAllocatesResults(MemoryEffectOpInterface op) {
  SmallVector<MemoryEffects::EffectInstance> effects;
  op.getEffects(effects);
  return llvm::all_of(effects, [](const MemoryEffects::EffectInstance &effect) {
    return isa<MemoryEffects::Allocate>(effect.getEffect()) &&
           effect.getValue() && isa<TensorType>(effect.getValue().getType());
  });
}

static OpEffect ownEffect(Operation *op) {
  if (isa<bufferization::AllocTensorOp>(op))
    return OpEffect::Pure;
  if (auto interface = dyn_cast<MemoryEffectOpInterface>(op))
    return onlyAllocatesResults(interface) ? OpEffect::Pure
                                           : OpEffect::SideEffect;
  if (op->hasTrait<OpTrait::HasRecursiveMemoryEffects>() ||
      op->hasTrait<OpTrait::IsTerminator>())
    return OpEffect::Pure;
  if (auto foreign = lookUpForeign(op)) {
    bool again =
        foreign->effect == OpEffect::Collective && op->hasAttr(kRunAgainAttr);
    return again ? OpEffect::Pure : foreign->effect;
  }
  return OpEffect::Unknown;
}

OpEffect remat::effectOf(Operation *op) {
  OpEffect strongest = OpEffect::Pure;
  op->walk([&](Operation *nested) {
    // Importers write ops that check the indices of a gather inside of its
    // body. Such a check of indices has the same outcome in each run of the op.
    if (nested != op && isa<cf::AssertOp>(nested))
      return;
    strongest = std::max(strongest, ownEffect(nested));
  });
  return strongest;
}

bool remat::isDead(Operation *op) {
  if (op->isRegistered())
    return isOpTriviallyDead(op);
  auto foreign = lookUpForeign(op);
  return op->use_empty() && foreign &&
         foreign->form != ForeignForm::Terminator &&
         effectOf(op) == OpEffect::Pure;
}

StringRef remat::describeEffect(OpEffect effect) {
  switch (effect) {
  case OpEffect::Pure:
    return "is pure";
  case OpEffect::Unknown:
    return "has unknown effects";
  case OpEffect::SideEffect:
    return "has side effects";
  case OpEffect::Random:
    return "draws random numbers without a stored seed";
  case OpEffect::Collective:
    return "is a collective";
  }
  return "";
}
