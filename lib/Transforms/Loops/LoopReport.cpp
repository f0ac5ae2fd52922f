//===- LoopReport.cpp - Reports what planning did to loops ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/TypeSizes.h"
#include "Transforms/Loops/LoopCopies.h"
#include "Transforms/Loops/PlannedLoops.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include <cmath>

using namespace remat;

/// The name that reports use for the values that are carried into groups.
static constexpr const char *kStarts = "carry of each group";

/// Returns the stacks that the plan puts on the host. The bytes of such a stack
/// are the sum over all its slots. For a loop without a partner, returns the
/// tensors that each iteration copies to the host.
static std::vector<PlannedStack> hostStacks(const LoopPlan &plan) {
  std::vector<PlannedStack> stacks = plan.onHost;
  if (!plan.bytes.isAlone)
    for (PlannedStack &stack : stacks)
      stack.bytes = stackBytes(plan.bytes.trips, stack.bytes);
  if (plan.bytes.groups.startsOnHost)
    stacks.push_back({kNone, kStarts, plan.bytes.hostStarts()});
  return stacks;
}

/// Describes the stacks on the host, for a message. The returned text is the
/// end of a sentence.
static std::string describeHost(const LoopPlan &plan) {
  std::vector<PlannedStack> stacks = hostStacks(plan);
  if (stacks.empty())
    return "";
  // A message names at most this number of stacks, and the report file names
  // all.
  constexpr size_t kMostNames = 8;
  std::vector<std::string> names;
  for (const PlannedStack &stack :
       llvm::ArrayRef(stacks).take_front(kMostNames))
    names.push_back(stack.name);
  std::string text =
      llvm::formatv("; on the host {0} bytes: {1}", plan.bytes.hostStacks(),
                    llvm::join(names, ", "));
  if (stacks.size() > kMostNames)
    text += llvm::formatv(" and {0} more", stacks.size() - kMostNames);
  return text;
}

std::string remat::describe(const LoopPlan &before, const LoopPlan &after) {
  double more = before.cost > 0 ? 100 * (after.cost / before.cost - 1) : 0;
  // A number that rounds to zero would be printed as -0.00.
  if (std::abs(more) < 0.005)
    more = 0;
  if (after.bytes.isAlone)
    return llvm::formatv("a loop of {0} iterations: one iteration {1} -> {2} "
                         "bytes; {3:f2} % more cost; planner {4}",
                         after.bytes.trips, before.bytes.body, after.bytes.body,
                         more, after.planner)
               .str() +
           describeHost(after);
  return llvm::formatv("loops of {0} iterations: {1} -> {2} bytes: stacks {3} "
                       "-> {4}, one iteration {5} -> {6}; {7:f2} % more cost; "
                       "{8}; planner {9}",
                       after.bytes.trips, before.bytes.total(),
                       after.bytes.total(), before.bytes.stacks(),
                       after.bytes.stacks(), before.bytes.body,
                       after.bytes.body, more, describe(after.bytes.groups),
                       after.planner)
             .str() +
         describeHost(after);
}

std::string remat::describeKept(const LoopPair &pair) {
  int64_t bytes = 0;
  for (unsigned i = 0; i < pair.forward.stacks.size(); ++i) {
    mlir::Value stack =
        pair.forward.op->getResult(pair.forward.stacks[i].carried);
    if (!isResidual(pair, i) && !stack.use_empty())
      bytes += int64_t(bytesOrZero(stack.getType()));
  }
  if (bytes == 0)
    return "";
  return llvm::formatv("; {0} bytes of stacks stay on the device, because ops "
                       "outside of the backward loop read them",
                       bytes);
}

/// Returns the stacks on the device. The bytes of each stack are the sum over
/// all its slots.
static std::vector<PlannedStack> stacksHere(const LoopPlan &plan) {
  const LoopBytes &bytes = plan.bytes;
  std::vector<PlannedStack> stacks = plan.here;
  for (PlannedStack &stack : stacks)
    stack.bytes = stackBytes(bytes.groups.slots(bytes.trips), stack.bytes);
  int64_t starts = stackBytes(bytes.groups.starts(bytes.trips), bytes.carried);
  if (starts > 0)
    stacks.push_back({kNone, kStarts, starts});
  return stacks;
}

static void write(llvm::json::OStream &json, const char *key,
                  llvm::ArrayRef<PlannedStack> stacks) {
  json.attributeArray(key, [&] {
    for (const PlannedStack &stack : stacks)
      json.object([&] {
        json.attribute("name", stack.name);
        json.attribute("bytes", stack.bytes);
        if (stack.tensor != kNone)
          json.attribute("tensor", stack.tensor);
      });
  });
}

static void write(llvm::json::OStream &json, const char *key,
                  const LoopPlan &plan) {
  json.attributeObject(key, [&] {
    json.attribute("stack_bytes", plan.bytes.stacks());
    write(json, "stacks", stacksHere(plan));
    json.attribute("host_bytes", plan.bytes.hostStacks());
    json.attribute("iteration_bytes", plan.bytes.body);
    json.attribute("iteration_cost", plan.cost);
    if (plan.seconds > 0)
      json.attribute("iteration_seconds", plan.seconds);
  });
}

template <typename Write> static std::string object(Write write) {
  std::string text;
  llvm::raw_string_ostream os(text);
  llvm::json::OStream json(os, /*IndentSize=*/2);
  json.object([&] { write(json); });
  os << "\n";
  return text;
}

mlir::FailureOr<std::string> remat::formatLoops(mlir::func::FuncOp function) {
  std::vector<LoopPlan> before, after;
  if (failed(forEachPlan(
          function, [&](PairGraph &read, LoopPlanAttr, LoopPlan plan) {
            before.push_back(nameStacks(read.graph, keepAll(read.graph)));
            after.push_back(nameStacks(read.graph, std::move(plan)));
            return mlir::success();
          })))
    return mlir::failure();
  if (after.empty())
    return std::string();
  return object([&](llvm::json::OStream &json) {
    json.attribute("baseline_peak_bytes", totalOf(before));
    json.attribute("peak_bytes", totalOf(after));
    json.attributeArray("loops", [&] {
      for (auto [was, is] : llvm::zip(before, after))
        json.object([&, &was = was, &is = is] {
          json.attribute("iterations", is.bytes.trips);
          json.attribute("alone", is.bytes.isAlone);
          json.attributeArray("groups", [&] {
            for (int64_t size : is.bytes.groups.sizes)
              json.value(size);
          });
          json.attribute("carried_bytes", is.bytes.carried);
          json.attribute("turn", is.bytes.turn);
          write(json, "on_host", hostStacks(is));
          json.attribute("planner", is.planner);
          if (is.costBound)
            json.attribute("lower_bound_cost", *is.costBound);
          write(json, "before", was);
          write(json, "after", is);
        });
    });
  });
}

std::string remat::formatRefusal(const LoopRefusal &refusal) {
  return object([&](llvm::json::OStream &json) {
    json.attributeObject("failed", [&] {
      json.attribute("message", refusal.message);
      if (refusal.asked)
        json.attribute("asked_bytes", *refusal.asked);
      if (refusal.least)
        json.attribute("least_bytes", *refusal.least);
    });
  });
}
