// Groups of 8 of 24 iterations, with slow copies: the carries of the three
// groups are on the host, and the stack of the group that is being computed is
// on the device.
// RUN: sed "s/<6x/<24x/g; s/dense<6>/dense<24>/g" %S/Inputs/scan.mlir > %t.scan.mlir
// RUN: sed 's/^func.func/module attributes {remat.machine = #remat.machine<name = "clock", flops = 1.0e30, bandwidth = 1.0e30, launch = 1.0, d2h = 4096.0, h2d = 2048.0>} {\nfunc.func/; $s/$/\n}/' %t.scan.mlir > %t.clock.mlir
// RUN: remat-opt %t.clock.mlir --allow-unregistered-dialect --remat-plan-loops="budget=60000 offload=true host-limit=15000 remarks=true effort=0.1" --remat-report-loops=file=%t.json --remat-apply-loops -o %t.mlir 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s < %t.mlir
// RUN: FileCheck %s --check-prefix=JSON < %t.json
// REMARK: remark: loops of 24 iterations: 316416 -> 53256 bytes: stacks 294912 -> 32768, one iteration 21504 -> 20488; 64.42 % more cost; groups of 8; planner auto; on the host 12288 bytes: carry of each group{{$}}

// JSON:      "groups": [
// JSON-NEXT:   8
// JSON-NEXT: ],
// JSON:      "on_host": [
// JSON-NEXT:   {
// JSON-NEXT:     "name": "carry of each group",
// JSON-NEXT:     "bytes": 12288
// JSON-NEXT:   }
// JSON-NEXT: ],
// JSON:      "after": {
// JSON-NEXT:   "stack_bytes": 32768,
// JSON-NEXT:   "stacks": [
// JSON-NEXT:     {
// JSON-NEXT:       "name": "carry",
// JSON-NEXT:       "bytes": 32768,
// JSON:        "host_bytes": 12288,

// The forward loop sends it once for each group, around a loop over its
// iterations.
// CHECK:         %[[STARTS:.*]] = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<3x64x16xf32>}>
// CHECK-NOT:     tensor<24x64x16xf32>
// CHECK:         %[[FORWARD:.*]]:4 = "stablehlo.while"(%{{.*}}, %{{.*}}, %[[STARTS]], %{{.*}})
// CHECK:         ^bb0(%[[GROUP:.*]]: tensor<i32>, %[[CARRY:.*]]: tensor<64x16xf32>, %[[STACK:.*]]: tensor<3x64x16xf32>, %[[WEIGHTS:.*]]: tensor<24x16x16xf32>):
// CHECK:           dense<3>
// CHECK:         ^bb0(
// CHECK:           %[[AWAY:.*]] = "stablehlo.custom_call"(%[[CARRY]]) {{.*}}"pinned_host"
// CHECK-NEXT:      %[[SLICE:.*]] = "stablehlo.reshape"(%[[AWAY]])
// CHECK:           "stablehlo.dynamic_update_slice"(%{{.*}}, %[[SLICE]], %{{.*}},
// CHECK:           %[[EIGHT:.*]] = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}>
// CHECK:           %[[FIRST:.*]] = "stablehlo.multiply"(%{{.*}}, %[[EIGHT]])
// CHECK:           "stablehlo.while"(%{{.*}}, %[[CARRY]], %[[FIRST]], %{{.*}})
// CHECK:             %[[I:.*]] = "stablehlo.add"(%{{.*}}, %{{.*}}) : (tensor<i32>, tensor<i32>)
// CHECK:             "stablehlo.tanh"
// CHECK-NOT:         custom_call
// CHECK-NOT:         dynamic_update_slice

// The backward loop fetches it before the forward iterations of the group run
// again.
// CHECK:         "stablehlo.while"(%{{.*}}, %{{.*}}, %{{.*}}, %[[FORWARD]]#2, %{{.*}})
// CHECK:           %[[READ:.*]] = "stablehlo.dynamic_slice"
// CHECK:           %[[KEPT:.*]] = "stablehlo.reshape"(%[[READ]])
// CHECK:           %[[HERE:.*]] = "stablehlo.custom_call"(%[[KEPT]]) {{.*}}"device"
// CHECK:           "stablehlo.while"(%{{.*}}, %[[HERE]], %{{.*}}, %{{.*}}, %{{.*}})
// CHECK-NOT:       custom_call

// Read anew, the pair is the one inside of a group.
// RUN: remat-opt %t.mlir --allow-unregistered-dialect --remat-print-loops -o /dev/null | FileCheck %s --check-prefix=PAIR
// PAIR:     loop 3: 8 iterations
// PAIR:     loop 4: 8 iterations
// PAIR:     pair of 3 and 4: 1 residuals
// PAIR-NOT: pair of
// The loops hold the planned bytes.
// RUN: remat-opt %t.mlir --allow-unregistered-dialect --remat-verify-loops="budget=53256 remarks=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=HOLDS
// HOLDS: remark: verified: 1 pairs of loops need 53256 bytes for stacks and iterations

// If the device has room for the carries of groups, they stay there. They also
// stay there if the host has no room.
// RUN: remat-opt %t.scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=70000 offload=true d2h=1e6 h2d=1e6 remarks=true effort=0.1" --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=ROOM
// ROOM: groups of 4; planner auto{{$}}
// RUN: not remat-opt %t.scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=60000 offload=true d2h=1e6 h2d=1e6 host-limit=8000 effort=0.1" --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=LIMIT
// LIMIT: the smallest plan takes 65544 bytes

// If copies take longer than running forward bodies again, two groups of 12
// are sent to the host. Each keeps the carries of groups of 3 on the device:
// five slots, and three slots of the group that is being computed.
// RUN: remat-opt %t.scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=60000 offload=true d2h=1e6 h2d=1e6 remarks=true effort=0.1" --remat-apply-loops -o %t.nested.mlir 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: remat-opt %t.nested.mlir --allow-unregistered-dialect --remat-verify-loops="budget=53260" -o /dev/null
// NESTED: 316416 -> 53260 bytes: stacks 294912 -> 32768, {{.*}}; groups of 12, in these of 3; planner auto; on the host 8192 bytes: carry of each group{{$}}
// RUN: remat-opt %t.scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min offload=true d2h=1e6 h2d=1e6 host-limit=50000 remarks=true effort=0.1" --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=MOST
// MOST: stacks 294912 -> 8192, {{.*}}; groups of 2; planner auto; on the host 49152 bytes

// Copies of a group begin and end with it, and nothing runs beside them. Ops take
// one second each, a copy to the host 1 and back 2. In groups of 8 of 24 an
// iteration takes 3/8 seconds more than its ops.
// RUN: FileCheck %s --check-prefix=TIME < %t.json
// TIME: "iteration_seconds": 18{{$}}
// TIME: "iteration_seconds": {{[0-9]+}}.375{{$}}
