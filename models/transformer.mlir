// tools/models/generate transformer  (jax 0.10.2, jaxlib 0.10.2, iree-base-compiler 3.13.0, mlir-opt 22.1.8)
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3, d2)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map3 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map4 = affine_map<(d0, d1, d2) -> (d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map6 = affine_map<(d0, d1, d2) -> (d0, d1, 0)>
#map7 = affine_map<(d0, d1, d2) -> (d2)>
#map8 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4)>
#map9 = affine_map<(d0, d1, d2, d3, d4) -> (d4, d2, d3)>
#map10 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map11 = affine_map<(d0, d1, d2, d3) -> (d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d1, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
#map14 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d4)>
#map15 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d1, d4)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d0, d3, d1, d2)>
#map17 = affine_map<(d0, d1, d2, d3) -> (d1, d2)>
#map18 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d3, d4)>
#map19 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map20 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d2)>
#map21 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
#map22 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map23 = affine_map<(d0, d1) -> (d0, d1)>
#map24 = affine_map<(d0, d1) -> ()>
#map25 = affine_map<() -> ()>
#map26 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0, d1, d2)>
#map27 = affine_map<(d0, d1, d2) -> (d1, d2, d0)>
#map28 = affine_map<(d0, d1, d2) -> (d0)>
#map29 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>
#map30 = affine_map<(d0, d1, d2, d3) -> (d2, d3, d1)>
#map31 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map32 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d0)>
#map33 = affine_map<(d0, d1, d2, d3, d4) -> (d3, d4, d1, d2)>
#map34 = affine_map<(d0, d1, d2, d3, d4) -> (d2, d3, d4)>
#map35 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d2)>
#map36 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d4, d3)>
#map37 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map38 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d4, d1, d3)>
#map39 = affine_map<(d0, d1, d2, d3) -> (d3, d0, d1, d2)>
#map40 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map41 = affine_map<(d0, d1) -> (d1, d0)>
#map42 = affine_map<(d0) -> (d0)>
module @transformer {
  func.func @main(%arg0: tensor<4096x512xf32>, %arg1: tensor<256x512xf32>, %arg2: tensor<512xf32>, %arg3: tensor<512xf32>, %arg4: tensor<512x512xf32>, %arg5: tensor<512xf32>, %arg6: tensor<512x512xf32>, %arg7: tensor<512xf32>, %arg8: tensor<512x512xf32>, %arg9: tensor<512xf32>, %arg10: tensor<512x512xf32>, %arg11: tensor<512xf32>, %arg12: tensor<512xf32>, %arg13: tensor<512xf32>, %arg14: tensor<512x2048xf32>, %arg15: tensor<2048xf32>, %arg16: tensor<2048x512xf32>, %arg17: tensor<512xf32>, %arg18: tensor<512xf32>, %arg19: tensor<512xf32>, %arg20: tensor<512x512xf32>, %arg21: tensor<512xf32>, %arg22: tensor<512x512xf32>, %arg23: tensor<512xf32>, %arg24: tensor<512x512xf32>, %arg25: tensor<512xf32>, %arg26: tensor<512x512xf32>, %arg27: tensor<512xf32>, %arg28: tensor<512xf32>, %arg29: tensor<512xf32>, %arg30: tensor<512x2048xf32>, %arg31: tensor<2048xf32>, %arg32: tensor<2048x512xf32>, %arg33: tensor<512xf32>, %arg34: tensor<512xf32>, %arg35: tensor<512xf32>, %arg36: tensor<512x512xf32>, %arg37: tensor<512xf32>, %arg38: tensor<512x512xf32>, %arg39: tensor<512xf32>, %arg40: tensor<512x512xf32>, %arg41: tensor<512xf32>, %arg42: tensor<512x512xf32>, %arg43: tensor<512xf32>, %arg44: tensor<512xf32>, %arg45: tensor<512xf32>, %arg46: tensor<512x2048xf32>, %arg47: tensor<2048xf32>, %arg48: tensor<2048x512xf32>, %arg49: tensor<512xf32>, %arg50: tensor<512xf32>, %arg51: tensor<512xf32>, %arg52: tensor<512x512xf32>, %arg53: tensor<512xf32>, %arg54: tensor<512x512xf32>, %arg55: tensor<512xf32>, %arg56: tensor<512x512xf32>, %arg57: tensor<512xf32>, %arg58: tensor<512x512xf32>, %arg59: tensor<512xf32>, %arg60: tensor<512xf32>, %arg61: tensor<512xf32>, %arg62: tensor<512x2048xf32>, %arg63: tensor<2048xf32>, %arg64: tensor<2048x512xf32>, %arg65: tensor<512xf32>, %arg66: tensor<512xf32>, %arg67: tensor<512xf32>, %arg68: tensor<512x512xf32>, %arg69: tensor<512xf32>, %arg70: tensor<512x512xf32>, %arg71: tensor<512xf32>, %arg72: tensor<512x512xf32>, %arg73: tensor<512xf32>, %arg74: tensor<512x512xf32>, %arg75: tensor<512xf32>, %arg76: tensor<512xf32>, %arg77: tensor<512xf32>, %arg78: tensor<512x2048xf32>, %arg79: tensor<2048xf32>, %arg80: tensor<2048x512xf32>, %arg81: tensor<512xf32>, %arg82: tensor<512xf32>, %arg83: tensor<512xf32>, %arg84: tensor<512x512xf32>, %arg85: tensor<512xf32>, %arg86: tensor<512x512xf32>, %arg87: tensor<512xf32>, %arg88: tensor<512x512xf32>, %arg89: tensor<512xf32>, %arg90: tensor<512x512xf32>, %arg91: tensor<512xf32>, %arg92: tensor<512xf32>, %arg93: tensor<512xf32>, %arg94: tensor<512x2048xf32>, %arg95: tensor<2048xf32>, %arg96: tensor<2048x512xf32>, %arg97: tensor<512xf32>, %arg98: tensor<512xf32>, %arg99: tensor<512xf32>, %arg100: tensor<512x512xf32>, %arg101: tensor<512xf32>, %arg102: tensor<512x512xf32>, %arg103: tensor<512xf32>, %arg104: tensor<512x512xf32>, %arg105: tensor<512xf32>, %arg106: tensor<512x512xf32>, %arg107: tensor<512xf32>, %arg108: tensor<512xf32>, %arg109: tensor<512xf32>, %arg110: tensor<512x2048xf32>, %arg111: tensor<2048xf32>, %arg112: tensor<2048x512xf32>, %arg113: tensor<512xf32>, %arg114: tensor<512xf32>, %arg115: tensor<512xf32>, %arg116: tensor<512x512xf32>, %arg117: tensor<512xf32>, %arg118: tensor<512x512xf32>, %arg119: tensor<512xf32>, %arg120: tensor<512x512xf32>, %arg121: tensor<512xf32>, %arg122: tensor<512x512xf32>, %arg123: tensor<512xf32>, %arg124: tensor<512xf32>, %arg125: tensor<512xf32>, %arg126: tensor<512x2048xf32>, %arg127: tensor<2048xf32>, %arg128: tensor<2048x512xf32>, %arg129: tensor<512xf32>, %arg130: tensor<512xf32>, %arg131: tensor<512xf32>, %arg132: tensor<512x512xf32>, %arg133: tensor<512xf32>, %arg134: tensor<512x512xf32>, %arg135: tensor<512xf32>, %arg136: tensor<512x512xf32>, %arg137: tensor<512xf32>, %arg138: tensor<512x512xf32>, %arg139: tensor<512xf32>, %arg140: tensor<512xf32>, %arg141: tensor<512xf32>, %arg142: tensor<512x2048xf32>, %arg143: tensor<2048xf32>, %arg144: tensor<2048x512xf32>, %arg145: tensor<512xf32>, %arg146: tensor<512xf32>, %arg147: tensor<512xf32>, %arg148: tensor<512x512xf32>, %arg149: tensor<512xf32>, %arg150: tensor<512x512xf32>, %arg151: tensor<512xf32>, %arg152: tensor<512x512xf32>, %arg153: tensor<512xf32>, %arg154: tensor<512x512xf32>, %arg155: tensor<512xf32>, %arg156: tensor<512xf32>, %arg157: tensor<512xf32>, %arg158: tensor<512x2048xf32>, %arg159: tensor<2048xf32>, %arg160: tensor<2048x512xf32>, %arg161: tensor<512xf32>, %arg162: tensor<512xf32>, %arg163: tensor<512xf32>, %arg164: tensor<512x512xf32>, %arg165: tensor<512xf32>, %arg166: tensor<512x512xf32>, %arg167: tensor<512xf32>, %arg168: tensor<512x512xf32>, %arg169: tensor<512xf32>, %arg170: tensor<512x512xf32>, %arg171: tensor<512xf32>, %arg172: tensor<512xf32>, %arg173: tensor<512xf32>, %arg174: tensor<512x2048xf32>, %arg175: tensor<2048xf32>, %arg176: tensor<2048x512xf32>, %arg177: tensor<512xf32>, %arg178: tensor<512xf32>, %arg179: tensor<512xf32>, %arg180: tensor<512x512xf32>, %arg181: tensor<512xf32>, %arg182: tensor<512x512xf32>, %arg183: tensor<512xf32>, %arg184: tensor<512x512xf32>, %arg185: tensor<512xf32>, %arg186: tensor<512x512xf32>, %arg187: tensor<512xf32>, %arg188: tensor<512xf32>, %arg189: tensor<512xf32>, %arg190: tensor<512x2048xf32>, %arg191: tensor<2048xf32>, %arg192: tensor<2048x512xf32>, %arg193: tensor<512xf32>, %arg194: tensor<512xf32>, %arg195: tensor<512xf32>, %arg196: tensor<512x4096xf32>, %arg197: tensor<4096xf32>, %arg198: tensor<4x256x4096xf32>, %arg199: tensor<4x256x4096xf32>) -> (tensor<f32>, tensor<4096x512xf32>, tensor<256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x4096xf32>, tensor<4096xf32>) {
    %cst = arith.constant -9.765625E-4 : f32
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 1.024000e+03 : f32
    %cst_2 = arith.constant 5.000000e-01 : f32
    %cst_3 = arith.constant 0.797884583 : f32
    %cst_4 = arith.constant 4.471500e-02 : f32
    %cst_5 = arith.constant 3.000000e+00 : f32
    %cst_6 = arith.constant 1.000000e+00 : f32
    %cst_7 = arith.constant 0xFF800000 : f32
    %cst_8 = arith.constant -1.000000e+09 : f32
    %cst_9 = arith.constant 1.250000e-01 : f32
    %cst_10 = arith.constant -5.000000e-01 : f32
    %cst_11 = arith.constant 9.99999974E-6 : f32
    %cst_12 = arith.constant 2.000000e+00 : f32
    %cst_13 = arith.constant 5.120000e+02 : f32
    %cst_14 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<1024x512xf32>
    %expanded = tensor.expand_shape %0 [[0, 1], [2]] output_shape [4, 256, 512] : tensor<1024x512xf32> into tensor<4x256x512xf32>
    %1 = linalg.fill ins(%cst_14 : f32) outs(%expanded : tensor<4x256x512xf32>) -> tensor<4x256x512xf32>
    %2 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%arg198, %arg0 : tensor<4x256x4096xf32>, tensor<4096x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %3 = tensor.empty() : tensor<4x256x512xf32>
    %4 = linalg.generic {indexing_maps = [#map3, #map4, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%2, %arg1 : tensor<4x256x512xf32>, tensor<256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %5 = tensor.empty() : tensor<4x256xf32>
    %6 = linalg.fill ins(%cst_14 : f32) outs(%5 : tensor<4x256xf32>) -> tensor<4x256xf32>
    %expanded_15 = tensor.expand_shape %4 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %expanded_16 = tensor.expand_shape %5 [[0], [1, 2]] output_shape [4, 256, 1] : tensor<4x256xf32> into tensor<4x256x1xf32>
    %7 = linalg.fill ins(%cst_14 : f32) outs(%expanded_16 : tensor<4x256x1xf32>) -> tensor<4x256x1xf32>
    %8 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_15 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %9 = tensor.empty() : tensor<4x256x1xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %8 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_17 = tensor.expand_shape %10 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %11 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_17 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %12 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%11 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %13 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%12 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %14 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%13 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %15 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%10, %14 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %16 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg2 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %17 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%15, %16, %arg3 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_18 = tensor.expand_shape %arg4 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %expanded_19 = tensor.expand_shape %0 [[0, 1], [2, 3]] output_shape [4, 256, 8, 64] : tensor<1024x512xf32> into tensor<4x256x8x64xf32>
    %18 = linalg.fill ins(%cst_14 : f32) outs(%expanded_19 : tensor<4x256x8x64xf32>) -> tensor<4x256x8x64xf32>
    %19 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%17, %expanded_18 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_20 = tensor.expand_shape %arg5 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %expanded_21 = tensor.expand_shape %arg6 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %20 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%17, %expanded_21 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_22 = tensor.expand_shape %arg7 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %21 = tensor.empty() : tensor<4x256x8x64xf32>
    %22 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%20, %expanded_22 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_23 = tensor.expand_shape %arg8 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %23 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%17, %expanded_23 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_24 = tensor.expand_shape %arg9 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %24 = tensor.empty() : tensor<4x8x256x64xf32>
    %25 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %expanded_20 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%24 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x64xf32>
    %26 = tensor.empty() : tensor<4x8x64x256xf32>
    %27 = tensor.empty() : tensor<32x256x256xf32>
    %expanded_25 = tensor.expand_shape %27 [[0, 1], [2], [3]] output_shape [4, 8, 256, 256] : tensor<32x256x256xf32> into tensor<4x8x256x256xf32>
    %28 = linalg.fill ins(%cst_14 : f32) outs(%expanded_25 : tensor<4x8x256x256xf32>) -> tensor<4x8x256x256xf32>
    %29 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%25, %22 : tensor<4x8x256x64xf32>, tensor<4x256x8x64xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %30 = tensor.empty() : tensor<4x8x256x256xf32>
    %31 = tensor.empty() : tensor<4x8x256x256xi1>
    %32 = linalg.generic {indexing_maps = [#map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%31 : tensor<4x8x256x256xi1>) {
    ^bb0(%out: i1):
      %1570 = linalg.index 2 : index
      %1571 = linalg.index 3 : index
      %1572 = arith.index_cast %1571 : index to i32
      %1573 = arith.index_cast %1570 : index to i32
      %1574 = arith.cmpi sge, %1573, %1572 : i32
      linalg.yield %1574 : i1
    } -> tensor<4x8x256x256xi1>
    %33 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %29 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_9 : f32
      %1571 = arith.select %in, %1570, %cst_8 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %34 = tensor.empty() : tensor<4x8x256xf32>
    %35 = linalg.fill ins(%cst_7 : f32) outs(%34 : tensor<4x8x256xf32>) -> tensor<4x8x256xf32>
    %36 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%33 : tensor<4x8x256x256xf32>) outs(%35 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.maximumf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %37 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %36 : tensor<4x8x256x256xf32>, tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.subf %in, %in_433 : f32
      %1571 = math.exp %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %38 = linalg.fill ins(%cst_14 : f32) outs(%34 : tensor<4x8x256xf32>) -> tensor<4x8x256xf32>
    %39 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%37 : tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %expanded_26 = tensor.expand_shape %39 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %40 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39 : tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x256x256xf32>
    %41 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%37, %40 : tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x256xf32>
    %42 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23, %expanded_24 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x64x256xf32>
    %43 = tensor.empty() : tensor<32x64x256xf32>
    %expanded_27 = tensor.expand_shape %43 [[0, 1], [2], [3]] output_shape [4, 8, 64, 256] : tensor<32x64x256xf32> into tensor<4x8x64x256xf32>
    %44 = linalg.fill ins(%cst_14 : f32) outs(%expanded_27 : tensor<4x8x64x256xf32>) -> tensor<4x8x64x256xf32>
    %45 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%42, %41 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %46 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%45 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_28 = tensor.expand_shape %arg10 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xf32> into tensor<8x64x512xf32>
    %47 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%46, %expanded_28 : tensor<4x256x8x64xf32>, tensor<8x64x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %48 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%4, %47, %arg11 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_29 = tensor.expand_shape %48 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %49 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_29 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %50 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %49 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_30 = tensor.expand_shape %50 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %51 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_30 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %52 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%51 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %53 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%52 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %54 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%53 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %55 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%50, %54 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %56 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg12 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %57 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%55, %56, %arg13 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %58 = tensor.empty() : tensor<1024x2048xf32>
    %expanded_31 = tensor.expand_shape %58 [[0, 1], [2]] output_shape [4, 256, 2048] : tensor<1024x2048xf32> into tensor<4x256x2048xf32>
    %59 = linalg.fill ins(%cst_14 : f32) outs(%expanded_31 : tensor<4x256x2048xf32>) -> tensor<4x256x2048xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%57, %arg14 : tensor<4x256x512xf32>, tensor<512x2048xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %61 = tensor.empty() : tensor<4x256x2048xf32>
    %62 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%60, %arg15 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %64 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %63 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in : f32
      %1571 = arith.mulf %1570, %cst_4 : f32
      %1572 = arith.addf %in, %1571 : f32
      %1573 = arith.mulf %1572, %cst_3 : f32
      %1574 = math.tanh %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256x2048xf32>
    %65 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%64 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %in, %cst_6 : f32
      %1571 = arith.mulf %1570, %cst_2 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %66 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%62, %65 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%66, %arg16 : tensor<4x256x2048xf32>, tensor<2048x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %68 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%48, %67, %arg17 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_32 = tensor.expand_shape %68 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %69 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_32 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %70 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %69 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_33 = tensor.expand_shape %70 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %71 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_33 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%71 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %73 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%72 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %74 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%73 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %75 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%70, %74 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %76 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg18 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %77 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%75, %76, %arg19 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_34 = tensor.expand_shape %arg20 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %78 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%77, %expanded_34 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_35 = tensor.expand_shape %arg21 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %expanded_36 = tensor.expand_shape %arg22 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %79 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%77, %expanded_36 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_37 = tensor.expand_shape %arg23 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %80 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %expanded_37 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_38 = tensor.expand_shape %arg24 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %81 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%77, %expanded_38 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_39 = tensor.expand_shape %arg25 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %82 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %expanded_35 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%24 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x64xf32>
    %83 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%82, %80 : tensor<4x8x256x64xf32>, tensor<4x256x8x64xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %84 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %83 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_9 : f32
      %1571 = arith.select %in, %1570, %cst_8 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %85 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%84 : tensor<4x8x256x256xf32>) outs(%35 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.maximumf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %86 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %85 : tensor<4x8x256x256xf32>, tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.subf %in, %in_433 : f32
      %1571 = math.exp %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %87 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%86 : tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %expanded_40 = tensor.expand_shape %87 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %88 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87 : tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x256x256xf32>
    %89 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %88 : tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x256xf32>
    %90 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %expanded_39 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x64x256xf32>
    %91 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%90, %89 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %92 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_41 = tensor.expand_shape %arg26 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xf32> into tensor<8x64x512xf32>
    %93 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%92, %expanded_41 : tensor<4x256x8x64xf32>, tensor<8x64x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%68, %93, %arg27 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_42 = tensor.expand_shape %94 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %95 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_42 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %96 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %95 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_43 = tensor.expand_shape %96 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %97 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_43 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %98 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%97 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %99 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%98 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %100 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%99 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %101 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%96, %100 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %102 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg28 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %103 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%101, %102, %arg29 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%103, %arg30 : tensor<4x256x512xf32>, tensor<512x2048xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %105 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%104, %arg31 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %106 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %107 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %106 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in : f32
      %1571 = arith.mulf %1570, %cst_4 : f32
      %1572 = arith.addf %in, %1571 : f32
      %1573 = arith.mulf %1572, %cst_3 : f32
      %1574 = math.tanh %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256x2048xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%107 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %in, %cst_6 : f32
      %1571 = arith.mulf %1570, %cst_2 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%105, %108 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %110 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%109, %arg32 : tensor<4x256x2048xf32>, tensor<2048x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %111 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%94, %110, %arg33 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_44 = tensor.expand_shape %111 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %112 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_44 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %113 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %112 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_45 = tensor.expand_shape %113 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %114 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_45 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %115 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%114 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %116 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%115 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %117 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%116 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%113, %117 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %119 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg34 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %120 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%118, %119, %arg35 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_46 = tensor.expand_shape %arg36 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %121 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%120, %expanded_46 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_47 = tensor.expand_shape %arg37 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %expanded_48 = tensor.expand_shape %arg38 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %122 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%120, %expanded_48 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_49 = tensor.expand_shape %arg39 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %123 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %expanded_49 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_50 = tensor.expand_shape %arg40 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %124 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%120, %expanded_50 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_51 = tensor.expand_shape %arg41 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %125 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %expanded_47 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%24 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x64xf32>
    %126 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%125, %123 : tensor<4x8x256x64xf32>, tensor<4x256x8x64xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %127 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %126 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_9 : f32
      %1571 = arith.select %in, %1570, %cst_8 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %128 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%127 : tensor<4x8x256x256xf32>) outs(%35 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.maximumf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %129 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127, %128 : tensor<4x8x256x256xf32>, tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.subf %in, %in_433 : f32
      %1571 = math.exp %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %130 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%129 : tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %expanded_52 = tensor.expand_shape %130 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %131 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130 : tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x256x256xf32>
    %132 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%129, %131 : tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x256xf32>
    %133 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %expanded_51 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x64x256xf32>
    %134 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%133, %132 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %135 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_53 = tensor.expand_shape %arg42 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xf32> into tensor<8x64x512xf32>
    %136 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%135, %expanded_53 : tensor<4x256x8x64xf32>, tensor<8x64x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %137 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%111, %136, %arg43 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_54 = tensor.expand_shape %137 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %138 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_54 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %139 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %138 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_55 = tensor.expand_shape %139 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %140 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_55 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %141 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%140 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %142 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%141 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %143 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%142 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %144 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%139, %143 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %145 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg44 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %146 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%144, %145, %arg45 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%146, %arg46 : tensor<4x256x512xf32>, tensor<512x2048xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %148 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%147, %arg47 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %149 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %150 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %149 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in : f32
      %1571 = arith.mulf %1570, %cst_4 : f32
      %1572 = arith.addf %in, %1571 : f32
      %1573 = arith.mulf %1572, %cst_3 : f32
      %1574 = math.tanh %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256x2048xf32>
    %151 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%150 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %in, %cst_6 : f32
      %1571 = arith.mulf %1570, %cst_2 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %152 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%148, %151 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%152, %arg48 : tensor<4x256x2048xf32>, tensor<2048x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %154 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%137, %153, %arg49 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_56 = tensor.expand_shape %154 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %155 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_56 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %156 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %155 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_57 = tensor.expand_shape %156 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %157 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_57 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %158 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%157 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %159 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%158 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %160 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%159 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %161 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%156, %160 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %162 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg50 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %163 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%161, %162, %arg51 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_58 = tensor.expand_shape %arg52 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %164 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%163, %expanded_58 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_59 = tensor.expand_shape %arg53 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %expanded_60 = tensor.expand_shape %arg54 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %165 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%163, %expanded_60 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_61 = tensor.expand_shape %arg55 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %166 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%165, %expanded_61 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_62 = tensor.expand_shape %arg56 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %167 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%163, %expanded_62 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_63 = tensor.expand_shape %arg57 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %168 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164, %expanded_59 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%24 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x64xf32>
    %169 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%168, %166 : tensor<4x8x256x64xf32>, tensor<4x256x8x64xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %170 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %169 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_9 : f32
      %1571 = arith.select %in, %1570, %cst_8 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %171 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%170 : tensor<4x8x256x256xf32>) outs(%35 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.maximumf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %172 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%170, %171 : tensor<4x8x256x256xf32>, tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.subf %in, %in_433 : f32
      %1571 = math.exp %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %173 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%172 : tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %expanded_64 = tensor.expand_shape %173 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %174 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173 : tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x256x256xf32>
    %175 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172, %174 : tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x256xf32>
    %176 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167, %expanded_63 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x64x256xf32>
    %177 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%176, %175 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %178 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%177 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_65 = tensor.expand_shape %arg58 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xf32> into tensor<8x64x512xf32>
    %179 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%178, %expanded_65 : tensor<4x256x8x64xf32>, tensor<8x64x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %180 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%154, %179, %arg59 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_66 = tensor.expand_shape %180 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %181 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_66 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %182 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %181 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_67 = tensor.expand_shape %182 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %183 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_67 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %184 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%183 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %185 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%184 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %186 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%185 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %187 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%182, %186 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %188 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg60 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %189 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%187, %188, %arg61 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %190 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%189, %arg62 : tensor<4x256x512xf32>, tensor<512x2048xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %191 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%190, %arg63 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %192 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %193 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %192 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in : f32
      %1571 = arith.mulf %1570, %cst_4 : f32
      %1572 = arith.addf %in, %1571 : f32
      %1573 = arith.mulf %1572, %cst_3 : f32
      %1574 = math.tanh %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256x2048xf32>
    %194 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%193 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %in, %cst_6 : f32
      %1571 = arith.mulf %1570, %cst_2 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %195 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%191, %194 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %196 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%195, %arg64 : tensor<4x256x2048xf32>, tensor<2048x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %197 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%180, %196, %arg65 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_68 = tensor.expand_shape %197 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %198 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_68 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %199 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %198 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_69 = tensor.expand_shape %199 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %200 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_69 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %201 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%200 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %202 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%201 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %203 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%202 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %204 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%199, %203 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %205 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg66 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %206 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%204, %205, %arg67 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_70 = tensor.expand_shape %arg68 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %207 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%206, %expanded_70 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_71 = tensor.expand_shape %arg69 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %expanded_72 = tensor.expand_shape %arg70 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %208 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%206, %expanded_72 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_73 = tensor.expand_shape %arg71 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %209 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208, %expanded_73 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_74 = tensor.expand_shape %arg72 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %210 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%206, %expanded_74 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_75 = tensor.expand_shape %arg73 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %211 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207, %expanded_71 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%24 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x64xf32>
    %212 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%211, %209 : tensor<4x8x256x64xf32>, tensor<4x256x8x64xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %213 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %212 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_9 : f32
      %1571 = arith.select %in, %1570, %cst_8 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %214 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%213 : tensor<4x8x256x256xf32>) outs(%35 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.maximumf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %215 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213, %214 : tensor<4x8x256x256xf32>, tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.subf %in, %in_433 : f32
      %1571 = math.exp %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %216 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%215 : tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %expanded_76 = tensor.expand_shape %216 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %217 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216 : tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x256x256xf32>
    %218 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%215, %217 : tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x256xf32>
    %219 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%210, %expanded_75 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x64x256xf32>
    %220 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%219, %218 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %221 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%220 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_77 = tensor.expand_shape %arg74 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xf32> into tensor<8x64x512xf32>
    %222 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%221, %expanded_77 : tensor<4x256x8x64xf32>, tensor<8x64x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %223 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%197, %222, %arg75 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_78 = tensor.expand_shape %223 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %224 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_78 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %225 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %224 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_79 = tensor.expand_shape %225 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %226 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_79 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %227 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%226 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %228 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%227 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %229 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%228 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %230 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%225, %229 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %231 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg76 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %232 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%230, %231, %arg77 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %233 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%232, %arg78 : tensor<4x256x512xf32>, tensor<512x2048xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %234 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%233, %arg79 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %235 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %236 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %235 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in : f32
      %1571 = arith.mulf %1570, %cst_4 : f32
      %1572 = arith.addf %in, %1571 : f32
      %1573 = arith.mulf %1572, %cst_3 : f32
      %1574 = math.tanh %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256x2048xf32>
    %237 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%236 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %in, %cst_6 : f32
      %1571 = arith.mulf %1570, %cst_2 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %238 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%234, %237 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %239 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%238, %arg80 : tensor<4x256x2048xf32>, tensor<2048x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %240 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%223, %239, %arg81 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_80 = tensor.expand_shape %240 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %241 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_80 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %242 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %241 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_81 = tensor.expand_shape %242 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %243 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_81 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %244 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%243 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %245 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%244 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %246 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%245 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %247 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%242, %246 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %248 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg82 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %249 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%247, %248, %arg83 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_82 = tensor.expand_shape %arg84 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %250 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%249, %expanded_82 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_83 = tensor.expand_shape %arg85 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %expanded_84 = tensor.expand_shape %arg86 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %251 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%249, %expanded_84 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_85 = tensor.expand_shape %arg87 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %252 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%251, %expanded_85 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_86 = tensor.expand_shape %arg88 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %253 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%249, %expanded_86 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_87 = tensor.expand_shape %arg89 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %254 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%250, %expanded_83 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%24 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x64xf32>
    %255 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%254, %252 : tensor<4x8x256x64xf32>, tensor<4x256x8x64xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %256 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %255 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_9 : f32
      %1571 = arith.select %in, %1570, %cst_8 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %257 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%256 : tensor<4x8x256x256xf32>) outs(%35 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.maximumf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %258 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256, %257 : tensor<4x8x256x256xf32>, tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.subf %in, %in_433 : f32
      %1571 = math.exp %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %259 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%258 : tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %expanded_88 = tensor.expand_shape %259 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %260 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259 : tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x256x256xf32>
    %261 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%258, %260 : tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x256xf32>
    %262 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%253, %expanded_87 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x64x256xf32>
    %263 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%262, %261 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %264 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%263 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_89 = tensor.expand_shape %arg90 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xf32> into tensor<8x64x512xf32>
    %265 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%264, %expanded_89 : tensor<4x256x8x64xf32>, tensor<8x64x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %266 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%240, %265, %arg91 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_90 = tensor.expand_shape %266 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %267 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_90 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %268 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %267 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_91 = tensor.expand_shape %268 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %269 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_91 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %270 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%269 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %271 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%270 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %272 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%271 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %273 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%268, %272 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %274 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg92 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %275 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%273, %274, %arg93 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %276 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%275, %arg94 : tensor<4x256x512xf32>, tensor<512x2048xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %277 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%276, %arg95 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %278 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %279 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277, %278 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in : f32
      %1571 = arith.mulf %1570, %cst_4 : f32
      %1572 = arith.addf %in, %1571 : f32
      %1573 = arith.mulf %1572, %cst_3 : f32
      %1574 = math.tanh %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256x2048xf32>
    %280 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%279 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %in, %cst_6 : f32
      %1571 = arith.mulf %1570, %cst_2 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %281 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%277, %280 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %282 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%281, %arg96 : tensor<4x256x2048xf32>, tensor<2048x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %283 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%266, %282, %arg97 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_92 = tensor.expand_shape %283 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %284 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_92 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %285 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283, %284 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_93 = tensor.expand_shape %285 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %286 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_93 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %287 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%286 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %288 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%287 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %289 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%288 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %290 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%285, %289 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %291 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg98 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %292 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%290, %291, %arg99 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_94 = tensor.expand_shape %arg100 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %293 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%292, %expanded_94 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_95 = tensor.expand_shape %arg101 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %expanded_96 = tensor.expand_shape %arg102 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %294 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%292, %expanded_96 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_97 = tensor.expand_shape %arg103 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %295 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%294, %expanded_97 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_98 = tensor.expand_shape %arg104 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %296 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%292, %expanded_98 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_99 = tensor.expand_shape %arg105 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %297 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%293, %expanded_95 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%24 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x64xf32>
    %298 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%297, %295 : tensor<4x8x256x64xf32>, tensor<4x256x8x64xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %299 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %298 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_9 : f32
      %1571 = arith.select %in, %1570, %cst_8 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %300 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%299 : tensor<4x8x256x256xf32>) outs(%35 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.maximumf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %301 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%299, %300 : tensor<4x8x256x256xf32>, tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.subf %in, %in_433 : f32
      %1571 = math.exp %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %302 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%301 : tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %expanded_100 = tensor.expand_shape %302 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %303 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%302 : tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x256x256xf32>
    %304 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%301, %303 : tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x256xf32>
    %305 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%296, %expanded_99 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x64x256xf32>
    %306 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%305, %304 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %307 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%306 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_101 = tensor.expand_shape %arg106 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xf32> into tensor<8x64x512xf32>
    %308 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%307, %expanded_101 : tensor<4x256x8x64xf32>, tensor<8x64x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %309 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%283, %308, %arg107 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_102 = tensor.expand_shape %309 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %310 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_102 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %311 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309, %310 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_103 = tensor.expand_shape %311 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %312 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_103 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %313 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%312 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %314 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%313 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %315 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%314 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %316 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%311, %315 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %317 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg108 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %318 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%316, %317, %arg109 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %319 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%318, %arg110 : tensor<4x256x512xf32>, tensor<512x2048xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %320 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%319, %arg111 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %321 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %322 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %321 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in : f32
      %1571 = arith.mulf %1570, %cst_4 : f32
      %1572 = arith.addf %in, %1571 : f32
      %1573 = arith.mulf %1572, %cst_3 : f32
      %1574 = math.tanh %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256x2048xf32>
    %323 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%322 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %in, %cst_6 : f32
      %1571 = arith.mulf %1570, %cst_2 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %324 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%320, %323 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %325 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%324, %arg112 : tensor<4x256x2048xf32>, tensor<2048x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %326 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%309, %325, %arg113 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_104 = tensor.expand_shape %326 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %327 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_104 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %328 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326, %327 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_105 = tensor.expand_shape %328 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %329 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_105 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %330 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%329 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %331 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%330 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %332 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%331 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %333 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%328, %332 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %334 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg114 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %335 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%333, %334, %arg115 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_106 = tensor.expand_shape %arg116 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %336 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%335, %expanded_106 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_107 = tensor.expand_shape %arg117 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %expanded_108 = tensor.expand_shape %arg118 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %337 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%335, %expanded_108 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_109 = tensor.expand_shape %arg119 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %338 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%337, %expanded_109 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_110 = tensor.expand_shape %arg120 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %339 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%335, %expanded_110 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_111 = tensor.expand_shape %arg121 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %340 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%336, %expanded_107 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%24 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x64xf32>
    %341 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%340, %338 : tensor<4x8x256x64xf32>, tensor<4x256x8x64xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %342 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %341 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_9 : f32
      %1571 = arith.select %in, %1570, %cst_8 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %343 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%342 : tensor<4x8x256x256xf32>) outs(%35 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.maximumf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %344 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%342, %343 : tensor<4x8x256x256xf32>, tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.subf %in, %in_433 : f32
      %1571 = math.exp %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %345 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%344 : tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %expanded_112 = tensor.expand_shape %345 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %346 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%345 : tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x256x256xf32>
    %347 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%344, %346 : tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x256xf32>
    %348 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%339, %expanded_111 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x64x256xf32>
    %349 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%348, %347 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %350 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%349 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_113 = tensor.expand_shape %arg122 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xf32> into tensor<8x64x512xf32>
    %351 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%350, %expanded_113 : tensor<4x256x8x64xf32>, tensor<8x64x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %352 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%326, %351, %arg123 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_114 = tensor.expand_shape %352 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %353 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_114 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %354 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352, %353 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_115 = tensor.expand_shape %354 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %355 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_115 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %356 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%355 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %357 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%356 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %358 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%357 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %359 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%354, %358 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %360 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg124 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %361 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%359, %360, %arg125 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %362 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%361, %arg126 : tensor<4x256x512xf32>, tensor<512x2048xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %363 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%362, %arg127 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %364 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %365 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %364 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in : f32
      %1571 = arith.mulf %1570, %cst_4 : f32
      %1572 = arith.addf %in, %1571 : f32
      %1573 = arith.mulf %1572, %cst_3 : f32
      %1574 = math.tanh %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256x2048xf32>
    %366 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%365 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %in, %cst_6 : f32
      %1571 = arith.mulf %1570, %cst_2 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %367 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%363, %366 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %368 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%367, %arg128 : tensor<4x256x2048xf32>, tensor<2048x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %369 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%352, %368, %arg129 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_116 = tensor.expand_shape %369 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %370 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_116 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %371 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369, %370 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_117 = tensor.expand_shape %371 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %372 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_117 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %373 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%372 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %374 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%373 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %375 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%374 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %376 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%371, %375 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %377 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg130 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %378 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%376, %377, %arg131 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_118 = tensor.expand_shape %arg132 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %379 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%378, %expanded_118 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_119 = tensor.expand_shape %arg133 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %expanded_120 = tensor.expand_shape %arg134 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %380 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%378, %expanded_120 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_121 = tensor.expand_shape %arg135 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %381 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%380, %expanded_121 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_122 = tensor.expand_shape %arg136 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %382 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%378, %expanded_122 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_123 = tensor.expand_shape %arg137 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %383 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%379, %expanded_119 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%24 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x64xf32>
    %384 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%383, %381 : tensor<4x8x256x64xf32>, tensor<4x256x8x64xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %385 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %384 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_9 : f32
      %1571 = arith.select %in, %1570, %cst_8 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %386 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%385 : tensor<4x8x256x256xf32>) outs(%35 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.maximumf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %387 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385, %386 : tensor<4x8x256x256xf32>, tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.subf %in, %in_433 : f32
      %1571 = math.exp %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %388 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%387 : tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %expanded_124 = tensor.expand_shape %388 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %389 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%388 : tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x256x256xf32>
    %390 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%387, %389 : tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x256xf32>
    %391 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%382, %expanded_123 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x64x256xf32>
    %392 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%391, %390 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %393 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%392 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_125 = tensor.expand_shape %arg138 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xf32> into tensor<8x64x512xf32>
    %394 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%393, %expanded_125 : tensor<4x256x8x64xf32>, tensor<8x64x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %395 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%369, %394, %arg139 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_126 = tensor.expand_shape %395 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %396 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_126 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %397 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395, %396 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_127 = tensor.expand_shape %397 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %398 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_127 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %399 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%398 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %400 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%399 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %401 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%400 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %402 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%397, %401 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %403 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg140 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %404 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%402, %403, %arg141 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %405 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%404, %arg142 : tensor<4x256x512xf32>, tensor<512x2048xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %406 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%405, %arg143 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %407 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %408 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %407 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in : f32
      %1571 = arith.mulf %1570, %cst_4 : f32
      %1572 = arith.addf %in, %1571 : f32
      %1573 = arith.mulf %1572, %cst_3 : f32
      %1574 = math.tanh %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256x2048xf32>
    %409 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%408 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %in, %cst_6 : f32
      %1571 = arith.mulf %1570, %cst_2 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %410 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%406, %409 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %411 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%410, %arg144 : tensor<4x256x2048xf32>, tensor<2048x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %412 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%395, %411, %arg145 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_128 = tensor.expand_shape %412 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %413 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_128 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %414 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412, %413 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_129 = tensor.expand_shape %414 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %415 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_129 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %416 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%415 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %417 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%416 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %418 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%417 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %419 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%414, %418 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %420 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg146 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %421 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%419, %420, %arg147 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_130 = tensor.expand_shape %arg148 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %422 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%421, %expanded_130 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_131 = tensor.expand_shape %arg149 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %expanded_132 = tensor.expand_shape %arg150 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %423 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%421, %expanded_132 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_133 = tensor.expand_shape %arg151 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %424 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%423, %expanded_133 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_134 = tensor.expand_shape %arg152 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %425 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%421, %expanded_134 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_135 = tensor.expand_shape %arg153 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %426 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%422, %expanded_131 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%24 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x64xf32>
    %427 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%426, %424 : tensor<4x8x256x64xf32>, tensor<4x256x8x64xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %428 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %427 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_9 : f32
      %1571 = arith.select %in, %1570, %cst_8 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %429 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%428 : tensor<4x8x256x256xf32>) outs(%35 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.maximumf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %430 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%428, %429 : tensor<4x8x256x256xf32>, tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.subf %in, %in_433 : f32
      %1571 = math.exp %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %431 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%430 : tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %expanded_136 = tensor.expand_shape %431 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %432 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%431 : tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x256x256xf32>
    %433 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%430, %432 : tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x256xf32>
    %434 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%425, %expanded_135 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x64x256xf32>
    %435 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%434, %433 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %436 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%435 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_137 = tensor.expand_shape %arg154 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xf32> into tensor<8x64x512xf32>
    %437 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%436, %expanded_137 : tensor<4x256x8x64xf32>, tensor<8x64x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %438 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%412, %437, %arg155 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_138 = tensor.expand_shape %438 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %439 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_138 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %440 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438, %439 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_139 = tensor.expand_shape %440 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %441 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_139 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %442 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%441 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %443 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%442 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %444 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%443 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %445 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%440, %444 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %446 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg156 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %447 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%445, %446, %arg157 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %448 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%447, %arg158 : tensor<4x256x512xf32>, tensor<512x2048xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %449 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%448, %arg159 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %450 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %451 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449, %450 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in : f32
      %1571 = arith.mulf %1570, %cst_4 : f32
      %1572 = arith.addf %in, %1571 : f32
      %1573 = arith.mulf %1572, %cst_3 : f32
      %1574 = math.tanh %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256x2048xf32>
    %452 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%451 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %in, %cst_6 : f32
      %1571 = arith.mulf %1570, %cst_2 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %453 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%449, %452 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %454 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%453, %arg160 : tensor<4x256x2048xf32>, tensor<2048x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %455 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%438, %454, %arg161 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_140 = tensor.expand_shape %455 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %456 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_140 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %457 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%455, %456 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_141 = tensor.expand_shape %457 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %458 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_141 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %459 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%458 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %460 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%459 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %461 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%460 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %462 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%457, %461 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %463 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg162 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %464 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%462, %463, %arg163 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_142 = tensor.expand_shape %arg164 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %465 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%464, %expanded_142 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_143 = tensor.expand_shape %arg165 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %expanded_144 = tensor.expand_shape %arg166 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %466 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%464, %expanded_144 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_145 = tensor.expand_shape %arg167 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %467 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%466, %expanded_145 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_146 = tensor.expand_shape %arg168 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %468 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%464, %expanded_146 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_147 = tensor.expand_shape %arg169 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %469 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%465, %expanded_143 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%24 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x64xf32>
    %470 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%469, %467 : tensor<4x8x256x64xf32>, tensor<4x256x8x64xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %471 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %470 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_9 : f32
      %1571 = arith.select %in, %1570, %cst_8 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %472 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%471 : tensor<4x8x256x256xf32>) outs(%35 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.maximumf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %473 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%471, %472 : tensor<4x8x256x256xf32>, tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.subf %in, %in_433 : f32
      %1571 = math.exp %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %474 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%473 : tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %expanded_148 = tensor.expand_shape %474 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %475 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%474 : tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x256x256xf32>
    %476 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%473, %475 : tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x256xf32>
    %477 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%468, %expanded_147 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x64x256xf32>
    %478 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%477, %476 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %479 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%478 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_149 = tensor.expand_shape %arg170 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xf32> into tensor<8x64x512xf32>
    %480 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%479, %expanded_149 : tensor<4x256x8x64xf32>, tensor<8x64x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %481 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%455, %480, %arg171 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_150 = tensor.expand_shape %481 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %482 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_150 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %483 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %482 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_151 = tensor.expand_shape %483 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %484 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_151 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %485 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%484 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %486 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%485 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %487 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%486 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %488 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%483, %487 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %489 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg172 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %490 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%488, %489, %arg173 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %491 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%490, %arg174 : tensor<4x256x512xf32>, tensor<512x2048xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %492 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%491, %arg175 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %493 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %494 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492, %493 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in : f32
      %1571 = arith.mulf %1570, %cst_4 : f32
      %1572 = arith.addf %in, %1571 : f32
      %1573 = arith.mulf %1572, %cst_3 : f32
      %1574 = math.tanh %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256x2048xf32>
    %495 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%494 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %in, %cst_6 : f32
      %1571 = arith.mulf %1570, %cst_2 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %496 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%492, %495 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %497 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%496, %arg176 : tensor<4x256x2048xf32>, tensor<2048x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %498 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%481, %497, %arg177 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_152 = tensor.expand_shape %498 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %499 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_152 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %500 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %499 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_153 = tensor.expand_shape %500 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %501 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_153 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %502 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%501 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %503 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%502 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %504 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%503 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %505 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%500, %504 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %506 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg178 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %507 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%505, %506, %arg179 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_154 = tensor.expand_shape %arg180 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %508 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%507, %expanded_154 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_155 = tensor.expand_shape %arg181 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %expanded_156 = tensor.expand_shape %arg182 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %509 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%507, %expanded_156 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_157 = tensor.expand_shape %arg183 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %510 = linalg.generic {indexing_maps = [#map5, #map11, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%509, %expanded_157 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_158 = tensor.expand_shape %arg184 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %511 = linalg.generic {indexing_maps = [#map8, #map9, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%507, %expanded_158 : tensor<4x256x512xf32>, tensor<512x8x64xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_159 = tensor.expand_shape %arg185 [[0, 1]] output_shape [8, 64] : tensor<512xf32> into tensor<8x64xf32>
    %512 = linalg.generic {indexing_maps = [#map12, #map13, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%508, %expanded_155 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%24 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x64xf32>
    %513 = linalg.generic {indexing_maps = [#map14, #map15, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%512, %510 : tensor<4x8x256x64xf32>, tensor<4x256x8x64xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %514 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %513 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_9 : f32
      %1571 = arith.select %in, %1570, %cst_8 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %515 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%514 : tensor<4x8x256x256xf32>) outs(%35 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.maximumf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %516 = linalg.generic {indexing_maps = [#map5, #map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%514, %515 : tensor<4x8x256x256xf32>, tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.subf %in, %in_433 : f32
      %1571 = math.exp %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %517 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%516 : tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256xf32>
    %expanded_160 = tensor.expand_shape %517 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %518 = linalg.generic {indexing_maps = [#map2, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%517 : tensor<4x8x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x256x256xf32>
    %519 = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%516, %518 : tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x256x256xf32>
    %520 = linalg.generic {indexing_maps = [#map16, #map17, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%511, %expanded_159 : tensor<4x256x8x64xf32>, tensor<8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x8x64x256xf32>
    %521 = linalg.generic {indexing_maps = [#map14, #map18, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%520, %519 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %522 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%521 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %expanded_161 = tensor.expand_shape %arg186 [[0, 1], [2]] output_shape [8, 64, 512] : tensor<512x512xf32> into tensor<8x64x512xf32>
    %523 = linalg.generic {indexing_maps = [#map18, #map20, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%522, %expanded_161 : tensor<4x256x8x64xf32>, tensor<8x64x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %524 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%498, %523, %arg187 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_162 = tensor.expand_shape %524 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %525 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_162 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %526 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524, %525 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_163 = tensor.expand_shape %526 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %527 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_163 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %528 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%527 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %529 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%528 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %530 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%529 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %531 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%526, %530 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %532 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg188 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %533 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%531, %532, %arg189 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %534 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%533, %arg190 : tensor<4x256x512xf32>, tensor<512x2048xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %535 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%534, %arg191 : tensor<4x256x2048xf32>, tensor<2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %536 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%535 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %537 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%535, %536 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in : f32
      %1571 = arith.mulf %1570, %cst_4 : f32
      %1572 = arith.addf %in, %1571 : f32
      %1573 = arith.mulf %1572, %cst_3 : f32
      %1574 = math.tanh %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256x2048xf32>
    %538 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%537 : tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %in, %cst_6 : f32
      %1571 = arith.mulf %1570, %cst_2 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %539 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%535, %538 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x2048xf32>
    %540 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%539, %arg192 : tensor<4x256x2048xf32>, tensor<2048x512xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %541 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%524, %540, %arg193 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_164 = tensor.expand_shape %541 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %542 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_164 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %543 = linalg.generic {indexing_maps = [#map3, #map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%541, %542 : tensor<4x256x512xf32>, tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in_433, %cst_13 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_165 = tensor.expand_shape %543 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %544 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_165 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %545 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%544 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_13 : f32
      %1571 = arith.addf %1570, %cst_11 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %546 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%545 : tensor<4x256x1xf32>) outs(%9 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.rsqrt %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %547 = linalg.generic {indexing_maps = [#map6, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%546 : tensor<4x256x1xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %548 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%543, %547 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %549 = linalg.generic {indexing_maps = [#map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg194 : tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x512xf32>
    %550 = linalg.generic {indexing_maps = [#map3, #map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%548, %549, %arg195 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %551 = tensor.empty() : tensor<1024x4096xf32>
    %expanded_166 = tensor.expand_shape %551 [[0, 1], [2]] output_shape [4, 256, 4096] : tensor<1024x4096xf32> into tensor<4x256x4096xf32>
    %552 = linalg.fill ins(%cst_14 : f32) outs(%expanded_166 : tensor<4x256x4096xf32>) -> tensor<4x256x4096xf32>
    %553 = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%550, %arg196 : tensor<4x256x512xf32>, tensor<512x4096xf32>) outs(%552 : tensor<4x256x4096xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x4096xf32>
    %554 = tensor.empty() : tensor<4x256x4096xf32>
    %555 = linalg.generic {indexing_maps = [#map3, #map7, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%553, %arg197 : tensor<4x256x4096xf32>, tensor<4096xf32>) outs(%554 : tensor<4x256x4096xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x4096xf32>
    %556 = linalg.fill ins(%cst_7 : f32) outs(%5 : tensor<4x256xf32>) -> tensor<4x256xf32>
    %557 = linalg.generic {indexing_maps = [#map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%555 : tensor<4x256x4096xf32>) outs(%556 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.maximumf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256xf32>
    %558 = linalg.generic {indexing_maps = [#map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%555, %557 : tensor<4x256x4096xf32>, tensor<4x256xf32>) outs(%554 : tensor<4x256x4096xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.subf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x4096xf32>
    %559 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%558 : tensor<4x256x4096xf32>) outs(%554 : tensor<4x256x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = math.exp %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x4096xf32>
    %expanded_167 = tensor.expand_shape %559 [[0], [1, 2], [3]] output_shape [4, 256, 1, 4096] : tensor<4x256x4096xf32> into tensor<4x256x1x4096xf32>
    %560 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_167 : tensor<4x256x1x4096xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x1xf32>
    %561 = linalg.generic {indexing_maps = [#map3, #map6, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%558, %560, %arg199 : tensor<4x256x4096xf32>, tensor<4x256x1xf32>, tensor<4x256x4096xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = math.log %in_433 : f32
      %1571 = arith.subf %in, %1570 : f32
      %1572 = arith.mulf %1571, %in_434 : f32
      %1573 = arith.addf %out, %1572 : f32
      linalg.yield %1573 : f32
    } -> tensor<4x256xf32>
    %562 = tensor.empty() : tensor<f32>
    %563 = linalg.fill ins(%cst_14 : f32) outs(%562 : tensor<f32>) -> tensor<f32>
    %564 = linalg.generic {indexing_maps = [#map23, #map24], iterator_types = ["reduction", "reduction"]} ins(%561 : tensor<4x256xf32>) outs(%563 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<f32>
    %565 = linalg.generic {indexing_maps = [#map25, #map25], iterator_types = []} ins(%564 : tensor<f32>) outs(%562 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.divf %in, %cst_1 : f32
      %1571 = arith.negf %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<f32>
    %566 = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%arg199 : tensor<4x256x4096xf32>) outs(%554 : tensor<4x256x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.mulf %in, %cst : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x4096xf32>
    %expanded_168 = tensor.expand_shape %566 [[0], [1, 2], [3]] output_shape [4, 256, 1, 4096] : tensor<4x256x4096xf32> into tensor<4x256x1x4096xf32>
    %567 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_168 : tensor<4x256x1x4096xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %568 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%567, %560 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.divf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256xf32>
    %569 = linalg.generic {indexing_maps = [#map3, #map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%566, %568, %559 : tensor<4x256x4096xf32>, tensor<4x256xf32>, tensor<4x256x4096xf32>) outs(%554 : tensor<4x256x4096xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in_434 : f32
      %1571 = arith.addf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x4096xf32>
    %570 = tensor.empty() : tensor<4096xf32>
    %571 = linalg.fill ins(%cst_14 : f32) outs(%570 : tensor<4096xf32>) -> tensor<4096xf32>
    %expanded_169 = tensor.expand_shape %569 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 4096] : tensor<4x256x4096xf32> into tensor<4x256x1x1x4096xf32>
    %expanded_170 = tensor.expand_shape %570 [[0, 1, 2]] output_shape [1, 1, 4096] : tensor<4096xf32> into tensor<1x1x4096xf32>
    %572 = linalg.fill ins(%cst_14 : f32) outs(%expanded_170 : tensor<1x1x4096xf32>) -> tensor<1x1x4096xf32>
    %573 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_169 : tensor<4x256x1x1x4096xf32>) outs(%572 : tensor<1x1x4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x4096xf32>
    %574 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%573 : tensor<1x1x4096xf32>) outs(%571 : tensor<4096xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<4096xf32>
    %575 = tensor.empty() : tensor<4096x512xf32>
    %576 = linalg.fill ins(%cst_14 : f32) outs(%575 : tensor<4096x512xf32>) -> tensor<4096x512xf32>
    %577 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%569, %550 : tensor<4x256x4096xf32>, tensor<4x256x512xf32>) outs(%576 : tensor<4096x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4096x512xf32>
    %578 = tensor.empty() : tensor<512x4096xf32>
    %579 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%569, %arg196 : tensor<4x256x4096xf32>, tensor<512x4096xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %580 = tensor.empty() : tensor<512xf32>
    %581 = linalg.fill ins(%cst_14 : f32) outs(%580 : tensor<512xf32>) -> tensor<512xf32>
    %expanded_171 = tensor.expand_shape %579 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %expanded_172 = tensor.expand_shape %580 [[0, 1, 2]] output_shape [1, 1, 512] : tensor<512xf32> into tensor<1x1x512xf32>
    %582 = linalg.fill ins(%cst_14 : f32) outs(%expanded_172 : tensor<1x1x512xf32>) -> tensor<1x1x512xf32>
    %583 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_171 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %584 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%583 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_173 = tensor.expand_shape %548 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %585 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_173, %expanded_171 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %586 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%579, %549 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %587 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%585 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_174 = tensor.expand_shape %586 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %588 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_165, %expanded_174 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %589 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%586, %547 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_175 = tensor.expand_shape %589 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %590 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_175 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %591 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%588, %546, %545 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %592 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%591, %543 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_176 = tensor.expand_shape %592 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %593 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_176 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %594 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%590, %593 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %595 = linalg.generic {indexing_maps = [#map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%589, %592, %594 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_177 = tensor.expand_shape %595 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %596 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_177 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %597 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%596 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %598 = tensor.empty() : tensor<512x2048xf32>
    %599 = linalg.fill ins(%cst_14 : f32) outs(%598 : tensor<512x2048xf32>) -> tensor<512x2048xf32>
    %600 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%595, %539 : tensor<4x256x512xf32>, tensor<4x256x2048xf32>) outs(%599 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %601 = tensor.empty() : tensor<2048x512xf32>
    %602 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%595, %arg192 : tensor<4x256x512xf32>, tensor<2048x512xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %603 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%602, %538, %535, %537, %536 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.subf %cst_6, %in_435 : f32
      %1571 = arith.mulf %in_434, %in : f32
      %1572 = arith.mulf %1571, %cst_2 : f32
      %1573 = arith.mulf %1572, %1570 : f32
      %1574 = arith.mulf %1573, %in_435 : f32
      %1575 = arith.addf %1573, %1574 : f32
      %1576 = arith.mulf %1575, %cst_3 : f32
      %1577 = arith.mulf %in_436, %cst_5 : f32
      %1578 = arith.mulf %1576, %cst_4 : f32
      %1579 = arith.mulf %1578, %1577 : f32
      %1580 = arith.mulf %in, %in_433 : f32
      %1581 = arith.addf %1580, %1576 : f32
      %1582 = arith.addf %1581, %1579 : f32
      linalg.yield %1582 : f32
    } -> tensor<4x256x2048xf32>
    %604 = tensor.empty() : tensor<2048xf32>
    %605 = linalg.fill ins(%cst_14 : f32) outs(%604 : tensor<2048xf32>) -> tensor<2048xf32>
    %expanded_178 = tensor.expand_shape %603 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xf32> into tensor<4x256x1x1x2048xf32>
    %expanded_179 = tensor.expand_shape %604 [[0, 1, 2]] output_shape [1, 1, 2048] : tensor<2048xf32> into tensor<1x1x2048xf32>
    %606 = linalg.fill ins(%cst_14 : f32) outs(%expanded_179 : tensor<1x1x2048xf32>) -> tensor<1x1x2048xf32>
    %607 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_178 : tensor<4x256x1x1x2048xf32>) outs(%606 : tensor<1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x2048xf32>
    %608 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%607 : tensor<1x1x2048xf32>) outs(%605 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<2048xf32>
    %609 = linalg.fill ins(%cst_14 : f32) outs(%601 : tensor<2048x512xf32>) -> tensor<2048x512xf32>
    %610 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%603, %533 : tensor<4x256x2048xf32>, tensor<4x256x512xf32>) outs(%609 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %611 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%603, %arg190 : tensor<4x256x2048xf32>, tensor<512x2048xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_180 = tensor.expand_shape %611 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %612 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_180 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %613 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%612 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_181 = tensor.expand_shape %531 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %614 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_181, %expanded_180 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %615 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%611, %532 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %616 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%614 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_182 = tensor.expand_shape %615 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %617 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_163, %expanded_182 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %618 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%615, %530 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_183 = tensor.expand_shape %618 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %619 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_183 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %620 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%617, %529, %528 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %621 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%620, %526 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_184 = tensor.expand_shape %621 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %622 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_184 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %623 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%619, %622 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %624 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%595, %618, %621, %623 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_185 = tensor.expand_shape %624 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %625 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_185 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %626 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%625 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %627 = tensor.empty() : tensor<512x512xf32>
    %628 = linalg.fill ins(%cst_14 : f32) outs(%627 : tensor<512x512xf32>) -> tensor<512x512xf32>
    %expanded_186 = tensor.expand_shape %627 [[0], [1, 2]] output_shape [512, 8, 64] : tensor<512x512xf32> into tensor<512x8x64xf32>
    %629 = linalg.fill ins(%cst_14 : f32) outs(%expanded_186 : tensor<512x8x64xf32>) -> tensor<512x8x64xf32>
    %630 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%624, %522 : tensor<4x256x512xf32>, tensor<4x256x8x64xf32>) outs(%629 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x8x64xf32>
    %631 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%624, %expanded_161 : tensor<4x256x512xf32>, tensor<8x64x512xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %632 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%631 : tensor<4x256x8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64x256xf32>
    %633 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%632, %520 : tensor<4x8x64x256xf32>, tensor<4x8x64x256xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %634 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%632, %519 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %635 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%634 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %636 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%633, %expanded_160, %516 : tensor<4x8x256x256xf32>, tensor<4x8x256x1xf32>, tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in_433 : f32
      %1571 = arith.divf %cst_6, %1570 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.mulf %1572, %in_434 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256xf32>
    %expanded_187 = tensor.expand_shape %636 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %637 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_187 : tensor<4x8x256x1xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256xf32>
    %638 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %633, %518, %637, %516 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>, tensor<4x8x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.addf %1570, %in_435 : f32
      %1572 = arith.mulf %1571, %in_436 : f32
      %1573 = arith.select %in, %1572, %cst_14 : f32
      %1574 = arith.mulf %1573, %cst_9 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256x256xf32>
    %639 = tensor.empty() : tensor<32x256x64xf32>
    %expanded_188 = tensor.expand_shape %639 [[0, 1], [2], [3]] output_shape [4, 8, 256, 64] : tensor<32x256x64xf32> into tensor<4x8x256x64xf32>
    %640 = linalg.fill ins(%cst_14 : f32) outs(%expanded_188 : tensor<4x8x256x64xf32>) -> tensor<4x8x256x64xf32>
    %641 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%638, %512 : tensor<4x8x256x256xf32>, tensor<4x8x256x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %642 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%641 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %643 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%638, %510 : tensor<4x8x256x256xf32>, tensor<4x256x8x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %644 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%643 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %collapsed = tensor.collapse_shape %635 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_189 = tensor.expand_shape %collapsed [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %645 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_189 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %646 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%645 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %647 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed, %507 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %648 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%635, %expanded_158 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_190 = tensor.collapse_shape %642 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_191 = tensor.expand_shape %collapsed_190 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %649 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_191 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %650 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%649 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %651 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_190, %507 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %652 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%642, %expanded_156 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_192 = tensor.collapse_shape %644 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_193 = tensor.expand_shape %collapsed_192 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %653 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_193 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %654 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%653 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %655 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_192, %507 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %656 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%644, %expanded_154 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %657 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%648, %652, %656 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_194 = tensor.expand_shape %657 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %658 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_194 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %659 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%658 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_195 = tensor.expand_shape %505 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %660 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_195, %expanded_194 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %661 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%657, %506 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %662 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%660 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_196 = tensor.expand_shape %661 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %663 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_153, %expanded_196 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %664 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%661, %504 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_197 = tensor.expand_shape %664 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %665 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_197 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %666 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%663, %503, %502 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %667 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%666, %500 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_198 = tensor.expand_shape %667 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %668 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_198 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %669 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%665, %668 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %670 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%624, %664, %667, %669 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_199 = tensor.expand_shape %670 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %671 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_199 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %672 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%671 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %673 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%670, %496 : tensor<4x256x512xf32>, tensor<4x256x2048xf32>) outs(%599 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %674 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%670, %arg176 : tensor<4x256x512xf32>, tensor<2048x512xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %675 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%674, %495, %492, %494, %493 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.subf %cst_6, %in_435 : f32
      %1571 = arith.mulf %in_434, %in : f32
      %1572 = arith.mulf %1571, %cst_2 : f32
      %1573 = arith.mulf %1572, %1570 : f32
      %1574 = arith.mulf %1573, %in_435 : f32
      %1575 = arith.addf %1573, %1574 : f32
      %1576 = arith.mulf %1575, %cst_3 : f32
      %1577 = arith.mulf %in_436, %cst_5 : f32
      %1578 = arith.mulf %1576, %cst_4 : f32
      %1579 = arith.mulf %1578, %1577 : f32
      %1580 = arith.mulf %in, %in_433 : f32
      %1581 = arith.addf %1580, %1576 : f32
      %1582 = arith.addf %1581, %1579 : f32
      linalg.yield %1582 : f32
    } -> tensor<4x256x2048xf32>
    %expanded_200 = tensor.expand_shape %675 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xf32> into tensor<4x256x1x1x2048xf32>
    %676 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_200 : tensor<4x256x1x1x2048xf32>) outs(%606 : tensor<1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x2048xf32>
    %677 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%676 : tensor<1x1x2048xf32>) outs(%605 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<2048xf32>
    %678 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%675, %490 : tensor<4x256x2048xf32>, tensor<4x256x512xf32>) outs(%609 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %679 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%675, %arg174 : tensor<4x256x2048xf32>, tensor<512x2048xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_201 = tensor.expand_shape %679 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %680 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_201 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %681 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%680 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_202 = tensor.expand_shape %488 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %682 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_202, %expanded_201 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %683 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%679, %489 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %684 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%682 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_203 = tensor.expand_shape %683 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %685 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_151, %expanded_203 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %686 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%683, %487 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_204 = tensor.expand_shape %686 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %687 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_204 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %688 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%685, %486, %485 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %689 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%688, %483 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_205 = tensor.expand_shape %689 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %690 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_205 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %691 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%687, %690 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %692 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%670, %686, %689, %691 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_206 = tensor.expand_shape %692 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %693 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_206 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %694 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%693 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %695 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%692, %479 : tensor<4x256x512xf32>, tensor<4x256x8x64xf32>) outs(%629 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x8x64xf32>
    %696 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%692, %expanded_149 : tensor<4x256x512xf32>, tensor<8x64x512xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %697 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%696 : tensor<4x256x8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64x256xf32>
    %698 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%697, %477 : tensor<4x8x64x256xf32>, tensor<4x8x64x256xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %699 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%697, %476 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %700 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%699 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %701 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%698, %expanded_148, %473 : tensor<4x8x256x256xf32>, tensor<4x8x256x1xf32>, tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in_433 : f32
      %1571 = arith.divf %cst_6, %1570 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.mulf %1572, %in_434 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256xf32>
    %expanded_207 = tensor.expand_shape %701 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %702 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_207 : tensor<4x8x256x1xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256xf32>
    %703 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %698, %475, %702, %473 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>, tensor<4x8x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.addf %1570, %in_435 : f32
      %1572 = arith.mulf %1571, %in_436 : f32
      %1573 = arith.select %in, %1572, %cst_14 : f32
      %1574 = arith.mulf %1573, %cst_9 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256x256xf32>
    %704 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%703, %469 : tensor<4x8x256x256xf32>, tensor<4x8x256x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %705 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%704 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %706 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%703, %467 : tensor<4x8x256x256xf32>, tensor<4x256x8x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %707 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%706 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %collapsed_208 = tensor.collapse_shape %700 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_209 = tensor.expand_shape %collapsed_208 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %708 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_209 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %709 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%708 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %710 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_208, %464 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %711 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%700, %expanded_146 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_210 = tensor.collapse_shape %705 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_211 = tensor.expand_shape %collapsed_210 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %712 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_211 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %713 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%712 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %714 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_210, %464 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %715 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%705, %expanded_144 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_212 = tensor.collapse_shape %707 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_213 = tensor.expand_shape %collapsed_212 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %716 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_213 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %717 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%716 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %718 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_212, %464 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %719 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%707, %expanded_142 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %720 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%711, %715, %719 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_214 = tensor.expand_shape %720 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %721 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_214 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %722 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%721 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_215 = tensor.expand_shape %462 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %723 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_215, %expanded_214 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %724 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%720, %463 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %725 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%723 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_216 = tensor.expand_shape %724 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %726 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_141, %expanded_216 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %727 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%724, %461 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_217 = tensor.expand_shape %727 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %728 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_217 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %729 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%726, %460, %459 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %730 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%729, %457 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_218 = tensor.expand_shape %730 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %731 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_218 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %732 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%728, %731 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %733 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%692, %727, %730, %732 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_219 = tensor.expand_shape %733 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %734 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_219 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %735 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%734 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %736 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%733, %453 : tensor<4x256x512xf32>, tensor<4x256x2048xf32>) outs(%599 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %737 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%733, %arg160 : tensor<4x256x512xf32>, tensor<2048x512xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %738 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%737, %452, %449, %451, %450 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.subf %cst_6, %in_435 : f32
      %1571 = arith.mulf %in_434, %in : f32
      %1572 = arith.mulf %1571, %cst_2 : f32
      %1573 = arith.mulf %1572, %1570 : f32
      %1574 = arith.mulf %1573, %in_435 : f32
      %1575 = arith.addf %1573, %1574 : f32
      %1576 = arith.mulf %1575, %cst_3 : f32
      %1577 = arith.mulf %in_436, %cst_5 : f32
      %1578 = arith.mulf %1576, %cst_4 : f32
      %1579 = arith.mulf %1578, %1577 : f32
      %1580 = arith.mulf %in, %in_433 : f32
      %1581 = arith.addf %1580, %1576 : f32
      %1582 = arith.addf %1581, %1579 : f32
      linalg.yield %1582 : f32
    } -> tensor<4x256x2048xf32>
    %expanded_220 = tensor.expand_shape %738 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xf32> into tensor<4x256x1x1x2048xf32>
    %739 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_220 : tensor<4x256x1x1x2048xf32>) outs(%606 : tensor<1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x2048xf32>
    %740 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%739 : tensor<1x1x2048xf32>) outs(%605 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<2048xf32>
    %741 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%738, %447 : tensor<4x256x2048xf32>, tensor<4x256x512xf32>) outs(%609 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %742 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%738, %arg158 : tensor<4x256x2048xf32>, tensor<512x2048xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_221 = tensor.expand_shape %742 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %743 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_221 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %744 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%743 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_222 = tensor.expand_shape %445 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %745 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_222, %expanded_221 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %746 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%742, %446 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %747 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%745 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_223 = tensor.expand_shape %746 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %748 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_139, %expanded_223 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %749 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%746, %444 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_224 = tensor.expand_shape %749 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %750 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_224 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %751 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%748, %443, %442 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %752 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%751, %440 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_225 = tensor.expand_shape %752 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %753 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_225 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %754 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%750, %753 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %755 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%733, %749, %752, %754 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_226 = tensor.expand_shape %755 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %756 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_226 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %757 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%756 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %758 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%755, %436 : tensor<4x256x512xf32>, tensor<4x256x8x64xf32>) outs(%629 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x8x64xf32>
    %759 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%755, %expanded_137 : tensor<4x256x512xf32>, tensor<8x64x512xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %760 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%759 : tensor<4x256x8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64x256xf32>
    %761 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%760, %434 : tensor<4x8x64x256xf32>, tensor<4x8x64x256xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %762 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%760, %433 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %763 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%762 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %764 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%761, %expanded_136, %430 : tensor<4x8x256x256xf32>, tensor<4x8x256x1xf32>, tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in_433 : f32
      %1571 = arith.divf %cst_6, %1570 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.mulf %1572, %in_434 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256xf32>
    %expanded_227 = tensor.expand_shape %764 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %765 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_227 : tensor<4x8x256x1xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256xf32>
    %766 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %761, %432, %765, %430 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>, tensor<4x8x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.addf %1570, %in_435 : f32
      %1572 = arith.mulf %1571, %in_436 : f32
      %1573 = arith.select %in, %1572, %cst_14 : f32
      %1574 = arith.mulf %1573, %cst_9 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256x256xf32>
    %767 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%766, %426 : tensor<4x8x256x256xf32>, tensor<4x8x256x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %768 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%767 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %769 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%766, %424 : tensor<4x8x256x256xf32>, tensor<4x256x8x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %770 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%769 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %collapsed_228 = tensor.collapse_shape %763 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_229 = tensor.expand_shape %collapsed_228 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %771 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_229 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %772 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%771 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %773 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_228, %421 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %774 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%763, %expanded_134 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_230 = tensor.collapse_shape %768 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_231 = tensor.expand_shape %collapsed_230 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %775 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_231 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %776 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%775 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %777 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_230, %421 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %778 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%768, %expanded_132 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_232 = tensor.collapse_shape %770 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_233 = tensor.expand_shape %collapsed_232 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %779 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_233 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %780 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%779 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %781 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_232, %421 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %782 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%770, %expanded_130 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %783 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%774, %778, %782 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_234 = tensor.expand_shape %783 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %784 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_234 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %785 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%784 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_235 = tensor.expand_shape %419 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %786 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_235, %expanded_234 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %787 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%783, %420 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %788 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%786 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_236 = tensor.expand_shape %787 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %789 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_129, %expanded_236 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %790 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%787, %418 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_237 = tensor.expand_shape %790 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %791 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_237 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %792 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%789, %417, %416 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %793 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%792, %414 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_238 = tensor.expand_shape %793 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %794 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_238 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %795 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%791, %794 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %796 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%755, %790, %793, %795 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_239 = tensor.expand_shape %796 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %797 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_239 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %798 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%797 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %799 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%796, %410 : tensor<4x256x512xf32>, tensor<4x256x2048xf32>) outs(%599 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %800 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%796, %arg144 : tensor<4x256x512xf32>, tensor<2048x512xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %801 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%800, %409, %406, %408, %407 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.subf %cst_6, %in_435 : f32
      %1571 = arith.mulf %in_434, %in : f32
      %1572 = arith.mulf %1571, %cst_2 : f32
      %1573 = arith.mulf %1572, %1570 : f32
      %1574 = arith.mulf %1573, %in_435 : f32
      %1575 = arith.addf %1573, %1574 : f32
      %1576 = arith.mulf %1575, %cst_3 : f32
      %1577 = arith.mulf %in_436, %cst_5 : f32
      %1578 = arith.mulf %1576, %cst_4 : f32
      %1579 = arith.mulf %1578, %1577 : f32
      %1580 = arith.mulf %in, %in_433 : f32
      %1581 = arith.addf %1580, %1576 : f32
      %1582 = arith.addf %1581, %1579 : f32
      linalg.yield %1582 : f32
    } -> tensor<4x256x2048xf32>
    %expanded_240 = tensor.expand_shape %801 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xf32> into tensor<4x256x1x1x2048xf32>
    %802 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_240 : tensor<4x256x1x1x2048xf32>) outs(%606 : tensor<1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x2048xf32>
    %803 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%802 : tensor<1x1x2048xf32>) outs(%605 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<2048xf32>
    %804 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%801, %404 : tensor<4x256x2048xf32>, tensor<4x256x512xf32>) outs(%609 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %805 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%801, %arg142 : tensor<4x256x2048xf32>, tensor<512x2048xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_241 = tensor.expand_shape %805 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %806 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_241 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %807 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%806 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_242 = tensor.expand_shape %402 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %808 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_242, %expanded_241 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %809 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%805, %403 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %810 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%808 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_243 = tensor.expand_shape %809 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %811 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_127, %expanded_243 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %812 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%809, %401 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_244 = tensor.expand_shape %812 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %813 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_244 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %814 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%811, %400, %399 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %815 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%814, %397 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_245 = tensor.expand_shape %815 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %816 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_245 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %817 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%813, %816 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %818 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%796, %812, %815, %817 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_246 = tensor.expand_shape %818 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %819 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_246 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %820 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%819 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %821 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%818, %393 : tensor<4x256x512xf32>, tensor<4x256x8x64xf32>) outs(%629 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x8x64xf32>
    %822 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%818, %expanded_125 : tensor<4x256x512xf32>, tensor<8x64x512xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %823 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%822 : tensor<4x256x8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64x256xf32>
    %824 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%823, %391 : tensor<4x8x64x256xf32>, tensor<4x8x64x256xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %825 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%823, %390 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %826 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%825 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %827 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%824, %expanded_124, %387 : tensor<4x8x256x256xf32>, tensor<4x8x256x1xf32>, tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in_433 : f32
      %1571 = arith.divf %cst_6, %1570 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.mulf %1572, %in_434 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256xf32>
    %expanded_247 = tensor.expand_shape %827 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %828 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_247 : tensor<4x8x256x1xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256xf32>
    %829 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %824, %389, %828, %387 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>, tensor<4x8x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.addf %1570, %in_435 : f32
      %1572 = arith.mulf %1571, %in_436 : f32
      %1573 = arith.select %in, %1572, %cst_14 : f32
      %1574 = arith.mulf %1573, %cst_9 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256x256xf32>
    %830 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%829, %383 : tensor<4x8x256x256xf32>, tensor<4x8x256x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %831 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%830 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %832 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%829, %381 : tensor<4x8x256x256xf32>, tensor<4x256x8x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %833 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%832 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %collapsed_248 = tensor.collapse_shape %826 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_249 = tensor.expand_shape %collapsed_248 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %834 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_249 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %835 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%834 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %836 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_248, %378 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %837 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%826, %expanded_122 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_250 = tensor.collapse_shape %831 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_251 = tensor.expand_shape %collapsed_250 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %838 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_251 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %839 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%838 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %840 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_250, %378 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %841 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%831, %expanded_120 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_252 = tensor.collapse_shape %833 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_253 = tensor.expand_shape %collapsed_252 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %842 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_253 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %843 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%842 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %844 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_252, %378 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %845 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%833, %expanded_118 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %846 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%837, %841, %845 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_254 = tensor.expand_shape %846 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %847 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_254 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %848 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%847 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_255 = tensor.expand_shape %376 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %849 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_255, %expanded_254 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %850 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%846, %377 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %851 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%849 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_256 = tensor.expand_shape %850 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %852 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_117, %expanded_256 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %853 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%850, %375 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_257 = tensor.expand_shape %853 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %854 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_257 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %855 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%852, %374, %373 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %856 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%855, %371 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_258 = tensor.expand_shape %856 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %857 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_258 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %858 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%854, %857 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %859 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%818, %853, %856, %858 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_259 = tensor.expand_shape %859 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %860 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_259 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %861 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%860 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %862 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%859, %367 : tensor<4x256x512xf32>, tensor<4x256x2048xf32>) outs(%599 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %863 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%859, %arg128 : tensor<4x256x512xf32>, tensor<2048x512xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %864 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%863, %366, %363, %365, %364 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.subf %cst_6, %in_435 : f32
      %1571 = arith.mulf %in_434, %in : f32
      %1572 = arith.mulf %1571, %cst_2 : f32
      %1573 = arith.mulf %1572, %1570 : f32
      %1574 = arith.mulf %1573, %in_435 : f32
      %1575 = arith.addf %1573, %1574 : f32
      %1576 = arith.mulf %1575, %cst_3 : f32
      %1577 = arith.mulf %in_436, %cst_5 : f32
      %1578 = arith.mulf %1576, %cst_4 : f32
      %1579 = arith.mulf %1578, %1577 : f32
      %1580 = arith.mulf %in, %in_433 : f32
      %1581 = arith.addf %1580, %1576 : f32
      %1582 = arith.addf %1581, %1579 : f32
      linalg.yield %1582 : f32
    } -> tensor<4x256x2048xf32>
    %expanded_260 = tensor.expand_shape %864 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xf32> into tensor<4x256x1x1x2048xf32>
    %865 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_260 : tensor<4x256x1x1x2048xf32>) outs(%606 : tensor<1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x2048xf32>
    %866 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%865 : tensor<1x1x2048xf32>) outs(%605 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<2048xf32>
    %867 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%864, %361 : tensor<4x256x2048xf32>, tensor<4x256x512xf32>) outs(%609 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %868 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%864, %arg126 : tensor<4x256x2048xf32>, tensor<512x2048xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_261 = tensor.expand_shape %868 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %869 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_261 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %870 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%869 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_262 = tensor.expand_shape %359 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %871 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_262, %expanded_261 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %872 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%868, %360 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %873 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%871 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_263 = tensor.expand_shape %872 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %874 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_115, %expanded_263 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %875 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%872, %358 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_264 = tensor.expand_shape %875 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %876 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_264 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %877 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%874, %357, %356 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %878 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%877, %354 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_265 = tensor.expand_shape %878 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %879 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_265 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %880 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%876, %879 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %881 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%859, %875, %878, %880 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_266 = tensor.expand_shape %881 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %882 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_266 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %883 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%882 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %884 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%881, %350 : tensor<4x256x512xf32>, tensor<4x256x8x64xf32>) outs(%629 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x8x64xf32>
    %885 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%881, %expanded_113 : tensor<4x256x512xf32>, tensor<8x64x512xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %886 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%885 : tensor<4x256x8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64x256xf32>
    %887 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%886, %348 : tensor<4x8x64x256xf32>, tensor<4x8x64x256xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %888 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%886, %347 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %889 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%888 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %890 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%887, %expanded_112, %344 : tensor<4x8x256x256xf32>, tensor<4x8x256x1xf32>, tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in_433 : f32
      %1571 = arith.divf %cst_6, %1570 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.mulf %1572, %in_434 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256xf32>
    %expanded_267 = tensor.expand_shape %890 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %891 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_267 : tensor<4x8x256x1xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256xf32>
    %892 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %887, %346, %891, %344 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>, tensor<4x8x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.addf %1570, %in_435 : f32
      %1572 = arith.mulf %1571, %in_436 : f32
      %1573 = arith.select %in, %1572, %cst_14 : f32
      %1574 = arith.mulf %1573, %cst_9 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256x256xf32>
    %893 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%892, %340 : tensor<4x8x256x256xf32>, tensor<4x8x256x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %894 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%893 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %895 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%892, %338 : tensor<4x8x256x256xf32>, tensor<4x256x8x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %896 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%895 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %collapsed_268 = tensor.collapse_shape %889 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_269 = tensor.expand_shape %collapsed_268 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %897 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_269 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %898 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%897 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %899 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_268, %335 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %900 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%889, %expanded_110 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_270 = tensor.collapse_shape %894 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_271 = tensor.expand_shape %collapsed_270 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %901 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_271 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %902 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%901 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %903 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_270, %335 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %904 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%894, %expanded_108 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_272 = tensor.collapse_shape %896 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_273 = tensor.expand_shape %collapsed_272 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %905 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_273 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %906 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%905 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %907 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_272, %335 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %908 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%896, %expanded_106 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %909 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%900, %904, %908 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_274 = tensor.expand_shape %909 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %910 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_274 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %911 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%910 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_275 = tensor.expand_shape %333 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %912 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_275, %expanded_274 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %913 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%909, %334 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %914 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%912 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_276 = tensor.expand_shape %913 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %915 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_105, %expanded_276 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %916 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%913, %332 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_277 = tensor.expand_shape %916 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %917 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_277 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %918 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%915, %331, %330 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %919 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%918, %328 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_278 = tensor.expand_shape %919 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %920 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_278 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %921 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%917, %920 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %922 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%881, %916, %919, %921 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_279 = tensor.expand_shape %922 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %923 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_279 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %924 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%923 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %925 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%922, %324 : tensor<4x256x512xf32>, tensor<4x256x2048xf32>) outs(%599 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %926 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%922, %arg112 : tensor<4x256x512xf32>, tensor<2048x512xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %927 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%926, %323, %320, %322, %321 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.subf %cst_6, %in_435 : f32
      %1571 = arith.mulf %in_434, %in : f32
      %1572 = arith.mulf %1571, %cst_2 : f32
      %1573 = arith.mulf %1572, %1570 : f32
      %1574 = arith.mulf %1573, %in_435 : f32
      %1575 = arith.addf %1573, %1574 : f32
      %1576 = arith.mulf %1575, %cst_3 : f32
      %1577 = arith.mulf %in_436, %cst_5 : f32
      %1578 = arith.mulf %1576, %cst_4 : f32
      %1579 = arith.mulf %1578, %1577 : f32
      %1580 = arith.mulf %in, %in_433 : f32
      %1581 = arith.addf %1580, %1576 : f32
      %1582 = arith.addf %1581, %1579 : f32
      linalg.yield %1582 : f32
    } -> tensor<4x256x2048xf32>
    %expanded_280 = tensor.expand_shape %927 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xf32> into tensor<4x256x1x1x2048xf32>
    %928 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_280 : tensor<4x256x1x1x2048xf32>) outs(%606 : tensor<1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x2048xf32>
    %929 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%928 : tensor<1x1x2048xf32>) outs(%605 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<2048xf32>
    %930 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%927, %318 : tensor<4x256x2048xf32>, tensor<4x256x512xf32>) outs(%609 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %931 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%927, %arg110 : tensor<4x256x2048xf32>, tensor<512x2048xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_281 = tensor.expand_shape %931 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %932 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_281 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %933 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%932 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_282 = tensor.expand_shape %316 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %934 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_282, %expanded_281 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %935 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%931, %317 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %936 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%934 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_283 = tensor.expand_shape %935 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %937 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_103, %expanded_283 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %938 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%935, %315 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_284 = tensor.expand_shape %938 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %939 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_284 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %940 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%937, %314, %313 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %941 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%940, %311 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_285 = tensor.expand_shape %941 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %942 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_285 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %943 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%939, %942 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %944 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%922, %938, %941, %943 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_286 = tensor.expand_shape %944 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %945 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_286 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %946 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%945 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %947 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%944, %307 : tensor<4x256x512xf32>, tensor<4x256x8x64xf32>) outs(%629 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x8x64xf32>
    %948 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%944, %expanded_101 : tensor<4x256x512xf32>, tensor<8x64x512xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %949 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%948 : tensor<4x256x8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64x256xf32>
    %950 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%949, %305 : tensor<4x8x64x256xf32>, tensor<4x8x64x256xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %951 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%949, %304 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %952 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%951 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %953 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%950, %expanded_100, %301 : tensor<4x8x256x256xf32>, tensor<4x8x256x1xf32>, tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in_433 : f32
      %1571 = arith.divf %cst_6, %1570 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.mulf %1572, %in_434 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256xf32>
    %expanded_287 = tensor.expand_shape %953 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %954 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_287 : tensor<4x8x256x1xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256xf32>
    %955 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %950, %303, %954, %301 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>, tensor<4x8x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.addf %1570, %in_435 : f32
      %1572 = arith.mulf %1571, %in_436 : f32
      %1573 = arith.select %in, %1572, %cst_14 : f32
      %1574 = arith.mulf %1573, %cst_9 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256x256xf32>
    %956 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%955, %297 : tensor<4x8x256x256xf32>, tensor<4x8x256x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %957 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%956 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %958 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%955, %295 : tensor<4x8x256x256xf32>, tensor<4x256x8x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %959 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%958 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %collapsed_288 = tensor.collapse_shape %952 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_289 = tensor.expand_shape %collapsed_288 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %960 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_289 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %961 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%960 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %962 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_288, %292 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %963 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%952, %expanded_98 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_290 = tensor.collapse_shape %957 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_291 = tensor.expand_shape %collapsed_290 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %964 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_291 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %965 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%964 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %966 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_290, %292 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %967 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%957, %expanded_96 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_292 = tensor.collapse_shape %959 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_293 = tensor.expand_shape %collapsed_292 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %968 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_293 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %969 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%968 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %970 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_292, %292 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %971 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%959, %expanded_94 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %972 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%963, %967, %971 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_294 = tensor.expand_shape %972 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %973 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_294 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %974 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%973 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_295 = tensor.expand_shape %290 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %975 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_295, %expanded_294 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %976 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%972, %291 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %977 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%975 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_296 = tensor.expand_shape %976 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %978 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_93, %expanded_296 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %979 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%976, %289 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_297 = tensor.expand_shape %979 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %980 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_297 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %981 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%978, %288, %287 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %982 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%981, %285 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_298 = tensor.expand_shape %982 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %983 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_298 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %984 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%980, %983 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %985 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%944, %979, %982, %984 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_299 = tensor.expand_shape %985 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %986 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_299 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %987 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%986 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %988 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%985, %281 : tensor<4x256x512xf32>, tensor<4x256x2048xf32>) outs(%599 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %989 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%985, %arg96 : tensor<4x256x512xf32>, tensor<2048x512xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %990 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%989, %280, %277, %279, %278 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.subf %cst_6, %in_435 : f32
      %1571 = arith.mulf %in_434, %in : f32
      %1572 = arith.mulf %1571, %cst_2 : f32
      %1573 = arith.mulf %1572, %1570 : f32
      %1574 = arith.mulf %1573, %in_435 : f32
      %1575 = arith.addf %1573, %1574 : f32
      %1576 = arith.mulf %1575, %cst_3 : f32
      %1577 = arith.mulf %in_436, %cst_5 : f32
      %1578 = arith.mulf %1576, %cst_4 : f32
      %1579 = arith.mulf %1578, %1577 : f32
      %1580 = arith.mulf %in, %in_433 : f32
      %1581 = arith.addf %1580, %1576 : f32
      %1582 = arith.addf %1581, %1579 : f32
      linalg.yield %1582 : f32
    } -> tensor<4x256x2048xf32>
    %expanded_300 = tensor.expand_shape %990 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xf32> into tensor<4x256x1x1x2048xf32>
    %991 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_300 : tensor<4x256x1x1x2048xf32>) outs(%606 : tensor<1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x2048xf32>
    %992 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%991 : tensor<1x1x2048xf32>) outs(%605 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<2048xf32>
    %993 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%990, %275 : tensor<4x256x2048xf32>, tensor<4x256x512xf32>) outs(%609 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %994 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%990, %arg94 : tensor<4x256x2048xf32>, tensor<512x2048xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_301 = tensor.expand_shape %994 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %995 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_301 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %996 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%995 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_302 = tensor.expand_shape %273 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %997 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_302, %expanded_301 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %998 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%994, %274 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %999 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%997 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_303 = tensor.expand_shape %998 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1000 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_91, %expanded_303 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1001 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%998, %272 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_304 = tensor.expand_shape %1001 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1002 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_304 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1003 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1000, %271, %270 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %1004 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1003, %268 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_305 = tensor.expand_shape %1004 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1005 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_305 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1006 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1002, %1005 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %1007 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%985, %1001, %1004, %1006 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_306 = tensor.expand_shape %1007 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1008 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_306 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1009 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1008 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1010 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1007, %264 : tensor<4x256x512xf32>, tensor<4x256x8x64xf32>) outs(%629 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x8x64xf32>
    %1011 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1007, %expanded_89 : tensor<4x256x512xf32>, tensor<8x64x512xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %1012 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1011 : tensor<4x256x8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64x256xf32>
    %1013 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1012, %262 : tensor<4x8x64x256xf32>, tensor<4x8x64x256xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %1014 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1012, %261 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %1015 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1014 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %1016 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1013, %expanded_88, %258 : tensor<4x8x256x256xf32>, tensor<4x8x256x1xf32>, tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in_433 : f32
      %1571 = arith.divf %cst_6, %1570 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.mulf %1572, %in_434 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256xf32>
    %expanded_307 = tensor.expand_shape %1016 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %1017 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_307 : tensor<4x8x256x1xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256xf32>
    %1018 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %1013, %260, %1017, %258 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>, tensor<4x8x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.addf %1570, %in_435 : f32
      %1572 = arith.mulf %1571, %in_436 : f32
      %1573 = arith.select %in, %1572, %cst_14 : f32
      %1574 = arith.mulf %1573, %cst_9 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256x256xf32>
    %1019 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1018, %254 : tensor<4x8x256x256xf32>, tensor<4x8x256x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %1020 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1019 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %1021 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1018, %252 : tensor<4x8x256x256xf32>, tensor<4x256x8x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %1022 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1021 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %collapsed_308 = tensor.collapse_shape %1015 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_309 = tensor.expand_shape %collapsed_308 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1023 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_309 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1024 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1023 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1025 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_308, %249 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1026 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1015, %expanded_86 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_310 = tensor.collapse_shape %1020 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_311 = tensor.expand_shape %collapsed_310 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1027 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_311 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1028 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1027 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1029 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_310, %249 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1030 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1020, %expanded_84 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_312 = tensor.collapse_shape %1022 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_313 = tensor.expand_shape %collapsed_312 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1031 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_313 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1032 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1031 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1033 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_312, %249 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1034 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1022, %expanded_82 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %1035 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1026, %1030, %1034 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_314 = tensor.expand_shape %1035 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1036 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_314 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1037 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1036 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_315 = tensor.expand_shape %247 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1038 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_315, %expanded_314 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %1039 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1035, %248 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %1040 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1038 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_316 = tensor.expand_shape %1039 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1041 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_81, %expanded_316 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1042 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1039, %246 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_317 = tensor.expand_shape %1042 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1043 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_317 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1044 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1041, %245, %244 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %1045 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1044, %242 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_318 = tensor.expand_shape %1045 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1046 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_318 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1047 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1043, %1046 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %1048 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1007, %1042, %1045, %1047 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_319 = tensor.expand_shape %1048 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1049 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_319 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1050 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1049 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1051 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1048, %238 : tensor<4x256x512xf32>, tensor<4x256x2048xf32>) outs(%599 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %1052 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1048, %arg80 : tensor<4x256x512xf32>, tensor<2048x512xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %1053 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1052, %237, %234, %236, %235 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.subf %cst_6, %in_435 : f32
      %1571 = arith.mulf %in_434, %in : f32
      %1572 = arith.mulf %1571, %cst_2 : f32
      %1573 = arith.mulf %1572, %1570 : f32
      %1574 = arith.mulf %1573, %in_435 : f32
      %1575 = arith.addf %1573, %1574 : f32
      %1576 = arith.mulf %1575, %cst_3 : f32
      %1577 = arith.mulf %in_436, %cst_5 : f32
      %1578 = arith.mulf %1576, %cst_4 : f32
      %1579 = arith.mulf %1578, %1577 : f32
      %1580 = arith.mulf %in, %in_433 : f32
      %1581 = arith.addf %1580, %1576 : f32
      %1582 = arith.addf %1581, %1579 : f32
      linalg.yield %1582 : f32
    } -> tensor<4x256x2048xf32>
    %expanded_320 = tensor.expand_shape %1053 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xf32> into tensor<4x256x1x1x2048xf32>
    %1054 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_320 : tensor<4x256x1x1x2048xf32>) outs(%606 : tensor<1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x2048xf32>
    %1055 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1054 : tensor<1x1x2048xf32>) outs(%605 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<2048xf32>
    %1056 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1053, %232 : tensor<4x256x2048xf32>, tensor<4x256x512xf32>) outs(%609 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %1057 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1053, %arg78 : tensor<4x256x2048xf32>, tensor<512x2048xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_321 = tensor.expand_shape %1057 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1058 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_321 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1059 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1058 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_322 = tensor.expand_shape %230 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1060 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_322, %expanded_321 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %1061 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1057, %231 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %1062 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1060 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_323 = tensor.expand_shape %1061 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1063 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_79, %expanded_323 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1064 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1061, %229 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_324 = tensor.expand_shape %1064 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1065 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_324 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1066 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1063, %228, %227 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %1067 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1066, %225 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_325 = tensor.expand_shape %1067 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1068 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_325 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1069 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1065, %1068 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %1070 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1048, %1064, %1067, %1069 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_326 = tensor.expand_shape %1070 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1071 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_326 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1072 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1071 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1073 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1070, %221 : tensor<4x256x512xf32>, tensor<4x256x8x64xf32>) outs(%629 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x8x64xf32>
    %1074 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1070, %expanded_77 : tensor<4x256x512xf32>, tensor<8x64x512xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %1075 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1074 : tensor<4x256x8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64x256xf32>
    %1076 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1075, %219 : tensor<4x8x64x256xf32>, tensor<4x8x64x256xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %1077 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1075, %218 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %1078 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1077 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %1079 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1076, %expanded_76, %215 : tensor<4x8x256x256xf32>, tensor<4x8x256x1xf32>, tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in_433 : f32
      %1571 = arith.divf %cst_6, %1570 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.mulf %1572, %in_434 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256xf32>
    %expanded_327 = tensor.expand_shape %1079 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %1080 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_327 : tensor<4x8x256x1xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256xf32>
    %1081 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %1076, %217, %1080, %215 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>, tensor<4x8x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.addf %1570, %in_435 : f32
      %1572 = arith.mulf %1571, %in_436 : f32
      %1573 = arith.select %in, %1572, %cst_14 : f32
      %1574 = arith.mulf %1573, %cst_9 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256x256xf32>
    %1082 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1081, %211 : tensor<4x8x256x256xf32>, tensor<4x8x256x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %1083 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1082 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %1084 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1081, %209 : tensor<4x8x256x256xf32>, tensor<4x256x8x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %1085 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1084 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %collapsed_328 = tensor.collapse_shape %1078 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_329 = tensor.expand_shape %collapsed_328 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1086 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_329 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1087 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1086 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1088 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_328, %206 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1089 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1078, %expanded_74 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_330 = tensor.collapse_shape %1083 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_331 = tensor.expand_shape %collapsed_330 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1090 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_331 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1091 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1090 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1092 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_330, %206 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1093 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1083, %expanded_72 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_332 = tensor.collapse_shape %1085 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_333 = tensor.expand_shape %collapsed_332 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1094 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_333 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1095 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1094 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1096 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_332, %206 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1097 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1085, %expanded_70 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %1098 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1089, %1093, %1097 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_334 = tensor.expand_shape %1098 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1099 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_334 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1100 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1099 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_335 = tensor.expand_shape %204 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1101 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_335, %expanded_334 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %1102 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1098, %205 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %1103 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1101 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_336 = tensor.expand_shape %1102 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1104 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_69, %expanded_336 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1105 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1102, %203 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_337 = tensor.expand_shape %1105 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1106 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_337 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1107 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1104, %202, %201 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %1108 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1107, %199 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_338 = tensor.expand_shape %1108 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1109 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_338 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1110 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1106, %1109 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %1111 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1070, %1105, %1108, %1110 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_339 = tensor.expand_shape %1111 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1112 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_339 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1113 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1112 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1114 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1111, %195 : tensor<4x256x512xf32>, tensor<4x256x2048xf32>) outs(%599 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %1115 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1111, %arg64 : tensor<4x256x512xf32>, tensor<2048x512xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %1116 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1115, %194, %191, %193, %192 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.subf %cst_6, %in_435 : f32
      %1571 = arith.mulf %in_434, %in : f32
      %1572 = arith.mulf %1571, %cst_2 : f32
      %1573 = arith.mulf %1572, %1570 : f32
      %1574 = arith.mulf %1573, %in_435 : f32
      %1575 = arith.addf %1573, %1574 : f32
      %1576 = arith.mulf %1575, %cst_3 : f32
      %1577 = arith.mulf %in_436, %cst_5 : f32
      %1578 = arith.mulf %1576, %cst_4 : f32
      %1579 = arith.mulf %1578, %1577 : f32
      %1580 = arith.mulf %in, %in_433 : f32
      %1581 = arith.addf %1580, %1576 : f32
      %1582 = arith.addf %1581, %1579 : f32
      linalg.yield %1582 : f32
    } -> tensor<4x256x2048xf32>
    %expanded_340 = tensor.expand_shape %1116 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xf32> into tensor<4x256x1x1x2048xf32>
    %1117 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_340 : tensor<4x256x1x1x2048xf32>) outs(%606 : tensor<1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x2048xf32>
    %1118 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1117 : tensor<1x1x2048xf32>) outs(%605 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<2048xf32>
    %1119 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1116, %189 : tensor<4x256x2048xf32>, tensor<4x256x512xf32>) outs(%609 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %1120 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1116, %arg62 : tensor<4x256x2048xf32>, tensor<512x2048xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_341 = tensor.expand_shape %1120 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1121 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_341 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1122 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1121 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_342 = tensor.expand_shape %187 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1123 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_342, %expanded_341 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %1124 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1120, %188 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %1125 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1123 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_343 = tensor.expand_shape %1124 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1126 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_67, %expanded_343 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1127 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1124, %186 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_344 = tensor.expand_shape %1127 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1128 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_344 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1129 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1126, %185, %184 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %1130 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1129, %182 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_345 = tensor.expand_shape %1130 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1131 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_345 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1132 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1128, %1131 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %1133 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1111, %1127, %1130, %1132 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_346 = tensor.expand_shape %1133 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1134 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_346 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1135 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1134 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1136 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1133, %178 : tensor<4x256x512xf32>, tensor<4x256x8x64xf32>) outs(%629 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x8x64xf32>
    %1137 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1133, %expanded_65 : tensor<4x256x512xf32>, tensor<8x64x512xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %1138 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1137 : tensor<4x256x8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64x256xf32>
    %1139 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1138, %176 : tensor<4x8x64x256xf32>, tensor<4x8x64x256xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %1140 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1138, %175 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %1141 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1140 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %1142 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1139, %expanded_64, %172 : tensor<4x8x256x256xf32>, tensor<4x8x256x1xf32>, tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in_433 : f32
      %1571 = arith.divf %cst_6, %1570 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.mulf %1572, %in_434 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256xf32>
    %expanded_347 = tensor.expand_shape %1142 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %1143 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_347 : tensor<4x8x256x1xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256xf32>
    %1144 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %1139, %174, %1143, %172 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>, tensor<4x8x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.addf %1570, %in_435 : f32
      %1572 = arith.mulf %1571, %in_436 : f32
      %1573 = arith.select %in, %1572, %cst_14 : f32
      %1574 = arith.mulf %1573, %cst_9 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256x256xf32>
    %1145 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1144, %168 : tensor<4x8x256x256xf32>, tensor<4x8x256x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %1146 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1145 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %1147 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1144, %166 : tensor<4x8x256x256xf32>, tensor<4x256x8x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %1148 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1147 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %collapsed_348 = tensor.collapse_shape %1141 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_349 = tensor.expand_shape %collapsed_348 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1149 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_349 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1150 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1149 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1151 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_348, %163 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1152 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1141, %expanded_62 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_350 = tensor.collapse_shape %1146 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_351 = tensor.expand_shape %collapsed_350 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1153 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_351 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1154 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1153 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1155 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_350, %163 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1156 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1146, %expanded_60 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_352 = tensor.collapse_shape %1148 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_353 = tensor.expand_shape %collapsed_352 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1157 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_353 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1158 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1157 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1159 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_352, %163 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1160 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1148, %expanded_58 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %1161 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1152, %1156, %1160 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_354 = tensor.expand_shape %1161 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1162 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_354 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1163 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1162 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_355 = tensor.expand_shape %161 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1164 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_355, %expanded_354 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %1165 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1161, %162 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %1166 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1164 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_356 = tensor.expand_shape %1165 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1167 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_57, %expanded_356 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1168 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1165, %160 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_357 = tensor.expand_shape %1168 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1169 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_357 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1170 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1167, %159, %158 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %1171 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1170, %156 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_358 = tensor.expand_shape %1171 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1172 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_358 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1173 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1169, %1172 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %1174 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1133, %1168, %1171, %1173 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_359 = tensor.expand_shape %1174 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1175 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_359 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1176 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1175 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1177 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1174, %152 : tensor<4x256x512xf32>, tensor<4x256x2048xf32>) outs(%599 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %1178 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1174, %arg48 : tensor<4x256x512xf32>, tensor<2048x512xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %1179 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1178, %151, %148, %150, %149 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.subf %cst_6, %in_435 : f32
      %1571 = arith.mulf %in_434, %in : f32
      %1572 = arith.mulf %1571, %cst_2 : f32
      %1573 = arith.mulf %1572, %1570 : f32
      %1574 = arith.mulf %1573, %in_435 : f32
      %1575 = arith.addf %1573, %1574 : f32
      %1576 = arith.mulf %1575, %cst_3 : f32
      %1577 = arith.mulf %in_436, %cst_5 : f32
      %1578 = arith.mulf %1576, %cst_4 : f32
      %1579 = arith.mulf %1578, %1577 : f32
      %1580 = arith.mulf %in, %in_433 : f32
      %1581 = arith.addf %1580, %1576 : f32
      %1582 = arith.addf %1581, %1579 : f32
      linalg.yield %1582 : f32
    } -> tensor<4x256x2048xf32>
    %expanded_360 = tensor.expand_shape %1179 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xf32> into tensor<4x256x1x1x2048xf32>
    %1180 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_360 : tensor<4x256x1x1x2048xf32>) outs(%606 : tensor<1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x2048xf32>
    %1181 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1180 : tensor<1x1x2048xf32>) outs(%605 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<2048xf32>
    %1182 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1179, %146 : tensor<4x256x2048xf32>, tensor<4x256x512xf32>) outs(%609 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %1183 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1179, %arg46 : tensor<4x256x2048xf32>, tensor<512x2048xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_361 = tensor.expand_shape %1183 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1184 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_361 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1185 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1184 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_362 = tensor.expand_shape %144 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1186 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_362, %expanded_361 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %1187 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1183, %145 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %1188 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1186 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_363 = tensor.expand_shape %1187 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1189 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_55, %expanded_363 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1190 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1187, %143 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_364 = tensor.expand_shape %1190 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1191 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_364 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1192 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1189, %142, %141 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %1193 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1192, %139 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_365 = tensor.expand_shape %1193 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1194 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_365 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1195 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1191, %1194 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %1196 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1174, %1190, %1193, %1195 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_366 = tensor.expand_shape %1196 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1197 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_366 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1198 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1197 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1199 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1196, %135 : tensor<4x256x512xf32>, tensor<4x256x8x64xf32>) outs(%629 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x8x64xf32>
    %1200 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1196, %expanded_53 : tensor<4x256x512xf32>, tensor<8x64x512xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %1201 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1200 : tensor<4x256x8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64x256xf32>
    %1202 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1201, %133 : tensor<4x8x64x256xf32>, tensor<4x8x64x256xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %1203 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1201, %132 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %1204 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1203 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %1205 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1202, %expanded_52, %129 : tensor<4x8x256x256xf32>, tensor<4x8x256x1xf32>, tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in_433 : f32
      %1571 = arith.divf %cst_6, %1570 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.mulf %1572, %in_434 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256xf32>
    %expanded_367 = tensor.expand_shape %1205 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %1206 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_367 : tensor<4x8x256x1xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256xf32>
    %1207 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %1202, %131, %1206, %129 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>, tensor<4x8x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.addf %1570, %in_435 : f32
      %1572 = arith.mulf %1571, %in_436 : f32
      %1573 = arith.select %in, %1572, %cst_14 : f32
      %1574 = arith.mulf %1573, %cst_9 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256x256xf32>
    %1208 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1207, %125 : tensor<4x8x256x256xf32>, tensor<4x8x256x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %1209 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1208 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %1210 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1207, %123 : tensor<4x8x256x256xf32>, tensor<4x256x8x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %1211 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1210 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %collapsed_368 = tensor.collapse_shape %1204 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_369 = tensor.expand_shape %collapsed_368 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1212 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_369 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1213 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1212 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1214 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_368, %120 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1215 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1204, %expanded_50 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_370 = tensor.collapse_shape %1209 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_371 = tensor.expand_shape %collapsed_370 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1216 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_371 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1217 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1216 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1218 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_370, %120 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1219 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1209, %expanded_48 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_372 = tensor.collapse_shape %1211 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_373 = tensor.expand_shape %collapsed_372 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1220 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_373 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1221 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1220 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1222 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_372, %120 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1223 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1211, %expanded_46 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %1224 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1215, %1219, %1223 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_374 = tensor.expand_shape %1224 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1225 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_374 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1226 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1225 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_375 = tensor.expand_shape %118 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1227 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_375, %expanded_374 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %1228 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1224, %119 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %1229 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1227 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_376 = tensor.expand_shape %1228 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1230 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_45, %expanded_376 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1231 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1228, %117 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_377 = tensor.expand_shape %1231 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1232 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_377 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1233 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1230, %116, %115 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %1234 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1233, %113 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_378 = tensor.expand_shape %1234 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1235 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_378 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1236 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1232, %1235 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %1237 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1196, %1231, %1234, %1236 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_379 = tensor.expand_shape %1237 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1238 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_379 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1239 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1238 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1240 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1237, %109 : tensor<4x256x512xf32>, tensor<4x256x2048xf32>) outs(%599 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %1241 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1237, %arg32 : tensor<4x256x512xf32>, tensor<2048x512xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %1242 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1241, %108, %105, %107, %106 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.subf %cst_6, %in_435 : f32
      %1571 = arith.mulf %in_434, %in : f32
      %1572 = arith.mulf %1571, %cst_2 : f32
      %1573 = arith.mulf %1572, %1570 : f32
      %1574 = arith.mulf %1573, %in_435 : f32
      %1575 = arith.addf %1573, %1574 : f32
      %1576 = arith.mulf %1575, %cst_3 : f32
      %1577 = arith.mulf %in_436, %cst_5 : f32
      %1578 = arith.mulf %1576, %cst_4 : f32
      %1579 = arith.mulf %1578, %1577 : f32
      %1580 = arith.mulf %in, %in_433 : f32
      %1581 = arith.addf %1580, %1576 : f32
      %1582 = arith.addf %1581, %1579 : f32
      linalg.yield %1582 : f32
    } -> tensor<4x256x2048xf32>
    %expanded_380 = tensor.expand_shape %1242 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xf32> into tensor<4x256x1x1x2048xf32>
    %1243 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_380 : tensor<4x256x1x1x2048xf32>) outs(%606 : tensor<1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x2048xf32>
    %1244 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1243 : tensor<1x1x2048xf32>) outs(%605 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<2048xf32>
    %1245 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1242, %103 : tensor<4x256x2048xf32>, tensor<4x256x512xf32>) outs(%609 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %1246 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1242, %arg30 : tensor<4x256x2048xf32>, tensor<512x2048xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_381 = tensor.expand_shape %1246 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1247 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_381 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1248 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1247 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_382 = tensor.expand_shape %101 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1249 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_382, %expanded_381 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %1250 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1246, %102 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %1251 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1249 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_383 = tensor.expand_shape %1250 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1252 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_43, %expanded_383 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1253 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1250, %100 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_384 = tensor.expand_shape %1253 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1254 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_384 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1255 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1252, %99, %98 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %1256 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1255, %96 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_385 = tensor.expand_shape %1256 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1257 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_385 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1258 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1254, %1257 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %1259 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1237, %1253, %1256, %1258 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_386 = tensor.expand_shape %1259 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1260 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_386 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1261 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1260 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1262 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1259, %92 : tensor<4x256x512xf32>, tensor<4x256x8x64xf32>) outs(%629 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x8x64xf32>
    %1263 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1259, %expanded_41 : tensor<4x256x512xf32>, tensor<8x64x512xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %1264 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1263 : tensor<4x256x8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64x256xf32>
    %1265 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1264, %90 : tensor<4x8x64x256xf32>, tensor<4x8x64x256xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %1266 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1264, %89 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %1267 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1266 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %1268 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1265, %expanded_40, %86 : tensor<4x8x256x256xf32>, tensor<4x8x256x1xf32>, tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in_433 : f32
      %1571 = arith.divf %cst_6, %1570 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.mulf %1572, %in_434 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256xf32>
    %expanded_387 = tensor.expand_shape %1268 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %1269 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_387 : tensor<4x8x256x1xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256xf32>
    %1270 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %1265, %88, %1269, %86 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>, tensor<4x8x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.addf %1570, %in_435 : f32
      %1572 = arith.mulf %1571, %in_436 : f32
      %1573 = arith.select %in, %1572, %cst_14 : f32
      %1574 = arith.mulf %1573, %cst_9 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256x256xf32>
    %1271 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1270, %82 : tensor<4x8x256x256xf32>, tensor<4x8x256x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %1272 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1271 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %1273 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1270, %80 : tensor<4x8x256x256xf32>, tensor<4x256x8x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %1274 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1273 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %collapsed_388 = tensor.collapse_shape %1267 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_389 = tensor.expand_shape %collapsed_388 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1275 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_389 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1276 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1275 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1277 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_388, %77 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1278 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1267, %expanded_38 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_390 = tensor.collapse_shape %1272 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_391 = tensor.expand_shape %collapsed_390 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1279 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_391 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1280 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1279 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1281 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_390, %77 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1282 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1272, %expanded_36 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_392 = tensor.collapse_shape %1274 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_393 = tensor.expand_shape %collapsed_392 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1283 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_393 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1284 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1283 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1285 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_392, %77 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1286 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1274, %expanded_34 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %1287 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1278, %1282, %1286 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_394 = tensor.expand_shape %1287 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1288 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_394 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1289 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1288 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_395 = tensor.expand_shape %75 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1290 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_395, %expanded_394 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %1291 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1287, %76 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %1292 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1290 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_396 = tensor.expand_shape %1291 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1293 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_33, %expanded_396 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1294 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1291, %74 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_397 = tensor.expand_shape %1294 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1295 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_397 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1296 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1293, %73, %72 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %1297 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1296, %70 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_398 = tensor.expand_shape %1297 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1298 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_398 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1299 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1295, %1298 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %1300 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1259, %1294, %1297, %1299 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_399 = tensor.expand_shape %1300 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1301 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_399 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1302 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1301 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1303 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1300, %66 : tensor<4x256x512xf32>, tensor<4x256x2048xf32>) outs(%599 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %1304 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1300, %arg16 : tensor<4x256x512xf32>, tensor<2048x512xf32>) outs(%59 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x2048xf32>
    %1305 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1304, %65, %62, %64, %63 : tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>, tensor<4x256x2048xf32>) outs(%61 : tensor<4x256x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.subf %cst_6, %in_435 : f32
      %1571 = arith.mulf %in_434, %in : f32
      %1572 = arith.mulf %1571, %cst_2 : f32
      %1573 = arith.mulf %1572, %1570 : f32
      %1574 = arith.mulf %1573, %in_435 : f32
      %1575 = arith.addf %1573, %1574 : f32
      %1576 = arith.mulf %1575, %cst_3 : f32
      %1577 = arith.mulf %in_436, %cst_5 : f32
      %1578 = arith.mulf %1576, %cst_4 : f32
      %1579 = arith.mulf %1578, %1577 : f32
      %1580 = arith.mulf %in, %in_433 : f32
      %1581 = arith.addf %1580, %1576 : f32
      %1582 = arith.addf %1581, %1579 : f32
      linalg.yield %1582 : f32
    } -> tensor<4x256x2048xf32>
    %expanded_400 = tensor.expand_shape %1305 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 2048] : tensor<4x256x2048xf32> into tensor<4x256x1x1x2048xf32>
    %1306 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_400 : tensor<4x256x1x1x2048xf32>) outs(%606 : tensor<1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x2048xf32>
    %1307 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1306 : tensor<1x1x2048xf32>) outs(%605 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<2048xf32>
    %1308 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1305, %57 : tensor<4x256x2048xf32>, tensor<4x256x512xf32>) outs(%609 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %1309 = linalg.generic {indexing_maps = [#map, #map11, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1305, %arg14 : tensor<4x256x2048xf32>, tensor<512x2048xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_401 = tensor.expand_shape %1309 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1310 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_401 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1311 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1310 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_402 = tensor.expand_shape %55 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1312 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_402, %expanded_401 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %1313 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1309, %56 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %1314 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1312 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_403 = tensor.expand_shape %1313 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1315 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_30, %expanded_403 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1316 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1313, %54 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_404 = tensor.expand_shape %1316 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1317 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_404 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1318 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1315, %53, %52 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %1319 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1318, %50 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_405 = tensor.expand_shape %1319 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1320 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_405 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1321 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1317, %1320 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %1322 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1300, %1316, %1319, %1321 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %expanded_406 = tensor.expand_shape %1322 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1323 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_406 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1324 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1323 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1325 = linalg.generic {indexing_maps = [#map32, #map33, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1322, %46 : tensor<4x256x512xf32>, tensor<4x256x8x64xf32>) outs(%629 : tensor<512x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x8x64xf32>
    %1326 = linalg.generic {indexing_maps = [#map8, #map34, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1322, %expanded_28 : tensor<4x256x512xf32>, tensor<8x64x512xf32>) outs(%18 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x8x64xf32>
    %1327 = linalg.generic {indexing_maps = [#map16, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1326 : tensor<4x256x8x64xf32>) outs(%26 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x64x256xf32>
    %1328 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1327, %42 : tensor<4x8x64x256xf32>, tensor<4x8x64x256xf32>) outs(%28 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x256xf32>
    %1329 = linalg.generic {indexing_maps = [#map14, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1327, %41 : tensor<4x8x64x256xf32>, tensor<4x8x256x256xf32>) outs(%44 : tensor<4x8x64x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x64x256xf32>
    %1330 = linalg.generic {indexing_maps = [#map19, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1329 : tensor<4x8x64x256xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %1331 = linalg.generic {indexing_maps = [#map5, #map37, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%1328, %expanded_26, %37 : tensor<4x8x256x256xf32>, tensor<4x8x256x1xf32>, tensor<4x8x256x256xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.mulf %in_433, %in_433 : f32
      %1571 = arith.divf %cst_6, %1570 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.mulf %1572, %in_434 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256xf32>
    %expanded_407 = tensor.expand_shape %1331 [[0], [1], [2, 3]] output_shape [4, 8, 256, 1] : tensor<4x8x256xf32> into tensor<4x8x256x1xf32>
    %1332 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_407 : tensor<4x8x256x1xf32>) outs(%38 : tensor<4x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256xf32>
    %1333 = linalg.generic {indexing_maps = [#map5, #map5, #map5, #map2, #map5, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%32, %1328, %40, %1332, %37 : tensor<4x8x256x256xi1>, tensor<4x8x256x256xf32>, tensor<4x8x256x256xf32>, tensor<4x8x256xf32>, tensor<4x8x256x256xf32>) outs(%30 : tensor<4x8x256x256xf32>) {
    ^bb0(%in: i1, %in_433: f32, %in_434: f32, %in_435: f32, %in_436: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.addf %1570, %in_435 : f32
      %1572 = arith.mulf %1571, %in_436 : f32
      %1573 = arith.select %in, %1572, %cst_14 : f32
      %1574 = arith.mulf %1573, %cst_9 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x8x256x256xf32>
    %1334 = linalg.generic {indexing_maps = [#map35, #map36, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1333, %25 : tensor<4x8x256x256xf32>, tensor<4x8x256x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %1335 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1334 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %1336 = linalg.generic {indexing_maps = [#map14, #map38, #map10], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%1333, %22 : tensor<4x8x256x256xf32>, tensor<4x256x8x64xf32>) outs(%640 : tensor<4x8x256x64xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x8x256x64xf32>
    %1337 = linalg.generic {indexing_maps = [#map12, #map5], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1336 : tensor<4x8x256x64xf32>) outs(%21 : tensor<4x256x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x256x8x64xf32>
    %collapsed_408 = tensor.collapse_shape %1330 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_409 = tensor.expand_shape %collapsed_408 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1338 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_409 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1339 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1338 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1340 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_408, %17 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1341 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1330, %expanded_23 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_410 = tensor.collapse_shape %1335 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_411 = tensor.expand_shape %collapsed_410 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1342 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_411 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1343 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1342 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1344 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_410, %17 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1345 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1335, %expanded_21 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %collapsed_412 = tensor.collapse_shape %1337 [[0], [1], [2, 3]] : tensor<4x256x8x64xf32> into tensor<4x256x512xf32>
    %expanded_413 = tensor.expand_shape %collapsed_412 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1346 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_413 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1347 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1346 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %1348 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%collapsed_412, %17 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%628 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1349 = linalg.generic {indexing_maps = [#map18, #map34, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%1337, %expanded_18 : tensor<4x256x8x64xf32>, tensor<512x8x64xf32>) outs(%1 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %1350 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1341, %1345, %1349 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_414 = tensor.expand_shape %1350 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1351 = linalg.generic {indexing_maps = [#map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_414 : tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x1x512xf32>
    %1352 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1351 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_415 = tensor.expand_shape %15 [[0], [1], [2, 3, 4]] output_shape [4, 256, 1, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x1x512xf32>
    %1353 = linalg.generic {indexing_maps = [#map26, #map26, #map21], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_415, %expanded_414 : tensor<4x256x1x1x512xf32>, tensor<4x256x1x1x512xf32>) outs(%582 : tensor<1x1x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<1x1x512xf32>
    %1354 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1350, %16 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %1355 = linalg.generic {indexing_maps = [#map27, #map28], iterator_types = ["parallel", "reduction", "reduction"]} ins(%1353 : tensor<1x1x512xf32>) outs(%581 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<512xf32>
    %expanded_416 = tensor.expand_shape %1354 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1356 = linalg.generic {indexing_maps = [#map5, #map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_17, %expanded_416 : tensor<4x256x1x512xf32>, tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1357 = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1354, %14 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      linalg.yield %1570 : f32
    } -> tensor<4x256x512xf32>
    %expanded_417 = tensor.expand_shape %1357 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1358 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_417 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1359 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1356, %13, %12 : tensor<4x256x1xf32>, tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %out: f32):
      %1570 = arith.divf %in_433, %in_434 : f32
      %1571 = arith.mulf %1570, %cst_10 : f32
      %1572 = arith.mulf %in, %1571 : f32
      %1573 = arith.divf %1572, %cst_13 : f32
      %1574 = arith.addf %out, %1573 : f32
      linalg.yield %1574 : f32
    } -> tensor<4x256xf32>
    %1360 = linalg.generic {indexing_maps = [#map22, #map3, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1359, %10 : tensor<4x256xf32>, tensor<4x256x512xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_12 : f32
      %1571 = arith.mulf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x512xf32>
    %expanded_418 = tensor.expand_shape %1360 [[0], [1, 2], [3]] output_shape [4, 256, 1, 512] : tensor<4x256x512xf32> into tensor<4x256x1x512xf32>
    %1361 = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_418 : tensor<4x256x1x512xf32>) outs(%7 : tensor<4x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.negf %in : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4x256x1xf32>
    %1362 = linalg.generic {indexing_maps = [#map3, #map3, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1358, %1361 : tensor<4x256x1xf32>, tensor<4x256x1xf32>) outs(%6 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.divf %1570, %cst_13 : f32
      %1572 = arith.addf %out, %1571 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256xf32>
    %1363 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map22, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%1322, %1357, %1360, %1362 : tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256x512xf32>, tensor<4x256xf32>) outs(%3 : tensor<4x256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %in_434: f32, %in_435: f32, %out: f32):
      %1570 = arith.addf %in, %in_433 : f32
      %1571 = arith.addf %1570, %in_434 : f32
      %1572 = arith.addf %1571, %in_435 : f32
      linalg.yield %1572 : f32
    } -> tensor<4x256x512xf32>
    %1364 = tensor.empty() : tensor<256x512xf32>
    %1365 = linalg.fill ins(%cst_14 : f32) outs(%1364 : tensor<256x512xf32>) -> tensor<256x512xf32>
    %expanded_419 = tensor.expand_shape %1363 [[0], [1, 2], [3]] output_shape [4, 1, 256, 512] : tensor<4x256x512xf32> into tensor<4x1x256x512xf32>
    %expanded_420 = tensor.expand_shape %1364 [[0, 1], [2]] output_shape [1, 256, 512] : tensor<256x512xf32> into tensor<1x256x512xf32>
    %1366 = linalg.fill ins(%cst_14 : f32) outs(%expanded_420 : tensor<1x256x512xf32>) -> tensor<1x256x512xf32>
    %1367 = linalg.generic {indexing_maps = [#map39, #map2], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%expanded_419 : tensor<4x1x256x512xf32>) outs(%1366 : tensor<1x256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<1x256x512xf32>
    %1368 = linalg.generic {indexing_maps = [#map40, #map22], iterator_types = ["parallel", "parallel", "reduction"]} ins(%1367 : tensor<1x256x512xf32>) outs(%1365 : tensor<256x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1570 = arith.addf %out, %in : f32
      linalg.yield %1570 : f32
    } -> tensor<256x512xf32>
    %1369 = linalg.fill ins(%cst_14 : f32) outs(%578 : tensor<512x4096xf32>) -> tensor<512x4096xf32>
    %1370 = linalg.generic {indexing_maps = [#map29, #map30, #map31], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%1363, %arg198 : tensor<4x256x512xf32>, tensor<4x256x4096xf32>) outs(%1369 : tensor<512x4096xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in, %in_433 : f32
      %1571 = arith.addf %out, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x4096xf32>
    %1371 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg0, %1370 : tensor<4096x512xf32>, tensor<512x4096xf32>) outs(%575 : tensor<4096x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4096x512xf32>
    %1372 = linalg.generic {indexing_maps = [#map23, #map23, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg1, %1368 : tensor<256x512xf32>, tensor<256x512xf32>) outs(%1364 : tensor<256x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<256x512xf32>
    %1373 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg2, %1355 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1374 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg3, %1352 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1375 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg4, %1348 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1376 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg5, %1347 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1377 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg6, %1344 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1378 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg7, %1343 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1379 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg8, %1340 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1380 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg9, %1339 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1381 = tensor.empty() : tensor<8x64x512xf32>
    %1382 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_28, %1325 : tensor<8x64x512xf32>, tensor<512x8x64xf32>) outs(%1381 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_421 = tensor.collapse_shape %1382 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %1383 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg11, %1324 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1384 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg12, %1314 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1385 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg13, %1311 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1386 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg14, %1308 : tensor<512x2048xf32>, tensor<2048x512xf32>) outs(%598 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %1387 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg15, %1307 : tensor<2048xf32>, tensor<2048xf32>) outs(%604 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048xf32>
    %1388 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg16, %1303 : tensor<2048x512xf32>, tensor<512x2048xf32>) outs(%601 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %1389 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg17, %1302 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1390 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg18, %1292 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1391 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg19, %1289 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1392 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg20, %1285 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1393 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg21, %1284 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1394 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg22, %1281 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1395 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg23, %1280 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1396 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg24, %1277 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1397 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg25, %1276 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1398 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_41, %1262 : tensor<8x64x512xf32>, tensor<512x8x64xf32>) outs(%1381 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_422 = tensor.collapse_shape %1398 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %1399 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg27, %1261 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1400 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg28, %1251 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1401 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg29, %1248 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1402 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg30, %1245 : tensor<512x2048xf32>, tensor<2048x512xf32>) outs(%598 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %1403 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg31, %1244 : tensor<2048xf32>, tensor<2048xf32>) outs(%604 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048xf32>
    %1404 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg32, %1240 : tensor<2048x512xf32>, tensor<512x2048xf32>) outs(%601 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %1405 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg33, %1239 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1406 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg34, %1229 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1407 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg35, %1226 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1408 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg36, %1222 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1409 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg37, %1221 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1410 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg38, %1218 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1411 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg39, %1217 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1412 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg40, %1214 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1413 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg41, %1213 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1414 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_53, %1199 : tensor<8x64x512xf32>, tensor<512x8x64xf32>) outs(%1381 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_423 = tensor.collapse_shape %1414 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %1415 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg43, %1198 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1416 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg44, %1188 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1417 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg45, %1185 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1418 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg46, %1182 : tensor<512x2048xf32>, tensor<2048x512xf32>) outs(%598 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %1419 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg47, %1181 : tensor<2048xf32>, tensor<2048xf32>) outs(%604 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048xf32>
    %1420 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg48, %1177 : tensor<2048x512xf32>, tensor<512x2048xf32>) outs(%601 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %1421 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg49, %1176 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1422 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg50, %1166 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1423 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg51, %1163 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1424 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg52, %1159 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1425 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg53, %1158 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1426 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg54, %1155 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1427 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg55, %1154 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1428 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg56, %1151 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1429 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg57, %1150 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1430 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_65, %1136 : tensor<8x64x512xf32>, tensor<512x8x64xf32>) outs(%1381 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_424 = tensor.collapse_shape %1430 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %1431 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg59, %1135 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1432 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg60, %1125 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1433 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg61, %1122 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1434 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg62, %1119 : tensor<512x2048xf32>, tensor<2048x512xf32>) outs(%598 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %1435 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg63, %1118 : tensor<2048xf32>, tensor<2048xf32>) outs(%604 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048xf32>
    %1436 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg64, %1114 : tensor<2048x512xf32>, tensor<512x2048xf32>) outs(%601 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %1437 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg65, %1113 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1438 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg66, %1103 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1439 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg67, %1100 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1440 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg68, %1096 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1441 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg69, %1095 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1442 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg70, %1092 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1443 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg71, %1091 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1444 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg72, %1088 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1445 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg73, %1087 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1446 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_77, %1073 : tensor<8x64x512xf32>, tensor<512x8x64xf32>) outs(%1381 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_425 = tensor.collapse_shape %1446 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %1447 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg75, %1072 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1448 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg76, %1062 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1449 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg77, %1059 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1450 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg78, %1056 : tensor<512x2048xf32>, tensor<2048x512xf32>) outs(%598 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %1451 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg79, %1055 : tensor<2048xf32>, tensor<2048xf32>) outs(%604 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048xf32>
    %1452 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg80, %1051 : tensor<2048x512xf32>, tensor<512x2048xf32>) outs(%601 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %1453 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg81, %1050 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1454 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg82, %1040 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1455 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg83, %1037 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1456 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg84, %1033 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1457 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg85, %1032 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1458 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg86, %1029 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1459 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg87, %1028 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1460 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg88, %1025 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1461 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg89, %1024 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1462 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_89, %1010 : tensor<8x64x512xf32>, tensor<512x8x64xf32>) outs(%1381 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_426 = tensor.collapse_shape %1462 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %1463 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg91, %1009 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1464 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg92, %999 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1465 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg93, %996 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1466 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg94, %993 : tensor<512x2048xf32>, tensor<2048x512xf32>) outs(%598 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %1467 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg95, %992 : tensor<2048xf32>, tensor<2048xf32>) outs(%604 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048xf32>
    %1468 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg96, %988 : tensor<2048x512xf32>, tensor<512x2048xf32>) outs(%601 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %1469 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg97, %987 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1470 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg98, %977 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1471 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg99, %974 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1472 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg100, %970 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1473 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg101, %969 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1474 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg102, %966 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1475 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg103, %965 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1476 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg104, %962 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1477 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg105, %961 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1478 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_101, %947 : tensor<8x64x512xf32>, tensor<512x8x64xf32>) outs(%1381 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_427 = tensor.collapse_shape %1478 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %1479 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg107, %946 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1480 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg108, %936 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1481 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg109, %933 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1482 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg110, %930 : tensor<512x2048xf32>, tensor<2048x512xf32>) outs(%598 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %1483 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg111, %929 : tensor<2048xf32>, tensor<2048xf32>) outs(%604 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048xf32>
    %1484 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg112, %925 : tensor<2048x512xf32>, tensor<512x2048xf32>) outs(%601 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %1485 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg113, %924 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1486 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg114, %914 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1487 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg115, %911 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1488 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg116, %907 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1489 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg117, %906 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1490 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg118, %903 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1491 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg119, %902 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1492 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg120, %899 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1493 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg121, %898 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1494 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_113, %884 : tensor<8x64x512xf32>, tensor<512x8x64xf32>) outs(%1381 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_428 = tensor.collapse_shape %1494 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %1495 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg123, %883 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1496 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg124, %873 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1497 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg125, %870 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1498 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg126, %867 : tensor<512x2048xf32>, tensor<2048x512xf32>) outs(%598 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %1499 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg127, %866 : tensor<2048xf32>, tensor<2048xf32>) outs(%604 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048xf32>
    %1500 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg128, %862 : tensor<2048x512xf32>, tensor<512x2048xf32>) outs(%601 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %1501 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg129, %861 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1502 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg130, %851 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1503 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg131, %848 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1504 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg132, %844 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1505 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg133, %843 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1506 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg134, %840 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1507 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg135, %839 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1508 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg136, %836 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1509 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg137, %835 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1510 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_125, %821 : tensor<8x64x512xf32>, tensor<512x8x64xf32>) outs(%1381 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_429 = tensor.collapse_shape %1510 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %1511 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg139, %820 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1512 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg140, %810 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1513 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg141, %807 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1514 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg142, %804 : tensor<512x2048xf32>, tensor<2048x512xf32>) outs(%598 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %1515 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg143, %803 : tensor<2048xf32>, tensor<2048xf32>) outs(%604 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048xf32>
    %1516 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg144, %799 : tensor<2048x512xf32>, tensor<512x2048xf32>) outs(%601 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %1517 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg145, %798 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1518 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg146, %788 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1519 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg147, %785 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1520 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg148, %781 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1521 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg149, %780 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1522 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg150, %777 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1523 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg151, %776 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1524 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg152, %773 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1525 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg153, %772 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1526 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_137, %758 : tensor<8x64x512xf32>, tensor<512x8x64xf32>) outs(%1381 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_430 = tensor.collapse_shape %1526 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %1527 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg155, %757 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1528 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg156, %747 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1529 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg157, %744 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1530 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg158, %741 : tensor<512x2048xf32>, tensor<2048x512xf32>) outs(%598 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %1531 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg159, %740 : tensor<2048xf32>, tensor<2048xf32>) outs(%604 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048xf32>
    %1532 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg160, %736 : tensor<2048x512xf32>, tensor<512x2048xf32>) outs(%601 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %1533 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg161, %735 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1534 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg162, %725 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1535 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg163, %722 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1536 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg164, %718 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1537 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg165, %717 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1538 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg166, %714 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1539 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg167, %713 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1540 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg168, %710 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1541 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg169, %709 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1542 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_149, %695 : tensor<8x64x512xf32>, tensor<512x8x64xf32>) outs(%1381 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_431 = tensor.collapse_shape %1542 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %1543 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg171, %694 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1544 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg172, %684 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1545 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg173, %681 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1546 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg174, %678 : tensor<512x2048xf32>, tensor<2048x512xf32>) outs(%598 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %1547 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg175, %677 : tensor<2048xf32>, tensor<2048xf32>) outs(%604 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048xf32>
    %1548 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg176, %673 : tensor<2048x512xf32>, tensor<512x2048xf32>) outs(%601 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %1549 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg177, %672 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1550 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg178, %662 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1551 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg179, %659 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1552 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg180, %655 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1553 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg181, %654 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1554 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg182, %651 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1555 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg183, %650 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1556 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg184, %647 : tensor<512x512xf32>, tensor<512x512xf32>) outs(%627 : tensor<512x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x512xf32>
    %1557 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg185, %646 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1558 = linalg.generic {indexing_maps = [#map3, #map40, #map3], iterator_types = ["parallel", "parallel", "parallel"]} ins(%expanded_161, %630 : tensor<8x64x512xf32>, tensor<512x8x64xf32>) outs(%1381 : tensor<8x64x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<8x64x512xf32>
    %collapsed_432 = tensor.collapse_shape %1558 [[0, 1], [2]] : tensor<8x64x512xf32> into tensor<512x512xf32>
    %1559 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg187, %626 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1560 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg188, %616 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1561 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg189, %613 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1562 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg190, %610 : tensor<512x2048xf32>, tensor<2048x512xf32>) outs(%598 : tensor<512x2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x2048xf32>
    %1563 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg191, %608 : tensor<2048xf32>, tensor<2048xf32>) outs(%604 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048xf32>
    %1564 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg192, %600 : tensor<2048x512xf32>, tensor<512x2048xf32>) outs(%601 : tensor<2048x512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<2048x512xf32>
    %1565 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg193, %597 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1566 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg194, %587 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1567 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg195, %584 : tensor<512xf32>, tensor<512xf32>) outs(%580 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512xf32>
    %1568 = linalg.generic {indexing_maps = [#map23, #map41, #map23], iterator_types = ["parallel", "parallel"]} ins(%arg196, %577 : tensor<512x4096xf32>, tensor<4096x512xf32>) outs(%578 : tensor<512x4096xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<512x4096xf32>
    %1569 = linalg.generic {indexing_maps = [#map42, #map42, #map42], iterator_types = ["parallel"]} ins(%arg197, %574 : tensor<4096xf32>, tensor<4096xf32>) outs(%570 : tensor<4096xf32>) {
    ^bb0(%in: f32, %in_433: f32, %out: f32):
      %1570 = arith.mulf %in_433, %cst_0 : f32
      %1571 = arith.subf %in, %1570 : f32
      linalg.yield %1571 : f32
    } -> tensor<4096xf32>
    return %565, %1371, %1372, %1373, %1374, %1375, %1376, %1377, %1378, %1379, %1380, %collapsed_421, %1383, %1384, %1385, %1386, %1387, %1388, %1389, %1390, %1391, %1392, %1393, %1394, %1395, %1396, %1397, %collapsed_422, %1399, %1400, %1401, %1402, %1403, %1404, %1405, %1406, %1407, %1408, %1409, %1410, %1411, %1412, %1413, %collapsed_423, %1415, %1416, %1417, %1418, %1419, %1420, %1421, %1422, %1423, %1424, %1425, %1426, %1427, %1428, %1429, %collapsed_424, %1431, %1432, %1433, %1434, %1435, %1436, %1437, %1438, %1439, %1440, %1441, %1442, %1443, %1444, %1445, %collapsed_425, %1447, %1448, %1449, %1450, %1451, %1452, %1453, %1454, %1455, %1456, %1457, %1458, %1459, %1460, %1461, %collapsed_426, %1463, %1464, %1465, %1466, %1467, %1468, %1469, %1470, %1471, %1472, %1473, %1474, %1475, %1476, %1477, %collapsed_427, %1479, %1480, %1481, %1482, %1483, %1484, %1485, %1486, %1487, %1488, %1489, %1490, %1491, %1492, %1493, %collapsed_428, %1495, %1496, %1497, %1498, %1499, %1500, %1501, %1502, %1503, %1504, %1505, %1506, %1507, %1508, %1509, %collapsed_429, %1511, %1512, %1513, %1514, %1515, %1516, %1517, %1518, %1519, %1520, %1521, %1522, %1523, %1524, %1525, %collapsed_430, %1527, %1528, %1529, %1530, %1531, %1532, %1533, %1534, %1535, %1536, %1537, %1538, %1539, %1540, %1541, %collapsed_431, %1543, %1544, %1545, %1546, %1547, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %collapsed_432, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569 : tensor<f32>, tensor<4096x512xf32>, tensor<256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x2048xf32>, tensor<2048xf32>, tensor<2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512x4096xf32>, tensor<4096xf32>
  }
}

