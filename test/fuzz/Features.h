//===- Features.h - Special features of random steps ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_FUZZ_FEATURES_H
#define REMAT_TEST_FUZZ_FEATURES_H

#include "Random.h"

namespace remat::fuzz {

/// Features that make a step harder than most steps. Each feature is drawn
/// independently, so that few features explain a failure.
struct Features {
  bool half = false;       ///< Tensors of bf16 and f16.
  bool noElements = false; ///< Tensors with an extent of 0.
  bool squares = false;    ///< Ops that read a value twice.
  /// Loops that take slices, put slices together, and pass carried values on in
  /// another order.
  bool loops = false;
  bool nothing = false;   ///< The step has no ops.
  bool donations = false; ///< All arguments are donated.
  bool offsets = false;   ///< Views at offsets that the step computes.
  bool branches = false;  ///< scf.if and scf.index_switch whose sides compute.
  bool allocs = false;    ///< bufferization.alloc_tensor.
  /// Reshapes that must copy, and ops that write into the copies.
  bool columns = false;
  /// Passes and `--remat` in addition to the random plan.
  bool pipeline = false;
};

/// Draws the features of a step. Two steps in five have no such feature.
inline Features randomFeatures(Random &random) {
  Features features;
  if (random.chance(40))
    return features;
  features.half = random.chance(30);
  features.noElements = random.chance(15);
  features.squares = random.chance(50);
  features.loops = random.chance(30);
  features.nothing = random.chance(2);
  features.donations = random.chance(10);
  features.pipeline = random.chance(60);
  return features;
}

} // namespace remat::fuzz

#endif // REMAT_TEST_FUZZ_FEATURES_H
