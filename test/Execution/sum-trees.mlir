// Sums in the order of a GPU's threads. In f32, 1e8 + 1 is 1e8, so the number of
// ones that remain shows the order of the additions. Long sums are added in parts.
// RUN: remat-run %s --print-outputs | FileCheck %s --check-prefix=ORDER
// RUN: remat-run %s --sums=tree --print-outputs | FileCheck %s --check-prefix=TREE
// RUN: remat-run %s --sums=tree --arena --opt-level=3 --print-outputs | FileCheck %s --check-prefix=TREE
// RUN: remat-run %s --sums=order --dump-buffers 2>&1 | FileCheck %s --check-prefix=WHOLE
// RUN: remat-run %s --sums=tree --dump-buffers 2>&1 | FileCheck %s --check-prefix=PARTS
// RUN: remat-opt %s --remat-to-cpu | FileCheck %s --check-prefix=PLAIN
// RUN: remat-opt %s --remat-to-cpu=sums=tree | FileCheck %s --check-prefix=THREADS

// 1e8 absorbs 15 ones until it is gone, and 111 follow.
// ORDER: output 0: tensor<f32> = 111{{$}}
// A warp: thread t adds terms t, t + 32, t + 64 and t + 96. 1e8 absorbs the three ones
// of thread 0, -1e8 those of thread 16, and these two are added first: 30 threads with
// four each are left.
// TREE: output 0: tensor<f32> = 120{{$}}

// ORDER: output 1: tensor<f32> = 895{{$}}
// Eight warps of 32 threads with four terms each. What thread 0 has absorbs its own
// three ones and the four of thread 16, and so does that of the fifth warp: 240 of 254
// are left of the two warps. The others have 128 each.
// TREE: output 1: tensor<f32> = 1008{{$}}

// In order 1e8 absorbs all ones up to -1e8. Of 16 parts with 256 terms the first alone
// loses its ones; the 255 of the last are 256 once they are beside -1e8.
// ORDER: output 2: tensor<8x8xf32> = 0 {{.*}}
// TREE: output 2: tensor<8x8xf32> = 3840 {{.*}}

// WHOLE-NOT: linalg.generic {{.*}}8x16x256
// PARTS: %[[PARTS:.*]] = memref.alloc() : memref<16x8x8xf32>
// PARTS: linalg.fill ins(%{{.*}} : f32) outs(%[[PARTS]] : memref<16x8x8xf32>)
// PARTS: linalg.generic {{.*}} ins(%{{.*}}, %{{.*}} : memref<8x16x256xf32>, memref<16x256x8xf32>) outs(%[[PARTS]] : memref<16x8x8xf32>)
// PARTS: linalg.generic {{.*}} ins(%[[PARTS]] : memref<16x8x8xf32>) outs(%{{.*}} : memref<8x8xf32>)
// PARTS: memref.dealloc %[[PARTS]]

// PLAIN-NOT: llvm.urem
// THREADS: llvm.urem
#row = affine_map<(i) -> (i)>
#sum = affine_map<(i) -> ()>
func.func @main() -> (tensor<f32>, tensor<f32>, tensor<8x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %large = arith.constant 1.0e8 : f32
  %minus = arith.constant -1.0e8 : f32
  %first = arith.constant 0 : index
  %half = arith.constant 16 : index
  %fifth = arith.constant 128 : index
  %last = arith.constant 4095 : index
  %short = arith.constant dense<1.0> : tensor<128xf32>
  %long = arith.constant dense<1.0> : tensor<1024xf32>
  %e0 = tensor.empty() : tensor<f32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<f32>) -> tensor<f32>
  %0 = linalg.generic {indexing_maps = [#row, #sum], iterator_types = ["reduction"]}
      ins(%short : tensor<128xf32>) outs(%f0 : tensor<f32>) {
  ^bb0(%a: f32, %s: f32):
    %i = linalg.index 0 : index
    %is = arith.cmpi eq, %i, %first : index
    %ends = arith.cmpi eq, %i, %half : index
    %b = arith.select %is, %large, %a : f32
    %c = arith.select %ends, %minus, %b : f32
    %t = arith.addf %s, %c : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  %1 = linalg.generic {indexing_maps = [#row, #sum], iterator_types = ["reduction"]}
      ins(%long : tensor<1024xf32>) outs(%f0 : tensor<f32>) {
  ^bb0(%a: f32, %s: f32):
    %i = linalg.index 0 : index
    %is = arith.cmpi eq, %i, %first : index
    %ends = arith.cmpi eq, %i, %fifth : index
    %b = arith.select %is, %large, %a : f32
    %c = arith.select %ends, %minus, %b : f32
    %t = arith.addf %s, %c : f32
    linalg.yield %t : f32
  } -> tensor<f32>
  // A product of 4,096 terms, of which the first is 1e8 and the last -1e8.
  %ea = tensor.empty() : tensor<8x4096xf32>
  %a = linalg.generic {indexing_maps = [affine_map<(i, k) -> (i, k)>], iterator_types = ["parallel", "parallel"]}
      outs(%ea : tensor<8x4096xf32>) {
  ^bb0(%s: f32):
    %k = linalg.index 1 : index
    %is = arith.cmpi eq, %k, %first : index
    %ends = arith.cmpi eq, %k, %last : index
    %one = arith.constant 1.0 : f32
    %b = arith.select %is, %large, %one : f32
    %c = arith.select %ends, %minus, %b : f32
    linalg.yield %c : f32
  } -> tensor<8x4096xf32>
  %ones = arith.constant dense<1.0> : tensor<4096x8xf32>
  %e2 = tensor.empty() : tensor<8x8xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = linalg.matmul ins(%a, %ones : tensor<8x4096xf32>, tensor<4096x8xf32>) outs(%f2 : tensor<8x8xf32>) -> tensor<8x8xf32>
  return %0, %1, %2 : tensor<f32>, tensor<f32>, tensor<8x8xf32>
}
