// tools/models/generate unet-small  (jax 0.10.2, jaxlib 0.10.2, iree-base-compiler 3.13.0, mlir-opt 22.1.8)
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
module @unet_small {
  func.func @main(%arg0: tensor<3x3x3x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<3x3x4x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<3x3x4x8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<3x3x8x8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<3x3x8x16xf32>, %arg9: tensor<16xf32>, %arg10: tensor<3x3x16x16xf32>, %arg11: tensor<16xf32>, %arg12: tensor<3x3x16x32xf32>, %arg13: tensor<32xf32>, %arg14: tensor<3x3x32x32xf32>, %arg15: tensor<32xf32>, %arg16: tensor<2x2x32x16xf32>, %arg17: tensor<16xf32>, %arg18: tensor<3x3x32x16xf32>, %arg19: tensor<16xf32>, %arg20: tensor<3x3x16x16xf32>, %arg21: tensor<16xf32>, %arg22: tensor<2x2x16x8xf32>, %arg23: tensor<8xf32>, %arg24: tensor<3x3x16x8xf32>, %arg25: tensor<8xf32>, %arg26: tensor<3x3x8x8xf32>, %arg27: tensor<8xf32>, %arg28: tensor<2x2x8x4xf32>, %arg29: tensor<4xf32>, %arg30: tensor<3x3x8x4xf32>, %arg31: tensor<4xf32>, %arg32: tensor<3x3x4x4xf32>, %arg33: tensor<4xf32>, %arg34: tensor<1x1x4x4xf32>, %arg35: tensor<4xf32>, %arg36: tensor<4x32x32x3xf32>, %arg37: tensor<4x32x32x4xf32>) -> (tensor<f32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<3x3x4x8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<2x2x32x16xf32>, tensor<16xf32>, tensor<3x3x32x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<2x2x16x8xf32>, tensor<8xf32>, tensor<3x3x16x8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<2x2x8x4xf32>, tensor<4xf32>, tensor<3x3x8x4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<1x1x4x4xf32>, tensor<4xf32>) {
    %cst = arith.constant -2.44140625E-4 : f32
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 4.096000e+03 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 4.000000e+00 : f32
    %cst_4 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x32x32x4xf32>
    %1 = linalg.fill ins(%cst_4 : f32) outs(%0 : tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %padded = tensor.pad %arg36 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x3xf32> to tensor<4x34x34x3xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded, %arg0 : tensor<4x34x34x3xf32>, tensor<3x3x3x4xf32>) outs(%1 : tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %3 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %arg1 : tensor<4x32x32x4xf32>, tensor<4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x32x32x4xf32>
    %4 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3 : tensor<4x32x32x4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %372 : f32
    } -> tensor<4x32x32x4xf32>
    %padded_5 = tensor.pad %4 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x4xf32> to tensor<4x34x34x4xf32>
    %5 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_5, %arg2 : tensor<4x34x34x4xf32>, tensor<3x3x4x4xf32>) outs(%1 : tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %6 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%5, %arg3 : tensor<4x32x32x4xf32>, tensor<4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x32x32x4xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6 : tensor<4x32x32x4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %372 : f32
    } -> tensor<4x32x32x4xf32>
    %8 = tensor.empty() : tensor<2x2xf32>
    %9 = tensor.empty() : tensor<4x16x16x4xf32>
    %10 = linalg.fill ins(%cst_4 : f32) outs(%9 : tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32>
    %11 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%7, %8 : tensor<4x32x32x4xf32>, tensor<2x2xf32>) outs(%10 : tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32>
    %12 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<4x16x16x4xf32>) outs(%9 : tensor<4x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.divf %in, %cst_3 : f32
      linalg.yield %372 : f32
    } -> tensor<4x16x16x4xf32>
    %13 = tensor.empty() : tensor<4x16x16x8xf32>
    %14 = linalg.fill ins(%cst_4 : f32) outs(%13 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %padded_6 = tensor.pad %12 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x16x16x4xf32> to tensor<4x18x18x4xf32>
    %15 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_6, %arg4 : tensor<4x18x18x4xf32>, tensor<3x3x4x8xf32>) outs(%14 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %16 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%15, %arg5 : tensor<4x16x16x8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x16x16x8xf32>
    %17 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %372 : f32
    } -> tensor<4x16x16x8xf32>
    %padded_7 = tensor.pad %17 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x16x16x8xf32> to tensor<4x18x18x8xf32>
    %18 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_7, %arg6 : tensor<4x18x18x8xf32>, tensor<3x3x8x8xf32>) outs(%14 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %19 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%18, %arg7 : tensor<4x16x16x8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x16x16x8xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19 : tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %372 : f32
    } -> tensor<4x16x16x8xf32>
    %21 = tensor.empty() : tensor<4x8x8x8xf32>
    %22 = linalg.fill ins(%cst_4 : f32) outs(%21 : tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %23 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%20, %8 : tensor<4x16x16x8xf32>, tensor<2x2xf32>) outs(%22 : tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %24 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%23 : tensor<4x8x8x8xf32>) outs(%21 : tensor<4x8x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.divf %in, %cst_3 : f32
      linalg.yield %372 : f32
    } -> tensor<4x8x8x8xf32>
    %25 = tensor.empty() : tensor<4x8x8x16xf32>
    %26 = linalg.fill ins(%cst_4 : f32) outs(%25 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %padded_8 = tensor.pad %24 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x8x8x8xf32> to tensor<4x10x10x8xf32>
    %27 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_8, %arg8 : tensor<4x10x10x8xf32>, tensor<3x3x8x16xf32>) outs(%26 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %28 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27, %arg9 : tensor<4x8x8x16xf32>, tensor<16xf32>) outs(%25 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x8x8x16xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28 : tensor<4x8x8x16xf32>) outs(%25 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %372 : f32
    } -> tensor<4x8x8x16xf32>
    %padded_9 = tensor.pad %29 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x8x8x16xf32> to tensor<4x10x10x16xf32>
    %30 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_9, %arg10 : tensor<4x10x10x16xf32>, tensor<3x3x16x16xf32>) outs(%26 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %arg11 : tensor<4x8x8x16xf32>, tensor<16xf32>) outs(%25 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x8x8x16xf32>
    %32 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31 : tensor<4x8x8x16xf32>) outs(%25 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %372 : f32
    } -> tensor<4x8x8x16xf32>
    %33 = tensor.empty() : tensor<4x4x4x16xf32>
    %34 = linalg.fill ins(%cst_4 : f32) outs(%33 : tensor<4x4x4x16xf32>) -> tensor<4x4x4x16xf32>
    %35 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%32, %8 : tensor<4x8x8x16xf32>, tensor<2x2xf32>) outs(%34 : tensor<4x4x4x16xf32>) -> tensor<4x4x4x16xf32>
    %36 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<4x4x4x16xf32>) outs(%33 : tensor<4x4x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.divf %in, %cst_3 : f32
      linalg.yield %372 : f32
    } -> tensor<4x4x4x16xf32>
    %37 = tensor.empty() : tensor<4x4x4x32xf32>
    %38 = linalg.fill ins(%cst_4 : f32) outs(%37 : tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %padded_10 = tensor.pad %36 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x4x4x16xf32> to tensor<4x6x6x16xf32>
    %39 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_10, %arg12 : tensor<4x6x6x16xf32>, tensor<3x3x16x32xf32>) outs(%38 : tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %40 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %arg13 : tensor<4x4x4x32xf32>, tensor<32xf32>) outs(%37 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x4x4x32xf32>
    %41 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40 : tensor<4x4x4x32xf32>) outs(%37 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %372 : f32
    } -> tensor<4x4x4x32xf32>
    %padded_11 = tensor.pad %41 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x4x4x32xf32> to tensor<4x6x6x32xf32>
    %42 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_11, %arg14 : tensor<4x6x6x32xf32>, tensor<3x3x32x32xf32>) outs(%38 : tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %43 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%42, %arg15 : tensor<4x4x4x32xf32>, tensor<32xf32>) outs(%37 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x4x4x32xf32>
    %44 = tensor.empty() : tensor<4x4x2x4x2x32xf32>
    %45 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%43 : tensor<4x4x4x32xf32>) outs(%44 : tensor<4x4x2x4x2x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %372 : f32
    } -> tensor<4x4x2x4x2x32xf32>
    %collapsed = tensor.collapse_shape %45 [[0], [1, 2], [3, 4], [5]] : tensor<4x4x2x4x2x32xf32> into tensor<4x8x8x32xf32>
    %padded_12 = tensor.pad %collapsed low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x8x8x32xf32> to tensor<4x9x9x32xf32>
    %46 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_12, %arg16 : tensor<4x9x9x32xf32>, tensor<2x2x32x16xf32>) outs(%26 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %47 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %arg17 : tensor<4x8x8x16xf32>, tensor<16xf32>) outs(%25 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x8x8x16xf32>
    %48 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47 : tensor<4x8x8x16xf32>) outs(%25 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %372 : f32
    } -> tensor<4x8x8x16xf32>
    %49 = tensor.empty() : tensor<4x8x8x32xf32>
    %inserted_slice = tensor.insert_slice %32 into %49[0, 0, 0, 0] [4, 8, 8, 16] [1, 1, 1, 1] : tensor<4x8x8x16xf32> into tensor<4x8x8x32xf32>
    %inserted_slice_13 = tensor.insert_slice %48 into %inserted_slice[0, 0, 0, 16] [4, 8, 8, 16] [1, 1, 1, 1] : tensor<4x8x8x16xf32> into tensor<4x8x8x32xf32>
    %padded_14 = tensor.pad %inserted_slice_13 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x8x8x32xf32> to tensor<4x10x10x32xf32>
    %50 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_14, %arg18 : tensor<4x10x10x32xf32>, tensor<3x3x32x16xf32>) outs(%26 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %arg19 : tensor<4x8x8x16xf32>, tensor<16xf32>) outs(%25 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x8x8x16xf32>
    %52 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51 : tensor<4x8x8x16xf32>) outs(%25 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %372 : f32
    } -> tensor<4x8x8x16xf32>
    %padded_15 = tensor.pad %52 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x8x8x16xf32> to tensor<4x10x10x16xf32>
    %53 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_15, %arg20 : tensor<4x10x10x16xf32>, tensor<3x3x16x16xf32>) outs(%26 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %54 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %arg21 : tensor<4x8x8x16xf32>, tensor<16xf32>) outs(%25 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x8x8x16xf32>
    %55 = tensor.empty() : tensor<4x8x2x8x2x16xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%54 : tensor<4x8x8x16xf32>) outs(%55 : tensor<4x8x2x8x2x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %372 : f32
    } -> tensor<4x8x2x8x2x16xf32>
    %collapsed_16 = tensor.collapse_shape %56 [[0], [1, 2], [3, 4], [5]] : tensor<4x8x2x8x2x16xf32> into tensor<4x16x16x16xf32>
    %padded_17 = tensor.pad %collapsed_16 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x16x16x16xf32> to tensor<4x17x17x16xf32>
    %57 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_17, %arg22 : tensor<4x17x17x16xf32>, tensor<2x2x16x8xf32>) outs(%14 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %arg23 : tensor<4x16x16x8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x16x16x8xf32>
    %59 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58 : tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %372 : f32
    } -> tensor<4x16x16x8xf32>
    %60 = tensor.empty() : tensor<4x16x16x16xf32>
    %inserted_slice_18 = tensor.insert_slice %20 into %60[0, 0, 0, 0] [4, 16, 16, 8] [1, 1, 1, 1] : tensor<4x16x16x8xf32> into tensor<4x16x16x16xf32>
    %inserted_slice_19 = tensor.insert_slice %59 into %inserted_slice_18[0, 0, 0, 8] [4, 16, 16, 8] [1, 1, 1, 1] : tensor<4x16x16x8xf32> into tensor<4x16x16x16xf32>
    %padded_20 = tensor.pad %inserted_slice_19 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x16x16x16xf32> to tensor<4x18x18x16xf32>
    %61 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_20, %arg24 : tensor<4x18x18x16xf32>, tensor<3x3x16x8xf32>) outs(%14 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%61, %arg25 : tensor<4x16x16x8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x16x16x8xf32>
    %63 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62 : tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %372 : f32
    } -> tensor<4x16x16x8xf32>
    %padded_21 = tensor.pad %63 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x16x16x8xf32> to tensor<4x18x18x8xf32>
    %64 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_21, %arg26 : tensor<4x18x18x8xf32>, tensor<3x3x8x8xf32>) outs(%14 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %65 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %arg27 : tensor<4x16x16x8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x16x16x8xf32>
    %66 = tensor.empty() : tensor<4x16x2x16x2x8xf32>
    %67 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<4x16x16x8xf32>) outs(%66 : tensor<4x16x2x16x2x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %372 : f32
    } -> tensor<4x16x2x16x2x8xf32>
    %collapsed_22 = tensor.collapse_shape %67 [[0], [1, 2], [3, 4], [5]] : tensor<4x16x2x16x2x8xf32> into tensor<4x32x32x8xf32>
    %padded_23 = tensor.pad %collapsed_22 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x8xf32> to tensor<4x33x33x8xf32>
    %68 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_23, %arg28 : tensor<4x33x33x8xf32>, tensor<2x2x8x4xf32>) outs(%1 : tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %arg29 : tensor<4x32x32x4xf32>, tensor<4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x32x32x4xf32>
    %70 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<4x32x32x4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %372 : f32
    } -> tensor<4x32x32x4xf32>
    %71 = tensor.empty() : tensor<4x32x32x8xf32>
    %inserted_slice_24 = tensor.insert_slice %7 into %71[0, 0, 0, 0] [4, 32, 32, 4] [1, 1, 1, 1] : tensor<4x32x32x4xf32> into tensor<4x32x32x8xf32>
    %inserted_slice_25 = tensor.insert_slice %70 into %inserted_slice_24[0, 0, 0, 4] [4, 32, 32, 4] [1, 1, 1, 1] : tensor<4x32x32x4xf32> into tensor<4x32x32x8xf32>
    %padded_26 = tensor.pad %inserted_slice_25 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x8xf32> to tensor<4x34x34x8xf32>
    %72 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_26, %arg30 : tensor<4x34x34x8xf32>, tensor<3x3x8x4xf32>) outs(%1 : tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %arg31 : tensor<4x32x32x4xf32>, tensor<4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x32x32x4xf32>
    %74 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<4x32x32x4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %372 : f32
    } -> tensor<4x32x32x4xf32>
    %padded_27 = tensor.pad %74 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x4xf32> to tensor<4x34x34x4xf32>
    %75 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_27, %arg32 : tensor<4x34x34x4xf32>, tensor<3x3x4x4xf32>) outs(%1 : tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %arg33 : tensor<4x32x32x4xf32>, tensor<4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x32x32x4xf32>
    %77 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76 : tensor<4x32x32x4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %in, %cst_4 : f32
      linalg.yield %372 : f32
    } -> tensor<4x32x32x4xf32>
    %78 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%77, %arg34 : tensor<4x32x32x4xf32>, tensor<1x1x4x4xf32>) outs(%1 : tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %79 = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%78, %arg35 : tensor<4x32x32x4xf32>, tensor<4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.addf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x32x32x4xf32>
    %80 = tensor.empty() : tensor<4x32x32xf32>
    %81 = linalg.fill ins(%cst_2 : f32) outs(%80 : tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %82 = linalg.generic {indexing_maps = [#map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%79 : tensor<4x32x32x4xf32>) outs(%81 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.maximumf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<4x32x32xf32>
    %83 = linalg.generic {indexing_maps = [#map, #map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %82 : tensor<4x32x32x4xf32>, tensor<4x32x32xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.subf %in, %in_98 : f32
      linalg.yield %372 : f32
    } -> tensor<4x32x32x4xf32>
    %84 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<4x32x32x4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = math.exp %in : f32
      linalg.yield %372 : f32
    } -> tensor<4x32x32x4xf32>
    %85 = linalg.fill ins(%cst_4 : f32) outs(%80 : tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %expanded = tensor.expand_shape %84 [[0], [1], [2, 3], [4]] output_shape [4, 32, 32, 1, 4] : tensor<4x32x32x4xf32> into tensor<4x32x32x1x4xf32>
    %expanded_28 = tensor.expand_shape %80 [[0], [1], [2, 3]] output_shape [4, 32, 32, 1] : tensor<4x32x32xf32> into tensor<4x32x32x1xf32>
    %86 = linalg.fill ins(%cst_4 : f32) outs(%expanded_28 : tensor<4x32x32x1xf32>) -> tensor<4x32x32x1xf32>
    %87 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded : tensor<4x32x32x1x4xf32>) outs(%86 : tensor<4x32x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<4x32x32x1xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map7, #map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%83, %87, %arg37 : tensor<4x32x32x4xf32>, tensor<4x32x32x1xf32>, tensor<4x32x32x4xf32>) outs(%85 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_98: f32, %in_99: f32, %out: f32):
      %372 = math.log %in_98 : f32
      %373 = arith.subf %in, %372 : f32
      %374 = arith.mulf %373, %in_99 : f32
      %375 = arith.addf %out, %374 : f32
      linalg.yield %375 : f32
    } -> tensor<4x32x32xf32>
    %89 = tensor.empty() : tensor<f32>
    %90 = linalg.fill ins(%cst_4 : f32) outs(%89 : tensor<f32>) -> tensor<f32>
    %91 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["reduction", "reduction", "reduction"]} ins(%88 : tensor<4x32x32xf32>) outs(%90 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<f32>
    %92 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = []} ins(%91 : tensor<f32>) outs(%89 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.divf %in, %cst_1 : f32
      %373 = arith.negf %372 : f32
      linalg.yield %373 : f32
    } -> tensor<f32>
    %93 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg37 : tensor<4x32x32x4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.mulf %in, %cst : f32
      linalg.yield %372 : f32
    } -> tensor<4x32x32x4xf32>
    %expanded_29 = tensor.expand_shape %93 [[0], [1], [2, 3], [4]] output_shape [4, 32, 32, 1, 4] : tensor<4x32x32x4xf32> into tensor<4x32x32x1x4xf32>
    %94 = linalg.generic {indexing_maps = [#map5, #map6], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction"]} ins(%expanded_29 : tensor<4x32x32x1x4xf32>) outs(%86 : tensor<4x32x32x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.negf %in : f32
      %373 = arith.addf %out, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<4x32x32x1xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map, #map4], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%94, %87 : tensor<4x32x32x1xf32>, tensor<4x32x32x1xf32>) outs(%85 : tensor<4x32x32xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.divf %in, %in_98 : f32
      %373 = arith.addf %out, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<4x32x32xf32>
    %96 = linalg.generic {indexing_maps = [#map, #map4, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %95, %84 : tensor<4x32x32x4xf32>, tensor<4x32x32xf32>, tensor<4x32x32x4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %in_99: f32, %out: f32):
      %372 = arith.mulf %in_98, %in_99 : f32
      %373 = arith.addf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<4x32x32x4xf32>
    %97 = tensor.empty() : tensor<4xf32>
    %98 = linalg.fill ins(%cst_4 : f32) outs(%97 : tensor<4xf32>) -> tensor<4xf32>
    %expanded_30 = tensor.expand_shape %96 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 4] : tensor<4x32x32x4xf32> into tensor<4x32x32x1x1x1x4xf32>
    %expanded_31 = tensor.expand_shape %97 [[0, 1, 2, 3]] output_shape [1, 1, 1, 4] : tensor<4xf32> into tensor<1x1x1x4xf32>
    %99 = linalg.fill ins(%cst_4 : f32) outs(%expanded_31 : tensor<1x1x1x4xf32>) -> tensor<1x1x1x4xf32>
    %100 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_30 : tensor<4x32x32x1x1x1x4xf32>) outs(%99 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x4xf32>
    %101 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%100 : tensor<1x1x1x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<4xf32>
    %102 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77 : tensor<4x32x32x4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32x4xf32>
    %103 = tensor.empty() : tensor<32x32x4x4xf32>
    %104 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<4x32x32x4xf32>) outs(%103 : tensor<32x32x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32x4x4xf32>
    %105 = tensor.empty() : tensor<4x1x1x4xf32>
    %106 = linalg.fill ins(%cst_4 : f32) outs(%105 : tensor<4x1x1x4xf32>) -> tensor<4x1x1x4xf32>
    %107 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%102, %104 : tensor<4x32x32x4xf32>, tensor<32x32x4x4xf32>) outs(%106 : tensor<4x1x1x4xf32>) -> tensor<4x1x1x4xf32>
    %collapsed_32 = tensor.collapse_shape %107 [[0, 1, 2, 3]] : tensor<4x1x1x4xf32> into tensor<16xf32>
    %expanded_33 = tensor.expand_shape %collapsed_32 [[0, 1, 2, 3]] output_shape [1, 1, 4, 4] : tensor<16xf32> into tensor<1x1x4x4xf32>
    %108 = tensor.empty() : tensor<1x1x4x4xf32>
    %109 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%108 : tensor<1x1x4x4xf32>) {
    ^bb0(%out: f32):
      %372 = linalg.index 2 : index
      %373 = linalg.index 3 : index
      %extracted = tensor.extract %arg34[%c0, %c0, %373, %372] : tensor<1x1x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x4x4xf32>
    %110 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%96, %109 : tensor<4x32x32x4xf32>, tensor<1x1x4x4xf32>) outs(%1 : tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %111 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%76, %110 : tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.cmpf ogt, %in, %cst_4 : f32
      %373 = arith.select %372, %in_98, %cst_4 : f32
      linalg.yield %373 : f32
    } -> tensor<4x32x32x4xf32>
    %expanded_34 = tensor.expand_shape %111 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 4] : tensor<4x32x32x4xf32> into tensor<4x32x32x1x1x1x4xf32>
    %112 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_34 : tensor<4x32x32x1x1x1x4xf32>) outs(%99 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x4xf32>
    %113 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%112 : tensor<1x1x1x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<4xf32>
    %114 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<4x32x32x4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32x4xf32>
    %115 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<4x32x32x4xf32>) outs(%103 : tensor<32x32x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32x4x4xf32>
    %116 = tensor.empty() : tensor<4x3x3x4xf32>
    %117 = linalg.fill ins(%cst_4 : f32) outs(%116 : tensor<4x3x3x4xf32>) -> tensor<4x3x3x4xf32>
    %padded_35 = tensor.pad %114 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x4xf32> to tensor<4x34x34x4xf32>
    %118 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_35, %115 : tensor<4x34x34x4xf32>, tensor<32x32x4x4xf32>) outs(%117 : tensor<4x3x3x4xf32>) -> tensor<4x3x3x4xf32>
    %119 = tensor.empty() : tensor<3x3x4x4xf32>
    %120 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%119 : tensor<3x3x4x4xf32>) {
    ^bb0(%out: f32):
      %372 = linalg.index 0 : index
      %373 = linalg.index 1 : index
      %374 = linalg.index 2 : index
      %375 = linalg.index 3 : index
      %376 = arith.subi %c2, %372 : index
      %377 = arith.subi %c2, %373 : index
      %extracted = tensor.extract %arg32[%376, %377, %375, %374] : tensor<3x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x4x4xf32>
    %padded_36 = tensor.pad %111 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x4xf32> to tensor<4x34x34x4xf32>
    %121 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_36, %120 : tensor<4x34x34x4xf32>, tensor<3x3x4x4xf32>) outs(%1 : tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %121 : tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.cmpf ogt, %in, %cst_4 : f32
      %373 = arith.select %372, %in_98, %cst_4 : f32
      linalg.yield %373 : f32
    } -> tensor<4x32x32x4xf32>
    %expanded_37 = tensor.expand_shape %122 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 4] : tensor<4x32x32x4xf32> into tensor<4x32x32x1x1x1x4xf32>
    %123 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_37 : tensor<4x32x32x1x1x1x4xf32>) outs(%99 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x4xf32>
    %124 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%123 : tensor<1x1x1x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<4xf32>
    %125 = tensor.empty() : tensor<8x32x32x4xf32>
    %126 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_25 : tensor<4x32x32x8xf32>) outs(%125 : tensor<8x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x32x32x4xf32>
    %127 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122 : tensor<4x32x32x4xf32>) outs(%103 : tensor<32x32x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32x4x4xf32>
    %128 = tensor.empty() : tensor<8x3x3x4xf32>
    %129 = linalg.fill ins(%cst_4 : f32) outs(%128 : tensor<8x3x3x4xf32>) -> tensor<8x3x3x4xf32>
    %padded_38 = tensor.pad %126 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<8x32x32x4xf32> to tensor<8x34x34x4xf32>
    %130 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_38, %127 : tensor<8x34x34x4xf32>, tensor<32x32x4x4xf32>) outs(%129 : tensor<8x3x3x4xf32>) -> tensor<8x3x3x4xf32>
    %131 = tensor.empty() : tensor<3x3x8x4xf32>
    %132 = tensor.empty() : tensor<3x3x4x8xf32>
    %133 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%132 : tensor<3x3x4x8xf32>) {
    ^bb0(%out: f32):
      %372 = linalg.index 0 : index
      %373 = linalg.index 1 : index
      %374 = linalg.index 2 : index
      %375 = linalg.index 3 : index
      %376 = arith.subi %c2, %372 : index
      %377 = arith.subi %c2, %373 : index
      %extracted = tensor.extract %arg30[%376, %377, %375, %374] : tensor<3x3x8x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x4x8xf32>
    %134 = linalg.fill ins(%cst_4 : f32) outs(%71 : tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %padded_39 = tensor.pad %122 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x4xf32> to tensor<4x34x34x4xf32>
    %135 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_39, %133 : tensor<4x34x34x4xf32>, tensor<3x3x4x8xf32>) outs(%134 : tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %extracted_slice = tensor.extract_slice %135[0, 0, 0, 0] [4, 32, 32, 4] [1, 1, 1, 1] : tensor<4x32x32x8xf32> to tensor<4x32x32x4xf32>
    %extracted_slice_40 = tensor.extract_slice %135[0, 0, 0, 4] [4, 32, 32, 4] [1, 1, 1, 1] : tensor<4x32x32x8xf32> to tensor<4x32x32x4xf32>
    %136 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69, %extracted_slice_40 : tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.cmpf ogt, %in, %cst_4 : f32
      %373 = arith.select %372, %in_98, %cst_4 : f32
      linalg.yield %373 : f32
    } -> tensor<4x32x32x4xf32>
    %expanded_41 = tensor.expand_shape %136 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 4] : tensor<4x32x32x4xf32> into tensor<4x32x32x1x1x1x4xf32>
    %137 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_41 : tensor<4x32x32x1x1x1x4xf32>) outs(%99 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x4xf32>
    %138 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%137 : tensor<1x1x1x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<4xf32>
    %139 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_22 : tensor<4x32x32x8xf32>) outs(%125 : tensor<8x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x32x32x4xf32>
    %140 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136 : tensor<4x32x32x4xf32>) outs(%103 : tensor<32x32x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32x4x4xf32>
    %141 = tensor.empty() : tensor<8x2x2x4xf32>
    %142 = linalg.fill ins(%cst_4 : f32) outs(%141 : tensor<8x2x2x4xf32>) -> tensor<8x2x2x4xf32>
    %padded_42 = tensor.pad %139 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<8x32x32x4xf32> to tensor<8x33x33x4xf32>
    %143 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_42, %140 : tensor<8x33x33x4xf32>, tensor<32x32x4x4xf32>) outs(%142 : tensor<8x2x2x4xf32>) -> tensor<8x2x2x4xf32>
    %144 = tensor.empty() : tensor<2x2x8x4xf32>
    %145 = tensor.empty() : tensor<2x2x4x8xf32>
    %146 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%145 : tensor<2x2x4x8xf32>) {
    ^bb0(%out: f32):
      %372 = linalg.index 0 : index
      %373 = linalg.index 1 : index
      %374 = linalg.index 2 : index
      %375 = linalg.index 3 : index
      %376 = arith.subi %c1, %372 : index
      %377 = arith.subi %c1, %373 : index
      %extracted = tensor.extract %arg28[%376, %377, %375, %374] : tensor<2x2x8x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x4x8xf32>
    %padded_43 = tensor.pad %136 low[0, 1, 1, 0] high[0, 0, 0, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x4xf32> to tensor<4x33x33x4xf32>
    %147 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_43, %146 : tensor<4x33x33x4xf32>, tensor<2x2x4x8xf32>) outs(%134 : tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %expanded_44 = tensor.expand_shape %147 [[0], [1, 2], [3, 4], [5]] output_shape [4, 16, 2, 16, 2, 8] : tensor<4x32x32x8xf32> into tensor<4x16x2x16x2x8xf32>
    %148 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_44 : tensor<4x16x2x16x2x8xf32>) outs(%14 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<4x16x16x8xf32>
    %149 = tensor.empty() : tensor<4x16x1x16x1x8xf32>
    %150 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%148 : tensor<4x16x16x8xf32>) outs(%149 : tensor<4x16x1x16x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x16x1x16x1x8xf32>
    %151 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%150 : tensor<4x16x1x16x1x8xf32>) outs(%14 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<4x16x16x8xf32>
    %152 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65, %151 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.cmpf ogt, %in, %cst_4 : f32
      %373 = arith.select %372, %in_98, %cst_4 : f32
      linalg.yield %373 : f32
    } -> tensor<4x16x16x8xf32>
    %153 = tensor.empty() : tensor<8xf32>
    %154 = linalg.fill ins(%cst_4 : f32) outs(%153 : tensor<8xf32>) -> tensor<8xf32>
    %expanded_45 = tensor.expand_shape %152 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %expanded_46 = tensor.expand_shape %153 [[0, 1, 2, 3]] output_shape [1, 1, 1, 8] : tensor<8xf32> into tensor<1x1x1x8xf32>
    %155 = linalg.fill ins(%cst_4 : f32) outs(%expanded_46 : tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
    %156 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_45 : tensor<4x16x16x1x1x1x8xf32>) outs(%155 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x8xf32>
    %157 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%156 : tensor<1x1x1x8xf32>) outs(%154 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<8xf32>
    %158 = tensor.empty() : tensor<8x16x16x4xf32>
    %159 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63 : tensor<4x16x16x8xf32>) outs(%158 : tensor<8x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16x16x4xf32>
    %160 = tensor.empty() : tensor<16x16x4x8xf32>
    %161 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152 : tensor<4x16x16x8xf32>) outs(%160 : tensor<16x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x8xf32>
    %162 = tensor.empty() : tensor<8x3x3x8xf32>
    %163 = linalg.fill ins(%cst_4 : f32) outs(%162 : tensor<8x3x3x8xf32>) -> tensor<8x3x3x8xf32>
    %padded_47 = tensor.pad %159 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<8x16x16x4xf32> to tensor<8x18x18x4xf32>
    %164 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_47, %161 : tensor<8x18x18x4xf32>, tensor<16x16x4x8xf32>) outs(%163 : tensor<8x3x3x8xf32>) -> tensor<8x3x3x8xf32>
    %165 = tensor.empty() : tensor<3x3x8x8xf32>
    %166 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%165 : tensor<3x3x8x8xf32>) {
    ^bb0(%out: f32):
      %372 = linalg.index 0 : index
      %373 = linalg.index 1 : index
      %374 = linalg.index 2 : index
      %375 = linalg.index 3 : index
      %376 = arith.subi %c2, %372 : index
      %377 = arith.subi %c2, %373 : index
      %extracted = tensor.extract %arg26[%376, %377, %375, %374] : tensor<3x3x8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x8x8xf32>
    %padded_48 = tensor.pad %152 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x16x16x8xf32> to tensor<4x18x18x8xf32>
    %167 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_48, %166 : tensor<4x18x18x8xf32>, tensor<3x3x8x8xf32>) outs(%14 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %168 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %167 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.cmpf ogt, %in, %cst_4 : f32
      %373 = arith.select %372, %in_98, %cst_4 : f32
      linalg.yield %373 : f32
    } -> tensor<4x16x16x8xf32>
    %expanded_49 = tensor.expand_shape %168 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %169 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_49 : tensor<4x16x16x1x1x1x8xf32>) outs(%155 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x8xf32>
    %170 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%169 : tensor<1x1x1x8xf32>) outs(%154 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<8xf32>
    %171 = tensor.empty() : tensor<16x16x16x4xf32>
    %172 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_19 : tensor<4x16x16x16xf32>) outs(%171 : tensor<16x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x16x4xf32>
    %173 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%168 : tensor<4x16x16x8xf32>) outs(%160 : tensor<16x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x8xf32>
    %174 = tensor.empty() : tensor<16x3x3x8xf32>
    %175 = linalg.fill ins(%cst_4 : f32) outs(%174 : tensor<16x3x3x8xf32>) -> tensor<16x3x3x8xf32>
    %padded_50 = tensor.pad %172 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<16x16x16x4xf32> to tensor<16x18x18x4xf32>
    %176 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_50, %173 : tensor<16x18x18x4xf32>, tensor<16x16x4x8xf32>) outs(%175 : tensor<16x3x3x8xf32>) -> tensor<16x3x3x8xf32>
    %177 = tensor.empty() : tensor<3x3x16x8xf32>
    %178 = tensor.empty() : tensor<3x3x8x16xf32>
    %179 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%178 : tensor<3x3x8x16xf32>) {
    ^bb0(%out: f32):
      %372 = linalg.index 0 : index
      %373 = linalg.index 1 : index
      %374 = linalg.index 2 : index
      %375 = linalg.index 3 : index
      %376 = arith.subi %c2, %372 : index
      %377 = arith.subi %c2, %373 : index
      %extracted = tensor.extract %arg24[%376, %377, %375, %374] : tensor<3x3x16x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x8x16xf32>
    %180 = linalg.fill ins(%cst_4 : f32) outs(%60 : tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %padded_51 = tensor.pad %168 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x16x16x8xf32> to tensor<4x18x18x8xf32>
    %181 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_51, %179 : tensor<4x18x18x8xf32>, tensor<3x3x8x16xf32>) outs(%180 : tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %extracted_slice_52 = tensor.extract_slice %181[0, 0, 0, 0] [4, 16, 16, 8] [1, 1, 1, 1] : tensor<4x16x16x16xf32> to tensor<4x16x16x8xf32>
    %extracted_slice_53 = tensor.extract_slice %181[0, 0, 0, 8] [4, 16, 16, 8] [1, 1, 1, 1] : tensor<4x16x16x16xf32> to tensor<4x16x16x8xf32>
    %182 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%58, %extracted_slice_53 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.cmpf ogt, %in, %cst_4 : f32
      %373 = arith.select %372, %in_98, %cst_4 : f32
      linalg.yield %373 : f32
    } -> tensor<4x16x16x8xf32>
    %expanded_54 = tensor.expand_shape %182 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %183 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_54 : tensor<4x16x16x1x1x1x8xf32>) outs(%155 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x8xf32>
    %184 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%183 : tensor<1x1x1x8xf32>) outs(%154 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<8xf32>
    %185 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed_16 : tensor<4x16x16x16xf32>) outs(%171 : tensor<16x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x16x4xf32>
    %186 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%182 : tensor<4x16x16x8xf32>) outs(%160 : tensor<16x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x8xf32>
    %187 = tensor.empty() : tensor<16x2x2x8xf32>
    %188 = linalg.fill ins(%cst_4 : f32) outs(%187 : tensor<16x2x2x8xf32>) -> tensor<16x2x2x8xf32>
    %padded_55 = tensor.pad %185 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<16x16x16x4xf32> to tensor<16x17x17x4xf32>
    %189 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_55, %186 : tensor<16x17x17x4xf32>, tensor<16x16x4x8xf32>) outs(%188 : tensor<16x2x2x8xf32>) -> tensor<16x2x2x8xf32>
    %190 = tensor.empty() : tensor<2x2x16x8xf32>
    %191 = tensor.empty() : tensor<2x2x8x16xf32>
    %192 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%191 : tensor<2x2x8x16xf32>) {
    ^bb0(%out: f32):
      %372 = linalg.index 0 : index
      %373 = linalg.index 1 : index
      %374 = linalg.index 2 : index
      %375 = linalg.index 3 : index
      %376 = arith.subi %c1, %372 : index
      %377 = arith.subi %c1, %373 : index
      %extracted = tensor.extract %arg22[%376, %377, %375, %374] : tensor<2x2x16x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x8x16xf32>
    %padded_56 = tensor.pad %182 low[0, 1, 1, 0] high[0, 0, 0, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x16x16x8xf32> to tensor<4x17x17x8xf32>
    %193 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_56, %192 : tensor<4x17x17x8xf32>, tensor<2x2x8x16xf32>) outs(%180 : tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %expanded_57 = tensor.expand_shape %193 [[0], [1, 2], [3, 4], [5]] output_shape [4, 8, 2, 8, 2, 16] : tensor<4x16x16x16xf32> into tensor<4x8x2x8x2x16xf32>
    %194 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_57 : tensor<4x8x2x8x2x16xf32>) outs(%26 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<4x8x8x16xf32>
    %195 = tensor.empty() : tensor<4x8x1x8x1x16xf32>
    %196 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%194 : tensor<4x8x8x16xf32>) outs(%195 : tensor<4x8x1x8x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x8x1x8x1x16xf32>
    %197 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%196 : tensor<4x8x1x8x1x16xf32>) outs(%26 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<4x8x8x16xf32>
    %198 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%54, %197 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) outs(%25 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.cmpf ogt, %in, %cst_4 : f32
      %373 = arith.select %372, %in_98, %cst_4 : f32
      linalg.yield %373 : f32
    } -> tensor<4x8x8x16xf32>
    %199 = tensor.empty() : tensor<16xf32>
    %200 = linalg.fill ins(%cst_4 : f32) outs(%199 : tensor<16xf32>) -> tensor<16xf32>
    %expanded_58 = tensor.expand_shape %198 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %expanded_59 = tensor.expand_shape %199 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xf32> into tensor<1x1x1x16xf32>
    %201 = linalg.fill ins(%cst_4 : f32) outs(%expanded_59 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %202 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_58 : tensor<4x8x8x1x1x1x16xf32>) outs(%201 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x16xf32>
    %203 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%202 : tensor<1x1x1x16xf32>) outs(%200 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<16xf32>
    %204 = tensor.empty() : tensor<16x8x8x4xf32>
    %205 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%52 : tensor<4x8x8x16xf32>) outs(%204 : tensor<16x8x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x8x4xf32>
    %206 = tensor.empty() : tensor<8x8x4x16xf32>
    %207 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198 : tensor<4x8x8x16xf32>) outs(%206 : tensor<8x8x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x4x16xf32>
    %208 = tensor.empty() : tensor<16x3x3x16xf32>
    %209 = linalg.fill ins(%cst_4 : f32) outs(%208 : tensor<16x3x3x16xf32>) -> tensor<16x3x3x16xf32>
    %padded_60 = tensor.pad %205 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<16x8x8x4xf32> to tensor<16x10x10x4xf32>
    %210 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_60, %207 : tensor<16x10x10x4xf32>, tensor<8x8x4x16xf32>) outs(%209 : tensor<16x3x3x16xf32>) -> tensor<16x3x3x16xf32>
    %211 = tensor.empty() : tensor<3x3x16x16xf32>
    %212 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%211 : tensor<3x3x16x16xf32>) {
    ^bb0(%out: f32):
      %372 = linalg.index 0 : index
      %373 = linalg.index 1 : index
      %374 = linalg.index 2 : index
      %375 = linalg.index 3 : index
      %376 = arith.subi %c2, %372 : index
      %377 = arith.subi %c2, %373 : index
      %extracted = tensor.extract %arg20[%376, %377, %375, %374] : tensor<3x3x16x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x16x16xf32>
    %padded_61 = tensor.pad %198 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x8x8x16xf32> to tensor<4x10x10x16xf32>
    %213 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_61, %212 : tensor<4x10x10x16xf32>, tensor<3x3x16x16xf32>) outs(%26 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %214 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%51, %213 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) outs(%25 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.cmpf ogt, %in, %cst_4 : f32
      %373 = arith.select %372, %in_98, %cst_4 : f32
      linalg.yield %373 : f32
    } -> tensor<4x8x8x16xf32>
    %expanded_62 = tensor.expand_shape %214 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %215 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_62 : tensor<4x8x8x1x1x1x16xf32>) outs(%201 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x16xf32>
    %216 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%215 : tensor<1x1x1x16xf32>) outs(%200 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<16xf32>
    %217 = tensor.empty() : tensor<32x8x8x4xf32>
    %218 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%inserted_slice_13 : tensor<4x8x8x32xf32>) outs(%217 : tensor<32x8x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x8x8x4xf32>
    %219 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%214 : tensor<4x8x8x16xf32>) outs(%206 : tensor<8x8x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x4x16xf32>
    %220 = tensor.empty() : tensor<32x3x3x16xf32>
    %221 = linalg.fill ins(%cst_4 : f32) outs(%220 : tensor<32x3x3x16xf32>) -> tensor<32x3x3x16xf32>
    %padded_63 = tensor.pad %218 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<32x8x8x4xf32> to tensor<32x10x10x4xf32>
    %222 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_63, %219 : tensor<32x10x10x4xf32>, tensor<8x8x4x16xf32>) outs(%221 : tensor<32x3x3x16xf32>) -> tensor<32x3x3x16xf32>
    %223 = tensor.empty() : tensor<3x3x32x16xf32>
    %224 = tensor.empty() : tensor<3x3x16x32xf32>
    %225 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%224 : tensor<3x3x16x32xf32>) {
    ^bb0(%out: f32):
      %372 = linalg.index 0 : index
      %373 = linalg.index 1 : index
      %374 = linalg.index 2 : index
      %375 = linalg.index 3 : index
      %376 = arith.subi %c2, %372 : index
      %377 = arith.subi %c2, %373 : index
      %extracted = tensor.extract %arg18[%376, %377, %375, %374] : tensor<3x3x32x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x16x32xf32>
    %226 = linalg.fill ins(%cst_4 : f32) outs(%49 : tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %padded_64 = tensor.pad %214 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x8x8x16xf32> to tensor<4x10x10x16xf32>
    %227 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_64, %225 : tensor<4x10x10x16xf32>, tensor<3x3x16x32xf32>) outs(%226 : tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %extracted_slice_65 = tensor.extract_slice %227[0, 0, 0, 0] [4, 8, 8, 16] [1, 1, 1, 1] : tensor<4x8x8x32xf32> to tensor<4x8x8x16xf32>
    %extracted_slice_66 = tensor.extract_slice %227[0, 0, 0, 16] [4, 8, 8, 16] [1, 1, 1, 1] : tensor<4x8x8x32xf32> to tensor<4x8x8x16xf32>
    %228 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%47, %extracted_slice_66 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) outs(%25 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.cmpf ogt, %in, %cst_4 : f32
      %373 = arith.select %372, %in_98, %cst_4 : f32
      linalg.yield %373 : f32
    } -> tensor<4x8x8x16xf32>
    %expanded_67 = tensor.expand_shape %228 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %229 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_67 : tensor<4x8x8x1x1x1x16xf32>) outs(%201 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x16xf32>
    %230 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%229 : tensor<1x1x1x16xf32>) outs(%200 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<16xf32>
    %231 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%collapsed : tensor<4x8x8x32xf32>) outs(%217 : tensor<32x8x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x8x8x4xf32>
    %232 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228 : tensor<4x8x8x16xf32>) outs(%206 : tensor<8x8x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x4x16xf32>
    %233 = tensor.empty() : tensor<32x2x2x16xf32>
    %234 = linalg.fill ins(%cst_4 : f32) outs(%233 : tensor<32x2x2x16xf32>) -> tensor<32x2x2x16xf32>
    %padded_68 = tensor.pad %231 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<32x8x8x4xf32> to tensor<32x9x9x4xf32>
    %235 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_68, %232 : tensor<32x9x9x4xf32>, tensor<8x8x4x16xf32>) outs(%234 : tensor<32x2x2x16xf32>) -> tensor<32x2x2x16xf32>
    %236 = tensor.empty() : tensor<2x2x32x16xf32>
    %237 = tensor.empty() : tensor<2x2x16x32xf32>
    %238 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%237 : tensor<2x2x16x32xf32>) {
    ^bb0(%out: f32):
      %372 = linalg.index 0 : index
      %373 = linalg.index 1 : index
      %374 = linalg.index 2 : index
      %375 = linalg.index 3 : index
      %376 = arith.subi %c1, %372 : index
      %377 = arith.subi %c1, %373 : index
      %extracted = tensor.extract %arg16[%376, %377, %375, %374] : tensor<2x2x32x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<2x2x16x32xf32>
    %padded_69 = tensor.pad %228 low[0, 1, 1, 0] high[0, 0, 0, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x8x8x16xf32> to tensor<4x9x9x16xf32>
    %239 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_69, %238 : tensor<4x9x9x16xf32>, tensor<2x2x16x32xf32>) outs(%226 : tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %expanded_70 = tensor.expand_shape %239 [[0], [1, 2], [3, 4], [5]] output_shape [4, 4, 2, 4, 2, 32] : tensor<4x8x8x32xf32> into tensor<4x4x2x4x2x32xf32>
    %240 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%expanded_70 : tensor<4x4x2x4x2x32xf32>) outs(%38 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<4x4x4x32xf32>
    %241 = tensor.empty() : tensor<4x4x1x4x1x32xf32>
    %242 = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%240 : tensor<4x4x4x32xf32>) outs(%241 : tensor<4x4x1x4x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x1x4x1x32xf32>
    %243 = linalg.generic {indexing_maps = [#map17, #map18], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%242 : tensor<4x4x1x4x1x32xf32>) outs(%38 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<4x4x4x32xf32>
    %244 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%43, %243 : tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) outs(%37 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.cmpf ogt, %in, %cst_4 : f32
      %373 = arith.select %372, %in_98, %cst_4 : f32
      linalg.yield %373 : f32
    } -> tensor<4x4x4x32xf32>
    %245 = tensor.empty() : tensor<32xf32>
    %246 = linalg.fill ins(%cst_4 : f32) outs(%245 : tensor<32xf32>) -> tensor<32xf32>
    %expanded_71 = tensor.expand_shape %244 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 4, 4, 1, 1, 1, 32] : tensor<4x4x4x32xf32> into tensor<4x4x4x1x1x1x32xf32>
    %expanded_72 = tensor.expand_shape %245 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] : tensor<32xf32> into tensor<1x1x1x32xf32>
    %247 = linalg.fill ins(%cst_4 : f32) outs(%expanded_72 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %248 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_71 : tensor<4x4x4x1x1x1x32xf32>) outs(%247 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x32xf32>
    %249 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%248 : tensor<1x1x1x32xf32>) outs(%246 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<32xf32>
    %250 = tensor.empty() : tensor<32x4x4x4xf32>
    %251 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%41 : tensor<4x4x4x32xf32>) outs(%250 : tensor<32x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x4x4x4xf32>
    %252 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%244 : tensor<4x4x4x32xf32>) outs(%37 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x4x32xf32>
    %253 = tensor.empty() : tensor<32x3x3x32xf32>
    %254 = linalg.fill ins(%cst_4 : f32) outs(%253 : tensor<32x3x3x32xf32>) -> tensor<32x3x3x32xf32>
    %padded_73 = tensor.pad %251 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<32x4x4x4xf32> to tensor<32x6x6x4xf32>
    %255 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_73, %252 : tensor<32x6x6x4xf32>, tensor<4x4x4x32xf32>) outs(%254 : tensor<32x3x3x32xf32>) -> tensor<32x3x3x32xf32>
    %256 = tensor.empty() : tensor<3x3x32x32xf32>
    %257 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%256 : tensor<3x3x32x32xf32>) {
    ^bb0(%out: f32):
      %372 = linalg.index 0 : index
      %373 = linalg.index 1 : index
      %374 = linalg.index 2 : index
      %375 = linalg.index 3 : index
      %376 = arith.subi %c2, %372 : index
      %377 = arith.subi %c2, %373 : index
      %extracted = tensor.extract %arg14[%376, %377, %375, %374] : tensor<3x3x32x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x32x32xf32>
    %padded_74 = tensor.pad %244 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x4x4x32xf32> to tensor<4x6x6x32xf32>
    %258 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_74, %257 : tensor<4x6x6x32xf32>, tensor<3x3x32x32xf32>) outs(%38 : tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %259 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%40, %258 : tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) outs(%37 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.cmpf ogt, %in, %cst_4 : f32
      %373 = arith.select %372, %in_98, %cst_4 : f32
      linalg.yield %373 : f32
    } -> tensor<4x4x4x32xf32>
    %expanded_75 = tensor.expand_shape %259 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 4, 4, 1, 1, 1, 32] : tensor<4x4x4x32xf32> into tensor<4x4x4x1x1x1x32xf32>
    %260 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_75 : tensor<4x4x4x1x1x1x32xf32>) outs(%247 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x32xf32>
    %261 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%260 : tensor<1x1x1x32xf32>) outs(%246 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<32xf32>
    %262 = tensor.empty() : tensor<16x4x4x4xf32>
    %263 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<4x4x4x16xf32>) outs(%262 : tensor<16x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x4x4x4xf32>
    %264 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%259 : tensor<4x4x4x32xf32>) outs(%37 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x4x32xf32>
    %265 = tensor.empty() : tensor<16x3x3x32xf32>
    %266 = linalg.fill ins(%cst_4 : f32) outs(%265 : tensor<16x3x3x32xf32>) -> tensor<16x3x3x32xf32>
    %padded_76 = tensor.pad %263 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<16x4x4x4xf32> to tensor<16x6x6x4xf32>
    %267 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_76, %264 : tensor<16x6x6x4xf32>, tensor<4x4x4x32xf32>) outs(%266 : tensor<16x3x3x32xf32>) -> tensor<16x3x3x32xf32>
    %268 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%223 : tensor<3x3x32x16xf32>) {
    ^bb0(%out: f32):
      %372 = linalg.index 0 : index
      %373 = linalg.index 1 : index
      %374 = linalg.index 2 : index
      %375 = linalg.index 3 : index
      %376 = arith.subi %c2, %372 : index
      %377 = arith.subi %c2, %373 : index
      %extracted = tensor.extract %arg12[%376, %377, %375, %374] : tensor<3x3x16x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x32x16xf32>
    %padded_77 = tensor.pad %259 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x4x4x32xf32> to tensor<4x6x6x32xf32>
    %269 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_77, %268 : tensor<4x6x6x32xf32>, tensor<3x3x32x16xf32>) outs(%34 : tensor<4x4x4x16xf32>) -> tensor<4x4x4x16xf32>
    %270 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%269 : tensor<4x4x4x16xf32>) outs(%33 : tensor<4x4x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.divf %in, %cst_3 : f32
      linalg.yield %372 : f32
    } -> tensor<4x4x4x16xf32>
    %271 = tensor.empty() : tensor<4x9x9x16xf32>
    %272 = linalg.fill ins(%cst_4 : f32) outs(%271 : tensor<4x9x9x16xf32>) -> tensor<4x9x9x16xf32>
    %inserted_slice_78 = tensor.insert_slice %270 into %272[0, 1, 1, 0] [4, 4, 4, 16] [1, 2, 2, 1] : tensor<4x4x4x16xf32> into tensor<4x9x9x16xf32>
    %273 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_78, %8 : tensor<4x9x9x16xf32>, tensor<2x2xf32>) outs(%26 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %274 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%31, %extracted_slice_65, %273 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) outs(%25 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %in_99: f32, %out: f32):
      %372 = arith.addf %in_98, %in_99 : f32
      %373 = arith.cmpf ogt, %in, %cst_4 : f32
      %374 = arith.select %373, %372, %cst_4 : f32
      linalg.yield %374 : f32
    } -> tensor<4x8x8x16xf32>
    %expanded_79 = tensor.expand_shape %274 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %275 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_79 : tensor<4x8x8x1x1x1x16xf32>) outs(%201 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x16xf32>
    %276 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%275 : tensor<1x1x1x16xf32>) outs(%200 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<16xf32>
    %277 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%29 : tensor<4x8x8x16xf32>) outs(%204 : tensor<16x8x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x8x4xf32>
    %278 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%274 : tensor<4x8x8x16xf32>) outs(%206 : tensor<8x8x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x4x16xf32>
    %padded_80 = tensor.pad %277 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<16x8x8x4xf32> to tensor<16x10x10x4xf32>
    %279 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_80, %278 : tensor<16x10x10x4xf32>, tensor<8x8x4x16xf32>) outs(%209 : tensor<16x3x3x16xf32>) -> tensor<16x3x3x16xf32>
    %280 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%211 : tensor<3x3x16x16xf32>) {
    ^bb0(%out: f32):
      %372 = linalg.index 0 : index
      %373 = linalg.index 1 : index
      %374 = linalg.index 2 : index
      %375 = linalg.index 3 : index
      %376 = arith.subi %c2, %372 : index
      %377 = arith.subi %c2, %373 : index
      %extracted = tensor.extract %arg10[%376, %377, %375, %374] : tensor<3x3x16x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x16x16xf32>
    %padded_81 = tensor.pad %274 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x8x8x16xf32> to tensor<4x10x10x16xf32>
    %281 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_81, %280 : tensor<4x10x10x16xf32>, tensor<3x3x16x16xf32>) outs(%26 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %282 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %281 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) outs(%25 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.cmpf ogt, %in, %cst_4 : f32
      %373 = arith.select %372, %in_98, %cst_4 : f32
      linalg.yield %373 : f32
    } -> tensor<4x8x8x16xf32>
    %expanded_82 = tensor.expand_shape %282 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %283 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_82 : tensor<4x8x8x1x1x1x16xf32>) outs(%201 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x16xf32>
    %284 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%283 : tensor<1x1x1x16xf32>) outs(%200 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<16xf32>
    %285 = tensor.empty() : tensor<8x8x8x4xf32>
    %286 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24 : tensor<4x8x8x8xf32>) outs(%285 : tensor<8x8x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x8x4xf32>
    %287 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%282 : tensor<4x8x8x16xf32>) outs(%206 : tensor<8x8x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x4x16xf32>
    %288 = tensor.empty() : tensor<8x3x3x16xf32>
    %289 = linalg.fill ins(%cst_4 : f32) outs(%288 : tensor<8x3x3x16xf32>) -> tensor<8x3x3x16xf32>
    %padded_83 = tensor.pad %286 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<8x8x8x4xf32> to tensor<8x10x10x4xf32>
    %290 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_83, %287 : tensor<8x10x10x4xf32>, tensor<8x8x4x16xf32>) outs(%289 : tensor<8x3x3x16xf32>) -> tensor<8x3x3x16xf32>
    %291 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%177 : tensor<3x3x16x8xf32>) {
    ^bb0(%out: f32):
      %372 = linalg.index 0 : index
      %373 = linalg.index 1 : index
      %374 = linalg.index 2 : index
      %375 = linalg.index 3 : index
      %376 = arith.subi %c2, %372 : index
      %377 = arith.subi %c2, %373 : index
      %extracted = tensor.extract %arg8[%376, %377, %375, %374] : tensor<3x3x8x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x16x8xf32>
    %padded_84 = tensor.pad %282 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x8x8x16xf32> to tensor<4x10x10x16xf32>
    %292 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_84, %291 : tensor<4x10x10x16xf32>, tensor<3x3x16x8xf32>) outs(%22 : tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %293 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%292 : tensor<4x8x8x8xf32>) outs(%21 : tensor<4x8x8x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.divf %in, %cst_3 : f32
      linalg.yield %372 : f32
    } -> tensor<4x8x8x8xf32>
    %294 = tensor.empty() : tensor<4x17x17x8xf32>
    %295 = linalg.fill ins(%cst_4 : f32) outs(%294 : tensor<4x17x17x8xf32>) -> tensor<4x17x17x8xf32>
    %inserted_slice_85 = tensor.insert_slice %293 into %295[0, 1, 1, 0] [4, 8, 8, 8] [1, 2, 2, 1] : tensor<4x8x8x8xf32> into tensor<4x17x17x8xf32>
    %296 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_85, %8 : tensor<4x17x17x8xf32>, tensor<2x2xf32>) outs(%14 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %297 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %extracted_slice_52, %296 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %in_99: f32, %out: f32):
      %372 = arith.addf %in_98, %in_99 : f32
      %373 = arith.cmpf ogt, %in, %cst_4 : f32
      %374 = arith.select %373, %372, %cst_4 : f32
      linalg.yield %374 : f32
    } -> tensor<4x16x16x8xf32>
    %expanded_86 = tensor.expand_shape %297 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %298 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_86 : tensor<4x16x16x1x1x1x8xf32>) outs(%155 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x8xf32>
    %299 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%298 : tensor<1x1x1x8xf32>) outs(%154 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<8xf32>
    %300 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<4x16x16x8xf32>) outs(%158 : tensor<8x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16x16x4xf32>
    %301 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%297 : tensor<4x16x16x8xf32>) outs(%160 : tensor<16x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x8xf32>
    %padded_87 = tensor.pad %300 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<8x16x16x4xf32> to tensor<8x18x18x4xf32>
    %302 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_87, %301 : tensor<8x18x18x4xf32>, tensor<16x16x4x8xf32>) outs(%163 : tensor<8x3x3x8xf32>) -> tensor<8x3x3x8xf32>
    %303 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%165 : tensor<3x3x8x8xf32>) {
    ^bb0(%out: f32):
      %372 = linalg.index 0 : index
      %373 = linalg.index 1 : index
      %374 = linalg.index 2 : index
      %375 = linalg.index 3 : index
      %376 = arith.subi %c2, %372 : index
      %377 = arith.subi %c2, %373 : index
      %extracted = tensor.extract %arg6[%376, %377, %375, %374] : tensor<3x3x8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x8x8xf32>
    %padded_88 = tensor.pad %297 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x16x16x8xf32> to tensor<4x18x18x8xf32>
    %304 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_88, %303 : tensor<4x18x18x8xf32>, tensor<3x3x8x8xf32>) outs(%14 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %305 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16, %304 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.cmpf ogt, %in, %cst_4 : f32
      %373 = arith.select %372, %in_98, %cst_4 : f32
      linalg.yield %373 : f32
    } -> tensor<4x16x16x8xf32>
    %expanded_89 = tensor.expand_shape %305 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %306 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_89 : tensor<4x16x16x1x1x1x8xf32>) outs(%155 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x8xf32>
    %307 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%306 : tensor<1x1x1x8xf32>) outs(%154 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<8xf32>
    %308 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%12 : tensor<4x16x16x4xf32>) outs(%9 : tensor<4x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x16x16x4xf32>
    %309 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%305 : tensor<4x16x16x8xf32>) outs(%160 : tensor<16x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x8xf32>
    %310 = tensor.empty() : tensor<4x3x3x8xf32>
    %311 = linalg.fill ins(%cst_4 : f32) outs(%310 : tensor<4x3x3x8xf32>) -> tensor<4x3x3x8xf32>
    %padded_90 = tensor.pad %308 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x16x16x4xf32> to tensor<4x18x18x4xf32>
    %312 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_90, %309 : tensor<4x18x18x4xf32>, tensor<16x16x4x8xf32>) outs(%311 : tensor<4x3x3x8xf32>) -> tensor<4x3x3x8xf32>
    %313 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%131 : tensor<3x3x8x4xf32>) {
    ^bb0(%out: f32):
      %372 = linalg.index 0 : index
      %373 = linalg.index 1 : index
      %374 = linalg.index 2 : index
      %375 = linalg.index 3 : index
      %376 = arith.subi %c2, %372 : index
      %377 = arith.subi %c2, %373 : index
      %extracted = tensor.extract %arg4[%376, %377, %375, %374] : tensor<3x3x4x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x8x4xf32>
    %padded_91 = tensor.pad %305 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x16x16x8xf32> to tensor<4x18x18x8xf32>
    %314 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_91, %313 : tensor<4x18x18x8xf32>, tensor<3x3x8x4xf32>) outs(%10 : tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32>
    %315 = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%314 : tensor<4x16x16x4xf32>) outs(%9 : tensor<4x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.divf %in, %cst_3 : f32
      linalg.yield %372 : f32
    } -> tensor<4x16x16x4xf32>
    %316 = tensor.empty() : tensor<4x33x33x4xf32>
    %317 = linalg.fill ins(%cst_4 : f32) outs(%316 : tensor<4x33x33x4xf32>) -> tensor<4x33x33x4xf32>
    %inserted_slice_92 = tensor.insert_slice %315 into %317[0, 1, 1, 0] [4, 16, 16, 4] [1, 2, 2, 1] : tensor<4x16x16x4xf32> into tensor<4x33x33x4xf32>
    %318 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_92, %8 : tensor<4x33x33x4xf32>, tensor<2x2xf32>) outs(%1 : tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %319 = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %extracted_slice, %318 : tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %in_99: f32, %out: f32):
      %372 = arith.addf %in_98, %in_99 : f32
      %373 = arith.cmpf ogt, %in, %cst_4 : f32
      %374 = arith.select %373, %372, %cst_4 : f32
      linalg.yield %374 : f32
    } -> tensor<4x32x32x4xf32>
    %expanded_93 = tensor.expand_shape %319 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 4] : tensor<4x32x32x4xf32> into tensor<4x32x32x1x1x1x4xf32>
    %320 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_93 : tensor<4x32x32x1x1x1x4xf32>) outs(%99 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x4xf32>
    %321 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%320 : tensor<1x1x1x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<4xf32>
    %322 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%4 : tensor<4x32x32x4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x32x32x4xf32>
    %323 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%319 : tensor<4x32x32x4xf32>) outs(%103 : tensor<32x32x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32x4x4xf32>
    %padded_94 = tensor.pad %322 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x4xf32> to tensor<4x34x34x4xf32>
    %324 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_94, %323 : tensor<4x34x34x4xf32>, tensor<32x32x4x4xf32>) outs(%117 : tensor<4x3x3x4xf32>) -> tensor<4x3x3x4xf32>
    %325 = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%119 : tensor<3x3x4x4xf32>) {
    ^bb0(%out: f32):
      %372 = linalg.index 0 : index
      %373 = linalg.index 1 : index
      %374 = linalg.index 2 : index
      %375 = linalg.index 3 : index
      %376 = arith.subi %c2, %372 : index
      %377 = arith.subi %c2, %373 : index
      %extracted = tensor.extract %arg2[%376, %377, %375, %374] : tensor<3x3x4x4xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x4x4xf32>
    %padded_95 = tensor.pad %319 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<4x32x32x4xf32> to tensor<4x34x34x4xf32>
    %326 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_95, %325 : tensor<4x34x34x4xf32>, tensor<3x3x4x4xf32>) outs(%1 : tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %327 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%3, %326 : tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) outs(%0 : tensor<4x32x32x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.cmpf ogt, %in, %cst_4 : f32
      %373 = arith.select %372, %in_98, %cst_4 : f32
      linalg.yield %373 : f32
    } -> tensor<4x32x32x4xf32>
    %expanded_96 = tensor.expand_shape %327 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 4] : tensor<4x32x32x4xf32> into tensor<4x32x32x1x1x1x4xf32>
    %328 = linalg.generic {indexing_maps = [#map11, #map12], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_96 : tensor<4x32x32x1x1x1x4xf32>) outs(%99 : tensor<1x1x1x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<1x1x1x4xf32>
    %329 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%328 : tensor<1x1x1x4xf32>) outs(%98 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %372 = arith.addf %out, %in : f32
      linalg.yield %372 : f32
    } -> tensor<4xf32>
    %330 = tensor.empty() : tensor<3x32x32x4xf32>
    %331 = linalg.generic {indexing_maps = [#map15, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg36 : tensor<4x32x32x3xf32>) outs(%330 : tensor<3x32x32x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x32x32x4xf32>
    %332 = linalg.generic {indexing_maps = [#map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%327 : tensor<4x32x32x4xf32>) outs(%103 : tensor<32x32x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x32x4x4xf32>
    %333 = tensor.empty() : tensor<3x3x3x4xf32>
    %334 = linalg.fill ins(%cst_4 : f32) outs(%333 : tensor<3x3x3x4xf32>) -> tensor<3x3x3x4xf32>
    %padded_97 = tensor.pad %331 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg38: index, %arg39: index, %arg40: index, %arg41: index):
      tensor.yield %cst_4 : f32
    } : tensor<3x32x32x4xf32> to tensor<3x34x34x4xf32>
    %335 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_97, %332 : tensor<3x34x34x4xf32>, tensor<32x32x4x4xf32>) outs(%334 : tensor<3x3x3x4xf32>) -> tensor<3x3x3x4xf32>
    %336 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %335 : tensor<3x3x3x4xf32>, tensor<3x3x3x4xf32>) outs(%333 : tensor<3x3x3x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<3x3x3x4xf32>
    %337 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg1, %329 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<4xf32>
    %338 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg2, %324 : tensor<3x3x4x4xf32>, tensor<4x3x3x4xf32>) outs(%119 : tensor<3x3x4x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<3x3x4x4xf32>
    %339 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg3, %321 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<4xf32>
    %340 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg4, %312 : tensor<3x3x4x8xf32>, tensor<4x3x3x8xf32>) outs(%132 : tensor<3x3x4x8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<3x3x4x8xf32>
    %341 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg5, %307 : tensor<8xf32>, tensor<8xf32>) outs(%153 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<8xf32>
    %342 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %302 : tensor<3x3x8x8xf32>, tensor<8x3x3x8xf32>) outs(%165 : tensor<3x3x8x8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<3x3x8x8xf32>
    %343 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg7, %299 : tensor<8xf32>, tensor<8xf32>) outs(%153 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<8xf32>
    %344 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg8, %290 : tensor<3x3x8x16xf32>, tensor<8x3x3x16xf32>) outs(%178 : tensor<3x3x8x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<3x3x8x16xf32>
    %345 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg9, %284 : tensor<16xf32>, tensor<16xf32>) outs(%199 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<16xf32>
    %346 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg10, %279 : tensor<3x3x16x16xf32>, tensor<16x3x3x16xf32>) outs(%211 : tensor<3x3x16x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<3x3x16x16xf32>
    %347 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg11, %276 : tensor<16xf32>, tensor<16xf32>) outs(%199 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<16xf32>
    %348 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg12, %267 : tensor<3x3x16x32xf32>, tensor<16x3x3x32xf32>) outs(%224 : tensor<3x3x16x32xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<3x3x16x32xf32>
    %349 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg13, %261 : tensor<32xf32>, tensor<32xf32>) outs(%245 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<32xf32>
    %350 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg14, %255 : tensor<3x3x32x32xf32>, tensor<32x3x3x32xf32>) outs(%256 : tensor<3x3x32x32xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<3x3x32x32xf32>
    %351 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg15, %249 : tensor<32xf32>, tensor<32xf32>) outs(%245 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<32xf32>
    %352 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg16, %235 : tensor<2x2x32x16xf32>, tensor<32x2x2x16xf32>) outs(%236 : tensor<2x2x32x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<2x2x32x16xf32>
    %353 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg17, %230 : tensor<16xf32>, tensor<16xf32>) outs(%199 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<16xf32>
    %354 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg18, %222 : tensor<3x3x32x16xf32>, tensor<32x3x3x16xf32>) outs(%223 : tensor<3x3x32x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<3x3x32x16xf32>
    %355 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg19, %216 : tensor<16xf32>, tensor<16xf32>) outs(%199 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<16xf32>
    %356 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg20, %210 : tensor<3x3x16x16xf32>, tensor<16x3x3x16xf32>) outs(%211 : tensor<3x3x16x16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<3x3x16x16xf32>
    %357 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg21, %203 : tensor<16xf32>, tensor<16xf32>) outs(%199 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<16xf32>
    %358 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg22, %189 : tensor<2x2x16x8xf32>, tensor<16x2x2x8xf32>) outs(%190 : tensor<2x2x16x8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<2x2x16x8xf32>
    %359 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg23, %184 : tensor<8xf32>, tensor<8xf32>) outs(%153 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<8xf32>
    %360 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg24, %176 : tensor<3x3x16x8xf32>, tensor<16x3x3x8xf32>) outs(%177 : tensor<3x3x16x8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<3x3x16x8xf32>
    %361 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg25, %170 : tensor<8xf32>, tensor<8xf32>) outs(%153 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<8xf32>
    %362 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg26, %164 : tensor<3x3x8x8xf32>, tensor<8x3x3x8xf32>) outs(%165 : tensor<3x3x8x8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<3x3x8x8xf32>
    %363 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg27, %157 : tensor<8xf32>, tensor<8xf32>) outs(%153 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<8xf32>
    %364 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg28, %143 : tensor<2x2x8x4xf32>, tensor<8x2x2x4xf32>) outs(%144 : tensor<2x2x8x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<2x2x8x4xf32>
    %365 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg29, %138 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<4xf32>
    %366 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg30, %130 : tensor<3x3x8x4xf32>, tensor<8x3x3x4xf32>) outs(%131 : tensor<3x3x8x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<3x3x8x4xf32>
    %367 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg31, %124 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<4xf32>
    %368 = linalg.generic {indexing_maps = [#map, #map16, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg32, %118 : tensor<3x3x4x4xf32>, tensor<4x3x3x4xf32>) outs(%119 : tensor<3x3x4x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<3x3x4x4xf32>
    %369 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg33, %113 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<4xf32>
    %370 = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg34, %expanded_33 : tensor<1x1x4x4xf32>, tensor<1x1x4x4xf32>) outs(%108 : tensor<1x1x4x4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<1x1x4x4xf32>
    %371 = linalg.generic {indexing_maps = [#map19, #map19, #map19], iterator_types = ["parallel"]} ins(%arg35, %101 : tensor<4xf32>, tensor<4xf32>) outs(%97 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_98: f32, %out: f32):
      %372 = arith.mulf %in_98, %cst_0 : f32
      %373 = arith.subf %in, %372 : f32
      linalg.yield %373 : f32
    } -> tensor<4xf32>
    return %92, %336, %337, %338, %339, %340, %341, %342, %343, %344, %345, %346, %347, %348, %349, %350, %351, %352, %353, %354, %355, %356, %357, %358, %359, %360, %361, %362, %363, %364, %365, %366, %367, %368, %369, %370, %371 : tensor<f32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<3x3x4x8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<2x2x32x16xf32>, tensor<16xf32>, tensor<3x3x32x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<2x2x16x8xf32>, tensor<8xf32>, tensor<3x3x16x8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<2x2x8x4xf32>, tensor<4xf32>, tensor<3x3x8x4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<1x1x4x4xf32>, tensor<4xf32>
  }
}

