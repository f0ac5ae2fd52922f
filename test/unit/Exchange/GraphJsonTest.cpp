//===- GraphJsonTest.cpp --------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests what is read and written, and the messages. The tests of test/oracle
// check that the judge refuses the same texts as this reader.
//
//===----------------------------------------------------------------------===//

#include "remat/Exchange/GraphJson.h"

#include <gtest/gtest.h>

using namespace remat;

namespace {

/// This graph has every key of the format.
const char *kFullGraph = R"({
  "version": 1,
  "name": "full \"\u00e9\"",
  "units": {"cost": "s"},
  "training": false,
  "tensors": [
    {"name": "x", "bytes": 8, "owned": true, "policy": "offload"},
    {"name": "w", "bytes": 9007199254740991, "weight": true},
    {"name": "a", "bytes": 4, "policy": "keep"},
    {"name": "", "bytes": 0, "policy": "recompute", "mirrors": 3}
  ],
  "nodes": [
    {"name": "f", "kind": "conv", "cost": 0.1, "inputs": [0, 1], "outputs": [2, 3], "workspace": 64, "recompute": "never", "split": true, "in_place": [[0, 2], [1, 3]], "backward_needs": "output", "backward_cost": 2.5e-07, "flops": 1e+30, "device_bytes": 12}
  ],
  "outputs": [2, 3],
  "loss": 2
}
)";

Graph parsed(std::string_view text) {
  Result<Graph> graph = parseGraph(text);
  EXPECT_TRUE(graph) << graph.error().message;
  return *graph;
}

TEST(GraphJson, ReadsEveryKey) {
  Graph graph = parsed(kFullGraph);
  EXPECT_EQ(graph.name(), "full \"\xc3\xa9\"");
  EXPECT_EQ(graph.spec().costUnit, "s");
  EXPECT_FALSE(graph.spec().training);
  EXPECT_EQ(graph.loss(), 2u);
  EXPECT_EQ(graph.tensor(0).name, "x");
  EXPECT_TRUE(graph.tensor(0).owned);
  EXPECT_EQ(graph.tensor(0).policy, TensorPolicy::Offload);
  EXPECT_EQ(graph.bytes(1), kMaxBytes);
  EXPECT_TRUE(graph.tensor(1).weight);
  EXPECT_EQ(graph.tensor(2).policy, TensorPolicy::Keep);
  EXPECT_EQ(graph.tensor(3).policy, TensorPolicy::Recompute);
  EXPECT_EQ(graph.tensor(3).mirrors, 3u);
  const Node &node = graph.node(0);
  EXPECT_EQ(node.name, "f");
  EXPECT_EQ(node.kind, "conv");
  EXPECT_EQ(node.cost, 0.1);
  EXPECT_EQ(node.inputs, (std::vector<TensorId>{0, 1}));
  EXPECT_EQ(node.outputs, (std::vector<TensorId>{2, 3}));
  EXPECT_EQ(node.workspace, 64);
  EXPECT_FALSE(node.recomputable);
  EXPECT_TRUE(node.split);
  EXPECT_EQ(node.inPlace.size(), 2u);
  EXPECT_EQ(node.inPlace[1], (std::pair<TensorId, TensorId>{1, 3}));
  EXPECT_EQ(node.backwardNeeds, BackwardNeeds::Output);
  EXPECT_EQ(node.backwardCost, 2.5e-7);
  EXPECT_EQ(node.flops, 1e30);
  EXPECT_EQ(node.deviceBytes, 12);
}

TEST(GraphJson, WritesWhatItReads) {
  std::string expected = kFullGraph;
  expected.replace(expected.find("\\u00e9"), 6, "\xc3\xa9");
  EXPECT_EQ(formatGraph(parsed(kFullGraph)), expected);
}

TEST(GraphJson, DefaultsOfWhatIsLeftOut) {
  Graph graph = parsed(R"({"version": 1, "tensors": [{"bytes": 1}],
    "nodes": [{"inputs": [], "outputs": [0]}], "outputs": []})");
  EXPECT_TRUE(graph.spec().training);
  EXPECT_FALSE(graph.loss());
  EXPECT_FALSE(graph.tensor(0).owned);
  EXPECT_EQ(graph.tensor(0).policy, TensorPolicy::Any);
  EXPECT_EQ(graph.tensor(0).mirrors, 1u);
  EXPECT_EQ(graph.node(0).cost, 0);
  EXPECT_TRUE(graph.node(0).recomputable);
  EXPECT_EQ(graph.node(0).backwardNeeds, BackwardNeeds::Both);
  EXPECT_FALSE(graph.node(0).backwardCost);
  EXPECT_EQ(formatGraph(graph), R"({
  "version": 1,
  "name": "",
  "tensors": [
    {"name": "", "bytes": 1}
  ],
  "nodes": [
    {"name": "", "kind": "", "cost": 0, "inputs": [], "outputs": [0]}
  ],
  "outputs": []
}
)");
}

TEST(GraphJson, CostsRoundTripToTheLastBit) {
  for (double cost :
       {0.1, 1.0 / 3, 5e-324, 123456789.123456789, 9.9e29, 1e22}) {
    GraphSpec spec;
    Node node;
    node.cost = cost;
    spec.nodes = {node};
    Graph graph = *Graph::create(spec);
    EXPECT_EQ(parsed(formatGraph(graph)).node(0).cost, cost);
  }
}

TEST(GraphJson, NamesThatAreNotUtf8AreReplacedNotFatal) {
  GraphSpec spec;
  spec.name = "bad \xff byte";
  Graph graph = *Graph::create(spec);
  EXPECT_EQ(parsed(formatGraph(graph)).name(), "bad \xef\xbf\xbd byte");
}

