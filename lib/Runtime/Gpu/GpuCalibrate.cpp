//===- GpuCalibrate.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Cost models need the speeds of the machine on which a step runs. A compiled
// step can measure them, and can write the two files that the compiler reads: a
// machine attribute and a profile.
//===----------------------------------------------------------------------===//

#include "Runtime/Gpu/GpuTrace.h"

#include <algorithm>
#include <cstdio>

namespace remat {

namespace {

constexpr int kCopies = 8;
constexpr int kSmallCopies = 64;
constexpr int64_t kSmallBytes = 4096;

/// Measures how long the copies of a runtime take. The copies of the two
/// directions use different memory.
class LinkTimer {
public:
  LinkTimer(GpuRuntime &runtime, int64_t bytes)
      : runtime(runtime), bytes(bytes),
        device(reinterpret_cast<int64_t>(runtime.slab())) {}

  void copy(int stream, int64_t size) {
    if (stream == REMAT_TO_HOST)
      runtime.copyOut(-1, 0, device, size);
    else
      runtime.copyIn(-1, device + bytes, bytes, size);
  }

  /// Returns for each of \p streams how many seconds \p count copies take. All
  /// streams copy at the same time.
  std::vector<double> run(std::vector<int> streams, int count, int64_t size) {
    runtime.forgetMarks();
    std::vector<int64_t> begins, ends;
    for (int stream : streams)
      begins.push_back(runtime.mark(stream));
    for (int i = 0; i < count; ++i)
      for (int stream : streams)
        copy(stream, size);
    for (int stream : streams)
      ends.push_back(runtime.mark(stream));
    std::vector<double> seconds;
    for (int stream : streams)
      runtime.sync(stream);
    for (size_t i = 0; i < streams.size(); ++i)
      seconds.push_back(
          std::max(runtime.secondsBetween(begins[i], ends[i]), 1e-9));
    return seconds;
  }

private:
  GpuRuntime &runtime;
  int64_t bytes, device;
};

/// Returns the place in a file, such as "step.mlir:3:8" for the site
/// "folder/step.mlir:3:8 linalg.exp".
std::string placeOf(const std::string &site) {
  std::string place = site.substr(0, site.find(' '));
  return place.substr(place.rfind('/') + 1);
}

std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.6e", value);
  return text;
}

} // namespace

LinkRates measureLink(GpuRuntime &runtime, int64_t bytes) {
  LinkTimer timer(runtime, bytes);
  // The first copy is slow, so it is not measured.
  timer.run({REMAT_TO_HOST, REMAT_TO_DEVICE}, 1, bytes);
  double all = double(bytes) * kCopies;
  LinkRates rates;
  auto both = timer.run({REMAT_TO_HOST, REMAT_TO_DEVICE}, kCopies, bytes);
  rates.toHost = all / both[0];
  rates.toDevice = all / both[1];
  rates.toHostAlone = all / timer.run({REMAT_TO_HOST}, kCopies, bytes)[0];
  rates.toDeviceAlone = all / timer.run({REMAT_TO_DEVICE}, kCopies, bytes)[0];
  int64_t small = std::min(bytes, kSmallBytes);
  rates.latency =
      timer.run({REMAT_TO_HOST}, kSmallCopies, small)[0] / kSmallCopies;
  return rates;
}

DeviceRates deviceRates(const GpuProgram &program, const GpuTrace &trace) {
  DeviceRates rates;
  for (const GpuTraceOp &op : trace.ops) {
    double seconds = op.end - op.begin, flop = 0;
    if (op.kind == GpuTraceOp::Copy || seconds <= 0)
      continue;
    if (op.kind == GpuTraceOp::Product) {
      const GpuProduct &product = program.products[size_t(op.number)];
      flop = 2.0 * double(product.batch) * double(product.rows) *
             double(product.columns) * double(product.depth);
    } else if (op.kind == GpuTraceOp::Convolution) {
      flop = double(program.convolutions[size_t(op.number)].flop());
    } else {
      flop = double(program.kernels[size_t(op.number)].flop);
    }
    rates.flops = std::max(rates.flops, flop / seconds);
    rates.bandwidth = std::max(rates.bandwidth, double(op.bytes) / seconds);
    if (rates.launch == 0 || seconds < rates.launch)
      rates.launch = seconds;
  }
  return rates;
}

std::string writeMachine(const std::string &name, const DeviceRates &device,
                         const LinkRates &link) {
  // If the step has no contraction, arithmetic counts as if it were as fast as
  // memory.
  double flops = device.flops > 0 ? device.flops : device.bandwidth;
  return "#remat.machine<name = \"" + name + "\", flops = " + number(flops) +
         ", bandwidth = " + number(device.bandwidth) +
         ", launch = " + number(device.launch) +
         ", d2h = " + number(link.toHost) + ", h2d = " + number(link.toDevice) +
         ", latency = " + number(link.latency) + ">\n";
}

PlaceTimes leastTimes(const GpuProgram &program, const GpuTrace &trace) {
  struct Calls {
    double seconds = 0;
    /// The number of calls, one for each iteration of the surrounding loops.
    int count = 0;
  };
  PlaceTimes least;
  std::map<int64_t, Calls> calls; // For each site, its calls in one step.
  auto endStep = [&] {
    PlaceTimes sums;
    for (const auto &[site, all] : calls)
      sums[placeOf(program.sites[size_t(site)])] += all.seconds / all.count;
    for (const auto &[place, seconds] : sums) {
      auto [known, isNew] = least.try_emplace(place, seconds);
      known->second = std::min(known->second, seconds);
    }
    calls.clear();
  };
  int32_t step = -1;
  for (const GpuTraceOp &op : trace.ops) {
    if (op.step != step)
      endStep();
    step = op.step;
    if (op.kind == GpuTraceOp::Copy || op.site < 0)
      continue;
    calls[op.site].seconds += op.end - op.begin;
    ++calls[op.site].count;
  }
  endStep();
  return least;
}

std::string writeProfile(const PlaceTimes &times) {
  std::string text = "{";
  for (const auto &[place, seconds] : times)
    text += (text.size() == 1 ? "\n  \"" : ",\n  \"") + place +
            "\": " + number(seconds);
  return text + "\n}\n";
}

} // namespace remat
