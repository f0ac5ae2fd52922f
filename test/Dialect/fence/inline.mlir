// The inliner takes bodies with fences.
// RUN: remat-opt %s --inline | FileCheck %s

// CHECK-LABEL: func.func @main(
// CHECK-SAME:    %[[A:.*]]: tensor<4xf32>, %[[G:.*]]: tensor<4xf32>)
// CHECK-NEXT:    %[[F:.*]]:2 = remat.fence %[[A]] after %[[G]]
// CHECK-NEXT:    return %[[F]]#0
// CHECK-NOT:   func.func
func.func @main(%a: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0 = call @segment(%a, %g) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func private @segment(%a: tensor<4xf32>, %g: tensor<4xf32>) -> tensor<4xf32> {
  %0:2 = remat.fence %a after %g : tensor<4xf32> after tensor<4xf32>
  return %0#0 : tensor<4xf32>
}
