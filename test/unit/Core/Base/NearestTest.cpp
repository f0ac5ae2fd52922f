//===- NearestTest.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Base/Nearest.h"

#include <gtest/gtest.h>

using namespace remat;

namespace {

TEST(Nearest, CountsEdits) {
  EXPECT_EQ(editDistance("", ""), 0u);
  EXPECT_EQ(editDistance("", "abc"), 3u);
  EXPECT_EQ(editDistance("abc", ""), 3u);
  EXPECT_EQ(editDistance("kitten", "sitting"), 3u); // k/s, e/i, and a g.
  EXPECT_EQ(editDistance("serach", "search"), 2u);
}

TEST(Nearest, FindsTheNearestName) {
  const std::vector<std::string> names = {"exact", "auto", "budget"};
  EXPECT_EQ(nearestName("at", names), "auto");
  EXPECT_EQ(nearestName("at", names, 2), "");
  EXPECT_EQ(nearestName("at", std::vector<std::string>{}), "");
}

TEST(Nearest, NamesTheNearestWord) {
  const std::vector<std::string> names = {"exact", "search", "auto", "budget"};
  EXPECT_EQ(didYouMean("budgt", names), " (did you mean 'budget'?)");
  EXPECT_EQ(didYouMean("serach", names), " (did you mean 'search'?)");
  EXPECT_EQ(didYouMean("auto2", names), " (did you mean 'auto'?)");
  EXPECT_EQ(didYouMean("at", names), ""); // "auto" differs in two letters.
  EXPECT_EQ(didYouMean("best", names), "");
  EXPECT_EQ(didYouMean("", names), "");
  // Both names are equally near, so the first one is named.
  EXPECT_EQ(didYouMean("cat", std::vector<std::string>{"bat", "rat"}),
            " (did you mean 'bat'?)");
}

} // namespace
