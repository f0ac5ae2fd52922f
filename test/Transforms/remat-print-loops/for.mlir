// A scan over layers on linalg, as importers write it: scf.for, whose backward loop
// reads the forward loop's stacks from outside. Its counter is not a carried value.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/for.mlir --remat-print-loops -o /dev/null | FileCheck %s --match-full-lines --strict-whitespace

//      CHECK:function @main
// CHECK-NEXT:  loop 0: 6 iterations from 0
// CHECK-NEXT:    0 carry: tensor<8x4xf32>
// CHECK-NEXT:    1 stack: tensor<6x8x4xf32>, slot counter
// CHECK-NEXT:    2 stack: tensor<6x8x4xf32>, slot counter
// CHECK-NEXT:  loop 1: 6 iterations from 0
// CHECK-NEXT:    0 carry: tensor<8x4xf32>
// CHECK-NEXT:    1 stack: tensor<6x4x4xf32>, slot -counter + 5
// CHECK-NEXT:  pair of 0 and 1: 2 residuals
// CHECK-NEXT:    1 is read from outside
// CHECK-NEXT:    2 is read from outside
