// RUN: remat-opt %s --split-input-file --remat-print-graph -o /dev/null | FileCheck %s

// Reshapes, casts and slices are their source: one tensor, no node.

// CHECK-LABEL: graph chain: 2 nodes, 3 tensors,
// CHECK-NEXT:  t0 arg0: 64 bytes, resident
// CHECK-NEXT:  t1 exp.0: 64 bytes
// CHECK-NEXT:  t2 exp.1: 16 bytes
// CHECK-NEXT:  n0 exp.0 (elementwise): t0 -> t1,
// CHECK-NEXT:  n1 exp.1 (elementwise): t1 -> t2,
// CHECK-NEXT:  outputs t2
func.func @chain(%x: tensor<16xf32>) -> tensor<4xf32> {
  %e16 = tensor.empty() : tensor<16xf32>
  %e4 = tensor.empty() : tensor<4xf32>
  %0 = linalg.exp ins(%x : tensor<16xf32>) outs(%e16 : tensor<16xf32>) -> tensor<16xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  %2 = tensor.collapse_shape %1 [[0, 1]] : tensor<4x4xf32> into tensor<16xf32>
  %3 = tensor.cast %2 : tensor<16xf32> to tensor<?xf32>
  %4 = tensor.cast %3 : tensor<?xf32> to tensor<16xf32>
  %5 = tensor.extract_slice %4[4] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %6 = linalg.exp ins(%5 : tensor<4xf32>) outs(%e4 : tensor<4xf32>) -> tensor<4xf32>
  return %6 : tensor<4xf32>
}

// -----

// Two columns of a matrix are not contiguous, and to collapse them is to copy
// them: 8 elements read, 8 written. Two rows are.

// CHECK-LABEL: graph collapse: 3 nodes, 4 tensors,
// CHECK-NEXT:  t0 arg0: 64 bytes, resident
// CHECK-NEXT:  t1 collapse_shape.0: 32 bytes
// CHECK-NEXT:  t2 exp.1: 32 bytes
// CHECK-NEXT:  t3 exp.2: 32 bytes
// CHECK-NEXT:  n0 collapse_shape.0 (move): t0 -> t1, flops 0, bytes 64, cost 0
// CHECK-NEXT:  n1 exp.1 (elementwise): t1 -> t2,
// CHECK-NEXT:  n2 exp.2 (elementwise): t0 -> t3,
func.func @collapse(%x: tensor<4x4xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %columns = tensor.extract_slice %x[0, 1] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  %0 = tensor.collapse_shape %columns [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %1 = linalg.exp ins(%0 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %rows = tensor.extract_slice %x[1, 0] [2, 4] [1, 1] : tensor<4x4xf32> to tensor<2x4xf32>
  %2 = tensor.collapse_shape %rows [[0, 1]] : tensor<2x4xf32> into tensor<8xf32>
  %3 = linalg.exp ins(%2 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %1, %3 : tensor<8xf32>, tensor<8xf32>
}

// -----

// The layout is followed through views of the slice.

// CHECK-LABEL: graph deep: 2 nodes,
// CHECK:       n0 collapse_shape.0 (move): t0 -> t1,
// CHECK-NEXT:  n1 exp.1 (elementwise): t1 -> t2,
func.func @deep(%x: tensor<4x4xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %columns = tensor.extract_slice %x[0, 1] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  %0 = tensor.expand_shape %columns [[0, 1], [2]] output_shape [2, 2, 2] : tensor<4x2xf32> into tensor<2x2x2xf32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<2x2x2xf32> into tensor<8xf32>
  %2 = linalg.exp ins(%1 : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %2 : tensor<8xf32>
}

// -----

// A part of a tensor that is returned is copied out of it; a reshape of all of
// it is not.

// CHECK-LABEL: graph returned: 2 nodes, 3 tensors,
// CHECK:       n0 exp.0 (elementwise): t0 -> t1,
// CHECK-NEXT:  n1 extract_slice.1 (move): t1 -> t2, flops 0, bytes 32, cost 0
// CHECK-NEXT:  outputs t2 t1
func.func @returned(%x: tensor<16xf32>) -> (tensor<2x2xf32>, tensor<4x4xf32>) {
  %e = tensor.empty() : tensor<16xf32>
  %0 = linalg.exp ins(%x : tensor<16xf32>) outs(%e : tensor<16xf32>) -> tensor<16xf32>
  %1 = tensor.extract_slice %0[0] [4] [1] : tensor<16xf32> to tensor<4xf32>
  %2 = tensor.expand_shape %1 [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %3 = tensor.expand_shape %0 [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
  return %2, %3 : tensor<2x2xf32>, tensor<4x4xf32>
}

// -----

// A view of a value that is made where it is read is also made where it is read.

// CHECK-LABEL: graph free: 1 nodes, 1 tensors,
// CHECK-NEXT:  t0 add.0: 16 bytes
// CHECK-NEXT:  n0 add.0 (elementwise): -> t0, flops 4, bytes 16, cost 4
func.func @free() -> tensor<2x2xf32> {
  %splat = arith.constant dense<1.0> : tensor<4xf32>
  %flat = tensor.empty() : tensor<4xf32>
  %0 = tensor.expand_shape %splat [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %1 = tensor.expand_shape %flat [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %2 = linalg.add ins(%0, %0 : tensor<2x2xf32>, tensor<2x2xf32>) outs(%1 : tensor<2x2xf32>) -> tensor<2x2xf32>
  return %2 : tensor<2x2xf32>
}

// -----

// A part that is returned is copied out of its source, once: if it ran again,
// the first run would not be returned and hold the source instead.

// CHECK-LABEL: graph returned: 3 nodes,
// CHECK:       n1 extract_slice.1 (move): t1 -> t2, {{.*}}, never again
func.func @returned(%x: tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e8 = tensor.empty() : tensor<8xf32>
  %e4 = tensor.empty() : tensor<4xf32>
  %0 = linalg.exp ins(%x : tensor<8xf32>) outs(%e8 : tensor<8xf32>) -> tensor<8xf32>
  %1 = tensor.extract_slice %0[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %2 = linalg.exp ins(%1 : tensor<4xf32>) outs(%e4 : tensor<4xf32>) -> tensor<4xf32>
  return %1, %2 : tensor<4xf32>, tensor<4xf32>
}

// -----

// Nobody reads the copy of the columns, so it is not made.

// CHECK-LABEL: graph dead: 1 nodes, 2 tensors,
func.func @dead(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %columns = tensor.extract_slice %x[0, 1] [4, 2] [1, 1] : tensor<4x4xf32> to tensor<4x2xf32>
  %0 = tensor.collapse_shape %columns [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %1 = math.exp %x : tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}
