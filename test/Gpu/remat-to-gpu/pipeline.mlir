// The whole pipeline except the assembler: kernels in NVVM for the chip, and
// the host's calls.
// RUN: remat-opt %s --remat-to-gpu | FileCheck %s
// RUN: remat-opt %s --remat-to-gpu="chip=sm_80 block-size=64" | FileCheck %s --check-prefix=OTHER
// RUN: remat-opt %s --remat-to-gpu="chip=sm_120" | FileCheck %s --check-prefix=LATER

// CHECK: func.func @rematStep(%{{.*}}: i64, %{{.*}}: memref<
// CHECK: call @rematGpuLaunch
// CHECK: gpu.module @rematKernels [#nvvm.target<chip = "sm_90", features = "+ptx78">]
// CHECK: llvm.func @kernel1(%{{.*}}: !llvm.ptr{{.*}}, %{{.*}}: !llvm.ptr{{.*}}) attributes {{.*}}nvvm.kernel
// CHECK: nvvm.read.ptx.sreg.ctaid.x
// CHECK: llvm.call @__nv_expf

// OTHER: kernel kernel1 16 64
// OTHER: gpu.module @rematKernels [#nvvm.target<chip = "sm_80", features = "+ptx78">]

// LATER: gpu.module @rematKernels [#nvvm.target<chip = "sm_120", features = "+ptx87">]
func.func @main(%x: tensor<1000xf32>) -> tensor<1000xf32> {
  %e = tensor.empty() : tensor<1000xf32>
  %a = linalg.exp ins(%x : tensor<1000xf32>) outs(%e : tensor<1000xf32>) -> tensor<1000xf32>
  return %a : tensor<1000xf32>
}
