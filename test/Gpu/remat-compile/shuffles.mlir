// Threads of a warp exchange their parts of a sum, with numbers of 8 to 64 bits, in the
// machine code and on this machine's CPU. Integers and maxima equal the CPU's to the bit.
// REQUIRES: remat-compile, cuda, nvdisasm
// RUN: %remat_source/tools/gpu-roofline %s --sass %t.sass > %t.text
// RUN: FileCheck %s --check-prefix=SASS < %t.sass
// RUN: remat-run %s --write-outputs=%t.cpu > %t.run
// RUN: remat-compile %s -o %t --host-kernels > %t.chips
// RUN: %t --runtime=host --outputs=%t.out > %t.text
// RUN: cmp %t.cpu %t.out
// RUN: remat-opt %s --remat-gpu-buffers --remat-gpu-reductions --remat-gpu-slab --remat-gpu-kernels --canonicalize | FileCheck %s

// A warp has a whole sum: nothing goes through shared memory, and no thread waits.
// CHECK-NOT: workgroup(
// CHECK-NOT: gpu.barrier
// CHECK-COUNT-5: gpu.shuffle xor %{{.*}} : f64
// CHECK-COUNT-5: gpu.shuffle xor %{{.*}} : i64
// CHECK-COUNT-20: gpu.shuffle xor %{{.*}} : i32

// 64 bits are two exchanges.
// SASS-LABEL: .text.kernel1:
// SASS-NOT: STS
// SASS-NOT: BAR
// SASS-COUNT-10: SHFL.BFLY
// SASS: DSETP.MAX
#in = affine_map<(i, j) -> (i, j)>
#kept = affine_map<(i, j) -> (i)>
func.func @main(%x0: tensor<12x128xf64>, %x1: tensor<12x128xi64>, %x2: tensor<12x128xf16>, %x3: tensor<12x128xbf16>, %x4: tensor<12x128xi8>, %x5: tensor<12x128xi1>)
    -> (tensor<12xf64>, tensor<12xi64>, tensor<12xf16>, tensor<12xbf16>, tensor<12xi8>, tensor<12xi1>) {
  %c0 = arith.constant 0xFFF0000000000000 : f64
  %e0 = tensor.empty() : tensor<12xf64>
  %f0 = linalg.fill ins(%c0 : f64) outs(%e0 : tensor<12xf64>) -> tensor<12xf64>
  %0 = linalg.generic {indexing_maps = [#in, #kept], iterator_types = ["parallel", "reduction"]}
      ins(%x0 : tensor<12x128xf64>) outs(%f0 : tensor<12xf64>) {
  ^bb0(%a: f64, %b: f64):
    %s = arith.maximumf %b, %a : f64
    linalg.yield %s : f64
  } -> tensor<12xf64>
  %c1 = arith.constant 0 : i64
  %e1 = tensor.empty() : tensor<12xi64>
  %f1 = linalg.fill ins(%c1 : i64) outs(%e1 : tensor<12xi64>) -> tensor<12xi64>
  %1 = linalg.generic {indexing_maps = [#in, #kept], iterator_types = ["parallel", "reduction"]}
      ins(%x1 : tensor<12x128xi64>) outs(%f1 : tensor<12xi64>) {
  ^bb0(%a: i64, %b: i64):
    %s = arith.addi %b, %a : i64
    linalg.yield %s : i64
  } -> tensor<12xi64>
  %c2 = arith.constant 0xFC00 : f16
  %e2 = tensor.empty() : tensor<12xf16>
  %f2 = linalg.fill ins(%c2 : f16) outs(%e2 : tensor<12xf16>) -> tensor<12xf16>
  %2 = linalg.generic {indexing_maps = [#in, #kept], iterator_types = ["parallel", "reduction"]}
      ins(%x2 : tensor<12x128xf16>) outs(%f2 : tensor<12xf16>) {
  ^bb0(%a: f16, %b: f16):
    %s = arith.maximumf %b, %a : f16
    linalg.yield %s : f16
  } -> tensor<12xf16>
  %c3 = arith.constant 0xFF80 : bf16
  %e3 = tensor.empty() : tensor<12xbf16>
  %f3 = linalg.fill ins(%c3 : bf16) outs(%e3 : tensor<12xbf16>) -> tensor<12xbf16>
  %3 = linalg.generic {indexing_maps = [#in, #kept], iterator_types = ["parallel", "reduction"]}
      ins(%x3 : tensor<12x128xbf16>) outs(%f3 : tensor<12xbf16>) {
  ^bb0(%a: bf16, %b: bf16):
    %s = arith.maximumf %b, %a : bf16
    linalg.yield %s : bf16
  } -> tensor<12xbf16>
  %c4 = arith.constant 0 : i8
  %e4 = tensor.empty() : tensor<12xi8>
  %f4 = linalg.fill ins(%c4 : i8) outs(%e4 : tensor<12xi8>) -> tensor<12xi8>
  %4 = linalg.generic {indexing_maps = [#in, #kept], iterator_types = ["parallel", "reduction"]}
      ins(%x4 : tensor<12x128xi8>) outs(%f4 : tensor<12xi8>) {
  ^bb0(%a: i8, %b: i8):
    %s = arith.addi %b, %a : i8
    linalg.yield %s : i8
  } -> tensor<12xi8>
  %c5 = arith.constant false
  %e5 = tensor.empty() : tensor<12xi1>
  %f5 = linalg.fill ins(%c5 : i1) outs(%e5 : tensor<12xi1>) -> tensor<12xi1>
  %5 = linalg.generic {indexing_maps = [#in, #kept], iterator_types = ["parallel", "reduction"]}
      ins(%x5 : tensor<12x128xi1>) outs(%f5 : tensor<12xi1>) {
  ^bb0(%a: i1, %b: i1):
    %s = arith.ori %b, %a : i1
    linalg.yield %s : i1
  } -> tensor<12xi1>
  return %0, %1, %2, %3, %4, %5 : tensor<12xf64>, tensor<12xi64>, tensor<12xf16>, tensor<12xbf16>, tensor<12xi8>, tensor<12xi1>
}
