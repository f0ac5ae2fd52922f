//===- DropPlanning.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Conversion/DropPlanning.h"

#include "remat/Dialect/Remat.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;
using namespace remat;

static void dropFrom(Operation *op) {
  SmallVector<StringAttr> names;
  for (NamedAttribute attr : op->getDiscardableAttrs())
    if (isa_and_nonnull<RematDialect>(attr.getNameDialect()))
      names.push_back(attr.getName());
  for (StringAttr name : names)
    op->removeDiscardableAttr(name);
  auto function = dyn_cast<FunctionOpInterface>(op);
  for (unsigned i = 0; function && i < function.getNumArguments(); ++i)
    for (StringRef name : {RematDialect::kDonate, RematDialect::kSlice})
      function.removeArgAttr(i, StringAttr::get(op->getContext(), name));
  for (unsigned i = 0; function && i < function.getNumResults(); ++i)
    function.removeResultAttr(
        i, StringAttr::get(op->getContext(), RematDialect::kLoss));
}

void remat::dropPlanning(ModuleOp module) {
  module->walk([](Operation *op) { dropFrom(op); });
}
