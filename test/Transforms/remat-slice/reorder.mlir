// RUN: remat-opt %s --remat-slice=slice-reorder=true 2>/dev/null | FileCheck %s

// Two parts of one gradient, of which the second begins with the first. A slice
// hands its last sum on to the next slice's first.
// CHECK-LABEL: func @chain
// CHECK-SAME:    (%[[X:.*]]: tensor<4x8xf32> {remat.slice = 0 : i64}, %[[Y:.*]]: tensor<4x8xf32>, %[[START:.*]]: tensor<8x8xf32>)
func.func @chain(%x: tensor<4x8xf32> {remat.slice = 0}, %y: tensor<4x8xf32>, %start: tensor<8x8xf32>) -> tensor<8x8xf32> {
  // CHECK: %[[A0:.*]] = linalg.generic {{.*}} outs(%[[START]] :
  // CHECK: %[[B0:.*]] = linalg.generic {{.*}} outs(%[[A0]] :
  // CHECK: %[[A1:.*]] = linalg.generic {{.*}} outs(%[[B0]] :
  // CHECK: %[[B1:.*]] = linalg.generic {{.*}} outs(%[[A1]] :
  // CHECK: return %[[B1]]
  %a = linalg.generic {
    indexing_maps = [affine_map<(i, j, b) -> (b, i)>, affine_map<(i, j, b) -> (b, j)>, affine_map<(i, j, b) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%x, %y : tensor<4x8xf32>, tensor<4x8xf32>) outs(%start : tensor<8x8xf32>) {
  ^bb0(%p: f32, %q: f32, %sum: f32):
    %r = arith.mulf %p, %q : f32
    %s = arith.addf %sum, %r : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  %b = linalg.generic {
    indexing_maps = [affine_map<(i, j, b) -> (b, i)>, affine_map<(i, j, b) -> (b, j)>, affine_map<(i, j, b) -> (i, j)>],
    iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%x, %x : tensor<4x8xf32>, tensor<4x8xf32>) outs(%a : tensor<8x8xf32>) {
  ^bb0(%p: f32, %q: f32, %sum: f32):
    %r = arith.mulf %p, %q : f32
    %s = arith.addf %sum, %r : f32
    linalg.yield %s : f32
  } -> tensor<8x8xf32>
  return %b : tensor<8x8xf32>
}
