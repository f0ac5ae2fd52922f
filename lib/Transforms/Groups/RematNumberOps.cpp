//===- RematNumberOps.cpp - Locations that a compiler hands on ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/Names.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATNUMBEROPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematNumberOpsPass
    : public remat::impl::RematNumberOpsBase<RematNumberOpsPass> {
public:
  using RematNumberOpsBase::RematNumberOpsBase;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (!isPlannedFunction(function) || function.isExternal() ||
        !function.getBody().hasOneBlock())
      return;
    size_t number = 0;
    for (Operation &op : stepBlock(function)) {
      auto name =
          StringAttr::get(&getContext(), "op" + std::to_string(number++));
      op.walk([&](Operation *inner) { inner->setLoc(NameLoc::get(name)); });
    }
  }
};

} // namespace
