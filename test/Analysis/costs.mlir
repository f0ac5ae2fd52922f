// RUN: remat-opt %s --split-input-file --remat-print-graph -o /dev/null 2>/dev/null | FileCheck %s

// A convolution: 1 x 6 x 6 results of 8 channels, each a sum over 3 x 3 x 4:
// 2 * 288 * 36 FLOP; 8*8*4 + 3*3*4*8 elements read and 288 written.

// CHECK-LABEL: graph convolution:
// CHECK:       n0 conv_2d_nhwc_hwcf.0 (conv): t0 t1 -> t2, flops 20736, bytes 3328,
func.func @convolution(%x: tensor<1x8x8x4xf32>, %k: tensor<3x3x4x8xf32>) -> tensor<1x6x6x8xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x6x6x8xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
  %0 = linalg.conv_2d_nhwc_hwcf {strides = dense<1> : vector<2xi64>, dilations = dense<1> : vector<2xi64>}
      ins(%x, %k : tensor<1x8x8x4xf32>, tensor<3x3x4x8xf32>) outs(%f : tensor<1x6x6x8xf32>) -> tensor<1x6x6x8xf32>
  return %0 : tensor<1x6x6x8xf32>
}

// -----

// The same sum as a generic, in one dimension, is a convolution, too. The
// analysis knows this because one input is a window of the other.

// CHECK-LABEL: graph window:
// CHECK:       n0 generic.0 (conv): t0 t1 -> t2, flops 192, bytes 192,
func.func @window(%x: tensor<10x2xf32>, %k: tensor<3x2x2xf32>) -> tensor<8x2xf32> {
  %zero = arith.constant dense<0.0> : tensor<8x2xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(i, f, r, c) -> (i + r, c)>, affine_map<(i, f, r, c) -> (r, c, f)>,
                       affine_map<(i, f, r, c) -> (i, f)>],
      iterator_types = ["parallel", "parallel", "reduction", "reduction"]}
      ins(%x, %k : tensor<10x2xf32>, tensor<3x2x2xf32>) outs(%zero : tensor<8x2xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %1 = arith.mulf %a, %b : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
  } -> tensor<8x2xf32>
  return %0 : tensor<8x2xf32>
}

// -----

// A sum of products without both an M and an N dimension is a reduction:
// batch-norm's sum over the batch, and a matrix times a vector.

// CHECK-LABEL: graph not_matmul:
// CHECK:       n0 generic.0 (reduce): t0 t1 -> t2, flops 64, bytes 272,
// CHECK-NEXT:  n1 matvec.1 (reduce): t0 t2 -> t3, flops 64, bytes 176,
func.func @not_matmul(%x: tensor<8x4xf32>, %g: tensor<8x4xf32>) -> (tensor<4xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %0 = linalg.generic {
      indexing_maps = [affine_map<(c, n) -> (n, c)>, affine_map<(c, n) -> (n, c)>, affine_map<(c, n) -> (c)>],
      iterator_types = ["parallel", "reduction"]}
      ins(%x, %g : tensor<8x4xf32>, tensor<8x4xf32>) outs(%f : tensor<4xf32>) {
    ^bb0(%a: f32, %b: f32, %out: f32):
      %1 = arith.mulf %a, %b : f32
      %2 = arith.addf %out, %1 : f32
      linalg.yield %2 : f32
  } -> tensor<4xf32>
  %e8 = tensor.empty() : tensor<8xf32>
  %f8 = linalg.fill ins(%zero : f32) outs(%e8 : tensor<8xf32>) -> tensor<8xf32>
  %1 = linalg.matvec ins(%x, %0 : tensor<8x4xf32>, tensor<4xf32>) outs(%f8 : tensor<8xf32>) -> tensor<8xf32>
  return %0, %1 : tensor<4xf32>, tensor<8xf32>
}

// -----

// In a body, arithmetic, comparison, selection and transcendentals count 1
// each, and a fused multiply-add counts 2. Indices, conversions and constants
// do not count. 4 * (exp, fma 2, cmp, select) = 20.

