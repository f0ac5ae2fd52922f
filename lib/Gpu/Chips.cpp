//===- Chips.cpp ----------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Chips.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace remat;

static constexpr GpuChip kChips[] = {
    {"sm_80", "+ptx78"},   {"sm_86", "+ptx78"},   {"sm_87", "+ptx78"},
    {"sm_88", "+ptx90"},   {"sm_89", "+ptx78"},   {"sm_90", "+ptx78"},
    {"sm_90a", "+ptx80"},  {"sm_100", "+ptx86"},  {"sm_100a", "+ptx86"},
    {"sm_103", "+ptx88"},  {"sm_103a", "+ptx88"}, {"sm_110", "+ptx90"},
    {"sm_110a", "+ptx90"}, {"sm_120", "+ptx87"},  {"sm_120a", "+ptx87"},
    {"sm_121", "+ptx88"},  {"sm_121a", "+ptx88"}};

int GpuChip::number() const {
  int number = 0;
  name.drop_front(3).rtrim('a').getAsInteger(10, number);
  return number;
}

bool GpuChip::isPortable() const { return !name.ends_with("a"); }

llvm::ArrayRef<GpuChip> remat::knownChips() { return kChips; }

std::optional<GpuChip> remat::findChip(llvm::StringRef name) {
  for (const GpuChip &chip : kChips)
    if (chip.name == name)
      return chip;
  return std::nullopt;
}

std::string remat::describeUnknownChip(llvm::StringRef name) {
  auto names = llvm::map_range(
      kChips, [](const GpuChip &chip) { return llvm::StringRef(chip.name); });
  return ("'" + name +
          "' is not a chip that code can be made for: give one of " +
          llvm::join(names, ", "))
      .str();
}
