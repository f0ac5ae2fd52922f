//===- RematAttrs.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Dialect/RematAttrs.h"

#include "Dialect/FieldChecks.h"
#include "Dialect/FieldList.h"
#include "remat/Dialect/RematDialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace remat;

#include "remat/Dialect/RematEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "remat/Dialect/RematAttrs.cpp.inc"

void RematDialect::registerAttributes() {
  addAttributes<
#define GET_ATTRDEF_LIST
#include "remat/Dialect/RematAttrs.cpp.inc"
      >();
}

//===----------------------------------------------------------------------===//
// PolicyAttr
//===----------------------------------------------------------------------===//

Attribute PolicyAttr::parse(AsmParser &parser, Type) {
  StringRef keyword;
  if (parser.parseLess())
    return {};
  SMLoc loc = parser.getCurrentLocation();
  if (parser.parseKeyword(&keyword))
    return {};
  std::optional<Policy> policy = symbolizePolicy(keyword);
  if (!policy) {
    parser.emitError(loc) << "unknown policy '" << keyword
                          << "': expected 'keep', 'recompute' or 'offload'";
    return {};
  }
  uint32_t mirrors = 1;
  if (succeeded(parser.parseOptionalEqual()) && parser.parseInteger(mirrors))
    return {};
  if (parser.parseGreater())
    return {};
  return parser.getChecked<PolicyAttr>(loc, parser.getContext(), *policy,
                                       mirrors);
}

void PolicyAttr::print(AsmPrinter &printer) const {
  printer << '<' << stringifyPolicy(getValue());
  if (getMirrors() != 1)
    printer << " = " << getMirrors();
  printer << '>';
}

LogicalResult PolicyAttr::verify(EmitError emitError, Policy policy,
                                 uint32_t mirrors) {
  if (mirrors == 0 || mirrors == kNone)
    return emitError() << "expected a number of runs from 1 to " << kNone - 1;
  if (mirrors != 1 && policy != Policy::Recompute)
    return emitError()
           << "only the policy 'recompute' can have a number of runs";
  return success();
}

TensorPolicy PolicyAttr::getTensorPolicy() const {
  switch (getValue()) {
  case Policy::Keep:
    return TensorPolicy::Keep;
  case Policy::Recompute:
    return TensorPolicy::Recompute;
  case Policy::Offload:
    return TensorPolicy::Offload;
  }
  llvm_unreachable("every policy is above");
}

//===----------------------------------------------------------------------===//
// CostAttr
//===----------------------------------------------------------------------===//

Attribute CostAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  int64_t flops = 0, bytes = 0;
  double seconds = 0;
  FieldParserList fields(parser);
  fields.add("flops", flops);
  fields.add("bytes", bytes);
  fields.add("seconds", seconds);
  if (fields.parse())
    return {};
  return parser.getChecked<CostAttr>(loc, parser.getContext(), flops, bytes,
                                     Float64(seconds));
}

void CostAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.add("flops", getFlops());
  fields.add("bytes", getBytes());
  fields.add("seconds", getSeconds());
}

LogicalResult CostAttr::verify(EmitError emitError, int64_t flops,
                               int64_t bytes, Float64 seconds) {
  if (failed(checkNotNegative(emitError, "flops", flops)) ||
      failed(checkNotNegative(emitError, "bytes", bytes)))
    return failure();
  return checkNotNegative(emitError, "seconds", seconds.value);
}

//===----------------------------------------------------------------------===//
// GroupAttr
//===----------------------------------------------------------------------===//

Attribute GroupAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  std::optional<std::string> name;
  std::optional<int64_t> workspace, flops, bytes;
  std::optional<double> seconds;
  FieldParserList fields(parser);
  fields.add("name", name);
  fields.add("workspace", workspace);
  fields.add("flops", flops);
  fields.add("bytes", bytes);
  fields.add("seconds", seconds);
  if (fields.parse())
    return {};
  std::optional<Float64> time;
  if (seconds)
    time = Float64(*seconds);
  return parser.getChecked<GroupAttr>(loc, parser.getContext(),
                                      StringRef(name.value_or("")), workspace,
                                      flops, bytes, time);
}

void GroupAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  if (!getName().empty())
    fields.add("name", getName());
  fields.add("workspace", getWorkspace());
  fields.add("flops", getFlops());
  fields.add("bytes", getBytes());
  fields.add("seconds", getSeconds());
}

LogicalResult GroupAttr::verify(EmitError emitError, StringRef,
                                std::optional<int64_t> workspace,
                                std::optional<int64_t> flops,
                                std::optional<int64_t> bytes,
                                std::optional<Float64> seconds) {
  if (flops.has_value() != bytes.has_value())
    return emitError() << "flops and bytes must be given together";
  if (seconds && !flops)
    return emitError() << "seconds must come with flops and bytes";
  if (failed(checkNotNegative(emitError, "workspace", workspace)) ||
      failed(checkNotNegative(emitError, "flops", flops)) ||
      failed(checkNotNegative(emitError, "bytes", bytes)))
    return failure();
  return checkNotNegative(emitError, "seconds",
                          seconds.value_or(Float64()).value);
}

//===----------------------------------------------------------------------===//
// AppliedAttr
//===----------------------------------------------------------------------===//

Attribute AppliedAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  std::string planner;
  std::optional<int64_t> budget;
  int64_t peak = 0, baseline = 0, clones = 0, fences = 0;
  std::optional<int64_t> swapIns, hostPeak;
  double overhead = 0;
  FieldParserList fields(parser);
  fields.add("planner", planner);
  fields.add("budget", budget);
  fields.add("peak", peak);
  fields.add("baseline", baseline);
  fields.add("overhead", overhead);
  fields.add("clones", clones);
  fields.add("fences", fences);
  fields.add("swap_ins", swapIns);
  fields.add("host_peak", hostPeak);
  if (fields.parse())
    return {};
  return parser.getChecked<AppliedAttr>(
      loc, parser.getContext(), StringRef(planner), budget, peak, baseline,
      Float64(overhead), clones, fences, swapIns.value_or(0),
      hostPeak.value_or(0));
}

void AppliedAttr::print(AsmPrinter &printer) const {
  auto unlessZero = [](int64_t value) {
    return value != 0 ? std::optional(value) : std::nullopt;
  };
  FieldPrinter fields(printer);
  fields.add("planner", getPlanner());
  fields.add("budget", getBudget());
  fields.add("peak", getPeak());
  fields.add("baseline", getBaseline());
  fields.add("overhead", getOverhead());
  fields.add("clones", getClones());
  fields.add("fences", getFences());
  fields.add("swap_ins", unlessZero(getSwapIns()));
  fields.add("host_peak", unlessZero(getHostPeak()));
}

LogicalResult AppliedAttr::verify(EmitError emitError, StringRef planner,
                                  std::optional<int64_t> budget, int64_t peak,
                                  int64_t baseline, Float64 overhead,
                                  int64_t clones, int64_t fences,
                                  int64_t swapIns, int64_t hostPeak) {
  if (planner.empty())
    return emitError() << "planner must not be empty";
  if (failed(checkNotNegative(emitError, "budget", budget)) ||
      failed(checkNotNegative(emitError, "peak", peak)) ||
      failed(checkNotNegative(emitError, "baseline", baseline)) ||
      failed(checkNotNegative(emitError, "overhead", overhead.value)) ||
      failed(checkNotNegative(emitError, "clones", clones)) ||
      failed(checkNotNegative(emitError, "fences", fences)) ||
      failed(checkNotNegative(emitError, "swap_ins", swapIns)))
    return failure();
  return checkNotNegative(emitError, "host_peak", hostPeak);
}
