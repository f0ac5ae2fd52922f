//===- GpuOptions.cpp -----------------------------------------------------===//
#include "GpuOptions.h"

#include <cstdio>
#include <cstdlib>

namespace remat {

void failUsage(const std::string &message) {
  constexpr int kWrongUsage = 2;
  std::fprintf(
      stderr,
      "error: %s\n"
      "usage: [--runtime=cuda|stub|host] [--steps=N] [--seed=N] [--log=FILE]\n"
      "       [--inputs=FILE] [--outputs=FILE] [--device=N] "
      "[--sync-each-call]\n"
      "       [--graph] [--trace=FILE] [--calibrate=PREFIX] "
      "[--skip-barrier=N]\n"
      "  cuda  on a GPU; stub: calls only, nothing is computed; host: on this\n"
      "        machine's CPU, if compiled with --host-kernels\n"
      "  REMAT_RUNTIME in the environment is the default of --runtime\n",
      message.c_str());
  std::exit(kWrongUsage);
}

static int64_t numberIn(const std::string &option, const std::string &text) {
  char *end = nullptr;
  int64_t value = std::strtoll(text.c_str(), &end, 10);
  if (text.empty() || *end || value < 0)
    failUsage(option + "='" + text + "' is no whole number");
  return value;
}

GpuOptions readGpuOptions(int argc, char **argv) {
  GpuOptions options;
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
    else if (name == "--inputs" && !value.empty())
      options.inputs = value;
    else if (name == "--outputs")
      options.outputs = value;
    else if (name == "--trace")
      options.trace = value;
    else if (name == "--calibrate")
      options.calibrate = value;
    else if (argument == "--graph")
      options.graph = true;
    else if (name == "--steps")
      options.steps = numberIn(name, value);
    else if (name == "--seed")
      options.seed = uint64_t(numberIn(name, value));
    else if (name == "--device")
      options.cuda.device = int(numberIn(name, value));
    else if (name == "--skip-barrier")
      skipHostBarrier(numberIn(name, value));
    else if (argument == "--sync-each-call")
      options.cuda.syncEachCall = true;
    else
      failUsage("unknown argument '" + argument + "'");
  }
  if (options.steps < 1)
    failUsage("--steps is at least 1");
  bool isTimed = !options.trace.empty() || !options.calibrate.empty();
  if (isTimed && (options.graph || options.runtime == "stub"))
    failUsage("--trace and --calibrate time single ops: neither goes with "
              "--graph or --runtime=stub");
  if (options.graph && options.cuda.syncEachCall)
    failUsage(
        "--sync-each-call does not go with --graph, whose calls run later");
  return options;
}

} // namespace remat
