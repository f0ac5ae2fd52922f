//===- GpuTrace.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Gpu/GpuTrace.h"

#include <algorithm>
#include <cstdio>
#include <sstream>

namespace remat {

namespace {

class Tracer : public GpuRuntime {
public:
  Tracer(const GpuProgram &program, GpuTrace &trace, GpuRuntime &inner,
         TraceDetail detail)
      : GpuRuntime(program), trace(trace), inner(inner), detail(detail) {}

  char *slab() override { return inner.slab(); }

  void launch(int64_t site, int64_t kernel, const int64_t *words) override {
    int64_t bytes = 0;
    for (const GpuParameter &parameter :
         program.kernels[size_t(kernel)].parameters)
      bytes += parameter.access == kNoAccess ? 0 : parameter.bytes;
    begin({GpuTraceOp::Launch, REMAT_COMPUTE, step, site, kernel, bytes});
    inner.launch(site, kernel, words);
    end();
  }

  void multiply(int64_t site, int64_t number, const int64_t *words) override {
    const GpuProduct &product = program.products[size_t(number)];
    int64_t bytes = product.a.bytes + product.b.bytes + product.c.bytes +
                    product.epilogue.addend.bytes + product.epilogue.biasBytes;
    begin({GpuTraceOp::Product, REMAT_COMPUTE, step, site, number, bytes});
    inner.multiply(site, number, words);
    end();
  }

  void convolve(int64_t site, int64_t number, const int64_t *words) override {
    const GpuConvolution &convolution = program.convolutions[size_t(number)];
    int64_t bytes = convolution.image.bytes + convolution.filter.bytes +
                    convolution.result.bytes;
    begin({GpuTraceOp::Convolution, REMAT_COMPUTE, step, site, number, bytes});
    inner.convolve(site, number, words);
    end();
  }

  bool hasProduct(int64_t number) const override {
    return inner.hasProduct(number);
  }

  bool hasConvolution(int64_t number) const override {
    return inner.hasConvolution(number);
  }

  void copyOut(int64_t site, int64_t host, int64_t device,
               int64_t bytes) override {
    begin({GpuTraceOp::Copy, REMAT_TO_HOST, step, site, -1, bytes});
    inner.copyOut(site, host, device, bytes);
    end();
  }

  void copyIn(int64_t site, int64_t device, int64_t host,
              int64_t bytes) override {
    begin({GpuTraceOp::Copy, REMAT_TO_DEVICE, step, site, -1, bytes});
    inner.copyIn(site, device, host, bytes);
    end();
  }

  void record(int stream, int64_t event) override {
    inner.record(stream, event);
  }
  void wait(int stream, int64_t event) override {
    if (stream != REMAT_COMPUTE)
      return inner.wait(stream, event);
    int64_t from = inner.mark(stream);
    inner.wait(stream, event);
    waits.push_back({from, inner.mark(stream)});
  }
  void upload(int64_t device, const void *from, int64_t bytes) override {
    inner.upload(device, from, bytes);
  }
  void download(void *to, int64_t device, int64_t bytes) override {
    inner.download(to, device, bytes);
  }
  void move(int64_t to, int64_t from, int64_t bytes) override {
    inner.move(to, from, bytes);
  }
  void openInbox(int64_t bytes) override { inner.openInbox(bytes); }
  void fillInbox(const void *from, int64_t bytes) override {
    inner.fillInbox(from, bytes);
  }
  void takeFromInbox(int64_t to, int64_t begin, int64_t bytes) override {
    inner.takeFromInbox(to, begin, bytes);
  }
  int64_t takenBytes() const override { return inner.takenBytes(); }

  void beginStep(int32_t number) override {
    step = number;
    first = trace.ops.size();
    marks.clear();
    waits.clear();
    isRunning = number >= 0;
    inner.forgetMarks();
    inner.beginStep(number);
  }

  /// The step ends when the host waits for the compute stream. The compute
  /// stream has waited for every copy.
  void sync(int stream) override {
    inner.sync(stream);
    if (stream != REMAT_COMPUTE || !isRunning)
      return;
    isRunning = false;
    double stall = 0;
    for (auto [from, to] : waits)
      stall += inner.secondsBetween(from, to);
    trace.stallSeconds.push_back(stall);
    if (detail == TraceDetail::Ops)
      timeOps();
  }

private:
  void timeOps() {
    double last = 0;
    for (size_t i = 0; i < marks.size(); ++i) {
      GpuTraceOp &op = trace.ops[first + i];
      op.begin = inner.secondsBetween(marks[0].first, marks[i].first);
      op.end = inner.secondsBetween(marks[0].first, marks[i].second);
      last = std::max(last, op.end);
    }
    trace.stepSeconds.push_back(last);
  }

