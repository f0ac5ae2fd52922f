//===- ConvertRematToGpu.cpp - Turns launches and copies into calls -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Execution/Bufferization/TensorData.h"
#include "Gpu/Convolutions/Convolutions.h"
#include "Gpu/Host/StepProgram.h"
#include "Gpu/Names.h"
#include "Gpu/Products/LibraryProduct.h"
#include "Gpu/Slab/Slab.h"
#include "remat/Gpu/Passes.h"
#include "remat/Runtime/Gpu/Gpu.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "llvm/ADT/StringMap.h"

namespace remat {
#define GEN_PASS_DEF_CONVERTREMATTOGPU
#include "remat/Gpu/Passes.h.inc"
} // namespace remat

using namespace mlir;
using namespace remat;

namespace {

class StepConverter {
public:
  StepConverter(func::FuncOp step, GpuProgram &program,
                remat::gpu::HostSlab slab)
      : step(step), program(program), slab(std::move(slab)),
        builder(step.getContext()), i64(builder.getI64Type()) {
    for (auto [i, kernel] : llvm::enumerate(program.kernels))
      kernels[kernel.name] = i;
  }

  LogicalResult run() {
    prepareEntry();
    SmallVector<Operation *> ops;
    step.walk([&](Operation *op) { ops.push_back(op); });
    Block *block = nullptr;
    for (Operation *op : ops) {
      if (op->getBlock() !=
          block) // The state of the streams is known only within one block.
        forgetEvents();
      block = op->getBlock();
      builder.setInsertionPoint(op);
      if (failed(convert(op)))
        return failure();
    }
    for (Operation *op : llvm::reverse(converted))
      op->erase();
    finishEntry();
    return success();
  }

private:
  LogicalResult convert(Operation *op) {
    LogicalResult result = success();
    if (auto launch = dyn_cast<mlir::gpu::LaunchFuncOp>(op))
      convertLaunch(launch);
    else if (auto math = op->getAttrOfType<StringAttr>(remat::gpu::kLibrary)) {
      remat::gpu::KernelOps ops = opsAround(cast<linalg::LinalgOp>(op));
      result = convertProduct(ops, math);
      if (ops.scope)
        op = ops.scope;
    } else if (auto out = dyn_cast<SwapOutOp>(op))
      result = convertCopy(out, out.getSource(), out.getToken(),
                           out.getInto() ? out.getInto() : out.getHost(),
                           REMAT_TO_HOST, "rematGpuCopyOut");
    else if (auto in = dyn_cast<SwapInOp>(op))
      result = convertCopy(in, in.getDest(), in.getToken(), in.getHost(),
                           REMAT_TO_DEVICE, "rematGpuCopyIn");
    else if (auto await = dyn_cast<AwaitOp>(op))
      convertAwait(await);
    else if (!isa<HostStackOp, HostSlotOp>(op))
      return success();
    converted.push_back(op);
    return result;
  }

  // Entry and end.

  /// Adds the context as the first argument, and memory for the parameters of
  /// one launch.
  void prepareEntry() {
    Block &body = step.getBody().front();
    Location loc = step.getLoc();
    context = body.insertArgument(0u, i64, loc);
    size_t most = REMAT_PRODUCT_WORDS;
    for (const GpuKernel &kernel : program.kernels)
      most = std::max(most, kernel.parameters.size());
    step.walk([&](Operation *op) {
      if (op->hasAttr(remat::gpu::kConvolution))
        most = std::max(
            most, size_t(REMAT_CONVOLUTION_WORDS) +
                      cast<mlir::gpu::LaunchFuncOp>(op).getNumKernelOperands());
      most = std::max(most, REMAT_PRODUCT_WORDS + parametersOf(op).size());
    });
    builder.setInsertionPointToStart(&body);
    parameters = memref::AllocaOp::create(
        builder, loc, MemRefType::get({int64_t(most)}, i64));
    parameterAddress = addressOf(loc, parameters);
  }

  void finishEntry() {
    Block &body = step.getBody().front();
    auto end = cast<func::ReturnOp>(body.getTerminator());
    builder.setInsertionPoint(end);
    for (auto [i, output] : llvm::enumerate(end.getOperands()))
      call(end.getLoc(), "rematGpuOutput",
           {constant(end.getLoc(), i), addressOf(end.getLoc(), output)});
    end->setOperands({});
    step.setType(builder.getFunctionType(body.getArgumentTypes(), {}));
    SmallVector<StringRef> told{remat::gpu::kArena, remat::gpu::kInputs,
                                remat::gpu::kOutputs, remat::gpu::kWorkspace};
    for (StringRef name : told)
      step->removeAttr(name);
  }

