// RUN: remat-opt %s --remat-to-cpu=budget=100% --verify-diagnostics

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  // expected-error@+1 {{is in a group, whose inner values take no bytes where another compiler makes one kernel of it, but do in an arena: take remat.group off the step}}
  %a = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}
