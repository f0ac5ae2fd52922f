//===- GpuCalibrateTest.cpp -----------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Runtime/Gpu/GpuTrace.h"

#include <gtest/gtest.h>

using namespace remat;

namespace {

/// Returns a call that belongs to step \p step and takes \p seconds.
GpuTraceOp callOf(int64_t site, int32_t step, double seconds,
                  GpuTraceOp::Kind kind = GpuTraceOp::Launch) {
  GpuTraceOp op;
  op.kind = kind;
  op.site = site;
  op.step = step;
  op.begin = 1;
  op.end = 1 + seconds;
  return op;
}

GpuProgram programOf(std::vector<std::string> sites) {
  GpuProgram program;
  program.sites = std::move(sites);
  return program;
}

// An op of two kernels takes the time of both: 2 + 3. In the second step it
// takes less: 2 + 1.
TEST(GpuCalibrate, KernelsOfOneOpCountTogether) {
  GpuProgram program = programOf({"a/step.mlir:3:8 x", "a/step.mlir:3:8 y"});
  GpuTrace trace;
  trace.ops = {callOf(0, 0, 2), callOf(1, 0, 3), callOf(0, 1, 2),
               callOf(1, 1, 1)};
  EXPECT_EQ(leastTimes(program, trace), (PlaceTimes{{"step.mlir:3:8", 3}}));
}

// Three iterations take 1, 2 and 6: 3 on average. Another op follows the loop.
TEST(GpuCalibrate, AnOpInALoopCountsOnce) {
  GpuProgram program = programOf({"step.mlir:3:8 x", "step.mlir:9:8 y"});
  GpuTrace trace;
  trace.ops = {callOf(0, 0, 1), callOf(0, 0, 2), callOf(0, 0, 6),
               callOf(1, 0, 4)};
  EXPECT_EQ(leastTimes(program, trace),
            (PlaceTimes{{"step.mlir:3:8", 3}, {"step.mlir:9:8", 4}}));
}

TEST(GpuCalibrate, CopiesAreNoOps) {
  GpuProgram program = programOf({"step.mlir:3:8 x"});
  GpuTrace trace;
  trace.ops = {callOf(0, 0, 1, GpuTraceOp::Copy), callOf(-1, 0, 1)};
  EXPECT_TRUE(leastTimes(program, trace).empty());
}

} // namespace
