//===- fake-cublaslt.cpp - A cuBLASLt that runs on the host ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replaces libcublasLt.so.13, together with fake-cuda.cpp. This library checks
// each request, writes the request to the file FAKE_CUBLASLT_LOG, and computes
// the result in double precision. FAKE_CUBLASLT_FAIL=NAME=STATUS makes the
// function NAME fail. With FAKE_CUBLASLT_FAIL=none=1 the library finds no
// algorithm.
//===----------------------------------------------------------------------===//
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <map>
#include <string_view>
#include <utility>

namespace {

enum {
  kInvalidValue = 7,
  kNotSupported = 15,
  kFloat = 0,
  kF16 = 2,
  kBF16 = 14,
  kEpilogue = 7,
  kBias = 8
};

/// The flags of an epilogue. A product without an epilogue has the value 1.
enum { kRelu = 2, kAddBias = 4 };

struct Descriptor {
  int compute = 0;
  std::map<int, int32_t> values;
  const float *bias = nullptr;
  int32_t epilogue() const { return values.at(kEpilogue); }
};

struct Layout {
  uint64_t rows = 0, columns = 0;
  int64_t step = 0;
  int type = kFloat;
  int64_t batchStep = 0;
  int32_t batch = 1;
};

struct Preference {
  uint64_t workspace = 0;
  uint32_t alignment[4] = {};
};

FILE *logFile() {
  static FILE *file = [] {
    const char *name = std::getenv("FAKE_CUBLASLT_LOG");
    return std::fopen(name ? name : "/dev/null", "w");
  }();
  return file;
}

int statusOf(const char *function) {
  const char *wish = std::getenv("FAKE_CUBLASLT_FAIL");
  const char *equal = wish ? std::strchr(wish, '=') : nullptr;
  if (!equal || std::string_view(wish, size_t(equal - wish)) != function)
    return 0;
  return std::atoi(equal + 1);
}

/// A product that waits in its stream until it is computed.
struct Work {
  Descriptor descriptor;
  Layout left, right, addend, result;
  const void *a, *b;
  const float *c;
  float *d;
  float alpha, beta;
};

uint64_t depthOf(const Work &work) {
  return work.descriptor.values.at(3) ? work.left.rows : work.left.columns;
}

float element(const Layout &layout, const void *at, bool transposed,
              int64_t batch, uint64_t row, uint64_t column) {
  if (transposed)
    std::swap(row, column);
  int64_t place =
      batch * layout.batchStep + int64_t(row) + int64_t(column) * layout.step;
  if (layout.type == kFloat)
    return static_cast<const float *>(at)[place];
  if (layout.type == kF16)
    return float(static_cast<const _Float16 *>(at)[place]);
  uint32_t bits = uint32_t(static_cast<const uint16_t *>(at)[place]) << 16;
  float value;
  std::memcpy(&value, &bits, sizeof(value));
  return value;
}

void compute(void *data) {
  auto *work = static_cast<Work *>(data);
  bool transposeA = work->descriptor.values.at(3);
  bool transposeB = work->descriptor.values.at(4);
  uint64_t depth = depthOf(*work);
  for (int32_t batch = 0; batch < work->result.batch; ++batch)
    for (uint64_t j = 0; j < work->result.columns; ++j)
      for (uint64_t i = 0; i < work->result.rows; ++i) {
        double sum = 0;
        for (uint64_t k = 0; k < depth; ++k)
          sum += double(element(work->left, work->a, transposeA, batch, i, k)) *
                 element(work->right, work->b, transposeB, batch, k, j);
        double value = work->alpha * sum;
        if (work->beta != 0) // If beta is 0, C may be NaN.
          value += double(work->beta) *
                   element(work->addend, work->c, false, batch, i, j);
        if (work->descriptor.epilogue() & kAddBias)
          value += work->descriptor.bias[i];
        if (work->descriptor.epilogue() & kRelu)
          value = std::max(value, 0.0);
        work->d[batch * work->result.batchStep + int64_t(i) +
                int64_t(j) * work->result.step] = float(value);
      }
}

using Enqueue = int (*)(void *stream, void (*run)(void *), void *data);

Enqueue driver() {
  void *library = dlopen("libcuda.so.1", RTLD_NOW | RTLD_NOLOAD);
  return reinterpret_cast<Enqueue>(dlsym(library, "fakeCudaEnqueue"));
}

bool isMatrix(const Layout *layout) {
  return layout->rows > 0 && layout->columns > 0 &&
         layout->step >= int64_t(layout->rows);
}

} // namespace

#define FAKE(name) extern "C" int name
#define FAIL_IF_ASKED                                                          \
  if (int status = statusOf(__func__))                                         \
  return status

