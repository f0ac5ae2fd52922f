// The loop passes %w on unchanged and writes its result #1 over %w, so the report has no tensor for this result.
// RUN: remat-opt %s --remat-plan=budget=100%% --remat-report=file=%t.json -o /dev/null
// RUN: FileCheck %s < %t.json
//      CHECK: "baseline_peak_tensors"
//      CHECK: "tensors": [
// CHECK-NEXT:  {
// CHECK-NEXT:   "name": "exp.0",
//      CHECK:   "name": "for.1#0",
//  CHECK-NOT:   "name": "for.1#1",
//      CHECK:   "name": "add.2",
//      CHECK: ]
func.func @loop(%a: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %e = tensor.empty() : tensor<4xf32>
  %w = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %r:2 = scf.for %i = %c0 to %c3 step %c1 iter_args(%x = %a, %v = %w) -> (tensor<4xf32>, tensor<4xf32>) {
    %y = linalg.add ins(%x, %v : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %y, %v : tensor<4xf32>, tensor<4xf32>
  }
  %s = linalg.add ins(%r#0, %r#1 : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %s, %r#0 : tensor<4xf32>, tensor<4xf32>
}
