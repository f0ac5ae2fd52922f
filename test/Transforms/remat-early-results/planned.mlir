// Results keep the order that a plan gave them, although the pass would move
// each of these results forward.
// RUN: remat-opt %s --remat-early-results | FileCheck %s

// CHECK-LABEL: func @copies
func.func @copies(%x: tensor<4xf32>, %e: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: remat.swap_out
  // CHECK-NEXT: linalg.exp
  // CHECK-NEXT: remat.await
  // CHECK-NEXT: linalg.log
  // CHECK-NEXT: remat.swap_in
  // CHECK-NEXT: remat.await
  // CHECK-NEXT: return
  %h, %out = remat.swap_out %x : tensor<4xf32> -> !remat.host<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  remat.await %out, %x : tensor<4xf32>
  %b = linalg.log ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %in, %x2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %x3 = remat.await %in, %x2 : tensor<4xf32> -> tensor<4xf32>
  return %b, %x3 : tensor<4xf32>, tensor<4xf32>
}

// CHECK-LABEL: func @fences
func.func @fences(%x: tensor<4xf32>, %e: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: linalg.exp
  // CHECK-NEXT: remat.fence
  // CHECK-NEXT: linalg.log
  // CHECK-NEXT: linalg.negf
  // CHECK-NEXT: return
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %f = remat.fence %x : tensor<4xf32>
  %b = linalg.log ins(%f : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c = linalg.negf ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b, %c : tensor<4xf32>, tensor<4xf32>
}
