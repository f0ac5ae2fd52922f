// The pass leaves these steps unchanged, without a message. It has no errors
// of its own.
// RUN: remat-opt %s --linalg-generalize-named-ops --remat-early-results | FileCheck %s

// A destination with readers in several blocks, in any order of its uses: it
// comes before the one in its own block.
// CHECK-LABEL: func @blocks
func.func @blocks(%c: i1, %x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  // CHECK:      tensor.empty
  // CHECK-NEXT: linalg.generic
  // CHECK:      cf.cond_br
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  cf.cond_br %c, ^one, ^two
^one:
  // CHECK:      ^bb1:
  // CHECK-NEXT: linalg.generic
  %b = linalg.exp ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b, %a : tensor<4xf32>, tensor<4xf32>
^two:
  // CHECK:      ^bb2:
  // CHECK-NEXT: linalg.generic
  %d = linalg.log ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %d, %a : tensor<4xf32>, tensor<4xf32>
}

// CHECK: func private @declared
func.func private @declared(tensor<4xf32>)

// CHECK-LABEL: func @nothing
// CHECK-NEXT:    return
func.func @nothing() {
  return
}

// A result that is an argument, and one that is there twice.
// CHECK-LABEL: func @same
// CHECK-SAME:    (%[[X:.*]]: tensor<4xf32>)
func.func @same(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  // CHECK: %[[A:.*]] = linalg.generic
  // CHECK: return %[[X]], %[[A]], %[[A]]
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %x, %a, %a : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
