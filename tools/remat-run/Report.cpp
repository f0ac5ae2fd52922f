//===- Report.cpp - The output of remat-run -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RematRun.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/FormatVariadic.h"

using namespace llvm;

namespace remat {

namespace {

json::Array copiesToJson(const StepInfo &info) {
  json::Array copies;
  for (const AddedCopy &copy : info.copies)
    copies.push_back(json::Object{{"location", copy.location},
                                  {"bytes", copy.bytes},
                                  {"reason", copy.reason}});
  return copies;
}

std::string hex(uint64_t value) {
  return utohexstr(value, /*LowerCase=*/true, /*Width=*/16);
}

std::string grouped(int64_t number) {
  std::string digits = std::to_string(number);
  for (int i = static_cast<int>(digits.size()) - 3; i > 0; i -= 3)
    digits.insert(i, ",");
  return digits;
}

std::string seconds(double value) { return formatv("{0:f3}", value); }

void printRow(raw_ostream &out, StringRef name, const Trial &trial,
              function_ref<std::string(size_t)> cell) {
  out << left_justify(name, 18);
  for (size_t i = 0; i < trial.runs.size(); ++i)
    out << right_justify(cell(i), 20);
  out << "\n";
}

void printTable(const Trial &trial, raw_ostream &out) {
  auto row = [&](StringRef name, function_ref<std::string(size_t)> cell) {
    printRow(out, name, trial, cell);
  };
  if (trial.runs.size() > 1)
    row("", [](size_t i) { return i == 0 ? "before" : "after"; });
  row("peak bytes", [&](size_t i) { return grouped(trial.runs[i].peakBytes); });
  if (llvm::any_of(trial.runs,
                   [](const RunResult &run) { return run.copies; })) {
    row("host peak bytes",
        [&](size_t i) { return grouped(trial.runs[i].hostPeakBytes); });
    row("host copies", [&](size_t i) { return grouped(trial.runs[i].copies); });
    row("copied bytes",
        [&](size_t i) { return grouped(trial.runs[i].copiedBytes); });
  }
  row("buffers", [&](size_t i) { return grouped(trial.runs[i].allocations); });
  if (trial.infos[0].arena) {
    row("arena bytes",
        [&](size_t i) { return grouped(trial.infos[i].arena->bytes); });
    row("live at once",
        [&](size_t i) { return grouped(trial.infos[i].arena->liveBytes); });
    row("scratch bytes",
        [&](size_t i) { return grouped(trial.runs[i].scratchBytes); });
    if (trial.runs[0].resident)
      row("resident bytes",
          [&](size_t i) { return grouped(trial.runs[i].resident->ofStep()); });
  }
  if (llvm::any_of(trial.runs,
                   [](const RunResult &run) { return run.outputsInPlace; }))
    row("outputs in place",
        [&](size_t i) { return grouped(trial.runs[i].outputsInPlace); });
  row("added copies",
      [&](size_t i) { return grouped(trial.infos[i].copies.size()); });
  row("seconds", [&](size_t i) { return seconds(trial.runs[i].seconds); });
  row("checksum",
      [&](size_t i) { return hex(checksum(trial.runs[i].outputs)); });
}

void printDifferences(const Trial &trial, raw_ostream &out) {
  size_t outputs = trial.infos[0].outputs.size();
  if (trial.unequalRepeats)
    out << trial.unequalRepeats << " of " << trial.repeats
        << " runs have other outputs or peaks\n";
  if (trial.differences.empty()) {
    out << "all " << outputs << " outputs equal, bit for bit\n";
    return;
  }
  out << trial.differences.size() << " of " << outputs << " outputs differ\n";
  for (const OutputDifference &difference : trial.differences)
    out << "  output " << difference.output << " ("
        << trial.infos[0].outputs[difference.output]
        << "): " << difference.differingElements
        << " elements, the first is element " << difference.firstElement
        << ", largest difference " << format("%.3g", difference.largest)
        << "\n";
}

json::Array valuesToJson(const Trial &trial) {
  json::Array outputs;
  for (const TensorData &output : trial.runs[0].outputs) {
    json::Array elements;
    for (int64_t k = 0; k < output.type.getNumElements(); ++k)
      elements.push_back(elementAsDouble(output, k));
    outputs.push_back(std::move(elements));
  }
  return outputs;
}

} // namespace

json::Object toJson(const Trial &trial, bool values) {
  json::Object object{{"outputs", trial.infos[0].outputs.size()},
                      {"kernels", trial.kernels},
                      {"compile_seconds", trial.compileSeconds},
                      {"argument_bytes", trial.argumentBytes},
                      {"constant_bytes", trial.infos[0].constantBytes},
                      {"nan", trial.quality.nan},
                      {"inf", trial.quality.inf},
                      {"meaningful", trial.meaningful()}};
  for (auto [i, run] : enumerate(trial.runs)) {
    std::string when = i == 0 ? "_before" : "_after";
    object["peak" + when] = run.peakBytes;
    object["host_peak" + when] = run.hostPeakBytes;
    object["host_copies" + when] = run.copies;
    object["awaits" + when] = run.awaits;
    object["copied_bytes" + when] = run.copiedBytes;
    object["seconds" + when] = run.seconds;
    object["cpu_seconds" + when] = run.cpuSeconds;
    object["leaked_bytes" + when] = run.leakedBytes;
    object["allocations" + when] = run.allocations;
    object["outputs_in_place" + when] = run.outputsInPlace;
    object["checksum" + when] = hex(checksum(run.outputs));
    object["copies" + when] = copiesToJson(trial.infos[i]);
    object["scratch_bytes" + when] = run.scratchBytes;
    if (run.resident) {
      object["resident_bytes" + when] = run.resident->ofStep();
      object["process_bytes" + when] = run.resident->peak;
    }
    if (const auto &arena = trial.infos[i].arena) {
      object["arena_buffers" + when] = arena->buffers;
      object["arena_bytes" + when] = arena->bytes;
      object["live_bytes" + when] = arena->liveBytes;
      object["lower_bound_bytes" + when] = arena->lowerBoundBytes;
    }
  }
  if (trial.repeats > 1) {
    object["repeats"] = trial.repeats;
    object["unequal_repeats"] = trial.unequalRepeats;
  }
  if (values)
    object["values"] = valuesToJson(trial);
  if (trial.runs.size() < 2)
    return object;
  object["bit_equal"] = trial.bitEqual();
  json::Array differences;
  for (const OutputDifference &difference : trial.differences)
    differences.push_back(
        json::Object{{"output", difference.output},
                     {"elements", difference.differingElements},
                     {"first_element", difference.firstElement},
                     {"largest", difference.largest}});
  object["differences"] = std::move(differences);
  return object;
}

json::Object memoryToJson(const StepInfo &info) {
  return json::Object{
      {"arena_buffers", info.arena->buffers},
      {"arena_bytes", info.arena->bytes},
      {"live_bytes", info.arena->liveBytes},
      {"lower_bound_bytes", info.arena->lowerBoundBytes},
      {"argument_bytes", info.argumentBytes(false) + info.argumentBytes(true)},
      {"copies", copiesToJson(info)}};
}

void printText(const Trial &trial, raw_ostream &out) {
  out << trial.infos[0].inputs.size() << " arguments of "
      << grouped(trial.argumentBytes) << " bytes, "
      << trial.infos[0].outputs.size() << " outputs; " << trial.kernels
      << " kernels compiled in " << seconds(trial.compileSeconds) << " s\n";
  printTable(trial, out);
  for (auto [i, info] : enumerate(trial.infos))
    for (const AddedCopy &copy : info.copies)
      out << "copy" << (i == 0 ? "" : " after") << ": " << copy.location << ": "
          << grouped(copy.bytes) << " bytes: " << copy.reason << "\n";
  if (trial.runs.size() > 1 || trial.unequalRepeats)
    printDifferences(trial, out);
  if (trial.quality.nan || trial.quality.inf)
    out << trial.quality.nan << " elements are NaN and " << trial.quality.inf
        << " are infinite\n";
  for (const RunResult &run : trial.runs)
    if (run.leakedBytes || run.badFrees)
      out << "internal error: " << run.leakedBytes << " bytes leaked, "
          << run.badFrees << " buffers freed twice\n";
  if (!trial.meaningful())
    out << "not meaningful: output " << *trial.quality.meaningless
        << " has no finite element\n";
}

void printOutputs(const Trial &trial, raw_ostream &out) {
  constexpr int64_t most = 16;
  for (auto [i, output] : enumerate(trial.runs[0].outputs)) {
    int64_t count = output.type.getNumElements();
    out << "output " << i << ": " << output.type << " =";
    for (int64_t k = 0; k < std::min(count, most); ++k)
      out << " " << format("%g", elementAsDouble(output, k));
    out << (count > most ? " ...\n" : "\n");
  }
}

} // namespace remat
