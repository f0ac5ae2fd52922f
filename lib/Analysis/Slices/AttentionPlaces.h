//===- AttentionPlaces.h - Attention, to be sliced --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The scores of an attention grow with the square of the sequence, so that they
// are the largest tensors of a step on long sequences. Along the batch, the
// heads or the rows of queries each slice of the scores is made, used and
// dropped by itself, in the forward ops and in those of the gradients.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_ANALYSIS_SLICES_ATTENTIONPLACES_H
#define REMAT_LIB_ANALYSIS_SLICES_ATTENTIONPLACES_H

#include "Analysis/Slices/SlicePlaces.h"

namespace remat {

/// Finds attention by what its ops compute: a batched product, of whose
/// elements an exponential and a sum are taken, and a second batched product
/// that reads as many elements. The ranges are those ops and, behind them, the
/// ops of the gradients that read or make as many elements; of all attention
/// whose scores have the same type, that which has the most bytes. The
/// dimension is the outermost one of at least sixteen elements along which
/// slices take one pass, or else the one with most elements. None where there
/// is no such attention.
std::optional<SlicePlace> findAttentionPlace(mlir::Block &block,
                                             const SliceOptions &options);

} // namespace remat

#endif // REMAT_LIB_ANALYSIS_SLICES_ATTENTIONPLACES_H
