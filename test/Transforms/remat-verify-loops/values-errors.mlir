// A planned scan in which something is done that the step before did not do. Each bytes' worth holds.
// RUN: mkdir -p %t
// RUN: cp %S/../remat-plan-loops/Inputs/scan.mlir %t/scan.mlir
// RUN: remat-opt %t/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=60%%" --remat-apply-loops -o %t/planned.mlir

// The recomputed op, the last tanh of the text, is another op.
// RUN: awk '/stablehlo.tanh/ && ++n == 2 { sub("tanh", "sine") } 1' %t/planned.mlir > %t/op.mlir
// RUN: not remat-opt %t/op.mlir --allow-unregistered-dialect --remat-verify-loops="budget=45056 as=%t/scan.mlir" -o /dev/null 2>&1 | FileCheck %s --check-prefix=VALUE
// VALUE: error: result 0 comes from other ops or other values than before the loops were planned

// It reads the weights of the first layer instead of its own.
// RUN: awk '/stablehlo.while/ { ++n } n == 2 && /dynamic_slice/ && /16x16/ && !done { done = sub(/, %%[0-9]+, /, ", %%zero, "); print "%%zero = \"stablehlo.constant\"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>" } 1' %t/planned.mlir > %t/layer.mlir
// RUN: not remat-opt %t/layer.mlir --allow-unregistered-dialect --remat-verify-loops="budget=1MB as=%t/scan.mlir" -o /dev/null 2>&1 | FileCheck %s --check-prefix=VALUE

// The same for a loop without a partner: the recomputed op, the second exp of
// the text after the original one, is another op.
// RUN: cp %S/../remat-plan-loops/Inputs/whole-step.mlir %t/alone.mlir
// RUN: remat-opt %t/alone.mlir --remat-plan-loops="budget=90%%" --remat-apply-loops -o %t/alone-planned.mlir
// RUN: awk '/linalg.exp/ && ++n == 3 { sub("exp", "tanh") } 1' %t/alone-planned.mlir > %t/alone-op.mlir
// RUN: not remat-opt %t/alone-op.mlir --remat-verify-loops="budget=576 as=%t/alone.mlir" -o /dev/null 2>&1 | FileCheck %s --check-prefix=VALUE

// Iterations in groups are not compared. A file that is not a module, or belongs to another step, is named.
// RUN: sed "s/<6x/<24x/g; s/dense<6>/dense<24>/g" %t/scan.mlir > %t/deep.mlir
// RUN: remat-opt %t/deep.mlir --allow-unregistered-dialect --remat-plan-loops=budget=min --remat-apply-loops -o %t/groups.mlir
// RUN: not remat-opt %t/groups.mlir --allow-unregistered-dialect --remat-verify-loops="budget=1MB as=%t/deep.mlir" -o /dev/null 2>&1 | FileCheck %s --check-prefix=GROUPS
// GROUPS: error: has 0 pairs of loops, but had 1 before the passes: loops that were split into groups of iterations cannot be compared
// RUN: not remat-opt %t/planned.mlir --allow-unregistered-dialect --remat-verify-loops="budget=1MB as=%t/none.mlir" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FILE
// FILE: error: as={{.*}}none.mlir: this file cannot be read as a module
// RUN: sed "s/@main/@other/" %t/scan.mlir > %t/other.mlir
// RUN: not remat-opt %t/planned.mlir --allow-unregistered-dialect --remat-verify-loops="budget=1MB as=%t/other.mlir" -o /dev/null 2>&1 | FileCheck %s --check-prefix=OTHER
// OTHER: error: '{{.*}}other.mlir' has no function @main
