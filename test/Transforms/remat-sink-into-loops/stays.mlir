// Gradients that are read as a whole stay, and so do the ops on them after that.
// An op whose result takes as many bytes as the stack does not move either.
// RUN: sed "s/return %%16#6 : .*/%%t = \"stablehlo.negate\"(%%16#6) : (tensor<6x16x16xf32>) -> tensor<6x16x16xf32>\n  %%u = \"stablehlo.transpose\"(%%t) <{permutation = array<i64: 0, 2, 1>}> : (tensor<6x16x16xf32>) -> tensor<6x16x16xf32>\n  return %%u : tensor<6x16x16xf32>/" %S/../remat-plan-loops/Inputs/scan.mlir > %t.mlir
// RUN: remat-opt %t.mlir --allow-unregistered-dialect > %t.before
// RUN: remat-opt %t.mlir --allow-unregistered-dialect --remat-sink-into-loops > %t.after
// RUN: diff %t.before %t.after

// An op of two stacks of which one has its slots in another order.
// RUN: sed "s/return %%16#6 : .*/%%t = \"stablehlo.add\"(%%16#6, %%7#3) : (tensor<6x16x16xf32>, tensor<6x16x16xf32>) -> tensor<6x16x16xf32>\n  return %%t : tensor<6x16x16xf32>/; s/64x16xf32/16x16xf32/g" %S/../remat-plan-loops/Inputs/scan.mlir > %t.two
// RUN: remat-opt %t.two --allow-unregistered-dialect --remat-sink-into-loops=remarks=true 2>&1 | FileCheck %s
// CHECK: remark: loop of 6 iterations: 1 ops that read 1 of its stacks move into the loop
