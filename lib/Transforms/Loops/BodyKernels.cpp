//===- BodyKernels.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/BodyKernels.h"

#include "Analysis/Storage/Roles.h"
#include "Analysis/Storage/Storage.h"
#include "Dialect/Names.h"
#include "Exchange/File.h"
#include "Transforms/Groups/KernelGroups.h"
#include "Transforms/Loops/CrossingValues.h"
#include "remat/Dialect/Remat.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace remat;

namespace {

struct BodyStep {
  OwningOpRef<ModuleOp> module;
  func::FuncOp main;
  /// For each op of the joint body, its clone in the step. The index of an
  /// entry is the op's number in the joint body. An entry is null if the step
  /// has no clone of this op.
  SmallVector<Operation *> ops;
  IRMapping mapping;
};

} // namespace

/// The turn becomes a barrier only if the step is made for a compiler.
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

/// Returns the part of \p group that computes the requested values (\p gives),
/// with a share of the group's cost.
static KernelGroup partOf(const KernelGroup &group, ArrayRef<Value> gives,
                          const FunctionGraph &graph) {
  KernelGroup part = group;
  part.gives.clear();
  part.gives.insert_range(gives);
  part.writesOver.remove_if(
      [&](Value value) { return !part.gives.contains(value); });
  llvm::DenseSet<Operation *> inside(group.ops.begin(), group.ops.end());
  llvm::SetVector<Operation *> needed;
  for (Value value : gives)
    needed.insert(value.getDefiningOp());
  for (size_t i = 0; i < needed.size(); ++i)
    for (Value used : valuesUsedBy(needed[i])) {
      Operation *maker = used.getDefiningOp();
      while (maker && graph.role(maker) == OpRole::View)
        maker = viewSource(maker).getDefiningOp();
      if (maker && inside.contains(maker))
        needed.insert(maker);
    }
  llvm::erase_if(part.ops, [&](Operation *op) { return !needed.contains(op); });
  double share = double(gives.size()) / double(group.gives.size());
  part.flops *= share;
  part.bytes *= share;
  return part;
}

/// Returns the groups of the forward body, and then the groups of the backward
/// body. A compiler may compute ops of both bodies in one kernel. A compiler
/// may also compute the next carry of the forward loop after the whole backward
/// body. Such groups are split.
static std::vector<KernelGroup>
inLoops(const std::vector<KernelGroup> &groups, const FunctionGraph &graph,
        Operation *turn,
        const llvm::DenseMap<Operation *, Operation *> &jointOf) {
  std::vector<KernelGroup> forward, backward;
  for (const KernelGroup &group : groups) {
    SmallVector<Value> before, behind;
    for (Value value : group.gives)
      (jointOf.lookup(value.getDefiningOp())->isBeforeInBlock(turn) ? before
                                                                    : behind)
          .push_back(value);
    if (before.empty() || behind.empty()) {
      (before.empty() ? backward : forward).push_back(group);
      continue;
    }
    forward.push_back(partOf(group, before, graph));
    backward.push_back(partOf(group, behind, graph));
  }
  llvm::append_range(forward, std::move(backward));
  return forward;
}

/// The attributes of an op that say which kernel computes it and how.
static constexpr StringRef kKernelAttrs[] = {
    RematDialect::kGroup, kInPlaceAttr,     kOverwrittenAttr,
    kStoredBytesAttr,     kStoredShapeAttr, kMergedAttr};
/// The entries of `remat.loop_kernels`: the groups, and the attributes of each
/// op.
static constexpr StringLiteral kGroupsEntry = "groups", kOpsEntry = "ops";

Result<DictionaryAttr> remat::readBodyKernels(const LoopBody &body,
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
  found->groups = inLoops(found->groups, *graph, turn, jointOf);
  SmallVector<Operation *> ops;
  for (Operation *op : step.ops)
    if (op)
      ops.push_back(op);
  attachGroups(step.main, *found, ops);
  Builder builder(step.main.getContext());
  SmallVector<Attribute> ofOps;
  for (Operation *op : step.ops) {
    NamedAttrList entries;
    for (StringRef name : kKernelAttrs)
      if (Attribute attribute = op ? op->getAttr(name) : nullptr)
        entries.set(name, attribute);
    ofOps.push_back(entries.getDictionary(builder.getContext()));
  }
  return builder.getDictionaryAttr(
      {builder.getNamedAttr(kGroupsEntry,
                            step.main->getAttr(RematDialect::kGroups)),
       builder.getNamedAttr(kOpsEntry, builder.getArrayAttr(ofOps))});
}

LogicalResult remat::attachBodyKernels(const LoopBody &body,
                                       DictionaryAttr kernels) {
  func::FuncOp function = body.function;
  Attribute groups = kernels.get(kGroupsEntry);
  auto ofOps = kernels.getAs<ArrayAttr>(kOpsEntry);
  Block &block = body.block();
  if (!groups || !ofOps || ofOps.size() != block.getOperations().size() ||
      !llvm::all_of(ofOps, llvm::IsaPred<DictionaryAttr>))
    return emitError(function.getLoc(),
                     "has remat.loop_kernels of another loop: export its body "
                     "again (remat-export-loop-bodies), and import the kernels "
                     "that the compiler makes of it");
  function->setAttr(RematDialect::kGroups, groups);
  for (auto [op, entries] : llvm::zip(block, ofOps))
    for (StringRef name : kKernelAttrs)
      if (Attribute attribute = cast<DictionaryAttr>(entries).get(name))
        op.setAttr(name, attribute);
  // A kernel may write the next carry of the backward loop over the carry that
  // it reads.
  if (Operation *turn = body.turn())
    turn->setAttr(kOverwrittenAttr, UnitAttr::get(turn->getContext()));
  return verify(function);
}
