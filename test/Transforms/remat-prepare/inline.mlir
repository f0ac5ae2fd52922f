// Calls below the chosen function are inlined, also through unregistered ops,
// and functions without a call are removed.
// RUN: remat-opt %s --remat-prepare --allow-unregistered-dialect | FileCheck %s

// CHECK: module attributes {remat.step = @main}
// CHECK-NOT: func.func private @outer
// CHECK-NOT: func.func private @inner
module {
  func.func private @inner(%a: tensor<4xf32>) -> tensor<4xf32> {
    %0 = "other.op"(%a) : (tensor<4xf32>) -> tensor<4xf32>
    return %0 : tensor<4xf32>
  }
  func.func private @outer(%a: tensor<4xf32>, %b: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0 = call @inner(%a) : (tensor<4xf32>) -> tensor<4xf32>
    return %b, %0 : tensor<4xf32>, tensor<4xf32>
  }
  // CHECK:      func.func @main(%[[X:.*]]: tensor<4xf32>, %[[Y:.*]]: tensor<4xf32>)
  // CHECK-NEXT:   %[[A:.*]] = "other.op"(%[[X]])
  // CHECK-NEXT:   %[[B:.*]] = "other.op"(%[[A]])
  // CHECK-NEXT:   return %[[Y]], %[[B]]
  func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %0:2 = call @outer(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>)
    %1 = call @inner(%0#1) : (tensor<4xf32>) -> tensor<4xf32>
    return %0#0, %1 : tensor<4xf32>, tensor<4xf32>
  }
}
