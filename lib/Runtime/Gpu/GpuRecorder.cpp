//===- GpuRecorder.cpp - A runtime that logs its calls --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Gpu/GpuRuntime.h"

namespace remat {

namespace {

class Recorder : public GpuRuntime {
public:
  Recorder(const GpuProgram &program, GpuLog &log, GpuRuntime *inner)
      : GpuRuntime(program), log(log), inner(inner) {
    log.deviceBytes = program.deviceBytes;
    log.arenaBytes = program.arenaBytes;
    log.hostBytes = program.hostBytes;
    log.sites = program.sites;
  }

  /// If there is no memory, returns an address far from 0 at which there is no
  /// data.
  char *slab() override {
    constexpr intptr_t kNowhere = intptr_t(1) << 40;
    return inner ? inner->slab() : reinterpret_cast<char *>(kNowhere);
  }

  void launch(int64_t site, int64_t kernel, const int64_t *words) override {
    GpuLogOp &op = add(GpuLogOp::Launch, REMAT_COMPUTE, site, kernel);
    const auto &parameters = program.kernels[kernel].parameters;
    for (size_t i = 0; i < parameters.size(); ++i)
      if (parameters[i].access != kNoAccess)
        op.uses.push_back(
            onDevice(parameters[i].access, words[i], parameters[i].bytes));
    if (inner)
      inner->launch(site, kernel, words);
  }

  void multiply(int64_t site, int64_t number, const int64_t *words) override {
    GpuLogOp &op = add(GpuLogOp::Product, REMAT_COMPUTE, site, number);
    const GpuProduct &product = program.products[size_t(number)];
    op.uses = {onDevice(kRead, words[0], product.a.bytes),
               onDevice(kRead, words[1], product.b.bytes),
               onDevice(product.adds ? kRead | kWrite : kWrite, words[2],
                        product.c.bytes)};
    const GpuProductEpilogue &epilogue = product.epilogue;
    if (epilogue.addendScale != 0)
      op.uses.push_back(onDevice(kRead, words[4], epilogue.addend.bytes));
    if (epilogue.biasBytes > 0)
      op.uses.push_back(onDevice(kRead, words[5], epilogue.biasBytes));
    if (program.workspaceBytes > 0)
      op.uses.push_back(
          onDevice(kRead | kWrite, words[3], program.workspaceBytes));
    if (inner)
      inner->multiply(site, number, words);
  }

  void convolve(int64_t site, int64_t number, const int64_t *words) override {
    GpuLogOp &op = add(GpuLogOp::Convolution, REMAT_COMPUTE, site, number);
    const GpuConvolution &convolution = program.convolutions[size_t(number)];
    const GpuConvolutionTensor *tensors[] = {
        &convolution.image, &convolution.filter, &convolution.result};
    for (int i = 0; i < 3; ++i) {
      bool isSum = tensors[i] == &convolution.sums();
      uint8_t access = !isSum             ? kRead
                       : convolution.adds ? kRead | kWrite
                                          : kWrite;
      op.uses.push_back(onDevice(access, words[i], tensors[i]->bytes));
    }
    if (program.workspaceBytes > 0)
      op.uses.push_back(
          onDevice(kRead | kWrite, words[3], program.workspaceBytes));
    if (inner)
      inner->convolve(site, number, words);
  }

  bool hasProduct(int64_t number) const override {
    return !inner || inner->hasProduct(number);
  }

  bool hasConvolution(int64_t number) const override {
    return !inner || inner->hasConvolution(number);
  }

  void copyOut(int64_t site, int64_t host, int64_t device,
               int64_t bytes) override {
    GpuLogOp &op = add(GpuLogOp::Copy, REMAT_TO_HOST, site);
    op.uses = {onDevice(kRead, device, bytes), {kWrite, true, host, bytes}};
    if (inner)
      inner->copyOut(site, host, device, bytes);
  }

