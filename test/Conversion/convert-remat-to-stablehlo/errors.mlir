// RUN: remat-opt %s --convert-remat-to-stablehlo --split-input-file --verify-diagnostics
// RUN: remat-opt %S/Inputs/memrefs.mlir --convert-remat-to-stablehlo --allow-unregistered-dialect --verify-diagnostics
// RUN: remat-opt %S/Inputs/copied-memrefs.mlir --convert-remat-to-stablehlo --allow-unregistered-dialect --verify-diagnostics
// RUN: remat-opt %S/Inputs/stacks.mlir --convert-remat-to-stablehlo --split-input-file --allow-unregistered-dialect --verify-diagnostics

func.func @fenced(%a: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'remat.fence' op becomes an op of StableHLO, which is not registered here: run with --allow-unregistered-dialect}}
  %f = remat.fence %a : tensor<4xf32>
  return %f : tensor<4xf32>
}

// -----

func.func @copied(%a: tensor<4xf32>) {
  // expected-error@+1 {{'remat.swap_out' op becomes an op of StableHLO, which is not registered here: run with --allow-unregistered-dialect}}
  %h, %out = remat.swap_out %a : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %a : tensor<4xf32>
  return
}
