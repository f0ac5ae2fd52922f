// Two plans of a loop take the same bytes and about the same FLOP: one computes the
// slope again from tanh, and the other computes tanh again from the carry, where the
// next carry is made from the slope. The slope's kernel has no FLOP, and moves 1 GB.
// RUN: mkdir -p %t
// RUN: sed 's/%61 = "stablehlo.add"(%57/%61 = "stablehlo.add"(%60/' %S/Inputs/scan.mlir > %t/scan.mlir
// RUN: cp %S/Inputs/scan.time.kernels.json %t/0.json

// Without a machine FLOP decide.
// RUN: remat-opt %t/scan.mlir --allow-unregistered-dialect --remat-import-loop-kernels=folder=%t --remat-plan-loops="budget=80% remarks=true" --remat-apply-loops -o %t.flops.mlir 2>&1 | FileCheck %s --check-prefix=FLOPS
// RUN: FileCheck %s --check-prefix=SLOPE < %t.flops.mlir
// FLOPS: stacks 73728 -> 49152, {{.*}}; 0.00 % more cost;
// SLOPE-COUNT-1: "stablehlo.tanh"
// SLOPE-NOT:     "stablehlo.tanh"

// With one, time decides between plans whose FLOP are within a hundredth.
// RUN: remat-opt %t/scan.mlir --allow-unregistered-dialect --remat-annotate-costs=machine=h100 --remat-import-loop-kernels=folder=%t --remat-plan-loops="budget=80% remarks=true" --remat-apply-loops -o %t.time.mlir 2>&1 | FileCheck %s --check-prefix=TIME
// RUN: FileCheck %s --check-prefix=TANH < %t.time.mlir
// TIME: stacks 73728 -> 49152, {{.*}}; 0.{{2[0-9]}} % more cost;
// TANH-COUNT-2: "stablehlo.tanh"
// TANH-NOT:     "stablehlo.tanh"
