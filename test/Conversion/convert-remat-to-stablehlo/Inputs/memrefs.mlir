func.func @fenced(%a: memref<4xf32>) {
  // expected-error@+1 {{'remat.fence' op on memrefs cannot be written in StableHLO: convert before bufferization}}
  remat.fence %a : memref<4xf32>
  return
}
