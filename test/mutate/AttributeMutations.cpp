//===- AttributeMutations.cpp - Changes attributes of passes --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Mutations.h"

#include "remat/Dialect/Remat.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace remat;
using namespace remat::mutate;

namespace {

constexpr StringLiteral kOddValues[] = {
    "unit",
    "0 : i64",
    "-1 : i64",
    "9223372036854775807 : i64",
    "1 : i1",
    "0 : index",
    "170141183460469231731687303715884105727 : i128",
    "0x7FF0000000000000 : f64",
    "0x7FF8000000000000 : f64",
    "\"\"",
    "\"main\"",
    "[]",
    "{}",
    "@main",
    "dense<1> : tensor<2xi64>",
    "array<i64: 1, -1>",
    "#remat.policy<keep>",
    "tensor<4xf32>",
    "affine_map<(d0) -> (d0)>"};

/// The name of an attribute, the place where it belongs, and values of the
/// right type.
struct Place {
  StringLiteral name;
  enum { Op, Argument, Result, Function, Module } on;
  std::vector<StringRef> values;
};

const std::vector<Place> kPlaces = {
    {"remat.policy",
     Place::Op,
     {"#remat.policy<keep>", "#remat.policy<recompute>",
      "#remat.policy<offload>", "#remat.policy<recompute = 2>",
      "#remat.policy<recompute = 4294967294>"}},
    {"remat.split", Place::Op, {"unit"}},
    {"remat.cost",
     Place::Op,
     {"#remat.cost<flops = 0, bytes = 0, seconds = 0.0>",
      "#remat.cost<flops = 7, bytes = 9, seconds = 1.0e-6>",
      "#remat.cost<flops = 9223372036854775807, bytes = 9223372036854775807, "
      "seconds = 1.7e308>"}},
    {"remat.workspace",
     Place::Op,
     {"0 : i64", "1024 : i64", "-1 : i64", "9223372036854775807 : i64"}},
    {"remat.donate", Place::Argument, {"unit"}},
    {"jax.buffer_donor", Place::Argument, {"true"}},
    {"tf.aliasing_output", Place::Argument, {"0 : i32", "1 : i32", "99 : i32"}},
    {"iree.abi.output", Place::Argument, {"0 : index", "99 : index"}},
    {"bufferization.writable", Place::Argument, {"true", "false"}},
    {"remat.loss", Place::Result, {"unit"}},
    {"remat.step", Place::Function, {"unit"}},
    {"remat.caller_results", Place::Function, {"unit"}},
    {"remat.cost_model",
     Place::Function,
     {"\"flops\"", "\"roofline\"", "\"analytic\"", "\"none\""}},
    {"remat.step_arena", Place::Function, {"64 : i64", "0 : i64", "-1 : i64"}},
    {"remat.applied",
     Place::Function,
     {"#remat.applied<planner = \"auto\", budget = 1, peak = 1, baseline = 0, "
      "overhead = 0.0, clones = 0, fences = 0>",
      "#remat.applied<planner = \"x\", peak = 9223372036854775807, baseline = "
      "9223372036854775807, overhead = 1.0e300, clones = 9, fences = 9>"}},
    {"remat.machine",
     Place::Module,
     {"#remat.machine<name = \"\", flops = 1.0e-300, bandwidth = 1.0e300>",
      "#remat.machine<name = \"m\", flops = 1.0e13, bandwidth = 9.0e11, launch "
      "= 3.0e-06, d2h = 2.4e10, h2d = 2.4e10, half_duplex, host_bytes = 64>",
      "#remat.machine<name = \"m\", flops = 1.0e300, bandwidth = 1.0e-300, "
      "d2h = 1.0e-300, h2d = 1.0e300, latency = 1.0e300>"}}};

void setOn(ModuleOp module, const Place &place, Attribute value,
           Random &random) {
  StringRef name = place.name;
  func::FuncOp function = pickFunction(module, random);
  auto index = [&](unsigned count) { return random.below(count); };
  if (place.on == Place::Module)
    module->setAttr(name, value);
  else if (place.on == Place::Op) {
    if (Operation *op = pickOp(module, random))
      op->setDiscardableAttr(StringAttr::get(op->getContext(), name), value);
  } else if (!function)
    return;
  else if (place.on == Place::Function)
    function->setAttr(name, value);
  else if (place.on == Place::Argument && function.getNumArguments())
    function.setArgAttr(index(function.getNumArguments()), name, value);
  else if (place.on == Place::Result && function.getNumResults())
    function.setResultAttr(index(function.getNumResults()), name, value);
}

/// Sets an attribute, mostly to a right value in the right place. Sometimes the
/// value or the place is wrong.
bool setAttribute(ModuleOp module, const Corpus &, Random &random) {
  Place place = random.pick(kPlaces);
  StringRef text = random.chance(85) ? random.pick(place.values)
                                     : StringRef(random.pick(kOddValues));
  if (random.chance(5))
    place.on = random.pick(kPlaces).on;
  Attribute value = parseAttribute(text, module.getContext());
  if (!value)
    return false;
  setOn(module, place, value, random);
  return true;
}

bool removeAttribute(ModuleOp module, const Corpus &, Random &random) {
  Operation *op = pickOp(module, random, [](Operation *op) {
    return !op->getDiscardableAttrs().empty();
  });
  if (!op) {
    module->setDiscardableAttrs(DictionaryAttr::get(module.getContext()));
    return true;
  }
  SmallVector<NamedAttribute> all(op->getDiscardableAttrs());
  op->removeDiscardableAttr(random.pick(all).getName());
  return true;
}

/// Moves a step of a plan, or turns it into another step.
bool changePlan(ModuleOp module, const Corpus &, Random &random) {
  Operation *op = pickOp(module, random, [](Operation *op) {
    return op->hasAttrOfType<PlanAttr>("remat.plan");
  });
  if (!op)
    return false;
  auto plan = op->getAttrOfType<PlanAttr>("remat.plan");
  std::vector<Step> steps = plan.getSteps();
  if (steps.empty())
    return false;
  const StepKind kinds[] = {StepKind::Compute, StepKind::SwapOut,
                            StepKind::WaitOut, StepKind::SwapIn};
  Step made{random.pick(kinds), random.below(uint32_t(plan.getNodes()) + 2)};
  size_t at = random.below(steps.size());
  switch (random.below(4)) {
  case 0:
    steps.erase(steps.begin() + at);
    break;
  case 1:
    steps.insert(steps.begin() + at, made);
    break;
  case 2:
    steps[at] = made;
    break;
  case 3:
    std::swap(steps[at], steps[random.below(steps.size())]);
    break;
  }
  auto changed =
      PlanAttr::get(op->getContext(), plan.getPlanner(), plan.getBudget(),
                    plan.getNodes(), ArrayRef<Step>(steps));
  auto quiet = [&] { return emitError(op->getLoc()); };
  if (failed(PlanAttr::verify(quiet, plan.getPlanner(), plan.getBudget(),
                              plan.getNodes(), changed.getRuns())))
    return false; // The parser would refuse this plan.
  op->setAttr("remat.plan", changed);
  return true;
}

/// Returns whether an upstream verifier trusts an attribute. The verifier of
/// gpu.func trusts the number of attributions.
bool isTrustedByVerifier(NamedAttribute attribute) {
  return attribute.getName() == "workgroup_attributions";
}

/// Changes a number in an attribute of an op.
bool changeNumber(ModuleOp module, const Corpus &, Random &random) {
  Operation *op = pickOp(module, random, [](Operation *op) {
    return llvm::any_of(op->getAttrs(), [](NamedAttribute attribute) {
      return isa<IntegerAttr, FloatAttr, DenseI64ArrayAttr, DenseElementsAttr>(
          attribute.getValue());
    });
  });
  if (!op)
    return false;
  SmallVector<NamedAttribute> all(op->getAttrs());
  NamedAttribute chosen = random.pick(all);
  if (isTrustedByVerifier(chosen))
    return false;
  Attribute value = chosen.getValue(), changed;
  Builder b(op->getContext());
  const int64_t integers[] = {0, 1, -1, 2, 3, 64, INT64_MAX, INT64_MIN};
  const double floats[] = {0, -0.0, 1, -1, 1e300, 1e-300, INFINITY, NAN};
  if (auto integer = dyn_cast<IntegerAttr>(value)) {
    unsigned width = integer.getValue().getBitWidth();
    APInt bits(64, uint64_t(random.pick(integers)));
    changed = IntegerAttr::get(integer.getType(), bits.sextOrTrunc(width));
  } else if (auto number = dyn_cast<FloatAttr>(value)) {
    changed = FloatAttr::get(number.getType(), random.pick(floats));
  } else if (auto array = dyn_cast<DenseI64ArrayAttr>(value)) {
    SmallVector<int64_t> numbers(array.asArrayRef());
    if (numbers.empty())
      numbers.push_back(0);
    random.pick(numbers) = random.pick(integers);
    // The value kDynamic would stand for an operand that does not exist, and
    // not all verifiers check this.
    llvm::replace(numbers, ShapedType::kDynamic, int64_t(0));
    changed = b.getDenseI64ArrayAttr(numbers);
  } else if (auto dense = dyn_cast<DenseElementsAttr>(value)) {
    if (isa<FloatType>(dense.getElementType()))
      changed = DenseElementsAttr::get(
          dense.getType(),
          b.getFloatAttr(dense.getElementType(), random.pick(floats)));
    else
      changed = b.getZeroAttr(dense.getType());
  }
  if (!changed)
    return false;
  op->setAttr(chosen.getName(), changed);
  return true;
}

} // namespace

ArrayRef<Mutation> remat::mutate::attributeMutations() {
  static const Mutation all[] = {{"set-attribute", setAttribute},
                                 {"set-attribute", setAttribute},
                                 {"remove-attribute", removeAttribute},
                                 {"change-plan", changePlan},
                                 {"change-number", changeNumber}};
  return all;
}
