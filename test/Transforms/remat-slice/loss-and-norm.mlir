// REQUIRES: remat-run
// RUN: remat-opt %s --remat-slice=k=3 -o %t.mlir 2>&1 | FileCheck %s --check-prefix=SAID
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: remat-run %s %t.mlir | FileCheck %s --check-prefix=BITS

// A step with ops that are often thought to prevent slices. Dropout draws each
// element from the generator's state and the element's place, so a slice draws
// the bits of the whole. The mean loss and the norm of the clipped gradient
// read sums that are complete after the last slice.
// SAID:     remark: 8 elements in 3 slices: {{[0-9]+}} ops in 1 pass, 2 of them sums; 0 values are put together
// SAID-NOT: is computed on whole tensors
// BITS: all 2 outputs equal, bit for bit

// CHECK-LABEL: func @main
// The slices have 3, 3 and 2 rows; the places of the second and third count on.
// CHECK:     linalg.generic {{.*}} outs(%{{.*}} : tensor<3x4xf32>)
// CHECK:     %[[LOSS0:.*]] = linalg.generic {{.*}} outs(%{{.*}} : tensor<f32>)
// CHECK:     %[[G0:.*]] = linalg.matmul indexing_maps {{.*}} -> tensor<4x4xf32>
// CHECK:     %[[THREE:.*]] = arith.constant 3 : index
// CHECK:     arith.addi %{{.*}}, %[[THREE]] : index
// CHECK:     %[[LOSS1:.*]] = linalg.generic {{.*}} outs(%[[LOSS0]] : tensor<f32>)
// CHECK:     %[[G1:.*]] = linalg.matmul indexing_maps {{.*}} outs(%[[G0]] :
// CHECK:     %[[SIX:.*]] = arith.constant 6 : index
// CHECK:     arith.addi %{{.*}}, %[[SIX]] : index
// CHECK:     %[[LOSS2:.*]] = linalg.generic {{.*}} outs(%[[LOSS1]] : tensor<f32>)
// CHECK:     %[[G2:.*]] = linalg.matmul indexing_maps {{.*}} outs(%[[G1]] :
// Once, on the sums of all slices.
// CHECK:     arith.divf %[[LOSS2]],
// CHECK:     linalg.generic {{.*}} ins(%[[G2]] : tensor<4x4xf32>) outs(%{{.*}} : tensor<f32>)
// CHECK:     math.sqrt
// CHECK-NOT: linalg.matmul
func.func @main(%w: tensor<4x4xf32>, %state: tensor<i32>, %x: tensor<8x4xf32> {remat.slice = 0})
    -> (tensor<f32>, tensor<4x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x4xf32>
  %ew = tensor.empty() : tensor<4x4xf32>
  %es = tensor.empty() : tensor<f32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
  %zeros_w = linalg.fill ins(%zero : f32) outs(%ew : tensor<4x4xf32>) -> tensor<4x4xf32>
  %zeros_s = linalg.fill ins(%zero : f32) outs(%es : tensor<f32>) -> tensor<f32>
  %kept = linalg.generic {indexing_maps = [affine_map<(b, i) -> ()>, affine_map<(b, i) -> (b, i)>],
    iterator_types = ["parallel", "parallel"]} ins(%state : tensor<i32>) outs(%e : tensor<8x4xf32>) {
  ^bb0(%s: i32, %out: f32):
    %b = linalg.index 0 : index
    %i = linalg.index 1 : index
    %four = arith.constant 4 : index
    %row = arith.muli %b, %four : index
    %place = arith.addi %row, %i : index
    %counter = arith.index_cast %place : index to i32
    %factor = arith.constant 747796405 : i32
    %mixed = arith.muli %counter, %factor : i32
    %with_state = arith.addi %mixed, %s : i32
    %shift = arith.constant 15 : i32
    %high = arith.shrui %with_state, %shift : i32
    %bits = arith.xori %high, %with_state : i32
    %one = arith.constant 1 : i32
    %bit = arith.andi %bits, %one : i32
    %keep = arith.sitofp %bit : i32 to f32
    linalg.yield %keep : f32
  } -> tensor<8x4xf32>
  %dropped = arith.mulf %x, %kept : tensor<8x4xf32>
  %h = linalg.matmul ins(%dropped, %w : tensor<8x4xf32>, tensor<4x4xf32>) outs(%zeros : tensor<8x4xf32>) -> tensor<8x4xf32>
  %sum = linalg.generic {indexing_maps = [affine_map<(b, i) -> (b, i)>, affine_map<(b, i) -> ()>],
    iterator_types = ["reduction", "reduction"]} ins(%h : tensor<8x4xf32>) outs(%zeros_s : tensor<f32>) {
  ^bb0(%p: f32, %so_far: f32):
    %square = arith.mulf %p, %p : f32
    %next = arith.addf %so_far, %square : f32
    linalg.yield %next : f32
  } -> tensor<f32>
  %count = arith.constant dense<32.0> : tensor<f32>
  %g = linalg.matmul indexing_maps = [affine_map<(i, j, b) -> (b, i)>, affine_map<(i, j, b) -> (b, j)>, affine_map<(i, j, b) -> (i, j)>]
    ins(%dropped, %h : tensor<8x4xf32>, tensor<8x4xf32>) outs(%zeros_w : tensor<4x4xf32>) -> tensor<4x4xf32>
  %mean = arith.divf %sum, %count : tensor<f32>
  %squares = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>],
    iterator_types = ["reduction", "reduction"]} ins(%g : tensor<4x4xf32>) outs(%zeros_s : tensor<f32>) {
  ^bb0(%p: f32, %so_far: f32):
    %square = arith.mulf %p, %p : f32
    %next = arith.addf %so_far, %square : f32
    linalg.yield %next : f32
  } -> tensor<f32>
  %norm = math.sqrt %squares : tensor<f32>
  %most = arith.constant dense<1.0> : tensor<f32>
  %larger = arith.maximumf %norm, %most : tensor<f32>
  %new = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> ()>, affine_map<(i, j) -> (i, j)>],
    iterator_types = ["parallel", "parallel"]} ins(%w, %g, %larger : tensor<4x4xf32>, tensor<4x4xf32>, tensor<f32>) outs(%ew : tensor<4x4xf32>) {
  ^bb0(%p: f32, %q: f32, %n: f32, %out: f32):
    %clipped = arith.divf %q, %n : f32
    %updated = arith.subf %p, %clipped : f32
    linalg.yield %updated : f32
  } -> tensor<4x4xf32>
  return %mean, %new : tensor<f32>, tensor<4x4xf32>
}
