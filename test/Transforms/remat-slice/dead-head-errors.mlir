// No op reads the last op of the head, so no slice has it.
// RUN: not remat-opt %s --remat-slice="k=2 head-k=3 argument=0" 2>&1 | FileCheck %s

// CHECK: error: head-k=3 of remat-slice: a slice's head cannot be sliced again: one pass cannot slice any dimension of at least 3 elements
#map = affine_map<(d0, d1) -> (d0, d1)>
#map1 = affine_map<(d0, d1) -> (d0)>
#map2 = affine_map<(d0, d1, d2) -> (d0, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d0, d1)>
module {
  func.func @main(%arg0: tensor<4x8xf32>, %arg1: tensor<8x200xf32>) -> (tensor<4xf32>, tensor<4x8xf32>) {
    %cst = arith.constant 0.000000e+00 : f32
    %0 = math.exp %arg0 : tensor<4x8xf32>
    %1 = math.sin %0 : tensor<4x8xf32>
    %2 = math.cos %1 : tensor<4x8xf32>
    %3 = math.absf %2 : tensor<4x8xf32>
    %4 = math.sin %3 : tensor<4x8xf32>
    %5 = math.sin %4 : tensor<4x8xf32>
    %6 = math.tanh %5 : tensor<4x8xf32>
    %7 = tensor.empty() : tensor<4x200xf32>
    %8 = linalg.fill ins(%cst : f32) outs(%7 : tensor<4x200xf32>) -> tensor<4x200xf32>
    %9 = tensor.empty() : tensor<4xf32>
    %10 = linalg.fill ins(%cst : f32) outs(%9 : tensor<4xf32>) -> tensor<4xf32>
    %11 = tensor.empty() : tensor<4x8xf32>
    %12 = linalg.fill ins(%cst : f32) outs(%11 : tensor<4x8xf32>) -> tensor<4x8xf32>
    %13 = linalg.matmul ins(%6, %arg1 : tensor<4x8xf32>, tensor<8x200xf32>) outs(%8 : tensor<4x200xf32>) -> tensor<4x200xf32>
    %14 = math.exp %13 : tensor<4x200xf32>
    %15 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction"]} ins(%14 : tensor<4x200xf32>) outs(%10 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %22 = arith.addf %out, %in : f32
      linalg.yield %22 : f32
    } -> tensor<4xf32>
    %16 = linalg.generic {indexing_maps = [#map2, #map3, #map4], iterator_types = ["parallel", "parallel", "reduction"]} ins(%14, %arg1 : tensor<4x200xf32>, tensor<8x200xf32>) outs(%12 : tensor<4x8xf32>) {
    ^bb0(%in: f32, %in_0: f32, %out: f32):
      %22 = arith.mulf %in, %in_0 : f32
      %23 = arith.addf %out, %22 : f32
      linalg.yield %23 : f32
    } -> tensor<4x8xf32>
    %17 = math.absf %0 : tensor<4x8xf32>
    %18 = math.sin %17 : tensor<4x8xf32>
    %19 = math.sin %18 : tensor<4x8xf32>
    %20 = math.sin %19 : tensor<4x8xf32>
    %21 = math.sin %20 : tensor<4x8xf32>
    return %15, %21 : tensor<4xf32>, tensor<4x8xf32>
  }
}
