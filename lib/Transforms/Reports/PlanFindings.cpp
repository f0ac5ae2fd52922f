//===- PlanFindings.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Reports/PlanFindings.h"

#include "Transforms/Reports/Entries.h"
#include "remat/Dialect/Remat.h"

#include <cmath>

using namespace mlir;
using namespace remat;

namespace {

void writeFailure(EntryWriter &writer, const PlanFailure &failure) {
  EntryWriter inner(writer.builder.getContext());
  inner.text("message", failure.message);
  inner.number("asked", failure.askedBytes);
  inner.number("least", failure.leastBytes);
  inner.flag("counts_arguments", failure.countsArguments);
  inner.text("note", failure.note);
  writer.set("failed", inner.take());
}

PlanFailure readFailure(const EntryReader &reader) {
  std::string message = reader.text("message");
  return {message.empty() ? "no plan is within the budget" : message,
          reader.number("asked").value_or(0), reader.number("least"),
          reader.flag("counts_arguments"), reader.text("note")};
}

void writeInside(EntryWriter &writer, const LoopsInside &inside) {
  EntryWriter inner(writer.builder.getContext());
  inner.number("peak", inside.peak);
  inner.real("cost", inside.cost);
  inner.real("flops", inside.flops);
  inner.real("seconds", inside.seconds);
  SmallVector<StringRef> loops(inside.loops.begin(), inside.loops.end());
  inner.set("loops", writer.builder.getStrArrayAttr(loops));
  inner.text("report", inside.report);
  writer.set("inside", inner.take());
}

LoopsInside readInside(const EntryReader &reader) {
  LoopsInside inside{
      reader.number("peak").value_or(0), reader.real("cost").value_or(0),
      reader.real("flops").value_or(0), reader.real("seconds").value_or(0)};
  for (Attribute loop : reader.list("loops"))
    if (auto text = dyn_cast<StringAttr>(loop))
      inside.loops.push_back(text.str());
  inside.report = reader.text("report");
  return inside;
}

void writeFrontier(EntryWriter &writer, ArrayRef<FrontierPoint> frontier) {
  using Point = const FrontierPoint &;
  writer.points(
      "frontier_bytes", "frontier_costs", frontier,
      [](Point point) { return point.simulation.peakBytes; },
      [](Point point) { return point.simulation.computeCost; });
  writer.reals("frontier_stalls", frontier,
               [](Point point) { return point.simulation.stall; });
  writer.reals("frontier_makespans", frontier,
               [](Point point) { return point.simulation.makespan; });
  SmallVector<StringRef> sources;
  for (Point point : frontier)
    sources.push_back(point.source);
  if (!sources.empty())
    writer.set("frontier_sources", writer.builder.getStrArrayAttr(sources));
}

std::vector<FrontierPoint> readFrontier(const EntryReader &reader) {
  std::vector<FrontierPoint> frontier;
  for (auto [bytes, cost, stall, makespan, source] : llvm::zip(
           reader.numbers("frontier_bytes"), reader.reals("frontier_costs"),
           reader.reals("frontier_stalls"), reader.reals("frontier_makespans"),
           reader.list("frontier_sources"))) {
    if (!std::isfinite(cost) || !std::isfinite(stall) ||
        !std::isfinite(makespan))
      continue;
    FrontierPoint &point = frontier.emplace_back();
    point.simulation.peakBytes = bytes;
    point.simulation.computeCost = cost;
    point.simulation.stall = stall;
    point.simulation.makespan = makespan;
    if (auto text = dyn_cast<StringAttr>(source))
      point.source = text.str();
  }
  return frontier;
}

} // namespace

void remat::setFindings(func::FuncOp function, const PlanFindings &findings) {
  EntryWriter writer(function.getContext());
  writer.text("source", findings.source);
  if (findings.candidates)
    writer.number("candidates", findings.candidates);
  if (findings.gap) {
    writer.real("gap", findings.gap->cost);
    writer.text("gap_of", findings.gap->of);
  }
  writer.points(
      "reached_bytes", "reached_costs", findings.reached,
      [](const Reached &reached) { return reached.peakBytes; },
      [](const Reached &reached) { return reached.cost; });
  writeFrontier(writer, findings.frontier);
  writer.real("d2h", findings.link.deviceToHost);
  writer.real("h2d", findings.link.hostToDevice);
  if (findings.link.latency != 0)
    writer.real("latency", findings.link.latency);
  writer.flag("half_duplex", findings.link.halfDuplex);
  if (findings.lossResult >= 0)
    writer.number("loss_result", findings.lossResult);
  writer.number("resident_bytes", findings.budget.residentBytes);
  writer.flag("counts_arguments", findings.budget.countsArguments);
  if (findings.inside)
    writeInside(writer, *findings.inside);
  if (findings.failure)
    writeFailure(writer, *findings.failure);
  function->setAttr(RematDialect::kPlanned, writer.take());
}

std::optional<PlanFindings> remat::findingsOf(func::FuncOp function) {
  auto entries =
      function->getAttrOfType<DictionaryAttr>(RematDialect::kPlanned);
  if (!entries)
    return std::nullopt;
  EntryReader reader(entries);
  PlanFindings findings;
  findings.source = reader.text("source");
  findings.candidates = uint32_t(reader.number("candidates").value_or(0));
  if (auto cost = reader.real("gap"))
    findings.gap = Gap{*cost, reader.text("gap_of")};
  for (auto [bytes, cost] : llvm::zip(reader.numbers("reached_bytes"),
                                      reader.reals("reached_costs")))
    if (std::isfinite(cost))
      findings.reached.push_back({bytes, cost});
  findings.frontier = readFrontier(reader);
  findings.link.deviceToHost = reader.rate("d2h");
  findings.link.hostToDevice = reader.rate("h2d");
  findings.link.latency = reader.rate("latency").value_or(0);
  findings.link.halfDuplex = reader.flag("half_duplex");
  findings.lossResult = int(reader.number("loss_result").value_or(-1));
  if (auto plan = function->getAttrOfType<PlanAttr>(RematDialect::kPlan))
    findings.budget.countedBytes = plan.getBudget();
  findings.budget.residentBytes = reader.number("resident_bytes").value_or(0);
  findings.budget.countsArguments = reader.flag("counts_arguments");
  if (auto inside = entries.getAs<DictionaryAttr>("inside"))
    findings.inside = readInside(EntryReader(inside));
  if (auto failed = entries.getAs<DictionaryAttr>("failed"))
    findings.failure = readFailure(EntryReader(failed));
  return findings;
}
