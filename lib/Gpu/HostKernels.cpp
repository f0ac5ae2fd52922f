//===- HostKernels.cpp - Kernels as code of the host ----------------------===//
//
// The same loops and the same arithmetic as on a device, one thread at a time,
// so that what the kernels compute can be compared with the CPU's without a
// device. The number of a thread stands for its block and its place in it.
//===----------------------------------------------------------------------===//
#include "HostCode.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/IR/IRBuilder.h"

using namespace mlir;

namespace remat::gpu {

namespace {

constexpr StringLiteral kPrefix = "host_";

void replaceIds(func::FuncOp function, Value thread) {
  SmallVector<Operation *> ids;
  function.walk([&](Operation *op) {
    if (isa<mlir::gpu::BlockIdOp, mlir::gpu::BlockDimOp, mlir::gpu::ThreadIdOp>(
            op))
      ids.push_back(op);
  });
  OpBuilder builder(function.getContext());
  for (Operation *op : ids) {
    builder.setInsertionPoint(op);
    Value value = thread;
    if (!isa<mlir::gpu::ThreadIdOp>(op))
      value = arith::ConstantIndexOp::create(builder, op->getLoc(), 0);
    op->replaceAllUsesWith(ValueRange{value});
    op->erase();
  }
}

} // namespace

void addHostKernels(ModuleOp module, mlir::gpu::GPUModuleOp kernels) {
  OpBuilder builder = OpBuilder::atBlockEnd(module.getBody());
  for (auto kernel : kernels.getOps<mlir::gpu::GPUFuncOp>()) {
    SmallVector<Type> types(kernel.getArgumentTypes());
    types.push_back(builder.getIndexType());
    auto function = func::FuncOp::create(builder, kernel.getLoc(),
                                         (kPrefix + kernel.getName()).str(),
                                         builder.getFunctionType(types, {}));
    OpBuilder::InsertionGuard guard(builder);
    IRMapping mapping;
    kernel.getBody().cloneInto(&function.getBody(), mapping);
    Block &body = function.getBody().front();
    replaceIds(function,
               body.addArgument(builder.getIndexType(), kernel.getLoc()));
    Operation *end = body.getTerminator();
    builder.setInsertionPoint(end);
    func::ReturnOp::create(builder, end->getLoc());
    end->erase();
  }
}

/// void(words, threads): calls the kernel's function for each thread.
static llvm::Function *makeThreadLoop(llvm::Module &module,
                                      llvm::Function *kernel) {
  llvm::LLVMContext &context = module.getContext();
  llvm::IRBuilder<> builder(context);
  auto *type = llvm::FunctionType::get(
      builder.getVoidTy(), {builder.getPtrTy(), builder.getInt64Ty()}, false);
  auto *function =
      llvm::Function::Create(type, llvm::GlobalValue::InternalLinkage,
                             kernel->getName() + "_threads", module);
  auto *entry = llvm::BasicBlock::Create(context, "", function);
  auto *loop = llvm::BasicBlock::Create(context, "", function);
  auto *end = llvm::BasicBlock::Create(context, "", function);
  builder.SetInsertPoint(entry);
  llvm::SmallVector<llvm::Value *> arguments;
  for (unsigned i = 0; i + 1 < kernel->arg_size(); ++i) {
    llvm::Value *word = builder.CreateConstGEP1_64(builder.getInt64Ty(),
                                                   function->getArg(0), i);
    arguments.push_back(builder.CreateLoad(kernel->getArg(i)->getType(), word));
  }
  builder.CreateBr(loop);
  builder.SetInsertPoint(loop);
  auto *thread = builder.CreatePHI(builder.getInt64Ty(), 2);
  arguments.push_back(thread);
  builder.CreateCall(kernel, arguments);
  auto *next = builder.CreateAdd(thread, builder.getInt64(1));
  thread->addIncoming(builder.getInt64(0), entry);
  thread->addIncoming(next, loop);
  builder.CreateCondBr(builder.CreateICmpULT(next, function->getArg(1)), loop,
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
