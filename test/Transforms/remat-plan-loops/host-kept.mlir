// The report names the stacks without copies to the host, beside those that have copies.

// One of them is also read by another op: here the step returns it.
// RUN: sed 's/-> tensor<6x16x16xf32> {$/-> (tensor<6x16x16xf32>, tensor<6x64x16xf32>) {/; s/return %16#6 : .*/return %16#6, %7#4 : tensor<6x16x16xf32>, tensor<6x64x16xf32>/' %S/Inputs/scan.mlir > %t.mlir
// RUN: remat-opt %t.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min offload=true remarks=true effort=0.1" --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=RETURNED
// RETURNED: remark: loops of 6 iterations: {{.*}}; on the host {{[0-9]+}} bytes: {{.*}}; 24576 bytes of stacks stay on the device, because ops outside of the backward loop read them{{$}}
// RUN: remat-opt %t.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min remarks=true effort=0.1" --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min offload=true remarks=true effort=0.1" --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=NOTHING
// NOTHING: remark: loops of 6 iterations
// NOTHING-NOT: stay on the device
