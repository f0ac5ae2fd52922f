// RUN: remat-opt %s --split-input-file --remat-fuse-elementwise | FileCheck %s

// Beside the fused op there are ops that a cleanup would replace or erase: one
// reads a tensor twice, and no op reads the result of the other.

#id = affine_map<(i) -> (i)>

// CHECK-LABEL: func @sum_of_squares
// CHECK-SAME: (%[[T:.*]]: tensor<8xf32>, %[[U:.*]]: tensor<8xf32>)
// CHECK-NEXT: %[[E:.*]] = tensor.empty
// CHECK-NEXT: %[[R:.*]] = linalg.generic {{.*}} ins(%[[T]], %[[U]] : tensor<8xf32>, tensor<8xf32>) outs(%[[E]] : tensor<8xf32>)
// CHECK-NEXT: ^bb0(%[[P:.*]]: f32, %[[Q:.*]]: f32, %{{.*}}: f32):
// CHECK-NEXT: %[[A:.*]] = arith.mulf %[[P]], %[[P]]
// CHECK-NEXT: %[[B:.*]] = arith.mulf %[[Q]], %[[Q]]
// CHECK-NEXT: %[[S:.*]] = arith.addf %[[A]], %[[B]]
// CHECK-NEXT: linalg.yield %[[S]]
// CHECK-NEXT: } -> tensor<8xf32>
// CHECK-NEXT: return %[[R]]
func.func @sum_of_squares(%t: tensor<8xf32>, %u: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%t, %t : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %0 = arith.mulf %p, %q : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%u, %u : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %0 = arith.mulf %p, %q : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %c = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %0 = arith.addf %p, %q : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %c : tensor<8xf32>
}

// -----

#id = affine_map<(i) -> (i)>

// No op reads %c, so no op needs %b: nothing is fused into them.
// CHECK-LABEL: func @dead_reader
// CHECK-SAME: (%[[X:.*]]: tensor<8xf32>, %[[Y:.*]]: tensor<8xf32>)
// CHECK-NEXT: %[[A:.*]] = linalg.generic {{.*}} ins(%[[X]], %[[X]] : tensor<8xf32>, tensor<8xf32>) outs(%[[Y]] : tensor<8xf32>)
// CHECK: math.exp
// CHECK-NEXT: linalg.yield
// CHECK-NEXT: } -> tensor<8xf32>
// CHECK-NEXT: return %[[A]]
func.func @dead_reader(%x: tensor<8xf32>, %y: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %x : tensor<8xf32>, tensor<8xf32>) outs(%y : tensor<8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %0 = arith.addf %p, %q : f32
    %1 = math.exp %0 : f32
    linalg.yield %1 : f32
  } -> tensor<8xf32>
  %b = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%a, %y : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%p: f32, %q: f32, %o: f32):
    %0 = arith.subf %p, %q : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  %c = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%b : tensor<8xf32>) outs(%e : tensor<8xf32>) {
  ^bb0(%p: f32, %o: f32):
    %0 = math.tanh %p : f32
    linalg.yield %0 : f32
  } -> tensor<8xf32>
  return %a : tensor<8xf32>
}

// -----

#id = affine_map<(i, j) -> (i, j)>

// An index of a transposed reader is the other one, and no affine.apply is left.
// CHECK-LABEL: func @index
// CHECK: linalg.generic
// CHECK: %[[J:.*]] = linalg.index 1 : index
// CHECK-NEXT: %[[C:.*]] = arith.index_cast %[[J]]
// CHECK-NOT: affine.apply
// CHECK: return
func.func @index(%x: tensor<4x8xi32>) -> tensor<8x4xi32> {
  %e = tensor.empty() : tensor<4x8xi32>
  %t = tensor.empty() : tensor<8x4xi32>
  %a = linalg.generic {indexing_maps = [#id], iterator_types = ["parallel", "parallel"]}
      outs(%e : tensor<4x8xi32>) {
  ^bb0(%o: i32):
    %0 = linalg.index 0 : index
    %1 = arith.index_cast %0 : index to i32
    linalg.yield %1 : i32
  } -> tensor<4x8xi32>
  %b = linalg.generic {indexing_maps = [affine_map<(i, j) -> (j, i)>, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : tensor<4x8xi32>) outs(%t : tensor<8x4xi32>) {
  ^bb0(%p: i32, %o: i32):
    %0 = arith.addi %p, %p : i32
    linalg.yield %0 : i32
  } -> tensor<8x4xi32>
  return %b : tensor<8x4xi32>
}
