//===- Roots.cpp ----------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/Roots.h"

#include "Analysis/Storage/Roles.h"

using namespace mlir;
using namespace remat;

void remat::collectRoots(const FunctionGraph &graph, Value value,
                         llvm::SetVector<Value> &roots) {
  SmallVector<Value> worklist{value};
  while (!worklist.empty()) {
    Value next = worklist.pop_back_val();
    Operation *op = next.getDefiningOp();
    if (!op || graph.role(op) == OpRole::Node)
      roots.insert(next);
    else
      llvm::append_range(worklist, valuesUsedBy(op));
  }
}
