// Options with unknown values, and a step that is not on buffers.
// RUN: not remat-opt %s --remat-gpu-buffers --remat-gpu-reductions=sums=pairs 2>&1 | FileCheck %s --check-prefix=SUMS
// RUN: not remat-opt %s --remat-gpu-buffers --remat-gpu-reductions=contractions=both 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not remat-opt %s --remat-gpu-reductions 2>&1 | FileCheck %s --check-prefix=STEP
// RUN: not remat-opt %s --remat-gpu-buffers --remat-gpu-slab --remat-gpu-reductions 2>&1 | FileCheck %s --check-prefix=STEP

// SUMS: error: sums=pairs: expected 'tree' or 'order'
// KIND: error: contractions=both: expected 'tiles' or 'loops'
// STEP: error: {{.*}}has no step on buffers: run remat-gpu-buffers before this pass, and remat-gpu-slab after it
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
