//===- FileTest.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Exchange/File.h"
#include "Exchange/RemovedOnSignal.h"

#include <gtest/gtest.h>

#include <csignal>
#include <filesystem>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
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
  EXPECT_EQ(numEntries(), 1u); // No temporary file is left.
}

TEST_F(FileTest, ReadsEveryByte) {
  std::string text("a\0b\xff\r\n", 6);
  text.append(200000, 'x'); // This is more than one chunk.
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
  small.rlim_cur = 4; // This is as if the disk were full after four bytes.
  ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &small), 0);
  auto error = writeTextFile(path("a"), "too long");
  setrlimit(RLIMIT_FSIZE, &before);
  signal(SIGXFSZ, signalBefore);
  ASSERT_TRUE(error);
  EXPECT_EQ(error->message, "cannot write '" + path("a") + "': File too large");
  EXPECT_EQ(*readTextFile(path("a")), "old");
  EXPECT_EQ(numEntries(), 1u);
}

TEST_F(FileTest, WritesTheTargetOfALinkThatLeadsNowhere) {
  fs::create_symlink("target", path("link"));
  EXPECT_FALSE(writeTextFile(path("link"), "new"));
  EXPECT_TRUE(fs::is_symlink(path("link")));
  EXPECT_EQ(*readTextFile(path("target")), "new");
  fs::create_symlink("loop", path("loop"));
  EXPECT_TRUE(writeTextFile(path("loop"), "text"));
  EXPECT_TRUE(fs::is_symlink(path("loop")));
}

TEST_F(FileTest, KeepsThePermissionsOfTheFileThatItReplaces) {
  EXPECT_FALSE(writeTextFile(path("a"), "old"));
  auto shared = fs::perms(0646);
  fs::permissions(path("a"), shared);
  EXPECT_FALSE(writeTextFile(path("a"), "new"));
  EXPECT_EQ(fs::status(path("a")).permissions(), shared);
  using Kind = OutputFile::Kind;
  EXPECT_FALSE(writeTextFile(path("a"), "#!", Kind::Program));
  EXPECT_FALSE(writeTextFile(path("b"), "#!", Kind::Program));
  for (const char *name : {"a", "b"})
    EXPECT_EQ(fs::status(path(name)).permissions() & fs::perms::owner_exec,
              fs::perms::owner_exec);
}

TEST_F(FileTest, ADeviceOrAFullDiskIsAnError) {
  fs::create_symlink("/dev/full", path("link"));
  auto error = writeTextFile(path("link"), "text");
  ASSERT_TRUE(error);
  EXPECT_EQ(error->message,
            "cannot write '" + path("link") + "': No space left on device");
  EXPECT_TRUE(fs::is_symlink(path("link")));
  EXPECT_TRUE(fs::is_character_file("/dev/full"));
}

TEST_F(FileTest, APipeThatIsClosedIsAnError) {
  ASSERT_EQ(mkfifo(path("pipe").c_str(), 0600), 0);
  int reader = open(path("pipe").c_str(), O_RDONLY | O_NONBLOCK);
  Result<OutputFile> file = OutputFile::open(path("pipe"));
  ASSERT_TRUE(file);
  close(reader);
  auto error = file->write("text"); // There is no SIGPIPE.
  ASSERT_TRUE(error);
  EXPECT_EQ(error->message, "cannot write '" + path("pipe") + "': Broken pipe");
}

TEST_F(FileTest, WithoutACommitNothingIsThere) {
  EXPECT_FALSE(writeTextFile(path("a"), "old"));
  for (const char *name : {"a", "b"}) {
    Result<OutputFile> file = OutputFile::open(path(name));
    ASSERT_TRUE(file);
    EXPECT_FALSE(file->write("new"));
  }
  EXPECT_EQ(*readTextFile(path("a")), "old");
  EXPECT_EQ(numEntries(), 1u);
}

TEST_F(FileTest, NothingIsLeftOfAProcessThatIsKilled) {
  for (int number : {SIGTERM, SIGKILL}) {
    pid_t child = fork();
    if (child == 0) {
      Result<OutputFile> file = OutputFile::open(path("a"));
      (void)file->write("text");
      raise(number);
      _exit(0);
    }
    int status = 0;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == number);
    EXPECT_EQ(numEntries(), 0u);
  }
}

TEST_F(FileTest, NamedTemporariesGoWithASignal) {
  pid_t child = fork();
  if (child == 0) {
    fs::create_directory(path("folder"));
    RemovedOnSignal folder(path("folder"));
    EXPECT_FALSE(writeTextFile(path("folder/file"), "text"));
    RemovedOnSignal file(path("folder/file"));
    raise(SIGINT);
    _exit(0);
  }
  int status = 0;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGINT);
  EXPECT_EQ(numEntries(), 0u);
}

TEST_F(FileTest, ReadingEndsWhereTheSourceDoesNot) {
  Result<std::string> text = readTextFile("/dev/zero");
  ASSERT_FALSE(text);
  EXPECT_EQ(text.error().message, "cannot read '/dev/zero': it has more than "
                                  "268435456 bytes: name a smaller file");
}

} // namespace
