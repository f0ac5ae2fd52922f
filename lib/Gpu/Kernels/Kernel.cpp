//===- Kernel.cpp ---------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Kernels/Kernel.h"

#include "Execution/Bufferization/TensorData.h"
#include "Gpu/Kernels/KernelKinds.h"
#include "Gpu/Names.h"
#include "Gpu/StepOnBuffers.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

namespace remat::gpu {

namespace {

/// Returns the op with its parallel dimensions before its other dimensions.
/// Dimensions of the same kind keep their order.
FailureOr<linalg::LinalgOp> parallelFirst(RewriterBase &rewriter,
                                          linalg::LinalgOp op) {
  SmallVector<unsigned> order;
  for (auto kind :
       {utils::IteratorType::parallel, utils::IteratorType::reduction})
    for (auto [dim, dimKind] : llvm::enumerate(op.getIteratorTypesArray()))
      if (dimKind == kind)
        order.push_back(dim);
  if (llvm::is_sorted(order))
    return op;
  rewriter.setInsertionPoint(op);
  auto generic = dyn_cast<linalg::GenericOp>(op.getOperation());
  if (!generic) {
    FailureOr<linalg::GenericOp> general =
        linalg::generalizeNamedOp(rewriter, op);
    if (failed(general))
      return failure();
    generic = *general;
  }
  FailureOr<linalg::GenericOp> result =
      linalg::interchangeGenericOp(rewriter, generic, order);
  if (failed(result))
    return failure();
  return linalg::LinalgOp(*result);
}

/// Returns the number of this thread in its launch.
Value threadNumber(OpBuilder &builder, Location loc) {
  Type index = builder.getIndexType();
  auto x = mlir::gpu::Dimension::x;
  Value block = mlir::gpu::BlockIdOp::create(builder, loc, index, x);
  Value size = mlir::gpu::BlockDimOp::create(builder, loc, index, x);
  Value thread = mlir::gpu::ThreadIdOp::create(builder, loc, index, x);
  Value before = arith::MulIOp::create(builder, loc, block, size);
  return arith::AddIOp::create(builder, loc, before, thread);
}

/// Gives each iteration of \p loops to one thread of the launch. Threads of the
/// last block that have no iteration do nothing.
void spreadOverThreads(RewriterBase &rewriter, scf::ParallelOp loops,
                       ArrayRef<int64_t> sizes) {
  Location loc = loops.getLoc();
  rewriter.setInsertionPoint(loops);
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(rewriter, loc, value);
  };
  Value rest = threadNumber(rewriter, loc);
  Value isNeeded =
      arith::CmpIOp::create(rewriter, loc, arith::CmpIPredicate::ult, rest,
                            constant(llvm::product_of(sizes)));
  auto guard = scf::IfOp::create(rewriter, loc, isNeeded);
  rewriter.setInsertionPointToStart(guard.thenBlock());
  SmallVector<Value> indices(sizes.size());
  for (size_t i = sizes.size(); i-- > 0;) {
    indices[i] = i == 0 ? rest
                        : arith::RemUIOp::create(rewriter, loc, rest,
                                                 constant(sizes[i]));
    if (i > 0)
      rest = arith::DivUIOp::create(rewriter, loc, rest, constant(sizes[i]));
  }
  rewriter.eraseOp(loops.getBody()->getTerminator());
  rewriter.inlineBlockBefore(loops.getBody(),
                             guard.thenBlock()->getTerminator(), indices);
  rewriter.eraseOp(loops);
}

} // namespace

