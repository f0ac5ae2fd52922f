// Plans a graph file for half of its peak.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Planning/Planner.h"
#include "remat/Exchange/GraphJson.h"

#include <cstdio>

int main(int argc, char **argv) {
  if (argc != 2)
    return 2;
  remat::Result<remat::Graph> graph = remat::readGraph(argv[1]);
  if (!graph) {
    std::fprintf(stderr, "%s\n", graph.error().message.c_str());
    return 1;
  }
  int64_t peak =
      remat::simulate(*graph, remat::keepAllPlan(*graph).steps).peakBytes;
  auto planned = remat::planWith("search", {*graph, peak / 2, {}});
  if (!planned || !planned->feasible)
    return 1;
  std::printf("%lld to %lld bytes\n", (long long)peak,
              (long long)planned->simulation.peakBytes);
}
