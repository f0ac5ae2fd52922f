//===- SliceFindings.cpp --------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Reports/SliceFindings.h"

#include "remat/Dialect/RematDialect.h"

#include "mlir/IR/Builders.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace remat;

std::string remat::percentOver(double cost, double baseline) {
  std::string text =
      llvm::formatv("{0:f2} %", baseline > 0 ? 100 * (cost / baseline - 1) : 0);
  return text == "-0.00 %" ? "0.00 %" : text;
}

std::string SliceFindings::percent(double cost) const {
  return percentOver(cost, unslicedCost);
}

std::string SliceFindings::extra(double cost) const {
  return percent(cost) + " extra";
}

std::string SliceFindings::describe() const {
  if (!isSliced())
    return "nothing";
  std::string text = place + " in " + std::to_string(slices) + " slices";
  if (isLoop)
    text += " as one loop";
  if (ofHead > 1)
    text += (isHeadBeside ? ", the head in " : ", the head of each in ") +
            std::to_string(ofHead);
  return text;
}

void remat::setSliceFindings(func::FuncOp function,
                             const SliceFindings &findings) {
  Builder builder(function.getContext());
  NamedAttrList entries;
  auto number = [&](StringRef name, int64_t value) {
    entries.set(name, builder.getI64IntegerAttr(value));
  };
  auto real = [&](StringRef name, std::optional<double> value) {
    if (value)
      entries.set(name, builder.getF64FloatAttr(*value));
  };
  if (findings.isSliced()) {
    entries.set("place", builder.getStringAttr(findings.place));
    number("slices", findings.slices);
    number("of_head", findings.ofHead);
    if (findings.isHeadBeside)
      entries.set("head_beside", builder.getUnitAttr());
    if (findings.isLoop)
      entries.set("loop", builder.getUnitAttr());
  }
  number("unsliced_peak", findings.unslicedPeak);
  real("unsliced_cost", findings.unslicedCost);
  real("cost_without", findings.costWithout);
  real("least_without", findings.leastWithout);
  real("cost_bound", findings.costBound);
  number("peak_bound", findings.peakBound);
  function->setAttr(RematDialect::kSliced,
                    entries.getDictionary(function.getContext()));
}

std::optional<SliceFindings> remat::sliceFindingsOf(func::FuncOp function) {
  auto entries = function->getAttrOfType<DictionaryAttr>(RematDialect::kSliced);
  if (!entries)
    return std::nullopt;
  // What is not there, or of another kind, is as if it were not given.
  auto number = [&](StringRef name, int64_t otherwise) {
    auto value = entries.getAs<IntegerAttr>(name);
    return value && value.getType().isSignlessInteger(64) ? value.getInt()
                                                          : otherwise;
  };
  auto real = [&](StringRef name) -> std::optional<double> {
    auto value = entries.getAs<FloatAttr>(name);
    if (!value || !value.getType().isF64() || !value.getValue().isFinite())
      return std::nullopt;
    return value.getValueAsDouble();
  };
  SliceFindings findings;
  if (auto place = entries.getAs<StringAttr>("place"))
    findings.place = place.str();
  findings.slices = number("slices", 1);
  findings.ofHead = number("of_head", 1);
  findings.isHeadBeside = entries.contains("head_beside");
  findings.isLoop = entries.contains("loop");
  findings.unslicedPeak = number("unsliced_peak", 0);
  findings.unslicedCost = real("unsliced_cost").value_or(0);
  findings.costWithout = real("cost_without");
  findings.leastWithout = real("least_without");
  findings.costBound = real("cost_bound");
  findings.peakBound = number("peak_bound", 0);
  return findings;
}
