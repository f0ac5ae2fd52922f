//===- fuzz-budget.cpp - Fuzzes budgets as users write them ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Target.h"

#include "remat/Core/Graph/Budget.h"
#include "remat/Core/Graph/Graph.h"

using namespace remat;
using namespace remat::fuzz;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  Result<Budget> budget = parseBudget(textOf(data, size));
  if (!budget) {
    require(!budget.error().message.empty(), "an error without a message");
    return 0;
  }
  int64_t previous = 0;
  for (int64_t total :
       {int64_t(0), int64_t(1), int64_t(1000), kMaxBytes, int64_t(1) << 62}) {
    auto bytes = budget->resolve(total);
    require(bytes.has_value() == (budget->kind != Budget::Kind::Min),
            "a budget is none, or min is one");
    if (!bytes)
      continue;
    require(*bytes >= previous, "a share of more is less");
    require(!formatBytes(*bytes).empty(), "bytes without a text");
    previous = *bytes;
  }
  return 0;
}
