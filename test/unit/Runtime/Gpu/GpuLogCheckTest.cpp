//===- GpuLogCheckTest.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the races in logs that were written by hand. Compares the races in
// random logs with the definition, a path in the graph of all ops.
//===----------------------------------------------------------------------===//
#include "Runtime/Gpu/GpuLogCheck.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

using namespace remat;

namespace {

GpuLog parse(const std::string &ops) {
  std::string error;
  auto log = readGpuLog("log 1\ndevice 4096 4096\nhost 4096\n" + ops, error);
  EXPECT_TRUE(log) << error;
  return log.value_or(GpuLog());
}

/// In this log a tensor leaves, another tensor uses its bytes, and the first
/// tensor comes back.
const char *const kSwapped = "step 0\n"
                             "launch 0 0 w d 0 256\n"
                             "record compute 0\n"
                             "wait out 0\n"
                             "copy out 1 r d 0 256 w h 0 256\n"
                             "record out 1\n"
                             "wait compute 1\n"
                             "launch 2 1 w d 0 256\n"
                             "record compute 2\n"
                             "wait in 2\n"
                             "copy in 3 r h 0 256 w d 0 256\n"
                             "record in 3\n"
                             "wait compute 3\n"
                             "launch 4 2 r d 0 256\n";

TEST(GpuLogCheck, ASwapWithAllItsWaitsHasNoRace) {
  GpuLogReport report = checkGpuLog(parse(kSwapped));
  EXPECT_TRUE(report.isClean());
  EXPECT_TRUE(report.impliedWaits.empty());
}

TEST(GpuLogCheck, EachWaitAndRecordOfASwapMatters) {
  std::vector<GpuMutant> mutants = mutateGpuLog(parse(kSwapped));
  EXPECT_EQ(mutants.size(), 8u);
  for (const GpuMutant &mutant : mutants)
    EXPECT_EQ(mutant.result, GpuMutation::Found) << mutant.op;
}

TEST(GpuLogCheck, NamesTheTwoOpsAndTheBytes) {
  GpuLog log = parse("launch 0 0 w d 0 256\n"
                     "copy out 1 r d 128 256 w h 0 256\n");
  GpuLogReport report = checkGpuLog(log);
  ASSERT_EQ(report.races.size(), 1u);
  EXPECT_EQ(report.races[0].first, 0u);
  EXPECT_EQ(report.races[0].second, 1u);
  EXPECT_FALSE(report.races[0].bytes.host);
  EXPECT_EQ(report.races[0].bytes.offset, 128);
  EXPECT_EQ(report.races[0].bytes.bytes, 128);
}

TEST(GpuLogCheck, TwoReadsDoNotRace) {
  EXPECT_TRUE(checkGpuLog(parse("launch 0 0 r d 0 256\n"
                                "copy out 1 r d 0 256 w h 0 256\n"))
                  .isClean());
}

TEST(GpuLogCheck, NeighboursDoNotRace) {
  EXPECT_TRUE(checkGpuLog(parse("launch 0 0 w d 0 256\n"
                                "copy out 1 r d 256 256 w h 0 256\n"))
                  .isClean());
}

TEST(GpuLogCheck, SlabsAreApart) {
  EXPECT_TRUE(checkGpuLog(parse("copy out 1 r d 512 256 w h 0 256\n"
                                "launch 0 0 w d 0 256\n"))
                  .isClean());
}

TEST(GpuLogCheck, ARaceWithAReadBeforeTheLastOneIsFound) {
  // The first line races with the last launch. The launch between them only
  // reads.
  GpuLogReport report = checkGpuLog(parse("copy out 1 r d 0 256 w h 0 256\n"
                                          "launch 0 0 r d 0 256\n"
                                          "launch 0 0 w d 0 64\n"));
  ASSERT_EQ(report.races.size(), 1u);
  EXPECT_EQ(report.races[0].first, 0u);
}

TEST(GpuLogCheck, ACopyIntoTheNextStepRaces) {
  // Everything within a step is ordered. But step 1 does not wait for the copy
  // in of step 0 before it writes the same bytes.
  std::string step = "launch 0 0 w d 0 256\n"
                     "record compute 0\nwait in 0\n"
                     "copy in 1 r h 0 64 w d 256 256\n";
  EXPECT_TRUE(checkGpuLog(parse("step 0\n" + step)).isClean());
  std::string next = "launch 2 0 w d 256 256\n";
  EXPECT_TRUE(checkGpuLog(parse("step 0\n" + next + step)).isClean());
  EXPECT_FALSE(checkGpuLog(parse("step 0\n" + step + "step 1\n" + next + step))
                   .isClean());
  std::string awaited = step + "record in 1\nwait compute 1\n";
  EXPECT_TRUE(
      checkGpuLog(parse("step 0\n" + awaited + "step 1\n" + next + awaited))
          .isClean());
}

TEST(GpuLogCheck, AWaitTakesTheLastRecordBeforeIt) {
  // The record of event 0 comes too early, or too late.
  EXPECT_FALSE(checkGpuLog(parse("record compute 0\n"
                                 "launch 0 0 w d 0 256\n"
                                 "wait out 0\n"
                                 "copy out 1 r d 0 256 w h 0 256\n"))
                   .isClean());
  GpuLogReport late = checkGpuLog(parse("launch 0 0 w d 0 256\n"
                                        "wait out 0\n"
                                        "copy out 1 r d 0 256 w h 0 256\n"
                                        "record compute 0\n"));
  EXPECT_EQ(late.emptyWaits.size(), 1u);
  EXPECT_EQ(late.races.size(), 1u);
}

TEST(GpuLogCheck, TheHostOrdersWhatItIssuesAfterASync) {
  std::string upload = "upload w d 0 256\n";
  std::string copy = "copy out 1 r d 0 256 w h 0 256\n";
  EXPECT_FALSE(checkGpuLog(parse(upload + copy)).isClean());
  EXPECT_TRUE(checkGpuLog(parse(upload + "sync compute\n" + copy)).isClean());
}

TEST(GpuLogCheck, AWaitThatOthersImplyIsNamed) {
  GpuLog log = parse("launch 0 0 w d 0 256\n"
                     "record compute 0\n"
                     "wait out 0\n"
                     "wait out 0\n"
                     "copy out 1 r d 0 256 w h 0 256\n");
  EXPECT_EQ(checkGpuLog(log).impliedWaits, std::vector<size_t>{3});
  std::vector<GpuMutant> mutants = mutateGpuLog(log);
  ASSERT_EQ(mutants.size(), 3u);
  EXPECT_EQ(mutants[0].result, GpuMutation::Found);
  EXPECT_EQ(mutants[1].result, GpuMutation::Implied);
  EXPECT_EQ(mutants[2].result, GpuMutation::Implied);
}

TEST(GpuLogCheck, BytesOutsideTheSlabAreNamed) {
  EXPECT_EQ(checkGpuLog(parse("launch 0 0 w d 4000 97\n")).outside,
            std::vector<size_t>{0});
  EXPECT_EQ(checkGpuLog(parse("launch 0 0 w d -1 8\n")).outside,
            std::vector<size_t>{0});
  EXPECT_TRUE(checkGpuLog(parse("launch 0 0 w d 4000 96\n")).isClean());
}

TEST(GpuLogCheck, TotalsOfTheLargestNumbersStayAtTheLargest) {
  GpuLogTotals totals = totalsOf(
      parse("step 2147483647\n"
            "copy out 0 r d 8 9223372036854775807 w h 8 9223372036854775807\n"
            "copy out 0 r d 8 9223372036854775807 w h 8 1\n"));
  EXPECT_EQ(totals.steps, int64_t(1) << 31);
  EXPECT_EQ(totals.bytesOut, INT64_MAX);
  EXPECT_EQ(totals.arenaPeak, INT64_MAX);
  EXPECT_EQ(totals.hostPeak, INT64_MAX);
}

TEST(GpuLogCheck, Totals) {
  GpuLogTotals totals = totalsOf(parse(kSwapped));
  EXPECT_EQ(totals.steps, 1);
  EXPECT_EQ(totals.launches, 3);
  EXPECT_EQ(totals.copiesOut, 1);
  EXPECT_EQ(totals.bytesIn, 256);
  EXPECT_EQ(totals.records, 4);
  EXPECT_EQ(totals.arenaPeak, 256);
  EXPECT_EQ(totals.hostPeak, 256);
}

//===----------------------------------------------------------------------===//
// Against the definition
//===----------------------------------------------------------------------===//

GpuLog randomLog(std::mt19937 &random, int slab) {
  auto below = [&](int limit) { return int(random() % unsigned(limit)); };
  GpuLog log;
  log.deviceBytes = log.arenaBytes = log.hostBytes = slab;
  int count = 4 + below(14);
  for (int i = 0; i < count; ++i) {
    GpuLogOp &op = log.ops.emplace_back();
    op.stream = uint8_t(below(kStreams));
    switch (below(6)) {
    case 0:
      op.kind = GpuLogOp::Record;
      op.number = below(3);
      break;
    case 1:
    case 2:
      op.kind = GpuLogOp::Wait;
      op.number = below(3);
      break;
    case 3:
      op.kind = below(3) ? GpuLogOp::Wait : GpuLogOp::Sync;
      op.number = below(3);
      break;
    default:
      op.kind = GpuLogOp::Copy;
      for (int use = below(2); use < 2; ++use) {
        int offset = below(slab - 2);
        op.uses.push_back({uint8_t(1 + below(3)), below(4) == 0, offset,
                           1 + below(std::min(12, slab - offset))});
      }
    }
  }
  return log;
}

/// Returns, for all i and j, whether op i is over before op j starts.
std::vector<std::vector<bool>> orderOf(const GpuLog &log) {
  size_t n = log.ops.size();
  std::vector<std::vector<bool>> before(n, std::vector<bool>(n, false));
  for (size_t j = 0; j < n; ++j) {
    for (size_t i = 0; i < j; ++i) {
      const GpuLogOp &a = log.ops[i], &b = log.ops[j];
      bool isRecordOf = b.kind == GpuLogOp::Wait &&
                        a.kind == GpuLogOp::Record && a.number == b.number;
      for (size_t k = i + 1; k < j && isRecordOf; ++k)
        isRecordOf = log.ops[k].kind != GpuLogOp::Record ||
                     log.ops[k].number != b.number;
      before[i][j] =
          a.stream == b.stream || isRecordOf || a.kind == GpuLogOp::Sync;
    }
  }
  for (size_t k = 0; k < n; ++k)
    for (size_t i = 0; i < n; ++i)
      for (size_t j = 0; j < n; ++j)
        if (before[i][k] && before[k][j])
          before[i][j] = true;
  return before;
}

/// Returns the order of the copies alone, because records and waits may be
/// added to a log or removed from it.
std::vector<std::vector<bool>> orderOfCopies(const GpuLog &log) {
  auto before = orderOf(log);
  std::vector<std::vector<bool>> order;
  for (size_t i = 0; i < log.ops.size(); ++i) {
    if (log.ops[i].kind != GpuLogOp::Copy)
      continue;
    auto &row = order.emplace_back();
    for (size_t j = 0; j < log.ops.size(); ++j)
      if (log.ops[j].kind == GpuLogOp::Copy)
        row.push_back(before[i][j]);
  }
  return order;
}

bool conflict(const GpuLogOp &a, const GpuLogOp &b) {
  for (const GpuUse &x : a.uses)
    for (const GpuUse &y : b.uses)
      if (x.host == y.host && ((x.access | y.access) & kWrite) &&
          x.offset < y.offset + y.bytes && y.offset < x.offset + x.bytes)
        return true;
  return false;
}

std::vector<std::pair<size_t, size_t>> racesByDefinition(const GpuLog &log) {
  auto before = orderOf(log);
  std::vector<std::pair<size_t, size_t>> races;
  for (size_t i = 0; i < log.ops.size(); ++i)
    for (size_t j = i + 1; j < log.ops.size(); ++j)
      if (!before[i][j] && conflict(log.ops[i], log.ops[j]))
        races.push_back({i, j});
  return races;
}

TEST(GpuLogCheck, AgreesWithTheDefinitionOnRandomLogs) {
  std::mt19937 random(1);
  int racy = 0, clean = 0;
  for (int i = 0; i < 20000; ++i) {
    GpuLog log = randomLog(random, 12);
    auto expected = racesByDefinition(log);
    GpuLogReport report = checkGpuLog(log);
    // A pair may be reported through a third op that races with both, so the
    // sets may differ. But both must agree on whether there is a race, and on
    // the first one.
    EXPECT_EQ(report.races.empty(), expected.empty()) << writeGpuLog(log);
    for (const GpuRace &race : report.races)
      EXPECT_TRUE(std::count(expected.begin(), expected.end(),
                             std::pair(race.first, race.second)))
          << writeGpuLog(log);
    ++(expected.empty() ? clean : racy);
  }
  EXPECT_GT(racy, 1000);
  EXPECT_GT(clean, 1000);
}

TEST(GpuLogCheck, MutantsAgreeWithTheDefinitionOnRandomLogs) {
  std::mt19937 random(2);
  int counts[3] = {};
  for (int i = 0; i < 200000; ++i) {
    GpuLog log = randomLog(random, i % 2 ? 12 : 100);
    if (!checkGpuLog(log).isClean())
      continue;
    for (const GpuMutant &mutant : mutateGpuLog(log)) {
      GpuLog without = log;
      without.ops.erase(without.ops.begin() + long(mutant.op));
      bool isFound = mutant.result == GpuMutation::Found;
      if (!racesByDefinition(without).empty()) {
        EXPECT_TRUE(isFound) << mutant.op << "\n" << writeGpuLog(log);
      }
      if (!isFound) {
        bool isImplied = orderOfCopies(log) == orderOfCopies(without);
        EXPECT_EQ(isImplied, mutant.result == GpuMutation::Implied)
            << mutant.op << "\n"
            << writeGpuLog(log);
      }
      ++counts[size_t(mutant.result)];
    }
  }
  for (int count : counts)
    EXPECT_GT(count, 100);
}

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

TEST(GpuLog, IsReadAsItWasWritten) {
  std::string text = "log 1\ndevice 4096 2048\nhost 512\n"
                     "site 0 a.mlir:1:2 linalg.fill\nstep 0\n"
                     "upload w d 0 16\nsync compute\nlaunch 0 7 r d 0 4 rw d "
                     "4 8\ncopy out 0 r d 0 4 w h 0 4\nrecord out 2\nwait "
                     "compute 2\ncopy in 0 r h 0 4 w d 0 4\nstep 1\n"
                     "launch 0 7\ndownload r d 0 16\n";
  std::string error;
  auto log = readGpuLog(text, error);
  ASSERT_TRUE(log) << error;
  EXPECT_EQ(writeGpuLog(*log), text);
  EXPECT_EQ(describe(*log, log->ops[2]), "launch of kernel 7 on stream compute "
                                         "in step 0 (a.mlir:1:2 linalg.fill)");
}

TEST(GpuLog, WrongLinesAreNamed) {
  for (const char *line :
       {"launch", "launch 0 0 x d 0 1", "launch 0 0 r q 0 1",
        "launch 0 0 r d 0", "launch 0 0 r d 0 -1", "copy out 0 r d 0 1",
        "copy up 0 r d 0 1 w h 0 1", "record compute", "wait compute -1",
        "sync", "step", "nonsense", "site 3 text", "log 2"}) {
    std::string error;
    EXPECT_FALSE(readGpuLog(std::string("log 1\n") + line + "\n", error))
        << line;
    EXPECT_NE(error.find("line 2"), std::string::npos) << error;
  }
  std::string error;
  EXPECT_FALSE(readGpuLog("", error));
  EXPECT_FALSE(readGpuLog("device 1 1\n", error));
}

} // namespace
