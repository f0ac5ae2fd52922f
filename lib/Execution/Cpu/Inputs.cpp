//===- Inputs.cpp - Random inputs that depend on a seed only --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "remat/Execution/Cpu/Inputs.h"

#include "remat/Runtime/Cpu/RandomInput.h"

using namespace mlir;

namespace remat {

/// Little-endian: the sign is in the last byte of an element.
static void dropSigns(TensorData &tensor) {
  Type element = tensor.type.getElementType();
  if (!isa<FloatType>(element))
    return;
  size_t width = element.getIntOrFloatBitWidth() / 8;
  for (size_t i = width - 1; i < tensor.bytes.size(); i += width)
    tensor.bytes[i] &= 0x7f;
}

std::vector<TensorData> randomInputs(ArrayRef<RankedTensorType> types,
                                     uint64_t seed, bool nonnegative) {
  std::vector<TensorData> inputs;
  for (auto [i, type] : llvm::enumerate(types)) {
    std::string element;
    llvm::raw_string_ostream(element) << type.getElementType();
    inputs.push_back(
        {type, randomInput(element, type.getNumElements(), seed, i)});
    if (nonnegative)
      dropSigns(inputs.back());
  }
  return inputs;
}

} // namespace remat
