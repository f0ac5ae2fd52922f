//===- GraphJson.h - Graphs as JSON -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The graph half of docs/reference/Formats.md. A text that breaks the format is
// refused with a message that says where: "nodes[3].inputs[1]: ...".
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
/// Reads a graph file; a message begins with the name of the file.
Result<Graph> readGraph(const std::string &path);

/// How the nodes of \p graph go along dimensions, the step's first: `slices` of
/// its file \p path. The error says where the file has none.
Result<std::vector<GraphSlices>> readGraphSlices(const std::string &path,
                                                 const Graph &graph);

/// The graph as JSON, one tensor or node a line. Reading it back gives the same
/// graph, and the same graph always gives the same text. \p slices are those
/// of the graph.
std::string formatGraph(const Graph &graph,
                        std::span<const GraphSlices> slices = {});
/// Writes that text; an earlier file at \p path is replaced whole or not at
/// all.
std::optional<Error> writeGraph(const Graph &graph, const std::string &path,
                                std::span<const GraphSlices> slices = {});

} // namespace remat

#endif // REMAT_EXCHANGE_GRAPHJSON_H
