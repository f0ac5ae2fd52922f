// Stacks in the host's memory: the forward loop sends each slice there before
// it writes the slice, and the backward loop brings back the slices that it
// reads. They take none of the budget.
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=48kB planner=offload-search offload=true remarks=true effort=0.1" --remat-report-loops=file=%t.json --remat-apply-loops -o %t.mlir 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s < %t.mlir
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// REMARK: remark: loops of 6 iterations: 95232 -> 46080 bytes: stacks 73728 -> 24576, one iteration 21504 -> 21504; 0.00 % more cost; groups of 1; planner keep-all; on the host 49152 bytes: carry, tanh.2

// CHECK:      "stablehlo.while"
// CHECK:      ^bb0(%{{.*}}: tensor<6x16x16xf32>, %[[I:.*]]: tensor<i32>, %[[CARRY:.*]]: tensor<64x16xf32>, %[[STACK:.*]]: tensor<6x64x16xf32>, %[[TANHS:.*]]: tensor<6x64x16xf32>, %[[SLOPES:.*]]: tensor<6x64x16xf32>):
// CHECK:      %[[TANH:.*]] = "stablehlo.tanh"
// CHECK:      %[[AWAY:.*]] = "stablehlo.custom_call"(%[[CARRY]]) {backend_config = "", call_target_name = "annotate_device_placement", has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "pinned_host"}} : (tensor<64x16xf32>) -> tensor<64x16xf32>
// CHECK-NEXT: %[[SLICE:.*]] = "stablehlo.reshape"(%[[AWAY]])
// CHECK:      "stablehlo.dynamic_update_slice"(%[[STACK]], %[[SLICE]], %[[I]],
// CHECK:      "stablehlo.custom_call"(%[[TANH]]) {{.*}}"pinned_host"
// CHECK-NOT:  custom_call
// CHECK:      "stablehlo.while"
// CHECK:      %[[READ:.*]] = "stablehlo.dynamic_slice"
// CHECK:      %[[KEPT:.*]] = "stablehlo.reshape"(%[[READ]])
// CHECK:      %[[HERE:.*]] = "stablehlo.custom_call"(%[[KEPT]]) {backend_config = "", call_target_name = "annotate_device_placement", has_side_effect = true, mhlo.frontend_attributes = {_xla_buffer_placement = "device"}} : (tensor<64x16xf32>) -> tensor<64x16xf32>
// CHECK:      "stablehlo.custom_call"({{.*}}"device"
// CHECK-NOT:  custom_call
// CHECK:      "stablehlo.dot_general"(%{{.*}}, %[[HERE]])
// CHECK-NOT:  remat

// JSON:      "on_host": [
// JSON-NEXT:   {
// JSON-NEXT:     "name": "carry",
// JSON-NEXT:     "bytes": 24576,
// JSON-NEXT:     "tensor": {{[0-9]+}}
// JSON-NEXT:   },
// JSON-NEXT:   {
// JSON-NEXT:     "name": "tanh.2",
// JSON-NEXT:     "bytes": 24576,
// JSON-NEXT:     "tensor": {{[0-9]+}}
// JSON:      "after": {
// JSON-NEXT:   "stack_bytes": 24576,
// JSON-NEXT:   "stacks": [
// JSON-NEXT:     {
// JSON-NEXT:       "name": "subtract.3",
// JSON-NEXT:       "bytes": 24576,
// JSON-NEXT:       "tensor": {{[0-9]+}}
// JSON-NEXT:     }
// JSON-NEXT:   ],
// JSON-NEXT:   "host_bytes": 49152,
// JSON-NEXT:   "iteration_bytes": 21504,

