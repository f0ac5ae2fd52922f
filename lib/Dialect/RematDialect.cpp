//===- RematDialect.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Dialect/RematDialect.h"

#include "Dialect/Names.h"
#include "remat/Dialect/RematAttrs.h"
#include "remat/Dialect/RematOps.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Transforms/InliningUtils.h"

using namespace mlir;
using namespace remat;

#include "remat/Dialect/RematDialect.cpp.inc"

namespace {
/// Without this interface the inliner refuses every body that has a fence.
struct RematInlinerInterface : DialectInlinerInterface {
  using DialectInlinerInterface::DialectInlinerInterface;

  bool isLegalToInline(Operation *, Region *, bool, IRMapping &) const final {
    return true;
  }
};
} // namespace

void RematDialect::initialize() {
  registerAttributes();
  registerTypes();
  addOperations<
#define GET_OP_LIST
#include "remat/Dialect/RematOps.cpp.inc"
      >();
  addInterfaces<RematInlinerInterface>();
}

//===----------------------------------------------------------------------===//
// Discardable attributes
//===----------------------------------------------------------------------===//

namespace {
enum class Place { Op, Function, Module, Argument, Result };

struct Discardable {
  StringRef name;
  bool (*hasKind)(Attribute);
  StringRef kind;
  Place place;
};
} // namespace

template <typename AttrT> static bool hasKind(Attribute attr) {
  return isa<AttrT>(attr);
}

static bool isFromZero(Attribute attr) {
  auto number = dyn_cast<IntegerAttr>(attr);
  return number && number.getType().isSignlessInteger(64) &&
         number.getInt() >= 0;
}

/// The number of the group that passes the results on comes first. The numbers
/// of the other groups follow in rising order. Two ops in the same groups
/// therefore have equal attributes.
static bool isGroupNumbers(Attribute attr) {
  auto numbers = dyn_cast<DenseI64ArrayAttr>(attr);
  if (!numbers || numbers.empty())
    return false;
  ArrayRef<int64_t> others = numbers.asArrayRef().drop_front();
  return numbers[0] >= 0 && (others.empty() || others.front() >= 0) &&
         llvm::adjacent_find(others, std::greater_equal<>()) == others.end() &&
         !llvm::is_contained(others, numbers[0]);
}

static bool isGroupList(Attribute attr) {
  auto list = dyn_cast<ArrayAttr>(attr);
  return list && llvm::all_of(list, llvm::IsaPred<GroupAttr>);
}

static constexpr Discardable kDiscardables[] = {
    {RematDialect::kPolicy, hasKind<PolicyAttr>, "#remat.policy", Place::Op},
    {RematDialect::kSplit, hasKind<UnitAttr>, "unit", Place::Op},
    {RematDialect::kCost, hasKind<CostAttr>, "#remat.cost", Place::Op},
    {RematDialect::kArena, hasKind<DictionaryAttr>, "a dictionary", Place::Op},
    {kWorkspaceAttr, isFromZero, "a number of bytes as i64", Place::Op},
    {kInPlaceAttr, hasKind<UnitAttr>, "unit", Place::Op},
    {kOverwrittenAttr, hasKind<UnitAttr>, "unit", Place::Op},
    {kStoredBytesAttr, isFromZero, "a number of bytes as i64", Place::Op},
    {kStoredShapeAttr, hasKind<DenseI64ArrayAttr>, "an array<i64: ...>",
     Place::Op},
    {kMergedAttr, isFromZero, "a number of a kernel as i64", Place::Op},
    {kRunAgainAttr, hasKind<UnitAttr>, "unit", Place::Op},
    {RematDialect::kGroup, isGroupNumbers,
     "an array<i64: ...> of different group numbers from 0, rising from the "
     "second on",
     Place::Op},
    {RematDialect::kGroups, isGroupList, "a list of #remat.group",
     Place::Function},
    {RematDialect::kCostModel, hasKind<StringAttr>, "a string",
     Place::Function},
    {RematDialect::kPlan, hasKind<PlanAttr>, "#remat.plan", Place::Function},
    {RematDialect::kPlanned, hasKind<DictionaryAttr>, "a dictionary",
     Place::Function},
    {kLoopPlan, hasKind<LoopPlanAttr>, "#remat.loop_plan", Place::Op},
    {kLoopKernels, hasKind<DictionaryAttr>, "a dictionary", Place::Op},
    {kLoopsRefused, hasKind<DictionaryAttr>, "a dictionary", Place::Function},
    {RematDialect::kApplied, hasKind<AppliedAttr>, "#remat.applied",
     Place::Function},
    {kPeakLimitAttr, isFromZero, "a number of bytes as i64", Place::Function},
    {RematDialect::kCallerResults, hasKind<UnitAttr>, "unit", Place::Function},
    {RematDialect::kUnslicedPeak, isFromZero, "a number of bytes as i64",
     Place::Function},
    {RematDialect::kSliced, hasKind<DictionaryAttr>, "a dictionary",
     Place::Function},
    {RematDialect::kStep, hasKind<FlatSymbolRefAttr>, "a symbol",
     Place::Module},
    {RematDialect::kMachine, hasKind<MachineAttr>, "#remat.machine",
     Place::Module},
    {RematDialect::kLoss, hasKind<UnitAttr>, "unit", Place::Result},
    {RematDialect::kDonate, hasKind<UnitAttr>, "unit", Place::Argument},
    {RematDialect::kSlice, isFromZero, "a dimension as i64", Place::Argument},
    {RematDialect::kWhole, hasKind<UnitAttr>, "unit", Place::Op},
    {kTiedAttr, hasKind<UnitAttr>, "unit", Place::Op},
};

