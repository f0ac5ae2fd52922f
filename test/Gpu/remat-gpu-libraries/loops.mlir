// Convolutions and products in loops are calls like others. The sources of their operands are
// found only in the step's own block. There a loop is one op with the bytes of an iteration.
// RUN: remat-opt %s --remat-gpu-libraries="libraries=cudnn math=tf32 workspace=0" | FileCheck %s

// CHECK-LABEL: func.func @rematStep
// The padded copy is of this iteration, and is read as it is.
// CHECK: scf.for
// CHECK:   linalg.fill ins
// CHECK:   linalg.conv_2d_nhwc_hwcf {{.*}}step_convolution = {math = "tf32", number = 0 : i64
// CHECK-SAME: operands = array<i64: 0, 1, 2>
// CHECK:   linalg.matmul {step_library = "tf32"}
// The tensor behind the pad is freed before the loop. If an iteration has few bytes, the tensor is kept until after the loop.
// CHECK: linalg.fill {step_prepares = 1 : i64}
// CHECK: linalg.conv_2d_nhwc_hwcf {{.*}}step_convolution = {math = "tf32", number = 1 : i64
// CHECK-SAME: operands = array<i64: -1, 1, 2>
// CHECK-NEXT: memref.dealloc %{{.*}} : memref<1x8x8x8xf32>
// It is not kept if an iteration has the most bytes of the step.
// CHECK: linalg.fill ins
// CHECK: linalg.conv_2d_nhwc_hwcf {{.*}}step_convolution = {math = "tf32", number = 2 : i64
// CHECK-SAME: operands = array<i64: 0, 1, 2>
func.func @rematStep(%image: memref<1x8x8x8xf32>, %filter: memref<3x3x8x8xf32>, %y: memref<1x8x8x8xf32>, %m: memref<32x32xf32>)
    attributes {step_inputs = [{donated = true, type = tensor<1x8x8x8xf32>}, {donated = false, type = tensor<3x3x8x8xf32>}, {donated = true, type = tensor<1x8x8x8xf32>}, {donated = true, type = tensor<32x32xf32>}]} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %z = arith.constant 0.0 : f32
  scf.for %i = %c0 to %c4 step %c1 {
    %p = memref.alloc() : memref<1x10x10x8xf32>
    linalg.fill ins(%z : f32) outs(%p : memref<1x10x10x8xf32>)
    %s = memref.subview %p[0, 1, 1, 0] [1, 8, 8, 8] [1, 1, 1, 1] : memref<1x10x10x8xf32> to memref<1x8x8x8xf32, strided<[800, 80, 8, 1], offset: 88>>
    memref.copy %image, %s : memref<1x8x8x8xf32> to memref<1x8x8x8xf32, strided<[800, 80, 8, 1], offset: 88>>
    linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%p, %filter : memref<1x10x10x8xf32>, memref<3x3x8x8xf32>) outs(%y : memref<1x8x8x8xf32>)
    memref.dealloc %p : memref<1x10x10x8xf32>
    %n = memref.alloc() : memref<32x32xf32>
    linalg.exp ins(%m : memref<32x32xf32>) outs(%n : memref<32x32xf32>)
    linalg.matmul ins(%n, %n : memref<32x32xf32>, memref<32x32xf32>) outs(%m : memref<32x32xf32>)
    memref.dealloc %n : memref<32x32xf32>
  }

  %large = memref.alloc() : memref<2x1x10x10x8xf32>
  linalg.fill ins(%z : f32) outs(%large : memref<2x1x10x10x8xf32>)
  memref.dealloc %large : memref<2x1x10x10x8xf32>
  %a1 = memref.alloc() : memref<1x8x8x8xf32>
  linalg.exp ins(%y : memref<1x8x8x8xf32>) outs(%a1 : memref<1x8x8x8xf32>)
  %p1 = memref.alloc() : memref<1x10x10x8xf32>
  linalg.fill ins(%z : f32) outs(%p1 : memref<1x10x10x8xf32>)
  %s1 = memref.subview %p1[0, 1, 1, 0] [1, 8, 8, 8] [1, 1, 1, 1] : memref<1x10x10x8xf32> to memref<1x8x8x8xf32, strided<[800, 80, 8, 1], offset: 88>>
  memref.copy %a1, %s1 : memref<1x8x8x8xf32> to memref<1x8x8x8xf32, strided<[800, 80, 8, 1], offset: 88>>
  memref.dealloc %a1 : memref<1x8x8x8xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %few = memref.alloc() : memref<8xf32>
    linalg.fill ins(%z : f32) outs(%few : memref<8xf32>)
    memref.dealloc %few : memref<8xf32>
  }
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%p1, %filter : memref<1x10x10x8xf32>, memref<3x3x8x8xf32>) outs(%y : memref<1x8x8x8xf32>)
  memref.dealloc %p1 : memref<1x10x10x8xf32>

  %a2 = memref.alloc() : memref<1x8x8x8xf32>
  linalg.exp ins(%y : memref<1x8x8x8xf32>) outs(%a2 : memref<1x8x8x8xf32>)
  %p2 = memref.alloc() : memref<1x10x10x8xf32>
  linalg.fill ins(%z : f32) outs(%p2 : memref<1x10x10x8xf32>)
  %s2 = memref.subview %p2[0, 1, 1, 0] [1, 8, 8, 8] [1, 1, 1, 1] : memref<1x10x10x8xf32> to memref<1x8x8x8xf32, strided<[800, 80, 8, 1], offset: 88>>
  memref.copy %a2, %s2 : memref<1x8x8x8xf32> to memref<1x8x8x8xf32, strided<[800, 80, 8, 1], offset: 88>>
  memref.dealloc %a2 : memref<1x8x8x8xf32>
  scf.for %i = %c0 to %c4 step %c1 {
    %many = memref.alloc() : memref<2x1x10x10x8xf32>
    linalg.fill ins(%z : f32) outs(%many : memref<2x1x10x10x8xf32>)
    memref.dealloc %many : memref<2x1x10x10x8xf32>
  }
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%p2, %filter : memref<1x10x10x8xf32>, memref<3x3x8x8xf32>) outs(%y : memref<1x8x8x8xf32>)
  memref.dealloc %p2 : memref<1x10x10x8xf32>
  return
}
