//===- KernelValues.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Groups/KernelValues.h"

#include "Analysis/Ops/ForeignOps.h"
#include "Analysis/Ops/KnownLoops.h"
#include "Analysis/Ops/TypeSizes.h"
#include "Analysis/Storage/Roles.h"

#include <cmath>

using namespace mlir;
using namespace remat;

namespace {

class TensorMapper : StepValues {
public:
  TensorMapper(const KernelList &list, const FunctionGraph &graph,
               ArrayRef<Operation *> ops)
      : StepValues(graph), list(list), ops(ops), valueOf(list.tensors.size()) {}

  Result<std::vector<Value>> run() {
    Operation &end = block().back();
    if (list.results.size() != end.getNumOperands())
      return Error{"it has " + std::to_string(list.results.size()) +
                   " results, and the step " +
                   std::to_string(end.getNumOperands()) + ofAnother};
    for (auto [t, tensor] : llvm::enumerate(list.tensors)) {
      if (tensor.op && *tensor.op >= ops.size())
        return Error{"tensor " + std::to_string(t) + " '" + tensor.name +
                     "' is of op " + std::to_string(*tensor.op) +
                     ", and the step has " + std::to_string(ops.size()) +
                     " ops" + ofAnother};
      if (!tensor.argument)
        continue;
      if (*tensor.argument >= block().getNumArguments() ||
          elementCount(block().getArgument(*tensor.argument).getType()) !=
              tensor.elements)
        return Error{"parameter " + std::to_string(*tensor.argument) + " of " +
                     std::to_string(tensor.elements) +
                     " elements is not an argument of the step" + ofAnother};
      valueOf[t] = block().getArgument(*tensor.argument);
    }
    for (auto [t, value] : llvm::zip(list.results, end.getOperands()))
      if (Value root = rootOf(value);
          !valueOf[t] && isNode(root.getDefiningOp()))
        valueOf[t] = root;
    for (auto [t, tensor] : llvm::enumerate(list.tensors))
      if (!valueOf[t] && tensor.op) {
        Operation *op = ops[*tensor.op];
        valueOf[t] = isLoop(op) ? nextOfLoop(op, tensor.elements)
                                : valueNamed(op, tensor.elements);
        if (!valueOf[t])
          valueOf[t] = productInParts(op, tensor.elements);
      }
    Values named;
    for (Value value : valueOf)
      if (value)
        named.insert(value);
    for (auto [t, tensor] : llvm::enumerate(list.tensors))
      if (!valueOf[t] && !tensor.of.empty())
        valueOf[t] = valueMadeOf(tensor, named);
    return std::move(valueOf);
  }

private:
  /// A loop may have several results with the same number of elements. The list
  /// of kernels has the tensors of these results in the order of the results.
  /// Results that the loop passes on unchanged have no tensor.
  Value nextOfLoop(Operation *loop, int64_t elements) {
    Block *body = bodyOfLoop(loop);
    if (!body)
      return {};
    unsigned skipped = loopTensors[{loop, elements}]++;
    for (auto [number, result] : llvm::enumerate(loop->getResults()))
      if (elementCount(result.getType()) == elements &&
          body->back().getOperand(number) != body->getArgument(number) &&
          skipped-- == 0)
        return isNode(loop) ? Value(result) : Value();
    return {};
  }

  /// Returns the value of \p op with \p elements elements. If \p op has no such
  /// value and only reshapes, transposes or converts its operand, continues
  /// with the op that makes the operand.
  Value valueNamed(Operation *op, int64_t elements) const {
    constexpr unsigned kLongestChain = 16;
    for (unsigned i = 0; op && i < kLongestChain; ++i) {
      for (Value value : op->getResults())
        if (Value root = rootOf(value);
            elementCount(value.getType()) == elements &&
            isNode(root.getDefiningOp()))
          return root;
      if (!onlyMoves(op))
        return {};
      op = op->getOperand(0).getDefiningOp();
    }
    return {};
  }

  /// Returns the only value that \p tensor can be. The compiler names \p tensor
  /// after no op. The value has the same number of elements, and an op computes
  /// it from the values of all ops of \p tensor.of. The values of \p named are
  /// other tensors.
  Value valueMadeOf(const KernelTensor &tensor, const Values &named) const {
    std::optional<Values> possible;
    for (uint32_t number : tensor.of) {
      Values made;
      if (number < ops.size() && ops[number])
        for (Value value : ops[number]->getResults())
          addMadeOf(value, tensor.elements, made);
      made.remove_if([&](Value value) {
        return named.contains(value) ||
               (possible && !possible->contains(value));
      });
      possible = std::move(made);
    }
    return possible && possible->size() == 1 ? possible->front() : Value();
  }

  /// Adds to \p made the values with \p elements elements that ops compute from
  /// \p value directly, or after ops that only move its elements.
  void addMadeOf(Value value, int64_t elements, Values &made) const {
    llvm::SetVector<Value> moved;
    moved.insert(value);
    for (size_t i = 0; i < moved.size(); ++i)
      for (Operation *user : moved[i].getUsers()) {
        if (user->getBlock() != &block() || user->getNumResults() != 1)
          continue;
        Value result = user->getResult(0);
        if (onlyMoves(user))
          moved.insert(result);
        else if (isNode(user) && elementCount(result.getType()) == elements)
          made.insert(result);
      }
  }

  /// A GPU may compute a product in several parts, which the readers of the
  /// product add up. Returns the product \p op if a tensor with \p elements
  /// elements may hold such parts.
  Value productInParts(Operation *op, int64_t elements) const {
    if (!op || !hasForm(op, ForeignForm::Dot) || !isNode(op))
      return {};
    Value product = op->getResult(0);
    double whole = elementCount(product.getType());
    bool isInParts = whole > 0 && std::fmod(double(elements), whole) == 0;
    return isInParts ? product : Value();
  }

  /// Returns whether \p op only moves or converts the elements of its first
  /// operand.
  bool onlyMoves(Operation *op) const {
    StringRef name = op->getName().stripDialect();
    return op->getNumOperands() >= 1 &&
           (isView(op) || name == "transpose" || name == "convert" ||
            name == "broadcast_in_dim");
  }

  static constexpr const char *ofAnother =
      ": the file belongs to another step, or the step was prepared "
      "differently";

  const KernelList &list;
  ArrayRef<Operation *> ops;
  std::vector<Value> valueOf; ///< The value of each tensor, or null.
  /// The key is a loop and a number of elements. The entry says how many
  /// tensors of this loop with this number of elements were found so far.
  llvm::DenseMap<std::pair<Operation *, int64_t>, unsigned> loopTensors;
};

} // namespace

bool StepValues::isLoop(Operation *op) {
  return op && hasForm(op, ForeignForm::While);
}

Result<std::vector<Value>> remat::valuesOfTensors(const KernelList &list,
                                                  const FunctionGraph &graph,
                                                  ArrayRef<Operation *> ops) {
  return TensorMapper(list, graph, ops).run();
}