FailureOr<std::optional<LaunchShape>> shapeOf(linalg::LinalgOp op,
                                              const KernelOptions &options) {
  constexpr int64_t kWarp = 32, kMostBlocks = INT32_MAX,
                    kMostThreads = int64_t(1) << 60;
  SmallVector<int64_t> sizes = op.getStaticLoopRanges();
  if (llvm::is_contained(sizes, 0))
    return std::optional<LaunchShape>();
  int64_t threads = 1;
  for (auto [size, kind] : llvm::zip(sizes, op.getIteratorTypesArray()))
    if (kind == utils::IteratorType::parallel)
      if (llvm::MulOverflow(threads, size, threads) || threads > kMostThreads)
        threads = kMostThreads + 1;
  LaunchShape shape;
  execution::SharedSum sum =
      execution::shareSum(op, {options.sums, options.tiles, options.blockSize});
  if (sum.tile)
    return std::optional(
        LaunchShape{sum.tile->blocks(),
                    sum.tile->threads(sum.tile->mathFor(options.math)), true});
  if (sum.reduction) {
    shape.rows = sum.shape.rows;
    shape.threads = sum.shape.threads;
    shape.blocks =
        llvm::divideCeil(sum.reduction->results(), sum.shape.lanes());
    return std::optional(shape);
  }
  if (op->hasAttr(kStart))
    return op->emitOpError("has ")
           << kStart
           << " and is not a reduction that one thread can sum up alone";
  if (op.getNumParallelLoops() == 0)
    return std::optional(shape); // One thread is enough.
  shape.threads =
      std::min(options.blockSize, int64_t(llvm::alignTo(threads, kWarp)));
  if (auto loops = describePointwise(op)) {
    shape.elements = neighboursOfThread(op, *loops);
    shape.areNeighbours = shape.elements > 0;
    if (!shape.areNeighbours && options.blockSize >= TransposeLoops::kThreads)
      if (auto tiles = describeTranspose(op, *loops)) {
        shape.threads = TransposeLoops::kThreads;
        shape.blocks = tiles->blocks();
        shape.isTransposed = true;
        shape.sectors = sectorsOf(op, *tiles);
        return std::optional(shape);
      }
    if (!shape.areNeighbours)
      shape.elements = elementsOfThread(*loops, shape.threads);
    shape.sectors = sectorsOf(
        op, *loops, kWarp * (shape.areNeighbours ? shape.elements : 1));
  }
  shape.blocks = llvm::divideCeil(
      threads, shape.threads * std::max<int64_t>(shape.elements, 1));
  if (shape.blocks > kMostBlocks)
    return op->emitOpError("cannot be compiled for a GPU: it takes ")
           << shape.blocks << " blocks of threads, and a launch has at most "
           << kMostBlocks << ": raise block-size, or split the op";
  return std::optional(shape);
}

/// Copies the ops of a kernel, and returns the copy of the structured op.
static Operation *cloneOps(RewriterBase &rewriter, KernelOps ops,
                           IRMapping &mapping) {
  if (!ops.scope)
    return rewriter.clone(*ops.op, mapping);
  for (Operation &inner :
       ops.scope.getBodyRegion().front().without_terminator())
    rewriter.clone(inner, mapping);
  return mapping.lookup(ops.op.getOperation());
}

mlir::gpu::GPUFuncOp makeKernel(RewriterBase &rewriter, KernelOps ops,
                                const KernelOperands &operands,
                                LaunchShape shape, ContractionMath math,
                                StringRef name) {
  linalg::LinalgOp op = ops.op;
  SmallVector<Type> types;
  for (Value value : operands.values) {
    auto memref = dyn_cast<MemRefType>(value.getType());
    types.push_back(memref ? withoutOffset(memref) : value.getType());
  }
  auto kernel = mlir::gpu::GPUFuncOp::create(
      rewriter, op.getLoc(), name, rewriter.getFunctionType(types, {}));
  kernel->setAttr(mlir::gpu::GPUDialect::getKernelFuncAttrName(),
                  rewriter.getUnitAttr());
  kernel.setKnownBlockSizeAttr(
      rewriter.getDenseI32ArrayAttr({int32_t(shape.threads), 1, 1}));
  kernel.setKnownGridSizeAttr(
      rewriter.getDenseI32ArrayAttr({int32_t(shape.blocks), 1, 1}));
  kernel->setAttr(kAccess,
                  rewriter.getDenseI32ArrayAttr(SmallVector<int32_t>(
                      operands.access.begin(), operands.access.end())));
  int64_t iterations = 1;
  for (int64_t size : op.getStaticLoopRanges())
    if (llvm::MulOverflow(iterations, size, iterations))
      iterations = INT64_MAX;
  kernel->setAttr(kIterations, rewriter.getI64IntegerAttr(iterations));
  if (shape.sectors.asked > 0)
    kernel->setAttr(kSectors, rewriter.getDenseI64ArrayAttr(
                                  {shape.sectors.asked, shape.sectors.needed}));
  OpBuilder::InsertionGuard guard(rewriter);
  Block &body = kernel.getBody().front();
  rewriter.setInsertionPointToStart(&body);
  IRMapping mapping;
  for (auto [value, argument] : llvm::zip(operands.values, body.getArguments()))
    mapping.map(value, argument);
  for (Operation *scalar : operands.scalars)
    rewriter.clone(*scalar, mapping);
  Operation *clone = cloneOps(rewriter, ops, mapping);
  clone->setDiscardableAttrs(DictionaryAttr::get(op->getContext()));
  if (Attribute start = op->getAttr(kStart))
    clone->setAttr(kStart, start);
  if (shape.isTiled) {
    ContractionTile tile = *tileContraction(op);
    ContractionMath used = tile.mathFor(math);
    TileNeighbours neighbours = neighboursOf(tile, used, ops.epilogue);
    clone->setAttr(kTiled, rewriter.getStringAttr(nameOf(used)));
    clone->setAttr(kNeighbours,
                   rewriter.getDenseI64ArrayAttr(
                       {neighbours.a, neighbours.b, neighbours.c}));
  }
  if (shape.rows > 0)
    clone->setAttr(kRows, rewriter.getI64IntegerAttr(shape.rows));
  if (shape.elements > 0)
    clone->setAttr(kElements, rewriter.getI64IntegerAttr(shape.elements));
  if (shape.areNeighbours)
    clone->setAttr(kAligned, rewriter.getUnitAttr());
  if (shape.isTransposed)
    clone->setAttr(kTransposed, rewriter.getUnitAttr());
  mlir::gpu::ReturnOp::create(rewriter, op.getLoc());
  return kernel;
}

