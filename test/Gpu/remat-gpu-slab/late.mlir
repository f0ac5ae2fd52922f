// An owned argument has its bytes from the beginning of the step, although it is used late: beside
// the three vectors that live at the same time before it. Without it they would take 544 bytes.
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-slab | FileCheck %s
// CHECK: step_arena = 800 : i64
func.func @main(%x: tensor<8xf32>, %y: tensor<8xf32> {remat.donate}) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.log ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %c = linalg.sub ins(%a, %b : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %d = linalg.mul ins(%c, %y : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %d : tensor<8xf32>
}
