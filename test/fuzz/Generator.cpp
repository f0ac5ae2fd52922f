//===- Generator.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Generator.h"

#include "StepBuilder.h"

using namespace mlir;
using namespace remat::fuzz;

void StepBuilder::addOps(Value x) {
  using Method = bool (StepBuilder::*)(Value);
  struct Weighted {
    Method method;
    unsigned weight;
    /// If this is set, only steps with this feature use the method.
    bool Features::*feature = nullptr;
  };
  static const Weighted methods[] = {
      {&StepBuilder::elementwise, 30},
      {&StepBuilder::namedElementwise, 10},
      {&StepBuilder::tensorArith, 6},
      {&StepBuilder::capture, 6},
      {&StepBuilder::leaf, 5},
      {&StepBuilder::scalar, 4},
      {&StepBuilder::matmul, 8},
      {&StepBuilder::contraction, 8},
      {&StepBuilder::reduction, 8},
      {&StepBuilder::namedReduction, 3},
      {&StepBuilder::loop, 2},
      {&StepBuilder::view, 7},
      {&StepBuilder::slice, 6},
      {&StepBuilder::insertSlice, 4},
      {&StepBuilder::pad, 4},
      {&StepBuilder::transposeOrBroadcast, 4},
      {&StepBuilder::concat, 2},
      {&StepBuilder::sliceLoop, 8, &Features::loops},
      {&StepBuilder::carryLoop, 8, &Features::loops},
      {&StepBuilder::computedSlice, 12, &Features::offsets},
      {&StepBuilder::branch, 10, &Features::branches},
      {&StepBuilder::copied, 5, &Features::allocs},
      {&StepBuilder::columns, 10, &Features::columns},
  };
  SmallVector<Weighted> known;
  unsigned total = 0;
  for (const Weighted &entry : methods)
    if (!entry.feature || features.*entry.feature) {
      known.push_back(entry);
      total += entry.weight;
    }
  for (;;) {
    unsigned dice = random.below(total), i = 0;
    while (dice >= known[i].weight)
      dice -= known[i++].weight;
    if ((this->*known[i].method)(x))
      return;
  }
}

namespace {

class Generator {
public:
  Generator(MLIRContext &context, Random &random, const Features &features)
      : random(random), features(features), builder(&context) {}

  OwningOpRef<ModuleOp> run() {
    Location loc = builder.getUnknownLoc();
    OwningOpRef<ModuleOp> module(ModuleOp::create(loc));
    builder.setInsertionPointToEnd(module->getBody());
    step = func::FuncOp::create(builder, loc, "main",
                                builder.getFunctionType({}, {}));
    step.addEntryBlock();
    StepBuilder ops(step, random, features);
    if (features.nothing) {
      makeNothing(ops);
      return module;
    }
    makeEarly(ops);
    makeLate(ops);
    finish(ops);
    return module;
  }

private:
  static Value recent(const std::vector<Value> &values, Random &random) {
    return values[values.size() - 1 -
                  random.below(std::min<size_t>(4, values.size()))];
  }

  void makeEarly(StepBuilder &ops) {
    for (uint32_t n = random.between(1, 4); n > 0; --n)
      ops.addArgument(ops.randomType());
    for (uint32_t n = random.between(3, 14); n > 0; --n)
      ops.addOps(random.chance(70) ? recent(ops.values(), random)
                                   : random.pick(ops.values()));
    lossValue = ops.makeLoss(recent(ops.values(), random),
                             recent(ops.values(), random));
    early = ops.values();
  }

  /// Adds ops that read the early values, roughly from the last to the first,
  /// and then ops that read the results of these ops.
  void makeLate(StepBuilder &ops) {
    for (size_t i = early.size(); i-- > 0;) {
      if (random.chance(30))
        continue;
      ops.addOps(random.chance(80) ? early[i] : random.pick(early));
      if (random.chance(30))
        ops.addOps(recent(ops.values(), random));
    }
  }

  void finish(StepBuilder &ops) {
    std::vector<Value> results;
    for (Value value : ops.values())
      if (value.use_empty() ? random.chance(60) : random.chance(6))
        results.push_back(value);
    if (random.chance(15))
      results.push_back(random.pick(step.getArguments()));
    if (!results.empty() && random.chance(15))
      results.push_back(random.pick(results));
    random.shuffle(results);
    size_t place = random.chance(70) ? 0 : random.below(results.size() + 1);
    results.insert(results.begin() + place, lossValue);

    auto body = OpBuilder::atBlockEnd(&step.getBody().front());
    func::ReturnOp::create(body, step.getLoc(), results);
    step.setType(builder.getFunctionType(step.getArgumentTypes(),
                                         TypeRange(ValueRange(results))));
    step.setResultAttr(place, "remat.loss", builder.getUnitAttr());
    donate();
  }

  void donate() {
    for (BlockArgument argument : step.getArguments())
      if (features.donations || random.chance(25))
        step.setArgAttr(argument.getArgNumber(), "remat.donate",
                        builder.getUnitAttr());
  }

  /// Makes a step without ops, which returns some of its arguments.
  void makeNothing(StepBuilder &ops) {
    std::vector<Value> results;
    for (uint32_t n = random.between(1, 3); n > 0; --n)
      if (Value x = ops.addArgument(ops.randomType()); random.chance(70))
        results.push_back(x);
    auto body = OpBuilder::atBlockEnd(&step.getBody().front());
    func::ReturnOp::create(body, step.getLoc(), results);
    step.setType(builder.getFunctionType(step.getArgumentTypes(),
                                         TypeRange(ValueRange(results))));
    donate();
  }

  Random &random;
  const Features &features;
  OpBuilder builder;
  func::FuncOp step;
  std::vector<Value> early;
  Value lossValue;
};

} // namespace

OwningOpRef<ModuleOp> remat::fuzz::generateStep(MLIRContext &context,
                                                Random &random,
                                                const Features &features) {
  return Generator(context, random, features).run();
}
