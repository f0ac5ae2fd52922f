//===- AllDags.h - All small DAGs up to isomorphism, for tests --*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_UNIT_CORE_ALLDAGS_H
#define REMAT_TEST_UNIT_CORE_ALLDAGS_H

#include "ForwardDags.h"
#include "Sanitized.h"

#include <cstdlib>

namespace remat {

/// A DAG whose vertices 0, 1, ... are in topological order. The edge from u to
/// v is bit v (v - 1) / 2 + u.
using DagBits = uint32_t;

inline Edges edgesOfBits(uint32_t size, DagBits bits) {
  Edges edges;
  for (uint32_t v = 0; v < size; ++v)
    for (uint32_t u = 0; u < v; ++u)
      if (bits >> (v * (v - 1) / 2 + u) & 1)
        edges.push_back({u, v});
  return edges;
}

/// Numbers the vertices of \p edges in every topological order. Calls \p visit
/// with the bits of each numbering. \p place has the new numbers of the
/// vertices that are placed so far, and kNone for the others.
inline void forEachNumbering(const Edges &edges, std::vector<uint32_t> &place,
                             uint32_t placed,
                             const std::function<void(DagBits)> &visit) {
  if (placed == place.size()) {
    DagBits bits = 0;
    for (auto [from, to] : edges)
      bits |= 1u << (place[to] * (place[to] - 1) / 2 + place[from]);
    visit(bits);
    return;
  }
  for (uint32_t v = 0; v < place.size(); ++v) {
    if (place[v] != kNone ||
        std::any_of(edges.begin(), edges.end(), [&](auto edge) {
          return edge.second == v && place[edge.first] == kNone;
        }))
      continue;
    place[v] = placed;
    forEachNumbering(edges, place, placed + 1, visit);
    place[v] = kNone;
  }
}

/// Returns one DAG for each isomorphism class of connected DAGs with \p size
/// vertices, at most 7. If the edges of a DAG are read as the bits of a number,
/// the returned DAG has the smallest number of its class.
inline std::vector<Edges> connectedDags(uint32_t size) {
  std::vector<Edges> dags;
  uint32_t pairs = size * (size - 1) / 2;
  std::vector<bool> seen(size_t(1) << pairs, false);
  for (DagBits bits = 0; bits < 1u << pairs; ++bits) {
    Edges edges = edgesOfBits(size, bits);
    if (seen[bits] || !isConnected(size, edges))
      continue;
    std::vector<uint32_t> place(size, kNone);
    forEachNumbering(edges, place, 0, [&](DagBits same) { seen[same] = true; });
    dags.push_back(std::move(edges));
  }
  return dags;
}

/// Calls \p visit with every connected DAG with up to 6 vertices, up to
/// isomorphism, and with \p sample random DAGs with 7 vertices, which depend
/// only on a seed. Under AddressSanitizer only every 31st DAG with 6 vertices
/// is used. With REMAT_FULL=1 and without AddressSanitizer, all DAGs with 7
/// vertices are used instead of a sample.
inline void forEachSmallDag(
    uint32_t sample,
    const std::function<void(uint32_t size, const Edges &edges)> &visit) {
  const size_t counts[] = {1, 1, 4, 24, 267, 5647, 237317}; // OEIS A101228.
  bool full = std::getenv("REMAT_FULL") && !kSanitized;
  for (uint32_t size = 1; size <= (full ? 7 : 6); ++size) {
    std::vector<Edges> dags = connectedDags(size);
    ASSERT_EQ(dags.size(), counts[size - 1]);
    for (size_t i = 0; i < dags.size(); i += kSanitized && size == 6 ? 31 : 1) {
      visit(size, dags[i]);
      if (testing::Test::HasFatalFailure())
        return;
    }
  }
  for (uint32_t seed = 0; seed < (full ? 0 : sample); ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    std::mt19937 random(seed);
    visit(7, drawDag(7, 20 + seed % 50, random));
    if (testing::Test::HasFatalFailure())
      return;
  }
}

} // namespace remat

#endif // REMAT_TEST_UNIT_CORE_ALLDAGS_H
