//===- GraphReader.cpp - Reads graphs from JSON ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Exchange/File.h"
#include "Exchange/JsonReader.h"
#include "remat/Exchange/GraphJson.h"

#include <limits>

using namespace remat;
using namespace remat::json;

namespace {

/// Each cost is limited so that no sum of costs overflows.
constexpr double kCostLimit = 1e30;

constexpr std::pair<const char *, TensorPolicy> kPolicies[] = {
    {"any", TensorPolicy::Any},
    {"keep", TensorPolicy::Keep},
    {"recompute", TensorPolicy::Recompute},
    {"offload", TensorPolicy::Offload}};
constexpr std::pair<const char *, bool> kRecomputeMarks[] = {{"allowed", true},
                                                             {"never", false}};
constexpr std::pair<const char *, BackwardNeeds> kBackwardNeeds[] = {
    {"both", BackwardNeeds::Both},
    {"inputs", BackwardNeeds::Inputs},
    {"output", BackwardNeeds::Output},
    {"none", BackwardNeeds::None}};

class GraphReader : public Reader {
public:
  GraphSpec read(const Value &root) {
    const Object *file = object(root, kWholeText);
    if (!file)
      return {};
    checkVersion(*file, kWholeText);
    graph.name = label(*file, "name");
    readUnits(*file);
    if (const Value *training = file->find("training"))
      graph.training = boolean(*training, kWholeText.at("training"));

    for (const char *key : {"tensors", "nodes", "outputs"})
      requiredList(*file, key, kWholeText);
    each(*file, "tensors", [&](const Object &tensor, const Where &at) {
      readTensor(tensor, at);
    });
    each(*file, "nodes",
         [&](const Object &node, const Where &at) { readNode(node, at); });
    if (error)
      return {};
    graph.outputs = tensorList(*file, "outputs", kWholeText);
    const Value *loss = file->find("loss");
    if (loss && !loss->getIf<Null>())
      graph.loss = tensorIndex(*loss, kWholeText.at("loss"));
    return std::move(graph);
  }

private:
  uint32_t tensorIndex(const Value &value, const Where &where) {
    return index(value, graph.tensors.size(), "tensor", where);
  }
  std::vector<TensorId> tensorList(const Object &object, const char *key,
                                   const Where &where) {
    return requiredIndices(object, key, graph.tensors.size(), "tensor", where);
  }

  void readUnits(const Object &file) {
    Where where = kWholeText.at("units");
    const Value *units = file.find("units");
    if (!units || units->getIf<Null>())
      return;
    if (const Object *fields = object(*units, where))
      if (const Value *cost = fields->find("cost"))
        graph.costUnit = text(*cost, where.at("cost"));
  }

  void readTensor(const Object &fields, const Where &where) {
    Tensor &tensor = graph.tensors.emplace_back();
    tensor.name = label(fields, "name");
    if (const Value *size = required(fields, "bytes", where))
      tensor.bytes = bytes(*size, where.at("bytes"));
    if (const Value *owned = fields.find("owned"))
      tensor.owned = boolean(*owned, where.at("owned"));
    if (const Value *policy = fields.find("policy"))
      tensor.policy = choice(*policy, kPolicies, where.at("policy"));
    if (const Value *mirrors = fields.find("mirrors"))
      readMirrors(*mirrors, tensor, where.at("mirrors"));
    if (const Value *weight = fields.find("weight"))
      tensor.weight = boolean(*weight, where.at("weight"));
  }

  void readMirrors(const Value &value, Tensor &tensor, const Where &where) {
    const auto *count = value.getIf<int64_t>();
    if (!count || *count < 1 || *count >= kNone)
      return failType(where, "a whole number from 1 to 4294967294", value);
    if (tensor.policy != TensorPolicy::Recompute)
      return fail(where, "only a tensor with policy 'recompute' has mirrors");
    tensor.mirrors = *count;
  }

  void readNode(const Object &fields, const Where &where) {
    Node &node = graph.nodes.emplace_back();
    node.name = label(fields, "name");
    node.inputs = tensorList(fields, "inputs", where);
    node.outputs = tensorList(fields, "outputs", where);
    if (const Value *kind = fields.find("kind"))
      node.kind = text(*kind, where.at("kind"));
    if (const Value *workspace = fields.find("workspace"))
      node.workspace = bytes(*workspace, where.at("workspace"));
    if (const Value *mark = fields.find("recompute"))
      node.recomputable = choice(*mark, kRecomputeMarks, where.at("recompute"));
    if (const Value *split = fields.find("split"))
      node.split = boolean(*split, where.at("split"));
    if (const Value *needs = fields.find("backward_needs"))
      node.backwardNeeds =
          choice(*needs, kBackwardNeeds, where.at("backward_needs"));
    readCosts(fields, node, where);
    if (const Value *pairs = fields.find("in_place"))
      readInPlace(*pairs, node, where.at("in_place"));
  }

  void readCosts(const Object &fields, Node &node, const Where &where) {
    constexpr double kAnyFinite = std::numeric_limits<double>::infinity();
    if (const Value *cost = fields.find("cost"))
      node.cost = number(*cost, kCostLimit, where.at("cost"));
    if (const Value *cost = fields.find("backward_cost"))
      node.backwardCost = number(*cost, kCostLimit, where.at("backward_cost"));
    if (const Value *flops = fields.find("flops"))
      node.flops = number(*flops, kAnyFinite, where.at("flops"));
    if (const Value *moved = fields.find("device_bytes"))
      node.deviceBytes = number(*moved, kAnyFinite, where.at("device_bytes"));
  }

  void readInPlace(const Value &value, Node &node, const Where &where) {
    const Array *pairs = list(value, where);
    for (size_t i = 0; pairs && i < pairs->size() && !error; ++i) {
      const auto *pair = (*pairs)[i].getIf<Array>();
      if (!pair || pair->size() != 2)
        return failType(where.at(i), "a pair [input, output]", (*pairs)[i]);
      Where pairAt = where.at(i);
      TensorId in = tensorIndex((*pair)[0], pairAt.at(size_t(0)));
      node.inPlace.emplace_back(in, tensorIndex((*pair)[1], pairAt.at(1)));
    }
  }

  GraphSpec graph;
};

} // namespace

Result<Graph> remat::parseGraph(std::string_view text) {
  Result<GraphSpec> spec = readWith<GraphReader>(text);
  if (!spec)
    return spec.error();
  return Graph::create(std::move(*spec));
}

Result<Graph> remat::readGraph(const std::string &path) {
  return parseFile(path, parseGraph);
}
