// Only an iteration knows its slot of a stack. The host computes where the slots begin, and each begins
// at a multiple of a slot's bytes. If this is a multiple of 16, a thread loads and stores four neighbours
// in one piece. It does not for parts of rows of 524290 elements, whose bytes are 8 more than a multiple.
// RUN: remat-opt %s --remat-gpu-kernels | FileCheck %s

// The launches stay in the loop, and take the slot as a pointer to its first element.
// CHECK-LABEL: func.func @rematStep
//       CHECK: scf.for %[[I:.*]] = %c0 to %c3 step %c1 {
//       CHECK:   %[[SLOT:.*]] = memref.subview %{{.*}}[%[[I]], 0]
//       CHECK:   %[[FIRST:.*]] = builtin.unrealized_conversion_cast %[[SLOT]]
//       CHECK:   gpu.launch_func @rematKernels::@kernel1 {{.*}} args(%[[FIRST]] : memref<524288xf32>)
//       CHECK:   gpu.launch_func @rematKernels::@kernel2
// The number of the iteration is an argument of its kernel.
//       CHECK:   gpu.launch_func @rematKernels::@kernel3 {{.*}} args(%[[I]] : index, %{{.*}} : memref<524288xf32>)
//       CHECK: }
//       CHECK: gpu.func @kernel1
//       CHECK:   vector.load {{.*}} {alignment = 16 : i64} : memref<524288xf32>, vector<4xf32>
//       CHECK: gpu.func @kernel2
//   CHECK-NOT:   vector<4xf32>
//       CHECK: gpu.func @kernel3
func.func @rematStep(%slab: memref<16777216xi8>) attributes {step_arena = 16777216 : i64} {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %half = arith.constant 8388608 : index
  %even = memref.view %slab[%c0][] : memref<16777216xi8> to memref<3x524288xf32>
  %odd = memref.view %slab[%half][] : memref<16777216xi8> to memref<3x524290xf32>
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.subview %even[%i, 0] [1, 524288] [1, 1] : memref<3x524288xf32> to memref<524288xf32, strided<[1], offset: ?>>
    linalg.exp ins(%a : memref<524288xf32, strided<[1], offset: ?>>) outs(%a : memref<524288xf32, strided<[1], offset: ?>>)
    %b = memref.subview %odd[%i, 0] [1, 524288] [1, 1] : memref<3x524290xf32> to memref<524288xf32, strided<[1], offset: ?>>
    linalg.exp ins(%b : memref<524288xf32, strided<[1], offset: ?>>) outs(%b : memref<524288xf32, strided<[1], offset: ?>>)
    %n = arith.index_cast %i : index to i32
    %f = arith.sitofp %n : i32 to f32
    linalg.fill ins(%f : f32) outs(%b : memref<524288xf32, strided<[1], offset: ?>>)
  }
  return
}
