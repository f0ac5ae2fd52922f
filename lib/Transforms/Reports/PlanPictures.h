//===- PlanPictures.h - Pictures of a plan's memory -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A report shows the bytes that a plan holds at each action, the tensors that
// are held at the peak, and their places in an arena. This file computes what
// the pictures of a report show, and draws them as SVG. The SVG loads nothing
// from other files or servers.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_REPORTS_PLANPICTURES_H
#define REMAT_LIB_TRANSFORMS_REPORTS_PLANPICTURES_H

#include "Transforms/Reports/PlanReport.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

namespace remat {

/// Escapes \p text for HTML and SVG.
std::string escaped(llvm::StringRef text);

/// The colours and fonts of a picture. This style is the same for a picture in
/// a page and for a picture in a file of its own.
extern const char *const kPictureStyle;

/// A picture with two scales: one from 0 to \p xMost, and one from 0 to
/// \p yMost. The labels of the y axis are inside of the picture, above their
/// lines. Labels at this place take no width of a narrow screen.
class Picture {
public:
  static constexpr double kWidth = 900, kAbove = 36, kBelow = 36;

  /// Begins an <svg>. The destructor ends it. If the picture is inside another
  /// picture, \p top is its vertical position there. If \p top is negative, the
  /// picture is not inside another one.
  Picture(llvm::raw_ostream &os, double height, double xMost, double yMost,
          double top = -1);
  ~Picture() { os << "</svg>\n"; }
  Picture(const Picture &) = delete;

  static double totalHeight(double height) { return height + kBelow; }
  double x(double value) const { return value / xMost * kWidth; }
  double y(double value) const {
    return height - value / yMost * (height - kAbove);
  }

  /// Draws a box. The class of the box is \p name, and \p title is the text
  /// that is shown under the pointer.
  void box(double x0, double x1, double y0, double y1, const char *name,
           llvm::StringRef title = "");
  /// Writes a label at a point. The coordinates of the point are coordinates of
  /// the picture, not of the scales.
  void text(double atX, double atY, const char *anchor, llvm::StringRef text,
            const char *name = nullptr);
  /// Draws lines at the middle and at the end of the y axis. The labels of
  /// these lines are in bytes.
  void bytesAxis();
  void budget(double bytes);
  /// Draws a dot with a label beside it.
  void mark(double atX, double atY, llvm::StringRef label);
  void belowLeft(llvm::StringRef label);
  void belowRight(llvm::StringRef label);

  llvm::raw_ostream &os;
  const double height, xMost, yMost;
};

/// Returns the name of an action, such as "generic.7" or "copy out generic.7".
std::string nameOf(const Graph &graph, Step step);

/// A tensor, and the first and the last step at which its bytes are held.
struct HeldTensor {
  TensorId tensor;
  uint32_t first, last; ///< These are the same steps as in Instance.
};

/// The memory of a plan: the tensors that it holds at each action, and their
/// places in an arena.
class StepMemory {
public:
  StepMemory(const Graph &graph, const std::vector<Step> &steps);

  /// Returns the tensors that are held at \p step. The largest comes first. If
  /// an output takes over the storage of a tensor at \p step, this storage is
  /// listed only once.
  std::vector<HeldTensor> heldAt(uint32_t step) const;

  const Graph &graph;
  const std::vector<Step> &steps;
  std::vector<int64_t> held; ///< The bytes that are held at each step.
  /// The step at which the plan holds the most bytes, or the first step if no
  /// bytes are held.
  uint32_t peakStep = 0;
  int64_t peakBytes = 0;

  /// An instance or the workspace of an op, with its place in the arena.
  struct Place {
    std::string name;
    /// The class of the box for the buffer: kept, short, again or away.
    const char *kind;
    int64_t bytes, offset;
    uint32_t first, end;
  };
  /// Packs the buffers with little effort, aligned to 64 bytes. Sets \p
  /// arenaBytes to the size of the arena.
  std::vector<Place> arena(int64_t &arenaBytes) const;

private:
  Walk walk;
};

void drawTimeline(Picture &picture, const StepMemory &memory, const char *name,
                  std::optional<int64_t> budget);
void drawArena(Picture &picture, const std::vector<StepMemory::Place> &places,
               size_t steps);

/// Writes all pictures into one file. The pictures show the bytes that are held
/// at each step and the arena, both before and after the plan.
void writeSvg(const PlanReport &report, const Planned &planned,
              const Graph &graph, llvm::raw_ostream &os);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_REPORTS_PLANPICTURES_H
