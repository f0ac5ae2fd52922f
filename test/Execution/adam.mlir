// Adam's update of a donated parameter and its donated state, from a gradient
// that is a product in bf16: in place of the state, without a copy.
// RUN: remat-opt %s --remat-in-place=remarks -o %t.mlir 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: remat-run %s %t.mlir | FileCheck %s
// RUN: remat-run --arena %t.mlir | FileCheck %s --check-prefix=ARENA

// REMARK: remark: 3 results are written over operands

// Before: p, m and v of 16,384 bytes each, the gradient of 8,192, and three updates.
// The first update frees m: 3 * 16,384 + 8,192 + 16,384. After: no update has a buffer.
// CHECK: peak bytes 73,728 57,344{{$}}
// CHECK: buffers 7 4{{$}}
// CHECK: added copies 0 0{{$}}
// CHECK: all 3 outputs equal, bit for bit

// Only the gradient is not donated.
// ARENA: arena bytes 8,192{{$}}

#id = affine_map<(d0, d1) -> (d0, d1)>
func.func @main(%p: tensor<64x64xf32> {remat.donate}, %m: tensor<64x64xf32> {remat.donate},
                %v: tensor<64x64xf32> {remat.donate}, %x: tensor<64x64xbf16>, %dy: tensor<64x64xbf16>)
    -> (tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) {
  %b1 = arith.constant 0.9 : f32
  %c1 = arith.constant 0.1 : f32
  %b2 = arith.constant 0.999 : f32
  %c2 = arith.constant 0.001 : f32
  %rate = arith.constant 0.001 : f32
  %eps = arith.constant 1.0e-6 : f32
  %zero = arith.constant 0.0 : bf16
  %eh = tensor.empty() : tensor<64x64xbf16>
  %e = tensor.empty() : tensor<64x64xf32>
  %fill = linalg.fill ins(%zero : bf16) outs(%eh : tensor<64x64xbf16>) -> tensor<64x64xbf16>
  %g = linalg.matmul ins(%x, %dy : tensor<64x64xbf16>, tensor<64x64xbf16>)
      outs(%fill : tensor<64x64xbf16>) -> tensor<64x64xbf16>
  %m1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%m, %g : tensor<64x64xf32>, tensor<64x64xbf16>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%old: f32, %gradient: bf16, %out: f32):
    %f = arith.extf %gradient : bf16 to f32
    %a = arith.mulf %old, %b1 : f32
    %b = arith.mulf %f, %c1 : f32
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32>
  %v1 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%v, %g : tensor<64x64xf32>, tensor<64x64xbf16>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%old: f32, %gradient: bf16, %out: f32):
    %f = arith.extf %gradient : bf16 to f32
    %a = arith.mulf %old, %old : f32
    %c = arith.mulf %f, %f : f32
    %b = arith.mulf %c, %c2 : f32
    %d = arith.mulf %a, %b2 : f32
    %s = arith.addf %d, %b : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32>
  %p1 = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%p, %m1, %v1 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>) outs(%e : tensor<64x64xf32>) {
  ^bb0(%old: f32, %first: f32, %second: f32, %out: f32):
    %r = math.sqrt %second : f32
    %d = arith.addf %r, %eps : f32
    %q = arith.divf %first, %d : f32
    %a = arith.mulf %q, %rate : f32
    %s = arith.subf %old, %a : f32
    linalg.yield %s : f32
  } -> tensor<64x64xf32>
  return %p1, %m1, %v1 : tensor<64x64xf32>, tensor<64x64xf32>, tensor<64x64xf32>
}
