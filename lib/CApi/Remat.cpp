//===- Remat.cpp - The pipelines as C functions ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Exchange/RemovedOnSignal.h"
#include "Pipelines/RematPipeline.h"
#include "remat/Pipelines/Register.h"

#include "remat-c/Remat.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/InitAllDialects.h"
#include "mlir/InitAllExtensions.h"
#include "mlir/InitAllPasses.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

#include <new>

using namespace mlir;

struct RematResult {
  bool isDone = false;
  std::string text, report, messages;
};

namespace {

void registerOnce() {
  static const bool done = [] {
    registerAllPasses();
    remat::registerAllRematPasses();
    return true;
  }();
  (void)done;
}

const DialectRegistry &dialects() {
  static const DialectRegistry *registry = [] {
    auto *all = new DialectRegistry;
    registerAllDialects(*all);
    registerAllExtensions(*all);
    remat::registerAllRematDialects(*all);
    remat::registerForeignDialects(*all);
    return all;
  }();
  return *registry;
}

/// A function that adds passes to a pass manager. It writes errors in pass
/// options to the stream.
using Build =
    llvm::function_ref<LogicalResult(PassManager &, llvm::raw_ostream &)>;

bool run(StringRef step, Build build, RematResult &result) {
  registerOnce();
  llvm::raw_string_ostream messages(result.messages);
  MLIRContext context(dialects());
  context.allowUnregisteredDialects();
  context.printOpOnDiagnostic(false);
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(step, "step"),
                             SMLoc());
  SourceMgrDiagnosticHandler handler(sources, &context, messages);
  OwningOpRef<ModuleOp> module =
      parseSourceFile<ModuleOp>(sources, ParserConfig(&context));
  if (!module)
    return false;
  PassManager passes(&context);
  if (failed(build(passes, messages)) || failed(passes.run(*module)))
    return false;
  llvm::raw_string_ostream text(result.text);
  module->print(text);
  return true;
}

RematResult *fit(StringRef step, StringRef options) {
  auto *result = new (std::nothrow) RematResult;
  if (!result)
    return nullptr;
  SmallString<128> path;
  if (std::error_code error =
          llvm::sys::fs::createTemporaryFile("remat", "json", path)) {
    result->messages =
        "error: the report's file cannot be made: " + error.message() +
        ": set TMPDIR to a folder that can be written\n";
    return result;
  }
  llvm::FileRemover remover(path);
  remat::RemovedOnSignal removal{std::string(path)};
  auto build = [&](PassManager &passes, llvm::raw_ostream &messages) {
    remat::RematPipelineOptions given;
    if (failed(given.parseFromString(options, messages)))
      return failure();
    given.report.push_back(std::string(path));
    remat::buildRematPipeline(passes, given);
    return success();
  };
  result->isDone = run(step, build, *result);
  if (auto report = llvm::MemoryBuffer::getFile(path))
    result->report = (*report)->getBuffer().str();
  return result;
}

} // namespace

RematResult *rematFit(const char *step, size_t stepBytes, const char *options) {
  return fit({step, stepBytes}, options);
}

RematResult *rematRun(const char *step, size_t stepBytes,
                      const char *pipeline) {
  auto *result = new (std::nothrow) RematResult;
  auto build = [&](PassManager &passes, llvm::raw_ostream &messages) {
    return parsePassPipeline(pipeline, passes, messages);
  };
  if (result)
    result->isDone = run({step, stepBytes}, build, *result);
  return result;
}

int rematResultIsDone(const RematResult *result) { return result->isDone; }

const char *rematResultText(const RematResult *result) {
  return result->text.c_str();
}

const char *rematResultReport(const RematResult *result) {
  return result->report.c_str();
}

const char *rematResultMessages(const RematResult *result) {
  return result->messages.c_str();
}

void rematResultFree(RematResult *result) { delete result; }
