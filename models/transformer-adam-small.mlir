// tools/models/generate transformer-adam-small  (jax 0.10.2, jaxlib 0.10.2, iree-base-compiler 3.13.0, mlir-opt 22.1.8)
#map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1) -> (d0, d1)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map16 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map17 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map21 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map22 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map23 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map24 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map25 = affine_map<(d0, d1) -> ()>
#map26 = affine_map<() -> ()>
#map27 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1, d2)>
#map28 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map29 = affine_map<(d0, d1, d2) -> (d0)>
#map30 = affine_map<(d0) -> (d0)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map32 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map33 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map34 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1)>
#map37 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d2, d1, d4)>
#map38 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d2)>
#map39 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3, d2)>
#map40 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0, d1)>
#map41 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>
#map42 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d1, d2)>
#map43 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
#map44 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map45 = affine_map<(d0) -> ()>
module @transformer_adam_small {
  func.func @main(%arg0: tensor<64x32xf32> {bufferization.writable = true}, %arg1: tensor<32x32xf32> {bufferization.writable = true}, %arg2: tensor<32xf32> {bufferization.writable = true}, %arg3: tensor<32xf32> {bufferization.writable = true}, %arg4: tensor<32x32xf32> {bufferization.writable = true}, %arg5: tensor<32xf32> {bufferization.writable = true}, %arg6: tensor<32x32xf32> {bufferization.writable = true}, %arg7: tensor<32xf32> {bufferization.writable = true}, %arg8: tensor<32x32xf32> {bufferization.writable = true}, %arg9: tensor<32xf32> {bufferization.writable = true}, %arg10: tensor<32x32xf32> {bufferization.writable = true}, %arg11: tensor<32xf32> {bufferization.writable = true}, %arg12: tensor<32xf32> {bufferization.writable = true}, %arg13: tensor<32xf32> {bufferization.writable = true}, %arg14: tensor<32x128xf32> {bufferization.writable = true}, %arg15: tensor<128xf32> {bufferization.writable = true}, %arg16: tensor<128x32xf32> {bufferization.writable = true}, %arg17: tensor<32xf32> {bufferization.writable = true}, %arg18: tensor<32xf32> {bufferization.writable = true}, %arg19: tensor<32xf32> {bufferization.writable = true}, %arg20: tensor<32x32xf32> {bufferization.writable = true}, %arg21: tensor<32xf32> {bufferization.writable = true}, %arg22: tensor<32x32xf32> {bufferization.writable = true}, %arg23: tensor<32xf32> {bufferization.writable = true}, %arg24: tensor<32x32xf32> {bufferization.writable = true}, %arg25: tensor<32xf32> {bufferization.writable = true}, %arg26: tensor<32x32xf32> {bufferization.writable = true}, %arg27: tensor<32xf32> {bufferization.writable = true}, %arg28: tensor<32xf32> {bufferization.writable = true}, %arg29: tensor<32xf32> {bufferization.writable = true}, %arg30: tensor<32x128xf32> {bufferization.writable = true}, %arg31: tensor<128xf32> {bufferization.writable = true}, %arg32: tensor<128x32xf32> {bufferization.writable = true}, %arg33: tensor<32xf32> {bufferization.writable = true}, %arg34: tensor<32xf32> {bufferization.writable = true}, %arg35: tensor<32xf32> {bufferization.writable = true}, %arg36: tensor<32x32xf32> {bufferization.writable = true}, %arg37: tensor<32xf32> {bufferization.writable = true}, %arg38: tensor<32x32xf32> {bufferization.writable = true}, %arg39: tensor<32xf32> {bufferization.writable = true}, %arg40: tensor<32x32xf32> {bufferization.writable = true}, %arg41: tensor<32xf32> {bufferization.writable = true}, %arg42: tensor<32x32xf32> {bufferization.writable = true}, %arg43: tensor<32xf32> {bufferization.writable = true}, %arg44: tensor<32xf32> {bufferization.writable = true}, %arg45: tensor<32xf32> {bufferization.writable = true}, %arg46: tensor<32x128xf32> {bufferization.writable = true}, %arg47: tensor<128xf32> {bufferization.writable = true}, %arg48: tensor<128x32xf32> {bufferization.writable = true}, %arg49: tensor<32xf32> {bufferization.writable = true}, %arg50: tensor<32xf32> {bufferization.writable = true}, %arg51: tensor<32xf32> {bufferization.writable = true}, %arg52: tensor<32x64xf32> {bufferization.writable = true}, %arg53: tensor<64xf32> {bufferization.writable = true}, %arg54: tensor<64x32xf32> {bufferization.writable = true}, %arg55: tensor<32x32xf32> {bufferization.writable = true}, %arg56: tensor<32xf32> {bufferization.writable = true}, %arg57: tensor<32xf32> {bufferization.writable = true}, %arg58: tensor<32x32xf32> {bufferization.writable = true}, %arg59: tensor<32xf32> {bufferization.writable = true}, %arg60: tensor<32x32xf32> {bufferization.writable = true}, %arg61: tensor<32xf32> {bufferization.writable = true}, %arg62: tensor<32x32xf32> {bufferization.writable = true}, %arg63: tensor<32xf32> {bufferization.writable = true}, %arg64: tensor<32x32xf32> {bufferization.writable = true}, %arg65: tensor<32xf32> {bufferization.writable = true}, %arg66: tensor<32xf32> {bufferization.writable = true}, %arg67: tensor<32xf32> {bufferization.writable = true}, %arg68: tensor<32x128xf32> {bufferization.writable = true}, %arg69: tensor<128xf32> {bufferization.writable = true}, %arg70: tensor<128x32xf32> {bufferization.writable = true}, %arg71: tensor<32xf32> {bufferization.writable = true}, %arg72: tensor<32xf32> {bufferization.writable = true}, %arg73: tensor<32xf32> {bufferization.writable = true}, %arg74: tensor<32x32xf32> {bufferization.writable = true}, %arg75: tensor<32xf32> {bufferization.writable = true}, %arg76: tensor<32x32xf32> {bufferization.writable = true}, %arg77: tensor<32xf32> {bufferization.writable = true}, %arg78: tensor<32x32xf32> {bufferization.writable = true}, %arg79: tensor<32xf32> {bufferization.writable = true}, %arg80: tensor<32x32xf32> {bufferization.writable = true}, %arg81: tensor<32xf32> {bufferization.writable = true}, %arg82: tensor<32xf32> {bufferization.writable = true}, %arg83: tensor<32xf32> {bufferization.writable = true}, %arg84: tensor<32x128xf32> {bufferization.writable = true}, %arg85: tensor<128xf32> {bufferization.writable = true}, %arg86: tensor<128x32xf32> {bufferization.writable = true}, %arg87: tensor<32xf32> {bufferization.writable = true}, %arg88: tensor<32xf32> {bufferization.writable = true}, %arg89: tensor<32xf32> {bufferization.writable = true}, %arg90: tensor<32x32xf32> {bufferization.writable = true}, %arg91: tensor<32xf32> {bufferization.writable = true}, %arg92: tensor<32x32xf32> {bufferization.writable = true}, %arg93: tensor<32xf32> {bufferization.writable = true}, %arg94: tensor<32x32xf32> {bufferization.writable = true}, %arg95: tensor<32xf32> {bufferization.writable = true}, %arg96: tensor<32x32xf32> {bufferization.writable = true}, %arg97: tensor<32xf32> {bufferization.writable = true}, %arg98: tensor<32xf32> {bufferization.writable = true}, %arg99: tensor<32xf32> {bufferization.writable = true}, %arg100: tensor<32x128xf32> {bufferization.writable = true}, %arg101: tensor<128xf32> {bufferization.writable = true}, %arg102: tensor<128x32xf32> {bufferization.writable = true}, %arg103: tensor<32xf32> {bufferization.writable = true}, %arg104: tensor<32xf32> {bufferization.writable = true}, %arg105: tensor<32xf32> {bufferization.writable = true}, %arg106: tensor<32x64xf32> {bufferization.writable = true}, %arg107: tensor<64xf32> {bufferization.writable = true}, %arg108: tensor<64x32xf32> {bufferization.writable = true}, %arg109: tensor<32x32xf32> {bufferization.writable = true}, %arg110: tensor<32xf32> {bufferization.writable = true}, %arg111: tensor<32xf32> {bufferization.writable = true}, %arg112: tensor<32x32xf32> {bufferization.writable = true}, %arg113: tensor<32xf32> {bufferization.writable = true}, %arg114: tensor<32x32xf32> {bufferization.writable = true}, %arg115: tensor<32xf32> {bufferization.writable = true}, %arg116: tensor<32x32xf32> {bufferization.writable = true}, %arg117: tensor<32xf32> {bufferization.writable = true}, %arg118: tensor<32x32xf32> {bufferization.writable = true}, %arg119: tensor<32xf32> {bufferization.writable = true}, %arg120: tensor<32xf32> {bufferization.writable = true}, %arg121: tensor<32xf32> {bufferization.writable = true}, %arg122: tensor<32x128xf32> {bufferization.writable = true}, %arg123: tensor<128xf32> {bufferization.writable = true}, %arg124: tensor<128x32xf32> {bufferization.writable = true}, %arg125: tensor<32xf32> {bufferization.writable = true}, %arg126: tensor<32xf32> {bufferization.writable = true}, %arg127: tensor<32xf32> {bufferization.writable = true}, %arg128: tensor<32x32xf32> {bufferization.writable = true}, %arg129: tensor<32xf32> {bufferization.writable = true}, %arg130: tensor<32x32xf32> {bufferization.writable = true}, %arg131: tensor<32xf32> {bufferization.writable = true}, %arg132: tensor<32x32xf32> {bufferization.writable = true}, %arg133: tensor<32xf32> {bufferization.writable = true}, %arg134: tensor<32x32xf32> {bufferization.writable = true}, %arg135: tensor<32xf32> {bufferization.writable = true}, %arg136: tensor<32xf32> {bufferization.writable = true}, %arg137: tensor<32xf32> {bufferization.writable = true}, %arg138: tensor<32x128xf32> {bufferization.writable = true}, %arg139: tensor<128xf32> {bufferization.writable = true}, %arg140: tensor<128x32xf32> {bufferization.writable = true}, %arg141: tensor<32xf32> {bufferization.writable = true}, %arg142: tensor<32xf32> {bufferization.writable = true}, %arg143: tensor<32xf32> {bufferization.writable = true}, %arg144: tensor<32x32xf32> {bufferization.writable = true}, %arg145: tensor<32xf32> {bufferization.writable = true}, %arg146: tensor<32x32xf32> {bufferization.writable = true}, %arg147: tensor<32xf32> {bufferization.writable = true}, %arg148: tensor<32x32xf32> {bufferization.writable = true}, %arg149: tensor<32xf32> {bufferization.writable = true}, %arg150: tensor<32x32xf32> {bufferization.writable = true}, %arg151: tensor<32xf32> {bufferization.writable = true}, %arg152: tensor<32xf32> {bufferization.writable = true}, %arg153: tensor<32xf32> {bufferization.writable = true}, %arg154: tensor<32x128xf32> {bufferization.writable = true}, %arg155: tensor<128xf32> {bufferization.writable = true}, %arg156: tensor<128x32xf32> {bufferization.writable = true}, %arg157: tensor<32xf32> {bufferization.writable = true}, %arg158: tensor<32xf32> {bufferization.writable = true}, %arg159: tensor<32xf32> {bufferization.writable = true}, %arg160: tensor<32x64xf32> {bufferization.writable = true}, %arg161: tensor<64xf32> {bufferization.writable = true}, %arg162: tensor<f32> {bufferization.writable = true}, %arg163: tensor<4x32x64xf32>, %arg164: tensor<4x32x64xf32>) -> (tensor<f32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<f32>) {
    %cst = arith.constant -7.812500e-03 : f32
    %cst_0 = arith.constant 9.99999993E-9 : f32
    %cst_1 = arith.constant 1.000000e-03 : f32
    %cst_2 = arith.constant 9.990000e-01 : f32
    %cst_3 = arith.constant 1.000000e-01 : f32
    %cst_4 = arith.constant 0.899999976 : f32
    %cst_5 = arith.constant 0.000000e+00 : bf16
    %cst_6 = arith.constant 1.000000e+00 : f32
    %cst_7 = arith.constant 1.280000e+02 : f32
    %cst_8 = arith.constant 0xFF800000 : f32
    %cst_9 = arith.constant 5.000000e-01 : bf16
    %cst_10 = arith.constant 7.968750e-01 : bf16
    %cst_11 = arith.constant 4.467770e-02 : bf16
    %cst_12 = arith.constant 3.000000e+00 : bf16
    %cst_13 = arith.constant 1.000000e+00 : bf16
    %cst_14 = arith.constant 0xFF80 : bf16
    %cst_15 = arith.constant -1.000000e+09 : f32
    %cst_16 = arith.constant 3.535160e-01 : bf16
    %cst_17 = arith.constant -5.000000e-01 : bf16
    %cst_18 = arith.constant 1.001360e-05 : bf16
    %cst_19 = arith.constant 2.000000e+00 : bf16
    %cst_20 = arith.constant 3.200000e+01 : f32
    %cst_21 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x32x64xbf16>
    %1 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg163 : tensor<4x32x64xf32>) outs(%0 : tensor<4x32x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x64xbf16>
    %2 = tensor.empty() : tensor<128x32xf32>
    %3 = linalg.fill ins(%cst_21 : f32) outs(%2 : tensor<128x32xf32>) -> tensor<128x32xf32>
    %expanded = tensor.expand_shape %2 [[0, 1], [2]] output_shape [4, 32, 32] : tensor<128x32xf32> into tensor<4x32x32xf32>
    %4 = linalg.fill ins(%cst_21 : f32) outs(%expanded : tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %5 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1, %arg0 : tensor<4x32x64xbf16>, tensor<64x32xf32>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: f32, %out: f32):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.extf %in : bf16 to f32
      %692 = arith.extf %690 : bf16 to f32
      %693 = arith.mulf %691, %692 : f32
      %694 = arith.addf %out, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<4x32x32xf32>
    %6 = tensor.empty() : tensor<128x32xbf16>
    %7 = tensor.empty() : tensor<32x32xbf16>
    %8 = tensor.empty() : tensor<4x32x32xbf16>
    %9 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%5, %arg1 : tensor<4x32x32xf32>, tensor<32x32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %in_156: f32, %out: bf16):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %10 = tensor.empty() : tensor<4x32xf32>
    %11 = linalg.fill ins(%cst_21 : f32) outs(%10 : tensor<4x32xf32>) -> tensor<4x32xf32>
    %expanded_22 = tensor.expand_shape %9 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %expanded_23 = tensor.expand_shape %10 [[0], [1, 2]] output_shape [4, 32, 1] : tensor<4x32xf32> into tensor<4x32x1xf32>
    %12 = linalg.fill ins(%cst_21 : f32) outs(%expanded_23 : tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %13 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_22 : tensor<4x32x1x32xbf16>) outs(%12 : tensor<4x32x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.addf %out, %690 : f32
      linalg.yield %691 : f32
    } -> tensor<4x32x1xf32>
    %14 = tensor.empty() : tensor<4x32x1xbf16>
    %15 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %13 : tensor<4x32x32xbf16>, tensor<4x32x1xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: f32, %out: bf16):
      %690 = arith.divf %in_156, %cst_20 : f32
      %691 = arith.truncf %690 : f32 to bf16
      %692 = arith.subf %in, %691 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_24 = tensor.expand_shape %15 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %16 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_24 : tensor<4x32x1x32xbf16>) outs(%12 : tensor<4x32x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.mulf %in, %in : bf16
      %691 = arith.extf %690 : bf16 to f32
      %692 = arith.addf %out, %691 : f32
      linalg.yield %692 : f32
    } -> tensor<4x32x1xf32>
    %17 = tensor.empty() : tensor<32xbf16>
    %18 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%16 : tensor<4x32x1xf32>) outs(%14 : tensor<4x32x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.divf %in, %cst_20 : f32
      %691 = arith.truncf %690 : f32 to bf16
      %692 = arith.addf %691, %cst_18 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x1xbf16>
    %19 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%18 : tensor<4x32x1xbf16>) outs(%14 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = math.rsqrt %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x1xbf16>
    %20 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%19 : tensor<4x32x1xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x32x32xbf16>
    %21 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %20 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %22 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %23 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%21, %22, %arg3 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: f32, %out: bf16):
      %690 = arith.truncf %in_157 : f32 to bf16
      %691 = arith.mulf %in, %in_156 : bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %24 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg4 : tensor<32x32xf32>) outs(%7 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<32x32xbf16>
    %expanded_25 = tensor.expand_shape %24 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xbf16> into tensor<32x4x8xbf16>
    %expanded_26 = tensor.expand_shape %2 [[0, 1], [2, 3]] output_shape [4, 32, 4, 8] : tensor<128x32xf32> into tensor<4x32x4x8xf32>
    %25 = linalg.fill ins(%cst_21 : f32) outs(%expanded_26 : tensor<4x32x4x8xf32>) -> tensor<4x32x4x8xf32>
    %26 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%23, %expanded_25 : tensor<4x32x32xbf16>, tensor<32x4x8xbf16>) outs(%25 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_27 = tensor.expand_shape %arg5 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %27 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg6 : tensor<32x32xf32>) outs(%7 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<32x32xbf16>
    %expanded_28 = tensor.expand_shape %27 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xbf16> into tensor<32x4x8xbf16>
    %28 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%23, %expanded_28 : tensor<4x32x32xbf16>, tensor<32x4x8xbf16>) outs(%25 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_29 = tensor.expand_shape %arg7 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %29 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg8 : tensor<32x32xf32>) outs(%7 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<32x32xbf16>
    %expanded_30 = tensor.expand_shape %29 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xbf16> into tensor<32x4x8xbf16>
    %30 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%23, %expanded_30 : tensor<4x32x32xbf16>, tensor<32x4x8xbf16>) outs(%25 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_31 = tensor.expand_shape %arg9 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %31 = tensor.empty() : tensor<4x4x32x8xbf16>
    %32 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %expanded_27 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%31 : tensor<4x4x32x8xbf16>) {
    ^bb0(%in: f32, %in_156: f32, %out: bf16):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x4x32x8xbf16>
    %33 = tensor.empty() : tensor<4x4x8x32xbf16>
    %34 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %expanded_29 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%33 : tensor<4x4x8x32xbf16>) {
    ^bb0(%in: f32, %in_156: f32, %out: bf16):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x4x8x32xbf16>
    %35 = tensor.empty() : tensor<16x32x32xf32>
    %expanded_32 = tensor.expand_shape %35 [[0, 1], [2], [3]] output_shape [4, 4, 32, 32] : tensor<16x32x32xf32> into tensor<4x4x32x32xf32>
    %36 = linalg.fill ins(%cst_21 : f32) outs(%expanded_32 : tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %37 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%32, %34 : tensor<4x4x32x8xbf16>, tensor<4x4x8x32xbf16>) outs(%36 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x32x32xf32>
    %38 = tensor.empty() : tensor<4x4x32x32xbf16>
    %39 = tensor.empty() : tensor<4x4x32x32xi1>
    %40 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%39 : tensor<4x4x32x32xi1>) {
    ^bb0(%out: i1):
      %690 = linalg.index 2 : index
      %691 = linalg.index 3 : index
      %692 = arith.index_cast %691 : index to i32
      %693 = arith.index_cast %690 : index to i32
      %694 = arith.cmpi sge, %693, %692 : i32
      linalg.yield %694 : i1
    } -> tensor<4x4x32x32xi1>
    %41 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%out: bf16):
      %690 = arith.truncf %cst_15 : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x4x32x32xbf16>
    %42 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %37, %41 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xbf16>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: i1, %in_156: f32, %in_157: bf16, %out: bf16):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.mulf %690, %cst_16 : bf16
      %692 = arith.select %in, %691, %in_157 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x4x32x32xbf16>
    %43 = tensor.empty() : tensor<4x4x32xbf16>
    %44 = linalg.fill ins(%cst_14 : bf16) outs(%43 : tensor<4x4x32xbf16>) -> tensor<4x4x32xbf16>
    %45 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%42 : tensor<4x4x32x32xbf16>) outs(%44 : tensor<4x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.maximumf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x4x32xbf16>
    %46 = linalg.generic {indexing_maps = [#map5, #map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %45 : tensor<4x4x32x32xbf16>, tensor<4x4x32xbf16>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.subf %in, %in_156 : bf16
      %691 = math.exp %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x4x32x32xbf16>
    %47 = tensor.empty() : tensor<4x4x32xf32>
    %48 = linalg.fill ins(%cst_21 : f32) outs(%47 : tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %expanded_33 = tensor.expand_shape %46 [[0], [1], [2, 3], [4]] output_shape [4, 4, 32, 1, 32] : tensor<4x4x32x32xbf16> into tensor<4x4x32x1x32xbf16>
    %expanded_34 = tensor.expand_shape %47 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xf32> into tensor<4x4x32x1xf32>
    %49 = linalg.fill ins(%cst_21 : f32) outs(%expanded_34 : tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xf32>
    %50 = linalg.generic {indexing_maps = [#map18, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_33 : tensor<4x4x32x1x32xbf16>) outs(%49 : tensor<4x4x32x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.addf %out, %690 : f32
      linalg.yield %691 : f32
    } -> tensor<4x4x32x1xf32>
    %51 = tensor.empty() : tensor<4x4x32x1xbf16>
    %52 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50 : tensor<4x4x32x1xf32>) outs(%51 : tensor<4x4x32x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x4x32x1xbf16>
    %53 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<4x4x32x1xbf16>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x4x32x32xbf16>
    %54 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %53 : tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.divf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x4x32x32xbf16>
    %55 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %expanded_31 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%33 : tensor<4x4x8x32xbf16>) {
    ^bb0(%in: f32, %in_156: f32, %out: bf16):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x4x8x32xbf16>
    %56 = tensor.empty() : tensor<16x8x32xf32>
    %expanded_35 = tensor.expand_shape %56 [[0, 1], [2], [3]] output_shape [4, 4, 8, 32] : tensor<16x8x32xf32> into tensor<4x4x8x32xf32>
    %57 = linalg.fill ins(%cst_21 : f32) outs(%expanded_35 : tensor<4x4x8x32xf32>) -> tensor<4x4x8x32xf32>
    %58 = linalg.generic {indexing_maps = [#map16, #map20, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%55, %54 : tensor<4x4x8x32xbf16>, tensor<4x4x32x32xbf16>) outs(%57 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x8x32xf32>
    %59 = tensor.empty() : tensor<4x32x4x8xbf16>
    %60 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<4x4x8x32xf32>) outs(%59 : tensor<4x32x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x4x8xbf16>
    %61 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg10 : tensor<32x32xf32>) outs(%7 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<32x32xbf16>
    %expanded_36 = tensor.expand_shape %61 [[0, 1], [2]] output_shape [4, 8, 32] : tensor<32x32xbf16> into tensor<4x8x32xbf16>
    %62 = linalg.generic {indexing_maps = [#map20, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%60, %expanded_36 : tensor<4x32x4x8xbf16>, tensor<4x8x32xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%9, %62, %arg11 : tensor<4x32x32xbf16>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: f32, %in_157: f32, %out: bf16):
      %690 = arith.truncf %in_157 : f32 to bf16
      %691 = arith.truncf %in_156 : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      %693 = arith.addf %in, %692 : bf16
      linalg.yield %693 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_37 = tensor.expand_shape %63 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %64 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_37 : tensor<4x32x1x32xbf16>) outs(%12 : tensor<4x32x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.addf %out, %690 : f32
      linalg.yield %691 : f32
    } -> tensor<4x32x1xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %64 : tensor<4x32x32xbf16>, tensor<4x32x1xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: f32, %out: bf16):
      %690 = arith.divf %in_156, %cst_20 : f32
      %691 = arith.truncf %690 : f32 to bf16
      %692 = arith.subf %in, %691 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_38 = tensor.expand_shape %65 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %66 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_38 : tensor<4x32x1x32xbf16>) outs(%12 : tensor<4x32x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.mulf %in, %in : bf16
      %691 = arith.extf %690 : bf16 to f32
      %692 = arith.addf %out, %691 : f32
      linalg.yield %692 : f32
    } -> tensor<4x32x1xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%66 : tensor<4x32x1xf32>) outs(%14 : tensor<4x32x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.divf %in, %cst_20 : f32
      %691 = arith.truncf %690 : f32 to bf16
      %692 = arith.addf %691, %cst_18 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x1xbf16>
    %68 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%67 : tensor<4x32x1xbf16>) outs(%14 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = math.rsqrt %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x1xbf16>
    %69 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68 : tensor<4x32x1xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x32x32xbf16>
    %70 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%65, %69 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %71 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %72 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %71, %arg13 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: f32, %out: bf16):
      %690 = arith.truncf %in_157 : f32 to bf16
      %691 = arith.mulf %in, %in_156 : bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %73 = tensor.empty() : tensor<32x128xbf16>
    %74 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg14 : tensor<32x128xf32>) outs(%73 : tensor<32x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<32x128xbf16>
    %75 = tensor.empty() : tensor<128x128xf32>
    %expanded_39 = tensor.expand_shape %75 [[0, 1], [2]] output_shape [4, 32, 128] : tensor<128x128xf32> into tensor<4x32x128xf32>
    %76 = linalg.fill ins(%cst_21 : f32) outs(%expanded_39 : tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %77 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%72, %74 : tensor<4x32x32xbf16>, tensor<32x128xbf16>) outs(%76 : tensor<4x32x128xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x128xf32>
    %78 = tensor.empty() : tensor<128xbf16>
    %79 = tensor.empty() : tensor<4x32x128xbf16>
    %80 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%77, %arg15 : tensor<4x32x128xf32>, tensor<128xf32>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: f32, %in_156: f32, %out: bf16):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x128xbf16>
    %81 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80 : tensor<4x32x128xbf16>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.mulf %in, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x128xbf16>
    %82 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %81 : tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in_156, %in : bf16
      %691 = arith.mulf %690, %cst_11 : bf16
      %692 = arith.addf %in, %691 : bf16
      %693 = arith.mulf %692, %cst_10 : bf16
      %694 = math.tanh %693 : bf16
      linalg.yield %694 : bf16
    } -> tensor<4x32x128xbf16>
    %83 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%82 : tensor<4x32x128xbf16>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %in, %cst_13 : bf16
      %691 = arith.mulf %690, %cst_9 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x128xbf16>
    %84 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%80, %83 : tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x128xbf16>
    %85 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg16 : tensor<128x32xf32>) outs(%6 : tensor<128x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<128x32xbf16>
    %86 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%84, %85 : tensor<4x32x128xbf16>, tensor<128x32xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%63, %86, %arg17 : tensor<4x32x32xbf16>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: f32, %in_157: f32, %out: bf16):
      %690 = arith.truncf %in_157 : f32 to bf16
      %691 = arith.truncf %in_156 : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      %693 = arith.addf %in, %692 : bf16
      linalg.yield %693 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_40 = tensor.expand_shape %87 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %88 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_40 : tensor<4x32x1x32xbf16>) outs(%12 : tensor<4x32x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.addf %out, %690 : f32
      linalg.yield %691 : f32
    } -> tensor<4x32x1xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %88 : tensor<4x32x32xbf16>, tensor<4x32x1xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: f32, %out: bf16):
      %690 = arith.divf %in_156, %cst_20 : f32
      %691 = arith.truncf %690 : f32 to bf16
      %692 = arith.subf %in, %691 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_41 = tensor.expand_shape %89 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %90 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_41 : tensor<4x32x1x32xbf16>) outs(%12 : tensor<4x32x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.mulf %in, %in : bf16
      %691 = arith.extf %690 : bf16 to f32
      %692 = arith.addf %out, %691 : f32
      linalg.yield %692 : f32
    } -> tensor<4x32x1xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%90 : tensor<4x32x1xf32>) outs(%14 : tensor<4x32x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.divf %in, %cst_20 : f32
      %691 = arith.truncf %690 : f32 to bf16
      %692 = arith.addf %691, %cst_18 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x1xbf16>
    %92 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%91 : tensor<4x32x1xbf16>) outs(%14 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = math.rsqrt %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x1xbf16>
    %93 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%92 : tensor<4x32x1xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x32x32xbf16>
    %94 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%89, %93 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %95 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18 : tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %96 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %95, %arg19 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: f32, %out: bf16):
      %690 = arith.truncf %in_157 : f32 to bf16
      %691 = arith.mulf %in, %in_156 : bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %97 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg20 : tensor<32x32xf32>) outs(%7 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<32x32xbf16>
    %expanded_42 = tensor.expand_shape %97 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xbf16> into tensor<32x4x8xbf16>
    %98 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%96, %expanded_42 : tensor<4x32x32xbf16>, tensor<32x4x8xbf16>) outs(%25 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_43 = tensor.expand_shape %arg21 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %99 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg22 : tensor<32x32xf32>) outs(%7 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<32x32xbf16>
    %expanded_44 = tensor.expand_shape %99 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xbf16> into tensor<32x4x8xbf16>
    %100 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%96, %expanded_44 : tensor<4x32x32xbf16>, tensor<32x4x8xbf16>) outs(%25 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_45 = tensor.expand_shape %arg23 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %101 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg24 : tensor<32x32xf32>) outs(%7 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<32x32xbf16>
    %expanded_46 = tensor.expand_shape %101 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xbf16> into tensor<32x4x8xbf16>
    %102 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%96, %expanded_46 : tensor<4x32x32xbf16>, tensor<32x4x8xbf16>) outs(%25 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_47 = tensor.expand_shape %arg25 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %103 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %expanded_43 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%31 : tensor<4x4x32x8xbf16>) {
    ^bb0(%in: f32, %in_156: f32, %out: bf16):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x4x32x8xbf16>
    %104 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %expanded_45 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%33 : tensor<4x4x8x32xbf16>) {
    ^bb0(%in: f32, %in_156: f32, %out: bf16):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x4x8x32xbf16>
    %105 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%103, %104 : tensor<4x4x32x8xbf16>, tensor<4x4x8x32xbf16>) outs(%36 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x32x32xf32>
    %106 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %105, %41 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xbf16>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: i1, %in_156: f32, %in_157: bf16, %out: bf16):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.mulf %690, %cst_16 : bf16
      %692 = arith.select %in, %691, %in_157 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x4x32x32xbf16>
    %107 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%106 : tensor<4x4x32x32xbf16>) outs(%44 : tensor<4x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.maximumf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x4x32xbf16>
    %108 = linalg.generic {indexing_maps = [#map5, #map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %107 : tensor<4x4x32x32xbf16>, tensor<4x4x32xbf16>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.subf %in, %in_156 : bf16
      %691 = math.exp %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x4x32x32xbf16>
    %expanded_48 = tensor.expand_shape %108 [[0], [1], [2, 3], [4]] output_shape [4, 4, 32, 1, 32] : tensor<4x4x32x32xbf16> into tensor<4x4x32x1x32xbf16>
    %109 = linalg.generic {indexing_maps = [#map18, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_48 : tensor<4x4x32x1x32xbf16>) outs(%49 : tensor<4x4x32x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.addf %out, %690 : f32
      linalg.yield %691 : f32
    } -> tensor<4x4x32x1xf32>
    %110 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<4x4x32x1xf32>) outs(%51 : tensor<4x4x32x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x4x32x1xbf16>
    %111 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110 : tensor<4x4x32x1xbf16>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x4x32x32xbf16>
    %112 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %111 : tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.divf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x4x32x32xbf16>
    %113 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102, %expanded_47 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%33 : tensor<4x4x8x32xbf16>) {
    ^bb0(%in: f32, %in_156: f32, %out: bf16):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x4x8x32xbf16>
    %114 = linalg.generic {indexing_maps = [#map16, #map20, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%113, %112 : tensor<4x4x8x32xbf16>, tensor<4x4x32x32xbf16>) outs(%57 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x8x32xf32>
    %115 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114 : tensor<4x4x8x32xf32>) outs(%59 : tensor<4x32x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x4x8xbf16>
    %116 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg26 : tensor<32x32xf32>) outs(%7 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<32x32xbf16>
    %expanded_49 = tensor.expand_shape %116 [[0, 1], [2]] output_shape [4, 8, 32] : tensor<32x32xbf16> into tensor<4x8x32xbf16>
    %117 = linalg.generic {indexing_maps = [#map20, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%115, %expanded_49 : tensor<4x32x4x8xbf16>, tensor<4x8x32xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%87, %117, %arg27 : tensor<4x32x32xbf16>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: f32, %in_157: f32, %out: bf16):
      %690 = arith.truncf %in_157 : f32 to bf16
      %691 = arith.truncf %in_156 : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      %693 = arith.addf %in, %692 : bf16
      linalg.yield %693 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_50 = tensor.expand_shape %118 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %119 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_50 : tensor<4x32x1x32xbf16>) outs(%12 : tensor<4x32x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.addf %out, %690 : f32
      linalg.yield %691 : f32
    } -> tensor<4x32x1xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %119 : tensor<4x32x32xbf16>, tensor<4x32x1xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: f32, %out: bf16):
      %690 = arith.divf %in_156, %cst_20 : f32
      %691 = arith.truncf %690 : f32 to bf16
      %692 = arith.subf %in, %691 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_51 = tensor.expand_shape %120 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %121 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_51 : tensor<4x32x1x32xbf16>) outs(%12 : tensor<4x32x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.mulf %in, %in : bf16
      %691 = arith.extf %690 : bf16 to f32
      %692 = arith.addf %out, %691 : f32
      linalg.yield %692 : f32
    } -> tensor<4x32x1xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%121 : tensor<4x32x1xf32>) outs(%14 : tensor<4x32x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.divf %in, %cst_20 : f32
      %691 = arith.truncf %690 : f32 to bf16
      %692 = arith.addf %691, %cst_18 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x1xbf16>
    %123 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%122 : tensor<4x32x1xbf16>) outs(%14 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = math.rsqrt %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x1xbf16>
    %124 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%123 : tensor<4x32x1xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x32x32xbf16>
    %125 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%120, %124 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %126 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg28 : tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %127 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%125, %126, %arg29 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: f32, %out: bf16):
      %690 = arith.truncf %in_157 : f32 to bf16
      %691 = arith.mulf %in, %in_156 : bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %128 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg30 : tensor<32x128xf32>) outs(%73 : tensor<32x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<32x128xbf16>
    %129 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%127, %128 : tensor<4x32x32xbf16>, tensor<32x128xbf16>) outs(%76 : tensor<4x32x128xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x128xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%129, %arg31 : tensor<4x32x128xf32>, tensor<128xf32>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: f32, %in_156: f32, %out: bf16):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x128xbf16>
    %131 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130 : tensor<4x32x128xbf16>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.mulf %in, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x128xbf16>
    %132 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %131 : tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in_156, %in : bf16
      %691 = arith.mulf %690, %cst_11 : bf16
      %692 = arith.addf %in, %691 : bf16
      %693 = arith.mulf %692, %cst_10 : bf16
      %694 = math.tanh %693 : bf16
      linalg.yield %694 : bf16
    } -> tensor<4x32x128xbf16>
    %133 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%132 : tensor<4x32x128xbf16>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %in, %cst_13 : bf16
      %691 = arith.mulf %690, %cst_9 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x128xbf16>
    %134 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%130, %133 : tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x128xbf16>
    %135 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg32 : tensor<128x32xf32>) outs(%6 : tensor<128x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<128x32xbf16>
    %136 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%134, %135 : tensor<4x32x128xbf16>, tensor<128x32xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %136, %arg33 : tensor<4x32x32xbf16>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: f32, %in_157: f32, %out: bf16):
      %690 = arith.truncf %in_157 : f32 to bf16
      %691 = arith.truncf %in_156 : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      %693 = arith.addf %in, %692 : bf16
      linalg.yield %693 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_52 = tensor.expand_shape %137 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %138 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_52 : tensor<4x32x1x32xbf16>) outs(%12 : tensor<4x32x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.addf %out, %690 : f32
      linalg.yield %691 : f32
    } -> tensor<4x32x1xf32>
    %139 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %138 : tensor<4x32x32xbf16>, tensor<4x32x1xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: f32, %out: bf16):
      %690 = arith.divf %in_156, %cst_20 : f32
      %691 = arith.truncf %690 : f32 to bf16
      %692 = arith.subf %in, %691 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_53 = tensor.expand_shape %139 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %140 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_53 : tensor<4x32x1x32xbf16>) outs(%12 : tensor<4x32x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.mulf %in, %in : bf16
      %691 = arith.extf %690 : bf16 to f32
      %692 = arith.addf %out, %691 : f32
      linalg.yield %692 : f32
    } -> tensor<4x32x1xf32>
    %141 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<4x32x1xf32>) outs(%14 : tensor<4x32x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.divf %in, %cst_20 : f32
      %691 = arith.truncf %690 : f32 to bf16
      %692 = arith.addf %691, %cst_18 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x1xbf16>
    %142 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<4x32x1xbf16>) outs(%14 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = math.rsqrt %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x1xbf16>
    %143 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<4x32x1xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x32x32xbf16>
    %144 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %143 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %145 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg34 : tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %146 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %145, %arg35 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: f32, %out: bf16):
      %690 = arith.truncf %in_157 : f32 to bf16
      %691 = arith.mulf %in, %in_156 : bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %147 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg36 : tensor<32x32xf32>) outs(%7 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<32x32xbf16>
    %expanded_54 = tensor.expand_shape %147 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xbf16> into tensor<32x4x8xbf16>
    %148 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%146, %expanded_54 : tensor<4x32x32xbf16>, tensor<32x4x8xbf16>) outs(%25 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_55 = tensor.expand_shape %arg37 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %149 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg38 : tensor<32x32xf32>) outs(%7 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<32x32xbf16>
    %expanded_56 = tensor.expand_shape %149 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xbf16> into tensor<32x4x8xbf16>
    %150 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%146, %expanded_56 : tensor<4x32x32xbf16>, tensor<32x4x8xbf16>) outs(%25 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_57 = tensor.expand_shape %arg39 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %151 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg40 : tensor<32x32xf32>) outs(%7 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<32x32xbf16>
    %expanded_58 = tensor.expand_shape %151 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xbf16> into tensor<32x4x8xbf16>
    %152 = linalg.generic {indexing_maps = [#map9, #map10, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%146, %expanded_58 : tensor<4x32x32xbf16>, tensor<32x4x8xbf16>) outs(%25 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x4x8xf32>
    %expanded_59 = tensor.expand_shape %arg41 [[0, 1]] output_shape [4, 8] : tensor<32xf32> into tensor<4x8xf32>
    %153 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148, %expanded_55 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%31 : tensor<4x4x32x8xbf16>) {
    ^bb0(%in: f32, %in_156: f32, %out: bf16):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x4x32x8xbf16>
    %154 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150, %expanded_57 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%33 : tensor<4x4x8x32xbf16>) {
    ^bb0(%in: f32, %in_156: f32, %out: bf16):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x4x8x32xbf16>
    %155 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%153, %154 : tensor<4x4x32x8xbf16>, tensor<4x4x8x32xbf16>) outs(%36 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x32x32xf32>
    %156 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %155, %41 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xbf16>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: i1, %in_156: f32, %in_157: bf16, %out: bf16):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.mulf %690, %cst_16 : bf16
      %692 = arith.select %in, %691, %in_157 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x4x32x32xbf16>
    %157 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%156 : tensor<4x4x32x32xbf16>) outs(%44 : tensor<4x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.maximumf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x4x32xbf16>
    %158 = linalg.generic {indexing_maps = [#map5, #map3, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156, %157 : tensor<4x4x32x32xbf16>, tensor<4x4x32xbf16>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.subf %in, %in_156 : bf16
      %691 = math.exp %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x4x32x32xbf16>
    %expanded_60 = tensor.expand_shape %158 [[0], [1], [2, 3], [4]] output_shape [4, 4, 32, 1, 32] : tensor<4x4x32x32xbf16> into tensor<4x4x32x1x32xbf16>
    %159 = linalg.generic {indexing_maps = [#map18, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_60 : tensor<4x4x32x1x32xbf16>) outs(%49 : tensor<4x4x32x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.addf %out, %690 : f32
      linalg.yield %691 : f32
    } -> tensor<4x4x32x1xf32>
    %160 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%159 : tensor<4x4x32x1xf32>) outs(%51 : tensor<4x4x32x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x4x32x1xbf16>
    %161 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160 : tensor<4x4x32x1xbf16>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x4x32x32xbf16>
    %162 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158, %161 : tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.divf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x4x32x32xbf16>
    %163 = linalg.generic {indexing_maps = [#map14, #map15, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152, %expanded_59 : tensor<4x32x4x8xf32>, tensor<4x8xf32>) outs(%33 : tensor<4x4x8x32xbf16>) {
    ^bb0(%in: f32, %in_156: f32, %out: bf16):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x4x8x32xbf16>
    %164 = linalg.generic {indexing_maps = [#map16, #map20, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%163, %162 : tensor<4x4x8x32xbf16>, tensor<4x4x32x32xbf16>) outs(%57 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x8x32xf32>
    %165 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164 : tensor<4x4x8x32xf32>) outs(%59 : tensor<4x32x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x4x8xbf16>
    %166 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg42 : tensor<32x32xf32>) outs(%7 : tensor<32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<32x32xbf16>
    %expanded_61 = tensor.expand_shape %166 [[0, 1], [2]] output_shape [4, 8, 32] : tensor<32x32xbf16> into tensor<4x8x32xbf16>
    %167 = linalg.generic {indexing_maps = [#map20, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%165, %expanded_61 : tensor<4x32x4x8xbf16>, tensor<4x8x32xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %167, %arg43 : tensor<4x32x32xbf16>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: f32, %in_157: f32, %out: bf16):
      %690 = arith.truncf %in_157 : f32 to bf16
      %691 = arith.truncf %in_156 : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      %693 = arith.addf %in, %692 : bf16
      linalg.yield %693 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_62 = tensor.expand_shape %168 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %169 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_62 : tensor<4x32x1x32xbf16>) outs(%12 : tensor<4x32x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.addf %out, %690 : f32
      linalg.yield %691 : f32
    } -> tensor<4x32x1xf32>
    %170 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %169 : tensor<4x32x32xbf16>, tensor<4x32x1xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: f32, %out: bf16):
      %690 = arith.divf %in_156, %cst_20 : f32
      %691 = arith.truncf %690 : f32 to bf16
      %692 = arith.subf %in, %691 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_63 = tensor.expand_shape %170 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %171 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_63 : tensor<4x32x1x32xbf16>) outs(%12 : tensor<4x32x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.mulf %in, %in : bf16
      %691 = arith.extf %690 : bf16 to f32
      %692 = arith.addf %out, %691 : f32
      linalg.yield %692 : f32
    } -> tensor<4x32x1xf32>
    %172 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%171 : tensor<4x32x1xf32>) outs(%14 : tensor<4x32x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.divf %in, %cst_20 : f32
      %691 = arith.truncf %690 : f32 to bf16
      %692 = arith.addf %691, %cst_18 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x1xbf16>
    %173 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%172 : tensor<4x32x1xbf16>) outs(%14 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = math.rsqrt %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x1xbf16>
    %174 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%173 : tensor<4x32x1xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x32x32xbf16>
    %175 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%170, %174 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %176 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg44 : tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %177 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%175, %176, %arg45 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: f32, %out: bf16):
      %690 = arith.truncf %in_157 : f32 to bf16
      %691 = arith.mulf %in, %in_156 : bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %178 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg46 : tensor<32x128xf32>) outs(%73 : tensor<32x128xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<32x128xbf16>
    %179 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%177, %178 : tensor<4x32x32xbf16>, tensor<32x128xbf16>) outs(%76 : tensor<4x32x128xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x128xf32>
    %180 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%179, %arg47 : tensor<4x32x128xf32>, tensor<128xf32>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: f32, %in_156: f32, %out: bf16):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x128xbf16>
    %181 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180 : tensor<4x32x128xbf16>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.mulf %in, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x128xbf16>
    %182 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %181 : tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in_156, %in : bf16
      %691 = arith.mulf %690, %cst_11 : bf16
      %692 = arith.addf %in, %691 : bf16
      %693 = arith.mulf %692, %cst_10 : bf16
      %694 = math.tanh %693 : bf16
      linalg.yield %694 : bf16
    } -> tensor<4x32x128xbf16>
    %183 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182 : tensor<4x32x128xbf16>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %in, %cst_13 : bf16
      %691 = arith.mulf %690, %cst_9 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x128xbf16>
    %184 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %183 : tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x128xbf16>
    %185 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg48 : tensor<128x32xf32>) outs(%6 : tensor<128x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<128x32xbf16>
    %186 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%184, %185 : tensor<4x32x128xbf16>, tensor<128x32xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %187 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%168, %186, %arg49 : tensor<4x32x32xbf16>, tensor<4x32x32xf32>, tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: f32, %in_157: f32, %out: bf16):
      %690 = arith.truncf %in_157 : f32 to bf16
      %691 = arith.truncf %in_156 : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      %693 = arith.addf %in, %692 : bf16
      linalg.yield %693 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_64 = tensor.expand_shape %187 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %188 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_64 : tensor<4x32x1x32xbf16>) outs(%12 : tensor<4x32x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.addf %out, %690 : f32
      linalg.yield %691 : f32
    } -> tensor<4x32x1xf32>
    %189 = linalg.generic {indexing_maps = [#map, #map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %188 : tensor<4x32x32xbf16>, tensor<4x32x1xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: f32, %out: bf16):
      %690 = arith.divf %in_156, %cst_20 : f32
      %691 = arith.truncf %690 : f32 to bf16
      %692 = arith.subf %in, %691 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_65 = tensor.expand_shape %189 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %190 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_65 : tensor<4x32x1x32xbf16>) outs(%12 : tensor<4x32x1xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.mulf %in, %in : bf16
      %691 = arith.extf %690 : bf16 to f32
      %692 = arith.addf %out, %691 : f32
      linalg.yield %692 : f32
    } -> tensor<4x32x1xf32>
    %191 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190 : tensor<4x32x1xf32>) outs(%14 : tensor<4x32x1xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.divf %in, %cst_20 : f32
      %691 = arith.truncf %690 : f32 to bf16
      %692 = arith.addf %691, %cst_18 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x1xbf16>
    %192 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<4x32x1xbf16>) outs(%14 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = math.rsqrt %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x1xbf16>
    %193 = linalg.generic {indexing_maps = [#map6, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%192 : tensor<4x32x1xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<4x32x32xbf16>
    %194 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%189, %193 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %195 = linalg.generic {indexing_maps = [#map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg50 : tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %196 = linalg.generic {indexing_maps = [#map, #map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%194, %195, %arg51 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: f32, %out: bf16):
      %690 = arith.truncf %in_157 : f32 to bf16
      %691 = arith.mulf %in, %in_156 : bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %197 = tensor.empty() : tensor<32x64xbf16>
    %198 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg52 : tensor<32x64xf32>) outs(%197 : tensor<32x64xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<32x64xbf16>
    %199 = tensor.empty() : tensor<128x64xf32>
    %expanded_66 = tensor.expand_shape %199 [[0, 1], [2]] output_shape [4, 32, 64] : tensor<128x64xf32> into tensor<4x32x64xf32>
    %200 = linalg.fill ins(%cst_21 : f32) outs(%expanded_66 : tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %201 = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%196, %198 : tensor<4x32x32xbf16>, tensor<32x64xbf16>) outs(%200 : tensor<4x32x64xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x64xf32>
    %202 = tensor.empty() : tensor<64xbf16>
    %203 = tensor.empty() : tensor<4x32x64xf32>
    %204 = linalg.generic {indexing_maps = [#map, #map7, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201, %arg53 : tensor<4x32x64xf32>, tensor<64xf32>) outs(%203 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.truncf %in_156 : f32 to bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.addf %691, %690 : bf16
      %693 = arith.extf %692 : bf16 to f32
      linalg.yield %693 : f32
    } -> tensor<4x32x64xf32>
    %205 = linalg.fill ins(%cst_8 : f32) outs(%10 : tensor<4x32xf32>) -> tensor<4x32xf32>
    %206 = linalg.generic {indexing_maps = [#map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%204 : tensor<4x32x64xf32>) outs(%205 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.maximumf %out, %in : f32
      linalg.yield %690 : f32
    } -> tensor<4x32xf32>
    %207 = linalg.generic {indexing_maps = [#map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %206 : tensor<4x32x64xf32>, tensor<4x32xf32>) outs(%203 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.subf %in, %in_156 : f32
      linalg.yield %690 : f32
    } -> tensor<4x32x64xf32>
    %208 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%207 : tensor<4x32x64xf32>) outs(%203 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = math.exp %in : f32
      linalg.yield %690 : f32
    } -> tensor<4x32x64xf32>
    %expanded_67 = tensor.expand_shape %208 [[0], [1, 2], [3]] output_shape [4, 32, 1, 64] : tensor<4x32x64xf32> into tensor<4x32x1x64xf32>
    %209 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_67 : tensor<4x32x1x64xf32>) outs(%12 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.addf %out, %in : f32
      linalg.yield %690 : f32
    } -> tensor<4x32x1xf32>
    %210 = linalg.generic {indexing_maps = [#map, #map6, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%207, %209, %arg164 : tensor<4x32x64xf32>, tensor<4x32x1xf32>, tensor<4x32x64xf32>) outs(%11 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %out: f32):
      %690 = math.log %in_156 : f32
      %691 = arith.subf %in, %690 : f32
      %692 = arith.mulf %691, %in_157 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32xf32>
    %211 = tensor.empty() : tensor<f32>
    %212 = linalg.fill ins(%cst_21 : f32) outs(%211 : tensor<f32>) -> tensor<f32>
    %213 = linalg.generic {indexing_maps = [#map8, #map25], iterator_types = ["reduction", "reduction"]} ins(%210 : tensor<4x32xf32>) outs(%212 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.addf %out, %in : f32
      linalg.yield %690 : f32
    } -> tensor<f32>
    %214 = linalg.generic {indexing_maps = [#map26, #map26], iterator_types = []} ins(%213 : tensor<f32>) outs(%211 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.divf %in, %cst_7 : f32
      %691 = arith.negf %690 : f32
      linalg.yield %691 : f32
    } -> tensor<f32>
    %215 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg164 : tensor<4x32x64xf32>) outs(%203 : tensor<4x32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.mulf %in, %cst : f32
      linalg.yield %690 : f32
    } -> tensor<4x32x64xf32>
    %expanded_68 = tensor.expand_shape %215 [[0], [1, 2], [3]] output_shape [4, 32, 1, 64] : tensor<4x32x64xf32> into tensor<4x32x1x64xf32>
    %216 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_68 : tensor<4x32x1x64xf32>) outs(%12 : tensor<4x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.negf %in : f32
      %691 = arith.addf %out, %690 : f32
      linalg.yield %691 : f32
    } -> tensor<4x32x1xf32>
    %217 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%216, %209 : tensor<4x32x1xf32>, tensor<4x32x1xf32>) outs(%11 : tensor<4x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.divf %in, %in_156 : f32
      %691 = arith.addf %out, %690 : f32
      linalg.yield %691 : f32
    } -> tensor<4x32xf32>
    %218 = linalg.generic {indexing_maps = [#map, #map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%215, %217, %208 : tensor<4x32x64xf32>, tensor<4x32xf32>, tensor<4x32x64xf32>) outs(%0 : tensor<4x32x64xbf16>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %out: bf16):
      %690 = arith.mulf %in_156, %in_157 : f32
      %691 = arith.addf %in, %690 : f32
      %692 = arith.truncf %691 : f32 to bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x64xbf16>
    %219 = linalg.fill ins(%cst_5 : bf16) outs(%202 : tensor<64xbf16>) -> tensor<64xbf16>
    %expanded_69 = tensor.expand_shape %218 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 64] : tensor<4x32x64xbf16> into tensor<4x32x1x1x64xbf16>
    %expanded_70 = tensor.expand_shape %202 [[0, 1, 2]] output_shape [1, 1, 64] : tensor<64xbf16> into tensor<1x1x64xbf16>
    %220 = linalg.fill ins(%cst_5 : bf16) outs(%expanded_70 : tensor<1x1x64xbf16>) -> tensor<1x1x64xbf16>
    %221 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_69 : tensor<4x32x1x1x64xbf16>) outs(%220 : tensor<1x1x64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x1x64xbf16>
    %222 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%221 : tensor<1x1x64xbf16>) outs(%219 : tensor<64xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<64xbf16>
    %223 = tensor.empty() : tensor<64xf32>
    %224 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%222 : tensor<64xbf16>) outs(%223 : tensor<64xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<64xf32>
    %225 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%218, %198 : tensor<4x32x64xbf16>, tensor<32x64xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %226 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225 : tensor<4x32x32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %227 = tensor.empty() : tensor<32x4x32xbf16>
    %228 = tensor.empty() : tensor<32x64xf32>
    %229 = linalg.fill ins(%cst_21 : f32) outs(%228 : tensor<32x64xf32>) -> tensor<32x64xf32>
    %230 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%196, %218 : tensor<4x32x32xbf16>, tensor<4x32x64xbf16>) outs(%229 : tensor<32x64xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<32x64xf32>
    %231 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%230 : tensor<32x64xf32>) outs(%228 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<32x64xf32>
    %232 = linalg.fill ins(%cst_5 : bf16) outs(%17 : tensor<32xbf16>) -> tensor<32xbf16>
    %expanded_71 = tensor.expand_shape %226 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %expanded_72 = tensor.expand_shape %17 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xbf16> into tensor<1x1x32xbf16>
    %233 = linalg.fill ins(%cst_5 : bf16) outs(%expanded_72 : tensor<1x1x32xbf16>) -> tensor<1x1x32xbf16>
    %234 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_71 : tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x1x32xbf16>
    %235 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%234 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %expanded_73 = tensor.expand_shape %194 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %236 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_73, %expanded_71 : tensor<4x32x1x1x32xbf16>, tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<1x1x32xbf16>
    %237 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226, %195 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %238 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%236 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %239 = tensor.empty() : tensor<4x32xbf16>
    %expanded_74 = tensor.expand_shape %237 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %expanded_75 = tensor.expand_shape %239 [[0], [1, 2]] output_shape [4, 32, 1] : tensor<4x32xbf16> into tensor<4x32x1xbf16>
    %240 = linalg.fill ins(%cst_5 : bf16) outs(%expanded_75 : tensor<4x32x1xbf16>) -> tensor<4x32x1xbf16>
    %241 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_65, %expanded_74 : tensor<4x32x1x32xbf16>, tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %242 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%237, %193 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_76 = tensor.expand_shape %242 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %243 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_76 : tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.negf %in : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %244 = tensor.empty() : tensor<32xf32>
    %245 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%235 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %246 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%238 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %247 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%241, %192, %191 : tensor<4x32x1xbf16>, tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) outs(%11 : tensor<4x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: bf16, %out: f32):
      %690 = arith.divf %in_156, %in_157 : bf16
      %691 = arith.mulf %690, %cst_17 : bf16
      %692 = arith.mulf %in, %691 : bf16
      %693 = arith.extf %692 : bf16 to f32
      %694 = arith.divf %693, %cst_20 : f32
      %695 = arith.addf %out, %694 : f32
      linalg.yield %695 : f32
    } -> tensor<4x32xf32>
    %248 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %189 : tensor<4x32xf32>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in_156, %cst_19 : bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.mulf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_77 = tensor.expand_shape %248 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %249 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_77 : tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.negf %in : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %250 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%243, %249 : tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) outs(%11 : tensor<4x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.addf %in, %in_156 : bf16
      %691 = arith.extf %690 : bf16 to f32
      %692 = arith.divf %691, %cst_20 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32xf32>
    %251 = linalg.generic {indexing_maps = [#map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %248, %250 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: f32, %out: bf16):
      %690 = arith.truncf %in_157 : f32 to bf16
      %691 = arith.addf %in, %in_156 : bf16
      %692 = arith.addf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_78 = tensor.expand_shape %251 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %252 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_78 : tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x1x32xbf16>
    %253 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%252 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %254 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%253 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %255 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%251, %185 : tensor<4x32x32xbf16>, tensor<128x32xbf16>) outs(%76 : tensor<4x32x128xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x128xf32>
    %256 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%184, %251 : tensor<4x32x128xbf16>, tensor<4x32x32xbf16>) outs(%3 : tensor<128x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<128x32xf32>
    %257 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%256 : tensor<128x32xf32>) outs(%2 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<128x32xf32>
    %258 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%255, %183, %180, %182, %181 : tensor<4x32x128xf32>, tensor<4x32x128xbf16>, tensor<4x32x128xbf16>, tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: f32, %in_156: bf16, %in_157: bf16, %in_158: bf16, %in_159: bf16, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.subf %cst_13, %in_158 : bf16
      %692 = arith.mulf %in_157, %690 : bf16
      %693 = arith.mulf %692, %cst_9 : bf16
      %694 = arith.mulf %693, %691 : bf16
      %695 = arith.mulf %694, %in_158 : bf16
      %696 = arith.addf %694, %695 : bf16
      %697 = arith.mulf %696, %cst_10 : bf16
      %698 = arith.mulf %in_159, %cst_12 : bf16
      %699 = arith.mulf %697, %cst_11 : bf16
      %700 = arith.mulf %699, %698 : bf16
      %701 = arith.mulf %690, %in_156 : bf16
      %702 = arith.addf %701, %697 : bf16
      %703 = arith.addf %702, %700 : bf16
      linalg.yield %703 : bf16
    } -> tensor<4x32x128xbf16>
    %259 = linalg.fill ins(%cst_5 : bf16) outs(%78 : tensor<128xbf16>) -> tensor<128xbf16>
    %expanded_79 = tensor.expand_shape %258 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 128] : tensor<4x32x128xbf16> into tensor<4x32x1x1x128xbf16>
    %expanded_80 = tensor.expand_shape %78 [[0, 1, 2]] output_shape [1, 1, 128] : tensor<128xbf16> into tensor<1x1x128xbf16>
    %260 = linalg.fill ins(%cst_5 : bf16) outs(%expanded_80 : tensor<1x1x128xbf16>) -> tensor<1x1x128xbf16>
    %261 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_79 : tensor<4x32x1x1x128xbf16>) outs(%260 : tensor<1x1x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x1x128xbf16>
    %262 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%261 : tensor<1x1x128xbf16>) outs(%259 : tensor<128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<128xbf16>
    %263 = tensor.empty() : tensor<128xf32>
    %264 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%262 : tensor<128xbf16>) outs(%263 : tensor<128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<128xf32>
    %265 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%258, %178 : tensor<4x32x128xbf16>, tensor<32x128xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %266 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%265 : tensor<4x32x32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %267 = tensor.empty() : tensor<32x128xf32>
    %268 = linalg.fill ins(%cst_21 : f32) outs(%267 : tensor<32x128xf32>) -> tensor<32x128xf32>
    %269 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%177, %258 : tensor<4x32x32xbf16>, tensor<4x32x128xbf16>) outs(%268 : tensor<32x128xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<32x128xf32>
    %270 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%269 : tensor<32x128xf32>) outs(%267 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<32x128xf32>
    %expanded_81 = tensor.expand_shape %266 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %271 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_81 : tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x1x32xbf16>
    %272 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%271 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %expanded_82 = tensor.expand_shape %175 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %273 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_82, %expanded_81 : tensor<4x32x1x1x32xbf16>, tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<1x1x32xbf16>
    %274 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %176 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %275 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%273 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %expanded_83 = tensor.expand_shape %274 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %276 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_63, %expanded_83 : tensor<4x32x1x32xbf16>, tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %277 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%274, %174 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_84 = tensor.expand_shape %277 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %278 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_84 : tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.negf %in : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %279 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%272 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %280 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%275 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %281 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%276, %173, %172 : tensor<4x32x1xbf16>, tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) outs(%11 : tensor<4x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: bf16, %out: f32):
      %690 = arith.divf %in_156, %in_157 : bf16
      %691 = arith.mulf %690, %cst_17 : bf16
      %692 = arith.mulf %in, %691 : bf16
      %693 = arith.extf %692 : bf16 to f32
      %694 = arith.divf %693, %cst_20 : f32
      %695 = arith.addf %out, %694 : f32
      linalg.yield %695 : f32
    } -> tensor<4x32xf32>
    %282 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%281, %170 : tensor<4x32xf32>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in_156, %cst_19 : bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.mulf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_85 = tensor.expand_shape %282 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %283 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_85 : tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.negf %in : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %284 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%278, %283 : tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) outs(%11 : tensor<4x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.addf %in, %in_156 : bf16
      %691 = arith.extf %690 : bf16 to f32
      %692 = arith.divf %691, %cst_20 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32xf32>
    %285 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%251, %277, %282, %284 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: bf16, %in_158: f32, %out: bf16):
      %690 = arith.truncf %in_158 : f32 to bf16
      %691 = arith.addf %in, %in_156 : bf16
      %692 = arith.addf %691, %in_157 : bf16
      %693 = arith.addf %692, %690 : bf16
      linalg.yield %693 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_86 = tensor.expand_shape %285 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %286 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_86 : tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x1x32xbf16>
    %287 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%286 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %288 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%287 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %289 = linalg.generic {indexing_maps = [#map9, #map35, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%285, %expanded_61 : tensor<4x32x32xbf16>, tensor<4x8x32xbf16>) outs(%25 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x4x8xf32>
    %290 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%289 : tensor<4x32x4x8xf32>) outs(%59 : tensor<4x32x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x4x8xbf16>
    %291 = tensor.empty() : tensor<32x32xf32>
    %expanded_87 = tensor.expand_shape %291 [[0, 1], [2]] output_shape [4, 8, 32] : tensor<32x32xf32> into tensor<4x8x32xf32>
    %292 = linalg.fill ins(%cst_21 : f32) outs(%expanded_87 : tensor<4x8x32xf32>) -> tensor<4x8x32xf32>
    %293 = linalg.generic {indexing_maps = [#map36, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%165, %285 : tensor<4x32x4x8xbf16>, tensor<4x32x32xbf16>) outs(%292 : tensor<4x8x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x8x32xf32>
    %294 = tensor.empty() : tensor<4x8x32xf32>
    %295 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%293 : tensor<4x8x32xf32>) outs(%294 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<4x8x32xf32>
    %collapsed = tensor.collapse_shape %295 [[0, 1], [2]] : tensor<4x8x32xf32> into tensor<32x32xf32>
    %296 = linalg.generic {indexing_maps = [#map37, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%290, %163 : tensor<4x32x4x8xbf16>, tensor<4x4x8x32xbf16>) outs(%36 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x32x32xf32>
    %297 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%296 : tensor<4x4x32x32xf32>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x4x32x32xbf16>
    %298 = linalg.generic {indexing_maps = [#map38, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%290, %162 : tensor<4x32x4x8xbf16>, tensor<4x4x32x32xbf16>) outs(%57 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x8x32xf32>
    %299 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%298 : tensor<4x4x8x32xf32>) outs(%59 : tensor<4x32x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x4x8xbf16>
    %300 = linalg.fill ins(%cst_5 : bf16) outs(%43 : tensor<4x4x32xbf16>) -> tensor<4x4x32xbf16>
    %301 = linalg.generic {indexing_maps = [#map5, #map19, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%297, %160, %158 : tensor<4x4x32x32xbf16>, tensor<4x4x32x1xbf16>, tensor<4x4x32x32xbf16>) outs(%300 : tensor<4x4x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: bf16, %out: bf16):
      %690 = arith.mulf %in_156, %in_156 : bf16
      %691 = arith.divf %cst_13, %690 : bf16
      %692 = arith.mulf %in, %691 : bf16
      %693 = arith.mulf %692, %in_157 : bf16
      %694 = arith.addf %out, %693 : bf16
      linalg.yield %694 : bf16
    } -> tensor<4x4x32xbf16>
    %expanded_88 = tensor.expand_shape %301 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xbf16> into tensor<4x4x32x1xbf16>
    %302 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_88 : tensor<4x4x32x1xbf16>) outs(%48 : tensor<4x4x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.negf %in : bf16
      %691 = arith.extf %690 : bf16 to f32
      %692 = arith.addf %out, %691 : f32
      linalg.yield %692 : f32
    } -> tensor<4x4x32xf32>
    %303 = linalg.generic {indexing_maps = [#map39, #map39, #map39, #map1, #map39, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %297, %161, %302, %158 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>, tensor<4x4x32xf32>, tensor<4x4x32x32xbf16>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: i1, %in_156: bf16, %in_157: bf16, %in_158: f32, %in_159: bf16, %out: bf16):
      %690 = arith.truncf %in_158 : f32 to bf16
      %691 = arith.divf %in_156, %in_157 : bf16
      %692 = arith.addf %691, %690 : bf16
      %693 = arith.mulf %692, %in_159 : bf16
      %694 = arith.select %in, %693, %cst_5 : bf16
      %695 = arith.mulf %694, %cst_16 : bf16
      linalg.yield %695 : bf16
    } -> tensor<4x4x32x32xbf16>
    %304 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%154, %303 : tensor<4x4x8x32xbf16>, tensor<4x4x32x32xbf16>) outs(%57 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x8x32xf32>
    %305 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%304 : tensor<4x4x8x32xf32>) outs(%59 : tensor<4x32x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x4x8xbf16>
    %306 = tensor.empty() : tensor<16x32x8xf32>
    %expanded_89 = tensor.expand_shape %306 [[0, 1], [2], [3]] output_shape [4, 4, 32, 8] : tensor<16x32x8xf32> into tensor<4x4x32x8xf32>
    %307 = linalg.fill ins(%cst_21 : f32) outs(%expanded_89 : tensor<4x4x32x8xf32>) -> tensor<4x4x32x8xf32>
    %308 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%303, %153 : tensor<4x4x32x32xbf16>, tensor<4x4x32x8xbf16>) outs(%307 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x32x8xf32>
    %309 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%308 : tensor<4x4x32x8xf32>) outs(%59 : tensor<4x32x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x4x8xbf16>
    %expanded_90 = tensor.expand_shape %17 [[0, 1]] output_shape [4, 8] : tensor<32xbf16> into tensor<4x8xbf16>
    %310 = linalg.fill ins(%cst_5 : bf16) outs(%expanded_90 : tensor<4x8xbf16>) -> tensor<4x8xbf16>
    %311 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%299 : tensor<4x32x4x8xbf16>) outs(%310 : tensor<4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x8xbf16>
    %collapsed_91 = tensor.collapse_shape %311 [[0, 1]] : tensor<4x8xbf16> into tensor<32xbf16>
    %expanded_92 = tensor.expand_shape %collapsed_91 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xbf16> into tensor<1x1x32xbf16>
    %312 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_92 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %313 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%312 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %314 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%299, %expanded_58 : tensor<4x32x4x8xbf16>, tensor<32x4x8xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %315 = linalg.generic {indexing_maps = [#map28, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%146 : tensor<4x32x32xbf16>) outs(%227 : tensor<32x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x4x32xbf16>
    %expanded_93 = tensor.expand_shape %291 [[0], [1, 2]] output_shape [32, 4, 8] : tensor<32x32xf32> into tensor<32x4x8xf32>
    %316 = linalg.fill ins(%cst_21 : f32) outs(%expanded_93 : tensor<32x4x8xf32>) -> tensor<32x4x8xf32>
    %317 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%315, %299 : tensor<32x4x32xbf16>, tensor<4x32x4x8xbf16>) outs(%316 : tensor<32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<32x4x8xf32>
    %318 = tensor.empty() : tensor<32x4x8xf32>
    %319 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%317 : tensor<32x4x8xf32>) outs(%318 : tensor<32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<32x4x8xf32>
    %collapsed_94 = tensor.collapse_shape %319 [[0], [1, 2]] : tensor<32x4x8xf32> into tensor<32x32xf32>
    %320 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%309 : tensor<4x32x4x8xbf16>) outs(%310 : tensor<4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x8xbf16>
    %collapsed_95 = tensor.collapse_shape %320 [[0, 1]] : tensor<4x8xbf16> into tensor<32xbf16>
    %expanded_96 = tensor.expand_shape %collapsed_95 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xbf16> into tensor<1x1x32xbf16>
    %321 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_96 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %322 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%321 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %323 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%309, %expanded_56 : tensor<4x32x4x8xbf16>, tensor<32x4x8xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %324 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%315, %309 : tensor<32x4x32xbf16>, tensor<4x32x4x8xbf16>) outs(%316 : tensor<32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<32x4x8xf32>
    %325 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%324 : tensor<32x4x8xf32>) outs(%318 : tensor<32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<32x4x8xf32>
    %collapsed_97 = tensor.collapse_shape %325 [[0], [1, 2]] : tensor<32x4x8xf32> into tensor<32x32xf32>
    %326 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%305 : tensor<4x32x4x8xbf16>) outs(%310 : tensor<4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x8xbf16>
    %collapsed_98 = tensor.collapse_shape %326 [[0, 1]] : tensor<4x8xbf16> into tensor<32xbf16>
    %expanded_99 = tensor.expand_shape %collapsed_98 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xbf16> into tensor<1x1x32xbf16>
    %327 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_99 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %328 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%327 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %329 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%305, %expanded_54 : tensor<4x32x4x8xbf16>, tensor<32x4x8xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %330 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%315, %305 : tensor<32x4x32xbf16>, tensor<4x32x4x8xbf16>) outs(%316 : tensor<32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<32x4x8xf32>
    %331 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314, %323, %329 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %out: bf16):
      %690 = arith.truncf %in_157 : f32 to bf16
      %691 = arith.truncf %in_156 : f32 to bf16
      %692 = arith.truncf %in : f32 to bf16
      %693 = arith.addf %692, %691 : bf16
      %694 = arith.addf %693, %690 : bf16
      linalg.yield %694 : bf16
    } -> tensor<4x32x32xbf16>
    %332 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330 : tensor<32x4x8xf32>) outs(%318 : tensor<32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<32x4x8xf32>
    %collapsed_100 = tensor.collapse_shape %332 [[0], [1, 2]] : tensor<32x4x8xf32> into tensor<32x32xf32>
    %expanded_101 = tensor.expand_shape %331 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %333 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_101 : tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x1x32xbf16>
    %334 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%333 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %expanded_102 = tensor.expand_shape %144 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %335 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_102, %expanded_101 : tensor<4x32x1x1x32xbf16>, tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<1x1x32xbf16>
    %336 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331, %145 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %337 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%335 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %expanded_103 = tensor.expand_shape %336 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %338 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_53, %expanded_103 : tensor<4x32x1x32xbf16>, tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %339 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%336, %143 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_104 = tensor.expand_shape %339 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %340 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_104 : tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.negf %in : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %341 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%334 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %342 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%337 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %343 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%338, %142, %141 : tensor<4x32x1xbf16>, tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) outs(%11 : tensor<4x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: bf16, %out: f32):
      %690 = arith.divf %in_156, %in_157 : bf16
      %691 = arith.mulf %690, %cst_17 : bf16
      %692 = arith.mulf %in, %691 : bf16
      %693 = arith.extf %692 : bf16 to f32
      %694 = arith.divf %693, %cst_20 : f32
      %695 = arith.addf %out, %694 : f32
      linalg.yield %695 : f32
    } -> tensor<4x32xf32>
    %344 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%343, %139 : tensor<4x32xf32>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in_156, %cst_19 : bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.mulf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_105 = tensor.expand_shape %344 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %345 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_105 : tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.negf %in : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %346 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%340, %345 : tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) outs(%11 : tensor<4x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.addf %in, %in_156 : bf16
      %691 = arith.extf %690 : bf16 to f32
      %692 = arith.divf %691, %cst_20 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32xf32>
    %347 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %339, %344, %346 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: bf16, %in_158: f32, %out: bf16):
      %690 = arith.truncf %in_158 : f32 to bf16
      %691 = arith.addf %in, %in_156 : bf16
      %692 = arith.addf %691, %in_157 : bf16
      %693 = arith.addf %692, %690 : bf16
      linalg.yield %693 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_106 = tensor.expand_shape %347 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %348 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_106 : tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x1x32xbf16>
    %349 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%348 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %350 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%349 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %351 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%347, %135 : tensor<4x32x32xbf16>, tensor<128x32xbf16>) outs(%76 : tensor<4x32x128xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x128xf32>
    %352 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%134, %347 : tensor<4x32x128xbf16>, tensor<4x32x32xbf16>) outs(%3 : tensor<128x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<128x32xf32>
    %353 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%352 : tensor<128x32xf32>) outs(%2 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<128x32xf32>
    %354 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%351, %133, %130, %132, %131 : tensor<4x32x128xf32>, tensor<4x32x128xbf16>, tensor<4x32x128xbf16>, tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: f32, %in_156: bf16, %in_157: bf16, %in_158: bf16, %in_159: bf16, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.subf %cst_13, %in_158 : bf16
      %692 = arith.mulf %in_157, %690 : bf16
      %693 = arith.mulf %692, %cst_9 : bf16
      %694 = arith.mulf %693, %691 : bf16
      %695 = arith.mulf %694, %in_158 : bf16
      %696 = arith.addf %694, %695 : bf16
      %697 = arith.mulf %696, %cst_10 : bf16
      %698 = arith.mulf %in_159, %cst_12 : bf16
      %699 = arith.mulf %697, %cst_11 : bf16
      %700 = arith.mulf %699, %698 : bf16
      %701 = arith.mulf %690, %in_156 : bf16
      %702 = arith.addf %701, %697 : bf16
      %703 = arith.addf %702, %700 : bf16
      linalg.yield %703 : bf16
    } -> tensor<4x32x128xbf16>
    %expanded_107 = tensor.expand_shape %354 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 128] : tensor<4x32x128xbf16> into tensor<4x32x1x1x128xbf16>
    %355 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_107 : tensor<4x32x1x1x128xbf16>) outs(%260 : tensor<1x1x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x1x128xbf16>
    %356 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%355 : tensor<1x1x128xbf16>) outs(%259 : tensor<128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<128xbf16>
    %357 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%356 : tensor<128xbf16>) outs(%263 : tensor<128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<128xf32>
    %358 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%354, %128 : tensor<4x32x128xbf16>, tensor<32x128xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %359 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%358 : tensor<4x32x32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %360 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%127, %354 : tensor<4x32x32xbf16>, tensor<4x32x128xbf16>) outs(%268 : tensor<32x128xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<32x128xf32>
    %361 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%360 : tensor<32x128xf32>) outs(%267 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<32x128xf32>
    %expanded_108 = tensor.expand_shape %359 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %362 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_108 : tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x1x32xbf16>
    %363 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%362 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %expanded_109 = tensor.expand_shape %125 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %364 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_109, %expanded_108 : tensor<4x32x1x1x32xbf16>, tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<1x1x32xbf16>
    %365 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %126 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %366 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%364 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %expanded_110 = tensor.expand_shape %365 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %367 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_51, %expanded_110 : tensor<4x32x1x32xbf16>, tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %368 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365, %124 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_111 = tensor.expand_shape %368 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %369 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_111 : tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.negf %in : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %370 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%363 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %371 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%366 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %372 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%367, %123, %122 : tensor<4x32x1xbf16>, tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) outs(%11 : tensor<4x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: bf16, %out: f32):
      %690 = arith.divf %in_156, %in_157 : bf16
      %691 = arith.mulf %690, %cst_17 : bf16
      %692 = arith.mulf %in, %691 : bf16
      %693 = arith.extf %692 : bf16 to f32
      %694 = arith.divf %693, %cst_20 : f32
      %695 = arith.addf %out, %694 : f32
      linalg.yield %695 : f32
    } -> tensor<4x32xf32>
    %373 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372, %120 : tensor<4x32xf32>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in_156, %cst_19 : bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.mulf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_112 = tensor.expand_shape %373 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %374 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_112 : tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.negf %in : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %375 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%369, %374 : tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) outs(%11 : tensor<4x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.addf %in, %in_156 : bf16
      %691 = arith.extf %690 : bf16 to f32
      %692 = arith.divf %691, %cst_20 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32xf32>
    %376 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%347, %368, %373, %375 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: bf16, %in_158: f32, %out: bf16):
      %690 = arith.truncf %in_158 : f32 to bf16
      %691 = arith.addf %in, %in_156 : bf16
      %692 = arith.addf %691, %in_157 : bf16
      %693 = arith.addf %692, %690 : bf16
      linalg.yield %693 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_113 = tensor.expand_shape %376 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %377 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_113 : tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x1x32xbf16>
    %378 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%377 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %379 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%378 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %380 = linalg.generic {indexing_maps = [#map9, #map35, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%376, %expanded_49 : tensor<4x32x32xbf16>, tensor<4x8x32xbf16>) outs(%25 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x4x8xf32>
    %381 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%380 : tensor<4x32x4x8xf32>) outs(%59 : tensor<4x32x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x4x8xbf16>
    %382 = linalg.generic {indexing_maps = [#map36, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%115, %376 : tensor<4x32x4x8xbf16>, tensor<4x32x32xbf16>) outs(%292 : tensor<4x8x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x8x32xf32>
    %383 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%382 : tensor<4x8x32xf32>) outs(%294 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<4x8x32xf32>
    %collapsed_114 = tensor.collapse_shape %383 [[0, 1], [2]] : tensor<4x8x32xf32> into tensor<32x32xf32>
    %384 = linalg.generic {indexing_maps = [#map37, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%381, %113 : tensor<4x32x4x8xbf16>, tensor<4x4x8x32xbf16>) outs(%36 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x32x32xf32>
    %385 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%384 : tensor<4x4x32x32xf32>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x4x32x32xbf16>
    %386 = linalg.generic {indexing_maps = [#map38, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%381, %112 : tensor<4x32x4x8xbf16>, tensor<4x4x32x32xbf16>) outs(%57 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x8x32xf32>
    %387 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%386 : tensor<4x4x8x32xf32>) outs(%59 : tensor<4x32x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x4x8xbf16>
    %388 = linalg.generic {indexing_maps = [#map5, #map19, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%385, %110, %108 : tensor<4x4x32x32xbf16>, tensor<4x4x32x1xbf16>, tensor<4x4x32x32xbf16>) outs(%300 : tensor<4x4x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: bf16, %out: bf16):
      %690 = arith.mulf %in_156, %in_156 : bf16
      %691 = arith.divf %cst_13, %690 : bf16
      %692 = arith.mulf %in, %691 : bf16
      %693 = arith.mulf %692, %in_157 : bf16
      %694 = arith.addf %out, %693 : bf16
      linalg.yield %694 : bf16
    } -> tensor<4x4x32xbf16>
    %expanded_115 = tensor.expand_shape %388 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xbf16> into tensor<4x4x32x1xbf16>
    %389 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_115 : tensor<4x4x32x1xbf16>) outs(%48 : tensor<4x4x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.negf %in : bf16
      %691 = arith.extf %690 : bf16 to f32
      %692 = arith.addf %out, %691 : f32
      linalg.yield %692 : f32
    } -> tensor<4x4x32xf32>
    %390 = linalg.generic {indexing_maps = [#map39, #map39, #map39, #map1, #map39, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %385, %111, %389, %108 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>, tensor<4x4x32xf32>, tensor<4x4x32x32xbf16>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: i1, %in_156: bf16, %in_157: bf16, %in_158: f32, %in_159: bf16, %out: bf16):
      %690 = arith.truncf %in_158 : f32 to bf16
      %691 = arith.divf %in_156, %in_157 : bf16
      %692 = arith.addf %691, %690 : bf16
      %693 = arith.mulf %692, %in_159 : bf16
      %694 = arith.select %in, %693, %cst_5 : bf16
      %695 = arith.mulf %694, %cst_16 : bf16
      linalg.yield %695 : bf16
    } -> tensor<4x4x32x32xbf16>
    %391 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%104, %390 : tensor<4x4x8x32xbf16>, tensor<4x4x32x32xbf16>) outs(%57 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x8x32xf32>
    %392 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%391 : tensor<4x4x8x32xf32>) outs(%59 : tensor<4x32x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x4x8xbf16>
    %393 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%390, %103 : tensor<4x4x32x32xbf16>, tensor<4x4x32x8xbf16>) outs(%307 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x32x8xf32>
    %394 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%393 : tensor<4x4x32x8xf32>) outs(%59 : tensor<4x32x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x4x8xbf16>
    %395 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%387 : tensor<4x32x4x8xbf16>) outs(%310 : tensor<4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x8xbf16>
    %collapsed_116 = tensor.collapse_shape %395 [[0, 1]] : tensor<4x8xbf16> into tensor<32xbf16>
    %expanded_117 = tensor.expand_shape %collapsed_116 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xbf16> into tensor<1x1x32xbf16>
    %396 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_117 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %397 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%396 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %398 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%387, %expanded_46 : tensor<4x32x4x8xbf16>, tensor<32x4x8xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %399 = linalg.generic {indexing_maps = [#map28, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96 : tensor<4x32x32xbf16>) outs(%227 : tensor<32x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x4x32xbf16>
    %400 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%399, %387 : tensor<32x4x32xbf16>, tensor<4x32x4x8xbf16>) outs(%316 : tensor<32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<32x4x8xf32>
    %401 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400 : tensor<32x4x8xf32>) outs(%318 : tensor<32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<32x4x8xf32>
    %collapsed_118 = tensor.collapse_shape %401 [[0], [1, 2]] : tensor<32x4x8xf32> into tensor<32x32xf32>
    %402 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%394 : tensor<4x32x4x8xbf16>) outs(%310 : tensor<4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x8xbf16>
    %collapsed_119 = tensor.collapse_shape %402 [[0, 1]] : tensor<4x8xbf16> into tensor<32xbf16>
    %expanded_120 = tensor.expand_shape %collapsed_119 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xbf16> into tensor<1x1x32xbf16>
    %403 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_120 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %404 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%403 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %405 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%394, %expanded_44 : tensor<4x32x4x8xbf16>, tensor<32x4x8xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %406 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%399, %394 : tensor<32x4x32xbf16>, tensor<4x32x4x8xbf16>) outs(%316 : tensor<32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<32x4x8xf32>
    %407 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406 : tensor<32x4x8xf32>) outs(%318 : tensor<32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<32x4x8xf32>
    %collapsed_121 = tensor.collapse_shape %407 [[0], [1, 2]] : tensor<32x4x8xf32> into tensor<32x32xf32>
    %408 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%392 : tensor<4x32x4x8xbf16>) outs(%310 : tensor<4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x8xbf16>
    %collapsed_122 = tensor.collapse_shape %408 [[0, 1]] : tensor<4x8xbf16> into tensor<32xbf16>
    %expanded_123 = tensor.expand_shape %collapsed_122 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xbf16> into tensor<1x1x32xbf16>
    %409 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_123 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %410 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%409 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %411 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%392, %expanded_42 : tensor<4x32x4x8xbf16>, tensor<32x4x8xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %412 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%399, %392 : tensor<32x4x32xbf16>, tensor<4x32x4x8xbf16>) outs(%316 : tensor<32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<32x4x8xf32>
    %413 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398, %405, %411 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %out: bf16):
      %690 = arith.truncf %in_157 : f32 to bf16
      %691 = arith.truncf %in_156 : f32 to bf16
      %692 = arith.truncf %in : f32 to bf16
      %693 = arith.addf %692, %691 : bf16
      %694 = arith.addf %693, %690 : bf16
      linalg.yield %694 : bf16
    } -> tensor<4x32x32xbf16>
    %414 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412 : tensor<32x4x8xf32>) outs(%318 : tensor<32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<32x4x8xf32>
    %collapsed_124 = tensor.collapse_shape %414 [[0], [1, 2]] : tensor<32x4x8xf32> into tensor<32x32xf32>
    %expanded_125 = tensor.expand_shape %413 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %415 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_125 : tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x1x32xbf16>
    %416 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%415 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %expanded_126 = tensor.expand_shape %94 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %417 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_126, %expanded_125 : tensor<4x32x1x1x32xbf16>, tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<1x1x32xbf16>
    %418 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%413, %95 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %419 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%417 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %expanded_127 = tensor.expand_shape %418 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %420 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_41, %expanded_127 : tensor<4x32x1x32xbf16>, tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %421 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%418, %93 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_128 = tensor.expand_shape %421 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %422 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_128 : tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.negf %in : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %423 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%416 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %424 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%419 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %425 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%420, %92, %91 : tensor<4x32x1xbf16>, tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) outs(%11 : tensor<4x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: bf16, %out: f32):
      %690 = arith.divf %in_156, %in_157 : bf16
      %691 = arith.mulf %690, %cst_17 : bf16
      %692 = arith.mulf %in, %691 : bf16
      %693 = arith.extf %692 : bf16 to f32
      %694 = arith.divf %693, %cst_20 : f32
      %695 = arith.addf %out, %694 : f32
      linalg.yield %695 : f32
    } -> tensor<4x32xf32>
    %426 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%425, %89 : tensor<4x32xf32>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in_156, %cst_19 : bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.mulf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_129 = tensor.expand_shape %426 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %427 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_129 : tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.negf %in : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %428 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%422, %427 : tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) outs(%11 : tensor<4x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.addf %in, %in_156 : bf16
      %691 = arith.extf %690 : bf16 to f32
      %692 = arith.divf %691, %cst_20 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32xf32>
    %429 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376, %421, %426, %428 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: bf16, %in_158: f32, %out: bf16):
      %690 = arith.truncf %in_158 : f32 to bf16
      %691 = arith.addf %in, %in_156 : bf16
      %692 = arith.addf %691, %in_157 : bf16
      %693 = arith.addf %692, %690 : bf16
      linalg.yield %693 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_130 = tensor.expand_shape %429 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %430 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_130 : tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x1x32xbf16>
    %431 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%430 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %432 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%431 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %433 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%429, %85 : tensor<4x32x32xbf16>, tensor<128x32xbf16>) outs(%76 : tensor<4x32x128xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x128xf32>
    %434 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%84, %429 : tensor<4x32x128xbf16>, tensor<4x32x32xbf16>) outs(%3 : tensor<128x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<128x32xf32>
    %435 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%434 : tensor<128x32xf32>) outs(%2 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<128x32xf32>
    %436 = linalg.generic {indexing_maps = [#map, #map, #map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%433, %83, %80, %82, %81 : tensor<4x32x128xf32>, tensor<4x32x128xbf16>, tensor<4x32x128xbf16>, tensor<4x32x128xbf16>, tensor<4x32x128xbf16>) outs(%79 : tensor<4x32x128xbf16>) {
    ^bb0(%in: f32, %in_156: bf16, %in_157: bf16, %in_158: bf16, %in_159: bf16, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.subf %cst_13, %in_158 : bf16
      %692 = arith.mulf %in_157, %690 : bf16
      %693 = arith.mulf %692, %cst_9 : bf16
      %694 = arith.mulf %693, %691 : bf16
      %695 = arith.mulf %694, %in_158 : bf16
      %696 = arith.addf %694, %695 : bf16
      %697 = arith.mulf %696, %cst_10 : bf16
      %698 = arith.mulf %in_159, %cst_12 : bf16
      %699 = arith.mulf %697, %cst_11 : bf16
      %700 = arith.mulf %699, %698 : bf16
      %701 = arith.mulf %690, %in_156 : bf16
      %702 = arith.addf %701, %697 : bf16
      %703 = arith.addf %702, %700 : bf16
      linalg.yield %703 : bf16
    } -> tensor<4x32x128xbf16>
    %expanded_131 = tensor.expand_shape %436 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 128] : tensor<4x32x128xbf16> into tensor<4x32x1x1x128xbf16>
    %437 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_131 : tensor<4x32x1x1x128xbf16>) outs(%260 : tensor<1x1x128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x1x128xbf16>
    %438 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%437 : tensor<1x1x128xbf16>) outs(%259 : tensor<128xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<128xbf16>
    %439 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%438 : tensor<128xbf16>) outs(%263 : tensor<128xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<128xf32>
    %440 = linalg.generic {indexing_maps = [#map1, #map31, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%436, %74 : tensor<4x32x128xbf16>, tensor<32x128xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %441 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440 : tensor<4x32x32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %442 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%72, %436 : tensor<4x32x32xbf16>, tensor<4x32x128xbf16>) outs(%268 : tensor<32x128xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<32x128xf32>
    %443 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%442 : tensor<32x128xf32>) outs(%267 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<32x128xf32>
    %expanded_132 = tensor.expand_shape %441 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %444 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_132 : tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x1x32xbf16>
    %445 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%444 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %expanded_133 = tensor.expand_shape %70 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %446 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_133, %expanded_132 : tensor<4x32x1x1x32xbf16>, tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<1x1x32xbf16>
    %447 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441, %71 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %448 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%446 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %expanded_134 = tensor.expand_shape %447 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %449 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_38, %expanded_134 : tensor<4x32x1x32xbf16>, tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %450 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%447, %69 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_135 = tensor.expand_shape %450 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %451 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_135 : tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.negf %in : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %452 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%445 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %453 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%448 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %454 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%449, %68, %67 : tensor<4x32x1xbf16>, tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) outs(%11 : tensor<4x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: bf16, %out: f32):
      %690 = arith.divf %in_156, %in_157 : bf16
      %691 = arith.mulf %690, %cst_17 : bf16
      %692 = arith.mulf %in, %691 : bf16
      %693 = arith.extf %692 : bf16 to f32
      %694 = arith.divf %693, %cst_20 : f32
      %695 = arith.addf %out, %694 : f32
      linalg.yield %695 : f32
    } -> tensor<4x32xf32>
    %455 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%454, %65 : tensor<4x32xf32>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in_156, %cst_19 : bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.mulf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_136 = tensor.expand_shape %455 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %456 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_136 : tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.negf %in : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %457 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%451, %456 : tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) outs(%11 : tensor<4x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.addf %in, %in_156 : bf16
      %691 = arith.extf %690 : bf16 to f32
      %692 = arith.divf %691, %cst_20 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32xf32>
    %458 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%429, %450, %455, %457 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: bf16, %in_158: f32, %out: bf16):
      %690 = arith.truncf %in_158 : f32 to bf16
      %691 = arith.addf %in, %in_156 : bf16
      %692 = arith.addf %691, %in_157 : bf16
      %693 = arith.addf %692, %690 : bf16
      linalg.yield %693 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_137 = tensor.expand_shape %458 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %459 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_137 : tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x1x32xbf16>
    %460 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%459 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %461 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%460 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %462 = linalg.generic {indexing_maps = [#map9, #map35, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%458, %expanded_36 : tensor<4x32x32xbf16>, tensor<4x8x32xbf16>) outs(%25 : tensor<4x32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x4x8xf32>
    %463 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%462 : tensor<4x32x4x8xf32>) outs(%59 : tensor<4x32x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x4x8xbf16>
    %464 = linalg.generic {indexing_maps = [#map36, #map22, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%60, %458 : tensor<4x32x4x8xbf16>, tensor<4x32x32xbf16>) outs(%292 : tensor<4x8x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x8x32xf32>
    %465 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%464 : tensor<4x8x32xf32>) outs(%294 : tensor<4x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<4x8x32xf32>
    %collapsed_138 = tensor.collapse_shape %465 [[0, 1], [2]] : tensor<4x8x32xf32> into tensor<32x32xf32>
    %466 = linalg.generic {indexing_maps = [#map37, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%463, %55 : tensor<4x32x4x8xbf16>, tensor<4x4x8x32xbf16>) outs(%36 : tensor<4x4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x32x32xf32>
    %467 = linalg.generic {indexing_maps = [#map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%466 : tensor<4x4x32x32xf32>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x4x32x32xbf16>
    %468 = linalg.generic {indexing_maps = [#map38, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%463, %54 : tensor<4x32x4x8xbf16>, tensor<4x4x32x32xbf16>) outs(%57 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x8x32xf32>
    %469 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%468 : tensor<4x4x8x32xf32>) outs(%59 : tensor<4x32x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x4x8xbf16>
    %470 = linalg.generic {indexing_maps = [#map5, #map19, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%467, %52, %46 : tensor<4x4x32x32xbf16>, tensor<4x4x32x1xbf16>, tensor<4x4x32x32xbf16>) outs(%300 : tensor<4x4x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: bf16, %out: bf16):
      %690 = arith.mulf %in_156, %in_156 : bf16
      %691 = arith.divf %cst_13, %690 : bf16
      %692 = arith.mulf %in, %691 : bf16
      %693 = arith.mulf %692, %in_157 : bf16
      %694 = arith.addf %out, %693 : bf16
      linalg.yield %694 : bf16
    } -> tensor<4x4x32xbf16>
    %expanded_139 = tensor.expand_shape %470 [[0], [1], [2, 3]] output_shape [4, 4, 32, 1] : tensor<4x4x32xbf16> into tensor<4x4x32x1xbf16>
    %471 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_139 : tensor<4x4x32x1xbf16>) outs(%48 : tensor<4x4x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.negf %in : bf16
      %691 = arith.extf %690 : bf16 to f32
      %692 = arith.addf %out, %691 : f32
      linalg.yield %692 : f32
    } -> tensor<4x4x32xf32>
    %472 = linalg.generic {indexing_maps = [#map39, #map39, #map39, #map1, #map39, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %467, %53, %471, %46 : tensor<4x4x32x32xi1>, tensor<4x4x32x32xbf16>, tensor<4x4x32x32xbf16>, tensor<4x4x32xf32>, tensor<4x4x32x32xbf16>) outs(%38 : tensor<4x4x32x32xbf16>) {
    ^bb0(%in: i1, %in_156: bf16, %in_157: bf16, %in_158: f32, %in_159: bf16, %out: bf16):
      %690 = arith.truncf %in_158 : f32 to bf16
      %691 = arith.divf %in_156, %in_157 : bf16
      %692 = arith.addf %691, %690 : bf16
      %693 = arith.mulf %692, %in_159 : bf16
      %694 = arith.select %in, %693, %cst_5 : bf16
      %695 = arith.mulf %694, %cst_16 : bf16
      linalg.yield %695 : bf16
    } -> tensor<4x4x32x32xbf16>
    %473 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%34, %472 : tensor<4x4x8x32xbf16>, tensor<4x4x32x32xbf16>) outs(%57 : tensor<4x4x8x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x8x32xf32>
    %474 = linalg.generic {indexing_maps = [#map21, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%473 : tensor<4x4x8x32xf32>) outs(%59 : tensor<4x32x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x4x8xbf16>
    %475 = linalg.generic {indexing_maps = [#map16, #map17, #map11], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%472, %32 : tensor<4x4x32x32xbf16>, tensor<4x4x32x8xbf16>) outs(%307 : tensor<4x4x32x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x4x32x8xf32>
    %476 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%475 : tensor<4x4x32x8xf32>) outs(%59 : tensor<4x32x4x8xbf16>) {
    ^bb0(%in: f32, %out: bf16):
      %690 = arith.truncf %in : f32 to bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x4x8xbf16>
    %477 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%469 : tensor<4x32x4x8xbf16>) outs(%310 : tensor<4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x8xbf16>
    %collapsed_140 = tensor.collapse_shape %477 [[0, 1]] : tensor<4x8xbf16> into tensor<32xbf16>
    %expanded_141 = tensor.expand_shape %collapsed_140 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xbf16> into tensor<1x1x32xbf16>
    %478 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_141 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %479 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%478 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %480 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%469, %expanded_30 : tensor<4x32x4x8xbf16>, tensor<32x4x8xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %481 = linalg.generic {indexing_maps = [#map28, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%23 : tensor<4x32x32xbf16>) outs(%227 : tensor<32x4x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      linalg.yield %in : bf16
    } -> tensor<32x4x32xbf16>
    %482 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%481, %469 : tensor<32x4x32xbf16>, tensor<4x32x4x8xbf16>) outs(%316 : tensor<32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<32x4x8xf32>
    %483 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%482 : tensor<32x4x8xf32>) outs(%318 : tensor<32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<32x4x8xf32>
    %collapsed_142 = tensor.collapse_shape %483 [[0], [1, 2]] : tensor<32x4x8xf32> into tensor<32x32xf32>
    %484 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%476 : tensor<4x32x4x8xbf16>) outs(%310 : tensor<4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x8xbf16>
    %collapsed_143 = tensor.collapse_shape %484 [[0, 1]] : tensor<4x8xbf16> into tensor<32xbf16>
    %expanded_144 = tensor.expand_shape %collapsed_143 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xbf16> into tensor<1x1x32xbf16>
    %485 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_144 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %486 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%485 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %487 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%476, %expanded_28 : tensor<4x32x4x8xbf16>, tensor<32x4x8xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %488 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%481, %476 : tensor<32x4x32xbf16>, tensor<4x32x4x8xbf16>) outs(%316 : tensor<32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<32x4x8xf32>
    %489 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%488 : tensor<32x4x8xf32>) outs(%318 : tensor<32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<32x4x8xf32>
    %collapsed_145 = tensor.collapse_shape %489 [[0], [1, 2]] : tensor<32x4x8xf32> into tensor<32x32xf32>
    %490 = linalg.generic {indexing_maps = [#map40, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%474 : tensor<4x32x4x8xbf16>) outs(%310 : tensor<4x8xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x8xbf16>
    %collapsed_146 = tensor.collapse_shape %490 [[0, 1]] : tensor<4x8xbf16> into tensor<32xbf16>
    %expanded_147 = tensor.expand_shape %collapsed_146 [[0, 1, 2]] output_shape [1, 1, 32] : tensor<32xbf16> into tensor<1x1x32xbf16>
    %491 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%expanded_147 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %492 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%491 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %493 = linalg.generic {indexing_maps = [#map20, #map35, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%474, %expanded_25 : tensor<4x32x4x8xbf16>, tensor<32x4x8xbf16>) outs(%4 : tensor<4x32x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32x32xf32>
    %494 = linalg.generic {indexing_maps = [#map41, #map42, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%481, %474 : tensor<32x4x32xbf16>, tensor<4x32x4x8xbf16>) outs(%316 : tensor<32x4x8xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<32x4x8xf32>
    %495 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%480, %487, %493 : tensor<4x32x32xf32>, tensor<4x32x32xf32>, tensor<4x32x32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %out: bf16):
      %690 = arith.truncf %in_157 : f32 to bf16
      %691 = arith.truncf %in_156 : f32 to bf16
      %692 = arith.truncf %in : f32 to bf16
      %693 = arith.addf %692, %691 : bf16
      %694 = arith.addf %693, %690 : bf16
      linalg.yield %694 : bf16
    } -> tensor<4x32x32xbf16>
    %496 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494 : tensor<32x4x8xf32>) outs(%318 : tensor<32x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<32x4x8xf32>
    %collapsed_148 = tensor.collapse_shape %496 [[0], [1, 2]] : tensor<32x4x8xf32> into tensor<32x32xf32>
    %expanded_149 = tensor.expand_shape %495 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %497 = linalg.generic {indexing_maps = [#map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_149 : tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x1x32xbf16>
    %498 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%497 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %expanded_150 = tensor.expand_shape %21 [[0], [1], [2, 3, 4]] output_shape [4, 32, 1, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x1x32xbf16>
    %499 = linalg.generic {indexing_maps = [#map27, #map27, #map23], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_150, %expanded_149 : tensor<4x32x1x1x32xbf16>, tensor<4x32x1x1x32xbf16>) outs(%233 : tensor<1x1x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<1x1x32xbf16>
    %500 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%495, %22 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %501 = linalg.generic {indexing_maps = [#map28, #map29], iterator_types = ["parallel", "reduction", "reduction"]} ins(%499 : tensor<1x1x32xbf16>) outs(%232 : tensor<32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32xbf16>
    %expanded_151 = tensor.expand_shape %500 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %502 = linalg.generic {indexing_maps = [#map5, #map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_24, %expanded_151 : tensor<4x32x1x32xbf16>, tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %503 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%500, %20 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in, %in_156 : bf16
      linalg.yield %690 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_152 = tensor.expand_shape %503 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %504 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_152 : tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.negf %in : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %505 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%498 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %506 = linalg.generic {indexing_maps = [#map30, #map30], iterator_types = ["parallel"]} ins(%501 : tensor<32xbf16>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32xf32>
    %507 = linalg.generic {indexing_maps = [#map, #map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%502, %19, %18 : tensor<4x32x1xbf16>, tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) outs(%11 : tensor<4x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: bf16, %out: f32):
      %690 = arith.divf %in_156, %in_157 : bf16
      %691 = arith.mulf %690, %cst_17 : bf16
      %692 = arith.mulf %in, %691 : bf16
      %693 = arith.extf %692 : bf16 to f32
      %694 = arith.divf %693, %cst_20 : f32
      %695 = arith.addf %out, %694 : f32
      linalg.yield %695 : f32
    } -> tensor<4x32xf32>
    %508 = linalg.generic {indexing_maps = [#map24, #map, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%507, %15 : tensor<4x32xf32>, tensor<4x32x32xbf16>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: f32, %in_156: bf16, %out: bf16):
      %690 = arith.mulf %in_156, %cst_19 : bf16
      %691 = arith.truncf %in : f32 to bf16
      %692 = arith.mulf %691, %690 : bf16
      linalg.yield %692 : bf16
    } -> tensor<4x32x32xbf16>
    %expanded_153 = tensor.expand_shape %508 [[0], [1, 2], [3]] output_shape [4, 32, 1, 32] : tensor<4x32x32xbf16> into tensor<4x32x1x32xbf16>
    %509 = linalg.generic {indexing_maps = [#map5, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_153 : tensor<4x32x1x32xbf16>) outs(%240 : tensor<4x32x1xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.negf %in : bf16
      %691 = arith.addf %out, %690 : bf16
      linalg.yield %691 : bf16
    } -> tensor<4x32x1xbf16>
    %510 = linalg.generic {indexing_maps = [#map, #map, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%504, %509 : tensor<4x32x1xbf16>, tensor<4x32x1xbf16>) outs(%11 : tensor<4x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.addf %in, %in_156 : bf16
      %691 = arith.extf %690 : bf16 to f32
      %692 = arith.divf %691, %cst_20 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<4x32xf32>
    %511 = linalg.generic {indexing_maps = [#map, #map, #map, #map24, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458, %503, %508, %510 : tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32x32xbf16>, tensor<4x32xf32>) outs(%8 : tensor<4x32x32xbf16>) {
    ^bb0(%in: bf16, %in_156: bf16, %in_157: bf16, %in_158: f32, %out: bf16):
      %690 = arith.truncf %in_158 : f32 to bf16
      %691 = arith.addf %in, %in_156 : bf16
      %692 = arith.addf %691, %in_157 : bf16
      %693 = arith.addf %692, %690 : bf16
      linalg.yield %693 : bf16
    } -> tensor<4x32x32xbf16>
    %512 = linalg.fill ins(%cst_5 : bf16) outs(%7 : tensor<32x32xbf16>) -> tensor<32x32xbf16>
    %expanded_154 = tensor.expand_shape %511 [[0], [1, 2], [3]] output_shape [4, 1, 32, 32] : tensor<4x32x32xbf16> into tensor<4x1x32x32xbf16>
    %expanded_155 = tensor.expand_shape %7 [[0, 1], [2]] output_shape [1, 32, 32] : tensor<32x32xbf16> into tensor<1x32x32xbf16>
    %513 = linalg.fill ins(%cst_5 : bf16) outs(%expanded_155 : tensor<1x32x32xbf16>) -> tensor<1x32x32xbf16>
    %514 = linalg.generic {indexing_maps = [#map43, #map3], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_154 : tensor<4x1x32x32xbf16>) outs(%513 : tensor<1x32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<1x32x32xbf16>
    %515 = linalg.generic {indexing_maps = [#map44, #map24], iterator_types = ["parallel", "parallel", "reduction"]} ins(%514 : tensor<1x32x32xbf16>) outs(%512 : tensor<32x32xbf16>) {
    ^bb0(%in: bf16, %out: bf16):
      %690 = arith.addf %out, %in : bf16
      linalg.yield %690 : bf16
    } -> tensor<32x32xbf16>
    %516 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%515 : tensor<32x32xbf16>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      linalg.yield %690 : f32
    } -> tensor<32x32xf32>
    %517 = tensor.empty() : tensor<64x32xf32>
    %518 = linalg.fill ins(%cst_21 : f32) outs(%517 : tensor<64x32xf32>) -> tensor<64x32xf32>
    %519 = linalg.generic {indexing_maps = [#map32, #map33, #map34], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1, %511 : tensor<4x32x64xbf16>, tensor<4x32x32xbf16>) outs(%518 : tensor<64x32xf32>) {
    ^bb0(%in: bf16, %in_156: bf16, %out: f32):
      %690 = arith.extf %in : bf16 to f32
      %691 = arith.extf %in_156 : bf16 to f32
      %692 = arith.mulf %690, %691 : f32
      %693 = arith.addf %out, %692 : f32
      linalg.yield %693 : f32
    } -> tensor<64x32xf32>
    %520 = linalg.generic {indexing_maps = [#map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%519 : tensor<64x32xf32>) outs(%517 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.truncf %in : f32 to bf16
      %691 = arith.extf %690 : bf16 to f32
      linalg.yield %691 : f32
    } -> tensor<64x32xf32>
    %521 = linalg.generic {indexing_maps = [#map26, #map26], iterator_types = []} ins(%arg162 : tensor<f32>) outs(%211 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = arith.addf %in, %cst_6 : f32
      linalg.yield %690 : f32
    } -> tensor<f32>
    %522 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg54, %520 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%517 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<64x32xf32>
    %523 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg55, %516 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32x32xf32>
    %524 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg56, %506 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %525 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg57, %505 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %526 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg58, %collapsed_148 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32x32xf32>
    %527 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg59, %492 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %528 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg60, %collapsed_145 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32x32xf32>
    %529 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg61, %486 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %530 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg62, %collapsed_142 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32x32xf32>
    %531 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg63, %479 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %532 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg64, %collapsed_138 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32x32xf32>
    %533 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg65, %461 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %534 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg66, %453 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %535 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg67, %452 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %536 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg68, %443 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%267 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32x128xf32>
    %537 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg69, %439 : tensor<128xf32>, tensor<128xf32>) outs(%263 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<128xf32>
    %538 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg70, %435 : tensor<128x32xf32>, tensor<128x32xf32>) outs(%2 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<128x32xf32>
    %539 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg71, %432 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %540 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg72, %424 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %541 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg73, %423 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %542 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg74, %collapsed_124 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32x32xf32>
    %543 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg75, %410 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %544 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg76, %collapsed_121 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32x32xf32>
    %545 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg77, %404 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %546 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg78, %collapsed_118 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32x32xf32>
    %547 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg79, %397 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %548 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg80, %collapsed_114 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32x32xf32>
    %549 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg81, %379 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %550 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg82, %371 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %551 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg83, %370 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %552 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg84, %361 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%267 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32x128xf32>
    %553 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg85, %357 : tensor<128xf32>, tensor<128xf32>) outs(%263 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<128xf32>
    %554 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg86, %353 : tensor<128x32xf32>, tensor<128x32xf32>) outs(%2 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<128x32xf32>
    %555 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg87, %350 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %556 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg88, %342 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %557 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg89, %341 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %558 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg90, %collapsed_100 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32x32xf32>
    %559 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg91, %328 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %560 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg92, %collapsed_97 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32x32xf32>
    %561 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg93, %322 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %562 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg94, %collapsed_94 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32x32xf32>
    %563 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg95, %313 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %564 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg96, %collapsed : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32x32xf32>
    %565 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg97, %288 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %566 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg98, %280 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %567 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg99, %279 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %568 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg100, %270 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%267 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32x128xf32>
    %569 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg101, %264 : tensor<128xf32>, tensor<128xf32>) outs(%263 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<128xf32>
    %570 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg102, %257 : tensor<128x32xf32>, tensor<128x32xf32>) outs(%2 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<128x32xf32>
    %571 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg103, %254 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %572 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg104, %246 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %573 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg105, %245 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32xf32>
    %574 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg106, %231 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%228 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<32x64xf32>
    %575 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg107, %224 : tensor<64xf32>, tensor<64xf32>) outs(%223 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_3 : f32
      %691 = arith.mulf %in, %cst_4 : f32
      %692 = arith.addf %691, %690 : f32
      linalg.yield %692 : f32
    } -> tensor<64xf32>
    %576 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg108, %520 : tensor<64x32xf32>, tensor<64x32xf32>) outs(%517 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<64x32xf32>
    %577 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg109, %516 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32x32xf32>
    %578 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg110, %506 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %579 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg111, %505 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %580 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg112, %collapsed_148 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32x32xf32>
    %581 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg113, %492 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %582 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg114, %collapsed_145 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32x32xf32>
    %583 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg115, %486 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %584 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg116, %collapsed_142 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32x32xf32>
    %585 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg117, %479 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %586 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg118, %collapsed_138 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32x32xf32>
    %587 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg119, %461 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %588 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg120, %453 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %589 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg121, %452 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %590 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg122, %443 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%267 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32x128xf32>
    %591 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg123, %439 : tensor<128xf32>, tensor<128xf32>) outs(%263 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<128xf32>
    %592 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg124, %435 : tensor<128x32xf32>, tensor<128x32xf32>) outs(%2 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<128x32xf32>
    %593 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg125, %432 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %594 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg126, %424 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %595 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg127, %423 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %596 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg128, %collapsed_124 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32x32xf32>
    %597 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg129, %410 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %598 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg130, %collapsed_121 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32x32xf32>
    %599 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg131, %404 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %600 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg132, %collapsed_118 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32x32xf32>
    %601 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg133, %397 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %602 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg134, %collapsed_114 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32x32xf32>
    %603 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg135, %379 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %604 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg136, %371 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %605 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg137, %370 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %606 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg138, %361 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%267 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32x128xf32>
    %607 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg139, %357 : tensor<128xf32>, tensor<128xf32>) outs(%263 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<128xf32>
    %608 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg140, %353 : tensor<128x32xf32>, tensor<128x32xf32>) outs(%2 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<128x32xf32>
    %609 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg141, %350 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %610 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg142, %342 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %611 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg143, %341 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %612 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg144, %collapsed_100 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32x32xf32>
    %613 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg145, %328 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %614 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg146, %collapsed_97 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32x32xf32>
    %615 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg147, %322 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %616 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg148, %collapsed_94 : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32x32xf32>
    %617 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg149, %313 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %618 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg150, %collapsed : tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32x32xf32>
    %619 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg151, %288 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %620 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg152, %280 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %621 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg153, %279 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %622 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg154, %270 : tensor<32x128xf32>, tensor<32x128xf32>) outs(%267 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32x128xf32>
    %623 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg155, %264 : tensor<128xf32>, tensor<128xf32>) outs(%263 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<128xf32>
    %624 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg156, %257 : tensor<128x32xf32>, tensor<128x32xf32>) outs(%2 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<128x32xf32>
    %625 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg157, %254 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %626 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg158, %246 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %627 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg159, %245 : tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32xf32>
    %628 = linalg.generic {indexing_maps = [#map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg160, %231 : tensor<32x64xf32>, tensor<32x64xf32>) outs(%228 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<32x64xf32>
    %629 = linalg.generic {indexing_maps = [#map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg161, %224 : tensor<64xf32>, tensor<64xf32>) outs(%223 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_156: f32, %out: f32):
      %690 = arith.mulf %in_156, %cst_1 : f32
      %691 = arith.mulf %690, %in_156 : f32
      %692 = arith.mulf %in, %cst_2 : f32
      %693 = arith.addf %692, %691 : f32
      linalg.yield %693 : f32
    } -> tensor<64xf32>
    %630 = linalg.generic {indexing_maps = [#map26, #map26], iterator_types = []} ins(%521 : tensor<f32>) outs(%211 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %690 = math.powf %cst_4, %in : f32
      %691 = arith.subf %cst_6, %690 : f32
      %692 = math.powf %cst_2, %in : f32
      %693 = arith.subf %cst_6, %692 : f32
      %694 = math.sqrt %693 : f32
      %695 = arith.mulf %694, %cst_1 : f32
      %696 = arith.divf %695, %691 : f32
      linalg.yield %696 : f32
    } -> tensor<f32>
    %631 = linalg.generic {indexing_maps = [#map8, #map25, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg0, %630, %522, %576 : tensor<64x32xf32>, tensor<f32>, tensor<64x32xf32>, tensor<64x32xf32>) outs(%517 : tensor<64x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<64x32xf32>
    %632 = linalg.generic {indexing_maps = [#map25, #map8], iterator_types = ["parallel", "parallel"]} ins(%630 : tensor<f32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32xf32>
    %633 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg1, %632, %523, %577 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32x32xf32>
    %634 = linalg.generic {indexing_maps = [#map45, #map30], iterator_types = ["parallel"]} ins(%630 : tensor<f32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32xf32>
    %635 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg2, %634, %524, %578 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %636 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg3, %634, %525, %579 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %637 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg4, %632, %526, %580 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32x32xf32>
    %638 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg5, %634, %527, %581 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %639 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg6, %632, %528, %582 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32x32xf32>
    %640 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg7, %634, %529, %583 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %641 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg8, %632, %530, %584 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32x32xf32>
    %642 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg9, %634, %531, %585 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %643 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg10, %632, %532, %586 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32x32xf32>
    %644 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg11, %634, %533, %587 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %645 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg12, %634, %534, %588 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %646 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg13, %634, %535, %589 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %647 = linalg.generic {indexing_maps = [#map25, #map8], iterator_types = ["parallel", "parallel"]} ins(%630 : tensor<f32>) outs(%267 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x128xf32>
    %648 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg14, %647, %536, %590 : tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>) outs(%267 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32x128xf32>
    %649 = linalg.generic {indexing_maps = [#map45, #map30], iterator_types = ["parallel"]} ins(%630 : tensor<f32>) outs(%263 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128xf32>
    %650 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg15, %649, %537, %591 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%263 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<128xf32>
    %651 = linalg.generic {indexing_maps = [#map25, #map8], iterator_types = ["parallel", "parallel"]} ins(%630 : tensor<f32>) outs(%2 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x32xf32>
    %652 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg16, %651, %538, %592 : tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>) outs(%2 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<128x32xf32>
    %653 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg17, %634, %539, %593 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %654 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg18, %634, %540, %594 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %655 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg19, %634, %541, %595 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %656 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg20, %632, %542, %596 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32x32xf32>
    %657 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg21, %634, %543, %597 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %658 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg22, %632, %544, %598 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32x32xf32>
    %659 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg23, %634, %545, %599 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %660 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg24, %632, %546, %600 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32x32xf32>
    %661 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg25, %634, %547, %601 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %662 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg26, %632, %548, %602 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32x32xf32>
    %663 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg27, %634, %549, %603 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %664 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg28, %634, %550, %604 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %665 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg29, %634, %551, %605 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %666 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg30, %647, %552, %606 : tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>) outs(%267 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32x128xf32>
    %667 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg31, %649, %553, %607 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%263 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<128xf32>
    %668 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg32, %651, %554, %608 : tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>) outs(%2 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<128x32xf32>
    %669 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg33, %634, %555, %609 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %670 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg34, %634, %556, %610 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %671 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg35, %634, %557, %611 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %672 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg36, %632, %558, %612 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32x32xf32>
    %673 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg37, %634, %559, %613 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %674 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg38, %632, %560, %614 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32x32xf32>
    %675 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg39, %634, %561, %615 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %676 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg40, %632, %562, %616 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32x32xf32>
    %677 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg41, %634, %563, %617 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %678 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg42, %632, %564, %618 : tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) outs(%291 : tensor<32x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32x32xf32>
    %679 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg43, %634, %565, %619 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %680 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg44, %634, %566, %620 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %681 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg45, %634, %567, %621 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %682 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg46, %647, %568, %622 : tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>, tensor<32x128xf32>) outs(%267 : tensor<32x128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32x128xf32>
    %683 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg47, %649, %569, %623 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%263 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<128xf32>
    %684 = linalg.generic {indexing_maps = [#map8, #map8, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg48, %651, %570, %624 : tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>, tensor<128x32xf32>) outs(%2 : tensor<128x32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<128x32xf32>
    %685 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg49, %634, %571, %625 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %686 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg50, %634, %572, %626 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %687 = linalg.generic {indexing_maps = [#map30, #map30, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg51, %634, %573, %627 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%244 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32xf32>
    %688 = linalg.generic {indexing_maps = [#map8, #map25, #map8, #map8, #map8], iterator_types = ["parallel", "parallel"]} ins(%arg52, %630, %574, %628 : tensor<32x64xf32>, tensor<f32>, tensor<32x64xf32>, tensor<32x64xf32>) outs(%228 : tensor<32x64xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<32x64xf32>
    %689 = linalg.generic {indexing_maps = [#map30, #map45, #map30, #map30, #map30], iterator_types = ["parallel"]} ins(%arg53, %630, %575, %629 : tensor<64xf32>, tensor<f32>, tensor<64xf32>, tensor<64xf32>) outs(%223 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_156: f32, %in_157: f32, %in_158: f32, %out: f32):
      %690 = math.sqrt %in_158 : f32
      %691 = arith.addf %690, %cst_0 : f32
      %692 = arith.mulf %in_156, %in_157 : f32
      %693 = arith.divf %692, %691 : f32
      %694 = arith.subf %in, %693 : f32
      linalg.yield %694 : f32
    } -> tensor<64xf32>
    return %214, %631, %633, %635, %636, %637, %638, %639, %640, %641, %642, %643, %644, %645, %646, %648, %650, %652, %653, %654, %655, %656, %657, %658, %659, %660, %661, %662, %663, %664, %665, %666, %667, %668, %669, %670, %671, %672, %673, %674, %675, %676, %677, %678, %679, %680, %681, %682, %683, %684, %685, %686, %687, %688, %689, %522, %523, %524, %525, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540, %541, %542, %543, %544, %545, %546, %547, %548, %549, %550, %551, %552, %553, %554, %555, %556, %557, %558, %559, %560, %561, %562, %563, %564, %565, %566, %567, %568, %569, %570, %571, %572, %573, %574, %575, %576, %577, %578, %579, %580, %581, %582, %583, %584, %585, %586, %587, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %599, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %612, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %625, %626, %627, %628, %629, %521 : tensor<f32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<f32>
  }
}

