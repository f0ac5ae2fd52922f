//===- GpuHost.cpp - A device made of the host's own memory ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Cpu/CountingAllocator.h"
#include "Runtime/Gpu/GpuRuntime.h"
#include "remat/Runtime/Cpu/Contraction.h"

#include <chrono>
#include <cstdlib>
#include <cstring>

namespace remat {

namespace {

constexpr size_t kAlignment = 256;

/// Allocates memory that is poisoned, as if it had never been written.
char *allocate(int64_t bytes) {
  size_t rounded = (size_t(bytes) / kAlignment + 1) * kAlignment;
  void *memory = std::aligned_alloc(kAlignment, rounded);
  if (!memory)
    failGpu("no memory for " + std::to_string(bytes) +
            " bytes that stand for the device's");
  poisonBytes(memory, int64_t(rounded));
  return static_cast<char *>(memory);
}

int32_t typeOf(GpuFactors factors) {
  switch (factors) {
  case GpuFactors::F32:
    return REMAT_FACTOR_F32;
  case GpuFactors::BF16:
    return REMAT_FACTOR_BF16;
  case GpuFactors::F16:
    return REMAT_FACTOR_F16;
  }
  return REMAT_FACTOR_F32;
}

/// Calls \p visit with the batch, the row and the column of each element of C.
template <typename Visit>
void eachElement(const GpuProduct &product, Visit visit) {
  for (int64_t b = 0; b < product.batch; ++b)
    for (int64_t i = 0; i < product.rows; ++i)
      for (int64_t j = 0; j < product.columns; ++j)
        visit(b, i, j);
}

int64_t placeOf(const GpuMatrix &matrix, int64_t b, int64_t i, int64_t j) {
  return b * matrix.batchStep + i * matrix.rowStep + j * matrix.columnStep;
}

/// Applies the epilogue of a product to \p sums, which have the layout of C.
/// The bias is added before the addend.
void finish(const GpuProduct &product, const float *sums,
            const int64_t *words) {
  const GpuProductEpilogue &epilogue = product.epilogue;
  auto *to = reinterpret_cast<float *>(words[2]);
  const auto *addend = reinterpret_cast<const float *>(words[4]);
  const auto *bias = reinterpret_cast<const float *>(words[5]);
  bool areRows = product.c.rowStep == 1;
  eachElement(product, [&](int64_t b, int64_t i, int64_t j) {
    int64_t place = placeOf(product.c, b, i, j);
    float value = sums[place];
    if (epilogue.scale != 1)
      value *= epilogue.scale;
    if (epilogue.biasBytes > 0)
      value += bias[areRows ? i : j];
    if (epilogue.addendScale != 0) {
      float scaled =
          epilogue.addendScale * addend[placeOf(epilogue.addend, b, i, j)];
      value += scaled;
    }
    to[place] = epilogue.relu && value <= 0 ? 0 : value;
  });
}

class HostRuntime : public GpuRuntime {
public:
  HostRuntime(const GpuProgram &program, const HostKernel *kernels)
      : GpuRuntime(program), kernels(kernels),
        device(allocate(program.deviceBytes)),
        host(allocate(program.hostBytes)) {}

  ~HostRuntime() override {
    std::free(device);
    std::free(host);
  }

  char *slab() override { return device; }

  void launch(int64_t, int64_t kernel, const int64_t *words) override {
    const GpuKernel &shape = program.kernels[kernel];
    runHostKernel(kernels[kernel], words, shape.grid, shape.block,
                  shape.isTogether());
  }
  /// Computes in f32. Each product is rounded before it is added. The products
  /// are added in order.
  void multiply(int64_t, int64_t number, const int64_t *words) override {
    const GpuProduct &product = program.products[size_t(number)];
    const GpuMatrix &a = product.a, &b = product.b, &c = product.c;
    const int64_t loops[] = {1,
                             1,
                             1,
                             1,
                             product.batch,
                             a.batchStep,
                             b.batchStep,
                             c.batchStep,
                             product.rows,
                             a.rowStep,
                             0,
                             c.rowStep,
                             product.columns,
                             0,
                             b.columnStep,
                             c.columnStep,
                             product.depth,
                             a.columnStep,
                             b.rowStep,
                             0};
    auto *sums = reinterpret_cast<float *>(words[2]);
    if (product.epilogue.isThere()) {
      besides.assign(size_t(c.bytes) / sizeof(float), 0);
      sums = besides.data();
    } else if (!product.adds) {
      eachElement(product, [&](int64_t b, int64_t i, int64_t j) {
        sums[placeOf(c, b, i, j)] = 0;
      });
    }
    int32_t type = typeOf(product.factors);
    rematContractMixed(loops, type, reinterpret_cast<const void *>(words[0]),
                       type, reinterpret_cast<const void *>(words[1]), sums);
    if (product.epilogue.isThere())
      finish(product, sums, words);
  }
  /// In this runtime, kernels compute convolutions.
  bool hasConvolution(int64_t) const override { return false; }
  void convolve(int64_t, int64_t, const int64_t *) override {}
  void copyOut(int64_t, int64_t to, int64_t from, int64_t bytes) override {
    std::memcpy(host + to, reinterpret_cast<char *>(from), bytes);
  }
  void copyIn(int64_t, int64_t to, int64_t from, int64_t bytes) override {
    std::memcpy(reinterpret_cast<char *>(to), host + from, bytes);
  }
  void record(int, int64_t) override {}
  void wait(int, int64_t) override {}
  void upload(int64_t to, const void *from, int64_t bytes) override {
    std::memcpy(reinterpret_cast<char *>(to), from, bytes);
  }
  void download(void *to, int64_t from, int64_t bytes) override {
    std::memcpy(to, reinterpret_cast<char *>(from), bytes);
  }
  void move(int64_t to, int64_t from, int64_t bytes) override {
    std::memmove(reinterpret_cast<char *>(to), reinterpret_cast<char *>(from),
                 bytes);
  }
  void openInbox(int64_t bytes) override { inbox.resize(size_t(bytes)); }
  void fillInbox(const void *from, int64_t bytes) override {
    std::memcpy(inbox.data(), from, bytes);
  }
  void takeFromInbox(int64_t to, int64_t begin, int64_t bytes) override {
    std::memcpy(reinterpret_cast<char *>(to), inbox.data() + begin, bytes);
  }
  void sync(int) override {}
  int64_t mark(int) override {
    marks.push_back(std::chrono::steady_clock::now());
    return int64_t(marks.size()) - 1;
  }
  double secondsBetween(int64_t from, int64_t to) override {
    return std::chrono::duration<double>(marks[size_t(to)] -
                                         marks[size_t(from)])
        .count();
  }
  void forgetMarks() override { marks.clear(); }

private:
  const HostKernel *kernels;
  char *device, *host;
  std::vector<char> inbox;
  std::vector<float> besides; ///< Products before their epilogue.
  std::vector<std::chrono::steady_clock::time_point> marks;
};

} // namespace

std::unique_ptr<GpuRuntime> makeHostRuntime(const GpuProgram &program,
                                            const HostKernel *kernels) {
  return std::make_unique<HostRuntime>(program, kernels);
}

} // namespace remat
