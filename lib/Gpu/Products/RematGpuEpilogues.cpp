//===- RematGpuEpilogues.cpp - Joins a sum with the op that reads it ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The position of an op is its place before any op moves. Two ops that use the
// same bytes keep their order if one of them writes these bytes. An op
// therefore does not move past an op that uses the same bytes, if one of the
// two writes them.
//
//===----------------------------------------------------------------------===//
#include "Gpu/Kernels/Epilogues.h"
#include "Gpu/Names.h"
#include "Gpu/Products/LibraryProduct.h"
#include "Gpu/StepOnBuffers.h"
#include "remat/Gpu/Passes.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/SetVector.h"

namespace remat {
#define GEN_PASS_DEF_REMATGPUEPILOGUES
#include "remat/Gpu/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using remat::gpu::rootOf;

namespace {

/// An op that uses a buffer, also through a view, and the op's position in the
/// step.
struct BufferUse {
  int64_t position;
  Operation *op;
  bool isWrite;
};

/// The uses of each buffer, in the order of the step.
class BufferUses {
public:
  explicit BufferUses(Block &block) {
    for (Operation &op : block) {
      positions[&op] = int64_t(positions.size());
      if (!isa<ViewLikeOpInterface, memref::AllocOp>(op))
        op.walk([&](Operation *inner) { note(op, inner); });
    }
  }

  int64_t positionOf(Operation *op) const { return positions.lookup(op); }
  ArrayRef<BufferUse> of(Value root) const {
    auto found = uses.find(root);
    return found == uses.end() ? ArrayRef<BufferUse>() : found->second;
  }

  /// Returns whether all users of \p root reach the buffer through \p root or
  /// views of it.
  bool isKnown(Value root) const {
    Operation *maker = root.getDefiningOp();
    return !renamed.contains(root) &&
           (!maker || isa<memref::AllocOp, memref::GetGlobalOp>(maker));
  }

  /// Returns whether an op after position \p begin and before position \p end
  /// writes to \p root. If \p reads is true, an op in this range that only
  /// reads \p root counts, too.
  bool isTouched(Value root, int64_t begin, int64_t end, bool reads) const {
    ArrayRef<BufferUse> all = of(root);
    const BufferUse *use =
        llvm::upper_bound(all, begin, [](int64_t place, const BufferUse &each) {
          return place < each.position;
        });
    for (; use != all.end() && use->position < end; ++use)
      if (reads || use->isWrite)
        return true;
    return false;
  }

private:
  void note(Operation &op, Operation *inner) {
    auto structured = dyn_cast<linalg::LinalgOp>(inner);
    bool makesBuffers =
        !isa<ViewLikeOpInterface>(inner) &&
        llvm::any_of(inner->getResultTypes(), llvm::IsaPred<MemRefType>);
    for (OpOperand &operand : inner->getOpOperands()) {
      if (!isa<MemRefType>(operand.get().getType()))
        continue;
      Value root = rootOf(operand.get());
      bool isRead = (structured && structured.isDpsInput(&operand)) ||
                    isa<memref::LoadOp>(inner);
      uses[root].push_back({positions[&op], &op, !isRead});
      if (makesBuffers)
        renamed.insert(root);
    }
  }

  DenseMap<Operation *, int64_t> positions;
  DenseMap<Value, SmallVector<BufferUse>> uses;
  DenseSet<Value> renamed;
};

/// A sum, and the op that becomes its epilogue.
class Pair {
public:
  Pair(linalg::LinalgOp sum, const BufferUses &uses) : sum(sum), uses(uses) {}

  /// Returns whether an op that reads the sum can move into the kernel of the
  /// sum.
  bool find() {
    if (!sum->hasAttr(remat::gpu::kStart) || sum.getNumDpsInits() != 1 ||
        sum->hasAttr(remat::gpu::kConvolution))
      return false;
    alloc = sum.getDpsInits()[0].getDefiningOp<memref::AllocOp>();
    if (!alloc || !uses.isKnown(alloc))
      return false;
    place = uses.positionOf(sum);
    for (const BufferUse &use : uses.of(alloc))
      if (use.position > place) {
        reader = dyn_cast<linalg::GenericOp>(use.op);
        break;
      }
    // The reader of the sum may already be the epilogue of another sum.
    return reader && reader->getBlock() == sum->getBlock() && isElementwise() &&
           areSumsFree() && agreesWithOthers() && canMove() && isComputed();
  }

  void join() {
    for (Value value : valuesOfReader())
      moveUp(value);
    OpBuilder builder(sum);
    auto scope =
        memref::AllocaScopeOp::create(builder, sum.getLoc(), TypeRange());
    builder.createBlock(&scope.getBodyRegion());
    IRMapping inRegisters;
    auto registers =
        memref::AllocaOp::create(builder, alloc.getLoc(), alloc.getType());
    inRegisters.map(alloc.getResult(), registers.getResult());
    sum->moveBefore(builder.getBlock(), builder.getBlock()->end());
    sum.getDpsInitsMutable()[0].set(registers);
    OpOperand &summed = reader->getOpOperand(input);
    summed.set(copyViews(builder, summed.get(), inRegisters));
    reader->moveBefore(builder.getBlock(), builder.getBlock()->end());
    memref::AllocaScopeReturnOp::create(builder, sum.getLoc());
    if (!isInPlace)
      remat::gpu::eraseWithUsers(alloc);
  }

private:
  Value output() { return reader.getDpsInits()[0]; }
  Value outputRoot() { return rootOf(output()); }

