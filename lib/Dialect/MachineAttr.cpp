//===- MachineAttr.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Dialect/FieldChecks.h"
#include "Dialect/FieldList.h"
#include "remat/Dialect/RematAttrs.h"

#include <cmath>

using namespace mlir;
using namespace remat;

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
  // -0 is printed. If -0 were left out, it would be read as 0.
  auto unlessZero = [](double value) {
    return value != 0 || std::signbit(value) ? std::optional(value)
                                             : std::nullopt;
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
      failed(checkNotNegative(emitError, "host_bytes", hostBytes)) ||
      failed(checkLink(emitError, d2h, h2d, latency)))
    return failure();
  if (!d2h && (latency.value != 0 || halfDuplex || hostBytes))
    return emitError() << "latency, half_duplex and host_bytes describe a "
                          "link: give d2h and h2d too";
  return success();
}
