//===- PlanPictures.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Transforms/Reports/PlanPictures.h"

#include "Core/Plan/Takeovers.h"
#include "remat/Core/Graph/Budget.h"
#include "remat/Core/Packing/Packing.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace remat;

std::string remat::nameOf(const Graph &graph, Step step) {
  switch (step.kind) {
  case StepKind::Compute:
    return graph.node(step.id).name;
  case StepKind::SwapOut:
    return "copy out " + graph.tensor(step.id).name;
  case StepKind::WaitOut:
    return "wait for " + graph.tensor(step.id).name;
  case StepKind::SwapIn:
    return "copy in " + graph.tensor(step.id).name;
  case StepKind::Malformed:
    break;
  }
  return "";
}

StepMemory::StepMemory(const Graph &graph, const std::vector<Step> &steps)
    : graph(graph), steps(steps), walk(walkPlan(graph, steps)) {
  Simulation simulation = simulate(graph, steps, {.timeline = true});
  held = std::move(simulation.timeline);
  if (simulation.peakStep != kNone)
    peakStep = simulation.peakStep;
  peakBytes = simulation.peakBytes;
}

std::vector<HeldTensor> StepMemory::heldAt(uint32_t step) const {
  std::vector<uint32_t> storage = sharedStorage(graph, walk);
  std::vector<bool> isHeld(storage.size(), false);
  std::vector<HeldTensor> result;
  for (auto [i, instance] : llvm::enumerate(walk.instances)) {
    if (graph.isResident(instance.tensor) || instance.first > step ||
        instance.last < step || isHeld[storage[i]] ||
        graph.bytes(instance.tensor) == 0)
      continue;
    isHeld[storage[i]] = true;
    result.push_back({instance.tensor, instance.first, instance.last});
  }
  llvm::stable_sort(result, [&](const HeldTensor &a, const HeldTensor &b) {
    return graph.bytes(a.tensor) > graph.bytes(b.tensor);
  });
  return result;
}

std::vector<StepMemory::Place> StepMemory::arena(int64_t &arenaBytes) const {
  std::vector<unsigned> made(graph.numTensors(), 0);
  std::vector<bool> isAway(graph.numTensors(), false);
  for (const Instance &instance : walk.instances)
    ++made[instance.tensor];
  for (Step step : steps)
    if (step.kind == StepKind::SwapOut)
      isAway[step.id] = true;
  constexpr uint32_t kFewSteps = 16;
  constexpr int64_t kAlignment = 64;
  std::vector<uint32_t> storage = sharedStorage(graph, walk);
  std::vector<Place> places;
  std::vector<LiveBuffer> buffers;
  std::vector<size_t> bufferOf, bufferOfInstance(storage.size());
  for (auto [i, instance] : llvm::enumerate(walk.instances)) {
    int64_t bytes = graph.bytes(instance.tensor);
    if (graph.isResident(instance.tensor) || bytes == 0)
      continue;
    uint32_t end = std::min<uint32_t>(instance.last + 1, steps.size());
    if (storage[i] == i) {
      bufferOfInstance[i] = buffers.size();
      buffers.push_back({bytes, instance.first, end, kAlignment});
    } else {
      bufferOfInstance[i] = bufferOfInstance[storage[i]];
      LiveBuffer &buffer = buffers[bufferOfInstance[i]];
      buffer.end = std::max<int64_t>(buffer.end, end);
    }
    const char *kind = isAway[instance.tensor]             ? "away"
                       : made[instance.tensor] > 1         ? "again"
                       : end - instance.first <= kFewSteps ? "short"
                                                           : "kept";
    // If a tensor takes over the storage of another tensor, its box begins one
    // step after the last step of that tensor.
    uint32_t first = instance.first + (storage[i] != i);
    bufferOf.push_back(bufferOfInstance[i]);
    places.push_back({graph.tensor(instance.tensor).name, kind, bytes, 0,
                      std::min(first, end), end});
  }
  for (auto [s, step] : llvm::enumerate(steps)) {
    int64_t bytes =
        step.kind == StepKind::Compute ? graph.node(step.id).workspace : 0;
    if (bytes == 0)
      continue;
    bufferOf.push_back(buffers.size());
    buffers.push_back({bytes, int64_t(s), int64_t(s) + 1, kAlignment});
    places.push_back({graph.node(step.id).name + "'s workspace", "short", bytes,
                      0, uint32_t(s), uint32_t(s) + 1});
  }
  PackingOptions quick;
  quick.effort = 0.01;
  Packing packing = packBuffers(buffers, quick);
  arenaBytes = packing.arenaBytes;
  for (auto [place, buffer] : llvm::zip(places, bufferOf))
    place.offset = packing.offsets[buffer];
  return places;
}

