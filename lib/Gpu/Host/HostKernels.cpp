//===- HostKernels.cpp - Kernels as CPU code ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Host kernels have the same loops and the same arithmetic as device kernels.
// Host kernels run one thread at a time. The results of kernels can therefore
// be compared with the CPU's results without a device. Some features exist only
// on a device: barriers, shared memory, asynchronous copies and tensor cores.
// Host kernels replace these features by calls of HostBlock.h and by globals.
//===----------------------------------------------------------------------===//
#include "Gpu/Host/Toolkit.h"
#include "Gpu/Kernels/Kernel.h"
#include "Runtime/Gpu/HostBlock.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/NVGPU/IR/NVGPUDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/IR/IRBuilder.h"

using namespace mlir;

namespace remat::gpu {

namespace {

constexpr StringLiteral kPrefix = "host_";

/// Makes a function for this machine's CPU from a copy of a kernel.
class HostKernelBuilder {
public:
  HostKernelBuilder(ModuleOp module, mlir::gpu::GPUFuncOp kernel)
      : module(module), kernel(kernel), builder(module.getContext()) {}

  void run() {
    builder.setInsertionPointToEnd(module.getBody());
    SmallVector<Type> types(kernel.getArgumentTypes());
    types.append(2, builder.getIndexType());
    function = func::FuncOp::create(builder, kernel.getLoc(),
                                    (kPrefix + kernel.getName()).str(),
                                    builder.getFunctionType(types, {}));
    IRMapping mapping;
    kernel.getBody().cloneInto(&function.getBody(), mapping);
    Block &body = function.getBody().front();
    SmallVector<BlockArgument> shared(
        body.getArguments().drop_front(kernel.getNumArguments()));
    block = body.addArgument(builder.getIndexType(), kernel.getLoc());
    thread = body.addArgument(builder.getIndexType(), kernel.getLoc());
    builder.setInsertionPointToStart(&body);
    for (BlockArgument buffer : shared)
      replaceShared(buffer);
    for (size_t i = 0; i < shared.size(); ++i)
      body.eraseArgument(kernel.getNumArguments());
    SmallVector<Operation *> ops;
    function.walk([&](Operation *op) { ops.push_back(op); });
    for (Operation *op : ops) {
      builder.setInsertionPoint(op);
      replace(op);
    }
  }

private:
  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(builder, kernel.getLoc(), value);
  }

  Value addressOf(Value buffer) {
    return arith::IndexCastOp::create(
        builder, kernel.getLoc(), builder.getI64Type(),
        memref::ExtractAlignedPointerAsIndexOp::create(builder, kernel.getLoc(),
                                                       buffer));
  }

  Value word(int64_t value) {
    return arith::ConstantIntOp::create(builder, kernel.getLoc(), value, 64);
  }

  static int64_t bytesOf(Value buffer) {
    return cast<MemRefType>(buffer.getType()).getElementTypeBitWidth() / 8;
  }

  /// Returns the address of an element of a buffer with known strides.
  Value addressOf(Value buffer, ValueRange indices) {
    Location loc = kernel.getLoc();
    Value address = addressOf(buffer);
    auto strides =
        cast<MemRefType>(buffer.getType()).getStridesAndOffset().first;
    for (auto [index, stride] : llvm::zip(indices, strides)) {
      Value number =
          arith::IndexCastOp::create(builder, loc, builder.getI64Type(), index);
      Value distance = arith::MulIOp::create(builder, loc, number,
                                             word(stride * bytesOf(buffer)));
      address = arith::AddIOp::create(builder, loc, address, distance);
    }
    return address;
  }

  /// Replaces a buffer in shared memory by a global. All blocks can use the
  /// same global as their shared memory, because they run one after another.
  void replaceShared(BlockArgument buffer) {
    auto type = cast<MemRefType>(buffer.getType());
    type = MemRefType::get(type.getShape(), type.getElementType());
    std::string name =
        (function.getName() + "_shared" + std::to_string(buffer.getArgNumber()))
            .str();
    {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(module.getBody());
      memref::GlobalOp::create(builder, kernel.getLoc(), name,
                               builder.getStringAttr("private"), type,
                               builder.getUnitAttr(), /*constant=*/false,
                               builder.getI64IntegerAttr(16));
    }
    Location loc = kernel.getLoc();
    Value global = memref::GetGlobalOp::create(builder, loc, type, name);
    buffer.replaceAllUsesWith(global);
    Value isFirst = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::eq, thread, index(0));
    auto before = scf::IfOp::create(builder, loc, isFirst);
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToStart(before.thenBlock());
    call("rematHostPoison", {addressOf(global), word(spanBytes(type))});
  }

