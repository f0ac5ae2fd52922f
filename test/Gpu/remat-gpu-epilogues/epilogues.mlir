// If an elementwise op is the only reader of a sum or a product and can run as early,
// it becomes part of its kernel. test/Gpu/remat-compile/epilogues.mlir runs the result.
// RUN: split-file %s %t
// RUN: remat-opt %t/joined.mlir --remat-gpu-epilogues | FileCheck %s --check-prefix=JOINED
// RUN: remat-opt %t/in-place.mlir --remat-gpu-epilogues | FileCheck %s --check-prefix=IN-PLACE
// RUN: remat-opt %t/apart.mlir --remat-gpu-epilogues | FileCheck %s --check-prefix=APART

//--- joined.mlir
// The sum has no buffer, and the result has a buffer that is made before. The
// reader sees the sum in another shape and transposed. The ops between them stay.
// JOINED:      func.func @rematStep(%[[A:.*]]: memref<8x6xf32>, %[[BIAS:.*]]: memref<2x4xf32>)
// JOINED:      %[[OTHER:.*]] = memref.alloc() : memref<8xf32>
// JOINED-NEXT: %[[RESULT:.*]] = memref.alloc() : memref<4x2xf32>
// JOINED-NEXT: memref.alloca_scope  {
// JOINED-NEXT:   %[[SUM:.*]] = memref.alloca() : memref<8xf32>
// JOINED-NEXT:   linalg.generic {{.*}} ins(%[[A]] : memref<8x6xf32>) outs(%[[SUM]] : memref<8xf32>) attrs = {step_start = [0.000000e+00 : f32]}
// JOINED:        %[[VIEW:.*]] = memref.expand_shape %[[SUM]]
// JOINED-NEXT:   linalg.generic {{.*}} ins(%[[VIEW]], %[[BIAS]] : memref<2x4xf32>, memref<2x4xf32>) outs(%[[RESULT]] : memref<4x2xf32>)
// JOINED:      linalg.fill {{.*}} outs(%[[OTHER]]
// JOINED-NEXT: return %[[RESULT]], %[[OTHER]]
#a = affine_map<(i, k) -> (i, k)>
#s = affine_map<(i, k) -> (i)>
#in = affine_map<(i, j) -> (i, j)>
#out = affine_map<(i, j) -> (j, i)>
func.func @rematStep(%a: memref<8x6xf32>, %bias: memref<2x4xf32>) -> (memref<4x2xf32>, memref<8xf32>)
    attributes {step_inputs = [{type = tensor<8x6xf32>, donated = false}, {type = tensor<2x4xf32>, donated = false}],
                step_outputs = [tensor<4x2xf32>, tensor<8xf32>]} {
  %zero = arith.constant 0.0 : f32
  %sum = memref.alloc() : memref<8xf32>
  %other = memref.alloc() : memref<8xf32>
  linalg.generic {indexing_maps = [#a, #s], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<8x6xf32>) outs(%sum : memref<8xf32>) attrs = {step_start = [0.0 : f32]} {
  ^bb0(%x: f32, %old: f32):
    %0 = arith.addf %old, %x : f32
    linalg.yield %0 : f32
  }
  linalg.fill ins(%zero : f32) outs(%other : memref<8xf32>)
  %view = memref.expand_shape %sum [[0, 1]] output_shape [2, 4] : memref<8xf32> into memref<2x4xf32>
  %result = memref.alloc() : memref<4x2xf32>
  linalg.generic {indexing_maps = [#in, #in, #out], iterator_types = ["parallel", "parallel"]}
      ins(%view, %bias : memref<2x4xf32>, memref<2x4xf32>) outs(%result : memref<4x2xf32>) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  memref.dealloc %sum : memref<8xf32>
  return %result, %other : memref<4x2xf32>, memref<8xf32>
}

//--- in-place.mlir
// The reader writes over the sum, which others read then: the buffer stays.
// IN-PLACE:      %[[BUFFER:.*]] = memref.alloc() : memref<8xf32>
// IN-PLACE-NEXT: memref.alloca_scope  {
// IN-PLACE-NEXT:   %[[SUM:.*]] = memref.alloca() : memref<8xf32>
// IN-PLACE-NEXT:   linalg.generic {{.*}} outs(%[[SUM]] : memref<8xf32>) attrs = {step_start = [0.000000e+00 : f32]}
// IN-PLACE:        linalg.generic {{.*}} ins(%[[SUM]] : memref<8xf32>) outs(%[[BUFFER]] : memref<8xf32>)
// IN-PLACE:      return %[[BUFFER]]
#a = affine_map<(i, k) -> (i, k)>
#s = affine_map<(i, k) -> (i)>
#i = affine_map<(i) -> (i)>
func.func @rematStep(%a: memref<8x6xf32>) -> memref<8xf32>
    attributes {step_inputs = [{type = tensor<8x6xf32>, donated = false}], step_outputs = [tensor<8xf32>]} {
  %sum = memref.alloc() : memref<8xf32>
  linalg.generic {indexing_maps = [#a, #s], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<8x6xf32>) outs(%sum : memref<8xf32>) attrs = {step_start = [0.0 : f32]} {
  ^bb0(%x: f32, %old: f32):
    %0 = arith.addf %old, %x : f32
    linalg.yield %0 : f32
  }
  linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%sum : memref<8xf32>) outs(%sum : memref<8xf32>) {
  ^bb0(%x: f32, %old: f32):
    %0 = arith.negf %x : f32
    linalg.yield %0 : f32
  }
  return %sum : memref<8xf32>
}

//--- apart.mlir
// Each sum has a reader that may not join it, for the reason that stands there.
// APART-LABEL: func.func @rematStep(
// APART-NOT:   alloca
// APART:       return
#a = affine_map<(i, k) -> (i, k)>
#s = affine_map<(i, k) -> (i)>
#i = affine_map<(i) -> (i)>
func.func @rematStep(%a: memref<8x8xf32>, %b: memref<8xf32>) -> (memref<8xf32>, memref<8xf64>, memref<8x8xf32>)
    attributes {step_inputs = [{type = tensor<8x8xf32>, donated = true}, {type = tensor<8xf32>, donated = true}],
                step_outputs = [tensor<8xf32>, tensor<8xf64>, tensor<8x8xf32>]} {
  %one = arith.constant 1.0 : f32
  %r = memref.alloc() : memref<8xf32>
  // Two ops read it.
  %0 = memref.alloc() : memref<8xf32>
  linalg.generic {indexing_maps = [#a, #s], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<8x8xf32>) outs(%0 : memref<8xf32>) attrs = {step_start = [0.0 : f32]} {
  ^bb0(%x: f32, %old: f32):
    %n = arith.addf %old, %x : f32
    linalg.yield %n : f32
  }
  linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%0 : memref<8xf32>) outs(%r : memref<8xf32>) {
  ^bb0(%x: f32, %old: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [#i, #i, #i], iterator_types = ["parallel"]}
      ins(%0, %r : memref<8xf32>, memref<8xf32>) outs(%r : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %n = arith.addf %x, %y : f32
    linalg.yield %n : f32
  }
  // The reader's other operand is written between them.
  %1 = memref.alloc() : memref<8xf32>
  linalg.generic {indexing_maps = [#a, #s], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<8x8xf32>) outs(%1 : memref<8xf32>) attrs = {step_start = [1.0 : f32]} {
  ^bb0(%x: f32, %old: f32):
    %n = arith.addf %old, %x : f32
    linalg.yield %n : f32
  }
  linalg.fill ins(%one : f32) outs(%b : memref<8xf32>)
  %r1 = memref.alloc() : memref<8xf32>
  linalg.generic {indexing_maps = [#i, #i, #i], iterator_types = ["parallel"]}
      ins(%1, %b : memref<8xf32>, memref<8xf32>) outs(%r1 : memref<8xf32>) {
  ^bb0(%x: f32, %y: f32, %old: f32):
    %n = arith.addf %x, %y : f32
    linalg.yield %n : f32
  }
  // The tensor that the reader overwrites is read between them.
  %2 = memref.alloc() : memref<8xf32>
  linalg.generic {indexing_maps = [#a, #s], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<8x8xf32>) outs(%2 : memref<8xf32>) attrs = {step_start = [2.0 : f32]} {
  ^bb0(%x: f32, %old: f32):
    %n = arith.addf %old, %x : f32
    linalg.yield %n : f32
  }
  memref.copy %r1, %r : memref<8xf32> to memref<8xf32>
  linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%2 : memref<8xf32>) outs(%r1 : memref<8xf32>) {
  ^bb0(%x: f32, %old: f32):
    linalg.yield %x : f32
  }
  // Its result has more bytes.
  %3 = memref.alloc() : memref<8xf32>
  linalg.generic {indexing_maps = [#a, #s], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<8x8xf32>) outs(%3 : memref<8xf32>) attrs = {step_start = [3.0 : f32]} {
  ^bb0(%x: f32, %old: f32):
    %n = arith.addf %old, %x : f32
    linalg.yield %n : f32
  }
  %wide = memref.alloc() : memref<8xf64>
  linalg.generic {indexing_maps = [#i, #i], iterator_types = ["parallel"]}
      ins(%3 : memref<8xf32>) outs(%wide : memref<8xf64>) {
  ^bb0(%x: f32, %old: f64):
    %n = arith.extf %x : f32 to f64
    linalg.yield %n : f64
  }
  // It reads each element several times.
  %4 = memref.alloc() : memref<8xf32>
  linalg.generic {indexing_maps = [#a, #s], iterator_types = ["parallel", "reduction"]}
      ins(%a : memref<8x8xf32>) outs(%4 : memref<8xf32>) attrs = {step_start = [4.0 : f32]} {
  ^bb0(%x: f32, %old: f32):
    %n = arith.addf %old, %x : f32
    linalg.yield %n : f32
  }
  %5 = memref.alloc() : memref<8x8xf32>
  linalg.generic {indexing_maps = [#s, #a], iterator_types = ["parallel", "parallel"]}
      ins(%4 : memref<8xf32>) outs(%5 : memref<8x8xf32>) {
  ^bb0(%x: f32, %old: f32):
    linalg.yield %x : f32
  }
  // It overwrites an operand of the sum.
  %6 = memref.alloc() : memref<8x8xf32>
  linalg.matmul {step_start = [5.0 : f32]} ins(%a, %5 : memref<8x8xf32>, memref<8x8xf32>) outs(%6 : memref<8x8xf32>)
  linalg.generic {indexing_maps = [#a, #a], iterator_types = ["parallel", "parallel"]}
      ins(%6 : memref<8x8xf32>) outs(%a : memref<8x8xf32>) {
  ^bb0(%x: f32, %old: f32):
    linalg.yield %x : f32
  }
  return %r, %wide, %a : memref<8xf32>, memref<8xf64>, memref<8x8xf32>
}
