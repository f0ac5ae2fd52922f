// Steps that cannot be put into a slab, and a plan whose arena is above its budget.
// RUN: not remat-opt %s --remat-gpu-buffers --remat-gpu-slab=alignment=48 2>&1 | FileCheck %s --check-prefix=ALIGNMENT
// RUN: not remat-opt %s --remat-gpu-buffers --remat-gpu-slab=effort=0 2>&1 | FileCheck %s --check-prefix=EFFORT
// RUN: not remat-opt %s --remat-gpu-slab 2>&1 | FileCheck %s --check-prefix=STEP
// RUN: not remat-opt %s --remat-gpu-buffers --remat-gpu-slab --remat-gpu-slab 2>&1 | FileCheck %s --check-prefix=STEP
// RUN: not remat-opt %s --remat-gpu-buffers --remat-gpu-libraries=libraries=cublaslt --remat-gpu-slab=alignment=64 2>&1 | FileCheck %s --check-prefix=LIBRARY
// RUN: not remat-opt %s --remat-gpu-buffers --remat-gpu-slab --remat-gpu-libraries=libraries=cublaslt 2>&1 | FileCheck %s --check-prefix=ORDER
// RUN: not remat-opt %s --remat-gpu-buffers --remat-gpu-kernels --remat-gpu-slab 2>&1 | FileCheck %s --check-prefix=KERNELS
// RUN: not remat-opt %s --remat-gpu-buffers --remat-gpu-slab=check-budget 2>&1 | FileCheck %s --check-prefix=BUDGET
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-slab | FileCheck %s
// ALIGNMENT: error: alignment=48 is not a power of two
// EFFORT: error: effort=0.000000e+00: expected a number above 0 and below 1e9
// STEP: error: has no step on buffers: run remat-gpu-buffers before this pass
// LIBRARY: error: alignment=64: libraries need a multiple of 256 bytes
// ORDER: error: has no step on buffers: run remat-gpu-buffers before this pass, and remat-gpu-slab after it
// KERNELS: error: has kernels already: run remat-gpu-slab before remat-gpu-kernels
// BUDGET: error: the arena takes 1024 bytes, but the step was planned for 1000: give the budget to remat-to-gpu or remat-compile, which fit the arena into it, or compile the step with enforce=plan
// CHECK: step_arena = 1024
func.func @main(%x: tensor<16x16xf32>, %y: tensor<16x16xf32>) -> tensor<16x16xf32>
    attributes {remat.applied = #remat.applied<planner = "auto", budget = 1000, peak = 1000, baseline = 1024, overhead = 0.0, clones = 0, fences = 0>} {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<16x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<16x16xf32>) -> tensor<16x16xf32>
  %p = linalg.matmul ins(%x, %y : tensor<16x16xf32>, tensor<16x16xf32>) outs(%f : tensor<16x16xf32>) -> tensor<16x16xf32>
  return %p : tensor<16x16xf32>
}
