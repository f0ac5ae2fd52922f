// RUN: remat-opt %s -verify-diagnostics --remat-in-place

// expected-error @+1 {{has several blocks: run remat-in-place while its control flow is still in scf ops}}
func.func @blocks(%x: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^next
^next:
  return %x : tensor<4xf32>
}