FAKE(cublasLtCreate)(void **handle) {
  FAIL_IF_ASKED;
  *handle = handle;
  return 0;
}
FAKE(cublasLtDestroy)(void *) {
  std::fprintf(logFile(), "destroyed\n");
  std::fflush(logFile());
  return 0;
}
FAKE(cublasLtMatmulDescCreate)(Descriptor **made, int compute, int scale) {
  FAIL_IF_ASKED;
  *made = new Descriptor{compute, {{3, 0}, {4, 0}, {kEpilogue, 1}}};
  return scale == 0 ? 0 : kInvalidValue;
}
FAKE(cublasLtMatmulDescSetAttribute)(Descriptor *descriptor, int attribute,
                                     const void *value, size_t bytes) {
  if (attribute == kBias && bytes == sizeof(void *)) {
    std::memcpy(&descriptor->bias, value, bytes);
    return 0;
  }
  if (bytes != 4 ||
      (attribute != 3 && attribute != 4 && attribute != kEpilogue))
    return kInvalidValue;
  std::memcpy(&descriptor->values[attribute], value, bytes);
  return 0;
}
FAKE(cublasLtMatmulDescDestroy)(Descriptor *descriptor) {
  delete descriptor;
  return 0;
}
FAKE(cublasLtMatrixLayoutCreate)(Layout **made, int type, uint64_t rows,
                                 uint64_t columns, int64_t step) {
  FAIL_IF_ASKED;
  *made = new Layout{rows, columns, step, type};
  return type == kFloat || type == kF16 || type == kBF16 ? 0 : kInvalidValue;
}
FAKE(cublasLtMatrixLayoutSetAttribute)(Layout *layout, int attribute,
                                       const void *value, size_t bytes) {
  if (attribute == 5 && bytes == 4)
    std::memcpy(&layout->batch, value, bytes);
  else if (attribute == 6 && bytes == 8)
    std::memcpy(&layout->batchStep, value, bytes);
  else
    return kInvalidValue;
  return 0;
}
FAKE(cublasLtMatrixLayoutDestroy)(Layout *layout) {
  delete layout;
  return 0;
}
FAKE(cublasLtMatmulPreferenceCreate)(Preference **made) {
  *made = new Preference;
  return 0;
}
FAKE(cublasLtMatmulPreferenceSetAttribute)(Preference *preference,
                                           int attribute, const void *value,
                                           size_t bytes) {
  if (attribute == 1 && bytes == 8)
    std::memcpy(&preference->workspace, value, bytes);
  else if (attribute >= 5 && attribute <= 8 && bytes == 4)
    std::memcpy(&preference->alignment[attribute - 5], value, bytes);
  else
    return kInvalidValue;
  return 0;
}
FAKE(cublasLtMatmulPreferenceDestroy)(Preference *preference) {
  delete preference;
  return 0;
}
FAKE(cublasLtMatmulAlgoGetHeuristic)(void *, Descriptor *descriptor,
                                     Layout *left, Layout *right,
                                     Layout *addend, Layout *result,
                                     Preference *preference, int wanted,
                                     uint64_t *choice, int *found) {
  FAIL_IF_ASKED;
  for (const Layout *each : {left, right, addend, result})
    if (!isMatrix(each) || wanted != 1)
      return kInvalidValue;
  int32_t epilogue = descriptor->epilogue();
  if (epilogue != 1 && (epilogue & ~(kRelu | kAddBias)))
    return kNotSupported;
  // The bias must have the alignment for which the caller asks for an
  // algorithm.
  if ((epilogue & kAddBias) &&
      (!descriptor->bias ||
       uintptr_t(descriptor->bias) % preference->alignment[3]))
    return kInvalidValue;
  if (left->type != right->type || result->type != kFloat)
    return kNotSupported;
  std::fprintf(logFile(),
               "choose compute %d workspace %lu alignment %u types %d %d %d\n",
               descriptor->compute, (unsigned long)preference->workspace,
               preference->alignment[3], left->type, right->type, result->type);
  choice[0] = preference->alignment[0]; // The algorithm's alignment.
  *found = statusOf("none") ? 0 : 1;
  return 0;
}
FAKE(cublasLtMatmul)(void *, Descriptor *descriptor, const float *alpha,
                     const void *a, Layout *left, const void *b, Layout *right,
                     const float *beta, const float *c, Layout *addend,
                     float *d, Layout *result, const uint64_t *choice,
                     void *workspace, size_t bytes, void *stream) {
  FAIL_IF_ASKED;
  bool hasBias = descriptor->epilogue() & kAddBias;
  for (const void *address : {a, b, (const void *)c, (const void *)d,
                              (const void *)(hasBias ? descriptor->bias : d)})
    if (uintptr_t(address) % choice[0])
      // The address is less aligned than the one for which the algorithm was
      // chosen.
      return kInvalidValue;
  if (uintptr_t(workspace) % 256 || (c == d && addend != result))
    return kInvalidValue;
  auto *work = new Work{*descriptor, *left, *right, *addend, *result, a,
                        b,           c,     d,      *alpha,  *beta};
  bool transposeA = descriptor->values[3], transposeB = descriptor->values[4];
  uint64_t depth = depthOf(*work);
  if ((transposeA ? left->columns : left->rows) != result->rows ||
      (transposeB ? right->columns : right->rows) != depth ||
      (transposeB ? right->rows : right->columns) != result->columns ||
      left->batch != result->batch || right->batch != result->batch ||
      addend->rows != result->rows || addend->columns != result->columns ||
      addend->batch != result->batch)
    return kNotSupported;
  std::fprintf(logFile(),
               "product %lu x %lu x %lu batch %d %c%c steps %ld %ld %ld batch "
               "steps %ld %ld %ld alpha %g beta %g workspace %zu stream %d",
               (unsigned long)result->rows, (unsigned long)depth,
               (unsigned long)result->columns, result->batch,
               transposeA ? 'T' : 'N', transposeB ? 'T' : 'N', (long)left->step,
               (long)right->step, (long)result->step, (long)left->batchStep,
               (long)right->batchStep, (long)result->batchStep, *alpha, *beta,
               bytes, int(intptr_t(stream)));
  if (descriptor->epilogue() != 1)
    std::fprintf(logFile(), " epilogue %d", descriptor->epilogue());
  if (*beta != 0)
    std::fprintf(logFile(), " C %s, steps %ld %ld",
                 c == d ? "is the result" : "apart", (long)addend->step,
                 (long)addend->batchStep);
  std::fprintf(logFile(), "\n");
  std::fflush(logFile());
  return driver()(stream, compute, work); // A graph may run the product again.
}
extern "C" const char *cublasLtGetStatusString(int status) {
  return status == kInvalidValue ? "invalid value" : "some error";
}
