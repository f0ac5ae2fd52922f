//===- Toolkit.cpp - Makes PTX and machine code from kernels --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Host/Toolkit.h"

#include "Exchange/File.h"
#include "Gpu/Chips.h"

#include "mlir/Dialect/GPU/Transforms/Passes.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Regex.h"

using namespace mlir;

namespace remat::gpu {

LogicalResult TemporaryFolder::make(Location location) {
  std::error_code error = llvm::sys::fs::createUniqueDirectory("remat", path);
  if (!error) {
    removals.push_back(std::make_unique<RemovedOnSignal>(std::string(path)));
    return success();
  }
  llvm::SmallString<128> parent;
  llvm::sys::path::system_temp_directory(/*ErasedOnReboot=*/true, parent);
  path.clear();
  return emitError(location, "cannot make a folder for temporary files in '")
         << parent << "': " << error.message()
         << ": set TMPDIR to a folder that can be written";
}

TemporaryFolder::~TemporaryFolder() {
  if (!path.empty())
    llvm::sys::fs::remove_directories(path);
}

std::string TemporaryFolder::file(StringRef name) {
  llvm::SmallString<128> file(path);
  llvm::sys::path::append(file, name);
  if (names.insert(name).second)
    removals.push_back(std::make_unique<RemovedOnSignal>(std::string(file)));
  return std::string(file);
}

/// Returns as much of the program's output as can be read.
static std::string logIn(const std::string &file) {
  auto text = readTextFile(file);
  return text ? *text : std::string();
}

FailureOr<std::string> runTool(Location location, TemporaryFolder &folder,
                               StringRef program,
                               ArrayRef<std::string> arguments) {
  auto path = llvm::sys::findProgramByName(program);
  if (!path)
    return emitError(location, "cannot find the program ")
           << program << ", which makes code for a GPU or links it";
  SmallVector<StringRef> all{program};
  llvm::append_range(all, arguments);
  std::string log = folder.file("log"), message;
  std::optional<StringRef> redirects[] = {StringRef(), StringRef(log),
                                          StringRef(log)};
  int code = llvm::sys::ExecuteAndWait(*path, all, std::nullopt, redirects, 0,
                                       0, &message);
  if (code != 0)
    return emitError(location)
           << program << " failed: " << message << logIn(log);
  return logIn(log);
}

namespace {

FailureOr<std::string> findToolkit(Location location, StringRef given) {
  SmallVector<std::string> folders;
  if (!given.empty())
    folders.push_back(given.str());
  else
    for (const char *name : {"CUDA_HOME", "CUDA_ROOT", "CUDA_PATH"})
      if (auto value = llvm::sys::Process::GetEnv(name))
        folders.push_back(*value);
  if (given.empty())
    folders.push_back("/usr/local/cuda");
  for (const std::string &folder : folders)
    if (llvm::sys::fs::can_execute(folder + "/bin/ptxas"))
      return folder;
  return emitError(location, "no bin/ptxas in ")
         << llvm::join(folders, ", ")
         << ": CUDA's assembler is needed; name its folder with --cuda or "
            "CUDA_HOME";
}

/// Compiles a clone of the kernels for one chip, in a separate module. The
/// kernels of the step therefore do not change.
FailureOr<std::string> toPTX(mlir::gpu::GPUModuleOp kernels,
                             const GpuChip &chip, StringRef toolkit) {
  OwningOpRef<ModuleOp> module(ModuleOp::create(kernels.getLoc()));
  auto clone = cast<mlir::gpu::GPUModuleOp>(kernels->clone());
  module->push_back(clone);
  // LLVM's optimisation level 1 is enough, because ptxas optimises again.
  // LLVM's level 2 takes twice as long, and its machine code has more
  // instructions.
  auto target =
      NVVM::NVVMTargetAttr::get(kernels.getContext(), /*optLevel=*/1,
                                "nvptx64-nvidia-cuda", chip.name, chip.ptx);
  clone.setTargetsAttr(ArrayAttr::get(kernels.getContext(), {target}));
  PassManager manager(kernels.getContext());
  // The module need not be verified, because it is a copy of a verified module.
  manager.enableVerifier(false);
  GpuModuleToBinaryPassOptions options;
  options.compilationTarget = "isa";
  options.toolkitPath = toolkit.str();
  manager.addPass(createGpuModuleToBinaryPass(options));
  if (failed(manager.run(*module)))
    return failure();
  auto binary = *module->getOps<mlir::gpu::BinaryOp>().begin();
  auto object = cast<mlir::gpu::ObjectAttr>(binary.getObjects()[0]);
  return object.getObject().getValue().rtrim('\0').str();
}

int64_t numberIn(StringRef line, StringRef pattern) {
  SmallVector<StringRef> groups;
  int64_t number = 0;
  if (llvm::Regex(pattern).match(line, &groups))
    groups[1].getAsInteger(10, number);
  return number;
}

ChipReport readReport(StringRef chip, StringRef log) {
  ChipReport report;
  report.chip = chip.str();
  SmallVector<StringRef> lines;
  log.split(lines, '\n');
  llvm::StringSet<> names; // The output of ptxas may name a kernel twice.
  for (StringRef line : lines) {
    SmallVector<StringRef> groups;
    if (llvm::Regex("Compiling entry function '([^']+)'").match(line, &groups))
      names.insert(groups[1]);
    report.mostRegisters = std::max(report.mostRegisters,
                                    numberIn(line, "Used ([0-9]+) registers"));
    report.sharedBytes =
        std::max(report.sharedBytes, numberIn(line, "([0-9]+) bytes smem"));
    report.spillBytes += numberIn(line, "([0-9]+) bytes spill stores") +
                         numberIn(line, "([0-9]+) bytes spill loads");
  }
  report.kernels = int64_t(names.size());
  return report;
}

/// Returns the chips whose PTX goes into the fatbin beside the machine code.
/// The driver compiles PTX if it refuses the machine code, for example because
/// the driver is older than the assembler. The driver also compiles PTX if the
/// fatbin has no machine code for the device's chip. Later chips can use the
/// PTX of the oldest chip. A chip that is older than all portable chips needs
/// PTX of its own.
llvm::StringSet<> chipsWithPTX(ArrayRef<GpuChip> chips) {
  const GpuChip *oldest = nullptr;
  for (const GpuChip &chip : chips)
    if (chip.isPortable() && (!oldest || chip.number() < oldest->number()))
      oldest = &chip;
  llvm::StringSet<> names;
  if (oldest)
    names.insert(oldest->name);
  for (const GpuChip &chip : chips)
    if (!oldest || chip.number() < oldest->number())
      names.insert(chip.name);
  return names;
}

} // namespace

FailureOr<std::string> assembleKernels(mlir::gpu::GPUModuleOp kernels,
                                       const GpuCompileOptions &options,
                                       std::vector<ChipReport> &reports) {
  Location location = kernels.getLoc();
  auto toolkit = findToolkit(location, options.toolkit);
  if (failed(toolkit))
    return failure();
  TemporaryFolder folder;
  if (failed(folder.make(location)))
    return failure();
  SmallVector<GpuChip> chips;
  for (const std::string &name : options.chips)
    chips.push_back(*findChip(name));
  llvm::StringSet<> withPTX = chipsWithPTX(chips);
  std::string fatbin = folder.file("fatbin");
  std::vector<std::string> bundle{"--create=" + fatbin, "--64"};
  for (const GpuChip &chip : chips) {
    auto ptx = toPTX(kernels, chip, *toolkit);
    if (failed(ptx))
      return failure();
    std::string name = chip.name.str();
    std::string source = folder.file(name + ".ptx");
    std::string machineCode = folder.file(name + ".cubin");
    if (auto error = writeTextFile(source, *ptx))
      return emitError(location, error->message);
    auto log = runTool(location, folder, *toolkit + "/bin/ptxas",
                       {"-v", "-arch=" + name, source, "-o", machineCode});
    if (failed(log))
      return failure();
    reports.push_back(readReport(name, *log));
    std::string sm = ",sm=" + chip.name.drop_front(3).str() + ",file=";
    bundle.push_back("--image3=kind=elf" + sm + machineCode);
    if (withPTX.contains(name))
      bundle.push_back("--image3=kind=ptx" + sm + source);
  }
  if (failed(runTool(location, folder, *toolkit + "/bin/fatbinary", bundle)))
    return failure();
  auto code = readTextFile(fatbin);
  if (!code)
    return emitError(location, code.error().message);
  return std::move(*code);
}

} // namespace remat::gpu
