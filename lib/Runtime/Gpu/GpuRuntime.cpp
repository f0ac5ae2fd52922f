//===- GpuRuntime.cpp - The functions of Gpu.h ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Gpu/GpuRuntime.h"

#include <cstdio>
#include <cstdlib>

namespace remat {

std::string GpuRuntime::nameOf(int64_t site) const {
  if (site < 0 || size_t(site) >= program.sites.size())
    return "op " + std::to_string(site);
  return program.sites[site];
}

void failGpu(const std::string &message) {
  constexpr int kDeviceFailed = 3;
  std::fflush(stdout);
  std::fprintf(stderr, "error: %s\n", message.c_str());
  std::_Exit(kDeviceFailed);
}

} // namespace remat

static remat::GpuRuntime &runtimeOf(int64_t context) {
  return *reinterpret_cast<remat::GpuRuntime *>(context);
}

static void countCopy(int64_t context, int stream, int64_t bytes) {
  ++runtimeOf(context).copies[stream];
  runtimeOf(context).copiedBytes[stream] += bytes;
}

void rematGpuLaunch(int64_t context, int64_t site, int64_t kernel,
                    int64_t parameters) {
  runtimeOf(context).launch(site, kernel,
                            reinterpret_cast<const int64_t *>(parameters));
}

void rematGpuMultiply(int64_t context, int64_t site, int64_t product,
                      int64_t parameters) {
  remat::GpuRuntime &runtime = runtimeOf(context);
  const auto *words = reinterpret_cast<const int64_t *>(parameters);
  if (runtime.hasProduct(product))
    return runtime.multiply(site, product, words);
  runtime.launch(site, runtime.program.products[size_t(product)].kernel,
                 words + REMAT_PRODUCT_WORDS);
}

void rematGpuConvolve(int64_t context, int64_t site, int64_t convolution,
                      int64_t parameters) {
  remat::GpuRuntime &runtime = runtimeOf(context);
  const auto *words = reinterpret_cast<const int64_t *>(parameters);
  if (runtime.hasConvolution(convolution))
    return runtime.convolve(site, convolution, words);
  const auto &convolutions = runtime.program.convolutions;
  runtime.launch(site, convolutions[size_t(convolution)].kernel,
                 words + REMAT_CONVOLUTION_WORDS);
}

void rematGpuPrepare(int64_t context, int64_t site, int64_t kernel,
                     int64_t parameters, int64_t convolution) {
  if (!runtimeOf(context).hasConvolution(convolution))
    rematGpuLaunch(context, site, kernel, parameters);
}

void rematGpuCopyOut(int64_t context, int64_t site, int64_t host,
                     int64_t device, int64_t bytes) {
  countCopy(context, REMAT_TO_HOST, bytes);
  runtimeOf(context).copyOut(site, host, device, bytes);
}

void rematGpuCopyIn(int64_t context, int64_t site, int64_t device, int64_t host,
                    int64_t bytes) {
  countCopy(context, REMAT_TO_DEVICE, bytes);
  runtimeOf(context).copyIn(site, device, host, bytes);
}

void rematGpuRecord(int64_t context, int64_t stream, int64_t event) {
  runtimeOf(context).record(int(stream), event);
}

void rematGpuWait(int64_t context, int64_t stream, int64_t event) {
  runtimeOf(context).wait(int(stream), event);
}

void rematGpuOutput(int64_t context, int64_t output, int64_t device) {
  runtimeOf(context).outputs[output] = device;
}