static StringRef describe(Place place) {
  switch (place) {
  case Place::Op:
    return "an op";
  case Place::Function:
    return "a function";
  case Place::Module:
    return "a module";
  case Place::Argument:
    return "a function argument";
  case Place::Result:
    return "a function result";
  }
  llvm_unreachable("every place is above");
}

/// Returns whether an attribute that belongs on an op of the kind \p wanted may
/// be on \p op itself. The kind of an unregistered op is not known, so any such
/// attribute is accepted.
static bool isPlace(Operation *op, Place wanted) {
  switch (wanted) {
  case Place::Op:
    return true;
  case Place::Function:
    return isa<FunctionOpInterface>(op) || !op->isRegistered();
  case Place::Module:
    return isa<ModuleOp>(op) || !op->isRegistered();
  case Place::Argument:
  case Place::Result:
    return false;
  }
  llvm_unreachable("every place is above");
}

static LogicalResult verifyDiscardable(Operation *op, NamedAttribute attr,
                                       llvm::function_ref<bool(Place)> isHere) {
  const auto *known =
      llvm::find_if(kDiscardables, [&](const Discardable &discardable) {
        return discardable.name == attr.getName().getValue();
      });
  if (known == std::end(kDiscardables)) {
    InFlightDiagnostic error = op->emitError("unknown attribute '")
                               << attr.getName().getValue()
                               << "', expected one of ";
    llvm::interleaveComma(
        kDiscardables, error,
        [&](const Discardable &discardable) { error << discardable.name; });
    return error;
  }
  if (!known->hasKind(attr.getValue()))
    return op->emitError("attribute '")
           << known->name << "' must be " << known->kind << ", got "
           << attr.getValue();
  if (!isHere(known->place))
    return op->emitError("attribute '")
           << known->name << "' belongs on " << describe(known->place);
  return success();
}

LogicalResult RematDialect::verifyOperationAttribute(Operation *op,
                                                     NamedAttribute attr) {
  return verifyDiscardable(op, attr,
                           [&](Place wanted) { return isPlace(op, wanted); });
}

LogicalResult RematDialect::verifyRegionArgAttribute(Operation *op, unsigned,
                                                     unsigned,
                                                     NamedAttribute attr) {
  return verifyDiscardable(
      op, attr, [](Place wanted) { return wanted == Place::Argument; });
}

LogicalResult RematDialect::verifyRegionResultAttribute(Operation *op, unsigned,
                                                        unsigned resultIndex,
                                                        NamedAttribute attr) {
  if (failed(verifyDiscardable(
          op, attr, [](Place wanted) { return wanted == Place::Result; })))
    return failure();
  auto function = dyn_cast<FunctionOpInterface>(op);
  for (unsigned i = 0; function && i < resultIndex; ++i)
    if (function.getResultAttr(i, kLoss))
      return op->emitError("results ")
             << i << " and " << resultIndex << " are both '" << kLoss
             << "': a function can have only one loss";
  return success();
}
