// A loop of scf.for holds a buffer for each carried value as long as it runs, even if a value
// is no longer read. This is planned, and a run takes the same bytes. Each value has 128 bytes.
// RUN: remat-opt %s --remat-plan-loops="budget=min remarks=true" --remat-apply-loops -o %t 2>&1 | FileCheck %s
// RUN: remat-run %s %t | FileCheck %s --check-prefix=RAN
// RUN: remat-opt %t --remat-verify-loops="budget=512 remarks=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=HOLDS
// RUN: not remat-opt %t --remat-verify-loops=budget=511 -o /dev/null 2>&1 | FileCheck %s --check-prefix=LESS

// The previous and the current value, one product, and the next value.
// CHECK: remark: a loop of 4 iterations: one iteration 512 -> 512 bytes;
// RAN: peak bytes {{ *}}512 {{ *}}512
// RAN: bit for bit
// HOLDS: remark: verified: one iteration of a loop takes 512 bytes
// LESS: error: loops need 512 bytes for stacks and iterations, and the budget is 511
func.func @main(%w: tensor<4x4xf32>, %x: tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %f0 = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<8x4xf32>
  %y = math.sin %x : tensor<8x4xf32>
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%previous = %x, %current = %y) -> (tensor<8x4xf32>, tensor<8x4xf32>) {
    %z = linalg.fill ins(%f0 : f32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
    %a = linalg.matmul ins(%current, %w : tensor<8x4xf32>, tensor<4x4xf32>) outs(%z : tensor<8x4xf32>) -> tensor<8x4xf32>
    %next = linalg.matmul ins(%a, %w : tensor<8x4xf32>, tensor<4x4xf32>) outs(%z : tensor<8x4xf32>) -> tensor<8x4xf32>
    scf.yield %current, %next : tensor<8x4xf32>, tensor<8x4xf32>
  }
  return %r#0, %r#1 : tensor<8x4xf32>, tensor<8x4xf32>
}
