//===- SwapOps.cpp - Copies between device and host -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Dialect/RematOps.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/PatternMatch.h"

using namespace mlir;
using namespace mlir::bufferization;
using namespace remat;

static bool isBuffer(Value value) { return isa<MemRefType>(value.getType()); }

/// Returns the only user of \p token, if it is an await in the same block.
static AwaitOp awaitOf(Value token) {
  if (!token.hasOneUse())
    return {};
  auto await = dyn_cast<AwaitOp>(*token.user_begin());
  return await && await->getBlock() == token.getParentBlock() ? await
                                                              : AwaitOp();
}

AwaitOp SwapOutOp::getAwait() { return awaitOf(getToken()); }
AwaitOp SwapInOp::getAwait() { return awaitOf(getToken()); }
bool AwaitOp::isSwapOut() { return getToken().getDefiningOp<SwapOutOp>(); }

void SwapOutOp::build(OpBuilder &builder, OperationState &state, Value source,
                      Value into) {
  build(builder, state, hostTypeOf(source.getType()),
        TokenType::get(builder.getContext()), source, into);
}

void SwapInOp::build(OpBuilder &builder, OperationState &state, Value host,
                     Value dest) {
  build(builder, state, TokenType::get(builder.getContext()),
        isBuffer(dest) ? Type() : dest.getType(), host, dest);
}

void AwaitOp::build(OpBuilder &builder, OperationState &state, Value token,
                    Value source) {
  bool handsOn = !isBuffer(source) && !token.getDefiningOp<SwapOutOp>();
  build(builder, state, handsOn ? source.getType() : Type(), token, source);
}

//===----------------------------------------------------------------------===//
// Verifiers
//===----------------------------------------------------------------------===//

/// Every token must be used by exactly one await, which is in the same block.
static LogicalResult verifyToken(Operation *copy, Value token) {
  for (Operation *user : token.getUsers())
    if (!isa<AwaitOp>(user))
      return copy->emitOpError("hands its token to '")
             << user->getName() << "': only a remat.await may use the token";
  if (token.use_empty())
    return copy->emitOpError("is never awaited: add a remat.await of its "
                             "token, or the copy may still be under way when "
                             "its bytes are used again");
  if (!token.hasOneUse()) {
    InFlightDiagnostic error = copy->emitOpError("is awaited more than once");
    error.attachNote((*token.user_begin())->getLoc()) << "here";
    return error;
  }
  if (!awaitOf(token))
    return copy->emitOpError("is awaited in another block: put the copy and "
                             "its await into the same block");
  return success();
}

static LogicalResult verifyHostType(Operation *op, HostType host, Type type) {
  if (!cast<ShapedType>(type).hasStaticShape())
    return op->emitOpError("must have a static shape, got ") << type;
  if (hostTypeOf(type) != host)
    return op->emitOpError("copies ") << type << ", whose host type is "
                                      << hostTypeOf(type) << ", not " << host;
  return success();
}

LogicalResult SwapOutOp::verify() {
  if (failed(verifyHostType(*this, getHost().getType(), getSource().getType())))
    return failure();
  if (getInto()) {
    if (getInto().getType() != getHost().getType())
      return emitOpError("copies ")
             << getHost().getType() << ", but the slot has the type "
             << getInto().getType();
    if (!getInto().getDefiningOp<HostSlotOp>())
      return emitOpError("can only copy into a remat.host_slot");
    if (!getHost().use_empty())
      return emitOpError("copies into a slot: remat.swap_in must take the "
                         "slot, not this result");
  }
  for (Operation *user : getHost().getUsers()) {
    if (!isa<SwapInOp>(user))
      return emitOpError("hands its host copy to '")
             << user->getName()
             << "': only a remat.swap_in of this function may use the host "
                "copy";
    if (user->getBlock() != (*this)->getBlock())
      return emitOpError("is fetched in another block: put the remat.swap_in "
                         "into the block of its remat.swap_out");
  }
  return verifyToken(*this, getToken());
}

