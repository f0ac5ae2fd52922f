//===- Calibrate.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RematRun.h"

#include "Analysis/Costs/Costs.h"
#include "Analysis/Costs/Profile.h"
#include "Execution/Cpu/Inputs.h"
#include "Execution/Cpu/Runner.h"
#include "Runtime/Gpu/GpuTrace.h"
#include "remat/Dialect/RematDialect.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/ScopedPrinter.h"

#include <chrono>

using namespace mlir;

namespace remat {

namespace {

constexpr int kRuns = 3;

/// Returns an op as a separate step in \p module. The values that the op uses
/// become arguments of this step. The step owns those arguments that the op
/// writes.
func::FuncOp stepOf(ModuleOp module, linalg::LinalgOp op) {
  SetVector<Value> used(op->operand_begin(), op->operand_end());
  getUsedValuesDefinedAbove(op->getRegions(), used);
  SmallVector<Value> arguments;
  SmallVector<Operation *> constants;
  for (Value value : used)
    if (matchPattern(value, m_Constant()) && !isa<ShapedType>(value.getType()))
      constants.push_back(value.getDefiningOp());
    else
      arguments.push_back(value);
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  auto function = func::FuncOp::create(
      builder, op.getLoc(), "op",
      builder.getFunctionType(ValueRange(arguments).getTypes(),
                              op->getResultTypes()));
  Block &body = *function.addEntryBlock();
  builder.setInsertionPointToStart(&body);
  IRMapping mapping;
  for (auto [i, value] : llvm::enumerate(arguments)) {
    mapping.map(value, body.getArgument(i));
    if (llvm::is_contained(op.getDpsInits(), value))
      function.setArgAttr(i, RematDialect::kDonate, builder.getUnitAttr());
  }
  for (Operation *constant : constants)
    builder.clone(*constant, mapping);
  Operation *clone = builder.clone(*op, mapping);
  clone->setDiscardableAttrs(DictionaryAttr::get(op->getContext()));
  func::ReturnOp::create(builder, op.getLoc(), clone->getResults());
  return function;
}

/// The different ops of a step, each as a separate step, and for each op its
/// places in the original step.
class Ops {
public:
  explicit Ops(func::FuncOp step) : module(ModuleOp::create(step.getLoc())) {
    step.walk([&](linalg::LinalgOp op) {
      if (op.hasPureTensorSemantics())
        add(op);
    });
  }

  SmallVector<func::FuncOp> steps;
  SmallVector<OpWork> works;
  SmallVector<SmallVector<std::string>> places;

private:
  void add(linalg::LinalgOp op) {
    func::FuncOp function = stepOf(*module, op);
    auto [known, isNew] =
        numbers.try_emplace(llvm::to_string(function), steps.size());
    if (isNew) {
      steps.push_back(function);
      works.push_back(workOf(op));
      places.emplace_back();
    } else {
      function.erase();
    }
    if (std::string place = placeOf(op); !place.empty())
      places[known->second].push_back(place);
  }

  OwningOpRef<ModuleOp> module;
  llvm::StringMap<size_t> numbers;
};

double secondsOf(const CompiledSteps &steps, size_t step) {
  auto inputs = randomInputs(steps.info(step).inputs, /*seed=*/1);
  double least = 0;
  for (int i = 0; i < kRuns; ++i) {
    double seconds = runStep(steps, step, inputs).seconds;
    least = i == 0 ? seconds : std::min(least, seconds);
  }
  return least;
}

/// Returns the seconds that copies of \p bytes bytes take, with \p count copies
/// in each direction that is asked for.
std::pair<double, double> copySeconds(int64_t bytes, int count, bool out,
                                      bool in) {
  HostEmulation memory;
  void *from = memory.allocate(bytes), *to = memory.allocate(bytes);
  void *hostOut = memory.allocateHost(bytes);
  void *hostIn = memory.allocateHost(bytes);
  std::vector<int64_t> outs, ins;
  auto start = std::chrono::steady_clock::now();
  auto elapsed = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() -
                                         start)
        .count();
  };
  for (int i = 0; i < count; ++i) {
    if (out)
      outs.push_back(memory.copyToHost(hostOut, from, bytes));
    if (in)
      ins.push_back(memory.copyToDevice(to, hostIn, bytes));
  }
  for (int64_t token : outs)
    memory.await(token);
  double outSeconds = elapsed();
  for (int64_t token : ins)
    memory.await(token);
  double inSeconds = elapsed();
  for (void *pointer : {from, to})
    memory.free(pointer);
  for (void *pointer : {hostOut, hostIn})
    memory.releaseHost(pointer);
  return {outSeconds, inSeconds};
}

LinkRates measureLink() {
  constexpr int64_t kBytes = int64_t(32) << 20, kSmall = 4096;
  constexpr int kCopies = 8, kSmallCopies = 64;
  double all = double(kBytes) * kCopies;
  LinkRates rates;
  auto both = copySeconds(kBytes, kCopies, true, true);
  rates.toHost = all / both.first;
  rates.toDevice = all / both.second;
  rates.toHostAlone = all / copySeconds(kBytes, kCopies, true, false).first;
  rates.toDeviceAlone = all / copySeconds(kBytes, kCopies, false, true).second;
  rates.latency =
      copySeconds(kSmall, kSmallCopies, true, false).first / kSmallCopies;
  return rates;
}

} // namespace

LogicalResult calibrate(func::FuncOp step, const std::string &prefix,
                        const CompileOptions &compile) {
  Ops ops(step);
  if (ops.steps.empty())
    return step.emitError(
        "has no structured op on tensors that could be measured");
  CompileOptions options = compile;
  options.arena = false;
  auto compiled = compileSteps(ops.steps, options);
  if (failed(compiled))
    return failure();
  DeviceRates rates;
  PlaceTimes times;
  for (size_t i = 0; i < ops.steps.size(); ++i) {
    double seconds = std::max(secondsOf(**compiled, i), 1e-9);
    rates.flops = std::max(rates.flops, ops.works[i].flops / seconds);
    rates.bandwidth = std::max(rates.bandwidth, ops.works[i].bytes / seconds);
    if (i == 0 || seconds < rates.launch)
      rates.launch = seconds;
    for (const std::string &place : ops.places[i])
      times[place] = seconds;
  }
  LinkRates link = measureLink();
  llvm::outs()
      << ops.steps.size() << " distinct ops measured: "
      << llvm::format("%.4g FLOP/s, %.4g bytes/s", rates.flops, rates.bandwidth)
      << "\ncopies in both directions at the same time: "
      << llvm::format("%.4g bytes/s out, %.4g in", link.toHost, link.toDevice)
      << "; alone "
      << llvm::format("%.4g out, %.4g in", link.toHostAlone, link.toDeviceAlone)
      << "\n";
  if (failed(writeFile(prefix + ".machine",
                       writeMachine("calibrated", rates, link))) ||
      failed(writeFile(prefix + ".profile.json", writeProfile(times))))
    return failure();
  return success();
}

} // namespace remat
