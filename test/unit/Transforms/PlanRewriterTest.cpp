//===- PlanRewriterTest.cpp - Orders that no graph should allow -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// remat-apply asks the graph whether a plan is valid. These tests rewrite
// steps by plans that the graph would have refused, as if the graph lacked
// an edge.
//
//===----------------------------------------------------------------------===//
#include "Transforms/Planning/PlanRewriter.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace remat;

namespace {

class PlanRewriterTest : public testing::Test {
protected:
  PlanRewriterTest() {
    context
        .loadDialect<arith::ArithDialect, func::FuncDialect, math::MathDialect,
                     tensor::TensorDialect, RematDialect>();
  }

  /// Rewrites @main of \p text in the order of \p nodes. Returns the messages,
  /// one line for each message and note, or nothing if the rewrite succeeds.
  std::string rewrite(StringRef text, ArrayRef<NodeId> nodes) {
    module = parseSourceString<ModuleOp>(text, &context);
    auto function = *module->getOps<func::FuncOp>().begin();
    FailureOr<FunctionGraph> graph = readFunctionGraph(function);
    std::vector<Step> steps;
    for (NodeId n : nodes)
      steps.push_back(Step::compute(n));
    std::string said;
    ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
      said += diagnostic.str() + "\n";
      for (Diagnostic &note : diagnostic.getNotes())
        said += "note: " + note.str() + "\n";
    });
    PlannedSteps plan = readPlannedSteps(*graph, steps);
    auto done =
        PlanRewriter(function, plan, planFences(plan, FencePolicy())).run();
    EXPECT_EQ(succeeded(done), said.empty());
    EXPECT_TRUE(succeeded(verify(*module)));
    return said;
  }

  MLIRContext context;
  OwningOpRef<ModuleOp> module;
};

constexpr StringLiteral kView = R"(
func.func @main(%x: tensor<16xf32>, %at: tensor<index>) -> tensor<4xf32> {
  %k = tensor.extract %at[] : tensor<index> loc("place")
  %v = tensor.extract_slice %x[%k] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %a = math.exp %v : tensor<4xf32> loc("part")
  %b = math.exp %a : tensor<4xf32>
  return %b : tensor<4xf32>
})";

TEST_F(PlanRewriterTest, AnOrderThatComputes) {
  EXPECT_EQ(rewrite(kView, {0, 1, 2}), "");
}

TEST_F(PlanRewriterTest, AViewBeforeItsOffset) {
  EXPECT_EQ(rewrite(kView, {1, 0, 2}),
            "the plan is not valid: 'tensor.extract_slice' reads 'place' "
            "before it is made\n"
            "note: 'place' is made by this op\n");
}

TEST_F(PlanRewriterTest, ATensorBeforeItIsMade) {
  EXPECT_EQ(rewrite(kView, {0, 2, 1}),
            "the plan is not valid: 'math.exp' reads 'part' before it is "
            "made\n"
            "note: 'part' is made by this op\n");
}

TEST_F(PlanRewriterTest, AResultThatIsNeverMade) {
  EXPECT_EQ(rewrite(kView, {0, 1}),
            "the plan is not valid: 'func.return' reads 'exp.2' before it is "
            "made\n"
            "note: 'exp.2' is made by this op\n");
}

TEST_F(PlanRewriterTest, ABodyThatReadsBeforeItIsMade) {
  EXPECT_EQ(rewrite(R"(
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %a = math.exp %x : tensor<4xf32> loc("first")
  %b = tensor.generate {
  ^bb0(%i: index):
    %e = tensor.extract %a[%i] : tensor<4xf32>
    tensor.yield %e : f32
  } : tensor<4xf32> loc("second")
  return %b : tensor<4xf32>
})",
                    {1, 0}),
            "the plan is not valid: 'second' reads 'first' before it is made\n"
            "note: 'first' is made by this op\n");
}

} // namespace
