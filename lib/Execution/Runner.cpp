//===- Runner.cpp - Runs compiled steps -----------------------------------===//
#include "remat/Execution/Runner.h"

#include "remat/Execution/Allocator.h"

#include <chrono>
#include <cstring>

using namespace mlir;

namespace remat {

namespace {

/// Buffers of the caller's own inputs, aligned as the step's own are.
class ArgumentBuffers {
public:
  ArgumentBuffers(const StepInfo &info, ArrayRef<TensorData> inputs,
                  CountingAllocator &owned) {
    for (auto [input, donated] : llvm::zip(inputs, info.donated)) {
      void *buffer = (donated ? owned : kept).allocate(input.bytes.size());
      std::memcpy(buffer, input.bytes.data(), input.bytes.size());
      addresses.push_back(buffer);
    }
    addresses.resize(inputs.size() + info.outputs.size());
  }

  void **data() { return addresses.data(); }

private:
  CountingAllocator kept{/*poison=*/false};
  std::vector<void *> addresses;
};

/// Gathers a strided view into row-major order.
TensorData gather(const char *address, RankedTensorType type,
                  ArrayRef<int64_t> strides) {
  int64_t width = elementWidth(type.getElementType());
  TensorData data{type, std::vector<char>(tensorBytes(type))};
  SmallVector<int64_t> index(type.getRank(), 0);
  for (int64_t i = 0, e = type.getNumElements(); i < e; ++i) {
    int64_t offset = 0;
    for (auto [position, stride] : llvm::zip(index, strides))
      offset += position * stride;
    std::memcpy(data.bytes.data() + i * width, address + offset * width, width);
    for (int64_t dim = type.getRank() - 1; dim >= 0; --dim) {
      if (++index[dim] < type.getDimSize(dim))
        break;
      index[dim] = 0;
    }
  }
  return data;
}

} // namespace

RunResult runStep(const CompiledSteps &steps, size_t step,
                  ArrayRef<TensorData> inputs) {
  const StepInfo &info = steps.info(step);
  assert(inputs.size() == info.inputs.size() && "one tensor an input");
  CountingAllocator allocator;
  ArgumentBuffers buffers(info, inputs, allocator);

  auto start = std::chrono::steady_clock::now();
  steps.call(step, &allocator, buffers.data());
  std::chrono::duration<double> elapsed =
      std::chrono::steady_clock::now() - start;

  RunResult result;
  result.seconds = elapsed.count();
  result.peakBytes = allocator.peakBytes();
  result.allocations = allocator.allocations();
  result.badFrees = allocator.badFrees();
  result.sizesAtPeak = allocator.sizesAtPeak();
  void **outputs = buffers.data() + inputs.size();
  for (auto [i, type] : llvm::enumerate(info.outputs))
    result.outputs.push_back(
        gather(static_cast<char *>(outputs[i]), type, info.outputStrides[i]));
  result.leakedBytes = allocator.liveBytesExcept(
      std::vector<void *>(outputs, outputs + info.outputs.size()));
  return result;
}

} // namespace remat
