//===- RematReportCopies.cpp - Reports copies and their reasons -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Dialect/Names.h"
#include "Exchange/File.h"
#include "Transforms/StepPass.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/ViewLikeInterface.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MathExtras.h"

namespace remat {
#define GEN_PASS_DEF_REMATREPORTCOPIES
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

/// A copy or an alloc that is left in the program.
struct Left {
  Operation *op;
  int64_t bytes; ///< The number is -1 if the size is not known.
  std::string reason;
  bool isAdded = false; ///< Whether the copy was added to the program.
};

int64_t bytesOf(Value buffer) {
  auto type = dyn_cast<MemRefType>(buffer.getType());
  if (!type || !type.hasStaticShape())
    return -1;
  Type element = type.getElementType();
  int64_t width = element.isIntOrFloat() ? element.getIntOrFloatBitWidth() : 64;
  return llvm::divideCeil(width, 8) * type.getNumElements();
}

constexpr StringLiteral isPart = "a tensor becomes a part of a larger one";

std::string nameOf(Operation *op) { return op->getName().getStringRef().str(); }

/// Returns the buffer of which \p value is a view.
Value rootOf(Value value) {
  while (auto view = value.getDefiningOp<ViewLikeOpInterface>())
    value = view.getViewSource();
  return value;
}

/// Knows for each buffer the last op of the function's block that touches it or
/// a view of it. Ops inside of such an op count as the op itself.
class Uses {
public:
  explicit Uses(Block &block) : block(block) {
    int64_t next = 0;
    for (Operation &op : block) {
      positions[&op] = next++;
      op.walk([&](Operation *inner) {
        for (Value operand : inner->getOperands())
          if (isa<BaseMemRefType>(operand.getType()) &&
              !isa<ViewLikeOpInterface, memref::DeallocOp>(inner))
            last[rootOf(operand)] = &op;
      });
    }
  }

  /// Returns the last op that touches \p root. Returns null if the last op that
  /// touches \p root does not come after \p op.
  Operation *lastBehind(Value root, Operation *op) const {
    Operation *here = block.findAncestorOpInBlock(*op);
    Operation *found = last.lookup(root);
    bool isBehind = found && here && positions.at(found) > positions.at(here);
    return isBehind ? found : nullptr;
  }

private:
  Block &block;
  DenseMap<Operation *, int64_t> positions;
  DenseMap<Value, Operation *> last;
};

/// The result of \p writer must be in a buffer of its own. Returns why
/// \p writer could not overwrite one of its operands instead.
std::string whyNotInPlace(linalg::LinalgOp writer, OpOperand &init,
                          const Uses &uses) {
  if (isa<linalg::FillOp>(writer))
    return "begins as a fill";
  std::string name = nameOf(writer);
  if (writer.getNumParallelLoops() != writer.getNumLoops())
    return name + " sums into it";
  std::string reason = name + " makes it, and no operand has its type and is "
                              "read element by element";
  for (OpOperand *input : writer.getDpsInputOperands()) {
    if (input->get().getType() != init.get().getType() ||
        writer.getMatchingIndexingMap(input) !=
            writer.getMatchingIndexingMap(&init))
      continue;
    Value root = rootOf(input->get());
    if (isa<BlockArgument>(root) || root.getDefiningOp<memref::GetGlobalOp>())
      reason = name + " makes it, and its operand is " +
               (isa<BlockArgument>(root) ? "an argument" : "a constant");
    else if (Operation *reader = uses.lastBehind(root, writer))
      reason = name + " makes it, and " + nameOf(reader) +
               " reads its operand later";
    else
      return name + " makes it, and could write over an operand that dies: "
                    "run remat-in-place before";
  }
  return reason;
}

/// Returns the first operand after \p root that is \p root or a view of \p
/// root.
OpOperand *firstUse(Value root) {
  OpOperand *first = nullptr;
  SmallVector<Value> open{root};
  while (!open.empty())
    for (OpOperand &use : open.pop_back_val().getUses()) {
      Operation *user = use.getOwner();
      if (isa<ViewLikeOpInterface>(user))
        llvm::append_range(open, user->getResults());
      else if (!isa<memref::DeallocOp>(user) &&
               (!first || (user->getBlock() == first->getOwner()->getBlock() &&
                           user->isBeforeInBlock(first->getOwner()))))
        first = &use;
    }
  return first;
}

std::string reasonOf(memref::AllocOp alloc, const Uses &uses) {
  OpOperand *use = firstUse(alloc);
  if (!use)
    return "nothing uses it";
  Operation *user = use->getOwner();
  if (auto copy = dyn_cast<memref::CopyOp>(user))
    return "holds a copy";
  auto writer = dyn_cast<linalg::LinalgOp>(user);
  if (writer && writer.isDpsInit(use))
    return whyNotInPlace(writer, *use, uses);
  return nameOf(user) + " has it first";
}

std::string reasonOf(memref::CopyOp copy, const Uses &uses) {
  if (auto noted = copy->getAttrOfType<StringAttr>(copyReasonAttr))
    return noted.str();
  Value target = rootOf(copy.getTarget()), source = rootOf(copy.getSource());
  if (isa<BlockArgument>(target))
    return "a result goes to an argument of the caller";
  if (target != copy.getTarget())
    return isPart.str();
  std::string what =
      source != copy.getSource() ? "a part of a tensor" : "a tensor";
  if (isa<BlockArgument>(source))
    return "an argument is written or returned";
  if (source.getDefiningOp<memref::GetGlobalOp>())
    return "a constant is written or returned";
  if (Operation *reader = uses.lastBehind(source, copy))
    return what + " is written while " + nameOf(reader) + " reads it later";
  return what + " that nothing reads later is copied";
}

llvm::json::Array toJson(ArrayRef<Left> all) {
  llvm::json::Array array;
  for (const Left &left : all) {
    std::string where;
    llvm::raw_string_ostream os(where);
    if (auto file = left.op->getLoc()->findInstanceOf<FileLineColLoc>())
      os << file.getFilename().getValue() << ":" << file.getLine() << ":"
         << file.getColumn();
    array.push_back(llvm::json::Object{
        {"location", where}, {"bytes", left.bytes}, {"reason", left.reason}});
  }
  return array;
}

int64_t sum(ArrayRef<Left> all) {
  int64_t bytes = 0;
  for (const Left &left : all)
    if (llvm::AddOverflow(bytes, std::max<int64_t>(left.bytes, 0), bytes))
      return INT64_MAX;
  return bytes;
}

class RematReportCopiesPass
    : public StepPass<
          remat::impl::RematReportCopiesBase<RematReportCopiesPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    markAllAnalysesPreserved();
    if (!function.getBody().hasOneBlock())
      return function.emitOpError("has several blocks: report copies while its "
                                  "control flow is still in scf ops");
    find(function);
    if (remarks)
      print(function);
    return write(function);
  }

