//===- Emit.cpp - Writes a step's object file and its header --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RematRun.h"

#include "Exchange/File.h"

using namespace mlir;

namespace remat {

LogicalResult writeFile(const std::string &path, std::string_view text) {
  auto error = writeTextFile(path, text);
  if (error)
    llvm::errs() << "remat-run: error: " << error->message << "\n";
  return failure(error.has_value());
}

LogicalResult emitStep(func::FuncOp step, const EmitOptions &options,
                       const CompileOptions &compile) {
  FailureOr<LoweredStep> lowered = lowerStep(step, options.name, compile);
  if (failed(lowered))
    return failure();
  std::string object;
  if (!options.object.empty()) {
    FailureOr<std::string> made = makeObject(*lowered, compile);
    if (failed(made))
      return failure();
    object = std::move(*made);
  }
  if (!options.object.empty() && failed(writeFile(options.object, object)))
    return failure();
  if (!options.header.empty())
    return writeFile(options.header, makeHeader(*lowered));
  return success();
}

} // namespace remat