// CHECK-LABEL: graph body:
// CHECK:       n0 generic.0 (elementwise): t0 -> t1, flops 20, bytes 48,
func.func @body(%x: tensor<4xf32>) -> tensor<4xf64> {
  %e = tensor.empty() : tensor<4xf64>
  %c1 = arith.constant 1 : index
  %0 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%x : tensor<4xf32>) outs(%e : tensor<4xf64>) {
    ^bb0(%a: f32, %out: f64):
      %two = arith.constant 2.0 : f32
      %i = linalg.index 0 : index
      %j = arith.addi %i, %c1 : index
      %inside = arith.cmpi slt, %i, %j : index
      %1 = math.exp %a : f32
      %2 = math.fma %1, %two, %a : f32
      %3 = arith.cmpf ogt, %2, %two : f32
      %4 = arith.select %3, %2, %two : f32
      %5 = arith.extf %4 : f32 to f64
      linalg.yield %5 : f64
  } -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// -----

// Complex and integer arithmetic.

// CHECK-LABEL: graph numbers:
// CHECK:       n0 matmul.0 (matmul): t0 -> t2, flops 128, bytes 96,
// CHECK-NEXT:  n1 generic.1 (elementwise): t1 -> t3, flops 76, bytes 64,
func.func @numbers(%q: tensor<4x4xi8>, %z: tensor<4xcomplex<f32>>) -> (tensor<4x4xi32>, tensor<4xcomplex<f32>>) {
  %zero = arith.constant dense<0> : tensor<4x4xi32>
  %0 = linalg.matmul ins(%q, %q : tensor<4x4xi8>, tensor<4x4xi8>) outs(%zero : tensor<4x4xi32>) -> tensor<4x4xi32>
  %e = tensor.empty() : tensor<4xcomplex<f32>>
  %1 = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%z : tensor<4xcomplex<f32>>) outs(%e : tensor<4xcomplex<f32>>) {
    ^bb0(%a: complex<f32>, %out: complex<f32>):
      %2 = complex.mul %a, %a : complex<f32>
      %3 = complex.div %2, %a : complex<f32>
      %4 = complex.add %3, %a : complex<f32>
      linalg.yield %4 : complex<f32>
  } -> tensor<4xcomplex<f32>>
  return %0, %1 : tensor<4x4xi32>, tensor<4xcomplex<f32>>
}

// -----

// Moves: a transpose reads and writes each element, and a gather reads and writes the gathered elements.

// CHECK-LABEL: graph moves:
// CHECK:       n0 transpose.0 (move): t0 -> t2, flops 0, bytes 64,
// CHECK-NEXT:  n1 gather.1 (move): t0 t1 -> t3, flops 0, bytes 48,
// CHECK-NEXT:  n2 pack.2 (move): t0 -> t4, flops 0, bytes 64,
// CHECK-NEXT:  n3 concat.3 (move): t0 -> t5, flops 0, bytes 128,
func.func @moves(%x: tensor<2x4xf32>, %at: tensor<2x1xindex>) -> (tensor<4x2xf32>, tensor<2x2x1xf32>, tensor<1x2x2x2xf32>, tensor<4x4xf32>) {
  %e = tensor.empty() : tensor<4x2xf32>
  %0 = linalg.transpose ins(%x : tensor<2x4xf32>) outs(%e : tensor<4x2xf32>) permutation = [1, 0]
  %1 = tensor.gather %x[%at] gather_dims([1]) : (tensor<2x4xf32>, tensor<2x1xindex>) -> tensor<2x2x1xf32>
  %p = tensor.empty() : tensor<1x2x2x2xf32>
  %2 = linalg.pack %x inner_dims_pos = [0, 1] inner_tiles = [2, 2] into %p : tensor<2x4xf32> -> tensor<1x2x2x2xf32>
  %3 = tensor.concat dim(0) %x, %x : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
  return %0, %1, %2, %3 : tensor<4x2xf32>, tensor<2x2x1xf32>, tensor<1x2x2x2xf32>, tensor<4x4xf32>
}

// -----

// Elementwise ops on tensors, and unknown ops, count 1 FLOP for each element.

// CHECK-LABEL: graph tensors:
// CHECK:       n0 addf.0 (elementwise): t0 -> t1, flops 4, bytes 48,
// CHECK-NEXT:  n1 truncf.1 (other): t1 -> t2, flops 0, bytes 24,
func.func @tensors(%x: tensor<4xf32>) -> tensor<4xf16> {
  %0 = arith.addf %x, %x : tensor<4xf32>
  %1 = arith.truncf %0 : tensor<4xf32> to tensor<4xf16>
  return %1 : tensor<4xf16>
}
