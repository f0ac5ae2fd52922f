//===- ForeignDims.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/ForeignDims.h"

#include "Analysis/Ops/ForeignOps.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace remat;

DotDims::DotDims(Operation *op) {
  Attribute dims = op->getAttr("dot_dimension_numbers");
  if (!dims) { // A `dot` contracts the last dimension of the left operand with
               // the first dimension of the right operand.
    auto left = dyn_cast<RankedTensorType>(op->getOperand(0).getType());
    if (left && left.getRank() > 0) {
      contracting[0] = {left.getRank() - 1};
      contracting[1] = {0};
    }
    return;
  }
  batching[0] = listInAttribute(dims, "lhs_batching_dimensions");
  batching[1] = listInAttribute(dims, "rhs_batching_dimensions");
  contracting[0] = listInAttribute(dims, "lhs_contracting_dimensions");
  contracting[1] = listInAttribute(dims, "rhs_contracting_dimensions");
}

ConvolutionDims::ConvolutionDims(Operation *op) {
  std::string text;
  if (Attribute dims = op->getAttr("dimension_numbers"))
    llvm::raw_string_ostream(text) << dims;
  StringRef rest = text;
  for (SmallVector<std::string> &list : lists) {
    StringRef inside = rest.split('[').second.split(']').first;
    rest = rest.split(']').second;
    SmallVector<StringRef> letters;
    inside.split(letters, ',');
    for (StringRef letter : letters)
      list.push_back(letter.trim().str());
  }
}

std::optional<unsigned> ConvolutionDims::find(unsigned list,
                                              StringRef letter) const {
  const auto *it = llvm::find(lists[list], letter);
  return it == lists[list].end()
             ? std::nullopt
             : std::optional(unsigned(it - lists[list].begin()));
}