/// Erases \p epilogue, if there is one, and \p sums, to which no op stores any
/// more.
static void eraseEpilogue(linalg::GenericOp epilogue, Value sums) {
  if (!epilogue)
    return;
  epilogue->erase();
  eraseWithUsers(sums.getDefiningOp());
}

/// Lowers an op that is neither a contraction in tiles nor a reduction.
static LogicalResult lowerAlone(RewriterBase &rewriter,
                                mlir::gpu::GPUFuncOp kernel,
                                linalg::LinalgOp op) {
  if (op->hasAttr(kTransposed)) {
    auto loops = describePointwise(op);
    auto tiles = loops ? describeTranspose(op, *loops) : std::nullopt;
    if (!tiles)
      return op->emitOpError("cannot be compiled for a GPU: it is a "
                             "transpose, but its copy in the kernel is not "
                             "recognised as a transpose");
    lowerTranspose(rewriter, kernel, op, *loops, *tiles);
    return success();
  }
  if (auto elements = op->getAttrOfType<IntegerAttr>(kElements)) {
    auto loops = describePointwise(op);
    if (!loops)
      return op->emitOpError("cannot be compiled for a GPU: in its kernel, the "
                             "addresses of its elements are not linear in the "
                             "op's loops");
    lowerPointwise(rewriter, kernel, op, *loops, elements.getInt(),
                   op->hasAttr(kAligned));
    return success();
  }
  FailureOr<linalg::LinalgOp> ordered = parallelFirst(rewriter, op);
  if (failed(ordered))
    return op->emitOpError("cannot be compiled for a GPU: the order of its "
                           "loops cannot be changed");
  op = *ordered;
  SmallVector<int64_t> sizes;
  for (auto [size, kind] :
       llvm::zip(op.getStaticLoopRanges(), op.getIteratorTypesArray()))
    if (kind == utils::IteratorType::parallel)
      sizes.push_back(size);
  rewriter.setInsertionPoint(op);
  if (failed(linalg::linalgOpToParallelLoops(rewriter, op)))
    return op->emitOpError(
        "cannot be compiled for a GPU: it cannot be written as loops");
  rewriter.eraseOp(op);
  auto loops = llvm::to_vector(kernel.getBody().getOps<scf::ParallelOp>());
  if (loops.size() != (sizes.empty() ? 0 : 1) ||
      (loops.size() == 1 && loops.front().getNumLoops() != sizes.size()))
    return kernel.emitOpError(
        "this is a bug: its parallel loops do not form one nest");
  if (!sizes.empty())
    spreadOverThreads(rewriter, loops.front(), sizes);
  return success();
}

LogicalResult lowerKernel(RewriterBase &rewriter, mlir::gpu::GPUFuncOp kernel) {
  SmallVector<linalg::LinalgOp> ops(
      kernel.getBody().getOps<linalg::LinalgOp>());
  linalg::LinalgOp op = ops[0];
  linalg::GenericOp epilogue;
  Value sums;
  if (ops.size() > 1) {
    epilogue = cast<linalg::GenericOp>(ops[1].getOperation());
    sums = op.getDpsInits()[0];
  }
  if (auto math = op->getAttrOfType<StringAttr>(kTiled)) {
    std::optional<ContractionTile> tile = tileContraction(op);
    if (!tile)
      return op->emitOpError("cannot be compiled for a GPU: it is a "
                             "contraction, but its copy in the kernel is not "
                             "recognised as a contraction");
    lowerTile(rewriter, kernel, op, *tile, *parseContractionMath(math),
              epilogue);
    eraseEpilogue(epilogue, sums);
    return success();
  }
  if (auto rows = op->getAttrOfType<IntegerAttr>(kRows)) {
    int64_t threads = (*kernel.getKnownBlockSize())[0];
    auto reduction = describeReduction(op);
    if (!reduction)
      return op->emitOpError("cannot be compiled for a GPU: it is a "
                             "reduction, but its copy in the kernel is not "
                             "recognised as a reduction");
    lowerReduction(rewriter, kernel, op, std::move(*reduction),
                   {rows.getInt(), threads}, epilogue);
    eraseEpilogue(epilogue, sums);
    return success();
  }
  if (epilogue)
    return op->emitOpError(
        "has an epilogue, but is not a sum that a kernel keeps in registers");
  return lowerAlone(rewriter, kernel, op);
}

} // namespace remat::gpu
