//===- GpuMain.cpp - The main function of a compiled step -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The exit code is 0 if the step ran, 2 if the command line is wrong, and 3 if
// the device failed.
//===----------------------------------------------------------------------===//

#include "Exchange/File.h"
#include "Runtime/Cpu/RandomInput.h"
#include "Runtime/Gpu/GpuOptions.h"
#include "Runtime/Gpu/GpuTrace.h"
#include "Runtime/Gpu/HostBlock.h"
#include "Runtime/Gpu/TrainingLoop.h"

#include <chrono>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <optional>

using namespace remat;

// The parts of a compiled step. The command remat-compile makes them, and links
// them with the runtime.
extern "C" {
extern const char rematProgramText[];
extern const char rematDeviceCode[];
extern const char rematConstantData[];
/// One entry for each kernel, if the step was compiled with --host-kernels.
extern const remat::HostKernel rematHostKernels[];
extern const int64_t rematHostKernelCount;
void rematStep(int64_t context, char *slab);
}

namespace {

/// Returns the element type of a tensor type, such as "f32" for
/// "tensor<4x8xf32>".
std::string elementOf(const std::string &tensorType) {
  size_t begin = tensorType.find('<') + 1, end = tensorType.rfind('>');
  for (size_t i = begin; i < end; ++i)
    if (tensorType[i] == 'x' && i > begin &&
        std::isdigit(static_cast<unsigned char>(tensorType[i - 1])))
      begin = i + 1;
  return tensorType.substr(begin, end - begin);
}

/// Runs the step that is linked into this program. Makes inputs, runs the step
/// several times, and prints memory, times and the checksum of the outputs. Any
/// failure ends the process.
class Run {
public:
  Run(const GpuProgram &program, const GpuOptions &options)
      : program(program), options(options) {
    device = makeDevice(program);
    runtime = device.get();
    bool timesOps = !options.trace.empty() || !options.calibrate.empty();
    if (device && !options.graph) // In a graph, waits have no marks.
      addLayer(makeTracer(program, trace, *runtime,
                          timesOps ? TraceDetail::Ops : TraceDetail::Stalls));
    if (!device || !options.log.empty())
      addLayer(makeRecorder(program, log, runtime));
    if (options.train)
      training.emplace(program, *runtime);
    if (!options.batches.empty())
      readBatches();
    if (!options.inputs.empty())
      readInputs();
    if (options.graph && !runtime->hasGraphs())
      failUsage("--runtime=" + options.runtime + " has no --graph");
  }

  void run() {
    std::printf("runtime %s\ndevice bytes %" PRId64 ", of these arena %" PRId64
                "\nhost bytes %" PRId64 "\n",
                options.runtime.c_str(), program.deviceBytes,
                program.arenaBytes, program.hostBytes);
    std::printf("%s\n", describeSlab(program).c_str());
    if (runtime->takenBytes() >= 0)
      std::printf("device bytes taken %" PRId64 "\n", runtime->takenBytes());
    if (device && !device->describeLibraries().empty())
      std::printf("%s\n", device->describeLibraries().c_str());
    uploadConstants();
    uploadInputs(/*all=*/true);
    for (int64_t step = 0; step < steps; ++step)
      runStep(int32_t(step));
    std::printf("copies a step: %" PRId64 " out of %" PRId64 " bytes, %" PRId64
                " in of %" PRId64 " bytes\n",
                runtime->copies[REMAT_TO_HOST] / steps,
                runtime->copiedBytes[REMAT_TO_HOST] / steps,
                runtime->copies[REMAT_TO_DEVICE] / steps,
                runtime->copiedBytes[REMAT_TO_DEVICE] / steps);
    readOutputs();
    if (!options.log.empty())
      writeFile(options.log, writeGpuLog(log));
    if (!trace.ops.empty())
      reportTimes();
    if (!options.calibrate.empty())
      calibrate();
  }

private:
  std::unique_ptr<GpuRuntime> makeDevice(const GpuProgram &made) const {
    if (options.runtime == "cuda")
      return makeCudaRuntime(made, rematDeviceCode, options.cuda);
    if (options.runtime == "host") {
      if (rematHostKernelCount == 0)
        failUsage("this step was compiled without --host-kernels");
      return makeHostRuntime(made, rematHostKernels);
    }
    if (options.runtime != "stub")
      failUsage("there is no runtime '" + options.runtime + "'");
    return nullptr;
  }

  void addLayer(std::unique_ptr<GpuRuntime> layer) {
    runtime = layer.get();
    layers.push_back(std::move(layer));
  }

  int64_t addressAt(int64_t offset) const {
    return reinterpret_cast<int64_t>(runtime->slab()) + offset;
  }

