//===- GpuCuda.cpp - Uses a device through the CUDA driver ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The device has one slab of device memory and one slab of pinned host memory.
// The device also has three streams, which do not wait for the default stream.
// The constructor finds and makes everything that a step needs. Later nothing
// is allocated.
//
//===----------------------------------------------------------------------===//
#include "Runtime/Gpu/CublasLt.h"
#include "Runtime/Gpu/CudaDriver.h"
#include "Runtime/Gpu/Cudnn.h"
#include "Runtime/Gpu/GpuRuntime.h"

#include <cstring>

namespace remat {

using namespace cuda;

namespace {

class CudaRuntime : public GpuRuntime {
public:
  CudaRuntime(const GpuProgram &program, const void *code,
              const CudaOptions &options)
      : GpuRuntime(program), options(options) {
    std::string missing;
    if (!loadDriver(driver, missing))
      failGpu(missing);
    openDevice();
    allocateSlabs();
    findKernels(code);
    makeStreams();
    if (!program.products.empty())
      products.emplace(program);
    for (size_t i = 0; i < program.products.size(); ++i)
      if (program.products[i].kernel < 0 && !products->has(int64_t(i)))
        failGpu(products->describe() + ", and the step has none");
    if (!program.convolutions.empty())
      convolutions.emplace(program, streams[REMAT_COMPUTE]);
  }

  ~CudaRuntime() override {
    for (int stream = 0; stream < kStreams; ++stream)
      sync(stream);
    dropGraph();
    products.reset();
    convolutions.reset();
    for (Event event : events)
      driver.eventDestroy(event);
    for (Event event : marks)
      driver.eventDestroy(event);
    closeInbox();
    for (Stream stream : streams)
      driver.streamDestroy(stream);
    driver.moduleUnload(module);
    if (host)
      driver.freeHost(host);
    if (device)
      driver.free(device);
    driver.primaryContextRelease(ordinal);
  }

  char *slab() override { return reinterpret_cast<char *>(device); }

  void launch(int64_t site, int64_t kernel, const int64_t *words) override {
    const GpuKernel &shape = program.kernels[kernel];
    parameters.resize(shape.parameters.size());
    for (size_t i = 0; i < parameters.size(); ++i)
      parameters[i] = const_cast<int64_t *>(words + i);
    checkAt(driver.launch(functions[kernel], unsigned(shape.grid), 1, 1,
                          unsigned(shape.block), 1, 1, 0,
                          streams[REMAT_COMPUTE], parameters.data(), nullptr),
            site, REMAT_COMPUTE);
  }

  void multiply(int64_t site, int64_t number, const int64_t *words) override {
    std::string wrong = products->run(number, words, streams[REMAT_COMPUTE]);
    if (!wrong.empty())
      failGpu(nameOf(site) + ": cuBLASLt: " + wrong);
    checkAt(0, site, REMAT_COMPUTE);
  }

  bool hasProduct(int64_t number) const override {
    return products && products->has(number);
  }

  bool hasConvolution(int64_t number) const override {
    return convolutions && convolutions->has(number);
  }

  void convolve(int64_t site, int64_t number, const int64_t *words) override {
    std::string wrong = convolutions->run(number, words);
    if (!wrong.empty())
      failGpu(nameOf(site) + ": cuDNN: " + wrong);
    checkAt(0, site, REMAT_COMPUTE);
  }

  std::string describeLibraries() const override {
    std::string text = products ? products->describe() : "";
    if (products && convolutions)
      text += "\n";
    return text + (convolutions ? convolutions->describe() : "");
  }

  void copyOut(int64_t site, int64_t to, int64_t from, int64_t bytes) override {
    checkAt(driver.copyToHost(host + to, Address(from), size_t(bytes),
                              streams[REMAT_TO_HOST]),
            site, REMAT_TO_HOST);
  }

  void copyIn(int64_t site, int64_t to, int64_t from, int64_t bytes) override {
    checkAt(driver.copyToDevice(Address(to), host + from, size_t(bytes),
                                streams[REMAT_TO_DEVICE]),
            site, REMAT_TO_DEVICE);
  }

  void record(int stream, int64_t event) override {
    check(driver.eventRecord(events[event], streams[stream]),
          "recording an event");
  }

  void wait(int stream, int64_t event) override {
    check(driver.streamWaitEvent(streams[stream], events[event], kWaitDefault),
          "waiting for an event");
  }

