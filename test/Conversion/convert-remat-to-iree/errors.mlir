// RUN: remat-opt %s --convert-remat-to-iree --split-input-file --verify-diagnostics

// expected-error@+1 {{becomes an op of IREE, which is not registered here: run with --allow-unregistered-dialect}}
func.func @fenced(%a: tensor<4xf32>) -> tensor<4xf32> {
  %f = remat.fence %a : tensor<4xf32>
  return %f : tensor<4xf32>
}

// -----

// Without a fence there is nothing to write.
func.func @plain(%a: tensor<4xf32>) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}
func.func private @declared(tensor<4xf32>)

// -----

// expected-error@+1 {{becomes an op of IREE, which is not registered here: run with --allow-unregistered-dialect}}
func.func @donated(%a: tensor<4xf32> {remat.donate}) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}

// -----

func.func @slot(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'remat.to_host' op cannot be written for IREE, which copies nothing to the host: plan without copies}}
  %h = remat.to_host %x : tensor<4xf32>
  return %h : tensor<4xf32>
}

// -----

func.func @copied(%t: tensor<4xf32>, %e: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error@+1 {{'remat.swap_out' op cannot be written for IREE, which copies nothing to the host: plan without copies}}
  %h, %out = remat.swap_out %t : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %t : tensor<4xf32>
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  return %t3 : tensor<4xf32>
}

// -----

func.func @blocks(%t: tensor<4xf32>) -> tensor<4xf32> {
  cf.br ^bb1
^bb1:
  // expected-error@+1 {{'remat.fence' op is in a function with several blocks, but the order of ops can be given to IREE only within one block: turn branches into scf ops (lift-cf-to-scf), or unroll them}}
  %f = remat.fence %t : tensor<4xf32>
  return %f : tensor<4xf32>
}
