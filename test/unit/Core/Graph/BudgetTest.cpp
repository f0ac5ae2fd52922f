//===- BudgetTest.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Core/Graph/Budget.h"

#include <gtest/gtest.h>

using namespace remat;

namespace {

/// Returns the bytes of the budget \p text for a total of \p total bytes, -1
/// for min, or -2 for an error.
int64_t bytesOf(const char *text, int64_t total = 1000) {
  Result<Budget> budget = parseBudget(text);
  return budget ? budget->resolve(total).value_or(-1) : -2;
}

std::string errorOf(const char *text) {
  Result<Budget> budget = parseBudget(text);
  return budget ? "accepted" : budget.error().message;
}

/// The tests of the Python package read the same table.
TEST(Budget, ReadsTheTable) {
#define TAKEN(text, bytes) EXPECT_EQ(bytesOf(text), bytes) << text;
#define REFUSED(text, why)                                                     \
  EXPECT_EQ(errorOf(text), "budget '" + std::string(text) + "': " + why);
#include "BudgetTable.inc"
#undef TAKEN
#undef REFUSED
}

/// Returns the budget of a step that takes 1000 bytes above 200 bytes of
/// arguments.
StepBudget stepBudget(const char *text, bool countsArguments) {
  return StepBudget::of(*parseBudget(text), countsArguments, 1000, 200);
}

TEST(StepBudget, CountsWithOrWithoutTheArguments) {
  EXPECT_EQ(stepBudget("50%", true).countedBytes, 400); // 600 - 200
  EXPECT_EQ(stepBudget("50%", false).countedBytes, 500);
  EXPECT_EQ(stepBudget("700", true).countedBytes, 500);
  EXPECT_EQ(stepBudget("700", false).countedBytes, 700);
  // The arguments do not count.
  EXPECT_EQ(stepBudget("150", true).countedBytes, -50);
  EXPECT_EQ(stepBudget("min", true).countedBytes, std::nullopt);
}

TEST(StepBudget, SaysBytesAsTheUserCounts) {
  EXPECT_EQ(stepBudget("700", true).asked(500), 700);
  EXPECT_EQ(stepBudget("700", false).asked(700), 700);
  EXPECT_EQ(stepBudget("min", true).asked(0), 200);
}

TEST(Budget, PlainBytes) {
  EXPECT_EQ(bytesOf("1"), 1);
  EXPECT_EQ(bytesOf("812000000"), 812000000);
  EXPECT_EQ(bytesOf("007"), 7);
  EXPECT_EQ(bytesOf("5B"), 5);
  EXPECT_EQ(bytesOf("9007199254740991"), 9007199254740991); // 2^53-1.
}

TEST(Budget, Units) {
  EXPECT_EQ(bytesOf("3kB"), 3000);
  EXPECT_EQ(bytesOf("3MB"), 3000000);
  EXPECT_EQ(bytesOf("3GB"), 3000000000);
  EXPECT_EQ(bytesOf("3TB"), 3000000000000);
  EXPECT_EQ(bytesOf("3KiB"), 3 * 1024);
  EXPECT_EQ(bytesOf("3MiB"), 3 * 1048576);
  EXPECT_EQ(bytesOf("8GiB"), 8589934592);
  EXPECT_EQ(bytesOf("2TiB"), 2199023255552);
}

TEST(Budget, FractionsOfUnitsRoundDown) {
  EXPECT_EQ(bytesOf("1.5KiB"), 1536);
  EXPECT_EQ(bytesOf("0.25kB"), 250);
  // 1.3 * 2^30 = 1395864371.2
  EXPECT_EQ(bytesOf("1.3GiB"), 1395864371);
  // 0.999999 * 2^40 = 1099510528264.37...
  EXPECT_EQ(bytesOf("0.999999TiB"), 1099510528264);
  EXPECT_EQ(bytesOf("2.000000kB"), 2000);
}

TEST(Budget, SharesRoundDown) {
  EXPECT_EQ(bytesOf("40%"), 400);
  EXPECT_EQ(bytesOf("100%"), 1000);
  EXPECT_EQ(bytesOf("150%"), 1500);
  EXPECT_EQ(bytesOf("33.3%"), 333);
  EXPECT_EQ(bytesOf("33.39%"), 333);  // 333.9
  EXPECT_EQ(bytesOf("0.1%", 999), 0); // 0.999
  // 12345678 * (2^53-1) / 10^8 = 1111999816808722.48...
  EXPECT_EQ(bytesOf("12.345678%", 9007199254740991), 1111999816808722);
}

TEST(Budget, SharesOfHugeTotalsDoNotOverflow) {
  EXPECT_EQ(bytesOf("100%", INT64_MAX), INT64_MAX);
  EXPECT_EQ(bytesOf("10000%", INT64_MAX), INT64_MAX);
  EXPECT_EQ(bytesOf("10000%", int64_t(1) << 53), 100 * (int64_t(1) << 53));
}

TEST(Budget, Min) {
  EXPECT_EQ(bytesOf("min"), -1);
  EXPECT_EQ(parseBudget("min")->kind, Budget::Kind::Min);
}

TEST(Budget, RefusesWhatIsNotAboveZero) {
  for (const char *text : {"0", "0%", "0GiB", "0.0%", "-1", "-5%", "-0", "00"})
    EXPECT_EQ(errorOf(text),
              "budget '" + std::string(text) + "': it must be above zero");
  EXPECT_EQ(errorOf("0.000001kB"),
            "budget '0.000001kB': it is less than one byte");
}

TEST(Budget, RefusesWhatIsTooLarge) {
  EXPECT_EQ(errorOf("9007199254740992"),
            "budget '9007199254740992': it is beyond 2^53-1 bytes");
  EXPECT_EQ(errorOf("8192TiB"), "budget '8192TiB': it is beyond 2^53-1 bytes");
  EXPECT_EQ(bytesOf("8191TiB"), 8191 * (int64_t(1) << 40));
  EXPECT_EQ(errorOf("10001%"),
            "budget '10001%': a percentage must be at most 10000%");
  EXPECT_EQ(errorOf("10000.1%"),
            "budget '10000.1%': a percentage must be at most 10000%");
  EXPECT_EQ(bytesOf("10000%"), 100000);
}

TEST(Budget, RefusesWhatIsNoBudget) {
  for (const char *text : {"", "abc", "GiB", "%", ".5GiB", "5.GiB", "max",
                           "Min", " 5", "+5", "1e9x9", "0x10", "nan", "inf",
                           "99999999999999999999999999", "1.0000000GiB"})
    EXPECT_NE(errorOf(text), "accepted") << text;
  EXPECT_EQ(errorOf("abc"),
            "budget 'abc': expected bytes such as 812000000 or 1.5GiB, a "
            "percentage such as 40%, or min");
  EXPECT_EQ(
      errorOf("1.5"),
      "budget '1.5': it is not a whole number of bytes; write a unit such "
      "as MiB or GiB after the number");
  for (const char *text : {"5 GiB", "5%%", "5GiB ", "1e9", "1,5GiB", "40 %"})
    EXPECT_EQ(errorOf(text), "budget '" + std::string(text) +
                                 "': unknown unit; use B, kB, MB, GB, TB, KiB, "
                                 "MiB, GiB, TiB or %");
}

TEST(Budget, AsWritten) {
  EXPECT_EQ(asWritten("40%"), " (budget=40%)");
  EXPECT_EQ(asWritten("", "8GiB"), " (activation-budget=8GiB)");
  EXPECT_EQ(asWritten("5000"), ""); // Messages name the bytes anyway.
  EXPECT_EQ(asWritten("", ""), "");
}

TEST(FormatBytes, UsesTheUnitThatFits) {
  EXPECT_EQ(formatBytes(0), "0 B");
  EXPECT_EQ(formatBytes(999), "999 B");
  EXPECT_EQ(formatBytes(1000), "1.0 kB");
  EXPECT_EQ(formatBytes(1536), "1.5 kB");
  EXPECT_EQ(formatBytes(999999), "1.0 MB"); // It is not written as 1000.0 kB.
  EXPECT_EQ(formatBytes(812000000), "812.0 MB");
  EXPECT_EQ(formatBytes(INT64_MAX), "9.2 EB");
}

} // namespace
