//===- GraphJson.h - Graphs as JSON -----------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads and writes graphs as docs/reference/Formats.md defines them. If a text
// breaks the format, the error says where: `nodes[3].inputs[1]: ...`.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_EXCHANGE_GRAPHJSON_H
#define REMAT_EXCHANGE_GRAPHJSON_H

#include "remat/Core/Graph/Graph.h"

#include <string_view>

namespace remat {

/// Reads a graph. Keys that the format does not know are ignored.
Result<Graph> parseGraph(std::string_view text);
/// Reads a graph file. An error begins with the name of the file.
Result<Graph> readGraph(const std::string &path);

/// Returns the graph as JSON, with one tensor or node on each line. Reading the
/// text gives the same graph, and equal graphs give equal texts.
std::string formatGraph(const Graph &graph);
/// Writes the text of formatGraph to \p path. If this fails, a file that was
/// there before stays unchanged.
std::optional<Error> writeGraph(const Graph &graph, const std::string &path);

} // namespace remat

#endif // REMAT_EXCHANGE_GRAPHJSON_H
