// tools/models/generate resnet50  (jax 0.10.2, jaxlib 0.10.2, iree-base-compiler 3.13.0, mlir-opt 22.1.8)
#map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3, d0)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map2 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map3 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map4 = affine_map<(d0) -> (d0)>
#map5 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 * 2 + d5, d3)>
#map6 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
#map7 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map8 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3, d1)>
#map9 = affine_map<(d0, d1, d2, d3) -> (d0, d1)>
#map10 = affine_map<(d0, d1) -> (d0, d1)>
#map11 = affine_map<(d0, d1) -> (d1)>
#map12 = affine_map<(d0, d1) -> (d0)>
#map13 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map14 = affine_map<(d0, d1, d2) -> (d0, d1)>
#map15 = affine_map<(d0, d1) -> (d0, 0)>
#map16 = affine_map<(d0) -> ()>
#map17 = affine_map<() -> ()>
#map18 = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
#map19 = affine_map<(d0, d1) -> (d1, d0)>
#map20 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
#map21 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d0, d1, d2, d3)>
#map22 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map23 = affine_map<(d0, d1, d2, d3) -> (d3, d1, d2, d0)>
#map24 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d1, d3)>
module @resnet50 {
  func.func @main(%arg0: tensor<7x7x3x64xf32>, %arg1: tensor<64xf32>, %arg2: tensor<64xf32>, %arg3: tensor<1x1x64x64xf32>, %arg4: tensor<64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<3x3x64x64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<64xf32>, %arg9: tensor<1x1x64x256xf32>, %arg10: tensor<256xf32>, %arg11: tensor<256xf32>, %arg12: tensor<1x1x64x256xf32>, %arg13: tensor<256xf32>, %arg14: tensor<256xf32>, %arg15: tensor<1x1x256x64xf32>, %arg16: tensor<64xf32>, %arg17: tensor<64xf32>, %arg18: tensor<3x3x64x64xf32>, %arg19: tensor<64xf32>, %arg20: tensor<64xf32>, %arg21: tensor<1x1x64x256xf32>, %arg22: tensor<256xf32>, %arg23: tensor<256xf32>, %arg24: tensor<1x1x256x64xf32>, %arg25: tensor<64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<3x3x64x64xf32>, %arg28: tensor<64xf32>, %arg29: tensor<64xf32>, %arg30: tensor<1x1x64x256xf32>, %arg31: tensor<256xf32>, %arg32: tensor<256xf32>, %arg33: tensor<1x1x256x128xf32>, %arg34: tensor<128xf32>, %arg35: tensor<128xf32>, %arg36: tensor<3x3x128x128xf32>, %arg37: tensor<128xf32>, %arg38: tensor<128xf32>, %arg39: tensor<1x1x128x512xf32>, %arg40: tensor<512xf32>, %arg41: tensor<512xf32>, %arg42: tensor<1x1x256x512xf32>, %arg43: tensor<512xf32>, %arg44: tensor<512xf32>, %arg45: tensor<1x1x512x128xf32>, %arg46: tensor<128xf32>, %arg47: tensor<128xf32>, %arg48: tensor<3x3x128x128xf32>, %arg49: tensor<128xf32>, %arg50: tensor<128xf32>, %arg51: tensor<1x1x128x512xf32>, %arg52: tensor<512xf32>, %arg53: tensor<512xf32>, %arg54: tensor<1x1x512x128xf32>, %arg55: tensor<128xf32>, %arg56: tensor<128xf32>, %arg57: tensor<3x3x128x128xf32>, %arg58: tensor<128xf32>, %arg59: tensor<128xf32>, %arg60: tensor<1x1x128x512xf32>, %arg61: tensor<512xf32>, %arg62: tensor<512xf32>, %arg63: tensor<1x1x512x128xf32>, %arg64: tensor<128xf32>, %arg65: tensor<128xf32>, %arg66: tensor<3x3x128x128xf32>, %arg67: tensor<128xf32>, %arg68: tensor<128xf32>, %arg69: tensor<1x1x128x512xf32>, %arg70: tensor<512xf32>, %arg71: tensor<512xf32>, %arg72: tensor<1x1x512x256xf32>, %arg73: tensor<256xf32>, %arg74: tensor<256xf32>, %arg75: tensor<3x3x256x256xf32>, %arg76: tensor<256xf32>, %arg77: tensor<256xf32>, %arg78: tensor<1x1x256x1024xf32>, %arg79: tensor<1024xf32>, %arg80: tensor<1024xf32>, %arg81: tensor<1x1x512x1024xf32>, %arg82: tensor<1024xf32>, %arg83: tensor<1024xf32>, %arg84: tensor<1x1x1024x256xf32>, %arg85: tensor<256xf32>, %arg86: tensor<256xf32>, %arg87: tensor<3x3x256x256xf32>, %arg88: tensor<256xf32>, %arg89: tensor<256xf32>, %arg90: tensor<1x1x256x1024xf32>, %arg91: tensor<1024xf32>, %arg92: tensor<1024xf32>, %arg93: tensor<1x1x1024x256xf32>, %arg94: tensor<256xf32>, %arg95: tensor<256xf32>, %arg96: tensor<3x3x256x256xf32>, %arg97: tensor<256xf32>, %arg98: tensor<256xf32>, %arg99: tensor<1x1x256x1024xf32>, %arg100: tensor<1024xf32>, %arg101: tensor<1024xf32>, %arg102: tensor<1x1x1024x256xf32>, %arg103: tensor<256xf32>, %arg104: tensor<256xf32>, %arg105: tensor<3x3x256x256xf32>, %arg106: tensor<256xf32>, %arg107: tensor<256xf32>, %arg108: tensor<1x1x256x1024xf32>, %arg109: tensor<1024xf32>, %arg110: tensor<1024xf32>, %arg111: tensor<1x1x1024x256xf32>, %arg112: tensor<256xf32>, %arg113: tensor<256xf32>, %arg114: tensor<3x3x256x256xf32>, %arg115: tensor<256xf32>, %arg116: tensor<256xf32>, %arg117: tensor<1x1x256x1024xf32>, %arg118: tensor<1024xf32>, %arg119: tensor<1024xf32>, %arg120: tensor<1x1x1024x256xf32>, %arg121: tensor<256xf32>, %arg122: tensor<256xf32>, %arg123: tensor<3x3x256x256xf32>, %arg124: tensor<256xf32>, %arg125: tensor<256xf32>, %arg126: tensor<1x1x256x1024xf32>, %arg127: tensor<1024xf32>, %arg128: tensor<1024xf32>, %arg129: tensor<1x1x1024x512xf32>, %arg130: tensor<512xf32>, %arg131: tensor<512xf32>, %arg132: tensor<3x3x512x512xf32>, %arg133: tensor<512xf32>, %arg134: tensor<512xf32>, %arg135: tensor<1x1x512x2048xf32>, %arg136: tensor<2048xf32>, %arg137: tensor<2048xf32>, %arg138: tensor<1x1x1024x2048xf32>, %arg139: tensor<2048xf32>, %arg140: tensor<2048xf32>, %arg141: tensor<1x1x2048x512xf32>, %arg142: tensor<512xf32>, %arg143: tensor<512xf32>, %arg144: tensor<3x3x512x512xf32>, %arg145: tensor<512xf32>, %arg146: tensor<512xf32>, %arg147: tensor<1x1x512x2048xf32>, %arg148: tensor<2048xf32>, %arg149: tensor<2048xf32>, %arg150: tensor<1x1x2048x512xf32>, %arg151: tensor<512xf32>, %arg152: tensor<512xf32>, %arg153: tensor<3x3x512x512xf32>, %arg154: tensor<512xf32>, %arg155: tensor<512xf32>, %arg156: tensor<1x1x512x2048xf32>, %arg157: tensor<2048xf32>, %arg158: tensor<2048xf32>, %arg159: tensor<2048x1000xf32>, %arg160: tensor<1000xf32>, %arg161: tensor<8x224x224x3xf32>, %arg162: tensor<8x1000xf32>) -> (tensor<f32>, tensor<7x7x3x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x512x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x1024x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048x1000xf32>, tensor<1000xf32>) {
    %cst = arith.constant -1.250000e-01 : f32
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 8.000000e+00 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 4.900000e+01 : f32
    %cst_4 = arith.constant 3.920000e+02 : f32
    %cst_5 = arith.constant 1.568000e+03 : f32
    %cst_6 = arith.constant 6.272000e+03 : f32
    %cst_7 = arith.constant 2.508800e+04 : f32
    %cst_8 = arith.constant 9.000000e+00 : f32
    %cst_9 = arith.constant -5.000000e-01 : f32
    %cst_10 = arith.constant 9.99999974E-6 : f32
    %cst_11 = arith.constant 2.000000e+00 : f32
    %cst_12 = arith.constant 1.003520e+05 : f32
    %cst_13 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<8x112x112x64xf32>
    %1 = linalg.fill ins(%cst_13 : f32) outs(%0 : tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xf32>
    %padded = tensor.pad %arg161 low[0, 2, 2, 0] high[0, 3, 3, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x224x224x3xf32> to tensor<8x229x229x3xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded, %arg0 : tensor<8x229x229x3xf32>, tensor<7x7x3x64xf32>) outs(%1 : tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xf32>
    %3 = tensor.empty() : tensor<64xf32>
    %4 = linalg.fill ins(%cst_13 : f32) outs(%3 : tensor<64xf32>) -> tensor<64xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%2 : tensor<8x112x112x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %5 : tensor<8x112x112x64xf32>, tensor<64xf32>) outs(%0 : tensor<8x112x112x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_12 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x112x112x64xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%6 : tensor<8x112x112x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%7 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_12 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%8 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %arg1 : tensor<64xf32>, tensor<64xf32>) outs(%0 : tensor<8x112x112x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x112x112x64xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %10, %arg2 : tensor<8x112x112x64xf32>, tensor<8x112x112x64xf32>, tensor<64xf32>) outs(%0 : tensor<8x112x112x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x112x112x64xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<8x112x112x64xf32>) outs(%0 : tensor<8x112x112x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x112x112x64xf32>
    %13 = tensor.empty() : tensor<8x56x56x64xf32>
    %14 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_13 : f32
    } -> tensor<8x56x56x64xf32>
    %padded_14 = tensor.pad %12 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x112x112x64xf32> to tensor<8x113x113x64xf32>
    %15 = tensor.empty() : tensor<3x3xf32>
    %16 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded_14, %15 : tensor<8x113x113x64xf32>, tensor<3x3xf32>) outs(%14 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_8 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %18 = linalg.fill ins(%cst_13 : f32) outs(%13 : tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %19 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%17, %arg3 : tensor<8x56x56x64xf32>, tensor<1x1x64x64xf32>) outs(%18 : tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%19 : tensor<8x56x56x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<8x56x56x64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_7 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%21 : tensor<8x56x56x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%22 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_7 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%23 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %arg4 : tensor<64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %25, %arg5 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %padded_15 = tensor.pad %27 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x56x56x64xf32> to tensor<8x58x58x64xf32>
    %28 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_15, %arg6 : tensor<8x58x58x64xf32>, tensor<3x3x64x64xf32>) outs(%18 : tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%28 : tensor<8x56x56x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %29 : tensor<8x56x56x64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_7 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%30 : tensor<8x56x56x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%31 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_7 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%32 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %arg7 : tensor<64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %34, %arg8 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %37 = tensor.empty() : tensor<8x56x56x256xf32>
    %38 = linalg.fill ins(%cst_13 : f32) outs(%37 : tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %39 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%36, %arg9 : tensor<8x56x56x64xf32>, tensor<1x1x64x256xf32>) outs(%38 : tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %40 = tensor.empty() : tensor<256xf32>
    %41 = linalg.fill ins(%cst_13 : f32) outs(%40 : tensor<256xf32>) -> tensor<256xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%39 : tensor<8x56x56x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %42 : tensor<8x56x56x256xf32>, tensor<256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_7 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x256xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%43 : tensor<8x56x56x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%44 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_7 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%45 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %arg10 : tensor<256xf32>, tensor<256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x256xf32>
    %48 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%17, %arg12 : tensor<8x56x56x64xf32>, tensor<1x1x64x256xf32>) outs(%38 : tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%48 : tensor<8x56x56x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %49 : tensor<8x56x56x256xf32>, tensor<256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_7 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x256xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%50 : tensor<8x56x56x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%51 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_7 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%52 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %arg13 : tensor<256xf32>, tensor<256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x256xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %54, %arg14, %43, %47, %arg11 : tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>, tensor<256xf32>, tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>, tensor<256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %in_365: f32, %out: f32):
      %1701 = arith.mulf %in_363, %in_364 : f32
      %1702 = arith.addf %1701, %in_365 : f32
      %1703 = arith.mulf %in, %in_361 : f32
      %1704 = arith.addf %1703, %in_362 : f32
      %1705 = arith.addf %1704, %1702 : f32
      linalg.yield %1705 : f32
    } -> tensor<8x56x56x256xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<8x56x56x256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x256xf32>
    %57 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%56, %arg15 : tensor<8x56x56x256xf32>, tensor<1x1x256x64xf32>) outs(%18 : tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%57 : tensor<8x56x56x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %58 : tensor<8x56x56x64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_7 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%59 : tensor<8x56x56x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %61 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%60 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_7 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %62 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%61 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %arg16 : tensor<64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %63, %arg17 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %padded_16 = tensor.pad %65 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x56x56x64xf32> to tensor<8x58x58x64xf32>
    %66 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_16, %arg18 : tensor<8x58x58x64xf32>, tensor<3x3x64x64xf32>) outs(%18 : tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%66 : tensor<8x56x56x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %68 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %67 : tensor<8x56x56x64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_7 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%68 : tensor<8x56x56x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %70 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%69 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_7 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %71 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%70 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %arg19 : tensor<64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %72, %arg20 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %75 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%74, %arg21 : tensor<8x56x56x64xf32>, tensor<1x1x64x256xf32>) outs(%38 : tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%75 : tensor<8x56x56x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %77 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %76 : tensor<8x56x56x256xf32>, tensor<256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_7 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x256xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%77 : tensor<8x56x56x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %79 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%78 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_7 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %80 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%79 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %arg22 : tensor<256xf32>, tensor<256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x256xf32>
    %82 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %77, %81, %arg23 : tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>, tensor<256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.addf %1701, %in_363 : f32
      %1703 = arith.addf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x56x56x256xf32>
    %83 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82 : tensor<8x56x56x256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x256xf32>
    %84 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%83, %arg24 : tensor<8x56x56x256xf32>, tensor<1x1x256x64xf32>) outs(%18 : tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%84 : tensor<8x56x56x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %86 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %85 : tensor<8x56x56x64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_7 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %87 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%86 : tensor<8x56x56x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %88 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%87 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_7 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %89 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%88 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %90 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%89, %arg25 : tensor<64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %91 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %90, %arg26 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %92 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91 : tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %padded_17 = tensor.pad %92 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x56x56x64xf32> to tensor<8x58x58x64xf32>
    %93 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_17, %arg27 : tensor<8x58x58x64xf32>, tensor<3x3x64x64xf32>) outs(%18 : tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %94 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%93 : tensor<8x56x56x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %94 : tensor<8x56x56x64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_7 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%95 : tensor<8x56x56x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %97 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%96 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_7 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %98 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%97 : tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %99 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %arg28 : tensor<64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %100 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %99, %arg29 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %101 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %102 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%101, %arg30 : tensor<8x56x56x64xf32>, tensor<1x1x64x256xf32>) outs(%38 : tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %103 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%102 : tensor<8x56x56x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %104 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%102, %103 : tensor<8x56x56x256xf32>, tensor<256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_7 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x256xf32>
    %105 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%104 : tensor<8x56x56x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %106 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%105 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_7 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %107 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%106 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %108 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107, %arg31 : tensor<256xf32>, tensor<256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x256xf32>
    %109 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %104, %108, %arg32 : tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>, tensor<256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.addf %1701, %in_363 : f32
      %1703 = arith.addf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x56x56x256xf32>
    %110 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109 : tensor<8x56x56x256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x256xf32>
    %111 = tensor.empty() : tensor<8x56x56x128xf32>
    %112 = linalg.fill ins(%cst_13 : f32) outs(%111 : tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xf32>
    %113 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%110, %arg33 : tensor<8x56x56x256xf32>, tensor<1x1x256x128xf32>) outs(%112 : tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xf32>
    %114 = tensor.empty() : tensor<128xf32>
    %115 = linalg.fill ins(%cst_13 : f32) outs(%114 : tensor<128xf32>) -> tensor<128xf32>
    %116 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%113 : tensor<8x56x56x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %117 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%113, %116 : tensor<8x56x56x128xf32>, tensor<128xf32>) outs(%111 : tensor<8x56x56x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_7 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x128xf32>
    %118 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%117 : tensor<8x56x56x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %119 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%118 : tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_7 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %120 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%119 : tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %121 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%120, %arg34 : tensor<128xf32>, tensor<128xf32>) outs(%111 : tensor<8x56x56x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x128xf32>
    %122 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %121, %arg35 : tensor<8x56x56x128xf32>, tensor<8x56x56x128xf32>, tensor<128xf32>) outs(%111 : tensor<8x56x56x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x128xf32>
    %123 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122 : tensor<8x56x56x128xf32>) outs(%111 : tensor<8x56x56x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x128xf32>
    %124 = tensor.empty() : tensor<8x28x28x128xf32>
    %125 = linalg.fill ins(%cst_13 : f32) outs(%124 : tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %padded_18 = tensor.pad %123 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x56x56x128xf32> to tensor<8x57x57x128xf32>
    %126 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded_18, %arg36 : tensor<8x57x57x128xf32>, tensor<3x3x128x128xf32>) outs(%125 : tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %127 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%126 : tensor<8x28x28x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %128 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126, %127 : tensor<8x28x28x128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_6 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%128 : tensor<8x28x28x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %130 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%129 : tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_6 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %131 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%130 : tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %132 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%131, %arg37 : tensor<128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %133 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %132, %arg38 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %134 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133 : tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %135 = tensor.empty() : tensor<8x28x28x512xf32>
    %136 = linalg.fill ins(%cst_13 : f32) outs(%135 : tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %137 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%134, %arg39 : tensor<8x28x28x128xf32>, tensor<1x1x128x512xf32>) outs(%136 : tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %138 = tensor.empty() : tensor<512xf32>
    %139 = linalg.fill ins(%cst_13 : f32) outs(%138 : tensor<512xf32>) -> tensor<512xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%137 : tensor<8x28x28x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %141 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137, %140 : tensor<8x28x28x512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_6 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x512xf32>
    %142 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%141 : tensor<8x28x28x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %143 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%142 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_6 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %144 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%143 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %145 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %arg40 : tensor<512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x512xf32>
    %146 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%110, %arg42 : tensor<8x56x56x256xf32>, tensor<1x1x256x512xf32>) outs(%136 : tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%146 : tensor<8x28x28x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %148 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %147 : tensor<8x28x28x512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_6 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x512xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%148 : tensor<8x28x28x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %150 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%149 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_6 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %151 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%150 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %152 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151, %arg43 : tensor<512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x512xf32>
    %153 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%148, %152, %arg44, %141, %145, %arg41 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>, tensor<512xf32>, tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %in_365: f32, %out: f32):
      %1701 = arith.mulf %in_363, %in_364 : f32
      %1702 = arith.addf %1701, %in_365 : f32
      %1703 = arith.mulf %in, %in_361 : f32
      %1704 = arith.addf %1703, %in_362 : f32
      %1705 = arith.addf %1704, %1702 : f32
      linalg.yield %1705 : f32
    } -> tensor<8x28x28x512xf32>
    %154 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x512xf32>
    %155 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%154, %arg45 : tensor<8x28x28x512xf32>, tensor<1x1x512x128xf32>) outs(%125 : tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %156 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%155 : tensor<8x28x28x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %157 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%155, %156 : tensor<8x28x28x128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_6 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %158 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%157 : tensor<8x28x28x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %159 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%158 : tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_6 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %160 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%159 : tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %161 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%160, %arg46 : tensor<128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %162 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%157, %161, %arg47 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %163 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162 : tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %padded_19 = tensor.pad %163 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x28x28x128xf32> to tensor<8x30x30x128xf32>
    %164 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_19, %arg48 : tensor<8x30x30x128xf32>, tensor<3x3x128x128xf32>) outs(%125 : tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %165 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%164 : tensor<8x28x28x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %166 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164, %165 : tensor<8x28x28x128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_6 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%166 : tensor<8x28x28x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %168 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%167 : tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_6 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %169 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%168 : tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %170 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%169, %arg49 : tensor<128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %171 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%166, %170, %arg50 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %172 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171 : tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %173 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%172, %arg51 : tensor<8x28x28x128xf32>, tensor<1x1x128x512xf32>) outs(%136 : tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %174 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%173 : tensor<8x28x28x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %175 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%173, %174 : tensor<8x28x28x512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_6 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x512xf32>
    %176 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%175 : tensor<8x28x28x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %177 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%176 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_6 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %178 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%177 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %179 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178, %arg52 : tensor<512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x512xf32>
    %180 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154, %175, %179, %arg53 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.addf %1701, %in_363 : f32
      %1703 = arith.addf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x28x28x512xf32>
    %181 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%180 : tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x512xf32>
    %182 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%181, %arg54 : tensor<8x28x28x512xf32>, tensor<1x1x512x128xf32>) outs(%125 : tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %183 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%182 : tensor<8x28x28x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %184 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182, %183 : tensor<8x28x28x128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_6 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %185 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%184 : tensor<8x28x28x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %186 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%185 : tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_6 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %187 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%186 : tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %188 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%187, %arg55 : tensor<128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %189 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%184, %188, %arg56 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %190 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189 : tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %padded_20 = tensor.pad %190 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x28x28x128xf32> to tensor<8x30x30x128xf32>
    %191 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_20, %arg57 : tensor<8x30x30x128xf32>, tensor<3x3x128x128xf32>) outs(%125 : tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %192 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%191 : tensor<8x28x28x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %193 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%191, %192 : tensor<8x28x28x128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_6 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %194 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%193 : tensor<8x28x28x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %195 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%194 : tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_6 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %196 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%195 : tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %197 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%196, %arg58 : tensor<128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %198 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%193, %197, %arg59 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %199 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198 : tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %200 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%199, %arg60 : tensor<8x28x28x128xf32>, tensor<1x1x128x512xf32>) outs(%136 : tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %201 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%200 : tensor<8x28x28x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %202 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%200, %201 : tensor<8x28x28x512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_6 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x512xf32>
    %203 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%202 : tensor<8x28x28x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %204 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%203 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_6 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %205 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%204 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %206 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%205, %arg61 : tensor<512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x512xf32>
    %207 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%181, %202, %206, %arg62 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.addf %1701, %in_363 : f32
      %1703 = arith.addf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x28x28x512xf32>
    %208 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207 : tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x512xf32>
    %209 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%208, %arg63 : tensor<8x28x28x512xf32>, tensor<1x1x512x128xf32>) outs(%125 : tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %210 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%209 : tensor<8x28x28x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %211 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%209, %210 : tensor<8x28x28x128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_6 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %212 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%211 : tensor<8x28x28x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %213 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%212 : tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_6 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %214 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%213 : tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %215 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214, %arg64 : tensor<128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %216 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%211, %215, %arg65 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %217 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216 : tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %padded_21 = tensor.pad %217 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x28x28x128xf32> to tensor<8x30x30x128xf32>
    %218 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_21, %arg66 : tensor<8x30x30x128xf32>, tensor<3x3x128x128xf32>) outs(%125 : tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %219 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%218 : tensor<8x28x28x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %220 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%218, %219 : tensor<8x28x28x128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_6 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %221 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%220 : tensor<8x28x28x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %222 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%221 : tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_6 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %223 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%222 : tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %224 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%223, %arg67 : tensor<128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %225 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%220, %224, %arg68 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %226 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225 : tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %227 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%226, %arg69 : tensor<8x28x28x128xf32>, tensor<1x1x128x512xf32>) outs(%136 : tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %228 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%227 : tensor<8x28x28x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %229 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227, %228 : tensor<8x28x28x512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_6 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x512xf32>
    %230 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%229 : tensor<8x28x28x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %231 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%230 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_6 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %232 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%231 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %233 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%232, %arg70 : tensor<512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x512xf32>
    %234 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208, %229, %233, %arg71 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.addf %1701, %in_363 : f32
      %1703 = arith.addf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x28x28x512xf32>
    %235 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%234 : tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x512xf32>
    %236 = tensor.empty() : tensor<8x28x28x256xf32>
    %237 = linalg.fill ins(%cst_13 : f32) outs(%236 : tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xf32>
    %238 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%235, %arg72 : tensor<8x28x28x512xf32>, tensor<1x1x512x256xf32>) outs(%237 : tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xf32>
    %239 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%238 : tensor<8x28x28x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %240 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%238, %239 : tensor<8x28x28x256xf32>, tensor<256xf32>) outs(%236 : tensor<8x28x28x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_6 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x256xf32>
    %241 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%240 : tensor<8x28x28x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %242 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%241 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_6 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %243 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%242 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %244 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243, %arg73 : tensor<256xf32>, tensor<256xf32>) outs(%236 : tensor<8x28x28x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x256xf32>
    %245 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%240, %244, %arg74 : tensor<8x28x28x256xf32>, tensor<8x28x28x256xf32>, tensor<256xf32>) outs(%236 : tensor<8x28x28x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x256xf32>
    %246 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245 : tensor<8x28x28x256xf32>) outs(%236 : tensor<8x28x28x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x256xf32>
    %247 = tensor.empty() : tensor<8x14x14x256xf32>
    %248 = linalg.fill ins(%cst_13 : f32) outs(%247 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %padded_22 = tensor.pad %246 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x28x28x256xf32> to tensor<8x29x29x256xf32>
    %249 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded_22, %arg75 : tensor<8x29x29x256xf32>, tensor<3x3x256x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %250 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%249 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %251 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249, %250 : tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %252 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%251 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %253 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%252 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %254 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%253 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %255 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%254, %arg76 : tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %256 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%251, %255, %arg77 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %257 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256 : tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %258 = tensor.empty() : tensor<8x14x14x1024xf32>
    %259 = linalg.fill ins(%cst_13 : f32) outs(%258 : tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %260 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%257, %arg78 : tensor<8x14x14x256xf32>, tensor<1x1x256x1024xf32>) outs(%259 : tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %261 = tensor.empty() : tensor<1024xf32>
    %262 = linalg.fill ins(%cst_13 : f32) outs(%261 : tensor<1024xf32>) -> tensor<1024xf32>
    %263 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%260 : tensor<8x14x14x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %264 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%260, %263 : tensor<8x14x14x1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x1024xf32>
    %265 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%264 : tensor<8x14x14x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %266 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%265 : tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %267 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%266 : tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %268 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267, %arg79 : tensor<1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %269 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%235, %arg81 : tensor<8x28x28x512xf32>, tensor<1x1x512x1024xf32>) outs(%259 : tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %270 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%269 : tensor<8x14x14x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %271 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%269, %270 : tensor<8x14x14x1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x1024xf32>
    %272 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%271 : tensor<8x14x14x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %273 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%272 : tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %274 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%273 : tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %275 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%274, %arg82 : tensor<1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %276 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%271, %275, %arg83, %264, %268, %arg80 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<1024xf32>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %in_365: f32, %out: f32):
      %1701 = arith.mulf %in_363, %in_364 : f32
      %1702 = arith.addf %1701, %in_365 : f32
      %1703 = arith.mulf %in, %in_361 : f32
      %1704 = arith.addf %1703, %in_362 : f32
      %1705 = arith.addf %1704, %1702 : f32
      linalg.yield %1705 : f32
    } -> tensor<8x14x14x1024xf32>
    %277 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%276 : tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %278 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%277, %arg84 : tensor<8x14x14x1024xf32>, tensor<1x1x1024x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %279 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%278 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %280 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%278, %279 : tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %281 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%280 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %282 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%281 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %283 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%282 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %284 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%283, %arg85 : tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %285 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%280, %284, %arg86 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %286 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%285 : tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %padded_23 = tensor.pad %286 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x14x14x256xf32> to tensor<8x16x16x256xf32>
    %287 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_23, %arg87 : tensor<8x16x16x256xf32>, tensor<3x3x256x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %288 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%287 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %289 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%287, %288 : tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %290 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%289 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %291 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%290 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %292 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%291 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %293 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%292, %arg88 : tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %294 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%289, %293, %arg89 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %295 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%294 : tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %296 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%295, %arg90 : tensor<8x14x14x256xf32>, tensor<1x1x256x1024xf32>) outs(%259 : tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %297 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%296 : tensor<8x14x14x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %298 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%296, %297 : tensor<8x14x14x1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x1024xf32>
    %299 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%298 : tensor<8x14x14x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %300 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%299 : tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %301 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%300 : tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %302 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%301, %arg91 : tensor<1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %303 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%277, %298, %302, %arg92 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.addf %1701, %in_363 : f32
      %1703 = arith.addf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x14x14x1024xf32>
    %304 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%303 : tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %305 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%304, %arg93 : tensor<8x14x14x1024xf32>, tensor<1x1x1024x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %306 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%305 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %307 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%305, %306 : tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %308 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%307 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %309 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%308 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %310 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%309 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %311 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%310, %arg94 : tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %312 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%307, %311, %arg95 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %313 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%312 : tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %padded_24 = tensor.pad %313 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x14x14x256xf32> to tensor<8x16x16x256xf32>
    %314 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_24, %arg96 : tensor<8x16x16x256xf32>, tensor<3x3x256x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %315 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%314 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %316 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%314, %315 : tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %317 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%316 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %318 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%317 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %319 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%318 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %320 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%319, %arg97 : tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %321 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%316, %320, %arg98 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %322 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%321 : tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %323 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%322, %arg99 : tensor<8x14x14x256xf32>, tensor<1x1x256x1024xf32>) outs(%259 : tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %324 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%323 : tensor<8x14x14x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %325 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%323, %324 : tensor<8x14x14x1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x1024xf32>
    %326 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%325 : tensor<8x14x14x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %327 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%326 : tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %328 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%327 : tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %329 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%328, %arg100 : tensor<1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %330 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%304, %325, %329, %arg101 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.addf %1701, %in_363 : f32
      %1703 = arith.addf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x14x14x1024xf32>
    %331 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%330 : tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %332 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%331, %arg102 : tensor<8x14x14x1024xf32>, tensor<1x1x1024x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %333 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%332 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %334 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%332, %333 : tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %335 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%334 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %336 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%335 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %337 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%336 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %338 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%337, %arg103 : tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %339 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%334, %338, %arg104 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %340 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%339 : tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %padded_25 = tensor.pad %340 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x14x14x256xf32> to tensor<8x16x16x256xf32>
    %341 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_25, %arg105 : tensor<8x16x16x256xf32>, tensor<3x3x256x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %342 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%341 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %343 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%341, %342 : tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %344 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%343 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %345 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%344 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %346 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%345 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %347 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%346, %arg106 : tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %348 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%343, %347, %arg107 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %349 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%348 : tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %350 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%349, %arg108 : tensor<8x14x14x256xf32>, tensor<1x1x256x1024xf32>) outs(%259 : tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %351 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%350 : tensor<8x14x14x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %352 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%350, %351 : tensor<8x14x14x1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x1024xf32>
    %353 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%352 : tensor<8x14x14x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %354 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%353 : tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %355 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%354 : tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %356 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%355, %arg109 : tensor<1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %357 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%331, %352, %356, %arg110 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.addf %1701, %in_363 : f32
      %1703 = arith.addf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x14x14x1024xf32>
    %358 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%357 : tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %359 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%358, %arg111 : tensor<8x14x14x1024xf32>, tensor<1x1x1024x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %360 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%359 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %361 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%359, %360 : tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %362 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%361 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %363 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%362 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %364 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%363 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %365 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%364, %arg112 : tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %366 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%361, %365, %arg113 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %367 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%366 : tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %padded_26 = tensor.pad %367 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x14x14x256xf32> to tensor<8x16x16x256xf32>
    %368 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_26, %arg114 : tensor<8x16x16x256xf32>, tensor<3x3x256x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %369 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%368 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %370 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%368, %369 : tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %371 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%370 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %372 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%371 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %373 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%372 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %374 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%373, %arg115 : tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %375 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%370, %374, %arg116 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %376 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%375 : tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %377 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%376, %arg117 : tensor<8x14x14x256xf32>, tensor<1x1x256x1024xf32>) outs(%259 : tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %378 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%377 : tensor<8x14x14x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %379 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%377, %378 : tensor<8x14x14x1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x1024xf32>
    %380 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%379 : tensor<8x14x14x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %381 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%380 : tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %382 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%381 : tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %383 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%382, %arg118 : tensor<1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %384 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%358, %379, %383, %arg119 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.addf %1701, %in_363 : f32
      %1703 = arith.addf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x14x14x1024xf32>
    %385 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%384 : tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %386 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%385, %arg120 : tensor<8x14x14x1024xf32>, tensor<1x1x1024x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %387 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%386 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %388 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%386, %387 : tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %389 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%388 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %390 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%389 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %391 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%390 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %392 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%391, %arg121 : tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %393 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%388, %392, %arg122 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %394 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%393 : tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %padded_27 = tensor.pad %394 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x14x14x256xf32> to tensor<8x16x16x256xf32>
    %395 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_27, %arg123 : tensor<8x16x16x256xf32>, tensor<3x3x256x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %396 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%395 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %397 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%395, %396 : tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %398 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%397 : tensor<8x14x14x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %399 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%398 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %400 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%399 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %401 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%400, %arg124 : tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %402 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%397, %401, %arg125 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %403 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%402 : tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %404 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%403, %arg126 : tensor<8x14x14x256xf32>, tensor<1x1x256x1024xf32>) outs(%259 : tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %405 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%404 : tensor<8x14x14x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %406 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%404, %405 : tensor<8x14x14x1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x1024xf32>
    %407 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%406 : tensor<8x14x14x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %408 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%407 : tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %409 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%408 : tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %410 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%409, %arg127 : tensor<1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %411 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385, %406, %410, %arg128 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.addf %1701, %in_363 : f32
      %1703 = arith.addf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x14x14x1024xf32>
    %412 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%411 : tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %413 = tensor.empty() : tensor<8x14x14x512xf32>
    %414 = linalg.fill ins(%cst_13 : f32) outs(%413 : tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xf32>
    %415 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%412, %arg129 : tensor<8x14x14x1024xf32>, tensor<1x1x1024x512xf32>) outs(%414 : tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xf32>
    %416 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%415 : tensor<8x14x14x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %417 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%415, %416 : tensor<8x14x14x512xf32>, tensor<512xf32>) outs(%413 : tensor<8x14x14x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_5 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x512xf32>
    %418 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%417 : tensor<8x14x14x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %419 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%418 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_5 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %420 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%419 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %421 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%420, %arg130 : tensor<512xf32>, tensor<512xf32>) outs(%413 : tensor<8x14x14x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x512xf32>
    %422 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%417, %421, %arg131 : tensor<8x14x14x512xf32>, tensor<8x14x14x512xf32>, tensor<512xf32>) outs(%413 : tensor<8x14x14x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x512xf32>
    %423 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%422 : tensor<8x14x14x512xf32>) outs(%413 : tensor<8x14x14x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x512xf32>
    %424 = tensor.empty() : tensor<8x7x7x512xf32>
    %425 = linalg.fill ins(%cst_13 : f32) outs(%424 : tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %padded_28 = tensor.pad %423 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x14x14x512xf32> to tensor<8x15x15x512xf32>
    %426 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded_28, %arg132 : tensor<8x15x15x512xf32>, tensor<3x3x512x512xf32>) outs(%425 : tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %427 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%426 : tensor<8x7x7x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %428 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%426, %427 : tensor<8x7x7x512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_4 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x512xf32>
    %429 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%428 : tensor<8x7x7x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %430 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%429 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_4 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %431 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%430 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %432 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%431, %arg133 : tensor<512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x512xf32>
    %433 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%428, %432, %arg134 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x512xf32>
    %434 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%433 : tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x512xf32>
    %435 = tensor.empty() : tensor<8x7x7x2048xf32>
    %436 = linalg.fill ins(%cst_13 : f32) outs(%435 : tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %437 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%434, %arg135 : tensor<8x7x7x512xf32>, tensor<1x1x512x2048xf32>) outs(%436 : tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %438 = tensor.empty() : tensor<2048xf32>
    %439 = linalg.fill ins(%cst_13 : f32) outs(%438 : tensor<2048xf32>) -> tensor<2048xf32>
    %440 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%437 : tensor<8x7x7x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %441 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%437, %440 : tensor<8x7x7x2048xf32>, tensor<2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_4 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x2048xf32>
    %442 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%441 : tensor<8x7x7x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<2048xf32>
    %443 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%442 : tensor<2048xf32>) outs(%438 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_4 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<2048xf32>
    %444 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%443 : tensor<2048xf32>) outs(%438 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %445 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%444, %arg136 : tensor<2048xf32>, tensor<2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x2048xf32>
    %446 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%412, %arg138 : tensor<8x14x14x1024xf32>, tensor<1x1x1024x2048xf32>) outs(%436 : tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %447 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%446 : tensor<8x7x7x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %448 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%446, %447 : tensor<8x7x7x2048xf32>, tensor<2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_4 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x2048xf32>
    %449 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%448 : tensor<8x7x7x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<2048xf32>
    %450 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%449 : tensor<2048xf32>) outs(%438 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_4 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<2048xf32>
    %451 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%450 : tensor<2048xf32>) outs(%438 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %452 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%451, %arg139 : tensor<2048xf32>, tensor<2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x2048xf32>
    %453 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%448, %452, %arg140, %441, %445, %arg137 : tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>, tensor<2048xf32>, tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>, tensor<2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %in_365: f32, %out: f32):
      %1701 = arith.mulf %in_363, %in_364 : f32
      %1702 = arith.addf %1701, %in_365 : f32
      %1703 = arith.mulf %in, %in_361 : f32
      %1704 = arith.addf %1703, %in_362 : f32
      %1705 = arith.addf %1704, %1702 : f32
      linalg.yield %1705 : f32
    } -> tensor<8x7x7x2048xf32>
    %454 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%453 : tensor<8x7x7x2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x2048xf32>
    %455 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%454, %arg141 : tensor<8x7x7x2048xf32>, tensor<1x1x2048x512xf32>) outs(%425 : tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %456 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%455 : tensor<8x7x7x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %457 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%455, %456 : tensor<8x7x7x512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_4 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x512xf32>
    %458 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%457 : tensor<8x7x7x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %459 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%458 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_4 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %460 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%459 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %461 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%460, %arg142 : tensor<512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x512xf32>
    %462 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%457, %461, %arg143 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x512xf32>
    %463 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%462 : tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x512xf32>
    %padded_29 = tensor.pad %463 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x7x7x512xf32> to tensor<8x9x9x512xf32>
    %464 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_29, %arg144 : tensor<8x9x9x512xf32>, tensor<3x3x512x512xf32>) outs(%425 : tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %465 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%464 : tensor<8x7x7x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %466 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%464, %465 : tensor<8x7x7x512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_4 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x512xf32>
    %467 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%466 : tensor<8x7x7x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %468 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%467 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_4 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %469 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%468 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %470 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%469, %arg145 : tensor<512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x512xf32>
    %471 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%466, %470, %arg146 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x512xf32>
    %472 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%471 : tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x512xf32>
    %473 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%472, %arg147 : tensor<8x7x7x512xf32>, tensor<1x1x512x2048xf32>) outs(%436 : tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %474 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%473 : tensor<8x7x7x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %475 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%473, %474 : tensor<8x7x7x2048xf32>, tensor<2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_4 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x2048xf32>
    %476 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%475 : tensor<8x7x7x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<2048xf32>
    %477 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%476 : tensor<2048xf32>) outs(%438 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_4 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<2048xf32>
    %478 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%477 : tensor<2048xf32>) outs(%438 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %479 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%478, %arg148 : tensor<2048xf32>, tensor<2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x2048xf32>
    %480 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%454, %475, %479, %arg149 : tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>, tensor<2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.addf %1701, %in_363 : f32
      %1703 = arith.addf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x7x7x2048xf32>
    %481 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%480 : tensor<8x7x7x2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x2048xf32>
    %482 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%481, %arg150 : tensor<8x7x7x2048xf32>, tensor<1x1x2048x512xf32>) outs(%425 : tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %483 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%482 : tensor<8x7x7x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %484 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%482, %483 : tensor<8x7x7x512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_4 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x512xf32>
    %485 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%484 : tensor<8x7x7x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %486 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%485 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_4 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %487 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%486 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %488 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%487, %arg151 : tensor<512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x512xf32>
    %489 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%484, %488, %arg152 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x512xf32>
    %490 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%489 : tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x512xf32>
    %padded_30 = tensor.pad %490 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x7x7x512xf32> to tensor<8x9x9x512xf32>
    %491 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_30, %arg153 : tensor<8x9x9x512xf32>, tensor<3x3x512x512xf32>) outs(%425 : tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %492 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%491 : tensor<8x7x7x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %493 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%491, %492 : tensor<8x7x7x512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_4 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x512xf32>
    %494 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%493 : tensor<8x7x7x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %495 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%494 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_4 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %496 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%495 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %497 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%496, %arg154 : tensor<512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x512xf32>
    %498 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%493, %497, %arg155 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %1701, %in_362 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x512xf32>
    %499 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%498 : tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x512xf32>
    %500 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%499, %arg156 : tensor<8x7x7x512xf32>, tensor<1x1x512x2048xf32>) outs(%436 : tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %501 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%500 : tensor<8x7x7x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %502 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%500, %501 : tensor<8x7x7x2048xf32>, tensor<2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_4 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x2048xf32>
    %503 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%502 : tensor<8x7x7x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<2048xf32>
    %504 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%503 : tensor<2048xf32>) outs(%438 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_4 : f32
      %1702 = arith.addf %1701, %cst_10 : f32
      linalg.yield %1702 : f32
    } -> tensor<2048xf32>
    %505 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%504 : tensor<2048xf32>) outs(%438 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.rsqrt %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %506 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%505, %arg157 : tensor<2048xf32>, tensor<2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x2048xf32>
    %507 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%481, %502, %506, %arg158 : tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>, tensor<2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.addf %1701, %in_363 : f32
      %1703 = arith.addf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x7x7x2048xf32>
    %508 = tensor.empty() : tensor<8x2048xf32>
    %509 = linalg.fill ins(%cst_13 : f32) outs(%508 : tensor<8x2048xf32>) -> tensor<8x2048xf32>
    %510 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%507 : tensor<8x7x7x2048xf32>) outs(%509 : tensor<8x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %in, %cst_13 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x2048xf32>
    %511 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%510 : tensor<8x2048xf32>) outs(%508 : tensor<8x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_3 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x2048xf32>
    %512 = tensor.empty() : tensor<8x1000xf32>
    %513 = linalg.fill ins(%cst_13 : f32) outs(%512 : tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %514 = linalg.matmul ins(%511, %arg159 : tensor<8x2048xf32>, tensor<2048x1000xf32>) outs(%513 : tensor<8x1000xf32>) -> tensor<8x1000xf32>
    %515 = linalg.generic {indexing_maps = [#map10, #map11, #map10], iterator_types = ["parallel", "parallel"]} ins(%514, %arg160 : tensor<8x1000xf32>, tensor<1000xf32>) outs(%512 : tensor<8x1000xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.addf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x1000xf32>
    %516 = tensor.empty() : tensor<8xf32>
    %517 = linalg.fill ins(%cst_2 : f32) outs(%516 : tensor<8xf32>) -> tensor<8xf32>
    %518 = linalg.generic {indexing_maps = [#map10, #map12], iterator_types = ["parallel", "reduction"]} ins(%515 : tensor<8x1000xf32>) outs(%517 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.maximumf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<8xf32>
    %519 = linalg.generic {indexing_maps = [#map10, #map12, #map10], iterator_types = ["parallel", "parallel"]} ins(%515, %518 : tensor<8x1000xf32>, tensor<8xf32>) outs(%512 : tensor<8x1000xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.subf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x1000xf32>
    %520 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%519 : tensor<8x1000xf32>) outs(%512 : tensor<8x1000xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = math.exp %in : f32
      linalg.yield %1701 : f32
    } -> tensor<8x1000xf32>
    %521 = linalg.fill ins(%cst_13 : f32) outs(%516 : tensor<8xf32>) -> tensor<8xf32>
    %expanded = tensor.expand_shape %520 [[0, 1], [2]] output_shape [8, 1, 1000] : tensor<8x1000xf32> into tensor<8x1x1000xf32>
    %expanded_31 = tensor.expand_shape %516 [[0, 1]] output_shape [8, 1] : tensor<8xf32> into tensor<8x1xf32>
    %522 = linalg.fill ins(%cst_13 : f32) outs(%expanded_31 : tensor<8x1xf32>) -> tensor<8x1xf32>
    %523 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded : tensor<8x1x1000xf32>) outs(%522 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<8x1xf32>
    %524 = linalg.generic {indexing_maps = [#map10, #map15, #map10, #map12], iterator_types = ["parallel", "reduction"]} ins(%519, %523, %arg162 : tensor<8x1000xf32>, tensor<8x1xf32>, tensor<8x1000xf32>) outs(%521 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = math.log %in_361 : f32
      %1702 = arith.subf %in, %1701 : f32
      %1703 = arith.mulf %1702, %in_362 : f32
      %1704 = arith.addf %out, %1703 : f32
      linalg.yield %1704 : f32
    } -> tensor<8xf32>
    %525 = tensor.empty() : tensor<f32>
    %526 = linalg.fill ins(%cst_13 : f32) outs(%525 : tensor<f32>) -> tensor<f32>
    %527 = linalg.generic {indexing_maps = [#map4, #map16], iterator_types = ["reduction"]} ins(%524 : tensor<8xf32>) outs(%526 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<f32>
    %528 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%527 : tensor<f32>) outs(%525 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.divf %in, %cst_1 : f32
      %1702 = arith.negf %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<f32>
    %529 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg162 : tensor<8x1000xf32>) outs(%512 : tensor<8x1000xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %cst : f32
      linalg.yield %1701 : f32
    } -> tensor<8x1000xf32>
    %expanded_32 = tensor.expand_shape %529 [[0, 1], [2]] output_shape [8, 1, 1000] : tensor<8x1000xf32> into tensor<8x1x1000xf32>
    %530 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_32 : tensor<8x1x1000xf32>) outs(%522 : tensor<8x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x1xf32>
    %531 = linalg.generic {indexing_maps = [#map10, #map10, #map12], iterator_types = ["parallel", "reduction"]} ins(%530, %523 : tensor<8x1xf32>, tensor<8x1xf32>) outs(%521 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8xf32>
    %532 = linalg.generic {indexing_maps = [#map10, #map12, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%529, %531, %520 : tensor<8x1000xf32>, tensor<8xf32>, tensor<8x1000xf32>) outs(%512 : tensor<8x1000xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.addf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x1000xf32>
    %533 = tensor.empty() : tensor<1000xf32>
    %534 = linalg.fill ins(%cst_13 : f32) outs(%533 : tensor<1000xf32>) -> tensor<1000xf32>
    %expanded_33 = tensor.expand_shape %532 [[0], [1, 2]] output_shape [8, 1, 1000] : tensor<8x1000xf32> into tensor<8x1x1000xf32>
    %expanded_34 = tensor.expand_shape %533 [[0, 1]] output_shape [1, 1000] : tensor<1000xf32> into tensor<1x1000xf32>
    %535 = linalg.fill ins(%cst_13 : f32) outs(%expanded_34 : tensor<1x1000xf32>) -> tensor<1x1000xf32>
    %536 = linalg.generic {indexing_maps = [#map18, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_33 : tensor<8x1x1000xf32>) outs(%535 : tensor<1x1000xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1000xf32>
    %537 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "reduction"]} ins(%536 : tensor<1x1000xf32>) outs(%534 : tensor<1000xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1000xf32>
    %538 = tensor.empty() : tensor<1000x8xf32>
    %539 = linalg.generic {indexing_maps = [#map19, #map10], iterator_types = ["parallel", "parallel"]} ins(%532 : tensor<8x1000xf32>) outs(%538 : tensor<1000x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1000x8xf32>
    %540 = tensor.empty() : tensor<1000x2048xf32>
    %541 = linalg.fill ins(%cst_13 : f32) outs(%540 : tensor<1000x2048xf32>) -> tensor<1000x2048xf32>
    %542 = linalg.matmul ins(%539, %511 : tensor<1000x8xf32>, tensor<8x2048xf32>) outs(%541 : tensor<1000x2048xf32>) -> tensor<1000x2048xf32>
    %543 = tensor.empty() : tensor<2048x1000xf32>
    %544 = linalg.generic {indexing_maps = [#map19, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg159 : tensor<2048x1000xf32>) outs(%540 : tensor<1000x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1000x2048xf32>
    %545 = linalg.matmul ins(%532, %544 : tensor<8x1000xf32>, tensor<1000x2048xf32>) outs(%509 : tensor<8x2048xf32>) -> tensor<8x2048xf32>
    %546 = linalg.generic {indexing_maps = [#map2, #map20, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%507, %545 : tensor<8x7x7x2048xf32>, tensor<8x2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.divf %in_361, %cst_3 : f32
      %1702 = arith.cmpf ogt, %in, %cst_13 : f32
      %1703 = arith.select %1702, %1701, %cst_13 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x7x7x2048xf32>
    %expanded_35 = tensor.expand_shape %546 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 2048] : tensor<8x7x7x2048xf32> into tensor<8x7x7x1x1x1x2048xf32>
    %expanded_36 = tensor.expand_shape %438 [[0, 1, 2, 3]] output_shape [1, 1, 1, 2048] : tensor<2048xf32> into tensor<1x1x1x2048xf32>
    %547 = linalg.fill ins(%cst_13 : f32) outs(%expanded_36 : tensor<1x1x1x2048xf32>) -> tensor<1x1x1x2048xf32>
    %548 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_35 : tensor<8x7x7x1x1x1x2048xf32>) outs(%547 : tensor<1x1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x2048xf32>
    %549 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%548 : tensor<1x1x1x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %expanded_37 = tensor.expand_shape %502 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 2048] : tensor<8x7x7x2048xf32> into tensor<8x7x7x1x1x1x2048xf32>
    %550 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_37, %expanded_35 : tensor<8x7x7x1x1x1x2048xf32>, tensor<8x7x7x1x1x1x2048xf32>) outs(%547 : tensor<1x1x1x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x2048xf32>
    %551 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%546, %506 : tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x2048xf32>
    %552 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%550 : tensor<1x1x1x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %expanded_38 = tensor.expand_shape %551 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 2048] : tensor<8x7x7x2048xf32> into tensor<8x7x7x1x1x1x2048xf32>
    %553 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_38 : tensor<8x7x7x1x1x1x2048xf32>) outs(%547 : tensor<1x1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x2048xf32>
    %554 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%553 : tensor<1x1x1x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %555 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%552, %arg157, %505, %504, %502 : tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<8x7x7x2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_4 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x7x7x2048xf32>
    %expanded_39 = tensor.expand_shape %555 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 2048] : tensor<8x7x7x2048xf32> into tensor<8x7x7x1x1x1x2048xf32>
    %556 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_39 : tensor<8x7x7x1x1x1x2048xf32>) outs(%547 : tensor<1x1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x2048xf32>
    %557 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%556 : tensor<1x1x1x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %558 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%551, %555, %554, %557 : tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>, tensor<2048xf32>, tensor<2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_4 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x7x7x2048xf32>
    %559 = tensor.empty() : tensor<512x7x7x8xf32>
    %560 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%499 : tensor<8x7x7x512xf32>) outs(%559 : tensor<512x7x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x7x7x8xf32>
    %561 = tensor.empty() : tensor<7x7x8x2048xf32>
    %562 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%558 : tensor<8x7x7x2048xf32>) outs(%561 : tensor<7x7x8x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7x8x2048xf32>
    %563 = tensor.empty() : tensor<512x1x1x2048xf32>
    %564 = linalg.fill ins(%cst_13 : f32) outs(%563 : tensor<512x1x1x2048xf32>) -> tensor<512x1x1x2048xf32>
    %565 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%560, %562 : tensor<512x7x7x8xf32>, tensor<7x7x8x2048xf32>) outs(%564 : tensor<512x1x1x2048xf32>) -> tensor<512x1x1x2048xf32>
    %collapsed = tensor.collapse_shape %565 [[0, 1, 2, 3]] : tensor<512x1x1x2048xf32> into tensor<1048576xf32>
    %expanded_40 = tensor.expand_shape %collapsed [[0, 1, 2, 3]] output_shape [1, 1, 512, 2048] : tensor<1048576xf32> into tensor<1x1x512x2048xf32>
    %566 = tensor.empty() : tensor<1x1x512x2048xf32>
    %567 = tensor.empty() : tensor<1x1x2048x512xf32>
    %568 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%567 : tensor<1x1x2048x512xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg156[%c0, %c0, %1702, %1701] : tensor<1x1x512x2048xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x2048x512xf32>
    %569 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%558, %568 : tensor<8x7x7x2048xf32>, tensor<1x1x2048x512xf32>) outs(%425 : tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %570 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%498, %569 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x512xf32>
    %expanded_41 = tensor.expand_shape %570 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %expanded_42 = tensor.expand_shape %138 [[0, 1, 2, 3]] output_shape [1, 1, 1, 512] : tensor<512xf32> into tensor<1x1x1x512xf32>
    %571 = linalg.fill ins(%cst_13 : f32) outs(%expanded_42 : tensor<1x1x1x512xf32>) -> tensor<1x1x1x512xf32>
    %572 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_41 : tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x512xf32>
    %573 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%572 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_43 = tensor.expand_shape %493 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %574 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_43, %expanded_41 : tensor<8x7x7x1x1x1x512xf32>, tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %575 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%570, %497 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x512xf32>
    %576 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%574 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_44 = tensor.expand_shape %575 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %577 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_44 : tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %578 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%577 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %579 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%576, %arg154, %496, %495, %493 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_4 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x7x7x512xf32>
    %expanded_45 = tensor.expand_shape %579 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %580 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_45 : tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %581 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%580 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %582 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%575, %579, %578, %581 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_4 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x7x7x512xf32>
    %583 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%490 : tensor<8x7x7x512xf32>) outs(%559 : tensor<512x7x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x7x7x8xf32>
    %584 = tensor.empty() : tensor<7x7x8x512xf32>
    %585 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%582 : tensor<8x7x7x512xf32>) outs(%584 : tensor<7x7x8x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7x8x512xf32>
    %586 = tensor.empty() : tensor<512x3x3x512xf32>
    %587 = linalg.fill ins(%cst_13 : f32) outs(%586 : tensor<512x3x3x512xf32>) -> tensor<512x3x3x512xf32>
    %padded_46 = tensor.pad %583 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<512x7x7x8xf32> to tensor<512x9x9x8xf32>
    %588 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_46, %585 : tensor<512x9x9x8xf32>, tensor<7x7x8x512xf32>) outs(%587 : tensor<512x3x3x512xf32>) -> tensor<512x3x3x512xf32>
    %589 = tensor.empty() : tensor<3x3x512x512xf32>
    %590 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%589 : tensor<3x3x512x512xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 0 : index
      %1702 = linalg.index 1 : index
      %1703 = linalg.index 2 : index
      %1704 = linalg.index 3 : index
      %1705 = arith.subi %c2, %1701 : index
      %1706 = arith.subi %c2, %1702 : index
      %extracted = tensor.extract %arg153[%1705, %1706, %1704, %1703] : tensor<3x3x512x512xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x512x512xf32>
    %padded_47 = tensor.pad %582 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x7x7x512xf32> to tensor<8x9x9x512xf32>
    %591 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_47, %590 : tensor<8x9x9x512xf32>, tensor<3x3x512x512xf32>) outs(%425 : tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %592 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%489, %591 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x512xf32>
    %expanded_48 = tensor.expand_shape %592 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %593 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_48 : tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x512xf32>
    %594 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%593 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_49 = tensor.expand_shape %484 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %595 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_49, %expanded_48 : tensor<8x7x7x1x1x1x512xf32>, tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %596 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%592, %488 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x512xf32>
    %597 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%595 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_50 = tensor.expand_shape %596 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %598 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_50 : tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %599 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%598 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %600 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%597, %arg151, %487, %486, %484 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_4 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x7x7x512xf32>
    %expanded_51 = tensor.expand_shape %600 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %601 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_51 : tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %602 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%601 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %603 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%596, %600, %599, %602 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_4 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x7x7x512xf32>
    %604 = tensor.empty() : tensor<2048x7x7x8xf32>
    %605 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%481 : tensor<8x7x7x2048xf32>) outs(%604 : tensor<2048x7x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x7x7x8xf32>
    %606 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%603 : tensor<8x7x7x512xf32>) outs(%584 : tensor<7x7x8x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7x8x512xf32>
    %607 = tensor.empty() : tensor<2048x1x1x512xf32>
    %608 = linalg.fill ins(%cst_13 : f32) outs(%607 : tensor<2048x1x1x512xf32>) -> tensor<2048x1x1x512xf32>
    %609 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%605, %606 : tensor<2048x7x7x8xf32>, tensor<7x7x8x512xf32>) outs(%608 : tensor<2048x1x1x512xf32>) -> tensor<2048x1x1x512xf32>
    %collapsed_52 = tensor.collapse_shape %609 [[0, 1, 2, 3]] : tensor<2048x1x1x512xf32> into tensor<1048576xf32>
    %expanded_53 = tensor.expand_shape %collapsed_52 [[0, 1, 2, 3]] output_shape [1, 1, 2048, 512] : tensor<1048576xf32> into tensor<1x1x2048x512xf32>
    %610 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%566 : tensor<1x1x512x2048xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg150[%c0, %c0, %1702, %1701] : tensor<1x1x2048x512xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x512x2048xf32>
    %611 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%603, %610 : tensor<8x7x7x512xf32>, tensor<1x1x512x2048xf32>) outs(%436 : tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %612 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%480, %546, %611 : tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.addf %in_361, %in_362 : f32
      %1702 = arith.cmpf ogt, %in, %cst_13 : f32
      %1703 = arith.select %1702, %1701, %cst_13 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x7x7x2048xf32>
    %expanded_54 = tensor.expand_shape %612 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 2048] : tensor<8x7x7x2048xf32> into tensor<8x7x7x1x1x1x2048xf32>
    %613 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_54 : tensor<8x7x7x1x1x1x2048xf32>) outs(%547 : tensor<1x1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x2048xf32>
    %614 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%613 : tensor<1x1x1x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %expanded_55 = tensor.expand_shape %475 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 2048] : tensor<8x7x7x2048xf32> into tensor<8x7x7x1x1x1x2048xf32>
    %615 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_55, %expanded_54 : tensor<8x7x7x1x1x1x2048xf32>, tensor<8x7x7x1x1x1x2048xf32>) outs(%547 : tensor<1x1x1x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x2048xf32>
    %616 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%612, %479 : tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x2048xf32>
    %617 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%615 : tensor<1x1x1x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %expanded_56 = tensor.expand_shape %616 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 2048] : tensor<8x7x7x2048xf32> into tensor<8x7x7x1x1x1x2048xf32>
    %618 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_56 : tensor<8x7x7x1x1x1x2048xf32>) outs(%547 : tensor<1x1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x2048xf32>
    %619 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%618 : tensor<1x1x1x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %620 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%617, %arg148, %478, %477, %475 : tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<8x7x7x2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_4 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x7x7x2048xf32>
    %expanded_57 = tensor.expand_shape %620 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 2048] : tensor<8x7x7x2048xf32> into tensor<8x7x7x1x1x1x2048xf32>
    %621 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_57 : tensor<8x7x7x1x1x1x2048xf32>) outs(%547 : tensor<1x1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x2048xf32>
    %622 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%621 : tensor<1x1x1x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %623 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%616, %620, %619, %622 : tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>, tensor<2048xf32>, tensor<2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_4 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x7x7x2048xf32>
    %624 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%472 : tensor<8x7x7x512xf32>) outs(%559 : tensor<512x7x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x7x7x8xf32>
    %625 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%623 : tensor<8x7x7x2048xf32>) outs(%561 : tensor<7x7x8x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7x8x2048xf32>
    %626 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%624, %625 : tensor<512x7x7x8xf32>, tensor<7x7x8x2048xf32>) outs(%564 : tensor<512x1x1x2048xf32>) -> tensor<512x1x1x2048xf32>
    %collapsed_58 = tensor.collapse_shape %626 [[0, 1, 2, 3]] : tensor<512x1x1x2048xf32> into tensor<1048576xf32>
    %expanded_59 = tensor.expand_shape %collapsed_58 [[0, 1, 2, 3]] output_shape [1, 1, 512, 2048] : tensor<1048576xf32> into tensor<1x1x512x2048xf32>
    %627 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%567 : tensor<1x1x2048x512xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg147[%c0, %c0, %1702, %1701] : tensor<1x1x512x2048xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x2048x512xf32>
    %628 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%623, %627 : tensor<8x7x7x2048xf32>, tensor<1x1x2048x512xf32>) outs(%425 : tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %629 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%471, %628 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x512xf32>
    %expanded_60 = tensor.expand_shape %629 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %630 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_60 : tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x512xf32>
    %631 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%630 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_61 = tensor.expand_shape %466 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %632 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_61, %expanded_60 : tensor<8x7x7x1x1x1x512xf32>, tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %633 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%629, %470 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x512xf32>
    %634 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%632 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_62 = tensor.expand_shape %633 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %635 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_62 : tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %636 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%635 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %637 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%634, %arg145, %469, %468, %466 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_4 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x7x7x512xf32>
    %expanded_63 = tensor.expand_shape %637 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %638 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_63 : tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %639 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%638 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %640 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%633, %637, %636, %639 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_4 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x7x7x512xf32>
    %641 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%463 : tensor<8x7x7x512xf32>) outs(%559 : tensor<512x7x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x7x7x8xf32>
    %642 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%640 : tensor<8x7x7x512xf32>) outs(%584 : tensor<7x7x8x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7x8x512xf32>
    %padded_64 = tensor.pad %641 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<512x7x7x8xf32> to tensor<512x9x9x8xf32>
    %643 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_64, %642 : tensor<512x9x9x8xf32>, tensor<7x7x8x512xf32>) outs(%587 : tensor<512x3x3x512xf32>) -> tensor<512x3x3x512xf32>
    %644 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%589 : tensor<3x3x512x512xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 0 : index
      %1702 = linalg.index 1 : index
      %1703 = linalg.index 2 : index
      %1704 = linalg.index 3 : index
      %1705 = arith.subi %c2, %1701 : index
      %1706 = arith.subi %c2, %1702 : index
      %extracted = tensor.extract %arg144[%1705, %1706, %1704, %1703] : tensor<3x3x512x512xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x512x512xf32>
    %padded_65 = tensor.pad %640 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x7x7x512xf32> to tensor<8x9x9x512xf32>
    %645 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_65, %644 : tensor<8x9x9x512xf32>, tensor<3x3x512x512xf32>) outs(%425 : tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %646 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%462, %645 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x512xf32>
    %expanded_66 = tensor.expand_shape %646 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %647 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_66 : tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x512xf32>
    %648 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%647 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_67 = tensor.expand_shape %457 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %649 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_67, %expanded_66 : tensor<8x7x7x1x1x1x512xf32>, tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %650 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%646, %461 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x512xf32>
    %651 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%649 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_68 = tensor.expand_shape %650 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %652 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_68 : tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %653 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%652 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %654 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%651, %arg142, %460, %459, %457 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_4 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x7x7x512xf32>
    %expanded_69 = tensor.expand_shape %654 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %655 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_69 : tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %656 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%655 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %657 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%650, %654, %653, %656 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_4 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x7x7x512xf32>
    %658 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%454 : tensor<8x7x7x2048xf32>) outs(%604 : tensor<2048x7x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2048x7x7x8xf32>
    %659 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%657 : tensor<8x7x7x512xf32>) outs(%584 : tensor<7x7x8x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7x8x512xf32>
    %660 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%658, %659 : tensor<2048x7x7x8xf32>, tensor<7x7x8x512xf32>) outs(%608 : tensor<2048x1x1x512xf32>) -> tensor<2048x1x1x512xf32>
    %collapsed_70 = tensor.collapse_shape %660 [[0, 1, 2, 3]] : tensor<2048x1x1x512xf32> into tensor<1048576xf32>
    %expanded_71 = tensor.expand_shape %collapsed_70 [[0, 1, 2, 3]] output_shape [1, 1, 2048, 512] : tensor<1048576xf32> into tensor<1x1x2048x512xf32>
    %661 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%566 : tensor<1x1x512x2048xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg141[%c0, %c0, %1702, %1701] : tensor<1x1x2048x512xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x512x2048xf32>
    %662 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%657, %661 : tensor<8x7x7x512xf32>, tensor<1x1x512x2048xf32>) outs(%436 : tensor<8x7x7x2048xf32>) -> tensor<8x7x7x2048xf32>
    %663 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%453, %612, %662 : tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.addf %in_361, %in_362 : f32
      %1702 = arith.cmpf ogt, %in, %cst_13 : f32
      %1703 = arith.select %1702, %1701, %cst_13 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x7x7x2048xf32>
    %expanded_72 = tensor.expand_shape %663 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 2048] : tensor<8x7x7x2048xf32> into tensor<8x7x7x1x1x1x2048xf32>
    %664 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_72 : tensor<8x7x7x1x1x1x2048xf32>) outs(%547 : tensor<1x1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x2048xf32>
    %665 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%664 : tensor<1x1x1x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %expanded_73 = tensor.expand_shape %448 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 2048] : tensor<8x7x7x2048xf32> into tensor<8x7x7x1x1x1x2048xf32>
    %666 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_73, %expanded_72 : tensor<8x7x7x1x1x1x2048xf32>, tensor<8x7x7x1x1x1x2048xf32>) outs(%547 : tensor<1x1x1x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x2048xf32>
    %667 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%663, %452 : tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x2048xf32>
    %668 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%666 : tensor<1x1x1x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %expanded_74 = tensor.expand_shape %667 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 2048] : tensor<8x7x7x2048xf32> into tensor<8x7x7x1x1x1x2048xf32>
    %669 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_74 : tensor<8x7x7x1x1x1x2048xf32>) outs(%547 : tensor<1x1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x2048xf32>
    %670 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%669 : tensor<1x1x1x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %671 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%668, %arg139, %451, %450, %448 : tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<8x7x7x2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_4 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x7x7x2048xf32>
    %expanded_75 = tensor.expand_shape %671 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 2048] : tensor<8x7x7x2048xf32> into tensor<8x7x7x1x1x1x2048xf32>
    %672 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_75 : tensor<8x7x7x1x1x1x2048xf32>) outs(%547 : tensor<1x1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x2048xf32>
    %673 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%672 : tensor<1x1x1x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %674 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%667, %671, %670, %673 : tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>, tensor<2048xf32>, tensor<2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_4 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x7x7x2048xf32>
    %675 = tensor.empty() : tensor<1024x14x14x8xf32>
    %676 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%412 : tensor<8x14x14x1024xf32>) outs(%675 : tensor<1024x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1024x14x14x8xf32>
    %677 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%674 : tensor<8x7x7x2048xf32>) outs(%561 : tensor<7x7x8x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7x8x2048xf32>
    %678 = tensor.empty() : tensor<1024x1x1x2048xf32>
    %679 = linalg.fill ins(%cst_13 : f32) outs(%678 : tensor<1024x1x1x2048xf32>) -> tensor<1024x1x1x2048xf32>
    %padded_76 = tensor.pad %676 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<1024x14x14x8xf32> to tensor<1024x15x15x8xf32>
    %extracted_slice = tensor.extract_slice %padded_76[0, 0, 0, 0] [1024, 13, 13, 8] [1, 1, 1, 1] : tensor<1024x15x15x8xf32> to tensor<1024x13x13x8xf32>
    %680 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%extracted_slice, %677 : tensor<1024x13x13x8xf32>, tensor<7x7x8x2048xf32>) outs(%679 : tensor<1024x1x1x2048xf32>) -> tensor<1024x1x1x2048xf32>
    %collapsed_77 = tensor.collapse_shape %680 [[0, 1, 2, 3]] : tensor<1024x1x1x2048xf32> into tensor<2097152xf32>
    %expanded_78 = tensor.expand_shape %collapsed_77 [[0, 1, 2, 3]] output_shape [1, 1, 1024, 2048] : tensor<2097152xf32> into tensor<1x1x1024x2048xf32>
    %681 = tensor.empty() : tensor<1x1x1024x2048xf32>
    %682 = tensor.empty() : tensor<1x1x2048x1024xf32>
    %683 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%682 : tensor<1x1x2048x1024xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg138[%c0, %c0, %1702, %1701] : tensor<1x1x1024x2048xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x2048x1024xf32>
    %684 = tensor.empty() : tensor<8x14x14x2048xf32>
    %685 = linalg.fill ins(%cst_13 : f32) outs(%684 : tensor<8x14x14x2048xf32>) -> tensor<8x14x14x2048xf32>
    %inserted_slice = tensor.insert_slice %674 into %685[0, 0, 0, 0] [8, 7, 7, 2048] [1, 2, 2, 1] : tensor<8x7x7x2048xf32> into tensor<8x14x14x2048xf32>
    %686 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice, %683 : tensor<8x14x14x2048xf32>, tensor<1x1x2048x1024xf32>) outs(%259 : tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %expanded_79 = tensor.expand_shape %441 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 2048] : tensor<8x7x7x2048xf32> into tensor<8x7x7x1x1x1x2048xf32>
    %687 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_79, %expanded_72 : tensor<8x7x7x1x1x1x2048xf32>, tensor<8x7x7x1x1x1x2048xf32>) outs(%547 : tensor<1x1x1x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x2048xf32>
    %688 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%663, %445 : tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x2048xf32>
    %689 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%687 : tensor<1x1x1x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %expanded_80 = tensor.expand_shape %688 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 2048] : tensor<8x7x7x2048xf32> into tensor<8x7x7x1x1x1x2048xf32>
    %690 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_80 : tensor<8x7x7x1x1x1x2048xf32>) outs(%547 : tensor<1x1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x2048xf32>
    %691 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%690 : tensor<1x1x1x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %692 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%689, %arg136, %444, %443, %441 : tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<8x7x7x2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_4 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x7x7x2048xf32>
    %expanded_81 = tensor.expand_shape %692 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 2048] : tensor<8x7x7x2048xf32> into tensor<8x7x7x1x1x1x2048xf32>
    %693 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_81 : tensor<8x7x7x1x1x1x2048xf32>) outs(%547 : tensor<1x1x1x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x2048xf32>
    %694 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%693 : tensor<1x1x1x2048xf32>) outs(%439 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %695 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%688, %692, %691, %694 : tensor<8x7x7x2048xf32>, tensor<8x7x7x2048xf32>, tensor<2048xf32>, tensor<2048xf32>) outs(%435 : tensor<8x7x7x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_4 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x7x7x2048xf32>
    %696 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%434 : tensor<8x7x7x512xf32>) outs(%559 : tensor<512x7x7x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x7x7x8xf32>
    %697 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%695 : tensor<8x7x7x2048xf32>) outs(%561 : tensor<7x7x8x2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7x8x2048xf32>
    %698 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%696, %697 : tensor<512x7x7x8xf32>, tensor<7x7x8x2048xf32>) outs(%564 : tensor<512x1x1x2048xf32>) -> tensor<512x1x1x2048xf32>
    %collapsed_82 = tensor.collapse_shape %698 [[0, 1, 2, 3]] : tensor<512x1x1x2048xf32> into tensor<1048576xf32>
    %expanded_83 = tensor.expand_shape %collapsed_82 [[0, 1, 2, 3]] output_shape [1, 1, 512, 2048] : tensor<1048576xf32> into tensor<1x1x512x2048xf32>
    %699 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%567 : tensor<1x1x2048x512xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg135[%c0, %c0, %1702, %1701] : tensor<1x1x512x2048xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x2048x512xf32>
    %700 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%695, %699 : tensor<8x7x7x2048xf32>, tensor<1x1x2048x512xf32>) outs(%425 : tensor<8x7x7x512xf32>) -> tensor<8x7x7x512xf32>
    %701 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%433, %700 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x7x7x512xf32>
    %expanded_84 = tensor.expand_shape %701 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %702 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_84 : tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x512xf32>
    %703 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%702 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_85 = tensor.expand_shape %428 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %704 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_85, %expanded_84 : tensor<8x7x7x1x1x1x512xf32>, tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %705 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%701, %432 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x7x7x512xf32>
    %706 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%704 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_86 = tensor.expand_shape %705 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %707 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_86 : tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %708 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%707 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %709 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%706, %arg133, %431, %430, %428 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<8x7x7x512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_4 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x7x7x512xf32>
    %expanded_87 = tensor.expand_shape %709 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 7, 7, 1, 1, 1, 512] : tensor<8x7x7x512xf32> into tensor<8x7x7x1x1x1x512xf32>
    %710 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_87 : tensor<8x7x7x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %711 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%710 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %712 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%705, %709, %708, %711 : tensor<8x7x7x512xf32>, tensor<8x7x7x512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%424 : tensor<8x7x7x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_4 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x7x7x512xf32>
    %713 = tensor.empty() : tensor<512x14x14x8xf32>
    %714 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%423 : tensor<8x14x14x512xf32>) outs(%713 : tensor<512x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x14x14x8xf32>
    %715 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%712 : tensor<8x7x7x512xf32>) outs(%584 : tensor<7x7x8x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<7x7x8x512xf32>
    %padded_88 = tensor.pad %714 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<512x14x14x8xf32> to tensor<512x15x15x8xf32>
    %716 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_88, %715 : tensor<512x15x15x8xf32>, tensor<7x7x8x512xf32>) outs(%587 : tensor<512x3x3x512xf32>) -> tensor<512x3x3x512xf32>
    %717 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%589 : tensor<3x3x512x512xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 0 : index
      %1702 = linalg.index 1 : index
      %1703 = linalg.index 2 : index
      %1704 = linalg.index 3 : index
      %1705 = arith.subi %c2, %1701 : index
      %1706 = arith.subi %c2, %1702 : index
      %extracted = tensor.extract %arg132[%1705, %1706, %1704, %1703] : tensor<3x3x512x512xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x512x512xf32>
    %718 = tensor.empty() : tensor<8x16x16x512xf32>
    %719 = linalg.fill ins(%cst_13 : f32) outs(%718 : tensor<8x16x16x512xf32>) -> tensor<8x16x16x512xf32>
    %inserted_slice_89 = tensor.insert_slice %712 into %719[0, 2, 2, 0] [8, 7, 7, 512] [1, 2, 2, 1] : tensor<8x7x7x512xf32> into tensor<8x16x16x512xf32>
    %720 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice_89, %717 : tensor<8x16x16x512xf32>, tensor<3x3x512x512xf32>) outs(%414 : tensor<8x14x14x512xf32>) -> tensor<8x14x14x512xf32>
    %721 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%422, %720 : tensor<8x14x14x512xf32>, tensor<8x14x14x512xf32>) outs(%413 : tensor<8x14x14x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x512xf32>
    %expanded_90 = tensor.expand_shape %721 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 512] : tensor<8x14x14x512xf32> into tensor<8x14x14x1x1x1x512xf32>
    %722 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_90 : tensor<8x14x14x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x512xf32>
    %723 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%722 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_91 = tensor.expand_shape %417 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 512] : tensor<8x14x14x512xf32> into tensor<8x14x14x1x1x1x512xf32>
    %724 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_91, %expanded_90 : tensor<8x14x14x1x1x1x512xf32>, tensor<8x14x14x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %725 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%721, %421 : tensor<8x14x14x512xf32>, tensor<8x14x14x512xf32>) outs(%413 : tensor<8x14x14x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x512xf32>
    %726 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%724 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_92 = tensor.expand_shape %725 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 512] : tensor<8x14x14x512xf32> into tensor<8x14x14x1x1x1x512xf32>
    %727 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_92 : tensor<8x14x14x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %728 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%727 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %729 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%726, %arg130, %420, %419, %417 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<8x14x14x512xf32>) outs(%413 : tensor<8x14x14x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x512xf32>
    %expanded_93 = tensor.expand_shape %729 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 512] : tensor<8x14x14x512xf32> into tensor<8x14x14x1x1x1x512xf32>
    %730 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_93 : tensor<8x14x14x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %731 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%730 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %732 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%725, %729, %728, %731 : tensor<8x14x14x512xf32>, tensor<8x14x14x512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%413 : tensor<8x14x14x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x512xf32>
    %733 = tensor.empty() : tensor<14x14x8x512xf32>
    %734 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%732 : tensor<8x14x14x512xf32>) outs(%733 : tensor<14x14x8x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x512xf32>
    %735 = tensor.empty() : tensor<1024x1x1x512xf32>
    %736 = linalg.fill ins(%cst_13 : f32) outs(%735 : tensor<1024x1x1x512xf32>) -> tensor<1024x1x1x512xf32>
    %737 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%676, %734 : tensor<1024x14x14x8xf32>, tensor<14x14x8x512xf32>) outs(%736 : tensor<1024x1x1x512xf32>) -> tensor<1024x1x1x512xf32>
    %collapsed_94 = tensor.collapse_shape %737 [[0, 1, 2, 3]] : tensor<1024x1x1x512xf32> into tensor<524288xf32>
    %expanded_95 = tensor.expand_shape %collapsed_94 [[0, 1, 2, 3]] output_shape [1, 1, 1024, 512] : tensor<524288xf32> into tensor<1x1x1024x512xf32>
    %738 = tensor.empty() : tensor<1x1x1024x512xf32>
    %739 = tensor.empty() : tensor<1x1x512x1024xf32>
    %740 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%739 : tensor<1x1x512x1024xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg129[%c0, %c0, %1702, %1701] : tensor<1x1x1024x512xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x512x1024xf32>
    %741 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%732, %740 : tensor<8x14x14x512xf32>, tensor<1x1x512x1024xf32>) outs(%259 : tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %742 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%411, %686, %741 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.addf %in_361, %in_362 : f32
      %1702 = arith.cmpf ogt, %in, %cst_13 : f32
      %1703 = arith.select %1702, %1701, %cst_13 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x14x14x1024xf32>
    %expanded_96 = tensor.expand_shape %742 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %expanded_97 = tensor.expand_shape %261 [[0, 1, 2, 3]] output_shape [1, 1, 1, 1024] : tensor<1024xf32> into tensor<1x1x1x1024xf32>
    %743 = linalg.fill ins(%cst_13 : f32) outs(%expanded_97 : tensor<1x1x1x1024xf32>) -> tensor<1x1x1x1024xf32>
    %744 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_96 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x1024xf32>
    %745 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%744 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %expanded_98 = tensor.expand_shape %406 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %746 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_98, %expanded_96 : tensor<8x14x14x1x1x1x1024xf32>, tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %747 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%742, %410 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %748 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%746 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %expanded_99 = tensor.expand_shape %747 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %749 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_99 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %750 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%749 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %751 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%748, %arg127, %409, %408, %406 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x1024xf32>
    %expanded_100 = tensor.expand_shape %751 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %752 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_100 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %753 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%752 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %754 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%747, %751, %750, %753 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x1024xf32>
    %755 = tensor.empty() : tensor<256x14x14x8xf32>
    %756 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%403 : tensor<8x14x14x256xf32>) outs(%755 : tensor<256x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x14x14x8xf32>
    %757 = tensor.empty() : tensor<14x14x8x1024xf32>
    %758 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%754 : tensor<8x14x14x1024xf32>) outs(%757 : tensor<14x14x8x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x1024xf32>
    %759 = tensor.empty() : tensor<256x1x1x1024xf32>
    %760 = linalg.fill ins(%cst_13 : f32) outs(%759 : tensor<256x1x1x1024xf32>) -> tensor<256x1x1x1024xf32>
    %761 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%756, %758 : tensor<256x14x14x8xf32>, tensor<14x14x8x1024xf32>) outs(%760 : tensor<256x1x1x1024xf32>) -> tensor<256x1x1x1024xf32>
    %collapsed_101 = tensor.collapse_shape %761 [[0, 1, 2, 3]] : tensor<256x1x1x1024xf32> into tensor<262144xf32>
    %expanded_102 = tensor.expand_shape %collapsed_101 [[0, 1, 2, 3]] output_shape [1, 1, 256, 1024] : tensor<262144xf32> into tensor<1x1x256x1024xf32>
    %762 = tensor.empty() : tensor<1x1x256x1024xf32>
    %763 = tensor.empty() : tensor<1x1x1024x256xf32>
    %764 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%763 : tensor<1x1x1024x256xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg126[%c0, %c0, %1702, %1701] : tensor<1x1x256x1024xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x1024x256xf32>
    %765 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%754, %764 : tensor<8x14x14x1024xf32>, tensor<1x1x1024x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %766 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%402, %765 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_103 = tensor.expand_shape %766 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %expanded_104 = tensor.expand_shape %40 [[0, 1, 2, 3]] output_shape [1, 1, 1, 256] : tensor<256xf32> into tensor<1x1x1x256xf32>
    %767 = linalg.fill ins(%cst_13 : f32) outs(%expanded_104 : tensor<1x1x1x256xf32>) -> tensor<1x1x1x256xf32>
    %768 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_103 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x256xf32>
    %769 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%768 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_105 = tensor.expand_shape %397 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %770 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_105, %expanded_103 : tensor<8x14x14x1x1x1x256xf32>, tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %771 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%766, %401 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %772 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%770 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_106 = tensor.expand_shape %771 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %773 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_106 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %774 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%773 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %775 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%772, %arg124, %400, %399, %397 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_107 = tensor.expand_shape %775 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %776 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_107 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %777 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%776 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %778 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%771, %775, %774, %777 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x256xf32>
    %779 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%394 : tensor<8x14x14x256xf32>) outs(%755 : tensor<256x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x14x14x8xf32>
    %780 = tensor.empty() : tensor<14x14x8x256xf32>
    %781 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%778 : tensor<8x14x14x256xf32>) outs(%780 : tensor<14x14x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x256xf32>
    %782 = tensor.empty() : tensor<256x3x3x256xf32>
    %783 = linalg.fill ins(%cst_13 : f32) outs(%782 : tensor<256x3x3x256xf32>) -> tensor<256x3x3x256xf32>
    %padded_108 = tensor.pad %779 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<256x14x14x8xf32> to tensor<256x16x16x8xf32>
    %784 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_108, %781 : tensor<256x16x16x8xf32>, tensor<14x14x8x256xf32>) outs(%783 : tensor<256x3x3x256xf32>) -> tensor<256x3x3x256xf32>
    %785 = tensor.empty() : tensor<3x3x256x256xf32>
    %786 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%785 : tensor<3x3x256x256xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 0 : index
      %1702 = linalg.index 1 : index
      %1703 = linalg.index 2 : index
      %1704 = linalg.index 3 : index
      %1705 = arith.subi %c2, %1701 : index
      %1706 = arith.subi %c2, %1702 : index
      %extracted = tensor.extract %arg123[%1705, %1706, %1704, %1703] : tensor<3x3x256x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x256x256xf32>
    %padded_109 = tensor.pad %778 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x14x14x256xf32> to tensor<8x16x16x256xf32>
    %787 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_109, %786 : tensor<8x16x16x256xf32>, tensor<3x3x256x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %788 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%393, %787 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_110 = tensor.expand_shape %788 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %789 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_110 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x256xf32>
    %790 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%789 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_111 = tensor.expand_shape %388 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %791 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_111, %expanded_110 : tensor<8x14x14x1x1x1x256xf32>, tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %792 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%788, %392 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %793 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%791 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_112 = tensor.expand_shape %792 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %794 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_112 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %795 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%794 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %796 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%793, %arg121, %391, %390, %388 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_113 = tensor.expand_shape %796 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %797 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_113 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %798 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%797 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %799 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%792, %796, %795, %798 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x256xf32>
    %800 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%385 : tensor<8x14x14x1024xf32>) outs(%675 : tensor<1024x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1024x14x14x8xf32>
    %801 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%799 : tensor<8x14x14x256xf32>) outs(%780 : tensor<14x14x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x256xf32>
    %802 = tensor.empty() : tensor<1024x1x1x256xf32>
    %803 = linalg.fill ins(%cst_13 : f32) outs(%802 : tensor<1024x1x1x256xf32>) -> tensor<1024x1x1x256xf32>
    %804 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%800, %801 : tensor<1024x14x14x8xf32>, tensor<14x14x8x256xf32>) outs(%803 : tensor<1024x1x1x256xf32>) -> tensor<1024x1x1x256xf32>
    %collapsed_114 = tensor.collapse_shape %804 [[0, 1, 2, 3]] : tensor<1024x1x1x256xf32> into tensor<262144xf32>
    %expanded_115 = tensor.expand_shape %collapsed_114 [[0, 1, 2, 3]] output_shape [1, 1, 1024, 256] : tensor<262144xf32> into tensor<1x1x1024x256xf32>
    %805 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%762 : tensor<1x1x256x1024xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg120[%c0, %c0, %1702, %1701] : tensor<1x1x1024x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x256x1024xf32>
    %806 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%799, %805 : tensor<8x14x14x256xf32>, tensor<1x1x256x1024xf32>) outs(%259 : tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %807 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%384, %742, %806 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.addf %in_361, %in_362 : f32
      %1702 = arith.cmpf ogt, %in, %cst_13 : f32
      %1703 = arith.select %1702, %1701, %cst_13 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x14x14x1024xf32>
    %expanded_116 = tensor.expand_shape %807 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %808 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_116 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x1024xf32>
    %809 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%808 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %expanded_117 = tensor.expand_shape %379 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %810 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_117, %expanded_116 : tensor<8x14x14x1x1x1x1024xf32>, tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %811 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%807, %383 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %812 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%810 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %expanded_118 = tensor.expand_shape %811 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %813 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_118 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %814 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%813 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %815 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%812, %arg118, %382, %381, %379 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x1024xf32>
    %expanded_119 = tensor.expand_shape %815 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %816 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_119 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %817 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%816 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %818 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%811, %815, %814, %817 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x1024xf32>
    %819 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%376 : tensor<8x14x14x256xf32>) outs(%755 : tensor<256x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x14x14x8xf32>
    %820 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%818 : tensor<8x14x14x1024xf32>) outs(%757 : tensor<14x14x8x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x1024xf32>
    %821 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%819, %820 : tensor<256x14x14x8xf32>, tensor<14x14x8x1024xf32>) outs(%760 : tensor<256x1x1x1024xf32>) -> tensor<256x1x1x1024xf32>
    %collapsed_120 = tensor.collapse_shape %821 [[0, 1, 2, 3]] : tensor<256x1x1x1024xf32> into tensor<262144xf32>
    %expanded_121 = tensor.expand_shape %collapsed_120 [[0, 1, 2, 3]] output_shape [1, 1, 256, 1024] : tensor<262144xf32> into tensor<1x1x256x1024xf32>
    %822 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%763 : tensor<1x1x1024x256xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg117[%c0, %c0, %1702, %1701] : tensor<1x1x256x1024xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x1024x256xf32>
    %823 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%818, %822 : tensor<8x14x14x1024xf32>, tensor<1x1x1024x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %824 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%375, %823 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_122 = tensor.expand_shape %824 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %825 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_122 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x256xf32>
    %826 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%825 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_123 = tensor.expand_shape %370 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %827 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_123, %expanded_122 : tensor<8x14x14x1x1x1x256xf32>, tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %828 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%824, %374 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %829 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%827 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_124 = tensor.expand_shape %828 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %830 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_124 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %831 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%830 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %832 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%829, %arg115, %373, %372, %370 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_125 = tensor.expand_shape %832 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %833 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_125 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %834 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%833 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %835 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%828, %832, %831, %834 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x256xf32>
    %836 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%367 : tensor<8x14x14x256xf32>) outs(%755 : tensor<256x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x14x14x8xf32>
    %837 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%835 : tensor<8x14x14x256xf32>) outs(%780 : tensor<14x14x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x256xf32>
    %padded_126 = tensor.pad %836 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<256x14x14x8xf32> to tensor<256x16x16x8xf32>
    %838 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_126, %837 : tensor<256x16x16x8xf32>, tensor<14x14x8x256xf32>) outs(%783 : tensor<256x3x3x256xf32>) -> tensor<256x3x3x256xf32>
    %839 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%785 : tensor<3x3x256x256xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 0 : index
      %1702 = linalg.index 1 : index
      %1703 = linalg.index 2 : index
      %1704 = linalg.index 3 : index
      %1705 = arith.subi %c2, %1701 : index
      %1706 = arith.subi %c2, %1702 : index
      %extracted = tensor.extract %arg114[%1705, %1706, %1704, %1703] : tensor<3x3x256x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x256x256xf32>
    %padded_127 = tensor.pad %835 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x14x14x256xf32> to tensor<8x16x16x256xf32>
    %840 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_127, %839 : tensor<8x16x16x256xf32>, tensor<3x3x256x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %841 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%366, %840 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_128 = tensor.expand_shape %841 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %842 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_128 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x256xf32>
    %843 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%842 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_129 = tensor.expand_shape %361 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %844 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_129, %expanded_128 : tensor<8x14x14x1x1x1x256xf32>, tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %845 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%841, %365 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %846 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%844 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_130 = tensor.expand_shape %845 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %847 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_130 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %848 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%847 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %849 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%846, %arg112, %364, %363, %361 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_131 = tensor.expand_shape %849 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %850 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_131 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %851 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%850 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %852 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%845, %849, %848, %851 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x256xf32>
    %853 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%358 : tensor<8x14x14x1024xf32>) outs(%675 : tensor<1024x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1024x14x14x8xf32>
    %854 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%852 : tensor<8x14x14x256xf32>) outs(%780 : tensor<14x14x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x256xf32>
    %855 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%853, %854 : tensor<1024x14x14x8xf32>, tensor<14x14x8x256xf32>) outs(%803 : tensor<1024x1x1x256xf32>) -> tensor<1024x1x1x256xf32>
    %collapsed_132 = tensor.collapse_shape %855 [[0, 1, 2, 3]] : tensor<1024x1x1x256xf32> into tensor<262144xf32>
    %expanded_133 = tensor.expand_shape %collapsed_132 [[0, 1, 2, 3]] output_shape [1, 1, 1024, 256] : tensor<262144xf32> into tensor<1x1x1024x256xf32>
    %856 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%762 : tensor<1x1x256x1024xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg111[%c0, %c0, %1702, %1701] : tensor<1x1x1024x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x256x1024xf32>
    %857 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%852, %856 : tensor<8x14x14x256xf32>, tensor<1x1x256x1024xf32>) outs(%259 : tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %858 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%357, %807, %857 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.addf %in_361, %in_362 : f32
      %1702 = arith.cmpf ogt, %in, %cst_13 : f32
      %1703 = arith.select %1702, %1701, %cst_13 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x14x14x1024xf32>
    %expanded_134 = tensor.expand_shape %858 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %859 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_134 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x1024xf32>
    %860 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%859 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %expanded_135 = tensor.expand_shape %352 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %861 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_135, %expanded_134 : tensor<8x14x14x1x1x1x1024xf32>, tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %862 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%858, %356 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %863 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%861 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %expanded_136 = tensor.expand_shape %862 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %864 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_136 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %865 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%864 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %866 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%863, %arg109, %355, %354, %352 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x1024xf32>
    %expanded_137 = tensor.expand_shape %866 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %867 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_137 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %868 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%867 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %869 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%862, %866, %865, %868 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x1024xf32>
    %870 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%349 : tensor<8x14x14x256xf32>) outs(%755 : tensor<256x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x14x14x8xf32>
    %871 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%869 : tensor<8x14x14x1024xf32>) outs(%757 : tensor<14x14x8x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x1024xf32>
    %872 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%870, %871 : tensor<256x14x14x8xf32>, tensor<14x14x8x1024xf32>) outs(%760 : tensor<256x1x1x1024xf32>) -> tensor<256x1x1x1024xf32>
    %collapsed_138 = tensor.collapse_shape %872 [[0, 1, 2, 3]] : tensor<256x1x1x1024xf32> into tensor<262144xf32>
    %expanded_139 = tensor.expand_shape %collapsed_138 [[0, 1, 2, 3]] output_shape [1, 1, 256, 1024] : tensor<262144xf32> into tensor<1x1x256x1024xf32>
    %873 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%763 : tensor<1x1x1024x256xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg108[%c0, %c0, %1702, %1701] : tensor<1x1x256x1024xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x1024x256xf32>
    %874 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%869, %873 : tensor<8x14x14x1024xf32>, tensor<1x1x1024x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %875 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%348, %874 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_140 = tensor.expand_shape %875 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %876 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_140 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x256xf32>
    %877 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%876 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_141 = tensor.expand_shape %343 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %878 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_141, %expanded_140 : tensor<8x14x14x1x1x1x256xf32>, tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %879 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%875, %347 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %880 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%878 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_142 = tensor.expand_shape %879 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %881 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_142 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %882 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%881 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %883 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%880, %arg106, %346, %345, %343 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_143 = tensor.expand_shape %883 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %884 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_143 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %885 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%884 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %886 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%879, %883, %882, %885 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x256xf32>
    %887 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%340 : tensor<8x14x14x256xf32>) outs(%755 : tensor<256x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x14x14x8xf32>
    %888 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%886 : tensor<8x14x14x256xf32>) outs(%780 : tensor<14x14x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x256xf32>
    %padded_144 = tensor.pad %887 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<256x14x14x8xf32> to tensor<256x16x16x8xf32>
    %889 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_144, %888 : tensor<256x16x16x8xf32>, tensor<14x14x8x256xf32>) outs(%783 : tensor<256x3x3x256xf32>) -> tensor<256x3x3x256xf32>
    %890 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%785 : tensor<3x3x256x256xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 0 : index
      %1702 = linalg.index 1 : index
      %1703 = linalg.index 2 : index
      %1704 = linalg.index 3 : index
      %1705 = arith.subi %c2, %1701 : index
      %1706 = arith.subi %c2, %1702 : index
      %extracted = tensor.extract %arg105[%1705, %1706, %1704, %1703] : tensor<3x3x256x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x256x256xf32>
    %padded_145 = tensor.pad %886 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x14x14x256xf32> to tensor<8x16x16x256xf32>
    %891 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_145, %890 : tensor<8x16x16x256xf32>, tensor<3x3x256x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %892 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%339, %891 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_146 = tensor.expand_shape %892 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %893 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_146 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x256xf32>
    %894 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%893 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_147 = tensor.expand_shape %334 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %895 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_147, %expanded_146 : tensor<8x14x14x1x1x1x256xf32>, tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %896 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%892, %338 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %897 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%895 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_148 = tensor.expand_shape %896 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %898 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_148 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %899 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%898 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %900 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%897, %arg103, %337, %336, %334 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_149 = tensor.expand_shape %900 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %901 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_149 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %902 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%901 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %903 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%896, %900, %899, %902 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x256xf32>
    %904 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%331 : tensor<8x14x14x1024xf32>) outs(%675 : tensor<1024x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1024x14x14x8xf32>
    %905 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%903 : tensor<8x14x14x256xf32>) outs(%780 : tensor<14x14x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x256xf32>
    %906 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%904, %905 : tensor<1024x14x14x8xf32>, tensor<14x14x8x256xf32>) outs(%803 : tensor<1024x1x1x256xf32>) -> tensor<1024x1x1x256xf32>
    %collapsed_150 = tensor.collapse_shape %906 [[0, 1, 2, 3]] : tensor<1024x1x1x256xf32> into tensor<262144xf32>
    %expanded_151 = tensor.expand_shape %collapsed_150 [[0, 1, 2, 3]] output_shape [1, 1, 1024, 256] : tensor<262144xf32> into tensor<1x1x1024x256xf32>
    %907 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%762 : tensor<1x1x256x1024xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg102[%c0, %c0, %1702, %1701] : tensor<1x1x1024x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x256x1024xf32>
    %908 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%903, %907 : tensor<8x14x14x256xf32>, tensor<1x1x256x1024xf32>) outs(%259 : tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %909 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%330, %858, %908 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.addf %in_361, %in_362 : f32
      %1702 = arith.cmpf ogt, %in, %cst_13 : f32
      %1703 = arith.select %1702, %1701, %cst_13 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x14x14x1024xf32>
    %expanded_152 = tensor.expand_shape %909 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %910 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_152 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x1024xf32>
    %911 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%910 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %expanded_153 = tensor.expand_shape %325 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %912 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_153, %expanded_152 : tensor<8x14x14x1x1x1x1024xf32>, tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %913 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%909, %329 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %914 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%912 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %expanded_154 = tensor.expand_shape %913 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %915 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_154 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %916 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%915 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %917 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%914, %arg100, %328, %327, %325 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x1024xf32>
    %expanded_155 = tensor.expand_shape %917 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %918 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_155 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %919 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%918 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %920 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%913, %917, %916, %919 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x1024xf32>
    %921 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%322 : tensor<8x14x14x256xf32>) outs(%755 : tensor<256x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x14x14x8xf32>
    %922 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%920 : tensor<8x14x14x1024xf32>) outs(%757 : tensor<14x14x8x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x1024xf32>
    %923 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%921, %922 : tensor<256x14x14x8xf32>, tensor<14x14x8x1024xf32>) outs(%760 : tensor<256x1x1x1024xf32>) -> tensor<256x1x1x1024xf32>
    %collapsed_156 = tensor.collapse_shape %923 [[0, 1, 2, 3]] : tensor<256x1x1x1024xf32> into tensor<262144xf32>
    %expanded_157 = tensor.expand_shape %collapsed_156 [[0, 1, 2, 3]] output_shape [1, 1, 256, 1024] : tensor<262144xf32> into tensor<1x1x256x1024xf32>
    %924 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%763 : tensor<1x1x1024x256xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg99[%c0, %c0, %1702, %1701] : tensor<1x1x256x1024xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x1024x256xf32>
    %925 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%920, %924 : tensor<8x14x14x1024xf32>, tensor<1x1x1024x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %926 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%321, %925 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_158 = tensor.expand_shape %926 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %927 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_158 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x256xf32>
    %928 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%927 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_159 = tensor.expand_shape %316 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %929 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_159, %expanded_158 : tensor<8x14x14x1x1x1x256xf32>, tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %930 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%926, %320 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %931 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%929 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_160 = tensor.expand_shape %930 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %932 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_160 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %933 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%932 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %934 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%931, %arg97, %319, %318, %316 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_161 = tensor.expand_shape %934 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %935 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_161 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %936 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%935 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %937 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%930, %934, %933, %936 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x256xf32>
    %938 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%313 : tensor<8x14x14x256xf32>) outs(%755 : tensor<256x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x14x14x8xf32>
    %939 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%937 : tensor<8x14x14x256xf32>) outs(%780 : tensor<14x14x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x256xf32>
    %padded_162 = tensor.pad %938 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<256x14x14x8xf32> to tensor<256x16x16x8xf32>
    %940 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_162, %939 : tensor<256x16x16x8xf32>, tensor<14x14x8x256xf32>) outs(%783 : tensor<256x3x3x256xf32>) -> tensor<256x3x3x256xf32>
    %941 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%785 : tensor<3x3x256x256xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 0 : index
      %1702 = linalg.index 1 : index
      %1703 = linalg.index 2 : index
      %1704 = linalg.index 3 : index
      %1705 = arith.subi %c2, %1701 : index
      %1706 = arith.subi %c2, %1702 : index
      %extracted = tensor.extract %arg96[%1705, %1706, %1704, %1703] : tensor<3x3x256x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x256x256xf32>
    %padded_163 = tensor.pad %937 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x14x14x256xf32> to tensor<8x16x16x256xf32>
    %942 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_163, %941 : tensor<8x16x16x256xf32>, tensor<3x3x256x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %943 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%312, %942 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_164 = tensor.expand_shape %943 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %944 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_164 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x256xf32>
    %945 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%944 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_165 = tensor.expand_shape %307 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %946 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_165, %expanded_164 : tensor<8x14x14x1x1x1x256xf32>, tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %947 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%943, %311 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %948 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%946 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_166 = tensor.expand_shape %947 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %949 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_166 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %950 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%949 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %951 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%948, %arg94, %310, %309, %307 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_167 = tensor.expand_shape %951 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %952 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_167 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %953 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%952 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %954 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%947, %951, %950, %953 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x256xf32>
    %955 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%304 : tensor<8x14x14x1024xf32>) outs(%675 : tensor<1024x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1024x14x14x8xf32>
    %956 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%954 : tensor<8x14x14x256xf32>) outs(%780 : tensor<14x14x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x256xf32>
    %957 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%955, %956 : tensor<1024x14x14x8xf32>, tensor<14x14x8x256xf32>) outs(%803 : tensor<1024x1x1x256xf32>) -> tensor<1024x1x1x256xf32>
    %collapsed_168 = tensor.collapse_shape %957 [[0, 1, 2, 3]] : tensor<1024x1x1x256xf32> into tensor<262144xf32>
    %expanded_169 = tensor.expand_shape %collapsed_168 [[0, 1, 2, 3]] output_shape [1, 1, 1024, 256] : tensor<262144xf32> into tensor<1x1x1024x256xf32>
    %958 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%762 : tensor<1x1x256x1024xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg93[%c0, %c0, %1702, %1701] : tensor<1x1x1024x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x256x1024xf32>
    %959 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%954, %958 : tensor<8x14x14x256xf32>, tensor<1x1x256x1024xf32>) outs(%259 : tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %960 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%303, %909, %959 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.addf %in_361, %in_362 : f32
      %1702 = arith.cmpf ogt, %in, %cst_13 : f32
      %1703 = arith.select %1702, %1701, %cst_13 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x14x14x1024xf32>
    %expanded_170 = tensor.expand_shape %960 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %961 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_170 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x1024xf32>
    %962 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%961 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %expanded_171 = tensor.expand_shape %298 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %963 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_171, %expanded_170 : tensor<8x14x14x1x1x1x1024xf32>, tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %964 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%960, %302 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %965 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%963 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %expanded_172 = tensor.expand_shape %964 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %966 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_172 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %967 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%966 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %968 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%965, %arg91, %301, %300, %298 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x1024xf32>
    %expanded_173 = tensor.expand_shape %968 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %969 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_173 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %970 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%969 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %971 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%964, %968, %967, %970 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x1024xf32>
    %972 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%295 : tensor<8x14x14x256xf32>) outs(%755 : tensor<256x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x14x14x8xf32>
    %973 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%971 : tensor<8x14x14x1024xf32>) outs(%757 : tensor<14x14x8x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x1024xf32>
    %974 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%972, %973 : tensor<256x14x14x8xf32>, tensor<14x14x8x1024xf32>) outs(%760 : tensor<256x1x1x1024xf32>) -> tensor<256x1x1x1024xf32>
    %collapsed_174 = tensor.collapse_shape %974 [[0, 1, 2, 3]] : tensor<256x1x1x1024xf32> into tensor<262144xf32>
    %expanded_175 = tensor.expand_shape %collapsed_174 [[0, 1, 2, 3]] output_shape [1, 1, 256, 1024] : tensor<262144xf32> into tensor<1x1x256x1024xf32>
    %975 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%763 : tensor<1x1x1024x256xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg90[%c0, %c0, %1702, %1701] : tensor<1x1x256x1024xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x1024x256xf32>
    %976 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%971, %975 : tensor<8x14x14x1024xf32>, tensor<1x1x1024x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %977 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%294, %976 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_176 = tensor.expand_shape %977 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %978 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_176 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x256xf32>
    %979 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%978 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_177 = tensor.expand_shape %289 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %980 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_177, %expanded_176 : tensor<8x14x14x1x1x1x256xf32>, tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %981 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%977, %293 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %982 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%980 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_178 = tensor.expand_shape %981 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %983 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_178 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %984 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%983 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %985 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%982, %arg88, %292, %291, %289 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_179 = tensor.expand_shape %985 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %986 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_179 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %987 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%986 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %988 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%981, %985, %984, %987 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x256xf32>
    %989 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%286 : tensor<8x14x14x256xf32>) outs(%755 : tensor<256x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x14x14x8xf32>
    %990 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%988 : tensor<8x14x14x256xf32>) outs(%780 : tensor<14x14x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x256xf32>
    %padded_180 = tensor.pad %989 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<256x14x14x8xf32> to tensor<256x16x16x8xf32>
    %991 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_180, %990 : tensor<256x16x16x8xf32>, tensor<14x14x8x256xf32>) outs(%783 : tensor<256x3x3x256xf32>) -> tensor<256x3x3x256xf32>
    %992 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%785 : tensor<3x3x256x256xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 0 : index
      %1702 = linalg.index 1 : index
      %1703 = linalg.index 2 : index
      %1704 = linalg.index 3 : index
      %1705 = arith.subi %c2, %1701 : index
      %1706 = arith.subi %c2, %1702 : index
      %extracted = tensor.extract %arg87[%1705, %1706, %1704, %1703] : tensor<3x3x256x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x256x256xf32>
    %padded_181 = tensor.pad %988 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x14x14x256xf32> to tensor<8x16x16x256xf32>
    %993 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_181, %992 : tensor<8x16x16x256xf32>, tensor<3x3x256x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %994 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%285, %993 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_182 = tensor.expand_shape %994 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %995 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_182 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x256xf32>
    %996 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%995 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_183 = tensor.expand_shape %280 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %997 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_183, %expanded_182 : tensor<8x14x14x1x1x1x256xf32>, tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %998 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%994, %284 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %999 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%997 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_184 = tensor.expand_shape %998 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %1000 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_184 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1001 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1000 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %1002 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%999, %arg85, %283, %282, %280 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_185 = tensor.expand_shape %1002 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %1003 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_185 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1004 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1003 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %1005 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%998, %1002, %1001, %1004 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x256xf32>
    %1006 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%277 : tensor<8x14x14x1024xf32>) outs(%675 : tensor<1024x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<1024x14x14x8xf32>
    %1007 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1005 : tensor<8x14x14x256xf32>) outs(%780 : tensor<14x14x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x256xf32>
    %1008 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1006, %1007 : tensor<1024x14x14x8xf32>, tensor<14x14x8x256xf32>) outs(%803 : tensor<1024x1x1x256xf32>) -> tensor<1024x1x1x256xf32>
    %collapsed_186 = tensor.collapse_shape %1008 [[0, 1, 2, 3]] : tensor<1024x1x1x256xf32> into tensor<262144xf32>
    %expanded_187 = tensor.expand_shape %collapsed_186 [[0, 1, 2, 3]] output_shape [1, 1, 1024, 256] : tensor<262144xf32> into tensor<1x1x1024x256xf32>
    %1009 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%762 : tensor<1x1x256x1024xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg84[%c0, %c0, %1702, %1701] : tensor<1x1x1024x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x256x1024xf32>
    %1010 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1005, %1009 : tensor<8x14x14x256xf32>, tensor<1x1x256x1024xf32>) outs(%259 : tensor<8x14x14x1024xf32>) -> tensor<8x14x14x1024xf32>
    %1011 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%276, %960, %1010 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.addf %in_361, %in_362 : f32
      %1702 = arith.cmpf ogt, %in, %cst_13 : f32
      %1703 = arith.select %1702, %1701, %cst_13 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x14x14x1024xf32>
    %expanded_188 = tensor.expand_shape %1011 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %1012 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_188 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x1024xf32>
    %1013 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1012 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %expanded_189 = tensor.expand_shape %271 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %1014 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_189, %expanded_188 : tensor<8x14x14x1x1x1x1024xf32>, tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %1015 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1011, %275 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %1016 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1014 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %expanded_190 = tensor.expand_shape %1015 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %1017 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_190 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %1018 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1017 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %1019 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1016, %arg82, %274, %273, %271 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x1024xf32>
    %expanded_191 = tensor.expand_shape %1019 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %1020 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_191 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %1021 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1020 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %1022 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1015, %1019, %1018, %1021 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x1024xf32>
    %1023 = tensor.empty() : tensor<512x28x28x8xf32>
    %1024 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%235 : tensor<8x28x28x512xf32>) outs(%1023 : tensor<512x28x28x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x28x28x8xf32>
    %1025 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1022 : tensor<8x14x14x1024xf32>) outs(%757 : tensor<14x14x8x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x1024xf32>
    %1026 = tensor.empty() : tensor<512x1x1x1024xf32>
    %1027 = linalg.fill ins(%cst_13 : f32) outs(%1026 : tensor<512x1x1x1024xf32>) -> tensor<512x1x1x1024xf32>
    %padded_192 = tensor.pad %1024 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<512x28x28x8xf32> to tensor<512x29x29x8xf32>
    %extracted_slice_193 = tensor.extract_slice %padded_192[0, 0, 0, 0] [512, 27, 27, 8] [1, 1, 1, 1] : tensor<512x29x29x8xf32> to tensor<512x27x27x8xf32>
    %1028 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%extracted_slice_193, %1025 : tensor<512x27x27x8xf32>, tensor<14x14x8x1024xf32>) outs(%1027 : tensor<512x1x1x1024xf32>) -> tensor<512x1x1x1024xf32>
    %collapsed_194 = tensor.collapse_shape %1028 [[0, 1, 2, 3]] : tensor<512x1x1x1024xf32> into tensor<524288xf32>
    %expanded_195 = tensor.expand_shape %collapsed_194 [[0, 1, 2, 3]] output_shape [1, 1, 512, 1024] : tensor<524288xf32> into tensor<1x1x512x1024xf32>
    %1029 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%738 : tensor<1x1x1024x512xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg81[%c0, %c0, %1702, %1701] : tensor<1x1x512x1024xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x1024x512xf32>
    %1030 = tensor.empty() : tensor<8x28x28x1024xf32>
    %1031 = linalg.fill ins(%cst_13 : f32) outs(%1030 : tensor<8x28x28x1024xf32>) -> tensor<8x28x28x1024xf32>
    %inserted_slice_196 = tensor.insert_slice %1022 into %1031[0, 0, 0, 0] [8, 14, 14, 1024] [1, 2, 2, 1] : tensor<8x14x14x1024xf32> into tensor<8x28x28x1024xf32>
    %1032 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice_196, %1029 : tensor<8x28x28x1024xf32>, tensor<1x1x1024x512xf32>) outs(%136 : tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %expanded_197 = tensor.expand_shape %264 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %1033 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_197, %expanded_188 : tensor<8x14x14x1x1x1x1024xf32>, tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %1034 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1011, %268 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x1024xf32>
    %1035 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1033 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %expanded_198 = tensor.expand_shape %1034 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %1036 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_198 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %1037 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1036 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %1038 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1035, %arg79, %267, %266, %264 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<8x14x14x1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x1024xf32>
    %expanded_199 = tensor.expand_shape %1038 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 1024] : tensor<8x14x14x1024xf32> into tensor<8x14x14x1x1x1x1024xf32>
    %1039 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_199 : tensor<8x14x14x1x1x1x1024xf32>) outs(%743 : tensor<1x1x1x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x1024xf32>
    %1040 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1039 : tensor<1x1x1x1024xf32>) outs(%262 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %1041 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1034, %1038, %1037, %1040 : tensor<8x14x14x1024xf32>, tensor<8x14x14x1024xf32>, tensor<1024xf32>, tensor<1024xf32>) outs(%258 : tensor<8x14x14x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x1024xf32>
    %1042 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%257 : tensor<8x14x14x256xf32>) outs(%755 : tensor<256x14x14x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x14x14x8xf32>
    %1043 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1041 : tensor<8x14x14x1024xf32>) outs(%757 : tensor<14x14x8x1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x1024xf32>
    %1044 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1042, %1043 : tensor<256x14x14x8xf32>, tensor<14x14x8x1024xf32>) outs(%760 : tensor<256x1x1x1024xf32>) -> tensor<256x1x1x1024xf32>
    %collapsed_200 = tensor.collapse_shape %1044 [[0, 1, 2, 3]] : tensor<256x1x1x1024xf32> into tensor<262144xf32>
    %expanded_201 = tensor.expand_shape %collapsed_200 [[0, 1, 2, 3]] output_shape [1, 1, 256, 1024] : tensor<262144xf32> into tensor<1x1x256x1024xf32>
    %1045 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%763 : tensor<1x1x1024x256xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg78[%c0, %c0, %1702, %1701] : tensor<1x1x256x1024xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x1024x256xf32>
    %1046 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1041, %1045 : tensor<8x14x14x1024xf32>, tensor<1x1x1024x256xf32>) outs(%248 : tensor<8x14x14x256xf32>) -> tensor<8x14x14x256xf32>
    %1047 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256, %1046 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_202 = tensor.expand_shape %1047 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %1048 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_202 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x256xf32>
    %1049 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1048 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_203 = tensor.expand_shape %251 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %1050 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_203, %expanded_202 : tensor<8x14x14x1x1x1x256xf32>, tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1051 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1047, %255 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x14x14x256xf32>
    %1052 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1050 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_204 = tensor.expand_shape %1051 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %1053 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_204 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1054 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1053 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %1055 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1052, %arg76, %254, %253, %251 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x14x14x256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_5 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x14x14x256xf32>
    %expanded_205 = tensor.expand_shape %1055 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 14, 14, 1, 1, 1, 256] : tensor<8x14x14x256xf32> into tensor<8x14x14x1x1x1x256xf32>
    %1056 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_205 : tensor<8x14x14x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1057 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1056 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %1058 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1051, %1055, %1054, %1057 : tensor<8x14x14x256xf32>, tensor<8x14x14x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%247 : tensor<8x14x14x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_5 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x14x14x256xf32>
    %1059 = tensor.empty() : tensor<256x28x28x8xf32>
    %1060 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%246 : tensor<8x28x28x256xf32>) outs(%1059 : tensor<256x28x28x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x28x28x8xf32>
    %1061 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1058 : tensor<8x14x14x256xf32>) outs(%780 : tensor<14x14x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<14x14x8x256xf32>
    %padded_206 = tensor.pad %1060 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<256x28x28x8xf32> to tensor<256x29x29x8xf32>
    %1062 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_206, %1061 : tensor<256x29x29x8xf32>, tensor<14x14x8x256xf32>) outs(%783 : tensor<256x3x3x256xf32>) -> tensor<256x3x3x256xf32>
    %1063 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%785 : tensor<3x3x256x256xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 0 : index
      %1702 = linalg.index 1 : index
      %1703 = linalg.index 2 : index
      %1704 = linalg.index 3 : index
      %1705 = arith.subi %c2, %1701 : index
      %1706 = arith.subi %c2, %1702 : index
      %extracted = tensor.extract %arg75[%1705, %1706, %1704, %1703] : tensor<3x3x256x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x256x256xf32>
    %1064 = tensor.empty() : tensor<8x30x30x256xf32>
    %1065 = linalg.fill ins(%cst_13 : f32) outs(%1064 : tensor<8x30x30x256xf32>) -> tensor<8x30x30x256xf32>
    %inserted_slice_207 = tensor.insert_slice %1058 into %1065[0, 2, 2, 0] [8, 14, 14, 256] [1, 2, 2, 1] : tensor<8x14x14x256xf32> into tensor<8x30x30x256xf32>
    %1066 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice_207, %1063 : tensor<8x30x30x256xf32>, tensor<3x3x256x256xf32>) outs(%237 : tensor<8x28x28x256xf32>) -> tensor<8x28x28x256xf32>
    %1067 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245, %1066 : tensor<8x28x28x256xf32>, tensor<8x28x28x256xf32>) outs(%236 : tensor<8x28x28x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x256xf32>
    %expanded_208 = tensor.expand_shape %1067 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 256] : tensor<8x28x28x256xf32> into tensor<8x28x28x1x1x1x256xf32>
    %1068 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_208 : tensor<8x28x28x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x256xf32>
    %1069 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1068 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_209 = tensor.expand_shape %240 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 256] : tensor<8x28x28x256xf32> into tensor<8x28x28x1x1x1x256xf32>
    %1070 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_209, %expanded_208 : tensor<8x28x28x1x1x1x256xf32>, tensor<8x28x28x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1071 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1067, %244 : tensor<8x28x28x256xf32>, tensor<8x28x28x256xf32>) outs(%236 : tensor<8x28x28x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x256xf32>
    %1072 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1070 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_210 = tensor.expand_shape %1071 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 256] : tensor<8x28x28x256xf32> into tensor<8x28x28x1x1x1x256xf32>
    %1073 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_210 : tensor<8x28x28x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1074 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1073 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %1075 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1072, %arg73, %243, %242, %240 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x28x28x256xf32>) outs(%236 : tensor<8x28x28x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_6 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x28x28x256xf32>
    %expanded_211 = tensor.expand_shape %1075 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 256] : tensor<8x28x28x256xf32> into tensor<8x28x28x1x1x1x256xf32>
    %1076 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_211 : tensor<8x28x28x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1077 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1076 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %1078 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1071, %1075, %1074, %1077 : tensor<8x28x28x256xf32>, tensor<8x28x28x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%236 : tensor<8x28x28x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_6 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x28x28x256xf32>
    %1079 = tensor.empty() : tensor<28x28x8x256xf32>
    %1080 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1078 : tensor<8x28x28x256xf32>) outs(%1079 : tensor<28x28x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<28x28x8x256xf32>
    %1081 = tensor.empty() : tensor<512x1x1x256xf32>
    %1082 = linalg.fill ins(%cst_13 : f32) outs(%1081 : tensor<512x1x1x256xf32>) -> tensor<512x1x1x256xf32>
    %1083 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1024, %1080 : tensor<512x28x28x8xf32>, tensor<28x28x8x256xf32>) outs(%1082 : tensor<512x1x1x256xf32>) -> tensor<512x1x1x256xf32>
    %collapsed_212 = tensor.collapse_shape %1083 [[0, 1, 2, 3]] : tensor<512x1x1x256xf32> into tensor<131072xf32>
    %expanded_213 = tensor.expand_shape %collapsed_212 [[0, 1, 2, 3]] output_shape [1, 1, 512, 256] : tensor<131072xf32> into tensor<1x1x512x256xf32>
    %1084 = tensor.empty() : tensor<1x1x512x256xf32>
    %1085 = tensor.empty() : tensor<1x1x256x512xf32>
    %1086 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1085 : tensor<1x1x256x512xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg72[%c0, %c0, %1702, %1701] : tensor<1x1x512x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x256x512xf32>
    %1087 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1078, %1086 : tensor<8x28x28x256xf32>, tensor<1x1x256x512xf32>) outs(%136 : tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %1088 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%234, %1032, %1087 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.addf %in_361, %in_362 : f32
      %1702 = arith.cmpf ogt, %in, %cst_13 : f32
      %1703 = arith.select %1702, %1701, %cst_13 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x28x28x512xf32>
    %expanded_214 = tensor.expand_shape %1088 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1089 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_214 : tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x512xf32>
    %1090 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1089 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_215 = tensor.expand_shape %229 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1091 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_215, %expanded_214 : tensor<8x28x28x1x1x1x512xf32>, tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %1092 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1088, %233 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x512xf32>
    %1093 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1091 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_216 = tensor.expand_shape %1092 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1094 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_216 : tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %1095 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1094 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %1096 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1093, %arg70, %232, %231, %229 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_6 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x28x28x512xf32>
    %expanded_217 = tensor.expand_shape %1096 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1097 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_217 : tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %1098 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1097 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %1099 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1092, %1096, %1095, %1098 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_6 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x28x28x512xf32>
    %1100 = tensor.empty() : tensor<128x28x28x8xf32>
    %1101 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%226 : tensor<8x28x28x128xf32>) outs(%1100 : tensor<128x28x28x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x28x28x8xf32>
    %1102 = tensor.empty() : tensor<28x28x8x512xf32>
    %1103 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1099 : tensor<8x28x28x512xf32>) outs(%1102 : tensor<28x28x8x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<28x28x8x512xf32>
    %1104 = tensor.empty() : tensor<128x1x1x512xf32>
    %1105 = linalg.fill ins(%cst_13 : f32) outs(%1104 : tensor<128x1x1x512xf32>) -> tensor<128x1x1x512xf32>
    %1106 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1101, %1103 : tensor<128x28x28x8xf32>, tensor<28x28x8x512xf32>) outs(%1105 : tensor<128x1x1x512xf32>) -> tensor<128x1x1x512xf32>
    %collapsed_218 = tensor.collapse_shape %1106 [[0, 1, 2, 3]] : tensor<128x1x1x512xf32> into tensor<65536xf32>
    %expanded_219 = tensor.expand_shape %collapsed_218 [[0, 1, 2, 3]] output_shape [1, 1, 128, 512] : tensor<65536xf32> into tensor<1x1x128x512xf32>
    %1107 = tensor.empty() : tensor<1x1x128x512xf32>
    %1108 = tensor.empty() : tensor<1x1x512x128xf32>
    %1109 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1108 : tensor<1x1x512x128xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg69[%c0, %c0, %1702, %1701] : tensor<1x1x128x512xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x512x128xf32>
    %1110 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1099, %1109 : tensor<8x28x28x512xf32>, tensor<1x1x512x128xf32>) outs(%125 : tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %1111 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%225, %1110 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %expanded_220 = tensor.expand_shape %1111 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %expanded_221 = tensor.expand_shape %114 [[0, 1, 2, 3]] output_shape [1, 1, 1, 128] : tensor<128xf32> into tensor<1x1x1x128xf32>
    %1112 = linalg.fill ins(%cst_13 : f32) outs(%expanded_221 : tensor<1x1x1x128xf32>) -> tensor<1x1x1x128xf32>
    %1113 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_220 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x128xf32>
    %1114 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1113 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %expanded_222 = tensor.expand_shape %220 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1115 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_222, %expanded_220 : tensor<8x28x28x1x1x1x128xf32>, tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1116 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1111, %224 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %1117 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1115 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %expanded_223 = tensor.expand_shape %1116 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1118 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_223 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1119 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1118 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %1120 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1117, %arg67, %223, %222, %220 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_6 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x28x28x128xf32>
    %expanded_224 = tensor.expand_shape %1120 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1121 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_224 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1122 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1121 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %1123 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1116, %1120, %1119, %1122 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_6 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x28x28x128xf32>
    %1124 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%217 : tensor<8x28x28x128xf32>) outs(%1100 : tensor<128x28x28x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x28x28x8xf32>
    %1125 = tensor.empty() : tensor<28x28x8x128xf32>
    %1126 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1123 : tensor<8x28x28x128xf32>) outs(%1125 : tensor<28x28x8x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<28x28x8x128xf32>
    %1127 = tensor.empty() : tensor<128x3x3x128xf32>
    %1128 = linalg.fill ins(%cst_13 : f32) outs(%1127 : tensor<128x3x3x128xf32>) -> tensor<128x3x3x128xf32>
    %padded_225 = tensor.pad %1124 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<128x28x28x8xf32> to tensor<128x30x30x8xf32>
    %1129 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_225, %1126 : tensor<128x30x30x8xf32>, tensor<28x28x8x128xf32>) outs(%1128 : tensor<128x3x3x128xf32>) -> tensor<128x3x3x128xf32>
    %1130 = tensor.empty() : tensor<3x3x128x128xf32>
    %1131 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1130 : tensor<3x3x128x128xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 0 : index
      %1702 = linalg.index 1 : index
      %1703 = linalg.index 2 : index
      %1704 = linalg.index 3 : index
      %1705 = arith.subi %c2, %1701 : index
      %1706 = arith.subi %c2, %1702 : index
      %extracted = tensor.extract %arg66[%1705, %1706, %1704, %1703] : tensor<3x3x128x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x128x128xf32>
    %padded_226 = tensor.pad %1123 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x28x28x128xf32> to tensor<8x30x30x128xf32>
    %1132 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_226, %1131 : tensor<8x30x30x128xf32>, tensor<3x3x128x128xf32>) outs(%125 : tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %1133 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216, %1132 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %expanded_227 = tensor.expand_shape %1133 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1134 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_227 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x128xf32>
    %1135 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1134 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %expanded_228 = tensor.expand_shape %211 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1136 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_228, %expanded_227 : tensor<8x28x28x1x1x1x128xf32>, tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1137 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1133, %215 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %1138 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1136 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %expanded_229 = tensor.expand_shape %1137 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1139 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_229 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1140 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1139 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %1141 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1138, %arg64, %214, %213, %211 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_6 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x28x28x128xf32>
    %expanded_230 = tensor.expand_shape %1141 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1142 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_230 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1143 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1142 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %1144 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1137, %1141, %1140, %1143 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_6 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x28x28x128xf32>
    %1145 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%208 : tensor<8x28x28x512xf32>) outs(%1023 : tensor<512x28x28x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x28x28x8xf32>
    %1146 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1144 : tensor<8x28x28x128xf32>) outs(%1125 : tensor<28x28x8x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<28x28x8x128xf32>
    %1147 = tensor.empty() : tensor<512x1x1x128xf32>
    %1148 = linalg.fill ins(%cst_13 : f32) outs(%1147 : tensor<512x1x1x128xf32>) -> tensor<512x1x1x128xf32>
    %1149 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1145, %1146 : tensor<512x28x28x8xf32>, tensor<28x28x8x128xf32>) outs(%1148 : tensor<512x1x1x128xf32>) -> tensor<512x1x1x128xf32>
    %collapsed_231 = tensor.collapse_shape %1149 [[0, 1, 2, 3]] : tensor<512x1x1x128xf32> into tensor<65536xf32>
    %expanded_232 = tensor.expand_shape %collapsed_231 [[0, 1, 2, 3]] output_shape [1, 1, 512, 128] : tensor<65536xf32> into tensor<1x1x512x128xf32>
    %1150 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1107 : tensor<1x1x128x512xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg63[%c0, %c0, %1702, %1701] : tensor<1x1x512x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x128x512xf32>
    %1151 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1144, %1150 : tensor<8x28x28x128xf32>, tensor<1x1x128x512xf32>) outs(%136 : tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %1152 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%207, %1088, %1151 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.addf %in_361, %in_362 : f32
      %1702 = arith.cmpf ogt, %in, %cst_13 : f32
      %1703 = arith.select %1702, %1701, %cst_13 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x28x28x512xf32>
    %expanded_233 = tensor.expand_shape %1152 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1153 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_233 : tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x512xf32>
    %1154 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1153 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_234 = tensor.expand_shape %202 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1155 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_234, %expanded_233 : tensor<8x28x28x1x1x1x512xf32>, tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %1156 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1152, %206 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x512xf32>
    %1157 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1155 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_235 = tensor.expand_shape %1156 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1158 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_235 : tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %1159 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1158 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %1160 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1157, %arg61, %205, %204, %202 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_6 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x28x28x512xf32>
    %expanded_236 = tensor.expand_shape %1160 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1161 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_236 : tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %1162 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1161 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %1163 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1156, %1160, %1159, %1162 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_6 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x28x28x512xf32>
    %1164 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%199 : tensor<8x28x28x128xf32>) outs(%1100 : tensor<128x28x28x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x28x28x8xf32>
    %1165 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1163 : tensor<8x28x28x512xf32>) outs(%1102 : tensor<28x28x8x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<28x28x8x512xf32>
    %1166 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1164, %1165 : tensor<128x28x28x8xf32>, tensor<28x28x8x512xf32>) outs(%1105 : tensor<128x1x1x512xf32>) -> tensor<128x1x1x512xf32>
    %collapsed_237 = tensor.collapse_shape %1166 [[0, 1, 2, 3]] : tensor<128x1x1x512xf32> into tensor<65536xf32>
    %expanded_238 = tensor.expand_shape %collapsed_237 [[0, 1, 2, 3]] output_shape [1, 1, 128, 512] : tensor<65536xf32> into tensor<1x1x128x512xf32>
    %1167 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1108 : tensor<1x1x512x128xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg60[%c0, %c0, %1702, %1701] : tensor<1x1x128x512xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x512x128xf32>
    %1168 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1163, %1167 : tensor<8x28x28x512xf32>, tensor<1x1x512x128xf32>) outs(%125 : tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %1169 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198, %1168 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %expanded_239 = tensor.expand_shape %1169 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1170 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_239 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x128xf32>
    %1171 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1170 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %expanded_240 = tensor.expand_shape %193 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1172 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_240, %expanded_239 : tensor<8x28x28x1x1x1x128xf32>, tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1173 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1169, %197 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %1174 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1172 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %expanded_241 = tensor.expand_shape %1173 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1175 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_241 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1176 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1175 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %1177 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1174, %arg58, %196, %195, %193 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_6 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x28x28x128xf32>
    %expanded_242 = tensor.expand_shape %1177 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1178 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_242 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1179 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1178 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %1180 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1173, %1177, %1176, %1179 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_6 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x28x28x128xf32>
    %1181 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%190 : tensor<8x28x28x128xf32>) outs(%1100 : tensor<128x28x28x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x28x28x8xf32>
    %1182 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1180 : tensor<8x28x28x128xf32>) outs(%1125 : tensor<28x28x8x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<28x28x8x128xf32>
    %padded_243 = tensor.pad %1181 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<128x28x28x8xf32> to tensor<128x30x30x8xf32>
    %1183 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_243, %1182 : tensor<128x30x30x8xf32>, tensor<28x28x8x128xf32>) outs(%1128 : tensor<128x3x3x128xf32>) -> tensor<128x3x3x128xf32>
    %1184 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1130 : tensor<3x3x128x128xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 0 : index
      %1702 = linalg.index 1 : index
      %1703 = linalg.index 2 : index
      %1704 = linalg.index 3 : index
      %1705 = arith.subi %c2, %1701 : index
      %1706 = arith.subi %c2, %1702 : index
      %extracted = tensor.extract %arg57[%1705, %1706, %1704, %1703] : tensor<3x3x128x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x128x128xf32>
    %padded_244 = tensor.pad %1180 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x28x28x128xf32> to tensor<8x30x30x128xf32>
    %1185 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_244, %1184 : tensor<8x30x30x128xf32>, tensor<3x3x128x128xf32>) outs(%125 : tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %1186 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%189, %1185 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %expanded_245 = tensor.expand_shape %1186 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1187 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_245 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x128xf32>
    %1188 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1187 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %expanded_246 = tensor.expand_shape %184 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1189 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_246, %expanded_245 : tensor<8x28x28x1x1x1x128xf32>, tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1190 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1186, %188 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %1191 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1189 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %expanded_247 = tensor.expand_shape %1190 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1192 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_247 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1193 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1192 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %1194 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1191, %arg55, %187, %186, %184 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_6 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x28x28x128xf32>
    %expanded_248 = tensor.expand_shape %1194 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1195 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_248 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1196 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1195 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %1197 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1190, %1194, %1193, %1196 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_6 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x28x28x128xf32>
    %1198 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%181 : tensor<8x28x28x512xf32>) outs(%1023 : tensor<512x28x28x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x28x28x8xf32>
    %1199 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1197 : tensor<8x28x28x128xf32>) outs(%1125 : tensor<28x28x8x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<28x28x8x128xf32>
    %1200 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1198, %1199 : tensor<512x28x28x8xf32>, tensor<28x28x8x128xf32>) outs(%1148 : tensor<512x1x1x128xf32>) -> tensor<512x1x1x128xf32>
    %collapsed_249 = tensor.collapse_shape %1200 [[0, 1, 2, 3]] : tensor<512x1x1x128xf32> into tensor<65536xf32>
    %expanded_250 = tensor.expand_shape %collapsed_249 [[0, 1, 2, 3]] output_shape [1, 1, 512, 128] : tensor<65536xf32> into tensor<1x1x512x128xf32>
    %1201 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1107 : tensor<1x1x128x512xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg54[%c0, %c0, %1702, %1701] : tensor<1x1x512x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x128x512xf32>
    %1202 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1197, %1201 : tensor<8x28x28x128xf32>, tensor<1x1x128x512xf32>) outs(%136 : tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %1203 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%180, %1152, %1202 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.addf %in_361, %in_362 : f32
      %1702 = arith.cmpf ogt, %in, %cst_13 : f32
      %1703 = arith.select %1702, %1701, %cst_13 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x28x28x512xf32>
    %expanded_251 = tensor.expand_shape %1203 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1204 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_251 : tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x512xf32>
    %1205 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1204 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_252 = tensor.expand_shape %175 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1206 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_252, %expanded_251 : tensor<8x28x28x1x1x1x512xf32>, tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %1207 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1203, %179 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x512xf32>
    %1208 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1206 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_253 = tensor.expand_shape %1207 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1209 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_253 : tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %1210 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1209 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %1211 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1208, %arg52, %178, %177, %175 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_6 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x28x28x512xf32>
    %expanded_254 = tensor.expand_shape %1211 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1212 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_254 : tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %1213 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1212 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %1214 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1207, %1211, %1210, %1213 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_6 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x28x28x512xf32>
    %1215 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%172 : tensor<8x28x28x128xf32>) outs(%1100 : tensor<128x28x28x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x28x28x8xf32>
    %1216 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1214 : tensor<8x28x28x512xf32>) outs(%1102 : tensor<28x28x8x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<28x28x8x512xf32>
    %1217 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1215, %1216 : tensor<128x28x28x8xf32>, tensor<28x28x8x512xf32>) outs(%1105 : tensor<128x1x1x512xf32>) -> tensor<128x1x1x512xf32>
    %collapsed_255 = tensor.collapse_shape %1217 [[0, 1, 2, 3]] : tensor<128x1x1x512xf32> into tensor<65536xf32>
    %expanded_256 = tensor.expand_shape %collapsed_255 [[0, 1, 2, 3]] output_shape [1, 1, 128, 512] : tensor<65536xf32> into tensor<1x1x128x512xf32>
    %1218 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1108 : tensor<1x1x512x128xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg51[%c0, %c0, %1702, %1701] : tensor<1x1x128x512xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x512x128xf32>
    %1219 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1214, %1218 : tensor<8x28x28x512xf32>, tensor<1x1x512x128xf32>) outs(%125 : tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %1220 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%171, %1219 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %expanded_257 = tensor.expand_shape %1220 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1221 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_257 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x128xf32>
    %1222 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1221 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %expanded_258 = tensor.expand_shape %166 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1223 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_258, %expanded_257 : tensor<8x28x28x1x1x1x128xf32>, tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1224 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1220, %170 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %1225 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1223 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %expanded_259 = tensor.expand_shape %1224 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1226 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_259 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1227 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1226 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %1228 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1225, %arg49, %169, %168, %166 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_6 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x28x28x128xf32>
    %expanded_260 = tensor.expand_shape %1228 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1229 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_260 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1230 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1229 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %1231 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1224, %1228, %1227, %1230 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_6 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x28x28x128xf32>
    %1232 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163 : tensor<8x28x28x128xf32>) outs(%1100 : tensor<128x28x28x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x28x28x8xf32>
    %1233 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1231 : tensor<8x28x28x128xf32>) outs(%1125 : tensor<28x28x8x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<28x28x8x128xf32>
    %padded_261 = tensor.pad %1232 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<128x28x28x8xf32> to tensor<128x30x30x8xf32>
    %1234 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_261, %1233 : tensor<128x30x30x8xf32>, tensor<28x28x8x128xf32>) outs(%1128 : tensor<128x3x3x128xf32>) -> tensor<128x3x3x128xf32>
    %1235 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1130 : tensor<3x3x128x128xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 0 : index
      %1702 = linalg.index 1 : index
      %1703 = linalg.index 2 : index
      %1704 = linalg.index 3 : index
      %1705 = arith.subi %c2, %1701 : index
      %1706 = arith.subi %c2, %1702 : index
      %extracted = tensor.extract %arg48[%1705, %1706, %1704, %1703] : tensor<3x3x128x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x128x128xf32>
    %padded_262 = tensor.pad %1231 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x28x28x128xf32> to tensor<8x30x30x128xf32>
    %1236 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_262, %1235 : tensor<8x30x30x128xf32>, tensor<3x3x128x128xf32>) outs(%125 : tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %1237 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%162, %1236 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %expanded_263 = tensor.expand_shape %1237 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1238 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_263 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x128xf32>
    %1239 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1238 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %expanded_264 = tensor.expand_shape %157 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1240 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_264, %expanded_263 : tensor<8x28x28x1x1x1x128xf32>, tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1241 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1237, %161 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %1242 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1240 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %expanded_265 = tensor.expand_shape %1241 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1243 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_265 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1244 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1243 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %1245 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1242, %arg46, %160, %159, %157 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_6 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x28x28x128xf32>
    %expanded_266 = tensor.expand_shape %1245 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1246 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_266 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1247 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1246 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %1248 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1241, %1245, %1244, %1247 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_6 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x28x28x128xf32>
    %1249 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%154 : tensor<8x28x28x512xf32>) outs(%1023 : tensor<512x28x28x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x28x28x8xf32>
    %1250 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1248 : tensor<8x28x28x128xf32>) outs(%1125 : tensor<28x28x8x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<28x28x8x128xf32>
    %1251 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1249, %1250 : tensor<512x28x28x8xf32>, tensor<28x28x8x128xf32>) outs(%1148 : tensor<512x1x1x128xf32>) -> tensor<512x1x1x128xf32>
    %collapsed_267 = tensor.collapse_shape %1251 [[0, 1, 2, 3]] : tensor<512x1x1x128xf32> into tensor<65536xf32>
    %expanded_268 = tensor.expand_shape %collapsed_267 [[0, 1, 2, 3]] output_shape [1, 1, 512, 128] : tensor<65536xf32> into tensor<1x1x512x128xf32>
    %1252 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1107 : tensor<1x1x128x512xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg45[%c0, %c0, %1702, %1701] : tensor<1x1x512x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x128x512xf32>
    %1253 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1248, %1252 : tensor<8x28x28x128xf32>, tensor<1x1x128x512xf32>) outs(%136 : tensor<8x28x28x512xf32>) -> tensor<8x28x28x512xf32>
    %1254 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153, %1203, %1253 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.addf %in_361, %in_362 : f32
      %1702 = arith.cmpf ogt, %in, %cst_13 : f32
      %1703 = arith.select %1702, %1701, %cst_13 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x28x28x512xf32>
    %expanded_269 = tensor.expand_shape %1254 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1255 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_269 : tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x512xf32>
    %1256 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1255 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_270 = tensor.expand_shape %148 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1257 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_270, %expanded_269 : tensor<8x28x28x1x1x1x512xf32>, tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %1258 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1254, %152 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x512xf32>
    %1259 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1257 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_271 = tensor.expand_shape %1258 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1260 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_271 : tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %1261 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1260 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %1262 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1259, %arg43, %151, %150, %148 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_6 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x28x28x512xf32>
    %expanded_272 = tensor.expand_shape %1262 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1263 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_272 : tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %1264 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1263 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %1265 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1258, %1262, %1261, %1264 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_6 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x28x28x512xf32>
    %1266 = tensor.empty() : tensor<256x56x56x8xf32>
    %1267 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110 : tensor<8x56x56x256xf32>) outs(%1266 : tensor<256x56x56x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x56x56x8xf32>
    %1268 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1265 : tensor<8x28x28x512xf32>) outs(%1102 : tensor<28x28x8x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<28x28x8x512xf32>
    %1269 = tensor.empty() : tensor<256x1x1x512xf32>
    %1270 = linalg.fill ins(%cst_13 : f32) outs(%1269 : tensor<256x1x1x512xf32>) -> tensor<256x1x1x512xf32>
    %padded_273 = tensor.pad %1267 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<256x56x56x8xf32> to tensor<256x57x57x8xf32>
    %extracted_slice_274 = tensor.extract_slice %padded_273[0, 0, 0, 0] [256, 55, 55, 8] [1, 1, 1, 1] : tensor<256x57x57x8xf32> to tensor<256x55x55x8xf32>
    %1271 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%extracted_slice_274, %1268 : tensor<256x55x55x8xf32>, tensor<28x28x8x512xf32>) outs(%1270 : tensor<256x1x1x512xf32>) -> tensor<256x1x1x512xf32>
    %collapsed_275 = tensor.collapse_shape %1271 [[0, 1, 2, 3]] : tensor<256x1x1x512xf32> into tensor<131072xf32>
    %expanded_276 = tensor.expand_shape %collapsed_275 [[0, 1, 2, 3]] output_shape [1, 1, 256, 512] : tensor<131072xf32> into tensor<1x1x256x512xf32>
    %1272 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1084 : tensor<1x1x512x256xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg42[%c0, %c0, %1702, %1701] : tensor<1x1x256x512xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x512x256xf32>
    %1273 = tensor.empty() : tensor<8x56x56x512xf32>
    %1274 = linalg.fill ins(%cst_13 : f32) outs(%1273 : tensor<8x56x56x512xf32>) -> tensor<8x56x56x512xf32>
    %inserted_slice_277 = tensor.insert_slice %1265 into %1274[0, 0, 0, 0] [8, 28, 28, 512] [1, 2, 2, 1] : tensor<8x28x28x512xf32> into tensor<8x56x56x512xf32>
    %1275 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice_277, %1272 : tensor<8x56x56x512xf32>, tensor<1x1x512x256xf32>) outs(%38 : tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %expanded_278 = tensor.expand_shape %141 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1276 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_278, %expanded_269 : tensor<8x28x28x1x1x1x512xf32>, tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %1277 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1254, %145 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x512xf32>
    %1278 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1276 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %expanded_279 = tensor.expand_shape %1277 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1279 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_279 : tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %1280 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1279 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %1281 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1278, %arg40, %144, %143, %141 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<8x28x28x512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_6 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x28x28x512xf32>
    %expanded_280 = tensor.expand_shape %1281 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 512] : tensor<8x28x28x512xf32> into tensor<8x28x28x1x1x1x512xf32>
    %1282 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_280 : tensor<8x28x28x1x1x1x512xf32>) outs(%571 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x512xf32>
    %1283 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1282 : tensor<1x1x1x512xf32>) outs(%139 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %1284 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1277, %1281, %1280, %1283 : tensor<8x28x28x512xf32>, tensor<8x28x28x512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%135 : tensor<8x28x28x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_6 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x28x28x512xf32>
    %1285 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134 : tensor<8x28x28x128xf32>) outs(%1100 : tensor<128x28x28x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x28x28x8xf32>
    %1286 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1284 : tensor<8x28x28x512xf32>) outs(%1102 : tensor<28x28x8x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<28x28x8x512xf32>
    %1287 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1285, %1286 : tensor<128x28x28x8xf32>, tensor<28x28x8x512xf32>) outs(%1105 : tensor<128x1x1x512xf32>) -> tensor<128x1x1x512xf32>
    %collapsed_281 = tensor.collapse_shape %1287 [[0, 1, 2, 3]] : tensor<128x1x1x512xf32> into tensor<65536xf32>
    %expanded_282 = tensor.expand_shape %collapsed_281 [[0, 1, 2, 3]] output_shape [1, 1, 128, 512] : tensor<65536xf32> into tensor<1x1x128x512xf32>
    %1288 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1108 : tensor<1x1x512x128xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg39[%c0, %c0, %1702, %1701] : tensor<1x1x128x512xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x512x128xf32>
    %1289 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1284, %1288 : tensor<8x28x28x512xf32>, tensor<1x1x512x128xf32>) outs(%125 : tensor<8x28x28x128xf32>) -> tensor<8x28x28x128xf32>
    %1290 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133, %1289 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x28x28x128xf32>
    %expanded_283 = tensor.expand_shape %1290 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1291 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_283 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x128xf32>
    %1292 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1291 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %expanded_284 = tensor.expand_shape %128 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1293 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_284, %expanded_283 : tensor<8x28x28x1x1x1x128xf32>, tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1294 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1290, %132 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x28x28x128xf32>
    %1295 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1293 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %expanded_285 = tensor.expand_shape %1294 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1296 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_285 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1297 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1296 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %1298 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1295, %arg37, %131, %130, %128 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<8x28x28x128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_6 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x28x28x128xf32>
    %expanded_286 = tensor.expand_shape %1298 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 28, 28, 1, 1, 1, 128] : tensor<8x28x28x128xf32> into tensor<8x28x28x1x1x1x128xf32>
    %1299 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_286 : tensor<8x28x28x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1300 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1299 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %1301 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1294, %1298, %1297, %1300 : tensor<8x28x28x128xf32>, tensor<8x28x28x128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%124 : tensor<8x28x28x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_6 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x28x28x128xf32>
    %1302 = tensor.empty() : tensor<128x56x56x8xf32>
    %1303 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%123 : tensor<8x56x56x128xf32>) outs(%1302 : tensor<128x56x56x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x56x56x8xf32>
    %1304 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1301 : tensor<8x28x28x128xf32>) outs(%1125 : tensor<28x28x8x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<28x28x8x128xf32>
    %padded_287 = tensor.pad %1303 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<128x56x56x8xf32> to tensor<128x57x57x8xf32>
    %1305 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_287, %1304 : tensor<128x57x57x8xf32>, tensor<28x28x8x128xf32>) outs(%1128 : tensor<128x3x3x128xf32>) -> tensor<128x3x3x128xf32>
    %1306 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1130 : tensor<3x3x128x128xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 0 : index
      %1702 = linalg.index 1 : index
      %1703 = linalg.index 2 : index
      %1704 = linalg.index 3 : index
      %1705 = arith.subi %c2, %1701 : index
      %1706 = arith.subi %c2, %1702 : index
      %extracted = tensor.extract %arg36[%1705, %1706, %1704, %1703] : tensor<3x3x128x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x128x128xf32>
    %1307 = tensor.empty() : tensor<8x58x58x128xf32>
    %1308 = linalg.fill ins(%cst_13 : f32) outs(%1307 : tensor<8x58x58x128xf32>) -> tensor<8x58x58x128xf32>
    %inserted_slice_288 = tensor.insert_slice %1301 into %1308[0, 2, 2, 0] [8, 28, 28, 128] [1, 2, 2, 1] : tensor<8x28x28x128xf32> into tensor<8x58x58x128xf32>
    %1309 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice_288, %1306 : tensor<8x58x58x128xf32>, tensor<3x3x128x128xf32>) outs(%112 : tensor<8x56x56x128xf32>) -> tensor<8x56x56x128xf32>
    %1310 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122, %1309 : tensor<8x56x56x128xf32>, tensor<8x56x56x128xf32>) outs(%111 : tensor<8x56x56x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x128xf32>
    %expanded_289 = tensor.expand_shape %1310 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 128] : tensor<8x56x56x128xf32> into tensor<8x56x56x1x1x1x128xf32>
    %1311 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_289 : tensor<8x56x56x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x128xf32>
    %1312 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1311 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %expanded_290 = tensor.expand_shape %117 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 128] : tensor<8x56x56x128xf32> into tensor<8x56x56x1x1x1x128xf32>
    %1313 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_290, %expanded_289 : tensor<8x56x56x1x1x1x128xf32>, tensor<8x56x56x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1314 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1310, %121 : tensor<8x56x56x128xf32>, tensor<8x56x56x128xf32>) outs(%111 : tensor<8x56x56x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x128xf32>
    %1315 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1313 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %expanded_291 = tensor.expand_shape %1314 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 128] : tensor<8x56x56x128xf32> into tensor<8x56x56x1x1x1x128xf32>
    %1316 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_291 : tensor<8x56x56x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1317 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1316 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %1318 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1315, %arg34, %120, %119, %117 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<8x56x56x128xf32>) outs(%111 : tensor<8x56x56x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_7 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x56x56x128xf32>
    %expanded_292 = tensor.expand_shape %1318 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 128] : tensor<8x56x56x128xf32> into tensor<8x56x56x1x1x1x128xf32>
    %1319 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_292 : tensor<8x56x56x1x1x1x128xf32>) outs(%1112 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x128xf32>
    %1320 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1319 : tensor<1x1x1x128xf32>) outs(%115 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<128xf32>
    %1321 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1314, %1318, %1317, %1320 : tensor<8x56x56x128xf32>, tensor<8x56x56x128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%111 : tensor<8x56x56x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_7 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x56x56x128xf32>
    %1322 = tensor.empty() : tensor<56x56x8x128xf32>
    %1323 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1321 : tensor<8x56x56x128xf32>) outs(%1322 : tensor<56x56x8x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<56x56x8x128xf32>
    %1324 = tensor.empty() : tensor<256x1x1x128xf32>
    %1325 = linalg.fill ins(%cst_13 : f32) outs(%1324 : tensor<256x1x1x128xf32>) -> tensor<256x1x1x128xf32>
    %1326 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1267, %1323 : tensor<256x56x56x8xf32>, tensor<56x56x8x128xf32>) outs(%1325 : tensor<256x1x1x128xf32>) -> tensor<256x1x1x128xf32>
    %collapsed_293 = tensor.collapse_shape %1326 [[0, 1, 2, 3]] : tensor<256x1x1x128xf32> into tensor<32768xf32>
    %expanded_294 = tensor.expand_shape %collapsed_293 [[0, 1, 2, 3]] output_shape [1, 1, 256, 128] : tensor<32768xf32> into tensor<1x1x256x128xf32>
    %1327 = tensor.empty() : tensor<1x1x256x128xf32>
    %1328 = tensor.empty() : tensor<1x1x128x256xf32>
    %1329 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1328 : tensor<1x1x128x256xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg33[%c0, %c0, %1702, %1701] : tensor<1x1x256x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x128x256xf32>
    %1330 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1321, %1329 : tensor<8x56x56x128xf32>, tensor<1x1x128x256xf32>) outs(%38 : tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %1331 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%109, %1275, %1330 : tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.addf %in_361, %in_362 : f32
      %1702 = arith.cmpf ogt, %in, %cst_13 : f32
      %1703 = arith.select %1702, %1701, %cst_13 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x56x56x256xf32>
    %expanded_295 = tensor.expand_shape %1331 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 256] : tensor<8x56x56x256xf32> into tensor<8x56x56x1x1x1x256xf32>
    %1332 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_295 : tensor<8x56x56x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x256xf32>
    %1333 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1332 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_296 = tensor.expand_shape %104 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 256] : tensor<8x56x56x256xf32> into tensor<8x56x56x1x1x1x256xf32>
    %1334 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_296, %expanded_295 : tensor<8x56x56x1x1x1x256xf32>, tensor<8x56x56x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1335 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1331, %108 : tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x256xf32>
    %1336 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1334 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_297 = tensor.expand_shape %1335 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 256] : tensor<8x56x56x256xf32> into tensor<8x56x56x1x1x1x256xf32>
    %1337 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_297 : tensor<8x56x56x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1338 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1337 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %1339 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1336, %arg31, %107, %106, %104 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x56x56x256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_7 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x56x56x256xf32>
    %expanded_298 = tensor.expand_shape %1339 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 256] : tensor<8x56x56x256xf32> into tensor<8x56x56x1x1x1x256xf32>
    %1340 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_298 : tensor<8x56x56x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1341 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1340 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %1342 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1335, %1339, %1338, %1341 : tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_7 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x56x56x256xf32>
    %1343 = tensor.empty() : tensor<64x56x56x8xf32>
    %1344 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101 : tensor<8x56x56x64xf32>) outs(%1343 : tensor<64x56x56x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x56x56x8xf32>
    %1345 = tensor.empty() : tensor<56x56x8x256xf32>
    %1346 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1342 : tensor<8x56x56x256xf32>) outs(%1345 : tensor<56x56x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<56x56x8x256xf32>
    %1347 = tensor.empty() : tensor<64x1x1x256xf32>
    %1348 = linalg.fill ins(%cst_13 : f32) outs(%1347 : tensor<64x1x1x256xf32>) -> tensor<64x1x1x256xf32>
    %1349 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1344, %1346 : tensor<64x56x56x8xf32>, tensor<56x56x8x256xf32>) outs(%1348 : tensor<64x1x1x256xf32>) -> tensor<64x1x1x256xf32>
    %collapsed_299 = tensor.collapse_shape %1349 [[0, 1, 2, 3]] : tensor<64x1x1x256xf32> into tensor<16384xf32>
    %expanded_300 = tensor.expand_shape %collapsed_299 [[0, 1, 2, 3]] output_shape [1, 1, 64, 256] : tensor<16384xf32> into tensor<1x1x64x256xf32>
    %1350 = tensor.empty() : tensor<1x1x64x256xf32>
    %1351 = tensor.empty() : tensor<1x1x256x64xf32>
    %1352 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1351 : tensor<1x1x256x64xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg30[%c0, %c0, %1702, %1701] : tensor<1x1x64x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x256x64xf32>
    %1353 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1342, %1352 : tensor<8x56x56x256xf32>, tensor<1x1x256x64xf32>) outs(%18 : tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %1354 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100, %1353 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %expanded_301 = tensor.expand_shape %1354 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %expanded_302 = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 1, 64] : tensor<64xf32> into tensor<1x1x1x64xf32>
    %1355 = linalg.fill ins(%cst_13 : f32) outs(%expanded_302 : tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
    %1356 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_301 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x64xf32>
    %1357 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1356 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %expanded_303 = tensor.expand_shape %95 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1358 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_303, %expanded_301 : tensor<8x56x56x1x1x1x64xf32>, tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1359 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1354, %99 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %1360 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1358 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %expanded_304 = tensor.expand_shape %1359 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1361 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_304 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1362 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1361 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %1363 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1360, %arg28, %98, %97, %95 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_7 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x56x56x64xf32>
    %expanded_305 = tensor.expand_shape %1363 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1364 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_305 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1365 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1364 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %1366 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1359, %1363, %1362, %1365 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_7 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x56x56x64xf32>
    %1367 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<8x56x56x64xf32>) outs(%1343 : tensor<64x56x56x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x56x56x8xf32>
    %1368 = tensor.empty() : tensor<56x56x8x64xf32>
    %1369 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1366 : tensor<8x56x56x64xf32>) outs(%1368 : tensor<56x56x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<56x56x8x64xf32>
    %1370 = tensor.empty() : tensor<64x3x3x64xf32>
    %1371 = linalg.fill ins(%cst_13 : f32) outs(%1370 : tensor<64x3x3x64xf32>) -> tensor<64x3x3x64xf32>
    %padded_306 = tensor.pad %1367 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<64x56x56x8xf32> to tensor<64x58x58x8xf32>
    %1372 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_306, %1369 : tensor<64x58x58x8xf32>, tensor<56x56x8x64xf32>) outs(%1371 : tensor<64x3x3x64xf32>) -> tensor<64x3x3x64xf32>
    %1373 = tensor.empty() : tensor<3x3x64x64xf32>
    %1374 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1373 : tensor<3x3x64x64xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 0 : index
      %1702 = linalg.index 1 : index
      %1703 = linalg.index 2 : index
      %1704 = linalg.index 3 : index
      %1705 = arith.subi %c2, %1701 : index
      %1706 = arith.subi %c2, %1702 : index
      %extracted = tensor.extract %arg27[%1705, %1706, %1704, %1703] : tensor<3x3x64x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x64x64xf32>
    %padded_307 = tensor.pad %1366 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x56x56x64xf32> to tensor<8x58x58x64xf32>
    %1375 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_307, %1374 : tensor<8x58x58x64xf32>, tensor<3x3x64x64xf32>) outs(%18 : tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %1376 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91, %1375 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %expanded_308 = tensor.expand_shape %1376 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1377 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_308 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x64xf32>
    %1378 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1377 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %expanded_309 = tensor.expand_shape %86 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1379 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_309, %expanded_308 : tensor<8x56x56x1x1x1x64xf32>, tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1380 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1376, %90 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %1381 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1379 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %expanded_310 = tensor.expand_shape %1380 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1382 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_310 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1383 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1382 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %1384 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1381, %arg25, %89, %88, %86 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_7 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x56x56x64xf32>
    %expanded_311 = tensor.expand_shape %1384 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1385 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_311 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1386 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1385 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %1387 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1380, %1384, %1383, %1386 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_7 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x56x56x64xf32>
    %1388 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<8x56x56x256xf32>) outs(%1266 : tensor<256x56x56x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x56x56x8xf32>
    %1389 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1387 : tensor<8x56x56x64xf32>) outs(%1368 : tensor<56x56x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<56x56x8x64xf32>
    %1390 = tensor.empty() : tensor<256x1x1x64xf32>
    %1391 = linalg.fill ins(%cst_13 : f32) outs(%1390 : tensor<256x1x1x64xf32>) -> tensor<256x1x1x64xf32>
    %1392 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1388, %1389 : tensor<256x56x56x8xf32>, tensor<56x56x8x64xf32>) outs(%1391 : tensor<256x1x1x64xf32>) -> tensor<256x1x1x64xf32>
    %collapsed_312 = tensor.collapse_shape %1392 [[0, 1, 2, 3]] : tensor<256x1x1x64xf32> into tensor<16384xf32>
    %expanded_313 = tensor.expand_shape %collapsed_312 [[0, 1, 2, 3]] output_shape [1, 1, 256, 64] : tensor<16384xf32> into tensor<1x1x256x64xf32>
    %1393 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1350 : tensor<1x1x64x256xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg24[%c0, %c0, %1702, %1701] : tensor<1x1x256x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x64x256xf32>
    %1394 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1387, %1393 : tensor<8x56x56x64xf32>, tensor<1x1x64x256xf32>) outs(%38 : tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %1395 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %1331, %1394 : tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.addf %in_361, %in_362 : f32
      %1702 = arith.cmpf ogt, %in, %cst_13 : f32
      %1703 = arith.select %1702, %1701, %cst_13 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x56x56x256xf32>
    %expanded_314 = tensor.expand_shape %1395 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 256] : tensor<8x56x56x256xf32> into tensor<8x56x56x1x1x1x256xf32>
    %1396 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_314 : tensor<8x56x56x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x256xf32>
    %1397 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1396 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_315 = tensor.expand_shape %77 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 256] : tensor<8x56x56x256xf32> into tensor<8x56x56x1x1x1x256xf32>
    %1398 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_315, %expanded_314 : tensor<8x56x56x1x1x1x256xf32>, tensor<8x56x56x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1399 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1395, %81 : tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x256xf32>
    %1400 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1398 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_316 = tensor.expand_shape %1399 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 256] : tensor<8x56x56x256xf32> into tensor<8x56x56x1x1x1x256xf32>
    %1401 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_316 : tensor<8x56x56x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1402 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1401 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %1403 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1400, %arg22, %80, %79, %77 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x56x56x256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_7 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x56x56x256xf32>
    %expanded_317 = tensor.expand_shape %1403 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 256] : tensor<8x56x56x256xf32> into tensor<8x56x56x1x1x1x256xf32>
    %1404 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_317 : tensor<8x56x56x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1405 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1404 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %1406 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1399, %1403, %1402, %1405 : tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_7 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x56x56x256xf32>
    %1407 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<8x56x56x64xf32>) outs(%1343 : tensor<64x56x56x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x56x56x8xf32>
    %1408 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1406 : tensor<8x56x56x256xf32>) outs(%1345 : tensor<56x56x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<56x56x8x256xf32>
    %1409 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1407, %1408 : tensor<64x56x56x8xf32>, tensor<56x56x8x256xf32>) outs(%1348 : tensor<64x1x1x256xf32>) -> tensor<64x1x1x256xf32>
    %collapsed_318 = tensor.collapse_shape %1409 [[0, 1, 2, 3]] : tensor<64x1x1x256xf32> into tensor<16384xf32>
    %expanded_319 = tensor.expand_shape %collapsed_318 [[0, 1, 2, 3]] output_shape [1, 1, 64, 256] : tensor<16384xf32> into tensor<1x1x64x256xf32>
    %1410 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1351 : tensor<1x1x256x64xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg21[%c0, %c0, %1702, %1701] : tensor<1x1x64x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x256x64xf32>
    %1411 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1406, %1410 : tensor<8x56x56x256xf32>, tensor<1x1x256x64xf32>) outs(%18 : tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %1412 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %1411 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %expanded_320 = tensor.expand_shape %1412 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1413 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_320 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x64xf32>
    %1414 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1413 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %expanded_321 = tensor.expand_shape %68 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1415 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_321, %expanded_320 : tensor<8x56x56x1x1x1x64xf32>, tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1416 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1412, %72 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %1417 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1415 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %expanded_322 = tensor.expand_shape %1416 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1418 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_322 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1419 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1418 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %1420 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1417, %arg19, %71, %70, %68 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_7 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x56x56x64xf32>
    %expanded_323 = tensor.expand_shape %1420 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1421 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_323 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1422 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1421 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %1423 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1416, %1420, %1419, %1422 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_7 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x56x56x64xf32>
    %1424 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<8x56x56x64xf32>) outs(%1343 : tensor<64x56x56x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x56x56x8xf32>
    %1425 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1423 : tensor<8x56x56x64xf32>) outs(%1368 : tensor<56x56x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<56x56x8x64xf32>
    %padded_324 = tensor.pad %1424 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<64x56x56x8xf32> to tensor<64x58x58x8xf32>
    %1426 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_324, %1425 : tensor<64x58x58x8xf32>, tensor<56x56x8x64xf32>) outs(%1371 : tensor<64x3x3x64xf32>) -> tensor<64x3x3x64xf32>
    %1427 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1373 : tensor<3x3x64x64xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 0 : index
      %1702 = linalg.index 1 : index
      %1703 = linalg.index 2 : index
      %1704 = linalg.index 3 : index
      %1705 = arith.subi %c2, %1701 : index
      %1706 = arith.subi %c2, %1702 : index
      %extracted = tensor.extract %arg18[%1705, %1706, %1704, %1703] : tensor<3x3x64x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x64x64xf32>
    %padded_325 = tensor.pad %1423 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x56x56x64xf32> to tensor<8x58x58x64xf32>
    %1428 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_325, %1427 : tensor<8x58x58x64xf32>, tensor<3x3x64x64xf32>) outs(%18 : tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %1429 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %1428 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %expanded_326 = tensor.expand_shape %1429 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1430 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_326 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x64xf32>
    %1431 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1430 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %expanded_327 = tensor.expand_shape %59 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1432 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_327, %expanded_326 : tensor<8x56x56x1x1x1x64xf32>, tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1433 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1429, %63 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %1434 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1432 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %expanded_328 = tensor.expand_shape %1433 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1435 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_328 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1436 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1435 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %1437 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1434, %arg16, %62, %61, %59 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_7 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x56x56x64xf32>
    %expanded_329 = tensor.expand_shape %1437 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1438 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_329 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1439 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1438 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %1440 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1433, %1437, %1436, %1439 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_7 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x56x56x64xf32>
    %1441 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<8x56x56x256xf32>) outs(%1266 : tensor<256x56x56x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x56x56x8xf32>
    %1442 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1440 : tensor<8x56x56x64xf32>) outs(%1368 : tensor<56x56x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<56x56x8x64xf32>
    %1443 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1441, %1442 : tensor<256x56x56x8xf32>, tensor<56x56x8x64xf32>) outs(%1391 : tensor<256x1x1x64xf32>) -> tensor<256x1x1x64xf32>
    %collapsed_330 = tensor.collapse_shape %1443 [[0, 1, 2, 3]] : tensor<256x1x1x64xf32> into tensor<16384xf32>
    %expanded_331 = tensor.expand_shape %collapsed_330 [[0, 1, 2, 3]] output_shape [1, 1, 256, 64] : tensor<16384xf32> into tensor<1x1x256x64xf32>
    %1444 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1350 : tensor<1x1x64x256xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg15[%c0, %c0, %1702, %1701] : tensor<1x1x256x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x64x256xf32>
    %1445 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1440, %1444 : tensor<8x56x56x64xf32>, tensor<1x1x64x256xf32>) outs(%38 : tensor<8x56x56x256xf32>) -> tensor<8x56x56x256xf32>
    %1446 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %1395, %1445 : tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.addf %in_361, %in_362 : f32
      %1702 = arith.cmpf ogt, %in, %cst_13 : f32
      %1703 = arith.select %1702, %1701, %cst_13 : f32
      linalg.yield %1703 : f32
    } -> tensor<8x56x56x256xf32>
    %expanded_332 = tensor.expand_shape %1446 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 256] : tensor<8x56x56x256xf32> into tensor<8x56x56x1x1x1x256xf32>
    %1447 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_332 : tensor<8x56x56x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x256xf32>
    %1448 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1447 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_333 = tensor.expand_shape %50 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 256] : tensor<8x56x56x256xf32> into tensor<8x56x56x1x1x1x256xf32>
    %1449 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_333, %expanded_332 : tensor<8x56x56x1x1x1x256xf32>, tensor<8x56x56x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1450 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1446, %54 : tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x256xf32>
    %1451 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1449 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_334 = tensor.expand_shape %1450 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 256] : tensor<8x56x56x256xf32> into tensor<8x56x56x1x1x1x256xf32>
    %1452 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_334 : tensor<8x56x56x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1453 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1452 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %1454 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1451, %arg13, %53, %52, %50 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x56x56x256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_7 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x56x56x256xf32>
    %expanded_335 = tensor.expand_shape %1454 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 256] : tensor<8x56x56x256xf32> into tensor<8x56x56x1x1x1x256xf32>
    %1455 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_335 : tensor<8x56x56x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1456 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1455 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %1457 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1450, %1454, %1453, %1456 : tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_7 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x56x56x256xf32>
    %1458 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<8x56x56x64xf32>) outs(%1343 : tensor<64x56x56x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x56x56x8xf32>
    %1459 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1457 : tensor<8x56x56x256xf32>) outs(%1345 : tensor<56x56x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<56x56x8x256xf32>
    %1460 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1458, %1459 : tensor<64x56x56x8xf32>, tensor<56x56x8x256xf32>) outs(%1348 : tensor<64x1x1x256xf32>) -> tensor<64x1x1x256xf32>
    %collapsed_336 = tensor.collapse_shape %1460 [[0, 1, 2, 3]] : tensor<64x1x1x256xf32> into tensor<16384xf32>
    %expanded_337 = tensor.expand_shape %collapsed_336 [[0, 1, 2, 3]] output_shape [1, 1, 64, 256] : tensor<16384xf32> into tensor<1x1x64x256xf32>
    %1461 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1351 : tensor<1x1x256x64xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg12[%c0, %c0, %1702, %1701] : tensor<1x1x64x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x256x64xf32>
    %1462 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1457, %1461 : tensor<8x56x56x256xf32>, tensor<1x1x256x64xf32>) outs(%18 : tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %expanded_338 = tensor.expand_shape %43 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 256] : tensor<8x56x56x256xf32> into tensor<8x56x56x1x1x1x256xf32>
    %1463 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_338, %expanded_332 : tensor<8x56x56x1x1x1x256xf32>, tensor<8x56x56x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1464 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1446, %47 : tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x256xf32>
    %1465 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1463 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %expanded_339 = tensor.expand_shape %1464 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 256] : tensor<8x56x56x256xf32> into tensor<8x56x56x1x1x1x256xf32>
    %1466 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_339 : tensor<8x56x56x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1467 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1466 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %1468 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1465, %arg10, %46, %45, %43 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<8x56x56x256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_7 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x56x56x256xf32>
    %expanded_340 = tensor.expand_shape %1468 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 256] : tensor<8x56x56x256xf32> into tensor<8x56x56x1x1x1x256xf32>
    %1469 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_340 : tensor<8x56x56x1x1x1x256xf32>) outs(%767 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x256xf32>
    %1470 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1469 : tensor<1x1x1x256xf32>) outs(%41 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %1471 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1464, %1468, %1467, %1470 : tensor<8x56x56x256xf32>, tensor<8x56x56x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%37 : tensor<8x56x56x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_7 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x56x56x256xf32>
    %1472 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<8x56x56x64xf32>) outs(%1343 : tensor<64x56x56x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x56x56x8xf32>
    %1473 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1471 : tensor<8x56x56x256xf32>) outs(%1345 : tensor<56x56x8x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<56x56x8x256xf32>
    %1474 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1472, %1473 : tensor<64x56x56x8xf32>, tensor<56x56x8x256xf32>) outs(%1348 : tensor<64x1x1x256xf32>) -> tensor<64x1x1x256xf32>
    %collapsed_341 = tensor.collapse_shape %1474 [[0, 1, 2, 3]] : tensor<64x1x1x256xf32> into tensor<16384xf32>
    %expanded_342 = tensor.expand_shape %collapsed_341 [[0, 1, 2, 3]] output_shape [1, 1, 64, 256] : tensor<16384xf32> into tensor<1x1x64x256xf32>
    %1475 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1351 : tensor<1x1x256x64xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg9[%c0, %c0, %1702, %1701] : tensor<1x1x64x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x256x64xf32>
    %1476 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1471, %1475 : tensor<8x56x56x256xf32>, tensor<1x1x256x64xf32>) outs(%18 : tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %1477 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %1476 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %expanded_343 = tensor.expand_shape %1477 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1478 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_343 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x64xf32>
    %1479 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1478 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %expanded_344 = tensor.expand_shape %30 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1480 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_344, %expanded_343 : tensor<8x56x56x1x1x1x64xf32>, tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1481 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1477, %34 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %1482 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1480 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %expanded_345 = tensor.expand_shape %1481 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1483 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_345 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1484 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1483 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %1485 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1482, %arg7, %33, %32, %30 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_7 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x56x56x64xf32>
    %expanded_346 = tensor.expand_shape %1485 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1486 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_346 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1487 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1486 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %1488 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1481, %1485, %1484, %1487 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_7 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x56x56x64xf32>
    %1489 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<8x56x56x64xf32>) outs(%1343 : tensor<64x56x56x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x56x56x8xf32>
    %1490 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1488 : tensor<8x56x56x64xf32>) outs(%1368 : tensor<56x56x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<56x56x8x64xf32>
    %padded_347 = tensor.pad %1489 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<64x56x56x8xf32> to tensor<64x58x58x8xf32>
    %1491 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_347, %1490 : tensor<64x58x58x8xf32>, tensor<56x56x8x64xf32>) outs(%1371 : tensor<64x3x3x64xf32>) -> tensor<64x3x3x64xf32>
    %1492 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1373 : tensor<3x3x64x64xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 0 : index
      %1702 = linalg.index 1 : index
      %1703 = linalg.index 2 : index
      %1704 = linalg.index 3 : index
      %1705 = arith.subi %c2, %1701 : index
      %1706 = arith.subi %c2, %1702 : index
      %extracted = tensor.extract %arg6[%1705, %1706, %1704, %1703] : tensor<3x3x64x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x64x64xf32>
    %padded_348 = tensor.pad %1488 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<8x56x56x64xf32> to tensor<8x58x58x64xf32>
    %1493 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_348, %1492 : tensor<8x58x58x64xf32>, tensor<3x3x64x64xf32>) outs(%18 : tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %1494 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %1493 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %expanded_349 = tensor.expand_shape %1494 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1495 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_349 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x64xf32>
    %1496 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1495 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %expanded_350 = tensor.expand_shape %21 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1497 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_350, %expanded_349 : tensor<8x56x56x1x1x1x64xf32>, tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1498 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1494, %25 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x56x56x64xf32>
    %1499 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1497 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %expanded_351 = tensor.expand_shape %1498 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1500 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_351 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1501 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1500 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %1502 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1499, %arg4, %24, %23, %21 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_7 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x56x56x64xf32>
    %expanded_352 = tensor.expand_shape %1502 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 56, 56, 1, 1, 1, 64] : tensor<8x56x56x64xf32> into tensor<8x56x56x1x1x1x64xf32>
    %1503 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_352 : tensor<8x56x56x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1504 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1503 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %1505 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1498, %1502, %1501, %1504 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_7 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<8x56x56x64xf32>
    %1506 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1505 : tensor<8x56x56x64xf32>) outs(%1368 : tensor<56x56x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<56x56x8x64xf32>
    %1507 = tensor.empty() : tensor<64x1x1x64xf32>
    %1508 = linalg.fill ins(%cst_13 : f32) outs(%1507 : tensor<64x1x1x64xf32>) -> tensor<64x1x1x64xf32>
    %1509 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1458, %1506 : tensor<64x56x56x8xf32>, tensor<56x56x8x64xf32>) outs(%1508 : tensor<64x1x1x64xf32>) -> tensor<64x1x1x64xf32>
    %collapsed_353 = tensor.collapse_shape %1509 [[0, 1, 2, 3]] : tensor<64x1x1x64xf32> into tensor<4096xf32>
    %expanded_354 = tensor.expand_shape %collapsed_353 [[0, 1, 2, 3]] output_shape [1, 1, 64, 64] : tensor<4096xf32> into tensor<1x1x64x64xf32>
    %1510 = tensor.empty() : tensor<1x1x64x64xf32>
    %1511 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%1510 : tensor<1x1x64x64xf32>) {
    ^bb0(%out: f32):
      %1701 = linalg.index 2 : index
      %1702 = linalg.index 3 : index
      %extracted = tensor.extract %arg3[%c0, %c0, %1702, %1701] : tensor<1x1x64x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x64x64xf32>
    %1512 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%1505, %1511 : tensor<8x56x56x64xf32>, tensor<1x1x64x64xf32>) outs(%18 : tensor<8x56x56x64xf32>) -> tensor<8x56x56x64xf32>
    %1513 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1462, %1512 : tensor<8x56x56x64xf32>, tensor<8x56x56x64xf32>) outs(%13 : tensor<8x56x56x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.addf %in, %in_361 : f32
      %1702 = arith.divf %1701, %cst_8 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x56x56x64xf32>
    %1514 = tensor.empty() : tensor<8x114x114x64xf32>
    %1515 = linalg.fill ins(%cst_13 : f32) outs(%1514 : tensor<8x114x114x64xf32>) -> tensor<8x114x114x64xf32>
    %inserted_slice_355 = tensor.insert_slice %1513 into %1515[0, 2, 2, 0] [8, 56, 56, 64] [1, 2, 2, 1] : tensor<8x56x56x64xf32> into tensor<8x114x114x64xf32>
    %1516 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_355, %15 : tensor<8x114x114x64xf32>, tensor<3x3xf32>) outs(%1 : tensor<8x112x112x64xf32>) -> tensor<8x112x112x64xf32>
    %1517 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %1516 : tensor<8x112x112x64xf32>, tensor<8x112x112x64xf32>) outs(%0 : tensor<8x112x112x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.cmpf ogt, %in, %cst_13 : f32
      %1702 = arith.select %1701, %in_361, %cst_13 : f32
      linalg.yield %1702 : f32
    } -> tensor<8x112x112x64xf32>
    %expanded_356 = tensor.expand_shape %1517 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 112, 112, 1, 1, 1, 64] : tensor<8x112x112x64xf32> into tensor<8x112x112x1x1x1x64xf32>
    %1518 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_356 : tensor<8x112x112x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<1x1x1x64xf32>
    %1519 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1518 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %expanded_357 = tensor.expand_shape %6 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 112, 112, 1, 1, 1, 64] : tensor<8x112x112x64xf32> into tensor<8x112x112x1x1x1x64xf32>
    %1520 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_357, %expanded_356 : tensor<8x112x112x1x1x1x64xf32>, tensor<8x112x112x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1521 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1517, %10 : tensor<8x112x112x64xf32>, tensor<8x112x112x64xf32>) outs(%0 : tensor<8x112x112x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<8x112x112x64xf32>
    %1522 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1520 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %expanded_358 = tensor.expand_shape %1521 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 112, 112, 1, 1, 1, 64] : tensor<8x112x112x64xf32> into tensor<8x112x112x1x1x1x64xf32>
    %1523 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_358 : tensor<8x112x112x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1524 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1523 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %1525 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1522, %arg1, %9, %8, %6 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<8x112x112x64xf32>) outs(%0 : tensor<8x112x112x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %in_364: f32, %out: f32):
      %1701 = arith.mulf %in_364, %cst_11 : f32
      %1702 = arith.divf %in_362, %in_363 : f32
      %1703 = arith.mulf %1702, %cst_9 : f32
      %1704 = arith.mulf %in, %in_361 : f32
      %1705 = arith.mulf %1704, %1703 : f32
      %1706 = arith.divf %1705, %cst_12 : f32
      %1707 = arith.mulf %1706, %1701 : f32
      linalg.yield %1707 : f32
    } -> tensor<8x112x112x64xf32>
    %expanded_359 = tensor.expand_shape %1525 [[0], [1], [2], [3, 4, 5, 6]] output_shape [8, 112, 112, 1, 1, 1, 64] : tensor<8x112x112x64xf32> into tensor<8x112x112x1x1x1x64xf32>
    %1526 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_359 : tensor<8x112x112x1x1x1x64xf32>) outs(%1355 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.negf %in : f32
      %1702 = arith.addf %out, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1x64xf32>
    %1527 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%1526 : tensor<1x1x1x64xf32>) outs(%4 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.addf %out, %in : f32
      linalg.yield %1701 : f32
    } -> tensor<64xf32>
    %1528 = tensor.empty() : tensor<3x224x224x8xf32>
    %1529 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg161 : tensor<8x224x224x3xf32>) outs(%1528 : tensor<3x224x224x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x224x224x8xf32>
    %1530 = tensor.empty() : tensor<112x112x8x64xf32>
    %1531 = linalg.generic {indexing_maps = [#map24, #map24, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%1521, %1525, %1524, %1527 : tensor<8x112x112x64xf32>, tensor<8x112x112x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%1530 : tensor<112x112x8x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %in_363: f32, %out: f32):
      %1701 = arith.addf %in_362, %in_363 : f32
      %1702 = arith.divf %1701, %cst_12 : f32
      %1703 = arith.addf %in, %in_361 : f32
      %1704 = arith.addf %1703, %1702 : f32
      linalg.yield %1704 : f32
    } -> tensor<112x112x8x64xf32>
    %1532 = tensor.empty() : tensor<3x7x7x64xf32>
    %1533 = linalg.fill ins(%cst_13 : f32) outs(%1532 : tensor<3x7x7x64xf32>) -> tensor<3x7x7x64xf32>
    %padded_360 = tensor.pad %1529 low[0, 2, 2, 0] high[0, 3, 3, 0] {
    ^bb0(%arg163: index, %arg164: index, %arg165: index, %arg166: index):
      tensor.yield %cst_13 : f32
    } : tensor<3x224x224x8xf32> to tensor<3x229x229x8xf32>
    %1534 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_360, %1531 : tensor<3x229x229x8xf32>, tensor<112x112x8x64xf32>) outs(%1533 : tensor<3x7x7x64xf32>) -> tensor<3x7x7x64xf32>
    %1535 = tensor.empty() : tensor<7x7x3x64xf32>
    %1536 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %1534 : tensor<7x7x3x64xf32>, tensor<3x7x7x64xf32>) outs(%1535 : tensor<7x7x3x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<7x7x3x64xf32>
    %1537 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg1, %9, %1522 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<64xf32>
    %1538 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg2, %1519 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %1539 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %expanded_354 : tensor<1x1x64x64xf32>, tensor<1x1x64x64xf32>) outs(%1510 : tensor<1x1x64x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x64x64xf32>
    %1540 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg4, %24, %1499 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<64xf32>
    %1541 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg5, %1496 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %1542 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %1491 : tensor<3x3x64x64xf32>, tensor<64x3x3x64xf32>) outs(%1373 : tensor<3x3x64x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<3x3x64x64xf32>
    %1543 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg7, %33, %1482 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<64xf32>
    %1544 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg8, %1479 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %1545 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg9, %expanded_342 : tensor<1x1x64x256xf32>, tensor<1x1x64x256xf32>) outs(%1350 : tensor<1x1x64x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x64x256xf32>
    %1546 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg10, %46, %1465 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<256xf32>
    %1547 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%1448 : tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %cst_0 : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %1548 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg11, %1547 : tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.subf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %1549 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg12, %expanded_337 : tensor<1x1x64x256xf32>, tensor<1x1x64x256xf32>) outs(%1350 : tensor<1x1x64x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x64x256xf32>
    %1550 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg13, %53, %1451 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<256xf32>
    %1551 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg14, %1547 : tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.subf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<256xf32>
    %1552 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg15, %expanded_331 : tensor<1x1x256x64xf32>, tensor<1x1x256x64xf32>) outs(%1351 : tensor<1x1x256x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x256x64xf32>
    %1553 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg16, %62, %1434 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<64xf32>
    %1554 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg17, %1431 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %1555 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg18, %1426 : tensor<3x3x64x64xf32>, tensor<64x3x3x64xf32>) outs(%1373 : tensor<3x3x64x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<3x3x64x64xf32>
    %1556 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg19, %71, %1417 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<64xf32>
    %1557 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg20, %1414 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %1558 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg21, %expanded_319 : tensor<1x1x64x256xf32>, tensor<1x1x64x256xf32>) outs(%1350 : tensor<1x1x64x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x64x256xf32>
    %1559 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg22, %80, %1400 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<256xf32>
    %1560 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg23, %1397 : tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %1561 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg24, %expanded_313 : tensor<1x1x256x64xf32>, tensor<1x1x256x64xf32>) outs(%1351 : tensor<1x1x256x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x256x64xf32>
    %1562 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg25, %89, %1381 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<64xf32>
    %1563 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg26, %1378 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %1564 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg27, %1372 : tensor<3x3x64x64xf32>, tensor<64x3x3x64xf32>) outs(%1373 : tensor<3x3x64x64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<3x3x64x64xf32>
    %1565 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg28, %98, %1360 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<64xf32>
    %1566 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg29, %1357 : tensor<64xf32>, tensor<64xf32>) outs(%3 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<64xf32>
    %1567 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg30, %expanded_300 : tensor<1x1x64x256xf32>, tensor<1x1x64x256xf32>) outs(%1350 : tensor<1x1x64x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x64x256xf32>
    %1568 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg31, %107, %1336 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<256xf32>
    %1569 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg32, %1333 : tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %1570 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg33, %expanded_294 : tensor<1x1x256x128xf32>, tensor<1x1x256x128xf32>) outs(%1327 : tensor<1x1x256x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x256x128xf32>
    %1571 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg34, %120, %1315 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<128xf32>
    %1572 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg35, %1312 : tensor<128xf32>, tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %1573 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg36, %1305 : tensor<3x3x128x128xf32>, tensor<128x3x3x128xf32>) outs(%1130 : tensor<3x3x128x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<3x3x128x128xf32>
    %1574 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg37, %131, %1295 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<128xf32>
    %1575 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg38, %1292 : tensor<128xf32>, tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %1576 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg39, %expanded_282 : tensor<1x1x128x512xf32>, tensor<1x1x128x512xf32>) outs(%1107 : tensor<1x1x128x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x128x512xf32>
    %1577 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg40, %144, %1278 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<512xf32>
    %1578 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%1256 : tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %cst_0 : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %1579 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg41, %1578 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.subf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %1580 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg42, %expanded_276 : tensor<1x1x256x512xf32>, tensor<1x1x256x512xf32>) outs(%1085 : tensor<1x1x256x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x256x512xf32>
    %1581 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg43, %151, %1259 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<512xf32>
    %1582 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg44, %1578 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.subf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<512xf32>
    %1583 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg45, %expanded_268 : tensor<1x1x512x128xf32>, tensor<1x1x512x128xf32>) outs(%1108 : tensor<1x1x512x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x512x128xf32>
    %1584 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg46, %160, %1242 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<128xf32>
    %1585 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg47, %1239 : tensor<128xf32>, tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %1586 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg48, %1234 : tensor<3x3x128x128xf32>, tensor<128x3x3x128xf32>) outs(%1130 : tensor<3x3x128x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<3x3x128x128xf32>
    %1587 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg49, %169, %1225 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<128xf32>
    %1588 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg50, %1222 : tensor<128xf32>, tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %1589 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg51, %expanded_256 : tensor<1x1x128x512xf32>, tensor<1x1x128x512xf32>) outs(%1107 : tensor<1x1x128x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x128x512xf32>
    %1590 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg52, %178, %1208 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<512xf32>
    %1591 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg53, %1205 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %1592 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg54, %expanded_250 : tensor<1x1x512x128xf32>, tensor<1x1x512x128xf32>) outs(%1108 : tensor<1x1x512x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x512x128xf32>
    %1593 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg55, %187, %1191 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<128xf32>
    %1594 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg56, %1188 : tensor<128xf32>, tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %1595 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg57, %1183 : tensor<3x3x128x128xf32>, tensor<128x3x3x128xf32>) outs(%1130 : tensor<3x3x128x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<3x3x128x128xf32>
    %1596 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg58, %196, %1174 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<128xf32>
    %1597 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg59, %1171 : tensor<128xf32>, tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %1598 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg60, %expanded_238 : tensor<1x1x128x512xf32>, tensor<1x1x128x512xf32>) outs(%1107 : tensor<1x1x128x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x128x512xf32>
    %1599 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg61, %205, %1157 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<512xf32>
    %1600 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg62, %1154 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %1601 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg63, %expanded_232 : tensor<1x1x512x128xf32>, tensor<1x1x512x128xf32>) outs(%1108 : tensor<1x1x512x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x512x128xf32>
    %1602 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg64, %214, %1138 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<128xf32>
    %1603 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg65, %1135 : tensor<128xf32>, tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %1604 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg66, %1129 : tensor<3x3x128x128xf32>, tensor<128x3x3x128xf32>) outs(%1130 : tensor<3x3x128x128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<3x3x128x128xf32>
    %1605 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg67, %223, %1117 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<128xf32>
    %1606 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg68, %1114 : tensor<128xf32>, tensor<128xf32>) outs(%114 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<128xf32>
    %1607 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg69, %expanded_219 : tensor<1x1x128x512xf32>, tensor<1x1x128x512xf32>) outs(%1107 : tensor<1x1x128x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x128x512xf32>
    %1608 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg70, %232, %1093 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<512xf32>
    %1609 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg71, %1090 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %1610 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg72, %expanded_213 : tensor<1x1x512x256xf32>, tensor<1x1x512x256xf32>) outs(%1084 : tensor<1x1x512x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x512x256xf32>
    %1611 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg73, %243, %1072 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<256xf32>
    %1612 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg74, %1069 : tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %1613 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg75, %1062 : tensor<3x3x256x256xf32>, tensor<256x3x3x256xf32>) outs(%785 : tensor<3x3x256x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<3x3x256x256xf32>
    %1614 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg76, %254, %1052 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<256xf32>
    %1615 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg77, %1049 : tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %1616 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg78, %expanded_201 : tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) outs(%762 : tensor<1x1x256x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x256x1024xf32>
    %1617 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg79, %267, %1035 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<1024xf32>
    %1618 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%1013 : tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %cst_0 : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %1619 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg80, %1618 : tensor<1024xf32>, tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.subf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %1620 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg81, %expanded_195 : tensor<1x1x512x1024xf32>, tensor<1x1x512x1024xf32>) outs(%739 : tensor<1x1x512x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x512x1024xf32>
    %1621 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg82, %274, %1016 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<1024xf32>
    %1622 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg83, %1618 : tensor<1024xf32>, tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.subf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<1024xf32>
    %1623 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg84, %expanded_187 : tensor<1x1x1024x256xf32>, tensor<1x1x1024x256xf32>) outs(%763 : tensor<1x1x1024x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1024x256xf32>
    %1624 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg85, %283, %999 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<256xf32>
    %1625 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg86, %996 : tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %1626 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg87, %991 : tensor<3x3x256x256xf32>, tensor<256x3x3x256xf32>) outs(%785 : tensor<3x3x256x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<3x3x256x256xf32>
    %1627 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg88, %292, %982 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<256xf32>
    %1628 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg89, %979 : tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %1629 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg90, %expanded_175 : tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) outs(%762 : tensor<1x1x256x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x256x1024xf32>
    %1630 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg91, %301, %965 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<1024xf32>
    %1631 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg92, %962 : tensor<1024xf32>, tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %1632 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg93, %expanded_169 : tensor<1x1x1024x256xf32>, tensor<1x1x1024x256xf32>) outs(%763 : tensor<1x1x1024x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1024x256xf32>
    %1633 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg94, %310, %948 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<256xf32>
    %1634 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg95, %945 : tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %1635 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg96, %940 : tensor<3x3x256x256xf32>, tensor<256x3x3x256xf32>) outs(%785 : tensor<3x3x256x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<3x3x256x256xf32>
    %1636 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg97, %319, %931 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<256xf32>
    %1637 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg98, %928 : tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %1638 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg99, %expanded_157 : tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) outs(%762 : tensor<1x1x256x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x256x1024xf32>
    %1639 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg100, %328, %914 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<1024xf32>
    %1640 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg101, %911 : tensor<1024xf32>, tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %1641 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg102, %expanded_151 : tensor<1x1x1024x256xf32>, tensor<1x1x1024x256xf32>) outs(%763 : tensor<1x1x1024x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1024x256xf32>
    %1642 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg103, %337, %897 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<256xf32>
    %1643 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg104, %894 : tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %1644 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg105, %889 : tensor<3x3x256x256xf32>, tensor<256x3x3x256xf32>) outs(%785 : tensor<3x3x256x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<3x3x256x256xf32>
    %1645 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg106, %346, %880 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<256xf32>
    %1646 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg107, %877 : tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %1647 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg108, %expanded_139 : tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) outs(%762 : tensor<1x1x256x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x256x1024xf32>
    %1648 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg109, %355, %863 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<1024xf32>
    %1649 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg110, %860 : tensor<1024xf32>, tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %1650 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg111, %expanded_133 : tensor<1x1x1024x256xf32>, tensor<1x1x1024x256xf32>) outs(%763 : tensor<1x1x1024x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1024x256xf32>
    %1651 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg112, %364, %846 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<256xf32>
    %1652 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg113, %843 : tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %1653 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg114, %838 : tensor<3x3x256x256xf32>, tensor<256x3x3x256xf32>) outs(%785 : tensor<3x3x256x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<3x3x256x256xf32>
    %1654 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg115, %373, %829 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<256xf32>
    %1655 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg116, %826 : tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %1656 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg117, %expanded_121 : tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) outs(%762 : tensor<1x1x256x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x256x1024xf32>
    %1657 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg118, %382, %812 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<1024xf32>
    %1658 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg119, %809 : tensor<1024xf32>, tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %1659 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg120, %expanded_115 : tensor<1x1x1024x256xf32>, tensor<1x1x1024x256xf32>) outs(%763 : tensor<1x1x1024x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1024x256xf32>
    %1660 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg121, %391, %793 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<256xf32>
    %1661 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg122, %790 : tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %1662 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg123, %784 : tensor<3x3x256x256xf32>, tensor<256x3x3x256xf32>) outs(%785 : tensor<3x3x256x256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<3x3x256x256xf32>
    %1663 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg124, %400, %772 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<256xf32>
    %1664 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg125, %769 : tensor<256xf32>, tensor<256xf32>) outs(%40 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<256xf32>
    %1665 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg126, %expanded_102 : tensor<1x1x256x1024xf32>, tensor<1x1x256x1024xf32>) outs(%762 : tensor<1x1x256x1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x256x1024xf32>
    %1666 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg127, %409, %748 : tensor<1024xf32>, tensor<1024xf32>, tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<1024xf32>
    %1667 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg128, %745 : tensor<1024xf32>, tensor<1024xf32>) outs(%261 : tensor<1024xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1024xf32>
    %1668 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg129, %expanded_95 : tensor<1x1x1024x512xf32>, tensor<1x1x1024x512xf32>) outs(%738 : tensor<1x1x1024x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1024x512xf32>
    %1669 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg130, %420, %726 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<512xf32>
    %1670 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg131, %723 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %1671 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg132, %716 : tensor<3x3x512x512xf32>, tensor<512x3x3x512xf32>) outs(%589 : tensor<3x3x512x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<3x3x512x512xf32>
    %1672 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg133, %431, %706 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<512xf32>
    %1673 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg134, %703 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %1674 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg135, %expanded_83 : tensor<1x1x512x2048xf32>, tensor<1x1x512x2048xf32>) outs(%566 : tensor<1x1x512x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x512x2048xf32>
    %1675 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg136, %444, %689 : tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>) outs(%438 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<2048xf32>
    %1676 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%665 : tensor<2048xf32>) outs(%438 : tensor<2048xf32>) {
    ^bb0(%in: f32, %out: f32):
      %1701 = arith.mulf %in, %cst_0 : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %1677 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg137, %1676 : tensor<2048xf32>, tensor<2048xf32>) outs(%438 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.subf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %1678 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg138, %expanded_78 : tensor<1x1x1024x2048xf32>, tensor<1x1x1024x2048xf32>) outs(%681 : tensor<1x1x1024x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x1024x2048xf32>
    %1679 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg139, %451, %668 : tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>) outs(%438 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<2048xf32>
    %1680 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg140, %1676 : tensor<2048xf32>, tensor<2048xf32>) outs(%438 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.subf %in, %in_361 : f32
      linalg.yield %1701 : f32
    } -> tensor<2048xf32>
    %1681 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg141, %expanded_71 : tensor<1x1x2048x512xf32>, tensor<1x1x2048x512xf32>) outs(%567 : tensor<1x1x2048x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x2048x512xf32>
    %1682 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg142, %460, %651 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<512xf32>
    %1683 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg143, %648 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %1684 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg144, %643 : tensor<3x3x512x512xf32>, tensor<512x3x3x512xf32>) outs(%589 : tensor<3x3x512x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<3x3x512x512xf32>
    %1685 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg145, %469, %634 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<512xf32>
    %1686 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg146, %631 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %1687 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg147, %expanded_59 : tensor<1x1x512x2048xf32>, tensor<1x1x512x2048xf32>) outs(%566 : tensor<1x1x512x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x512x2048xf32>
    %1688 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg148, %478, %617 : tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>) outs(%438 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<2048xf32>
    %1689 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg149, %614 : tensor<2048xf32>, tensor<2048xf32>) outs(%438 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<2048xf32>
    %1690 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg150, %expanded_53 : tensor<1x1x2048x512xf32>, tensor<1x1x2048x512xf32>) outs(%567 : tensor<1x1x2048x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x2048x512xf32>
    %1691 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg151, %487, %597 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<512xf32>
    %1692 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg152, %594 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %1693 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg153, %588 : tensor<3x3x512x512xf32>, tensor<512x3x3x512xf32>) outs(%589 : tensor<3x3x512x512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<3x3x512x512xf32>
    %1694 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg154, %496, %576 : tensor<512xf32>, tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<512xf32>
    %1695 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg155, %573 : tensor<512xf32>, tensor<512xf32>) outs(%138 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<512xf32>
    %1696 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg156, %expanded_40 : tensor<1x1x512x2048xf32>, tensor<1x1x512x2048xf32>) outs(%566 : tensor<1x1x512x2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1x1x512x2048xf32>
    %1697 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg157, %505, %552 : tensor<2048xf32>, tensor<2048xf32>, tensor<2048xf32>) outs(%438 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %in_362: f32, %out: f32):
      %1701 = arith.mulf %in_361, %in_362 : f32
      %1702 = arith.mulf %1701, %cst_0 : f32
      %1703 = arith.subf %in, %1702 : f32
      linalg.yield %1703 : f32
    } -> tensor<2048xf32>
    %1698 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg158, %549 : tensor<2048xf32>, tensor<2048xf32>) outs(%438 : tensor<2048xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<2048xf32>
    %1699 = linalg.generic {indexing_maps = [#map10, #map19, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg159, %542 : tensor<2048x1000xf32>, tensor<1000x2048xf32>) outs(%543 : tensor<2048x1000xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<2048x1000xf32>
    %1700 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg160, %537 : tensor<1000xf32>, tensor<1000xf32>) outs(%533 : tensor<1000xf32>) {
    ^bb0(%in: f32, %in_361: f32, %out: f32):
      %1701 = arith.mulf %in_361, %cst_0 : f32
      %1702 = arith.subf %in, %1701 : f32
      linalg.yield %1702 : f32
    } -> tensor<1000xf32>
    return %528, %1536, %1537, %1538, %1539, %1540, %1541, %1542, %1543, %1544, %1545, %1546, %1548, %1549, %1550, %1551, %1552, %1553, %1554, %1555, %1556, %1557, %1558, %1559, %1560, %1561, %1562, %1563, %1564, %1565, %1566, %1567, %1568, %1569, %1570, %1571, %1572, %1573, %1574, %1575, %1576, %1577, %1579, %1580, %1581, %1582, %1583, %1584, %1585, %1586, %1587, %1588, %1589, %1590, %1591, %1592, %1593, %1594, %1595, %1596, %1597, %1598, %1599, %1600, %1601, %1602, %1603, %1604, %1605, %1606, %1607, %1608, %1609, %1610, %1611, %1612, %1613, %1614, %1615, %1616, %1617, %1619, %1620, %1621, %1622, %1623, %1624, %1625, %1626, %1627, %1628, %1629, %1630, %1631, %1632, %1633, %1634, %1635, %1636, %1637, %1638, %1639, %1640, %1641, %1642, %1643, %1644, %1645, %1646, %1647, %1648, %1649, %1650, %1651, %1652, %1653, %1654, %1655, %1656, %1657, %1658, %1659, %1660, %1661, %1662, %1663, %1664, %1665, %1666, %1667, %1668, %1669, %1670, %1671, %1672, %1673, %1674, %1675, %1677, %1678, %1679, %1680, %1681, %1682, %1683, %1684, %1685, %1686, %1687, %1688, %1689, %1690, %1691, %1692, %1693, %1694, %1695, %1696, %1697, %1698, %1699, %1700 : tensor<f32>, tensor<7x7x3x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x256x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x512x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x256x1024xf32>, tensor<1024xf32>, tensor<1024xf32>, tensor<1x1x1024x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x1024x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<1x1x2048x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<512xf32>, tensor<1x1x512x2048xf32>, tensor<2048xf32>, tensor<2048xf32>, tensor<2048x1000xf32>, tensor<1000xf32>
  }
}

