// Results that the caller holds count with the arguments, whole all through the
// step, and making them takes no memory.
// RUN: remat-opt %s --remat-prepare=caller-results=true --remat-print-graph 2>/dev/null | FileCheck %s
// RUN: remat-opt %s --remat-prepare --remat-print-graph 2>/dev/null | FileCheck %s --check-prefix=OWN

// CHECK:      graph step: 2 nodes, 4 tensors, peak 4096 bytes, resident 8192,
// CHECK-NEXT:   t0 x: 4096 bytes, resident
// CHECK-NEXT:   t1 exp.0: 4096 bytes
// CHECK-NEXT:   t2 exp.1: 0 bytes
// CHECK-NEXT:   t3 results: 4096 bytes, resident
// CHECK-NEXT:   n0 exp.0 (elementwise): t0 -> t1,
// CHECK-NEXT:   n1 exp.1 (elementwise): t1 -> t2,
// CHECK-NOT:    in place
// CHECK:        outputs t2 t0
// CHECK:      attributes {remat.caller_results}

// OWN:      graph step: 2 nodes, 3 tensors, peak 4096 bytes, resident 4096,
// OWN:        t2 exp.1: 4096 bytes
// OWN:        in place t1 t2
// OWN-NOT:  caller_results
func.func @step(%x: tensor<1024xf32> loc("x")) -> (tensor<1024xf32>, tensor<1024xf32>) {
  %e = tensor.empty() : tensor<1024xf32>
  %a = linalg.exp ins(%x : tensor<1024xf32>) outs(%e : tensor<1024xf32>) -> tensor<1024xf32>
  %b = linalg.exp ins(%a : tensor<1024xf32>) outs(%a : tensor<1024xf32>) -> tensor<1024xf32>
  return %b, %x : tensor<1024xf32>, tensor<1024xf32>
}

// A donated argument is the memory of a result: neither is counted twice, and the
// argument is not freed.
// RUN: remat-opt %S/Inputs/donated.mlir --remat-prepare=caller-results=true --remat-print-graph -o /dev/null 2>/dev/null | FileCheck %s --check-prefix=DONATED
// DONATED:      graph donated: 2 nodes, {{.*}} resident 8196,
// DONATED-NEXT:   t0 w: 4096 bytes, resident
// DONATED-NEXT:   t1 x: 4096 bytes, resident
// DONATED-NEXT:   t2 sub.0: 0 bytes
// DONATED:        t{{.*}} results: 4 bytes, resident
