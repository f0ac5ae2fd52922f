//===- ParetoFront.h - Plans that no other plan beats -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Only those plans matter that no other plan beats in both peak and cost. This
// container keeps exactly these plans, sorted by peak, while plans arrive one
// by one.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_BASE_PARETOFRONT_H
#define REMAT_LIB_CORE_BASE_PARETOFRONT_H

#include <cstdint>
#include <iterator>
#include <map>

namespace remat {

/// Keeps the added plans that no other plan beats in both peak and cost.
template <typename T> class ParetoFront {
public:
  struct Entry {
    double cost = 0;
    T value = {};
  };

  /// Removes all entries that a plan with this peak and cost beats, and returns
  /// a new entry, which the caller fills in. Returns null if an earlier entry
  /// is at least as good.
  T *add(int64_t peakBytes, double cost) {
    const Entry *rival = within(peakBytes);
    if (rival && rival->cost <= cost)
      return nullptr;
    auto beaten = entries.lower_bound(peakBytes);
    while (beaten != entries.end() && beaten->second.cost >= cost)
      beaten = entries.erase(beaten);
    Entry &entry = entries[peakBytes] = {cost};
    return &entry.value;
  }

  /// Returns the cheapest entry with a peak of at most \p bytes, or null.
  const Entry *within(int64_t bytes) const {
    auto above = entries.upper_bound(bytes);
    return above == entries.begin() ? nullptr : &std::prev(above)->second;
  }
  /// Returns the entry with the lowest peak above \p bytes, or null.
  const Entry *above(int64_t bytes) const {
    auto at = entries.upper_bound(bytes);
    return at == entries.end() ? nullptr : &at->second;
  }

  bool empty() const { return entries.empty(); }
  /// Returns the lowest peak of all entries. The front must not be empty.
  int64_t lowestPeak() const { return entries.begin()->first; }

  /// Iterate over pairs of peak and entry, with rising peaks and falling costs.
  auto begin() const { return entries.begin(); }
  auto end() const { return entries.end(); }
  auto rbegin() { return entries.rbegin(); }
  auto rend() { return entries.rend(); }

private:
  std::map<int64_t, Entry> entries;
};

} // namespace remat

#endif // REMAT_LIB_CORE_BASE_PARETOFRONT_H
