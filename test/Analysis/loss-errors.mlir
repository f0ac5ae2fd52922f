// RUN: remat-opt %s --split-input-file --remat-print-graph=loss-result=2 --verify-diagnostics -o /dev/null

// expected-error @+1 {{loss-result is 2, but the function has 1 results, numbered from 0}}
func.func @out_of_range(%x: tensor<f32>) -> tensor<f32> {
  return %x : tensor<f32>
}

// -----

// expected-error @+1 {{loss-result: result #2 is not a tensor that the function computes}}
func.func @no_tensor(%x: tensor<f32>, %s: f32) -> (tensor<f32>, tensor<f32>, f32) {
  return %x, %x, %s : tensor<f32>, tensor<f32>, f32
}
