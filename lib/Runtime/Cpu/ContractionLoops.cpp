//===- ContractionLoops.cpp - The loops of a contraction ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Cpu/ContractionLoops.h"

#include <algorithm>

using namespace remat;

/// A loop is described by its size and its steps in A, B and C.
static constexpr int64_t kFields = 4;

LoopGroup::LoopGroup(const int64_t *loops, int64_t count)
    : loops(loops), count(count) {
  for (int64_t i = 0; i < count; ++i)
    total *= loops[i * kFields];
}

int64_t LoopGroup::offset(Operand operand, int64_t at) const {
  int64_t result = 0;
  for (int64_t i = count - 1; i >= 0; --i) {
    const int64_t *loop = loops + i * kFields;
    result += at % loop[0] * loop[1 + operand];
    at /= loop[0];
  }
  return result;
}

void LoopGroup::offsets(Operand operand, int64_t begin, int64_t length,
                        int64_t *out) const {
  if (count == 0) {
    std::fill_n(out, length, 0);
    return;
  }
  const int64_t *inner = loops + (count - 1) * kFields;
  int64_t size = inner[0], step = inner[1 + operand];
  for (int64_t done = 0; done < length;) {
    int64_t first = (begin + done) % size;
    int64_t run = std::min(size - first, length - done);
    int64_t start = offset(operand, begin + done);
    for (int64_t i = 0; i < run; ++i)
      out[done + i] = start + i * step;
    done += run;
  }
}

ContractionLoops::ContractionLoops(const int64_t *loops) {
  const int64_t *next = loops + 4;
  LoopGroup *groups[] = {&batch, &m, &n, &k};
  for (int i = 0; i < 4; ++i) {
    *groups[i] = LoopGroup(next, loops[i]);
    next += loops[i] * kFields;
  }
}
