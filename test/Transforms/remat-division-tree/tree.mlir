// RUN: remat-opt %s --remat-division-tree -o %t.after.mlir | FileCheck %s --match-full-lines
// RUN: remat-opt %s --remat-division-tree=format=dot -o /dev/null | FileCheck %s --match-full-lines --check-prefix=DOT

// Written to a file, nothing else is printed, and the IR is as it was.
// RUN: remat-opt %s --remat-division-tree=file=%t.txt -o /dev/null | count 0
// RUN: FileCheck %s --match-full-lines --input-file=%t.txt
// RUN: remat-opt %s -o %t.before.mlir
// RUN: diff %t.before.mlir %t.after.mlir

// The pass runs alone, with the step that remat-prepare chose, and with another loss.
// RUN: remat-opt %s --remat-prepare=function=step --remat-division-tree -o /dev/null | FileCheck %s --check-prefix=CHOSEN
// RUN: remat-opt %s --remat-prepare=function=step --remat-division-tree=loss-result=1 -o /dev/null \
// RUN:   | FileCheck %s --check-prefix=RESULT

// a > squash has two branches: its edge, and the path through b.

//      CHECK:division tree of step: 4 nodes, 8 segments
// CHECK-NEXT:linear inputs > reduce.3, 3 inside, 48 bytes
// CHECK-NEXT:  edge inputs > exp.0
// CHECK-NEXT:  branch exp.0 > squash, 1 inside, 16 bytes
// CHECK-NEXT:    edge exp.0 > squash
// CHECK-NEXT:    linear exp.0 > squash, 1 inside, 16 bytes
// CHECK-NEXT:      edge exp.0 > exp.1
// CHECK-NEXT:      edge exp.1 > squash
// CHECK-NEXT:  edge squash > reduce.3
// CHECK-NEXT:division tree of short: 1 nodes, 1 segments
// CHECK-NEXT:edge inputs > reduce.0
//  CHECK-NOT:{{.*(edge|linear|branch|complicate).*}}

//      DOT:digraph division {
// DOT-NEXT:  rankdir=LR; ordering=out;
// DOT-NEXT:  node [shape=box];
// DOT-NEXT:  s0 [label="linear inputs > reduce.3, 3 inside, 48 bytes"];
// DOT-NEXT:  s1 [label="edge inputs > exp.0"];
// DOT-NEXT:  s0 -> s1;
// DOT-NEXT:  s2 [label="branch exp.0 > squash, 1 inside, 16 bytes"];
// DOT-NEXT:  s0 -> s2;
// DOT-NEXT:  s3 [label="edge squash > reduce.3"];
// DOT-NEXT:  s0 -> s3;
// DOT-NEXT:  s4 [label="edge exp.0 > squash"];
// DOT-NEXT:  s2 -> s4;
// DOT-NEXT:  s5 [label="linear exp.0 > squash, 1 inside, 16 bytes"];
// DOT-NEXT:  s2 -> s5;
// DOT-NEXT:  s6 [label="edge exp.0 > exp.1"];
// DOT-NEXT:  s5 -> s6;
// DOT-NEXT:  s7 [label="edge exp.1 > squash"];
// DOT-NEXT:  s5 -> s7;
// DOT-NEXT:}
// DOT-NEXT:digraph division {
// DOT-NEXT:  rankdir=LR; ordering=out;
// DOT-NEXT:  node [shape=box];
// DOT-NEXT:  s0 [label="edge inputs > reduce.0"];
// DOT-NEXT:}

// CHOSEN:     division tree of step:
// CHOSEN-NOT: division tree

// Result 1 is made by the first node.

// RESULT:      division tree of step: 1 nodes, 1 segments
// RESULT-NEXT: edge inputs > exp.0
func.func @step(%x: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %c = linalg.mul ins(%a, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32> loc("squash")
  %loss = linalg.reduce {arith.addf} ins(%c : tensor<4xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  %g = linalg.mul ins(%c, %b : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %loss, %a, %g : tensor<f32>, tensor<4xf32>, tensor<4xf32>
}

func.func @short(%x: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %loss = linalg.reduce {arith.addf} ins(%x : tensor<4xf32>) outs(%zero : tensor<f32>) dimensions = [0]
  %g = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %loss, %g : tensor<f32>, tensor<4xf32>
}

func.func private @declared(tensor<4xf32>)
