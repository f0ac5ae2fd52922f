// The process holds the bytes that the step reports: arena, arguments and the
// kernel's scratch memory. It holds at most 3 % more.
// RUN: remat-run %s --arena --json > %t && %python %S/Inputs/check_resident.py %t
// RUN: remat-run %s --arena --no-poison --json > %t && %python %S/Inputs/check_resident.py %t

// Three tensors of 16 MiB at a time, beside one of the caller.
func.func @main(%x: tensor<2048x2048xf32>) -> tensor<2048x2048xf32> {
  %a = math.absf %x : tensor<2048x2048xf32>
  %b = math.absf %a : tensor<2048x2048xf32>
  %c = arith.addf %a, %b : tensor<2048x2048xf32>
  %d = arith.addf %c, %x : tensor<2048x2048xf32>
  %e = tensor.empty() : tensor<2048x2048xf32>
  %zero = arith.constant 0.0 : f32
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  %small = tensor.extract_slice %d[0, 0] [2048, 8] [1, 1] : tensor<2048x2048xf32> to tensor<2048x8xf32>
  %other = tensor.extract_slice %x[0, 0] [8, 2048] [1, 1] : tensor<2048x2048xf32> to tensor<8x2048xf32>
  %g = linalg.matmul ins(%small, %other : tensor<2048x8xf32>, tensor<8x2048xf32>)
    outs(%f : tensor<2048x2048xf32>) -> tensor<2048x2048xf32>
  return %g : tensor<2048x2048xf32>
}
