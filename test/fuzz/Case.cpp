//===- Case.cpp -----------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Case.h"

using namespace mlir;
using namespace remat;
using namespace remat::fuzz;

Case Case::copy() const {
  ModuleOp original = *module;
  Case result;
  result.module = OwningOpRef<ModuleOp>(original.clone());
  result.seed = seed;
  result.isClean = isClean;
  result.hasGroups = hasGroups;
  result.choice = choice;
  result.steps = steps;
  result.swapShare = swapShare;
  result.pipeline = pipeline;
  return result;
}

std::string Case::describePlan() const {
  std::string text = choice ? "realised choice" : "steps";
  if (hasGroups)
    text += ", groups";
  if (swapShare != 0)
    text += ", swaps=" + std::to_string(swapShare);
  if (choice && !choice->segment.empty())
    text += ", segments";
  if (choice && choice->holdFor != kNone)
    text += ", holdFor=" + std::to_string(choice->holdFor);
  if (!pipeline.isEmpty())
    text += ", besides: " + pipeline.textBefore() + " | " +
            pipeline.textOfRemat() + " | " + pipeline.textAfter();
  return text;
}

func::FuncOp remat::fuzz::stepOf(ModuleOp module) {
  return *module.getOps<func::FuncOp>().begin();
}

std::vector<NodeId> remat::fuzz::nodesById(const FunctionGraph &graph) {
  std::vector<NodeId> nodes;
  for (auto [n, op] : llvm::enumerate(graph.nodeOps)) {
    auto id = op->getAttrOfType<IntegerAttr>(kIdName);
    if (!id)
      continue;
    if (size_t(id.getInt()) >= nodes.size())
      nodes.resize(id.getInt() + 1, kNone);
    nodes[id.getInt()] = n;
  }
  return nodes;
}

Choice remat::fuzz::resolveChoice(const ChoiceById &choice,
                                  const FunctionGraph &graph) {
  Choice result = keepEverything(graph.graph);
  result.holdFor = choice.holdFor;
  if (!choice.segment.empty())
    result.segment.assign(graph.graph.numNodes(), kNone);
  for (auto [id, n] : llvm::enumerate(nodesById(graph))) {
    if (n == kNone)
      continue;
    const Node &node = graph.graph.node(n);
    for (size_t i = 0; i < node.outputs.size(); ++i)
      if (i < choice.kept[id].size())
        result.kept[node.outputs[i]] = choice.kept[id][i];
    if (!choice.segment.empty())
      result.segment[n] = choice.segment[id];
  }
  return result;
}

void remat::fuzz::stripIds(ModuleOp module) {
  module.walk([](Operation *op) { op->removeAttr(kIdName); });
}