  void uploadConstants() {
    const char *data = rematConstantData;
    for (const GpuTensor &constant : program.constants) {
      runtime->upload(addressAt(constant.offset), data, constant.bytes);
      data += constant.bytes;
    }
  }

  /// Uploads all inputs. If \p all is false, uploads only donated inputs,
  /// because the previous step may have overwritten them.
  void uploadInputs(bool all) {
    for (size_t i = 0; i < program.inputs.size(); ++i) {
      const GpuTensor &input = program.inputs[i];
      if (!all && !input.donated)
        continue;
      std::vector<char> bytes;
      if (device) // Without a device nothing is copied.
        bytes = makeInput(input, i);
      runtime->upload(addressAt(input.offset), bytes.data(), input.bytes);
    }
  }

  /// Reads all inputs, one after another, in the format of --outputs.
  void readInputs() {
    Result<std::string> read = readTextFile(options.inputs);
    if (!read)
      failUsage(read.error().message);
    givenInputs = std::move(*read);
    size_t needed = 0;
    for (const GpuTensor &input : program.inputs) {
      inputBegins.push_back(needed);
      needed += size_t(input.bytes);
    }
    if (givenInputs.size() != needed)
      failUsage(options.inputs + " has " + std::to_string(givenInputs.size()) +
                " bytes, and the step's inputs, one after another, take " +
                std::to_string(needed));
  }

  /// Reads the inputs that a step does not own. In the file, the inputs of one
  /// step follow the inputs of the step before.
  void readBatches() {
    Result<std::string> read = readTextFile(options.batches);
    if (!read)
      failUsage(read.error().message);
    batches = std::move(*read);
    size_t each = size_t(training->batchBytes());
    if (each == 0)
      failUsage("--batches: all inputs of the step are donated, so no batch is "
                "left to read");
    if (batches.empty() || batches.size() % each != 0)
      failUsage(options.batches + " has " + std::to_string(batches.size()) +
                " bytes, and each step's batch takes " + std::to_string(each));
    steps = int64_t(batches.size() / each);
    if (options.graph && steps < 2)
      failUsage("--graph needs at least two batches: the first step runs "
                "without a graph");
    size_t begin = 0;
    for (const GpuTensor &input : program.inputs) {
      batchBegins.push_back(begin);
      begin += training->isBatch(input) ? size_t(input.bytes) : 0;
    }
  }

  std::string_view batchOf(int64_t step) const {
    size_t each = size_t(training->batchBytes());
    return std::string_view(batches).substr(size_t(step) * each, each);
  }

  std::vector<char> makeInput(const GpuTensor &input, size_t number) const {
    if (!batches.empty() && training->isBatch(input)) {
      auto begin = batches.begin() + std::ptrdiff_t(batchBegins[number]);
      return {begin, begin + std::ptrdiff_t(input.bytes)};
    }
    if (!options.inputs.empty()) {
      auto begin = givenInputs.begin() + std::ptrdiff_t(inputBegins[number]);
      return {begin, begin + std::ptrdiff_t(input.bytes)};
    }
    std::string element = elementOf(input.type);
    std::vector<char> one = randomInput(element, 1, options.seed, number);
    if (one.empty())
      failGpu("input " + std::to_string(number) + " has type " + input.type +
              ", which cannot have random elements: give --inputs");
    return randomInput(element, input.bytes / int64_t(one.size()), options.seed,
                       number);
  }

  void runStep(int32_t step) {
    runtime->beginStep(step);
    if (step > 0)
      prepareNext();
    if (!batches.empty() && step + 1 < steps)
      training->bringBatch(batchOf(step + 1));
    auto start = std::chrono::steady_clock::now();
    callStep(step);
    if (step + 1 == steps || device)
      runtime->sync(REMAT_COMPUTE);
    std::chrono::duration<double> elapsed =
        std::chrono::steady_clock::now() - start;
    if (!device)
      return;
    std::printf("step %d: %.9f s", step, elapsed.count());
    if (!trace.stallSeconds.empty())
      std::printf(", stall %.6f s", trace.stallSeconds.back());
    if (training)
      std::printf("%s", training->describeNumbers().c_str());
    std::printf("\n");
  }

  void prepareNext() {
    if (!training)
      return uploadInputs(/*all=*/false);
    training->carryState();
    if (!batches.empty())
      training->takeBatch();
  }

  /// The first step finds and loads data of kernels and libraries. A graph
  /// cannot contain such work. Therefore only the second step becomes a graph.
  void callStep(int32_t step) {
    auto context = reinterpret_cast<int64_t>(runtime);
    if (!options.graph || step == 0)
      return rematStep(context, runtime->slab());
    if (step == 1) {
      runtime->beginGraph();
      rematStep(context, runtime->slab());
      runtime->endGraph();
    }
    runtime->launchGraph();
  }

