// Ops that differ only in the places of their dimensions of 1 have the same code,
// and one kernel. A column that is broadcast is different, and has its own kernel.
// RUN: remat-opt %s --remat-gpu-kernels --canonicalize | FileCheck %s

// CHECK: gpu.launch_func @rematKernels::@kernel1
// CHECK: gpu.launch_func @rematKernels::@kernel1
// CHECK: gpu.launch_func @rematKernels::@kernel2
// CHECK: gpu.func @kernel1(%{{.*}}: memref<512xf32>, %{{.*}}: memref<64xf32>, %{{.*}}: memref<512xf32>)
// CHECK: gpu.func @kernel2(%{{.*}}: memref<512xf32>, %{{.*}}: memref<8xf32>, %{{.*}}: memref<512xf32>)
// CHECK-NOT: gpu.func
#whole = affine_map<(d0, d1) -> (d0, d1)>
#row = affine_map<(d0, d1) -> (d1)>
#column = affine_map<(d0, d1) -> (d0)>
#whole4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#row4 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>
func.func @rematStep(%a: memref<8x64xf32>, %row: memref<64xf32>, %r: memref<8x64xf32>,
                     %a4: memref<8x1x64x1xf32>, %row4: memref<1x64x1xf32>, %r4: memref<8x1x64x1xf32>,
                     %column: memref<8xf32>) {
  linalg.generic {indexing_maps = [#whole, #row, #whole], iterator_types = ["parallel", "parallel"]}
      ins(%a, %row : memref<8x64xf32>, memref<64xf32>) outs(%r : memref<8x64xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#whole4, #row4, #whole4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%a4, %row4 : memref<8x1x64x1xf32>, memref<1x64x1xf32>) outs(%r4 : memref<8x1x64x1xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#whole, #column, #whole], iterator_types = ["parallel", "parallel"]}
      ins(%a, %column : memref<8x64xf32>, memref<8xf32>) outs(%r : memref<8x64xf32>) {
  ^bb0(%x: f32, %y: f32, %out: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  return
}
