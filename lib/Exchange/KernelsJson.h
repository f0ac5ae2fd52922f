//===- KernelsJson.h - A compiled step's kernels as JSON --------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a target's compiler computes in one kernel, in the order in which it
// runs, and which tensors it keeps in memory between kernels: read back from
// what it compiled, for remat-import-groups. docs/reference/Formats.md has the
// format.
//
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
  /// The number of the op after which the compiler named it, in the training
  /// step.
  std::optional<uint32_t> op;
  int64_t elements = 0;
  int64_t bytes = 0; ///< Bytes of the memory that a budget is for.
  /// Bytes of whatever memory it lies in, such as a chip's own.
  int64_t size = 0;
  /// The number of the parameter, if it is one.
  std::optional<uint32_t> argument;
};

/// Tensors go by their places in KernelList::tensors.
struct Kernel {
  std::string name;
  std::vector<uint32_t> reads;
  std::vector<uint32_t> writes;
  int64_t workspace = 0; ///< Bytes that it holds besides, while it runs.
  double flops = 0;
  double bytes = 0; ///< Read and written.
  /// What it may write over what, where it is the last to read that.
  std::vector<std::pair<uint32_t, uint32_t>> inPlace;
  /// Whether the compiler ran it in one kernel with an earlier one, which needs
  /// nothing of it.
  bool isApart = false;
};

struct KernelList {
  std::vector<KernelTensor> tensors;
  std::vector<Kernel> kernels;   ///< In the order in which they run.
  std::vector<uint32_t> results; ///< The tensor of each result.
};

/// Reads a list of kernels. Refuses indices out of range, a tensor that two
/// kernels write, and a tensor that is read before it is written and is no
/// parameter.
Result<KernelList> parseKernels(std::string_view text);
/// Reads a file; a message begins with the name of the file.
Result<KernelList> readKernels(const std::string &path);

} // namespace remat

#endif // REMAT_LIB_EXCHANGE_KERNELSJSON_H
