// Contractions are computed by the runtime's kernel, with the bits of the loops
// that would be compiled otherwise, for any vectors and number of threads.
// RUN: remat-run %s --dump-llvm 2>&1 | FileCheck %s --check-prefix=CALLS
// RUN: remat-run %s --dump-llvm --contraction-loops 2>&1 | FileCheck %s --check-prefix=LOOPS
// RUN: remat-run %s > %t
// RUN: remat-run %s --isa=baseline >> %t
// RUN: remat-run %s --compute-threads=1 >> %t
// RUN: remat-run %s --compute-threads=3 --arena >> %t
// RUN: remat-run %s --contraction-loops >> %t
// RUN: FileCheck %s --input-file=%t
// RUN: remat-run %s --entry=mixed --dump-llvm 2>&1 | FileCheck %s --check-prefix=MIXED
// RUN: remat-run %s --entry=mixed > %t
// RUN: remat-run %s --entry=mixed --isa=baseline >> %t
// RUN: remat-run %s --entry=mixed --contraction-loops >> %t
// RUN: FileCheck %s --input-file=%t --check-prefix=MIXED-BITS
// RUN: sed -e 's/bf16/f16/g' %s > %t.mlir
// RUN: remat-run %t.mlir --entry=mixed --dump-llvm 2>&1 | FileCheck %s --check-prefix=F16
// RUN: remat-run %t.mlir --entry=mixed > %t
// RUN: remat-run %t.mlir --entry=mixed --isa=baseline >> %t
// RUN: remat-run %t.mlir --entry=mixed --contraction-loops >> %t
// RUN: FileCheck %s --input-file=%t --check-prefix=MIXED-BITS
// RUN: remat-run %s --entry=loops --dump-llvm 2>&1 | FileCheck %s --check-prefix=NONE

