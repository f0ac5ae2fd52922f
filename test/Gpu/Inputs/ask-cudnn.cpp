//===- ask-cudnn.cpp - What the real cuDNN says of convolutions -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ask-cudnn EXECUTABLE: asks libcudnn for a plan of each convolution of a step,
// with the descriptors that the runtime makes. The device is a description of
// an H200. From version 9.8 on, cuDNN needs no real device to make plans.
// Nothing runs. Prints how many convolutions of each kind have a plan, the
// largest workspace, and why the others have no plan. The exit code is 1 if a
// convolution has no plan.
//===----------------------------------------------------------------------===//
#include "Runtime/Gpu/Cudnn.h"

#include <algorithm>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <map>
#include <set>

using namespace remat;

namespace {

constexpr int kDeviceProperties = 38, kJson = 2702, kCharacters = 24;

/// The properties of an H200 in cuDNN's own form. If some are missing, cuDNN
/// names them.
constexpr std::string_view kH200 =
    R"({"maxGridSize": [2147483647, 65535, 65535],
"maxBlockSize": [1024, 1024, 64], "deviceVer": 900, "driverVer": 13000,
"regsPerBlock": 65536, "multiProcessorCount": 132, "smClockRateKHz": 1980000,
"memClockRateKHz": 3201000, "l2CacheSize": 52428800, "warpSize": 32,
"maxSharedMemoryPerBlock": 49152, "maxSharedMemoryPerBlockOptin": 232448,
"reservedSharedMemoryPerBlock": 1024, "maxRegistersPerSM": 65536,
"pciDeviceId": 0, "maxCtasPerSM": 32, "maxThreadsPerBlock": 1024,
"maxThreadsPerSM": 2048, "isTccDriver": 0, "supportCoopLaunch": 1,
"totalGlobalMem": 141000000000, "cudaDeviceId": 0,
"deviceName": "NVIDIA H200"})";

int fail(const std::string &message) {
  std::fprintf(stderr, "error: %s\n", message.c_str());
  return 3;
}

/// Returns the description of the step that is in an executable.
std::string programIn(const char *path) {
  std::ifstream file(path, std::ios::binary);
  std::string all((std::istreambuf_iterator<char>(file)), {});
  size_t begin = all.find("program 1\ndevice ");
  return begin == std::string::npos
             ? ""
             : all.substr(begin, all.find('\0', begin) - begin);
}

const char *nameOf(GpuConvolutionKind kind) {
  return kind == GpuConvolutionKind::Forward ? "forward"
         : kind == GpuConvolutionKind::Data  ? "data"
                                             : "filter";
}

struct Answers {
  int all = 0, planned = 0;
  int64_t workspace = 0;
  std::set<std::string> refusals;
};

} // namespace

int main(int argc, char **argv) {
  GpuProgram program;
  std::string error;
  if (argc != 2 || !readGpuProgram(programIn(argv[1]), program, error))
    return fail("usage: ask-cudnn EXECUTABLE " + error);
  cudnn::Library library{};
  if (!cudnn::loadLibrary(library, error))
    return fail(error);
  cudnn::Descriptor device = nullptr;
  if (library.createDescriptor(kDeviceProperties, &device) ||
      library.set(device, kJson, kCharacters, int64_t(kH200.size()),
                  kH200.data()) ||
      library.finalize(device)) {
    char more[256] = "";
    library.lastError(more, sizeof(more));
    return fail("the description of a device: " + std::string(more));
  }
  std::map<std::string, Answers> kinds;
  for (const GpuConvolution &convolution : program.convolutions) {
    Answers &answers = kinds[nameOf(convolution.kind)];
    cudnn::Plan plan(library);
    std::string refusal =
        plan.make(convolution, program.workspaceBytes, {nullptr, device});
    ++answers.all;
    answers.planned += refusal.empty();
    if (refusal.empty())
      answers.workspace = std::max(answers.workspace, plan.workspaceBytes);
    else
      answers.refusals.insert(refusal);
  }
  bool isWhole = true;
  for (const auto &[kind, answers] : kinds) {
    std::printf("%s: plans for %d of %d, workspace at most %ld bytes\n",
                kind.c_str(), answers.planned, answers.all,
                long(answers.workspace));
    for (const std::string &refusal : answers.refusals)
      std::printf("  %s\n", refusal.c_str());
    isWhole &= answers.planned == answers.all;
  }
  return isWhole ? 0 : 1;
}