LogicalResult SwapInOp::verify() {
  auto out = getHost().getDefiningOp<SwapOutOp>();
  if (!out && !getHost().getDefiningOp<HostSlotOp>())
    return emitOpError("fetches a host copy that does not come from a "
                       "remat.swap_out of this function");
  AwaitOp left = out ? out.getAwait() : AwaitOp();
  if (left && left->getBlock() == (*this)->getBlock() &&
      (*this)->isBeforeInBlock(left))
    return emitOpError("fetches a host copy before it is complete: move it "
                       "after the remat.await of its remat.swap_out");
  if (failed(verifyHostType(*this, getHost().getType(), getDest().getType())))
    return failure();
  if (isBuffer(getDest()) && getResult())
    return emitOpError("on memrefs must not have a second result: readers use "
                       "the memref itself");
  if (!isBuffer(getDest()) && !getResult())
    return emitOpError(
        "on tensors must have a second result: the tensor that is copied back");
  if (Value result = getResult()) {
    if (result.getType() != getDest().getType())
      return emitOpError("result is ")
             << result.getType()
             << ", but must have the type of its destination, "
             << getDest().getType();
    AwaitOp await = getAwait();
    for (Operation *user : result.getUsers())
      if (await && user != await)
        return emitOpError("has a result that '")
               << user->getName()
               << "' reads before the copy is complete: take the result of "
                  "its remat.await";
  }
  return verifyToken(*this, getToken());
}

LogicalResult AwaitOp::verify() {
  Operation *copy = getToken().getDefiningOp();
  if (!isa_and_nonnull<SwapOutOp, SwapInOp>(copy))
    return emitOpError(
        "waits for a token that does not come from a copy of this function");
  bool isResultWanted = !isBuffer(getSource()) && isa<SwapInOp>(copy);
  if (isResultWanted && !getResult())
    return emitOpError("of a swap_in must have a result: the tensor that is on "
                       "the device again");
  if (!isResultWanted && getResult() && isSwapOut())
    return emitOpError("of a swap_out must not have a result: the tensor is no "
                       "longer on the device");
  if (!isResultWanted && getResult())
    return emitOpError("on memrefs must not have a result: readers use the "
                       "memref itself");
  Value copied = isSwapOut()   ? cast<SwapOutOp>(copy).getSource()
                 : getResult() ? cast<SwapInOp>(copy).getResult()
                               : cast<SwapInOp>(copy).getDest();
  if (copied.getType() != getSource().getType())
    return emitOpError("waits for a copy of ")
           << copied.getType() << ", but its tensor is "
           << getSource().getType();
  // Two buffers may share memory although they are different values.
  if (isBuffer(getSource()))
    return success();
  if (copied != getSource())
    return emitOpError("must take the tensor that is being copied");
  if (getResult() && getResult().getType() != getSource().getType())
    return emitOpError("result is ")
           << getResult().getType()
           << ", but must have the type of its operand, "
           << getSource().getType();
  return success();
}

//===----------------------------------------------------------------------===//
// Canonicalization
//===----------------------------------------------------------------------===//

LogicalResult SwapOutOp::canonicalize(SwapOutOp op, PatternRewriter &rewriter) {
  AwaitOp await = op.getAwait();
  if (op.getInto() || !op.getHost().use_empty() || !await)
    return failure();
  rewriter.eraseOp(await);
  rewriter.eraseOp(op);
  return success();
}

//===----------------------------------------------------------------------===//
// Memory effects
//===----------------------------------------------------------------------===//

using Effects =
    SmallVectorImpl<SideEffects::EffectInstance<MemoryEffects::Effect>>;

/// Copies keep their order with respect to other copies and to fences.
static void keepOrder(Effects &effects) {
  effects.emplace_back(MemoryEffects::Write::get(), OrderResource::get());
}

