// A step whose groups are recomputed computes the same bits.
// RUN: split-file %S/../Transforms/remat-verify/groups.mlir %t
// RUN: remat-opt %t/step.mlir --remat-plan="planner=search activation-budget=13000 remarks=false" --remat-apply -o %t/applied.mlir
// RUN: remat-run %t/step.mlir %t/applied.mlir | FileCheck %s
// CHECK: all 1 outputs equal, bit for bit
