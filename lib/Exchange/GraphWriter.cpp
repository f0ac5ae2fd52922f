//===- GraphWriter.cpp - Writes graphs as JSON ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Exchange/File.h"
#include "Exchange/JsonWriter.h"
#include "remat/Core/Graph/Policy.h"
#include "remat/Exchange/GraphJson.h"

#include <cmath>

using namespace remat;
using namespace remat::json;

namespace {

const char *backwardNeedsName(BackwardNeeds needs) {
  switch (needs) {
  case BackwardNeeds::None:
    return "none";
  case BackwardNeeds::Inputs:
    return "inputs";
  case BackwardNeeds::Output:
    return "output";
  case BackwardNeeds::Both:
    return "both";
  }
  return "both";
}

/// Writes the required keys, and values that differ from the format's defaults.
std::string formatTensor(const Tensor &tensor) {
  ObjectWriter fields;
  fields.text("name", tensor.name).integer("bytes", tensor.bytes);
  if (tensor.owned)
    fields.flag("owned", true);
  if (tensor.policy != TensorPolicy::Any)
    fields.text("policy", policyName(tensor.policy));
  if (tensor.mirrors != 1)
    fields.integer("mirrors", tensor.mirrors);
  if (tensor.weight)
    fields.flag("weight", true);
  return fields.line();
}

void formatMeasure(ObjectWriter &fields, const char *key, double value) {
  if (value != 0 && std::isfinite(value))
    fields.real(key, value);
}

std::string formatNode(const Node &node) {
  ObjectWriter fields;
  fields.text("name", node.name).text("kind", node.kind);
  fields.real("cost", node.cost);
  fields.raw("inputs", numbers(node.inputs));
  fields.raw("outputs", numbers(node.outputs));
  if (node.workspace)
    fields.integer("workspace", node.workspace);
  if (!node.recomputable)
    fields.text("recompute", "never");
  if (node.split)
    fields.flag("split", true);
  if (!node.inPlace.empty()) {
    std::vector<std::string> pairs;
    for (auto [in, out] : node.inPlace)
      pairs.push_back(numbers(std::initializer_list<TensorId>{in, out}));
    fields.raw("in_place", list(pairs));
  }
  if (node.backwardNeeds != BackwardNeeds::Both)
    fields.text("backward_needs", backwardNeedsName(node.backwardNeeds));
  if (node.backwardCost)
    fields.real("backward_cost", *node.backwardCost);
  formatMeasure(fields, "flops", node.flops);
  formatMeasure(fields, "device_bytes", node.deviceBytes);
  return fields.line();
}

} // namespace

std::string remat::formatGraph(const Graph &graph) {
  const GraphSpec &spec = graph.spec();
  ObjectWriter file;
  file.integer("version", 1).text("name", spec.name);
  if (!spec.costUnit.empty())
    file.raw("units", ObjectWriter().text("cost", spec.costUnit).line());
  if (!spec.training)
    file.flag("training", false);
  std::vector<std::string> tensors, nodes;
  for (const Tensor &tensor : spec.tensors)
    tensors.push_back(formatTensor(tensor));
  for (const Node &node : spec.nodes)
    nodes.push_back(formatNode(node));
  file.raw("tensors", listOfLines(tensors)).raw("nodes", listOfLines(nodes));
  file.raw("outputs", numbers(spec.outputs));
  if (spec.loss)
    file.integer("loss", *spec.loss);
  return file.lines();
}

std::optional<Error> remat::writeGraph(const Graph &graph,
                                       const std::string &path) {
  return writeTextFile(path, formatGraph(graph));
}
