//===- LoopChoice.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/LoopChoice.h"

#include "Dialect/LoopPlans.h"

#include "mlir/IR/Builders.h"

#include <cmath>

using namespace mlir;
using namespace remat;

// The entries of the dictionary.
static constexpr StringLiteral kPlan = "plan", kCostModel = "cost_model",
                               kGroups = "groups",
                               kStartsOnHost = "starts_on_host", kHost = "host",
                               kAhead = "ahead", kToHost = "d2h",
                               kToDevice = "h2d", kLatency = "latency",
                               kHalfDuplex = "half_duplex", kBound = "bound";

/// Returns the number of nodes of the graph that \p steps run, each of them at
/// least once.
static int64_t nodesOf(ArrayRef<Step> steps) {
  int64_t nodes = 0;
  for (Step step : steps)
    if (step.kind == StepKind::Compute)
      nodes = std::max(nodes, int64_t(step.id) + 1);
  return nodes;
}

LoopChoice remat::choiceOf(MLIRContext *context, const LoopPlan &plan,
                           std::optional<int64_t> budget, CostModel model,
                           const Link &link) {
  LoopChoice choice{PlanAttr::get(context, plan.planner, budget,
                                  nodesOf(plan.steps),
                                  ArrayRef<Step>(plan.steps)),
                    model, plan.bytes.groups};
  choice.link = link;
  if (plan.bytes.isAlone) // Its steps say what it copies.
    return choice;
  for (const HostStack &stack : plan.onHost) {
    choice.host.push_back(stack.tensor);
    choice.ahead |= stack.ahead;
  }
  return choice;
}

void remat::setLoopChoice(Operation *loop, const LoopChoice &choice) {
  Builder builder(loop->getContext());
  NamedAttrList entries;
  auto setFlag = [&](StringRef name, bool value) {
    if (value)
      entries.set(name, builder.getUnitAttr());
  };
  auto setReal = [&](StringRef name, std::optional<double> value) {
    if (value)
      entries.set(name, builder.getF64FloatAttr(*value));
  };
  auto setNumbers = [&](StringRef name, ArrayRef<int64_t> values) {
    if (!values.empty())
      entries.set(name, builder.getDenseI64ArrayAttr(values));
  };
  entries.set(kPlan, choice.plan);
  entries.set(kCostModel, builder.getStringAttr(costModelName(choice.model)));
  setNumbers(kGroups, choice.groups.sizes);
  setFlag(kStartsOnHost, choice.groups.startsOnHost);
  setNumbers(kHost,
             SmallVector<int64_t>(choice.host.begin(), choice.host.end()));
  setFlag(kAhead, choice.ahead);
  setReal(kToHost, choice.link.deviceToHost);
  setReal(kToDevice, choice.link.hostToDevice);
  if (choice.link.latency != 0)
    setReal(kLatency, choice.link.latency);
  setFlag(kHalfDuplex, choice.link.halfDuplex);
  setReal(kBound, choice.bound);
  loop->setAttr(kLoopPlan, entries.getDictionary(builder.getContext()));
}

namespace {

/// Reads entries that a user may have written. Keeps the first error.
class EntryReader {
public:
  explicit EntryReader(DictionaryAttr entries) : entries(entries) {}

