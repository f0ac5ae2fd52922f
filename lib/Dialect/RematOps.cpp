//===- RematOps.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Dialect/RematOps.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace remat;

//===----------------------------------------------------------------------===//
// FenceOp: assembly and verifier
//===----------------------------------------------------------------------===//

/// Parses `%a, %b after %g`.
static ParseResult
parseFenceOperands(OpAsmParser &parser,
                   SmallVectorImpl<OpAsmParser::UnresolvedOperand> &inputs,
                   SmallVectorImpl<OpAsmParser::UnresolvedOperand> &anchors) {
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseOperandList(inputs))
    return failure();
  if (inputs.empty())
    return parser.emitError(loc, "expected a saved input");
  if (failed(parser.parseOptionalKeyword("after")))
    return success();
  loc = parser.getCurrentLocation();
  if (parser.parseOperandList(anchors))
    return failure();
  if (anchors.empty())
    return parser.emitError(loc,
                            "expected an anchor after the keyword 'after'");
  return success();
}

static void printFenceOperands(OpAsmPrinter &printer, Operation *,
                               OperandRange inputs, OperandRange anchors) {
  printer << inputs;
  if (!anchors.empty())
    printer << " after " << anchors;
}

/// Parses `tensor<4xf32>, tensor<8xf32> after tensor<4xf32>`. The results of a
/// fence have the types of its operands. If an operand of a fence is a memref,
/// the fence has no results.
static ParseResult parseFenceTypes(OpAsmParser &parser,
                                   SmallVectorImpl<Type> &inputs,
                                   SmallVectorImpl<Type> &anchors,
                                   SmallVectorImpl<Type> &outputs) {
  if (parser.parseTypeList(inputs))
    return failure();
  if (succeeded(parser.parseOptionalKeyword("after")) &&
      parser.parseTypeList(anchors))
    return failure();
  if (llvm::none_of(inputs, llvm::IsaPred<BaseMemRefType>)) {
    llvm::append_range(outputs, inputs);
    llvm::append_range(outputs, anchors);
  }
  return success();
}

static void printFenceTypes(OpAsmPrinter &printer, Operation *,
                            TypeRange inputs, TypeRange anchors, TypeRange) {
  printer << inputs;
  if (!anchors.empty())
    printer << " after " << anchors;
}

void FenceOp::build(OpBuilder &builder, OperationState &state,
                    ValueRange inputs, ValueRange anchors) {
  SmallVector<Type> outputs;
  for (ValueRange operands : {inputs, anchors})
    for (Type type : operands.getTypes())
      if (isa<RankedTensorType>(type))
        outputs.push_back(type);
  build(builder, state, outputs, inputs, anchors);
}

LogicalResult FenceOp::verify() {
  if (getInputs().empty())
    return emitOpError(
        "needs at least one saved input in front of the word 'after'");
  bool memrefs = isa<MemRefType>(getOperand(0).getType());
  for (Value operand : getOperands())
    if (isa<MemRefType>(operand.getType()) != memrefs)
      return emitOpError("takes tensors or memrefs, not both");
  if (memrefs) {
    if (getNumResults() != 0)
      return emitOpError(
          "on memrefs must not have results: its users read the operands");
    return success();
  }
  if (getNumResults() != getNumOperands())
    return emitOpError("must have one result for each operand: ")
           << getNumOperands() << " operands, " << getNumResults()
           << " results";
  for (auto [operand, result] : llvm::zip_equal(getOperands(), getResults()))
    if (operand.getType() != result.getType())
      return emitOpError("result ")
             << result.getResultNumber() << " is " << result.getType()
             << ", but must have the type of its operand, "
             << operand.getType();
  return success();
}

//===----------------------------------------------------------------------===//
// FenceOp: memory effects
//===----------------------------------------------------------------------===//

void FenceOp::getEffects(
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>
        &effects) {
  effects.emplace_back(MemoryEffects::Write::get(), OrderResource::get());
  for (OpOperand &operand : getOperation()->getOpOperands()) {
    if (!isa<MemRefType>(operand.get().getType()))
      continue;
    effects.emplace_back(MemoryEffects::Read::get(), &operand);
    effects.emplace_back(MemoryEffects::Write::get(), &operand);
  }
}

//===----------------------------------------------------------------------===//
// FenceOp: bufferization
//===----------------------------------------------------------------------===//

// On tensors a fence neither reads nor writes memory. The bufferization adds no
// copy if it knows that each result of a fence aliases its operand.

bool FenceOp::bufferizesToMemoryRead(OpOperand &, const AnalysisState &) {
  return false;
}

bool FenceOp::bufferizesToMemoryWrite(OpOperand &, const AnalysisState &) {
  return false;
}

AliasingValueList FenceOp::getAliasingValues(OpOperand &operand,
                                             const AnalysisState &) {
  return {{getTiedResult(operand), BufferRelation::Equivalent}};
}

LogicalResult FenceOp::bufferize(RewriterBase &rewriter,
                                 const BufferizationOptions &options,
                                 BufferizationState &state) {
  SmallVector<Value> buffers;
  for (Value operand : getOperands()) {
    FailureOr<Value> buffer = getBuffer(rewriter, operand, options, state);
    if (failed(buffer))
      return failure();
    buffers.push_back(*buffer);
  }
  ArrayRef<Value> all(buffers);
  auto fence =
      FenceOp::create(rewriter, getLoc(), all.take_front(getInputs().size()),
                      all.drop_front(getInputs().size()));
  fence->setDiscardableAttrs(getOperation()->getDiscardableAttrDictionary());
  replaceOpWithBufferizedValues(rewriter, getOperation(), buffers);
  return success();
}

//===----------------------------------------------------------------------===//
// SwapOutOp: assembly
//===----------------------------------------------------------------------===//

using Unresolved = OpAsmParser::UnresolvedOperand;

/// A slot of a stack has the type of the copied value. The text of the op
/// therefore has this type only once.
static ParseResult parseHostTypes(OpAsmParser &parser, Type &host, Type &slot,
                                  const std::optional<Unresolved> &into) {
  if (parser.parseType(host))
    return failure();
  if (into)
    slot = host;
  return success();
}

static void printHostTypes(OpAsmPrinter &printer, Operation *, HostType host,
                           Type, Value) {
  printer << host;
}

#define GET_OP_CLASSES
#include "remat/Dialect/RematOps.cpp.inc"
