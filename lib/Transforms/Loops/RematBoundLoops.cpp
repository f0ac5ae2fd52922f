//===- RematBoundLoops.cpp - Lower bounds on the cost of planned loops ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Dialect/Names.h"
#include "Transforms/Loops/LoopGraph.h"
#include "Transforms/Loops/PlannedLoops.h"
#include "Transforms/StepPass.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Bounds/CostBound.h"
#include "remat/Core/Graph/Budget.h"

#include <cmath>
#include <limits>

namespace remat {
#define GEN_PASS_DEF_REMATBOUNDLOOPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

/// Says how many bytes the loops may take. A compiler may hold bytes in
/// addition to the stacks and one iteration. Examples of such bytes are values
/// between the loops.
struct LoopRoom {
  /// The bytes that the stacks and one iteration may take together.
  int64_t bytes = 0;
  /// The part of `bytes` that stacks cannot use, because other values take it.
  int64_t beside = 0;
};

/// The possible numbers of crossing bytes form a range. It is divided into this
/// number of parts.
constexpr int64_t kParts = 16;
constexpr double kNoPlan = std::numeric_limits<double>::infinity();

/// Returns the graph of an iteration, except that values which both loops can
/// make have no bytes. Each plan of the joint body is also a plan of this
/// graph, and its peak in this graph is not higher than in the joint body. If
/// an op overwrites a value without bytes, the op's result has bytes of its own
/// in this graph.
GraphSpec withoutWhatBothMake(const LoopGraph &loop) {
  GraphSpec spec = loop.graph.graph.spec();
  for (auto [tensor, both] : llvm::zip(spec.tensors, loop.inBoth))
    if (both)
      tensor.bytes = 0;
  for (Node &node : spec.nodes)
    llvm::erase_if(node.inPlace,
                   [&](auto pair) { return loop.inBoth[pair.first]; });
  return spec;
}

/// Returns a lower bound on the cost of plans of an iteration within two
/// limits. The iteration takes at most \p body bytes, and the crossing values
/// take at most \p crossing bytes.
Result<double> boundWithin(const LoopGraph &loop, const GraphSpec &whole,
                           int64_t body, int64_t crossing) {
  GraphSpec spec = whole;
  spec.nodes[loop.turn].workspace = 0;
  Result<Graph> graph = Graph::create(spec);
  if (!graph)
    return graph.error();
  int64_t atTurn = workingSetBytes(*graph, loop.turn);
  int64_t limit = std::max(body, crossing + atTurn);
  spec.nodes[loop.turn].workspace = limit - crossing - atTurn;
  Result<Graph> narrow = Graph::create(std::move(spec));
  if (!narrow)
    return narrow.error();
  return costLowerBound(*narrow, limit);
}

/// Returns the cost of all nodes on which the turn depends, if each of them
/// runs once.
double costBeforeTurn(const LoopGraph &loop) {
  const Graph &graph = loop.graph.graph;
  std::vector<bool> isNeeded(graph.numNodes());
  isNeeded[loop.turn] = true;
  double cost = 0;
  for (NodeId n = loop.turn + 1; n-- > 0;) {
    if (!isNeeded[n])
      continue;
    cost += n == loop.turn ? 0 : graph.node(n).cost;
    for (TensorId t : graph.inputs(n))
      if (NodeId maker = graph.producer(t); maker != kNone)
        isNeeded[maker] = true;
  }
  return cost;
}

/// Returns whether iterations can be grouped if the kept carries may take \p
/// bytes bytes. With groups, a loop keeps at least two sets of carries.
bool mayGroup(const LoopGraph &loop, int64_t bytes) {
  return loop.canGroup && stackBytes(2, loop.carried) <= bytes;
}

/// Returns a lower bound on the cost of an iteration for all plans of \p loop
/// within \p room. The bound has the unit of the graph's costs. The bound is
/// infinite if no plan is within \p room.
///
/// Each byte that crosses from the forward body to the backward body takes one
/// byte in the slot of each iteration. A budget therefore leaves only a few
/// bytes for the slot of each iteration. Values that do not fit into the slot
/// are recomputed. With any planner, an iteration with such recomputation costs
/// at least this bound.
///
/// The bound is derived as follows. Let a plan of an iteration have c crossing
/// bytes and a peak of p bytes. Let T c + p be within the budget, where T is
/// the number of iterations. Then p is at least the bound on any peak
/// (Bounds.h). Therefore c is at most the rest of the budget divided by T. At
/// the turn, a plan holds exactly the crossing values and the bytes of the turn
/// itself. Therefore CostBound.h gives a bound on the cost if the turn leaves
/// room for only c bytes. The possible values of c are divided into intervals.
/// In each interval, c is at most the interval's end, and p is at most the
/// budget minus T times the interval's start. The result is the smallest bound
/// of all intervals.
///
/// The bound holds for all choices of which values are stacked and which nodes
/// run again, in any order. The bound also holds for groups of iterations. With
/// groups, the forward bodies run once more, which the bound takes into
/// account. The bound does not hold for stacks on the host, for loops that are
/// unrolled, or for loops that run in slices.
Result<double> loopCostBound(const LoopGraph &loop, const LoopRoom &room) {
  if (loop.isAlone)
    return costLowerBound(loop.graph.graph, room.bytes);
  GraphSpec spec = withoutWhatBothMake(loop);
  Result<Graph> graph = Graph::create(spec);
  if (!graph)
    return graph.error();
  int64_t beside = std::max(room.beside, peakLowerBound(*graph).bytes);
  int64_t left = room.bytes - beside;
  double least = kNoPlan;
  if (mayGroup(loop, left))
    least = loop.graph.graph.baseCost() + costBeforeTurn(loop);
  if (left < 0)
    return least;
  int64_t most = left / loop.trips;
  for (int64_t part = kParts; part-- > 0;) {
    int64_t begin = most * part / kParts, end = most * (part + 1) / kParts;
    Result<double> bound =
        boundWithin(loop, spec, room.bytes - loop.trips * begin, end);
    if (!bound)
      return bound.error();
    least = std::min(least, *bound);
    // If no plan with fewer crossing bytes can cost less than the smallest
    // bound so far (`least`), no bound is needed for the remaining parts.
    Result<double> rest = boundWithin(loop, spec, room.bytes, begin);
    if (!rest)
      return rest.error();
    if (*rest >= least)
      break;
  }
  return least;
}

class RematBoundLoopsPass
    : public StepPass<remat::impl::RematBoundLoopsBase<RematBoundLoopsPass>> {
public:
  using StepPass::StepPass;

  LogicalResult readOptions() override {
    besides = 0;
    if (beside.empty())
      return success();
    Result<Budget> given = parseBudget(beside.getValue());
    if (!given || given->kind != Budget::Kind::Bytes)
      return emitError(getOperation().getLoc(), "beside='")
             << beside << "': expected bytes, such as 300MB";
    besides = *given->resolve(0);
    return success();
  }

  /// Computes the bound of each pair of loops as if this pair could use the
  /// whole budget.
  LogicalResult runOnStep(func::FuncOp function) override {
    return forEachPlan(
        function,
        [&](PairGraph &read, LoopPlanAttr plan, auto &&) -> LogicalResult {
          std::optional<int64_t> limit = plan.getPlan().getBudget();
          if (!limit || plan.getD2h())
            return success();
          Operation *loop = read.pair.first().op;
          Result<double> cost = loopCostBound(read.graph, {*limit, besides});
          if (!cost)
            return emitError(loop->getLoc(), cost.error().message);
          if (std::isfinite(*cost))
            loop->setAttr(kLoopPlan, plan.withBound(*cost));
          return success();
        });
  }

private:
  /// The bytes of the option `beside`, which no stack can use.
  int64_t besides = 0;
};

} // namespace
