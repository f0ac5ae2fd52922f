//===- GpuOptions.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Gpu/GpuOptions.h"

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <limits>

namespace remat {

void failUsage(const std::string &message) {
  constexpr int kWrongUsage = 2;
  std::fprintf(
      stderr,
      "error: %s\n"
      "usage: [--runtime=cuda|stub|host] [--steps=N] [--seed=N] [--log=FILE]\n"
      "       [--inputs=FILE] [--train] [--batches=FILE] [--outputs=FILE]\n"
      "       [--device=N] [--sync-each-call] [--graph] [--trace=FILE]\n"
      "       [--calibrate=PREFIX] [--skip-barrier=N]\n"
      "  cuda  on a GPU; stub: calls only, nothing is computed; host: on this\n"
      "        machine's CPU, if compiled with --host-kernels\n"
      "  REMAT_RUNTIME in the environment is the default of --runtime\n",
      message.c_str());
  std::exit(kWrongUsage);
}

/// At most this many steps are recorded. Each recorded step takes memory.
constexpr int64_t kMostSteps = 1000000;

static int64_t numberIn(const std::string &option, const std::string &text,
                        int64_t most = std::numeric_limits<int64_t>::max()) {
  int64_t value = 0;
  const char *end = text.data() + text.size();
  auto [rest, error] = std::from_chars(text.data(), end, value);
  if (error == std::errc::invalid_argument || rest != end || value < 0)
    failUsage(option + "='" + text + "' is not a whole number");
  if (error != std::errc() || value > most)
    failUsage(option + "=" + text + " is too large: at most " +
              std::to_string(most));
  return value;
}

static bool isFileOption(const std::string &name) {
  for (const char *option : {"--log", "--inputs", "--batches", "--outputs",
                             "--trace", "--calibrate"})
    if (name == option)
      return true;
  return false;
}

GpuOptions readGpuOptions(int argc, char **argv) {
  GpuOptions options;
  bool hasSteps = false;
  if (const char *runtime = std::getenv("REMAT_RUNTIME"))
    options.runtime = runtime;
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    size_t equal = argument.find('=');
    std::string name = argument.substr(0, equal);
    std::string value =
        equal == std::string::npos ? "" : argument.substr(equal + 1);
    if (isFileOption(name) && value.empty())
      failUsage(name + " needs the name of a file: " + name + "=FILE");
    if (name == "--runtime")
      options.runtime = value;
    else if (name == "--log")
      options.log = value;
    else if (name == "--inputs")
      options.inputs = value;
    else if (name == "--batches")
      options.batches = value;
    else if (name == "--outputs")
      options.outputs = value;
    else if (name == "--trace")
      options.trace = value;
    else if (name == "--calibrate")
      options.calibrate = value;
    else if (argument == "--graph")
      options.graph = true;
    else if (argument == "--train")
      options.train = true;
    else if (name == "--steps") {
      options.steps = numberIn(name, value, kMostSteps);
      hasSteps = true;
    } else if (name == "--seed")
      options.seed = uint64_t(numberIn(name, value));
    else if (name == "--device")
      options.cuda.device =
          int(numberIn(name, value, std::numeric_limits<int>::max()));
    else if (name == "--skip-barrier")
      skipHostBarrier(numberIn(name, value));
    else if (argument == "--sync-each-call")
      options.cuda.syncEachCall = true;
    else
      failUsage("unknown argument '" + argument + "'");
  }
  if (!options.batches.empty()) {
    options.train = true;
    if (hasSteps)
      failUsage("--batches has a batch for each step: leave out --steps");
  } else if (!hasSteps) {
    options.steps = options.graph ? 2 : 1;
  } else if (options.steps < (options.graph ? 2 : 1)) {
    failUsage(options.graph ? "--graph needs at least --steps=2: the first "
                              "step runs without a graph"
                            : "--steps must be at least 1");
  }
  bool isTimed = !options.trace.empty() || !options.calibrate.empty();
  if (isTimed && (options.graph || options.runtime == "stub"))
    failUsage("--trace and --calibrate time single ops: leave out --graph and "
              "--runtime=stub");
  if (options.graph && options.cuda.syncEachCall)
    failUsage("the calls of --graph run later: leave out --sync-each-call");
  return options;
}

} // namespace remat
