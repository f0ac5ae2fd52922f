//===- TrainingLoop.h - Steps that use earlier results ----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A step computes new values of the parameters that it owns. These parameters
// are the donated inputs of the step. In a training loop the new values stay on
// the device. Each new value is moved to the place where the next step reads
// it, if it is not there already. All other inputs form a batch. The batch of
// the next step is copied to an inbox while this step computes.
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
  /// Outputs and donated inputs are matched by type: the k-th output of a type
  /// is the next value of the k-th donated input of this type. JAX has the same
  /// rule. If a donated input has no such output, the process ends with exit
  /// code 2.
  TrainingLoop(const GpuProgram &program, GpuRuntime &runtime);

  int64_t batchBytes() const { return bytesOfBatch; }
  bool isBatch(const GpuTensor &input) const { return !input.donated; }

  /// This function must be called between two steps.
  void carryState();
  /// Starts to copy a batch to the inbox. The bytes of \p batch are its inputs,
  /// one after another.
  void bringBatch(std::string_view batch);
  /// Moves the batch from the inbox to the place where the step reads it.
  void takeBatch();
  /// Describes outputs that are a single number and not the next value of an
  /// input. An example is ", output 0 is 2.3".
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
  std::vector<size_t> numbers; ///< The outputs with one element.
  int64_t bytesOfBatch = 0;
  bool hasInbox = false;
};

} // namespace remat

#endif // REMAT_LIB_RUNTIME_GPU_TRAININGLOOP_H
