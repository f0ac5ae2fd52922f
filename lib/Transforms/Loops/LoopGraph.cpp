//===- LoopGraph.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/LoopGraph.h"

#include "Analysis/Ops/HostPlacement.h"
#include "Analysis/Ops/Names.h"
#include "Analysis/Ops/TypeSizes.h"
#include "Analysis/Storage/CarriedMoves.h"
#include "Dialect/Names.h"
#include "Transforms/Loops/BodyKernels.h"
#include "Transforms/Loops/LoopGroups.h"
#include "remat/Core/Plan/Simulator.h"
#include "remat/Core/Plan/Validator.h"
#include "remat/Dialect/Remat.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;
using namespace remat;

/// Adds a tensor that \p turn makes and that all nodes after \p turn read. In
/// every plan, these later nodes then run after \p turn. Returns the tensor.
static TensorId orderAfterTurn(FunctionGraph &graph, GraphSpec &spec,
                               NodeId turn) {
  TensorId order = spec.tensors.size();
  spec.tensors.push_back({});
  spec.tensors.back().name = "turn";
  graph.valueOf.push_back(Value());
  spec.nodes[turn].outputs.push_back(order);
  for (NodeId n = turn + 1; n < spec.nodes.size(); ++n)
    spec.nodes[n].inputs.push_back(order);
  return order;
}

/// Says for each tensor whether both loops can make it. Both loops can make it
/// if its node only moves elements of values that both loops have. The class
/// CrossingValues makes the same decision for ops.
static std::vector<bool> madeInBoth(const Graph &graph) {
  std::vector<bool> both(graph.numTensors());
  for (NodeId n = 0; n < graph.numNodes(); ++n) {
    StringRef kind = graph.node(n).kind;
    bool moves = (kind == "move" || kind == "scalar") &&
                 graph.node(n).recomputable &&
                 llvm::all_of(graph.inputs(n), [&](TensorId t) {
                   return graph.isResident(t) || both[t];
                 });
    for (TensorId t : graph.outputs(n))
      both[t] = moves;
  }
  return both;
}

/// Finds the nodes that are quick on the module's machine. Also fills in the
/// times of nodes if the machine's kernels are known, or if the target can copy
/// to the host: plans then compare the times of copies with the times of nodes.
static LogicalResult readTime(const LoopBody &body,
                              FunctionGraphOptions options, LoopGraph &result) {
  func::FuncOp function = body.function;
  auto module = function->getParentOfType<ModuleOp>();
  bool hasMachine = module->hasAttr(RematDialect::kMachine);
  if (!hasMachine && !result.canCopy())
    return success();
  options.costModel = CostModel::Roofline;
  FailureOr<FunctionGraph> read = readFunctionGraph(function, options);
  if (failed(read))
    return failure();
  // When a target writes a value into a stack, it reads the value once more and
  // writes it once more.
  const double perByte = 2 / machineOf(function).getBandwidth();
  const Graph &graph = read->graph;
  for (NodeId n = 0; hasMachine && n < graph.numNodes(); ++n) {
    int64_t bytes = 0;
    for (TensorId t : graph.outputs(n))
      bytes += graph.bytes(t);
    result.isQuick.push_back(graph.node(n).cost < perByte * double(bytes));
  }
  if (!result.graph.hasGroups() && !result.canCopy())
    return success();
  for (NodeId n = 0; n < graph.numNodes(); ++n)
    result.graph.nodeSeconds[n] = graph.node(n).cost;
  result.secondsPerByte = perByte;
  return success();
}

/// If the program puts a value on the host, counts its bytes on the host
/// instead of on the device.
static void moveToHost(LoopGraph &loop, GraphSpec &spec) {
  loop.hostBytes.resize(spec.tensors.size());
  for (TensorId t = 0; t < spec.tensors.size(); ++t)
    if (Value value = loop.graph.valueOf[t]; value && isPlacedOnHost(value))
      std::swap(loop.hostBytes[t], spec.tensors[t].bytes);
}

/// Returns whether \p use is the tensor into which an op writes a slice.
static bool isWrittenInto(OpOperand &use) {
  Operation *op = use.getOwner();
  if (isa<tensor::InsertSliceOp>(op))
    return use.getOperandNumber() == 1;
  return op->getName().getStringRef() == "stablehlo.dynamic_update_slice" &&
         use.getOperandNumber() == 0;
}

