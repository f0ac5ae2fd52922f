//===- PlanAttr.cpp - Steps of plans as text and as runs ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Dialect/FieldList.h"
#include "remat/Dialect/RematAttrs.h"

#include <algorithm>

using namespace mlir;
using namespace remat;

static constexpr int64_t kVersion = 1;

//===----------------------------------------------------------------------===//
// Steps and runs
//===----------------------------------------------------------------------===//

SmallVector<StepRun> PlanAttr::mergeRuns(ArrayRef<StepRun> runs) {
  SmallVector<StepRun> merged;
  for (const StepRun &run : runs) {
    bool continues = !merged.empty() && run.kind == StepKind::Compute &&
                     merged.back().kind == StepKind::Compute &&
                     run.first <= run.last &&
                     int64_t(merged.back().last) + 1 == run.first;
    if (continues)
      merged.back().last = run.last;
    else
      merged.push_back(run);
  }
  return merged;
}

SmallVector<StepRun> PlanAttr::runsOf(ArrayRef<Step> steps) {
  SmallVector<StepRun> runs;
  runs.reserve(steps.size());
  for (const Step &step : steps)
    runs.push_back({step.kind, step.id, step.id});
  return mergeRuns(runs);
}

std::vector<Step> PlanAttr::getSteps() const {
  std::vector<Step> steps;
  for (const StepRun &run : getRuns())
    for (uint64_t id = run.first; id <= run.last; ++id)
      steps.push_back({run.kind, uint32_t(id)});
  return steps;
}

//===----------------------------------------------------------------------===//
// Verifier
//===----------------------------------------------------------------------===//

/// Returns the first of \p nodes that no run computes, or nothing.
static std::optional<int64_t> firstNeverComputed(ArrayRef<StepRun> runs,
                                                 int64_t nodes) {
  SmallVector<std::pair<int64_t, int64_t>> computed;
  for (const StepRun &run : runs)
    if (run.kind == StepKind::Compute)
      computed.emplace_back(run.first, run.last);
  llvm::sort(computed);
  int64_t next = 0;
  for (auto [first, last] : computed) {
    if (first > next)
      break;
    next = std::max(next, last + 1);
  }
  return next < nodes ? std::optional<int64_t>(next) : std::nullopt;
}

LogicalResult PlanAttr::verify(function_ref<InFlightDiagnostic()> emitError,
                               StringRef planner, std::optional<int64_t> budget,
                               int64_t nodes, ArrayRef<StepRun> runs) {
  if (planner.empty())
    return emitError() << "planner must not be empty";
  if (budget.value_or(0) < 0)
    return emitError() << "budget must not be negative, got " << *budget;
  if (nodes < 0 || nodes > int64_t(kNone))
    return emitError() << "nodes must be from 0 to " << kNone << ", got "
                       << nodes;
  for (const StepRun &run : runs) {
    if (run.kind == StepKind::Malformed)
      return emitError() << "a plan cannot contain a malformed action";
    if (run.first > run.last)
      return emitError() << "empty range " << run.first << "-" << run.last;
    if (run.kind != StepKind::Compute && run.first != run.last)
      return emitError() << stepKindName(run.kind)
                         << " takes a single tensor, not a range";
    if (run.kind == StepKind::Compute && int64_t(run.last) >= nodes)
      return emitError() << "node " << run.last
                         << " does not exist: nodes = " << nodes;
  }
  if (std::optional<int64_t> missing = firstNeverComputed(runs, nodes))
    return emitError() << "node " << *missing
                       << " is never computed: a plan computes every node of "
                          "the graph at least once";
  return success();
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static StringRef keywordOf(StepKind kind) {
  switch (kind) {
  case StepKind::SwapOut:
    return "out";
  case StepKind::WaitOut:
    return "wait";
  case StepKind::SwapIn:
    return "in";
  case StepKind::Compute:
  case StepKind::Malformed:
    return "";
  }
  return "";
}

static ParseResult parseId(AsmParser &parser, uint32_t &id) {
  SMLoc loc = parser.getCurrentLocation();
  if (succeeded(parser.parseOptionalMinus()))
    return parser.emitError(loc)
           << "the number of a node or tensor must not be negative";
  return parser.parseDecimalInteger(id);
}

/// Parses `3`, `0-12`, `out 4`, `wait 4` or `in 4`.
static ParseResult parseRun(AsmParser &parser, StepRun &run) {
  SMLoc loc = parser.getCurrentLocation();
  StringRef keyword;
  if (succeeded(parser.parseOptionalKeyword(&keyword))) {
    for (StepKind kind :
         {StepKind::SwapOut, StepKind::WaitOut, StepKind::SwapIn})
      if (keyword == keywordOf(kind))
        run.kind = kind;
    if (run.kind == StepKind::Compute)
      return parser.emitError(loc)
             << "unknown action '" << keyword
             << "': expected a node, a range of nodes, or one of 'out', "
                "'wait' and 'in' followed by a tensor";
  }
  if (parseId(parser, run.first))
    return failure();
  run.last = run.first;
  if (run.kind == StepKind::Compute && succeeded(parser.parseOptionalMinus()))
    return parseId(parser, run.last);
  return success();
}

static ParseResult parseVersion(AsmParser &parser) {
  SMLoc loc = parser.getCurrentLocation();
  int64_t version = 0;
  if (parser.parseInteger(version))
    return failure();
  if (version != kVersion)
    return parser.emitError(loc)
           << "version " << version << " is not known: expected " << kVersion;
  return success();
}

Attribute PlanAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  std::string planner;
  std::optional<int64_t> budget;
  int64_t nodes = 0;
  SmallVector<StepRun> runs;
  FieldParserList fields(parser);
  fields.addCustom("version", [&] { return parseVersion(parser); });
  fields.add("planner", planner);
  fields.add("budget", budget);
  fields.add("nodes", nodes);
  fields.addCustom("steps", [&] {
    return parser.parseCommaSeparatedList(AsmParser::Delimiter::Square, [&] {
      return parseRun(parser, runs.emplace_back());
    });
  });
  if (fields.parse())
    return {};
  return parser.getChecked<PlanAttr>(loc, parser.getContext(),
                                     StringRef(planner), budget, nodes,
                                     ArrayRef<StepRun>(runs));
}

void PlanAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.add("version", kVersion);
  fields.add("planner", getPlanner());
  fields.add("budget", getBudget());
  fields.add("nodes", getNodes());
  fields.start("steps") << '[';
  llvm::interleaveComma(getRuns(), printer, [&](const StepRun &run) {
    StringRef keyword = keywordOf(run.kind);
    printer << keyword << (keyword.empty() ? "" : " ") << run.first;
    if (run.last != run.first)
      printer << '-' << run.last;
  });
  printer << ']';
}
