//===- RematTypes.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Dialect/RematTypes.h"

#include "remat/Dialect/RematDialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace remat;

#define GET_TYPEDEF_CLASSES
#include "remat/Dialect/RematTypes.cpp.inc"

void RematDialect::registerTypes() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "remat/Dialect/RematTypes.cpp.inc"
      >();
}

HostType remat::hostTypeOf(Type type) {
  auto shaped = cast<ShapedType>(type);
  return HostType::get(type.getContext(), shaped.getShape(),
                       shaped.getElementType());
}

Type HostType::parse(AsmParser &parser) {
  SMLoc loc = parser.getCurrentLocation();
  SmallVector<int64_t> shape;
  Type elementType;
  if (parser.parseLess() ||
      parser.parseDimensionList(shape, /*allowDynamic=*/true) ||
      parser.parseType(elementType) || parser.parseGreater())
    return {};
  return parser.getChecked<HostType>(loc, parser.getContext(), shape,
                                     elementType);
}

void HostType::print(AsmPrinter &printer) const {
  printer << '<';
  for (int64_t size : getShape())
    if (ShapedType::isDynamic(size))
      printer << "?x";
    else
      printer << size << 'x';
  printer << getElementType() << '>';
}

LogicalResult HostType::verify(function_ref<InFlightDiagnostic()> emitError,
                               ArrayRef<int64_t> shape, Type elementType) {
  if (!BaseMemRefType::isValidElementType(elementType))
    return emitError() << "invalid element type " << elementType;
  if (llvm::any_of(shape, ShapedType::isDynamic))
    return emitError() << "a host copy must have a static shape";
  return success();
}
