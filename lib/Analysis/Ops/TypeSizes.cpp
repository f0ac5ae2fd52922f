//===- TypeSizes.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/TypeSizes.h"

#include "remat/Core/Graph/Graph.h"

#include "mlir/Dialect/Quant/IR/QuantTypes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/ScopedPrinter.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace remat;

static int64_t bytesOfWidth(uint64_t bits) {
  return llvm::PowerOf2Ceil(llvm::divideCeil(bits, 8));
}

std::optional<int64_t> remat::elementBytes(Type type) {
  if (type.isIntOrFloat())
    return bytesOfWidth(type.getIntOrFloatBitWidth());
  if (isa<IndexType>(type))
    return 8;
  if (auto complex = dyn_cast<ComplexType>(type)) {
    auto part = elementBytes(complex.getElementType());
    return part ? std::optional(*part * 2) : std::nullopt;
  }
  if (auto quantized = dyn_cast<quant::QuantizedType>(type))
    return bytesOfWidth(quantized.getStorageTypeIntegralWidth());
  auto vector = dyn_cast<VectorType>(type);
  if (!vector || vector.isScalable())
    return std::nullopt;
  auto element = elementBytes(vector.getElementType());
  int64_t bytes;
  if (!element || llvm::MulOverflow(vector.getNumElements(), *element, bytes))
    return std::nullopt;
  return bytes;
}

static Error describe(Type type, StringRef what) {
  return Error{("'" + llvm::to_string(type) + "' " + what).str()};
}

static Result<int64_t> tensorBytes(ShapedType tensor) {
  if (!tensor.hasStaticShape())
    return describe(tensor, "has no static shape, and the bytes of a tensor "
                            "must be known; specialise the function for fixed "
                            "shapes first");
  auto element = elementBytes(tensor.getElementType());
  if (!element)
    return describe(tensor, "has elements of unknown size; convert them to "
                            "integers or floats first");
  int64_t bytes = *element;
  bool overflow = false;
  for (int64_t size : tensor.getShape()) {
    if (size == 0)
      return int64_t(0);
    overflow |= llvm::MulOverflow(bytes, size, bytes) || bytes > kMaxBytes;
  }
  if (overflow)
    return describe(tensor, "takes more than 2^53-1 bytes");
  return bytes;
}

Result<int64_t> remat::storageBytes(Type type) {
  if (isa<TensorType>(type))
    return tensorBytes(cast<ShapedType>(type));
  if (auto tuple = dyn_cast<TupleType>(type)) {
    int64_t sum = 0;
    for (Type part : tuple.getTypes()) {
      Result<int64_t> bytes = storageBytes(part);
      if (!bytes)
        return bytes;
      sum += *bytes;
      if (sum > kMaxBytes)
        return describe(type, "takes more than 2^53-1 bytes");
    }
    return sum;
  }
  return int64_t(0);
}

double remat::bytesOrZero(Type type) {
  Result<int64_t> bytes = storageBytes(type);
  return bytes ? *bytes : 0;
}

double remat::elementCount(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped)
    return 1;
  if (!shaped.hasStaticShape())
    return 0;
  double count = 1;
  for (int64_t size : shaped.getShape())
    count *= size;
  return count;
}
