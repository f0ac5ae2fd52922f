// REQUIRES: remat-run
// RUN: remat-opt %S/loss-and-norm.mlir --remat-slice="k=4 loop" -o %t.mlir 2>/dev/null
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: remat-run %S/loss-and-norm.mlir %t.mlir | FileCheck %s --check-prefix=BITS
// RUN: remat-opt %s --remat-slice="k=2 loop" 2>/dev/null | FileCheck %s --check-prefix=PUT
// RUN: not remat-opt %S/loss-and-norm.mlir --remat-slice="k=3 loop" 2>&1 | FileCheck %s --check-prefix=EQUAL
// EQUAL: error: loop=true of remat-slice needs equal slices, but 8 elements cannot be divided into 3

// Two rows at a time: the loss and the gradient are carried, and places count on
// from the slice's first row.
// CHECK:      scf.for %[[SLICE:.*]] = %c0{{.*}} to %c4 step %c1 iter_args(%{{.*}} = %{{.*}}, %{{.*}} = %{{.*}}) -> (tensor<f32>, tensor<4x4xf32>)
// CHECK:        %[[ROW:.*]] = arith.muli %[[SLICE]], %c2 : index
// CHECK:        arith.addi %{{.*}}, %[[ROW]] : index
// CHECK:        tensor.extract_slice %{{.*}}[%[[ROW]], 0] [2, 4]
// CHECK:        scf.yield
// CHECK:      arith.divf
// CHECK:      math.sqrt
// BITS: all 2 outputs equal, bit for bit

// Results that slices make for other ops are put into one tensor.
// PUT:      scf.for %[[SLICE:.*]] = {{.*}} iter_args(%[[ALL:.*]] = %{{.*}}) -> (tensor<4x8xf32>)
// PUT:        %[[ROW:.*]] = arith.muli %[[SLICE]], %c2
// PUT:        %[[Y:.*]] = math.exp %{{.*}} : tensor<2x8xf32>
// PUT:        %[[NEXT:.*]] = tensor.insert_slice %[[Y]] into %[[ALL]][%[[ROW]], 0] [2, 8]
// PUT:        scf.yield %[[NEXT]]
func.func @main(%x: tensor<4x8xf32> {remat.slice = 0}) -> tensor<4x8xf32> {
  %y = math.exp %x : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
