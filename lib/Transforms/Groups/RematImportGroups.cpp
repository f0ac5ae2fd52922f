//===- RematImportGroups.cpp - Groups of ops from a compiled step ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/Effects.h"
#include "Analysis/Ops/Names.h"
#include "Analysis/Storage/Roles.h"
#include "Transforms/Groups/KernelGroups.h"
#include "Transforms/StepPass.h"

namespace remat {
#define GEN_PASS_DEF_REMATIMPORTGROUPS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematImportGroupsPass
    : public StepPass<
          remat::impl::RematImportGroupsBase<RematImportGroupsPass>> {
public:
  using StepPass::StepPass;

  LogicalResult runOnStep(func::FuncOp function) override {
    if (file.empty())
      return emitError(lineOf(function), "remat-import-groups needs file=");
    if (function->hasAttr(RematDialect::kGroups))
      return emitError(
          lineOf(function),
          "has groups of ops already: start from the step without groups");
    Result<KernelList> list = readKernels(file);
    if (!list)
      return emitError(lineOf(function), list.error().message);
    FailureOr<FunctionGraph> graph = readFunctionGraph(function);
    if (failed(graph))
      return failure();
    SmallVector<Operation *> ops;
    for (Operation &op : *graph->block)
      ops.push_back(&op);
    ops.pop_back();
    Result<KernelGroups> found = groupsOfKernels(*list, *graph, ops);
    if (!found)
      return emitError(lineOf(function), file) << ": " << found.error().message;
    attachGroups(function, *found, ops);
    eraseUnread(*graph);
    return check(function, *found);
  }

private:
  /// Erases ops whose results are not read. The compiler leaves such ops out,
  /// but the graph would count their results.
  static void eraseUnread(const FunctionGraph &graph) {
    for (Operation &op :
         llvm::make_early_inc_range(llvm::reverse(*graph.block)))
      if (&op != &graph.block->back() && op.use_empty() &&
          !op.hasAttr(RematDialect::kGroup) &&
          graph.role(&op) != OpRole::Swap && effectOf(&op) == OpEffect::Pure)
        op.erase();
  }

  LogicalResult check(func::FuncOp function, const KernelGroups &found) {
    FailureOr<FunctionGraph> graph = readFunctionGraph(function);
    if (failed(graph))
      return failure();
    if (!remarks)
      return success();
    size_t ops = 0, alone = 0;
    for (NodeId n = 0; n < graph->graph.numNodes(); ++n)
      if (graph->nodeGroups[n] == kNone)
        ++alone;
      else
        ops += graph->nodeBodies[n].size();
    emitRemark(lineOf(function))
        << found.groups.size() << " groups with " << ops << " ops in all, and "
        << alone << " ops in no group; kernels without "
        << "a value of the step: " << found.lookedThrough
        << "; reads that no kernel has: " << found.extraReads;
    return success();
  }
};

} // namespace
