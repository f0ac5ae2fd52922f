//===- FunctionGraph.cpp - Arguments, ops and results of a function -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/GraphReader.h"
#include "Analysis/Ops/Constants.h"
#include "Analysis/Ops/HostPlacement.h"
#include "Analysis/Ops/Names.h"
#include "Analysis/Ops/TypeSizes.h"
#include "Analysis/Storage/Roles.h"
#include "Analysis/Storage/Storage.h"
#include "Dialect/Names.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Interfaces/CallInterfaces.h"

using namespace mlir;
using namespace remat;

FailureOr<FunctionGraph>
remat::readFunctionGraph(func::FuncOp function,
                         const FunctionGraphOptions &options) {
  return GraphReader(function, options).read();
}

static bool isCall(Operation *op) {
  return isa<CallOpInterface>(op) ||
         (!op->isRegistered() && op->getName().stripDialect() == "call");
}

/// Returns whether \p op is a call that passes tensors. Such a call hides
/// memory and work from the graph, because the callee is not in the graph.
/// Calls without tensors (printing, a scalar library function) are treated like
/// other ops.
static bool hidesTensors(Operation *op) {
  auto isTensor = llvm::IsaPred<TensorType>;
  return isCall(op) && (llvm::any_of(op->getOperandTypes(), isTensor) ||
                        llvm::any_of(op->getResultTypes(), isTensor));
}

static LogicalResult checkCalls(func::FuncOp function) {
  WalkResult walk = function.walk([](Operation *op) {
    if (!hidesTensors(op))
      return WalkResult::advance();
    op->emitError("is a call, and the callee's body is not read: ")
        << (isa<func::CallOp>(op)
                ? "inline it first (remat-prepare does)"
                : "write it as a func.call, which remat-prepare inlines");
    return WalkResult::interrupt();
  });
  return failure(walk.wasInterrupted());
}

/// Returns the first value of \p function that is a buffer, or null.
static Value firstBuffer(func::FuncOp function) {
  auto isBuffer = [](Value value) {
    return isa<BaseMemRefType>(value.getType());
  };
  for (Value argument : function.getArguments())
    if (isBuffer(argument))
      return argument;
  Value found;
  function.walk([&](Operation *op) {
    auto result = llvm::find_if(op->getResults(), isBuffer);
    if (result == op->result_end())
      return WalkResult::advance();
    found = *result;
    return WalkResult::interrupt();
  });
  return found;
}

/// Emits an error if the function has buffers: the program itself allocates and
/// frees them, so a plan could not count their bytes.
static LogicalResult checkNoBuffers(func::FuncOp function) {
  Value buffer = firstBuffer(function);
  if (!buffer)
    return success();
  InFlightDiagnostic error =
      emitError(lineOf(function), "function @")
      << function.getSymName()
      << " works on buffers, and only steps on tensors are planned: give the "
         "step before bufferization (to pack buffers into one arena, run "
         "remat-plan-memory)";
  error.attachNote(buffer.getLoc()) << "of type " << buffer.getType();
  return error;
}

static LogicalResult checkBody(func::FuncOp function) {
  StringRef problem;
  if (function.isExternal())
    problem = "has no body: give the function that holds the training step";
  else if (!function.getBody().hasOneBlock())
    problem = "has several blocks: bring its control flow into scf ops or "
              "unroll it, so that one block is left";
  else if (function.getBody().front().empty())
    problem = "has an empty body";
  else
    return failed(checkNoBuffers(function)) ? failure() : checkCalls(function);
  // The error is emitted at the location of the function, because an error at
  // the op would print the whole function.
  return emitError(lineOf(function), "function @")
         << function.getSymName() << " " << problem;
}

static std::string graphName(func::FuncOp function) {
  auto module = function->getParentOfType<ModuleOp>();
  std::string name = function.getSymName().str();
  if (module && module.getSymName())
    name = module.getSymName()->str() + "." + name;
  return name;
}

