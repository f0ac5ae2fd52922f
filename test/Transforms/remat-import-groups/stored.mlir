// RUN: remat-opt %s --allow-unregistered-dialect --remat-import-groups=file=%S/Inputs/stored.json | FileCheck %s
// RUN: remat-opt %s --allow-unregistered-dialect --remat-import-groups=file=%S/Inputs/stored.json --remat-print-graph 2>&1 | FileCheck %s --check-prefix=GRAPH

// The exponential exists in two layouts at the same time, one of them padded,
// and takes the bytes of both. The sine is copied only for the product: its
// copy is workspace of the kernels between them. A shape of one dimension is not
// recorded.

// CHECK:      func.func @main(
// CHECK-SAME: remat.groups = [#remat.group<name = "exponential", workspace = 0, flops = 0, bytes = 0>,
// CHECK-SAME: #remat.group<name = "sine", workspace = 0, flops = 0, bytes = 0>,
// CHECK-SAME: #remat.group<name = "sum", workspace = 0, flops = 0, bytes = 0>,
// CHECK-SAME: #remat.group<name = "product", workspace = 64, flops = 0, bytes = 0>,
// CHECK-SAME: #remat.group<name = "part", workspace = 0, flops = 0, bytes = 0>]
// CHECK-NEXT: "stablehlo.exponential"(%{{.*}}) {remat.group = array<i64: 0>, remat.stored_bytes = 192 : i64, remat.stored_shape = array<i64: 4, 4>}
// CHECK-NEXT: "stablehlo.sine"(%{{.*}}) {remat.group = array<i64: 1>}
// CHECK-NEXT: "stablehlo.add"
// CHECK-NOT:  remat.stored_

// GRAPH: t1 exponential: 192 bytes
// GRAPH: t2 sine: 64 bytes
// GRAPH: n3 product (elementwise): t3 t1 -> t4, {{.*}}, workspace 64
func.func @main(%x: tensor<16xf32>) -> tensor<8xf32> {
  %a = "stablehlo.exponential"(%x) : (tensor<16xf32>) -> tensor<16xf32>
  %b = "stablehlo.sine"(%x) : (tensor<16xf32>) -> tensor<16xf32>
  %c = "stablehlo.add"(%a, %b) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %d = "stablehlo.multiply"(%c, %a) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
  %e = "stablehlo.slice"(%d) : (tensor<16xf32>) -> tensor<8xf32>
  return %e : tensor<8xf32>
}
