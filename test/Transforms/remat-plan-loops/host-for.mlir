// Loops of scf.for: a slot goes to the host and comes back, by ops on tensors,
// and the stack takes none of the device's bytes.
// RUN: remat-opt %S/Inputs/for.mlir --remat-plan-loops="budget=520 offload=true d2h=1e9 h2d=1e9 remarks=true effort=0.1" --remat-apply-loops -o %t 2>&1 | FileCheck %s --check-prefix=SAYS
// RUN: FileCheck %s < %t
// RUN: remat-opt %t --remat-verify-loops="budget=512 remarks=true as=%S/Inputs/for.mlir" -o /dev/null 2>&1 | FileCheck %s --check-prefix=HOLDS
// RUN: not remat-opt %t --remat-verify-loops="budget=511" -o /dev/null 2>&1 | FileCheck %s --check-prefix=LESS
// RUN: remat-run %S/Inputs/for.mlir %t | FileCheck %s --check-prefix=RAN

// The same with copies that are as late as their waits allow; without one of the waits it is not.
// RUN: remat-run %S/Inputs/for.mlir %t --copies=lazy | FileCheck %s --check-prefix=RAN
// RUN: not remat-run %S/Inputs/for.mlir %t --copies=lazy --skip-await=0 | FileCheck %s --check-prefix=SKIPPED
// RUN: not remat-run %S/Inputs/for.mlir %t --copies=lazy --skip-await=1 | FileCheck %s --check-prefix=SKIPPED
// SKIPPED: output 0 (tensor<6x4x4xf32>): {{[0-9]+}} elements, the first is element 0

// SAYS: loops of 6 iterations: 2048 -> 512 bytes: stacks 1536 -> 0, one iteration 512 -> 512; {{.*}}; on the host 768 bytes: carry{{$}}
// HOLDS: remark: verified: 1 pairs of loops need 512 bytes for stacks and iterations
// LESS: error: loops need 512 bytes for stacks and iterations, and the budget is 511

// CHECK:       %[[F:.*]]:2 = scf.for %[[I:.*]] = %c0 to %c6 step %c1 iter_args(%[[H:.*]] = %arg1, %[[S:.*]] = %{{.*}})
// CHECK:         linalg.matmul ins(%[[H]],
// CHECK:         %[[AWAY:.*]] = remat.to_host %[[H]] : tensor<8x4xf32>
// CHECK-NEXT:    tensor.insert_slice %[[AWAY]] into %[[S]][%[[I]], 0, 0] [1, 8, 4] [1, 1, 1]
// CHECK:       scf.for %[[J:.*]] = %c0 to %c6 step %c1
// CHECK:         %[[SLOT:.*]] = arith.subi %{{.*}}, %[[J]] : index
// CHECK:         %[[READ:.*]] = tensor.extract_slice %[[F]]#1[%[[SLOT]], 0, 0]
// CHECK-NEXT:    %[[HERE:.*]] = remat.to_device %[[READ]] : tensor<8x4xf32>
// CHECK:         linalg.transpose ins(%[[HERE]]
// CHECK-NOT:   remat.to_host

// Besides the 512 bytes there is the result of 384, which counts as resident.
// RAN: peak bytes {{ *}}2,368 {{ *}}896
// RAN: host peak bytes {{ *}}0 {{ *}}768
// RAN: host copies {{ *}}0 {{ *}}12
// RAN: all 1 outputs equal, bit for bit

// To the planner of the step the stack has no bytes either.
// RUN: remat-opt %t --remat-annotate-costs --remat-export-graph=file=%t.json -o /dev/null
// RUN: FileCheck %s --check-prefix=GRAPH < %t.json
// GRAPH: "name": "for.0#1", "bytes": 0

// In groups, the carry of each group is on the host.
// RUN: sed "s/<6x/<24x/g; s/constant 5/constant 23/; s/constant 6/constant 24/; s/8x4xf32/64x16xf32/g; s/4x8xf32/16x64xf32/g; s/x4x4xf32/x16x16xf32/g; s/<4x4xf32/<16x16xf32/g; s/1, 8, 4\]/1, 64, 16]/g; s/1, 4, 4\]/1, 16, 16]/g" %S/Inputs/for.mlir > %t.deep
// RUN: remat-opt %t.deep --remat-plan-loops="budget=60000 offload=true d2h=1e8 h2d=1e8 remarks=true effort=0.1" --remat-apply-loops -o %t.groups 2>&1 | FileCheck %s --check-prefix=GROUPS
// RUN: remat-run %t.deep %t.groups | FileCheck %s --check-prefix=GROUPED
// GROUPS: loops of 24 iterations: 212992 -> 49152 bytes: stacks 196608 -> 32768, {{.*}} groups of 8; planner auto; on the host 12288 bytes: carry of each group{{$}}
// GROUPED: host peak bytes {{ *}}0 {{ *}}12,288
// GROUPED: host copies {{ *}}0 {{ *}}6
// GROUPED: all 1 outputs equal, bit for bit