/// Returns values that the backward loop carries only to write a slice into
/// them. The result contains each value before the write and after it. Such a
/// value is a stack whose slots the loop does not choose as a function of its
/// counter.
static llvm::DenseSet<Value> onlyWritten(Operation *turn) {
  llvm::DenseSet<Value> found;
  for (Value before : turn->getResults()) {
    if (!before.hasOneUse() || !isWrittenInto(*before.use_begin()))
      continue;
    Value after = before.use_begin()->getOwner()->getResult(0);
    if (!after.hasOneUse() || !isa<func::ReturnOp>(*after.user_begin()))
      continue;
    found.insert(before);
    found.insert(after);
  }
  return found;
}

/// Returns the values that the forward loop carries into the iteration.
static SmallVector<Value> carriesOf(const LoopBody &body) {
  SmallVector<Value> values;
  for (auto [i, source] : llvm::enumerate(body.sources))
    if (source.kind == BodyArgument::Carry)
      values.push_back(body.block().getArgument(i));
  return values;
}

/// Reads the buffers that \p loop holds for its carried values. In the joint
/// body, the carried values are \p values.
static LoopGraph::Held readHeld(const CountedLoop &loop, ValueRange values,
                                const FunctionGraph &graph,
                                const GraphSpec &spec) {
  LoopGraph::Held held;
  if (!loop.hasOwnCounter())
    return held;
  for (Value value : values)
    if (auto it = graph.tensorOf.find(value); it != graph.tensorOf.end()) {
      held.tensors.push_back(it->second);
      held.bytes += spec.tensors[it->second].bytes;
    }
  for (CarriedMove move : orderMoves(carriedSources(loop.body())))
    if (move.isAway)
      held.away =
          std::max(held.away,
                   int64_t(bytesOrZero(loop.argument(move.carried).getType())));
  return held;
}

/// Keeps buffers alive until the end of an iteration if the backward loop moves
/// them at that time.
static void holdToEnd(const LoopPair &pair, const LoopBody &body,
                      const FunctionGraph &graph, GraphSpec &spec) {
  if (!pair.backward.hasOwnCounter())
    return;
  SmallVector<CarriedSource> sources = carriedSources(pair.backward.body());
  for (auto [i, value] :
       llvm::zip(carriedWith(pair.backward, CarriedRole::Carry),
                 body.turn()->getResults()))
    if (auto it = graph.tensorOf.find(value);
        it != graph.tensorOf.end() && !sources[i].stays &&
        !llvm::is_contained(spec.outputs, it->second))
      spec.outputs.push_back(it->second);
}

static FailureOr<LoopGraph> readLoopGraph(const LoopBody &body,
                                          const LoopPair &pair, CostModel model,
                                          const PlanLink &copies) {
  FunctionGraphOptions options;
  options.costModel = model;
  FailureOr<FunctionGraph> read = readFunctionGraph(body.function, options);
  if (failed(read))
    return failure();
  LoopGraph result;
  result.graph = std::move(*read);
  result.copies = copies;
  result.isAlone = pair.isAlone();
  result.trips = pair.first().trips;
  result.canGroup = !pair.isAlone() && canGroup(pair);
  for (unsigned i : carriedWith(pair.forward, CarriedRole::Carry)) {
    result.carried += int64_t(bytesOrZero(pair.forward.operand(i).getType()));
    ++result.carries;
  }
  for (Value stack : startsAround(pair))
    result.enclosingGroupBytes += int64_t(bytesOrZero(stack.getType()));
  result.counterBytes =
      2 * int64_t(bytesOrZero(pair.backward.counterInside().getType()));
  auto at = llvm::find(result.graph.nodeOps, body.turn());
  result.turn = at - result.graph.nodeOps.begin();
  if (failed(readTime(body, options, result)))
    return failure();
  result.inBoth = madeInBoth(result.graph.graph);
  // The last entry is for the tensor that orders the turn.
  result.inBoth.push_back(false);
  GraphSpec spec = result.graph.graph.spec();
  TensorId order = orderAfterTurn(result.graph, spec, result.turn);
  if (!pair.isAlone())
    // The forward part contains all nodes on which the turn depends.
    spec.loss = order;
  llvm::DenseSet<Value> resident = onlyWritten(body.turn());
  for (auto [tensor, value] : llvm::zip(spec.tensors, result.graph.valueOf))
    if (value && resident.contains(value))
      tensor.bytes = 0;
  holdToEnd(pair, body, result.graph, spec);
  moveToHost(result, spec);
  if (!pair.isAlone())
    result.heldForward =
        readHeld(pair.forward, carriesOf(body), result.graph, spec);
  result.heldBackward =
      readHeld(pair.backward, body.turn()->getResults(), result.graph, spec);
  Result<Graph> graph = Graph::create(std::move(spec));
  if (!graph)
    return emitError(lineOf(body.function), graph.error().message);
  result.graph.graph = std::move(*graph);
  return result;
}

