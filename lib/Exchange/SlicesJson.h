//===- SlicesJson.h - The slices of a graph as JSON -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The file of a graph may have a list that says how the graph's nodes are
// sliced along dimensions. Readers that do not slice graphs ignore the list.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXCHANGE_SLICESJSON_H
#define REMAT_LIB_EXCHANGE_SLICESJSON_H

#include "remat/Core/Graph/GraphSlices.h"

#include <span>

namespace remat::json {

std::string formatSlices(std::span<const GraphSlices> places);

} // namespace remat::json

#endif // REMAT_LIB_EXCHANGE_SLICESJSON_H
