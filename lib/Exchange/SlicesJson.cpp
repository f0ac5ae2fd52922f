//===- SlicesJson.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The file of a graph may have a list that says how the graph's nodes are
// sliced along dimensions. Readers that do not slice graphs ignore the list.
//===----------------------------------------------------------------------===//

#include "Exchange/File.h"
#include "Exchange/JsonReader.h"
#include "Exchange/JsonWriter.h"
#include "remat/Exchange/GraphJson.h"

using namespace remat;
using namespace remat::json;

namespace {

constexpr std::pair<const char *, NodeSlices> kKinds[] = {
    {"part", NodeSlices::Part},
    {"sum", NodeSlices::Sum},
    {"each", NodeSlices::Each}};

const char *kindName(NodeSlices kind) {
  for (auto [name, each] : kKinds)
    if (each == kind)
      return name;
  return "whole";
}

class SlicesReader : public Reader {
public:
  explicit SlicesReader(const Graph &graph) : graph(graph) {}

  std::vector<GraphSlices> read(const Value &root) {
    const Object *file = object(root, kWholeText);
    const Value *value = file ? file->find("slices") : nullptr;
    if (!value) {
      fail(kWholeText, "no slices: remat-export-graph{slices} writes them");
      return {};
    }
    Where where = kWholeText.at("slices");
    const Array *list = this->list(*value, where);
    if (list && list->empty())
      fail(where, "expected at least one place to slice");
    std::vector<GraphSlices> places;
    for (size_t i = 0; list && i < list->size() && !error; ++i) {
      slices = {};
      slices.nodes.resize(graph.numNodes());
      if (const Object *fields = object((*list)[i], where.at(i)))
        readFields(*fields, where.at(i));
      places.push_back(std::move(slices));
    }
    return places;
  }

private:
  void readFields(const Object &fields, const Where &where) {
    slices.place = label(fields, "place");
    if (const Value *extent = required(fields, "extent", where)) {
      slices.extent = bytes(*extent, where.at("extent"));
      if (!error && slices.extent < 1)
        return fail(where.at("extent"), "expected a number of at least 1");
    }
    if (const Value *end = fields.find("end"))
      slices.end = index(*end, graph.numNodes(), "node", where.at("end"));
    if (const Value *rates = fields.find("rates"))
      readRates(*rates, where.at("rates"));
    const Array *nodes = requiredList(fields, "nodes", where);
    Where nodesAt = where.at("nodes");
    for (size_t i = 0; nodes && i < nodes->size() && !error; ++i)
      readNode((*nodes)[i], nodesAt.at(i));
  }

  void readRates(const Value &value, const Where &where) {
    const Object *fields = object(value, where);
    if (!fields)
      return;
    RooflineRates rates;
    rates.flops = rate(*fields, "flops", where);
    rates.bandwidth = rate(*fields, "bandwidth", where);
    if (const Value *launch = required(*fields, "launch", where))
      rates.launch = number(*launch, kMost, where.at("launch"));
    slices.rates = rates;
  }

  double rate(const Object &fields, const char *key, const Where &where) {
    const Value *value = required(fields, key, where);
    double rate = value ? number(*value, kMost, where.at(key)) : 1;
    if (!error && !(rate > 0))
      fail(where.at(key), "expected a number above 0");
    return rate;
  }

  void readNode(const Value &value, const Where &where) {
    const Object *fields = object(value, where);
    const Value *node = fields ? required(*fields, "node", where) : nullptr;
    if (!node)
      return;
    NodeId n = index(*node, graph.numNodes(), "node", where.at("node"));
    if (error)
      return;
    GraphSlices::Entry &entry = slices.nodes[n];
    if (const Value *kind = required(*fields, "kind", where))
      entry.kind = choice(*kind, kKinds, where.at("kind"));
    if (const Value *moved = fields->find("bytes"))
      entry.bytes = number(*moved, kMost, where.at("bytes"));
  }

  static constexpr double kMost = 1e30;
  const Graph &graph;
  GraphSlices slices;
};

} // namespace

static std::string formatPlace(const GraphSlices &slices) {
  ObjectWriter fields;
  fields.text("place", slices.place).integer("extent", slices.extent);
  if (slices.end != kNone)
    fields.integer("end", slices.end);
  if (slices.rates)
    fields.raw("rates", ObjectWriter()
                            .real("flops", slices.rates->flops)
                            .real("bandwidth", slices.rates->bandwidth)
                            .real("launch", slices.rates->launch)
                            .line());
  std::vector<std::string> nodes;
  for (size_t n = 0; n < slices.nodes.size(); ++n) {
    const GraphSlices::Entry &entry = slices.nodes[n];
    if (entry.kind != NodeSlices::Whole)
      nodes.push_back(ObjectWriter()
                          .integer("node", int64_t(n))
                          .text("kind", kindName(entry.kind))
                          .real("bytes", entry.bytes)
                          .line());
  }
  fields.raw("nodes", listOfLines(nodes));
  return fields.line();
}

std::string json::formatSlices(std::span<const GraphSlices> places) {
  std::vector<std::string> lines;
  for (const GraphSlices &place : places)
    lines.push_back(formatPlace(place));
  return listOfLines(lines);
}

Result<std::vector<GraphSlices>> remat::readGraphSlices(const std::string &path,
                                                        const Graph &graph) {
  return parseFile(path, [&](std::string_view text) {
    return readWith<SlicesReader>(text, graph);
  });
}
