//===- RematPrepare.cpp - Makes one clean function from a module ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Ops/ForeignOps.h"
#include "Analysis/Ops/Names.h"
#include "Analysis/Tools/OptionNames.h"
#include "Analysis/Tools/StepChoice.h"
#include "Dialect/Names.h"
#include "Transforms/Prepare/Prepare.h"
#include "remat/Core/Plan/Simulator.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Transforms/Transforms.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Transforms/Passes.h"
#include "llvm/ADT/StringExtras.h"

namespace remat {
#define GEN_PASS_DEF_REMATPREPARE
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;
using bufferization::AllocTensorOp;

void remat::replaceAllocTensors(func::FuncOp function) {
  function.walk([](AllocTensorOp alloc) {
    auto type = dyn_cast<RankedTensorType>(alloc.getType());
    Value copied = alloc.getCopy();
    if (!type || alloc.getMemorySpace() || (copied && !type.hasStaticShape()))
      return;
    OpBuilder builder(alloc);
    Value value = tensor::EmptyOp::create(builder, alloc.getLoc(), type,
                                          alloc.getDynamicSizes());
    if (copied)
      value = linalg::CopyOp::create(builder, alloc.getLoc(), copied, value)
                  .getResult(0);
    alloc.replaceAllUsesWith(value);
    alloc.erase();
  });
}

bool remat::isPlannedFunction(func::FuncOp function) {
  if (function.isExternal())
    return false;
  auto step = function->getParentOp()->getAttrOfType<FlatSymbolRefAttr>(
      RematDialect::kStep);
  return !step || step.getValue() == function.getName();
}

/// Replaces each `scf.while` in \p function by `scf.for` if its condition only
/// compares a counter. An `scf.while` with another condition does not change.
/// Importers may write a counting loop as `scf.while`. An `scf.for` has a trip
/// count, which is needed to plan inside loops, to unroll loops and to run
/// steps.
static void upliftLoops(func::FuncOp function) {
  SmallVector<scf::WhileOp> loops; // Inner loops come first.
  function.walk([&](scf::WhileOp loop) { loops.push_back(loop); });
  IRRewriter rewriter(function.getContext());
  for (scf::WhileOp loop : loops) {
    rewriter.setInsertionPoint(loop);
    (void)scf::upliftWhileToForLoop(rewriter, loop);
  }
}

/// Adds each name that follows an @ in \p text to \p names. The parameter \p
/// text is the text of an attribute or a type that no dialect has parsed.
static void addNamesIn(StringRef text, MLIRContext *context,
                       llvm::DenseSet<StringAttr> &names) {
  auto isPartOfName = [](char c) {
    return llvm::isAlnum(c) || StringRef("_$.-").contains(c);
  };
  for (size_t at = text.find('@'); at != StringRef::npos; at = text.find('@')) {
    text = text.drop_front(at + 1);
    StringRef name = text.consume_front("\"")
                         ? text.take_until([](char c) { return c == '"'; })
                         : text.take_while(isPartOfName);
    names.insert(StringAttr::get(context, name));
  }
}

/// Returns every symbol in the attributes and properties of \p root and of its
/// nested ops. The result includes all parts of a nested reference such as
/// @outer::@inner. The result also includes symbols in attributes of unknown
/// dialects, which are read from their text.
///
/// An unregistered op keeps its properties apart from its attributes, and
/// MLIR's walks over uses of symbols ignore properties. If only an unregistered
/// op names a function, MLIR therefore considers the function unused. An
/// example of such a function is the decomposition of a composite.
static llvm::DenseSet<StringAttr> namedSymbols(Operation *root) {
  llvm::DenseSet<StringAttr> names;
  AttrTypeWalker walker;
  walker.addWalk([&](SymbolRefAttr reference) {
    names.insert(reference.getRootReference());
    for (FlatSymbolRefAttr inner : reference.getNestedReferences())
      names.insert(inner.getAttr());
  });
  walker.addWalk([&](OpaqueAttr unknown) {
    addNamesIn(unknown.getAttrData(), root->getContext(), names);
  });
  walker.addWalk([&](OpaqueType unknown) {
    addNamesIn(unknown.getTypeData(), root->getContext(), names);
  });
  root->walk([&](Operation *op) {
    walker.walk(Attribute(op->getRawDictionaryAttrs()));
    if (Attribute properties = op->getPropertiesAsAttribute())
      walker.walk(properties);
  });
  return names;
}

namespace {

class RematPreparePass
    : public PassWithOptions<remat::impl::RematPrepareBase<RematPreparePass>> {
public:
  using PassWithOptions::PassWithOptions;

  void runOnOperation() override {
    ModuleOp module = getOperation();
    FailureOr<func::FuncOp> step = chooseStep(module, function.getValue());
    if (failed(step) || failed(inlineCalls(*step)))
      return signalPassFailure();
    eraseUncalled(module, *step);
    module->setAttr(RematDialect::kStep, FlatSymbolRefAttr::get(*step));
    if (callerResults)
      (*step)->setAttr(RematDialect::kCallerResults,
                       UnitAttr::get(&getContext()));
    if (recomputeCollectives)
      letCollectivesRunAgain(*step);
    replaceAllocTensors(*step);
    upliftLoops(*step);
    foldReshapes(*step);
    if (unrollLoops)
      remat::unrollLoops(*step);
    if (failed(cleanUp(*step)))
      return signalPassFailure();
    if (!unrollLoops)
      return;
    forwardSlices(*step);
    if (failed(cleanUp(*step)))
      signalPassFailure();
  }

private:
  static void letCollectivesRunAgain(func::FuncOp step) {
    step.walk([](Operation *op) {
      auto foreign = lookUpForeign(op);
      if (foreign && foreign->effect == OpEffect::Collective)
        op->setAttr(kRunAgainAttr, UnitAttr::get(op->getContext()));
    });
  }

  /// The cleanup by CSE must not make the step need more memory. If CSE merges
  /// two ops that compute the same value, the value is held from its first
  /// reader to its last. If the step then took more bytes, a budget that the
  /// program itself meets might be refused.
  LogicalResult cleanUp(func::FuncOp step) {
    std::optional<Need> asItIs = needOf(step);
    OwningOpRef<func::FuncOp> program = step.clone();
    std::optional<Need> cleaned;
    for (bool cse : {true, false}) {
      OpPassManager cleanups(func::FuncOp::getOperationName());
      cleanups.addPass(createCanonicalizerPass());
      if (cse)
        cleanups.addPass(createCSEPass());
      if (failed(runPipeline(cleanups, step)))
        return failure();
      std::optional<Need> need = needOf(step);
      if (!asItIs || !need || need->isWithin(*asItIs)) {
        if (cleaned)
          remarkOn(step, *asItIs, *cleaned, "cse is left out");
        return success();
      }
      cleaned = cleaned ? cleaned : need;
      step.getBody().takeBody(program->getBody());
      if (cse)
        program = step.clone();
    }
    remarkOn(step, *asItIs, *cleaned, "both are left out");
    return success();
  }

  /// Says how many bytes a step needs.
  struct Need {
    int64_t peak, total;

    bool isWithin(const Need &other) const {
      return peak <= other.peak && total <= other.total;
    }
  };

  static void remarkOn(func::FuncOp step, const Need &asItIs,
                       const Need &cleaned, const char *consequence) {
    emitRemark(lineOf(step), "canonicalize and cse would change the step from ")
        << asItIs.peak << " to " << cleaned.peak
        << " bytes at the peak: " << consequence
        << "; if you run them later, the step takes more memory, too";
  }

  /// Returns none if the function is not a step that can be read yet. Passes
  /// after this one report why it cannot be read.
  std::optional<Need> needOf(func::FuncOp step) {
    ScopedDiagnosticHandler silence(&getContext(),
                                    [](Diagnostic &) { return success(); });
    FailureOr<FunctionGraph> read = readFunctionGraph(step);
    if (failed(read))
      return std::nullopt;
    const Graph &graph = read->graph;
    int64_t peak = simulateProgram(graph).peakBytes;
    return Need{peak, peak + graph.residentBytes()};
  }

  /// Erases private functions that no op refers to any more. The calls of \p
  /// step must have been inlined.
  void eraseUncalled(ModuleOp module, func::FuncOp step) {
    bool changed = true;
    while (changed) {
      llvm::DenseSet<StringAttr> named = namedSymbols(module);
      changed = false;
      for (auto other :
           llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
        if (other != step && other.isPrivate() &&
            !named.contains(other.getNameAttr())) {
          other.erase();
          changed = true;
        }
    }
  }
};

} // namespace
