// The smallest step above 1 in bf16 is 2^-7.

// A sum that a loop carries is rounded at each addition: 256 + 1 is a tie,
// which goes to the even 256.
// CHECK: output 0: tensor<bf16> = 256{{$}}
// 1 + 2^-8 + 2^-40 is above the tie between 1 and 1 + 2^-7; rounded to f32 first,
// it would be the tie, which goes to 1. The same below zero, and a tie itself.
// CHECK: output 1: tensor<3xbf16> = 1.00781 -1.00781 1{{$}}
// CHECK: output 2: tensor<3xf64> = 1.00781 -1.00781 1{{$}}
func.func @main() -> (tensor<bf16>, tensor<3xbf16>, tensor<3xf64>) {
  %start = arith.constant dense<256.0> : tensor<bf16>
  %ones = arith.constant dense<1.0> : tensor<640xbf16>
  %sum = linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]}
      ins(%ones : tensor<640xbf16>) outs(%start : tensor<bf16>) {
  ^bb0(%p: bf16, %o: bf16):
    %0 = arith.addf %p, %o : bf16
    linalg.yield %0 : bf16
  } -> tensor<bf16>
  %d = arith.constant dense<[0x3FF0100000001000, 0xBFF0100000001000, 0x3FF0100000000000]> : tensor<3xf64>
  %n = arith.truncf %d : tensor<3xf64> to tensor<3xbf16>
  %w = arith.extf %n : tensor<3xbf16> to tensor<3xf64>
  return %sum, %n, %w : tensor<bf16>, tensor<3xbf16>, tensor<3xf64>
}
