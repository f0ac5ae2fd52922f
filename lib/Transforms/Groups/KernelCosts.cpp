//===- KernelCosts.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Groups/KernelCosts.h"

#include "Analysis/Ops/TypeSizes.h"

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

#include <numeric>

using namespace mlir;
using namespace remat;

std::vector<uint32_t> remat::writersOf(const KernelList &list) {
  std::vector<uint32_t> writers(list.tensors.size(), kNone);
  for (auto [k, kernel] : llvm::enumerate(list.kernels))
    for (uint32_t t : kernel.writes)
      writers[t] = k;
  return writers;
}

std::vector<KernelCost>
remat::costsOfKernels(const KernelList &list,
                      const std::vector<bool> &givesNone) {
  std::vector<uint32_t> writers = writersOf(list);
  std::vector<llvm::SetVector<uint32_t>> needed(list.kernels.size());
  std::vector<uint32_t> shares(list.kernels.size(), 0);
  for (auto [k, kernel] : llvm::enumerate(list.kernels)) {
    for (uint32_t t : kernel.reads)
      if (writers[t] != kNone && givesNone[writers[t]])
        needed[k].insert(writers[t]);
    for (uint32_t before : needed[k])
      ++shares[before];
  }
  std::vector<KernelCost> costs;
  for (auto [k, kernel] : llvm::enumerate(list.kernels)) {
    KernelCost cost{kernel.flops, kernel.bytes, kernel.workspace};
    for (uint32_t before : needed[k]) {
      cost.flops += costs[before].flops / shares[before];
      cost.bytes += costs[before].bytes / shares[before];
      cost.workspace = std::max(cost.workspace, costs[before].workspace);
    }
    costs.push_back(cost);
  }
  return costs;
}

namespace {
/// Bytes that are held while the kernels from `first` to `last` run.
struct Held {
  uint32_t first, last;
  int64_t bytes;
  /// Whether the kernel `first` makes the tensor of these bytes.
  bool isMade = false;
};

/// The memory of a result of the step. Other bytes may use this memory until
/// the kernel that writes the result runs.
struct Room {
  int64_t bytes;
  std::vector<Held> lives;

  bool hasPlaceFor(const Held &held) const {
    return bytes >= held.bytes && llvm::all_of(lives, [&](const Held &other) {
             return held.last < other.first || held.first > other.last;
           });
  }
};
} // namespace

/// Returns the largest tensor of each value. A value may have several tensors
/// one after another. For example, a kernel makes the value in a chip's own
/// memory, and the value is then moved to device memory.
static llvm::DenseMap<Value, uint32_t>
largestTensors(const KernelList &list, ArrayRef<Value> valueOf,
               const llvm::DenseSet<uint32_t> &results) {
  llvm::DenseMap<Value, uint32_t> largest;
  for (auto [t, value] : llvm::enumerate(valueOf)) {
    if (!value || results.contains(t))
      continue;
    auto [it, isFirst] = largest.try_emplace(value, t);
    if (!isFirst && list.tensors[t].bytes > list.tensors[it->second].bytes)
      it->second = t;
  }
  return largest;
}

namespace {
/// Says when each tensor is made and when it is last read.
struct Lives {
  explicit Lives(const KernelList &list)
      : made(writersOf(list)), last(made),
        results(list.results.begin(), list.results.end()) {
    for (auto [k, kernel] : llvm::enumerate(list.kernels))
      for (uint32_t t : kernel.reads)
        last[t] = k;
    for (auto [k, kernel] : llvm::enumerate(list.kernels))
      for (auto [read, write] : kernel.inPlace)
        if (last[read] == k)
          writtenOver.insert(read);
  }

  /// Returns whether tensor \p t takes memory of its own.
  bool isHeld(uint32_t t) const {
    return made[t] != kNone && !results.contains(t);
  }

  std::vector<uint32_t> made, last;
  llvm::DenseSet<uint32_t> results;
  /// Tensors that are overwritten. The last reader of such a tensor writes its
  /// result into the tensor's memory.
  llvm::DenseSet<uint32_t> writtenOver;
};
} // namespace

