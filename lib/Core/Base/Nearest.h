//===- Nearest.h - The known name nearest to a misspelt one -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An error about an unknown name also gives the known name that is nearest to
// it.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_BASE_NEAREST_H
#define REMAT_LIB_CORE_BASE_NEAREST_H

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace remat {

/// Returns how many letters must be inserted, removed or replaced to turn \p a
/// into \p b.
inline size_t editDistance(std::string_view a, std::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), 0);
  for (size_t i = 0; i < a.size(); ++i) {
    size_t diagonal = std::exchange(row[0], i + 1);
    for (size_t j = 0; j < b.size(); ++j) {
      size_t replaced = diagonal + (a[i] != b[j]);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, diagonal + 1, row[j] + 1});
    }
  }
  return row.back();
}

/// Returns the first of \p names that is the fewest edits away from \p word.
/// Returns an empty text if no name is fewer than \p limit edits away.
template <typename Names>
std::string_view nearestName(std::string_view word, const Names &names,
                             size_t limit = SIZE_MAX) {
  std::string_view found;
  for (std::string_view name : names)
    if (size_t edits = editDistance(word, name); edits < limit) {
      limit = edits;
      found = name;
    }
  return found;
}

/// Returns " (did you mean 'name'?)" with the name that is nearest to \p word.
/// Returns an empty text if more than a third of the letters of \p word differ
/// from every name.
template <typename Names>
std::string didYouMean(std::string_view word, const Names &names) {
  size_t limit = std::max<size_t>(1, word.size() / 3) + 1;
  std::string_view name = nearestName(word, names, limit);
  return name.empty() ? "" : " (did you mean '" + std::string(name) + "'?)";
}

} // namespace remat

#endif // REMAT_LIB_CORE_BASE_NEAREST_H
