// RUN: remat-opt %s --allow-unregistered-dialect --remat-prepare=unroll-loops=true | FileCheck %s

// An update that is larger than its target stays unchanged. StableHLO's
// verifier would refuse it.
// CHECK: %[[W:.*]] = "stablehlo.dynamic_update_slice"(%arg0, %arg1,
// CHECK-NEXT: %[[R:.*]] = "stablehlo.dynamic_slice"(%[[W]],
// CHECK-NEXT: return %[[R]]
func.func @larger(%x: tensor<4xf32>, %y: tensor<5xf32>) -> tensor<1xf32> {
  %i = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
  %0 = "stablehlo.dynamic_update_slice"(%x, %y, %i) : (tensor<4xf32>, tensor<5xf32>, tensor<i32>) -> tensor<4xf32>
  %1 = "stablehlo.dynamic_slice"(%0, %i) <{slice_sizes = array<i64: 1>}> : (tensor<4xf32>, tensor<i32>) -> tensor<1xf32>
  return %1 : tensor<1xf32>
}
