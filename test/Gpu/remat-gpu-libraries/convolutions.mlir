// The convolutions that cuDNN computes, and the tensors that it reads. Instead of a
// padded copy it reads the original tensor, if that tensor still exists unchanged.
// The op that makes the copy is marked: only the convolution's kernel needs it.
// RUN: remat-opt %s --remat-gpu-libraries="libraries=cudnn math=tf32 workspace=0" | FileCheck %s

// CHECK-LABEL: func.func @rematStep
// Behind the pad is an argument, which is not freed.
// CHECK: linalg.fill {step_prepares = 0 : i64}
// CHECK: linalg.generic {{.*}}ins(%arg0 {{.*}}attrs = {step_behind = 0 : i64, step_prepares = 0 : i64}
// CHECK: linalg.conv_2d_nhwc_hwcf {{.*}}step_convolution = {math = "tf32", number = 0 : i64
// CHECK-SAME: operands = array<i64: -1, 1, 2>
// The argument changes behind the pad.
// CHECK: linalg.fill ins
// CHECK: memref.copy %arg0
// CHECK: linalg.exp
// CHECK: linalg.conv_2d_nhwc_hwcf {{.*}}step_convolution = {math = "tf32", number = 1 : i64
// CHECK-SAME: operands = array<i64: 0, 1, 2>
// It is freed in between, and can be kept: more bytes are in use elsewhere.
// CHECK: linalg.fill {step_prepares = 2 : i64}
// CHECK: linalg.conv_2d_nhwc_hwcf {{.*}}step_convolution = {math = "tf32", number = 2 : i64
// CHECK-SAME: operands = array<i64: -1, 1, 2>
// CHECK-NEXT: memref.dealloc %[[KEPT:.*]] : memref<1x8x8x8xf32>
// It is freed in between, and would be on top of the peak.
// CHECK: linalg.fill ins
// CHECK: memref.copy
// CHECK: memref.dealloc
// CHECK: linalg.conv_2d_nhwc_hwcf {{.*}}step_convolution = {math = "tf32", number = 3 : i64
// CHECK-SAME: operands = array<i64: 0, 1, 2>
// A padded copy that another op reads stays.
// CHECK: linalg.fill ins
// CHECK: linalg.conv_2d_nhwc_hwcf {{.*}}step_convolution = {math = "tf32", number = 4 : i64
// CHECK-SAME: operands = array<i64: 0, 1, 2>
func.func @rematStep(%image: memref<1x8x8x8xf32>, %filter: memref<3x3x8x8xf32>, %y: memref<1x8x8x8xf32>)
    attributes {step_inputs = [{donated = true, type = tensor<1x8x8x8xf32>}, {donated = false, type = tensor<3x3x8x8xf32>}, {donated = true, type = tensor<1x8x8x8xf32>}]} {
  %z = arith.constant 0.0 : f32
  %p0 = memref.alloc() : memref<1x10x10x8xf32>
  linalg.fill ins(%z : f32) outs(%p0 : memref<1x10x10x8xf32>)
  %s0 = memref.subview %p0[0, 1, 1, 0] [1, 8, 8, 8] [1, 1, 1, 1] : memref<1x10x10x8xf32> to memref<1x8x8x8xf32, strided<[800, 80, 8, 1], offset: 88>>
  memref.copy %image, %s0 : memref<1x8x8x8xf32> to memref<1x8x8x8xf32, strided<[800, 80, 8, 1], offset: 88>>
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%p0, %filter : memref<1x10x10x8xf32>, memref<3x3x8x8xf32>) outs(%y : memref<1x8x8x8xf32>)
  memref.dealloc %p0 : memref<1x10x10x8xf32>

  %p1 = memref.alloc() : memref<1x10x10x8xf32>
  linalg.fill ins(%z : f32) outs(%p1 : memref<1x10x10x8xf32>)
  %s1 = memref.subview %p1[0, 1, 1, 0] [1, 8, 8, 8] [1, 1, 1, 1] : memref<1x10x10x8xf32> to memref<1x8x8x8xf32, strided<[800, 80, 8, 1], offset: 88>>
  memref.copy %image, %s1 : memref<1x8x8x8xf32> to memref<1x8x8x8xf32, strided<[800, 80, 8, 1], offset: 88>>
  linalg.exp ins(%y : memref<1x8x8x8xf32>) outs(%image : memref<1x8x8x8xf32>)
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
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%p2, %filter : memref<1x10x10x8xf32>, memref<3x3x8x8xf32>) outs(%y : memref<1x8x8x8xf32>)
  memref.dealloc %p2 : memref<1x10x10x8xf32>

  %a3 = memref.alloc() : memref<1x8x8x8xf32>
  linalg.exp ins(%y : memref<1x8x8x8xf32>) outs(%a3 : memref<1x8x8x8xf32>)
  %p3 = memref.alloc() : memref<1x10x10x8xf32>
  linalg.fill ins(%z : f32) outs(%p3 : memref<1x10x10x8xf32>)
  %s3 = memref.subview %p3[0, 1, 1, 0] [1, 8, 8, 8] [1, 1, 1, 1] : memref<1x10x10x8xf32> to memref<1x8x8x8xf32, strided<[800, 80, 8, 1], offset: 88>>
  memref.copy %a3, %s3 : memref<1x8x8x8xf32> to memref<1x8x8x8xf32, strided<[800, 80, 8, 1], offset: 88>>
  memref.dealloc %a3 : memref<1x8x8x8xf32>
  %b3 = memref.alloc() : memref<1x8x8x8xf32>
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%p3, %filter : memref<1x10x10x8xf32>, memref<3x3x8x8xf32>) outs(%b3 : memref<1x8x8x8xf32>)
  memref.dealloc %b3 : memref<1x8x8x8xf32>
  memref.dealloc %p3 : memref<1x10x10x8xf32>

  %p4 = memref.alloc() : memref<1x10x10x8xf32>
  linalg.fill ins(%z : f32) outs(%p4 : memref<1x10x10x8xf32>)
  %s4 = memref.subview %p4[0, 1, 1, 0] [1, 8, 8, 8] [1, 1, 1, 1] : memref<1x10x10x8xf32> to memref<1x8x8x8xf32, strided<[800, 80, 8, 1], offset: 88>>
  memref.copy %image, %s4 : memref<1x8x8x8xf32> to memref<1x8x8x8xf32, strided<[800, 80, 8, 1], offset: 88>>
  linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
    ins(%p4, %filter : memref<1x10x10x8xf32>, memref<3x3x8x8xf32>) outs(%y : memref<1x8x8x8xf32>)
  memref.copy %s4, %image : memref<1x8x8x8xf32, strided<[800, 80, 8, 1], offset: 88>> to memref<1x8x8x8xf32>
  memref.dealloc %p4 : memref<1x10x10x8xf32>
  return
}