void remat::drawTimeline(Picture &picture, const StepMemory &memory,
                         const char *name, std::optional<int64_t> budget) {
  for (auto [i, step] : llvm::enumerate(memory.steps))
    picture.box(double(i), double(i + 1), 0, double(memory.held[i]), name,
                llvm::formatv("action {0}: {1}, {2} held", i,
                              nameOf(memory.graph, step),
                              formatBytes(memory.held[i]))
                    .str());
  picture.bytesAxis();
  if (budget && double(*budget) <= picture.yMost)
    picture.budget(double(*budget));
  picture.mark(memory.peakStep + 0.5, double(memory.peakBytes),
               llvm::formatv("{0} at action {1}", formatBytes(memory.peakBytes),
                             memory.peakStep)
                   .str());
  picture.belowLeft(name);
  picture.belowRight(llvm::formatv("{0} steps", memory.steps.size()).str());
}

void remat::drawArena(Picture &picture,
                      const std::vector<StepMemory::Place> &places,
                      size_t steps) {
  // Boxes with a smaller area, in square units of the picture, are not drawn.
  constexpr double kSmallest = 0.04;
  constexpr double kLabelHeight = 15, kLetter = 7;
  for (const StepMemory::Place &place : places) {
    double low = double(place.offset),
           high = double(place.offset + place.bytes);
    double width = picture.x(place.end) - picture.x(place.first);
    double height = picture.y(low) - picture.y(high);
    if (width * height < kSmallest)
      continue;
    picture.box(place.first, place.end, low, high, place.kind,
                llvm::formatv("{0}, {1} at {2}, steps {3} to {4}", place.name,
                              formatBytes(place.bytes), place.offset,
                              place.first, place.end - 1)
                    .str());
    if (height >= kLabelHeight && width >= kLetter * place.name.size() + 8)
      picture.text(picture.x(place.first) + 4, picture.y(high) + 12, "start",
                   place.name, "inside");
  }
  picture.bytesAxis();
  picture.belowRight(llvm::formatv("{0} steps", steps).str());
}

void remat::writeSvg(const PlanReport &report, const Planned &planned,
                     const Graph &graph, llvm::raw_ostream &os) {
  constexpr double kTimeline = 200, kArena = 360, kTitle = 30;
  const std::vector<Step> program = keepAllPlan(graph).steps;
  StepMemory before(graph, program), after(graph, planned.plan.steps);
  double total = 2 * (Picture::totalHeight(kTimeline) + kTitle +
                      Picture::totalHeight(kArena)) +
                 (report.failure ? 3 : 2) * kTitle;
  os << llvm::formatv("<svg xmlns=\"http://www.w3.org/2000/svg\" "
                      "viewBox=\"-10 0 {0} {1}\" width=\"{0}\">\n<style>{2}"
                      "</style>\n<rect x=\"-10\" width=\"{0}\" height=\"{1}\" "
                      "style=\"fill: #fff\"/>\n",
                      Picture::kWidth + 20, total, kPictureStyle);
  double top = 0;
  auto title = [&](const llvm::Twine &text) {
    top += kTitle;
    os << llvm::formatv("<text x=\"0\" y=\"{0}\">", top - 8)
       << escaped(text.str()) << "</text>\n";
  };
  if (report.failure)
    title("Not within the budget of " + budgetText(*report.failure));
  double most =
      double(std::max<int64_t>({before.peakBytes, after.peakBytes, 1}));
  for (const StepMemory *memory : {&before, &after}) {
    bool isAfter = memory == &after;
    title(llvm::Twine("Bytes held at each step, ") +
          (isAfter ? "after" : "before"));
    Picture picture(os, kTimeline, double(memory->steps.size()), most, top);
    drawTimeline(picture, *memory, isAfter ? "after" : "before", report.budget);
    top += Picture::totalHeight(kTimeline);
  }
  std::vector<StepMemory::Place> maps[2];
  int64_t bytes[2];
  maps[0] = before.arena(bytes[0]);
  maps[1] = after.arena(bytes[1]);
  for (int i : {0, 1}) {
    title(llvm::Twine("Arena, address against action, ") +
          (i ? "after: " : "before: ") + formatBytes(bytes[i]));
    Picture picture(os, kArena, double((i ? after : before).steps.size()),
                    double(std::max(bytes[0], bytes[1])), top);
    drawArena(picture, maps[i], (i ? after : before).steps.size());
    top += Picture::totalHeight(kArena);
  }
  os << "</svg>\n";
}
