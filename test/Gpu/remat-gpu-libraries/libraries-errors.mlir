// RUN: not remat-opt %s --remat-gpu-libraries=libraries=mkl 2>&1 | FileCheck %s --check-prefix=LIBRARY
// RUN: not remat-opt %s --remat-gpu-libraries="libraries=cublaslt math=strict" 2>&1 | FileCheck %s --check-prefix=STRICT
// RUN: not remat-opt %s --remat-gpu-libraries="libraries=cudnn math=strict" 2>&1 | FileCheck %s --check-prefix=ORDER
// RUN: not remat-opt %s --remat-gpu-libraries="libraries=cublaslt math=f64" 2>&1 | FileCheck %s --check-prefix=MATH
// RUN: not remat-opt %s --remat-gpu-libraries="libraries=cublaslt workspace=-1" 2>&1 | FileCheck %s --check-prefix=WORKSPACE
// RUN: not remat-opt %s --remat-gpu-libraries="libraries=cublaslt gather=-1" 2>&1 | FileCheck %s --check-prefix=GATHER
// RUN: not remat-opt %s --remat-gpu-libraries=libraries=cublaslt 2>&1 | FileCheck %s --check-prefix=STEP
// LIBRARY: error: libraries=mkl: expected 'none', 'cublaslt' or 'cudnn'
// STRICT: error: libraries=cublaslt with math=strict: a library adds in an order of its own; take libraries=none
// ORDER: error: libraries=cudnn with math=strict: a library adds in an order of its own; take libraries=none
// MATH: error: math=f64: expected 'strict', 'f32', 'tf32', 'bf16' or 'f16'
// WORKSPACE: error: workspace=-1 is not a number of bytes
// GATHER: error: gather=-1 is not a number of bytes
// STEP: error: has no step on buffers: run remat-gpu-buffers before this pass
func.func @main() {
  return
}
