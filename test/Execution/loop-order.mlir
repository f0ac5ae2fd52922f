// Loops are ordered for speed, but each element is accumulated in the order of
// the op's reduction dimensions. In f32, 1e8 + 1 is 1e8, so these sums are
// right only in program order.
// RUN: remat-run %s --print-outputs --opt-level=0 | FileCheck %s
// RUN: remat-run %s --print-outputs --opt-level=3 | FileCheck %s

// ((1e8 + 1) - 1e8) + 1 = 1 in every column.
// CHECK: output 0: tensor<1x4xf32> = 1 1 1 1{{$}}
// Over two dimensions, the second fastest: (((1e8 + 1) - 1e8) + 1) = 1; the
// other way around (1e8 - 1e8) + 1 + 1 would be 2.
// CHECK: output 1: tensor<3xf32> = 1 1 1{{$}}
// A window: the last dimension of the input moves with the output's.
// CHECK: output 2: tensor<3xf32> = 1 -2e+08 -2e+08{{$}}
func.func @main() -> (tensor<1x4xf32>, tensor<3xf32>, tensor<3xf32>) {
  %zero = arith.constant 0.0 : f32
  %a = arith.constant dense<[[1.0e8, 1.0, -1.0e8, 1.0]]> : tensor<1x4xf32>
  %ones = arith.constant dense<1.0> : tensor<4x4xf32>
  %e0 = tensor.empty() : tensor<1x4xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<1x4xf32>) -> tensor<1x4xf32>
  %0 = linalg.matmul ins(%a, %ones : tensor<1x4xf32>, tensor<4x4xf32>)
    outs(%f0 : tensor<1x4xf32>) -> tensor<1x4xf32>
  %b = arith.constant dense<[[[1.0e8, 1.0e8, 1.0e8], [1.0, 1.0, 1.0]],
                             [[-1.0e8, -1.0e8, -1.0e8], [1.0, 1.0, 1.0]]]> : tensor<2x2x3xf32>
  %e1 = tensor.empty() : tensor<3xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<3xf32>) -> tensor<3xf32>
  %1 = linalg.reduce {arith.addf} ins(%b : tensor<2x2x3xf32>)
    outs(%f1 : tensor<3xf32>) dimensions = [0, 1]
  %c = arith.constant dense<[1.0e8, 1.0, -1.0e8, 1.0, -1.0e8, 1.0]> : tensor<6xf32>
  %w = arith.constant dense<1.0> : tensor<4xf32>
  %2 = linalg.conv_1d ins(%c, %w : tensor<6xf32>, tensor<4xf32>)
    outs(%f1 : tensor<3xf32>) -> tensor<3xf32>
  return %0, %1, %2 : tensor<1x4xf32>, tensor<3xf32>, tensor<3xf32>
}
