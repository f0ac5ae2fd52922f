//===- Cudnn.cpp ----------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Gpu/Cudnn.h"

#include "Runtime/Gpu/LoadedLibrary.h"

#include <algorithm>

namespace remat::cudnn {

/// The numbers that name the tensors of a graph.
constexpr int64_t kImageName = 1, kFilterName = 2, kResultName = 3;

bool loadLibrary(Library &library, std::string &error) {
  void *file = openLibrary({"libcudnn.so.9", "libcudnn.so"});
  if (!file) {
    error = "cannot load cuDNN (" + std::string(dlerror()) + ")";
    return false;
  }
  FunctionFinder find(file);
  find(library.version, "cudnnGetVersion");
  find(library.statusString, "cudnnGetErrorString");
  find(library.lastError, "cudnnGetLastErrorString");
  find(library.create, "cudnnCreate");
  find(library.destroy, "cudnnDestroy");
  find(library.setStream, "cudnnSetStream");
  find(library.createDescriptor, "cudnnBackendCreateDescriptor");
  find(library.destroyDescriptor, "cudnnBackendDestroyDescriptor");
  find(library.set, "cudnnBackendSetAttribute");
  find(library.get, "cudnnBackendGetAttribute");
  find(library.finalize, "cudnnBackendFinalize");
  find(library.execute, "cudnnBackendExecute");
  if (find.missing())
    error = "cuDNN has no " + std::string(find.missing());
  else if (library.version() < kOldestVersion)
    error = "cuDNN is of version " + std::to_string(library.version()) +
            ", older than 9";
  return error.empty();
}

static std::string textOf(const Library &library, Status status) {
  char more[256] = "";
  library.lastError(more, sizeof(more));
  std::string text = std::string(library.statusString(status)) + " (" +
                     std::to_string(status) + ")";
  return *more ? text + ": " + more : text;
}

//===----------------------------------------------------------------------===//
// Plan
//===----------------------------------------------------------------------===//

Plan::~Plan() {
  if (pack)
    library.destroyDescriptor(pack);
  for (size_t i = made.size(); i > 0; --i)
    library.destroyDescriptor(made[i - 1]);
}

void Plan::check(Status status) {
  if (status && failure.empty())
    failure = textOf(library, status);
}

Descriptor Plan::add(int kind) {
  Descriptor descriptor = nullptr;
  check(library.createDescriptor(kind, &descriptor));
  if (descriptor)
    made.push_back(descriptor);
  return descriptor;
}

/// After a failure, the plan calls no further functions of the library.
void Plan::set(Descriptor descriptor, int attribute, int type, int64_t count,
               const void *values) {
  if (failure.empty())
    check(library.set(descriptor, attribute, type, count, values));
}

void Plan::finish(Descriptor descriptor) {
  if (failure.empty())
    check(library.finalize(descriptor));
}

static int typeOf(GpuFactors factors) {
  return factors == GpuFactors::BF16  ? kBFloat16
         : factors == GpuFactors::F16 ? kHalf
                                      : kFloat;
}

Descriptor Plan::tensor(const GpuConvolutionTensor &tensor, int type,
                        int64_t alignment, int64_t name) {
  Descriptor descriptor = add(kTensor);
  set(descriptor, kElementType, kDataType, 1, &type);
  set(descriptor, kSizes, kInt64, 4, tensor.sizes);
  set(descriptor, kSteps, kInt64, 4, tensor.steps);
  set(descriptor, kAlignment, kInt64, 1, &alignment);
  set(descriptor, kName, kInt64, 1, &name);
  finish(descriptor);
  return descriptor;
}

/// Returns the description of the convolution without its tensors.
Descriptor Plan::geometry(const GpuConvolution &convolution) {
  const int64_t dims = 2;
  const int compute = kFloat,
            mode = convolution.flipped ? kTrueConvolution : kCrossCorrelation;
  Descriptor descriptor = add(kConvolution);
  set(descriptor, kSpatialDims, kInt64, 1, &dims);
  set(descriptor, kComputeType, kDataType, 1, &compute);
  set(descriptor, kMode, kModeType, 1, &mode);
  set(descriptor, kPaddingBefore, kInt64, dims, convolution.before);
  set(descriptor, kPaddingAfter, kInt64, dims, convolution.after);
  set(descriptor, kStrides, kInt64, dims, convolution.strides);
  set(descriptor, kDilations, kInt64, dims, convolution.dilations);
  finish(descriptor);
  return descriptor;
}

Descriptor Plan::operation(const GpuConvolution &convolution) {
  int factors = typeOf(convolution.factors);
  auto kind = convolution.kind;
  auto typeIn = [&](GpuConvolutionKind sum) {
    return kind == sum ? kFloat : factors;
  };
  Descriptor image = tensor(convolution.image, typeIn(GpuConvolutionKind::Data),
                            convolution.alignment, kImageName);
  Descriptor filter =
      tensor(convolution.filter, typeIn(GpuConvolutionKind::Filter),
             convolution.alignment, kFilterName);
  Descriptor result =
      tensor(convolution.result, typeIn(GpuConvolutionKind::Forward),
             convolution.alignment, kResultName);
  Descriptor shape = geometry(convolution);
  bool isForward = kind == GpuConvolutionKind::Forward,
       isData = kind == GpuConvolutionKind::Data;
  int alpha = isForward ? kForwardAlpha : isData ? kDataAlpha : kFilterAlpha;
  const float one = 1, more = convolution.adds ? 1 : 0;
  Descriptor descriptor = add(isForward ? kForward
                              : isData  ? kBackwardData
                                        : kBackwardFilter);
  set(descriptor, alpha, kFloatType, 1, &one);
  set(descriptor, alpha + kBetaAfter, kFloatType, 1, &more);
  set(descriptor, alpha + kConvolutionAfter, kDescriptorType, 1, &shape);
  set(descriptor, alpha + kFilterAfter, kDescriptorType, 1, &filter);
  set(descriptor, alpha + kImageAfter, kDescriptorType, 1, &image);
  set(descriptor, alpha + kResultAfter, kDescriptorType, 1, &result);
  finish(descriptor);
  return descriptor;
}

/// Refuses an engine if its results may differ between runs, if it adds with
/// fewer bits than f32, or if it multiplies rounded elements. Tensor cores
/// round f32 factors to a precision of 11 bits, which math=f32 forbids. Some
/// engines round factors to a precision of 8 bits, which only math=bf16 and
/// math=f16 allow.
bool Plan::suits(Descriptor config, const GpuConvolution &convolution) {
  Descriptor engine = nullptr;
  if (library.createDescriptor(kEngine, &engine))
    return false;
  int notes[kNotes];
  int64_t count = 0;
  bool isKnown =
      !library.get(config, kConfigEngine, kDescriptorType, 1, &count,
                   &engine) &&
      !library.get(engine, kEngineNotes, kNoteType, kNotes, &count, notes);
  library.destroyDescriptor(engine);
  bool isFloat = convolution.factors == GpuFactors::F32;
  bool isExact = isFloat && convolution.math == "f32";
  bool isShort = convolution.math == "bf16" || convolution.math == "f16";
  return isKnown && std::none_of(notes, notes + count, [&](int note) {
           return note == kVaries || note == kShortSums || note == kFourier ||
                  (note >= kWinograd && note <= kLastWinograd) ||
                  (note == kTensorCore && isExact) ||
                  (note == kDownConvert && !isShort);
         });
}

std::optional<Descriptor> Plan::choose(Descriptor graph, int advice,
                                       const GpuConvolution &convolution,
                                       int64_t workspace, Device device) {
  Descriptor heuristic = add(kHeuristic);
  set(heuristic, kAdviceGraph, kDescriptorType, 1, &graph);
  set(heuristic, kAdviceMode, kHeuristicType, 1, &advice);
  if (device.described)
    set(heuristic, kAdviceDevice, kDescriptorType, 1, &device.described);
  finish(heuristic);
  int64_t count = 0;
  if (!failure.empty())
    return std::nullopt;
  check(library.get(heuristic, kAdvices, kDescriptorType, 0, &count, nullptr));
  std::vector<Descriptor> configs;
  for (int64_t i = 0; i < count; ++i)
    configs.push_back(add(kEngineConfig));
  if (count > 0 && failure.empty())
    check(library.get(heuristic, kAdvices, kDescriptorType, count, &count,
                      configs.data()));
  for (int64_t i = 0; i < count && failure.empty(); ++i) {
    if (!suits(configs[size_t(i)], convolution))
      continue;
    Descriptor candidate = add(kPlan);
    set(candidate, kPlanConfig, kDescriptorType, 1, &configs[size_t(i)]);
    if (device.described)
      set(candidate, kPlanDevice, kDescriptorType, 1, &device.described);
    else
      set(candidate, kPlanHandle, kHandleType, 1, &device.handle);
    int64_t got = 0;
    // An engine may refuse the convolution although the library's heuristic
    // proposed the engine.
    if (failure.empty() && !library.finalize(candidate) &&
        !library.get(candidate, kPlanWorkspace, kInt64, 1, &got,
                     &workspaceBytes) &&
        workspaceBytes <= workspace)
      return candidate;
  }
  return std::nullopt;
}

std::string Plan::make(const GpuConvolution &convolution, int64_t workspace,
                       Device device) {
  Descriptor operations[] = {operation(convolution)};
  Descriptor graph = add(kGraph);
  set(graph, kGraphOperations, kDescriptorType, 1, operations);
  if (device.handle)
    set(graph, kGraphHandle, kHandleType, 1, &device.handle);
  finish(graph);
  for (int advice : {kAdviceA, kAdviceFallback})
    if (!plan && failure.empty())
      plan = choose(graph, advice, convolution, workspace, device)
                 .value_or(nullptr);
  if (plan || !failure.empty())
    return failure;
  return "no engine of cuDNN computes it with " + std::to_string(workspace) +
         " bytes of workspace in " + convolution.math +
         ", the same bits in every run";
}

Status Plan::run(Handle handle, const int64_t *words) {
  if (!pack || !std::equal(packed.begin(), packed.end(), words)) {
    std::copy(words, words + packed.size(), packed.begin());
    if (pack)
      library.destroyDescriptor(pack);
    pack = nullptr;
    const int64_t names[] = {kImageName, kFilterName, kResultName};
    Status status = library.createDescriptor(kPack, &pack);
    if (!status)
      status = library.set(pack, kPackNames, kInt64, 3, names);
    if (!status)
      status = library.set(pack, kPackAddresses, kPointer, 3, words);
    if (!status)
      status = library.set(pack, kPackWorkspace, kPointer, 1, words + 3);
    if (!status)
      status = library.finalize(pack);
    if (status)
      return status;
  }
  return library.execute(handle, plan, pack);
}

//===----------------------------------------------------------------------===//
// Convolutions
//===----------------------------------------------------------------------===//

Convolutions::Convolutions(const GpuProgram &program, void *stream)
    : program(program) {
  if (!loadLibrary(library, refusal))
    return;
  Status status = library.create(&handle);
  if (!status)
    status = library.setStream(handle, stream);
  if (status) {
    refusal = "cuDNN does not start: " + textOf(library, status);
    return;
  }
  for (const GpuConvolution &convolution : program.convolutions) {
    std::string wrong = plans.emplace_back(library).make(
        convolution, program.workspaceBytes, {handle, nullptr});
    if (refusal.empty())
      refusal = wrong;
  }
}

Convolutions::~Convolutions() {
  plans.clear();
  if (handle)
    library.destroy(handle);
}

std::string Convolutions::run(int64_t number, const int64_t *words) {
  Status status = plans[size_t(number)].run(handle, words);
  return status ? textOf(library, status) : "";
}

std::string Convolutions::describe() const {
  size_t all = program.convolutions.size(), here = 0;
  for (size_t i = 0; i < all; ++i)
    here += has(int64_t(i));
  return describeCalls("convolutions", "cuDNN", here, all, refusal);
}

} // namespace remat::cudnn
