//===- PackingCsvTest.cpp -------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "remat/Exchange/PackingCsv.h"

#include <gtest/gtest.h>

#include <random>

using namespace remat;

namespace {

std::string errorOf(std::string_view text, int64_t alignment = 1) {
  auto read = parsePackingCsv(text, alignment);
  return read ? "" : read.error().message;
}

TEST(PackingCsv, ReadsColumnsByName) {
  auto read =
      parsePackingCsv("size, id ,upper,lower\r\n10,a,5,-2\n\n7,b,9,9", 64);
  ASSERT_TRUE(read);
  ASSERT_EQ(read->size(), 2u);
  const LiveBuffer &first = (*read)[0];
  EXPECT_EQ(first.size, 10);
  EXPECT_EQ(first.start, -2);
  EXPECT_EQ(first.end, 5);
  EXPECT_EQ(first.alignment, 64);
  EXPECT_EQ((*read)[1].size, 7);
}

TEST(PackingCsv, NamesWhatIsWrongAndTheLine) {
  EXPECT_EQ(errorOf(""),
            "line 1 has no line that names the columns lower, upper and size");
  EXPECT_EQ(errorOf("id,lower,upper\n"),
            "line 1 has no column 'size': the first line must name the columns "
            "lower, upper and size");
  EXPECT_EQ(errorOf("size,lower,upper,size\n"),
            "line 1 has the column 'size' twice");
  const std::string header = "lower,upper,size\n0,1,1\n";
  EXPECT_EQ(errorOf(header + "0,1\n"),
            "line 3 has 2 fields, but the first line names 3");
  EXPECT_EQ(errorOf(header + "\n0,1,x\n"),
            "line 4 has the size 'x': expected a whole number below 2^63");
  EXPECT_EQ(errorOf(header + "0,1,9223372036854775808\n"),
            "line 3 has the size '9223372036854775808': expected a whole "
            "number below 2^63");
  EXPECT_EQ(errorOf(header + "0,1,-5\n"), "line 3 has the negative size -5");
  EXPECT_EQ(errorOf(header + "4,1,5\n"),
            "line 3 ends at 1, before its start at 4");
  EXPECT_EQ(errorOf(header, 48),
            "line 2 has the alignment 48, which is not a power of two");
  EXPECT_EQ(
      errorOf(header + "0,1,4611686018427387000\n0,1,4611686018427387000"),
      "line 4 makes the sum of all sizes, with their alignment, reach 2^62 "
      "bytes");
}

/// Each text is almost a valid file. The reader must refuse it, or give buffers
/// that can be packed.
TEST(PackingCsv, AnyTextIsReadOrRefused) {
  std::mt19937 random(7);
  const std::string valid = "id,lower,upper,size\n0,1,9,64\n1,3,4,100\n2,3,8,7";
  const std::string letters = "0123456789,-\n\r sizeupl\"\0x";
  unsigned read = 0, refused = 0;
  for (int round = 0; round < 5000; ++round) {
    std::string text = valid;
    for (unsigned k = random() % 4; k-- > 0;) {
      size_t at = random() % text.size();
      char letter = letters[random() % letters.size()];
      switch (random() % 3) {
      case 0:
        text[at] = letter;
        break;
      case 1:
        text.insert(at, 1, letter);
        break;
      default:
        text.erase(at, 1 + random() % 5);
      }
    }
    auto buffers = parsePackingCsv(text, 1 << random() % 9);
    if (!buffers) {
      ++refused;
      EXPECT_EQ(buffers.error().message.rfind("line ", 0), 0u) << text;
      continue;
    }
    ++read;
    Packing packing = packBuffers(*buffers, {0.001});
    EXPECT_FALSE(checkPacking(*buffers, packing)) << text;
  }
  EXPECT_GT(read, 1000u);
  EXPECT_GT(refused, 1000u);
}

} // namespace
