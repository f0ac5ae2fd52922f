// RUN: remat-opt %s --remat-print-graph -o /dev/null 2>&1 | FileCheck %s

// The outermost name of a location names an op, below that of the call that it
// was inlined from, and of fused locations the first name. A second op of one
// name has its number behind it. Clones have the name of their original.

// CHECK-LABEL: graph step:
// CHECK-NEXT:  t0 params['w']: 16 bytes, resident
// CHECK-NEXT:  t1 jit(step)/jvp(CNN)/Conv_0: 16 bytes
// CHECK-NEXT:  t2 jit(step)/jvp(CNN)/Conv_0.1: 16 bytes
// CHECK-NEXT:  t3 jit(step)/relu/max: 16 bytes
// CHECK-NEXT:  t4 scale: 16 bytes
// CHECK-NEXT:  t5 scale.4: 16 bytes
// CHECK-NEXT:  t6 exp.5: 16 bytes
func.func @step(%x: tensor<4xf32> loc("params['w']")) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32> loc("jit(step)/jvp(CNN)/Conv_0"(callsite("loss"("train.py":5:3) at "main"("train.py":9:1))))
  %1 = linalg.exp ins(%0 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32> loc("jit(step)/jvp(CNN)/Conv_0")
  %2 = linalg.exp ins(%1 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32> loc(callsite("max"("train.py":5:3) at "jit(step)/relu"))
  %3 = linalg.exp ins(%2 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32> loc(fused["train.py":5:3, "scale", "shift"])
  %4 = linalg.exp ins(%3 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32> loc("remat"(callsite("scale" at "train.py":9:1)))
  %5 = linalg.exp ins(%4 : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32> loc("train.py":5:3)
  return %5 : tensor<4xf32>
}
