//===- fake-cudnn.cpp - A cuDNN that runs on the host ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replaces libcudnn.so.9, together with fake-cuda.cpp. This library keeps the
// attributes of descriptors and demands the same attributes as the real cuDNN.
// It writes convolutions to the file FAKE_CUDNN_LOG, and computes them from
// their descriptors in double precision. FAKE_CUDNN_FAIL=NAME=STATUS makes the
// function NAME fail. With FAKE_CUDNN_REFUSE=KIND (forward, data or filter) the
// library finds no engine for convolutions of this kind. FAKE_CUDNN_VERSION is
// the version that the library reports.
//===----------------------------------------------------------------------===//
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace {

enum { kBadParameter = 2000, kNotFinalized = 2004, kNotSupported = 3000 };
enum { kFloat = 0, kHalf = 2, kBFloat16 = 9 };
enum {
  kConvolution = 1,
  kEngine = 2,
  kConfig = 3,
  kHeuristic = 4,
  kPlan = 5,
  kForward = 10,
  kFilter = 11,
  kData = 12,
  kGraph = 15,
  kPack = 16,
  kTensor = 17
};

struct Engine {
  int64_t number, workspace;
  std::vector<int> notes;
};

/// The engines in the order of the library's advice. The first engine fits no
/// convolution, and the second engine uses tf32.
const std::map<int, std::vector<Engine>> kEngines = {
    {3, {{10, 0, {4}}, {11, 512, {0}}, {12, int64_t(1) << 40, {}}}},
    {2, {{20, 512, {9}}}}};

struct Descriptor {
  int kind = 0;
  bool done = false;
  std::map<int, std::vector<char>> values;
  std::map<int, int> types;
  Engine engine{};

  template <typename T> T get(int attribute, size_t i = 0) const {
    T value{};
    auto found = values.find(attribute);
    if (found != values.end() && found->second.size() >= (i + 1) * sizeof(T))
      std::memcpy(&value, found->second.data() + i * sizeof(T), sizeof(T));
    return value;
  }
  const Descriptor *part(int attribute) const {
    return get<const Descriptor *>(attribute);
  }
};

FILE *logFile() {
  static FILE *file = [] {
    const char *name = std::getenv("FAKE_CUDNN_LOG");
    return std::fopen(name ? name : "/dev/null", "w");
  }();
  return file;
}

int statusOf(const char *function) {
  const char *wish = std::getenv("FAKE_CUDNN_FAIL");
  const char *equal = wish ? std::strchr(wish, '=') : nullptr;
  if (!equal || std::string_view(wish, size_t(equal - wish)) != function)
    return 0;
  return std::atoi(equal + 1);
}

/// For each kind of descriptor, the type and the number of elements of each
/// attribute. The number 0 allows any number of elements.
const std::map<int, std::map<int, std::pair<int, int>>> kAttributes = {
    {kTensor,
     {{900, {3, 1}},
      {901, {1, 1}},
      {902, {3, 4}},
      {903, {3, 4}},
      {906, {3, 1}}}},
    {kConvolution,
     {{100, {1, 1}},
      {101, {7, 1}},
      {102, {3, 2}},
      {103, {3, 2}},
      {104, {3, 2}},
      {105, {3, 2}},
      {106, {3, 1}}}},
    {kForward,
     {{700, {4, 1}},
      {701, {4, 1}},
      {702, {15, 1}},
      {703, {15, 1}},
      {704, {15, 1}},
      {705, {15, 1}}}},
    {kData,
     {{706, {4, 1}},
      {707, {4, 1}},
      {708, {15, 1}},
      {709, {15, 1}},
      {710, {15, 1}},
      {711, {15, 1}}}},
    {kFilter,
     {{712, {4, 1}},
      {713, {4, 1}},
      {714, {15, 1}},
      {715, {15, 1}},
      {716, {15, 1}},
      {717, {15, 1}}}},
    {kGraph, {{800, {0, 1}}, {801, {15, 1}}}},
    {kHeuristic, {{200, {8, 1}}, {201, {15, 1}}}},
    {kPlan, {{400, {0, 1}}, {401, {15, 1}}}},
    {kPack, {{1000, {3, 3}}, {1001, {6, 3}}, {1003, {6, 1}}}}};

size_t widthOf(int type) {
  return type == 1 || type == 4 || type == 7 || type == 8 ? 4 : 8;
}

struct Tensor {
  std::array<int64_t, 4> sizes, steps;
  int type;
  int64_t name, alignment;
};

Tensor tensorOf(const Descriptor *descriptor) {
  Tensor tensor;
  for (size_t i = 0; i < 4; ++i) {
    tensor.sizes[i] = descriptor->get<int64_t>(902, i);
    tensor.steps[i] = descriptor->get<int64_t>(903, i);
  }
  tensor.type = descriptor->get<int>(901);
  tensor.name = descriptor->get<int64_t>(906);
  tensor.alignment = descriptor->get<int64_t>(900);
  return tensor;
}

/// The dimensions of the image are N C H W, those of the filter are K C R S,
/// and those of the result are N K P Q.
struct Work {
  int kind;
  Tensor image, filter, result;
  char *at[3];
  int64_t before[2], after[2], strides[2], dilations[2];
  bool flipped;
  float alpha, beta;

  int64_t windows(int i) const {
    return (image.sizes[2 + i] + before[i] + after[i] -
            dilations[i] * (filter.sizes[2 + i] - 1) - 1) /
               strides[i] +
           1;
  }
  bool isProper() const {
    return image.sizes[0] == result.sizes[0] &&
           image.sizes[1] == filter.sizes[1] &&
           filter.sizes[0] == result.sizes[1] &&
           windows(0) == result.sizes[2] && windows(1) == result.sizes[3];
  }
};

Work workOf(const Descriptor &operation) {
  int alpha = operation.kind == kForward ? 700
              : operation.kind == kData  ? 706
                                         : 712;
  const Descriptor *shape = operation.part(alpha + 2);
  Work work{};
  work.kind = operation.kind;
  work.alpha = operation.get<float>(alpha);
  work.beta = operation.get<float>(alpha + 1);
  work.filter = tensorOf(operation.part(alpha + 3));
  work.image = tensorOf(operation.part(alpha + 4));
  work.result = tensorOf(operation.part(alpha + 5));
  work.flipped = shape->get<int>(101) == 0;
  for (size_t i = 0; i < 2; ++i) {
    work.dilations[i] = shape->get<int64_t>(102, i);
    work.strides[i] = shape->get<int64_t>(103, i);
    work.after[i] = shape->get<int64_t>(104, i);
    work.before[i] = shape->get<int64_t>(105, i);
  }
  return work;
}

int64_t placeOf(const Tensor &tensor, int64_t a, int64_t b, int64_t c,
                int64_t d) {
  return a * tensor.steps[0] + b * tensor.steps[1] + c * tensor.steps[2] +
         d * tensor.steps[3];
}

double read(const Tensor &tensor, const char *at, int64_t place) {
  if (tensor.type == kFloat)
    return reinterpret_cast<const float *>(at)[place];
  if (tensor.type == kHalf)
    return double(reinterpret_cast<const _Float16 *>(at)[place]);
  uint32_t bits = uint32_t(reinterpret_cast<const uint16_t *>(at)[place]) << 16;
  float value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}

/// Calls \p visit for each product with its places in image, filter and result.
template <typename Visit> void eachProduct(const Work &work, Visit visit) {
  const auto &image = work.image.sizes, &filter = work.filter.sizes,
             &result = work.result.sizes;
  for (int64_t n = 0; n < result[0]; ++n)
    for (int64_t k = 0; k < result[1]; ++k)
      for (int64_t p = 0; p < result[2]; ++p)
        for (int64_t q = 0; q < result[3]; ++q)
          for (int64_t c = 0; c < filter[1]; ++c)
            for (int64_t r = 0; r < filter[2]; ++r)
              for (int64_t s = 0; s < filter[3]; ++s) {
                int64_t h = p * work.strides[0] + r * work.dilations[0] -
                            work.before[0];
                int64_t w = q * work.strides[1] + s * work.dilations[1] -
                            work.before[1];
                if (h < 0 || h >= image[2] || w < 0 || w >= image[3])
                  continue;
                int64_t row = work.flipped ? filter[2] - 1 - r : r,
                        column = work.flipped ? filter[3] - 1 - s : s;
                visit(placeOf(work.image, n, c, h, w),
                      placeOf(work.filter, k, c, row, column),
                      placeOf(work.result, n, k, p, q));
              }
}

void compute(void *data) {
  const auto &work = *static_cast<Work *>(data);
  const Tensor *tensors[] = {&work.image, &work.filter, &work.result};
  int sum = work.kind == kForward ? 2 : work.kind == kData ? 0 : 1;
  int a = sum == 0 ? 1 : 0, b = sum == 2 ? 1 : 2;
  std::map<int64_t, double> sums;
  const auto &sizes = tensors[sum]->sizes;
  for (int64_t i = 0; i < sizes[0]; ++i)
    for (int64_t j = 0; j < sizes[1]; ++j)
      for (int64_t k = 0; k < sizes[2]; ++k)
        for (int64_t l = 0; l < sizes[3]; ++l)
          sums[placeOf(*tensors[sum], i, j, k, l)] = 0;
  eachProduct(work, [&](int64_t image, int64_t filter, int64_t result) {
    int64_t places[] = {image, filter, result};
    sums[places[sum]] += read(*tensors[a], work.at[a], places[a]) *
                         read(*tensors[b], work.at[b], places[b]);
  });
  auto *out = reinterpret_cast<float *>(work.at[sum]);
  for (auto [place, value] : sums) // The old content of `out` may be NaN.
    out[place] = float(work.alpha * value +
                       (work.beta == 0 ? 0 : work.beta * double(out[place])));
}

const char *nameOf(int kind) {
  return kind == kForward ? "forward" : kind == kData ? "data" : "filter";
}

void writeTensor(const char *name, const Tensor &tensor) {
  std::fprintf(logFile(), " %s", name);
  for (size_t i = 0; i < 4; ++i)
    std::fprintf(logFile(), "%c%ld", i ? 'x' : ' ', long(tensor.sizes[i]));
  for (size_t i = 0; i < 4; ++i)
    std::fprintf(logFile(), "%c%ld", i ? ',' : ' ', long(tensor.steps[i]));
  std::fprintf(logFile(), " type %d", tensor.type);
}

using Enqueue = int (*)(void *stream, void (*run)(void *), void *data);

Enqueue driver() {
  void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);
  return reinterpret_cast<Enqueue>(dlsym(library, "fakeCudaEnqueue"));
}

