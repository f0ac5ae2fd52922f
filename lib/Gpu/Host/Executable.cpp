//===- Executable.cpp - A step as a separate program ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Host/Executable.h"

#include "Exchange/File.h"
#include "Execution/Bufferization/TensorData.h"
#include "Gpu/Chips.h"
#include "Gpu/Host/Toolkit.h"
#include "Gpu/Names.h"
#include "remat/Runtime/Gpu/GpuProgram.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Target/LLVMIR/Export.h"
#include "llvm/IR/Constants.h"

using namespace mlir;

namespace remat {

namespace {

class Compiler {
public:
  Compiler(ModuleOp module, StringRef output, const GpuOptions &gpuOptions,
           const GpuCompileOptions &options)
      : module(module), output(output), gpuOptions(gpuOptions),
        options(options) {}

  FailureOr<CompileReport> run() {
    if (failed(checkOptions()) || failed(folder.make(location)) ||
        failed(makeKernels()) || failed(makeHost()))
      return failure();
    std::string object = folder.file("step.o");
    unsigned optLevel = options.hostKernels ? 1 : 0;
    if (failed(remat::gpu::writeObject(*host, object, optLevel, location)) ||
        failed(link(object)))
      return failure();
    return CompileReport{std::move(reports), describeSlab(program)};
  }

private:
  LogicalResult checkOptions() {
    if (options.chips.empty())
      return emitError(location, "no chip is given: name one, such as sm_90");
    for (StringRef chip : options.chips)
      if (!findChip(chip))
        return emitError(location, describeUnknownChip(chip));
    return success();
  }

  /// Compiles the kernels, up to the fatbin. The description for the host is
  /// read from the step before its kernels become NVVM.
  LogicalResult makeKernels() {
    PassManager toCalls(module.getContext());
    toCalls.enableVerifier(false); // The verifier runs only once, after these
                                   // passes.
    buildRematToGpuCalls(toCalls, options.function, gpuOptions,
                         options.checkBudget);
    if (failed(toCalls.run(module)))
      return failure();
    auto kernels = *module.getOps<mlir::gpu::GPUModuleOp>().begin();
    if (options.hostKernels)
      remat::gpu::addHostKernels(module, kernels);
    PassManager toNVVM(module.getContext());
    toNVVM.enableVerifier(false);
    buildKernelsToNVVM(toNVVM, options.chips.front());
    if (failed(toNVVM.run(module)) || failed(verify(module)))
      return failure();
    auto code = remat::gpu::assembleKernels(kernels, options, reports);
    if (failed(code))
      return failure();
    fatbin = std::move(*code);
    kernels.erase();
    return success();
  }

  LogicalResult makeHost() {
    auto step = module.lookupSymbol<func::FuncOp>(remat::gpu::kStepName);
    std::string text =
        step->getAttrOfType<StringAttr>(remat::gpu::kProgram).str();
    std::string constants = readConstants(step);
    step->setDiscardableAttrs(DictionaryAttr::get(module.getContext()));
    module->setAttrs(DictionaryAttr::get(module.getContext()));
    if (failed(remat::gpu::lowerHostCode(module)))
      return failure();
    host = translateModuleToLLVMIR(module, llvmContext);
    if (!host)
      return emitError(location, "LLVM refused the host's code");
    // The step consists of thousands of calls in one block. Optimising these
    // calls would take longer than the rest of the compilation.
    llvm::Function *calls = host->getFunction(remat::gpu::kStepName);
    calls->addFnAttr(llvm::Attribute::OptimizeNone);
    calls->addFnAttr(llvm::Attribute::NoInline);
    addBytes("rematProgramText", text, 1);
    addBytes("rematDeviceCode", fatbin, 16);
    addBytes("rematConstantData", constants, 16);
    std::string error;
    if (!readGpuProgram(text, program, error))
      return emitError(location, "this is a bug of remat: ") << error;
    std::vector<std::string> names;
    for (const GpuKernel &kernel : program.kernels)
      names.push_back(kernel.name);
    remat::gpu::addHostKernelTable(*host, names, options.hostKernels);
    return success();
  }

  std::string readConstants(func::FuncOp step) {
    std::string bytes;
    auto constants = step->getAttrOfType<ArrayAttr>(remat::gpu::kConstants);
    for (auto constant : constants.getAsRange<DictionaryAttr>())
      bytes += bytesOf(cast<DenseElementsAttr>(constant.get("value")));
    return bytes;
  }

  void addBytes(StringRef name, StringRef bytes, unsigned alignment) {
    llvm::Constant *data =
        llvm::ConstantDataArray::getString(llvmContext, bytes);
    auto *global = new llvm::GlobalVariable(*host, data->getType(), true,
                                            llvm::GlobalValue::ExternalLinkage,
                                            data, name);
    global->setAlignment(llvm::Align(alignment));
  }

  LogicalResult link(StringRef object) {
    std::string program = folder.file("program");
    auto library = [&](StringRef name) {
      return options.runtimeFolder + "/lib" + name.str() + ".a";
    };
    auto log = remat::gpu::runTool(
        location, folder, options.linker,
        {object.str(), library("RematGpuMain"), library("RematGpuRuntime"),
         library("RematRuntime"), library("RematExchange"), "-static-libstdc++",
         "-static-libgcc", "-Wl,--export-dynamic-symbol=rematHostKernel*",
         "-lpthread", "-ldl", "-lm", "-o", program});
    if (failed(log))
      return failure();
    auto linked = readTextFile(program);
    if (!linked)
      return emitError(location, linked.error().message);
    if (auto error =
            writeTextFile(output.str(), *linked, OutputFile::Kind::Program))
      return emitError(location, error->message);
    return success();
  }

  ModuleOp module;
  StringRef output;
  const GpuOptions &gpuOptions;
  const GpuCompileOptions &options;
  Location location = module.getLoc();
  remat::gpu::TemporaryFolder folder;
  llvm::LLVMContext llvmContext;
  std::unique_ptr<llvm::Module> host;
  std::string fatbin;
  GpuProgram program;
  std::vector<ChipReport> reports;
};

} // namespace

FailureOr<CompileReport> compileForGpu(ModuleOp module, StringRef output,
                                       const GpuOptions &gpuOptions,
                                       const GpuCompileOptions &options) {
  return Compiler(module, output, gpuOptions, options).run();
}

} // namespace remat
