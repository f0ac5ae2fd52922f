//===- IreeDonation.cpp - Results in donated arguments --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Conversion/Iree.h"

#include "Analysis/Ops/OpOrder.h"
#include "Analysis/Storage/Storage.h"
#include "remat/Dialect/Remat.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "llvm/ADT/SetVector.h"

#include <variant>

using namespace mlir;
using namespace remat;

namespace {

/// An argument, the result that takes its buffer, and the op that makes this
/// result.
struct Update {
  BlockArgument argument;
  unsigned result;
  linalg::LinalgOp op;
};

} // namespace

/// Follows \p value back through barriers, and through views that keep the
/// order of elements. Returns the value at which this walk ends.
static Value source(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    Value next = viewSource(op);
    if (!next && isFence(op))
      next = op->getOperand(cast<OpResult>(value).getResultNumber());
    if (!next || cast<ShapedType>(next.getType()).getNumElements() !=
                     cast<ShapedType>(value.getType()).getNumElements())
      return value;
    value = next;
  }
  return value;
}

/// Returns whether IREE fuses \p op into its readers. IREE fuses an op if the
/// op only moves or converts the elements of one tensor.
static bool isPartOfReaders(Operation *op) {
  auto linalgOp = dyn_cast<linalg::LinalgOp>(op);
  return linalgOp && linalgOp.getNumDpsInputs() == 1 &&
         linalgOp.getNumParallelLoops() == linalgOp.getNumLoops() &&
         op->getNumResults() == 1;
}

/// Returns the ops of \p block, except \p update, that read \p value. IREE may
/// compute another value from \p value, inside the readers of the other value.
/// Those readers then count as readers of \p value, too.
static SmallVector<Operation *> readersOf(Value value, Operation *update,
                                          Block &block) {
  struct Form {
    Value value;
    /// Whether an op computes this form of the value. If no op computes it, the
    /// form is \p value or a view of it.
    bool isMade;
  };
  SmallVector<Form> forms = {{value, false}};
  SmallVector<Operation *> readers;
  for (size_t i = 0; i < forms.size(); ++i)
    for (OpOperand &use : forms[i].value.getUses()) {
      Operation *user = use.getOwner();
      bool isMade = forms[i].isMade;
      if (viewSource(user) == use.get())
        forms.push_back({user->getResult(0), isMade});
      else if (isFence(user))
        forms.push_back({user->getResult(use.getOperandNumber()), isMade});
      else if (user != update && !(isMade && user == &block.back())) {
        readers.push_back(block.findAncestorOpInBlock(*user));
        if (isPartOfReaders(user))
          forms.push_back({user->getResult(0), true});
      }
    }
  return readers;
}

namespace {

class Donation {
public:
  explicit Donation(func::FuncOp function)
      : function(function), block(function.front()),
        rewriter(function.getContext()) {}

  void run() {
    SmallVector<std::optional<unsigned>> results = donatedResults(function);
    SmallVector<Update> updates;
    for (BlockArgument argument : function.getArguments()) {
      unsigned i = argument.getArgNumber();
      if (!isDonated(function, i))
        continue;
      for (StringRef mark :
           {StringRef(RematDialect::kDonate), StringRef(kBufferDonor),
            StringRef(kAliasingOutput), StringRef(kIreeOutput),
            StringRef(bufferization::BufferizationDialect::kWritableAttrName)})
        function.removeArgAttr(i, mark);
      if (!results[i]) {
        refuse(argument, "no result of its type is left");
        continue;
      }
      auto found = find(argument, *results[i]);
      if (auto *why = std::get_if<StringRef>(&found))
        refuse(argument, *why);
      else
        updates.push_back(std::get<Update>(found));
    }
    llvm::sort(updates, [](const Update &a, const Update &b) {
      return a.op->isBeforeInBlock(b.op);
    });
    for (const Update &update : updates)
      sink(update);
    for (const Update &update : updates) {
      if (!isLastReader(update)) {
        refuse(update.argument, "it is read after the result is computed");
        continue;
      }
      keepFromFusion(update);
      function.setArgAttr(update.argument.getArgNumber(), kIreeOutput,
                          rewriter.getIndexAttr(update.result));
    }
  }

private:
  /// Returns the update that writes \p result into the buffer of \p argument.
  /// If no update may write \p result into this buffer, returns the reason.
  std::variant<Update, StringRef> find(BlockArgument argument,
                                       unsigned result) {
    if (!function.getBody().hasOneBlock())
      return StringRef("the function has several blocks");
    Value made = source(block.back().getOperand(result));
    auto op = made.getDefiningOp<linalg::LinalgOp>();
    if (!op || op.getNumParallelLoops() != op.getNumLoops())
      return StringRef("no elementwise op makes the result");
    OpOperand *init = op.getTiedOpOperand(cast<OpResult>(made));
    AffineMap place = op.getMatchingIndexingMap(init);
    if (!place.isPermutation())
      return StringRef("the result is not written element by element");
    for (OpOperand &operand : op->getOpOperands())
      if (source(operand.get()) == argument &&
          (op.getMatchingIndexingMap(&operand) != place ||
           operand.get().getType() != made.getType()))
        return StringRef(
            "the op of the result reads it at other places than it writes");
    return Update{argument, result, op};
  }

