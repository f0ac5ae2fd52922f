// tools/models/generate unet  (jax 0.10.2, jaxlib 0.10.2, iree-base-compiler 3.13.0, mlir-opt 22.1.8)
#map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
#map1 = affine_map<(d0, d1, d2, d3) -> (d3)>
#map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d3, d5)>
#map3 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3, d4, d5)>
#map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2)>
#map5 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
#map6 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3)>
#map7 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, 0)>
#map8 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
#map9 = affine_map<(d0, d1, d2) -> ()>
#map10 = affine_map<() -> ()>
#map11 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d4, d5, d6, d0, d1, d2, d3)>
#map12 = affine_map<(d0, d1, d2, d3, d4, d5, d6) -> (d0, d1, d2, d3)>
#map13 = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3, d0)>
#map14 = affine_map<(d0, d1, d2, d3) -> (d0)>
#map15 = affine_map<(d0, d1, d2, d3) -> (d3, d1, d2, d0)>
#map16 = affine_map<(d0, d1, d2, d3) -> (d2, d0, d1, d3)>
#map17 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d4, d2, d5, d3)>
#map18 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
#map19 = affine_map<(d0) -> (d0)>
module @unet {
  func.func @main(%arg0: tensor<3x3x3x32xf32>, %arg1: tensor<32xf32>, %arg2: tensor<3x3x32x32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<3x3x32x64xf32>, %arg5: tensor<64xf32>, %arg6: tensor<3x3x64x64xf32>, %arg7: tensor<64xf32>, %arg8: tensor<3x3x64x128xf32>, %arg9: tensor<128xf32>, %arg10: tensor<3x3x128x128xf32>, %arg11: tensor<128xf32>, %arg12: tensor<3x3x128x256xf32>, %arg13: tensor<256xf32>, %arg14: tensor<3x3x256x256xf32>, %arg15: tensor<256xf32>, %arg16: tensor<3x3x256x512xf32>, %arg17: tensor<512xf32>, %arg18: tensor<3x3x512x512xf32>, %arg19: tensor<512xf32>, %arg20: tensor<2x2x512x256xf32>, %arg21: tensor<256xf32>, %arg22: tensor<3x3x512x256xf32>, %arg23: tensor<256xf32>, %arg24: tensor<3x3x256x256xf32>, %arg25: tensor<256xf32>, %arg26: tensor<2x2x256x128xf32>, %arg27: tensor<128xf32>, %arg28: tensor<3x3x256x128xf32>, %arg29: tensor<128xf32>, %arg30: tensor<3x3x128x128xf32>, %arg31: tensor<128xf32>, %arg32: tensor<2x2x128x64xf32>, %arg33: tensor<64xf32>, %arg34: tensor<3x3x128x64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<3x3x64x64xf32>, %arg37: tensor<64xf32>, %arg38: tensor<2x2x64x32xf32>, %arg39: tensor<32xf32>, %arg40: tensor<3x3x64x32xf32>, %arg41: tensor<32xf32>, %arg42: tensor<3x3x32x32xf32>, %arg43: tensor<32xf32>, %arg44: tensor<1x1x32x4xf32>, %arg45: tensor<4xf32>, %arg46: tensor<4x256x256x3xf32>, %arg47: tensor<4x256x256x4xf32>) -> (tensor<f32>, tensor<3x3x3x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<3x3x32x64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<3x3x64x128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<3x3x128x256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<3x3x256x512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<2x2x512x256xf32>, tensor<256xf32>, tensor<3x3x512x256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<2x2x256x128xf32>, tensor<128xf32>, tensor<3x3x256x128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<2x2x128x64xf32>, tensor<64xf32>, tensor<3x3x128x64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<2x2x64x32xf32>, tensor<32xf32>, tensor<3x3x64x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<1x1x32x4xf32>, tensor<4xf32>) {
    %cst = arith.constant -3.81469727E-6 : f32
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 2.621440e+05 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 4.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x256x256x32xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<4x256x256x32xf32>) -> tensor<4x256x256x32xf32>
    %padded = tensor.pad %arg46 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x256x256x3xf32> to tensor<4x258x258x3xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %arg0 : tensor<4x258x258x3xf32>, tensor<3x3x3x32xf32>) outs(%1 : tensor<4x256x256x32xf32>) -> tensor<4x256x256x32xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %arg1 : tensor<4x256x256x32xf32>, tensor<32xf32>) outs(%0 : tensor<4x256x256x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x256x256x32xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<4x256x256x32xf32>) outs(%0 : tensor<4x256x256x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x256x256x32xf32>
    %padded_5 = tensor.pad %4 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x256x256x32xf32> to tensor<4x258x258x32xf32>
    %5 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_5, %arg2 : tensor<4x258x258x32xf32>, tensor<3x3x32x32xf32>) outs(%1 : tensor<4x256x256x32xf32>) -> tensor<4x256x256x32xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %arg3 : tensor<4x256x256x32xf32>, tensor<32xf32>) outs(%0 : tensor<4x256x256x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x256x256x32xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<4x256x256x32xf32>) outs(%0 : tensor<4x256x256x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x256x256x32xf32>
    %8 = tensor.empty() : tensor<2x2xf32>
    %9 = tensor.empty() : tensor<4x128x128x32xf32>
    %10 = linalg.fill ins(%cst_4 : f32) outs(%9 : tensor<4x128x128x32xf32>) -> tensor<4x128x128x32xf32>
    %11 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%7, %8 : tensor<4x256x256x32xf32>, tensor<2x2xf32>) outs(%10 : tensor<4x128x128x32xf32>) -> tensor<4x128x128x32xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<4x128x128x32xf32>) outs(%9 : tensor<4x128x128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.divf %in, %cst_3 : f32
      linalg.yield %484 : f32
    } -> tensor<4x128x128x32xf32>
    %13 = tensor.empty() : tensor<4x128x128x64xf32>
    %14 = linalg.fill ins(%cst_4 : f32) outs(%13 : tensor<4x128x128x64xf32>) -> tensor<4x128x128x64xf32>
    %padded_6 = tensor.pad %12 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x128x128x32xf32> to tensor<4x130x130x32xf32>
    %15 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_6, %arg4 : tensor<4x130x130x32xf32>, tensor<3x3x32x64xf32>) outs(%14 : tensor<4x128x128x64xf32>) -> tensor<4x128x128x64xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %arg5 : tensor<4x128x128x64xf32>, tensor<64xf32>) outs(%13 : tensor<4x128x128x64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x128x128x64xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<4x128x128x64xf32>) outs(%13 : tensor<4x128x128x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x128x128x64xf32>
    %padded_7 = tensor.pad %17 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x128x128x64xf32> to tensor<4x130x130x64xf32>
    %18 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_7, %arg6 : tensor<4x130x130x64xf32>, tensor<3x3x64x64xf32>) outs(%14 : tensor<4x128x128x64xf32>) -> tensor<4x128x128x64xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %arg7 : tensor<4x128x128x64xf32>, tensor<64xf32>) outs(%13 : tensor<4x128x128x64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x128x128x64xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<4x128x128x64xf32>) outs(%13 : tensor<4x128x128x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x128x128x64xf32>
    %21 = tensor.empty() : tensor<4x64x64x64xf32>
    %22 = linalg.fill ins(%cst_4 : f32) outs(%21 : tensor<4x64x64x64xf32>) -> tensor<4x64x64x64xf32>
    %23 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%20, %8 : tensor<4x128x128x64xf32>, tensor<2x2xf32>) outs(%22 : tensor<4x64x64x64xf32>) -> tensor<4x64x64x64xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<4x64x64x64xf32>) outs(%21 : tensor<4x64x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.divf %in, %cst_3 : f32
      linalg.yield %484 : f32
    } -> tensor<4x64x64x64xf32>
    %25 = tensor.empty() : tensor<4x64x64x128xf32>
    %26 = linalg.fill ins(%cst_4 : f32) outs(%25 : tensor<4x64x64x128xf32>) -> tensor<4x64x64x128xf32>
    %padded_8 = tensor.pad %24 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x64x64x64xf32> to tensor<4x66x66x64xf32>
    %27 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_8, %arg8 : tensor<4x66x66x64xf32>, tensor<3x3x64x128xf32>) outs(%26 : tensor<4x64x64x128xf32>) -> tensor<4x64x64x128xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %arg9 : tensor<4x64x64x128xf32>, tensor<128xf32>) outs(%25 : tensor<4x64x64x128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x64x64x128xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<4x64x64x128xf32>) outs(%25 : tensor<4x64x64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x64x64x128xf32>
    %padded_9 = tensor.pad %29 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x64x64x128xf32> to tensor<4x66x66x128xf32>
    %30 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_9, %arg10 : tensor<4x66x66x128xf32>, tensor<3x3x128x128xf32>) outs(%26 : tensor<4x64x64x128xf32>) -> tensor<4x64x64x128xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %arg11 : tensor<4x64x64x128xf32>, tensor<128xf32>) outs(%25 : tensor<4x64x64x128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x64x64x128xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<4x64x64x128xf32>) outs(%25 : tensor<4x64x64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x64x64x128xf32>
    %33 = tensor.empty() : tensor<4x32x32x128xf32>
    %34 = linalg.fill ins(%cst_4 : f32) outs(%33 : tensor<4x32x32x128xf32>) -> tensor<4x32x32x128xf32>
    %35 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%32, %8 : tensor<4x64x64x128xf32>, tensor<2x2xf32>) outs(%34 : tensor<4x32x32x128xf32>) -> tensor<4x32x32x128xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<4x32x32x128xf32>) outs(%33 : tensor<4x32x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.divf %in, %cst_3 : f32
      linalg.yield %484 : f32
    } -> tensor<4x32x32x128xf32>
    %37 = tensor.empty() : tensor<4x32x32x256xf32>
    %38 = linalg.fill ins(%cst_4 : f32) outs(%37 : tensor<4x32x32x256xf32>) -> tensor<4x32x32x256xf32>
    %padded_10 = tensor.pad %36 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x128xf32> to tensor<4x34x34x128xf32>
    %39 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_10, %arg12 : tensor<4x34x34x128xf32>, tensor<3x3x128x256xf32>) outs(%38 : tensor<4x32x32x256xf32>) -> tensor<4x32x32x256xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %arg13 : tensor<4x32x32x256xf32>, tensor<256xf32>) outs(%37 : tensor<4x32x32x256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x32x32x256xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<4x32x32x256xf32>) outs(%37 : tensor<4x32x32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x32x32x256xf32>
    %padded_11 = tensor.pad %41 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x256xf32> to tensor<4x34x34x256xf32>
    %42 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_11, %arg14 : tensor<4x34x34x256xf32>, tensor<3x3x256x256xf32>) outs(%38 : tensor<4x32x32x256xf32>) -> tensor<4x32x32x256xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %arg15 : tensor<4x32x32x256xf32>, tensor<256xf32>) outs(%37 : tensor<4x32x32x256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x32x32x256xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<4x32x32x256xf32>) outs(%37 : tensor<4x32x32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x32x32x256xf32>
    %45 = tensor.empty() : tensor<4x16x16x256xf32>
    %46 = linalg.fill ins(%cst_4 : f32) outs(%45 : tensor<4x16x16x256xf32>) -> tensor<4x16x16x256xf32>
    %47 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%44, %8 : tensor<4x32x32x256xf32>, tensor<2x2xf32>) outs(%46 : tensor<4x16x16x256xf32>) -> tensor<4x16x16x256xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<4x16x16x256xf32>) outs(%45 : tensor<4x16x16x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.divf %in, %cst_3 : f32
      linalg.yield %484 : f32
    } -> tensor<4x16x16x256xf32>
    %49 = tensor.empty() : tensor<4x16x16x512xf32>
    %50 = linalg.fill ins(%cst_4 : f32) outs(%49 : tensor<4x16x16x512xf32>) -> tensor<4x16x16x512xf32>
    %padded_12 = tensor.pad %48 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x16x16x256xf32> to tensor<4x18x18x256xf32>
    %51 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_12, %arg16 : tensor<4x18x18x256xf32>, tensor<3x3x256x512xf32>) outs(%50 : tensor<4x16x16x512xf32>) -> tensor<4x16x16x512xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %arg17 : tensor<4x16x16x512xf32>, tensor<512xf32>) outs(%49 : tensor<4x16x16x512xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x16x16x512xf32>
    %53 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<4x16x16x512xf32>) outs(%49 : tensor<4x16x16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x16x16x512xf32>
    %padded_13 = tensor.pad %53 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x16x16x512xf32> to tensor<4x18x18x512xf32>
    %54 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_13, %arg18 : tensor<4x18x18x512xf32>, tensor<3x3x512x512xf32>) outs(%50 : tensor<4x16x16x512xf32>) -> tensor<4x16x16x512xf32>
    %55 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %arg19 : tensor<4x16x16x512xf32>, tensor<512xf32>) outs(%49 : tensor<4x16x16x512xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x16x16x512xf32>
    %56 = tensor.empty() : tensor<4x16x2x16x2x512xf32>
    %57 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<4x16x16x512xf32>) outs(%56 : tensor<4x16x2x16x2x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x16x2x16x2x512xf32>
    %collapsed = tensor.collapse_shape %57 [[0], [1, 2], [3, 4], [5]] : tensor<4x16x2x16x2x512xf32> into tensor<4x32x32x512xf32>
    %padded_14 = tensor.pad %collapsed low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x512xf32> to tensor<4x33x33x512xf32>
    %58 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_14, %arg20 : tensor<4x33x33x512xf32>, tensor<2x2x512x256xf32>) outs(%38 : tensor<4x32x32x256xf32>) -> tensor<4x32x32x256xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %arg21 : tensor<4x32x32x256xf32>, tensor<256xf32>) outs(%37 : tensor<4x32x32x256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x32x32x256xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59 : tensor<4x32x32x256xf32>) outs(%37 : tensor<4x32x32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x32x32x256xf32>
    %61 = tensor.empty() : tensor<4x32x32x512xf32>
    %inserted_slice = tensor.insert_slice %44 into %61[0, 0, 0, 0] [4, 32, 32, 256] [1, 1, 1, 1] : tensor<4x32x32x256xf32> into tensor<4x32x32x512xf32>
    %inserted_slice_15 = tensor.insert_slice %60 into %inserted_slice[0, 0, 0, 256] [4, 32, 32, 256] [1, 1, 1, 1] : tensor<4x32x32x256xf32> into tensor<4x32x32x512xf32>
    %padded_16 = tensor.pad %inserted_slice_15 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x512xf32> to tensor<4x34x34x512xf32>
    %62 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_16, %arg22 : tensor<4x34x34x512xf32>, tensor<3x3x512x256xf32>) outs(%38 : tensor<4x32x32x256xf32>) -> tensor<4x32x32x256xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %arg23 : tensor<4x32x32x256xf32>, tensor<256xf32>) outs(%37 : tensor<4x32x32x256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x32x32x256xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<4x32x32x256xf32>) outs(%37 : tensor<4x32x32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x32x32x256xf32>
    %padded_17 = tensor.pad %64 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x256xf32> to tensor<4x34x34x256xf32>
    %65 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_17, %arg24 : tensor<4x34x34x256xf32>, tensor<3x3x256x256xf32>) outs(%38 : tensor<4x32x32x256xf32>) -> tensor<4x32x32x256xf32>
    %66 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %arg25 : tensor<4x32x32x256xf32>, tensor<256xf32>) outs(%37 : tensor<4x32x32x256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x32x32x256xf32>
    %67 = tensor.empty() : tensor<4x32x2x32x2x256xf32>
    %68 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%66 : tensor<4x32x32x256xf32>) outs(%67 : tensor<4x32x2x32x2x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x32x2x32x2x256xf32>
    %collapsed_18 = tensor.collapse_shape %68 [[0], [1, 2], [3, 4], [5]] : tensor<4x32x2x32x2x256xf32> into tensor<4x64x64x256xf32>
    %padded_19 = tensor.pad %collapsed_18 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x64x64x256xf32> to tensor<4x65x65x256xf32>
    %69 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_19, %arg26 : tensor<4x65x65x256xf32>, tensor<2x2x256x128xf32>) outs(%26 : tensor<4x64x64x128xf32>) -> tensor<4x64x64x128xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %arg27 : tensor<4x64x64x128xf32>, tensor<128xf32>) outs(%25 : tensor<4x64x64x128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x64x64x128xf32>
    %71 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70 : tensor<4x64x64x128xf32>) outs(%25 : tensor<4x64x64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x64x64x128xf32>
    %72 = tensor.empty() : tensor<4x64x64x256xf32>
    %inserted_slice_20 = tensor.insert_slice %32 into %72[0, 0, 0, 0] [4, 64, 64, 128] [1, 1, 1, 1] : tensor<4x64x64x128xf32> into tensor<4x64x64x256xf32>
    %inserted_slice_21 = tensor.insert_slice %71 into %inserted_slice_20[0, 0, 0, 128] [4, 64, 64, 128] [1, 1, 1, 1] : tensor<4x64x64x128xf32> into tensor<4x64x64x256xf32>
    %padded_22 = tensor.pad %inserted_slice_21 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x64x64x256xf32> to tensor<4x66x66x256xf32>
    %73 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_22, %arg28 : tensor<4x66x66x256xf32>, tensor<3x3x256x128xf32>) outs(%26 : tensor<4x64x64x128xf32>) -> tensor<4x64x64x128xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %arg29 : tensor<4x64x64x128xf32>, tensor<128xf32>) outs(%25 : tensor<4x64x64x128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x64x64x128xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<4x64x64x128xf32>) outs(%25 : tensor<4x64x64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x64x64x128xf32>
    %padded_23 = tensor.pad %75 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x64x64x128xf32> to tensor<4x66x66x128xf32>
    %76 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_23, %arg30 : tensor<4x66x66x128xf32>, tensor<3x3x128x128xf32>) outs(%26 : tensor<4x64x64x128xf32>) -> tensor<4x64x64x128xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %arg31 : tensor<4x64x64x128xf32>, tensor<128xf32>) outs(%25 : tensor<4x64x64x128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x64x64x128xf32>
    %78 = tensor.empty() : tensor<4x64x2x64x2x128xf32>
    %79 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<4x64x64x128xf32>) outs(%78 : tensor<4x64x2x64x2x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x64x2x64x2x128xf32>
    %collapsed_24 = tensor.collapse_shape %79 [[0], [1, 2], [3, 4], [5]] : tensor<4x64x2x64x2x128xf32> into tensor<4x128x128x128xf32>
    %padded_25 = tensor.pad %collapsed_24 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x128x128x128xf32> to tensor<4x129x129x128xf32>
    %80 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_25, %arg32 : tensor<4x129x129x128xf32>, tensor<2x2x128x64xf32>) outs(%14 : tensor<4x128x128x64xf32>) -> tensor<4x128x128x64xf32>
    %81 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %arg33 : tensor<4x128x128x64xf32>, tensor<64xf32>) outs(%13 : tensor<4x128x128x64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x128x128x64xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81 : tensor<4x128x128x64xf32>) outs(%13 : tensor<4x128x128x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x128x128x64xf32>
    %83 = tensor.empty() : tensor<4x128x128x128xf32>
    %inserted_slice_26 = tensor.insert_slice %20 into %83[0, 0, 0, 0] [4, 128, 128, 64] [1, 1, 1, 1] : tensor<4x128x128x64xf32> into tensor<4x128x128x128xf32>
    %inserted_slice_27 = tensor.insert_slice %82 into %inserted_slice_26[0, 0, 0, 64] [4, 128, 128, 64] [1, 1, 1, 1] : tensor<4x128x128x64xf32> into tensor<4x128x128x128xf32>
    %padded_28 = tensor.pad %inserted_slice_27 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x128x128x128xf32> to tensor<4x130x130x128xf32>
    %84 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_28, %arg34 : tensor<4x130x130x128xf32>, tensor<3x3x128x64xf32>) outs(%14 : tensor<4x128x128x64xf32>) -> tensor<4x128x128x64xf32>
    %85 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%84, %arg35 : tensor<4x128x128x64xf32>, tensor<64xf32>) outs(%13 : tensor<4x128x128x64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x128x128x64xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85 : tensor<4x128x128x64xf32>) outs(%13 : tensor<4x128x128x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x128x128x64xf32>
    %padded_29 = tensor.pad %86 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x128x128x64xf32> to tensor<4x130x130x64xf32>
    %87 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_29, %arg36 : tensor<4x130x130x64xf32>, tensor<3x3x64x64xf32>) outs(%14 : tensor<4x128x128x64xf32>) -> tensor<4x128x128x64xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%87, %arg37 : tensor<4x128x128x64xf32>, tensor<64xf32>) outs(%13 : tensor<4x128x128x64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x128x128x64xf32>
    %89 = tensor.empty() : tensor<4x128x2x128x2x64xf32>
    %90 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%88 : tensor<4x128x128x64xf32>) outs(%89 : tensor<4x128x2x128x2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x128x2x128x2x64xf32>
    %collapsed_30 = tensor.collapse_shape %90 [[0], [1, 2], [3, 4], [5]] : tensor<4x128x2x128x2x64xf32> into tensor<4x256x256x64xf32>
    %padded_31 = tensor.pad %collapsed_30 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x256x256x64xf32> to tensor<4x257x257x64xf32>
    %91 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_31, %arg38 : tensor<4x257x257x64xf32>, tensor<2x2x64x32xf32>) outs(%1 : tensor<4x256x256x32xf32>) -> tensor<4x256x256x32xf32>
    %92 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%91, %arg39 : tensor<4x256x256x32xf32>, tensor<32xf32>) outs(%0 : tensor<4x256x256x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x256x256x32xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92 : tensor<4x256x256x32xf32>) outs(%0 : tensor<4x256x256x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x256x256x32xf32>
    %94 = tensor.empty() : tensor<4x256x256x64xf32>
    %inserted_slice_32 = tensor.insert_slice %7 into %94[0, 0, 0, 0] [4, 256, 256, 32] [1, 1, 1, 1] : tensor<4x256x256x32xf32> into tensor<4x256x256x64xf32>
    %inserted_slice_33 = tensor.insert_slice %93 into %inserted_slice_32[0, 0, 0, 32] [4, 256, 256, 32] [1, 1, 1, 1] : tensor<4x256x256x32xf32> into tensor<4x256x256x64xf32>
    %padded_34 = tensor.pad %inserted_slice_33 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x256x256x64xf32> to tensor<4x258x258x64xf32>
    %95 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_34, %arg40 : tensor<4x258x258x64xf32>, tensor<3x3x64x32xf32>) outs(%1 : tensor<4x256x256x32xf32>) -> tensor<4x256x256x32xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %arg41 : tensor<4x256x256x32xf32>, tensor<32xf32>) outs(%0 : tensor<4x256x256x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x256x256x32xf32>
    %97 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<4x256x256x32xf32>) outs(%0 : tensor<4x256x256x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x256x256x32xf32>
    %padded_35 = tensor.pad %97 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x256x256x32xf32> to tensor<4x258x258x32xf32>
    %98 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_35, %arg42 : tensor<4x258x258x32xf32>, tensor<3x3x32x32xf32>) outs(%1 : tensor<4x256x256x32xf32>) -> tensor<4x256x256x32xf32>
    %99 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%98, %arg43 : tensor<4x256x256x32xf32>, tensor<32xf32>) outs(%0 : tensor<4x256x256x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x256x256x32xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99 : tensor<4x256x256x32xf32>) outs(%0 : tensor<4x256x256x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %484 : f32
    } -> tensor<4x256x256x32xf32>
    %101 = tensor.empty() : tensor<4x256x256x4xf32>
    %102 = linalg.fill ins(%cst_4 : f32) outs(%101 : tensor<4x256x256x4xf32>) -> tensor<4x256x256x4xf32>
    %103 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%100, %arg44 : tensor<4x256x256x32xf32>, tensor<1x1x32x4xf32>) outs(%102 : tensor<4x256x256x4xf32>) -> tensor<4x256x256x4xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %arg45 : tensor<4x256x256x4xf32>, tensor<4xf32>) outs(%101 : tensor<4x256x256x4xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.addf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x256x256x4xf32>
    %105 = tensor.empty() : tensor<4x256x256xf32>
    %106 = linalg.fill ins(%cst_2 : f32) outs(%105 : tensor<4x256x256xf32>) -> tensor<4x256x256xf32>
    %107 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%104 : tensor<4x256x256x4xf32>) outs(%106 : tensor<4x256x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.maximumf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<4x256x256xf32>
    %108 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104, %107 : tensor<4x256x256x4xf32>, tensor<4x256x256xf32>) outs(%101 : tensor<4x256x256x4xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.subf %in, %in_127 : f32
      linalg.yield %484 : f32
    } -> tensor<4x256x256x4xf32>
    %109 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108 : tensor<4x256x256x4xf32>) outs(%101 : tensor<4x256x256x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = math.exp %in : f32
      linalg.yield %484 : f32
    } -> tensor<4x256x256x4xf32>
    %110 = linalg.fill ins(%cst_4 : f32) outs(%105 : tensor<4x256x256xf32>) -> tensor<4x256x256xf32>
    %expanded = tensor.expand_shape %109 [[0], [1], [2, 3], [4]] output_shape [4, 256, 256, 1, 4] : tensor<4x256x256x4xf32> into tensor<4x256x256x1x4xf32>
    %expanded_36 = tensor.expand_shape %105 [[0], [1], [2, 3]] output_shape [4, 256, 256, 1] : tensor<4x256x256xf32> into tensor<4x256x256x1xf32>
    %111 = linalg.fill ins(%cst_4 : f32) outs(%expanded_36 : tensor<4x256x256x1xf32>) -> tensor<4x256x256x1xf32>
    %112 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded : tensor<4x256x256x1x4xf32>) outs(%111 : tensor<4x256x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<4x256x256x1xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map7, #map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%108, %112, %arg47 : tensor<4x256x256x4xf32>, tensor<4x256x256x1xf32>, tensor<4x256x256x4xf32>) outs(%110 : tensor<4x256x256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %in_128: f32, %out: f32):
      %484 = math.log %in_127 : f32
      %485 = arith.subf %in, %484 : f32
      %486 = arith.mulf %485, %in_128 : f32
      %487 = arith.addf %out, %486 : f32
      linalg.yield %487 : f32
    } -> tensor<4x256x256xf32>
    %114 = tensor.empty() : tensor<f32>
    %115 = linalg.fill ins(%cst_4 : f32) outs(%114 : tensor<f32>) -> tensor<f32>
    %116 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["reduction", "reduction", "reduction"]} ins(%113 : tensor<4x256x256xf32>) outs(%115 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<f32>
    %117 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%116 : tensor<f32>) outs(%114 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.divf %in, %cst_1 : f32
      %485 = arith.negf %484 : f32
      linalg.yield %485 : f32
    } -> tensor<f32>
    %118 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg47 : tensor<4x256x256x4xf32>) outs(%101 : tensor<4x256x256x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.mulf %in, %cst : f32
      linalg.yield %484 : f32
    } -> tensor<4x256x256x4xf32>
    %expanded_37 = tensor.expand_shape %118 [[0], [1], [2, 3], [4]] output_shape [4, 256, 256, 1, 4] : tensor<4x256x256x4xf32> into tensor<4x256x256x1x4xf32>
    %119 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_37 : tensor<4x256x256x1x4xf32>) outs(%111 : tensor<4x256x256x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.negf %in : f32
      %485 = arith.addf %out, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<4x256x256x1xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%119, %112 : tensor<4x256x256x1xf32>, tensor<4x256x256x1xf32>) outs(%110 : tensor<4x256x256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.divf %in, %in_127 : f32
      %485 = arith.addf %out, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<4x256x256xf32>
    %121 = linalg.generic {indexing_maps = [#map, #map4, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%118, %120, %109 : tensor<4x256x256x4xf32>, tensor<4x256x256xf32>, tensor<4x256x256x4xf32>) outs(%101 : tensor<4x256x256x4xf32>) {
    ^bb0(%in: f32, %in_127: f32, %in_128: f32, %out: f32):
      %484 = arith.mulf %in_127, %in_128 : f32
      %485 = arith.addf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<4x256x256x4xf32>
    %122 = tensor.empty() : tensor<4xf32>
    %123 = linalg.fill ins(%cst_4 : f32) outs(%122 : tensor<4xf32>) -> tensor<4xf32>
    %expanded_38 = tensor.expand_shape %121 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 256, 256, 1, 1, 1, 4] : tensor<4x256x256x4xf32> into tensor<4x256x256x1x1x1x4xf32>
    %expanded_39 = tensor.expand_shape %122 [[0, 1, 2, 3]] output_shape [1, 1, 1, 4] : tensor<4xf32> into tensor<1x1x1x4xf32>
    %124 = linalg.fill ins(%cst_4 : f32) outs(%expanded_39 : tensor<1x1x1x4xf32>) -> tensor<1x1x1x4xf32>
    %125 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_38 : tensor<4x256x256x1x1x1x4xf32>) outs(%124 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x4xf32>
    %126 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%125 : tensor<1x1x1x4xf32>) outs(%123 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<4xf32>
    %127 = tensor.empty() : tensor<32x256x256x4xf32>
    %128 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<4x256x256x32xf32>) outs(%127 : tensor<32x256x256x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x256x256x4xf32>
    %129 = tensor.empty() : tensor<256x256x4x4xf32>
    %130 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<4x256x256x4xf32>) outs(%129 : tensor<256x256x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x256x4x4xf32>
    %131 = tensor.empty() : tensor<32x1x1x4xf32>
    %132 = linalg.fill ins(%cst_4 : f32) outs(%131 : tensor<32x1x1x4xf32>) -> tensor<32x1x1x4xf32>
    %133 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%128, %130 : tensor<32x256x256x4xf32>, tensor<256x256x4x4xf32>) outs(%132 : tensor<32x1x1x4xf32>) -> tensor<32x1x1x4xf32>
    %collapsed_40 = tensor.collapse_shape %133 [[0, 1, 2, 3]] : tensor<32x1x1x4xf32> into tensor<128xf32>
    %expanded_41 = tensor.expand_shape %collapsed_40 [[0, 1, 2, 3]] output_shape [1, 1, 32, 4] : tensor<128xf32> into tensor<1x1x32x4xf32>
    %134 = tensor.empty() : tensor<1x1x32x4xf32>
    %135 = tensor.empty() : tensor<1x1x4x32xf32>
    %136 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%135 : tensor<1x1x4x32xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 2 : index
      %485 = linalg.index 3 : index
      %extracted = tensor.extract %arg44[%c0, %c0, %485, %484] : tensor<1x1x32x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x4x32xf32>
    %137 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%121, %136 : tensor<4x256x256x4xf32>, tensor<1x1x4x32xf32>) outs(%1 : tensor<4x256x256x32xf32>) -> tensor<4x256x256x32xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %137 : tensor<4x256x256x32xf32>, tensor<4x256x256x32xf32>) outs(%0 : tensor<4x256x256x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x256x256x32xf32>
    %139 = tensor.empty() : tensor<32xf32>
    %140 = linalg.fill ins(%cst_4 : f32) outs(%139 : tensor<32xf32>) -> tensor<32xf32>
    %expanded_42 = tensor.expand_shape %138 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 256, 256, 1, 1, 1, 32] : tensor<4x256x256x32xf32> into tensor<4x256x256x1x1x1x32xf32>
    %expanded_43 = tensor.expand_shape %139 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] : tensor<32xf32> into tensor<1x1x1x32xf32>
    %141 = linalg.fill ins(%cst_4 : f32) outs(%expanded_43 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %142 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_42 : tensor<4x256x256x1x1x1x32xf32>) outs(%141 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x32xf32>
    %143 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%142 : tensor<1x1x1x32xf32>) outs(%140 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<32xf32>
    %144 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97 : tensor<4x256x256x32xf32>) outs(%127 : tensor<32x256x256x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x256x256x4xf32>
    %145 = tensor.empty() : tensor<256x256x4x32xf32>
    %146 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%138 : tensor<4x256x256x32xf32>) outs(%145 : tensor<256x256x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x256x4x32xf32>
    %147 = tensor.empty() : tensor<32x3x3x32xf32>
    %148 = linalg.fill ins(%cst_4 : f32) outs(%147 : tensor<32x3x3x32xf32>) -> tensor<32x3x3x32xf32>
    %padded_44 = tensor.pad %144 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<32x256x256x4xf32> to tensor<32x258x258x4xf32>
    %149 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_44, %146 : tensor<32x258x258x4xf32>, tensor<256x256x4x32xf32>) outs(%148 : tensor<32x3x3x32xf32>) -> tensor<32x3x3x32xf32>
    %150 = tensor.empty() : tensor<3x3x32x32xf32>
    %151 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%150 : tensor<3x3x32x32xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c2, %484 : index
      %489 = arith.subi %c2, %485 : index
      %extracted = tensor.extract %arg42[%488, %489, %487, %486] : tensor<3x3x32x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x32x32xf32>
    %padded_45 = tensor.pad %138 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x256x256x32xf32> to tensor<4x258x258x32xf32>
    %152 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_45, %151 : tensor<4x258x258x32xf32>, tensor<3x3x32x32xf32>) outs(%1 : tensor<4x256x256x32xf32>) -> tensor<4x256x256x32xf32>
    %153 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96, %152 : tensor<4x256x256x32xf32>, tensor<4x256x256x32xf32>) outs(%0 : tensor<4x256x256x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x256x256x32xf32>
    %expanded_46 = tensor.expand_shape %153 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 256, 256, 1, 1, 1, 32] : tensor<4x256x256x32xf32> into tensor<4x256x256x1x1x1x32xf32>
    %154 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_46 : tensor<4x256x256x1x1x1x32xf32>) outs(%141 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x32xf32>
    %155 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%154 : tensor<1x1x1x32xf32>) outs(%140 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<32xf32>
    %156 = tensor.empty() : tensor<64x256x256x4xf32>
    %157 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_33 : tensor<4x256x256x64xf32>) outs(%156 : tensor<64x256x256x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x256x256x4xf32>
    %158 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<4x256x256x32xf32>) outs(%145 : tensor<256x256x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x256x4x32xf32>
    %159 = tensor.empty() : tensor<64x3x3x32xf32>
    %160 = linalg.fill ins(%cst_4 : f32) outs(%159 : tensor<64x3x3x32xf32>) -> tensor<64x3x3x32xf32>
    %padded_47 = tensor.pad %157 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<64x256x256x4xf32> to tensor<64x258x258x4xf32>
    %161 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_47, %158 : tensor<64x258x258x4xf32>, tensor<256x256x4x32xf32>) outs(%160 : tensor<64x3x3x32xf32>) -> tensor<64x3x3x32xf32>
    %162 = tensor.empty() : tensor<3x3x64x32xf32>
    %163 = tensor.empty() : tensor<3x3x32x64xf32>
    %164 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%163 : tensor<3x3x32x64xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c2, %484 : index
      %489 = arith.subi %c2, %485 : index
      %extracted = tensor.extract %arg40[%488, %489, %487, %486] : tensor<3x3x64x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x32x64xf32>
    %165 = linalg.fill ins(%cst_4 : f32) outs(%94 : tensor<4x256x256x64xf32>) -> tensor<4x256x256x64xf32>
    %padded_48 = tensor.pad %153 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x256x256x32xf32> to tensor<4x258x258x32xf32>
    %166 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_48, %164 : tensor<4x258x258x32xf32>, tensor<3x3x32x64xf32>) outs(%165 : tensor<4x256x256x64xf32>) -> tensor<4x256x256x64xf32>
    %extracted_slice = tensor.extract_slice %166[0, 0, 0, 0] [4, 256, 256, 32] [1, 1, 1, 1] : tensor<4x256x256x64xf32> to tensor<4x256x256x32xf32>
    %extracted_slice_49 = tensor.extract_slice %166[0, 0, 0, 32] [4, 256, 256, 32] [1, 1, 1, 1] : tensor<4x256x256x64xf32> to tensor<4x256x256x32xf32>
    %167 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92, %extracted_slice_49 : tensor<4x256x256x32xf32>, tensor<4x256x256x32xf32>) outs(%0 : tensor<4x256x256x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x256x256x32xf32>
    %expanded_50 = tensor.expand_shape %167 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 256, 256, 1, 1, 1, 32] : tensor<4x256x256x32xf32> into tensor<4x256x256x1x1x1x32xf32>
    %168 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_50 : tensor<4x256x256x1x1x1x32xf32>) outs(%141 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x32xf32>
    %169 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%168 : tensor<1x1x1x32xf32>) outs(%140 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<32xf32>
    %170 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_30 : tensor<4x256x256x64xf32>) outs(%156 : tensor<64x256x256x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x256x256x4xf32>
    %171 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167 : tensor<4x256x256x32xf32>) outs(%145 : tensor<256x256x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x256x4x32xf32>
    %172 = tensor.empty() : tensor<64x2x2x32xf32>
    %173 = linalg.fill ins(%cst_4 : f32) outs(%172 : tensor<64x2x2x32xf32>) -> tensor<64x2x2x32xf32>
    %padded_51 = tensor.pad %170 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<64x256x256x4xf32> to tensor<64x257x257x4xf32>
    %174 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_51, %171 : tensor<64x257x257x4xf32>, tensor<256x256x4x32xf32>) outs(%173 : tensor<64x2x2x32xf32>) -> tensor<64x2x2x32xf32>
    %175 = tensor.empty() : tensor<2x2x64x32xf32>
    %176 = tensor.empty() : tensor<2x2x32x64xf32>
    %177 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%176 : tensor<2x2x32x64xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c1, %484 : index
      %489 = arith.subi %c1, %485 : index
      %extracted = tensor.extract %arg38[%488, %489, %487, %486] : tensor<2x2x64x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x32x64xf32>
    %padded_52 = tensor.pad %167 low[0, 1, 1, 0] high[0, 0, 0, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x256x256x32xf32> to tensor<4x257x257x32xf32>
    %178 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_52, %177 : tensor<4x257x257x32xf32>, tensor<2x2x32x64xf32>) outs(%165 : tensor<4x256x256x64xf32>) -> tensor<4x256x256x64xf32>
    %expanded_53 = tensor.expand_shape %178 [[0], [1, 2], [3, 4], [5]] output_shape [4, 128, 2, 128, 2, 64] : tensor<4x256x256x64xf32> into tensor<4x128x2x128x2x64xf32>
    %179 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_53 : tensor<4x128x2x128x2x64xf32>) outs(%14 : tensor<4x128x128x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<4x128x128x64xf32>
    %180 = tensor.empty() : tensor<4x128x1x128x1x64xf32>
    %181 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%179 : tensor<4x128x128x64xf32>) outs(%180 : tensor<4x128x1x128x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x128x1x128x1x64xf32>
    %182 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%181 : tensor<4x128x1x128x1x64xf32>) outs(%14 : tensor<4x128x128x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<4x128x128x64xf32>
    %183 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%88, %182 : tensor<4x128x128x64xf32>, tensor<4x128x128x64xf32>) outs(%13 : tensor<4x128x128x64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x128x128x64xf32>
    %184 = tensor.empty() : tensor<64xf32>
    %185 = linalg.fill ins(%cst_4 : f32) outs(%184 : tensor<64xf32>) -> tensor<64xf32>
    %expanded_54 = tensor.expand_shape %183 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 128, 128, 1, 1, 1, 64] : tensor<4x128x128x64xf32> into tensor<4x128x128x1x1x1x64xf32>
    %expanded_55 = tensor.expand_shape %184 [[0, 1, 2, 3]] output_shape [1, 1, 1, 64] : tensor<64xf32> into tensor<1x1x1x64xf32>
    %186 = linalg.fill ins(%cst_4 : f32) outs(%expanded_55 : tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
    %187 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_54 : tensor<4x128x128x1x1x1x64xf32>) outs(%186 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x64xf32>
    %188 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%187 : tensor<1x1x1x64xf32>) outs(%185 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<64xf32>
    %189 = tensor.empty() : tensor<64x128x128x4xf32>
    %190 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86 : tensor<4x128x128x64xf32>) outs(%189 : tensor<64x128x128x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x128x128x4xf32>
    %191 = tensor.empty() : tensor<128x128x4x64xf32>
    %192 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183 : tensor<4x128x128x64xf32>) outs(%191 : tensor<128x128x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x128x4x64xf32>
    %193 = tensor.empty() : tensor<64x3x3x64xf32>
    %194 = linalg.fill ins(%cst_4 : f32) outs(%193 : tensor<64x3x3x64xf32>) -> tensor<64x3x3x64xf32>
    %padded_56 = tensor.pad %190 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<64x128x128x4xf32> to tensor<64x130x130x4xf32>
    %195 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_56, %192 : tensor<64x130x130x4xf32>, tensor<128x128x4x64xf32>) outs(%194 : tensor<64x3x3x64xf32>) -> tensor<64x3x3x64xf32>
    %196 = tensor.empty() : tensor<3x3x64x64xf32>
    %197 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%196 : tensor<3x3x64x64xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c2, %484 : index
      %489 = arith.subi %c2, %485 : index
      %extracted = tensor.extract %arg36[%488, %489, %487, %486] : tensor<3x3x64x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x64x64xf32>
    %padded_57 = tensor.pad %183 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x128x128x64xf32> to tensor<4x130x130x64xf32>
    %198 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_57, %197 : tensor<4x130x130x64xf32>, tensor<3x3x64x64xf32>) outs(%14 : tensor<4x128x128x64xf32>) -> tensor<4x128x128x64xf32>
    %199 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%85, %198 : tensor<4x128x128x64xf32>, tensor<4x128x128x64xf32>) outs(%13 : tensor<4x128x128x64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x128x128x64xf32>
    %expanded_58 = tensor.expand_shape %199 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 128, 128, 1, 1, 1, 64] : tensor<4x128x128x64xf32> into tensor<4x128x128x1x1x1x64xf32>
    %200 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_58 : tensor<4x128x128x1x1x1x64xf32>) outs(%186 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x64xf32>
    %201 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%200 : tensor<1x1x1x64xf32>) outs(%185 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<64xf32>
    %202 = tensor.empty() : tensor<128x128x128x4xf32>
    %203 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_27 : tensor<4x128x128x128xf32>) outs(%202 : tensor<128x128x128x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x128x128x4xf32>
    %204 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%199 : tensor<4x128x128x64xf32>) outs(%191 : tensor<128x128x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x128x4x64xf32>
    %205 = tensor.empty() : tensor<128x3x3x64xf32>
    %206 = linalg.fill ins(%cst_4 : f32) outs(%205 : tensor<128x3x3x64xf32>) -> tensor<128x3x3x64xf32>
    %padded_59 = tensor.pad %203 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<128x128x128x4xf32> to tensor<128x130x130x4xf32>
    %207 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_59, %204 : tensor<128x130x130x4xf32>, tensor<128x128x4x64xf32>) outs(%206 : tensor<128x3x3x64xf32>) -> tensor<128x3x3x64xf32>
    %208 = tensor.empty() : tensor<3x3x128x64xf32>
    %209 = tensor.empty() : tensor<3x3x64x128xf32>
    %210 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%209 : tensor<3x3x64x128xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c2, %484 : index
      %489 = arith.subi %c2, %485 : index
      %extracted = tensor.extract %arg34[%488, %489, %487, %486] : tensor<3x3x128x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x64x128xf32>
    %211 = linalg.fill ins(%cst_4 : f32) outs(%83 : tensor<4x128x128x128xf32>) -> tensor<4x128x128x128xf32>
    %padded_60 = tensor.pad %199 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x128x128x64xf32> to tensor<4x130x130x64xf32>
    %212 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_60, %210 : tensor<4x130x130x64xf32>, tensor<3x3x64x128xf32>) outs(%211 : tensor<4x128x128x128xf32>) -> tensor<4x128x128x128xf32>
    %extracted_slice_61 = tensor.extract_slice %212[0, 0, 0, 0] [4, 128, 128, 64] [1, 1, 1, 1] : tensor<4x128x128x128xf32> to tensor<4x128x128x64xf32>
    %extracted_slice_62 = tensor.extract_slice %212[0, 0, 0, 64] [4, 128, 128, 64] [1, 1, 1, 1] : tensor<4x128x128x128xf32> to tensor<4x128x128x64xf32>
    %213 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%81, %extracted_slice_62 : tensor<4x128x128x64xf32>, tensor<4x128x128x64xf32>) outs(%13 : tensor<4x128x128x64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x128x128x64xf32>
    %expanded_63 = tensor.expand_shape %213 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 128, 128, 1, 1, 1, 64] : tensor<4x128x128x64xf32> into tensor<4x128x128x1x1x1x64xf32>
    %214 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_63 : tensor<4x128x128x1x1x1x64xf32>) outs(%186 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x64xf32>
    %215 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%214 : tensor<1x1x1x64xf32>) outs(%185 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<64xf32>
    %216 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_24 : tensor<4x128x128x128xf32>) outs(%202 : tensor<128x128x128x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x128x128x4xf32>
    %217 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%213 : tensor<4x128x128x64xf32>) outs(%191 : tensor<128x128x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x128x4x64xf32>
    %218 = tensor.empty() : tensor<128x2x2x64xf32>
    %219 = linalg.fill ins(%cst_4 : f32) outs(%218 : tensor<128x2x2x64xf32>) -> tensor<128x2x2x64xf32>
    %padded_64 = tensor.pad %216 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<128x128x128x4xf32> to tensor<128x129x129x4xf32>
    %220 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_64, %217 : tensor<128x129x129x4xf32>, tensor<128x128x4x64xf32>) outs(%219 : tensor<128x2x2x64xf32>) -> tensor<128x2x2x64xf32>
    %221 = tensor.empty() : tensor<2x2x128x64xf32>
    %222 = tensor.empty() : tensor<2x2x64x128xf32>
    %223 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%222 : tensor<2x2x64x128xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c1, %484 : index
      %489 = arith.subi %c1, %485 : index
      %extracted = tensor.extract %arg32[%488, %489, %487, %486] : tensor<2x2x128x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x64x128xf32>
    %padded_65 = tensor.pad %213 low[0, 1, 1, 0] high[0, 0, 0, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x128x128x64xf32> to tensor<4x129x129x64xf32>
    %224 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_65, %223 : tensor<4x129x129x64xf32>, tensor<2x2x64x128xf32>) outs(%211 : tensor<4x128x128x128xf32>) -> tensor<4x128x128x128xf32>
    %expanded_66 = tensor.expand_shape %224 [[0], [1, 2], [3, 4], [5]] output_shape [4, 64, 2, 64, 2, 128] : tensor<4x128x128x128xf32> into tensor<4x64x2x64x2x128xf32>
    %225 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_66 : tensor<4x64x2x64x2x128xf32>) outs(%26 : tensor<4x64x64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<4x64x64x128xf32>
    %226 = tensor.empty() : tensor<4x64x1x64x1x128xf32>
    %227 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%225 : tensor<4x64x64x128xf32>) outs(%226 : tensor<4x64x1x64x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x64x1x64x1x128xf32>
    %228 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%227 : tensor<4x64x1x64x1x128xf32>) outs(%26 : tensor<4x64x64x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<4x64x64x128xf32>
    %229 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77, %228 : tensor<4x64x64x128xf32>, tensor<4x64x64x128xf32>) outs(%25 : tensor<4x64x64x128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x64x64x128xf32>
    %230 = tensor.empty() : tensor<128xf32>
    %231 = linalg.fill ins(%cst_4 : f32) outs(%230 : tensor<128xf32>) -> tensor<128xf32>
    %expanded_67 = tensor.expand_shape %229 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 64, 64, 1, 1, 1, 128] : tensor<4x64x64x128xf32> into tensor<4x64x64x1x1x1x128xf32>
    %expanded_68 = tensor.expand_shape %230 [[0, 1, 2, 3]] output_shape [1, 1, 1, 128] : tensor<128xf32> into tensor<1x1x1x128xf32>
    %232 = linalg.fill ins(%cst_4 : f32) outs(%expanded_68 : tensor<1x1x1x128xf32>) -> tensor<1x1x1x128xf32>
    %233 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_67 : tensor<4x64x64x1x1x1x128xf32>) outs(%232 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x128xf32>
    %234 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%233 : tensor<1x1x1x128xf32>) outs(%231 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<128xf32>
    %235 = tensor.empty() : tensor<128x64x64x4xf32>
    %236 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75 : tensor<4x64x64x128xf32>) outs(%235 : tensor<128x64x64x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x64x64x4xf32>
    %237 = tensor.empty() : tensor<64x64x4x128xf32>
    %238 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%229 : tensor<4x64x64x128xf32>) outs(%237 : tensor<64x64x4x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64x4x128xf32>
    %239 = tensor.empty() : tensor<128x3x3x128xf32>
    %240 = linalg.fill ins(%cst_4 : f32) outs(%239 : tensor<128x3x3x128xf32>) -> tensor<128x3x3x128xf32>
    %padded_69 = tensor.pad %236 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<128x64x64x4xf32> to tensor<128x66x66x4xf32>
    %241 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_69, %238 : tensor<128x66x66x4xf32>, tensor<64x64x4x128xf32>) outs(%240 : tensor<128x3x3x128xf32>) -> tensor<128x3x3x128xf32>
    %242 = tensor.empty() : tensor<3x3x128x128xf32>
    %243 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%242 : tensor<3x3x128x128xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c2, %484 : index
      %489 = arith.subi %c2, %485 : index
      %extracted = tensor.extract %arg30[%488, %489, %487, %486] : tensor<3x3x128x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x128x128xf32>
    %padded_70 = tensor.pad %229 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x64x64x128xf32> to tensor<4x66x66x128xf32>
    %244 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_70, %243 : tensor<4x66x66x128xf32>, tensor<3x3x128x128xf32>) outs(%26 : tensor<4x64x64x128xf32>) -> tensor<4x64x64x128xf32>
    %245 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %244 : tensor<4x64x64x128xf32>, tensor<4x64x64x128xf32>) outs(%25 : tensor<4x64x64x128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x64x64x128xf32>
    %expanded_71 = tensor.expand_shape %245 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 64, 64, 1, 1, 1, 128] : tensor<4x64x64x128xf32> into tensor<4x64x64x1x1x1x128xf32>
    %246 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_71 : tensor<4x64x64x1x1x1x128xf32>) outs(%232 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x128xf32>
    %247 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%246 : tensor<1x1x1x128xf32>) outs(%231 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<128xf32>
    %248 = tensor.empty() : tensor<256x64x64x4xf32>
    %249 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_21 : tensor<4x64x64x256xf32>) outs(%248 : tensor<256x64x64x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x64x64x4xf32>
    %250 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%245 : tensor<4x64x64x128xf32>) outs(%237 : tensor<64x64x4x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64x4x128xf32>
    %251 = tensor.empty() : tensor<256x3x3x128xf32>
    %252 = linalg.fill ins(%cst_4 : f32) outs(%251 : tensor<256x3x3x128xf32>) -> tensor<256x3x3x128xf32>
    %padded_72 = tensor.pad %249 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<256x64x64x4xf32> to tensor<256x66x66x4xf32>
    %253 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_72, %250 : tensor<256x66x66x4xf32>, tensor<64x64x4x128xf32>) outs(%252 : tensor<256x3x3x128xf32>) -> tensor<256x3x3x128xf32>
    %254 = tensor.empty() : tensor<3x3x256x128xf32>
    %255 = tensor.empty() : tensor<3x3x128x256xf32>
    %256 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%255 : tensor<3x3x128x256xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c2, %484 : index
      %489 = arith.subi %c2, %485 : index
      %extracted = tensor.extract %arg28[%488, %489, %487, %486] : tensor<3x3x256x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x128x256xf32>
    %257 = linalg.fill ins(%cst_4 : f32) outs(%72 : tensor<4x64x64x256xf32>) -> tensor<4x64x64x256xf32>
    %padded_73 = tensor.pad %245 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x64x64x128xf32> to tensor<4x66x66x128xf32>
    %258 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_73, %256 : tensor<4x66x66x128xf32>, tensor<3x3x128x256xf32>) outs(%257 : tensor<4x64x64x256xf32>) -> tensor<4x64x64x256xf32>
    %extracted_slice_74 = tensor.extract_slice %258[0, 0, 0, 0] [4, 64, 64, 128] [1, 1, 1, 1] : tensor<4x64x64x256xf32> to tensor<4x64x64x128xf32>
    %extracted_slice_75 = tensor.extract_slice %258[0, 0, 0, 128] [4, 64, 64, 128] [1, 1, 1, 1] : tensor<4x64x64x256xf32> to tensor<4x64x64x128xf32>
    %259 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%70, %extracted_slice_75 : tensor<4x64x64x128xf32>, tensor<4x64x64x128xf32>) outs(%25 : tensor<4x64x64x128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x64x64x128xf32>
    %expanded_76 = tensor.expand_shape %259 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 64, 64, 1, 1, 1, 128] : tensor<4x64x64x128xf32> into tensor<4x64x64x1x1x1x128xf32>
    %260 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_76 : tensor<4x64x64x1x1x1x128xf32>) outs(%232 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x128xf32>
    %261 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%260 : tensor<1x1x1x128xf32>) outs(%231 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<128xf32>
    %262 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_18 : tensor<4x64x64x256xf32>) outs(%248 : tensor<256x64x64x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x64x64x4xf32>
    %263 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259 : tensor<4x64x64x128xf32>) outs(%237 : tensor<64x64x4x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64x4x128xf32>
    %264 = tensor.empty() : tensor<256x2x2x128xf32>
    %265 = linalg.fill ins(%cst_4 : f32) outs(%264 : tensor<256x2x2x128xf32>) -> tensor<256x2x2x128xf32>
    %padded_77 = tensor.pad %262 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<256x64x64x4xf32> to tensor<256x65x65x4xf32>
    %266 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_77, %263 : tensor<256x65x65x4xf32>, tensor<64x64x4x128xf32>) outs(%265 : tensor<256x2x2x128xf32>) -> tensor<256x2x2x128xf32>
    %267 = tensor.empty() : tensor<2x2x256x128xf32>
    %268 = tensor.empty() : tensor<2x2x128x256xf32>
    %269 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%268 : tensor<2x2x128x256xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c1, %484 : index
      %489 = arith.subi %c1, %485 : index
      %extracted = tensor.extract %arg26[%488, %489, %487, %486] : tensor<2x2x256x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x128x256xf32>
    %padded_78 = tensor.pad %259 low[0, 1, 1, 0] high[0, 0, 0, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x64x64x128xf32> to tensor<4x65x65x128xf32>
    %270 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_78, %269 : tensor<4x65x65x128xf32>, tensor<2x2x128x256xf32>) outs(%257 : tensor<4x64x64x256xf32>) -> tensor<4x64x64x256xf32>
    %expanded_79 = tensor.expand_shape %270 [[0], [1, 2], [3, 4], [5]] output_shape [4, 32, 2, 32, 2, 256] : tensor<4x64x64x256xf32> into tensor<4x32x2x32x2x256xf32>
    %271 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_79 : tensor<4x32x2x32x2x256xf32>) outs(%38 : tensor<4x32x32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<4x32x32x256xf32>
    %272 = tensor.empty() : tensor<4x32x1x32x1x256xf32>
    %273 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%271 : tensor<4x32x32x256xf32>) outs(%272 : tensor<4x32x1x32x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x1x32x1x256xf32>
    %274 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%273 : tensor<4x32x1x32x1x256xf32>) outs(%38 : tensor<4x32x32x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<4x32x32x256xf32>
    %275 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %274 : tensor<4x32x32x256xf32>, tensor<4x32x32x256xf32>) outs(%37 : tensor<4x32x32x256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x32x32x256xf32>
    %276 = tensor.empty() : tensor<256xf32>
    %277 = linalg.fill ins(%cst_4 : f32) outs(%276 : tensor<256xf32>) -> tensor<256xf32>
    %expanded_80 = tensor.expand_shape %275 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 256] : tensor<4x32x32x256xf32> into tensor<4x32x32x1x1x1x256xf32>
    %expanded_81 = tensor.expand_shape %276 [[0, 1, 2, 3]] output_shape [1, 1, 1, 256] : tensor<256xf32> into tensor<1x1x1x256xf32>
    %278 = linalg.fill ins(%cst_4 : f32) outs(%expanded_81 : tensor<1x1x1x256xf32>) -> tensor<1x1x1x256xf32>
    %279 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_80 : tensor<4x32x32x1x1x1x256xf32>) outs(%278 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x256xf32>
    %280 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%279 : tensor<1x1x1x256xf32>) outs(%277 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<256xf32>
    %281 = tensor.empty() : tensor<256x32x32x4xf32>
    %282 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<4x32x32x256xf32>) outs(%281 : tensor<256x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x32x32x4xf32>
    %283 = tensor.empty() : tensor<32x32x4x256xf32>
    %284 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%275 : tensor<4x32x32x256xf32>) outs(%283 : tensor<32x32x4x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32x4x256xf32>
    %285 = tensor.empty() : tensor<256x3x3x256xf32>
    %286 = linalg.fill ins(%cst_4 : f32) outs(%285 : tensor<256x3x3x256xf32>) -> tensor<256x3x3x256xf32>
    %padded_82 = tensor.pad %282 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<256x32x32x4xf32> to tensor<256x34x34x4xf32>
    %287 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_82, %284 : tensor<256x34x34x4xf32>, tensor<32x32x4x256xf32>) outs(%286 : tensor<256x3x3x256xf32>) -> tensor<256x3x3x256xf32>
    %288 = tensor.empty() : tensor<3x3x256x256xf32>
    %289 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%288 : tensor<3x3x256x256xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c2, %484 : index
      %489 = arith.subi %c2, %485 : index
      %extracted = tensor.extract %arg24[%488, %489, %487, %486] : tensor<3x3x256x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x256x256xf32>
    %padded_83 = tensor.pad %275 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x256xf32> to tensor<4x34x34x256xf32>
    %290 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_83, %289 : tensor<4x34x34x256xf32>, tensor<3x3x256x256xf32>) outs(%38 : tensor<4x32x32x256xf32>) -> tensor<4x32x32x256xf32>
    %291 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %290 : tensor<4x32x32x256xf32>, tensor<4x32x32x256xf32>) outs(%37 : tensor<4x32x32x256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x32x32x256xf32>
    %expanded_84 = tensor.expand_shape %291 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 256] : tensor<4x32x32x256xf32> into tensor<4x32x32x1x1x1x256xf32>
    %292 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_84 : tensor<4x32x32x1x1x1x256xf32>) outs(%278 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x256xf32>
    %293 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%292 : tensor<1x1x1x256xf32>) outs(%277 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<256xf32>
    %294 = tensor.empty() : tensor<512x32x32x4xf32>
    %295 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_15 : tensor<4x32x32x512xf32>) outs(%294 : tensor<512x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x32x32x4xf32>
    %296 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%291 : tensor<4x32x32x256xf32>) outs(%283 : tensor<32x32x4x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32x4x256xf32>
    %297 = tensor.empty() : tensor<512x3x3x256xf32>
    %298 = linalg.fill ins(%cst_4 : f32) outs(%297 : tensor<512x3x3x256xf32>) -> tensor<512x3x3x256xf32>
    %padded_85 = tensor.pad %295 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<512x32x32x4xf32> to tensor<512x34x34x4xf32>
    %299 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_85, %296 : tensor<512x34x34x4xf32>, tensor<32x32x4x256xf32>) outs(%298 : tensor<512x3x3x256xf32>) -> tensor<512x3x3x256xf32>
    %300 = tensor.empty() : tensor<3x3x512x256xf32>
    %301 = tensor.empty() : tensor<3x3x256x512xf32>
    %302 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%301 : tensor<3x3x256x512xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c2, %484 : index
      %489 = arith.subi %c2, %485 : index
      %extracted = tensor.extract %arg22[%488, %489, %487, %486] : tensor<3x3x512x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x256x512xf32>
    %303 = linalg.fill ins(%cst_4 : f32) outs(%61 : tensor<4x32x32x512xf32>) -> tensor<4x32x32x512xf32>
    %padded_86 = tensor.pad %291 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x256xf32> to tensor<4x34x34x256xf32>
    %304 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_86, %302 : tensor<4x34x34x256xf32>, tensor<3x3x256x512xf32>) outs(%303 : tensor<4x32x32x512xf32>) -> tensor<4x32x32x512xf32>
    %extracted_slice_87 = tensor.extract_slice %304[0, 0, 0, 0] [4, 32, 32, 256] [1, 1, 1, 1] : tensor<4x32x32x512xf32> to tensor<4x32x32x256xf32>
    %extracted_slice_88 = tensor.extract_slice %304[0, 0, 0, 256] [4, 32, 32, 256] [1, 1, 1, 1] : tensor<4x32x32x512xf32> to tensor<4x32x32x256xf32>
    %305 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %extracted_slice_88 : tensor<4x32x32x256xf32>, tensor<4x32x32x256xf32>) outs(%37 : tensor<4x32x32x256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x32x32x256xf32>
    %expanded_89 = tensor.expand_shape %305 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 256] : tensor<4x32x32x256xf32> into tensor<4x32x32x1x1x1x256xf32>
    %306 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_89 : tensor<4x32x32x1x1x1x256xf32>) outs(%278 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x256xf32>
    %307 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%306 : tensor<1x1x1x256xf32>) outs(%277 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<256xf32>
    %308 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<4x32x32x512xf32>) outs(%294 : tensor<512x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x32x32x4xf32>
    %309 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%305 : tensor<4x32x32x256xf32>) outs(%283 : tensor<32x32x4x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32x4x256xf32>
    %310 = tensor.empty() : tensor<512x2x2x256xf32>
    %311 = linalg.fill ins(%cst_4 : f32) outs(%310 : tensor<512x2x2x256xf32>) -> tensor<512x2x2x256xf32>
    %padded_90 = tensor.pad %308 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<512x32x32x4xf32> to tensor<512x33x33x4xf32>
    %312 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_90, %309 : tensor<512x33x33x4xf32>, tensor<32x32x4x256xf32>) outs(%311 : tensor<512x2x2x256xf32>) -> tensor<512x2x2x256xf32>
    %313 = tensor.empty() : tensor<2x2x512x256xf32>
    %314 = tensor.empty() : tensor<2x2x256x512xf32>
    %315 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%314 : tensor<2x2x256x512xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c1, %484 : index
      %489 = arith.subi %c1, %485 : index
      %extracted = tensor.extract %arg20[%488, %489, %487, %486] : tensor<2x2x512x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x256x512xf32>
    %padded_91 = tensor.pad %305 low[0, 1, 1, 0] high[0, 0, 0, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x256xf32> to tensor<4x33x33x256xf32>
    %316 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_91, %315 : tensor<4x33x33x256xf32>, tensor<2x2x256x512xf32>) outs(%303 : tensor<4x32x32x512xf32>) -> tensor<4x32x32x512xf32>
    %expanded_92 = tensor.expand_shape %316 [[0], [1, 2], [3, 4], [5]] output_shape [4, 16, 2, 16, 2, 512] : tensor<4x32x32x512xf32> into tensor<4x16x2x16x2x512xf32>
    %317 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_92 : tensor<4x16x2x16x2x512xf32>) outs(%50 : tensor<4x16x16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<4x16x16x512xf32>
    %318 = tensor.empty() : tensor<4x16x1x16x1x512xf32>
    %319 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%317 : tensor<4x16x16x512xf32>) outs(%318 : tensor<4x16x1x16x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x16x1x16x1x512xf32>
    %320 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%319 : tensor<4x16x1x16x1x512xf32>) outs(%50 : tensor<4x16x16x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<4x16x16x512xf32>
    %321 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %320 : tensor<4x16x16x512xf32>, tensor<4x16x16x512xf32>) outs(%49 : tensor<4x16x16x512xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x16x16x512xf32>
    %322 = tensor.empty() : tensor<512xf32>
    %323 = linalg.fill ins(%cst_4 : f32) outs(%322 : tensor<512xf32>) -> tensor<512xf32>
    %expanded_93 = tensor.expand_shape %321 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 512] : tensor<4x16x16x512xf32> into tensor<4x16x16x1x1x1x512xf32>
    %expanded_94 = tensor.expand_shape %322 [[0, 1, 2, 3]] output_shape [1, 1, 1, 512] : tensor<512xf32> into tensor<1x1x1x512xf32>
    %324 = linalg.fill ins(%cst_4 : f32) outs(%expanded_94 : tensor<1x1x1x512xf32>) -> tensor<1x1x1x512xf32>
    %325 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_93 : tensor<4x16x16x1x1x1x512xf32>) outs(%324 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x512xf32>
    %326 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%325 : tensor<1x1x1x512xf32>) outs(%323 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<512xf32>
    %327 = tensor.empty() : tensor<512x16x16x4xf32>
    %328 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53 : tensor<4x16x16x512xf32>) outs(%327 : tensor<512x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<512x16x16x4xf32>
    %329 = tensor.empty() : tensor<16x16x4x512xf32>
    %330 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%321 : tensor<4x16x16x512xf32>) outs(%329 : tensor<16x16x4x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x512xf32>
    %331 = tensor.empty() : tensor<512x3x3x512xf32>
    %332 = linalg.fill ins(%cst_4 : f32) outs(%331 : tensor<512x3x3x512xf32>) -> tensor<512x3x3x512xf32>
    %padded_95 = tensor.pad %328 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<512x16x16x4xf32> to tensor<512x18x18x4xf32>
    %333 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_95, %330 : tensor<512x18x18x4xf32>, tensor<16x16x4x512xf32>) outs(%332 : tensor<512x3x3x512xf32>) -> tensor<512x3x3x512xf32>
    %334 = tensor.empty() : tensor<3x3x512x512xf32>
    %335 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%334 : tensor<3x3x512x512xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c2, %484 : index
      %489 = arith.subi %c2, %485 : index
      %extracted = tensor.extract %arg18[%488, %489, %487, %486] : tensor<3x3x512x512xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x512x512xf32>
    %padded_96 = tensor.pad %321 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x16x16x512xf32> to tensor<4x18x18x512xf32>
    %336 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_96, %335 : tensor<4x18x18x512xf32>, tensor<3x3x512x512xf32>) outs(%50 : tensor<4x16x16x512xf32>) -> tensor<4x16x16x512xf32>
    %337 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52, %336 : tensor<4x16x16x512xf32>, tensor<4x16x16x512xf32>) outs(%49 : tensor<4x16x16x512xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x16x16x512xf32>
    %expanded_97 = tensor.expand_shape %337 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 512] : tensor<4x16x16x512xf32> into tensor<4x16x16x1x1x1x512xf32>
    %338 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_97 : tensor<4x16x16x1x1x1x512xf32>) outs(%324 : tensor<1x1x1x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x512xf32>
    %339 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%338 : tensor<1x1x1x512xf32>) outs(%323 : tensor<512xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<512xf32>
    %340 = tensor.empty() : tensor<256x16x16x4xf32>
    %341 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48 : tensor<4x16x16x256xf32>) outs(%340 : tensor<256x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x16x16x4xf32>
    %342 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%337 : tensor<4x16x16x512xf32>) outs(%329 : tensor<16x16x4x512xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x512xf32>
    %343 = tensor.empty() : tensor<256x3x3x512xf32>
    %344 = linalg.fill ins(%cst_4 : f32) outs(%343 : tensor<256x3x3x512xf32>) -> tensor<256x3x3x512xf32>
    %padded_98 = tensor.pad %341 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<256x16x16x4xf32> to tensor<256x18x18x4xf32>
    %345 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_98, %342 : tensor<256x18x18x4xf32>, tensor<16x16x4x512xf32>) outs(%344 : tensor<256x3x3x512xf32>) -> tensor<256x3x3x512xf32>
    %346 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%300 : tensor<3x3x512x256xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c2, %484 : index
      %489 = arith.subi %c2, %485 : index
      %extracted = tensor.extract %arg16[%488, %489, %487, %486] : tensor<3x3x256x512xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x512x256xf32>
    %padded_99 = tensor.pad %337 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x16x16x512xf32> to tensor<4x18x18x512xf32>
    %347 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_99, %346 : tensor<4x18x18x512xf32>, tensor<3x3x512x256xf32>) outs(%46 : tensor<4x16x16x256xf32>) -> tensor<4x16x16x256xf32>
    %348 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%347 : tensor<4x16x16x256xf32>) outs(%45 : tensor<4x16x16x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.divf %in, %cst_3 : f32
      linalg.yield %484 : f32
    } -> tensor<4x16x16x256xf32>
    %349 = tensor.empty() : tensor<4x33x33x256xf32>
    %350 = linalg.fill ins(%cst_4 : f32) outs(%349 : tensor<4x33x33x256xf32>) -> tensor<4x33x33x256xf32>
    %inserted_slice_100 = tensor.insert_slice %348 into %350[0, 1, 1, 0] [4, 16, 16, 256] [1, 2, 2, 1] : tensor<4x16x16x256xf32> into tensor<4x33x33x256xf32>
    %351 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_100, %8 : tensor<4x33x33x256xf32>, tensor<2x2xf32>) outs(%38 : tensor<4x32x32x256xf32>) -> tensor<4x32x32x256xf32>
    %352 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %extracted_slice_87, %351 : tensor<4x32x32x256xf32>, tensor<4x32x32x256xf32>, tensor<4x32x32x256xf32>) outs(%37 : tensor<4x32x32x256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %in_128: f32, %out: f32):
      %484 = arith.addf %in_127, %in_128 : f32
      %485 = arith.cmpf ogt, %in, %cst_4 : f32
      %486 = arith.select %485, %484, %cst_4 : f32
      linalg.yield %486 : f32
    } -> tensor<4x32x32x256xf32>
    %expanded_101 = tensor.expand_shape %352 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 256] : tensor<4x32x32x256xf32> into tensor<4x32x32x1x1x1x256xf32>
    %353 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_101 : tensor<4x32x32x1x1x1x256xf32>) outs(%278 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x256xf32>
    %354 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%353 : tensor<1x1x1x256xf32>) outs(%277 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<256xf32>
    %355 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<4x32x32x256xf32>) outs(%281 : tensor<256x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x32x32x4xf32>
    %356 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%352 : tensor<4x32x32x256xf32>) outs(%283 : tensor<32x32x4x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32x4x256xf32>
    %padded_102 = tensor.pad %355 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<256x32x32x4xf32> to tensor<256x34x34x4xf32>
    %357 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_102, %356 : tensor<256x34x34x4xf32>, tensor<32x32x4x256xf32>) outs(%286 : tensor<256x3x3x256xf32>) -> tensor<256x3x3x256xf32>
    %358 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%288 : tensor<3x3x256x256xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c2, %484 : index
      %489 = arith.subi %c2, %485 : index
      %extracted = tensor.extract %arg14[%488, %489, %487, %486] : tensor<3x3x256x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x256x256xf32>
    %padded_103 = tensor.pad %352 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x256xf32> to tensor<4x34x34x256xf32>
    %359 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_103, %358 : tensor<4x34x34x256xf32>, tensor<3x3x256x256xf32>) outs(%38 : tensor<4x32x32x256xf32>) -> tensor<4x32x32x256xf32>
    %360 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %359 : tensor<4x32x32x256xf32>, tensor<4x32x32x256xf32>) outs(%37 : tensor<4x32x32x256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x32x32x256xf32>
    %expanded_104 = tensor.expand_shape %360 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 256] : tensor<4x32x32x256xf32> into tensor<4x32x32x1x1x1x256xf32>
    %361 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_104 : tensor<4x32x32x1x1x1x256xf32>) outs(%278 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x256xf32>
    %362 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%361 : tensor<1x1x1x256xf32>) outs(%277 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<256xf32>
    %363 = tensor.empty() : tensor<128x32x32x4xf32>
    %364 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<4x32x32x128xf32>) outs(%363 : tensor<128x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x32x32x4xf32>
    %365 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%360 : tensor<4x32x32x256xf32>) outs(%283 : tensor<32x32x4x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32x4x256xf32>
    %366 = tensor.empty() : tensor<128x3x3x256xf32>
    %367 = linalg.fill ins(%cst_4 : f32) outs(%366 : tensor<128x3x3x256xf32>) -> tensor<128x3x3x256xf32>
    %padded_105 = tensor.pad %364 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<128x32x32x4xf32> to tensor<128x34x34x4xf32>
    %368 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_105, %365 : tensor<128x34x34x4xf32>, tensor<32x32x4x256xf32>) outs(%367 : tensor<128x3x3x256xf32>) -> tensor<128x3x3x256xf32>
    %369 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%254 : tensor<3x3x256x128xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c2, %484 : index
      %489 = arith.subi %c2, %485 : index
      %extracted = tensor.extract %arg12[%488, %489, %487, %486] : tensor<3x3x128x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x256x128xf32>
    %padded_106 = tensor.pad %360 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x256xf32> to tensor<4x34x34x256xf32>
    %370 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_106, %369 : tensor<4x34x34x256xf32>, tensor<3x3x256x128xf32>) outs(%34 : tensor<4x32x32x128xf32>) -> tensor<4x32x32x128xf32>
    %371 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%370 : tensor<4x32x32x128xf32>) outs(%33 : tensor<4x32x32x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.divf %in, %cst_3 : f32
      linalg.yield %484 : f32
    } -> tensor<4x32x32x128xf32>
    %372 = tensor.empty() : tensor<4x65x65x128xf32>
    %373 = linalg.fill ins(%cst_4 : f32) outs(%372 : tensor<4x65x65x128xf32>) -> tensor<4x65x65x128xf32>
    %inserted_slice_107 = tensor.insert_slice %371 into %373[0, 1, 1, 0] [4, 32, 32, 128] [1, 2, 2, 1] : tensor<4x32x32x128xf32> into tensor<4x65x65x128xf32>
    %374 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_107, %8 : tensor<4x65x65x128xf32>, tensor<2x2xf32>) outs(%26 : tensor<4x64x64x128xf32>) -> tensor<4x64x64x128xf32>
    %375 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %extracted_slice_74, %374 : tensor<4x64x64x128xf32>, tensor<4x64x64x128xf32>, tensor<4x64x64x128xf32>) outs(%25 : tensor<4x64x64x128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %in_128: f32, %out: f32):
      %484 = arith.addf %in_127, %in_128 : f32
      %485 = arith.cmpf ogt, %in, %cst_4 : f32
      %486 = arith.select %485, %484, %cst_4 : f32
      linalg.yield %486 : f32
    } -> tensor<4x64x64x128xf32>
    %expanded_108 = tensor.expand_shape %375 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 64, 64, 1, 1, 1, 128] : tensor<4x64x64x128xf32> into tensor<4x64x64x1x1x1x128xf32>
    %376 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_108 : tensor<4x64x64x1x1x1x128xf32>) outs(%232 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x128xf32>
    %377 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%376 : tensor<1x1x1x128xf32>) outs(%231 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<128xf32>
    %378 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<4x64x64x128xf32>) outs(%235 : tensor<128x64x64x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x64x64x4xf32>
    %379 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%375 : tensor<4x64x64x128xf32>) outs(%237 : tensor<64x64x4x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64x4x128xf32>
    %padded_109 = tensor.pad %378 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<128x64x64x4xf32> to tensor<128x66x66x4xf32>
    %380 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_109, %379 : tensor<128x66x66x4xf32>, tensor<64x64x4x128xf32>) outs(%240 : tensor<128x3x3x128xf32>) -> tensor<128x3x3x128xf32>
    %381 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%242 : tensor<3x3x128x128xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c2, %484 : index
      %489 = arith.subi %c2, %485 : index
      %extracted = tensor.extract %arg10[%488, %489, %487, %486] : tensor<3x3x128x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x128x128xf32>
    %padded_110 = tensor.pad %375 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x64x64x128xf32> to tensor<4x66x66x128xf32>
    %382 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_110, %381 : tensor<4x66x66x128xf32>, tensor<3x3x128x128xf32>) outs(%26 : tensor<4x64x64x128xf32>) -> tensor<4x64x64x128xf32>
    %383 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %382 : tensor<4x64x64x128xf32>, tensor<4x64x64x128xf32>) outs(%25 : tensor<4x64x64x128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x64x64x128xf32>
    %expanded_111 = tensor.expand_shape %383 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 64, 64, 1, 1, 1, 128] : tensor<4x64x64x128xf32> into tensor<4x64x64x1x1x1x128xf32>
    %384 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_111 : tensor<4x64x64x1x1x1x128xf32>) outs(%232 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x128xf32>
    %385 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%384 : tensor<1x1x1x128xf32>) outs(%231 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<128xf32>
    %386 = tensor.empty() : tensor<64x64x64x4xf32>
    %387 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<4x64x64x64xf32>) outs(%386 : tensor<64x64x64x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64x64x4xf32>
    %388 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%383 : tensor<4x64x64x128xf32>) outs(%237 : tensor<64x64x4x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x64x4x128xf32>
    %389 = tensor.empty() : tensor<64x3x3x128xf32>
    %390 = linalg.fill ins(%cst_4 : f32) outs(%389 : tensor<64x3x3x128xf32>) -> tensor<64x3x3x128xf32>
    %padded_112 = tensor.pad %387 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<64x64x64x4xf32> to tensor<64x66x66x4xf32>
    %391 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_112, %388 : tensor<64x66x66x4xf32>, tensor<64x64x4x128xf32>) outs(%390 : tensor<64x3x3x128xf32>) -> tensor<64x3x3x128xf32>
    %392 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%208 : tensor<3x3x128x64xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c2, %484 : index
      %489 = arith.subi %c2, %485 : index
      %extracted = tensor.extract %arg8[%488, %489, %487, %486] : tensor<3x3x64x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x128x64xf32>
    %padded_113 = tensor.pad %383 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x64x64x128xf32> to tensor<4x66x66x128xf32>
    %393 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_113, %392 : tensor<4x66x66x128xf32>, tensor<3x3x128x64xf32>) outs(%22 : tensor<4x64x64x64xf32>) -> tensor<4x64x64x64xf32>
    %394 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%393 : tensor<4x64x64x64xf32>) outs(%21 : tensor<4x64x64x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.divf %in, %cst_3 : f32
      linalg.yield %484 : f32
    } -> tensor<4x64x64x64xf32>
    %395 = tensor.empty() : tensor<4x129x129x64xf32>
    %396 = linalg.fill ins(%cst_4 : f32) outs(%395 : tensor<4x129x129x64xf32>) -> tensor<4x129x129x64xf32>
    %inserted_slice_114 = tensor.insert_slice %394 into %396[0, 1, 1, 0] [4, 64, 64, 64] [1, 2, 2, 1] : tensor<4x64x64x64xf32> into tensor<4x129x129x64xf32>
    %397 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_114, %8 : tensor<4x129x129x64xf32>, tensor<2x2xf32>) outs(%14 : tensor<4x128x128x64xf32>) -> tensor<4x128x128x64xf32>
    %398 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %extracted_slice_61, %397 : tensor<4x128x128x64xf32>, tensor<4x128x128x64xf32>, tensor<4x128x128x64xf32>) outs(%13 : tensor<4x128x128x64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %in_128: f32, %out: f32):
      %484 = arith.addf %in_127, %in_128 : f32
      %485 = arith.cmpf ogt, %in, %cst_4 : f32
      %486 = arith.select %485, %484, %cst_4 : f32
      linalg.yield %486 : f32
    } -> tensor<4x128x128x64xf32>
    %expanded_115 = tensor.expand_shape %398 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 128, 128, 1, 1, 1, 64] : tensor<4x128x128x64xf32> into tensor<4x128x128x1x1x1x64xf32>
    %399 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_115 : tensor<4x128x128x1x1x1x64xf32>) outs(%186 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x64xf32>
    %400 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%399 : tensor<1x1x1x64xf32>) outs(%185 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<64xf32>
    %401 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<4x128x128x64xf32>) outs(%189 : tensor<64x128x128x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x128x128x4xf32>
    %402 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%398 : tensor<4x128x128x64xf32>) outs(%191 : tensor<128x128x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x128x4x64xf32>
    %padded_116 = tensor.pad %401 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<64x128x128x4xf32> to tensor<64x130x130x4xf32>
    %403 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_116, %402 : tensor<64x130x130x4xf32>, tensor<128x128x4x64xf32>) outs(%194 : tensor<64x3x3x64xf32>) -> tensor<64x3x3x64xf32>
    %404 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%196 : tensor<3x3x64x64xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c2, %484 : index
      %489 = arith.subi %c2, %485 : index
      %extracted = tensor.extract %arg6[%488, %489, %487, %486] : tensor<3x3x64x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x64x64xf32>
    %padded_117 = tensor.pad %398 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x128x128x64xf32> to tensor<4x130x130x64xf32>
    %405 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_117, %404 : tensor<4x130x130x64xf32>, tensor<3x3x64x64xf32>) outs(%14 : tensor<4x128x128x64xf32>) -> tensor<4x128x128x64xf32>
    %406 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %405 : tensor<4x128x128x64xf32>, tensor<4x128x128x64xf32>) outs(%13 : tensor<4x128x128x64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x128x128x64xf32>
    %expanded_118 = tensor.expand_shape %406 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 128, 128, 1, 1, 1, 64] : tensor<4x128x128x64xf32> into tensor<4x128x128x1x1x1x64xf32>
    %407 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_118 : tensor<4x128x128x1x1x1x64xf32>) outs(%186 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x64xf32>
    %408 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%407 : tensor<1x1x1x64xf32>) outs(%185 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<64xf32>
    %409 = tensor.empty() : tensor<32x128x128x4xf32>
    %410 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<4x128x128x32xf32>) outs(%409 : tensor<32x128x128x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x128x128x4xf32>
    %411 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%406 : tensor<4x128x128x64xf32>) outs(%191 : tensor<128x128x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x128x4x64xf32>
    %412 = tensor.empty() : tensor<32x3x3x64xf32>
    %413 = linalg.fill ins(%cst_4 : f32) outs(%412 : tensor<32x3x3x64xf32>) -> tensor<32x3x3x64xf32>
    %padded_119 = tensor.pad %410 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<32x128x128x4xf32> to tensor<32x130x130x4xf32>
    %414 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_119, %411 : tensor<32x130x130x4xf32>, tensor<128x128x4x64xf32>) outs(%413 : tensor<32x3x3x64xf32>) -> tensor<32x3x3x64xf32>
    %415 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%162 : tensor<3x3x64x32xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c2, %484 : index
      %489 = arith.subi %c2, %485 : index
      %extracted = tensor.extract %arg4[%488, %489, %487, %486] : tensor<3x3x32x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x64x32xf32>
    %padded_120 = tensor.pad %406 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x128x128x64xf32> to tensor<4x130x130x64xf32>
    %416 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_120, %415 : tensor<4x130x130x64xf32>, tensor<3x3x64x32xf32>) outs(%10 : tensor<4x128x128x32xf32>) -> tensor<4x128x128x32xf32>
    %417 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%416 : tensor<4x128x128x32xf32>) outs(%9 : tensor<4x128x128x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.divf %in, %cst_3 : f32
      linalg.yield %484 : f32
    } -> tensor<4x128x128x32xf32>
    %418 = tensor.empty() : tensor<4x257x257x32xf32>
    %419 = linalg.fill ins(%cst_4 : f32) outs(%418 : tensor<4x257x257x32xf32>) -> tensor<4x257x257x32xf32>
    %inserted_slice_121 = tensor.insert_slice %417 into %419[0, 1, 1, 0] [4, 128, 128, 32] [1, 2, 2, 1] : tensor<4x128x128x32xf32> into tensor<4x257x257x32xf32>
    %420 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_121, %8 : tensor<4x257x257x32xf32>, tensor<2x2xf32>) outs(%1 : tensor<4x256x256x32xf32>) -> tensor<4x256x256x32xf32>
    %421 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %extracted_slice, %420 : tensor<4x256x256x32xf32>, tensor<4x256x256x32xf32>, tensor<4x256x256x32xf32>) outs(%0 : tensor<4x256x256x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %in_128: f32, %out: f32):
      %484 = arith.addf %in_127, %in_128 : f32
      %485 = arith.cmpf ogt, %in, %cst_4 : f32
      %486 = arith.select %485, %484, %cst_4 : f32
      linalg.yield %486 : f32
    } -> tensor<4x256x256x32xf32>
    %expanded_122 = tensor.expand_shape %421 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 256, 256, 1, 1, 1, 32] : tensor<4x256x256x32xf32> into tensor<4x256x256x1x1x1x32xf32>
    %422 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_122 : tensor<4x256x256x1x1x1x32xf32>) outs(%141 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x32xf32>
    %423 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%422 : tensor<1x1x1x32xf32>) outs(%140 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<32xf32>
    %424 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<4x256x256x32xf32>) outs(%127 : tensor<32x256x256x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x256x256x4xf32>
    %425 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%421 : tensor<4x256x256x32xf32>) outs(%145 : tensor<256x256x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x256x4x32xf32>
    %padded_123 = tensor.pad %424 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<32x256x256x4xf32> to tensor<32x258x258x4xf32>
    %426 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_123, %425 : tensor<32x258x258x4xf32>, tensor<256x256x4x32xf32>) outs(%148 : tensor<32x3x3x32xf32>) -> tensor<32x3x3x32xf32>
    %427 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%150 : tensor<3x3x32x32xf32>) {
    ^bb0(%out: f32):
      %484 = linalg.index 0 : index
      %485 = linalg.index 1 : index
      %486 = linalg.index 2 : index
      %487 = linalg.index 3 : index
      %488 = arith.subi %c2, %484 : index
      %489 = arith.subi %c2, %485 : index
      %extracted = tensor.extract %arg2[%488, %489, %487, %486] : tensor<3x3x32x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x32x32xf32>
    %padded_124 = tensor.pad %421 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x256x256x32xf32> to tensor<4x258x258x32xf32>
    %428 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_124, %427 : tensor<4x258x258x32xf32>, tensor<3x3x32x32xf32>) outs(%1 : tensor<4x256x256x32xf32>) -> tensor<4x256x256x32xf32>
    %429 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %428 : tensor<4x256x256x32xf32>, tensor<4x256x256x32xf32>) outs(%0 : tensor<4x256x256x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.cmpf ogt, %in, %cst_4 : f32
      %485 = arith.select %484, %in_127, %cst_4 : f32
      linalg.yield %485 : f32
    } -> tensor<4x256x256x32xf32>
    %expanded_125 = tensor.expand_shape %429 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 256, 256, 1, 1, 1, 32] : tensor<4x256x256x32xf32> into tensor<4x256x256x1x1x1x32xf32>
    %430 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_125 : tensor<4x256x256x1x1x1x32xf32>) outs(%141 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<1x1x1x32xf32>
    %431 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%430 : tensor<1x1x1x32xf32>) outs(%140 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %484 = arith.addf %out, %in : f32
      linalg.yield %484 : f32
    } -> tensor<32xf32>
    %432 = tensor.empty() : tensor<3x256x256x4xf32>
    %433 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg46 : tensor<4x256x256x3xf32>) outs(%432 : tensor<3x256x256x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x256x256x4xf32>
    %434 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%429 : tensor<4x256x256x32xf32>) outs(%145 : tensor<256x256x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<256x256x4x32xf32>
    %435 = tensor.empty() : tensor<3x3x3x32xf32>
    %436 = linalg.fill ins(%cst_4 : f32) outs(%435 : tensor<3x3x3x32xf32>) -> tensor<3x3x3x32xf32>
    %padded_126 = tensor.pad %433 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg48: index, %arg49: index, %arg50: index, %arg51: index):
      tensor.yield %cst_4 : f32
    } : tensor<3x256x256x4xf32> to tensor<3x258x258x4xf32>
    %437 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_126, %434 : tensor<3x258x258x4xf32>, tensor<256x256x4x32xf32>) outs(%436 : tensor<3x3x3x32xf32>) -> tensor<3x3x3x32xf32>
    %438 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %437 : tensor<3x3x3x32xf32>, tensor<3x3x3x32xf32>) outs(%435 : tensor<3x3x3x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x3x32xf32>
    %439 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg1, %431 : tensor<32xf32>, tensor<32xf32>) outs(%139 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<32xf32>
    %440 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2, %426 : tensor<3x3x32x32xf32>, tensor<32x3x3x32xf32>) outs(%150 : tensor<3x3x32x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x32x32xf32>
    %441 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg3, %423 : tensor<32xf32>, tensor<32xf32>) outs(%139 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<32xf32>
    %442 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %414 : tensor<3x3x32x64xf32>, tensor<32x3x3x64xf32>) outs(%163 : tensor<3x3x32x64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x32x64xf32>
    %443 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg5, %408 : tensor<64xf32>, tensor<64xf32>) outs(%184 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<64xf32>
    %444 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %403 : tensor<3x3x64x64xf32>, tensor<64x3x3x64xf32>) outs(%196 : tensor<3x3x64x64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x64x64xf32>
    %445 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg7, %400 : tensor<64xf32>, tensor<64xf32>) outs(%184 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<64xf32>
    %446 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8, %391 : tensor<3x3x64x128xf32>, tensor<64x3x3x128xf32>) outs(%209 : tensor<3x3x64x128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x64x128xf32>
    %447 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg9, %385 : tensor<128xf32>, tensor<128xf32>) outs(%230 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<128xf32>
    %448 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg10, %380 : tensor<3x3x128x128xf32>, tensor<128x3x3x128xf32>) outs(%242 : tensor<3x3x128x128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x128x128xf32>
    %449 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg11, %377 : tensor<128xf32>, tensor<128xf32>) outs(%230 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<128xf32>
    %450 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg12, %368 : tensor<3x3x128x256xf32>, tensor<128x3x3x256xf32>) outs(%255 : tensor<3x3x128x256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x128x256xf32>
    %451 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg13, %362 : tensor<256xf32>, tensor<256xf32>) outs(%276 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<256xf32>
    %452 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg14, %357 : tensor<3x3x256x256xf32>, tensor<256x3x3x256xf32>) outs(%288 : tensor<3x3x256x256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x256x256xf32>
    %453 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg15, %354 : tensor<256xf32>, tensor<256xf32>) outs(%276 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<256xf32>
    %454 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg16, %345 : tensor<3x3x256x512xf32>, tensor<256x3x3x512xf32>) outs(%301 : tensor<3x3x256x512xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x256x512xf32>
    %455 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg17, %339 : tensor<512xf32>, tensor<512xf32>) outs(%322 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<512xf32>
    %456 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg18, %333 : tensor<3x3x512x512xf32>, tensor<512x3x3x512xf32>) outs(%334 : tensor<3x3x512x512xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x512x512xf32>
    %457 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg19, %326 : tensor<512xf32>, tensor<512xf32>) outs(%322 : tensor<512xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<512xf32>
    %458 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg20, %312 : tensor<2x2x512x256xf32>, tensor<512x2x2x256xf32>) outs(%313 : tensor<2x2x512x256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<2x2x512x256xf32>
    %459 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg21, %307 : tensor<256xf32>, tensor<256xf32>) outs(%276 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<256xf32>
    %460 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg22, %299 : tensor<3x3x512x256xf32>, tensor<512x3x3x256xf32>) outs(%300 : tensor<3x3x512x256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x512x256xf32>
    %461 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg23, %293 : tensor<256xf32>, tensor<256xf32>) outs(%276 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<256xf32>
    %462 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg24, %287 : tensor<3x3x256x256xf32>, tensor<256x3x3x256xf32>) outs(%288 : tensor<3x3x256x256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x256x256xf32>
    %463 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg25, %280 : tensor<256xf32>, tensor<256xf32>) outs(%276 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<256xf32>
    %464 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg26, %266 : tensor<2x2x256x128xf32>, tensor<256x2x2x128xf32>) outs(%267 : tensor<2x2x256x128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<2x2x256x128xf32>
    %465 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg27, %261 : tensor<128xf32>, tensor<128xf32>) outs(%230 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<128xf32>
    %466 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg28, %253 : tensor<3x3x256x128xf32>, tensor<256x3x3x128xf32>) outs(%254 : tensor<3x3x256x128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x256x128xf32>
    %467 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg29, %247 : tensor<128xf32>, tensor<128xf32>) outs(%230 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<128xf32>
    %468 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg30, %241 : tensor<3x3x128x128xf32>, tensor<128x3x3x128xf32>) outs(%242 : tensor<3x3x128x128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x128x128xf32>
    %469 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg31, %234 : tensor<128xf32>, tensor<128xf32>) outs(%230 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<128xf32>
    %470 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg32, %220 : tensor<2x2x128x64xf32>, tensor<128x2x2x64xf32>) outs(%221 : tensor<2x2x128x64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<2x2x128x64xf32>
    %471 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg33, %215 : tensor<64xf32>, tensor<64xf32>) outs(%184 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<64xf32>
    %472 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg34, %207 : tensor<3x3x128x64xf32>, tensor<128x3x3x64xf32>) outs(%208 : tensor<3x3x128x64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x128x64xf32>
    %473 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg35, %201 : tensor<64xf32>, tensor<64xf32>) outs(%184 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<64xf32>
    %474 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg36, %195 : tensor<3x3x64x64xf32>, tensor<64x3x3x64xf32>) outs(%196 : tensor<3x3x64x64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x64x64xf32>
    %475 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg37, %188 : tensor<64xf32>, tensor<64xf32>) outs(%184 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<64xf32>
    %476 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg38, %174 : tensor<2x2x64x32xf32>, tensor<64x2x2x32xf32>) outs(%175 : tensor<2x2x64x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<2x2x64x32xf32>
    %477 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg39, %169 : tensor<32xf32>, tensor<32xf32>) outs(%139 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<32xf32>
    %478 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg40, %161 : tensor<3x3x64x32xf32>, tensor<64x3x3x32xf32>) outs(%162 : tensor<3x3x64x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x64x32xf32>
    %479 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg41, %155 : tensor<32xf32>, tensor<32xf32>) outs(%139 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<32xf32>
    %480 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg42, %149 : tensor<3x3x32x32xf32>, tensor<32x3x3x32xf32>) outs(%150 : tensor<3x3x32x32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<3x3x32x32xf32>
    %481 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg43, %143 : tensor<32xf32>, tensor<32xf32>) outs(%139 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<32xf32>
    %482 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg44, %expanded_41 : tensor<1x1x32x4xf32>, tensor<1x1x32x4xf32>) outs(%134 : tensor<1x1x32x4xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<1x1x32x4xf32>
    %483 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg45, %126 : tensor<4xf32>, tensor<4xf32>) outs(%122 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_127: f32, %out: f32):
      %484 = arith.mulf %in_127, %cst_0 : f32
      %485 = arith.subf %in, %484 : f32
      linalg.yield %485 : f32
    } -> tensor<4xf32>
    return %117, %438, %439, %440, %441, %442, %443, %444, %445, %446, %447, %448, %449, %450, %451, %452, %453, %454, %455, %456, %457, %458, %459, %460, %461, %462, %463, %464, %465, %466, %467, %468, %469, %470, %471, %472, %473, %474, %475, %476, %477, %478, %479, %480, %481, %482, %483 : tensor<f32>, tensor<3x3x3x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<3x3x32x64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<3x3x64x128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<3x3x128x256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<3x3x256x512xf32>, tensor<512xf32>, tensor<3x3x512x512xf32>, tensor<512xf32>, tensor<2x2x512x256xf32>, tensor<256xf32>, tensor<3x3x512x256xf32>, tensor<256xf32>, tensor<3x3x256x256xf32>, tensor<256xf32>, tensor<2x2x256x128xf32>, tensor<128xf32>, tensor<3x3x256x128xf32>, tensor<128xf32>, tensor<3x3x128x128xf32>, tensor<128xf32>, tensor<2x2x128x64xf32>, tensor<64xf32>, tensor<3x3x128x64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<2x2x64x32xf32>, tensor<32xf32>, tensor<3x3x64x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<1x1x32x4xf32>, tensor<4xf32>
  }
}

