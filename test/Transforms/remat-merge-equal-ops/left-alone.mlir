// The pass leaves ops that it cannot merge unchanged, without a message. It has no errors.
// RUN: remat-opt %s --allow-unregistered-dialect --remat-merge-equal-ops | FileCheck %s

// A value behind a barrier is computed again, because this is the purpose of the barrier.
// CHECK-LABEL: func.func @barriers
// CHECK-COUNT-2: "stablehlo.optimization_barrier"
// CHECK-COUNT-2: "stablehlo.exponential"
func.func @barriers(%x: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = "stablehlo.optimization_barrier"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %b = "stablehlo.optimization_barrier"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %c = "stablehlo.exponential"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  %d = "stablehlo.exponential"(%b) : (tensor<8xf32>) -> tensor<8xf32>
  return %c, %d : tensor<8xf32>, tensor<8xf32>
}

// Draws, ops that nothing is known of, and ops with other attributes.
// CHECK-LABEL: func.func @others
// CHECK-COUNT-2: "stablehlo.rng"
// CHECK-COUNT-2: "foreign.op"
// CHECK-COUNT-2: "stablehlo.slice"
func.func @others(%x: tensor<8xf32>, %l: tensor<f32>, %n: tensor<1xi64>)
    -> (tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<2xf32>) {
  %a = "stablehlo.rng"(%l, %l, %n) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<8xf32>
  %b = "stablehlo.rng"(%l, %l, %n) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<8xf32>
  %c = "foreign.op"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %d = "foreign.op"(%x) : (tensor<8xf32>) -> tensor<8xf32>
  %e = "stablehlo.slice"(%x) <{start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<2xf32>
  %f = "stablehlo.slice"(%x) <{start_indices = array<i64: 2>, limit_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<2xf32>
  return %a, %b, %c, %d, %e, %f : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<2xf32>, tensor<2xf32>
}

// A broadcast for each reader, since each reader may be computed again alone.
// CHECK-LABEL: func.func @copied
// CHECK-COUNT-2: "stablehlo.broadcast_in_dim"
func.func @copied(%x: tensor<f32>, %y: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %a = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
  %b = "stablehlo.broadcast_in_dim"(%x) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
  %c = "stablehlo.add"(%y, %a) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  %d = "stablehlo.multiply"(%y, %b) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
  return %c, %d : tensor<8xf32>, tensor<8xf32>
}
