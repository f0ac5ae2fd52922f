// RUN: remat-opt %s --split-input-file --verify-diagnostics --remat-schedule-swaps

#cpu = #remat.machine<name = "lab", flops = 1.0e+12, bandwidth = 1.0e+09>
module attributes {remat.machine = #cpu} {
// expected-error@+1 {{machine lab has no link to a host: give d2h and h2d}}
func.func @no_link(%x: tensor<4xf32> {remat.donate}) -> tensor<4xf32> {
  %h, %out = remat.swap_out %x : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %x : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  return %t3 : tensor<4xf32>
}
}

// -----

// expected-error@+1 {{the copies are no valid plan: step 0, tensor 0 'arg0': swap_out of a tensor that is not on the device, or is resident}}
func.func @resident(%x: tensor<4xf32>) -> tensor<4xf32> {
  %h, %out = remat.swap_out %x : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %x : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  return %t3 : tensor<4xf32>
}

// -----

// Without copies there is nothing to do, and nothing to say.
func.func @none(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
