// RUN: remat-opt %s --split-input-file --verify-diagnostics --remat-print-graph -o /dev/null

func.func @later(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  // expected-note@+1 {{the last op of group 1}}
  %a = linalg.exp {remat.group = array<i64: 1>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // expected-error@+1 {{group 0 reads what group 1 makes, which comes later: number groups in an order in which they can run}}
  %b = linalg.abs {remat.group = array<i64: 0>} ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// -----

func.func @around(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp {remat.group = array<i64: 0>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.abs ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // expected-note@+2 {{the last op of group 0}}
  // expected-error@+1 {{group 0 reads a value that needs the results of the group: its ops cannot run together}}
  %c = linalg.exp {remat.group = array<i64: 0>} ins(%b : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %c : tensor<4xf32>
}

// -----

func.func @unrecorded(%x: tensor<4xf32>) -> tensor<4xf32> attributes {remat.groups = [#remat.group<>]} {
  %e = tensor.empty() : tensor<4xf32>
  // expected-error@+1 {{is in group 3, but the function records 1 groups, numbered from 0}}
  %a = linalg.exp {remat.group = array<i64: 0, 3>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}

// -----

func.func @huge(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  // expected-error@+1 {{is in group 4294967295: numbers of groups stay below 4294967295}}
  %a = linalg.exp {remat.group = array<i64: 4294967295>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}
