// A view that no op reads keeps its buffer's bytes until it is freed. The NaN
// that are then written into these bytes therefore hit no other buffer.
// RUN: remat-run --arena %s --print-outputs | FileCheck %s

// CHECK: output 1: tensor<8xf32> = {{[0-9.]+ [0-9.]+ [0-9.]+ [0-9.]+ [0-9.]+ [0-9.]+ [0-9.]+ [0-9.]+}}
func.func @main(%x: tensor<8xf32>) -> (tensor<4xf32>, tensor<8xf32>) {
  %e = tensor.empty() : tensor<8xf32>
  %one = arith.constant 1.0 : f32
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.exp ins(%a : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %c = linalg.exp ins(%b : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %part = tensor.extract_slice %a[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %d = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%part : tensor<4xf32>) {
  ^bb0(%out: f32):
    linalg.yield %one : f32
  } -> tensor<4xf32>
  %f = linalg.abs ins(%c : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %d, %f : tensor<4xf32>, tensor<8xf32>
}
