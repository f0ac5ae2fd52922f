// RUN: remat-opt %s --convert-remat-to-iree --split-input-file --verify-diagnostics

// expected-error@+1 {{IREE's ops are not registered here: run with --allow-unregistered-dialect}}
func.func @fenced(%a: tensor<4xf32>) -> tensor<4xf32> {
  %f = remat.fence %a : tensor<4xf32>
  return %f : tensor<4xf32>
}

// -----

// Without a fence there is nothing to write.
func.func @plain(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
func.func private @declared(tensor<4xf32>)

// -----

// expected-error@+1 {{IREE's ops are not registered here: run with --allow-unregistered-dialect}}
func.func @donated(%a: tensor<4xf32> {remat.donate}) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
