//===- Packing.cpp --------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Packing.h"

#include "Planning.h"
#include "Summary.h"

#include "remat/Exchange/PackingCsv.h"

#include <chrono>

using namespace remat;
using namespace remat::solve;

int solve::runPack(const Options &options) {
  auto buffers = readPackingCsv(options.packFile, options.alignment);
  if (!buffers)
    return reportError(buffers.error());
  auto start = std::chrono::steady_clock::now();
  Packing packing = packBuffers(*buffers, {options.planning.effort});
  std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
  if (auto wrong = checkPacking(*buffers, packing))
    return reportError({options.packFile +
                        ": this is a bug of the packing: " + wrong->message});
  print(options.json ? formatPacking(packing, took.count()) + "\n"
                     : formatPackingSummary(packing, mostLiveBytes(*buffers),
                                            took.count()));
  return kDone;
}