  void upload(int64_t to, const void *from, int64_t bytes) override {
    check(driver.copyToDevice(Address(to), from, size_t(bytes),
                              streams[REMAT_COMPUTE]),
          "copying an input");
    sync(REMAT_COMPUTE);
  }

  void download(void *to, int64_t from, int64_t bytes) override {
    check(driver.copyToHost(to, Address(from), size_t(bytes),
                            streams[REMAT_COMPUTE]),
          "copying an output");
    sync(REMAT_COMPUTE);
  }

  void move(int64_t to, int64_t from, int64_t bytes) override {
    check(driver.copyOnDevice(Address(to), Address(from), size_t(bytes),
                              streams[REMAT_COMPUTE]),
          "moving a value on the device");
  }

  void openInbox(int64_t bytes) override {
    if (bytes == 0)
      return;
    check(driver.allocate(&inbox.device, size_t(bytes)),
          "allocating " + std::to_string(bytes) +
              " bytes of device memory, beside the slab, for the next inputs");
    void *pointer = nullptr;
    check(driver.allocateHost(&pointer, size_t(bytes)),
          "allocating " + std::to_string(bytes) +
              " bytes of pinned host memory for the next inputs");
    inbox.host = static_cast<char *>(pointer);
    for (Event *event : {&inbox.arrived, &inbox.taken})
      check(driver.eventCreate(event, kEventNoTiming), "making an event");
  }

  /// The step has waited for the copies of the previous step, so these copies
  /// have ended.
  void fillInbox(const void *from, int64_t bytes) override {
    if (bytes == 0)
      return;
    sync(REMAT_TO_DEVICE);
    std::memcpy(inbox.host, from, size_t(bytes));
    check(driver.eventRecord(inbox.taken, streams[REMAT_COMPUTE]),
          "recording an event");
    check(driver.streamWaitEvent(streams[REMAT_TO_DEVICE], inbox.taken,
                                 kWaitDefault),
          "waiting for an event");
    check(driver.copyToDevice(inbox.device, inbox.host, size_t(bytes),
                              streams[REMAT_TO_DEVICE]),
          "copying the next inputs");
    check(driver.eventRecord(inbox.arrived, streams[REMAT_TO_DEVICE]),
          "recording an event");
  }

  void takeFromInbox(int64_t to, int64_t begin, int64_t bytes) override {
    if (bytes == 0)
      return;
    check(driver.streamWaitEvent(streams[REMAT_COMPUTE], inbox.arrived,
                                 kWaitDefault),
          "waiting for an event");
    move(to, int64_t(inbox.device) + begin, bytes);
  }

  void sync(int stream) override {
    check(driver.streamSynchronize(streams[stream]),
          "waiting for a stream (an earlier op may have failed; "
          "--sync-each-call finds it)");
  }

  // While a graph is captured, work does not run but becomes a part of the
  // graph. Copies become parts of the graph, too. The streams of the copies
  // wait for events of the compute stream, and the compute stream waits for
  // events of the copies.

  bool hasGraphs() const override { return true; }

  void beginGraph() override {
    check(driver.beginCapture(streams[REMAT_COMPUTE], kCaptureThreadLocal),
          "beginning a graph");
  }

  void endGraph() override {
    Graph made = nullptr;
    check(driver.endCapture(streams[REMAT_COMPUTE], &made),
          "making a graph of the step");
    dropGraph();
    Status status = driver.graphInstantiate(&graph, made, 0);
    driver.graphDestroy(made);
    check(status, "preparing the graph of the step");
  }

  void launchGraph() override {
    check(driver.graphLaunch(graph, streams[REMAT_COMPUTE]),
          "launching the graph of the step");
  }

  int64_t mark(int stream) override {
    if (marked == marks.size())
      check(driver.eventCreate(&marks.emplace_back(), kEventTiming),
            "making an event");
    check(driver.eventRecord(marks[marked], streams[stream]),
          "recording a time");
    return int64_t(marked++);
  }

  double secondsBetween(int64_t from, int64_t to) override {
    float milliseconds = 0;
    check(driver.eventElapsed(&milliseconds, marks[size_t(from)],
                              marks[size_t(to)]),
          "reading a time");
    return milliseconds * 1e-3;
  }

  void forgetMarks() override { marked = 0; }

