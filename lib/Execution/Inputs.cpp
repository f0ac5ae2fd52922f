//===- Inputs.cpp - Random inputs that depend on a seed only --------------===//
#include "remat/Execution/Inputs.h"

#include "remat/Runtime/RandomInput.h"

using namespace mlir;

namespace remat {

std::vector<TensorData> randomInputs(ArrayRef<RankedTensorType> types,
                                     uint64_t seed) {
  std::vector<TensorData> inputs;
  for (auto [i, type] : llvm::enumerate(types)) {
    std::string element;
    llvm::raw_string_ostream(element) << type.getElementType();
    inputs.push_back(
        {type, randomInput(element, type.getNumElements(), seed, i)});
  }
  return inputs;
}

} // namespace remat
