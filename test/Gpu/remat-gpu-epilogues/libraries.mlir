// A library's product takes its only reader, an elementwise op, if cuBLASLt
// has this op as an epilogue, and the program says which one. Other ops stay.
// test/Gpu/fake-driver/product-epilogues.test runs the result.
// RUN: remat-opt %S/../Inputs/product-epilogues.mlir --remat-gpu-buffers --remat-gpu-libraries="libraries=cublaslt math=tf32 workspace=1000" --remat-gpu-reductions --remat-gpu-epilogues -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: split-file %s %t
// RUN: remat-opt %t/apart.mlir --remat-gpu-epilogues | FileCheck %s --check-prefix=APART
// RUN: remat-opt %t/joined.mlir --remat-gpu-epilogues | FileCheck %s --check-prefix=JOINED
// RUN: remat-opt %t/joined.mlir --remat-gpu-epilogues --remat-gpu-slab --remat-gpu-kernels --convert-remat-to-gpu | FileCheck %s --check-prefix=JOINED-CALL
// RUN: remat-opt %t.mlir --remat-gpu-slab --remat-gpu-kernels=math=tf32 --convert-remat-to-gpu | FileCheck %s --check-prefix=CALLS

// CHECK-COUNT-5: memref.alloca_scope  {
// CHECK-NOT:     memref.alloca_scope
// CHECK-COUNT-3: linalg.matmul {{.*}}step_library = "tf32"
// CHECK-NOT:     memref.alloca_scope

// The steps of a result and of its addend, and the bytes of a bias.
// CALLS: step_program = "program 1
// CALLS-SAME: product tf32 f32 {{[0-9]+}} 256 0 1 24 40 16 16 1 0 1536 40 1 0 2560 40 1 0 3840\0Aepilogue 1 0 160 1 0 0 0 0\0A
// CALLS-SAME: product tf32 f32 {{[0-9]+}} 256 0 1 16 40 24 1 16 0 1536 40 1 0 3840 40 1 0 2560\0Aepilogue -0.125 1 0 0 40 1 0 2560\0A
// CALLS-SAME: product tf32 f32 {{[0-9]+}} 256 0 1 24 40 16 16 1 0 1536 40 1 0 2560 1 24 0 3840\0Aepilogue 2 1 96 0 1 24 0 3840\0A
// CALLS-SAME: product tf32 f32 {{[0-9]+}} 256 0 3 16 20 24 1 16 384 4608 1 24 480 5760 20 1 320 3840\0Aepilogue 1 -1 0 1 20 1 0 1280\0A
// CALLS-SAME: product tf32 bf16 {{[0-9]+}} 256 0 1 24 40 16 16 1 0 768 40 1 0 1280 40 1 0 3840\0Aepilogue 1 1 160 0 40 1 0 3840\0A
// CALLS-SAME: product tf32 f32 {{[0-9]+}} 256 0 1 24 40 16 16 1 0 1536 40 1 0 2560 40 1 0 3840\0Aproduct
// CALLS-NOT: memref.alloca_scope
// CALLS-COUNT-8: call @rematGpuMultiply
// CALLS-NOT: memref.alloca_scope

