//===- InlineCalls.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// MLIR's inliner refuses bodies with unregistered ops. StableHLO in its generic
// form consists of unregistered ops. The inliner in this file does only what a
// training step needs: it inlines direct calls of functions that have one
// block.
//===----------------------------------------------------------------------===//

#include "Transforms/Prepare/Prepare.h"

#include "Analysis/Ops/Names.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;
using namespace remat;

namespace {

/// Puts the name of \p call before the name of \p op, an op of the callee. The
/// result is "caller/callee".
void nameBelow(Location call, Operation *op) {
  std::string caller = nameInLocation(call);
  if (caller.empty())
    return;
  op->walk([&](Operation *inner) {
    std::string callee = nameInLocation(inner->getLoc());
    auto name = StringAttr::get(
        op->getContext(), callee.empty() ? caller : caller + "/" + callee);
    inner->setLoc(NameLoc::get(name, inner->getLoc()));
  });
}

class CallInliner {
public:
  explicit CallInliner(func::FuncOp root)
      : symbols(root->getParentOfType<ModuleOp>()) {}

  /// Calls in a callee are inlined first, so that each body is copied in its
  /// final form.
  LogicalResult run(func::FuncOp function) {
    if (!done.insert(function).second)
      return success();
    active.insert(function);
    SmallVector<func::CallOp> calls;
    function.walk([&](func::CallOp call) { calls.push_back(call); });
    for (func::CallOp call : calls)
      if (failed(inlineCall(call)))
        return failure();
    active.erase(function);
    return success();
  }

private:
  LogicalResult inlineCall(func::CallOp call) {
    auto callee = symbols.lookup<func::FuncOp>(call.getCallee());
    if (!callee || callee.isExternal())
      return call.emitOpError("calls @")
             << call.getCallee()
             << ", which has no body here: link it in, or remove the call";
    if (active.contains(callee))
      return call.emitOpError("is recursive through @")
             << call.getCallee()
             << ": a step is planned as a straight line; unroll the recursion";
    if (!callee.getBody().hasOneBlock())
      return call.emitOpError("calls @")
             << call.getCallee()
             << ", which has several blocks: turn its branches into scf ops";
    if (failed(run(callee)))
      return failure();

    OpBuilder builder(call);
    IRMapping mapping;
    Block &body = callee.getBody().front();
    mapping.map(body.getArguments(), call.getArgOperands());
    for (Operation &op : body.without_terminator())
      nameBelow(call.getLoc(), builder.clone(op, mapping));
    for (auto [result, value] :
         llvm::zip(call.getResults(), body.getTerminator()->getOperands()))
      result.replaceAllUsesWith(mapping.lookupOrDefault(value));
    call.erase();
    return success();
  }

  SymbolTable symbols;
  llvm::DenseSet<Operation *> done, active;
};

} // namespace

LogicalResult remat::inlineCalls(func::FuncOp function) {
  return CallInliner(function).run(function);
}