/// Returns the tensors whose bytes are counted as bytes of their value. These
/// are the largest tensor of the value, and the tensors that live for more than
/// half of the value's lifetime. All of \p tensors must be tensors of the same
/// value.
static std::vector<uint32_t> staying(ArrayRef<uint32_t> tensors,
                                     uint32_t largest, const Lives &lives) {
  uint32_t first = kNone, last = 0;
  for (uint32_t t : tensors) {
    first = std::min(first, lives.made[t]);
    last = std::max(last, lives.last[t]);
  }
  std::vector<uint32_t> stay;
  for (uint32_t t : tensors)
    if (t == largest || 2 * (lives.last[t] - lives.made[t]) > last - first)
      stay.push_back(t);
  return stay;
}

namespace {
/// The bytes that are counted for each value, the tensors that are completely
/// included in these bytes, and the largest tensor of each value.
struct Stored {
  llvm::DenseMap<Value, uint32_t> largest;
  llvm::MapVector<Value, int64_t> bytes;
  llvm::DenseSet<uint32_t> tensors;
};
} // namespace

static Stored storedOf(const KernelList &list, ArrayRef<Value> valueOf,
                       const Lives &lives) {
  llvm::MapVector<Value, std::vector<uint32_t>> tensorsOf;
  // A value in a chip's own memory takes no bytes of device memory. However, a
  // plan may move such a value to device memory, so its size counts.
  llvm::DenseMap<Value, int64_t> sizeOf;
  for (auto [t, value] : llvm::enumerate(valueOf))
    if (value && lives.isHeld(t) && list.tensors[t].size > 0) {
      int64_t &size = sizeOf[value];
      size = std::max(size, list.tensors[t].size);
      std::vector<uint32_t> &tensors = tensorsOf[value];
      if (list.tensors[t].bytes > 0)
        tensors.push_back(t);
    }
  Stored stored{largestTensors(list, valueOf, lives.results), {}, {}};
  for (const auto &[value, tensors] : tensorsOf) {
    Operation *op = value.getDefiningOp();
    Result<int64_t> own = storageBytes(value.getType());
    if (!op || op->getNumResults() != 1 || !own)
      continue;
    int64_t bytes = 0;
    for (uint32_t t : staying(tensors, stored.largest.lookup(value), lives)) {
      stored.tensors.insert(t);
      bytes = std::min(bytes + list.tensors[t].bytes, kMaxBytes);
    }
    bytes = std::max(bytes, sizeOf.lookup(value));
    if (bytes != *own)
      stored.bytes[value] = bytes;
  }
  return stored;
}

/// Returns the only tensor from which tensor \p t is made, such as the operand
/// of a padding. Returns kNone if \p t is made from several tensors, or if the
/// only source has no value or no memory of its own. Suppose that a later
/// kernel reads \p t. The node of this kernel then reads the value of the
/// returned tensor instead, and the graph counts the bytes of that value until
/// the later kernel runs.
static uint32_t onlySource(const KernelList &list, ArrayRef<Value> valueOf,
                           const Lives &lives, uint32_t t) {
  ArrayRef<uint32_t> reads = list.kernels[lives.made[t]].reads;
  if (reads.size() != 1 || !valueOf[reads[0]] || !lives.isHeld(reads[0]))
    return kNone;
  return reads[0];
}

/// Returns the held bytes that are not counted for any value of the step. The
/// entries with the most bytes come first.
static std::vector<Held> heldBeside(const KernelList &list,
                                    ArrayRef<Value> valueOf, const Lives &lives,
                                    const Stored &stored) {
  std::vector<Held> held;
  for (auto [t, tensor] : llvm::enumerate(list.tensors)) {
    if (!lives.isHeld(t) || stored.tensors.contains(t))
      continue;
    int64_t bytes = tensor.bytes;
    if (valueOf[t] && stored.largest.lookup(valueOf[t]) == t)
      if (Result<int64_t> own = storageBytes(valueOf[t].getType()))
        bytes = std::max<int64_t>(bytes - *own, 0);
    if (bytes <= 0)
      continue;
    bool isOver = !valueOf[t] && lives.writtenOver.contains(t);
    uint32_t first = lives.made[t], last = lives.last[t] - isOver;
    uint32_t source = valueOf[t] ? kNone : onlySource(list, valueOf, lives, t);
    if (source != kNone && lives.last[source] < last) {
      uint32_t both = std::max(first, lives.last[source]);
      held.push_back({first, both, bytes, true});
      bytes -= list.tensors[source].bytes;
      first = both + 1;
    }
    if (bytes > 0 && first <= last)
      held.push_back({first, last, bytes, first == lives.made[t]});
  }
  llvm::stable_sort(
      held, [](const Held &a, const Held &b) { return a.bytes > b.bytes; });
  return held;
}

