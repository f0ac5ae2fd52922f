//===- Features.h - What steps may have besides -----------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef REMAT_TEST_FUZZ_FEATURES_H
#define REMAT_TEST_FUZZ_FEATURES_H

#include "Random.h"

namespace remat::fuzz {

/// What makes a step harder than most. Each is drawn alone, so that a failure
/// is that of a few.
struct Features {
  bool half = false;       ///< bf16 and f16.
  bool noElements = false; ///< Tensors with an extent of 0.
  bool squares = false;    ///< Ops that read a value twice.
  /// Loops that take slices and put some together, and that hand on what they
  /// carry in other places.
  bool loops = false;
  bool nothing = false;   ///< No ops at all.
  bool donations = false; ///< All arguments are donated.
  bool offsets = false;   ///< Views at places that the step computes.
  bool branches = false;  ///< scf.if and scf.index_switch that compute.
  bool allocs = false;    ///< bufferization.alloc_tensor.
  bool columns = false;   ///< Reshapes that must copy, and what writes there.
  bool pipeline = false;  ///< Passes and `--remat` besides the random plan.
};

/// None for two steps in five.
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
