//===- Loss.cpp - Finds the result that is the loss -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/GraphReader.h"
#include "Analysis/Ops/Names.h"

using namespace mlir;
using namespace remat;

/// Returns whether \p type is a float or a floating-point tensor of rank 0.
static bool isScalarFloat(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return (!tensor || tensor.getRank() == 0) &&
         isa<FloatType>(getElementTypeOrSelf(type));
}

/// Returns whether the function's result \p result depends only on scalars.
/// Examples are a step count and a learning rate that an optimizer passes on.
static bool comesFromScalars(Value result) {
  SmallVector<Value> open{result};
  llvm::SmallPtrSet<Value, 8> seen;
  while (!open.empty()) {
    Value value = open.pop_back_val();
    auto tensor = dyn_cast<RankedTensorType>(value.getType());
    if (tensor && tensor.getRank() > 0)
      return false;
    Operation *op = value.getDefiningOp();
    if (!op || !seen.insert(value).second)
      continue;
    if (op->getNumRegions() > 0)
      op->walk([&](Operation *inner) {
        llvm::append_range(open, inner->getOperands());
      });
    else
      llvm::append_range(open, op->getOperands());
  }
  return true;
}

static std::string listResults(ArrayRef<unsigned> indices) {
  std::string text;
  for (unsigned i : indices)
    text += (text.empty() ? "#" : ", #") + std::to_string(i);
  return text;
}

LogicalResult GraphReader::readLoss() {
  OperandRange results = result.block->back().getOperands();
  if (options.lossResult >= 0) {
    unsigned index = options.lossResult;
    if (index >= results.size())
      return emitError(lineOf(function), "loss-result is ")
             << index << ", but the function has " << results.size()
             << " results, numbered from 0";
    spec.loss = tensorOf(results[index]);
    if (!spec.loss)
      return emitError(lineOf(function), "loss-result: result #")
             << index << " is not a tensor that the function computes";
    return success();
  }

  SmallVector<unsigned> marked, scalars;
  for (auto [i, value] : llvm::enumerate(results)) {
    auto t = tensorOf(value);
    if (!t || producers[*t] == kNone)
      continue;
    if (i < function.getNumResults() &&
        function.getResultAttr(i, RematDialect::kLoss))
      marked.push_back(i);
    if (isScalarFloat(value.getType()))
      scalars.push_back(i);
  }
  SmallVector<unsigned> sums;
  llvm::copy_if(scalars, std::back_inserter(sums),
                [&](unsigned i) { return !comesFromScalars(results[i]); });
  if (!sums.empty())
    scalars = sums;
  ArrayRef<unsigned> candidates = marked.empty() ? scalars : marked;
  if (candidates.size() == 1)
    spec.loss = tensorOf(results[candidates.front()]);
  else if (options.remarks && candidates.empty())
    emitRemark(lineOf(function),
               "no result is a floating-point scalar, so the loss is not "
               "known; name one by loss-result=N or the "
               "result attribute 'remat.loss'");
  else if (options.remarks)
    emitRemark(lineOf(function), "results ")
        << listResults(candidates)
        << " could each be the loss, so the loss is not known; name one by "
           "loss-result=N or the result attribute 'remat.loss'";
  return success();
}
