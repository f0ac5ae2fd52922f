func.func @copied(%a: memref<4xf32>) {
  // expected-error@+1 {{'remat.swap_out' op on memrefs cannot be written in StableHLO: convert before bufferization}}
  %h, %out = remat.swap_out %a : memref<4xf32> -> !remat.host<4xf32>
  remat.await %out, %a : memref<4xf32>
  return
}
