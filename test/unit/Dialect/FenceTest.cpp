//===- FenceTest.cpp - The fence's C++ interface --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Dialect/Remat.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"

#include "gtest/gtest.h"

using namespace mlir;
using namespace remat;

namespace {

class FenceTest : public testing::Test {
protected:
  FenceTest() : builder(&context) {
    context.loadDialect<RematDialect>();
    module = ModuleOp::create(builder.getUnknownLoc());
    builder.setInsertionPointToStart(module->getBody());
  }

  /// Returns a value of \p type. The op that makes this value does not matter.
  Value value(Type type) {
    OperationState state(builder.getUnknownLoc(),
                         UnrealizedConversionCastOp::getOperationName());
    state.addTypes(type);
    return builder.create(state)->getResult(0);
  }

  MLIRContext context;
  OpBuilder builder;
  OwningOpRef<ModuleOp> module;
};

TEST_F(FenceTest, ResultsAreTheOperands) {
  auto small = RankedTensorType::get({4}, builder.getF32Type());
  auto large = RankedTensorType::get({8}, builder.getF32Type());
  Value a = value(small), b = value(large), g = value(small);
  auto fence = FenceOp::create(builder, builder.getUnknownLoc(),
                               ValueRange{a, b}, ValueRange{g});
  EXPECT_TRUE(succeeded(fence.verify()));
  EXPECT_FALSE(fence.isBufferized());
  EXPECT_EQ(fence.getInputs().size(), 2u);
  EXPECT_EQ(fence.getAnchors().size(), 1u);
  EXPECT_EQ(fence.getInputResults().size(), 2u);
  EXPECT_EQ(fence.getAnchorResults().size(), 1u);
  EXPECT_EQ(fence.getAnchorResults().front(), fence->getResult(2));
  EXPECT_EQ(fence.getTiedOperand(fence->getResult(1)).get(), b);
  EXPECT_EQ(fence.getTiedResult(fence->getOpOperand(2)), fence->getResult(2));
  EXPECT_EQ(fence->getResult(1).getType(), large);
}

TEST_F(FenceTest, OnMemrefsWithoutResults) {
  auto type = MemRefType::get({4}, builder.getF32Type());
  Value a = value(type), g = value(type);
  auto fence = FenceOp::create(builder, builder.getUnknownLoc(), ValueRange{a},
                               ValueRange{g});
  EXPECT_TRUE(succeeded(fence.verify()));
  EXPECT_TRUE(fence.isBufferized());
  EXPECT_EQ(fence->getNumResults(), 0u);
  EXPECT_TRUE(fence.getInputResults().empty());
  EXPECT_TRUE(fence.getAnchorResults().empty());
}

TEST_F(FenceTest, EffectsOfTensorsAndMemrefs) {
  auto effectsOf = [&](Type type) {
    Value a = value(type), g = value(type);
    auto fence = FenceOp::create(builder, builder.getUnknownLoc(),
                                 ValueRange{a}, ValueRange{g});
    SmallVector<MemoryEffects::EffectInstance> effects;
    fence.getEffects(effects);
    return effects;
  };
  auto isOrder = [](const MemoryEffects::EffectInstance &effect) {
    return isa<MemoryEffects::Write>(effect.getEffect()) &&
           effect.getResource() == OrderResource::get() && !effect.getValue();
  };

  auto tensors = effectsOf(RankedTensorType::get({4}, builder.getF32Type()));
  ASSERT_EQ(tensors.size(), 1u);
  EXPECT_TRUE(isOrder(tensors[0]));

  // The fence keeps the order, and also reads and writes each operand.
  auto memrefs = effectsOf(MemRefType::get({4}, builder.getF32Type()));
  ASSERT_EQ(memrefs.size(), 5u);
  EXPECT_TRUE(isOrder(memrefs[0]));
  for (unsigned i = 0; i < 2; ++i) {
    const auto &read = memrefs[1 + 2 * i], &write = memrefs[2 + 2 * i];
    EXPECT_TRUE(isa<MemoryEffects::Read>(read.getEffect()));
    EXPECT_TRUE(isa<MemoryEffects::Write>(write.getEffect()));
    EXPECT_EQ(read.getValue(), write.getValue());
  }
  EXPECT_NE(memrefs[1].getValue(), memrefs[3].getValue());
}

} // namespace
