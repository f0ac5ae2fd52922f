//===- ConvolutionMark.cpp ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Gpu/Convolutions/Convolutions.h"

#include "Gpu/Names.h"

#include "mlir/Dialect/Linalg/Transforms/Transforms.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

namespace remat::gpu {

namespace {

constexpr StringLiteral kMath = "math", kNumbers = "numbers",
                        kOperands = "operands", kNumber = "number";

/// Calls \p visit with each numeric field of \p convolution, always in the same
/// order.
template <typename Visit>
void eachNumber(GpuConvolution &convolution, Visit visit) {
  for (GpuConvolutionTensor *tensor :
       {&convolution.image, &convolution.filter, &convolution.result}) {
    for (int64_t *list : {tensor->sizes, tensor->steps})
      for (int i = 0; i < 4; ++i)
        visit(list[i]);
    visit(tensor->bytes);
  }
  for (int64_t *list : {convolution.before, convolution.after,
                        convolution.strides, convolution.dilations})
    for (int i = 0; i < 2; ++i)
      visit(list[i]);
}

} // namespace

void markConvolution(linalg::LinalgOp op, int64_t number, StringRef math,
                     const LibraryConvolution &found, StepBuffers &buffers) {
  OpBuilder builder(op);
  GpuConvolution convolution = found.convolution;
  SmallVector<int64_t> numbers{int64_t(convolution.kind),
                               int64_t(convolution.factors),
                               convolution.flipped};
  eachNumber(convolution, [&](int64_t &each) { numbers.push_back(each); });
  SmallVector<int64_t> operands;
  for (int role = 0; role < 3; ++role) {
    const ConvolutionSource &source = found.sources[role];
    operands.push_back(source.reader ? -1 : int64_t(found.operands[role]));
    buffers.keep(source, op);
    for (Operation *maker : source.makers) {
      bool isReader = maker == source.reader;
      if (auto copy = dyn_cast<memref::CopyOp>(maker)) {
        builder.setInsertionPoint(copy);
        maker = linalg::makeMemRefCopyOp(builder, copy.getLoc(),
                                         copy.getSource(), copy.getTarget());
        buffers.replace(copy, maker);
        copy.erase();
      }
      maker->setAttr(kPrepares, builder.getI64IntegerAttr(number));
      if (isReader)
        maker->setAttr(kBehind, builder.getI64IntegerAttr(role));
    }
  }
  op->setAttr(
      remat::gpu::kConvolution,
      builder.getDictionaryAttr(
          {builder.getNamedAttr(kMath, builder.getStringAttr(math)),
           builder.getNamedAttr(kNumber, builder.getI64IntegerAttr(number)),
           builder.getNamedAttr(kNumbers,
                                builder.getDenseI64ArrayAttr(numbers)),
           builder.getNamedAttr(kOperands,
                                builder.getDenseI64ArrayAttr(operands))}));
}

ConvolutionMark readMark(DictionaryAttr attribute) {
  ConvolutionMark mark;
  mark.number = cast<IntegerAttr>(attribute.get(kNumber)).getInt();
  ArrayRef<int64_t> numbers =
      cast<DenseI64ArrayAttr>(attribute.get(kNumbers)).asArrayRef();
  mark.convolution.math = cast<StringAttr>(attribute.get(kMath)).str();
  mark.convolution.kind = GpuConvolutionKind(numbers[0]);
  mark.convolution.factors = GpuFactors(numbers[1]);
  mark.convolution.flipped = numbers[2] != 0;
  numbers = numbers.drop_front(3);
  eachNumber(mark.convolution, [&](int64_t &each) {
    each = numbers.front();
    numbers = numbers.drop_front();
  });
  llvm::copy(cast<DenseI64ArrayAttr>(attribute.get(kOperands)).asArrayRef(),
             mark.operands);
  return mark;
}

DictionaryAttr withOperands(DictionaryAttr attribute,
                            ArrayRef<int64_t> operands) {
  NamedAttrList list(attribute);
  list.set(kOperands, DenseI64ArrayAttr::get(attribute.getContext(), operands));
  return list.getDictionary(attribute.getContext());
}

} // namespace remat::gpu
