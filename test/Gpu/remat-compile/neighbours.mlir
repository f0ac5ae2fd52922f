// In ops on large tensors a thread has four or eight neighbouring elements, in loads and
// stores of up to 128 bits. The types have 8 to 64 bits. There is a mask, whose bits are
// not those of a vector, a row and a column that are read again, an output in an input's
// place, indices, and a transposed operand, which no thread can load in one piece.
// REQUIRES: remat-compile, cuda, nvdisasm
// RUN: %remat_source/tools/gpu-roofline %s --sass %t.sass --lint > %t.text
// RUN: FileCheck %s --check-prefix=SASS < %t.sass
// RUN: remat-run %s --write-outputs=%t.cpu > %t.run
// RUN: remat-compile %s -o %t --host-kernels > %t.chips
// RUN: %t --runtime=host --outputs=%t.out > %t.text
// RUN: cmp %t.cpu %t.out
// RUN: %t --runtime=stub --steps=2 --log=%t.log > %t.text
// RUN: remat-check-log %t.log | FileCheck %s
// RUN: sed -e 's/1024/5120/g' %s > %t.eight.mlir
// RUN: remat-run %t.eight.mlir --write-outputs=%t.cpu > %t.run
// RUN: remat-compile %t.eight.mlir -o %t --host-kernels > %t.chips
// RUN: %t --runtime=host --outputs=%t.out > %t.text
// RUN: cmp %t.cpu %t.out
// RUN: remat-opt %t.eight.mlir --remat-gpu-buffers --remat-gpu-slab --remat-gpu-kernels | FileCheck %s --check-prefix=EIGHT
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-slab --remat-gpu-kernels | FileCheck %s --check-prefix=KERNELS

// CHECK: no races
// SASS: LDG.E.128
// SASS: STG.E.128
// EIGHT: vector.load %{{.*}} {alignment = 32 : i64} : memref<2621440xf32>, vector<8xf32>
// KERNELS: gpu.func @kernel1(
// KERNELS-SAME: known_grid_size = array<i32: 512, 1, 1>
// KERNELS-DAG: memref.load %{{.*}} : memref<1024xf32>
// KERNELS-DAG: vector.load %{{.*}} {alignment = 16 : i64} : memref<524288xf32>, vector<4xf32>
// KERNELS-DAG: vector.load %{{.*}} {alignment = 8 : i64} : memref<524288xbf16>, vector<4xbf16>
// KERNELS-DAG: vector.load %{{.*}} {alignment = 16 : i64} : memref<512xf32>, vector<4xf32>
// KERNELS: vector.store %{{.*}} {alignment = 16 : i64} : memref<524288xf32>, vector<4xf32>
// KERNELS: memref.store %{{.*}} : memref<524288xi1>
// KERNELS: vector.store %{{.*}} {alignment = 32 : i64} : memref<524288xf64>, vector<4xf64>
// The transposed one.
// KERNELS: gpu.func @kernel3(
// KERNELS-NOT: vector.load
// KERNELS: gpu.return
#same = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (j)>
#column = affine_map<(i, j) -> (i)>
#turned = affine_map<(i, j) -> (j, i)>
func.func @main(%x: tensor<1024x512xf32>, %h: tensor<1024x512xbf16>, %r: tensor<512xf32>, %c: tensor<1024xf32>, %t: tensor<512x1024xf32>)
    -> (tensor<1024x512xf32>, tensor<1024x512xi1>, tensor<1024x512xf64>, tensor<1024x512xi8>, tensor<1024x512xf32>) {
  %e0 = tensor.empty() : tensor<1024x512xf32>
  %e1 = tensor.empty() : tensor<1024x512xi1>
  %e2 = tensor.empty() : tensor<1024x512xf64>
  %e3 = tensor.empty() : tensor<1024x512xi8>
  %0:3 = linalg.generic {indexing_maps = [#same, #same, #row, #column, #same, #same, #same], iterator_types = ["parallel", "parallel"]}
      ins(%x, %h, %r, %c : tensor<1024x512xf32>, tensor<1024x512xbf16>, tensor<512xf32>, tensor<1024xf32>)
      outs(%e0, %e1, %e2 : tensor<1024x512xf32>, tensor<1024x512xi1>, tensor<1024x512xf64>) {
  ^bb0(%a: f32, %b: bf16, %p: f32, %q: f32, %o: f32, %om: i1, %od: f64):
    %w = arith.extf %b : bf16 to f32
    %s = arith.addf %a, %w : f32
    %u = arith.mulf %s, %p : f32
    %v = arith.subf %u, %q : f32
    %m = arith.cmpf ogt, %v, %a : f32
    %d = arith.extf %v : f32 to f64
    linalg.yield %v, %m, %d : f32, i1, f64
  } -> (tensor<1024x512xf32>, tensor<1024x512xi1>, tensor<1024x512xf64>)
  // The output is in the place of an input.
  %1:2 = linalg.generic {indexing_maps = [#same, #same, #same], iterator_types = ["parallel", "parallel"]}
      ins(%0#1 : tensor<1024x512xi1>) outs(%0#0, %e3 : tensor<1024x512xf32>, tensor<1024x512xi8>) {
  ^bb0(%m: i1, %old: f32, %o: i8):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = arith.addi %i, %j : index
    %n = arith.index_cast %k : index to i8
    %s = arith.addf %old, %old : f32
    %v = arith.select %m, %s, %old : f32
    linalg.yield %v, %n : f32, i8
  } -> (tensor<1024x512xf32>, tensor<1024x512xi8>)
  %e4 = tensor.empty() : tensor<1024x512xf32>
  %2 = linalg.generic {indexing_maps = [#turned, #same, #same], iterator_types = ["parallel", "parallel"]}
      ins(%t, %1#0 : tensor<512x1024xf32>, tensor<1024x512xf32>) outs(%e4 : tensor<1024x512xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.addf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<1024x512xf32>
  return %1#0, %0#1, %0#2, %1#1, %2 : tensor<1024x512xf32>, tensor<1024x512xi1>, tensor<1024x512xf64>, tensor<1024x512xi8>, tensor<1024x512xf32>
}
