// Donated arguments that are returned, as they are or beside an update.
// RUN: remat-run %s --entry=kept | FileCheck %s --check-prefix=KEPT
// RUN: remat-run %s --entry=both | FileCheck %s --check-prefix=BOTH
// RUN: remat-run %s --entry=both --arena | FileCheck %s --check-prefix=BOTH-ARENA
// RUN: remat-run %s --entry=flag | FileCheck %s --check-prefix=FLAG
// RUN: remat-opt %s --remat-in-place=remarks -o /dev/null 2>&1 | FileCheck %s --check-prefix=REMARK

// KEPT: added copies 0{{$}}
// REMARK: remark: 0 results are written over operands
func.func @kept(%a: tensor<4xf32> {remat.donate}, %x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %e = tensor.empty() : tensor<4xf32>
  %b = linalg.add ins(%a, %x : tensor<4xf32>, tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %a, %b : tensor<4xf32>, tensor<4xf32>
}

// The program asks for the update in the argument, and for the argument.
// BOTH: copy: {{.*}}: 64 bytes: linalg.matmul writes a tensor that func.return reads later
// BOTH-ARENA: added copies 1{{$}}
// REMARK: remark: 0 results are written over operands
func.func @both(%a: tensor<4x4xf32> {remat.donate}, %x: tensor<4x4xf32>) -> (tensor<4x4xf32>, tensor<4x4xf32>) {
  %b = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %a, %b : tensor<4x4xf32>, tensor<4x4xf32>
}

// A mark that says false gives nothing away.
// FLAG: copy: {{.*}}: 64 bytes: linalg.matmul writes an argument, which is not donated
func.func @flag(%a: tensor<4x4xf32> {jax.buffer_donor = false}, %x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %b = linalg.matmul ins(%x, %x : tensor<4x4xf32>, tensor<4x4xf32>) outs(%a : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %b : tensor<4x4xf32>
}
