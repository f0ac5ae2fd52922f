//===- RematLowerSets.cpp - Prints a function's lower sets ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Tools/OptionNames.h"
#include "Core/LowerSets/LowerSets.h"
#include "Transforms/Planning/ForwardPart.h"
#include "remat/Dialect/Remat.h"
#include "remat/Transforms/Passes.h"

#include "llvm/Support/Format.h"

namespace remat {
#define GEN_PASS_DEF_REMATLOWERSETS
#include "remat/Transforms/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class FamilyTable {
public:
  FamilyTable(const ForwardPart &part, const LowerSetFamily &family)
      : part(part), family(family) {
    rows.push_back({"nodes", "bytes", "kept", "up to", "boundary"});
    for (uint32_t set = 0; set < family.size(); ++set)
      rows.push_back(row(set));
  }

  /// In the printed table, numbers are aligned to the right, and names are
  /// aligned to the left.
  void print(raw_ostream &os) const {
    std::array<size_t, 5> widths = {};
    for (const Row &row : rows)
      for (auto [width, cell] : llvm::zip(widths, row))
        width = std::max(width, cell.size());
    for (const Row &row : rows) {
      for (size_t column = 0; column < 3; ++column)
        os << llvm::right_justify(row[column], widths[column] + 2);
      os << "  " << llvm::left_justify(row[3], widths[3]) << "  " << row[4]
         << "\n";
    }
  }

private:
  using Row = std::array<std::string, 5>;

  Row row(uint32_t set) const {
    uint32_t nodes = 0;
    std::string top, boundary;
    for (uint32_t v = 0; v < part.forward.size(); ++v) {
      if (!family.contains(set, v))
        continue;
      ++nodes;
      if (llvm::none_of(part.forward.successors[v],
                        [&](uint32_t w) { return family.contains(set, w); }))
        top += (top.empty() ? "" : ", ") + part.name(v);
    }
    int64_t kept = 0;
    for (uint32_t v : family[set].boundary) {
      kept += part.forward.bytes[v];
      for (TensorId t : part.graph.node(part.forward.nodes[v]).outputs)
        boundary += (boundary.empty() ? "" : ", ") + part.graph.tensor(t).name +
                    " " + std::to_string(part.graph.bytes(t));
    }
    return {std::to_string(nodes), std::to_string(family[set].bytes),
            std::to_string(kept), top, boundary.empty() ? "none" : boundary};
  }

  const ForwardPart &part;
  const LowerSetFamily &family;
  std::vector<Row> rows;
};

class RematLowerSetsPass
    : public PassWithOptions<
          remat::impl::RematLowerSetsBase<RematLowerSetsPass>> {
public:
  using PassWithOptions::PassWithOptions;

  void runOnOperation() override {
    markAllAnalysesPreserved();
    if (failed(printForwardParts(
            getOperation(), {"lower-set-approx", lossResult, file}, describe)))
      signalPassFailure();
  }

private:
  /// If there are more lower sets than this, only the sets L^v are listed.
  static constexpr uint32_t kFew = 32;
  /// The limit of countLowerSets. The lower sets are not counted if both their
  /// number and the number of cases that counting would keep are larger.
  static constexpr uint32_t kMost = 65536;

  static std::string describe(const ForwardPart &part) {
    std::optional<LowerSetFamily> family =
        LowerSetFamily::all(part.forward, kFew);
    bool all = family.has_value();
    if (!all)
      family = LowerSetFamily::ancestors(part.forward, part.forward.size() + 1);
    std::string text;
    llvm::raw_string_ostream os(text);
    os << "lower sets of " << part.graph.name() << ": " << part.forward.size()
       << " nodes, " << countText(part.forward) << " lower sets, "
       << (all ? "all of them:\n" : "those up to one node:\n");
    FamilyTable(part, *family).print(os);
    return text;
  }

  static std::string countText(const ForwardGraph &forward) {
    std::optional<double> count = countLowerSets(forward, kMost);
    if (!count)
      return "more than " + std::to_string(kMost);
    std::string text;
    llvm::raw_string_ostream os(text);
    if (*count < 0x1p53)
      os << uint64_t(*count);
    else
      os << "about " << llvm::format("%.4g", *count);
    return text;
  }
};

} // namespace
