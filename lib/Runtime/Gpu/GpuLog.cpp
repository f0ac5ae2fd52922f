//===- GpuLog.cpp ---------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Gpu/GpuLog.h"

#include <algorithm>
#include <sstream>

namespace remat {

namespace {

constexpr const char *kStreamNames[kStreams] = {"compute", "out", "in"};
constexpr const char *kKindNames[] = {"launch",   "copy",    "upload",
                                      "download", "record",  "wait",
                                      "sync",     "product", "convolution"};

const char *nameOfAccess(uint8_t access) {
  return access == kRead ? "r" : access == kWrite ? "w" : "rw";
}

bool readStream(std::istream &in, uint8_t &stream) {
  std::string name;
  in >> name;
  auto *found = std::find(kStreamNames, kStreamNames + kStreams, name);
  stream = uint8_t(found - kStreamNames);
  return stream < kStreams;
}

bool readUses(std::istream &in, std::vector<GpuUse> &uses) {
  std::string access, slab;
  while (in >> access) {
    GpuUse use;
    in >> slab >> use.offset >> use.bytes;
    use.access = (access.starts_with("r") ? kRead : 0) |
                 (access.ends_with("w") ? kWrite : 0);
    use.host = slab == "h";
    if (in.fail() || !use.access || (slab != "h" && slab != "d") ||
        use.bytes < 0)
      return false;
    uses.push_back(use);
  }
  return true;
}

bool readOp(std::istream &in, GpuLogOp::Kind kind, GpuLogOp &op) {
  op.kind = kind;
  switch (kind) {
  case GpuLogOp::Launch:
  case GpuLogOp::Product:
  case GpuLogOp::Convolution:
    in >> op.site >> op.number;
    return !in.fail() && readUses(in, op.uses);
  case GpuLogOp::Copy:
    if (!readStream(in, op.stream))
      return false;
    in >> op.site;
    return !in.fail() && readUses(in, op.uses) && op.uses.size() == 2;
  case GpuLogOp::Upload:
  case GpuLogOp::Download:
    return readUses(in, op.uses) && op.uses.size() == 1;
  case GpuLogOp::Sync:
    return readStream(in, op.stream);
  case GpuLogOp::Record:
  case GpuLogOp::Wait:
    return readStream(in, op.stream) && (in >> op.number) && op.number >= 0;
  }
  return false;
}

bool readHeader(std::istream &in, const std::string &item, GpuLog &log) {
  if (item == "log") {
    int version = 0;
    in >> version;
    return version == 1;
  }
  if (item == "device") {
    in >> log.deviceBytes >> log.arenaBytes;
  } else if (item == "host") {
    in >> log.hostBytes;
  } else if (item == "site") {
    size_t number = 0;
    in >> number;
    if (number != log.sites.size())
      return false;
    std::getline(in >> std::ws, log.sites.emplace_back());
  } else {
    return false;
  }
  return !in.fail();
}

void writeUses(std::ostream &out, const std::vector<GpuUse> &uses) {
  for (const GpuUse &use : uses)
    out << " " << nameOfAccess(use.access) << (use.host ? " h " : " d ")
        << use.offset << " " << use.bytes;
}

} // namespace

std::string writeGpuLog(const GpuLog &log) {
  std::ostringstream out;
  out << "log 1\n"
      << "device " << log.deviceBytes << " " << log.arenaBytes << "\n"
      << "host " << log.hostBytes << "\n";
  for (size_t i = 0; i < log.sites.size(); ++i)
    out << "site " << i << " " << log.sites[i] << "\n";
  int32_t step = -1;
  for (const GpuLogOp &op : log.ops) {
    if (op.step != step)
      out << "step " << (step = op.step) << "\n";
    out << kKindNames[op.kind];
    if (op.kind == GpuLogOp::Launch || op.kind == GpuLogOp::Product ||
        op.kind == GpuLogOp::Convolution)
      out << " " << op.site << " " << op.number;
    else if (op.kind != GpuLogOp::Upload && op.kind != GpuLogOp::Download)
      out << " " << kStreamNames[op.stream];
    if (op.kind == GpuLogOp::Copy)
      out << " " << op.site;
    if (op.kind == GpuLogOp::Record || op.kind == GpuLogOp::Wait)
      out << " " << op.number;
    writeUses(out, op.uses);
    out << "\n";
  }
  return out.str();
}

std::optional<GpuLog> readGpuLog(std::string_view text, std::string &error) {
  GpuLog log;
  std::istringstream lines{std::string(text)};
  std::string line, item;
  int32_t step = -1;
  int number = 0;
  while (std::getline(lines, line)) {
    ++number;
    std::istringstream in(line);
    in >> item;
    auto *kind = std::find(std::begin(kKindNames), std::end(kKindNames), item);
    bool isGood;
    if (item == "step") {
      isGood = bool(in >> step);
    } else if (kind == std::end(kKindNames)) {
      isGood = readHeader(in, item, log);
    } else {
      log.ops.emplace_back().step = step;
      isGood = readOp(in, GpuLogOp::Kind(kind - kKindNames), log.ops.back());
    }
    if (!isGood || (number == 1 && item != "log")) {
      error = "line " + std::to_string(number) + " is not a line of a log: '" +
              line + "'";
      return std::nullopt;
    }
  }
  if (number == 0) {
    error = "it is empty";
    return std::nullopt;
  }
  return log;
}

std::string describe(const GpuLog &log, const GpuLogOp &op) {
  std::ostringstream out;
  out << kKindNames[op.kind];
  if (op.kind == GpuLogOp::Launch)
    out << " of kernel " << op.number;
  else if (op.kind == GpuLogOp::Product || op.kind == GpuLogOp::Convolution)
    out << " " << op.number;
  else if (op.kind == GpuLogOp::Record || op.kind == GpuLogOp::Wait)
    out << " of event " << op.number;
  out << " on stream " << kStreamNames[op.stream] << " in step " << op.step;
  if (op.site >= 0 && size_t(op.site) < log.sites.size())
    out << " (" << log.sites[op.site] << ")";
  return out.str();
}

} // namespace remat
