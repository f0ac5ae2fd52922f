//===- RematAttrs.cpp -----------------------------------------------------===//

#include "remat/Dialect/RematAttrs.h"

#include "FieldList.h"
#include "remat/Dialect/RematDialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/DialectImplementation.h"
#include "llvm/ADT/TypeSwitch.h"

#include <cmath>

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

using EmitError = function_ref<InFlightDiagnostic()>;

static LogicalResult checkNotNegative(EmitError emitError, StringRef name,
                                      int64_t value) {
  if (value >= 0)
    return success();
  return emitError() << name << " must not be negative, got " << value;
}

static LogicalResult checkNotNegative(EmitError emitError, StringRef name,
                                      std::optional<int64_t> value) {
  return checkNotNegative(emitError, name, value.value_or(0));
}

static LogicalResult checkNotNegative(EmitError emitError, StringRef name,
                                      double value) {
  if (std::isfinite(value) && value >= 0)
    return success();
  return emitError() << name << " must be finite and not negative, got "
                     << value;
}

static LogicalResult checkPositive(EmitError emitError, StringRef name,
                                   double value) {
  if (std::isfinite(value) && value > 0)
    return success();
  return emitError() << name << " must be finite and above 0, got " << value;
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
                          << "', expected keep, recompute or offload";
    return {};
  }
  if (parser.parseGreater())
    return {};
  return PolicyAttr::get(parser.getContext(), *policy);
}

void PolicyAttr::print(AsmPrinter &printer) const {
  printer << '<' << stringifyPolicy(getValue()) << '>';
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
// MachineAttr
//===----------------------------------------------------------------------===//

Link MachineAttr::getLink() const {
  return {getD2h(), getH2d(), getLatency(), getHalfDuplex()};
}

Attribute MachineAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  std::string name;
  double flops = 0, bandwidth = 0;
  std::optional<double> launch, d2h, h2d, latency;
  bool halfDuplex = false;
  std::optional<int64_t> hostBytes;
  FieldParserList fields(parser);
  fields.add("name", name);
  fields.add("flops", flops);
  fields.add("bandwidth", bandwidth);
  fields.add("launch", launch);
  fields.add("d2h", d2h);
  fields.add("h2d", h2d);
  fields.add("latency", latency);
  fields.addFlag("half_duplex", halfDuplex);
  fields.add("host_bytes", hostBytes);
  if (fields.parse())
    return {};
  return parser.getChecked<MachineAttr>(
      loc, parser.getContext(), StringRef(name), Float64(flops),
      Float64(bandwidth), Float64(launch.value_or(0)),
      std::optional<Float64>(d2h), std::optional<Float64>(h2d),
      Float64(latency.value_or(0)), halfDuplex, hostBytes);
}

void MachineAttr::print(AsmPrinter &printer) const {
  auto unlessZero = [](double value) {
    return value != 0 ? std::optional<double>(value) : std::nullopt;
  };
  FieldPrinter fields(printer);
  fields.add("name", getName());
  fields.add("flops", getFlops());
  fields.add("bandwidth", getBandwidth());
  fields.add("launch", unlessZero(getLaunch()));
  fields.add("d2h", getD2h());
  fields.add("h2d", getH2d());
  fields.add("latency", unlessZero(getLatency()));
  fields.addFlag("half_duplex", getHalfDuplex());
  fields.add("host_bytes", getHostBytes());
}

LogicalResult MachineAttr::verify(EmitError emitError, StringRef name,
                                  Float64 flops, Float64 bandwidth,
                                  Float64 launch, std::optional<Float64> d2h,
                                  std::optional<Float64> h2d, Float64 latency,
                                  bool halfDuplex,
                                  std::optional<int64_t> hostBytes) {
  if (name.empty())
    return emitError() << "name must not be empty";
  if (failed(checkPositive(emitError, "flops", flops)) ||
      failed(checkPositive(emitError, "bandwidth", bandwidth)) ||
      failed(checkNotNegative(emitError, "launch", launch.value)) ||
      failed(checkNotNegative(emitError, "latency", latency.value)) ||
      failed(checkNotNegative(emitError, "host_bytes", hostBytes)))
    return failure();
  if (d2h.has_value() != h2d.has_value())
    return emitError() << "d2h and h2d must be given together: what is copied "
                          "to the host has to come back";
  if (d2h && (failed(checkPositive(emitError, "d2h", *d2h)) ||
              failed(checkPositive(emitError, "h2d", *h2d))))
    return failure();
  if (!d2h && (latency.value != 0 || halfDuplex || hostBytes))
    return emitError() << "latency, half_duplex and host_bytes describe a "
                          "link: give d2h and h2d too";
  return success();
}

//===----------------------------------------------------------------------===//
// AppliedAttr
//===----------------------------------------------------------------------===//

Attribute AppliedAttr::parse(AsmParser &parser, Type) {
  SMLoc loc = parser.getCurrentLocation();
  std::string planner;
  std::optional<int64_t> budget;
  int64_t peak = 0, baseline = 0, clones = 0, fences = 0;
  double overhead = 0;
  FieldParserList fields(parser);
  fields.add("planner", planner);
  fields.add("budget", budget);
  fields.add("peak", peak);
  fields.add("baseline", baseline);
  fields.add("overhead", overhead);
  fields.add("clones", clones);
  fields.add("fences", fences);
  if (fields.parse())
    return {};
  return parser.getChecked<AppliedAttr>(
      loc, parser.getContext(), StringRef(planner), budget, peak, baseline,
      Float64(overhead), clones, fences);
}

void AppliedAttr::print(AsmPrinter &printer) const {
  FieldPrinter fields(printer);
  fields.add("planner", getPlanner());
  fields.add("budget", getBudget());
  fields.add("peak", getPeak());
  fields.add("baseline", getBaseline());
  fields.add("overhead", getOverhead());
  fields.add("clones", getClones());
  fields.add("fences", getFences());
}

LogicalResult AppliedAttr::verify(EmitError emitError, StringRef planner,
                                  std::optional<int64_t> budget, int64_t peak,
                                  int64_t baseline, Float64 overhead,
                                  int64_t clones, int64_t fences) {
  if (planner.empty())
    return emitError() << "planner must not be empty";
  if (failed(checkNotNegative(emitError, "budget", budget)) ||
      failed(checkNotNegative(emitError, "peak", peak)) ||
      failed(checkNotNegative(emitError, "baseline", baseline)) ||
      failed(checkNotNegative(emitError, "overhead", overhead.value)) ||
      failed(checkNotNegative(emitError, "clones", clones)))
    return failure();
  return checkNotNegative(emitError, "fences", fences);
}