  // Values.

  Value constant(Location loc, int64_t value) {
    return arith::ConstantIntOp::create(builder, loc, value, 64);
  }

  /// Returns the buffer that was cast to a kernel's argument.
  static Value bufferOf(Value memref) {
    auto cast = memref.getDefiningOp<UnrealizedConversionCastOp>();
    return cast ? cast.getOperand(0) : memref;
  }

  /// Returns the address of the first element of \p memref.
  Value addressOf(Location loc, Value memref) {
    memref = bufferOf(memref);
    auto type = cast<MemRefType>(memref.getType());
    Value address = arith::IndexCastOp::create(
        builder, loc, i64,
        memref::ExtractAlignedPointerAsIndexOp::create(builder, loc, memref));
    auto [strides, offset] = type.getStridesAndOffset();
    if (offset == 0)
      return address;
    int64_t width = elementWidth(type.getElementType());
    Value bytes;
    if (ShapedType::isDynamic(offset)) {
      Value elements = arith::IndexCastOp::create(
          builder, loc, i64,
          memref::ExtractStridedMetadataOp::create(builder, loc, memref)
              .getOffset());
      bytes =
          arith::MulIOp::create(builder, loc, elements, constant(loc, width));
    } else {
      bytes = constant(loc, offset * width);
    }
    return arith::AddIOp::create(builder, loc, address, bytes);
  }

  /// Returns a word of 64 bits with \p scalar in its low bytes.
  Value wordOf(Location loc, Value scalar) {
    Type type = scalar.getType();
    if (isa<IndexType>(type))
      return arith::IndexCastOp::create(builder, loc, i64, scalar);
    if (isa<FloatType>(type)) {
      type = builder.getIntegerType(type.getIntOrFloatBitWidth());
      scalar = arith::BitcastOp::create(builder, loc, type, scalar);
    }
    return type == i64 ? scalar
                       : arith::ExtUIOp::create(builder, loc, i64, scalar);
  }

  Value siteFor(Operation *op) {
    program.sites.push_back(remat::gpu::siteOf(op));
    return constant(op->getLoc(), int64_t(program.sites.size()) - 1);
  }

  void call(Location loc, StringRef name, ArrayRef<Value> arguments) {
    SmallVector<Value> all{context};
    llvm::append_range(all, arguments);
    auto module = step->getParentOfType<ModuleOp>();
    if (!module.lookupSymbol(name)) {
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToStart(module.getBody());
      SmallVector<Type> types(all.size(), i64);
      func::FuncOp::create(builder, step.getLoc(), name,
                           builder.getFunctionType(types, {}))
          .setPrivate();
    }
    func::CallOp::create(builder, loc, name, TypeRange(), all);
  }

  // Ops.

  /// Returns the op together with its epilogue, if it has an epilogue.
  static remat::gpu::KernelOps opsAround(linalg::LinalgOp op) {
    if (auto scope = dyn_cast<memref::AllocaScopeOp>(op->getParentOp()))
      if (auto both = remat::gpu::opsOfScope(scope))
        return *both;
    return {op, {}, {}};
  }

  LogicalResult convertProduct(const remat::gpu::KernelOps &ops,
                               StringAttr math) {
    linalg::LinalgOp op = ops.op;
    auto found = remat::gpu::matchLibraryProduct(ops);
    if (!found)
      return op->emitOpError("has ")
             << remat::gpu::kLibrary << " and is not a product of matrices";
    if (ops.scope)
      builder.setInsertionPoint(ops.scope);
    Location loc = op.getLoc();
    auto addressIfThere = [&](Value matrix) {
      return matrix ? addressOf(loc, matrix) : constant(loc, 0);
    };
    const Value words[REMAT_PRODUCT_WORDS] = {
        addressOf(loc, found->a),      addressOf(loc, found->b),
        addressOf(loc, found->c),      workspaceOf(op),
        addressIfThere(found->addend), addressIfThere(found->bias)};
    for (auto [i, word] : llvm::enumerate(words))
      memref::StoreOp::create(builder, loc, word, parameters, index(loc, i));
    found->product.math = math.str();
    found->product.adds = !op->hasAttr(remat::gpu::kStart);
    if (auto kernel = op->getAttrOfType<StringAttr>(remat::gpu::kKernel)) {
      found->product.kernel = kernels.lookup(kernel.getValue());
      SmallVector<Value> operands = remat::gpu::operandsOf(ops);
      for (auto [i, operand] : llvm::enumerate(parametersOf(op)))
        memref::StoreOp::create(
            builder, loc, addressOf(loc, operands[size_t(operand)]), parameters,
            index(loc, REMAT_PRODUCT_WORDS + i));
    }
    program.products.push_back(found->product);
    call(loc, "rematGpuMultiply",
         {siteFor(op), constant(loc, int64_t(program.products.size()) - 1),
          parameterAddress});
    forgetEvents();
    return success();
  }

