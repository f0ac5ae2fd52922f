//===- SlicesJson.h - The slices of a graph as JSON -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How the nodes of a graph go along dimensions is one list of the graph's file,
// which readers that do not slice leave alone.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXCHANGE_SLICESJSON_H
#define REMAT_LIB_EXCHANGE_SLICESJSON_H

#include "remat/Core/Graph/GraphSlices.h"

#include <span>

namespace remat::json {

std::string formatSlices(std::span<const GraphSlices> places);

} // namespace remat::json

#endif // REMAT_LIB_EXCHANGE_SLICESJSON_H
