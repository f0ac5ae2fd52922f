// Without fences cse undoes the plan of survives.mlir: it merges the clone
// with its original, and the two loads into one.
// RUN: remat-opt %s --cse | FileCheck %s

#id = affine_map<(d0) -> (d0)>

// CHECK-LABEL: func.func @step(
// CHECK:         %[[H:.*]] = linalg.generic
// CHECK-NOT:     linalg.generic
// CHECK:         return %[[H]], %[[H]]
func.func @step(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %h = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %x = math.exp %in : f32
    linalg.yield %x : f32
  } -> tensor<4xf32>
  %h2 = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) {
  ^bb0(%in: f32, %out: f32):
    %x = math.exp %in : f32
    linalg.yield %x : f32
  } -> tensor<4xf32>
  return %h, %h2 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func.func @memref(
// CHECK:         %[[X:.*]] = memref.load
// CHECK-NEXT:    return %[[X]], %[[X]]
func.func @memref(%m: memref<4xf32>, %i: index) -> (f32, f32) {
  %x = memref.load %m[%i] : memref<4xf32>
  %y = memref.load %m[%i] : memref<4xf32>
  return %x, %y : f32, f32
}
