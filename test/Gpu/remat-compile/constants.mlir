// Constants of a program for a GPU have the CPU's bits. An element of a mask takes a byte, and constants follow each
// other. The elements may be in the file's resources.
// REQUIRES: remat-compile, cuda
// RUN: remat-run %s --write-outputs=%t.cpu > %t.run
// RUN: remat-compile %s -o %t --host-kernels > %t.chips
// RUN: %t --runtime=host --outputs=%t.out > %t.text
// RUN: cmp %t.cpu %t.out
#id = affine_map<(i) -> (i)>
func.func @main(%x: tensor<19xf32>) -> (tensor<19xf32>, tensor<19xf32>, tensor<3xi1>, tensor<2xi1>) {
  %mask = arith.constant dense<[true, false, true, true, false, false, true, false, true, true, false, false, true,
                                false, true, true, false, true, true]> : tensor<19xi1>
  %bias = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0, 15.0, 16.0,
                                17.0, 18.0, 19.0]> : tensor<19xf32>
  %few = arith.constant dense_resource<few> : tensor<3xi1>
  %all = arith.constant dense<true> : tensor<2xi1>
  %zero = arith.constant 0.0 : f32
  %empty = tensor.empty() : tensor<19xf32>
  %0 = linalg.generic {indexing_maps = [#id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %mask : tensor<19xf32>, tensor<19xi1>) outs(%empty : tensor<19xf32>) {
  ^bb0(%a: f32, %m: i1, %out: f32):
    %s = arith.select %m, %a, %zero : f32
    linalg.yield %s : f32
  } -> tensor<19xf32>
  %1 = linalg.add ins(%0, %bias : tensor<19xf32>, tensor<19xf32>) outs(%empty : tensor<19xf32>) -> tensor<19xf32>
  return %0, %1, %few, %all : tensor<19xf32>, tensor<19xf32>, tensor<3xi1>, tensor<2xi1>
}
{-#
  dialect_resources: {
    builtin: {
      few: "0x01000000000100"
    }
  }
#-}
