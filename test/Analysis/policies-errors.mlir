// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-print-graph --verify-diagnostics -o /dev/null

func.func @contradiction(%x: tensor<4xf32>) -> tensor<2x2xf32> {
  %e = tensor.empty() : tensor<4xf32>
  // expected-note @+1 {{the other op}}
  %0 = linalg.exp {remat.policy = #remat.policy<keep>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{asks to recompute a tensor that another op asks to keep}}
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2] {remat.policy = #remat.policy<recompute>} : tensor<4xf32> into tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}

// -----

func.func @unknown(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @+1 {{policy recompute: 'acme.op' has unknown effects and may run only once}}
  %0 = "acme.op"(%x) {remat.policy = #remat.policy<recompute>} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @random() -> tensor<4xf32> {
  %0 = "stablehlo.rng"() : () -> tensor<2x2xf32>
  // expected-error @+1 {{policy recompute: 'stablehlo.rng' draws random numbers without a stored seed and may run only once}}
  %1 = "stablehlo.reshape"(%0) {remat.policy = #remat.policy<recompute>} : (tensor<2x2xf32>) -> tensor<4xf32>
  return %1 : tensor<4xf32>
}

// -----

func.func @argument(%x: tensor<4xf32>) -> tensor<2x2xf32> {
  // expected-error @+1 {{policy recompute: nothing computes it: it is an argument or a constant}}
  %0 = tensor.expand_shape %x [[0, 1]] output_shape [2, 2] {remat.policy = #remat.policy<recompute>} : tensor<4xf32> into tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// -----

func.func @resident(%x: tensor<4xf32>) -> tensor<2x2xf32> {
  // expected-error @+1 {{policy offload: it belongs to the caller: donate the argument (remat.donate) to let the step move it}}
  %0 = tensor.expand_shape %x [[0, 1]] output_shape [2, 2] {remat.policy = #remat.policy<offload>} : tensor<4xf32> into tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}

// -----

func.func @counts(%x: tensor<4xf32>) -> tensor<2x2xf32> {
  %e = tensor.empty() : tensor<4xf32>
  // expected-note @+1 {{the other op}}
  %0 = linalg.exp {remat.policy = #remat.policy<recompute>} ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  // expected-error @+1 {{asks to recompute 2 times a tensor that another op asks to recompute}}
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [2, 2] {remat.policy = #remat.policy<recompute = 2>} : tensor<4xf32> into tensor<2x2xf32>
  return %1 : tensor<2x2xf32>
}

// -----

func.func @split_behind_an_argument(%x: tensor<4xf32>) -> tensor<2x2xf32> {
  // expected-error @+1 {{remat.split: no op computes this value: it is an argument or a constant}}
  %0 = tensor.expand_shape %x [[0, 1]] output_shape [2, 2] {remat.split} : tensor<4xf32> into tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
