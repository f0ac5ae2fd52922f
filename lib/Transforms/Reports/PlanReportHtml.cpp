//===- PlanReportHtml.cpp -------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Reports/PlanPictures.h"
#include "remat/Core/Graph/Budget.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

using namespace remat;

namespace {

constexpr const char *kStyle = R"(
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem;
       padding: 1rem; color: #1f2933; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
h3 { font-size: .95rem; font-weight: 600; margin: .8rem 0 .3rem; }
svg { width: 100%; height: auto; display: block; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
     gap: .6rem; margin: 0; }
dt { color: #52606d; font-size: .85rem; } dd { margin: 0; font-size: 1.15rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .2rem .6rem .2rem 0; vertical-align: top; }
td { overflow-wrap: normal; } td.n { text-align: right; white-space: nowrap; }
tr { border-top: 1px solid #e4e7eb; } td:last-child { min-width: 14rem; }
td:first-child, td:last-child { overflow-wrap: anywhere; }
td:first-child { min-width: 10rem; }
.pair { display: grid; gap: 0 2rem;
        grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); }
.failed { border-left: 4px solid #b3261e; padding-left: .8rem; }
ol { list-style: none; margin: 0; padding: 0; font-size: .9rem; }
ol li { display: flex; justify-content: space-between; gap: .6rem; padding: 0 .3rem;
     margin-bottom: 3px; white-space: nowrap; overflow: hidden;
     background: linear-gradient(#d5e3ef, #d5e3ef) no-repeat 0 0 / var(--w) 100%; }
ol li span:first-child { overflow: hidden; text-overflow: ellipsis; }
.pair div:first-child li { background-image: linear-gradient(#e4e7eb, #e4e7eb); }
.key { font-size: .85rem; color: #52606d; margin: .2rem 0 .6rem; }
.key svg { display: inline-block; width: .8em; height: .8em; margin: 0 .3em 0 1em; }
@media (max-width: 40rem) { svg text { font-size: 26px; }
  svg text.inside { display: none; }
  table, tbody { display: block; } th:last-child { display: none; }
  tr { display: grid; grid-template-columns: 1fr auto 6.5rem; }
  td:last-child { grid-column: 1 / -1; color: #52606d; } }
)";

class Page {
public:
  Page(const PlanReport &report, const Planned &planned, const Graph &graph,
       llvm::raw_ostream &os)
      : report(report), planned(planned), graph(graph), os(os),
        program(keepAllPlan(graph).steps), before(graph, program),
        after(graph, planned.plan.steps) {}

  void write() {
    os << "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
          "<meta name=\"viewport\" content=\"width=device-width\">\n<title>"
       << escaped(report.function) << ": memory</title>\n<style>"
       << kPictureStyle << kStyle << "</style></head><body>\n<h1>"
       << escaped(report.function) << ": " << formatBytes(peakAsItIs())
       << " to " << formatBytes(planned.simulation.peakBytes) << "</h1>\n";
    failed();
    figures();
    timelines();
    peaks();
    arenas();
    curve();
    copies();
    tensors();
    os << "</body></html>\n";
  }

private:
  int64_t peakAsItIs() const {
    bool isSliced = report.slices && report.slices->isSliced();
    return isSliced ? report.slices->unslicedPeak : report.baselinePeak;
  }

  void figure(llvm::StringRef name, const llvm::Twine &value) {
    os << "<div><dt>" << name << "</dt><dd>" << escaped(value.str())
       << "</dd></div>\n";
  }

  static std::string more(double planned, double baseline) {
    std::string extra = percentOver(planned, baseline);
    return extra.front() == '-' ? extra : "+" + extra;
  }

  /// If the budget was not met, writes the failure first. The other parts of
  /// the page then describe the nearest plan.
  void failed() {
    if (!report.failure)
      return;
    os << "<p class=\"failed\"><strong>The budget is not met:</strong> "
       << escaped(report.failure->message) << ".</p>\n<h2>No plan can need "
       << "less than " << formatBytes(report.floor.bytes)
       << " above the arguments</h2>\n<ul>\n";
    for (const std::string &text : floorLines(report.floor, graph))
      os << "<li>" << escaped(text) << "</li>\n";
    os << "</ul>\n";
  }

  std::string budget() const {
    if (report.failure)
      return budgetText(*report.failure) + ", not met";
    return report.budget ? formatBytes(*report.budget) : "min";
  }

  void figures() {
    os << "<dl>\n";
    figure("budget", budget());
    figure("arguments, besides", formatBytes(report.residentBytes));
    figure("no plan below", formatBytes(report.floor.bytes));
    if (report.slices)
      for (const auto &[label, value] :
           sliceLines(*report.slices, planned.simulation))
        figure(label, value);
    figure("FLOP", more(report.plannedFlops, report.baselineFlops));
    figure("predicted time",
           more(report.plannedSeconds, report.baselineSeconds));
    figure("ops run again", llvm::Twine(report.repeats));
    if (report.swaps != 0)
      figure("copied back", llvm::Twine(report.swaps));
    figure("planner", plannerText(graph, planned));
    os << "</dl>\n";
  }

  void timelines() {
    double most =
        double(std::max<int64_t>({report.baselinePeak, after.peakBytes, 1}));
    bool isSliced = report.slices && report.slices->isSliced();
    os << "<h2>Bytes held, action by action, "
       << (isSliced ? "in slices: before recomputation and after"
                    : "before and after")
       << "</h2>\n";
    for (const StepMemory *memory : {&before, &after}) {
      Picture picture(os, 220, double(memory->steps.size()), most);
      drawTimeline(picture, *memory, memory == &after ? "after" : "before",
                   report.budget);
    }
  }

  void peak(const StepMemory &memory, const char *when) {
    constexpr size_t kMostTensors = 10;
    std::vector<HeldTensor> held = memory.heldAt(memory.peakStep);
    os << "<div><h3>" << when << ": "
       << escaped(memory.steps.empty()
                      ? ""
                      : nameOf(graph, memory.steps[memory.peakStep]))
       << ", action " << memory.peakStep << ", "
       << formatBytes(memory.peakBytes) << "</h3>\n<ol>\n";
    int64_t others = memory.peakBytes, largest = 1;
    for (const HeldTensor &tensor :
         llvm::ArrayRef(held).take_front(kMostTensors)) {
      int64_t bytes = graph.bytes(tensor.tensor);
      largest = std::max(largest, bytes);
      others -= bytes;
      row(graph.tensor(tensor.tensor).name, bytes, largest);
    }
    if (others > 0)
      row(held.size() > kMostTensors
              ? std::to_string(held.size() - kMostTensors) + " smaller ones"
              : "workspace",
          others, largest);
    os << "</ol></div>\n";
  }

  void row(llvm::StringRef name, int64_t bytes, int64_t largest) {
    os << llvm::formatv(
        "<li style=\"--w: {0:f1}%\"><span>{1}</span>"
        "<span>{2}</span></li>\n",
        std::min(100.0, 100.0 * double(bytes) / double(largest)), escaped(name),
        formatBytes(bytes));
  }

  void peaks() {
    os << "<h2>The tensors at the peak</h2>\n<div class=\"pair\">\n";
    peak(before, "Before");
    peak(after, "After");
    os << "</div>\n";
  }

  /// Both arenas, before and after the plan, are drawn with the same scale, so
  /// that their heights can be compared.
  void arenas() {
    int64_t bytesBefore, bytesAfter;
    auto placesBefore = before.arena(bytesBefore);
    auto placesAfter = after.arena(bytesAfter);
    double most = double(std::max<int64_t>({bytesBefore, bytesAfter, 1}));
    os << "<h2>In one arena: address against action</h2>\n<p class=\"key\">"
          "Quickly packed, before "
       << formatBytes(bytesBefore) << " and after " << formatBytes(bytesAfter)
       << ".";
    for (auto [kind, what] : {std::pair("kept", "held for long"),
                              std::pair("short", "up to 16 actions"),
                              std::pair("again", "made again later"),
                              std::pair("away", "copied to the host")})
      os << "<svg viewBox=\"0 0 10 10\"><rect width=\"10\" height=\"10\" "
            "class=\""
         << kind << "\"/></svg>" << what;
    os << "</p>\n";
    {
      Picture picture(os, 340, double(program.size()), most);
      drawArena(picture, placesBefore, program.size());
      picture.belowLeft("before");
    }
    Picture picture(os, 340, double(after.steps.size()), most);
    drawArena(picture, placesAfter, after.steps.size());
    picture.belowLeft("after");
  }

  /// Draws a curve of peaks and costs: the frontier, and the chosen plan. If
  /// there is no frontier, draws the plans that the search has found.
  void curve() {
    double base = planned.simulation.baseCost;
    // Plans that cost more than twice as much as the original step are left
    // out.
    constexpr double kMostExtra = 1;
    std::vector<Reached> points;
    for (const Reached &reached : report.curve(planned))
      if (base > 0 && reached.cost <= (1 + kMostExtra) * base)
        points.push_back(reached);
    if (points.size() < 2)
      return;
    // The chosen plan need not be a point of the curve. For example, a plan may
    // have been chosen because its buffers pack well.
    const Simulation &chosen = planned.simulation;
    double chosenExtra = 100 * ((chosen.computeCost + chosen.stall) / base - 1);
    double most = double(std::max(points.back().peakBytes, chosen.peakBytes));
    double extra =
        std::max(100 * (points.front().cost / base - 1), chosenExtra);
    os << "<h2>What other budgets cost"
       << (report.frontier.empty() ? ", by the plans met on the way" : "")
       << "</h2>\n";
    Picture picture(os, 180, most, extra);
    os << "<polyline class=\"curve\" points=\"";
    for (const Reached &point : points)
      os << llvm::format("%.1f,%.1f ", picture.x(double(point.peakBytes)),
                         picture.y(100 * (point.cost / base - 1)));
    os << llvm::format("%.1f,%.1f", picture.x(most), // A plan with more bytes
                                                     // need not cost more.
                       picture.y(100 * (points.back().cost / base - 1)))
       << "\"/>\n";
    picture.mark(double(chosen.peakBytes), chosenExtra,
                 llvm::formatv("+{0:f1} %", chosenExtra).str());
    picture.text(2, picture.y(extra) - 5, "start",
                 llvm::formatv("+{0:f1} %", extra).str());
    picture.belowLeft("0 B");
    picture.text(Picture::kWidth / 2, picture.height + 26, "middle",
                 formatBytes(int64_t(most / 2)));
    picture.belowRight(formatBytes(int64_t(most)));
  }

  void copies() {
    if (report.swaps == 0)
      return;
    const std::vector<Step> &steps = planned.plan.steps;
    std::vector<uint32_t> begun(graph.numTensors(), 0), fetched = begun;
    os << "<h2>Copies to the host (above) and back (below), by actions</h2>\n";
    Picture picture(os, 60, double(steps.size()), 2);
    auto lane = [&](Step step, uint32_t from, size_t to, bool isOut) {
      picture.box(from, double(to + 1), isOut ? 1.1 : 0.1, isOut ? 1.9 : 0.9,
                  isOut ? "out" : "in",
                  llvm::formatv("{0}, {1}, action {2} to {3}",
                                graph.tensor(step.id).name,
                                formatBytes(graph.bytes(step.id)), from, to)
                      .str());
    };
    for (auto [i, step] : llvm::enumerate(steps)) {
      if (step.kind == StepKind::SwapOut)
        begun[step.id] = i;
      else if (step.kind == StepKind::WaitOut)
        lane(step, begun[step.id], i, true);
      else if (step.kind == StepKind::SwapIn)
        fetched[step.id] = i + 1;
      else
        for (TensorId t : graph.node(step.id).inputs)
          if (fetched[t] != 0) {
            lane({StepKind::SwapIn, t}, fetched[t] - 1, i, false);
            fetched[t] = 0;
          }
    }
  }

  void tensors() {
    constexpr size_t kMostRows = 40;
    std::vector<TensorFate> fates = report.tensors;
    // Short-lived tensors, which no plan can change, come last.
    auto key = [&](const TensorFate &fate) {
      bool isShort = llvm::StringRef(fate.fate) == "short-lived";
      return std::pair(isShort, -graph.bytes(fate.tensor));
    };
    llvm::stable_sort(fates, [&](const TensorFate &a, const TensorFate &b) {
      return key(a) < key(b);
    });
    os << "<h2>The largest tensors</h2>\n<div class=\"wide\"><table>\n"
          "<tr><th>tensor</th><th>size</th><th>fate</th><th>why</th></tr>\n";
    for (const TensorFate &fate : llvm::ArrayRef(fates).take_front(kMostRows))
      os << "<tr><td>" << escaped(graph.tensor(fate.tensor).name)
         << "</td><td class=\"n\">" << formatBytes(graph.bytes(fate.tensor))
         << "</td><td>" << fate.fate << "</td><td>" << escaped(fate.why)
         << "</td></tr>\n";
    os << "</table></div>\n";
    if (fates.size() > kMostRows)
      os << "<p>And " << fates.size() - kMostRows
         << " more: a report that ends in .json has them all.</p>\n";
  }

  const PlanReport &report;
  const Planned &planned;
  const Graph &graph;
  llvm::raw_ostream &os;
  const std::vector<Step> program;
  const StepMemory before, after;
};

} // namespace

void remat::writeHtml(const PlanReport &report, const Planned &planned,
                      const Graph &graph, llvm::raw_ostream &os) {
  Page(report, planned, graph, os).write();
}