  /// Moves \p update and its views after the last reader of its argument. Does
  /// nothing if a reader of the result of \p update comes before that reader.
  void sink(const Update &update) {
    Operation *last = lastReader(update);
    if (!last || last == &block.back() || last->isBeforeInBlock(update.op))
      return;
    SmallVector<Operation *> moved = {update.op};
    for (size_t i = 0; i < moved.size(); ++i)
      for (Operation *user : moved[i]->getUsers()) {
        bool isView = viewSource(user) || isFence(user);
        if (!isView &&
            !last->isBeforeInBlock(block.findAncestorOpInBlock(*user)))
          return;
        if (isView && !llvm::is_contained(moved, user))
          moved.push_back(user);
      }
    for (Operation *op : inProgramOrder(moved)) {
      op->moveAfter(last);
      last = op;
    }
  }

  bool isLastReader(const Update &update) {
    Operation *last = lastReader(update);
    return !last || last->isBeforeInBlock(update.op);
  }
  Operation *lastReader(const Update &update) {
    Operation *last = nullptr;
    for (Operation *reader : readersOf(update.argument, update.op, block))
      if (!last || last->isBeforeInBlock(reader))
        last = reader;
    return last;
  }

  void keepFromFusion(Update update) {
    Operation *last = lastReader(update);
    for (OpOperand &operand : update.op->getOpOperands()) {
      Operation *producer = source(operand.get()).getDefiningOp();
      if (!isa_and_nonnull<linalg::LinalgOp>(producer) ||
          update.op.isDpsInit(&operand))
        continue;
      if ((last && producer->isBeforeInBlock(last)) || producer == last ||
          mayReadWith(producer, update.argument)) {
        Value late = fusionBarrierBehind(operand.get(), rewriter);
        rewriter.modifyOpInPlace(update.op, [&] { operand.set(late); });
      }
    }
  }

  /// Returns whether \p op, or a producer that IREE may fuse with \p op, reads
  /// \p argument.
  bool mayReadWith(Operation *op, BlockArgument argument) {
    llvm::SetVector<Operation *> fused;
    fused.insert(op);
    for (size_t i = 0; i < fused.size(); ++i)
      for (Value operand : fused[i]->getOperands()) {
        Value value = source(operand);
        if (value == argument)
          return true;
        auto producer = value.getDefiningOp<linalg::LinalgOp>();
        if (producer && producer.getNumReductionLoops() == 0)
          fused.insert(producer);
      }
    return false;
  }

  void refuse(BlockArgument argument, StringRef why) {
    emitRemark(argument.getLoc(), "argument #")
        << argument.getArgNumber()
        << " is donated, but IREE gets it as not donated: " << why;
  }

  func::FuncOp function;
  Block &block;
  IRRewriter rewriter;
};

} // namespace

bool remat::hasDonation(func::FuncOp function) {
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (isDonated(function, i))
      return true;
  return false;
}

LogicalResult remat::donateToIree(func::FuncOp function) {
  if (failed(checkDonation(function)))
    return failure();
  Donation(function).run();
  return success();
}