  /// Returns the operands that the kernel of a product takes.
  static ArrayRef<int64_t> parametersOf(Operation *op) {
    auto known = op->getAttrOfType<DenseI64ArrayAttr>(remat::gpu::kParameters);
    return known ? known.asArrayRef() : ArrayRef<int64_t>();
  }

  /// Returns the address of the workspace of \p op, or 0 if the library gets no
  /// workspace.
  Value workspaceOf(Operation *op) {
    auto offset = op->getAttrOfType<IntegerAttr>(remat::gpu::kWorkspace);
    if (!offset)
      return constant(op->getLoc(), 0);
    Value begin = addressOf(op->getLoc(), step.getArguments().back());
    return arith::AddIOp::create(builder, op->getLoc(), begin,
                                 constant(op->getLoc(), offset.getInt()));
  }

  Value index(Location loc, int64_t value) {
    return arith::ConstantIndexOp::create(builder, loc, value);
  }

  /// Stores the addresses of a convolution's tensors and of its workspace.
  void storeTensors(mlir::gpu::LaunchFuncOp launch,
                    const remat::gpu::ConvolutionMark &mark) {
    Location loc = launch.getLoc();
    GpuConvolution convolution = mark.convolution;
    convolution.alignment = remat::gpu::kLibraryAlignment;
    convolution.adds = !launch->hasAttr(remat::gpu::kStart);
    convolution.kernel = kernels.lookup(launch.getKernelName().getValue());
    for (int role = 0; role < 3; ++role) {
      int64_t number = mark.operands[role];
      Value tensor = number < 0 ? behind.lookup({mark.number, role})
                                : launch.getKernelOperand(unsigned(number));
      bool isShort = convolution.factors != GpuFactors::F32;
      convolution.alignment =
          std::min(convolution.alignment,
                   remat::gpu::alignmentOf(bufferOf(tensor), isShort ? 2 : 4));
      memref::StoreOp::create(builder, loc, addressOf(loc, tensor), parameters,
                              index(loc, role));
    }
    memref::StoreOp::create(builder, loc, workspaceOf(launch), parameters,
                            index(loc, REMAT_CONVOLUTION_WORDS - 1));
    auto &all = program.convolutions;
    all.resize(std::max(all.size(), size_t(mark.number) + 1));
    all[size_t(mark.number)] = convolution;
  }

  void convertLaunch(mlir::gpu::LaunchFuncOp launch) {
    Location loc = launch.getLoc();
    auto attribute =
        launch->getAttrOfType<DictionaryAttr>(remat::gpu::kConvolution);
    auto prepares = launch->getAttrOfType<IntegerAttr>(remat::gpu::kPrepares);
    auto source = launch->getAttrOfType<DenseI64ArrayAttr>(remat::gpu::kBehind);
    std::optional<remat::gpu::ConvolutionMark> mark;
    if (attribute)
      mark = remat::gpu::readMark(attribute);
    if (mark)
      storeTensors(launch, *mark);
    if (source)
      behind[{prepares.getInt(), source[0]}] =
          launch.getKernelOperand(unsigned(source[1]));
    for (auto [i, operand] : llvm::enumerate(launch.getKernelOperands())) {
      Value word = isa<MemRefType>(operand.getType()) ? addressOf(loc, operand)
                                                      : wordOf(loc, operand);
      memref::StoreOp::create(
          builder, loc, word, parameters,
          index(loc, i + (mark ? REMAT_CONVOLUTION_WORDS : 0)));
      if (auto cast = operand.getDefiningOp<UnrealizedConversionCastOp>())
        if (casts.insert(cast).second)
          converted.push_back(cast); // Only launches use it.
    }
    int64_t kernel = kernels.lookup(launch.getKernelName().getValue());
    if (mark)
      call(loc, "rematGpuConvolve",
           {siteFor(launch), constant(loc, mark->number), parameterAddress});
    else if (prepares)
      call(loc, "rematGpuPrepare",
           {siteFor(launch), constant(loc, kernel), parameterAddress,
            constant(loc, prepares.getInt())});
    else
      call(loc, "rematGpuLaunch",
           {siteFor(launch), constant(loc, kernel), parameterAddress});
    forgetEvents();
  }

