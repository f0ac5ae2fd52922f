//===- FetchAhead.h - Fetches slots before they are needed ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Fetches slots of stacks on the host one iteration ahead, like the pass
// remat-fetch-ahead. Pipelines that bufferize call this function.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_TRANSFORMS_LOOPS_FETCHAHEAD_H
#define REMAT_LIB_TRANSFORMS_LOOPS_FETCHAHEAD_H

#include "mlir/IR/Operation.h"

namespace remat {

/// Makes the loops of \p root fetch slots from the host one iteration ahead.
/// Only loops whose fetches have `remat.fetch_ahead` do so, or all loops with
/// \p all.
void fetchSlotsAhead(mlir::Operation *root, bool all = false);

} // namespace remat

#endif // REMAT_LIB_TRANSFORMS_LOOPS_FETCHAHEAD_H
