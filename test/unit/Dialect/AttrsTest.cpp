//===- AttrsTest.cpp - Tests attributes that C++ builds -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Dialect/Remat.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"
#include "mlir/IR/MLIRContext.h"

#include "gtest/gtest.h"

#include <cmath>

using namespace mlir;
using namespace remat;

namespace {

class AttrsTest : public testing::Test {
protected:
  AttrsTest()
      : handler(&context, [this](Diagnostic &diagnostic) {
          message = diagnostic.str();
          return success();
        }) {
    context.loadDialect<RematDialect>();
  }

  /// Returns the attribute, or null with the reason in `message` if it is
  /// invalid.
  template <typename AttrT, typename... Args> AttrT getChecked(Args... args) {
    message.clear();
    return AttrT::getChecked(
        [this] { return emitError(UnknownLoc::get(&context)); }, &context,
        args...);
  }

  MLIRContext context;
  std::string message;
  ScopedDiagnosticHandler handler;
};

TEST_F(AttrsTest, PlanKeepsItsSteps) {
  std::vector<Step> steps = {
      Step::compute(0), Step::compute(1), Step::compute(2), Step::swapOut(7),
      Step::compute(1), Step::waitOut(7), Step::swapIn(7),  Step::compute(2)};
  auto plan =
      PlanAttr::get(&context, "auto", int64_t(12), 3, ArrayRef<Step>(steps));
  EXPECT_EQ(plan.getSteps(), steps);
  EXPECT_EQ(plan.getPlanner(), "auto");
  EXPECT_EQ(plan.getBudget(), 12);
  EXPECT_EQ(plan.getNodes(), 3);
  // 0-2, out 7, 1, wait 7, in 7, 2
  EXPECT_EQ(plan.getRuns().size(), 6u);
}

TEST_F(AttrsTest, EqualPlansAreOneAttribute) {
  std::vector<Step> steps = {Step::compute(0), Step::compute(1)};
  StepRun apart[] = {{StepKind::Compute, 0, 0}, {StepKind::Compute, 1, 1}};
  StepRun whole[] = {{StepKind::Compute, 0, 1}};
  auto get = [&](auto list) {
    return PlanAttr::get(&context, "auto", std::nullopt, 2, list);
  };
  EXPECT_EQ(get(ArrayRef<Step>(steps)), get(ArrayRef<StepRun>(whole)));
  EXPECT_EQ(get(ArrayRef<StepRun>(apart)), get(ArrayRef<StepRun>(whole)));
}

TEST_F(AttrsTest, LargestIdEndsARun) {
  StepRun runs[] = {{StepKind::Compute, 0, 0},
                    {StepKind::SwapIn, kNone, kNone}};
  auto plan =
      PlanAttr::get(&context, "auto", std::nullopt, 1, ArrayRef<StepRun>(runs));
  EXPECT_EQ(plan.getSteps(),
            (std::vector<Step>{Step::compute(0), Step::swapIn(kNone)}));
}

TEST_F(AttrsTest, PlanRejectsWhatTextCannotSay) {
  auto check = [&](StepRun run) {
    StepRun runs[] = {{StepKind::Compute, 0, 2}, run};
    EXPECT_FALSE(getChecked<PlanAttr>(StringRef("auto"),
                                      std::optional<int64_t>(), int64_t(3),
                                      ArrayRef<StepRun>(runs)));
    return message;
  };
  EXPECT_EQ(check({StepKind::Malformed, 0, 0}),
            "a plan cannot contain a malformed action");
  EXPECT_EQ(check({StepKind::SwapOut, 0, 1}),
            "swap_out takes a single tensor, not a range");
}

TEST_F(AttrsTest, NumbersAreFinite) {
  double infinite = INFINITY;
  EXPECT_FALSE(getChecked<CostAttr>(int64_t(1), int64_t(1), Float64(NAN)));
  EXPECT_EQ(message, "seconds must be finite and not negative, got nan");
  auto machine = [&](double flops, double launch, double d2h) {
    return getChecked<MachineAttr>(StringRef("m"), Float64(flops), Float64(1),
                                   Float64(launch), std::optional<Float64>(d2h),
                                   std::optional<Float64>(1), Float64(0), false,
                                   std::optional<int64_t>());
  };
  EXPECT_TRUE(machine(1, 1, 1));
  EXPECT_FALSE(machine(infinite, 1, 1));
  EXPECT_FALSE(machine(1, infinite, 1));
  EXPECT_FALSE(machine(1, 1, infinite));
}

TEST_F(AttrsTest, CostsAreUniquedByTheirBits) {
  auto get = [&](double seconds) {
    return CostAttr::get(&context, 1, 2, seconds);
  };
  EXPECT_EQ(get(0.1), get(0.1));
  EXPECT_NE(get(0.1), get(std::nextafter(0.1, 1)));
  EXPECT_EQ(get(0.1).getSeconds(), 0.1);
}

TEST_F(AttrsTest, PolicyInTheGraphsTerms) {
  auto get = [&](Policy policy) {
    return PolicyAttr::get(&context, policy).getTensorPolicy();
  };
  EXPECT_EQ(get(Policy::Keep), TensorPolicy::Keep);
  EXPECT_EQ(get(Policy::Recompute), TensorPolicy::Recompute);
  EXPECT_EQ(get(Policy::Offload), TensorPolicy::Offload);
}

} // namespace
