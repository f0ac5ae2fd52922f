//===- KernelParts.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A GPU adds up many numbers in two kernels: the first kernel computes a sum
// for each block, and the second kernel adds these sums. Besides the sums, the
// first kernel often makes other results. An example of such a result is the
// tensor whose elements the kernel adds. The partial sums are not a value of
// the step. Therefore the two kernels form one group, which is in the place of
// the first kernel. If they were two groups, the group of the sum would read
// all inputs of the first kernel again.
//===----------------------------------------------------------------------===//

#include "Transforms/Groups/KernelCosts.h"

#include "remat/Core/Graph/Graph.h"

#include "llvm/ADT/STLExtras.h"

#include <algorithm>

using namespace remat;

namespace {

class Joiner {
public:
  Joiner(const KernelList &list, llvm::function_ref<bool(uint32_t)> isPart)
      : list(list), isPart(isPart), writer(list.tensors.size(), kNone) {}

  KernelList run() {
    KernelList joined{list.tensors, {}, list.results};
    for (const Kernel &kernel : list.kernels) {
      uint32_t first = beganBy(kernel);
      if (first == kNone) {
        first = joined.kernels.size();
        joined.kernels.push_back(kernel);
      } else {
        append(kernel, joined.kernels[first], first);
      }
      for (uint32_t t : kernel.writes)
        writer[t] = first;
    }
    return joined;
  }

private:
  /// Finds the kernel that made all those inputs of \p kernel that are parts of
  /// sums. All other inputs of \p kernel must have existed before the kernel
  /// that is found. Returns kNone if no kernel made all of them.
  uint32_t beganBy(const Kernel &kernel) const {
    uint32_t first = kNone;
    for (uint32_t t : kernel.reads) {
      if (writer[t] == kNone || !isPart(t))
        continue;
      if (first != kNone && writer[t] != first)
        return kNone;
      first = writer[t];
    }
    bool isThere = llvm::all_of(kernel.reads, [&](uint32_t t) {
      return writer[t] == kNone || writer[t] == first || writer[t] < first;
    });
    return isThere ? first : kNone;
  }

  void append(const Kernel &kernel, Kernel &begun, uint32_t number) const {
    for (uint32_t t : kernel.reads)
      if (writer[t] != number && !llvm::is_contained(begun.reads, t))
        begun.reads.push_back(t);
    llvm::append_range(begun.writes, kernel.writes);
    begun.workspace = std::max(begun.workspace, kernel.workspace);
    begun.flops += kernel.flops;
    begun.bytes += kernel.bytes;
  }

  const KernelList &list;
  llvm::function_ref<bool(uint32_t)> isPart;
  /// For each tensor, the index of the kernel that writes it in the list of
  /// joined kernels.
  std::vector<uint32_t> writer;
};

} // namespace

KernelList remat::joinParts(const KernelList &list,
                            llvm::function_ref<bool(uint32_t)> isPart) {
  return Joiner(list, isPart).run();
}
