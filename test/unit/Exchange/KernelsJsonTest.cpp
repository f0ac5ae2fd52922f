//===- KernelsJsonTest.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Exchange/KernelsJson.h"

#include <gtest/gtest.h>

using namespace remat;

namespace {

const char *kTensors = R"([
  {"name": "p", "elements": 4, "bytes": 16, "argument": 0},
  {"name": "f", "elements": 4, "bytes": 8, "op": "op12", "size": 12,
   "shape": [1, 4], "of": ["op3/mul", "op4"]}])";
const char *kKernels = R"([
  {"name": "f", "reads": [0], "writes": [1], "workspace": 7, "flops": 2.5,
   "bytes": 24, "in_place": [[0, 1]], "merged": 3}])";

Result<KernelList> parse(const std::string &tensors, const std::string &kernels,
                         const std::string &results = "[1]") {
  return parseKernels(
      R"({"format": "remat-kernels", "version": 1, "tensors": )" + tensors +
      ", \"kernels\": " + kernels + ", \"results\": " + results + "}");
}

std::string errorOf(const Result<KernelList> &list) {
  EXPECT_FALSE(list);
  return list ? "" : list.error().message;
}

std::optional<uint32_t> opOf(const std::string &name) {
  auto list = parse(R"([{"name": "f", "elements": 1, "bytes": 4, "op": ")" +
                        name + "\"}]",
                    R"([{"reads": [], "writes": [0]}])", "[0]");
  EXPECT_TRUE(list);
  return list->tensors[0].op;
}

TEST(KernelsJson, ReadsEveryKey) {
  Result<KernelList> list = parse(kTensors, kKernels);
  ASSERT_TRUE(list) << list.error().message;
  ASSERT_EQ(list->tensors.size(), 2u);
  EXPECT_EQ(list->tensors[0].name, "p");
  EXPECT_EQ(list->tensors[0].argument, 0u);
  EXPECT_EQ(list->tensors[0].op, std::nullopt);
  EXPECT_EQ(list->tensors[0].size, 16);
  EXPECT_TRUE(list->tensors[0].shape.empty());
  EXPECT_TRUE(list->tensors[0].of.empty());
  EXPECT_EQ(list->tensors[1].of, (std::vector<uint32_t>{3, 4}));
  EXPECT_EQ(list->tensors[1].shape, (std::vector<int64_t>{1, 4}));
  EXPECT_EQ(list->tensors[1].size, 12);
  EXPECT_EQ(list->tensors[1].op, 12u);
  EXPECT_EQ(list->tensors[1].elements, 4);
  EXPECT_EQ(list->tensors[1].bytes, 8);
  EXPECT_EQ(list->tensors[1].argument, std::nullopt);
  ASSERT_EQ(list->kernels.size(), 1u);
  const Kernel &kernel = list->kernels[0];
  EXPECT_EQ(kernel.name, "f");
  EXPECT_EQ(kernel.reads, std::vector<uint32_t>{0});
  EXPECT_EQ(kernel.writes, std::vector<uint32_t>{1});
  EXPECT_EQ(kernel.workspace, 7);
  EXPECT_EQ(kernel.flops, 2.5);
  EXPECT_EQ(kernel.bytes, 24);
  EXPECT_EQ(kernel.merged, 3u);
  EXPECT_EQ(kernel.inPlace,
            (std::vector<std::pair<uint32_t, uint32_t>>{{0, 1}}));
  EXPECT_EQ(list->results, std::vector<uint32_t>{1});
}

TEST(KernelsJson, OnlyNumbersNameOps) {
  EXPECT_EQ(opOf("op0"), 0u);
  EXPECT_EQ(opOf("op31/reduce/add"), 31u);
  for (const char *name :
       {"", "op", "ops1", "op1x", "op-1", "jit(step)/op1", "op99999999999"})
    EXPECT_EQ(opOf(name), std::nullopt) << name;
}

TEST(KernelsJson, RefusesWhatIsNoListOfKernels) {
  EXPECT_EQ(errorOf(parseKernels("[]")), "expected an object, found a list");
  EXPECT_EQ(errorOf(parseKernels(R"({"version": 1})")),
            "the key 'format' is missing");
  EXPECT_EQ(errorOf(parseKernels(R"({"format": "kernels", "version": 1})")),
            "format: expected 'remat-kernels', found the text 'kernels'");
  EXPECT_EQ(errorOf(parse("[7]", "[]")),
            "tensors[0]: expected an object, found 7");
  EXPECT_EQ(errorOf(parse(R"([{"name": "p", "bytes": 4}])", "[]")),
            "tensors[0]: the key 'elements' is missing");
  EXPECT_EQ(errorOf(parse(R"([{"elements": 1, "bytes": -4}])", "[]")),
            "tensors[0].bytes: expected whole bytes from 0 to 2^53-1, found "
            "-4");
  EXPECT_EQ(errorOf(parse(kTensors, R"([{"reads": [2], "writes": [1]}])")),
            "kernels[0].reads[0]: there is no tensor 2; the file has 2, "
            "numbered from 0");
  EXPECT_EQ(errorOf(parse(kTensors, R"([{"reads": [1], "writes": [1]}])")),
            "kernels[0].reads: tensor 1 'f' is not a parameter, and no earlier "
            "kernel writes it");
  EXPECT_EQ(errorOf(parse(kTensors, R"([{"reads": [], "writes": [0]}])")),
            "kernels[0].writes: tensor 0 'p' is written by two kernels, or is "
            "also a parameter");
  EXPECT_EQ(errorOf(parse(kTensors, R"([{"reads": [], "writes": [1, 1]}])")),
            "kernels[0].writes: tensor 1 'f' is written by two kernels, or is "
            "also a parameter");
  auto errorOfPairs = [](const std::string &pairs) {
    return errorOf(
        parse(kTensors,
              R"([{"reads": [0], "writes": [1], "in_place": )" + pairs + "}]"));
  };
  EXPECT_EQ(errorOfPairs("7"), "kernels[0].in_place: expected a list, found 7");
  for (const char *pairs : {"[7]", "[[0]]", "[[1, 0]]", "[[0, 1, 1]]"})
    EXPECT_EQ(errorOfPairs(pairs),
              "kernels[0].in_place[0]: expected a tensor that the kernel reads "
              "and one that it writes");
  EXPECT_EQ(errorOfPairs("[[0, 2]]"),
            "kernels[0].in_place[0][1]: there is no tensor 2; the file has 2, "
            "numbered from 0");
  EXPECT_EQ(errorOf(parse(kTensors, "[]")),
            "results: tensor 1 'f' is not a parameter, and no earlier kernel "
            "writes it");
}

} // namespace
