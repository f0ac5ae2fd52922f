// A scan over layers as JAX writes it, and its gradient. What the forward loop
// stacks, the backward loop reads from the end; the stack of gradients is the
// step's result and no residual.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-print-loops -o /dev/null | FileCheck %s --match-full-lines --strict-whitespace

//      CHECK:function @main
// CHECK-NEXT:  loop 0: 6 iterations from 0
// CHECK-NEXT:    0 invariant: tensor<6x16x16xf32>
// CHECK-NEXT:    1 counter: tensor<i32>
// CHECK-NEXT:    2 carry: tensor<64x16xf32>
// CHECK-NEXT:    3 stack: tensor<6x64x16xf32>, slot counter
// CHECK-NEXT:    4 stack: tensor<6x64x16xf32>, slot counter
// CHECK-NEXT:    5 stack: tensor<6x64x16xf32>, slot counter
// CHECK-NEXT:  loop 1: 6 iterations from 0
// CHECK-NEXT:    0 invariant: tensor<6x16x16xf32>
// CHECK-NEXT:    1 invariant: tensor<6x64x16xf32>
// CHECK-NEXT:    2 invariant: tensor<6x64x16xf32>
// CHECK-NEXT:    3 invariant: tensor<6x64x16xf32>
// CHECK-NEXT:    4 counter: tensor<i32>
// CHECK-NEXT:    5 carry: tensor<64x16xf32>
// CHECK-NEXT:    6 stack: tensor<6x16x16xf32>, slot -counter + 5
// CHECK-NEXT:  pair of 0 and 1: 3 residuals
// CHECK-NEXT:    3 is read as 1
// CHECK-NEXT:    4 is read as 2
// CHECK-NEXT:    5 is read as 3
