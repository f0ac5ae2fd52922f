// RUN: remat-opt %s --remat-to-cpu=budget=100% --verify-diagnostics

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  // expected-error@+1 {{is in a group of ops. Its inner values take no bytes for a compiler that makes one kernel of the group, but they do in an arena: remove remat.group from the step}}
  %a = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}
