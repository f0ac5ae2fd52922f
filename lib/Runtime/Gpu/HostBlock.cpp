//===- HostBlock.cpp ------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Gpu/HostBlock.h"

#include "Runtime/Cpu/CountingAllocator.h"
#include "Runtime/Gpu/GpuRuntime.h"

#include <bit>
#include <cstring>
#include <ucontext.h>
#include <vector>

namespace remat {

namespace {

constexpr size_t kStackBytes = size_t(1) << 16;
constexpr int64_t kWarp = 32;

/// The values that a thread shares with its warp.
struct Fragment {
  const uint32_t *registers = nullptr;
};

/// A copy to shared memory that was started and not waited for.
struct Copy {
  char *to;
  const void *from;
  int64_t bytes, read, group;
};

struct Thread {
  ucontext_t context;
  std::vector<char> stack = std::vector<char>(kStackBytes);
  bool isOver = false;
  int64_t barriers = 0;
  Fragment fragment;
  int64_t word = 0;
  uint16_t line[8];         ///< The line of a matrix that this thread provides
                            ///< for its warp.
  uintptr_t lineAt = 0;     ///< The address of this line.
  std::vector<Copy> copies; ///< The oldest copy is the first.
  int64_t groups = 0;
};

/// One block of threads that wait for each other.
class Block {
public:
  void run(HostKernel kernel, const int64_t *words, int64_t block,
           int64_t count) {
    this->kernel = kernel;
    this->words = words;
    this->block = block;
    if (int64_t(threads.size()) < count)
      threads.resize(size_t(count));
    for (int64_t i = 0; i < count; ++i)
      prepare(threads[size_t(i)]);
    int64_t running = count;
    while (running > 0) {
      int64_t over = 0;
      for (current = 0; current < count; ++current)
        over += turn(threads[size_t(current)]);
      if (over > 0 && over < running)
        failGpu("only some threads of a block reach a barrier");
      running -= over;
    }
  }

  void barrier() {
    if (threads[size_t(current)].barriers++ != skipped)
      wait();
  }

  int64_t shuffle(int64_t value, int64_t bit) {
    threads[size_t(current)].word = value;
    wait();
    int64_t other = threads[size_t(current ^ bit)].word;
    wait();
    return other;
  }

  void mma(int64_t type, const uint32_t *registers, float *sums);

  void loadMatrices(const void *line, int64_t count, bool transposed,
                    uint16_t *registers);

  void startCopy(void *to, const void *from, int64_t bytes, int64_t read) {
    Thread &thread = threads[size_t(current)];
    poisonBytes(to, bytes);
    thread.copies.push_back(
        {static_cast<char *>(to), from, bytes, read, thread.groups});
  }

  void endGroup() { ++threads[size_t(current)].groups; }

  void waitForGroups(int64_t pending) {
    Thread &thread = threads[size_t(current)];
    auto isOver = [&](const Copy &copy) {
      return copy.group < thread.groups - pending;
    };
    for (const Copy &copy : thread.copies)
      if (isOver(copy)) {
        std::memcpy(copy.to, copy.from, size_t(copy.read));
        std::memset(copy.to + copy.read, 0, size_t(copy.bytes - copy.read));
      }
    std::erase_if(thread.copies, isOver);
  }

  int64_t skipped = -1;

private:
  static void start();
  void checkBanks(const Thread *warp, int64_t count);

  /// Waits until all other threads have reached their next barrier.
  void wait() { swapcontext(&threads[size_t(current)].context, &scheduler); }

  void prepare(Thread &thread) {
    getcontext(&thread.context);
    thread.context.uc_stack.ss_sp = thread.stack.data();
    thread.context.uc_stack.ss_size = thread.stack.size();
    thread.context.uc_link = &scheduler;
    makecontext(&thread.context, start, 0);
    thread.isOver = false;
    thread.barriers = 0;
    thread.copies.clear();
    thread.groups = 0;
  }

  /// Runs \p thread up to its next barrier. Returns whether the thread has
  /// ended.
  bool turn(Thread &thread) {
    if (thread.isOver)
      return false;
    swapcontext(&scheduler, &thread.context);
    return thread.isOver;
  }

  void runCurrent() {
    kernel(words, block, current, current + 1);
    threads[size_t(current)].isOver = true;
  }

  HostKernel kernel = nullptr;
  const int64_t *words = nullptr;
  int64_t block = 0, current = 0;
  ucontext_t scheduler;
  std::vector<Thread> threads;
};

Block &theBlock() {
  static Block block;
  return block;
}

void Block::start() { theBlock().runCurrent(); }

float asFloat(uint32_t bits) { return std::bit_cast<float>(bits); }

float widenF16(uint32_t bits) {
  uint32_t sign = (bits & 0x8000u) << 16, rest = (bits & 0x7fffu) << 13;
  if ((bits & 0x7c00u) == 0x7c00u)
    return asFloat(sign | rest | 0x7f800000u);
  // The factor corrects the exponent's bias.
  float magnitude = asFloat(rest) * 0x1p+112f;
  return sign ? -magnitude : magnitude;
}

/// The place of element \p k of row or column \p line of a factor: the thread
/// of the warp, the word in this thread's registers, and the position of the
/// bits in this word.
struct Factor {
  int64_t lane, word, shift, type;

