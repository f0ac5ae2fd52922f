//===- GraphJson.h - Graphs as JSON -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The graph half of docs/reference/Formats.md. A text that breaks the format is
// refused with a message that says where: "nodes[3].inputs[1]: ...".
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_EXCHANGE_GRAPHJSON_H
#define REMAT_EXCHANGE_GRAPHJSON_H

#include "remat/Core/Graph/Graph.h"

#include <string_view>

namespace remat {

/// Reads a graph. Keys that the format does not know are ignored.
Result<Graph> parseGraph(std::string_view text);
/// Reads a graph file; a message begins with the name of the file.
Result<Graph> readGraph(const std::string &path);

/// The graph as JSON, one tensor or node a line. Reading it back gives the same
/// graph, and the same graph always gives the same text.
std::string formatGraph(const Graph &graph);
/// Writes that text; an earlier file at \p path is replaced whole or not at
/// all.
std::optional<Error> writeGraph(const Graph &graph, const std::string &path);

} // namespace remat

#endif // REMAT_EXCHANGE_GRAPHJSON_H