private:
  void find(func::FuncOp function) {
    copies.clear();
    allocs.clear();
    Uses uses(function.getBody().front());
    function.walk([&](Operation *op) {
      if (auto copy = dyn_cast<memref::CopyOp>(op)) {
        std::string reason = reasonOf(copy, uses);
        bool isAdded = reason != isPart;
        copies.push_back({op, bytesOf(copy.getSource()), reason, isAdded});
      } else if (auto reason = op->getAttrOfType<StringAttr>(copyReasonAttr))
        copies.push_back({op, bytesOf(op->getOperand(0)), reason.str(), true});
      else if (auto alloc = dyn_cast<memref::AllocOp>(op))
        allocs.push_back({op, bytesOf(alloc), reasonOf(alloc, uses)});
    });
  }

  void print(func::FuncOp function) {
    auto remark = [](const Left &left, StringRef what) {
      InFlightDiagnostic remark = emitRemark(left.op->getLoc(), what);
      if (left.bytes >= 0)
        remark << " of " << left.bytes << " bytes";
      remark << ": " << left.reason;
    };
    for (const Left &left : copies)
      remark(left, "copy");
    for (const Left &left : allocs)
      remark(left, "alloc");
    emitRemark(function.getLoc(), "left after bufferization: ")
        << copies.size() << (copies.size() == 1 ? " copy of " : " copies of ")
        << sum(copies) << " bytes, " << countAdded() << " of them added; "
        << allocs.size() << (allocs.size() == 1 ? " alloc of " : " allocs of ")
        << sum(allocs);
  }

  LogicalResult write(func::FuncOp function) {
    if (file.empty())
      return success();
    llvm::json::Object object{
        {"function", function.getName()}, {"copies", toJson(copies)},
        {"copied_bytes", sum(copies)},    {"added_copies", countAdded()},
        {"allocs", toJson(allocs)},       {"allocated_bytes", sum(allocs)}};
    std::string text;
    llvm::raw_string_ostream(text)
        << llvm::formatv("{0:2}", llvm::json::Value(std::move(object))) << "\n";
    if (auto error = writeTextFile(file, text))
      return function.emitError(error->message);
    return success();
  }

  int64_t countAdded() const {
    return llvm::count_if(copies,
                          [](const Left &copy) { return copy.isAdded; });
  }

  SmallVector<Left> copies, allocs;
};

} // namespace
