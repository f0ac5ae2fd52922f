// --calibrate measures each op of a step and the copies of this machine, and
// planning reads its output. The times are only compared with each other: a
// product of 300 x 300 matrices takes longer than one of 8 x 8.
// REQUIRES: remat-run
// RUN: cp %s %t.step.mlir
// RUN: remat-run %t.step.mlir --calibrate=%t.out | FileCheck %s --check-prefix=TEXT
// RUN: FileCheck %s --check-prefix=MACHINE < %t.out.machine
// RUN: remat-opt %t.step.mlir --remat-annotate-costs="machine=%t.out.machine profile=%t.out.profile.json" | FileCheck %s --check-prefix=COSTS
// RUN: %python -c "import json; t = sorted(json.load(open(r'%t.out.profile.json')).items(), key=lambda e: int(e[0].split(':')[1])); assert len(t) == 3 and t[1][1] == t[2][1] < t[0][1] / 10, t"
// RUN: bash %S/Inputs/exits 2 remat-run %s %s --calibrate=%t.out 2>&1 | FileCheck %s --check-prefix=FILES
// RUN: bash %S/Inputs/exits 2 remat-run %s --calibrate=%t.none/out 2>&1 | FileCheck %s --check-prefix=WRITE

// TEXT: 2 distinct ops measured: {{[0-9.e+]+}} FLOP/s, {{[0-9.e+]+}} bytes/s
// TEXT: copies in both directions at the same time: {{[0-9.e+]+}} bytes/s out, {{[0-9.e+]+}} in; alone {{.*}}
// MACHINE: #remat.machine<name = "calibrated", flops = {{[1-9].*}}, bandwidth = {{[1-9].*}}, launch = {{.*}}, d2h = {{[1-9].*}}, h2d = {{[1-9].*}}, latency = {{.*}}>
// COSTS: remat.machine = #remat.machine<name = "calibrated"
// COSTS: linalg.matmul {remat.cost
// FILES: --calibrate takes one file, and runs nothing else
// WRITE: {{.*}}none/out.machine
func.func @main(%a: tensor<300x300xf32>, %b: tensor<300x300xf32>, %c: tensor<300x300xf32>,
                %x: tensor<8x8xf32>, %y: tensor<8x8xf32>) -> (tensor<300x300xf32>, tensor<8x8xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<300x300xf32>, tensor<300x300xf32>) outs(%c : tensor<300x300xf32>) -> tensor<300x300xf32>
  %1 = linalg.matmul ins(%x, %x : tensor<8x8xf32>, tensor<8x8xf32>) outs(%y : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = linalg.matmul ins(%1, %1 : tensor<8x8xf32>, tensor<8x8xf32>) outs(%x : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %2 : tensor<300x300xf32>, tensor<8x8xf32>
}
