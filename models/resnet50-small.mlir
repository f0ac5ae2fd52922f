// tools/models/generate resnet50-small  (jax 0.10.2, jaxlib 0.10.2, iree-base-compiler 3.13.0, mlir-opt 22.1.8)
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
module @resnet50_small {
  func.func @main(%arg0: tensor<7x7x3x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<1x1x8x8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<3x3x8x8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<1x1x8x32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<1x1x8x32xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32xf32>, %arg15: tensor<1x1x32x16xf32>, %arg16: tensor<16xf32>, %arg17: tensor<16xf32>, %arg18: tensor<3x3x16x16xf32>, %arg19: tensor<16xf32>, %arg20: tensor<16xf32>, %arg21: tensor<1x1x16x64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64xf32>, %arg24: tensor<1x1x32x64xf32>, %arg25: tensor<64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<1x1x64x32xf32>, %arg28: tensor<32xf32>, %arg29: tensor<32xf32>, %arg30: tensor<3x3x32x32xf32>, %arg31: tensor<32xf32>, %arg32: tensor<32xf32>, %arg33: tensor<1x1x32x128xf32>, %arg34: tensor<128xf32>, %arg35: tensor<128xf32>, %arg36: tensor<1x1x64x128xf32>, %arg37: tensor<128xf32>, %arg38: tensor<128xf32>, %arg39: tensor<1x1x128x64xf32>, %arg40: tensor<64xf32>, %arg41: tensor<64xf32>, %arg42: tensor<3x3x64x64xf32>, %arg43: tensor<64xf32>, %arg44: tensor<64xf32>, %arg45: tensor<1x1x64x256xf32>, %arg46: tensor<256xf32>, %arg47: tensor<256xf32>, %arg48: tensor<1x1x128x256xf32>, %arg49: tensor<256xf32>, %arg50: tensor<256xf32>, %arg51: tensor<256x10xf32>, %arg52: tensor<10xf32>, %arg53: tensor<4x64x64x3xf32>, %arg54: tensor<4x10xf32>) -> (tensor<f32>, tensor<7x7x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x16x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x128x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x10xf32>, tensor<10xf32>) {
    %cst = arith.constant -2.500000e-01 : f32
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 0xFF800000 : f32
    %cst_2 = arith.constant 4.000000e+00 : f32
    %cst_3 = arith.constant 1.600000e+01 : f32
    %cst_4 = arith.constant 6.400000e+01 : f32
    %cst_5 = arith.constant 2.560000e+02 : f32
    %cst_6 = arith.constant 1.024000e+03 : f32
    %cst_7 = arith.constant 9.000000e+00 : f32
    %cst_8 = arith.constant -5.000000e-01 : f32
    %cst_9 = arith.constant 9.99999974E-6 : f32
    %cst_10 = arith.constant 2.000000e+00 : f32
    %cst_11 = arith.constant 4.096000e+03 : f32
    %cst_12 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x32x32x8xf32>
    %1 = linalg.fill ins(%cst_12 : f32) outs(%0 : tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %padded = tensor.pad %arg53 low[0, 2, 2, 0] high[0, 3, 3, 0] {
    ^bb0(%arg55: index, %arg56: index, %arg57: index, %arg58: index):
      tensor.yield %cst_12 : f32
    } : tensor<4x64x64x3xf32> to tensor<4x69x69x3xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded, %arg0 : tensor<4x69x69x3xf32>, tensor<7x7x3x8xf32>) outs(%1 : tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %3 = tensor.empty() : tensor<8xf32>
    %4 = linalg.fill ins(%cst_12 : f32) outs(%3 : tensor<8xf32>) -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%2 : tensor<4x32x32x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %5 : tensor<4x32x32x8xf32>, tensor<8xf32>) outs(%0 : tensor<4x32x32x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_11 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x32x32x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%6 : tensor<4x32x32x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<8xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%7 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_11 : f32
      %646 = arith.addf %645, %cst_9 : f32
      linalg.yield %646 : f32
    } -> tensor<8xf32>
    %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%8 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.rsqrt %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %arg1 : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<4x32x32x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x32x32x8xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %10, %arg2 : tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>, tensor<8xf32>) outs(%0 : tensor<4x32x32x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %645, %in_133 : f32
      linalg.yield %646 : f32
    } -> tensor<4x32x32x8xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<4x32x32x8xf32>) outs(%0 : tensor<4x32x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.maximumf %in, %cst_12 : f32
      linalg.yield %645 : f32
    } -> tensor<4x32x32x8xf32>
    %13 = tensor.empty() : tensor<4x16x16x8xf32>
    %14 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_12 : f32
    } -> tensor<4x16x16x8xf32>
    %padded_13 = tensor.pad %12 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg55: index, %arg56: index, %arg57: index, %arg58: index):
      tensor.yield %cst_12 : f32
    } : tensor<4x32x32x8xf32> to tensor<4x33x33x8xf32>
    %15 = tensor.empty() : tensor<3x3xf32>
    %16 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded_13, %15 : tensor<4x33x33x8xf32>, tensor<3x3xf32>) outs(%14 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<4x16x16x8xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_7 : f32
      linalg.yield %645 : f32
    } -> tensor<4x16x16x8xf32>
    %18 = linalg.fill ins(%cst_12 : f32) outs(%13 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %19 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%17, %arg3 : tensor<4x16x16x8xf32>, tensor<1x1x8x8xf32>) outs(%18 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%19 : tensor<4x16x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<4x16x16x8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_6 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x16x16x8xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%21 : tensor<4x16x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<8xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%22 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_6 : f32
      %646 = arith.addf %645, %cst_9 : f32
      linalg.yield %646 : f32
    } -> tensor<8xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%23 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.rsqrt %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %arg4 : tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x16x16x8xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %25, %arg5 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %645, %in_133 : f32
      linalg.yield %646 : f32
    } -> tensor<4x16x16x8xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.maximumf %in, %cst_12 : f32
      linalg.yield %645 : f32
    } -> tensor<4x16x16x8xf32>
    %padded_14 = tensor.pad %27 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg55: index, %arg56: index, %arg57: index, %arg58: index):
      tensor.yield %cst_12 : f32
    } : tensor<4x16x16x8xf32> to tensor<4x18x18x8xf32>
    %28 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_14, %arg6 : tensor<4x18x18x8xf32>, tensor<3x3x8x8xf32>) outs(%18 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%28 : tensor<4x16x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %29 : tensor<4x16x16x8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_6 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x16x16x8xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%30 : tensor<4x16x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<8xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%31 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_6 : f32
      %646 = arith.addf %645, %cst_9 : f32
      linalg.yield %646 : f32
    } -> tensor<8xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%32 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.rsqrt %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %arg7 : tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x16x16x8xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %34, %arg8 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %645, %in_133 : f32
      linalg.yield %646 : f32
    } -> tensor<4x16x16x8xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.maximumf %in, %cst_12 : f32
      linalg.yield %645 : f32
    } -> tensor<4x16x16x8xf32>
    %37 = tensor.empty() : tensor<4x16x16x32xf32>
    %38 = linalg.fill ins(%cst_12 : f32) outs(%37 : tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %39 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%36, %arg9 : tensor<4x16x16x8xf32>, tensor<1x1x8x32xf32>) outs(%38 : tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %40 = tensor.empty() : tensor<32xf32>
    %41 = linalg.fill ins(%cst_12 : f32) outs(%40 : tensor<32xf32>) -> tensor<32xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%39 : tensor<4x16x16x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %42 : tensor<4x16x16x32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_6 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x16x16x32xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%43 : tensor<4x16x16x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<32xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%44 : tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_6 : f32
      %646 = arith.addf %645, %cst_9 : f32
      linalg.yield %646 : f32
    } -> tensor<32xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%45 : tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.rsqrt %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %arg10 : tensor<32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x16x16x32xf32>
    %48 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%17, %arg12 : tensor<4x16x16x8xf32>, tensor<1x1x8x32xf32>) outs(%38 : tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%48 : tensor<4x16x16x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %49 : tensor<4x16x16x32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_6 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x16x16x32xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%50 : tensor<4x16x16x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<32xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%51 : tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_6 : f32
      %646 = arith.addf %645, %cst_9 : f32
      linalg.yield %646 : f32
    } -> tensor<32xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%52 : tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.rsqrt %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %arg13 : tensor<32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x16x16x32xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %54, %arg14, %43, %47, %arg11 : tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>, tensor<32xf32>, tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %in_136: f32, %out: f32):
      %645 = arith.mulf %in_134, %in_135 : f32
      %646 = arith.addf %645, %in_136 : f32
      %647 = arith.mulf %in, %in_132 : f32
      %648 = arith.addf %647, %in_133 : f32
      %649 = arith.addf %648, %646 : f32
      linalg.yield %649 : f32
    } -> tensor<4x16x16x32xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<4x16x16x32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.maximumf %in, %cst_12 : f32
      linalg.yield %645 : f32
    } -> tensor<4x16x16x32xf32>
    %57 = tensor.empty() : tensor<4x16x16x16xf32>
    %58 = linalg.fill ins(%cst_12 : f32) outs(%57 : tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %59 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%56, %arg15 : tensor<4x16x16x32xf32>, tensor<1x1x32x16xf32>) outs(%58 : tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %60 = tensor.empty() : tensor<16xf32>
    %61 = linalg.fill ins(%cst_12 : f32) outs(%60 : tensor<16xf32>) -> tensor<16xf32>
    %62 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%59 : tensor<4x16x16x16xf32>) outs(%61 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<16xf32>
    %63 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %62 : tensor<4x16x16x16xf32>, tensor<16xf32>) outs(%57 : tensor<4x16x16x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_6 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x16x16x16xf32>
    %64 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%63 : tensor<4x16x16x16xf32>) outs(%61 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<16xf32>
    %65 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%64 : tensor<16xf32>) outs(%60 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_6 : f32
      %646 = arith.addf %645, %cst_9 : f32
      linalg.yield %646 : f32
    } -> tensor<16xf32>
    %66 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%65 : tensor<16xf32>) outs(%60 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.rsqrt %in : f32
      linalg.yield %645 : f32
    } -> tensor<16xf32>
    %67 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %arg16 : tensor<16xf32>, tensor<16xf32>) outs(%57 : tensor<4x16x16x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x16x16x16xf32>
    %68 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%63, %67, %arg17 : tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>, tensor<16xf32>) outs(%57 : tensor<4x16x16x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %645, %in_133 : f32
      linalg.yield %646 : f32
    } -> tensor<4x16x16x16xf32>
    %69 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68 : tensor<4x16x16x16xf32>) outs(%57 : tensor<4x16x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.maximumf %in, %cst_12 : f32
      linalg.yield %645 : f32
    } -> tensor<4x16x16x16xf32>
    %70 = tensor.empty() : tensor<4x8x8x16xf32>
    %71 = linalg.fill ins(%cst_12 : f32) outs(%70 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %padded_15 = tensor.pad %69 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg55: index, %arg56: index, %arg57: index, %arg58: index):
      tensor.yield %cst_12 : f32
    } : tensor<4x16x16x16xf32> to tensor<4x17x17x16xf32>
    %72 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded_15, %arg18 : tensor<4x17x17x16xf32>, tensor<3x3x16x16xf32>) outs(%71 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %73 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%72 : tensor<4x8x8x16xf32>) outs(%61 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<16xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%72, %73 : tensor<4x8x8x16xf32>, tensor<16xf32>) outs(%70 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_5 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x8x8x16xf32>
    %75 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%74 : tensor<4x8x8x16xf32>) outs(%61 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<16xf32>
    %76 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%75 : tensor<16xf32>) outs(%60 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_5 : f32
      %646 = arith.addf %645, %cst_9 : f32
      linalg.yield %646 : f32
    } -> tensor<16xf32>
    %77 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%76 : tensor<16xf32>) outs(%60 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.rsqrt %in : f32
      linalg.yield %645 : f32
    } -> tensor<16xf32>
    %78 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%77, %arg19 : tensor<16xf32>, tensor<16xf32>) outs(%70 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x8x8x16xf32>
    %79 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74, %78, %arg20 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>, tensor<16xf32>) outs(%70 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %645, %in_133 : f32
      linalg.yield %646 : f32
    } -> tensor<4x8x8x16xf32>
    %80 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79 : tensor<4x8x8x16xf32>) outs(%70 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.maximumf %in, %cst_12 : f32
      linalg.yield %645 : f32
    } -> tensor<4x8x8x16xf32>
    %81 = tensor.empty() : tensor<4x8x8x64xf32>
    %82 = linalg.fill ins(%cst_12 : f32) outs(%81 : tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %83 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%80, %arg21 : tensor<4x8x8x16xf32>, tensor<1x1x16x64xf32>) outs(%82 : tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %84 = tensor.empty() : tensor<64xf32>
    %85 = linalg.fill ins(%cst_12 : f32) outs(%84 : tensor<64xf32>) -> tensor<64xf32>
    %86 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%83 : tensor<4x8x8x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %87 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83, %86 : tensor<4x8x8x64xf32>, tensor<64xf32>) outs(%81 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_5 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x8x8x64xf32>
    %88 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%87 : tensor<4x8x8x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<64xf32>
    %89 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%88 : tensor<64xf32>) outs(%84 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_5 : f32
      %646 = arith.addf %645, %cst_9 : f32
      linalg.yield %646 : f32
    } -> tensor<64xf32>
    %90 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%89 : tensor<64xf32>) outs(%84 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.rsqrt %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %91 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %arg22 : tensor<64xf32>, tensor<64xf32>) outs(%81 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x8x8x64xf32>
    %92 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%56, %arg24 : tensor<4x16x16x32xf32>, tensor<1x1x32x64xf32>) outs(%82 : tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %93 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%92 : tensor<4x8x8x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %94 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%92, %93 : tensor<4x8x8x64xf32>, tensor<64xf32>) outs(%81 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_5 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x8x8x64xf32>
    %95 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%94 : tensor<4x8x8x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<64xf32>
    %96 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%95 : tensor<64xf32>) outs(%84 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_5 : f32
      %646 = arith.addf %645, %cst_9 : f32
      linalg.yield %646 : f32
    } -> tensor<64xf32>
    %97 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%96 : tensor<64xf32>) outs(%84 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.rsqrt %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %98 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%97, %arg25 : tensor<64xf32>, tensor<64xf32>) outs(%81 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x8x8x64xf32>
    %99 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%94, %98, %arg26, %87, %91, %arg23 : tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>, tensor<64xf32>, tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>, tensor<64xf32>) outs(%81 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %in_136: f32, %out: f32):
      %645 = arith.mulf %in_134, %in_135 : f32
      %646 = arith.addf %645, %in_136 : f32
      %647 = arith.mulf %in, %in_132 : f32
      %648 = arith.addf %647, %in_133 : f32
      %649 = arith.addf %648, %646 : f32
      linalg.yield %649 : f32
    } -> tensor<4x8x8x64xf32>
    %100 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99 : tensor<4x8x8x64xf32>) outs(%81 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.maximumf %in, %cst_12 : f32
      linalg.yield %645 : f32
    } -> tensor<4x8x8x64xf32>
    %101 = tensor.empty() : tensor<4x8x8x32xf32>
    %102 = linalg.fill ins(%cst_12 : f32) outs(%101 : tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %103 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%100, %arg27 : tensor<4x8x8x64xf32>, tensor<1x1x64x32xf32>) outs(%102 : tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %104 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%103 : tensor<4x8x8x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %105 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%103, %104 : tensor<4x8x8x32xf32>, tensor<32xf32>) outs(%101 : tensor<4x8x8x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_5 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x8x8x32xf32>
    %106 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%105 : tensor<4x8x8x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<32xf32>
    %107 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%106 : tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_5 : f32
      %646 = arith.addf %645, %cst_9 : f32
      linalg.yield %646 : f32
    } -> tensor<32xf32>
    %108 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%107 : tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.rsqrt %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %109 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%108, %arg28 : tensor<32xf32>, tensor<32xf32>) outs(%101 : tensor<4x8x8x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x8x8x32xf32>
    %110 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%105, %109, %arg29 : tensor<4x8x8x32xf32>, tensor<4x8x8x32xf32>, tensor<32xf32>) outs(%101 : tensor<4x8x8x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %645, %in_133 : f32
      linalg.yield %646 : f32
    } -> tensor<4x8x8x32xf32>
    %111 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110 : tensor<4x8x8x32xf32>) outs(%101 : tensor<4x8x8x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.maximumf %in, %cst_12 : f32
      linalg.yield %645 : f32
    } -> tensor<4x8x8x32xf32>
    %112 = tensor.empty() : tensor<4x4x4x32xf32>
    %113 = linalg.fill ins(%cst_12 : f32) outs(%112 : tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %padded_16 = tensor.pad %111 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg55: index, %arg56: index, %arg57: index, %arg58: index):
      tensor.yield %cst_12 : f32
    } : tensor<4x8x8x32xf32> to tensor<4x9x9x32xf32>
    %114 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded_16, %arg30 : tensor<4x9x9x32xf32>, tensor<3x3x32x32xf32>) outs(%113 : tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%114 : tensor<4x4x4x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %116 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%114, %115 : tensor<4x4x4x32xf32>, tensor<32xf32>) outs(%112 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_4 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x4x4x32xf32>
    %117 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%116 : tensor<4x4x4x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<32xf32>
    %118 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%117 : tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_4 : f32
      %646 = arith.addf %645, %cst_9 : f32
      linalg.yield %646 : f32
    } -> tensor<32xf32>
    %119 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%118 : tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.rsqrt %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %120 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %arg31 : tensor<32xf32>, tensor<32xf32>) outs(%112 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x4x4x32xf32>
    %121 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%116, %120, %arg32 : tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>, tensor<32xf32>) outs(%112 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %645, %in_133 : f32
      linalg.yield %646 : f32
    } -> tensor<4x4x4x32xf32>
    %122 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121 : tensor<4x4x4x32xf32>) outs(%112 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.maximumf %in, %cst_12 : f32
      linalg.yield %645 : f32
    } -> tensor<4x4x4x32xf32>
    %123 = tensor.empty() : tensor<4x4x4x128xf32>
    %124 = linalg.fill ins(%cst_12 : f32) outs(%123 : tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %125 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%122, %arg33 : tensor<4x4x4x32xf32>, tensor<1x1x32x128xf32>) outs(%124 : tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %126 = tensor.empty() : tensor<128xf32>
    %127 = linalg.fill ins(%cst_12 : f32) outs(%126 : tensor<128xf32>) -> tensor<128xf32>
    %128 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%125 : tensor<4x4x4x128xf32>) outs(%127 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<128xf32>
    %129 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%125, %128 : tensor<4x4x4x128xf32>, tensor<128xf32>) outs(%123 : tensor<4x4x4x128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_4 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x4x4x128xf32>
    %130 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%129 : tensor<4x4x4x128xf32>) outs(%127 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<128xf32>
    %131 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%130 : tensor<128xf32>) outs(%126 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_4 : f32
      %646 = arith.addf %645, %cst_9 : f32
      linalg.yield %646 : f32
    } -> tensor<128xf32>
    %132 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%131 : tensor<128xf32>) outs(%126 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.rsqrt %in : f32
      linalg.yield %645 : f32
    } -> tensor<128xf32>
    %133 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%132, %arg34 : tensor<128xf32>, tensor<128xf32>) outs(%123 : tensor<4x4x4x128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x4x4x128xf32>
    %134 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%100, %arg36 : tensor<4x8x8x64xf32>, tensor<1x1x64x128xf32>) outs(%124 : tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %135 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%134 : tensor<4x4x4x128xf32>) outs(%127 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<128xf32>
    %136 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%134, %135 : tensor<4x4x4x128xf32>, tensor<128xf32>) outs(%123 : tensor<4x4x4x128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_4 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x4x4x128xf32>
    %137 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%136 : tensor<4x4x4x128xf32>) outs(%127 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<128xf32>
    %138 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%137 : tensor<128xf32>) outs(%126 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_4 : f32
      %646 = arith.addf %645, %cst_9 : f32
      linalg.yield %646 : f32
    } -> tensor<128xf32>
    %139 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%138 : tensor<128xf32>) outs(%126 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.rsqrt %in : f32
      linalg.yield %645 : f32
    } -> tensor<128xf32>
    %140 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139, %arg37 : tensor<128xf32>, tensor<128xf32>) outs(%123 : tensor<4x4x4x128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x4x4x128xf32>
    %141 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136, %140, %arg38, %129, %133, %arg35 : tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>, tensor<128xf32>, tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>, tensor<128xf32>) outs(%123 : tensor<4x4x4x128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %in_136: f32, %out: f32):
      %645 = arith.mulf %in_134, %in_135 : f32
      %646 = arith.addf %645, %in_136 : f32
      %647 = arith.mulf %in, %in_132 : f32
      %648 = arith.addf %647, %in_133 : f32
      %649 = arith.addf %648, %646 : f32
      linalg.yield %649 : f32
    } -> tensor<4x4x4x128xf32>
    %142 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141 : tensor<4x4x4x128xf32>) outs(%123 : tensor<4x4x4x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.maximumf %in, %cst_12 : f32
      linalg.yield %645 : f32
    } -> tensor<4x4x4x128xf32>
    %143 = tensor.empty() : tensor<4x4x4x64xf32>
    %144 = linalg.fill ins(%cst_12 : f32) outs(%143 : tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xf32>
    %145 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%142, %arg39 : tensor<4x4x4x128xf32>, tensor<1x1x128x64xf32>) outs(%144 : tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xf32>
    %146 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%145 : tensor<4x4x4x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %147 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145, %146 : tensor<4x4x4x64xf32>, tensor<64xf32>) outs(%143 : tensor<4x4x4x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_4 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x4x4x64xf32>
    %148 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%147 : tensor<4x4x4x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<64xf32>
    %149 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%148 : tensor<64xf32>) outs(%84 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_4 : f32
      %646 = arith.addf %645, %cst_9 : f32
      linalg.yield %646 : f32
    } -> tensor<64xf32>
    %150 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%149 : tensor<64xf32>) outs(%84 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.rsqrt %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %151 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%150, %arg40 : tensor<64xf32>, tensor<64xf32>) outs(%143 : tensor<4x4x4x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x4x4x64xf32>
    %152 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%147, %151, %arg41 : tensor<4x4x4x64xf32>, tensor<4x4x4x64xf32>, tensor<64xf32>) outs(%143 : tensor<4x4x4x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %645, %in_133 : f32
      linalg.yield %646 : f32
    } -> tensor<4x4x4x64xf32>
    %153 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152 : tensor<4x4x4x64xf32>) outs(%143 : tensor<4x4x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.maximumf %in, %cst_12 : f32
      linalg.yield %645 : f32
    } -> tensor<4x4x4x64xf32>
    %154 = tensor.empty() : tensor<4x2x2x64xf32>
    %155 = linalg.fill ins(%cst_12 : f32) outs(%154 : tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xf32>
    %padded_17 = tensor.pad %153 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg55: index, %arg56: index, %arg57: index, %arg58: index):
      tensor.yield %cst_12 : f32
    } : tensor<4x4x4x64xf32> to tensor<4x5x5x64xf32>
    %156 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded_17, %arg42 : tensor<4x5x5x64xf32>, tensor<3x3x64x64xf32>) outs(%155 : tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xf32>
    %157 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%156 : tensor<4x2x2x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %158 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%156, %157 : tensor<4x2x2x64xf32>, tensor<64xf32>) outs(%154 : tensor<4x2x2x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_3 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x2x2x64xf32>
    %159 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%158 : tensor<4x2x2x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<64xf32>
    %160 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%159 : tensor<64xf32>) outs(%84 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_3 : f32
      %646 = arith.addf %645, %cst_9 : f32
      linalg.yield %646 : f32
    } -> tensor<64xf32>
    %161 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%160 : tensor<64xf32>) outs(%84 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.rsqrt %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %162 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%161, %arg43 : tensor<64xf32>, tensor<64xf32>) outs(%154 : tensor<4x2x2x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x2x2x64xf32>
    %163 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%158, %162, %arg44 : tensor<4x2x2x64xf32>, tensor<4x2x2x64xf32>, tensor<64xf32>) outs(%154 : tensor<4x2x2x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %645, %in_133 : f32
      linalg.yield %646 : f32
    } -> tensor<4x2x2x64xf32>
    %164 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163 : tensor<4x2x2x64xf32>) outs(%154 : tensor<4x2x2x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.maximumf %in, %cst_12 : f32
      linalg.yield %645 : f32
    } -> tensor<4x2x2x64xf32>
    %165 = tensor.empty() : tensor<4x2x2x256xf32>
    %166 = linalg.fill ins(%cst_12 : f32) outs(%165 : tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %167 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%164, %arg45 : tensor<4x2x2x64xf32>, tensor<1x1x64x256xf32>) outs(%166 : tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %168 = tensor.empty() : tensor<256xf32>
    %169 = linalg.fill ins(%cst_12 : f32) outs(%168 : tensor<256xf32>) -> tensor<256xf32>
    %170 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%167 : tensor<4x2x2x256xf32>) outs(%169 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<256xf32>
    %171 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%167, %170 : tensor<4x2x2x256xf32>, tensor<256xf32>) outs(%165 : tensor<4x2x2x256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_3 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x2x2x256xf32>
    %172 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%171 : tensor<4x2x2x256xf32>) outs(%169 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<256xf32>
    %173 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%172 : tensor<256xf32>) outs(%168 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_3 : f32
      %646 = arith.addf %645, %cst_9 : f32
      linalg.yield %646 : f32
    } -> tensor<256xf32>
    %174 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%173 : tensor<256xf32>) outs(%168 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.rsqrt %in : f32
      linalg.yield %645 : f32
    } -> tensor<256xf32>
    %175 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%174, %arg46 : tensor<256xf32>, tensor<256xf32>) outs(%165 : tensor<4x2x2x256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x2x2x256xf32>
    %176 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%142, %arg48 : tensor<4x4x4x128xf32>, tensor<1x1x128x256xf32>) outs(%166 : tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %177 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%176 : tensor<4x2x2x256xf32>) outs(%169 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<256xf32>
    %178 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%176, %177 : tensor<4x2x2x256xf32>, tensor<256xf32>) outs(%165 : tensor<4x2x2x256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_3 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x2x2x256xf32>
    %179 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%178 : tensor<4x2x2x256xf32>) outs(%169 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<256xf32>
    %180 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%179 : tensor<256xf32>) outs(%168 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_3 : f32
      %646 = arith.addf %645, %cst_9 : f32
      linalg.yield %646 : f32
    } -> tensor<256xf32>
    %181 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%180 : tensor<256xf32>) outs(%168 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.rsqrt %in : f32
      linalg.yield %645 : f32
    } -> tensor<256xf32>
    %182 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%181, %arg49 : tensor<256xf32>, tensor<256xf32>) outs(%165 : tensor<4x2x2x256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x2x2x256xf32>
    %183 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%178, %182, %arg50, %171, %175, %arg47 : tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>, tensor<256xf32>, tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>, tensor<256xf32>) outs(%165 : tensor<4x2x2x256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %in_136: f32, %out: f32):
      %645 = arith.mulf %in_134, %in_135 : f32
      %646 = arith.addf %645, %in_136 : f32
      %647 = arith.mulf %in, %in_132 : f32
      %648 = arith.addf %647, %in_133 : f32
      %649 = arith.addf %648, %646 : f32
      linalg.yield %649 : f32
    } -> tensor<4x2x2x256xf32>
    %184 = tensor.empty() : tensor<4x256xf32>
    %185 = linalg.fill ins(%cst_12 : f32) outs(%184 : tensor<4x256xf32>) -> tensor<4x256xf32>
    %186 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%183 : tensor<4x2x2x256xf32>) outs(%185 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.maximumf %in, %cst_12 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x256xf32>
    %187 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%186 : tensor<4x256xf32>) outs(%184 : tensor<4x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_2 : f32
      linalg.yield %645 : f32
    } -> tensor<4x256xf32>
    %188 = tensor.empty() : tensor<4x10xf32>
    %189 = linalg.fill ins(%cst_12 : f32) outs(%188 : tensor<4x10xf32>) -> tensor<4x10xf32>
    %190 = linalg.matmul ins(%187, %arg51 : tensor<4x256xf32>, tensor<256x10xf32>) outs(%189 : tensor<4x10xf32>) -> tensor<4x10xf32>
    %191 = linalg.generic {indexing_maps = [#map10, #map11, #map10], iterator_types = ["parallel", "parallel"]} ins(%190, %arg52 : tensor<4x10xf32>, tensor<10xf32>) outs(%188 : tensor<4x10xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.addf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x10xf32>
    %192 = tensor.empty() : tensor<4xf32>
    %193 = linalg.fill ins(%cst_1 : f32) outs(%192 : tensor<4xf32>) -> tensor<4xf32>
    %194 = linalg.generic {indexing_maps = [#map10, #map12], iterator_types = ["parallel", "reduction"]} ins(%191 : tensor<4x10xf32>) outs(%193 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.maximumf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<4xf32>
    %195 = linalg.generic {indexing_maps = [#map10, #map12, #map10], iterator_types = ["parallel", "parallel"]} ins(%191, %194 : tensor<4x10xf32>, tensor<4xf32>) outs(%188 : tensor<4x10xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.subf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x10xf32>
    %196 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%195 : tensor<4x10xf32>) outs(%188 : tensor<4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = math.exp %in : f32
      linalg.yield %645 : f32
    } -> tensor<4x10xf32>
    %197 = linalg.fill ins(%cst_12 : f32) outs(%192 : tensor<4xf32>) -> tensor<4xf32>
    %expanded = tensor.expand_shape %196 [[0, 1], [2]] output_shape [4, 1, 10] : tensor<4x10xf32> into tensor<4x1x10xf32>
    %expanded_18 = tensor.expand_shape %192 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %198 = linalg.fill ins(%cst_12 : f32) outs(%expanded_18 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %199 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded : tensor<4x1x10xf32>) outs(%198 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<4x1xf32>
    %200 = linalg.generic {indexing_maps = [#map10, #map15, #map10, #map12], iterator_types = ["parallel", "reduction"]} ins(%195, %199, %arg54 : tensor<4x10xf32>, tensor<4x1xf32>, tensor<4x10xf32>) outs(%197 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = math.log %in_132 : f32
      %646 = arith.subf %in, %645 : f32
      %647 = arith.mulf %646, %in_133 : f32
      %648 = arith.addf %out, %647 : f32
      linalg.yield %648 : f32
    } -> tensor<4xf32>
    %201 = tensor.empty() : tensor<f32>
    %202 = linalg.fill ins(%cst_12 : f32) outs(%201 : tensor<f32>) -> tensor<f32>
    %203 = linalg.generic {indexing_maps = [#map4, #map16], iterator_types = ["reduction"]} ins(%200 : tensor<4xf32>) outs(%202 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<f32>
    %204 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%203 : tensor<f32>) outs(%201 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.divf %in, %cst_2 : f32
      %646 = arith.negf %645 : f32
      linalg.yield %646 : f32
    } -> tensor<f32>
    %205 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg54 : tensor<4x10xf32>) outs(%188 : tensor<4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %cst : f32
      linalg.yield %645 : f32
    } -> tensor<4x10xf32>
    %expanded_19 = tensor.expand_shape %205 [[0, 1], [2]] output_shape [4, 1, 10] : tensor<4x10xf32> into tensor<4x1x10xf32>
    %206 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_19 : tensor<4x1x10xf32>) outs(%198 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x1xf32>
    %207 = linalg.generic {indexing_maps = [#map10, #map10, #map12], iterator_types = ["parallel", "reduction"]} ins(%206, %199 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%197 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4xf32>
    %208 = linalg.generic {indexing_maps = [#map10, #map12, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%205, %207, %196 : tensor<4x10xf32>, tensor<4xf32>, tensor<4x10xf32>) outs(%188 : tensor<4x10xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.addf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<4x10xf32>
    %209 = tensor.empty() : tensor<10xf32>
    %210 = linalg.fill ins(%cst_12 : f32) outs(%209 : tensor<10xf32>) -> tensor<10xf32>
    %expanded_20 = tensor.expand_shape %208 [[0], [1, 2]] output_shape [4, 1, 10] : tensor<4x10xf32> into tensor<4x1x10xf32>
    %expanded_21 = tensor.expand_shape %209 [[0, 1]] output_shape [1, 10] : tensor<10xf32> into tensor<1x10xf32>
    %211 = linalg.fill ins(%cst_12 : f32) outs(%expanded_21 : tensor<1x10xf32>) -> tensor<1x10xf32>
    %212 = linalg.generic {indexing_maps = [#map18, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_20 : tensor<4x1x10xf32>) outs(%211 : tensor<1x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<1x10xf32>
    %213 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "reduction"]} ins(%212 : tensor<1x10xf32>) outs(%210 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<10xf32>
    %214 = tensor.empty() : tensor<10x4xf32>
    %215 = linalg.generic {indexing_maps = [#map19, #map10], iterator_types = ["parallel", "parallel"]} ins(%208 : tensor<4x10xf32>) outs(%214 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4xf32>
    %216 = tensor.empty() : tensor<10x256xf32>
    %217 = linalg.fill ins(%cst_12 : f32) outs(%216 : tensor<10x256xf32>) -> tensor<10x256xf32>
    %218 = linalg.matmul ins(%215, %187 : tensor<10x4xf32>, tensor<4x256xf32>) outs(%217 : tensor<10x256xf32>) -> tensor<10x256xf32>
    %219 = tensor.empty() : tensor<256x10xf32>
    %220 = linalg.generic {indexing_maps = [#map19, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg51 : tensor<256x10xf32>) outs(%216 : tensor<10x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x256xf32>
    %221 = linalg.matmul ins(%208, %220 : tensor<4x10xf32>, tensor<10x256xf32>) outs(%185 : tensor<4x256xf32>) -> tensor<4x256xf32>
    %222 = linalg.generic {indexing_maps = [#map2, #map20, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%183, %221 : tensor<4x2x2x256xf32>, tensor<4x256xf32>) outs(%165 : tensor<4x2x2x256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.divf %in_132, %cst_2 : f32
      %646 = arith.cmpf ogt, %in, %cst_12 : f32
      %647 = arith.select %646, %645, %cst_12 : f32
      linalg.yield %647 : f32
    } -> tensor<4x2x2x256xf32>
    %expanded_22 = tensor.expand_shape %222 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 2, 2, 1, 1, 1, 256] : tensor<4x2x2x256xf32> into tensor<4x2x2x1x1x1x256xf32>
    %expanded_23 = tensor.expand_shape %168 [[0, 1, 2, 3]] output_shape [1, 1, 1, 256] : tensor<256xf32> into tensor<1x1x1x256xf32>
    %223 = linalg.fill ins(%cst_12 : f32) outs(%expanded_23 : tensor<1x1x1x256xf32>) -> tensor<1x1x1x256xf32>
    %224 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_22 : tensor<4x2x2x1x1x1x256xf32>) outs(%223 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<1x1x1x256xf32>
    %225 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%224 : tensor<1x1x1x256xf32>) outs(%169 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<256xf32>
    %expanded_24 = tensor.expand_shape %178 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 2, 2, 1, 1, 1, 256] : tensor<4x2x2x256xf32> into tensor<4x2x2x1x1x1x256xf32>
    %226 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_24, %expanded_22 : tensor<4x2x2x1x1x1x256xf32>, tensor<4x2x2x1x1x1x256xf32>) outs(%223 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x256xf32>
    %227 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%222, %182 : tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) outs(%165 : tensor<4x2x2x256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x2x2x256xf32>
    %228 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%226 : tensor<1x1x1x256xf32>) outs(%169 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<256xf32>
    %expanded_25 = tensor.expand_shape %227 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 2, 2, 1, 1, 1, 256] : tensor<4x2x2x256xf32> into tensor<4x2x2x1x1x1x256xf32>
    %229 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_25 : tensor<4x2x2x1x1x1x256xf32>) outs(%223 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x256xf32>
    %230 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%229 : tensor<1x1x1x256xf32>) outs(%169 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<256xf32>
    %231 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228, %arg49, %181, %180, %178 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<4x2x2x256xf32>) outs(%165 : tensor<4x2x2x256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %out: f32):
      %645 = arith.mulf %in_135, %cst_10 : f32
      %646 = arith.divf %in_133, %in_134 : f32
      %647 = arith.mulf %646, %cst_8 : f32
      %648 = arith.mulf %in, %in_132 : f32
      %649 = arith.mulf %648, %647 : f32
      %650 = arith.divf %649, %cst_3 : f32
      %651 = arith.mulf %650, %645 : f32
      linalg.yield %651 : f32
    } -> tensor<4x2x2x256xf32>
    %expanded_26 = tensor.expand_shape %231 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 2, 2, 1, 1, 1, 256] : tensor<4x2x2x256xf32> into tensor<4x2x2x1x1x1x256xf32>
    %232 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_26 : tensor<4x2x2x1x1x1x256xf32>) outs(%223 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x256xf32>
    %233 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%232 : tensor<1x1x1x256xf32>) outs(%169 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<256xf32>
    %234 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%227, %231, %230, %233 : tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%165 : tensor<4x2x2x256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %out: f32):
      %645 = arith.addf %in_133, %in_134 : f32
      %646 = arith.divf %645, %cst_3 : f32
      %647 = arith.addf %in, %in_132 : f32
      %648 = arith.addf %647, %646 : f32
      linalg.yield %648 : f32
    } -> tensor<4x2x2x256xf32>
    %235 = tensor.empty() : tensor<128x4x4x4xf32>
    %236 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142 : tensor<4x4x4x128xf32>) outs(%235 : tensor<128x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<128x4x4x4xf32>
    %237 = tensor.empty() : tensor<2x2x4x256xf32>
    %238 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%234 : tensor<4x2x2x256xf32>) outs(%237 : tensor<2x2x4x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x4x256xf32>
    %239 = tensor.empty() : tensor<128x1x1x256xf32>
    %240 = linalg.fill ins(%cst_12 : f32) outs(%239 : tensor<128x1x1x256xf32>) -> tensor<128x1x1x256xf32>
    %padded_27 = tensor.pad %236 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg55: index, %arg56: index, %arg57: index, %arg58: index):
      tensor.yield %cst_12 : f32
    } : tensor<128x4x4x4xf32> to tensor<128x5x5x4xf32>
    %extracted_slice = tensor.extract_slice %padded_27[0, 0, 0, 0] [128, 3, 3, 4] [1, 1, 1, 1] : tensor<128x5x5x4xf32> to tensor<128x3x3x4xf32>
    %241 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%extracted_slice, %238 : tensor<128x3x3x4xf32>, tensor<2x2x4x256xf32>) outs(%240 : tensor<128x1x1x256xf32>) -> tensor<128x1x1x256xf32>
    %collapsed = tensor.collapse_shape %241 [[0, 1, 2, 3]] : tensor<128x1x1x256xf32> into tensor<32768xf32>
    %expanded_28 = tensor.expand_shape %collapsed [[0, 1, 2, 3]] output_shape [1, 1, 128, 256] : tensor<32768xf32> into tensor<1x1x128x256xf32>
    %242 = tensor.empty() : tensor<1x1x128x256xf32>
    %243 = tensor.empty() : tensor<1x1x256x128xf32>
    %244 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%243 : tensor<1x1x256x128xf32>) {
    ^bb0(%out: f32):
      %645 = linalg.index 2 : index
      %646 = linalg.index 3 : index
      %extracted = tensor.extract %arg48[%c0, %c0, %646, %645] : tensor<1x1x128x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x256x128xf32>
    %245 = tensor.empty() : tensor<4x4x4x256xf32>
    %246 = linalg.fill ins(%cst_12 : f32) outs(%245 : tensor<4x4x4x256xf32>) -> tensor<4x4x4x256xf32>
    %inserted_slice = tensor.insert_slice %234 into %246[0, 0, 0, 0] [4, 2, 2, 256] [1, 2, 2, 1] : tensor<4x2x2x256xf32> into tensor<4x4x4x256xf32>
    %247 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice, %244 : tensor<4x4x4x256xf32>, tensor<1x1x256x128xf32>) outs(%124 : tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %expanded_29 = tensor.expand_shape %171 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 2, 2, 1, 1, 1, 256] : tensor<4x2x2x256xf32> into tensor<4x2x2x1x1x1x256xf32>
    %248 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_29, %expanded_22 : tensor<4x2x2x1x1x1x256xf32>, tensor<4x2x2x1x1x1x256xf32>) outs(%223 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x256xf32>
    %249 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%222, %175 : tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) outs(%165 : tensor<4x2x2x256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x2x2x256xf32>
    %250 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%248 : tensor<1x1x1x256xf32>) outs(%169 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<256xf32>
    %expanded_30 = tensor.expand_shape %249 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 2, 2, 1, 1, 1, 256] : tensor<4x2x2x256xf32> into tensor<4x2x2x1x1x1x256xf32>
    %251 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_30 : tensor<4x2x2x1x1x1x256xf32>) outs(%223 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x256xf32>
    %252 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%251 : tensor<1x1x1x256xf32>) outs(%169 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<256xf32>
    %253 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%250, %arg46, %174, %173, %171 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<4x2x2x256xf32>) outs(%165 : tensor<4x2x2x256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %out: f32):
      %645 = arith.mulf %in_135, %cst_10 : f32
      %646 = arith.divf %in_133, %in_134 : f32
      %647 = arith.mulf %646, %cst_8 : f32
      %648 = arith.mulf %in, %in_132 : f32
      %649 = arith.mulf %648, %647 : f32
      %650 = arith.divf %649, %cst_3 : f32
      %651 = arith.mulf %650, %645 : f32
      linalg.yield %651 : f32
    } -> tensor<4x2x2x256xf32>
    %expanded_31 = tensor.expand_shape %253 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 2, 2, 1, 1, 1, 256] : tensor<4x2x2x256xf32> into tensor<4x2x2x1x1x1x256xf32>
    %254 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_31 : tensor<4x2x2x1x1x1x256xf32>) outs(%223 : tensor<1x1x1x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x256xf32>
    %255 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%254 : tensor<1x1x1x256xf32>) outs(%169 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<256xf32>
    %256 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249, %253, %252, %255 : tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%165 : tensor<4x2x2x256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %out: f32):
      %645 = arith.addf %in_133, %in_134 : f32
      %646 = arith.divf %645, %cst_3 : f32
      %647 = arith.addf %in, %in_132 : f32
      %648 = arith.addf %647, %646 : f32
      linalg.yield %648 : f32
    } -> tensor<4x2x2x256xf32>
    %257 = tensor.empty() : tensor<64x2x2x4xf32>
    %258 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%164 : tensor<4x2x2x64xf32>) outs(%257 : tensor<64x2x2x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x2x2x4xf32>
    %259 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%256 : tensor<4x2x2x256xf32>) outs(%237 : tensor<2x2x4x256xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x4x256xf32>
    %260 = tensor.empty() : tensor<64x1x1x256xf32>
    %261 = linalg.fill ins(%cst_12 : f32) outs(%260 : tensor<64x1x1x256xf32>) -> tensor<64x1x1x256xf32>
    %262 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%258, %259 : tensor<64x2x2x4xf32>, tensor<2x2x4x256xf32>) outs(%261 : tensor<64x1x1x256xf32>) -> tensor<64x1x1x256xf32>
    %collapsed_32 = tensor.collapse_shape %262 [[0, 1, 2, 3]] : tensor<64x1x1x256xf32> into tensor<16384xf32>
    %expanded_33 = tensor.expand_shape %collapsed_32 [[0, 1, 2, 3]] output_shape [1, 1, 64, 256] : tensor<16384xf32> into tensor<1x1x64x256xf32>
    %263 = tensor.empty() : tensor<1x1x64x256xf32>
    %264 = tensor.empty() : tensor<1x1x256x64xf32>
    %265 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%264 : tensor<1x1x256x64xf32>) {
    ^bb0(%out: f32):
      %645 = linalg.index 2 : index
      %646 = linalg.index 3 : index
      %extracted = tensor.extract %arg45[%c0, %c0, %646, %645] : tensor<1x1x64x256xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x256x64xf32>
    %266 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%256, %265 : tensor<4x2x2x256xf32>, tensor<1x1x256x64xf32>) outs(%155 : tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xf32>
    %267 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%163, %266 : tensor<4x2x2x64xf32>, tensor<4x2x2x64xf32>) outs(%154 : tensor<4x2x2x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.cmpf ogt, %in, %cst_12 : f32
      %646 = arith.select %645, %in_132, %cst_12 : f32
      linalg.yield %646 : f32
    } -> tensor<4x2x2x64xf32>
    %expanded_34 = tensor.expand_shape %267 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 2, 2, 1, 1, 1, 64] : tensor<4x2x2x64xf32> into tensor<4x2x2x1x1x1x64xf32>
    %expanded_35 = tensor.expand_shape %84 [[0, 1, 2, 3]] output_shape [1, 1, 1, 64] : tensor<64xf32> into tensor<1x1x1x64xf32>
    %268 = linalg.fill ins(%cst_12 : f32) outs(%expanded_35 : tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
    %269 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_34 : tensor<4x2x2x1x1x1x64xf32>) outs(%268 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<1x1x1x64xf32>
    %270 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%269 : tensor<1x1x1x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %expanded_36 = tensor.expand_shape %158 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 2, 2, 1, 1, 1, 64] : tensor<4x2x2x64xf32> into tensor<4x2x2x1x1x1x64xf32>
    %271 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_36, %expanded_34 : tensor<4x2x2x1x1x1x64xf32>, tensor<4x2x2x1x1x1x64xf32>) outs(%268 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x64xf32>
    %272 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%267, %162 : tensor<4x2x2x64xf32>, tensor<4x2x2x64xf32>) outs(%154 : tensor<4x2x2x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x2x2x64xf32>
    %273 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%271 : tensor<1x1x1x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %expanded_37 = tensor.expand_shape %272 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 2, 2, 1, 1, 1, 64] : tensor<4x2x2x64xf32> into tensor<4x2x2x1x1x1x64xf32>
    %274 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_37 : tensor<4x2x2x1x1x1x64xf32>) outs(%268 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x64xf32>
    %275 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%274 : tensor<1x1x1x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %276 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%273, %arg43, %161, %160, %158 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x2x2x64xf32>) outs(%154 : tensor<4x2x2x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %out: f32):
      %645 = arith.mulf %in_135, %cst_10 : f32
      %646 = arith.divf %in_133, %in_134 : f32
      %647 = arith.mulf %646, %cst_8 : f32
      %648 = arith.mulf %in, %in_132 : f32
      %649 = arith.mulf %648, %647 : f32
      %650 = arith.divf %649, %cst_3 : f32
      %651 = arith.mulf %650, %645 : f32
      linalg.yield %651 : f32
    } -> tensor<4x2x2x64xf32>
    %expanded_38 = tensor.expand_shape %276 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 2, 2, 1, 1, 1, 64] : tensor<4x2x2x64xf32> into tensor<4x2x2x1x1x1x64xf32>
    %277 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_38 : tensor<4x2x2x1x1x1x64xf32>) outs(%268 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x64xf32>
    %278 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%277 : tensor<1x1x1x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %279 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%272, %276, %275, %278 : tensor<4x2x2x64xf32>, tensor<4x2x2x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%154 : tensor<4x2x2x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %out: f32):
      %645 = arith.addf %in_133, %in_134 : f32
      %646 = arith.divf %645, %cst_3 : f32
      %647 = arith.addf %in, %in_132 : f32
      %648 = arith.addf %647, %646 : f32
      linalg.yield %648 : f32
    } -> tensor<4x2x2x64xf32>
    %280 = tensor.empty() : tensor<64x4x4x4xf32>
    %281 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153 : tensor<4x4x4x64xf32>) outs(%280 : tensor<64x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x4x4x4xf32>
    %282 = tensor.empty() : tensor<2x2x4x64xf32>
    %283 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%279 : tensor<4x2x2x64xf32>) outs(%282 : tensor<2x2x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<2x2x4x64xf32>
    %284 = tensor.empty() : tensor<64x3x3x64xf32>
    %285 = linalg.fill ins(%cst_12 : f32) outs(%284 : tensor<64x3x3x64xf32>) -> tensor<64x3x3x64xf32>
    %padded_39 = tensor.pad %281 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg55: index, %arg56: index, %arg57: index, %arg58: index):
      tensor.yield %cst_12 : f32
    } : tensor<64x4x4x4xf32> to tensor<64x5x5x4xf32>
    %286 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_39, %283 : tensor<64x5x5x4xf32>, tensor<2x2x4x64xf32>) outs(%285 : tensor<64x3x3x64xf32>) -> tensor<64x3x3x64xf32>
    %287 = tensor.empty() : tensor<3x3x64x64xf32>
    %288 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%287 : tensor<3x3x64x64xf32>) {
    ^bb0(%out: f32):
      %645 = linalg.index 0 : index
      %646 = linalg.index 1 : index
      %647 = linalg.index 2 : index
      %648 = linalg.index 3 : index
      %649 = arith.subi %c2, %645 : index
      %650 = arith.subi %c2, %646 : index
      %extracted = tensor.extract %arg42[%649, %650, %648, %647] : tensor<3x3x64x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x64x64xf32>
    %289 = tensor.empty() : tensor<4x6x6x64xf32>
    %290 = linalg.fill ins(%cst_12 : f32) outs(%289 : tensor<4x6x6x64xf32>) -> tensor<4x6x6x64xf32>
    %inserted_slice_40 = tensor.insert_slice %279 into %290[0, 2, 2, 0] [4, 2, 2, 64] [1, 2, 2, 1] : tensor<4x2x2x64xf32> into tensor<4x6x6x64xf32>
    %291 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice_40, %288 : tensor<4x6x6x64xf32>, tensor<3x3x64x64xf32>) outs(%144 : tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xf32>
    %292 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%152, %291 : tensor<4x4x4x64xf32>, tensor<4x4x4x64xf32>) outs(%143 : tensor<4x4x4x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.cmpf ogt, %in, %cst_12 : f32
      %646 = arith.select %645, %in_132, %cst_12 : f32
      linalg.yield %646 : f32
    } -> tensor<4x4x4x64xf32>
    %expanded_41 = tensor.expand_shape %292 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 4, 4, 1, 1, 1, 64] : tensor<4x4x4x64xf32> into tensor<4x4x4x1x1x1x64xf32>
    %293 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_41 : tensor<4x4x4x1x1x1x64xf32>) outs(%268 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<1x1x1x64xf32>
    %294 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%293 : tensor<1x1x1x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %expanded_42 = tensor.expand_shape %147 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 4, 4, 1, 1, 1, 64] : tensor<4x4x4x64xf32> into tensor<4x4x4x1x1x1x64xf32>
    %295 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_42, %expanded_41 : tensor<4x4x4x1x1x1x64xf32>, tensor<4x4x4x1x1x1x64xf32>) outs(%268 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x64xf32>
    %296 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%292, %151 : tensor<4x4x4x64xf32>, tensor<4x4x4x64xf32>) outs(%143 : tensor<4x4x4x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x4x4x64xf32>
    %297 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%295 : tensor<1x1x1x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %expanded_43 = tensor.expand_shape %296 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 4, 4, 1, 1, 1, 64] : tensor<4x4x4x64xf32> into tensor<4x4x4x1x1x1x64xf32>
    %298 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_43 : tensor<4x4x4x1x1x1x64xf32>) outs(%268 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x64xf32>
    %299 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%298 : tensor<1x1x1x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %300 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%297, %arg40, %150, %149, %147 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x4x4x64xf32>) outs(%143 : tensor<4x4x4x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %out: f32):
      %645 = arith.mulf %in_135, %cst_10 : f32
      %646 = arith.divf %in_133, %in_134 : f32
      %647 = arith.mulf %646, %cst_8 : f32
      %648 = arith.mulf %in, %in_132 : f32
      %649 = arith.mulf %648, %647 : f32
      %650 = arith.divf %649, %cst_4 : f32
      %651 = arith.mulf %650, %645 : f32
      linalg.yield %651 : f32
    } -> tensor<4x4x4x64xf32>
    %expanded_44 = tensor.expand_shape %300 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 4, 4, 1, 1, 1, 64] : tensor<4x4x4x64xf32> into tensor<4x4x4x1x1x1x64xf32>
    %301 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_44 : tensor<4x4x4x1x1x1x64xf32>) outs(%268 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x64xf32>
    %302 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%301 : tensor<1x1x1x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %303 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%296, %300, %299, %302 : tensor<4x4x4x64xf32>, tensor<4x4x4x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%143 : tensor<4x4x4x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %out: f32):
      %645 = arith.addf %in_133, %in_134 : f32
      %646 = arith.divf %645, %cst_4 : f32
      %647 = arith.addf %in, %in_132 : f32
      %648 = arith.addf %647, %646 : f32
      linalg.yield %648 : f32
    } -> tensor<4x4x4x64xf32>
    %304 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%303 : tensor<4x4x4x64xf32>) outs(%143 : tensor<4x4x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x4x64xf32>
    %305 = tensor.empty() : tensor<128x1x1x64xf32>
    %306 = linalg.fill ins(%cst_12 : f32) outs(%305 : tensor<128x1x1x64xf32>) -> tensor<128x1x1x64xf32>
    %307 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%236, %304 : tensor<128x4x4x4xf32>, tensor<4x4x4x64xf32>) outs(%306 : tensor<128x1x1x64xf32>) -> tensor<128x1x1x64xf32>
    %collapsed_45 = tensor.collapse_shape %307 [[0, 1, 2, 3]] : tensor<128x1x1x64xf32> into tensor<8192xf32>
    %expanded_46 = tensor.expand_shape %collapsed_45 [[0, 1, 2, 3]] output_shape [1, 1, 128, 64] : tensor<8192xf32> into tensor<1x1x128x64xf32>
    %308 = tensor.empty() : tensor<1x1x128x64xf32>
    %309 = tensor.empty() : tensor<1x1x64x128xf32>
    %310 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%309 : tensor<1x1x64x128xf32>) {
    ^bb0(%out: f32):
      %645 = linalg.index 2 : index
      %646 = linalg.index 3 : index
      %extracted = tensor.extract %arg39[%c0, %c0, %646, %645] : tensor<1x1x128x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x64x128xf32>
    %311 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%303, %310 : tensor<4x4x4x64xf32>, tensor<1x1x64x128xf32>) outs(%124 : tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %312 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%141, %247, %311 : tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) outs(%123 : tensor<4x4x4x128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.addf %in_132, %in_133 : f32
      %646 = arith.cmpf ogt, %in, %cst_12 : f32
      %647 = arith.select %646, %645, %cst_12 : f32
      linalg.yield %647 : f32
    } -> tensor<4x4x4x128xf32>
    %expanded_47 = tensor.expand_shape %312 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 4, 4, 1, 1, 1, 128] : tensor<4x4x4x128xf32> into tensor<4x4x4x1x1x1x128xf32>
    %expanded_48 = tensor.expand_shape %126 [[0, 1, 2, 3]] output_shape [1, 1, 1, 128] : tensor<128xf32> into tensor<1x1x1x128xf32>
    %313 = linalg.fill ins(%cst_12 : f32) outs(%expanded_48 : tensor<1x1x1x128xf32>) -> tensor<1x1x1x128xf32>
    %314 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_47 : tensor<4x4x4x1x1x1x128xf32>) outs(%313 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<1x1x1x128xf32>
    %315 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%314 : tensor<1x1x1x128xf32>) outs(%127 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<128xf32>
    %expanded_49 = tensor.expand_shape %136 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 4, 4, 1, 1, 1, 128] : tensor<4x4x4x128xf32> into tensor<4x4x4x1x1x1x128xf32>
    %316 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_49, %expanded_47 : tensor<4x4x4x1x1x1x128xf32>, tensor<4x4x4x1x1x1x128xf32>) outs(%313 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x128xf32>
    %317 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%312, %140 : tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) outs(%123 : tensor<4x4x4x128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x4x4x128xf32>
    %318 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%316 : tensor<1x1x1x128xf32>) outs(%127 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<128xf32>
    %expanded_50 = tensor.expand_shape %317 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 4, 4, 1, 1, 1, 128] : tensor<4x4x4x128xf32> into tensor<4x4x4x1x1x1x128xf32>
    %319 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_50 : tensor<4x4x4x1x1x1x128xf32>) outs(%313 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x128xf32>
    %320 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%319 : tensor<1x1x1x128xf32>) outs(%127 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<128xf32>
    %321 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%318, %arg37, %139, %138, %136 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<4x4x4x128xf32>) outs(%123 : tensor<4x4x4x128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %out: f32):
      %645 = arith.mulf %in_135, %cst_10 : f32
      %646 = arith.divf %in_133, %in_134 : f32
      %647 = arith.mulf %646, %cst_8 : f32
      %648 = arith.mulf %in, %in_132 : f32
      %649 = arith.mulf %648, %647 : f32
      %650 = arith.divf %649, %cst_4 : f32
      %651 = arith.mulf %650, %645 : f32
      linalg.yield %651 : f32
    } -> tensor<4x4x4x128xf32>
    %expanded_51 = tensor.expand_shape %321 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 4, 4, 1, 1, 1, 128] : tensor<4x4x4x128xf32> into tensor<4x4x4x1x1x1x128xf32>
    %322 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_51 : tensor<4x4x4x1x1x1x128xf32>) outs(%313 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x128xf32>
    %323 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%322 : tensor<1x1x1x128xf32>) outs(%127 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<128xf32>
    %324 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%317, %321, %320, %323 : tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%123 : tensor<4x4x4x128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %out: f32):
      %645 = arith.addf %in_133, %in_134 : f32
      %646 = arith.divf %645, %cst_4 : f32
      %647 = arith.addf %in, %in_132 : f32
      %648 = arith.addf %647, %646 : f32
      linalg.yield %648 : f32
    } -> tensor<4x4x4x128xf32>
    %325 = tensor.empty() : tensor<64x8x8x4xf32>
    %326 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%100 : tensor<4x8x8x64xf32>) outs(%325 : tensor<64x8x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x8x8x4xf32>
    %327 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%324 : tensor<4x4x4x128xf32>) outs(%123 : tensor<4x4x4x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x4x128xf32>
    %328 = tensor.empty() : tensor<64x1x1x128xf32>
    %329 = linalg.fill ins(%cst_12 : f32) outs(%328 : tensor<64x1x1x128xf32>) -> tensor<64x1x1x128xf32>
    %padded_52 = tensor.pad %326 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg55: index, %arg56: index, %arg57: index, %arg58: index):
      tensor.yield %cst_12 : f32
    } : tensor<64x8x8x4xf32> to tensor<64x9x9x4xf32>
    %extracted_slice_53 = tensor.extract_slice %padded_52[0, 0, 0, 0] [64, 7, 7, 4] [1, 1, 1, 1] : tensor<64x9x9x4xf32> to tensor<64x7x7x4xf32>
    %330 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%extracted_slice_53, %327 : tensor<64x7x7x4xf32>, tensor<4x4x4x128xf32>) outs(%329 : tensor<64x1x1x128xf32>) -> tensor<64x1x1x128xf32>
    %collapsed_54 = tensor.collapse_shape %330 [[0, 1, 2, 3]] : tensor<64x1x1x128xf32> into tensor<8192xf32>
    %expanded_55 = tensor.expand_shape %collapsed_54 [[0, 1, 2, 3]] output_shape [1, 1, 64, 128] : tensor<8192xf32> into tensor<1x1x64x128xf32>
    %331 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%308 : tensor<1x1x128x64xf32>) {
    ^bb0(%out: f32):
      %645 = linalg.index 2 : index
      %646 = linalg.index 3 : index
      %extracted = tensor.extract %arg36[%c0, %c0, %646, %645] : tensor<1x1x64x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x128x64xf32>
    %332 = tensor.empty() : tensor<4x8x8x128xf32>
    %333 = linalg.fill ins(%cst_12 : f32) outs(%332 : tensor<4x8x8x128xf32>) -> tensor<4x8x8x128xf32>
    %inserted_slice_56 = tensor.insert_slice %324 into %333[0, 0, 0, 0] [4, 4, 4, 128] [1, 2, 2, 1] : tensor<4x4x4x128xf32> into tensor<4x8x8x128xf32>
    %334 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice_56, %331 : tensor<4x8x8x128xf32>, tensor<1x1x128x64xf32>) outs(%82 : tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %expanded_57 = tensor.expand_shape %129 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 4, 4, 1, 1, 1, 128] : tensor<4x4x4x128xf32> into tensor<4x4x4x1x1x1x128xf32>
    %335 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_57, %expanded_47 : tensor<4x4x4x1x1x1x128xf32>, tensor<4x4x4x1x1x1x128xf32>) outs(%313 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x128xf32>
    %336 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%312, %133 : tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) outs(%123 : tensor<4x4x4x128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x4x4x128xf32>
    %337 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%335 : tensor<1x1x1x128xf32>) outs(%127 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<128xf32>
    %expanded_58 = tensor.expand_shape %336 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 4, 4, 1, 1, 1, 128] : tensor<4x4x4x128xf32> into tensor<4x4x4x1x1x1x128xf32>
    %338 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_58 : tensor<4x4x4x1x1x1x128xf32>) outs(%313 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x128xf32>
    %339 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%338 : tensor<1x1x1x128xf32>) outs(%127 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<128xf32>
    %340 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%337, %arg34, %132, %131, %129 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<4x4x4x128xf32>) outs(%123 : tensor<4x4x4x128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %out: f32):
      %645 = arith.mulf %in_135, %cst_10 : f32
      %646 = arith.divf %in_133, %in_134 : f32
      %647 = arith.mulf %646, %cst_8 : f32
      %648 = arith.mulf %in, %in_132 : f32
      %649 = arith.mulf %648, %647 : f32
      %650 = arith.divf %649, %cst_4 : f32
      %651 = arith.mulf %650, %645 : f32
      linalg.yield %651 : f32
    } -> tensor<4x4x4x128xf32>
    %expanded_59 = tensor.expand_shape %340 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 4, 4, 1, 1, 1, 128] : tensor<4x4x4x128xf32> into tensor<4x4x4x1x1x1x128xf32>
    %341 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_59 : tensor<4x4x4x1x1x1x128xf32>) outs(%313 : tensor<1x1x1x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x128xf32>
    %342 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%341 : tensor<1x1x1x128xf32>) outs(%127 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<128xf32>
    %343 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%336, %340, %339, %342 : tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%123 : tensor<4x4x4x128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %out: f32):
      %645 = arith.addf %in_133, %in_134 : f32
      %646 = arith.divf %645, %cst_4 : f32
      %647 = arith.addf %in, %in_132 : f32
      %648 = arith.addf %647, %646 : f32
      linalg.yield %648 : f32
    } -> tensor<4x4x4x128xf32>
    %344 = tensor.empty() : tensor<32x4x4x4xf32>
    %345 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%122 : tensor<4x4x4x32xf32>) outs(%344 : tensor<32x4x4x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x4x4x4xf32>
    %346 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%343 : tensor<4x4x4x128xf32>) outs(%123 : tensor<4x4x4x128xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x4x128xf32>
    %347 = tensor.empty() : tensor<32x1x1x128xf32>
    %348 = linalg.fill ins(%cst_12 : f32) outs(%347 : tensor<32x1x1x128xf32>) -> tensor<32x1x1x128xf32>
    %349 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%345, %346 : tensor<32x4x4x4xf32>, tensor<4x4x4x128xf32>) outs(%348 : tensor<32x1x1x128xf32>) -> tensor<32x1x1x128xf32>
    %collapsed_60 = tensor.collapse_shape %349 [[0, 1, 2, 3]] : tensor<32x1x1x128xf32> into tensor<4096xf32>
    %expanded_61 = tensor.expand_shape %collapsed_60 [[0, 1, 2, 3]] output_shape [1, 1, 32, 128] : tensor<4096xf32> into tensor<1x1x32x128xf32>
    %350 = tensor.empty() : tensor<1x1x32x128xf32>
    %351 = tensor.empty() : tensor<1x1x128x32xf32>
    %352 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%351 : tensor<1x1x128x32xf32>) {
    ^bb0(%out: f32):
      %645 = linalg.index 2 : index
      %646 = linalg.index 3 : index
      %extracted = tensor.extract %arg33[%c0, %c0, %646, %645] : tensor<1x1x32x128xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x128x32xf32>
    %353 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%343, %352 : tensor<4x4x4x128xf32>, tensor<1x1x128x32xf32>) outs(%113 : tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %354 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %353 : tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) outs(%112 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.cmpf ogt, %in, %cst_12 : f32
      %646 = arith.select %645, %in_132, %cst_12 : f32
      linalg.yield %646 : f32
    } -> tensor<4x4x4x32xf32>
    %expanded_62 = tensor.expand_shape %354 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 4, 4, 1, 1, 1, 32] : tensor<4x4x4x32xf32> into tensor<4x4x4x1x1x1x32xf32>
    %expanded_63 = tensor.expand_shape %40 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] : tensor<32xf32> into tensor<1x1x1x32xf32>
    %355 = linalg.fill ins(%cst_12 : f32) outs(%expanded_63 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %356 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_62 : tensor<4x4x4x1x1x1x32xf32>) outs(%355 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<1x1x1x32xf32>
    %357 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%356 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %expanded_64 = tensor.expand_shape %116 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 4, 4, 1, 1, 1, 32] : tensor<4x4x4x32xf32> into tensor<4x4x4x1x1x1x32xf32>
    %358 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_64, %expanded_62 : tensor<4x4x4x1x1x1x32xf32>, tensor<4x4x4x1x1x1x32xf32>) outs(%355 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x32xf32>
    %359 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%354, %120 : tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) outs(%112 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x4x4x32xf32>
    %360 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%358 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %expanded_65 = tensor.expand_shape %359 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 4, 4, 1, 1, 1, 32] : tensor<4x4x4x32xf32> into tensor<4x4x4x1x1x1x32xf32>
    %361 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_65 : tensor<4x4x4x1x1x1x32xf32>) outs(%355 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x32xf32>
    %362 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%361 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %363 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%360, %arg31, %119, %118, %116 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x4x4x32xf32>) outs(%112 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %out: f32):
      %645 = arith.mulf %in_135, %cst_10 : f32
      %646 = arith.divf %in_133, %in_134 : f32
      %647 = arith.mulf %646, %cst_8 : f32
      %648 = arith.mulf %in, %in_132 : f32
      %649 = arith.mulf %648, %647 : f32
      %650 = arith.divf %649, %cst_4 : f32
      %651 = arith.mulf %650, %645 : f32
      linalg.yield %651 : f32
    } -> tensor<4x4x4x32xf32>
    %expanded_66 = tensor.expand_shape %363 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 4, 4, 1, 1, 1, 32] : tensor<4x4x4x32xf32> into tensor<4x4x4x1x1x1x32xf32>
    %364 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_66 : tensor<4x4x4x1x1x1x32xf32>) outs(%355 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x32xf32>
    %365 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%364 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %366 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%359, %363, %362, %365 : tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%112 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %out: f32):
      %645 = arith.addf %in_133, %in_134 : f32
      %646 = arith.divf %645, %cst_4 : f32
      %647 = arith.addf %in, %in_132 : f32
      %648 = arith.addf %647, %646 : f32
      linalg.yield %648 : f32
    } -> tensor<4x4x4x32xf32>
    %367 = tensor.empty() : tensor<32x8x8x4xf32>
    %368 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%111 : tensor<4x8x8x32xf32>) outs(%367 : tensor<32x8x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x8x8x4xf32>
    %369 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%366 : tensor<4x4x4x32xf32>) outs(%112 : tensor<4x4x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<4x4x4x32xf32>
    %370 = tensor.empty() : tensor<32x3x3x32xf32>
    %371 = linalg.fill ins(%cst_12 : f32) outs(%370 : tensor<32x3x3x32xf32>) -> tensor<32x3x3x32xf32>
    %padded_67 = tensor.pad %368 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg55: index, %arg56: index, %arg57: index, %arg58: index):
      tensor.yield %cst_12 : f32
    } : tensor<32x8x8x4xf32> to tensor<32x9x9x4xf32>
    %372 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_67, %369 : tensor<32x9x9x4xf32>, tensor<4x4x4x32xf32>) outs(%371 : tensor<32x3x3x32xf32>) -> tensor<32x3x3x32xf32>
    %373 = tensor.empty() : tensor<3x3x32x32xf32>
    %374 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%373 : tensor<3x3x32x32xf32>) {
    ^bb0(%out: f32):
      %645 = linalg.index 0 : index
      %646 = linalg.index 1 : index
      %647 = linalg.index 2 : index
      %648 = linalg.index 3 : index
      %649 = arith.subi %c2, %645 : index
      %650 = arith.subi %c2, %646 : index
      %extracted = tensor.extract %arg30[%649, %650, %648, %647] : tensor<3x3x32x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x32x32xf32>
    %375 = tensor.empty() : tensor<4x10x10x32xf32>
    %376 = linalg.fill ins(%cst_12 : f32) outs(%375 : tensor<4x10x10x32xf32>) -> tensor<4x10x10x32xf32>
    %inserted_slice_68 = tensor.insert_slice %366 into %376[0, 2, 2, 0] [4, 4, 4, 32] [1, 2, 2, 1] : tensor<4x4x4x32xf32> into tensor<4x10x10x32xf32>
    %377 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice_68, %374 : tensor<4x10x10x32xf32>, tensor<3x3x32x32xf32>) outs(%102 : tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %378 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %377 : tensor<4x8x8x32xf32>, tensor<4x8x8x32xf32>) outs(%101 : tensor<4x8x8x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.cmpf ogt, %in, %cst_12 : f32
      %646 = arith.select %645, %in_132, %cst_12 : f32
      linalg.yield %646 : f32
    } -> tensor<4x8x8x32xf32>
    %expanded_69 = tensor.expand_shape %378 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 32] : tensor<4x8x8x32xf32> into tensor<4x8x8x1x1x1x32xf32>
    %379 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_69 : tensor<4x8x8x1x1x1x32xf32>) outs(%355 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<1x1x1x32xf32>
    %380 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%379 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %expanded_70 = tensor.expand_shape %105 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 32] : tensor<4x8x8x32xf32> into tensor<4x8x8x1x1x1x32xf32>
    %381 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_70, %expanded_69 : tensor<4x8x8x1x1x1x32xf32>, tensor<4x8x8x1x1x1x32xf32>) outs(%355 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x32xf32>
    %382 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%378, %109 : tensor<4x8x8x32xf32>, tensor<4x8x8x32xf32>) outs(%101 : tensor<4x8x8x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x8x8x32xf32>
    %383 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%381 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %expanded_71 = tensor.expand_shape %382 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 32] : tensor<4x8x8x32xf32> into tensor<4x8x8x1x1x1x32xf32>
    %384 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_71 : tensor<4x8x8x1x1x1x32xf32>) outs(%355 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x32xf32>
    %385 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%384 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %386 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%383, %arg28, %108, %107, %105 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x8x8x32xf32>) outs(%101 : tensor<4x8x8x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %out: f32):
      %645 = arith.mulf %in_135, %cst_10 : f32
      %646 = arith.divf %in_133, %in_134 : f32
      %647 = arith.mulf %646, %cst_8 : f32
      %648 = arith.mulf %in, %in_132 : f32
      %649 = arith.mulf %648, %647 : f32
      %650 = arith.divf %649, %cst_5 : f32
      %651 = arith.mulf %650, %645 : f32
      linalg.yield %651 : f32
    } -> tensor<4x8x8x32xf32>
    %expanded_72 = tensor.expand_shape %386 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 32] : tensor<4x8x8x32xf32> into tensor<4x8x8x1x1x1x32xf32>
    %387 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_72 : tensor<4x8x8x1x1x1x32xf32>) outs(%355 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x32xf32>
    %388 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%387 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %389 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%382, %386, %385, %388 : tensor<4x8x8x32xf32>, tensor<4x8x8x32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%101 : tensor<4x8x8x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %out: f32):
      %645 = arith.addf %in_133, %in_134 : f32
      %646 = arith.divf %645, %cst_5 : f32
      %647 = arith.addf %in, %in_132 : f32
      %648 = arith.addf %647, %646 : f32
      linalg.yield %648 : f32
    } -> tensor<4x8x8x32xf32>
    %390 = tensor.empty() : tensor<8x8x4x32xf32>
    %391 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%389 : tensor<4x8x8x32xf32>) outs(%390 : tensor<8x8x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x4x32xf32>
    %392 = tensor.empty() : tensor<64x1x1x32xf32>
    %393 = linalg.fill ins(%cst_12 : f32) outs(%392 : tensor<64x1x1x32xf32>) -> tensor<64x1x1x32xf32>
    %394 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%326, %391 : tensor<64x8x8x4xf32>, tensor<8x8x4x32xf32>) outs(%393 : tensor<64x1x1x32xf32>) -> tensor<64x1x1x32xf32>
    %collapsed_73 = tensor.collapse_shape %394 [[0, 1, 2, 3]] : tensor<64x1x1x32xf32> into tensor<2048xf32>
    %expanded_74 = tensor.expand_shape %collapsed_73 [[0, 1, 2, 3]] output_shape [1, 1, 64, 32] : tensor<2048xf32> into tensor<1x1x64x32xf32>
    %395 = tensor.empty() : tensor<1x1x64x32xf32>
    %396 = tensor.empty() : tensor<1x1x32x64xf32>
    %397 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%396 : tensor<1x1x32x64xf32>) {
    ^bb0(%out: f32):
      %645 = linalg.index 2 : index
      %646 = linalg.index 3 : index
      %extracted = tensor.extract %arg27[%c0, %c0, %646, %645] : tensor<1x1x64x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x32x64xf32>
    %398 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%389, %397 : tensor<4x8x8x32xf32>, tensor<1x1x32x64xf32>) outs(%82 : tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %399 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %334, %398 : tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) outs(%81 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.addf %in_132, %in_133 : f32
      %646 = arith.cmpf ogt, %in, %cst_12 : f32
      %647 = arith.select %646, %645, %cst_12 : f32
      linalg.yield %647 : f32
    } -> tensor<4x8x8x64xf32>
    %expanded_75 = tensor.expand_shape %399 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %400 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_75 : tensor<4x8x8x1x1x1x64xf32>) outs(%268 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<1x1x1x64xf32>
    %401 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%400 : tensor<1x1x1x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %expanded_76 = tensor.expand_shape %94 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %402 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_76, %expanded_75 : tensor<4x8x8x1x1x1x64xf32>, tensor<4x8x8x1x1x1x64xf32>) outs(%268 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x64xf32>
    %403 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%399, %98 : tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) outs(%81 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x8x8x64xf32>
    %404 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%402 : tensor<1x1x1x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %expanded_77 = tensor.expand_shape %403 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %405 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_77 : tensor<4x8x8x1x1x1x64xf32>) outs(%268 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x64xf32>
    %406 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%405 : tensor<1x1x1x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %407 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%404, %arg25, %97, %96, %94 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x8x8x64xf32>) outs(%81 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %out: f32):
      %645 = arith.mulf %in_135, %cst_10 : f32
      %646 = arith.divf %in_133, %in_134 : f32
      %647 = arith.mulf %646, %cst_8 : f32
      %648 = arith.mulf %in, %in_132 : f32
      %649 = arith.mulf %648, %647 : f32
      %650 = arith.divf %649, %cst_5 : f32
      %651 = arith.mulf %650, %645 : f32
      linalg.yield %651 : f32
    } -> tensor<4x8x8x64xf32>
    %expanded_78 = tensor.expand_shape %407 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %408 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_78 : tensor<4x8x8x1x1x1x64xf32>) outs(%268 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x64xf32>
    %409 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%408 : tensor<1x1x1x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %410 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%403, %407, %406, %409 : tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%81 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %out: f32):
      %645 = arith.addf %in_133, %in_134 : f32
      %646 = arith.divf %645, %cst_5 : f32
      %647 = arith.addf %in, %in_132 : f32
      %648 = arith.addf %647, %646 : f32
      linalg.yield %648 : f32
    } -> tensor<4x8x8x64xf32>
    %411 = tensor.empty() : tensor<32x16x16x4xf32>
    %412 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<4x16x16x32xf32>) outs(%411 : tensor<32x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16x16x4xf32>
    %413 = tensor.empty() : tensor<8x8x4x64xf32>
    %414 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%410 : tensor<4x8x8x64xf32>) outs(%413 : tensor<8x8x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x4x64xf32>
    %415 = tensor.empty() : tensor<32x1x1x64xf32>
    %416 = linalg.fill ins(%cst_12 : f32) outs(%415 : tensor<32x1x1x64xf32>) -> tensor<32x1x1x64xf32>
    %padded_79 = tensor.pad %412 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg55: index, %arg56: index, %arg57: index, %arg58: index):
      tensor.yield %cst_12 : f32
    } : tensor<32x16x16x4xf32> to tensor<32x17x17x4xf32>
    %extracted_slice_80 = tensor.extract_slice %padded_79[0, 0, 0, 0] [32, 15, 15, 4] [1, 1, 1, 1] : tensor<32x17x17x4xf32> to tensor<32x15x15x4xf32>
    %417 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%extracted_slice_80, %414 : tensor<32x15x15x4xf32>, tensor<8x8x4x64xf32>) outs(%416 : tensor<32x1x1x64xf32>) -> tensor<32x1x1x64xf32>
    %collapsed_81 = tensor.collapse_shape %417 [[0, 1, 2, 3]] : tensor<32x1x1x64xf32> into tensor<2048xf32>
    %expanded_82 = tensor.expand_shape %collapsed_81 [[0, 1, 2, 3]] output_shape [1, 1, 32, 64] : tensor<2048xf32> into tensor<1x1x32x64xf32>
    %418 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%395 : tensor<1x1x64x32xf32>) {
    ^bb0(%out: f32):
      %645 = linalg.index 2 : index
      %646 = linalg.index 3 : index
      %extracted = tensor.extract %arg24[%c0, %c0, %646, %645] : tensor<1x1x32x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x64x32xf32>
    %419 = tensor.empty() : tensor<4x16x16x64xf32>
    %420 = linalg.fill ins(%cst_12 : f32) outs(%419 : tensor<4x16x16x64xf32>) -> tensor<4x16x16x64xf32>
    %inserted_slice_83 = tensor.insert_slice %410 into %420[0, 0, 0, 0] [4, 8, 8, 64] [1, 2, 2, 1] : tensor<4x8x8x64xf32> into tensor<4x16x16x64xf32>
    %421 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice_83, %418 : tensor<4x16x16x64xf32>, tensor<1x1x64x32xf32>) outs(%38 : tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %expanded_84 = tensor.expand_shape %87 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %422 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_84, %expanded_75 : tensor<4x8x8x1x1x1x64xf32>, tensor<4x8x8x1x1x1x64xf32>) outs(%268 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x64xf32>
    %423 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%399, %91 : tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) outs(%81 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x8x8x64xf32>
    %424 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%422 : tensor<1x1x1x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %expanded_85 = tensor.expand_shape %423 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %425 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_85 : tensor<4x8x8x1x1x1x64xf32>) outs(%268 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x64xf32>
    %426 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%425 : tensor<1x1x1x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %427 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%424, %arg22, %90, %89, %87 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x8x8x64xf32>) outs(%81 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %out: f32):
      %645 = arith.mulf %in_135, %cst_10 : f32
      %646 = arith.divf %in_133, %in_134 : f32
      %647 = arith.mulf %646, %cst_8 : f32
      %648 = arith.mulf %in, %in_132 : f32
      %649 = arith.mulf %648, %647 : f32
      %650 = arith.divf %649, %cst_5 : f32
      %651 = arith.mulf %650, %645 : f32
      linalg.yield %651 : f32
    } -> tensor<4x8x8x64xf32>
    %expanded_86 = tensor.expand_shape %427 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %428 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_86 : tensor<4x8x8x1x1x1x64xf32>) outs(%268 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x64xf32>
    %429 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%428 : tensor<1x1x1x64xf32>) outs(%85 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %430 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%423, %427, %426, %429 : tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%81 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %out: f32):
      %645 = arith.addf %in_133, %in_134 : f32
      %646 = arith.divf %645, %cst_5 : f32
      %647 = arith.addf %in, %in_132 : f32
      %648 = arith.addf %647, %646 : f32
      linalg.yield %648 : f32
    } -> tensor<4x8x8x64xf32>
    %431 = tensor.empty() : tensor<16x8x8x4xf32>
    %432 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80 : tensor<4x8x8x16xf32>) outs(%431 : tensor<16x8x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x8x4xf32>
    %433 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%430 : tensor<4x8x8x64xf32>) outs(%413 : tensor<8x8x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x4x64xf32>
    %434 = tensor.empty() : tensor<16x1x1x64xf32>
    %435 = linalg.fill ins(%cst_12 : f32) outs(%434 : tensor<16x1x1x64xf32>) -> tensor<16x1x1x64xf32>
    %436 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%432, %433 : tensor<16x8x8x4xf32>, tensor<8x8x4x64xf32>) outs(%435 : tensor<16x1x1x64xf32>) -> tensor<16x1x1x64xf32>
    %collapsed_87 = tensor.collapse_shape %436 [[0, 1, 2, 3]] : tensor<16x1x1x64xf32> into tensor<1024xf32>
    %expanded_88 = tensor.expand_shape %collapsed_87 [[0, 1, 2, 3]] output_shape [1, 1, 16, 64] : tensor<1024xf32> into tensor<1x1x16x64xf32>
    %437 = tensor.empty() : tensor<1x1x16x64xf32>
    %438 = tensor.empty() : tensor<1x1x64x16xf32>
    %439 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%438 : tensor<1x1x64x16xf32>) {
    ^bb0(%out: f32):
      %645 = linalg.index 2 : index
      %646 = linalg.index 3 : index
      %extracted = tensor.extract %arg21[%c0, %c0, %646, %645] : tensor<1x1x16x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x64x16xf32>
    %440 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%430, %439 : tensor<4x8x8x64xf32>, tensor<1x1x64x16xf32>) outs(%71 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %441 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%79, %440 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) outs(%70 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.cmpf ogt, %in, %cst_12 : f32
      %646 = arith.select %645, %in_132, %cst_12 : f32
      linalg.yield %646 : f32
    } -> tensor<4x8x8x16xf32>
    %expanded_89 = tensor.expand_shape %441 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %expanded_90 = tensor.expand_shape %60 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xf32> into tensor<1x1x1x16xf32>
    %442 = linalg.fill ins(%cst_12 : f32) outs(%expanded_90 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %443 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_89 : tensor<4x8x8x1x1x1x16xf32>) outs(%442 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<1x1x1x16xf32>
    %444 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%443 : tensor<1x1x1x16xf32>) outs(%61 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<16xf32>
    %expanded_91 = tensor.expand_shape %74 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %445 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_91, %expanded_89 : tensor<4x8x8x1x1x1x16xf32>, tensor<4x8x8x1x1x1x16xf32>) outs(%442 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x16xf32>
    %446 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%441, %78 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) outs(%70 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x8x8x16xf32>
    %447 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%445 : tensor<1x1x1x16xf32>) outs(%61 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<16xf32>
    %expanded_92 = tensor.expand_shape %446 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %448 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_92 : tensor<4x8x8x1x1x1x16xf32>) outs(%442 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x16xf32>
    %449 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%448 : tensor<1x1x1x16xf32>) outs(%61 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<16xf32>
    %450 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%447, %arg19, %77, %76, %74 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x8x8x16xf32>) outs(%70 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %out: f32):
      %645 = arith.mulf %in_135, %cst_10 : f32
      %646 = arith.divf %in_133, %in_134 : f32
      %647 = arith.mulf %646, %cst_8 : f32
      %648 = arith.mulf %in, %in_132 : f32
      %649 = arith.mulf %648, %647 : f32
      %650 = arith.divf %649, %cst_5 : f32
      %651 = arith.mulf %650, %645 : f32
      linalg.yield %651 : f32
    } -> tensor<4x8x8x16xf32>
    %expanded_93 = tensor.expand_shape %450 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %451 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_93 : tensor<4x8x8x1x1x1x16xf32>) outs(%442 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x16xf32>
    %452 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%451 : tensor<1x1x1x16xf32>) outs(%61 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<16xf32>
    %453 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%446, %450, %449, %452 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%70 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %out: f32):
      %645 = arith.addf %in_133, %in_134 : f32
      %646 = arith.divf %645, %cst_5 : f32
      %647 = arith.addf %in, %in_132 : f32
      %648 = arith.addf %647, %646 : f32
      linalg.yield %648 : f32
    } -> tensor<4x8x8x16xf32>
    %454 = tensor.empty() : tensor<16x16x16x4xf32>
    %455 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%69 : tensor<4x16x16x16xf32>) outs(%454 : tensor<16x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x16x4xf32>
    %456 = tensor.empty() : tensor<8x8x4x16xf32>
    %457 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%453 : tensor<4x8x8x16xf32>) outs(%456 : tensor<8x8x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x4x16xf32>
    %458 = tensor.empty() : tensor<16x3x3x16xf32>
    %459 = linalg.fill ins(%cst_12 : f32) outs(%458 : tensor<16x3x3x16xf32>) -> tensor<16x3x3x16xf32>
    %padded_94 = tensor.pad %455 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg55: index, %arg56: index, %arg57: index, %arg58: index):
      tensor.yield %cst_12 : f32
    } : tensor<16x16x16x4xf32> to tensor<16x17x17x4xf32>
    %460 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_94, %457 : tensor<16x17x17x4xf32>, tensor<8x8x4x16xf32>) outs(%459 : tensor<16x3x3x16xf32>) -> tensor<16x3x3x16xf32>
    %461 = tensor.empty() : tensor<3x3x16x16xf32>
    %462 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%461 : tensor<3x3x16x16xf32>) {
    ^bb0(%out: f32):
      %645 = linalg.index 0 : index
      %646 = linalg.index 1 : index
      %647 = linalg.index 2 : index
      %648 = linalg.index 3 : index
      %649 = arith.subi %c2, %645 : index
      %650 = arith.subi %c2, %646 : index
      %extracted = tensor.extract %arg18[%649, %650, %648, %647] : tensor<3x3x16x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x16x16xf32>
    %463 = tensor.empty() : tensor<4x18x18x16xf32>
    %464 = linalg.fill ins(%cst_12 : f32) outs(%463 : tensor<4x18x18x16xf32>) -> tensor<4x18x18x16xf32>
    %inserted_slice_95 = tensor.insert_slice %453 into %464[0, 2, 2, 0] [4, 8, 8, 16] [1, 2, 2, 1] : tensor<4x8x8x16xf32> into tensor<4x18x18x16xf32>
    %465 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice_95, %462 : tensor<4x18x18x16xf32>, tensor<3x3x16x16xf32>) outs(%58 : tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %466 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %465 : tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) outs(%57 : tensor<4x16x16x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.cmpf ogt, %in, %cst_12 : f32
      %646 = arith.select %645, %in_132, %cst_12 : f32
      linalg.yield %646 : f32
    } -> tensor<4x16x16x16xf32>
    %expanded_96 = tensor.expand_shape %466 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 16] : tensor<4x16x16x16xf32> into tensor<4x16x16x1x1x1x16xf32>
    %467 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_96 : tensor<4x16x16x1x1x1x16xf32>) outs(%442 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<1x1x1x16xf32>
    %468 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%467 : tensor<1x1x1x16xf32>) outs(%61 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<16xf32>
    %expanded_97 = tensor.expand_shape %63 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 16] : tensor<4x16x16x16xf32> into tensor<4x16x16x1x1x1x16xf32>
    %469 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_97, %expanded_96 : tensor<4x16x16x1x1x1x16xf32>, tensor<4x16x16x1x1x1x16xf32>) outs(%442 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x16xf32>
    %470 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%466, %67 : tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) outs(%57 : tensor<4x16x16x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x16x16x16xf32>
    %471 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%469 : tensor<1x1x1x16xf32>) outs(%61 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<16xf32>
    %expanded_98 = tensor.expand_shape %470 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 16] : tensor<4x16x16x16xf32> into tensor<4x16x16x1x1x1x16xf32>
    %472 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_98 : tensor<4x16x16x1x1x1x16xf32>) outs(%442 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x16xf32>
    %473 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%472 : tensor<1x1x1x16xf32>) outs(%61 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<16xf32>
    %474 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%471, %arg16, %66, %65, %63 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x16x16x16xf32>) outs(%57 : tensor<4x16x16x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %out: f32):
      %645 = arith.mulf %in_135, %cst_10 : f32
      %646 = arith.divf %in_133, %in_134 : f32
      %647 = arith.mulf %646, %cst_8 : f32
      %648 = arith.mulf %in, %in_132 : f32
      %649 = arith.mulf %648, %647 : f32
      %650 = arith.divf %649, %cst_6 : f32
      %651 = arith.mulf %650, %645 : f32
      linalg.yield %651 : f32
    } -> tensor<4x16x16x16xf32>
    %expanded_99 = tensor.expand_shape %474 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 16] : tensor<4x16x16x16xf32> into tensor<4x16x16x1x1x1x16xf32>
    %475 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_99 : tensor<4x16x16x1x1x1x16xf32>) outs(%442 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x16xf32>
    %476 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%475 : tensor<1x1x1x16xf32>) outs(%61 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<16xf32>
    %477 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%470, %474, %473, %476 : tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%57 : tensor<4x16x16x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %out: f32):
      %645 = arith.addf %in_133, %in_134 : f32
      %646 = arith.divf %645, %cst_6 : f32
      %647 = arith.addf %in, %in_132 : f32
      %648 = arith.addf %647, %646 : f32
      linalg.yield %648 : f32
    } -> tensor<4x16x16x16xf32>
    %478 = tensor.empty() : tensor<16x16x4x16xf32>
    %479 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%477 : tensor<4x16x16x16xf32>) outs(%478 : tensor<16x16x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x16xf32>
    %480 = tensor.empty() : tensor<32x1x1x16xf32>
    %481 = linalg.fill ins(%cst_12 : f32) outs(%480 : tensor<32x1x1x16xf32>) -> tensor<32x1x1x16xf32>
    %482 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%412, %479 : tensor<32x16x16x4xf32>, tensor<16x16x4x16xf32>) outs(%481 : tensor<32x1x1x16xf32>) -> tensor<32x1x1x16xf32>
    %collapsed_100 = tensor.collapse_shape %482 [[0, 1, 2, 3]] : tensor<32x1x1x16xf32> into tensor<512xf32>
    %expanded_101 = tensor.expand_shape %collapsed_100 [[0, 1, 2, 3]] output_shape [1, 1, 32, 16] : tensor<512xf32> into tensor<1x1x32x16xf32>
    %483 = tensor.empty() : tensor<1x1x32x16xf32>
    %484 = tensor.empty() : tensor<1x1x16x32xf32>
    %485 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%484 : tensor<1x1x16x32xf32>) {
    ^bb0(%out: f32):
      %645 = linalg.index 2 : index
      %646 = linalg.index 3 : index
      %extracted = tensor.extract %arg15[%c0, %c0, %646, %645] : tensor<1x1x32x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x16x32xf32>
    %486 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%477, %485 : tensor<4x16x16x16xf32>, tensor<1x1x16x32xf32>) outs(%38 : tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %487 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %421, %486 : tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.addf %in_132, %in_133 : f32
      %646 = arith.cmpf ogt, %in, %cst_12 : f32
      %647 = arith.select %646, %645, %cst_12 : f32
      linalg.yield %647 : f32
    } -> tensor<4x16x16x32xf32>
    %expanded_102 = tensor.expand_shape %487 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %488 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_102 : tensor<4x16x16x1x1x1x32xf32>) outs(%355 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<1x1x1x32xf32>
    %489 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%488 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %expanded_103 = tensor.expand_shape %50 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %490 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_103, %expanded_102 : tensor<4x16x16x1x1x1x32xf32>, tensor<4x16x16x1x1x1x32xf32>) outs(%355 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x32xf32>
    %491 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%487, %54 : tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x16x16x32xf32>
    %492 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%490 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %expanded_104 = tensor.expand_shape %491 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %493 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_104 : tensor<4x16x16x1x1x1x32xf32>) outs(%355 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x32xf32>
    %494 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%493 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %495 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%492, %arg13, %53, %52, %50 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x16x16x32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %out: f32):
      %645 = arith.mulf %in_135, %cst_10 : f32
      %646 = arith.divf %in_133, %in_134 : f32
      %647 = arith.mulf %646, %cst_8 : f32
      %648 = arith.mulf %in, %in_132 : f32
      %649 = arith.mulf %648, %647 : f32
      %650 = arith.divf %649, %cst_6 : f32
      %651 = arith.mulf %650, %645 : f32
      linalg.yield %651 : f32
    } -> tensor<4x16x16x32xf32>
    %expanded_105 = tensor.expand_shape %495 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %496 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_105 : tensor<4x16x16x1x1x1x32xf32>) outs(%355 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x32xf32>
    %497 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%496 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %498 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%491, %495, %494, %497 : tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %out: f32):
      %645 = arith.addf %in_133, %in_134 : f32
      %646 = arith.divf %645, %cst_6 : f32
      %647 = arith.addf %in, %in_132 : f32
      %648 = arith.addf %647, %646 : f32
      linalg.yield %648 : f32
    } -> tensor<4x16x16x32xf32>
    %499 = tensor.empty() : tensor<8x16x16x4xf32>
    %500 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<4x16x16x8xf32>) outs(%499 : tensor<8x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16x16x4xf32>
    %501 = tensor.empty() : tensor<16x16x4x32xf32>
    %502 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%498 : tensor<4x16x16x32xf32>) outs(%501 : tensor<16x16x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x32xf32>
    %503 = tensor.empty() : tensor<8x1x1x32xf32>
    %504 = linalg.fill ins(%cst_12 : f32) outs(%503 : tensor<8x1x1x32xf32>) -> tensor<8x1x1x32xf32>
    %505 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%500, %502 : tensor<8x16x16x4xf32>, tensor<16x16x4x32xf32>) outs(%504 : tensor<8x1x1x32xf32>) -> tensor<8x1x1x32xf32>
    %collapsed_106 = tensor.collapse_shape %505 [[0, 1, 2, 3]] : tensor<8x1x1x32xf32> into tensor<256xf32>
    %expanded_107 = tensor.expand_shape %collapsed_106 [[0, 1, 2, 3]] output_shape [1, 1, 8, 32] : tensor<256xf32> into tensor<1x1x8x32xf32>
    %506 = tensor.empty() : tensor<1x1x8x32xf32>
    %507 = tensor.empty() : tensor<1x1x32x8xf32>
    %508 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%507 : tensor<1x1x32x8xf32>) {
    ^bb0(%out: f32):
      %645 = linalg.index 2 : index
      %646 = linalg.index 3 : index
      %extracted = tensor.extract %arg12[%c0, %c0, %646, %645] : tensor<1x1x8x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x32x8xf32>
    %509 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%498, %508 : tensor<4x16x16x32xf32>, tensor<1x1x32x8xf32>) outs(%18 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %expanded_108 = tensor.expand_shape %43 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %510 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_108, %expanded_102 : tensor<4x16x16x1x1x1x32xf32>, tensor<4x16x16x1x1x1x32xf32>) outs(%355 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x32xf32>
    %511 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%487, %47 : tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x16x16x32xf32>
    %512 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%510 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %expanded_109 = tensor.expand_shape %511 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %513 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_109 : tensor<4x16x16x1x1x1x32xf32>) outs(%355 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x32xf32>
    %514 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%513 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %515 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%512, %arg10, %46, %45, %43 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x16x16x32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %out: f32):
      %645 = arith.mulf %in_135, %cst_10 : f32
      %646 = arith.divf %in_133, %in_134 : f32
      %647 = arith.mulf %646, %cst_8 : f32
      %648 = arith.mulf %in, %in_132 : f32
      %649 = arith.mulf %648, %647 : f32
      %650 = arith.divf %649, %cst_6 : f32
      %651 = arith.mulf %650, %645 : f32
      linalg.yield %651 : f32
    } -> tensor<4x16x16x32xf32>
    %expanded_110 = tensor.expand_shape %515 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %516 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_110 : tensor<4x16x16x1x1x1x32xf32>) outs(%355 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x32xf32>
    %517 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%516 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %518 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%511, %515, %514, %517 : tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %out: f32):
      %645 = arith.addf %in_133, %in_134 : f32
      %646 = arith.divf %645, %cst_6 : f32
      %647 = arith.addf %in, %in_132 : f32
      %648 = arith.addf %647, %646 : f32
      linalg.yield %648 : f32
    } -> tensor<4x16x16x32xf32>
    %519 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<4x16x16x8xf32>) outs(%499 : tensor<8x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16x16x4xf32>
    %520 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%518 : tensor<4x16x16x32xf32>) outs(%501 : tensor<16x16x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x32xf32>
    %521 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%519, %520 : tensor<8x16x16x4xf32>, tensor<16x16x4x32xf32>) outs(%504 : tensor<8x1x1x32xf32>) -> tensor<8x1x1x32xf32>
    %collapsed_111 = tensor.collapse_shape %521 [[0, 1, 2, 3]] : tensor<8x1x1x32xf32> into tensor<256xf32>
    %expanded_112 = tensor.expand_shape %collapsed_111 [[0, 1, 2, 3]] output_shape [1, 1, 8, 32] : tensor<256xf32> into tensor<1x1x8x32xf32>
    %522 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%507 : tensor<1x1x32x8xf32>) {
    ^bb0(%out: f32):
      %645 = linalg.index 2 : index
      %646 = linalg.index 3 : index
      %extracted = tensor.extract %arg9[%c0, %c0, %646, %645] : tensor<1x1x8x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x32x8xf32>
    %523 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%518, %522 : tensor<4x16x16x32xf32>, tensor<1x1x32x8xf32>) outs(%18 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %524 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %523 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.cmpf ogt, %in, %cst_12 : f32
      %646 = arith.select %645, %in_132, %cst_12 : f32
      linalg.yield %646 : f32
    } -> tensor<4x16x16x8xf32>
    %expanded_113 = tensor.expand_shape %524 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %expanded_114 = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 1, 8] : tensor<8xf32> into tensor<1x1x1x8xf32>
    %525 = linalg.fill ins(%cst_12 : f32) outs(%expanded_114 : tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
    %526 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_113 : tensor<4x16x16x1x1x1x8xf32>) outs(%525 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<1x1x1x8xf32>
    %527 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%526 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %expanded_115 = tensor.expand_shape %30 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %528 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_115, %expanded_113 : tensor<4x16x16x1x1x1x8xf32>, tensor<4x16x16x1x1x1x8xf32>) outs(%525 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x8xf32>
    %529 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%524, %34 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x16x16x8xf32>
    %530 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%528 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %expanded_116 = tensor.expand_shape %529 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %531 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_116 : tensor<4x16x16x1x1x1x8xf32>) outs(%525 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x8xf32>
    %532 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%531 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %533 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%530, %arg7, %33, %32, %30 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %out: f32):
      %645 = arith.mulf %in_135, %cst_10 : f32
      %646 = arith.divf %in_133, %in_134 : f32
      %647 = arith.mulf %646, %cst_8 : f32
      %648 = arith.mulf %in, %in_132 : f32
      %649 = arith.mulf %648, %647 : f32
      %650 = arith.divf %649, %cst_6 : f32
      %651 = arith.mulf %650, %645 : f32
      linalg.yield %651 : f32
    } -> tensor<4x16x16x8xf32>
    %expanded_117 = tensor.expand_shape %533 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %534 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_117 : tensor<4x16x16x1x1x1x8xf32>) outs(%525 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x8xf32>
    %535 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%534 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %536 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%529, %533, %532, %535 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %out: f32):
      %645 = arith.addf %in_133, %in_134 : f32
      %646 = arith.divf %645, %cst_6 : f32
      %647 = arith.addf %in, %in_132 : f32
      %648 = arith.addf %647, %646 : f32
      linalg.yield %648 : f32
    } -> tensor<4x16x16x8xf32>
    %537 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<4x16x16x8xf32>) outs(%499 : tensor<8x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16x16x4xf32>
    %538 = tensor.empty() : tensor<16x16x4x8xf32>
    %539 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%536 : tensor<4x16x16x8xf32>) outs(%538 : tensor<16x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x8xf32>
    %540 = tensor.empty() : tensor<8x3x3x8xf32>
    %541 = linalg.fill ins(%cst_12 : f32) outs(%540 : tensor<8x3x3x8xf32>) -> tensor<8x3x3x8xf32>
    %padded_118 = tensor.pad %537 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg55: index, %arg56: index, %arg57: index, %arg58: index):
      tensor.yield %cst_12 : f32
    } : tensor<8x16x16x4xf32> to tensor<8x18x18x4xf32>
    %542 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_118, %539 : tensor<8x18x18x4xf32>, tensor<16x16x4x8xf32>) outs(%541 : tensor<8x3x3x8xf32>) -> tensor<8x3x3x8xf32>
    %543 = tensor.empty() : tensor<3x3x8x8xf32>
    %544 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%543 : tensor<3x3x8x8xf32>) {
    ^bb0(%out: f32):
      %645 = linalg.index 0 : index
      %646 = linalg.index 1 : index
      %647 = linalg.index 2 : index
      %648 = linalg.index 3 : index
      %649 = arith.subi %c2, %645 : index
      %650 = arith.subi %c2, %646 : index
      %extracted = tensor.extract %arg6[%649, %650, %648, %647] : tensor<3x3x8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x8x8xf32>
    %padded_119 = tensor.pad %536 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg55: index, %arg56: index, %arg57: index, %arg58: index):
      tensor.yield %cst_12 : f32
    } : tensor<4x16x16x8xf32> to tensor<4x18x18x8xf32>
    %545 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_119, %544 : tensor<4x18x18x8xf32>, tensor<3x3x8x8xf32>) outs(%18 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %546 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %545 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.cmpf ogt, %in, %cst_12 : f32
      %646 = arith.select %645, %in_132, %cst_12 : f32
      linalg.yield %646 : f32
    } -> tensor<4x16x16x8xf32>
    %expanded_120 = tensor.expand_shape %546 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %547 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_120 : tensor<4x16x16x1x1x1x8xf32>) outs(%525 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<1x1x1x8xf32>
    %548 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%547 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %expanded_121 = tensor.expand_shape %21 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %549 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_121, %expanded_120 : tensor<4x16x16x1x1x1x8xf32>, tensor<4x16x16x1x1x1x8xf32>) outs(%525 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x8xf32>
    %550 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%546, %25 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x16x16x8xf32>
    %551 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%549 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %expanded_122 = tensor.expand_shape %550 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %552 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_122 : tensor<4x16x16x1x1x1x8xf32>) outs(%525 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x8xf32>
    %553 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%552 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %554 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%551, %arg4, %24, %23, %21 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %out: f32):
      %645 = arith.mulf %in_135, %cst_10 : f32
      %646 = arith.divf %in_133, %in_134 : f32
      %647 = arith.mulf %646, %cst_8 : f32
      %648 = arith.mulf %in, %in_132 : f32
      %649 = arith.mulf %648, %647 : f32
      %650 = arith.divf %649, %cst_6 : f32
      %651 = arith.mulf %650, %645 : f32
      linalg.yield %651 : f32
    } -> tensor<4x16x16x8xf32>
    %expanded_123 = tensor.expand_shape %554 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %555 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_123 : tensor<4x16x16x1x1x1x8xf32>) outs(%525 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x8xf32>
    %556 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%555 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %557 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%550, %554, %553, %556 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %out: f32):
      %645 = arith.addf %in_133, %in_134 : f32
      %646 = arith.divf %645, %cst_6 : f32
      %647 = arith.addf %in, %in_132 : f32
      %648 = arith.addf %647, %646 : f32
      linalg.yield %648 : f32
    } -> tensor<4x16x16x8xf32>
    %558 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%557 : tensor<4x16x16x8xf32>) outs(%538 : tensor<16x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x8xf32>
    %559 = tensor.empty() : tensor<8x1x1x8xf32>
    %560 = linalg.fill ins(%cst_12 : f32) outs(%559 : tensor<8x1x1x8xf32>) -> tensor<8x1x1x8xf32>
    %561 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%500, %558 : tensor<8x16x16x4xf32>, tensor<16x16x4x8xf32>) outs(%560 : tensor<8x1x1x8xf32>) -> tensor<8x1x1x8xf32>
    %collapsed_124 = tensor.collapse_shape %561 [[0, 1, 2, 3]] : tensor<8x1x1x8xf32> into tensor<64xf32>
    %expanded_125 = tensor.expand_shape %collapsed_124 [[0, 1, 2, 3]] output_shape [1, 1, 8, 8] : tensor<64xf32> into tensor<1x1x8x8xf32>
    %562 = tensor.empty() : tensor<1x1x8x8xf32>
    %563 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%562 : tensor<1x1x8x8xf32>) {
    ^bb0(%out: f32):
      %645 = linalg.index 2 : index
      %646 = linalg.index 3 : index
      %extracted = tensor.extract %arg3[%c0, %c0, %646, %645] : tensor<1x1x8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x8x8xf32>
    %564 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%557, %563 : tensor<4x16x16x8xf32>, tensor<1x1x8x8xf32>) outs(%18 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %565 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%509, %564 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.addf %in, %in_132 : f32
      %646 = arith.divf %645, %cst_7 : f32
      linalg.yield %646 : f32
    } -> tensor<4x16x16x8xf32>
    %566 = tensor.empty() : tensor<4x34x34x8xf32>
    %567 = linalg.fill ins(%cst_12 : f32) outs(%566 : tensor<4x34x34x8xf32>) -> tensor<4x34x34x8xf32>
    %inserted_slice_126 = tensor.insert_slice %565 into %567[0, 2, 2, 0] [4, 16, 16, 8] [1, 2, 2, 1] : tensor<4x16x16x8xf32> into tensor<4x34x34x8xf32>
    %568 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_126, %15 : tensor<4x34x34x8xf32>, tensor<3x3xf32>) outs(%1 : tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %569 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %568 : tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) outs(%0 : tensor<4x32x32x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.cmpf ogt, %in, %cst_12 : f32
      %646 = arith.select %645, %in_132, %cst_12 : f32
      linalg.yield %646 : f32
    } -> tensor<4x32x32x8xf32>
    %expanded_127 = tensor.expand_shape %569 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 8] : tensor<4x32x32x8xf32> into tensor<4x32x32x1x1x1x8xf32>
    %570 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_127 : tensor<4x32x32x1x1x1x8xf32>) outs(%525 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<1x1x1x8xf32>
    %571 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%570 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %expanded_128 = tensor.expand_shape %6 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 8] : tensor<4x32x32x8xf32> into tensor<4x32x32x1x1x1x8xf32>
    %572 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_128, %expanded_127 : tensor<4x32x32x1x1x1x8xf32>, tensor<4x32x32x1x1x1x8xf32>) outs(%525 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x8xf32>
    %573 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%569, %10 : tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) outs(%0 : tensor<4x32x32x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<4x32x32x8xf32>
    %574 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%572 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %expanded_129 = tensor.expand_shape %573 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 8] : tensor<4x32x32x8xf32> into tensor<4x32x32x1x1x1x8xf32>
    %575 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_129 : tensor<4x32x32x1x1x1x8xf32>) outs(%525 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x8xf32>
    %576 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%575 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %577 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%574, %arg1, %9, %8, %6 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x32x32x8xf32>) outs(%0 : tensor<4x32x32x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %in_135: f32, %out: f32):
      %645 = arith.mulf %in_135, %cst_10 : f32
      %646 = arith.divf %in_133, %in_134 : f32
      %647 = arith.mulf %646, %cst_8 : f32
      %648 = arith.mulf %in, %in_132 : f32
      %649 = arith.mulf %648, %647 : f32
      %650 = arith.divf %649, %cst_11 : f32
      %651 = arith.mulf %650, %645 : f32
      linalg.yield %651 : f32
    } -> tensor<4x32x32x8xf32>
    %expanded_130 = tensor.expand_shape %577 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 8] : tensor<4x32x32x8xf32> into tensor<4x32x32x1x1x1x8xf32>
    %578 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_130 : tensor<4x32x32x1x1x1x8xf32>) outs(%525 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.negf %in : f32
      %646 = arith.addf %out, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x1x8xf32>
    %579 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%578 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.addf %out, %in : f32
      linalg.yield %645 : f32
    } -> tensor<8xf32>
    %580 = tensor.empty() : tensor<3x64x64x4xf32>
    %581 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg53 : tensor<4x64x64x3xf32>) outs(%580 : tensor<3x64x64x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x64x64x4xf32>
    %582 = tensor.empty() : tensor<32x32x4x8xf32>
    %583 = linalg.generic {indexing_maps = [#map24, #map24, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%573, %577, %576, %579 : tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%582 : tensor<32x32x4x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %in_134: f32, %out: f32):
      %645 = arith.addf %in_133, %in_134 : f32
      %646 = arith.divf %645, %cst_11 : f32
      %647 = arith.addf %in, %in_132 : f32
      %648 = arith.addf %647, %646 : f32
      linalg.yield %648 : f32
    } -> tensor<32x32x4x8xf32>
    %584 = tensor.empty() : tensor<3x7x7x8xf32>
    %585 = linalg.fill ins(%cst_12 : f32) outs(%584 : tensor<3x7x7x8xf32>) -> tensor<3x7x7x8xf32>
    %padded_131 = tensor.pad %581 low[0, 2, 2, 0] high[0, 3, 3, 0] {
    ^bb0(%arg55: index, %arg56: index, %arg57: index, %arg58: index):
      tensor.yield %cst_12 : f32
    } : tensor<3x64x64x4xf32> to tensor<3x69x69x4xf32>
    %586 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_131, %583 : tensor<3x69x69x4xf32>, tensor<32x32x4x8xf32>) outs(%585 : tensor<3x7x7x8xf32>) -> tensor<3x7x7x8xf32>
    %587 = tensor.empty() : tensor<7x7x3x8xf32>
    %588 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %586 : tensor<7x7x3x8xf32>, tensor<3x7x7x8xf32>) outs(%587 : tensor<7x7x3x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<7x7x3x8xf32>
    %589 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg1, %9, %574 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.mulf %645, %cst_0 : f32
      %647 = arith.subf %in, %646 : f32
      linalg.yield %647 : f32
    } -> tensor<8xf32>
    %590 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg2, %571 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<8xf32>
    %591 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %expanded_125 : tensor<1x1x8x8xf32>, tensor<1x1x8x8xf32>) outs(%562 : tensor<1x1x8x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x8x8xf32>
    %592 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg4, %24, %551 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.mulf %645, %cst_0 : f32
      %647 = arith.subf %in, %646 : f32
      linalg.yield %647 : f32
    } -> tensor<8xf32>
    %593 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg5, %548 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<8xf32>
    %594 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %542 : tensor<3x3x8x8xf32>, tensor<8x3x3x8xf32>) outs(%543 : tensor<3x3x8x8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<3x3x8x8xf32>
    %595 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg7, %33, %530 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.mulf %645, %cst_0 : f32
      %647 = arith.subf %in, %646 : f32
      linalg.yield %647 : f32
    } -> tensor<8xf32>
    %596 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg8, %527 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<8xf32>
    %597 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg9, %expanded_112 : tensor<1x1x8x32xf32>, tensor<1x1x8x32xf32>) outs(%506 : tensor<1x1x8x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x8x32xf32>
    %598 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg10, %46, %512 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.mulf %645, %cst_0 : f32
      %647 = arith.subf %in, %646 : f32
      linalg.yield %647 : f32
    } -> tensor<32xf32>
    %599 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%489 : tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %cst_0 : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %600 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg11, %599 : tensor<32xf32>, tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.subf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %601 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg12, %expanded_107 : tensor<1x1x8x32xf32>, tensor<1x1x8x32xf32>) outs(%506 : tensor<1x1x8x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x8x32xf32>
    %602 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg13, %53, %492 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.mulf %645, %cst_0 : f32
      %647 = arith.subf %in, %646 : f32
      linalg.yield %647 : f32
    } -> tensor<32xf32>
    %603 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg14, %599 : tensor<32xf32>, tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.subf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<32xf32>
    %604 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg15, %expanded_101 : tensor<1x1x32x16xf32>, tensor<1x1x32x16xf32>) outs(%483 : tensor<1x1x32x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x32x16xf32>
    %605 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg16, %66, %471 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%60 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.mulf %645, %cst_0 : f32
      %647 = arith.subf %in, %646 : f32
      linalg.yield %647 : f32
    } -> tensor<16xf32>
    %606 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg17, %468 : tensor<16xf32>, tensor<16xf32>) outs(%60 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<16xf32>
    %607 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg18, %460 : tensor<3x3x16x16xf32>, tensor<16x3x3x16xf32>) outs(%461 : tensor<3x3x16x16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<3x3x16x16xf32>
    %608 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg19, %77, %447 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%60 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.mulf %645, %cst_0 : f32
      %647 = arith.subf %in, %646 : f32
      linalg.yield %647 : f32
    } -> tensor<16xf32>
    %609 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg20, %444 : tensor<16xf32>, tensor<16xf32>) outs(%60 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<16xf32>
    %610 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg21, %expanded_88 : tensor<1x1x16x64xf32>, tensor<1x1x16x64xf32>) outs(%437 : tensor<1x1x16x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x16x64xf32>
    %611 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg22, %90, %424 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%84 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.mulf %645, %cst_0 : f32
      %647 = arith.subf %in, %646 : f32
      linalg.yield %647 : f32
    } -> tensor<64xf32>
    %612 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%401 : tensor<64xf32>) outs(%84 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %cst_0 : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %613 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg23, %612 : tensor<64xf32>, tensor<64xf32>) outs(%84 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.subf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %614 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg24, %expanded_82 : tensor<1x1x32x64xf32>, tensor<1x1x32x64xf32>) outs(%396 : tensor<1x1x32x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x32x64xf32>
    %615 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg25, %97, %404 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%84 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.mulf %645, %cst_0 : f32
      %647 = arith.subf %in, %646 : f32
      linalg.yield %647 : f32
    } -> tensor<64xf32>
    %616 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg26, %612 : tensor<64xf32>, tensor<64xf32>) outs(%84 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.subf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<64xf32>
    %617 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg27, %expanded_74 : tensor<1x1x64x32xf32>, tensor<1x1x64x32xf32>) outs(%395 : tensor<1x1x64x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x64x32xf32>
    %618 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg28, %108, %383 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.mulf %645, %cst_0 : f32
      %647 = arith.subf %in, %646 : f32
      linalg.yield %647 : f32
    } -> tensor<32xf32>
    %619 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg29, %380 : tensor<32xf32>, tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<32xf32>
    %620 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg30, %372 : tensor<3x3x32x32xf32>, tensor<32x3x3x32xf32>) outs(%373 : tensor<3x3x32x32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<3x3x32x32xf32>
    %621 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg31, %119, %360 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.mulf %645, %cst_0 : f32
      %647 = arith.subf %in, %646 : f32
      linalg.yield %647 : f32
    } -> tensor<32xf32>
    %622 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg32, %357 : tensor<32xf32>, tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<32xf32>
    %623 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg33, %expanded_61 : tensor<1x1x32x128xf32>, tensor<1x1x32x128xf32>) outs(%350 : tensor<1x1x32x128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x32x128xf32>
    %624 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg34, %132, %337 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%126 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.mulf %645, %cst_0 : f32
      %647 = arith.subf %in, %646 : f32
      linalg.yield %647 : f32
    } -> tensor<128xf32>
    %625 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%315 : tensor<128xf32>) outs(%126 : tensor<128xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %cst_0 : f32
      linalg.yield %645 : f32
    } -> tensor<128xf32>
    %626 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg35, %625 : tensor<128xf32>, tensor<128xf32>) outs(%126 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.subf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<128xf32>
    %627 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg36, %expanded_55 : tensor<1x1x64x128xf32>, tensor<1x1x64x128xf32>) outs(%309 : tensor<1x1x64x128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x64x128xf32>
    %628 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg37, %139, %318 : tensor<128xf32>, tensor<128xf32>, tensor<128xf32>) outs(%126 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.mulf %645, %cst_0 : f32
      %647 = arith.subf %in, %646 : f32
      linalg.yield %647 : f32
    } -> tensor<128xf32>
    %629 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg38, %625 : tensor<128xf32>, tensor<128xf32>) outs(%126 : tensor<128xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.subf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<128xf32>
    %630 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg39, %expanded_46 : tensor<1x1x128x64xf32>, tensor<1x1x128x64xf32>) outs(%308 : tensor<1x1x128x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x128x64xf32>
    %631 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg40, %150, %297 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%84 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.mulf %645, %cst_0 : f32
      %647 = arith.subf %in, %646 : f32
      linalg.yield %647 : f32
    } -> tensor<64xf32>
    %632 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg41, %294 : tensor<64xf32>, tensor<64xf32>) outs(%84 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<64xf32>
    %633 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg42, %286 : tensor<3x3x64x64xf32>, tensor<64x3x3x64xf32>) outs(%287 : tensor<3x3x64x64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<3x3x64x64xf32>
    %634 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg43, %161, %273 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%84 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.mulf %645, %cst_0 : f32
      %647 = arith.subf %in, %646 : f32
      linalg.yield %647 : f32
    } -> tensor<64xf32>
    %635 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg44, %270 : tensor<64xf32>, tensor<64xf32>) outs(%84 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<64xf32>
    %636 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg45, %expanded_33 : tensor<1x1x64x256xf32>, tensor<1x1x64x256xf32>) outs(%263 : tensor<1x1x64x256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x64x256xf32>
    %637 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg46, %174, %250 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%168 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.mulf %645, %cst_0 : f32
      %647 = arith.subf %in, %646 : f32
      linalg.yield %647 : f32
    } -> tensor<256xf32>
    %638 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%225 : tensor<256xf32>) outs(%168 : tensor<256xf32>) {
    ^bb0(%in: f32, %out: f32):
      %645 = arith.mulf %in, %cst_0 : f32
      linalg.yield %645 : f32
    } -> tensor<256xf32>
    %639 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg47, %638 : tensor<256xf32>, tensor<256xf32>) outs(%168 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.subf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<256xf32>
    %640 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg48, %expanded_28 : tensor<1x1x128x256xf32>, tensor<1x1x128x256xf32>) outs(%242 : tensor<1x1x128x256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<1x1x128x256xf32>
    %641 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg49, %181, %228 : tensor<256xf32>, tensor<256xf32>, tensor<256xf32>) outs(%168 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %in_133: f32, %out: f32):
      %645 = arith.mulf %in_132, %in_133 : f32
      %646 = arith.mulf %645, %cst_0 : f32
      %647 = arith.subf %in, %646 : f32
      linalg.yield %647 : f32
    } -> tensor<256xf32>
    %642 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg50, %638 : tensor<256xf32>, tensor<256xf32>) outs(%168 : tensor<256xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.subf %in, %in_132 : f32
      linalg.yield %645 : f32
    } -> tensor<256xf32>
    %643 = linalg.generic {indexing_maps = [#map10, #map19, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg51, %218 : tensor<256x10xf32>, tensor<10x256xf32>) outs(%219 : tensor<256x10xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<256x10xf32>
    %644 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg52, %213 : tensor<10xf32>, tensor<10xf32>) outs(%209 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_132: f32, %out: f32):
      %645 = arith.mulf %in_132, %cst_0 : f32
      %646 = arith.subf %in, %645 : f32
      linalg.yield %646 : f32
    } -> tensor<10xf32>
    return %204, %588, %589, %590, %591, %592, %593, %594, %595, %596, %597, %598, %600, %601, %602, %603, %604, %605, %606, %607, %608, %609, %610, %611, %613, %614, %615, %616, %617, %618, %619, %620, %621, %622, %623, %624, %626, %627, %628, %629, %630, %631, %632, %633, %634, %635, %636, %637, %639, %640, %641, %642, %643, %644 : tensor<f32>, tensor<7x7x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x16x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x128x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x10xf32>, tensor<10xf32>
  }
}

