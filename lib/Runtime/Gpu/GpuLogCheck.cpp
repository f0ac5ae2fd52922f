//===- GpuLogCheck.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Gpu/GpuLogCheck.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace remat {

namespace {

/// For each stream, the number of its ops that are known to have ended.
using Clock = std::array<uint32_t, kStreams>;

void join(Clock &clock, const Clock &other) {
  for (int i = 0; i < kStreams; ++i)
    clock[i] = std::max(clock[i], other[i]);
}

bool covers(const Clock &clock, const Clock &other) {
  Clock joined = clock;
  join(joined, other);
  return joined == clock;
}

/// Describes the last op of a stream that used some bytes: its place in the
/// stream, counted from 1, and its number in the log.
struct Last {
  uint32_t place = 0;
  size_t op = 0;
};

/// The ops that used the bytes of an interval. A write that does not come after
/// all earlier uses is reported as a race. Therefore only the last write and
/// the uses after it are kept.
struct History {
  int64_t end = 0;
  uint8_t writer = 0; ///< The stream of `write`.
  Last write;
  std::array<Last, kStreams> reads;
};

class Checker {
public:
  Checker(const GpuLog &log, size_t without) : log(log), without(without) {}

  GpuLogReport run() {
    for (size_t i = 0; i < log.ops.size(); ++i)
      if (i != without)
        visit(i);
    return std::move(report);
  }

private:
  using Intervals = std::map<int64_t, History>;

  void visit(size_t i) {
    const GpuLogOp &op = log.ops[i];
    Clock &clock = clocks[op.stream];
    join(clock, host);
    switch (op.kind) {
    case GpuLogOp::Record:
      events[op.number] = clock;
      return;
    case GpuLogOp::Wait:
      wait(i, clock);
      return;
    case GpuLogOp::Sync:
      join(host, clock);
      return;
    default:
      ++clock[op.stream];
      for (uint32_t count : clock)
        report.order = (report.order ^ count) * 0x100000001b3;
      for (const GpuUse &use : op.uses)
        touch(i, use);
    }
  }

  void wait(size_t i, Clock &clock) {
    auto event = events.find(log.ops[i].number);
    if (event == events.end()) {
      report.emptyWaits.push_back(i);
      return;
    }
    if (covers(clock, event->second))
      report.impliedWaits.push_back(i);
    join(clock, event->second);
  }

  void touch(size_t i, const GpuUse &use) {
    int64_t size = use.host ? log.hostBytes : log.deviceBytes;
    if (use.offset < 0 || use.offset > size || use.bytes > size - use.offset) {
      report.outside.push_back(i);
      return;
    }
    if (use.bytes == 0)
      return;
    Intervals &map = use.host ? hostBytes : deviceBytes;
    int64_t end = use.offset + use.bytes;
    split(map, use.offset);
    split(map, end);
    auto first = map.lower_bound(use.offset), last = map.lower_bound(end);
    for (auto it = first; it != last; ++it)
      check(i, use, it->first, it->second);
    if (use.access & kWrite)
      write(map, first, last, i, use.offset, end);
    else
      read(map, i, use.offset, end);
  }

  void split(Intervals &map, int64_t offset) {
    auto it = map.lower_bound(offset);
    if (it == map.begin() || (--it)->second.end <= offset)
      return;
    History rest = it->second;
    it->second.end = offset;
    map.emplace_hint(std::next(it), offset, rest);
  }

  void check(size_t i, const GpuUse &use, int64_t begin,
             const History &history) {
    const Clock &clock = clocks[log.ops[i].stream];
    auto compare = [&](const Last &other, int stream) {
      if (other.place <= clock[stream] || other.op == i)
        return;
      if (known.insert({other.op, i}).second)
        report.races.push_back(
            {other.op, i, {use.access, use.host, begin, history.end - begin}});
    };
    compare(history.write, history.writer);
    if (use.access & kWrite)
      for (int stream = 0; stream < kStreams; ++stream)
        compare(history.reads[stream], stream);
  }

  Last lastOf(size_t i) const {
    int stream = log.ops[i].stream;
    return {clocks[stream][stream], i};
  }

  void write(Intervals &map, Intervals::iterator first,
             Intervals::iterator last, size_t i, int64_t begin, int64_t end) {
    auto next = map.erase(first, last);
    History history;
    history.end = end;
    history.writer = log.ops[i].stream;
    history.write = lastOf(i);
    map.emplace_hint(next, begin, history);
  }

  void read(Intervals &map, size_t i, int64_t begin, int64_t end) {
    int stream = log.ops[i].stream;
    for (auto it = map.lower_bound(begin); begin < end; ++it) {
      if (it == map.end() ||
          it->first > begin) { // No op has used these bytes yet.
        History history;
        history.end = it == map.end() ? end : std::min(end, it->first);
        it = map.emplace_hint(it, begin, history);
      }
      it->second.reads[stream] = lastOf(i);
      begin = it->second.end;
    }
  }

  const GpuLog &log;
  size_t without;
  std::array<Clock, kStreams> clocks{};
  Clock host{}; ///< The ops that the host knows to have ended.
  std::map<int64_t, Clock> events;
  Intervals deviceBytes, hostBytes;
  std::set<std::pair<size_t, size_t>> known;
  GpuLogReport report;
};

} // namespace

GpuLogReport checkGpuLog(const GpuLog &log, size_t without) {
  return Checker(log, without).run();
}

std::vector<GpuMutant> mutateGpuLog(const GpuLog &log) {
  uint64_t order = checkGpuLog(log).order;
  std::vector<GpuMutant> mutants;
  for (size_t i = 0; i < log.ops.size(); ++i) {
    GpuLogOp::Kind kind = log.ops[i].kind;
    if (kind != GpuLogOp::Record && kind != GpuLogOp::Wait)
      continue;
    GpuLogReport report = checkGpuLog(log, i);
    GpuMutation result = !report.isClean()       ? GpuMutation::Found
                         : report.order == order ? GpuMutation::Implied
                                                 : GpuMutation::Harmless;
    mutants.push_back({i, result});
  }
  return mutants;
}

/// Returns the sum of two numbers, but at most the largest int64_t. Numbers of
/// a log may be so large that their sum overflows.
static int64_t addUpToLargest(int64_t a, int64_t b) {
  int64_t sum;
  return __builtin_add_overflow(a, b, &sum) ? INT64_MAX : sum;
}

GpuLogTotals totalsOf(const GpuLog &log) {
  GpuLogTotals totals;
  for (const GpuLogOp &op : log.ops) {
    totals.steps = std::max(totals.steps, int64_t(op.step) + 1);
    totals.launches += op.kind == GpuLogOp::Launch;
    totals.products += op.kind == GpuLogOp::Product;
    totals.convolutions += op.kind == GpuLogOp::Convolution;
    totals.records += op.kind == GpuLogOp::Record;
    totals.waits += op.kind == GpuLogOp::Wait;
    if (op.kind == GpuLogOp::Copy) {
      bool isOut = op.stream == 1;
      (isOut ? totals.copiesOut : totals.copiesIn) += 1;
      int64_t &bytes = isOut ? totals.bytesOut : totals.bytesIn;
      bytes = addUpToLargest(bytes, op.uses.front().bytes);
    }
    for (const GpuUse &use : op.uses) {
      int64_t end = addUpToLargest(use.offset, use.bytes);
      if (use.host)
        totals.hostPeak = std::max(totals.hostPeak, end);
      else if (use.offset < log.arenaBytes)
        totals.arenaPeak = std::max(totals.arenaPeak, end);
    }
  }
  return totals;
}

} // namespace remat
