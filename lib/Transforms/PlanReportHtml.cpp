//===- PlanReportHtml.cpp -------------------------------------------------===//

#include "PlanReportHtml.h"

#include "remat/Core/Budget.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

using namespace remat;

namespace {

constexpr const char *kStyle = R"(
body { font: 15px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 60rem;
       padding: 1rem; color: #1f2933; }
h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin: 1.6rem 0 .4rem; }
svg { width: 100%; height: auto; display: block; }
svg text { font-size: 13px; fill: #52606d; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
     gap: .6rem; margin: 0; }
dt { color: #52606d; font-size: .85rem; } dd { margin: 0; font-size: 1.15rem; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .2rem .6rem .2rem 0; vertical-align: top; }
td.n { text-align: right; white-space: nowrap; }
tr { border-top: 1px solid #e4e7eb; }
.before { fill: #9aa5b1; stroke: #9aa5b1; stroke-width: .5; }
.after { fill: #1b6ca8; stroke: #1b6ca8; stroke-width: .5; } .curve { fill: none;
  stroke: #1b6ca8; stroke-width: 2; } .budget { stroke: #d1495b;
  stroke-dasharray: 6 4; }
.chosen { fill: #d1495b; } .out { fill: #e08e0b; } .in { fill: #8e5ea2; }
rect:hover { fill: #1f2933; } td:last-child { min-width: 14rem; }
@media (max-width: 40rem) { svg text { font-size: 20px; } }
)";

constexpr double kWidth = 900, kLeft = 115, kRight = 10;

std::string escaped(llvm::StringRef text) {
  std::string result;
  llvm::raw_string_ostream os(result);
  llvm::printHTMLEscaped(text, os);
  return result;
}

/// A picture and its scales.
class Picture {
public:
  Picture(llvm::raw_ostream &os, double height, double xMost, double yMost)
      : os(os), height(height), xMost(std::max(xMost, 1e-300)),
        yMost(std::max(yMost, 1e-300)) {
    os << llvm::formatv("<svg viewBox=\"0 0 {0} {1}\" role=\"img\">\n", kWidth,
                        height + 30);
  }
  ~Picture() { os << "</svg>\n"; }

  double x(double value) const {
    return kLeft + value / xMost * (kWidth - kLeft - kRight);
  }
  double y(double value) const {
    return height - value / yMost * (height - 20);
  }

  void box(double x0, double x1, double y0, double y1, const char *name,
           llvm::StringRef title = "") {
    os << llvm::format("<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" "
                       "height=\"%.2f\" class=\"%s\"",
                       x(x0), y(y1), std::max(0.0, x(x1) - x(x0)),
                       std::max(0.0, y(y0) - y(y1)), name);
    if (title.empty())
      os << "/>\n";
    else
      os << "><title>" << escaped(title) << "</title></rect>\n";
  }
  void text(double atX, double atY, const char *anchor, llvm::StringRef text) {
    os << llvm::format("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">", atX,
                       atY, anchor)
       << escaped(text) << "</text>\n";
  }
  void bytesAxis() {
    for (double share : {0.0, 0.5, 1.0})
      text(kLeft - 8, y(share * yMost) + 4, "end",
           formatBytes(int64_t(share * yMost)));
  }
  void budget(double bytes) {
    os << llvm::format("<line x1=\"%.1f\" x2=\"%.1f\" y1=\"%.2f\" "
                       "y2=\"%.2f\" class=\"budget\"/>\n",
                       kLeft, kWidth - kRight, y(bytes), y(bytes));
  }

  llvm::raw_ostream &os;
  double height, xMost, yMost;
};

std::string nameOf(const Graph &graph, Step step) {
  switch (step.kind) {
  case StepKind::Compute:
    return graph.node(step.id).name;
  case StepKind::SwapOut:
    return "copy out " + graph.tensor(step.id).name;
  case StepKind::WaitOut:
    return "wait for " + graph.tensor(step.id).name;
  case StepKind::SwapIn:
    return "copy in " + graph.tensor(step.id).name;
  }
  return "";
}

std::vector<int64_t> timelineOf(const Graph &graph,
                                const std::vector<Step> &steps) {
  SimulatorOptions options;
  options.timeline = true;
  return simulate(graph, steps, options).timeline;
}

class Page {
public:
  Page(const PlanReport &report, const Planned &planned, const Graph &graph,
       llvm::raw_ostream &os)
      : report(report), planned(planned), graph(graph), os(os) {}

  void write() {
    os << "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n"
          "<meta name=\"viewport\" content=\"width=device-width\">\n<title>"
       << escaped(report.function) << ": memory</title>\n<style>" << kStyle
       << "</style></head><body>\n<h1>" << escaped(report.function) << ": "
       << formatBytes(report.baselinePeak) << " to "
       << formatBytes(planned.simulation.peakBytes) << "</h1>\n";
    figures();
    timelines();
    curve();
    copies();
    tensors();
    os << "</body></html>\n";
  }

private:
  void figure(llvm::StringRef name, const llvm::Twine &value) {
    os << "<div><dt>" << name << "</dt><dd>" << escaped(value.str())
       << "</dd></div>\n";
  }

  static std::string more(double planned, double baseline) {
    double extra = baseline > 0 ? 100 * (planned / baseline - 1) : 0;
    return llvm::formatv("+{0:f2} %", extra).str();
  }

  void figures() {
    os << "<dl>\n";
    figure("budget", report.budget ? formatBytes(*report.budget) : "min");
    figure("arguments, besides", formatBytes(report.residentBytes));
    figure("no plan below", formatBytes(report.bound.bytes));
    figure("FLOP", more(report.plannedFlops, report.baselineFlops));
    figure("predicted time",
           more(report.plannedSeconds, report.baselineSeconds));
    figure("ops run again", llvm::Twine(report.repeats));
    if (report.swaps != 0)
      figure("copied back", llvm::Twine(report.swaps));
    figure("planner", plannerText(planned));
    os << "</dl>\n";
  }

  void timeline(Picture &picture, const std::vector<Step> &steps,
                const std::vector<int64_t> &held, const char *name) {
    for (auto [i, step] : llvm::enumerate(steps))
      picture.box(double(i), double(i + 1), 0, double(held[i]), name,
                  llvm::formatv("step {0}: {1}, {2} held", i,
                                nameOf(graph, step), formatBytes(held[i]))
                      .str());
  }

  void timelines() {
    std::vector<Step> before = keepAllPlan(graph).steps;
    const std::vector<Step> &after = planned.plan.steps;
    std::vector<int64_t> heldBefore = timelineOf(graph, before);
    std::vector<int64_t> heldAfter = timelineOf(graph, after);
    double most = double(std::max<int64_t>(
        {report.baselinePeak, planned.simulation.peakBytes, 1}));
    os << "<h2>Bytes held, step by step, before and after</h2>\n";
    for (bool isAfter : {false, true}) {
      const std::vector<Step> &steps = isAfter ? after : before;
      Picture picture(os, 160, double(steps.size()), most);
      timeline(picture, steps, isAfter ? heldAfter : heldBefore,
               isAfter ? "after" : "before");
      picture.bytesAxis();
      if (report.budget && double(*report.budget) <= most)
        picture.budget(double(*report.budget));
      picture.text(kWidth - kRight, 180, "end",
                   llvm::formatv("{0} steps", steps.size()).str());
    }
  }

  /// The frontier, or the plans met on the way, and the chosen one.
  void curve() {
    double base = planned.simulation.baseCost;
    constexpr double kMostExtra = 1; // Beyond twice the step nobody looks.
    std::vector<Reached> points;
    for (const Reached &reached : report.curve(planned))
      if (base > 0 && reached.cost <= (1 + kMostExtra) * base)
        points.push_back(reached);
    if (points.size() < 2)
      return;
    double most = double(points.back().peakBytes);
    double extra = 100 * (points.front().cost / base - 1);
    os << "<h2>What other budgets cost"
       << (report.frontier.empty() ? ", by the plans met on the way" : "")
       << "</h2>\n";
    Picture picture(os, 180, most, extra);
    os << "<polyline class=\"curve\" points=\"";
    for (const Reached &point : points)
      os << llvm::format("%.1f,%.1f ", picture.x(double(point.peakBytes)),
                         picture.y(100 * (point.cost / base - 1)));
    os << "\"/>\n";
    double cost = planned.simulation.computeCost + planned.simulation.stall;
    os << llvm::format("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"5\" "
                       "class=\"chosen\"/>\n",
                       picture.x(double(planned.simulation.peakBytes)),
                       picture.y(100 * (cost / base - 1)));
    for (double share : {0.0, 0.5, 1.0}) {
      picture.text(kLeft - 8, picture.y(share * extra) + 4, "end",
                   llvm::formatv("+{0:f1} %", share * extra).str());
      picture.text(picture.x(share * most), 200, share > 0 ? "end" : "start",
                   formatBytes(int64_t(share * most)));
    }
  }

  void copies() {
    if (report.swaps == 0)
      return;
    const std::vector<Step> &steps = planned.plan.steps;
    std::vector<uint32_t> begun(graph.numTensors(), 0), fetched = begun;
    os << "<h2>Copies to the host (above) and back (below), by steps</h2>\n";
    Picture picture(os, 60, double(steps.size()), 2);
    auto lane = [&](Step step, uint32_t from, size_t to, bool isOut) {
      picture.box(from, double(to + 1), isOut ? 1.1 : 0.1, isOut ? 1.9 : 0.9,
                  isOut ? "out" : "in",
                  llvm::formatv("{0}, {1}, step {2} to {3}",
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
    // What a plan can do nothing about comes last.
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
};

} // namespace

void remat::writeHtml(const PlanReport &report, const Planned &planned,
                      const Graph &graph, llvm::raw_ostream &os) {
  Page(report, planned, graph, os).write();
}