FailureOr<FunctionGraph> GraphReader::read() {
  if (failed(checkBody(function)))
    return failure();
  FailureOr<CostModel> recorded = costModelOf(function);
  if (failed(recorded))
    return failure();
  model = options.costModel.value_or(*recorded);
  spec.name = graphName(function);
  spec.costUnit = costUnit(model).str();

  if (failed(checkOrder(function)))
    return failure();
  Block &block = stepBlock(function);
  result.block = &block;
  roles = readRoles(block);
  if (failed(readArguments()))
    return failure();
  FailureOr<Grouping> groups = readGroups(function, block, roles);
  if (failed(groups))
    return failure();
  grouping = std::move(*groups);
  for (const Unit &unit : grouping.units)
    if (failed(readUnit(unit)))
      return failure();
  if (failed(checkOnDevice(&block.back(), block.back().getOperands())))
    return failure();
  readOutputs();
  giveResultsToCaller();
  if (failed(readPolicies()) || failed(readSplits()) || failed(readLoss()))
    return failure();
  if (options.remarks) {
    remarkOnUnknownOps();
    remarkOnLoops();
    remarkOnDynamicWorkspace();
    remarkOnShardings();
  }
  Result<Graph> graph = Graph::create(std::move(spec));
  if (!graph)
    return emitError(lineOf(function), graph.error().message);
  result.graph = std::move(*graph);
  result.roles = std::move(roles.roles);
  return std::move(result);
}

std::optional<TensorId> GraphReader::tensorOf(Value value) const {
  auto it = result.tensorOf.find(value);
  return it == result.tensorOf.end() ? std::nullopt : std::optional(it->second);
}

void GraphReader::shareTensor(Value value, Value source) {
  if (auto t = tensorOf(source))
    result.tensorOf[value] = *t;
  if (unsigned move = madeAtMove.lookup(source))
    madeAtMove[value] = move;
}

/// Returns the number of bytes with which the target stores \p value on the
/// device. The number is 0 for a stack that loops keep on the host. For other
/// values, an attribute has the number, or the number is unknown.
static std::optional<int64_t> bytesStored(Value value) {
  if (isHostStack(value))
    return 0;
  Operation *op = value.getDefiningOp();
  if (!op || op->getNumResults() != 1)
    return std::nullopt;
  auto stored = op->getAttrOfType<IntegerAttr>(kStoredBytesAttr);
  if (!stored)
    return std::nullopt;
  return std::min<int64_t>(stored.getInt(), kMaxBytes);
}

FailureOr<TensorId> GraphReader::addTensor(Value value, std::string name,
                                           Operation *where) {
  Result<int64_t> bytes = storageBytes(value.getType());
  if (!bytes)
    return emitError(where->getLoc(), bytes.error().message);
  TensorId t = spec.tensors.size();
  Tensor tensor;
  tensor.name = std::move(name);
  tensor.bytes = bytesStored(value).value_or(*bytes);
  spec.tensors.push_back(std::move(tensor));
  producers.push_back(kNone);
  result.valueOf.push_back(value);
  result.tensorOf[value] = t;
  return t;
}

LogicalResult GraphReader::readArguments() {
  if (failed(checkDonation(function)))
    return failure();
  for (BlockArgument argument : result.block->getArguments()) {
    if (!isStorageType(argument.getType()))
      continue;
    std::string name = nameInLocation(argument.getLoc());
    unsigned index = argument.getArgNumber();
    FailureOr<TensorId> t =
        addTensor(argument, name.empty() ? "arg" + std::to_string(index) : name,
                  function);
    if (failed(t))
      return failure();
    // If the caller holds the results, a result may be written into an
    // argument's bytes, so a plan cannot free these bytes.
    spec.tensors[*t].owned = isDonated(function, index) &&
                             !function->hasAttr(RematDialect::kCallerResults);
  }
  return success();
}

LogicalResult GraphReader::readUnit(const Unit &unit) {
  Operation *op = unit.ops.back();
  switch (roles.roles.lookup(op)) {
  case OpRole::Node:
    return readNode(unit);
  case OpRole::View:
    readView(op);
    return success();
  case OpRole::Fence:
    readFence(op);
    return success();
  case OpRole::Swap:
    return readSwap(op);
  case OpRole::Free:
    // If the tensor.empty of a fill has passed a fence, the fill comes after
    // this fence too.
    for (Value operand : op->getOperands())
      if (Operation *fence = fenceOf.lookup(operand))
        for (Value value : op->getResults())
          fenceOf[value] = fence;
    return isDenseConstant(op) ? readConstant(op) : success();
  }
  return success();
}

