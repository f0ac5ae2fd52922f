//===- LibraryConvolution.cpp ---------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Convolutions/Convolutions.h"

#include "Execution/Bufferization/Contractions.h"

#include "mlir/Dialect/Affine/Analysis/AffineStructures.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace remat::gpu {

namespace {

/// One spatial dimension of the image. A dimension has a loop of the result and
/// a loop that is summed up, each with a stride. The number of the summed loop
/// is -1 if it has only one iteration.
struct Axis {
  int64_t dim = -1; ///< The dimension of the image.
  int64_t outer = -1, inner = -1;
  int64_t outerStep = 1, innerStep = 1;
};

/// The roles of the loops in result[n, k, p, q] += image[n, c, ..] * filter[k,
/// c, r, s].
struct Roles {
  unsigned image = 0, filter = 1; ///< The indices of the image and the filter
                                  ///< among the operands.
  SmallVector<Axis> axes;
  int64_t n = -1, c = -1, k = -1;
};

/// Returns the dimension of operand \p operand that \p loop indexes, or -1.
int64_t dimOf(linalg::LinalgOp op, unsigned operand, int64_t loop) {
  AffineMap map = op.getMatchingIndexingMap(&op->getOpOperand(operand));
  for (auto [i, expr] : llvm::enumerate(map.getResults()))
    if (auto dim = dyn_cast<AffineDimExpr>(expr);
        dim && int64_t(dim.getPosition()) == loop)
      return int64_t(i);
  return -1;
}

/// Reads the index expressions of the image operand, and fills in the axes.
bool readAxes(linalg::LinalgOp op, Roles &roles, SmallVector<int64_t> &plain) {
  AffineMap map = op.getMatchingIndexingMap(&op->getOpOperand(roles.image));
  auto kinds = op.getIteratorTypesArray();
  for (auto [i, expr] : llvm::enumerate(map.getResults())) {
    SmallVector<int64_t> flat; // The coefficients of the loops in the
                               // expression, followed by its constant.
    if (failed(getFlattenedAffineExpr(expr, map.getNumDims(), 0, &flat)) ||
        flat.size() != map.getNumDims() + 1 || flat.back() != 0)
      return false;
    Axis axis;
    axis.dim = int64_t(i);
    int64_t loops = 0;
    for (int64_t loop = 0; loop < map.getNumDims(); ++loop) {
      if (flat[size_t(loop)] == 0)
        continue;
      ++loops;
      bool isOuter = kinds[size_t(loop)] == utils::IteratorType::parallel;
      int64_t &known = isOuter ? axis.outer : axis.inner;
      if (known >= 0 || flat[size_t(loop)] < 0)
        return false;
      known = loop;
      (isOuter ? axis.outerStep : axis.innerStep) = flat[size_t(loop)];
    }
    bool isPlain = loops == 1 && axis.outerStep == 1 && axis.innerStep == 1;
    if (isPlain)
      plain.push_back(axis.outer >= 0 ? axis.outer : axis.inner);
    else
      roles.axes.push_back(axis);
  }
  return roles.axes.size() == 2 && plain.size() == 2;
}

std::optional<Roles> readRoles(linalg::LinalgOp op, unsigned image) {
  constexpr unsigned kResult = 2;
  Roles roles;
  roles.image = image;
  roles.filter = 1 - image;
  SmallVector<int64_t> plain;
  if (!readAxes(op, roles, plain))
    return std::nullopt;
  auto kinds = op.getIteratorTypesArray();
  for (int64_t loop : plain)
    (kinds[size_t(loop)] == utils::IteratorType::parallel ? roles.n : roles.c) =
        loop;
  for (int64_t loop = 0; loop < int64_t(kinds.size()); ++loop)
    if (kinds[size_t(loop)] == utils::IteratorType::parallel &&
        dimOf(op, image, loop) < 0 && dimOf(op, roles.filter, loop) >= 0)
      roles.k = loop;
  if (roles.n < 0 || roles.c < 0 || roles.k < 0)
    return std::nullopt;
  // Each operand has exactly the loops of its role.
  SmallVector<int64_t> ofFilter{roles.k, roles.c}, ofResult{roles.n, roles.k};
  for (const Axis &axis : roles.axes) {
    if (axis.inner >= 0)
      ofFilter.push_back(axis.inner);
    if (axis.outer >= 0)
      ofResult.push_back(axis.outer);
  }
  auto has = [&](unsigned operand, ArrayRef<int64_t> loops) {
    auto map = op.getMatchingIndexingMap(&op->getOpOperand(operand));
    return map.getNumResults() == loops.size() &&
           llvm::all_of(loops, [&](int64_t loop) {
             return dimOf(op, operand, loop) >= 0;
           });
  };
  if (!has(roles.filter, ofFilter) || !has(kResult, ofResult))
    return std::nullopt;
  return roles;
}

/// Fills in a GpuConvolution from the roles of the loops and the original
/// tensors.
class Builder {
public:
  Builder(linalg::LinalgOp op, const Roles &roles,
          ArrayRef<ConvolutionSource> sources)
      : op(op), roles(roles), sources(sources),
        sizes(op.getStaticLoopRanges()) {}

