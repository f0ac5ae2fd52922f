// RUN: mkdir -p %t

// A compiler computes tanh and its readers in one kernel, and also the three
// ops of the backward body that read it. Nothing is held between them.
// RUN: cp %S/../remat-plan-loops/Inputs/scan.kernels.json %t/0.json
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-import-loop-kernels=folder=%t --remat-plan-loops="budget=min remarks=true effort=0.1" --remat-export-loop-graphs=folder=%t --remat-apply-loops -o %t.mlir 2>&1 | FileCheck %s --check-prefix=REMARK
// RUN: FileCheck %s --check-prefix=GRAPH < %t/0.graph.json
// RUN: FileCheck %s --check-prefix=LOOPS < %t.mlir
// REMARK: remark: loops of 6 iterations: {{.*}} stacks 73728 -> 24576,
// GRAPH:     "name": "forward.1"
// GRAPH:     "name": "backward.1"
// GRAPH-NOT: multiply
// LOOPS:     "stablehlo.tanh"
// LOOPS:     "stablehlo.tanh"
// LOOPS-NOT: remat.group

// RUN: sed "s/\"results\": .*/\"results\": []/" %S/../remat-plan-loops/Inputs/scan.kernels.json > %t/0.json
// RUN: not remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-import-loop-kernels=folder=%t -o /dev/null 2>&1 | FileCheck %s --check-prefix=RESULTS
// RESULTS: error: kernels: {{.*}}0.json: it has 0 results, and the step 3: the file belongs to another step
// RUN: sed "s/\"op5\",/\"op500\",/" %S/../remat-plan-loops/Inputs/scan.kernels.json > %t/0.json
// RUN: not remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-import-loop-kernels=folder=%t -o /dev/null 2>&1 | FileCheck %s --check-prefix=OPS
// OPS: error: kernels: {{.*}}0.json: tensor 4 'tanh' is of op 500, and the step has 29 ops
// RUN: not remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-import-loop-kernels=folder=%t/none -o /dev/null 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: kernels: cannot read '{{.*}}none/0.json'
// RUN: not remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-import-loop-kernels -o /dev/null 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: error: remat-import-loop-kernels needs folder=
// Kernels that were read before the loop was changed.
// RUN: cp %S/../remat-plan-loops/Inputs/scan.kernels.json %t/0.json
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-import-loop-kernels=folder=%t -o %t.read.mlir
// RUN: FileCheck %s --check-prefix=READ < %t.read.mlir
// READ: remat.loop_kernels = {groups = [#remat.group<name = "forward.0", workspace = 0, flops = 32768, bytes = 9216>, {{.*}}], ops = [{}, {}, {remat.group = array<i64: 0>}, {}, {remat.group = array<i64: 0>}, {remat.group = array<i64: 1>},
// RUN: sed "s/ops = \[{}, /ops = [/" %t.read.mlir > %t.fewer.mlir
// RUN: not remat-opt %t.fewer.mlir --allow-unregistered-dialect --remat-plan-loops=effort=0.1 -o /dev/null 2>&1 | FileCheck %s --check-prefix=FEWER
// FEWER: error: has remat.loop_kernels of another loop: export its body again (remat-export-loop-bodies), and import the kernels that the compiler makes of it
// RUN: sed "s/{remat.group = array<i64: 0>}/{remat.group = 0 : i64}/" %t.read.mlir > %t.kind.mlir
// RUN: not remat-opt %t.kind.mlir --allow-unregistered-dialect --remat-plan-loops=effort=0.1 -o /dev/null 2>&1 | FileCheck %s --check-prefix=KIND
// KIND: error: attribute 'remat.group' must be an array<i64: ...>

// A compiler computes the carried values after the whole backward body.
// Kernels of the forward body come first in any case.
// RUN: sed "/next/d; s/\"forward.1\", \"reads\": \[1, 3\], \"writes\": \[4, 5, 6\]/\"forward.1\", \"reads\": [1, 3], \"writes\": [4, 5]/; s/\"writes\": \[9\], \"flops\": 32768, \"bytes\": 13312}/&, {\"name\": \"forward.2\", \"reads\": [1, 4], \"writes\": [9], \"flops\": 1024, \"bytes\": 12288}/; s/\"elements\": 1024, \"bytes\": 4096}$/&, {\"name\": \"next\", \"op\": \"op9\", \"elements\": 1024, \"bytes\": 4096}/; s/\"writes\": \[9\], \"flops\": 32768/\"writes\": [8], \"flops\": 32768/; s/\"writes\": \[8\], \"flops\": 32768, \"bytes\": 9216/\"writes\": [7], \"flops\": 32768, \"bytes\": 9216/; s/\"reads\": \[2, 4, 5\], \"writes\": \[7\]/\"reads\": [2, 4, 5], \"writes\": [6]/; s/\[1, 7\]/[1, 6]/; s/\[0, 2, 7\]/[0, 2, 6]/; s/\[6, 8, 9\]/[9, 7, 8]/" %S/../remat-plan-loops/Inputs/scan.kernels.json > %t/0.json
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-import-loop-kernels=folder=%t --remat-plan-loops="budget=min effort=0.1" --remat-export-loop-graphs=folder=%t --remat-apply-loops -o %t.mlir
// RUN: FileCheck %s --check-prefix=LATE < %t/0.graph.json
// LATE: "name": "forward.2"
// LATE: "name": "backward.1"

// A kernel that a compiler makes of both bodies is a node in each.
// RUN: sed "s/\"op27\", \"elements\": 1024, \"bytes\": 4096}/&, {\"name\": \"layer of now\", \"op\": \"op2\", \"elements\": 256, \"bytes\": 1024}, {\"name\": \"layer again\", \"op\": \"op18\", \"elements\": 256, \"bytes\": 1024}/; s/\"kernels\": \[/&{\"name\": \"slices\", \"reads\": [0], \"writes\": [10, 11], \"flops\": 0, \"bytes\": 4096},/" %S/../remat-plan-loops/Inputs/scan.kernels.json > %t/0.json
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-import-loop-kernels=folder=%t --remat-plan-loops="budget=min effort=0.1" --remat-export-loop-graphs=folder=%t --remat-apply-loops -o %t.mlir
// RUN: FileCheck %s --check-prefix=BOTH < %t/0.graph.json
// BOTH: "name": "slices", "kind":
// BOTH: "name": "forward.1", "kind":
// BOTH: "name": "slices.5", "kind":
// BOTH: "name": "backward.1", "kind":
