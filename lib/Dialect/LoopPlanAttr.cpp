//===- LoopPlanAttr.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Dialect/FieldChecks.h"
#include "Dialect/FieldList.h"
#include "remat/Dialect/RematAttrs.h"

using namespace mlir;
using namespace remat;

Link LoopPlanAttr::getLink() const {
  return {getD2h(), getH2d(), getLatency(), getHalfDuplex()};
}

LoopPlanAttr LoopPlanAttr::withBound(double bound) const {
  return get(getContext(), getPlan(), getCostModel(), getGroups(),
             getStartsOnHost(), getHost(), getD2h(), getH2d(), getLatency(),
             getHalfDuplex(), Float64(bound));
}

Attribute LoopPlanAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  PlanAttr plan;
  std::string costModel;
  SmallVector<int64_t> groups, host;
  bool startsOnHost = false, halfDuplex = false;
  std::optional<double> d2h, h2d, latency, bound;
  FieldParserList fields(parser);
  fields.addCustom("plan", [&] { return parser.parseAttribute(plan); });
  fields.add("cost_model", costModel);
  fields.add("groups", groups);
  fields.addFlag("starts_on_host", startsOnHost);
  fields.add("host", host);
  fields.add("d2h", d2h);
  fields.add("h2d", h2d);
  fields.add("latency", latency);
  fields.addFlag("half_duplex", halfDuplex);
  fields.add("bound", bound);
  if (fields.parse())
    return {};
  return parser.getChecked<LoopPlanAttr>(
      loc, parser.getContext(), plan, StringRef(costModel),
      ArrayRef<int64_t>(groups), startsOnHost, ArrayRef<int64_t>(host),
      std::optional<Float64>(d2h), std::optional<Float64>(h2d),
      Float64(latency.value_or(0)), halfDuplex, std::optional<Float64>(bound));
}

void LoopPlanAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.start("plan") << getPlan();
  fields.add("cost_model", getCostModel());
  fields.add("groups", getGroups());
  fields.addFlag("starts_on_host", getStartsOnHost());
  fields.add("host", getHost());
  fields.add("d2h", getD2h());
  fields.add("h2d", getH2d());
  if (getLatency() != 0)
    fields.add("latency", getLatency());
  fields.addFlag("half_duplex", getHalfDuplex());
  fields.add("bound", getBound());
}

static LogicalResult checkGroups(EmitError emitError,
                                 ArrayRef<int64_t> groups) {
  for (auto [i, size] : llvm::enumerate(groups)) {
    if (size < 2)
      return emitError() << "groups of " << size
                         << ": a group has at least two iterations";
    if (i > 0 && (size >= groups[i - 1] || groups[i - 1] % size != 0))
      return emitError() << "groups of " << groups[i - 1]
                         << " cannot be divided into groups of " << size;
  }
  return success();
}

static LogicalResult checkTensors(EmitError emitError,
                                  ArrayRef<int64_t> tensors) {
  for (auto [i, tensor] : llvm::enumerate(tensors)) {
    if (tensor < 0 || tensor >= int64_t(kNone))
      return emitError() << "host: " << tensor
                         << " is not the number of a tensor";
    if (llvm::is_contained(tensors.take_front(i), tensor))
      return emitError() << "host: tensor " << tensor << " is given twice";
  }
  return success();
}

LogicalResult
LoopPlanAttr::verify(EmitError emitError, PlanAttr plan, StringRef costModel,
                     ArrayRef<int64_t> groups, bool startsOnHost,
                     ArrayRef<int64_t> host, std::optional<Float64> d2h,
                     std::optional<Float64> h2d, Float64 latency,
                     bool halfDuplex, std::optional<Float64> bound) {
  if (failed(checkGroups(emitError, groups)) ||
      failed(checkTensors(emitError, host)) ||
      failed(checkLink(emitError, d2h, h2d, latency)) ||
      failed(checkNotNegative(emitError, "bound",
                              double(bound.value_or(Float64(0))))))
    return failure();
  if (startsOnHost && groups.empty())
    return emitError() << "'starts_on_host' is only for loops in groups: give "
                          "'groups' too";
  if (!groups.empty() && !host.empty())
    return emitError() << "'groups' and 'host' exclude each other: a loop in "
                          "groups keeps its stacks on the device";
  bool copies = llvm::any_of(plan.getRuns(), [](const StepRun &run) {
    return run.kind != StepKind::Compute;
  });
  if (!d2h && (copies || startsOnHost || !host.empty()))
    return emitError() << "copies to the host need d2h and h2d";
  return success();
}
