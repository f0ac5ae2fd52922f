//===- Mutations.cpp - Chooses what to change -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Mutations.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;
using namespace remat::mutate;

/// Returns whether \p op is in the region of a named op, because text does not
/// show such a region.
static bool isHidden(Operation *op) {
  auto parent = llvm::dyn_cast_or_null<linalg::LinalgOp>(op->getParentOp());
  return parent &&
         !isa<linalg::GenericOp, linalg::MapOp, linalg::ReduceOp>(*parent);
}

std::vector<Operation *>
remat::mutate::listOps(ModuleOp module,
                       llvm::function_ref<bool(Operation *)> filter) {
  std::vector<Operation *> ops;
  module.walk([&](Operation *op) {
    if (op != module && !isHidden(op) && filter(op))
      ops.push_back(op);
  });
  return ops;
}

Operation *remat::mutate::pickOp(ModuleOp module, Random &random,
                                 llvm::function_ref<bool(Operation *)> filter) {
  std::vector<Operation *> ops = listOps(module, filter);
  return ops.empty() ? nullptr : random.pick(ops);
}

Operation *remat::mutate::pickOp(ModuleOp module, Random &random) {
  return pickOp(module, random, [](Operation *) { return true; });
}

func::FuncOp remat::mutate::pickFunction(ModuleOp module, Random &random) {
  return llvm::cast_or_null<func::FuncOp>(
      pickOp(module, random, [](Operation *op) {
        auto function = dyn_cast<func::FuncOp>(op);
        return function && !function.isExternal();
      }));
}

std::vector<Value> remat::mutate::listValues(Operation *op) {
  std::vector<Value> values;
  for (Operation *at = op; at && at->getBlock(); at = at->getParentOp()) {
    Block *block = at->getBlock();
    for (Operation &before :
         llvm::make_range(block->begin(), Block::iterator(at)))
      llvm::append_range(values, before.getResults());
    llvm::append_range(values, block->getArguments());
    Operation *parent = block->getParentOp();
    if (!parent || parent->hasTrait<OpTrait::IsIsolatedFromAbove>())
      break;
  }
  return values;
}

Value remat::mutate::pickValue(Operation *op, Type type, Value except,
                               Random &random) {
  std::vector<Value> values = listValues(op);
  llvm::erase_if(values, [&](Value value) {
    return value.getType() != type || value == except;
  });
  return values.empty() ? Value() : random.pick(values);
}

StringRef remat::mutate::mutate(ModuleOp module, const Corpus &corpus,
                                Random &random) {
  const ArrayRef<Mutation> groups[] = {
      opMutations(),        opMutations(),       typeMutations(),
      attributeMutations(), functionMutations(), formMutations()};
  for (int attempt = 0; attempt < 8; ++attempt) {
    const Mutation &mutation = random.pick(random.pick(groups));
    if (mutation.apply(module, corpus, random))
      return mutation.name;
  }
  return "";
}
