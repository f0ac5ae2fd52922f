//===- Budget.cpp ---------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Graph/Budget.h"

#include "remat/Core/Graph/Graph.h"

#include <algorithm>
#include <cstdio>

using namespace remat;

namespace {

struct Unit {
  std::string_view suffix;
  uint64_t bytes;
};

constexpr Unit kUnits[] = {
    {"", 1},
    {"B", 1},
    {"kB", 1000},
    {"MB", 1000 * 1000},
    {"GB", 1000 * 1000 * 1000},
    {"TB", uint64_t(1000) * 1000 * 1000 * 1000},
    {"KiB", uint64_t(1) << 10},
    {"MiB", uint64_t(1) << 20},
    {"GiB", uint64_t(1) << 30},
    {"TiB", uint64_t(1) << 40},
};

/// A decimal number, which is `value` / `scale`. The scale is 1, 10, 100, ...
/// for zero, one, two, ... digits after the point.
struct Decimal {
  uint64_t value = 0;
  uint64_t scale = 1;
};

constexpr uint64_t kLargestScale = 1000 * 1000;
constexpr uint64_t kLargestPercent = 10000;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

Error badBudget(std::string_view text, const std::string &reason) {
  return Error{"budget '" + std::string(text) + "': " + reason};
}

char toLower(char c) { return 'A' <= c && c <= 'Z' ? c - 'A' + 'a' : c; }

/// Returns whether a user who wrote \p suffix probably meant \p unit. Upper and
/// lower case do not matter, and the B at the end may be missing.
bool isMeant(std::string_view suffix, std::string_view unit) {
  if (suffix.size() + 1 == unit.size())
    unit.remove_suffix(1);
  return !suffix.empty() &&
         std::ranges::equal(suffix, unit, {}, toLower, toLower);
}

Error unknownUnit(std::string_view text, std::string_view suffix) {
  std::string_view number = text.substr(0, text.size() - suffix.size());
  std::string reason = "unknown unit; ";
  for (const Unit &unit : kUnits)
    if (isMeant(suffix, unit.suffix))
      reason +=
          "write " + std::string(number) + std::string(unit.suffix) + ", or ";
  return badBudget(text,
                   reason + "use B, kB, MB, GB, TB, KiB, MiB, GiB, TiB or %");
}

/// Removes a number from the front of the text \p rest and returns it. Returns
/// null if \p rest begins with no number, or with one that has too many digits.
std::optional<Decimal> takeDecimal(std::string_view &rest) {
  Decimal number;
  size_t i = 0;
  auto takeDigits = [&](bool fraction) {
    size_t first = i;
    for (; i < rest.size() && isDigit(rest[i]); ++i) {
      if (number.value > UINT64_MAX / 10 - 1 ||
          (fraction && number.scale == kLargestScale))
        return false;
      number.value = number.value * 10 + (rest[i] - '0');
      number.scale *= fraction ? 10 : 1;
    }
    return i > first;
  };
  if (!takeDigits(false))
    return std::nullopt;
  if (i < rest.size() && rest[i] == '.' && (++i, !takeDigits(true)))
    return std::nullopt;
  rest.remove_prefix(i);
  return number;
}

/// Returns floor(number * factor), or null at 2^53 and above.
std::optional<uint64_t> scaleDown(Decimal number, uint64_t factor) {
  uint64_t whole = number.value / number.scale;
  uint64_t rest = number.value % number.scale;
  if (whole > uint64_t(kMaxBytes) / factor)
    return std::nullopt;
  // rest < 10^6 and factor <= 2^40: no overflow.
  uint64_t bytes = whole * factor + rest * factor / number.scale;
  if (bytes > uint64_t(kMaxBytes))
    return std::nullopt;
  return bytes;
}

} // namespace

Result<Budget> remat::parseBudget(std::string_view text) {
  if (text == "min")
    return Budget{Budget::Kind::Min};
  if (text.starts_with('-'))
    return badBudget(text, "it must be above zero");
  std::string_view suffix = text;
  std::optional<Decimal> number = takeDecimal(suffix);
  if (!number)
    return badBudget(text, "expected bytes such as 812000000 or 1.5GiB, a "
                           "percentage such as 40%, or min");
  auto isKnown = [&](const Unit &unit) { return unit.suffix == suffix; };
  if (suffix != "%" && std::ranges::none_of(kUnits, isKnown))
    return unknownUnit(text, suffix);
  if (number->value == 0)
    return badBudget(text, "it must be above zero");
  if (suffix == "%") {
    if (number->value / number->scale >= kLargestPercent &&
        number->value != kLargestPercent * number->scale)
      return badBudget(text, "a percentage must be at most 10000%");
    return Budget{Budget::Kind::Share, number->value, number->scale};
  }
  for (const Unit &unit : kUnits) {
    if (suffix != unit.suffix)
      continue;
    if (unit.bytes == 1 && number->scale != 1)
      return badBudget(
          text,
          "it is not a whole number of bytes; write a unit such as MiB or "
          "GiB after the number");
    std::optional<uint64_t> bytes = scaleDown(*number, unit.bytes);
    if (!bytes)
      return badBudget(text, "it is beyond 2^53-1 bytes");
    if (*bytes == 0)
      return badBudget(text, "it is less than one byte");
    return Budget{Budget::Kind::Bytes, *bytes};
  }
  return unknownUnit(text, suffix);
}

std::optional<int64_t> Budget::resolve(int64_t totalBytes) const {
  switch (kind) {
  case Kind::Bytes:
    return int64_t(value);
  case Kind::Share: {
    // The result is floor(total * value / hundred). No product exceeds 64 bits,
    // because value is at most 10^4 * 10^6 and the remainder is below 10^8.
    uint64_t hundred = 100 * scale, total = totalBytes;
    uint64_t whole = total / hundred, rest = total % hundred;
    if (whole > uint64_t(INT64_MAX) / value - 1)
      return INT64_MAX;
    return int64_t(whole * value + rest * value / hundred);
  }
  case Kind::Min:
    return std::nullopt;
  }
  return std::nullopt;
}

StepBudget StepBudget::of(const Budget &budget, bool countsArguments,
                          int64_t baselinePeak, int64_t residentBytes) {
  StepBudget result{std::nullopt, residentBytes, countsArguments};
  if (std::optional<int64_t> bytes = budget.resolve(result.asked(baselinePeak)))
    result.countedBytes = *bytes - result.asked(0);
  return result;
}

std::string StepBudget::countedText(int64_t counted) const {
  return formatBytes(counted) + (asked(0) > 0 ? " without arguments" : "");
}

std::string remat::asWritten(std::string_view budget,
                             std::string_view activationBudget) {
  std::string_view text = budget.empty() ? activationBudget : budget;
  if (std::ranges::all_of(text, isDigit))
    return {};
  return (budget.empty() ? " (activation-budget=" : " (budget=") +
         std::string(text) + ")";
}

std::string remat::formatBytes(int64_t bytes) {
  constexpr const char *kNames[] = {"kB", "MB", "GB", "TB", "PB", "EB"};
  if (bytes < 1000)
    return std::to_string(bytes) + " B";
  double size = double(bytes) / 1000;
  size_t unit = 0;
  // Avoids `1000.0 kB`: if rounding to one digit would give 1000, uses the next
  // unit.
  for (; size >= 999.95 && unit + 1 < std::size(kNames); ++unit)
    size /= 1000;
  char text[32];
  std::snprintf(text, sizeof(text), "%.1f %s", size, kNames[unit]);
  return text;
}
