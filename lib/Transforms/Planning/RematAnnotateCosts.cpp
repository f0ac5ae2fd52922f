//===- RematAnnotateCosts.cpp - Writes op costs into the IR ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Costs/CostModel.h"
#include "Analysis/Costs/Profile.h"
#include "Analysis/Graph/FunctionGraph.h"
#include "Analysis/Tools/OptionNames.h"
#include "Dialect/MachineTargets.h"
#include "Exchange/File.h"
#include "remat/Transforms/Passes.h"

#include "mlir/AsmParser/AsmParser.h"
#include "llvm/Support/FileSystem.h"

namespace remat {
#define GEN_PASS_DEF_REMATANNOTATECOSTS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class RematAnnotateCostsPass
    : public PassWithOptions<
          remat::impl::RematAnnotateCostsBase<RematAnnotateCostsPass>> {
public:
  using PassWithOptions::PassWithOptions;

  void runOnOperation() override {
    if (failed(readOptions()) || failed(readMachine()) ||
        failed(collectNodes()) || failed(readProfile()))
      return signalPassFailure();
    for (Operation *op : nodes)
      annotate(op);
    for (auto &[function, graph] : graphs)
      annotateGroups(function, graph);
  }

private:
  LogicalResult readOptions() {
    auto parsed = parseCostModel(costModel);
    if (!parsed)
      return emitError(getOperation().getLoc(), "unknown cost-model '")
             << costModel << "': expected 'analytic', 'flops' or 'roofline'";
    if (!profileFile.empty() && *parsed != CostModel::Roofline)
      return emitError(getOperation().getLoc(),
                       "a profile gives seconds, and cost-model ")
             << costModel << " does not count in seconds: use roofline";
    return success();
  }

  /// The machine that the option names replaces the module's machine, and is
  /// stored on the module for later passes.
  LogicalResult readMachine() {
    ModuleOp module = getOperation();
    if (machineName.empty()) {
      machine = machineOf(module);
      return success();
    }
    machine = getNamedMachine(&getContext(), machineName);
    if (!machine && llvm::sys::fs::exists(machineName))
      return readMachineFile();
    if (!machine) {
      InFlightDiagnostic error = emitError(module.getLoc(), "unknown machine '")
                                 << machineName << "': expected one of ";
      llvm::interleaveComma(getMachineNames(), error);
      return error << ", or give the module a remat.machine attribute";
    }
    module->setAttr(RematDialect::kMachine, machine);
    return success();
  }

  /// Reads a file with a `#remat.machine<...>`. The option --calibrate of
  /// remat-run writes such a file.
  LogicalResult readMachineFile() {
    ModuleOp module = getOperation();
    Result<std::string> text = readTextFile(machineName);
    if (!text)
      return emitError(module.getLoc(), "machine: ") << text.error().message;
    machine =
        dyn_cast_or_null<MachineAttr>(parseAttribute(*text, &getContext()));
    if (!machine)
      return emitError(module.getLoc(), "machine ")
             << machineName << ": expected #remat.machine<...>";
    module->setAttr(RematDialect::kMachine, machine);
    return success();
  }

  LogicalResult collectNodes() {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!isPlannedFunction(function))
        continue;
      function->setAttr(RematDialect::kCostModel,
                        StringAttr::get(&getContext(), costModel));
      FailureOr<FunctionGraph> graph = readFunctionGraph(function);
      if (failed(graph))
        return failure();
      for (auto [op, group] : llvm::zip(graph->nodeOps, graph->nodeGroups))
        if (group == kNone)
          nodes.push_back(op);
      if (graph->hasGroups())
        graphs.emplace_back(function, std::move(*graph));
    }
    return success();
  }

  LogicalResult readProfile() {
    if (profileFile.empty())
      return success();
    Result<Profile> read = Profile::read(profileFile);
    if (!read)
      return emitError(getOperation().getLoc(), read.error().message);
    SmallVector<StringRef> names;
    for (auto &[function, graph] : graphs)
      for (GroupAttr record : recordsOf(function))
        names.push_back(record.getName());
    if (auto error = read->checkNames(nodes, names))
      return emitError(getOperation().getLoc(), error->message);
    profile = std::move(*read);
    return success();
  }

  void annotate(Operation *op) {
    CostAttr cost = costOf(op, machine);
    if (auto seconds = profile ? profile->seconds(op) : std::nullopt)
      cost = CostAttr::get(&getContext(), cost.getFlops(), cost.getBytes(),
                           *seconds);
    op->setAttr(RematDialect::kCost, cost);
  }

  static SmallVector<GroupAttr> recordsOf(func::FuncOp function) {
    SmallVector<GroupAttr> records;
    if (auto list = function->getAttrOfType<ArrayAttr>(RematDialect::kGroups))
      for (Attribute record : list)
        records.push_back(cast<GroupAttr>(record));
    return records;
  }

  /// The cost of a group of ops is stored on the function. The ops of the group
  /// have no costs.
  void annotateGroups(func::FuncOp function, const FunctionGraph &graph) {
    SmallVector<GroupAttr> records = recordsOf(function);
    for (NodeId n = 0; n < graph.graph.numNodes(); ++n) {
      uint32_t number = graph.nodeGroups[n];
      if (number == kNone)
        continue;
      if (number >= records.size())
        records.resize(number + 1, emptyRecord());
      const Node &node = graph.graph.node(n);
      OpWork work{node.flops, node.deviceBytes};
      GroupAttr old = records[number];
      auto seconds = profile ? profile->secondsOf(old.getName()) : std::nullopt;
      records[number] = GroupAttr::get(
          &getContext(), old.getName(), old.getWorkspace(), toWhole(work.flops),
          toWhole(work.bytes),
          Float64(seconds.value_or(rooflineSeconds(work, machine))));
    }
    SmallVector<Attribute> list(records.begin(), records.end());
    function->setAttr(RematDialect::kGroups,
                      ArrayAttr::get(&getContext(), list));
  }

  GroupAttr emptyRecord() {
    return GroupAttr::get(&getContext(), "", std::nullopt, std::nullopt,
                          std::nullopt, std::nullopt);
  }

  MachineAttr machine;
  SmallVector<Operation *> nodes;
  /// The functions that have groups, and their graphs.
  SmallVector<std::pair<func::FuncOp, FunctionGraph>, 1> graphs;
  std::optional<Profile> profile;
};

} // namespace
