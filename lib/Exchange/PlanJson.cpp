//===- PlanJson.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Exchange/PlanJson.h"

#include "Exchange/File.h"
#include "Exchange/JsonReader.h"
#include "Exchange/JsonWriter.h"

#include <algorithm>

using namespace remat;
using namespace remat::json;

namespace {

class PlanReader : public Reader {
public:
  Plan read(const Value &root) {
    const Object *file = object(root, kWholeText);
    if (!file)
      return {};
    checkVersion(*file, kWholeText);
    Plan plan;
    plan.graph = label(*file, "graph");
    plan.planner = label(*file, "planner");
    if (const Value *budget = file->find("budget_bytes"))
      if (const auto *bytes = budget->getIf<int64_t>())
        plan.budgetBytes = *bytes;
    plan.freeAfter = freeAfter(*file);
    each(*file, "steps", [&](const Object &fields, const Where &) {
      plan.steps.push_back(step(fields));
    });
    return plan;
  }

private:
  /// Reads step numbers in rising order. Values that are not step numbers are
  /// ignored, as in other labels.
  static std::vector<uint32_t> freeAfter(const Object &file) {
    std::vector<uint32_t> found;
    const Value *list = file.find("free_after");
    if (const Array *numbers = list ? list->getIf<Array>() : nullptr)
      for (const Value &number : *numbers)
        if (const auto *step = number.getIf<int64_t>())
          if (*step >= 0 && *step < kNone)
            found.push_back(uint32_t(*step));
    std::sort(found.begin(), found.end());
    return found;
  }

  /// Never fails (see the header).
  static Step step(const Object &fields) {
    constexpr Step kMalformed{StepKind::Malformed, kNone};
    if (fields.keys.size() != 1)
      return kMalformed;
    for (StepKind kind : {StepKind::Compute, StepKind::SwapOut,
                          StepKind::WaitOut, StepKind::SwapIn}) {
      if (fields.keys[0] != stepKindName(kind))
        continue;
      if (fields.values[0].getIf<HugeInteger>())
        return {kind, kNone};
      const auto *id = fields.values[0].getIf<int64_t>();
      if (!id)
        return kMalformed;
      return {kind, *id >= 0 && *id < kNone ? uint32_t(*id) : kNone};
    }
    return kMalformed;
  }
};

} // namespace

Result<Plan> remat::parsePlan(std::string_view text) {
  return readWith<PlanReader>(text);
}

Result<Plan> remat::readPlan(const std::string &path) {
  return parseFile(path, parsePlan);
}

std::string remat::formatPlan(const Plan &plan) {
  ObjectWriter file;
  file.integer("version", 1).text("graph", plan.graph);
  file.text("planner", plan.planner);
  if (plan.budgetBytes)
    file.integer("budget_bytes", *plan.budgetBytes);
  if (!plan.freeAfter.empty())
    file.raw("free_after", numbers(plan.freeAfter));
  std::vector<std::string> steps;
  for (Step step : plan.steps)
    steps.push_back(
        ObjectWriter().integer(stepKindName(step.kind), step.id).line());
  return file.raw("steps", listOfLines(steps)).lines();
}

std::optional<Error> remat::writePlan(const Plan &plan,
                                      const std::string &path) {
  return writeTextFile(path, formatPlan(plan));
}