  void copyIn(int64_t site, int64_t device, int64_t host,
              int64_t bytes) override {
    GpuLogOp &op = add(GpuLogOp::Copy, REMAT_TO_DEVICE, site);
    op.uses = {{kRead, true, host, bytes}, onDevice(kWrite, device, bytes)};
    if (inner)
      inner->copyIn(site, device, host, bytes);
  }

  void record(int stream, int64_t event) override {
    add(GpuLogOp::Record, stream, -1, event);
    if (inner)
      inner->record(stream, event);
  }

  void wait(int stream, int64_t event) override {
    add(GpuLogOp::Wait, stream, -1, event);
    if (inner)
      inner->wait(stream, event);
  }

  void upload(int64_t device, const void *from, int64_t bytes) override {
    add(GpuLogOp::Upload, REMAT_COMPUTE).uses = {
        onDevice(kWrite, device, bytes)};
    add(GpuLogOp::Sync, REMAT_COMPUTE);
    if (inner)
      inner->upload(device, from, bytes);
  }

  void download(void *to, int64_t device, int64_t bytes) override {
    add(GpuLogOp::Download, REMAT_COMPUTE).uses = {
        onDevice(kRead, device, bytes)};
    add(GpuLogOp::Sync, REMAT_COMPUTE);
    if (inner)
      inner->download(to, device, bytes);
  }

  void move(int64_t to, int64_t from, int64_t bytes) override {
    add(GpuLogOp::Download, REMAT_COMPUTE).uses = {
        onDevice(kRead, from, bytes)};
    add(GpuLogOp::Upload, REMAT_COMPUTE).uses = {onDevice(kWrite, to, bytes)};
    if (inner)
      inner->move(to, from, bytes);
  }

  // The inbox is not a part of the slabs, and the log is only about the slabs.

  void openInbox(int64_t bytes) override {
    if (inner)
      inner->openInbox(bytes);
  }

  void fillInbox(const void *from, int64_t bytes) override {
    if (inner)
      inner->fillInbox(from, bytes);
  }

  void takeFromInbox(int64_t to, int64_t begin, int64_t bytes) override {
    add(GpuLogOp::Upload, REMAT_COMPUTE).uses = {onDevice(kWrite, to, bytes)};
    if (inner)
      inner->takeFromInbox(to, begin, bytes);
  }

  void sync(int stream) override {
    add(GpuLogOp::Sync, stream);
    if (inner)
      inner->sync(stream);
  }

  void beginStep(int32_t number) override {
    step = number;
    if (inner)
      inner->beginStep(number);
  }

  bool hasGraphs() const override { return !inner || inner->hasGraphs(); }

  void beginGraph() override {
    graphBegin = log.ops.size();
    if (inner)
      inner->beginGraph();
  }

  void endGraph() override {
    graphEnd = log.ops.size();
    isLaunched = false;
    if (inner)
      inner->endGraph();
  }

  /// The calls of the first launch were logged when the graph was made.
  void launchGraph() override {
    if (isLaunched) {
      for (size_t i = graphBegin; i < graphEnd; ++i) {
        GpuLogOp op = log.ops[i];
        op.step = step;
        log.ops.push_back(std::move(op));
      }
    }
    isLaunched = true;
    if (inner)
      inner->launchGraph();
  }

  int64_t takenBytes() const override {
    return inner ? inner->takenBytes() : -1;
  }

private:
  GpuLogOp &add(GpuLogOp::Kind kind, int stream, int64_t site = -1,
                int64_t number = -1) {
    return log.ops.emplace_back(
        GpuLogOp{kind, uint8_t(stream), step, site, number, {}});
  }

  GpuUse onDevice(uint8_t access, int64_t address, int64_t bytes) {
    return {access, false, address - reinterpret_cast<int64_t>(slab()), bytes};
  }

  GpuLog &log;
  GpuRuntime *inner;
  int32_t step = -1;
  size_t graphBegin = 0, graphEnd = 0;
  bool isLaunched = false;
};

} // namespace

std::unique_ptr<GpuRuntime> makeRecorder(const GpuProgram &program, GpuLog &log,
                                         GpuRuntime *inner) {
  return std::make_unique<Recorder>(program, log, inner);
}

} // namespace remat
