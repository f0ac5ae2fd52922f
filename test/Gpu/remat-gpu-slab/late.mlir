// An owned argument has its bytes from the step's begin, though it is used late: neither
// of the two vectors that live at once before is there.
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-slab | FileCheck %s
// CHECK: step_arena = 544 : i64
func.func @main(%x: tensor<8xf32>, %y: tensor<8xf32> {remat.donate}) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %b = linalg.sub ins(%a, %x : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  %c = linalg.mul ins(%b, %y : tensor<8xf32>, tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %c : tensor<8xf32>
}