  /// Returns the offset of \p copy in the host's memory. The host copy may be a
  /// slot of a stack.
  Value hostAddress(Location loc, Value copy) {
    auto slot = copy.getDefiningOp<HostSlotOp>();
    if (!slot)
      return constant(loc, slab.offsets.lookup(copy.getDefiningOp()));
    Value index =
        arith::IndexCastOp::create(builder, loc, i64, slot.getIndex());
    int64_t bytes = tensorBytes(slot.getSlot().getType());
    int64_t begin = slab.offsets.lookup(slot.getStack().getDefiningOp());
    return arith::AddIOp::create(
        builder, loc, constant(loc, begin),
        arith::MulIOp::create(builder, loc, index, constant(loc, bytes)));
  }

  LogicalResult convertCopy(Operation *op, Value buffer, Value token,
                            Value copy, int64_t stream, StringRef name) {
    FailureOr<int64_t> bytes = remat::gpu::copiedBytes(op, buffer);
    if (failed(bytes))
      return failure();
    Location loc = op->getLoc();
    followCompute(loc, stream);
    Value host = hostAddress(loc, copy);
    Value device = addressOf(loc, buffer);
    bool isOut = stream == REMAT_TO_HOST;
    call(loc, name,
         {siteFor(op), isOut ? host : device, isOut ? device : host,
          constant(loc, *bytes)});
    events[token] = record(loc, stream);
    return success();
  }

  void convertAwait(AwaitOp await) {
    wait(await.getLoc(), REMAT_COMPUTE, events.lookup(await.getToken()));
    forgetEvents();
  }

  // Events.

  int64_t record(Location loc, int64_t stream) {
    int64_t event = program.events++;
    call(loc, "rematGpuRecord", {constant(loc, stream), constant(loc, event)});
    return event;
  }

  void wait(Location loc, int64_t stream, int64_t event) {
    call(loc, "rematGpuWait", {constant(loc, stream), constant(loc, event)});
  }

  /// Makes later work in \p stream wait for all work that the compute stream
  /// has now.
  void followCompute(Location loc, int64_t stream) {
    if (!computeEvent)
      computeEvent = record(loc, REMAT_COMPUTE);
    if (following.insert(stream).second)
      wait(loc, stream, *computeEvent);
  }

  /// Forgets the last event of the compute stream, because the stream has later
  /// work now.
  void forgetEvents() {
    computeEvent.reset();
    following.clear();
  }

  func::FuncOp step;
  GpuProgram &program;
  remat::gpu::HostSlab slab;
  OpBuilder builder;
  Type i64;
  llvm::StringMap<int64_t> kernels;
  /// The original tensor of an operand of a convolution, if another op copies
  /// this tensor to make the operand.
  DenseMap<std::pair<int64_t, int64_t>, Value> behind;
  Value context, parameters, parameterAddress;
  SmallVector<Operation *> converted;
  DenseSet<Operation *> casts;
  /// Maps a token to the event at the end of its copy.
  DenseMap<Value, int64_t> events;
  std::optional<int64_t> computeEvent;
  llvm::SmallDenseSet<int64_t> following;
};

class ConvertRematToGpuPass
    : public remat::impl::ConvertRematToGpuBase<ConvertRematToGpuPass> {
public:
  using ConvertRematToGpuBase::ConvertRematToGpuBase;

  void runOnOperation() override {
    if (failed(run()))
      signalPassFailure();
  }

private:
  LogicalResult run() {
    auto step =
        getOperation().lookupSymbol<func::FuncOp>(remat::gpu::kStepName);
    if (!step || step.isExternal())
      return getOperation().emitError(
          "has no step whose memory is one slab: run remat-gpu-slab first");
    FailureOr<GpuProgram> program = remat::gpu::describeStep(step);
    if (failed(program))
      return failure();
    FailureOr<remat::gpu::HostSlab> slab = remat::gpu::packHostCopies(step);
    if (failed(slab))
      return failure();
    program->hostBytes = slab->bytes;
    if (failed(StepConverter(step, *program, std::move(*slab)).run()))
      return failure();
    OpBuilder builder(&getContext());
    step->setAttr(remat::gpu::kProgram,
                  builder.getStringAttr(writeGpuProgram(*program)));
    return success();
  }
};

} // namespace
