//===- GpuMain.cpp - The main function of a compiled step -----------------===//
//
// Exit code 0: it ran; 2: the command line is wrong; 3: the device failed.
//
//===----------------------------------------------------------------------===//
#include "remat/Runtime/GpuRuntime.h"
#include "remat/Runtime/RandomInput.h"

#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <cstdlib>
#include <fstream>

// What the compiler puts beside this file.
extern "C" {
extern const char rematProgramText[];
extern const char rematDeviceCode[];
extern const char rematConstantData[];
/// One a kernel, where the step was compiled with --host-kernels.
extern const remat::HostKernel rematHostKernels[];
extern const int64_t rematHostKernelCount;
void rematStep(int64_t context, char *slab);
}

using namespace remat;

namespace {

constexpr int kWrongUsage = 2;

struct Options {
  std::string runtime = "cuda", log, outputs;
  int64_t steps = 1;
  uint64_t seed = 1;
  CudaOptions cuda;
};

[[noreturn]] void failUsage(const std::string &message) {
  std::fprintf(
      stderr,
      "error: %s\n"
      "usage: [--runtime=cuda|stub|host] [--steps=N] [--seed=N] [--log=FILE]\n"
      "       [--outputs=FILE] [--device=N] [--sync-each-call]\n"
      "  cuda  on a GPU; stub: calls only, nothing is computed; host: on this\n"
      "        machine's CPU, if compiled with --host-kernels\n"
      "  REMAT_RUNTIME in the environment is the default of --runtime\n",
      message.c_str());
  std::exit(kWrongUsage);
}

int64_t numberIn(const std::string &option, const std::string &text) {
  char *end = nullptr;
  int64_t value = std::strtoll(text.c_str(), &end, 10);
  if (text.empty() || *end || value < 0)
    failUsage(option + "='" + text + "' is no whole number");
  return value;
}

Options readOptions(int argc, char **argv) {
  Options options;
  if (const char *runtime = std::getenv("REMAT_RUNTIME"))
    options.runtime = runtime;
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    size_t equal = argument.find('=');
    std::string name = argument.substr(0, equal);
    std::string value =
        equal == std::string::npos ? "" : argument.substr(equal + 1);
    if (name == "--runtime")
      options.runtime = value;
    else if (name == "--log")
      options.log = value;
    else if (name == "--outputs")
      options.outputs = value;
    else if (name == "--steps")
      options.steps = numberIn(name, value);
    else if (name == "--seed")
      options.seed = uint64_t(numberIn(name, value));
    else if (name == "--device")
      options.cuda.device = int(numberIn(name, value));
    else if (argument == "--sync-each-call")
      options.cuda.syncEachCall = true;
    else
      failUsage("unknown argument '" + argument + "'");
  }
  if (options.steps < 1)
    failUsage("--steps is at least 1");
  return options;
}

/// "f32" of "tensor<4x8xf32>".
std::string elementOf(const std::string &tensorType) {
  size_t begin = tensorType.find('<') + 1, end = tensorType.rfind('>');
  for (size_t i = begin; i < end; ++i)
    if (tensorType[i] == 'x' && i > begin &&
        std::isdigit(static_cast<unsigned char>(tensorType[i - 1])))
      begin = i + 1;
  return tensorType.substr(begin, end - begin);
}

class Run {
public:
  Run(const GpuProgram &program, const Options &options)
      : program(program), options(options) {
    if (options.runtime == "cuda")
      device = makeCudaRuntime(program, rematDeviceCode, options.cuda);
    else if (options.runtime == "host" && rematHostKernelCount > 0)
      device = makeHostRuntime(program, rematHostKernels);
    else if (options.runtime == "host")
      failUsage("this step was compiled without --host-kernels");
    else if (options.runtime != "stub")
      failUsage("there is no runtime '" + options.runtime + "'");
    if (!device || !options.log.empty())
      recorder = makeRecorder(program, log, device.get());
    runtime = recorder ? recorder.get() : device.get();
  }

  void run() {
    std::printf("runtime %s\ndevice bytes %" PRId64 ", of these arena %" PRId64
                "\nhost bytes %" PRId64 "\n",
                options.runtime.c_str(), program.deviceBytes,
                program.arenaBytes, program.hostBytes);
    uploadConstants();
    uploadInputs(/*all=*/true);
    for (int64_t step = 0; step < options.steps; ++step)
      runStep(int32_t(step));
    std::printf("copies a step: %" PRId64 " out of %" PRId64 " bytes, %" PRId64
                " in of %" PRId64 " bytes\n",
                runtime->copies[REMAT_TO_HOST] / options.steps,
                runtime->copiedBytes[REMAT_TO_HOST] / options.steps,
                runtime->copies[REMAT_TO_DEVICE] / options.steps,
                runtime->copiedBytes[REMAT_TO_DEVICE] / options.steps);
    readOutputs();
    if (!options.log.empty())
      writeFile(options.log, writeGpuLog(log));
  }

private:
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

  /// A step may write what it was given to keep: it gets that anew.
  void uploadInputs(bool all) {
    for (size_t i = 0; i < program.inputs.size(); ++i) {
      const GpuTensor &input = program.inputs[i];
      if (!all && !input.donated)
        continue;
      std::vector<char> bytes;
      if (device) // Nothing is copied elsewhere.
        bytes = makeInput(input, i);
      runtime->upload(addressAt(input.offset), bytes.data(), input.bytes);
    }
  }

  std::vector<char> makeInput(const GpuTensor &input, size_t number) const {
    std::string element = elementOf(input.type);
    std::vector<char> one = randomInput(element, 1, options.seed, number);
    if (one.empty())
      failGpu("input " + std::to_string(number) + " has type " + input.type +
              ", for which there are no random elements");
    return randomInput(element, input.bytes / int64_t(one.size()), options.seed,
                       number);
  }

  void runStep(int32_t step) {
    runtime->beginStep(step);
    if (step > 0)
      uploadInputs(/*all=*/false);
    auto start = std::chrono::steady_clock::now();
    rematStep(reinterpret_cast<int64_t>(runtime), runtime->slab());
    if (step + 1 == options.steps || device)
      runtime->sync(REMAT_COMPUTE);
    std::chrono::duration<double> elapsed =
        std::chrono::steady_clock::now() - start;
    if (device)
      std::printf("step %d: %.6f s\n", step, elapsed.count());
  }

  /// All outputs, one after another; their checksum is remat-run's.
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
    std::ofstream file(name, std::ios::binary);
    file.write(content.data(), std::streamsize(content.size()));
    file.close();
    if (!file)
      failGpu("cannot write " + name);
  }

  const GpuProgram &program;
  const Options &options;
  GpuLog log;
  std::unique_ptr<GpuRuntime> device, recorder;
  GpuRuntime *runtime = nullptr;
};

} // namespace

int main(int argc, char **argv) {
  Options options = readOptions(argc, argv);
  GpuProgram program;
  std::string error;
  if (!readGpuProgram(rematProgramText, program, error))
    failGpu("this executable is broken: " + error);
  Run(program, options).run();
}
