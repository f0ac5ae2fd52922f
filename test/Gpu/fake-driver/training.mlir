// A training loop: parameters stay on the device, the next batch arrives while
// a step computes, and numbers are printed. The second result lies in the
// place of the first parameter and is its next value here. In %t.crossed it is
// not: there neither value can be moved before the other one is read.
// REQUIRES: remat-compile, cuda, fake-cuda
// RUN: remat-compile %s -o %t --host-kernels > %t.chips
// RUN: mkdir -p %t.folder
// RUN: %python %S/../Inputs/training.py %t %t.folder --runtime=host --log=%t.log | FileCheck %s
// RUN: env LD_LIBRARY_PATH=%fake_cuda FAKE_CUDA_LOG=%t.calls %python %S/../Inputs/training.py %t %t.folder | FileCheck %s
// RUN: env LD_LIBRARY_PATH=%fake_cuda FAKE_CUDA_LOG=%t.graph %python %S/../Inputs/training.py %t %t.folder --graph | FileCheck %s
// RUN: remat-check-log %t.log | FileCheck %s --check-prefix=RACES
// RUN: FileCheck %s --check-prefix=CALLS < %t.calls
// RUN: FileCheck %s --check-prefix=GRAPH < %t.graph
// RUN: sed 's/%nb, %na :/%na, %nb :/' %s | remat-compile - -o %t.crossed --host-kernels > %t.chips
// RUN: %python %S/../Inputs/training.py %t.crossed %t.folder --runtime=host --log=%t.crossed.log | FileCheck %s
// RUN: env LD_LIBRARY_PATH=%fake_cuda FAKE_CUDA_LOG=%t.crossed.calls %python %S/../Inputs/training.py %t.crossed %t.folder | FileCheck %s
// RUN: remat-check-log %t.crossed.log | FileCheck %s --check-prefix=RACES
// RUN: FileCheck %s --check-prefix=CROSSED < %t.crossed.calls
// CHECK: {{^}}equal
// CHECK: sums equal
// RACES: no races

// The data for the next step arrive beside the slab, in the stream of copies
// in. The stream of kernels then moves them.
// CALLS: to device [[INBOX:-?[0-9]+]] 256 stream 3
// CALLS: launch
// CALLS: on device {{[0-9]+ [0-9]+}} 1024 stream 1
// CALLS: on device 3328 [[INBOX]] 256 stream 1
// CALLS: to device [[INBOX]] 256 stream 3
// CALLS: launch
// CROSSED: launch kernel3
// CROSSED: to host {{[0-9]+}} 1024 stream 1
// CROSSED: to host {{[0-9]+}} 1024 stream 1
// CROSSED: to device {{[0-9]+}} 1024 stream 1
// CROSSED: to device {{[0-9]+}} 1024 stream 1
// CROSSED: launch
// GRAPH: launch
// GRAPH: capture
// GRAPH: graph launch
// GRAPH: on device
// GRAPH: graph launch

// RUN: bash %S/../../Execution/Inputs/exits 2 %t --runtime=host --batches=%s 2>&1 | FileCheck %s --check-prefix=SIZE
// SIZE: bytes, and each step's batch takes 256
// RUN: bash %S/../../Execution/Inputs/exits 2 %t --runtime=host --batches=%s --steps=2 2>&1 | FileCheck %s --check-prefix=STEPS
// STEPS: error: --batches has a batch for each step: leave out --steps
// RUN: bash %S/../../Execution/Inputs/exits 2 %t --graph --steps=1 2>&1 | FileCheck %s --check-prefix=ONE
// ONE: error: --graph needs at least --steps=2: the first step runs without a graph
// RUN: remat-compile %S/../Inputs/product.mlir -o %t.product --host-kernels > %t.chips
// RUN: bash %S/../../Execution/Inputs/exits 2 %t.product --runtime=host --train 2>&1 | FileCheck %s --check-prefix=NONE
// NONE: error: --train: no input of the step is donated: donate the parameters
// RUN: sed 's/%b: tensor<256xf32>/%b: tensor<256xf32> {remat.donate}, %c: tensor<256xf32>/' %s | remat-compile - -o %t.third --host-kernels > %t.chips
// RUN: bash %S/../../Execution/Inputs/exits 2 %t.third --runtime=host --train 2>&1 | FileCheck %s --check-prefix=THIRD
// THIRD: error: --train: input 2, tensor<256xf32>, is donated, but no output of the step has its type, to be its next value

#v = affine_map<(i) -> (i)>
#s = affine_map<(i) -> ()>
func.func @main(%a: tensor<256xf32> {remat.donate}, %b: tensor<256xf32> {remat.donate}, %x: tensor<64xf32>)
    -> (tensor<f32>, tensor<256xf32>, tensor<256xf32>) {
  %z = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<f32>
  %f = linalg.fill ins(%z : f32) outs(%e : tensor<f32>) -> tensor<f32>
  %sum = linalg.generic {indexing_maps = [#v, #s], iterator_types = ["reduction"]} ins(%x : tensor<64xf32>) outs(%f : tensor<f32>) {
  ^bb0(%in: f32, %old: f32):
    %0 = arith.addf %old, %in : f32
    linalg.yield %0 : f32
  } -> tensor<f32>
  %ea = tensor.empty() : tensor<256xf32>
  %na = linalg.generic {indexing_maps = [#v, #s, #v], iterator_types = ["parallel"]} ins(%a, %sum : tensor<256xf32>, tensor<f32>) outs(%ea : tensor<256xf32>) {
  ^bb0(%in: f32, %s: f32, %old: f32):
    %0 = arith.addf %in, %s : f32
    linalg.yield %0 : f32
  } -> tensor<256xf32>
  %eb = tensor.empty() : tensor<256xf32>
  %nb = linalg.generic {indexing_maps = [#v, #s, #v], iterator_types = ["parallel"]} ins(%b, %sum : tensor<256xf32>, tensor<f32>) outs(%eb : tensor<256xf32>) {
  ^bb0(%in: f32, %s: f32, %old: f32):
    %0 = arith.mulf %in, %s : f32
    linalg.yield %0 : f32
  } -> tensor<256xf32>
  return %sum, %nb, %na : tensor<f32>, tensor<256xf32>, tensor<256xf32>
}
