// Many pairs in one process.
// RUN: split-file %s %t
// RUN: remat-run --batch %t/good.mlir | FileCheck %s --check-prefix=GOOD
// RUN: not remat-run --batch %t/bad.mlir 2> %t/errors | FileCheck %s --check-prefix=BAD
// RUN: FileCheck %s --check-prefix=ERRORS --input-file=%t/errors
// RUN: remat-run --batch %t/good.mlir --json | FileCheck %s --check-prefix=JSON
// RUN: not remat-run --batch %t/odd.mlir 2>&1 | FileCheck %s --check-prefix=ODD

// GOOD: pair 1: equal
// GOOD-NEXT: pair 2: equal
// JSON: [{"allocations_after":1,{{.*}}"bit_equal":true{{.*}}},{{{.*}}"bit_equal":true{{.*}}}]
// BAD: pair 1: DIFFERENT
// BAD-NEXT: pair 2: cannot be run
// BAD-NEXT: pair 3: equal
// ERRORS: bad.mlir part 4:2:{{[0-9]+}}: error: @main: result #0 is 'tensor<5xf32>', and before rewriting it is 'tensor<4xf32>'
// ODD: odd.mlir has 3 parts, and pairs need an even number

//--- good.mlir
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = math.exp %x : tensor<4xf32>
  return %a : tensor<4xf32>
}
// -----
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = math.exp %x : tensor<4xf32>
  return %a : tensor<4xf32>
}
// -----
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// -----
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
//--- bad.mlir
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// -----
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %a = math.exp %x : tensor<4xf32>
  return %a : tensor<4xf32>
}
// -----
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
// -----
func.func @main(%x: tensor<4xf32>) -> tensor<5xf32> {
  %a = arith.constant dense<1.0> : tensor<5xf32>
  return %a : tensor<5xf32>
}
// -----
func.func @main() { return }
// -----
func.func @main() { return }
//--- odd.mlir
func.func @main() { return }
// -----
func.func @main() { return }
// -----
func.func @main() { return }
