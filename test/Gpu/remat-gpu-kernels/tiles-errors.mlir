// RUN: not remat-opt %s --remat-gpu-kernels=math=fp64 2>&1 | FileCheck %s --check-prefix=MATH
// RUN: not remat-opt %s --remat-gpu-kernels=contractions=fast 2>&1 | FileCheck %s --check-prefix=CONTRACTIONS
// RUN: not remat-opt %s --remat-gpu-kernels=sums=pairs 2>&1 | FileCheck %s --check-prefix=SUMS
// MATH: error: math=fp64: expected 'strict', 'f32', 'tf32', 'bf16' or 'f16'
// CONTRACTIONS: error: contractions=fast: expected 'tiles' or 'loops'
// SUMS: error: sums=pairs: expected 'tree' or 'order'
func.func @rematStep() {
  return
}