  LoopChoice read() {
    LoopChoice choice;
    choice.plan = get<PlanAttr>(kPlan, "#remat.plan");
    auto model = get<StringAttr>(kCostModel, "a string");
    if (!choice.plan)
      refuse("has no 'plan'");
    std::optional<CostModel> known =
        model ? parseCostModel(model.getValue()) : std::nullopt;
    if (known)
      choice.model = *known;
    else
      refuse("has no 'cost_model' that is analytic, flops or roofline");
    llvm::append_range(choice.groups.sizes, numbers(kGroups));
    choice.groups.startsOnHost = flag(kStartsOnHost);
    for (int64_t tensor : numbers(kHost)) {
      if (tensor < 0 || tensor >= int64_t(kNone) ||
          llvm::is_contained(choice.host, TensorId(tensor)))
        refuse("lists in 'host' what are no different tensors");
      choice.host.push_back(TensorId(tensor));
    }
    choice.ahead = flag(kAhead);
    choice.link.deviceToHost = real(kToHost, /*least=*/kAboveZero);
    choice.link.hostToDevice = real(kToDevice, kAboveZero);
    choice.link.latency = real(kLatency, 0).value_or(0);
    choice.link.halfDuplex = flag(kHalfDuplex);
    choice.bound = real(kBound, 0);
    for (NamedAttribute entry : entries)
      if (!llvm::is_contained(asked, entry.getName().getValue()))
        refuse("has an unknown entry '" + entry.getName().str() + "'");
    return choice;
  }

  std::optional<std::string> error;

private:
  static constexpr double kAboveZero = 1e-300;

  void refuse(std::string why) {
    if (!error)
      error = std::move(why);
  }

  template <typename AttrT> AttrT get(StringRef name, StringRef kind) {
    asked.push_back(name);
    Attribute given = entries.get(name);
    auto value = dyn_cast_or_null<AttrT>(given);
    if (given && !value)
      refuse("has '" + name.str() + "' that is not " + kind.str());
    return value;
  }

  bool flag(StringRef name) { return bool(get<UnitAttr>(name, "unit")); }

  ArrayRef<int64_t> numbers(StringRef name) {
    auto value = get<DenseI64ArrayAttr>(name, "an array<i64: ...>");
    return value ? value.asArrayRef() : ArrayRef<int64_t>();
  }

  std::optional<double> real(StringRef name, double least) {
    auto value = get<FloatAttr>(name, "a number as f64");
    if (!value)
      return std::nullopt;
    double number = value.getType().isF64() ? value.getValueAsDouble() : -1;
    if (!std::isfinite(number) || number < least)
      refuse("has '" + name.str() + "' that is no f64, " +
             (least > 0 ? "above 0" : "from 0 on"));
    return number;
  }

  DictionaryAttr entries;
  SmallVector<StringRef> asked;
};

} // namespace

/// Returns what does not go together in \p choice, or nothing.
static std::optional<std::string> contradiction(const LoopChoice &choice) {
  ArrayRef<int64_t> sizes = choice.groups.sizes;
  for (auto [i, size] : llvm::enumerate(sizes)) {
    if (size < 2)
      return "has groups of " + std::to_string(size) +
             ": a group has two iterations at least";
    if (i > 0 && (size >= sizes[i - 1] || sizes[i - 1] % size != 0))
      return "has groups of " + std::to_string(size) +
             ", into which groups of " + std::to_string(sizes[i - 1]) +
             " cannot be divided";
  }
  if (choice.groups.startsOnHost && sizes.empty())
    return "has 'starts_on_host' without 'groups'";
  if (choice.ahead && choice.host.empty())
    return "has 'ahead' without 'host'";
  if (!sizes.empty() && !choice.host.empty())
    return "has 'groups' and 'host': stacks of groups lie on the device";
  bool hasLink = choice.link.deviceToHost && choice.link.hostToDevice;
  bool copies = choice.groups.startsOnHost || !choice.host.empty() ||
                hasCopies(choice.plan.getSteps());
  if (!hasLink &&
      (copies || choice.link.deviceToHost || choice.link.hostToDevice))
    return "copies to the host without 'd2h' and 'h2d'";
  return std::nullopt;
}

FailureOr<LoopChoice> remat::loopChoiceOf(Operation *loop) {
  EntryReader reader(loop->getAttrOfType<DictionaryAttr>(kLoopPlan));
  LoopChoice choice = reader.read();
  std::optional<std::string> wrong =
      reader.error ? reader.error : contradiction(choice);
  if (wrong)
    return loop->emitError("remat.loop_plan ") << *wrong;
  return choice;
}
