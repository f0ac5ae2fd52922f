// Element types other than f32.
// RUN: remat-run %s --print-outputs | FileCheck %s
// RUN: remat-run %s --opt-level=2 --print-outputs | FileCheck %s
// RUN: remat-run %s --dump-llvm 2>&1 | FileCheck %s --check-prefix=LLVM

// bf16 is computed in f32 and rounded by integer ops, on every CPU.
// LLVM-NOT: fptrunc float {{.*}} to bfloat
// LLVM-NOT: fadd bfloat
// LLVM-NOT: @llvm.exp.bf16

// 2 + 2 + 8 + 1 + 4 + 8 + 1 + 2 + 1 bytes an element, three elements, each
// result beside the constants, which are in the program.
// CHECK: peak bytes 87{{$}}
// CHECK: output 0: tensor<3xbf16> = 2 -3 1.00781
// CHECK: output 1: tensor<3xf16> = 2 -3 0.5
// CHECK: output 2: tensor<3xf64> = 2 -3 1e+300
// CHECK: output 3: tensor<3xi1> = 0 1 1
// CHECK: output 4: tensor<3xi32> = 2 -4 2.14748e+09
// CHECK: output 5: tensor<3xindex> = 4 5 6
// CHECK: output 6: tensor<3xi8> = 127 -128 0
// CHECK: output 7: tensor<3xbf16> = 2.71875 0.22
// CHECK: output 8: tensor<3xi1> = 1 0 1
func.func @main() -> (tensor<3xbf16>, tensor<3xf16>, tensor<3xf64>, tensor<3xi1>,
    tensor<3xi32>, tensor<3xindex>, tensor<3xi8>, tensor<3xbf16>, tensor<3xi1>) {
  // The smallest step above 1 in bf16 is 2^-7; half of it rounds to even.
  %b = arith.constant dense<[1.0, -1.5, 1.0]> : tensor<3xbf16>
  %b2 = arith.constant dense<[1.0, -1.5, 0.0078125]> : tensor<3xbf16>
  %0 = arith.addf %b, %b2 : tensor<3xbf16>
  %h = arith.constant dense<[1.0, -1.5, 0.25]> : tensor<3xf16>
  %1 = arith.addf %h, %h : tensor<3xf16>
  %d = arith.constant dense<[1.0, -1.5, 5.0e299]> : tensor<3xf64>
  %2 = arith.addf %d, %d : tensor<3xf64>
  %t = arith.constant dense<[true, true, false]> : tensor<3xi1>
  %u = arith.constant dense<[true, false, true]> : tensor<3xi1>
  %3 = arith.xori %t, %u : tensor<3xi1>
  %i = arith.constant dense<[1, -2, -2147483648]> : tensor<3xi32>
  %j = arith.constant dense<[1, -2, -1]> : tensor<3xi32>
  %4 = arith.addi %i, %j : tensor<3xi32>
  %k = arith.constant dense<[2, 3, 4]> : tensor<3xindex>
  %two = arith.constant dense<2> : tensor<3xindex>
  %5 = arith.addi %k, %two : tensor<3xindex>
  %s = arith.constant dense<[127, 127, -1]> : tensor<3xi8>
  %o = arith.constant dense<[0, 1, 1]> : tensor<3xi8>
  %6 = arith.addi %s, %o : tensor<3xi8>
  %7 = math.exp %b : tensor<3xbf16>
  %8 = arith.cmpf olt, %b, %0 : tensor<3xbf16>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8 : tensor<3xbf16>, tensor<3xf16>,
    tensor<3xf64>, tensor<3xi1>, tensor<3xi32>, tensor<3xindex>, tensor<3xi8>,
    tensor<3xbf16>, tensor<3xi1>
}