/// Returns the error message for a small graph in which the text \p now
/// replaces the text \p old.
std::string errorWith(const std::string &old, const std::string &now) {
  std::string text = R"({"version": 1,
 "tensors": [{"bytes": 8}, {"bytes": 4}],
 "nodes": [{"cost": 3, "inputs": [0], "outputs": [1]}],
 "outputs": [1]})";
  size_t at = text.find(old);
  EXPECT_NE(at, std::string::npos) << old;
  text.replace(at, old.size(), now);
  Result<Graph> graph = parseGraph(text);
  return graph ? "accepted" : graph.error().message;
}

TEST(GraphJson, MessagesSayWhere) {
  EXPECT_EQ(errorWith("\"inputs\": [0]", "\"inputs\": [0, 7]"),
            "nodes[0].inputs[1]: there is no tensor 7; the file has 2, "
            "numbered from 0");
  EXPECT_EQ(errorWith("\"inputs\": [0]", "\"inputs\": [-1]"),
            "nodes[0].inputs[0]: there is no tensor -1; the file has 2, "
            "numbered from 0");
  EXPECT_EQ(errorWith("\"inputs\": [0]", "\"inputs\": [0.0]"),
            "nodes[0].inputs[0]: expected the number of a tensor, found the "
            "fraction 0");
  EXPECT_EQ(errorWith("\n \"outputs\": [1]", "\"outputs\": [true]"),
            "outputs[0]: expected the number of a tensor, found true");
  EXPECT_EQ(errorWith("{\"bytes\": 4}", "{\"size\": 4}"),
            "tensors[1]: the key 'bytes' is missing");
  EXPECT_EQ(errorWith("\"bytes\": 4", "\"bytes\": 9007199254740992"),
            "tensors[1].bytes: expected whole bytes from 0 to 2^53-1, found "
            "9007199254740992");
  EXPECT_EQ(errorWith("\"bytes\": 4", "\"bytes\": 99999999999999999999"),
            "tensors[1].bytes: expected whole bytes from 0 to 2^53-1, found an "
            "integer beyond 64 bits");
  EXPECT_EQ(errorWith("\"cost\": 3", "\"cost\": -3"),
            "nodes[0].cost: expected a finite number of at least 0, found -3");
  EXPECT_EQ(errorWith("\"cost\": 3", "\"recompute\": \"no\""),
            "nodes[0].recompute: expected one of 'allowed', 'never', found the "
            "text 'no'");
  EXPECT_EQ(errorWith("\"cost\": 3", "\"split\": 1"),
            "nodes[0].split: expected true or false, found 1");
  EXPECT_EQ(errorWith("\"bytes\": 4", "\"bytes\": 4, \"mirrors\": 2"),
            "tensors[1].mirrors: only a tensor with policy 'recompute' has "
            "mirrors");
  for (const char *count : {"0", "4294967295", "1.5"})
    EXPECT_EQ(errorWith("\"bytes\": 4", std::string("\"bytes\": 4, \"policy\": "
                                                    "\"recompute\", "
                                                    "\"mirrors\": ") +
                                            count),
              std::string("tensors[1].mirrors: expected a whole number from 1 "
                          "to 4294967294, found ") +
                  (count[1] == '.' ? "the fraction " : "") + count);
  EXPECT_EQ(errorWith("\"cost\": 3", "\"in_place\": [[0, 1], [0]]"),
            "nodes[0].in_place[1]: expected a pair [input, output], found a "
            "list");
  EXPECT_EQ(errorWith("\"cost\": 3", "\"in_place\": [[1, 0]]"),
            "node 0: in_place 1 is not an input of this node");
  EXPECT_EQ(errorWith("\"version\": 1", "\"version\": 2"),
            "version: expected 1, the only version there is, found 2");
}

TEST(GraphJson, MessagesOfTheTextItself) {
  EXPECT_EQ(errorWith("\"cost\": 3", "\"cost\": 3, \"cost\": 3"),
            "the key 'cost' is given twice in one object");
  EXPECT_NE(errorWith("\"cost\": 3", "\"cost\": NaN").find("line 3, column"),
            std::string::npos);
  EXPECT_EQ(errorWith("\"cost\": 3", "\"cost\": 1e400"),
            "at byte 82: number overflow parsing '1e400'");
  EXPECT_LT(errorWith("3", std::string(1000, '9')).size(), 200u);
  EXPECT_EQ(errorWith("{\"version\"", "\xef\xbb\xbf{\"version\""),
            "the text starts with a byte order mark; save it as UTF-8 without "
            "one");
  std::string deep(993, '[');
  EXPECT_EQ(parseGraph(deep).error().message,
            "more than 992 nested lists and objects");
}

TEST(GraphJson, LongTextsAreCutBetweenCharacters) {
  std::string longText(39, 'x');
  longText += "\xe2\x98\x83\xe2\x98\x83"; // The message is cut at two snowmen.
  EXPECT_EQ(errorWith("\"cost\": 3", "\"recompute\": \"" + longText + "\""),
            "nodes[0].recompute: expected one of 'allowed', 'never', found the "
            "text '" +
                std::string(39, 'x') + "...'");
}

TEST(GraphJson, FilesAreNamed) {
  Result<Graph> graph = readGraph("no-such-file.json");
  ASSERT_FALSE(graph);
  EXPECT_EQ(graph.error().message,
            "cannot read 'no-such-file.json': No such file or directory");
}

} // namespace
