//===- GroupSizes.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Loops/GroupSizes.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace remat;

int64_t remat::stackBytes(int64_t slots, int64_t bytes) {
  int64_t product;
  bool isTooLarge = __builtin_mul_overflow(slots, bytes, &product);
  return isTooLarge ? kMostBytes : std::min(product, kMostBytes);
}

/// Returns the number of carries that are kept if \p trips iterations are in
/// groups of \p size.
static int64_t carriesOf(int64_t trips, int64_t size) {
  return trips / size + 1;
}

int64_t Groups::starts(int64_t trips) const {
  int64_t count = 0;
  for (auto [level, size] : llvm::enumerate(sizes)) {
    count += level == 0 && startsOnHost ? 0 : carriesOf(trips, size);
    trips = size;
  }
  return count;
}

std::string remat::describe(const Groups &groups) {
  if (groups.empty())
    return "groups of 1";
  std::string text;
  for (int64_t size : groups.sizes)
    text +=
        (text.empty() ? "groups of " : ", in these of ") + std::to_string(size);
  return text;
}

namespace {

/// For each divisor of a trip count, computes the fewest bytes that a loop
/// takes if this divisor is its trip count. There is one such result for each
/// number of levels of groups: 0, 1, 2 and more.
class Levels {
public:
  Levels(int64_t trips, int64_t carried, int64_t crossing) : carried(carried) {
    for (int64_t size = 1; size <= trips / size; ++size)
      if (trips % size == 0) {
        divisors.push_back(size);
        if (size != trips / size)
          divisors.push_back(trips / size);
      }
    llvm::sort(divisors);
    levels.emplace_back();
    for (int64_t size : divisors)
      levels.back().push_back({stackBytes(size, crossing), 0});
    while (addLevel())
      ;
  }

  /// Returns the possible sizes of a group: all divisors of the trip count
  /// except 1 and the trip count.
  llvm::ArrayRef<int64_t> sizes() const {
    return divisors.size() < 2
               ? llvm::ArrayRef<int64_t>()
               : llvm::ArrayRef(divisors).drop_front().drop_back();
  }
  /// Returns the largest number of levels of groups that any divisor permits.
  unsigned most() const { return levels.size() - 1; }

  /// Returns the sizes of \p count levels of groups for a loop whose trip count
  /// is divisor number \p index. If this divisor permits fewer levels, returns
  /// the sizes of these levels.
  llvm::SmallVector<int64_t, 2> in(unsigned index, unsigned count) const {
    llvm::SmallVector<int64_t, 2> sizes;
    for (; count > 0 && levels[count][index].bytes != kNever; --count) {
      index = levels[count][index].group;
      sizes.push_back(divisors[index]);
    }
    return sizes;
  }

private:
  static constexpr int64_t kNever = -1;
  struct Best {
    int64_t bytes;
    unsigned group; ///< An index of `divisors`.
  };

  /// Adds one level of groups. Returns whether any divisor permits the new
  /// level.
  bool addLevel() {
    std::vector<Best> level(divisors.size(), {kNever, 0});
    bool isAny = false;
    for (unsigned whole = 2; whole < divisors.size(); ++whole)
      for (unsigned part = 1; part < whole; ++part) {
        int64_t inside = levels.back()[part].bytes;
        if (divisors[whole] % divisors[part] != 0 || inside == kNever)
          continue;
        int64_t bytes = std::min(
            kMostBytes,
            inside + stackBytes(carriesOf(divisors[whole], divisors[part]),
                                carried));
        if (level[whole].bytes != kNever && level[whole].bytes <= bytes)
          continue;
        level[whole] = {bytes, part};
        isAny = true;
      }
    if (isAny)
      levels.push_back(std::move(level));
    return isAny;
  }

  int64_t carried;
  std::vector<int64_t> divisors; ///< The divisors are in ascending order.
  std::vector<std::vector<Best>> levels;
};

} // namespace

std::vector<Groups> remat::smallestGroups(int64_t trips, int64_t carried,
                                          int64_t crossing) {
  Levels levels(trips, carried, crossing);
  std::vector<Groups> all;
  for (unsigned count = 1; count <= levels.most(); ++count)
    all.push_back({levels.in(levels.sizes().size() + 1, count), false});
  return all;
}

std::vector<Groups> remat::smallestGroupsFromHost(int64_t trips,
                                                  int64_t carried,
                                                  int64_t crossing) {
  Levels levels(trips, carried, crossing);
  std::vector<Groups> all;
  for (auto [index, size] : llvm::enumerate(levels.sizes()))
    for (unsigned count = 0; count < levels.most(); ++count) {
      llvm::SmallVector<int64_t, 2> inside = levels.in(index + 1, count);
      if (inside.size() != count)
        break;
      Groups groups{{size}, true};
      groups.sizes.append(inside);
      all.push_back(std::move(groups));
    }
  return all;
}