  void replace(Operation *op) {
    if (isa<mlir::gpu::BlockIdOp>(op))
      replaceBy(op, block);
    else if (isa<mlir::gpu::ThreadIdOp>(op))
      replaceBy(op, thread);
    else if (isa<mlir::gpu::BlockDimOp>(op))
      replaceBy(op, index((*kernel.getKnownBlockSize())[0]));
    else if (auto mma = dyn_cast<NVVM::MmaOp>(op))
      replaceMma(mma);
    else if (auto shuffle = dyn_cast<mlir::gpu::ShuffleOp>(op))
      replaceShuffle(shuffle);
    else if (auto load = dyn_cast<nvgpu::LdMatrixOp>(op))
      replaceLdMatrix(load);
    else if (auto copy = dyn_cast<nvgpu::DeviceAsyncCopyOp>(op))
      replaceCopy(copy);
    else if (isa<nvgpu::DeviceAsyncCreateGroupOp>(op))
      call("rematHostEndGroup", {});
    else if (auto wait = dyn_cast<nvgpu::DeviceAsyncWaitOp>(op))
      call("rematHostWaitForGroups", {word(wait.getNumGroups().value_or(0))});
    else if (isa<mlir::gpu::BarrierOp>(op))
      call("rematHostBarrier", {});
    else if (isa<mlir::gpu::ReturnOp>(op))
      func::ReturnOp::create(builder, op->getLoc());
    if (isa<nvgpu::DeviceAsyncCopyOp, nvgpu::DeviceAsyncCreateGroupOp,
            nvgpu::DeviceAsyncWaitOp, mlir::gpu::BarrierOp,
            mlir::gpu::ReturnOp>(op)) {
      op->dropAllUses();
      op->erase();
    }
  }

  void replaceBy(Operation *op, Value value) {
    op->replaceAllUsesWith(ValueRange{value});
    op->erase();
  }

  void replaceShuffle(mlir::gpu::ShuffleOp shuffle) {
    Location loc = shuffle.getLoc();
    Value value = shuffle.getValue();
    Type type = value.getType(), i64 = builder.getI64Type();
    unsigned width = type.getIntOrFloatBitWidth();
    Type bits = builder.getIntegerType(width);
    Value word = arith::BitcastOp::create(builder, loc, bits, value);
    Value bit = arith::ExtUIOp::create(builder, loc, i64, shuffle.getOffset());
    if (width < 64)
      word = arith::ExtUIOp::create(builder, loc, i64, word);
    Value other = call("rematHostShuffle", {word, bit}, i64);
    if (width < 64)
      other = arith::TruncIOp::create(builder, loc, bits, other);
    shuffle.getShuffleResult().replaceAllUsesWith(
        arith::BitcastOp::create(builder, loc, type, other).getResult());
    shuffle.erase();
  }

  void replaceCopy(nvgpu::DeviceAsyncCopyOp copy) {
    Location loc = copy.getLoc();
    Value bytes =
        word(copy.getDstElements().getSExtValue() * bytesOf(copy.getDst()));
    Value read = bytes;
    if (Value elements = copy.getSrcElements())
      read = arith::MulIOp::create(
          builder, loc,
          arith::IndexCastOp::create(builder, loc, builder.getI64Type(),
                                     elements),
          word(bytesOf(copy.getDst())));
    call("rematHostStartCopy",
         {addressOf(copy.getDst(), copy.getDstIndices()),
          addressOf(copy.getSrc(), copy.getSrcIndices()), bytes, read});
  }

  void replaceLdMatrix(nvgpu::LdMatrixOp load) {
    Location loc = load.getLoc();
    int64_t count = load.getNumTiles();
    SmallVector<Value> zeros(count,
                             arith::ConstantIntOp::create(builder, loc, 0, 32));
    Value words = store(zeros, builder.getI32Type());
    call("rematHostLoadMatrices",
         {addressOf(load.getSrcMemref(), load.getIndices()), word(count),
          word(load.getTranspose()), addressOf(words)});
    for (Operation *user : llvm::make_early_inc_range(load->getUsers())) {
      auto extract = cast<vector::ExtractOp>(user);
      Value place = index(extract.getStaticPosition()[0]);
      Value bits = vector::BroadcastOp::create(
          builder, loc, VectorType::get({1}, builder.getI32Type()),
          memref::LoadOp::create(builder, loc, words, place));
      replaceBy(extract, vector::BitCastOp::create(builder, loc,
                                                   extract.getType(), bits));
    }
    load.erase();
  }

  void replaceMma(NVVM::MmaOp mma) {
    Location loc = mma.getLoc();
    SmallVector<Value> factors(mma.getOperandA());
    llvm::append_range(factors, mma.getOperandB());
    for (Value &factor : factors)
      factor = toWord(factor);
    Value words = store(factors, builder.getI32Type());
    Value sums = store(mma.getOperandC(), builder.getF32Type());
    auto kind = *mma.getMultiplicandAPtxType();
    int64_t type = kind == NVVM::MMATypes::bf16  ? REMAT_MMA_BF16
                   : kind == NVVM::MMATypes::f16 ? REMAT_MMA_F16
                                                 : REMAT_MMA_TF32;
    call("rematHostMma", {word(type), addressOf(words), addressOf(sums)});
    for (Operation *user : llvm::make_early_inc_range(mma->getUsers())) {
      auto extract = cast<LLVM::ExtractValueOp>(user);
      Value place = index(extract.getPosition()[0]);
      replaceBy(extract, memref::LoadOp::create(builder, loc, sums, place));
    }
    mma.erase();
  }