LogicalResult GraphReader::readConstant(Operation *op) {
  std::string name = nameInLocation(op->getLoc());
  return addTensor(op->getResult(0), name.empty() ? "constant" : name, op);
}

/// A view of dynamic shape takes no bytes itself, but the results of the ops
/// that read it may take bytes.
void GraphReader::readView(Operation *op) {
  Value source = viewSource(op), view = op->getResult(0);
  shareTensor(view, source);
  if (Operation *fence = fenceOf.lookup(source))
    fenceOf[view] = fence;
}

/// An operand of this fence may be a value that an earlier fence passed on. The
/// nodes before the earlier fence must then run before this fence too. In a
/// chain of recomputations, however, the producer of an operand reads the
/// earlier fence. The nodes before that fence run before the producer, and need
/// not be listed.
void GraphReader::readFence(Operation *op) {
  llvm::SetVector<NodeId> before;
  llvm::SmallPtrSet<Operation *, 4> implied;
  for (Value value : roles.readBy(op))
    if (auto t = tensorOf(value); t && producers[*t] != kNone) {
      before.insert(producers[*t]);
      implied.insert_range(fencesRead.lookup(producers[*t]));
    }
  for (Value value : op->getOperands())
    if (Operation *earlier = fenceOf.lookup(value);
        earlier && !implied.contains(earlier))
      before.insert_range(fencedAfter[earlier]);
  fencedAfter[op] = before.takeVector();
  for (OpResult value : op->getResults()) {
    fenceOf[value] = op;
    shareTensor(value, op->getOperand(value.getResultNumber()));
  }
}

void GraphReader::readOutputs() {
  llvm::DenseSet<TensorId> seen;
  for (Value value : roles.readBy(&result.block->back()))
    if (auto t = tensorOf(value); t && seen.insert(*t).second)
      spec.outputs.push_back(*t);
}

/// Makes the bytes of results resident if the caller holds their memory. Making
/// a result in the caller's memory then takes no additional bytes. A result
/// that the caller holds may also be written into a donated argument.
void GraphReader::giveResultsToCaller() {
  if (!function->hasAttr(RematDialect::kCallerResults))
    return;
  llvm::DenseSet<TensorId> given;
  int64_t bytes = 0;
  for (TensorId t : spec.outputs)
    if (producers[t] != kNone)
      given.insert(t);
  for (std::optional<unsigned> donated : donatedResults(function))
    if (donated)
      if (auto t = tensorOf(result.block->back().getOperand(*donated)))
        if (given.contains(*t))
          spec.tensors[*t].bytes = 0;
  for (TensorId t : given) {
    bytes += spec.tensors[t].bytes;
    spec.tensors[t].bytes = 0;
  }
  for (auto [n, node] : llvm::enumerate(spec.nodes)) {
    llvm::erase_if(node.inPlace, [&](auto pair) {
      return given.contains(pair.first) || given.contains(pair.second);
    });
    // A node may make some results in the caller's memory and other tensors in
    // the step's own memory. A second run of such a node would write its
    // results into the caller's memory again, but the graph has no tensor for
    // this memory. A group is an exception, because its second run may run only
    // a part of its ops.
    auto isGiven = [&](TensorId t) { return given.contains(t); };
    if (result.nodeGroups[n] == kNone && llvm::any_of(node.outputs, isGiven) &&
        !llvm::all_of(node.outputs, isGiven))
      node.recomputable = false;
  }
  if (given.empty())
    return;
  Tensor results;
  results.name = "results";
  results.bytes = bytes;
  spec.tensors.push_back(std::move(results));
  producers.push_back(kNone);
  result.valueOf.push_back(Value());
}

void remat::collectRoots(const FunctionGraph &graph, Value value,
                         llvm::SetVector<Value> &roots) {
  SmallVector<Value> worklist{value};
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    Operation *op = next.getDefiningOp();
    if (!op || graph.role(op) == OpRole::Node)
      roots.insert(next);
    else
      llvm::append_range(worklist, valuesUsedBy(op));
  }
}
