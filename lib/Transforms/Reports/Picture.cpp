//===- Picture.cpp --------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Reports/PlanPictures.h"

#include "remat/Core/Graph/Budget.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

#include <algorithm>

using namespace remat;

const char *const remat::kPictureStyle = R"(
svg text { font: 13px system-ui, sans-serif; fill: #3e4c59; paint-order: stroke;
  stroke: #fff; stroke-width: 4px; stroke-linejoin: round; }
.grid { stroke: #cbd2d9; stroke-width: 1; }
.before { fill: #9aa5b1; stroke: #9aa5b1; stroke-width: .5; }
.after { fill: #1b6ca8; stroke: #1b6ca8; stroke-width: .5; }
.curve { fill: none; stroke: #1b6ca8; stroke-width: 2; }
.budget { stroke: #d1495b; stroke-width: 1.5; stroke-dasharray: 6 4; }
.chosen { fill: #d1495b; stroke: #fff; stroke-width: 1.5; }
.out { fill: #e08e0b; } .in { fill: #8e5ea2; }
.kept, .short, .again, .away { stroke: #fff; stroke-width: .3; }
.kept { fill: #1b6ca8; } .short { fill: #b8c4ce; }
.again { fill: #e08e0b; } .away { fill: #8e5ea2; }
rect:hover { fill: #1f2933; }
svg text.inside { font-size: 11px; fill: #fff; stroke: none; pointer-events: none; }
)";

std::string remat::escaped(llvm::StringRef text) {
  std::string result;
  llvm::raw_string_ostream os(result);
  llvm::printHTMLEscaped(text, os);
  return result;
}

Picture::Picture(llvm::raw_ostream &os, double height, double xMost,
                 double yMost, double top)
    : os(os), height(height), xMost(std::max(xMost, 1e-300)),
      yMost(std::max(yMost, 1e-300)) {
  os << llvm::formatv("<svg viewBox=\"0 0 {0} {1}\" role=\"img\"", kWidth,
                      totalHeight(height));
  if (top >= 0)
    os << llvm::formatv(" y=\"{0}\" width=\"{1}\" height=\"{2}\"", top, kWidth,
                        totalHeight(height));
  os << ">\n";
}

void Picture::box(double x0, double x1, double y0, double y1, const char *name,
                  llvm::StringRef title) {
  os << llvm::format("<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" "
                     "height=\"%.2f\" class=\"%s\"",
                     x(x0), y(y1), std::max(0.0, x(x1) - x(x0)),
                     std::max(0.0, y(y0) - y(y1)), name);
  if (title.empty())
    os << "/>\n";
  else
    os << "><title>" << escaped(title) << "</title></rect>\n";
}

void Picture::text(double atX, double atY, const char *anchor,
                   llvm::StringRef text, const char *name) {
  os << llvm::format("<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\"", atX, atY,
                     anchor);
  if (name)
    os << " class=\"" << name << "\"";
  os << ">" << escaped(text) << "</text>\n";
}

void Picture::bytesAxis() {
  for (double share : {0.5, 1.0}) {
    double at = y(share * yMost);
    os << llvm::format("<line x1=\"0\" x2=\"%.0f\" y1=\"%.1f\" y2=\"%.1f\" "
                       "class=\"grid\"/>\n",
                       kWidth, at, at);
    text(2, at - 5, "start", formatBytes(int64_t(share * yMost)));
  }
}

void Picture::budget(double bytes) {
  os << llvm::format("<line x1=\"0\" x2=\"%.0f\" y1=\"%.2f\" y2=\"%.2f\" "
                     "class=\"budget\"/>\n",
                     kWidth, y(bytes), y(bytes));
  text(kWidth - 2, y(bytes) - 5, "end",
       "budget " + formatBytes(int64_t(bytes)));
}

void Picture::mark(double atX, double atY, llvm::StringRef label) {
  double px = x(atX), py = y(atY);
  os << llvm::format("<circle cx=\"%.1f\" cy=\"%.1f\" r=\"5\" "
                     "class=\"chosen\"/>\n",
                     px, py);
  bool isLeft = px < kWidth * 0.6;
  text(px + (isLeft ? 6 : -6), py - 8, isLeft ? "start" : "end", label);
}

void Picture::belowLeft(llvm::StringRef label) {
  text(2, height + 26, "start", label);
}

void Picture::belowRight(llvm::StringRef label) {
  text(kWidth - 2, height + 26, "end", label);
}