  std::optional<LibraryConvolution> run() {
    const ConvolutionSource &image = sources[roles.image];
    bool isSpread = false;
    for (const Axis &axis : roles.axes) {
      inner *= sizeOf(axis.inner);
      outer *= sizeOf(axis.outer);
      isSpread |= image.dims[size_t(axis.dim)].spread != 1;
    }
    auto isReversed = reversedFilter();
    if (!isReversed || !arePlain())
      return std::nullopt;
    bool done;
    if (inner > outer && !isSpread)
      done = !*isReversed && makeFilterGradient();
    else if ((isSpread || *isReversed) && makeDataGradient(*isReversed))
      done = true;
    else
      done = !isSpread && makeForward(*isReversed);
    if (!done)
      return std::nullopt;
    finish();
    return result;
  }

private:
  int64_t sizeOf(int64_t loop) const {
    return loop < 0 ? 1 : sizes[size_t(loop)];
  }

  /// Returns the dimension of an operand that \p loop indexes. If no dimension
  /// has this index, returns a dimension of one element.
  SourceDim at(unsigned operand, int64_t loop) const {
    int64_t dim = loop < 0 ? -1 : dimOf(op, operand, loop);
    return dim < 0 ? SourceDim() : sources[operand].dims[size_t(dim)];
  }
  SourceDim atAxis(int i) const {
    return sources[roles.image].dims[size_t(roles.axes[size_t(i)].dim)];
  }

  /// Returns whether the filter is read in reverse in both dimensions, or none
  /// if it is read in reverse in only one of them.
  std::optional<bool> reversedFilter() const {
    std::optional<bool> reversed;
    for (const Axis &axis : roles.axes) {
      SourceDim dim = at(roles.filter, axis.inner);
      if (dim.size == 1)
        continue;
      if (reversed && *reversed != dim.reversed)
        return std::nullopt;
      reversed = dim.reversed;
    }
    return reversed.value_or(false);
  }

  /// Returns whether no dimension has zeros around it except the image's rows
  /// and columns, and none is reversed except the filter's rows and columns.
  bool arePlain() const {
    auto isPlain = [](const SourceDim &dim) {
      return dim.before == 0 && dim.spread == 1 &&
             (!dim.reversed || dim.size == 1);
    };
    for (auto [operand, loop] :
         {std::pair{roles.image, roles.n}, std::pair{roles.image, roles.c},
          std::pair{roles.filter, roles.c}, std::pair{roles.filter, roles.k}}) {
      SourceDim dim = at(operand, loop);
      if (!isPlain(dim) || dim.size != sizeOf(loop))
        return false;
    }
    for (int i = 0; i < 2; ++i) {
      SourceDim dim = at(roles.filter, roles.axes[size_t(i)].inner);
      if (dim.before != 0 || dim.spread != 1 || atAxis(i).reversed ||
          dim.size != sizeOf(roles.axes[size_t(i)].inner))
        return false;
    }
    return true;
  }

