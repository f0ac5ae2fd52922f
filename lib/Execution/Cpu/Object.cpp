//===- Object.cpp - A step as an object file with a C interface -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Execution/Cpu/Object.h"

#include "Execution/Cpu/CodeGen.h"
#include "Execution/Cpu/Stages.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Target/TargetMachine.h"

using namespace mlir;

namespace remat {

using namespace execution;

static bool isIdentifier(StringRef name) {
  return !name.empty() && !llvm::isDigit(name.front()) &&
         llvm::all_of(name,
                      [](char c) { return llvm::isAlnum(c) || c == '_'; });
}

/// Adds the function int64_t NAME_arena_bytes(void).
static void addArenaQuery(const LoweredStep &step) {
  ModuleOp module = *step.module;
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  Type i64 = builder.getI64Type();
  auto query = LLVM::LLVMFuncOp::create(builder, module.getLoc(),
                                        step.name + "_arena_bytes",
                                        LLVM::LLVMFunctionType::get(i64, {}));
  builder.setInsertionPointToEnd(query.addEntryBlock(builder));
  Value bytes = LLVM::ConstantOp::create(builder, module.getLoc(), i64,
                                         step.info.arenaBytes());
  LLVM::ReturnOp::create(builder, module.getLoc(), bytes);
}

FailureOr<LoweredStep> lowerStep(func::FuncOp step, StringRef name,
                                 CompileOptions options) {
  if (!isIdentifier(name))
    return step.emitError("'") << name << "' cannot be the name of the C "
                               << "functions: use letters, digits and _";
  options.arena = !options.sanitize; // AddressSanitizer checks the bounds of
                                     // separate buffers.
  FailureOr<LoweredSteps> lowered = lowerSteps(step, options);
  if (failed(lowered))
    return failure();
  LoweredStep result{std::move(lowered->module), lowered->infos.front(),
                     name.str(), lowered->optLevel};
  result.module->lookupSymbol<LLVM::LLVMFuncOp>(stepName(0))
      .setName((name + "_run").str());
  addArenaQuery(result);
  return result;
}

FailureOr<std::string> makeObject(const LoweredStep &step,
                                  const CompileOptions &options) {
  ModuleOp module = *step.module;
  registerBuiltinDialectTranslation(*module.getContext());
  registerLLVMDialectTranslation(*module.getContext());
  llvm::LLVMContext context;
  std::unique_ptr<llvm::Module> translated =
      translateModuleToLLVMIR(module, context);
  auto machine =
      makeTargetMachine(options, step.optLevel, /*positionIndependent=*/true);
  if (!translated || !machine)
    return module.emitError("LLVM has no code generator for this CPU, or "
                            "refused the code");
  translated->setTargetTriple(machine->getTargetTriple());
  translated->setDataLayout(machine->createDataLayout());
  if (options.dumpLLVM)
    translated->print(*options.dumpLLVM, nullptr);
  optimize(*translated, *machine, step.optLevel, options.sanitize);
  llvm::SmallString<0> object;
  llvm::raw_svector_ostream stream(object);
  llvm::legacy::PassManager passes;
  if (machine->addPassesToEmitFile(passes, stream, nullptr,
                                   llvm::CodeGenFileType::ObjectFile))
    return module.emitError("LLVM writes no object files for this CPU");
  passes.run(*translated);
  return std::string(object);
}

} // namespace remat
