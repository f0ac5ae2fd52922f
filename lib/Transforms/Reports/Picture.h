//===- Picture.h - Draws SVG pictures ---------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reports show memory as pictures. This file writes boxes, lines and labels as
// SVG. The SVG loads nothing from other places.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_PICTURE_H
#define REMAT_LIB_TRANSFORMS_REPORTS_PICTURE_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace remat {

/// Escapes \p text for HTML and SVG.
std::string escaped(llvm::StringRef text);

/// The colours and fonts of a picture. It is in a page or in a file.
extern const char *const kPictureStyle;

/// A picture with two scales: one from 0 to \p xMost, and one from 0 to \p
/// yMost. The labels of the y axis are inside of the picture, above their
/// lines. This leaves room on a narrow screen.
class Picture {
public:
  static constexpr double kWidth = 900, kAbove = 36, kBelow = 36;

  /// Begins an <svg>. The destructor ends it. If the picture is inside another
  /// picture, \p top is its position below the parts that come before it. If \p
  /// top is negative, the picture is not inside another one.
  Picture(llvm::raw_ostream &os, double height, double xMost, double yMost,
          double top = -1);
  ~Picture() { os << "</svg>\n"; }
  Picture(const Picture &) = delete;

  static double totalHeight(double height) { return height + kBelow; }
  double x(double value) const { return value / xMost * kWidth; }
  double y(double value) const {
    return height - value / yMost * (height - kAbove);
  }

  /// Draws a box. Its class is \p name, and \p title is the text that is shown
  /// under the pointer.
  void box(double x0, double x1, double y0, double y1, const char *name,
           llvm::StringRef title = "");
  /// Writes a label at a point. The coordinates are those of the picture, not
  /// of the scales.
  void text(double atX, double atY, const char *anchor, llvm::StringRef text,
            const char *name = nullptr);
  /// Draws lines at the middle and at the end of the y axis. The axis is in
  /// bytes.
  void bytesAxis();
  void budget(double bytes);
  /// Draws a dot with a label beside it.
  void mark(double atX, double atY, llvm::StringRef label);
  void belowLeft(llvm::StringRef label);
  void belowRight(llvm::StringRef label);

  llvm::raw_ostream &os;
  const double height, xMost, yMost;
};

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_PICTURE_H
