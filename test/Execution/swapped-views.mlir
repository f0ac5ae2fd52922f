// A part of an argument leaves the device in other bytes: the reshape is
// copied, and leaves. The part itself is read to the end, and stays.
// RUN: remat-run %s | FileCheck %s

// CHECK:     peak bytes                          64
// CHECK:     added copies                         1
// CHECK:     copy: {{.*}}: 32 bytes: tensor.collapse_shape of a view that is not contiguous
// CHECK-NOT: copy:
func.func @main(%x: tensor<4x8xf32>) -> (tensor<8xf32>, tensor<4x2xf32>) {
  %s = tensor.extract_slice %x[0, 0] [4, 2] [1, 1]
      : tensor<4x8xf32> to tensor<4x2xf32>
  %f = tensor.collapse_shape %s [[0, 1]] : tensor<4x2xf32> into tensor<8xf32>
  %host, %token = remat.swap_out %f : tensor<8xf32> -> !remat.host<8xf32>
  remat.await %token, %f : tensor<8xf32>
  %e = tensor.empty() : tensor<4x2xf32>
  %p = linalg.exp ins(%s : tensor<4x2xf32>) outs(%e : tensor<4x2xf32>) -> tensor<4x2xf32>
  %r = tensor.empty() : tensor<8xf32>
  %in, %back = remat.swap_in %host into %r
      : !remat.host<8xf32> into tensor<8xf32> -> tensor<8xf32>
  %g = remat.await %in, %back : tensor<8xf32> -> tensor<8xf32>
  %h = linalg.exp ins(%g : tensor<8xf32>) outs(%g : tensor<8xf32>) -> tensor<8xf32>
  return %h, %p : tensor<8xf32>, tensor<4x2xf32>
}