  Factor(int64_t type, int64_t line, int64_t k, int64_t halves, int64_t half)
      : type(type) {
    bool isShort = type != REMAT_MMA_TF32;
    int64_t place = isShort ? k % 8 / 2 : k % 4;
    lane = line * 4 + place;
    word = k / (isShort ? 8 : 4) * halves + half;
    shift = k % 2 ? 16 : 0;
  }

  float in(const uint32_t *registers) const {
    uint32_t bits = registers[word];
    if (type == REMAT_MMA_TF32)
      return asFloat(bits);
    bits = bits >> shift & 0xffffu;
    return type == REMAT_MMA_BF16 ? asFloat(bits << 16) : widenF16(bits);
  }
};

void Block::mma(int64_t type, const uint32_t *registers, float *sums) {
  threads[size_t(current)].fragment = {registers};
  wait();
  int64_t warp = current / kWarp * kWarp, lane = current % kWarp;
  const uint32_t *all[kWarp];
  for (int64_t i = 0; i < kWarp; ++i)
    all[i] = threads[size_t(warp + i)].fragment.registers;
  for (int64_t i = 0; i < 4; ++i) {
    int64_t column = lane % 4 * 2 + i % 2;
    for (int64_t k = 0; k < (type == REMAT_MMA_TF32 ? 8 : 16); ++k) {
      Factor a(type, lane / 4, k, 2, i / 2);
      Factor b(type, column, k, 1, 0);
      sums[i] += a.in(all[a.lane]) * b.in(all[b.lane] + 4);
    }
  }
  wait();
}

/// Shared memory has eight banks of 16 bytes, and sends a matrix in one clock
/// if the lines of the matrix are in different banks.
void Block::checkBanks(const Thread *warp, int64_t count) {
  for (int64_t i = 0; i < count; ++i) {
    unsigned banks = 0;
    for (int64_t j = 8 * i; j < 8 * i + 8; ++j)
      banks |= 1u << warp[j].lineAt / 16 % 8;
    if (banks != 0xff)
      failGpu("ldmatrix reads two lines of a matrix from the same banks");
  }
}

/// A thread reads its line before it waits for the others, so that a missing
/// barrier before the instruction changes the results.
void Block::loadMatrices(const void *line, int64_t count, bool transposed,
                         uint16_t *registers) {
  int64_t warp = current / kWarp * kWarp, lane = current % kWarp;
  Thread &thread = threads[size_t(current)];
  thread.lineAt = reinterpret_cast<uintptr_t>(line);
  if (lane < 8 * count)
    std::memcpy(thread.line, line, sizeof(thread.line));
  wait();
  if (lane == 0)
    checkBanks(&threads[size_t(current)], count);
  for (int64_t i = 0; i < 2 * count; ++i) {
    int64_t row = lane / 4, column = lane % 4 * 2 + i % 2;
    if (transposed)
      std::swap(row, column);
    registers[i] = threads[size_t(warp + i / 2 * 8 + row)].line[column];
  }
  wait();
}

} // namespace

void runHostKernel(HostKernel kernel, const int64_t *words, int64_t blocks,
                   int64_t threads, bool together) {
  for (int64_t block = 0; block < blocks; ++block)
    if (together)
      theBlock().run(kernel, words, block, threads);
    else
      kernel(words, block, 0, threads);
}

void skipHostBarrier(int64_t number) { theBlock().skipped = number; }

} // namespace remat

void rematHostBarrier() { remat::theBlock().barrier(); }

void rematHostMma(int64_t type, int64_t registers, int64_t sums) {
  remat::theBlock().mma(type, reinterpret_cast<const uint32_t *>(registers),
                        reinterpret_cast<float *>(sums));
}

void rematHostLoadMatrices(int64_t address, int64_t count, int64_t transposed,
                           int64_t registers) {
  remat::theBlock().loadMatrices(reinterpret_cast<const void *>(address), count,
                                 transposed != 0,
                                 reinterpret_cast<uint16_t *>(registers));
}

int64_t rematHostShuffle(int64_t value, int64_t bit) {
  return remat::theBlock().shuffle(value, bit);
}

void rematHostStartCopy(int64_t to, int64_t from, int64_t bytes, int64_t read) {
  remat::theBlock().startCopy(reinterpret_cast<void *>(to),
                              reinterpret_cast<const void *>(from), bytes,
                              read);
}

void rematHostEndGroup() { remat::theBlock().endGroup(); }

void rematHostWaitForGroups(int64_t pending) {
  remat::theBlock().waitForGroups(pending);
}

void rematHostPoison(int64_t address, int64_t bytes) {
  remat::poisonBytes(reinterpret_cast<void *>(address), bytes);
}
