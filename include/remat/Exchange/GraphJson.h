//===- GraphJson.h - Graphs as JSON -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads and writes graphs as docs/reference/Formats.md defines them. If a text
// breaks the format, the error says where: `nodes[3].inputs[1]: ...`.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_EXCHANGE_GRAPHJSON_H
#define REMAT_EXCHANGE_GRAPHJSON_H

#include "remat/Core/Graph/GraphSlices.h"

#include <span>
#include <string_view>

namespace remat {

/// Reads a graph. Keys that the format does not know are ignored.
Result<Graph> parseGraph(std::string_view text);
/// Reads a graph file. An error begins with the name of the file.
Result<Graph> readGraph(const std::string &path);

/// Returns the list `slices` of the file \p path. Each entry says how the nodes
/// of \p graph are sliced along one dimension. The entry for the whole step
/// comes first. Returns an error if the file has no slices.
Result<std::vector<GraphSlices>> readGraphSlices(const std::string &path,
                                                 const Graph &graph);

/// Returns the graph as JSON, with one tensor or node on each line. Reading the
/// text gives the same graph, and equal graphs give equal texts. The list
/// \p slices has the slices of the graph.
std::string formatGraph(const Graph &graph,
                        std::span<const GraphSlices> slices = {});
/// Writes the text of formatGraph to \p path. If this fails, a file that was
/// there before stays unchanged.
std::optional<Error> writeGraph(const Graph &graph, const std::string &path,
                                std::span<const GraphSlices> slices = {});

} // namespace remat

#endif // REMAT_EXCHANGE_GRAPHJSON_H
