//===- RematAnnotateCosts.cpp - Write op costs into the IR ----------------===//

#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATANNOTATECOSTS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;

namespace {

class RematAnnotateCostsPass
    : public remat::impl::RematAnnotateCostsBase<RematAnnotateCostsPass> {
public:
  using RematAnnotateCostsBase::RematAnnotateCostsBase;

  void runOnOperation() override {}
};

} // namespace