//--- apart.mlir
// None of these is an epilogue of cuBLASLt, for the reason that stands there.
// APART-LABEL: func.func @rematStep(
// APART-NOT:   alloca
// APART:       return
#x = affine_map<(i, j) -> (i, j)>
#t = affine_map<(i, j) -> (j, i)>
#none = affine_map<(i, j) -> ()>
#column = affine_map<(i, j) -> (j)>
func.func @rematStep(%a: memref<16x8xf32>, %b: memref<8x8xf32>, %c: memref<16x8xf32>, %d: memref<16x8xf32>,
                     %e: memref<8x16xf32>, %f: memref<f32>, %g: memref<8xf32>) -> (memref<16x8xf32>, memref<16x8xf32>, memref<16x8xf32>, memref<16x8xf32>, memref<16x8xf32>, memref<16x8xf32>, memref<16x8xf32>, memref<16x8xbf16>, memref<16x8xf32>, memref<16x8xf32>)
    attributes {step_inputs = [{type = tensor<16x8xf32>, donated = false}, {type = tensor<8x8xf32>, donated = false},
                                {type = tensor<16x8xf32>, donated = false}, {type = tensor<16x8xf32>, donated = false},
                                {type = tensor<8x16xf32>, donated = false}, {type = tensor<f32>, donated = false},
                                {type = tensor<8xf32>, donated = false}],
                step_outputs = [tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xf32>, tensor<16x8xbf16>, tensor<16x8xf32>, tensor<16x8xf32>]} {
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  // Two matrices are added.
  %p0 = memref.alloc() : memref<16x8xf32>
  linalg.matmul {step_library = "f32", step_start = [0.0 : f32]} ins(%a, %b : memref<16x8xf32>, memref<8x8xf32>) outs(%p0 : memref<16x8xf32>)
  %r0 = memref.alloc() : memref<16x8xf32>
  linalg.generic {indexing_maps = [#x, #x, #x, #x], iterator_types = ["parallel", "parallel"]}
      ins(%p0, %c, %d : memref<16x8xf32>, memref<16x8xf32>, memref<16x8xf32>) outs(%r0 : memref<16x8xf32>) {
  ^bb0(%s: f32, %l: f32, %m: f32, %old: f32):
    %0 = arith.addf %s, %l : f32
    %1 = arith.addf %0, %m : f32
    linalg.yield %1 : f32
  }
  // The matrix that is added has contiguous columns, the result rows.
  %p1 = memref.alloc() : memref<16x8xf32>
  linalg.matmul {step_library = "f32", step_start = [0.0 : f32]} ins(%a, %b : memref<16x8xf32>, memref<8x8xf32>) outs(%p1 : memref<16x8xf32>)
  %r1 = memref.alloc() : memref<16x8xf32>
  linalg.generic {indexing_maps = [#x, #t, #x], iterator_types = ["parallel", "parallel"]}
      ins(%p1, %e : memref<16x8xf32>, memref<8x16xf32>) outs(%r1 : memref<16x8xf32>) {
  ^bb0(%s: f32, %l: f32, %old: f32):
    %0 = arith.addf %s, %l : f32
    linalg.yield %0 : f32
  }
  // The smaller one of it and zero.
  %p2 = memref.alloc() : memref<16x8xf32>
  linalg.matmul {step_library = "f32", step_start = [0.0 : f32]} ins(%a, %b : memref<16x8xf32>, memref<8x8xf32>) outs(%p2 : memref<16x8xf32>)
  %r2 = memref.alloc() : memref<16x8xf32>
  linalg.generic {indexing_maps = [#x, #x], iterator_types = ["parallel", "parallel"]}
      ins(%p2 : memref<16x8xf32>) outs(%r2 : memref<16x8xf32>) {
  ^bb0(%s: f32, %old: f32):
    %0 = arith.cmpf olt, %s, %zero : f32
    %1 = arith.select %0, %s, %zero : f32
    linalg.yield %1 : f32
  }
  // The larger one of it and one.
  %p3 = memref.alloc() : memref<16x8xf32>
  linalg.matmul {step_library = "f32", step_start = [0.0 : f32]} ins(%a, %b : memref<16x8xf32>, memref<8x8xf32>) outs(%p3 : memref<16x8xf32>)
  %r3 = memref.alloc() : memref<16x8xf32>
  linalg.generic {indexing_maps = [#x, #x], iterator_types = ["parallel", "parallel"]}
      ins(%p3 : memref<16x8xf32>) outs(%r3 : memref<16x8xf32>) {
  ^bb0(%s: f32, %old: f32):
    %0 = arith.maximumf %s, %one : f32
    linalg.yield %0 : f32
  }
  // A relu, and something is added to it.
  %p4 = memref.alloc() : memref<16x8xf32>
  linalg.matmul {step_library = "f32", step_start = [0.0 : f32]} ins(%a, %b : memref<16x8xf32>, memref<8x8xf32>) outs(%p4 : memref<16x8xf32>)
  %r4 = memref.alloc() : memref<16x8xf32>
  linalg.generic {indexing_maps = [#x, #x, #x], iterator_types = ["parallel", "parallel"]}
      ins(%p4, %c : memref<16x8xf32>, memref<16x8xf32>) outs(%r4 : memref<16x8xf32>) {
  ^bb0(%s: f32, %l: f32, %old: f32):
    %0 = arith.maximumf %s, %zero : f32
    %1 = arith.addf %0, %l : f32
    linalg.yield %1 : f32
  }
  // A factor that memory holds.
  %p5 = memref.alloc() : memref<16x8xf32>
  linalg.matmul {step_library = "f32", step_start = [0.0 : f32]} ins(%a, %b : memref<16x8xf32>, memref<8x8xf32>) outs(%p5 : memref<16x8xf32>)
  %r5 = memref.alloc() : memref<16x8xf32>
  linalg.generic {indexing_maps = [#x, #none, #x], iterator_types = ["parallel", "parallel"]}
      ins(%p5, %f : memref<16x8xf32>, memref<f32>) outs(%r5 : memref<16x8xf32>) {
  ^bb0(%s: f32, %l: f32, %old: f32):
    %0 = arith.mulf %s, %l : f32
    linalg.yield %0 : f32
  }
  // One number for all elements.
  %p6 = memref.alloc() : memref<16x8xf32>
  linalg.matmul {step_library = "f32", step_start = [0.0 : f32]} ins(%a, %b : memref<16x8xf32>, memref<8x8xf32>) outs(%p6 : memref<16x8xf32>)
  %r6 = memref.alloc() : memref<16x8xf32>
  linalg.generic {indexing_maps = [#x, #none, #x], iterator_types = ["parallel", "parallel"]}
      ins(%p6, %f : memref<16x8xf32>, memref<f32>) outs(%r6 : memref<16x8xf32>) {
  ^bb0(%s: f32, %l: f32, %old: f32):
    %0 = arith.addf %s, %l : f32
    linalg.yield %0 : f32
  }
  // Another type.
  %p7 = memref.alloc() : memref<16x8xf32>
  linalg.matmul {step_library = "f32", step_start = [0.0 : f32]} ins(%a, %b : memref<16x8xf32>, memref<8x8xf32>) outs(%p7 : memref<16x8xf32>)
  %r7 = memref.alloc() : memref<16x8xbf16>
  linalg.generic {indexing_maps = [#x, #x], iterator_types = ["parallel", "parallel"]}
      ins(%p7 : memref<16x8xf32>) outs(%r7 : memref<16x8xbf16>) {
  ^bb0(%s: f32, %old: bf16):
    %0 = arith.truncf %s : f32 to bf16
    linalg.yield %0 : bf16
  }
  // Nothing of the product is in it.
  %p8 = memref.alloc() : memref<16x8xf32>
  linalg.matmul {step_library = "f32", step_start = [0.0 : f32]} ins(%a, %b : memref<16x8xf32>, memref<8x8xf32>) outs(%p8 : memref<16x8xf32>)
  %r8 = memref.alloc() : memref<16x8xf32>
  linalg.generic {indexing_maps = [#x, #x, #x], iterator_types = ["parallel", "parallel"]}
      ins(%p8, %c : memref<16x8xf32>, memref<16x8xf32>) outs(%r8 : memref<16x8xf32>) {
  ^bb0(%s: f32, %l: f32, %old: f32):
    %0 = arith.subf %s, %s : f32
    %1 = arith.addf %0, %l : f32
    linalg.yield %1 : f32
  }
  // A bias and a number are added.
  %p9 = memref.alloc() : memref<16x8xf32>
  linalg.matmul {step_library = "f32", step_start = [0.0 : f32]} ins(%a, %b : memref<16x8xf32>, memref<8x8xf32>) outs(%p9 : memref<16x8xf32>)
  %r9 = memref.alloc() : memref<16x8xf32>
  linalg.generic {indexing_maps = [#x, #column, #x], iterator_types = ["parallel", "parallel"]}
      ins(%p9, %g : memref<16x8xf32>, memref<8xf32>) outs(%r9 : memref<16x8xf32>) {
  ^bb0(%s: f32, %l: f32, %old: f32):
    %0 = arith.addf %s, %l : f32
    %1 = arith.addf %0, %one : f32
    linalg.yield %1 : f32
  }
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9 : memref<16x8xf32>, memref<16x8xf32>, memref<16x8xf32>, memref<16x8xf32>, memref<16x8xf32>, memref<16x8xf32>, memref<16x8xf32>, memref<16x8xbf16>, memref<16x8xf32>, memref<16x8xf32>
}

//--- joined.mlir
// However it is written: relu(bias - (c * 2 - s * -1)), which is relu(bias - s - 2 * c).
// JOINED: memref.alloca_scope
// JOINED: linalg.matmul
// JOINED: linalg.generic
// JOINED-CALL: epilogue -1 -2 32 1 8 1 0 512
#x = affine_map<(i, j) -> (i, j)>
#column = affine_map<(i, j) -> (j)>
func.func @rematStep(%a: memref<16x8xf32>, %b: memref<8x8xf32>, %c: memref<16x8xf32>, %g: memref<8xf32>) -> memref<16x8xf32>
    attributes {step_inputs = [{type = tensor<16x8xf32>, donated = false}, {type = tensor<8x8xf32>, donated = false},
                                {type = tensor<16x8xf32>, donated = false}, {type = tensor<8xf32>, donated = false}],
                step_outputs = [tensor<16x8xf32>]} {
  %zero = arith.constant 0.0 : f32
  %two = arith.constant 2.0 : f32
  %minus = arith.constant -1.0 : f32
  %p = memref.alloc() : memref<16x8xf32>
  linalg.matmul {step_library = "f32", step_start = [0.0 : f32]} ins(%a, %b : memref<16x8xf32>, memref<8x8xf32>) outs(%p : memref<16x8xf32>)
  %r = memref.alloc() : memref<16x8xf32>
  linalg.generic {indexing_maps = [#x, #column, #x, #x], iterator_types = ["parallel", "parallel"]}
      ins(%p, %g, %c : memref<16x8xf32>, memref<8xf32>, memref<16x8xf32>) outs(%r : memref<16x8xf32>) {
  ^bb0(%s: f32, %bias: f32, %l: f32, %old: f32):
    %0 = arith.mulf %l, %two : f32
    %1 = arith.mulf %minus, %s : f32
    %2 = arith.subf %0, %1 : f32
    %3 = arith.subf %bias, %2 : f32
    %4 = arith.maximumf %zero, %3 : f32
    linalg.yield %4 : f32
  }
  return %r : memref<16x8xf32>
}