// If they are read again, they take none of the device's bytes either, and
// they stay on the host if the step is planned once more.
// RUN: remat-opt %t.mlir --allow-unregistered-dialect --remat-verify-loops="budget=46080 remarks=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=VERIFY
// VERIFY: remark: verified: 1 pairs of loops need 46080 bytes for stacks and iterations
// RUN: remat-opt %t.mlir --allow-unregistered-dialect --remat-plan-loops="budget=98% remarks=true effort=0.1" --remat-apply-loops -o %t.again.mlir 2>&1 | FileCheck %s --check-prefix=AGAIN
// RUN: grep -c pinned_host %t.again.mlir | FileCheck %s --check-prefix=TWO
// AGAIN: remark: loops of 6 iterations: 46080 -> 45056 bytes: stacks 24576 -> 24576, one iteration 21504 -> 20480;
// TWO: 2

// Over a slow link copies take longer than to compute again.
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-annotate-costs=machine=h100 --remat-plan-loops="budget=48kB offload=true d2h=1e6 h2d=1e6 remarks=true effort=0.1" --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=SLOW
// SLOW: stacks 73728 -> 24576, {{.*}}; 31.73 % more cost; groups of 1; planner auto{{$}}

// On a machine that computes slowly, to compute again takes longer.
// RUN: sed 's/^func.func/module attributes {remat.machine = #remat.machine<name = "slow", flops = 1.0e6, bandwidth = 1.0e9, launch = 0.0, d2h = 1.0e9, h2d = 1.0e9>} {\nfunc.func/; $s/$/\n}/' %S/Inputs/scan.mlir > %t.slow.mlir
// RUN: remat-opt %t.slow.mlir --allow-unregistered-dialect --remat-plan-loops="budget=48kB offload=true remarks=true effort=0.1" --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=FAST
// FAST: stacks 73728 -> 24576, {{.*}}; 0.00 % more cost; {{.*}}; on the host

// With the fewest bytes on the device, all stacks are on the host, unless the
// host has too little memory. Then the carries of groups may still fit there
// (host-groups.mlir).
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="offload=true remarks=true effort=0.1" --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=MIN
// MIN: stacks 73728 -> 0, {{.*}}; on the host 
// RUN: remat-opt %S/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="offload=true host-limit=8000 remarks=true effort=0.1" --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=LIMIT
// LIMIT: stacks 73728 -> 24576, {{.*}}; groups of 1; planner auto{{$}}

// The time of an iteration, if each op takes a second, a copy to the host one
// and a copy back two: 18 ops with two copies each way beside them. With three
// copies the iteration waits for the last ones.
// RUN: sed 's/^func.func/module attributes {remat.machine = #remat.machine<name = "clock", flops = 1.0e30, bandwidth = 1.0e30, launch = 1.0, d2h = 4096.0, h2d = 2048.0>} {\nfunc.func/; $s/$/\n}/' %S/Inputs/scan.mlir > %t.clock.mlir
// RUN: remat-opt %t.clock.mlir --allow-unregistered-dialect --remat-plan-loops="budget=48kB planner=offload-search offload=true effort=0.1" --remat-report-loops=file=%t.json --remat-apply-loops -o /dev/null
// RUN: FileCheck %s --check-prefix=BESIDE < %t.json
// BESIDE-COUNT-2: "iteration_seconds": 18{{$}}
// RUN: remat-opt %t.clock.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min planner=offload-search offload=true effort=0.1" --remat-report-loops=file=%t.json --remat-apply-loops -o /dev/null
// RUN: FileCheck %s --check-prefix=WAITED < %t.json
// WAITED: "iteration_seconds": 18{{$}}
// WAITED: "iteration_seconds": 21{{$}}
// If ops take no time, an iteration takes the time of its copies.
// RUN: sed 's/launch = 1.0/launch = 0.0/' %t.clock.mlir > %t.idle.mlir
// RUN: remat-opt %t.idle.mlir --allow-unregistered-dialect --remat-plan-loops="budget=48kB planner=offload-search offload=true effort=0.1" --remat-report-loops=file=%t.json --remat-apply-loops -o /dev/null
// RUN: FileCheck %s --check-prefix=IDLE < %t.json
// IDLE: "iteration_seconds": {{.*}}e-
// IDLE: "iteration_seconds": 6{{$}}
