// RUN: not remat-opt %s --remat-gpu-kernels=math=fp64 2>&1 | FileCheck %s --check-prefix=MATH
// RUN: not remat-opt %s --remat-gpu-kernels=contractions=fast 2>&1 | FileCheck %s --check-prefix=CONTRACTIONS
// RUN: not remat-opt %s --remat-gpu-kernels=sums=pairs 2>&1 | FileCheck %s --check-prefix=SUMS
// MATH: error: math=fp64 is not one of strict, f32, tf32, bf16 and f16
// CONTRACTIONS: error: contractions=fast is neither tiles nor loops
// SUMS: error: sums=pairs is neither tree nor order
func.func @rematStep() {
  return
}
