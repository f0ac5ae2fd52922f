// RUN: remat-opt %s --split-input-file --remat-fuse-elementwise | FileCheck %s

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// %t is computed in both of its readers, one of them a sum of rows: they read
// %h, of the same size, instead.
// CHECK-LABEL: func @both
func.func @both(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4xf32>) {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %r = tensor.empty() : tensor<4xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%r : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %[[H:.*]] = linalg.exp
  %h = linalg.exp ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %t = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%h : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.tanh %in : f32
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  // CHECK: linalg.generic {{.*}} ins(%[[H]] : tensor<4x8xf32>)
  // CHECK: %[[T:.*]] = math.tanh
  // CHECK: arith.mulf %{{.*}}, %[[T]]
  %u = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%h, %t : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %1 = arith.mulf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  // CHECK: linalg.generic {{.*}} ins(%[[H]] : tensor<4x8xf32>)
  // CHECK: math.tanh
  // CHECK: arith.addf
  %s = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%t : tensor<4x8xf32>) outs(%zeros : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = arith.addf %out, %in : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %u, %s : tensor<4x8xf32>, tensor<4xf32>
}

// -----

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>

// One reader would compute each element of %t again and again; the other one
// reads less with %t inside.
// CHECK-LABEL: func @one
func.func @one(%x: tensor<4xf32>, %y: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %r = tensor.empty() : tensor<4xf32>
  // CHECK: %[[H:.*]] = linalg.exp
  %h = linalg.exp ins(%x : tensor<4xf32>) outs(%r : tensor<4xf32>) -> tensor<4xf32>
  // CHECK: %[[T:.*]] = linalg.generic {{.*}} ins(%[[H]] :
  %t = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%h : tensor<4xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.tanh %in : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  // CHECK: linalg.generic {{.*}} ins(%{{.*}}, %[[T]] :
  // CHECK-NOT: math.tanh
  %u = linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%y, %t : tensor<4x8xf32>, tensor<4xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %1 = arith.mulf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  // CHECK: linalg.generic {{.*}} ins(%[[H]] :
  // CHECK: math.tanh
  %v = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%h, %t : tensor<4xf32>, tensor<4xf32>) outs(%r : tensor<4xf32>) {
  ^bb0(%a: f32, %b: f32, %out: f32):
    %1 = arith.subf %a, %b : f32
    linalg.yield %1 : f32
  } -> tensor<4xf32>
  return %u, %v : tensor<4x8xf32>, tensor<4xf32>
}

// -----

#id = affine_map<(i, j) -> (i, j)>

// The readers would hold both operands of the sum instead of the sum.
// CHECK-LABEL: func @sum_of_two
func.func @sum_of_two(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %e = tensor.empty() : tensor<4x8xf32>
  %a = linalg.exp ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  %b = linalg.log ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) -> tensor<4x8xf32>
  // CHECK: arith.addf
  %s = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : tensor<4x8xf32>, tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%l: f32, %r: f32, %out: f32):
    %1 = arith.addf %l, %r : f32
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  // CHECK: math.tanh
  %u = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.tanh %in : f32
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  // CHECK-NOT: arith.addf
  %v = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%s : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %1 = math.rsqrt %in : f32
    linalg.yield %1 : f32
  } -> tensor<4x8xf32>
  return %u, %v : tensor<4x8xf32>, tensor<4x8xf32>
}
