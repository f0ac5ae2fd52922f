//===- RematPrintGraph.cpp - Prints a function's graph --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/FunctionGraph.h"
#include "Transforms/StepPass.h"
#include "remat/Core/Bounds/Bounds.h"
#include "remat/Core/Graph/Policy.h"
#include "remat/Core/Plan/Simulator.h"

#include "llvm/Support/Format.h"

namespace remat {
#define GEN_PASS_DEF_REMATPRINTGRAPH
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class GraphPrinter {
public:
  GraphPrinter(const Graph &graph, raw_ostream &os) : graph(graph), os(os) {}

  void printTensor(TensorId t) {
    const Tensor &tensor = graph.tensor(t);
    os << "  t" << t << " " << tensor.name << ": " << tensor.bytes << " bytes";
    if (graph.isResident(t))
      os << ", resident";
    if (tensor.owned)
      os << ", owned";
    if (tensor.policy != TensorPolicy::Any)
      os << ", " << policyName(tensor.policy);
    if (tensor.mirrors != 1)
      os << " " << tensor.mirrors << " times";
    os << "\n";
  }

  void printNode(NodeId n) {
    const Node &node = graph.node(n);
    os << "  n" << n << " " << node.name << " (" << node.kind << "):";
    for (TensorId t : node.inputs)
      os << " t" << t;
    os << " ->";
    for (TensorId t : node.outputs)
      os << " t" << t;
    os << ", flops " << llvm::format("%.15g", node.flops) << ", bytes "
       << llvm::format("%.15g", node.deviceBytes) << ", cost "
       << llvm::format("%.6g", node.cost);
    for (auto [from, to] : node.inPlace)
      os << ", in place t" << from << " t" << to;
    if (node.workspace != 0)
      os << ", workspace " << node.workspace;
    if (node.split)
      os << ", split";
    os << (node.recomputable ? "\n" : ", never again\n");
  }

  void printSummary() {
    Simulation baseline = simulateProgram(graph);
    PeakBound bound = peakLowerBound(graph);
    double flops = 0, bytes = 0;
    for (NodeId n = 0; n < graph.numNodes(); ++n) {
      flops += graph.node(n).flops;
      bytes += graph.node(n).deviceBytes;
    }
    os << "graph " << graph.name() << ": " << graph.numNodes() << " nodes, "
       << graph.numTensors() << " tensors, peak " << baseline.peakBytes
       << " bytes, resident " << baseline.residentBytes << ", bound "
       << bound.bytes << ", flops " << llvm::format("%.15g", flops)
       << ", bytes " << llvm::format("%.15g", bytes) << ", cost "
       << llvm::format("%.6g", graph.baseCost())
       << (graph.spec().costUnit.empty() ? "" : " ") << graph.spec().costUnit
       << "\n";
  }

  void printOutputs() {
    os << "  outputs";
    for (TensorId t : graph.outputs())
      os << " t" << t;
    if (graph.loss())
      os << ", loss t" << *graph.loss();
    os << "\n";
  }

private:
  const Graph &graph;
  raw_ostream &os;
};

class RematPrintGraphPass
    : public StepPass<remat::impl::RematPrintGraphBase<RematPrintGraphPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    markAllAnalysesPreserved();
    FailureOr<FunctionGraph> read = readFunctionGraph(
        function, {.lossResult = lossResult, .remarks = true});
    if (failed(read))
      return failure();
    GraphPrinter printer(read->graph, llvm::outs());
    printer.printSummary();
    if (summary)
      return success();
    for (TensorId t = 0; t < read->graph.numTensors(); ++t)
      printer.printTensor(t);
    for (NodeId n = 0; n < read->graph.numNodes(); ++n)
      printer.printNode(n);
    printer.printOutputs();
    return success();
  }
};

} // namespace
