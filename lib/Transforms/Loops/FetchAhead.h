//===- FetchAhead.h - Fetches slots before they are needed ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This function fetches slots of stacks on the host one iteration ahead, as the
// pass remat-fetch-ahead does. Pipelines that bufferize call this function.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_FETCHAHEAD_H
#define REMAT_LIB_TRANSFORMS_LOOPS_FETCHAHEAD_H

#include "mlir/IR/Operation.h"

namespace remat {

/// Makes loops of \p root fetch slots from the host one iteration ahead. A loop
/// does so if its fetches have `remat.fetch_ahead`.
void fetchSlotsAhead(mlir::Operation *root);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_FETCHAHEAD_H
