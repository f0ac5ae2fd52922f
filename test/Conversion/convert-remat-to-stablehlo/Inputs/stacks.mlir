func.func @out(%x: tensor<4xf32>, %i: index) {
  %stack = remat.host_stack : !remat.host<24x4xf32>
  %slot = remat.host_slot %stack[%i] : !remat.host<24x4xf32> -> !remat.host<4xf32>
  // expected-error@+1 {{'remat.swap_out' op copies into a stack of remat.host_stack, which cannot be written in StableHLO: convert before bufferization}}
  %h, %out = remat.swap_out %x into %slot : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %x : tensor<4xf32>
  return
}

// -----

func.func @in(%x: tensor<4xf32>, %dest: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %h, %out = remat.swap_out %x : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %x : tensor<4xf32>
  %stack = remat.host_stack : !remat.host<24x4xf32>
  %slot = remat.host_slot %stack[%i] : !remat.host<24x4xf32> -> !remat.host<4xf32>
  // expected-error@+1 {{'remat.swap_in' op cannot be written in StableHLO: the remat.swap_out of its operand must come before it in the same block}}
  %in, %r = remat.swap_in %slot into %dest : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %0 = remat.await %in, %r : tensor<4xf32> -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
