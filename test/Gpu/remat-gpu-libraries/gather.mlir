// A convolution that is not a product of matrices becomes copies to buffers and
// products. If there is no room for them, not even for one row, it stays. In the
// arena both parts, and the workspaces of both products, have the same bytes.
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-libraries="libraries=cublaslt workspace=1024 gather=10000" | FileCheck %s
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-libraries="libraries=cublaslt workspace=1024 gather=10000" --remat-gpu-slab | FileCheck %s --check-prefix=SLAB
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-libraries="libraries=cublaslt workspace=1024 gather=0" | FileCheck %s --check-prefix=STAYS
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-libraries="libraries=cublaslt workspace=1024 gather=200" | FileCheck %s --check-prefix=STAYS
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-libraries=gather=10000 | FileCheck %s --check-prefix=STAYS

// Two parts of four rows of pixels: 4 * 8 * 72 elements, 9216 bytes.
// CHECK-DAG: #[[IMAGE:.*]] = affine_map<(d0, d1, d2, d3, d4) -> (d0 * 80 + d1 * 8 + d2 * 80 + d3 * 8 + d4)>
// CHECK: func.func @rematStep(
// CHECK-SAME: step_workspace = 1024 : i64
// CHECK: %[[MATRIX:.*]] = memref.alloc() : memref<9216xi8>
// CHECK: %[[ROWS:.*]] = memref.reinterpret_cast %{{.*}} to offset: [0], sizes: [480], strides: [1]
// CHECK: %[[COPY:.*]] = memref.view %[[MATRIX]][%{{.*}}][] : memref<9216xi8> to memref<4x8x3x3x8xf32>
// CHECK: linalg.generic {indexing_maps = [#[[IMAGE]], #{{.*}}], {{.*}} ins(%[[ROWS]] : {{.*}}) outs(%[[COPY]]
// CHECK: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : memref<1x32x72xf32>, memref<72x16xf32, {{.*}}>) outs(%{{.*}} : memref<1x32x16xf32, {{.*}}>) attrs = {step_library = "f32"}
// CHECK: memref.dealloc %[[MATRIX]]
// CHECK: memref.alloc() : memref<9216xi8>
// CHECK: memref.reinterpret_cast %{{.*}} to offset: [320], sizes: [480], strides: [1]
// CHECK: linalg.generic {{.*}} attrs = {step_library = "f32"}
// CHECK: linalg.yield
// CHECK-NOT: linalg.
// CHECK: return

// The result's 4096 bytes, 9216 of a part and 1024.
// SLAB: step_arena = 14336
// SLAB: step_library = "f32", step_workspace = [[#PLACE:]]
// SLAB: step_library = "f32", step_workspace = [[#PLACE]]

// STAYS: linalg.conv_2d_nhwc_hwcf
// STAYS-NOT: step_library
// STAYS: return
func.func @main(%image: tensor<1x10x10x8xf32>, %filter: tensor<3x3x8x16xf32>) -> tensor<1x8x8x16xf32> {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1x8x8x16xf32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
  %i = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%image, %filter : tensor<1x10x10x8xf32>, tensor<3x3x8x16xf32>) outs(%f : tensor<1x8x8x16xf32>) -> tensor<1x8x8x16xf32>
  return %i : tensor<1x8x8x16xf32>
}
