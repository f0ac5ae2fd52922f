//===- RematTieBiases.cpp - Biases that XLA adds in the readers' kernels --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// XLA adds a bias in the kernel of the matrix product. If the kernel of a
// matrix product has several readers, XLA never merges these readers into one
// kernel. If a fence passes the bias on, each reader of the sum adds the bias
// itself. The readers then share only the result of the fence.
//
//===----------------------------------------------------------------------===//

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/ForeignOps.h"
#include "Dialect/Names.h"
#include "remat/Conversion/Passes.h"
#include "remat/Dialect/Remat.h"

namespace remat {
#define GEN_PASS_DEF_REMATTIEBIASES
#include "remat/Conversion/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

static bool isOfProduct(const FunctionGraph &graph, Value value) {
  llvm::SetVector<Value> roots;
  collectRoots(graph, value, roots);
  Operation *def = roots.size() == 1 ? roots.front().getDefiningOp() : nullptr;
  std::optional<ForeignOp> foreign = def ? lookUpForeign(def) : std::nullopt;
  return foreign && (foreign->form == ForeignForm::Dot ||
                     foreign->form == ForeignForm::Convolution);
}

/// Returns whether \p op makes a bias: its result is added only to products,
/// and several ops read each of these sums.
static bool isBias(const FunctionGraph &graph, Operation *op) {
  StringRef name = op->getName().stripDialect();
  if (name != "broadcast_in_dim" && name != "broadcast")
    return false;
  auto isAdded = [&](Operation *user) {
    return user->getName().stripDialect() == "add" && !user->hasOneUse() &&
           llvm::any_of(user->getOperands(), [&](Value operand) {
             return isOfProduct(graph, operand);
           });
  };
  return !op->use_empty() && llvm::all_of(op->getUsers(), isAdded);
}

namespace {

class RematTieBiasesPass
    : public remat::impl::RematTieBiasesBase<RematTieBiasesPass> {
public:
  using RematTieBiasesBase::RematTieBiasesBase;

  void runOnOperation() override {
    if (!getOperation()->hasAttr(RematDialect::kPlan))
      return;
    FailureOr<FunctionGraph> graph = readFunctionGraph(getOperation());
    if (failed(graph))
      return signalPassFailure();
    for (Operation &op : *graph->block)
      if (isBias(*graph, &op))
        op.setAttr(kTiedAttr, UnitAttr::get(&getContext()));
  }
};

} // namespace
