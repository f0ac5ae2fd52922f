//===- SliceFindings.cpp --------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Reports/SliceFindings.h"

#include "Transforms/Reports/Entries.h"
#include "remat/Dialect/RematDialect.h"

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
  EntryWriter writer(function.getContext());
  if (findings.isSliced()) {
    writer.text("place", findings.place);
    writer.number("slices", findings.slices);
    writer.number("of_head", findings.ofHead);
    writer.flag("head_beside", findings.isHeadBeside);
    writer.flag("loop", findings.isLoop);
  }
  writer.number("unsliced_peak", findings.unslicedPeak);
  writer.real("unsliced_cost", findings.unslicedCost);
  writer.real("cost_without", findings.costWithout);
  writer.real("least_without", findings.leastWithout);
  writer.real("cost_bound", findings.costBound);
  writer.number("peak_bound", findings.peakBound);
  function->setAttr(RematDialect::kSliced, writer.take());
}

std::optional<SliceFindings> remat::sliceFindingsOf(func::FuncOp function) {
  auto entries = function->getAttrOfType<DictionaryAttr>(RematDialect::kSliced);
  if (!entries)
    return std::nullopt;
  EntryReader reader(entries);
  SliceFindings findings;
  findings.place = reader.text("place");
  findings.slices = reader.number("slices").value_or(1);
  findings.ofHead = reader.number("of_head").value_or(1);
  findings.isHeadBeside = reader.flag("head_beside");
  findings.isLoop = reader.flag("loop");
  findings.unslicedPeak = reader.number("unsliced_peak").value_or(0);
  findings.unslicedCost = reader.real("unsliced_cost").value_or(0);
  findings.costWithout = reader.real("cost_without");
  findings.leastWithout = reader.real("least_without");
  findings.costBound = reader.real("cost_bound");
  findings.peakBound = reader.number("peak_bound").value_or(0);
  return findings;
}
