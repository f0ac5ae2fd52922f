// RUN: not remat-opt %s --remat-slice=argument=1 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: not remat-opt %s --remat-slice="argument=0 k=0" 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not remat-opt %s --remat-slice="argument=0 passes=0" 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not remat-opt %s --remat-slice=region=attention 2>&1 | FileCheck %s --check-prefix=ATTENTION
// ATTENTION: error: has no attention that can be sliced. Attention is a batched product, the exponentials of its elements divided by their sums, and a second product
// ARGUMENT: error: argument=1 of remat-slice: there are 1 arguments, numbered from 0
// NUMBER: error: remat-slice: k, head-k and passes must be at least 1 (in --remat, slice= sets k)
func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = math.exp %x : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
