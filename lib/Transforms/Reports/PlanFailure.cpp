//===- PlanFailure.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Reports/PlanReport.h"

#include "Analysis/Ops/Constants.h"

using namespace mlir;
using namespace remat;

static std::vector<TensorId> tensorsOf(const Graph &graph,
                                       const PeakBound &bound) {
  std::vector<TensorId> tensors;
  if (bound.node != kNone) {
    const Node &node = graph.node(bound.node);
    tensors = node.inputs;
    llvm::append_range(tensors, node.outputs);
    return tensors;
  }
  bool isOutputs = bound.source == PeakBound::Source::Outputs;
  for (TensorId t = 0; t < graph.numTensors(); ++t)
    if (isOutputs ? graph.isOutput(t) : graph.producer(t) == kNone)
      tensors.push_back(t);
  return tensors;
}

PlanFloor remat::floorOf(const Graph &graph, const PeakBound &bound) {
  PlanFloor floor;
  floor.bytes = bound.bytes;
  floor.node = bound.node;
  floor.besideBytes = bound.besideBytes;
  if (bound.node != kNone)
    floor.of = "operands and results of '" + graph.node(bound.node).name + "'";
  else
    floor.of = bound.source == PeakBound::Source::Outputs ? "results"
                                                          : "donated arguments";
  floor.tensors = tensorsOf(graph, bound);
  llvm::erase_if(floor.tensors, [&](TensorId t) {
    return graph.isResident(t) || graph.bytes(t) == 0;
  });
  llvm::sort(floor.tensors, [&](TensorId a, TensorId b) {
    return std::pair(-graph.bytes(a), a) < std::pair(-graph.bytes(b), b);
  });
  floor.tensors.erase(llvm::unique(floor.tensors), floor.tensors.end());
  return floor;
}

std::string remat::residentsName(const FunctionGraph &graph) {
  bool hasConstants = llvm::any_of(llvm::enumerate(graph.valueOf), [&](auto t) {
    Operation *op = t.value() ? t.value().getDefiningOp() : nullptr;
    return op && isDenseConstant(op) && graph.graph.bytes(t.index()) > 0;
  });
  return hasConstants ? "arguments and constants" : "arguments";
}

void remat::noteFloor(InFlightDiagnostic &error, const FunctionGraph &graph,
                      const PlanFloor &floor, int64_t argumentBytes) {
  if (floor.bytes == 0)
    return;
  Diagnostic &note =
      floor.node == kNone
          ? error.attachNote()
          : error.attachNote(graph.nodeOps[floor.node]->getLoc());
  note << "no plan can need less than " << floor.bytes + argumentBytes
       << " bytes: all " << floor.of << " together";
  if (floor.besideBytes)
    note << ", and " << floor.besideBytes
         << " of other tensors that must be held";
  if (argumentBytes)
    note << ", and " << argumentBytes << " of " << residentsName(graph);
  constexpr size_t kMaxListed = 8;
  int64_t others = 0;
  for (auto [i, t] : llvm::enumerate(floor.tensors))
    if (i < kMaxListed)
      note << "; " << graph.graph.tensor(t).name << " " << graph.graph.bytes(t);
    else
      others += graph.graph.bytes(t);
  if (others > 0)
    note << "; others " << others;
}
