//===- TensorData.cpp - A tensor's type and its bytes ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Bufferization/TensorData.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/ADT/APFloat.h"

#include <cstring>

using namespace mlir;

namespace remat {

int64_t elementWidth(Type type) {
  if (type.isIndex())
    return 8;
  if (type.isSignlessInteger(1))
    return 1;
  if (type.isF32() || type.isF64() || type.isF16() || type.isBF16() ||
      type.isSignlessInteger(8) || type.isSignlessInteger(16) ||
      type.isSignlessInteger(32) || type.isSignlessInteger(64))
    return type.getIntOrFloatBitWidth() / 8;
  return 0;
}

Value bufferOf(Value value) {
  while (auto view = value.getDefiningOp<ViewLikeOpInterface>()) {
    if (isa<memref::ViewOp>(view))
      break;
    value = view.getViewSource();
  }
  return value;
}

MemRefType withoutOffset(MemRefType type) {
  if (type.getLayout().isIdentity())
    return type;
  auto [strides, offset] = type.getStridesAndOffset();
  auto layout = StridedLayoutAttr::get(type.getContext(), 0, strides);
  return MemRefType::get(type.getShape(), type.getElementType(), layout);
}

int64_t tensorBytes(ShapedType type) {
  return type.getNumElements() * elementWidth(type.getElementType());
}

int64_t tensorBytes(HostType type) {
  return tensorBytes(
      RankedTensorType::get(type.getShape(), type.getElementType()));
}

DenseElementsAttr denseElements(ElementsAttr constant) {
  auto type = cast<ShapedType>(constant.getType());
  if (auto dense = dyn_cast<DenseElementsAttr>(constant))
    return dense;
  if (auto sparse = dyn_cast<SparseElementsAttr>(constant))
    return DenseElementsAttr::get(
        type, llvm::to_vector(sparse.getValues<Attribute>()));
  auto resource = dyn_cast<DenseResourceElementsAttr>(constant);
  AsmResourceBlob *blob =
      resource ? resource.getRawHandle().getBlob() : nullptr;
  if (!blob || int64_t(blob->getData().size()) != tensorBytes(type))
    return {};
  ArrayRef<char> bytes = blob->getData();
  // An i1 element of a dense attribute takes one bit, and an i1 element of a
  // resource takes one byte.
  if (type.getElementType().isInteger(1))
    return DenseElementsAttr::get(
        type, llvm::map_to_vector(bytes, [](char byte) { return byte != 0; }));
  return DenseElementsAttr::getFromRawBuffer(type, bytes);
}

std::string bytesOf(DenseElementsAttr constant) {
  std::string bytes;
  if (constant.getElementType().isInteger(1)) {
    for (bool element : constant.getValues<bool>())
      bytes.push_back(element);
    return bytes;
  }
  ArrayRef<char> raw = constant.getRawData();
  int64_t count = constant.isSplat() ? constant.getNumElements() : 1;
  for (int64_t i = 0; i < count; ++i)
    bytes.append(raw.begin(), raw.end());
  return bytes;
}

namespace {

template <typename T> T load(const TensorData &data, int64_t index) {
  T value;
  std::memcpy(&value, data.bytes.data() + index * sizeof(T), sizeof(T));
  return value;
}

double smallFloat(const TensorData &data, int64_t index, FloatType type) {
  APInt bits(16, load<uint16_t>(data, index));
  APFloat value(type.getFloatSemantics(), bits);
  bool losesInfo;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value.convertToDouble();
}

} // namespace

double elementAsDouble(const TensorData &data, int64_t index) {
  Type type = data.type.getElementType();
  if (type.isF32())
    return load<float>(data, index);
  if (type.isF64())
    return load<double>(data, index);
  if (auto floatType = dyn_cast<FloatType>(type))
    return smallFloat(data, index, floatType);
  switch (elementWidth(type)) {
  case 1:
    return load<int8_t>(data, index);
  case 2:
    return load<int16_t>(data, index);
  case 4:
    return load<int32_t>(data, index);
  default:
    return static_cast<double>(load<int64_t>(data, index));
  }
}

} // namespace remat
