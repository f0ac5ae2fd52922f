// RUN: remat-opt %s --convert-remat-to-stablehlo --allow-unregistered-dialect --split-input-file | FileCheck %s

// The copy out ends before the ops after its await, and the copy back begins
// after the ops before it. A value of a group is tied if another group reads
// it.
// CHECK-LABEL: func.func @step(
// CHECK-SAME:  %[[X:.*]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
func.func @step(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[T:.*]] = "stablehlo.tanh"(%[[X]])
  %t = "stablehlo.tanh"(%x) {remat.group = array<i64: 0>} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %[[H:.*]] = "stablehlo.custom_call"(%[[T]]) {backend_config = "", call_target_name = "annotate_device_placement", has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "pinned_host"}} : (tensor<4xf32>) -> tensor<4xf32>
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  // CHECK-NEXT: %[[I:.*]] = "stablehlo.sine"(%[[T]])
  %inside = "stablehlo.sine"(%t) {remat.group = array<i64: 1>} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %[[A:.*]] = "stablehlo.add"(%[[I]], %[[T]])
  %a = "stablehlo.add"(%inside, %t) {remat.group = array<i64: 1>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %[[B:.*]]:2 = "stablehlo.optimization_barrier"(%[[H]], %[[A]])
  remat.await %out, %t : tensor<4xf32>
  // CHECK-NEXT: %[[E:.*]] = "stablehlo.exponential"(%[[B]]#1)
  %e = "stablehlo.exponential"(%a) {remat.group = array<i64: 2>} : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %[[C:.*]]:3 = "stablehlo.optimization_barrier"(%[[B]]#0, %[[B]]#1, %[[E]])
  // CHECK-NEXT: %[[D:.*]] = "stablehlo.custom_call"(%[[C]]#0) {{.*}}_xla_buffer_placement = "device"
  %empty = tensor.empty() : tensor<4xf32>
  %in, %t2 = remat.swap_in %h into %empty : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: %[[L:.*]] = "stablehlo.log"(%[[C]]#2)
  %l = "stablehlo.log"(%e) {remat.group = array<i64: 3>} : (tensor<4xf32>) -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NEXT: %[[M:.*]] = "stablehlo.multiply"(%[[D]], %[[L]])
  %m = "stablehlo.multiply"(%t3, %l) {remat.group = array<i64: 4>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: return %[[M]], %[[C]]#1
  return %m, %a : tensor<4xf32>, tensor<4xf32>
}

// -----

// Two awaits are in one place: the second one ties the results of the first
// one. Two copies back may name one destination.
// CHECK-LABEL: func.func @two(
func.func @two(%x: tensor<4xf32>, %y: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %h, %out = remat.swap_out %x : tensor<4xf32> -> !remat.host<4xf32>
  %k, %out2 = remat.swap_out %y : tensor<4xf32> -> !remat.host<4xf32>
  // CHECK: %[[T:.*]] = "stablehlo.tanh"
  %t = "stablehlo.tanh"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: %[[B:.*]]:2 = "stablehlo.optimization_barrier"({{.*}}, %[[T]])
  // CHECK-NEXT: %[[C:.*]]:2 = "stablehlo.optimization_barrier"({{.*}}, %[[B]]#1)
  remat.await %out, %x : tensor<4xf32>
  remat.await %out2, %y : tensor<4xf32>
  // CHECK-NEXT: %[[E:.*]] = "stablehlo.exponential"(%[[C]]#1)
  %e = "stablehlo.exponential"(%t) : (tensor<4xf32>) -> tensor<4xf32>
  // CHECK-NEXT: "stablehlo.optimization_barrier"(%[[B]]#0, %[[E]])
  %empty = tensor.empty() : tensor<4xf32>
  %in, %x2 = remat.swap_in %h into %empty : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %x3 = remat.await %in, %x2 : tensor<4xf32> -> tensor<4xf32>
  %in2, %y2 = remat.swap_in %k into %empty : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %y3 = remat.await %in2, %y2 : tensor<4xf32> -> tensor<4xf32>
  // CHECK-NOT: remat.
  // CHECK-NOT: tensor.empty
  // CHECK: return
  return %e, %x3, %y3 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// A destination that something else reads stays.
// CHECK-LABEL: func.func @read(
func.func @read(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK-NEXT: %[[E:.*]] = tensor.empty()
  %empty = tensor.empty() : tensor<4xf32>
  %h, %out = remat.swap_out %x : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %x : tensor<4xf32>
  %in, %x2 = remat.swap_in %h into %empty : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %x3 = remat.await %in, %x2 : tensor<4xf32> -> tensor<4xf32>
  // CHECK: "stablehlo.add"(%{{.*}}, %[[E]])
  %a = "stablehlo.add"(%x3, %empty) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %a, %x3 : tensor<4xf32>, tensor<4xf32>
}
