//===- HostPlacement.cpp --------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/HostPlacement.h"

#include "remat/Dialect/RematOps.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/BuiltinAttributes.h"

using namespace mlir;
using namespace remat;

static constexpr StringLiteral kCall = "stablehlo.custom_call";
static constexpr StringLiteral kTargetName = "call_target_name";
static constexpr StringLiteral kAnnotate = "annotate_device_placement";
static constexpr StringLiteral kAttributes = "mhlo.frontend_attributes";
static constexpr StringLiteral kPlacement = "_xla_buffer_placement";

Value remat::annotatePlacement(OpBuilder &builder, Location loc, Value value,
                               StringRef place) {
  OperationState state(loc, kCall);
  state.addOperands(value);
  state.addTypes(value.getType());
  state.addAttribute("backend_config", builder.getStringAttr(""));
  state.addAttribute(kTargetName, builder.getStringAttr(kAnnotate));
  state.addAttribute("has_side_effect", builder.getBoolAttr(true));
  state.addAttribute(kAttributes,
                     builder.getDictionaryAttr(builder.getNamedAttr(
                         kPlacement, builder.getStringAttr(place))));
  return builder.create(state)->getResult(0);
}

std::optional<StringRef> remat::placementOf(Operation *op) {
  if (isa<ToHostOp>(op))
    return kOnHost;
  if (isa<ToDeviceOp>(op))
    return kOnDevice;
  if (op->getName().getStringRef() != kCall || op->getNumOperands() != 1 ||
      op->getNumResults() != 1)
    return std::nullopt;
  auto target = op->getAttrOfType<StringAttr>(kTargetName);
  auto attributes = op->getAttrOfType<DictionaryAttr>(kAttributes);
  if (!target || target.getValue() != kAnnotate || !attributes)
    return std::nullopt;
  auto place = attributes.getAs<StringAttr>(kPlacement);
  return place ? std::optional(place.getValue()) : std::nullopt;
}

bool remat::isPlacedOnHost(Value value) {
  Operation *op = value.getDefiningOp();
  return op && placementOf(op) == kOnHost;
}

bool remat::isHostStack(Value value) {
  auto loop = value.getDefiningOp<scf::ForOp>();
  if (!loop)
    return false;
  unsigned number = cast<OpResult>(value).getResultNumber();
  auto write = loop.getBody()
                   ->getTerminator()
                   ->getOperand(number)
                   .getDefiningOp<tensor::InsertSliceOp>();
  return write && isPlacedOnHost(write.getSource());
}
