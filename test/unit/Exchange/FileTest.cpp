//===- FileTest.cpp -------------------------------------------------------===//

#include "remat/Exchange/File.h"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace remat;
namespace fs = std::filesystem;

namespace {

class FileTest : public testing::Test {
protected:
  void SetUp() override {
    const auto *test = testing::UnitTest::GetInstance()->current_test_info();
    folder = fs::temp_directory_path() /
             ("remat-" + std::string(test->name()) + std::to_string(getpid()));
    fs::create_directories(folder);
  }
  void TearDown() override { fs::remove_all(folder); }

  std::string path(const char *name) const { return folder / name; }

  size_t numEntries() const {
    return std::distance(fs::directory_iterator(folder), {});
  }

  fs::path folder;
};

TEST_F(FileTest, WritesNewAndReplacesOld) {
  EXPECT_FALSE(writeTextFile(path("a"), "one\n"));
  EXPECT_EQ(*readTextFile(path("a")), "one\n");
  EXPECT_FALSE(writeTextFile(path("a"), "2"));
  EXPECT_EQ(*readTextFile(path("a")), "2");
  EXPECT_EQ(numEntries(), 1u); // No temporary is left.
}

TEST_F(FileTest, ReadsEveryByte) {
  std::string text("a\0b\xff\r\n", 6);
  text.append(200000, 'x'); // More than one chunk.
  EXPECT_FALSE(writeTextFile(path("a"), text));
  EXPECT_EQ(*readTextFile(path("a")), text);
}

TEST_F(FileTest, WritesThroughALink) {
  EXPECT_FALSE(writeTextFile(path("target"), "old"));
  fs::create_symlink("target", path("link"));
  EXPECT_FALSE(writeTextFile(path("link"), "new"));
  EXPECT_TRUE(fs::is_symlink(path("link")));
  EXPECT_EQ(*readTextFile(path("target")), "new");
}

TEST_F(FileTest, WritesIntoAPipeWithoutReplacingIt) {
  ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
  int reader = open(path("pipe").c_str(), O_RDONLY | O_NONBLOCK);
  EXPECT_FALSE(writeTextFile(path("pipe"), "text"));
  EXPECT_TRUE(fs::is_fifo(path("pipe")));
  char text[8];
  EXPECT_EQ(read(reader, text, sizeof(text)), 4);
  close(reader);
}

TEST_F(FileTest, NamesThePathThatFailed) {
  std::string missing = path("no/such/folder");
  auto error = writeTextFile(missing, "text");
  ASSERT_TRUE(error);
  EXPECT_EQ(error->message,
            "cannot write '" + missing + "': No such file or directory");
  EXPECT_EQ(readTextFile(missing).error().message,
            "cannot read '" + missing + "': No such file or directory");
  EXPECT_EQ(readTextFile(folder).error().message,
            "cannot read '" + folder.string() + "': Is a directory");
  EXPECT_TRUE(writeTextFile(folder, "text"));
  EXPECT_EQ(numEntries(), 0u);
}

TEST_F(FileTest, AFailedWriteLeavesTheEarlierFile) {
  EXPECT_FALSE(writeTextFile(path("a"), "old"));
  rlimit before;
  ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
  auto signalBefore = signal(SIGXFSZ, SIG_IGN);
  rlimit small = before;
  small.rlim_cur = 4; // As if the disk were full after four bytes.
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
  auto error = writeTextFile(path("a"), "too long");
  setrlimit(RLIMIT_FSIZE, &before);
  signal(SIGXFSZ, signalBefore);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->message, "cannot write '" + path("a") + "': File too large");
  EXPECT_EQ(*readTextFile(path("a")), "old");
  EXPECT_EQ(numEntries(), 1u);
}

} // namespace
