// A loop over microbatches whose every iteration is a step of six layers. Whole bodies there are stages of the step: each runs again
// as a whole behind one fence, as with jax.checkpoint around groups of layers. The step has no loss that is found.
// RUN: remat-opt %S/Inputs/layers-step.mlir --remat-plan-loops="budget=min planner=whole-bodies remarks=true" --remat-apply-loops -o %t 2>&1 | FileCheck %s --check-prefix=SAYS
// RUN: FileCheck %s < %t
// RUN: remat-run %S/Inputs/layers-step.mlir %t | FileCheck %s --check-prefix=RAN

// SAYS: remark: a loop of 4 iterations: one iteration 2496 -> 1216 bytes; 38.10 % more cost; planner sublinear

// CHECK:         linalg.mul
// CHECK-NOT:     remat.fence
// CHECK:         remat.fence %{{.*}} after
// CHECK-NEXT:    linalg.tanh
// CHECK-NEXT:    linalg.tanh
// CHECK-NEXT:    linalg.exp
// CHECK-NEXT:    linalg.tanh
// CHECK-NEXT:    linalg.tanh
// CHECK-NEXT:    linalg.mul
// CHECK:         remat.fence %arg0 after
// CHECK-NOT:     remat.fence
// CHECK:         linalg.matmul
// CHECK:         scf.yield

// RAN: peak bytes {{ *}}2,496 {{ *}}1,216
// RAN: all 1 outputs equal, bit for bit
