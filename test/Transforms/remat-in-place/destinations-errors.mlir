// RUN: remat-opt %s -verify-diagnostics --remat-in-place

// expected-error @+1 {{has several blocks: choose destinations while control flow is structured (scf)}}
func.func @blocks(%x: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^next
^next:
  return %x : tensor<4xf32>
}
