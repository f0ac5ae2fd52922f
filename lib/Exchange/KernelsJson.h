//===- KernelsJson.h - A compiled step's kernels as JSON --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// remat-import-groups reads this list. The list has the kernels of a compiled
// step in the order in which they run, and the tensors that the compiler keeps
// in memory between them (docs/reference/Formats.md).
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXCHANGE_KERNELSJSON_H
#define REMAT_LIB_EXCHANGE_KERNELSJSON_H

#include "remat/Core/Base/Result.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace remat {

/// One allocation of a compiled step.
struct KernelTensor {
  std::string name;
  /// The number of the op of the training step after which the compiler names
  /// the allocation.
  std::optional<uint32_t> op;
  /// If the compiler names no op for the allocation, the numbers of the ops
  /// from whose values the kernel computes it.
  std::vector<uint32_t> of;
  int64_t elements = 0;
  int64_t bytes = 0; ///< The bytes in the memory that the budget limits.
  /// The bytes of the allocation in any memory, such as the chip's own memory.
  int64_t size = 0;
  /// The sizes of the dimensions, from the one that varies slowest in memory to
  /// the fastest. Empty if the shape is not known.
  std::vector<int64_t> shape;
  /// If the tensor is a parameter of the step, this is the parameter's index.
  std::optional<uint32_t> argument;
};

/// The tensors of a kernel are indices into KernelList::tensors.
struct Kernel {
  std::string name;
  std::vector<uint32_t> reads;
  std::vector<uint32_t> writes;
  /// The bytes that the kernel holds only while it runs, in addition to its
  /// tensors.
  int64_t workspace = 0;
  double flops = 0;
  double bytes = 0; ///< The bytes that the kernel reads and writes.
  /// Pairs of a tensor that the kernel reads and one that it writes. The
  /// written tensor may take the place of the read one if this kernel is the
  /// last to read it.
  std::vector<std::pair<uint32_t, uint32_t>> inPlace;
  /// Whether the compiler merged this kernel with an earlier kernel of the
  /// list. The earlier kernel does not need the results of this kernel.
  bool isApart = false;
  /// If the compiler merged several kernels of the list into one, all of them
  /// have the same number here.
  std::optional<uint32_t> merged;
};

struct KernelList {
  std::vector<KernelTensor> tensors;
  /// The kernels, in the order in which they run.
  std::vector<Kernel> kernels;
  std::vector<uint32_t> results; ///< For each result of the step, its tensor.
};

/// Reads a list of kernels. Refuses indices out of range, a tensor that two
/// kernels write, and a tensor that is read before it is written and is not a
/// parameter.
Result<KernelList> parseKernels(std::string_view text);
/// Reads a file. An error begins with the name of the file.
Result<KernelList> readKernels(const std::string &path);

} // namespace remat

#endif // REMAT_LIB_EXCHANGE_KERNELSJSON_H
