//===- RematDivisionTree.cpp - Prints a function's division tree ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Tools/OptionNames.h"
#include "Core/Segments/DivisionTree.h"
#include "Transforms/Planning/ForwardPart.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

namespace remat {
#define GEN_PASS_DEF_REMATDIVISIONTREE
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematDivisionTreePass
    : public PassWithOptions<
          remat::impl::RematDivisionTreeBase<RematDivisionTreePass>> {
public:
  using PassWithOptions::PassWithOptions;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(print()))
      signalPassFailure();
  }

private:
  LogicalResult print() {
    if (format != "text" && format != "dot")
      return getOperation().emitError("format is '")
             << format << "': expected 'text' or 'dot'";
    return printForwardParts(
        getOperation(), {"division-tree", lossResult, file},
        [&](const ForwardPart &part) { return describe(part); });
  }

  std::string describe(const ForwardPart &part) const {
    ComputationGraph computation = computationGraph(part.forward);
    DivisionTree tree = divide(computation);
    auto nameOf = [&](uint32_t v) {
      uint32_t vertex = computation.forward[v];
      return vertex == kNone ? "inputs" : part.name(vertex);
    };
    if (format == "dot")
      return formatDivisionTreeDot(tree, nameOf);
    return "division tree of " + part.graph.name() + ": " +
           std::to_string(part.forward.size()) + " nodes, " +
           std::to_string(tree.size()) + " segments\n" +
           formatDivisionTree(tree, nameOf);
  }
};

} // namespace
