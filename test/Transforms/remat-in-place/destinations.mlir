// RUN: remat-opt %s -split-input-file --remat-in-place | FileCheck %s
// RUN: remat-opt %s -split-input-file --remat-in-place=remarks -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>

// A chain of elementwise ops needs one buffer; the first one reads an argument.
// REMARK: remark: 2 results are written over operands
// CHECK-LABEL: func @chain
// CHECK: %[[A:.*]] = linalg.exp {{.*}} outs(%{{.*}} : tensor<4x4xf32>)
// CHECK: %[[B:.*]] = linalg.exp ins(%[[A]] : {{.*}}) outs(%[[A]] :
// CHECK: linalg.exp ins(%[[B]] : {{.*}}) outs(%[[B]] :
func.func @chain(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %a = linalg.exp ins(%x : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = linalg.exp ins(%a : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %c = linalg.exp ins(%b : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %c : tensor<4x4xf32>
}

// -----

// The second operand dies; the first is read again. Both may be the same value.
// REMARK: remark: 2 results are written over operands
// CHECK-LABEL: func @second
// CHECK: %[[A:.*]] = linalg.exp
// CHECK: %[[B:.*]] = linalg.exp
// CHECK: %[[C:.*]] = linalg.mul ins(%[[A]], %[[B]] : {{.*}}) outs(%[[B]] :
// CHECK: %[[D:.*]] = linalg.mul ins(%[[A]], %[[A]] : {{.*}}) outs(%[[A]] :
func.func @second(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c = linalg.mul ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %d = linalg.mul ins(%a, %a : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %c, %d : tensor<4xf32>, tensor<4xf32>
}

// -----

// Updates write over the parameters that are donated, and over no others.
// REMARK: remark: 1 result is written over an operand
// CHECK-LABEL: func @update
// CHECK: linalg.sub ins(%[[P:.*]], %{{.*}} : {{.*}}) outs(%[[P]] :
// CHECK: %[[E:.*]] = tensor.empty
// CHECK: linalg.sub {{.*}} outs(%[[E]] :
func.func @update(%p: tensor<4xf32> {remat.donate}, %q: tensor<4xf32>, %g: tensor<4xf32>,
                  %r: tensor<4xf32> {jax.buffer_donor = false})
    -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.sub ins(%p, %g : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %f = tensor.empty() : tensor<4xf32>
  %b = linalg.sub ins(%q, %r : tensor<4xf32>, tensor<4xf32>) outs(%f : tensor<4xf32>) -> tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}

// -----

// A reshape of the operand is read later, and so is the value that a fence passes on.
// REMARK: remark: 0 results are written over operands
func.func @aliases(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<2x2xf32>, tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %view = tensor.expand_shape %a [[0, 1]] output_shape [2, 2] : tensor<4xf32> into tensor<2x2xf32>
  %b = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %m = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %n = remat.fence %m : tensor<4xf32>
  %o = linalg.exp ins(%m : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b, %view, %n, %o : tensor<4xf32>, tensor<2x2xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

#id = affine_map<(d0, d1) -> (d0, d1)>
#t = affine_map<(d0, d1) -> (d1, d0)>

// A transposed read, a read in the body, a sum, and other types.
// REMARK: remark: 0 results are written over operands
func.func @reads(%x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf16>) {
  %c0 = arith.constant 0 : index
  %e = tensor.empty() : tensor<4x4xf32>
  %h = tensor.empty() : tensor<4x4xf16>
  %v = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %b = linalg.generic {indexing_maps = [#id, #t, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %a : tensor<4x4xf32>, tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%in: f32, %other: f32, %out: f32):
    %s = arith.addf %in, %other : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %k = linalg.exp ins(%x : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %l = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%k : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %first = tensor.extract %k[%c0, %c0] : tensor<4x4xf32>
    %s = arith.addf %in, %first : f32
    linalg.yield %s : f32
  } -> tensor<4x4xf32>
  %m = linalg.exp ins(%x : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %n = linalg.generic {indexing_maps = [#id, affine_map<(d0, d1) -> (d0)>], iterator_types = ["parallel", "reduction"]}
      ins(%m : tensor<4x4xf32>) outs(%v : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %out : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %o = linalg.exp ins(%x : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) -> tensor<4x4xf32>
  %p = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%o : tensor<4x4xf32>) outs(%h : tensor<4x4xf16>) {
  ^bb0(%in: f32, %out: f16):
    %s = arith.truncf %in : f32 to f16
    linalg.yield %s : f16
  } -> tensor<4x4xf16>
  return %b, %l, %n, %p : tensor<4x4xf32>, tensor<4x4xf32>, tensor<4xf32>, tensor<4x4xf16>
}

// -----

// A part of a tensor, a constant, a filled tensor, and a copy on its way.
// REMARK: remark: 0 results are written over operands
func.func @sources(%x: tensor<8xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<8xf32>) {
  %zero = arith.constant 0.0 : f32
  %dense = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %w = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%w : tensor<8xf32>) -> tensor<8xf32>
  %part = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %b = linalg.exp ins(%part : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c = linalg.exp ins(%dense : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %f = linalg.fill ins(%zero : f32) outs(%w : tensor<8xf32>) -> tensor<8xf32>
  %g = linalg.exp ins(%f : tensor<8xf32>) outs(%w : tensor<8xf32>) -> tensor<8xf32>
  %m = linalg.exp ins(%x : tensor<8xf32>) outs(%w : tensor<8xf32>) -> tensor<8xf32>
  %host, %out = remat.swap_out %m : tensor<8xf32> -> !remat.host<8xf32>
  %n = linalg.exp ins(%m : tensor<8xf32>) outs(%w : tensor<8xf32>) -> tensor<8xf32>
  remat.await %out, %m : tensor<8xf32>
  return %b, %c, %g, %n : tensor<4xf32>, tensor<4xf32>, tensor<8xf32>, tensor<8xf32>
}