/// Returns whether all attributes are set and all descriptors in them are
/// finalised.
int checkWhole(const Descriptor &descriptor) {
  auto known = kAttributes.find(descriptor.kind);
  if (known == kAttributes.end())
    return kBadParameter; // Engines and their configurations can only be read.
  for (auto &[attribute, shape] : known->second) {
    if (!descriptor.values.count(attribute))
      return kBadParameter;
    if (shape.first == 15 && !descriptor.part(attribute)->done)
      return kNotFinalized;
  }
  return 0;
}

std::vector<Engine> enginesFor(const Descriptor &heuristic) {
  const Descriptor *operation = heuristic.part(201)->part(801);
  const char *refused = std::getenv("FAKE_CUDNN_REFUSE");
  if (refused && std::strstr(refused, nameOf(operation->kind)))
    return {};
  auto found = kEngines.find(heuristic.get<int>(200));
  return found == kEngines.end() ? std::vector<Engine>() : found->second;
}

void *stream = nullptr;

} // namespace

#define FAKE(name) extern "C" int name
#define FAIL_IF_ASKED                                                          \
  if (int status = statusOf(__func__))                                         \
  return status

extern "C" size_t cudnnGetVersion() {
  const char *version = std::getenv("FAKE_CUDNN_VERSION");
  return version ? size_t(std::atoi(version)) : 91900;
}
extern "C" const char *cudnnGetErrorString(int status) {
  return status == kBadParameter ? "bad parameter" : "some error";
}
extern "C" void cudnnGetLastErrorString(char *message, size_t bytes) {
  std::snprintf(message, bytes, "more of it");
}
FAKE(cudnnCreate)(void **handle) {
  FAIL_IF_ASKED;
  *handle = handle;
  return 0;
}
FAKE(cudnnDestroy)(void *) {
  std::fprintf(logFile(), "destroyed\n");
  std::fflush(logFile());
  return 0;
}
FAKE(cudnnSetStream)(void *, void *given) {
  FAIL_IF_ASKED;
  stream = given;
  return 0;
}
FAKE(cudnnBackendCreateDescriptor)(int kind, Descriptor **made) {
  FAIL_IF_ASKED;
  *made = new Descriptor;
  (*made)->kind = kind;
  return 0;
}
FAKE(cudnnBackendDestroyDescriptor)(Descriptor *descriptor) {
  delete descriptor;
  return 0;
}
FAKE(cudnnBackendSetAttribute)(Descriptor *descriptor, int attribute, int type,
                               int64_t count, const void *values) {
  FAIL_IF_ASKED;
  auto kind = kAttributes.find(descriptor->kind);
  if (descriptor->done || kind == kAttributes.end())
    return kBadParameter;
  auto known = kind->second.find(attribute);
  if (known == kind->second.end() || known->second.first != type ||
      known->second.second != count)
    return kBadParameter;
  auto *begin = static_cast<const char *>(values);
  descriptor->values[attribute].assign(begin,
                                       begin + size_t(count) * widthOf(type));
  return 0;
}
FAKE(cudnnBackendFinalize)(Descriptor *descriptor) {
  FAIL_IF_ASKED;
  if (int status = checkWhole(*descriptor))
    return status;
  bool isOperation = descriptor->kind == kForward ||
                     descriptor->kind == kData || descriptor->kind == kFilter;
  if (isOperation && !workOf(*descriptor).isProper())
    return kBadParameter;
  if (descriptor->kind == kPlan)
    descriptor->engine = descriptor->part(401)->engine;
  descriptor->done = true;
  return 0;
}
FAKE(cudnnBackendGetAttribute)(Descriptor *descriptor, int attribute, int,
                               int64_t wanted, int64_t *count, void *values) {
  FAIL_IF_ASKED;
  auto *parts = static_cast<Descriptor **>(values);
  if (descriptor->kind == kHeuristic && attribute == 202) {
    std::vector<Engine> engines = enginesFor(*descriptor);
    *count = int64_t(engines.size());
    for (int64_t i = 0; i < wanted && i < *count; ++i) {
      parts[i]->engine = engines[size_t(i)];
      parts[i]->values[0] = std::vector<char>(sizeof(void *));
      const Descriptor *graph = descriptor->part(201);
      std::memcpy(parts[i]->values[0].data(), &graph, sizeof(graph));
      parts[i]->done = true;
    }
  } else if (descriptor->kind == kConfig && attribute == 300 && wanted == 1) {
    parts[0]->engine = descriptor->engine;
    *count = 1;
  } else if (descriptor->kind == kEngine && attribute == 1303) {
    const std::vector<int> &notes = descriptor->engine.notes;
    *count = int64_t(notes.size());
    std::copy(notes.begin(), notes.end(), static_cast<int *>(values));
  } else if (descriptor->kind == kPlan && attribute == 402) {
    *static_cast<int64_t *>(values) = descriptor->engine.workspace;
    *count = 1;
  } else {
    return kBadParameter;
  }
  return 0;
}
FAKE(cudnnBackendExecute)(void *, Descriptor *plan, Descriptor *pack) {
  FAIL_IF_ASKED;
  if (!plan->done || !pack->done)
    return kNotFinalized;
  const Descriptor *operation = plan->part(401)->part(0)->part(801);
  auto *work = new Work(workOf(*operation));
  const Tensor *tensors[] = {&work->image, &work->filter, &work->result};
  for (size_t i = 0; i < 3; ++i)
    for (size_t j = 0; j < 3; ++j)
      if (pack->get<int64_t>(1000, i) == tensors[j]->name)
        work->at[j] = pack->get<char *>(1001, i);
  for (size_t i = 0; i < 3; ++i)
    if (!work->at[i] ||
        uintptr_t(work->at[i]) % uintptr_t(tensors[i]->alignment))
      return kBadParameter;
  if (plan->engine.workspace > 0 && !pack->get<char *>(1003))
    return kBadParameter;
  std::fprintf(logFile(), "%s", nameOf(work->kind));
  writeTensor("image", work->image);
  writeTensor("filter", work->filter);
  writeTensor("result", work->result);
  std::fprintf(logFile(),
               " padding %ld,%ld %ld,%ld strides %ld,%ld dilations %ld,%ld %s "
               "beta %g engine %ld stream %d\n",
               long(work->before[0]), long(work->after[0]),
               long(work->before[1]), long(work->after[1]),
               long(work->strides[0]), long(work->strides[1]),
               long(work->dilations[0]), long(work->dilations[1]),
               work->flipped ? "flipped" : "as it is", work->beta,
               long(plan->engine.number), int(intptr_t(stream)));
  std::fflush(logFile());
  // A graph may run the convolution again.
  return driver()(stream, compute, work);
}
