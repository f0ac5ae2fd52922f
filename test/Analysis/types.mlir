// RUN: remat-opt %s --split-input-file --remat-print-graph -o /dev/null | FileCheck %s

// Bytes as buffers store elements: whole bytes, a power of two of them.

// CHECK-LABEL: graph sizes:
// CHECK-NEXT:  t0 arg0: 10 bytes
// CHECK-NEXT:  t1 arg1: 10 bytes
// CHECK-NEXT:  t2 arg2: 40 bytes
// CHECK-NEXT:  t3 arg3: 80 bytes
// CHECK-NEXT:  t4 arg4: 20 bytes
// CHECK-NEXT:  t5 arg5: 10 bytes
// CHECK-NEXT:  t6 arg6: 160 bytes
// CHECK-NEXT:  t7 arg7: 80 bytes
// CHECK-NEXT:  t8 arg8: 160 bytes
// CHECK-NEXT:  t9 arg9: 10 bytes
func.func @sizes(%0: tensor<10xi1>, %1: tensor<10xi4>, %2: tensor<10xi24>, %3: tensor<10xindex>,
                 %4: tensor<10xbf16>, %5: tensor<10xf8E4M3FN>, %6: tensor<10xf80>,
                 %7: tensor<10xcomplex<f32>>, %8: tensor<10xvector<4xf32>>,
                 %9: tensor<10x!quant.uniform<i8:f32, 1.0>>) {
  return
}

// -----

// Without elements there are no bytes. A scalar has one element. An encoding
// changes nothing. A value of another type is not a tensor.

// CHECK-LABEL: graph shapes: 0 nodes, 3 tensors,
// CHECK-NEXT:  t0 arg0: 0 bytes
// CHECK-NEXT:  t1 arg1: 4 bytes
// CHECK-NEXT:  t2 arg2: 16 bytes
// CHECK-NEXT:  outputs
func.func @shapes(%0: tensor<4611686018427387904x0x8xf64>, %1: tensor<f32>, %2: tensor<4xf32, "any">,
                  %3: f32, %4: index) {
  return
}
