//===- TrainingLoop.h - Steps that go on where the last one ended -*- C++ -*-=//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A step gives new values of the parameters that it owns (donated inputs). In a
// training loop they stay on the device: each is moved to where the next step
// reads it, unless the step has left it there. The other inputs are a batch.
// That of the next step arrives in an inbox while this one computes.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_TRAININGLOOP_H
#define REMAT_LIB_RUNTIME_GPU_TRAININGLOOP_H

#include "Runtime/Gpu/GpuRuntime.h"

#include <string>
#include <string_view>

namespace remat {

class TrainingLoop {
public:
  /// The k-th output of a type is the next value of the k-th donated input of
  /// that type, as JAX pairs them. A donated input without one ends the
  /// process with exit code 2.
  TrainingLoop(const GpuProgram &program, GpuRuntime &runtime);

  int64_t batchBytes() const { return bytesOfBatch; }
  bool isBatch(const GpuTensor &input) const { return !input.donated; }

  /// Between two steps.
  void carryState();
  /// Starts to bring the bytes of a batch: its inputs, one after another.
  void bringBatch(std::string_view batch);
  /// Puts what was brought where the step reads it.
  void takeBatch();
  /// ", output 0 is 2.3": the outputs of one number that are no next value.
  std::string describeNumbers() const;

private:
  struct Carried {
    size_t input, output;
  };
  struct Move {
    int64_t to, from, bytes;
  };

  bool mustGoThroughHost(std::vector<Move> &moves) const;

  const GpuProgram &program;
  GpuRuntime &runtime;
  std::vector<Carried> carried;
  std::vector<size_t> numbers; ///< Outputs of one element.
  int64_t bytesOfBatch = 0;
  bool hasInbox = false;
};

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_TRAININGLOOP_H
