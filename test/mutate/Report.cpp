//===- Report.cpp ---------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Report.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace remat::mutate;

namespace {

/// Returns the function that a line of a stack names, in AddressSanitizer's
/// form (`#1 0x12 in remat::f(int) file:1:2`) or in LLVM's (`#1 0x12
/// remat::f(int) (file+0x3)`).
StringRef functionOf(StringRef line) {
  line = line.trim();
  if (!line.consume_front("#"))
    return "";
  line = line.drop_while(isDigit).ltrim();
  if (!line.consume_front("0x"))
    return "";
  line = line.drop_while(isHexDigit).ltrim();
  line.consume_front("in ");
  return line;
}

/// Removes arguments, template arguments and the names of anonymous scopes from
/// the name of a function.
std::string shorten(StringRef function) {
  std::string name;
  int depth = 0;
  std::string plain = function.str();
  for (StringRef noise : {"(anonymous namespace)::", "remat::", "gpu::"})
    for (size_t at; (at = plain.find(noise)) != std::string::npos;)
      plain.erase(at, noise.size());
  function = plain;
  for (char c : function) {
    if (c == '(' || (c == ' ' && depth == 0))
      break;
    depth += c == '<' ? 1 : c == '>' ? -1 : 0;
    if (depth == 0 && c != '>')
      name += c;
  }
  return name;
}

/// Returns whether a function belongs to remat, and not to remat-mutate alone.
bool isOursAt(StringRef function) {
  if (function.contains("mutate::"))
    return false;
  for (StringRef other : {".so", "/usr/", "/test/mutate/", "Mutant.cpp",
                          "Supervisor.cpp", "remat-mutate.cpp"})
    if (function.contains(other) && !function.contains("bin/remat-mutate+"))
      return false;
  return function.contains("remat::") ||
         function.contains("(anonymous namespace)") ||
         function.contains("/lib/");
}

/// Returns the kind of the failure, in the words of AddressSanitizer or
/// UndefinedBehaviorSanitizer if they reported it.
std::string kindOf(StringRef log) {
  auto [before, summary] = log.split("SUMMARY: ");
  if (!summary.empty()) {
    StringRef kind = summary.split(": ").second;
    if (size_t at = log.find("runtime error: "); at != StringRef::npos)
      return log.substr(at + 15)
          .split('\n')
          .first.split(':')
          .first.take_front(60)
          .str();
    return kind.split(' ').first.str();
  }
  if (log.contains("Assertion"))
    return "assertion";
  return log.contains("onTimeout") ? "hang" : "signal";
}

std::string fileNameOf(StringRef signature) {
  std::string name;
  for (char c : signature)
    if (isAlnum(c))
      name += c;
    else if (!name.empty() && name.back() != '-')
      name += '-';
  return name.substr(0, 100);
}

} // namespace

Finding remat::mutate::describeFinding(const Progress &progress, bool isTold,
                                       StringRef log) {
  StringRef pass = progress.pass;
  bool isOurPass = pass.contains("remat");
  if (isTold) {
    std::string what = progress.finding;
    return {what, StringRef(what).contains("remat"), progress.seed, log.str()};
  }
  std::string kind = log.contains("onTimeout") ? "hang" : kindOf(log);
  for (StringRef line : split(log, '\n'))
    if (StringRef function = functionOf(line); isOursAt(function))
      return {kind + " in " + shorten(function) + " of " + pass.str(), true,
              progress.seed, log.str()};
  return {kind + " in " + pass.str(), isOurPass, progress.seed, log.str()};
}

std::string remat::mutate::writeFinding(const Finding &finding, StringRef text,
                                        const PassCalls &passes,
                                        StringRef folder) {
  std::string path = (folder + "/" + fileNameOf(finding.signature)).str();
  std::error_code error = sys::fs::create_directories(folder);
  raw_fd_ostream log(path + ".log", error);
  if (!error)
    log << finding.signature << "\nseed " << finding.seed << "\n"
        << finding.log;
  raw_fd_ostream file(path + ".mlir", error);
  if (!error)
    file << "// " << finding.signature
         << "\n// RUN: remat-opt %s --allow-unregistered-dialect "
         << describe(passes) << "\n"
         << text << "\n";
  return path + ".mlir";
}
