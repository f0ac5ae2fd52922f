//===- MachineTargetsTest.cpp ---------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Dialect/MachineTargets.h"

#include "remat/Dialect/RematDialect.h"

#include "mlir/IR/MLIRContext.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace remat;

namespace {

class MachineTargetsTest : public testing::Test {
protected:
  MachineTargetsTest() { context.loadDialect<RematDialect>(); }
  MLIRContext context;
};

TEST_F(MachineTargetsTest, EveryNameIsAMachine) {
  SmallVector<StringRef> names = getMachineNames();
  EXPECT_TRUE(llvm::is_sorted(names));
  for (StringRef name : {"a100", "cpu", "h100-graph", "rtx4090", "v5e"})
    EXPECT_TRUE(llvm::is_contained(names, name)) << name.str();
  for (StringRef name : names) {
    MachineAttr machine = getNamedMachine(&context, name);
    ASSERT_TRUE(machine) << name.str();
    EXPECT_EQ(machine.getName(), name);
    EXPECT_GT(machine.getFlops(), 0) << name.str();
    EXPECT_GT(machine.getBandwidth(), 0) << name.str();
  }
  EXPECT_FALSE(getNamedMachine(&context, "h100x"));
  EXPECT_FALSE(getNamedMachine(&context, ""));
}

TEST_F(MachineTargetsTest, FiguresOfTheDataSheets) {
  MachineAttr h100 = getNamedMachine(&context, "h100");
  EXPECT_EQ(h100.getFlops(), 494e12);
  EXPECT_EQ(h100.getBandwidth(), 3.35e12);
  // A graph of CUDA changes only the time of a launch.
  MachineAttr graph = getNamedMachine(&context, "h100-graph");
  EXPECT_EQ(graph.getFlops(), h100.getFlops());
  EXPECT_EQ(graph.getBandwidth(), h100.getBandwidth());
  EXPECT_EQ(h100.getLaunch(), 4e-6);
  EXPECT_EQ(graph.getLaunch(), 1.25e-6);
  // The H200 is an H100 with other memory.
  MachineAttr h200 = getNamedMachine(&context, "h200");
  EXPECT_EQ(h200.getFlops(), h100.getFlops());
  EXPECT_EQ(h200.getBandwidth(), 4.8e12);
  MachineAttr v5e = getNamedMachine(&context, "v5e");
  EXPECT_EQ(v5e.getFlops(), 197e12);
  EXPECT_EQ(v5e.getBandwidth(), 819e9);
  EXPECT_FALSE(v5e.hasLink());
}

TEST_F(MachineTargetsTest, LinkInTheSimulatorsTerms) {
  Link link = getNamedMachine(&context, "a100").getLink();
  EXPECT_EQ(link.deviceToHost, 24e9);
  EXPECT_EQ(link.hostToDevice, 24e9);
  EXPECT_EQ(link.latency, 10e-6);
  EXPECT_FALSE(link.halfDuplex);

  MachineAttr cpu = getNamedMachine(&context, "cpu");
  EXPECT_FALSE(cpu.hasLink());
  EXPECT_FALSE(cpu.getLink().deviceToHost);

  auto oneWay = MachineAttr::get(&context, "lab", 1, 1, 0, Float64(2),
                                 Float64(3), 4, /*halfDuplex=*/true, 5);
  EXPECT_EQ(oneWay.getLink().deviceToHost, 2);
  EXPECT_EQ(oneWay.getLink().hostToDevice, 3);
  EXPECT_EQ(oneWay.getLink().latency, 4);
  EXPECT_TRUE(oneWay.getLink().halfDuplex);
}

} // namespace