void SwapOutOp::getEffects(Effects &effects) {
  keepOrder(effects);
  if (isBuffer(getSource()))
    effects.emplace_back(MemoryEffects::Read::get(), &getSourceMutable());
}

void SwapInOp::getEffects(Effects &effects) {
  keepOrder(effects);
  if (isBuffer(getDest()))
    effects.emplace_back(MemoryEffects::Write::get(), &getDestMutable());
}

// An await reads and writes the source of the copy, because the copy may read
// or write this memory until the await has waited for it.
void AwaitOp::getEffects(Effects &effects) {
  keepOrder(effects);
  if (!isBuffer(getSource()))
    return;
  effects.emplace_back(MemoryEffects::Read::get(), &getSourceMutable());
  effects.emplace_back(MemoryEffects::Write::get(), &getSourceMutable());
}

//===----------------------------------------------------------------------===//
// Bufferization
//===----------------------------------------------------------------------===//

bool SwapOutOp::bufferizesToMemoryRead(OpOperand &, const AnalysisState &) {
  return true;
}
bool SwapOutOp::bufferizesToMemoryWrite(OpOperand &, const AnalysisState &) {
  return false;
}
AliasingValueList SwapOutOp::getAliasingValues(OpOperand &,
                                               const AnalysisState &) {
  return {};
}

LogicalResult SwapOutOp::bufferize(RewriterBase &rewriter,
                                   const BufferizationOptions &options,
                                   BufferizationState &state) {
  FailureOr<Value> source = getBuffer(rewriter, getSource(), options, state);
  if (failed(source))
    return failure();
  rewriter.modifyOpInPlace(*this, [&] { getSourceMutable().assign(*source); });
  return success();
}

bool SwapInOp::bufferizesToMemoryRead(OpOperand &, const AnalysisState &) {
  return false;
}
bool SwapInOp::bufferizesToMemoryWrite(OpOperand &operand,
                                       const AnalysisState &) {
  return operand == getDestMutable();
}
AliasingValueList SwapInOp::getAliasingValues(OpOperand &operand,
                                              const AnalysisState &) {
  if (operand != getDestMutable())
    return {};
  return {{getResult(), BufferRelation::Equivalent}};
}

LogicalResult SwapInOp::bufferize(RewriterBase &rewriter,
                                  const BufferizationOptions &options,
                                  BufferizationState &state) {
  FailureOr<Value> dest = getBuffer(rewriter, getDest(), options, state);
  if (failed(dest))
    return failure();
  auto copy = SwapInOp::create(rewriter, getLoc(), getHost(), *dest);
  copy->setDiscardableAttrs(getOperation()->getDiscardableAttrDictionary());
  replaceOpWithBufferizedValues(rewriter, getOperation(),
                                {copy.getToken(), *dest});
  return success();
}

bool AwaitOp::bufferizesToMemoryRead(OpOperand &, const AnalysisState &) {
  return true;
}
bool AwaitOp::bufferizesToMemoryWrite(OpOperand &, const AnalysisState &) {
  return false;
}
AliasingValueList AwaitOp::getAliasingValues(OpOperand &operand,
                                             const AnalysisState &) {
  if (!getResult() || operand != getSourceMutable())
    return {};
  return {{getResult(), BufferRelation::Equivalent}};
}

LogicalResult AwaitOp::bufferize(RewriterBase &rewriter,
                                 const BufferizationOptions &options,
                                 BufferizationState &state) {
  FailureOr<Value> source = getBuffer(rewriter, getSource(), options, state);
  if (failed(source))
    return failure();
  auto await = AwaitOp::create(rewriter, getLoc(), getToken(), *source);
  await->setDiscardableAttrs(getOperation()->getDiscardableAttrDictionary());
  if (getResult())
    replaceOpWithBufferizedValues(rewriter, getOperation(), *source);
  else
    rewriter.eraseOp(*this);
  return success();
}
