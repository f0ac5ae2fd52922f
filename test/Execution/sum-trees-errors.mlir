// An unknown order of sums.
// REQUIRES: remat-compile
// RUN: not remat-run %s --sums=pairs 2>&1 | FileCheck %s --check-prefix=TOOL
// RUN: not remat-opt %s --remat-to-cpu=sums=pairs 2>&1 | FileCheck %s --check-prefix=OPT
// RUN: not remat-opt %s --remat-to-gpu=sums=pairs 2>&1 | FileCheck %s --check-prefix=GPU
// RUN: not remat-opt %s --remat-to-gpu="sums=pairs activation-budget=64" 2>&1 | FileCheck %s --check-prefix=GPU

// TOOL: remat-run: for the --sums option: Cannot find option named 'pairs'!
// OPT: for the --sums option: Cannot find option named 'pairs'!
// GPU: error: sums=pairs: expected 'tree' or 'order'
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
