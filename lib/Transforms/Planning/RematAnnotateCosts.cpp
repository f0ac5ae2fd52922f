//===- RematAnnotateCosts.cpp - Write op costs into the IR ----------------===//

#include "remat/Transforms/Passes.h"

#include "remat/Analysis/CostModel.h"
#include "remat/Analysis/FunctionGraph.h"
#include "remat/Analysis/Profile.h"
#include "remat/Dialect/MachineTargets.h"
#include "remat/Exchange/File.h"

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
    : public remat::impl::RematAnnotateCostsBase<RematAnnotateCostsPass> {
public:
  using RematAnnotateCostsBase::RematAnnotateCostsBase;

  void runOnOperation() override {
    if (failed(readOptions()) || failed(readMachine()) ||
        failed(collectNodes()) || failed(readProfile()))
      return signalPassFailure();
    for (Operation *op : nodes)
      annotate(op);
  }

private:
  LogicalResult readOptions() {
    auto parsed = parseCostModel(costModel);
    if (!parsed)
      return emitError(getOperation().getLoc(), "unknown cost-model '")
             << costModel << "': expected analytic, flops or roofline";
    if (!profileFile.empty() && *parsed != CostModel::Roofline)
      return emitError(getOperation().getLoc(),
                       "a profile gives seconds, and cost-model ")
             << costModel << " does not count in seconds: use roofline";
    return success();
  }

  /// The option wins, and stays on the module for later passes.
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

  /// A file with a `#remat.machine<...>`, as --calibrate writes it.
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
      llvm::append_range(nodes, graph->nodeOps);
    }
    return success();
  }

  LogicalResult readProfile() {
    if (profileFile.empty())
      return success();
    Result<Profile> read = Profile::read(profileFile);
    if (!read)
      return emitError(getOperation().getLoc(), read.error().message);
    if (auto error = read->checkNames(nodes))
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

  MachineAttr machine;
  SmallVector<Operation *> nodes;
  std::optional<Profile> profile;
};

} // namespace