PairGraph::PairGraph(const LoopPair &pair)
    : pair(pair),
      body(buildLoopBody(pair.first().op->getParentOfType<ModuleOp>(),
                         "remat_loop", pair)) {}

LogicalResult PairGraph::read(CostModel model, const PlanLink &copies) {
  auto kernels = pair.first().op->getAttrOfType<DictionaryAttr>(kLoopKernels);
  if (kernels && failed(attachBodyKernels(body, kernels)))
    return failure();
  FailureOr<LoopGraph> made = readLoopGraph(body, pair, model, copies);
  if (failed(made))
    return failure();
  graph = std::move(*made);
  return success();
}

int64_t LoopGraph::slotBytes(TensorId tensor) const {
  return int64_t(bytesOrZero(graph.valueOf[tensor].getType()));
}

int64_t LoopBytes::stacks() const {
  return std::min(stackBytes(groups.slots(trips), crossing) +
                      stackBytes(groups.starts(trips), carried) +
                      enclosingGroupBytes,
                  kMostBytes);
}

int64_t LoopBytes::hostStarts() const {
  return stackBytes(groups.hostStarts(trips), carried);
}

int64_t LoopBytes::hostStacks() const {
  if (isAlone)
    return host;
  int64_t bytes = stackBytes(groups.slots(trips), host);
  return std::min(bytes + hostStarts(), kMostBytes);
}

void LoopTotal::add(const LoopBytes &bytes) {
  if (bytes.isAlone)
    alone = std::max(alone, bytes.total());
  else
    pairs = std::min(kMostBytes, pairs + bytes.total());
}

SmallVector<TensorId> remat::crossingTensors(const LoopGraph &loop,
                                             ArrayRef<Step> steps) {
  uint32_t turn = loop.turnIn(steps);
  SmallVector<TensorId> crossing;
  for (const Instance &instance : walkPlan(loop.graph.graph, steps).instances)
    if (instance.first < turn && instance.last > turn &&
        !loop.inBoth[instance.tensor])
      crossing.push_back(instance.tensor);
  return crossing;
}

/// Adds the buffers of \p held to \p timeline. Each buffer takes its bytes from
/// the step after its last use to the step \p end.
static void addHeld(const LoopGraph::Held &held, const Graph &graph,
                    const Walk &walk, uint32_t first, uint32_t end,
                    MutableArrayRef<int64_t> timeline) {
  for (TensorId t : held.tensors) {
    auto at = llvm::find_if(walk.instances, [&](const Instance &instance) {
      return instance.tensor == t && instance.first == first;
    });
    if (at == walk.instances.end())
      continue;
    uint32_t current = at - walk.instances.begin();
    for (const Takeover &takeover : walk.takeovers)
      if (takeover.from == current)
        current = takeover.to;
    for (uint32_t s = walk.instances[current].last + 1; s <= end; ++s)
      timeline[s] += graph.bytes(t);
  }
}

/// Adds the buffers that the loops hold for their carried values to \p
/// iteration. The iteration runs the plan \p steps.
static void holdCarried(const LoopGraph &loop, ArrayRef<Step> steps,
                        Simulation &iteration) {
  const Graph &graph = loop.graph.graph;
  uint32_t turn = loop.turnIn(steps);
  Walk walk = walkPlan(graph, steps);
  MutableArrayRef<int64_t> timeline(iteration.timeline);
  addHeld(loop.heldForward, graph, walk, 0, turn, timeline);
  addHeld(loop.heldBackward, graph, walk, turn, steps.size() - 1, timeline);
  for (const LoopGraph::Held *held : {&loop.heldForward, &loop.heldBackward})
    if (held->away > 0)
      iteration.peakBytes =
          std::max(iteration.peakBytes, held->bytes + held->away);
}

LoopBytes remat::bytesOf(const LoopGraph &loop, ArrayRef<Step> steps) {
  const Graph &graph = loop.graph.graph;
  LoopBytes bytes{loop};
  for (TensorId t : crossingTensors(loop, steps)) {
    bytes.crossing += graph.bytes(t);
    ++bytes.stacked;
    bytes.host += loop.hostBytes[t];
  }
  Simulation iteration = simulate(graph, steps, {.timeline = true});
  holdCarried(loop, steps, iteration);
  if (loop.isAlone)
    bytes.host = iteration.hostPeakBytes;
  auto turn = iteration.timeline.begin() + loop.turnIn(steps);
  bytes.forwardBody = *std::max_element(iteration.timeline.begin(), turn + 1);
  bytes.body =
      std::max(iteration.peakBytes, *llvm::max_element(iteration.timeline));
  return bytes;
}
