// A view inside of a region: the values that the region reads go behind the
// barrier, and the view does not.
// RUN: remat-opt %s --allow-unregistered-dialect --convert-remat-to-iree 2>/dev/null | FileCheck %s

// CHECK-LABEL: func @inside
// CHECK-SAME:    (%[[A:[a-z0-9]+]]: tensor<16xf32>
func.func @inside(%a: tensor<16xf32>, %b: tensor<4x4xf32>, %c: i1) -> tensor<4x4xf32> {
  // CHECK: %[[HIDDEN:.*]] = "util.optimization_barrier"(%[[A]])
  // CHECK: scf.if
  // CHECK:   tensor.expand_shape %[[HIDDEN]]
  %f = remat.fence %a : tensor<16xf32>
  %r = scf.if %c -> (tensor<4x4xf32>) {
    %v = tensor.expand_shape %f [[0, 1]] output_shape [4, 4] : tensor<16xf32> into tensor<4x4xf32>
    scf.yield %v : tensor<4x4xf32>
  } else {
    scf.yield %b : tensor<4x4xf32>
  }
  return %r : tensor<4x4xf32>
}
