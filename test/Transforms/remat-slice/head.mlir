// RUN: remat-opt %s --remat-slice=region=head 2>/dev/null | FileCheck %s
// RUN: not remat-opt %s --remat-slice="region=head k=5" 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not remat-opt %s --remat-slice=region=tail 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: remat-opt %s --remat-slice="k=2 head-k=2 argument=0" 2>/dev/null | FileCheck %s --check-prefix=BOTH
// RUN: not remat-opt %s --remat-slice="k=2 head-k=3 argument=0" 2>&1 | FileCheck %s --check-prefix=OFTEN
// RUN: not remat-opt %s --remat-slice="region=head head-k=2" 2>&1 | FileCheck %s --check-prefix=ALONE
// RUN: not remat-opt %s --remat-slice="k=2 head-k=0 argument=0" 2>&1 | FileCheck %s --check-prefix=NONE
// OFTEN: error: head-k=3 of remat-slice: a slice's head cannot be sliced again: one pass cannot slice any dimension of at least 3 elements
// ALONE: error: head-k of remat-slice needs region=step, k of at least 2, and no loop: to slice the head alone, give region=head
// NONE: error: remat-slice: k, head-k and passes must be at least 1 (in --remat, slice= sets k)
// MANY: error: cannot make 5 slices of the 4 elements of the head along dimension 0 of 3200 bytes
// NAME: error: region=tail of remat-slice: expected 'step', 'head' or 'attention'

// Two rows of the step at a time, and of these one row of the logits.
// BOTH:     math.tanh %{{.*}} : tensor<2x8xf32>
// BOTH:     linalg.matmul {{.*}} -> tensor<1x200xf32>
// BOTH:     math.exp {{.*}} : tensor<1x200xf32>
// BOTH:     linalg.matmul {{.*}} -> tensor<1x200xf32>
// BOTH-NOT: math.tanh
// BOTH:     math.absf {{.*}} : tensor<2x8xf32>
// BOTH:     math.tanh %{{.*}} : tensor<2x8xf32>
// BOTH-NOT: 2x200

// Rows of the logits: their results are a row of the loss and a row of the
// gradient of the head's input. Ops before and after the head stay whole.
// CHECK-LABEL: func @main
func.func @main(%x: tensor<4x8xf32>, %w: tensor<8x200xf32>) -> (tensor<4xf32>, tensor<4x8xf32>) {
  // CHECK:     %[[H:.*]] = math.tanh %{{.*}} : tensor<4x8xf32>
  // CHECK:     tensor.extract_slice %[[H]][0, 0] [2, 8]
  // CHECK:     linalg.matmul {{.*}} -> tensor<2x200xf32>
  // CHECK:     math.exp {{.*}} : tensor<2x200xf32>
  // CHECK:     } -> tensor<2xf32>
  // CHECK:     } -> tensor<2x8xf32>
  // CHECK:     math.exp {{.*}} : tensor<2x200xf32>
  // CHECK-NOT: tensor<4x200xf32>
  // CHECK:     math.absf {{.*}} : tensor<4x8xf32>
  %zero = arith.constant 0.0 : f32
  %a = math.exp %x : tensor<4x8xf32>
  %b = math.sin %a : tensor<4x8xf32>
  %c = math.cos %b : tensor<4x8xf32>
  %c1 = math.absf %c : tensor<4x8xf32>
  %c2 = math.sin %c1 : tensor<4x8xf32>
  %c3 = math.sin %c2 : tensor<4x8xf32>
  %h = math.tanh %c3 : tensor<4x8xf32>
  %e = tensor.empty() : tensor<4x200xf32>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<4x200xf32>) -> tensor<4x200xf32>
  %er = tensor.empty() : tensor<4xf32>
  %zeros_r = linalg.fill ins(%zero : f32) outs(%er : tensor<4xf32>) -> tensor<4xf32>
  %eg = tensor.empty() : tensor<4x8xf32>
  %zeros_g = linalg.fill ins(%zero : f32) outs(%eg : tensor<4x8xf32>) -> tensor<4x8xf32>
  %logits = linalg.matmul ins(%h, %w : tensor<4x8xf32>, tensor<8x200xf32>) outs(%zeros : tensor<4x200xf32>) -> tensor<4x200xf32>
  %p = math.exp %logits : tensor<4x200xf32>
  %loss = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>],
    iterator_types = ["parallel", "reduction"]} ins(%p : tensor<4x200xf32>) outs(%zeros_r : tensor<4xf32>) {
  ^bb0(%q: f32, %sum: f32):
    %s = arith.addf %sum, %q : f32
    linalg.yield %s : f32
  } -> tensor<4xf32>
  %g = linalg.generic {indexing_maps = [affine_map<(i, k, j) -> (i, j)>, affine_map<(i, k, j) -> (k, j)>, affine_map<(i, k, j) -> (i, k)>],
    iterator_types = ["parallel", "parallel", "reduction"]} ins(%p, %w : tensor<4x200xf32>, tensor<8x200xf32>) outs(%zeros_g : tensor<4x8xf32>) {
  ^bb0(%q: f32, %v: f32, %sum: f32):
    %m = arith.mulf %q, %v : f32
    %s = arith.addf %sum, %m : f32
    linalg.yield %s : f32
  } -> tensor<4x8xf32>
  %d1 = math.absf %g : tensor<4x8xf32>
  %d2 = math.sin %d1 : tensor<4x8xf32>
  %d3 = math.sin %d2 : tensor<4x8xf32>
  %d4 = math.sin %d3 : tensor<4x8xf32>
  %d5 = math.sin %d4 : tensor<4x8xf32>
  return %loss, %d5 : tensor<4xf32>, tensor<4x8xf32>
}