// CHECK: checksum [[SUM:[0-9a-f]+]]
// CHECK-COUNT-4: checksum [[SUM]]{{$}}
// Five calls with three descriptions: the products of matrices are the same.
// CALLS-COUNT-3: @contraction{{[0-9]}} = internal constant [{{[0-9]+}} x i64]
// CALLS-NOT: @contraction{{[0-9]}} =
// CALLS-COUNT-5: call void @rematContract(ptr @contraction
// CALLS-NOT: call void @rematContract
// CALLS: 5 outputs
// LOOPS-NOT: rematContract
// LOOPS: 5 outputs
#transposed = affine_map<(i, j, k) -> (k, i)>
#right = affine_map<(i, j, k) -> (j, k)>
#result = affine_map<(i, j, k) -> (j, i)>
#shared = affine_map<(i, j, k) -> (i + j)>
func.func @main(%image: tensor<2x13x13x7xf32>, %filter: tensor<3x3x7x40xf32>,
                %a: tensor<30x20xf32>, %b: tensor<20x50xf32>,
                %batch: tensor<3x5x9xf32>, %other: tensor<3x9x6xf32>)
    -> (tensor<2x5x5x40xf32>, tensor<30x50xf32>, tensor<3x5x6xf32>,
        tensor<30x50xf32>, tensor<30x50xf32>) {
  %zero = arith.constant 0.0 : f32
  %e0 = tensor.empty() : tensor<2x5x5x40xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<2x5x5x40xf32>) -> tensor<2x5x5x40xf32>
  %conv = linalg.conv_2d_nhwc_hwcf
    {dilations = dense<2> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
    ins(%image, %filter : tensor<2x13x13x7xf32>, tensor<3x3x7x40xf32>)
    outs(%f0 : tensor<2x5x5x40xf32>) -> tensor<2x5x5x40xf32>
  %e1 = tensor.empty() : tensor<30x50xf32>
  %f1 = linalg.fill ins(%zero : f32) outs(%e1 : tensor<30x50xf32>) -> tensor<30x50xf32>
  %product = linalg.matmul ins(%a, %b : tensor<30x20xf32>, tensor<20x50xf32>)
    outs(%f1 : tensor<30x50xf32>) -> tensor<30x50xf32>
  // The product is added to the old content.
  %again = linalg.matmul ins(%a, %b : tensor<30x20xf32>, tensor<20x50xf32>)
    outs(%product : tensor<30x50xf32>) -> tensor<30x50xf32>
  %e2 = tensor.empty() : tensor<3x5x6xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  %batched = linalg.batch_matmul ins(%batch, %other : tensor<3x5x9xf32>, tensor<3x9x6xf32>)
    outs(%f2 : tensor<3x5x6xf32>) -> tensor<3x5x6xf32>
  // The contiguous side of the result is the left operand's.
  %exchanged = linalg.generic {
      indexing_maps = [#transposed, #right, #result],
      iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%b, %a : tensor<20x50xf32>, tensor<30x20xf32>)
      outs(%f1 : tensor<30x50xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %m = arith.mulf %y, %x : f32
    %r = arith.addf %m, %s : f32
    linalg.yield %r : f32
  } -> tensor<30x50xf32>
  return %conv, %product, %batched, %exchanged, %again
    : tensor<2x5x5x40xf32>, tensor<30x50xf32>, tensor<3x5x6xf32>, tensor<30x50xf32>, tensor<30x50xf32>
}

// These stay loops: few columns, other element types, a sum that may be
// reassociated, a difference, a square, and a result that several columns share.
// NONE-NOT: rematContract
// NONE: 6 outputs
func.func @loops(%a: tensor<8x8xf32>, %narrow: tensor<8x3xf32>, %d: tensor<8x8xf64>)
    -> (tensor<8x3xf32>, tensor<8x8xf64>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<15xf32>) {
  %zero = arith.constant 0.0 : f32
  %zero64 = arith.constant 0.0 : f64
  %e0 = tensor.empty() : tensor<8x3xf32>
  %f0 = linalg.fill ins(%zero : f32) outs(%e0 : tensor<8x3xf32>) -> tensor<8x3xf32>
  %0 = linalg.matmul ins(%a, %narrow : tensor<8x8xf32>, tensor<8x3xf32>)
    outs(%f0 : tensor<8x3xf32>) -> tensor<8x3xf32>
  %e1 = tensor.empty() : tensor<8x8xf64>
  %f1 = linalg.fill ins(%zero64 : f64) outs(%e1 : tensor<8x8xf64>) -> tensor<8x8xf64>
  %1 = linalg.matmul ins(%d, %d : tensor<8x8xf64>, tensor<8x8xf64>)
    outs(%f1 : tensor<8x8xf64>) -> tensor<8x8xf64>
  %e2 = tensor.empty() : tensor<8x8xf32>
  %f2 = linalg.fill ins(%zero : f32) outs(%e2 : tensor<8x8xf32>) -> tensor<8x8xf32>
  %2 = linalg.generic {indexing_maps = [#transposed, #right, #result],
                       iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%a, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f2 : tensor<8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %m, %s fastmath<reassoc> : f32
    linalg.yield %r : f32
  } -> tensor<8x8xf32>
  %3 = linalg.generic {indexing_maps = [#transposed, #right, #result],
                       iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%a, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f2 : tensor<8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.subf %s, %m : f32
    linalg.yield %r : f32
  } -> tensor<8x8xf32>
  %4 = linalg.generic {indexing_maps = [#transposed, #right, #result],
                       iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%a, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f2 : tensor<8x8xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %m = arith.mulf %x, %x : f32
    %r = arith.addf %m, %s : f32
    linalg.yield %r : f32
  } -> tensor<8x8xf32>
  %e3 = tensor.empty() : tensor<15xf32>
  %f3 = linalg.fill ins(%zero : f32) outs(%e3 : tensor<15xf32>) -> tensor<15xf32>
  %5 = linalg.generic {indexing_maps = [#transposed, #right, #shared],
                       iterator_types = ["parallel", "parallel", "reduction"]}
    ins(%a, %a : tensor<8x8xf32>, tensor<8x8xf32>) outs(%f3 : tensor<15xf32>) {
  ^bb0(%x: f32, %y: f32, %s: f32):
    %m = arith.mulf %x, %y : f32
    %r = arith.addf %m, %s : f32
    linalg.yield %r : f32
  } -> tensor<15xf32>
  return %0, %1, %2, %3, %4, %5
    : tensor<8x3xf32>, tensor<8x8xf64>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<8x8xf32>, tensor<15xf32>
}

// Operands in bf16 or f16 with a sum in f32; a sum in bf16 stays loops.
// MIXED-BITS: checksum [[SUM:[0-9a-f]+]]
// MIXED-BITS-COUNT-2: checksum [[SUM]]{{$}}
// MIXED: call void @rematContractMixed(ptr @contraction{{[0-9]}}, i32 1, ptr %{{.*}}, i32 1,
// MIXED: call void @rematContractMixed(ptr @contraction{{[0-9]}}, i32 {{[01]}}, ptr %{{.*}}, i32 {{[01]}},
// F16: call void @rematContractMixed(ptr @contraction{{[0-9]}}, i32 2, ptr %{{.*}}, i32 2,
// F16: call void @rematContractMixed(ptr @contraction{{[0-9]}}, i32 {{[02]}}, ptr %{{.*}}, i32 {{[02]}},
// MIXED-NOT: call void @rematContract
// MIXED: 3 outputs
func.func @mixed(%a: tensor<30x20xbf16>, %b: tensor<20x50xbf16>, %c: tensor<20x50xf32>)
    -> (tensor<30x50xf32>, tensor<30x50xf32>, tensor<30x50xbf16>) {
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.0 : bf16
  %e = tensor.empty() : tensor<30x50xf32>
  %h = tensor.empty() : tensor<30x50xbf16>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<30x50xf32>) -> tensor<30x50xf32>
  %g = linalg.fill ins(%half : bf16) outs(%h : tensor<30x50xbf16>) -> tensor<30x50xbf16>
  %0 = linalg.matmul ins(%a, %b : tensor<30x20xbf16>, tensor<20x50xbf16>)
    outs(%f : tensor<30x50xf32>) -> tensor<30x50xf32>
  %1 = linalg.matmul ins(%a, %c : tensor<30x20xbf16>, tensor<20x50xf32>)
    outs(%f : tensor<30x50xf32>) -> tensor<30x50xf32>
  %2 = linalg.matmul ins(%a, %b : tensor<30x20xbf16>, tensor<20x50xbf16>)
    outs(%g : tensor<30x50xbf16>) -> tensor<30x50xbf16>
  return %0, %1, %2 : tensor<30x50xf32>, tensor<30x50xf32>, tensor<30x50xbf16>
}
