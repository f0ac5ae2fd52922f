//===- RematNumberOps.cpp - Locations that compilers keep -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/Names.h"
#include "Transforms/StepPass.h"

namespace remat {
#define GEN_PASS_DEF_REMATNUMBEROPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematNumberOpsPass
    : public StepPass<remat::impl::RematNumberOpsBase<RematNumberOpsPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    if (!function.getBody().hasOneBlock())
      return success();
    size_t number = 0;
    for (Operation &op : stepBlock(function)) {
      auto name =
          StringAttr::get(&getContext(), "op" + std::to_string(number++));
      op.walk([&](Operation *inner) { inner->setLoc(NameLoc::get(name)); });
    }
    return success();
  }
};

} // namespace
