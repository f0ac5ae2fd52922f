//===- remat-check-log.cpp - Checks a log of a step for races -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The exit code is 0 if the log has no error, and 2 if the log cannot be read.
// The exit code is 1 for a race, a wait without an effect, or an access outside
// a slab.
//===----------------------------------------------------------------------===//
#include "Exchange/File.h"
#include "Runtime/Gpu/GpuLogCheck.h"

#include <cinttypes>
#include <cstdio>

using namespace remat;

namespace {

enum ExitCode { Clean = 0, Races = 1, BadInput = 2 };

constexpr const char *kHelp =
    R"(Checks the log of a compiled step for races between its streams.

  ./step --runtime=stub --steps=2 --log=step.log
  remat-check-log step.log

usage: remat-check-log [--mutate] LOG
  --mutate    also leaves out each record and wait in turn, and says which of
              these would have been a race

Exit codes: 0 no race; 1 a race, a wait for nothing, or bytes outside a slab;
2 there is no log to read.
)";

int fail(const std::string &message) {
  std::fprintf(stderr, "remat-check-log: %s\n", message.c_str());
  return BadInput;
}

void printTotals(const GpuLog &log) {
  GpuLogTotals totals = totalsOf(log);
  std::printf("%" PRId64 " steps: %" PRId64 " launches, %" PRId64
              " copies out of %" PRId64 " bytes, %" PRId64
              " copies in of %" PRId64 " bytes, %" PRId64 " records, %" PRId64
              " waits\n",
              totals.steps, totals.launches, totals.copiesOut, totals.bytesOut,
              totals.copiesIn, totals.bytesIn, totals.records, totals.waits);
  if (totals.convolutions > 0)
    std::printf("%" PRId64 " convolutions of a library\n", totals.convolutions);
  if (totals.products > 0)
    std::printf("%" PRId64 " products of a library\n", totals.products);
  std::printf("arena: %" PRId64 " of %" PRId64
              " bytes used; host slab: %" PRId64 " of %" PRId64 "\n",
              totals.arenaPeak, log.arenaBytes, totals.hostPeak, log.hostBytes);
}

void printOp(const char *what, const GpuLog &log, size_t op) {
  std::printf("%s: op %zu: %s\n", what, op, describe(log, log.ops[op]).c_str());
}

void printReport(const GpuLog &log, const GpuLogReport &report) {
  for (const GpuRace &race : report.races) {
    std::printf("race on bytes %" PRId64 " to %" PRId64 " of the %s slab\n",
                race.bytes.offset, race.bytes.offset + race.bytes.bytes,
                race.bytes.host ? "host" : "device");
    printOp("  first", log, race.first);
    printOp("  second", log, race.second);
  }
  for (size_t op : report.emptyWaits)
    printOp("waits for an event that nothing has recorded", log, op);
  for (size_t op : report.outside)
    printOp("uses bytes outside its slab", log, op);
}

int printMutants(const GpuLog &log) {
  size_t counts[3] = {};
  for (const GpuMutant &mutant : mutateGpuLog(log)) {
    ++counts[size_t(mutant.result)];
    if (mutant.result == GpuMutation::Implied)
      printOp("redundant, implied by others", log, mutant.op);
    if (mutant.result == GpuMutation::Harmless)
      printOp("redundant, orders nothing that conflicts", log, mutant.op);
  }
  std::printf("%zu records and waits left out in turn: %zu found, %zu implied "
              "by others, %zu order nothing that conflicts\n",
              counts[0] + counts[1] + counts[2], counts[0], counts[1],
              counts[2]);
  return Clean;
}

} // namespace

int remat_check_log_main(int argc, char **argv) {
  bool mutate = false;
  std::string file;
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    if (argument == "--help" || argument == "-h") {
      std::fputs(kHelp, stdout);
      return Clean;
    }
    if (argument == "--mutate")
      mutate = true;
    else if (file.empty() && !argument.starts_with("--"))
      file = argument;
    else
      return fail("usage: remat-check-log [--mutate] LOG");
  }
  if (file.empty())
    return fail("usage: remat-check-log [--mutate] LOG");
  Result<std::string> text = readTextFile(file);
  if (!text)
    return fail(text.error().message);
  std::string error;
  std::optional<GpuLog> log = readGpuLog(*text, error);
  if (!log)
    return fail(file + ": " + error);
  printTotals(*log);
  GpuLogReport report = checkGpuLog(*log);
  printReport(*log, report);
  if (!report.isClean()) {
    std::printf("%zu races\n", report.races.size());
    return Races;
  }
  std::printf("no races\n");
  return mutate ? printMutants(*log) : Clean;
}