  void reportTimes() {
    GpuTraceTotals totals = totalsOf(trace);
    double copies =
        totals.copies[REMAT_TO_HOST] + totals.copies[REMAT_TO_DEVICE];
    std::printf("traced step %.6f s: kernels %.6f s, copies out %.6f s, in "
                "%.6f s, stall %.6f s, gaps %.6f s\n",
                totals.step, totals.compute, totals.copies[REMAT_TO_HOST],
                totals.copies[REMAT_TO_DEVICE], totals.stall, totals.gaps);
    if (copies > 0)
      std::printf("copies beside kernels %.1f %%\n",
                  100 * totals.copiesBeside / copies);
    if (!options.trace.empty())
      writeFile(options.trace, writeGpuTrace(program, trace));
  }

  /// Copies are measured in a slab of their own.
  void calibrate() {
    constexpr int64_t kBytes = int64_t(64) << 20;
    layers.clear();
    device.reset();
    GpuProgram copies;
    copies.deviceBytes = copies.hostBytes = 2 * kBytes;
    auto timed = makeDevice(copies);
    LinkRates link = measureLink(*timed, kBytes);
    DeviceRates rates = deviceRates(program, trace);
    std::printf("measured: %.4g FLOP/s, %.4g bytes/s, launch %.3g s\n",
                rates.flops, rates.bandwidth, rates.launch);
    std::printf("copies in both directions at the same time: %.4g bytes/s out, "
                "%.4g in; "
                "alone %.4g out, %.4g in; latency %.3g s\n",
                link.toHost, link.toDevice, link.toHostAlone,
                link.toDeviceAlone, link.latency);
    writeFile(options.calibrate + ".machine",
              writeMachine(options.runtime, rates, link));
    writeFile(options.calibrate + ".profile.json",
              writeProfile(leastTimes(program, trace)));
  }

  /// Writes all outputs, one after another, with the same checksum as
  /// remat-run.
  void readOutputs() {
    Checksum checksum;
    std::string all;
    for (size_t i = 0; i < program.outputs.size(); ++i) {
      const GpuTensor &output = program.outputs[i];
      std::vector<char> bytes(device ? size_t(output.bytes) : 0, 0);
      runtime->download(bytes.data(), runtime->outputs[i], output.bytes);
      checksum.add(output.type.data(), output.type.size());
      checksum.add(bytes.data(), bytes.size());
      if (!options.outputs.empty())
        all.append(bytes.data(), bytes.size());
    }
    if (device)
      std::printf("checksum %016" PRIx64 "\n", checksum.value());
    if (device && !options.outputs.empty())
      writeFile(options.outputs, all);
  }

  static void writeFile(const std::string &name, const std::string &content) {
    std::fflush(stdout); // The file of --outputs may be standard output.
    if (auto error = writeTextFile(name, content))
      failGpu(error->message);
  }

  const GpuProgram &program;
  const GpuOptions &options;
  GpuLog log;
  GpuTrace trace;
  std::string givenInputs; ///< The contents of the file of --inputs.
  std::vector<size_t> inputBegins;
  int64_t steps = options.steps;
  std::string batches; ///< The contents of the file of --batches.
  std::vector<size_t> batchBegins;
  std::unique_ptr<GpuRuntime> device;
  /// The runtimes that pass calls on to the device's runtime, such as the
  /// recorder.
  std::vector<std::unique_ptr<GpuRuntime>> layers;
  GpuRuntime *runtime = nullptr;
  std::optional<TrainingLoop> training;
};

} // namespace

/// The description of the program in this executable.
static GpuProgram program;

static const GpuKernel *findKernel(const char *name) {
  for (const GpuKernel &kernel : program.kernels)
    if (kernel.name == name)
      return &kernel;
  return nullptr;
}

// The functions below are for a library that replaces the driver. Such a
// library has no device that could run kernels.

extern "C" int64_t rematHostKernelParameters(const char *name) {
  const GpuKernel *kernel = findKernel(name);
  return kernel ? int64_t(kernel->parameters.size()) : 0;
}

/// Does nothing if the step was compiled without --host-kernels.
extern "C" void rematHostKernelRun(const char *name, const int64_t *words) {
  const GpuKernel *kernel = findKernel(name);
  if (kernel && rematHostKernelCount > 0)
    runHostKernel(rematHostKernels[kernel - program.kernels.data()], words,
                  kernel->grid, kernel->block, kernel->isTogether());
}

int main(int argc, char **argv) {
  // Each line appears when it is printed, and not only at the end.
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  GpuOptions options = readGpuOptions(argc, argv);
  std::string error;
  if (!readGpuProgram(rematProgramText, program, error))
    failGpu("this executable is broken: " + error);
  Run(program, options).run();
}