  static GpuConvolutionTensor tensorOf(ArrayRef<SourceDim> dims) {
    GpuConvolutionTensor tensor;
    for (int i = 0; i < 4; ++i) {
      tensor.sizes[i] = dims[size_t(i)].size;
      tensor.steps[i] = dims[size_t(i)].step;
    }
    return tensor;
  }

  void take(int role, unsigned operand) {
    result.operands[role] = operand;
    result.sources[role] = sources[operand];
  }

  /// Computes the number of zeros after an image of \p size elements, so that
  /// \p steps windows fit. Rows that no window reads are cut off. Returns false
  /// if no rows of the image would be left.
  static bool fit(int64_t &size, int64_t before, int64_t &after, int64_t steps,
                  int64_t stride, int64_t window, int64_t dilation) {
    after = (steps - 1) * stride + (window - 1) * dilation + 1 - size - before;
    if (after < 0) {
      size += after;
      after = 0;
    }
    return size > 0 && before >= 0;
  }

  /// If \p isOuter is true, the windows of the image move along the outer loops
  /// and contain the inner loops. If \p isOuter is false, the outer and the
  /// inner loops exchange these roles. Returns false if the windows do not fit.
  bool stepAlong(bool isOuter) {
    GpuConvolution &made = result.convolution;
    for (int i = 0; i < 2; ++i) {
      const Axis &axis = roles.axes[size_t(i)];
      int64_t steps = sizeOf(axis.outer), window = sizeOf(axis.inner);
      made.before[i] = atAxis(i).before;
      made.strides[i] = axis.outerStep;
      made.dilations[i] = axis.innerStep;
      if (!isOuter) {
        std::swap(steps, window);
        std::swap(made.strides[i], made.dilations[i]);
      }
      if (!fit(made.image.sizes[2 + i], made.before[i], made.after[i], steps,
               made.strides[i], window, made.dilations[i]))
        return false;
    }
    return true;
  }

  bool makeForward(bool reversed) {
    GpuConvolution &made = result.convolution;
    made.kind = GpuConvolutionKind::Forward;
    made.flipped = reversed;
    take(0, roles.image);
    take(1, roles.filter);
    take(2, 2);
    const Axis &y = roles.axes[0], &x = roles.axes[1];
    made.image = tensorOf({at(roles.image, roles.n), at(roles.image, roles.c),
                           atAxis(0), atAxis(1)});
    made.filter =
        tensorOf({at(roles.filter, roles.k), at(roles.filter, roles.c),
                  at(roles.filter, y.inner), at(roles.filter, x.inner)});
    made.result = tensorOf(
        {at(2, roles.n), at(2, roles.k), at(2, y.outer), at(2, x.outer)});
    return stepAlong(/*isOuter=*/true);
  }

  /// Describes the gradient of the filter. The outer loops are the rows and
  /// columns of the result. The loops of the image's gradient are summed up.
  bool makeFilterGradient() {
    GpuConvolution &made = result.convolution;
    made.kind = GpuConvolutionKind::Filter;
    take(0, roles.image);
    take(1, 2);
    take(2, roles.filter);
    const Axis &y = roles.axes[0], &x = roles.axes[1];
    made.image = tensorOf({at(roles.image, roles.c), at(roles.image, roles.n),
                           atAxis(0), atAxis(1)});
    made.filter = tensorOf(
        {at(2, roles.k), at(2, roles.n), at(2, y.outer), at(2, x.outer)});
    made.result =
        tensorOf({at(roles.filter, roles.c), at(roles.filter, roles.k),
                  at(roles.filter, y.inner), at(roles.filter, x.inner)});
    return stepAlong(/*isOuter=*/false);
  }

