//===- AskTogetherTest.cpp - Several planners at once ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Core/Planning/AskTogether.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <thread>

using namespace remat;

namespace {

constexpr NodeId kReaders = 6;

/// Returns a graph of node 0 and its readers, which have no cost and no bytes.
Graph readOften() {
  GraphSpec spec;
  spec.tensors = {{"x", 8}, {"y", 40}};
  spec.nodes = {{"A", "", 3, {0}, {1}}};
  for (NodeId n = 1; n <= kReaders; ++n) {
    spec.tensors.push_back({"z" + std::to_string(n), 0});
    spec.nodes.push_back({"B" + std::to_string(n), "", 0, {1}, {n + 1}});
    spec.outputs.push_back(n + 1);
  }
  return *Graph::create(spec);
}

/// Returns a plan that runs node 0 again for each of its first \p runs readers.
std::vector<Step> runningOften(NodeId runs) {
  std::vector<Step> steps;
  for (NodeId n = 1; n <= kReaders; ++n) {
    if (n <= runs)
      steps.push_back(Step::compute(0));
    steps.push_back(Step::compute(n));
  }
  return steps;
}

/// Proposes three plans, which run node 0 `first`, `first` + 1 and `first` + 2
/// times.
class Proposing : public Planner {
public:
  Proposing(int first, const std::atomic<bool> *after = nullptr,
            std::atomic<bool> *ended = nullptr)
      : first(first), after(after), ended(ended) {}
  std::string_view name() const override { return "proposing"; }
  std::string_view summary() const override { return ""; }
  std::optional<Error> propose(const Problem &, const PlannerOptions &,
                               const CandidateSink &sink) const override {
    while (after && !*after)
      std::this_thread::yield();
    for (int runs = first; runs < first + 3; ++runs) {
      Verdict verdict = sink(runningOften(runs), name());
      // The verdict is the sink's answer to the last plan that arrived.
      EXPECT_EQ(verdict.cost, 3 * runs);
    }
    if (ended)
      *ended = true;
    return std::nullopt;
  }

private:
  int first;
  const std::atomic<bool> *after;
  std::atomic<bool> *ended;
};

class Declining : public Planner {
public:
  explicit Declining(std::string why) : why(std::move(why)) {}
  std::string_view name() const override { return "declining"; }
  std::string_view summary() const override { return ""; }
  std::optional<Error> propose(const Problem &, const PlannerOptions &,
                               const CandidateSink &) const override {
    return Error{why};
  }

private:
  std::string why;
};

struct Received {
  std::vector<size_t> runs;
  CandidateSink sink = [this](std::vector<Step> steps, const Origin &) {
    runs.push_back(std::count(steps.begin(), steps.end(), Step::compute(0)));
    return Verdict{};
  };
};

TEST(AskTogether, InTheOrderOfThePlannersWhoeverEndsFirst) {
  Graph graph = readOften();
  std::atomic<bool> ended = false;
  Proposing waits(1, &ended), begins(4, nullptr, &ended);
  PlannerOptions options;
  options.threads = 2;
  Received received;
  Asked asked = askTogether({&waits, &begins}, {graph, std::nullopt, {}},
                            options, received.sink);
  EXPECT_FALSE(asked.error);
  EXPECT_TRUE(asked.goOn);
  EXPECT_EQ(received.runs, (std::vector<size_t>{1, 2, 3, 4, 5, 6}));
}

TEST(AskTogether, EqualPlansOfAPlannerArriveOnce) {
  class Twice : public Proposing {
    using Proposing::Proposing;
    std::optional<Error> propose(const Problem &problem,
                                 const PlannerOptions &options,
                                 const CandidateSink &sink) const override {
      Proposing::propose(problem, options, sink);
      return Proposing::propose(problem, options, sink);
    }
  };
  Graph graph = readOften();
  Twice twice(1);
  Received received;
  askTogether({&twice}, {graph, std::nullopt, {}}, {}, received.sink);
  EXPECT_EQ(received.runs, (std::vector<size_t>{1, 2, 3}));
}

TEST(AskTogether, PlansArriveAsSoonAsAllBeforeHaveEnded) {
  class Looking : public Proposing {
  public:
    Looking(const Received &received) : Proposing(4), received(received) {}
    std::optional<Error> propose(const Problem &problem,
                                 const PlannerOptions &options,
                                 const CandidateSink &sink) const override {
      EXPECT_EQ(received.runs, (std::vector<size_t>{1, 2, 3}));
      return Proposing::propose(problem, options, sink);
    }
    const Received &received;
  };
  Graph graph = readOften();
  Received received;
  Proposing first(1);
  Looking second(received);
  PlannerOptions options;
  options.threads = 1;
  askTogether({&first, &second}, {graph, std::nullopt, {}}, options,
              received.sink);
  EXPECT_EQ(received.runs, (std::vector<size_t>{1, 2, 3, 4, 5, 6}));
}

TEST(AskTogether, OneThatDeclinesIsPassedOver) {
  Graph graph = readOften();
  Declining declining("no loss");
  Proposing proposing(1);
  Received received;
  Asked asked = askTogether({&declining, &proposing}, {graph, std::nullopt, {}},
                            {}, received.sink);
  EXPECT_FALSE(asked.error);
  EXPECT_TRUE(asked.goOn);
  EXPECT_EQ(received.runs, (std::vector<size_t>{1, 2, 3}));
}

TEST(AskTogether, TheFirstErrorWhereAllDecline) {
  Graph graph = readOften();
  Declining first("no loss"), second("no link");
  Received received;
  Asked asked = askTogether({&first, &second}, {graph, std::nullopt, {}}, {},
                            received.sink);
  ASSERT_TRUE(asked.error);
  EXPECT_EQ(asked.error->message, "no loss");
  EXPECT_FALSE(asked.goOn);
  EXPECT_TRUE(received.runs.empty());
}

TEST(AskTogether, NoneIsBegunAfterTheEnd) {
  Graph graph = readOften();
  Declining declining("no loss");
  Proposing first(1), late(4);
  PlannerOptions options;
  options.threads = 1;
  options.watch = [](uint64_t, double) { return false; };
  Received received;
  CandidateSink watched = [&](std::vector<Step> steps, const Origin &origin) {
    received.sink(std::move(steps), origin);
    return Verdict{0, 0, false};
  };
  Asked asked = askTogether({&declining, &first, &late},
                            {graph, std::nullopt, {}}, options, watched);
  EXPECT_FALSE(asked.error);
  EXPECT_FALSE(asked.goOn);
  // Only the planner `first` was received, with one run: `late` did not begin.
  EXPECT_EQ(received.runs, (std::vector<size_t>{1}));
}

} // namespace
