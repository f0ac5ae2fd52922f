func.func @main(%x: tensor<4xf32> {remat.donate}) -> tensor<4xf32> {
  %h, %out = remat.swap_out %x : tensor<4xf32> -> !remat.host<4xf32>
  remat.await %out, %x : tensor<4xf32>
  %e = tensor.empty() : tensor<4xf32>
  %in, %t2 = remat.swap_in %h into %e : !remat.host<4xf32> into tensor<4xf32> -> tensor<4xf32>
  %t3 = remat.await %in, %t2 : tensor<4xf32> -> tensor<4xf32>
  return %t3 : tensor<4xf32>
}
