//===- TrainingLoop.cpp ---------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Gpu/TrainingLoop.h"

#include "Runtime/Gpu/GpuOptions.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <map>

namespace remat {

TrainingLoop::TrainingLoop(const GpuProgram &program, GpuRuntime &runtime)
    : program(program), runtime(runtime) {
  std::map<std::string_view, std::vector<size_t>> outputs, donated;
  for (size_t i = 0; i < program.outputs.size(); ++i)
    outputs[program.outputs[i].type].push_back(i);
  for (size_t i = 0; i < program.inputs.size(); ++i) {
    const GpuTensor &input = program.inputs[i];
    if (isBatch(input)) {
      bytesOfBatch += input.bytes;
      continue;
    }
    size_t number = donated[input.type].size();
    const auto &next = outputs[input.type];
    donated[input.type].push_back(i);
    if (number >= next.size())
      failUsage("--train: input " + std::to_string(i) + ", " + input.type +
                ", is donated, but no output of the step has its type, to be "
                "its next value");
    carried.push_back({i, next[number]});
  }
  if (carried.empty())
    failUsage(
        "--train: no input of the step is donated: donate the parameters");
  for (const auto &[type, list] : outputs)
    for (size_t k = donated[type].size(); k < list.size(); ++k)
      if (type == "tensor<f32>" || type == "tensor<f64>")
        numbers.push_back(list[k]);
}

/// Sorts \p moves by their destinations. Returns whether one move would
/// overwrite bytes that another move reads.
bool TrainingLoop::mustGoThroughHost(std::vector<Move> &moves) const {
  std::sort(moves.begin(), moves.end(),
            [](const Move &a, const Move &b) { return a.to < b.to; });
  for (const Move &reader : moves) {
    // Finds the last move that begins before the end of the reader's bytes.
    auto after = std::partition_point(
        moves.begin(), moves.end(), [&](const Move &writer) {
          return writer.to < reader.from + reader.bytes;
        });
    for (auto it = after; it != moves.begin(); --it) {
      const Move &writer = *(it - 1);
      if (writer.to + writer.bytes <= reader.from)
        break; // Inputs do not overlap.
      return true;
    }
  }
  return false;
}

void TrainingLoop::carryState() {
  std::vector<Move> moves;
  int64_t slab = reinterpret_cast<int64_t>(runtime.slab());
  for (auto [input, output] : carried) {
    Move move{slab + program.inputs[input].offset, runtime.outputs[output],
              program.inputs[input].bytes};
    if (move.to != move.from && move.bytes > 0)
      moves.push_back(move);
  }
  if (!mustGoThroughHost(moves)) {
    for (const Move &move : moves)
      runtime.move(move.to, move.from, move.bytes);
    return;
  }
  std::vector<std::vector<char>> held;
  for (const Move &move : moves) {
    held.emplace_back(size_t(move.bytes));
    runtime.download(held.back().data(), move.from, move.bytes);
  }
  for (size_t i = 0; i < moves.size(); ++i)
    runtime.upload(moves[i].to, held[i].data(), moves[i].bytes);
}

void TrainingLoop::bringBatch(std::string_view batch) {
  if (!hasInbox)
    runtime.openInbox(bytesOfBatch);
  hasInbox = true;
  runtime.fillInbox(batch.data(), bytesOfBatch);
}

void TrainingLoop::takeBatch() {
  int64_t slab = reinterpret_cast<int64_t>(runtime.slab()), begin = 0;
  for (const GpuTensor &input : program.inputs)
    if (isBatch(input)) {
      runtime.takeFromInbox(slab + input.offset, begin, input.bytes);
      begin += input.bytes;
    }
}

std::string TrainingLoop::describeNumbers() const {
  std::string text;
  for (size_t output : numbers) {
    char bytes[sizeof(double)] = {};
    const GpuTensor &tensor = program.outputs[output];
    runtime.download(bytes, runtime.outputs[output], tensor.bytes);
    double number = 0;
    float single = 0;
    std::memcpy(&single, bytes, sizeof(single));
    std::memcpy(&number, bytes, sizeof(number));
    char line[64];
    std::snprintf(line, sizeof(line), ", output %zu is %.9g", output,
                  tensor.type == "tensor<f32>" ? double(single) : number);
    text += line;
  }
  return text;
}

} // namespace remat
