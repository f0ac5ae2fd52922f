//===- Inputs.cpp - Random inputs, or inputs from a file ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Cpu/Inputs.h"

#include "Runtime/Cpu/RandomInput.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/Support/ScopedPrinter.h"

using namespace mlir;

namespace remat {

/// Elements are in little-endian order, so their last byte has the sign.
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
    std::string element = llvm::to_string(type.getElementType());
    inputs.push_back(
        {type, randomInput(element, type.getNumElements(), seed, i)});
    if (nonnegative)
      dropSigns(inputs.back());
  }
  return inputs;
}

FailureOr<std::vector<TensorData>> inputsOf(ArrayRef<RankedTensorType> types,
                                            const llvm::MemoryBuffer &file,
                                            Location step) {
  int64_t sum = 0;
  for (RankedTensorType type : types)
    sum += tensorBytes(type);
  if (int64_t(file.getBufferSize()) != sum)
    return emitError(step) << "the inputs take " << sum << " bytes, but "
                           << file.getBufferIdentifier() << " has "
                           << file.getBufferSize()
                           << "; a file has all inputs, one after another";
  std::vector<TensorData> inputs;
  const char *next = file.getBufferStart();
  for (RankedTensorType type : types) {
    const char *end = next + tensorBytes(type);
    inputs.push_back({type, std::vector<char>(next, end)});
    next = end;
    if (type.getElementType().isInteger(1))
      for (char &element : inputs.back().bytes)
        element = element != 0;
  }
  return inputs;
}

} // namespace remat