  /// Combines two 16-bit numbers into one of 32 bits.
  Value toWord(Value value) {
    if (!isa<VectorType>(value.getType()))
      return value;
    Value word = vector::BitCastOp::create(
        builder, value.getLoc(), VectorType::get({1}, builder.getI32Type()),
        value);
    return vector::ExtractOp::create(builder, value.getLoc(), word, 0);
  }

  /// Stores values in the function's stack frame.
  Value store(ValueRange values, Type type) {
    Location loc = kernel.getLoc();
    OpBuilder::InsertionGuard guard(builder);
    auto insertion = builder.saveInsertionPoint();
    builder.setInsertionPointToStart(&function.getBody().front());
    Value memory = memref::AllocaOp::create(
        builder, loc, MemRefType::get({int64_t(values.size())}, type));
    builder.restoreInsertionPoint(insertion);
    for (auto [i, value] : llvm::enumerate(values))
      memref::StoreOp::create(builder, loc, value, memory, index(i));
    return memory;
  }

  /// Calls a function. If \p result is a type, returns the result of the called
  /// function.
  Value call(StringRef name, ArrayRef<Value> arguments, Type result = Type()) {
    SmallVector<Type> results;
    if (result)
      results.push_back(result);
    if (!module.lookupSymbol(name)) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(module.getBody());
      SmallVector<Type> types(arguments.size(), builder.getI64Type());
      func::FuncOp::create(builder, kernel.getLoc(), name,
                           builder.getFunctionType(types, results))
          .setPrivate();
    }
    auto made = func::CallOp::create(builder, kernel.getLoc(), name, results,
                                     arguments);
    return result ? made.getResult(0) : Value();
  }

  ModuleOp module;
  mlir::gpu::GPUFuncOp kernel;
  OpBuilder builder;
  func::FuncOp function;
  Value block, thread;
};

} // namespace

void addHostKernels(ModuleOp module, mlir::gpu::GPUModuleOp kernels) {
  for (auto kernel : kernels.getOps<mlir::gpu::GPUFuncOp>())
    HostKernelBuilder(module, kernel).run();
}

/// Makes a HostKernel (HostBlock.h), which calls the kernel's function for each
/// thread.
static llvm::Function *makeThreadLoop(llvm::Module &module,
                                      llvm::Function *kernel) {
  llvm::LLVMContext &context = module.getContext();
  llvm::IRBuilder<> builder(context);
  auto *type =
      llvm::FunctionType::get(builder.getVoidTy(),
                              {builder.getPtrTy(), builder.getInt64Ty(),
                               builder.getInt64Ty(), builder.getInt64Ty()},
                              false);
  auto *function =
      llvm::Function::Create(type, llvm::GlobalValue::InternalLinkage,
                             kernel->getName() + "_threads", module);
  auto *entry = llvm::BasicBlock::Create(context, "", function);
  auto *loop = llvm::BasicBlock::Create(context, "", function);
  auto *end = llvm::BasicBlock::Create(context, "", function);
  builder.SetInsertPoint(entry);
  llvm::SmallVector<llvm::Value *> arguments;
  for (unsigned i = 0; i + 2 < kernel->arg_size(); ++i) {
    llvm::Value *word = builder.CreateConstGEP1_64(builder.getInt64Ty(),
                                                   function->getArg(0), i);
    arguments.push_back(builder.CreateLoad(kernel->getArg(i)->getType(), word));
  }
  arguments.push_back(function->getArg(1));
  builder.CreateBr(loop);
  builder.SetInsertPoint(loop);
  auto *thread = builder.CreatePHI(builder.getInt64Ty(), 2);
  arguments.push_back(thread);
  builder.CreateCall(kernel, arguments);
  auto *next = builder.CreateAdd(thread, builder.getInt64(1));
  thread->addIncoming(function->getArg(2), entry);
  thread->addIncoming(next, loop);
  builder.CreateCondBr(builder.CreateICmpULT(next, function->getArg(3)), loop,
                       end);
  builder.SetInsertPoint(end);
  builder.CreateRetVoid();
  return function;
}

void addHostKernelTable(llvm::Module &module, ArrayRef<std::string> kernels,
                        bool hasKernels) {
  llvm::IRBuilder<> builder(module.getContext());
  llvm::SmallVector<llvm::Constant *> table;
  for (const std::string &name : kernels) {
    if (!hasKernels)
      break;
    llvm::Function *kernel = module.getFunction((kPrefix + name).str());
    kernel->setLinkage(llvm::GlobalValue::InternalLinkage);
    table.push_back(makeThreadLoop(module, kernel));
  }
  auto *type = llvm::ArrayType::get(builder.getPtrTy(), table.size());
  new llvm::GlobalVariable(
      module, type, true, llvm::GlobalValue::ExternalLinkage,
      llvm::ConstantArray::get(type, table), "rematHostKernels");
  new llvm::GlobalVariable(
      module, builder.getInt64Ty(), true, llvm::GlobalValue::ExternalLinkage,
      builder.getInt64(table.size()), "rematHostKernelCount");
}

} // namespace remat::gpu