/// Returns the bytes that kernel \p k adds to the values in memory. A result
/// that overwrites a value adds none.
static int64_t bytesOfResults(const KernelList &list, ArrayRef<Value> valueOf,
                              const Lives &lives, uint32_t k) {
  const Kernel &kernel = list.kernels[k];
  int64_t bytes = 0;
  for (uint32_t t : kernel.writes) {
    bool isOver = llvm::any_of(kernel.inPlace, [&](auto pair) {
      return pair.second == t && valueOf[pair.first];
    });
    if (lives.isHeld(t) && !isOver)
      bytes += list.tensors[t].bytes;
  }
  return bytes;
}

namespace {
/// Bytes that are not counted for any value of the step.
struct Beside {
  std::vector<int64_t> held; ///< The bytes that are held while a kernel runs.
  std::vector<int64_t> made; ///< The bytes of the tensors that a kernel makes.
};
} // namespace

/// Adds up the bytes of the list \p beside for each kernel of \p list. Bytes
/// that fit into the memory of a later result of the step do not count.
static Beside sumOf(const KernelList &list, const Lives &lives,
                    ArrayRef<Held> beside) {
  std::vector<Room> rooms;
  for (uint32_t t : list.results)
    if (lives.made[t] != kNone)
      rooms.push_back({list.tensors[t].bytes, {{lives.made[t], kNone, 0}}});
  Beside sum{std::vector<int64_t>(list.kernels.size() + 1, 0),
             std::vector<int64_t>(list.kernels.size(), 0)};
  for (const Held &held : beside) {
    auto room = llvm::find_if(
        rooms, [&](const Room &room) { return room.hasPlaceFor(held); });
    if (room != rooms.end()) {
      room->lives.push_back(held);
      continue;
    }
    sum.held[held.first] += held.bytes;
    sum.held[held.last + 1] -= held.bytes;
    if (held.isMade)
      sum.made[held.first] += held.bytes;
  }
  std::partial_sum(sum.held.begin(), sum.held.end(), sum.held.begin());
  return sum;
}

/// A kernel that makes no value of the step is part of the group whose kernel
/// reads its tensors first. When such a kernel runs, it holds its tensors, but
/// the results of that group do not exist yet. Adds the bytes that only such
/// kernels hold to the bytes of the groups.
static void addMakers(const KernelList &list, ArrayRef<Value> valueOf,
                      const Lives &lives, const std::vector<bool> &givesNone,
                      Beside &beside) {
  std::vector<bool> isAdded(list.kernels.size(), false);
  for (auto [k, kernel] : llvm::enumerate(list.kernels))
    for (uint32_t t : kernel.reads) {
      uint32_t maker = lives.made[t];
      if (maker == kNone || !givesNone[maker] || isAdded[maker])
        continue;
      isAdded[maker] = true;
      int64_t made = beside.made[maker];
      if (givesNone[k])
        beside.made[k] = std::max(beside.made[k], made);
      else
        beside.held[k] = std::max(
            beside.held[k], made - bytesOfResults(list, valueOf, lives, k));
    }
}

KernelBytes remat::bytesOfKernels(const KernelList &list,
                                  ArrayRef<Value> valueOf,
                                  const std::vector<bool> &givesNone) {
  Lives lives(list);
  Stored stored = storedOf(list, valueOf, lives);
  Beside beside = sumOf(list, lives, heldBeside(list, valueOf, lives, stored));
  addMakers(list, valueOf, lives, givesNone, beside);
  return {std::move(stored.bytes), std::move(beside.held)};
}