  bool isElementwise() {
    if (reader.getNumDpsInits() != 1 || !reader.hasPureBufferSemantics() ||
        reader->hasAttr(remat::gpu::kStart) ||
        reader->hasAttr(remat::gpu::kLibrary) ||
        reader->hasAttr(remat::gpu::kConvolution) ||
        reader->hasAttr(remat::gpu::kPrepares))
      return false;
    auto described = remat::gpu::describeEpilogue(reader, alloc);
    if (!described)
      return false;
    input = described->second;
    isInPlace = outputRoot() == alloc;
    if (!isInPlace)
      return true;
    OpOperand *init = reader.getDpsInitOperand(0);
    auto &operands = described->first.operands;
    return !reader.payloadUsesValueFromOperand(init) &&
           operands[init->getOperandNumber()].steps == operands[input].steps &&
           operands[init->getOperandNumber()].first == operands[input].first;
  }

  /// Tells whether the reader is the only op that needs the sums.
  bool areSumsFree() {
    int64_t last = uses.positionOf(reader);
    return llvm::all_of(uses.of(alloc), [&](const BufferUse &use) {
      if (use.position == place || use.position == last)
        return use.op == sum || use.op == reader;
      bool isAfter = use.position > last;
      return isAfter && (isInPlace || isa<memref::DeallocOp>(use.op));
    });
  }

  /// Returns whether the reader may run at the sum's position without raising
  /// the number of live bytes there.
  bool agreesWithOthers() {
    int64_t end = uses.positionOf(reader);
    Value result = outputRoot();
    if (!uses.isKnown(result))
      return false;
    // The sum itself must not read a buffer that the reader writes.
    if (!isInPlace && uses.isTouched(result, place - 1, end, /*reads=*/true))
      return false;
    for (auto [i, value] : llvm::enumerate(reader.getDpsInputs())) {
      if (i == input || !isa<MemRefType>(value.getType()))
        continue;
      Value root = rootOf(value);
      if (!uses.isKnown(root) || root == alloc ||
          uses.isTouched(root, place, end, /*reads=*/false))
        return false;
    }
    bool isFirst = !uses.of(result).empty() &&
                   uses.of(result).front().op == reader.getOperation();
    return isInPlace || !isFirst ||
           tensorBytes(cast<MemRefType>(result.getType())) <=
               tensorBytes(alloc.getType());
  }

  llvm::SetVector<Value> valuesOfReader() {
    llvm::SetVector<Value> values;
    for (OpOperand &operand : reader->getOpOperands())
      if (operand.getOperandNumber() != input)
        values.insert(operand.get());
    getUsedValuesDefinedAbove(reader->getRegions(), values);
    return values;
  }

  /// Returns whether all values that the reader uses exist before the sum, or
  /// can be made before it. Views and allocations use no bytes.
  bool canMove() {
    llvm::SetVector<Value> captured;
    getUsedValuesDefinedAbove(reader->getRegions(), captured);
    return llvm::none_of(
               captured,
               [](Value value) { return isa<MemRefType>(value.getType()); }) &&
           llvm::all_of(valuesOfReader(),
                        [&](Value value) { return canMoveUp(value); });
  }

  /// Returns whether the kernel or library that computes the sum supports the
  /// epilogue. A library supports only a few epilogues.
  bool isComputed() {
    return !sum->hasAttr(remat::gpu::kLibrary) ||
           remat::gpu::matchLibraryProduct(
               remat::gpu::KernelOps{sum, reader, {}});
  }

  bool isEarly(Operation *op) {
    return !op || op->getBlock() != sum->getBlock() || op->isBeforeInBlock(sum);
  }

  bool canMoveUp(Value value) {
    Operation *op = value.getDefiningOp();
    if (isEarly(op))
      return true;
    return (isa<memref::AllocOp, memref::GetGlobalOp, ViewLikeOpInterface>(
                op) ||
            matchPattern(op, m_Constant())) &&
           llvm::all_of(op->getOperands(),
                        [&](Value operand) { return canMoveUp(operand); });
  }

  void moveUp(Value value) {
    Operation *op = value.getDefiningOp();
    if (isEarly(op))
      return;
    for (Value operand : op->getOperands())
      moveUp(operand);
    op->moveBefore(sum);
  }

  /// Copies \p value, which is a view of the sums. The copy is a view of the
  /// buffer to which \p mapping maps the sums.
  Value copyViews(OpBuilder &builder, Value value, IRMapping &mapping) {
    if (Value known = mapping.lookupOrNull(value))
      return known;
    Operation *view = value.getDefiningOp();
    copyViews(builder, view->getOperand(0), mapping);
    builder.clone(*view, mapping);
    return mapping.lookup(value);
  }

  linalg::LinalgOp sum;
  const BufferUses &uses;
  linalg::GenericOp reader;
  memref::AllocOp alloc; ///< The buffer that holds the sums.
  int64_t place = 0;     ///< The position of the sum.
  unsigned input = 0;    ///< The index of the reader's input that is the sum.
  bool isInPlace = false;
};

class RematGpuEpiloguesPass
    : public remat::impl::RematGpuEpiloguesBase<RematGpuEpiloguesPass> {
public:
  using RematGpuEpiloguesBase::RematGpuEpiloguesBase;

  void runOnOperation() override {
    func::FuncOp step = remat::gpu::findStepOnBuffers(
        getOperation(), "remat-gpu-buffers and remat-gpu-reductions before "
                        "this pass, and remat-gpu-slab after it");
    if (!step)
      return signalPassFailure();
    remat::gpu::joinEpilogues(step);
  }
};

} // namespace

void remat::gpu::joinEpilogues(func::FuncOp step) {
  if (!step.getBody().hasOneBlock())
    return;
  BufferUses uses(step.getBody().front());
  SmallVector<linalg::LinalgOp> sums(
      step.getBody().front().getOps<linalg::LinalgOp>());
  for (linalg::LinalgOp sum : sums)
    if (Pair pair(sum, uses); pair.find())
      pair.join();
}