  int64_t takenBytes() const override { return taken; }

private:
  /// The memory that holds inputs for the next step.
  struct Inbox {
    Address device = 0;
    char *host = nullptr; ///< Pinned memory.
    Event arrived = nullptr, taken = nullptr;
  };

  void closeInbox() {
    for (Event event : {inbox.arrived, inbox.taken})
      if (event)
        driver.eventDestroy(event);
    if (inbox.host)
      driver.freeHost(inbox.host);
    if (inbox.device)
      driver.free(inbox.device);
  }

  void dropGraph() {
    if (graph)
      driver.graphExecDestroy(graph);
    graph = nullptr;
  }

  size_t freeBytes() const {
    size_t free = 0, total = 0;
    check(driver.memoryInfo(&free, &total), "asking for the free memory");
    return free;
  }

  std::string textOf(Status status) const {
    const char *text = nullptr;
    if (driver.errorString(status, &text) || !text)
      text = "unknown error";
    return std::string(text) + " (" + std::to_string(status) + ")";
  }

  void check(Status status, const std::string &what) const {
    if (status)
      failGpu(what + ": " + textOf(status));
  }

  void checkAt(Status status, int64_t site, int stream) {
    if (!status && options.syncEachCall)
      status = driver.streamSynchronize(streams[stream]);
    if (status)
      failGpu(nameOf(site) + ": " + textOf(status));
  }

  void openDevice() {
    check(driver.init(0), "starting the CUDA driver");
    check(driver.deviceGet(&ordinal, options.device),
          "finding device " + std::to_string(options.device));
    Context context = nullptr;
    check(driver.primaryContextRetain(&context, ordinal), "opening the device");
    check(driver.contextSetCurrent(context), "using the device");
  }

  void allocateSlabs() {
    if (program.deviceBytes > 0) {
      size_t before = freeBytes();
      Status status = driver.allocate(&device, size_t(program.deviceBytes));
      if (status == kOutOfMemory)
        failForMemory();
      check(status, "allocating device memory");
      taken = int64_t(before) - int64_t(freeBytes());
    }
    if (program.hostBytes > 0) {
      void *pointer = nullptr;
      check(driver.allocateHost(&pointer, size_t(program.hostBytes)),
            "allocating " + std::to_string(program.hostBytes) +
                " bytes of pinned host memory");
      host = static_cast<char *>(pointer);
    }
  }

  [[noreturn]] void failForMemory() {
    size_t free = 0, total = 0;
    driver.memoryInfo(&free, &total);
    failGpu("the step needs " + std::to_string(program.deviceBytes) +
            " bytes of device memory, and " + std::to_string(free) + " of " +
            std::to_string(total) +
            " are free: plan it again for a smaller budget");
  }

  void findKernels(const void *code) {
    check(driver.moduleLoadData(&module, code),
          "loading the kernels (compiled for another chip?)");
    for (const GpuKernel &kernel : program.kernels) {
      Function function = nullptr;
      check(driver.moduleGetFunction(&function, module, kernel.name.c_str()),
            "finding kernel " + kernel.name);
      functions.push_back(function);
    }
  }

  void makeStreams() {
    for (Stream &stream : streams)
      check(driver.streamCreate(&stream, kStreamNonBlocking),
            "making a stream");
    events.resize(size_t(program.events));
    for (Event &event : events)
      check(driver.eventCreate(&event, kEventNoTiming), "making an event");
  }

  CudaOptions options;
  Driver driver{};
  Device ordinal = 0;
  Module module = nullptr;
  Address device = 0;
  char *host = nullptr;
  Inbox inbox;
  Stream streams[kStreams] = {};
  std::vector<Event> events;
  std::vector<Event> marks; ///< The first `marked` marks of `marks` are in use.
  size_t marked = 0;
  GraphExec graph = nullptr;
  int64_t taken = -1;
  std::optional<cublaslt::Products> products;
  std::optional<cudnn::Convolutions> convolutions;
  std::vector<Function> functions;
  std::vector<void *> parameters; ///< The addresses of the parameters of one
                                  ///< launch.
};

} // namespace

std::unique_ptr<GpuRuntime> makeCudaRuntime(const GpuProgram &program,
                                            const void *code,
                                            const CudaOptions &options) {
  return std::make_unique<CudaRuntime>(program, code, options);
}

} // namespace remat