  void begin(const GpuTraceOp &op) {
    if (detail != TraceDetail::Ops)
      return;
    trace.ops.push_back(op);
    marks.push_back({inner.mark(op.stream), -1});
  }
  void end() {
    if (detail == TraceDetail::Ops)
      marks.back().second = inner.mark(trace.ops.back().stream);
  }

  GpuTrace &trace;
  GpuRuntime &inner;
  TraceDetail detail;
  int32_t step = 0;
  bool isRunning = false; ///< Whether a step has begun and not ended.
  size_t first = 0;       ///< The first op of the step.
  /// The marks before and after each op.
  std::vector<std::pair<int64_t, int64_t>> marks, waits;
};

std::string quote(const std::string &text) {
  std::string quoted = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\')
      quoted += '\\';
    quoted += c;
  }
  return quoted + "\"";
}

using Interval = std::pair<double, double>;

/// Returns how many seconds of the interval \p other are inside \p spans.
double shared(const std::vector<Interval> &spans, Interval other) {
  auto span = std::partition_point(
      spans.begin(), spans.end(),
      [&](const Interval &each) { return each.second <= other.first; });
  double sum = 0;
  for (; span != spans.end() && span->first < other.second; ++span)
    sum += std::min(span->second, other.second) -
           std::max(span->first, other.first);
  return sum;
}

} // namespace

std::unique_ptr<GpuRuntime> makeTracer(const GpuProgram &program,
                                       GpuTrace &trace, GpuRuntime &inner,
                                       TraceDetail detail) {
  return std::make_unique<Tracer>(program, trace, inner, detail);
}

GpuTraceTotals totalsOf(const GpuTrace &trace) {
  GpuTraceTotals totals;
  if (trace.stepSeconds.empty())
    return totals;
  totals.step = trace.stepSeconds.back();
  int32_t last = trace.ops.back().step;
  std::vector<Interval> busy;
  for (const GpuTraceOp &op : trace.ops)
    if (op.step == last && op.stream == REMAT_COMPUTE) {
      busy.push_back({op.begin, op.end});
      totals.compute += op.end - op.begin;
    }
  for (const GpuTraceOp &op : trace.ops)
    if (op.step == last && op.stream != REMAT_COMPUTE) {
      totals.copies[op.stream] += op.end - op.begin;
      totals.copiesBeside += shared(busy, {op.begin, op.end});
    }
  totals.stall = trace.stallSeconds.back();
  totals.gaps = std::max(0.0, totals.step - totals.compute - totals.stall);
  return totals;
}

std::string writeGpuTrace(const GpuProgram &program, const GpuTrace &trace) {
  static constexpr const char *kLanes[kStreams] = {"compute", "copies out",
                                                   "copies in"};
  std::ostringstream out;
  out << "{\"displayTimeUnit\": \"ms\", \"traceEvents\": [\n"
      << "{\"ph\": \"M\", \"name\": \"process_name\", \"pid\": 1, \"args\": "
         "{\"name\": \"measured\"}}";
  for (int lane = 0; lane < kStreams; ++lane)
    out << ",\n{\"ph\": \"M\", \"name\": \"thread_name\", \"pid\": 1, \"tid\": "
        << lane << ", \"args\": {\"name\": \"" << kLanes[lane] << "\"}}";
  std::vector<double> starts{0}; // Each step begins where the step before it
                                 // ends.
  for (double seconds : trace.stepSeconds)
    starts.push_back(starts.back() + seconds);
  int32_t base = trace.ops.empty() ? 0 : trace.ops.front().step;
  char numbers[128];
  for (const GpuTraceOp &op : trace.ops) {
    double start = starts[size_t(op.step - base)] + op.begin;
    std::snprintf(numbers, sizeof(numbers), "\"ts\": %.3f, \"dur\": %.3f",
                  start * 1e6, (op.end - op.begin) * 1e6);
    const std::string &name =
        op.site >= 0 && size_t(op.site) < program.sites.size()
            ? program.sites[size_t(op.site)]
            : std::string();
    out << ",\n{\"ph\": \"X\", \"name\": " << quote(name)
        << ", \"pid\": 1, \"tid\": " << int(op.stream) << ", " << numbers
        << ", \"args\": {\"step\": " << op.step << ", \"bytes\": " << op.bytes;
    if (op.kind == GpuTraceOp::Launch)
      out << ", \"kernel\": " << quote(program.kernels[size_t(op.number)].name);
    out << "}}";
  }
  out << "\n]}\n";
  return out.str();
}

} // namespace remat
