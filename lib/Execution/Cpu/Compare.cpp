//===- Compare.cpp - Compares outputs bit for bit -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Cpu/Runner.h"
#include "Runtime/Cpu/RandomInput.h"

#include "llvm/Support/ScopedPrinter.h"

#include <cmath>
#include <cstring>

using namespace mlir;

namespace remat {

namespace {

OutputDifference difference(size_t output, const TensorData &a,
                            const TensorData &b) {
  OutputDifference result{output};
  int64_t width = elementWidth(a.type.getElementType());
  for (int64_t i = 0, e = a.type.getNumElements(); i < e; ++i) {
    if (!std::memcmp(a.bytes.data() + i * width, b.bytes.data() + i * width,
                     width))
      continue;
    if (result.differingElements++ == 0)
      result.firstElement = i;
    double gap = std::fabs(elementAsDouble(a, i) - elementAsDouble(b, i));
    if (gap > result.largest)
      result.largest = gap;
  }
  return result;
}

} // namespace

std::vector<OutputDifference> compareOutputs(ArrayRef<TensorData> a,
                                             ArrayRef<TensorData> b) {
  assert(a.size() == b.size() && "same signature");
  std::vector<OutputDifference> differences;
  for (auto [i, pair] : llvm::enumerate(llvm::zip(a, b))) {
    auto &[left, right] = pair;
    if (left.bytes != right.bytes)
      differences.push_back(difference(i, left, right));
  }
  return differences;
}

OutputQuality inspectOutputs(ArrayRef<TensorData> outputs) {
  OutputQuality quality;
  for (auto [i, output] : llvm::enumerate(outputs)) {
    if (!isa<FloatType>(output.type.getElementType()))
      continue;
    int64_t nan = 0, inf = 0, count = output.type.getNumElements();
    for (int64_t k = 0; k < count; ++k) {
      double value = elementAsDouble(output, k);
      nan += std::isnan(value);
      inf += std::isinf(value);
    }
    quality.nan += nan;
    quality.inf += inf;
    if (count > 0 && nan + inf == count && !quality.meaningless)
      quality.meaningless = i;
  }
  return quality;
}

uint64_t checksum(ArrayRef<TensorData> outputs) {
  Checksum checksum;
  for (const TensorData &output : outputs) {
    std::string type = llvm::to_string(output.type);
    checksum.add(type.data(), type.size());
    checksum.add(output.bytes.data(), output.bytes.size());
  }
  return checksum.value();
}

} // namespace remat