  /// Describes the gradient of the image. The windows of the forward
  /// convolution are `spread` rows apart: row h is the sum of gradient[p] *
  /// filter[r] with h = p * spread + r * dilation - before.
  bool makeDataGradient(bool reversed) {
    GpuConvolution made;
    made.kind = GpuConvolutionKind::Data;
    made.flipped = !reversed;
    const Axis &y = roles.axes[0], &x = roles.axes[1];
    made.image = tensorOf(
        {at(2, roles.n), at(2, roles.k), at(2, y.outer), at(2, x.outer)});
    made.filter =
        tensorOf({at(roles.filter, roles.c), at(roles.filter, roles.k),
                  at(roles.filter, y.inner), at(roles.filter, x.inner)});
    made.result = tensorOf({at(roles.image, roles.n), at(roles.image, roles.c),
                            atAxis(0), atAxis(1)});
    for (int i = 0; i < 2; ++i) {
      const Axis &axis = roles.axes[size_t(i)];
      if (axis.outerStep != 1)
        return false;
      int64_t window = sizeOf(axis.inner);
      made.dilations[i] = axis.innerStep;
      made.strides[i] = atAxis(i).spread;
      made.before[i] = (window - 1) * axis.innerStep - atAxis(i).before;
      int64_t size = made.image.sizes[2 + i];
      // All rows of the image count, because the last rows of the image may be
      // in no window.
      int64_t all = (made.result.sizes[2 + i] - 1) * made.strides[i] +
                    (window - 1) * axis.innerStep + 1;
      made.after[i] = std::max<int64_t>(0, all - size - made.before[i]);
      if (made.before[i] < 0 ||
          size + made.before[i] + made.after[i] - all >= made.strides[i])
        return false;
    }
    result.convolution = made;
    take(0, 2);
    take(1, roles.filter);
    take(2, roles.image);
    return true;
  }

  void finish() {
    GpuConvolution &made = result.convolution;
    Type type = cast<MemRefType>(op->getOperand(0).getType()).getElementType();
    made.factors = type.isBF16()  ? GpuFactors::BF16
                   : type.isF16() ? GpuFactors::F16
                                  : GpuFactors::F32;
    for (GpuConvolutionTensor *tensor :
         {&made.image, &made.filter, &made.result}) {
      int64_t last = 0;
      for (int i = 0; i < 4; ++i)
        last += (tensor->sizes[i] - 1) * tensor->steps[i];
      bool isSum = tensor == &made.sums();
      tensor->bytes =
          (last + 1) * (isSum ? 4 : type.getIntOrFloatBitWidth() / 8);
    }
  }

  linalg::LinalgOp op;
  const Roles &roles;
  ArrayRef<ConvolutionSource> sources;
  SmallVector<int64_t> sizes;
  int64_t inner = 1, outer = 1;
  LibraryConvolution result;
};

} // namespace

std::optional<LibraryConvolution>
matchLibraryConvolution(linalg::LinalgOp op, const StepBuffers *buffers) {
  if (!op.hasPureBufferSemantics() || !execution::matchContraction(op))
    return std::nullopt;
  auto typeOf = [&](unsigned i) {
    return cast<MemRefType>(op->getOperand(i).getType()).getElementType();
  };
  if (typeOf(0) != typeOf(1))
    return std::nullopt;
  for (unsigned image : {0u, 1u}) {
    auto roles = readRoles(op, image);
    if (!roles)
      continue;
    // Tries to replace both operands by their original tensors, then only one,
    // then none.
    for (unsigned behind : {3u, 1u, 2u, 0u}) {
      if (!buffers && behind)
        continue;
      SmallVector<ConvolutionSource> sources;
      for (unsigned i = 0; i < 3; ++i)
        sources.push_back(i < 2 && ((behind >> i) & 1)
                              ? buffers->sourceOf(op, op->getOperand(i))
                              : directSource(op->getOperand(i)));
      if (llvm::any_of(sources, [](const ConvolutionSource &source) {
            return source.dims.empty();
          }))
        return std::nullopt;
      if (auto found = Builder(op, *roles, sources).run())
        return found;
    }
  }
  return std::nullopt;
}

} // namespace remat::gpu
