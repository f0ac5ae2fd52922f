//===- ContractionTile.cpp - The innermost loops of a contraction ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The body in this file is compiled for each instruction set. A product is
// rounded before it is added. With fused multiply-add, the sums would depend on
// the machine. The build disables such fusing for this file, and so does the
// pragma below.
//
//===----------------------------------------------------------------------===//
#include "Runtime/Cpu/ContractionTile.h"

#include <cstring>

using namespace remat;

#if defined(__clang__)
#pragma clang fp contract(off)
#endif

namespace {

template <int Rows, int Vectors, int Lanes>
[[gnu::always_inline]] inline void multiply(int64_t depth, const float *a,
                                            const float *b, float *const *c) {
  typedef float Vector __attribute__((vector_size(Lanes * sizeof(float))));
  Vector sums[Rows][Vectors];
  for (int r = 0; r < Rows; ++r)
    std::memcpy(sums[r], c[r], sizeof(sums[r]));
  for (int64_t k = 0; k < depth; ++k, a += Rows, b += Vectors * Lanes) {
    Vector right[Vectors];
    std::memcpy(right, b, sizeof(right));
    for (int r = 0; r < Rows; ++r)
      for (int v = 0; v < Vectors; ++v)
        sums[r][v] = sums[r][v] + right[v] * a[r];
  }
  for (int r = 0; r < Rows; ++r)
    std::memcpy(c[r], sums[r], sizeof(sums[r]));
}

void multiplyBaseline(int64_t depth, const float *a, const float *b,
                      float *const *c) {
  multiply<6, 2, 4>(depth, a, b, c);
}
constexpr ContractionTile baseline{6, 8, multiplyBaseline};

#if defined(__x86_64__)
[[gnu::target("avx2")]] void multiplyAVX2(int64_t depth, const float *a,
                                          const float *b, float *const *c) {
  multiply<6, 2, 8>(depth, a, b, c);
}
constexpr ContractionTile avx2{6, 16, multiplyAVX2};

[[gnu::target("avx512f")]] void
multiplyAVX512(int64_t depth, const float *a, const float *b, float *const *c) {
  multiply<12, 2, 16>(depth, a, b, c);
}
constexpr ContractionTile avx512{12, 32, multiplyAVX512};
#endif

} // namespace

const ContractionTile &remat::contractionTile(InstructionSet set) {
#if defined(__x86_64__)
  if (set == InstructionSet::AVX512)
    return avx512;
  if (set == InstructionSet::AVX2)
    return avx2;
#endif
  return baseline;
}
