//===- BodyKernels.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "BodyKernels.h"

#include "../Groups/KernelGroups.h"
#include "CrossingValues.h"

#include "remat/Dialect/InPlace.h"
#include "remat/Dialect/Remat.h"
#include "remat/Exchange/File.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace remat;

namespace {

/// The joint body as a step of its own.
struct BodyStep {
  OwningOpRef<ModuleOp> module;
  func::FuncOp main;
  /// By numbers in the joint body; null: not in the step.
  SmallVector<Operation *> ops;
  IRMapping mapping;
};

} // namespace

/// With a barrier at the turn only where it is to be compiled.
static BodyStep makeStep(const LoopBody &body, bool hasBarrier) {
  BodyStep step;
  MLIRContext *context = func::FuncOp(body.function).getContext();
  Location unknown = UnknownLoc::get(context);
  step.module = ModuleOp::create(unknown);
  OpBuilder builder(context);
  builder.setInsertionPointToEnd(step.module->getBody());
  step.main = func::FuncOp::create(builder, unknown, "main",
                                   builder.getFunctionType({}, {}));
  Block *block = step.main.addEntryBlock();
  builder.setInsertionPointToEnd(block);
  auto addArgument = [&](Value value) {
    step.mapping.map(value, block->addArgument(value.getType(), unknown));
  };
  for (Value argument : body.block().getArguments())
    addArgument(argument);
  SmallVector<Value> results;
  Operation *turn = body.turn();
  for (auto [number, op] : llvm::enumerate(body.block())) {
    StringRef name = op.getName().getStringRef();
    step.ops.push_back(nullptr);
    if (&op == turn) {
      for (Value result : op.getResults())
        addArgument(result);
      if (!hasBarrier)
        continue;
      SmallVector<Value> crossing, before;
      CrossingValues found(body, turn);
      for (Value value : found.stacked())
        if (value.getDefiningOp()) {
          crossing.push_back(value);
          before.push_back(step.mapping.lookup(value));
        }
      if (crossing.empty())
        continue;
      OperationState state(unknown, "stablehlo.optimization_barrier");
      state.addOperands(before);
      state.addTypes(TypeRange(ValueRange(before)));
      Operation *barrier = builder.create(state);
      step.mapping.map(crossing, barrier->getResults());
    } else if (name == kNext || name == kStack) {
      results.push_back(step.mapping.lookup(op.getOperand(0)));
    } else if (&op == &body.block().back()) {
      for (Value operand : op.getOperands())
        results.push_back(step.mapping.lookup(operand));
    } else {
      auto loc =
          NameLoc::get(StringAttr::get(context, "op" + std::to_string(number)));
      Operation *clone = builder.clone(op, step.mapping);
      clone->walk([&](Operation *inner) { inner->setLoc(loc); });
      step.ops.back() = clone;
    }
  }
  func::ReturnOp::create(builder, unknown, results);
  step.main.setType(builder.getFunctionType(block->getArgumentTypes(),
                                            TypeRange(ValueRange(results))));
  return step;
}

std::optional<Error> remat::writeBody(const LoopBody &body,
                                      const std::string &path) {
  BodyStep step = makeStep(body, /*hasBarrier=*/true);
  std::string text;
  llvm::raw_string_ostream os(text);
  OpPrintingFlags flags;
  flags.printGenericOpForm().enableDebugInfo();
  step.module->print(os, flags);
  return writeTextFile(path, text + "\n");
}

/// Whether \p group is in one of the loops: forward ops that a backward kernel
/// computes once more are part of it, but it gives none of their values out.
static bool
isInOneLoop(const KernelGroup &group, Operation *turn,
            const llvm::DenseMap<Operation *, Operation *> &jointOf) {
  unsigned before = 0, behind = 0;
  for (Value value : group.gives)
    ++(jointOf.lookup(value.getDefiningOp())->isBeforeInBlock(turn) ? before
                                                                    : behind);
  bool hasBehind = llvm::any_of(group.ops, [&](Operation *op) {
    return turn->isBeforeInBlock(jointOf.lookup(op));
  });
  return before == 0 || (behind == 0 && !hasBehind);
}

std::optional<Error> remat::readBodyKernels(const LoopBody &body,
                                            const std::string &path) {
  Result<KernelList> list = readKernels(path);
  if (!list)
    return list.error();
  BodyStep step = makeStep(body, /*hasBarrier=*/false);
  FailureOr<FunctionGraph> graph = readFunctionGraph(step.main);
  if (failed(graph))
    return Error{path + ": the body has no graph"};
  Result<KernelGroups> found = groupsOfKernels(*list, *graph, step.ops);
  if (!found)
    return Error{path + ": " + found.error().message};
  llvm::DenseMap<Operation *, Operation *> jointOf;
  for (auto [op, clone] : llvm::zip(body.block(), step.ops))
    if (clone)
      jointOf[clone] = &op;
  Operation *turn = body.turn();
  llvm::erase_if(found->groups, [&](const KernelGroup &group) {
    return !isInOneLoop(group, turn, jointOf);
  });
  // What the forward loop carries on may be made last, where all else waits for
  // the turn.
  std::stable_partition(found->groups.begin(), found->groups.end(),
                        [&](const KernelGroup &group) {
                          Operation *maker =
                              group.gives.front().getDefiningOp();
                          return jointOf.lookup(maker)->isBeforeInBlock(turn);
                        });
  SmallVector<Operation *> ops;
  for (Operation *op : step.ops)
    if (op)
      ops.push_back(op);
  attachGroups(step.main, *found, ops);
  for (Operation *op : ops)
    for (StringRef name :
         {StringRef(RematDialect::kGroup), StringRef(kInPlaceAttr)})
      if (Attribute attribute = op->getAttr(name))
        jointOf.lookup(op)->setAttr(name, attribute);
  func::FuncOp(body.function)
      ->setAttr(RematDialect::kGroups,
                step.main->getAttr(RematDialect::kGroups));
  return std::nullopt;
}
