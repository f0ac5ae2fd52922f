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
  func.func @main(%arg0: tensor<7x7x3x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<1x1x8x8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<3x3x8x8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<1x1x8x32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<1x1x8x32xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32xf32>, %arg15: tensor<1x1x32x8xf32>, %arg16: tensor<8xf32>, %arg17: tensor<8xf32>, %arg18: tensor<3x3x8x8xf32>, %arg19: tensor<8xf32>, %arg20: tensor<8xf32>, %arg21: tensor<1x1x8x32xf32>, %arg22: tensor<32xf32>, %arg23: tensor<32xf32>, %arg24: tensor<1x1x32x16xf32>, %arg25: tensor<16xf32>, %arg26: tensor<16xf32>, %arg27: tensor<3x3x16x16xf32>, %arg28: tensor<16xf32>, %arg29: tensor<16xf32>, %arg30: tensor<1x1x16x64xf32>, %arg31: tensor<64xf32>, %arg32: tensor<64xf32>, %arg33: tensor<1x1x32x64xf32>, %arg34: tensor<64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<1x1x64x16xf32>, %arg37: tensor<16xf32>, %arg38: tensor<16xf32>, %arg39: tensor<3x3x16x16xf32>, %arg40: tensor<16xf32>, %arg41: tensor<16xf32>, %arg42: tensor<1x1x16x64xf32>, %arg43: tensor<64xf32>, %arg44: tensor<64xf32>, %arg45: tensor<64x10xf32>, %arg46: tensor<10xf32>, %arg47: tensor<4x64x64x3xf32>, %arg48: tensor<4x10xf32>) -> (tensor<f32>, tensor<7x7x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x16x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x16x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x10xf32>, tensor<10xf32>) {
    %cst = arith.constant -2.500000e-01 : f32
    %c2 = arith.constant 2 : index
    %c0 = arith.constant 0 : index
    %cst_0 = arith.constant 1.000000e-01 : f32
    %cst_1 = arith.constant 4.000000e+00 : f32
    %cst_2 = arith.constant 0xFF800000 : f32
    %cst_3 = arith.constant 6.400000e+01 : f32
    %cst_4 = arith.constant 2.560000e+02 : f32
    %cst_5 = arith.constant 1.024000e+03 : f32
    %cst_6 = arith.constant 9.000000e+00 : f32
    %cst_7 = arith.constant -5.000000e-01 : f32
    %cst_8 = arith.constant 9.99999974E-6 : f32
    %cst_9 = arith.constant 2.000000e+00 : f32
    %cst_10 = arith.constant 4.096000e+03 : f32
    %cst_11 = arith.constant 0.000000e+00 : f32
    %0 = tensor.empty() : tensor<4x32x32x8xf32>
    %1 = linalg.fill ins(%cst_11 : f32) outs(%0 : tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %padded = tensor.pad %arg47 low[0, 2, 2, 0] high[0, 3, 3, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_11 : f32
    } : tensor<4x64x64x3xf32> to tensor<4x69x69x3xf32>
    %2 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded, %arg0 : tensor<4x69x69x3xf32>, tensor<7x7x3x8xf32>) outs(%1 : tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %3 = tensor.empty() : tensor<8xf32>
    %4 = linalg.fill ins(%cst_11 : f32) outs(%3 : tensor<8xf32>) -> tensor<8xf32>
    %5 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%2 : tensor<4x32x32x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %6 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%2, %5 : tensor<4x32x32x8xf32>, tensor<8xf32>) outs(%0 : tensor<4x32x32x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.divf %in_113, %cst_10 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x32x32x8xf32>
    %7 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%6 : tensor<4x32x32x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<8xf32>
    %8 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%7 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_10 : f32
      %542 = arith.addf %541, %cst_8 : f32
      linalg.yield %542 : f32
    } -> tensor<8xf32>
    %9 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%8 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = math.rsqrt %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %10 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%9, %arg1 : tensor<8xf32>, tensor<8xf32>) outs(%0 : tensor<4x32x32x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x32x32x8xf32>
    %11 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%6, %10, %arg2 : tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>, tensor<8xf32>) outs(%0 : tensor<4x32x32x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %541, %in_114 : f32
      linalg.yield %542 : f32
    } -> tensor<4x32x32x8xf32>
    %12 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11 : tensor<4x32x32x8xf32>) outs(%0 : tensor<4x32x32x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.maximumf %in, %cst_11 : f32
      linalg.yield %541 : f32
    } -> tensor<4x32x32x8xf32>
    %13 = tensor.empty() : tensor<4x16x16x8xf32>
    %14 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%out: f32):
      linalg.yield %cst_11 : f32
    } -> tensor<4x16x16x8xf32>
    %padded_12 = tensor.pad %12 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_11 : f32
    } : tensor<4x32x32x8xf32> to tensor<4x33x33x8xf32>
    %15 = tensor.empty() : tensor<3x3xf32>
    %16 = linalg.generic {indexing_maps = [#map5, #map6, #map7], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%padded_12, %15 : tensor<4x33x33x8xf32>, tensor<3x3xf32>) outs(%14 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x8xf32>
    %17 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%16 : tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_6 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x8xf32>
    %18 = linalg.fill ins(%cst_11 : f32) outs(%13 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %19 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%17, %arg3 : tensor<4x16x16x8xf32>, tensor<1x1x8x8xf32>) outs(%18 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %20 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%19 : tensor<4x16x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %21 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%19, %20 : tensor<4x16x16x8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.divf %in_113, %cst_5 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x8xf32>
    %22 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%21 : tensor<4x16x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<8xf32>
    %23 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%22 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_5 : f32
      %542 = arith.addf %541, %cst_8 : f32
      linalg.yield %542 : f32
    } -> tensor<8xf32>
    %24 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%23 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = math.rsqrt %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %25 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%24, %arg4 : tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x8xf32>
    %26 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%21, %25, %arg5 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %541, %in_114 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x8xf32>
    %27 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26 : tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.maximumf %in, %cst_11 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x8xf32>
    %padded_13 = tensor.pad %27 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_11 : f32
    } : tensor<4x16x16x8xf32> to tensor<4x18x18x8xf32>
    %28 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_13, %arg6 : tensor<4x18x18x8xf32>, tensor<3x3x8x8xf32>) outs(%18 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %29 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%28 : tensor<4x16x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %30 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%28, %29 : tensor<4x16x16x8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.divf %in_113, %cst_5 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x8xf32>
    %31 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%30 : tensor<4x16x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<8xf32>
    %32 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%31 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_5 : f32
      %542 = arith.addf %541, %cst_8 : f32
      linalg.yield %542 : f32
    } -> tensor<8xf32>
    %33 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%32 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = math.rsqrt %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %34 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%33, %arg7 : tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x8xf32>
    %35 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%30, %34, %arg8 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %541, %in_114 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x8xf32>
    %36 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35 : tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.maximumf %in, %cst_11 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x8xf32>
    %37 = tensor.empty() : tensor<4x16x16x32xf32>
    %38 = linalg.fill ins(%cst_11 : f32) outs(%37 : tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %39 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%36, %arg9 : tensor<4x16x16x8xf32>, tensor<1x1x8x32xf32>) outs(%38 : tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %40 = tensor.empty() : tensor<32xf32>
    %41 = linalg.fill ins(%cst_11 : f32) outs(%40 : tensor<32xf32>) -> tensor<32xf32>
    %42 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%39 : tensor<4x16x16x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %43 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%39, %42 : tensor<4x16x16x32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.divf %in_113, %cst_5 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x32xf32>
    %44 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%43 : tensor<4x16x16x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<32xf32>
    %45 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%44 : tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_5 : f32
      %542 = arith.addf %541, %cst_8 : f32
      linalg.yield %542 : f32
    } -> tensor<32xf32>
    %46 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%45 : tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = math.rsqrt %in : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %47 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%46, %arg10 : tensor<32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x32xf32>
    %48 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%17, %arg12 : tensor<4x16x16x8xf32>, tensor<1x1x8x32xf32>) outs(%38 : tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %49 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%48 : tensor<4x16x16x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %50 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%48, %49 : tensor<4x16x16x32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.divf %in_113, %cst_5 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x32xf32>
    %51 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%50 : tensor<4x16x16x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<32xf32>
    %52 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%51 : tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_5 : f32
      %542 = arith.addf %541, %cst_8 : f32
      linalg.yield %542 : f32
    } -> tensor<32xf32>
    %53 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%52 : tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = math.rsqrt %in : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %54 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%53, %arg13 : tensor<32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x32xf32>
    %55 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%50, %54, %arg14, %43, %47, %arg11 : tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>, tensor<32xf32>, tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %in_116: f32, %in_117: f32, %out: f32):
      %541 = arith.mulf %in_115, %in_116 : f32
      %542 = arith.addf %541, %in_117 : f32
      %543 = arith.mulf %in, %in_113 : f32
      %544 = arith.addf %543, %in_114 : f32
      %545 = arith.addf %544, %542 : f32
      linalg.yield %545 : f32
    } -> tensor<4x16x16x32xf32>
    %56 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55 : tensor<4x16x16x32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.maximumf %in, %cst_11 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x32xf32>
    %57 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%56, %arg15 : tensor<4x16x16x32xf32>, tensor<1x1x32x8xf32>) outs(%18 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %58 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%57 : tensor<4x16x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %59 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%57, %58 : tensor<4x16x16x8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.divf %in_113, %cst_5 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x8xf32>
    %60 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%59 : tensor<4x16x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<8xf32>
    %61 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%60 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_5 : f32
      %542 = arith.addf %541, %cst_8 : f32
      linalg.yield %542 : f32
    } -> tensor<8xf32>
    %62 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%61 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = math.rsqrt %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %63 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%62, %arg16 : tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x8xf32>
    %64 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%59, %63, %arg17 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %541, %in_114 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x8xf32>
    %65 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64 : tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.maximumf %in, %cst_11 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x8xf32>
    %padded_14 = tensor.pad %65 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_11 : f32
    } : tensor<4x16x16x8xf32> to tensor<4x18x18x8xf32>
    %66 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_14, %arg18 : tensor<4x18x18x8xf32>, tensor<3x3x8x8xf32>) outs(%18 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %67 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%66 : tensor<4x16x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %68 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%66, %67 : tensor<4x16x16x8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.divf %in_113, %cst_5 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x8xf32>
    %69 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%68 : tensor<4x16x16x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<8xf32>
    %70 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%69 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_5 : f32
      %542 = arith.addf %541, %cst_8 : f32
      linalg.yield %542 : f32
    } -> tensor<8xf32>
    %71 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%70 : tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = math.rsqrt %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %72 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%71, %arg19 : tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x8xf32>
    %73 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%68, %72, %arg20 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %541, %in_114 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x8xf32>
    %74 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73 : tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.maximumf %in, %cst_11 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x8xf32>
    %75 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%74, %arg21 : tensor<4x16x16x8xf32>, tensor<1x1x8x32xf32>) outs(%38 : tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %76 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%75 : tensor<4x16x16x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %77 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%75, %76 : tensor<4x16x16x32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.divf %in_113, %cst_5 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x32xf32>
    %78 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%77 : tensor<4x16x16x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<32xf32>
    %79 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%78 : tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_5 : f32
      %542 = arith.addf %541, %cst_8 : f32
      linalg.yield %542 : f32
    } -> tensor<32xf32>
    %80 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%79 : tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = math.rsqrt %in : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %81 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%80, %arg22 : tensor<32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x32xf32>
    %82 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56, %77, %81, %arg23 : tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.addf %541, %in_115 : f32
      %543 = arith.addf %in, %542 : f32
      linalg.yield %543 : f32
    } -> tensor<4x16x16x32xf32>
    %83 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82 : tensor<4x16x16x32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.maximumf %in, %cst_11 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x32xf32>
    %84 = tensor.empty() : tensor<4x16x16x16xf32>
    %85 = linalg.fill ins(%cst_11 : f32) outs(%84 : tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %86 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%83, %arg24 : tensor<4x16x16x32xf32>, tensor<1x1x32x16xf32>) outs(%85 : tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %87 = tensor.empty() : tensor<16xf32>
    %88 = linalg.fill ins(%cst_11 : f32) outs(%87 : tensor<16xf32>) -> tensor<16xf32>
    %89 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%86 : tensor<4x16x16x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %90 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%86, %89 : tensor<4x16x16x16xf32>, tensor<16xf32>) outs(%84 : tensor<4x16x16x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.divf %in_113, %cst_5 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x16xf32>
    %91 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%90 : tensor<4x16x16x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<16xf32>
    %92 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%91 : tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_5 : f32
      %542 = arith.addf %541, %cst_8 : f32
      linalg.yield %542 : f32
    } -> tensor<16xf32>
    %93 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%92 : tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = math.rsqrt %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %94 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%93, %arg25 : tensor<16xf32>, tensor<16xf32>) outs(%84 : tensor<4x16x16x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x16xf32>
    %95 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%90, %94, %arg26 : tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>, tensor<16xf32>) outs(%84 : tensor<4x16x16x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %541, %in_114 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x16xf32>
    %96 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95 : tensor<4x16x16x16xf32>) outs(%84 : tensor<4x16x16x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.maximumf %in, %cst_11 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x16xf32>
    %97 = tensor.empty() : tensor<4x8x8x16xf32>
    %98 = linalg.fill ins(%cst_11 : f32) outs(%97 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %padded_15 = tensor.pad %96 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_11 : f32
    } : tensor<4x16x16x16xf32> to tensor<4x17x17x16xf32>
    %99 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%padded_15, %arg27 : tensor<4x17x17x16xf32>, tensor<3x3x16x16xf32>) outs(%98 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %100 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%99 : tensor<4x8x8x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %101 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%99, %100 : tensor<4x8x8x16xf32>, tensor<16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.divf %in_113, %cst_4 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x8x8x16xf32>
    %102 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%101 : tensor<4x8x8x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<16xf32>
    %103 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%102 : tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_4 : f32
      %542 = arith.addf %541, %cst_8 : f32
      linalg.yield %542 : f32
    } -> tensor<16xf32>
    %104 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%103 : tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = math.rsqrt %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %105 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%104, %arg28 : tensor<16xf32>, tensor<16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x8x8x16xf32>
    %106 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%101, %105, %arg29 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>, tensor<16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %541, %in_114 : f32
      linalg.yield %542 : f32
    } -> tensor<4x8x8x16xf32>
    %107 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106 : tensor<4x8x8x16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.maximumf %in, %cst_11 : f32
      linalg.yield %541 : f32
    } -> tensor<4x8x8x16xf32>
    %108 = tensor.empty() : tensor<4x8x8x64xf32>
    %109 = linalg.fill ins(%cst_11 : f32) outs(%108 : tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %110 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%107, %arg30 : tensor<4x8x8x16xf32>, tensor<1x1x16x64xf32>) outs(%109 : tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %111 = tensor.empty() : tensor<64xf32>
    %112 = linalg.fill ins(%cst_11 : f32) outs(%111 : tensor<64xf32>) -> tensor<64xf32>
    %113 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%110 : tensor<4x8x8x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %114 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%110, %113 : tensor<4x8x8x64xf32>, tensor<64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.divf %in_113, %cst_4 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x8x8x64xf32>
    %115 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%114 : tensor<4x8x8x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<64xf32>
    %116 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%115 : tensor<64xf32>) outs(%111 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_4 : f32
      %542 = arith.addf %541, %cst_8 : f32
      linalg.yield %542 : f32
    } -> tensor<64xf32>
    %117 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%116 : tensor<64xf32>) outs(%111 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = math.rsqrt %in : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %118 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%117, %arg31 : tensor<64xf32>, tensor<64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x8x8x64xf32>
    %119 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%83, %arg33 : tensor<4x16x16x32xf32>, tensor<1x1x32x64xf32>) outs(%109 : tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %120 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%119 : tensor<4x8x8x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %121 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%119, %120 : tensor<4x8x8x64xf32>, tensor<64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.divf %in_113, %cst_4 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x8x8x64xf32>
    %122 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%121 : tensor<4x8x8x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<64xf32>
    %123 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%122 : tensor<64xf32>) outs(%111 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_4 : f32
      %542 = arith.addf %541, %cst_8 : f32
      linalg.yield %542 : f32
    } -> tensor<64xf32>
    %124 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%123 : tensor<64xf32>) outs(%111 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = math.rsqrt %in : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %125 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%124, %arg34 : tensor<64xf32>, tensor<64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x8x8x64xf32>
    %126 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%121, %125, %arg35, %114, %118, %arg32 : tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>, tensor<64xf32>, tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>, tensor<64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %in_116: f32, %in_117: f32, %out: f32):
      %541 = arith.mulf %in_115, %in_116 : f32
      %542 = arith.addf %541, %in_117 : f32
      %543 = arith.mulf %in, %in_113 : f32
      %544 = arith.addf %543, %in_114 : f32
      %545 = arith.addf %544, %542 : f32
      linalg.yield %545 : f32
    } -> tensor<4x8x8x64xf32>
    %127 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126 : tensor<4x8x8x64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.maximumf %in, %cst_11 : f32
      linalg.yield %541 : f32
    } -> tensor<4x8x8x64xf32>
    %128 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%127, %arg36 : tensor<4x8x8x64xf32>, tensor<1x1x64x16xf32>) outs(%98 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %129 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%128 : tensor<4x8x8x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %130 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%128, %129 : tensor<4x8x8x16xf32>, tensor<16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.divf %in_113, %cst_4 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x8x8x16xf32>
    %131 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%130 : tensor<4x8x8x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<16xf32>
    %132 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%131 : tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_4 : f32
      %542 = arith.addf %541, %cst_8 : f32
      linalg.yield %542 : f32
    } -> tensor<16xf32>
    %133 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%132 : tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = math.rsqrt %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %134 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%133, %arg37 : tensor<16xf32>, tensor<16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x8x8x16xf32>
    %135 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%130, %134, %arg38 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>, tensor<16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %541, %in_114 : f32
      linalg.yield %542 : f32
    } -> tensor<4x8x8x16xf32>
    %136 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135 : tensor<4x8x8x16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.maximumf %in, %cst_11 : f32
      linalg.yield %541 : f32
    } -> tensor<4x8x8x16xf32>
    %padded_16 = tensor.pad %136 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_11 : f32
    } : tensor<4x8x8x16xf32> to tensor<4x10x10x16xf32>
    %137 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_16, %arg39 : tensor<4x10x10x16xf32>, tensor<3x3x16x16xf32>) outs(%98 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %138 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%137 : tensor<4x8x8x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %139 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%137, %138 : tensor<4x8x8x16xf32>, tensor<16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.divf %in_113, %cst_4 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x8x8x16xf32>
    %140 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%139 : tensor<4x8x8x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<16xf32>
    %141 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%140 : tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_4 : f32
      %542 = arith.addf %541, %cst_8 : f32
      linalg.yield %542 : f32
    } -> tensor<16xf32>
    %142 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%141 : tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = math.rsqrt %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %143 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%142, %arg40 : tensor<16xf32>, tensor<16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x8x8x16xf32>
    %144 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%139, %143, %arg41 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>, tensor<16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %541, %in_114 : f32
      linalg.yield %542 : f32
    } -> tensor<4x8x8x16xf32>
    %145 = linalg.generic {indexing_maps = [#map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144 : tensor<4x8x8x16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.maximumf %in, %cst_11 : f32
      linalg.yield %541 : f32
    } -> tensor<4x8x8x16xf32>
    %146 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%145, %arg42 : tensor<4x8x8x16xf32>, tensor<1x1x16x64xf32>) outs(%109 : tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %147 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%146 : tensor<4x8x8x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %148 = linalg.generic {indexing_maps = [#map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%146, %147 : tensor<4x8x8x64xf32>, tensor<64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.divf %in_113, %cst_4 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x8x8x64xf32>
    %149 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%148 : tensor<4x8x8x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<64xf32>
    %150 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%149 : tensor<64xf32>) outs(%111 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_4 : f32
      %542 = arith.addf %541, %cst_8 : f32
      linalg.yield %542 : f32
    } -> tensor<64xf32>
    %151 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%150 : tensor<64xf32>) outs(%111 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = math.rsqrt %in : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %152 = linalg.generic {indexing_maps = [#map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%151, %arg43 : tensor<64xf32>, tensor<64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x8x8x64xf32>
    %153 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127, %148, %152, %arg44 : tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>, tensor<64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.addf %541, %in_115 : f32
      %543 = arith.addf %in, %542 : f32
      linalg.yield %543 : f32
    } -> tensor<4x8x8x64xf32>
    %154 = tensor.empty() : tensor<4x64xf32>
    %155 = linalg.fill ins(%cst_11 : f32) outs(%154 : tensor<4x64xf32>) -> tensor<4x64xf32>
    %156 = linalg.generic {indexing_maps = [#map8, #map9], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%153 : tensor<4x8x8x64xf32>) outs(%155 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.maximumf %in, %cst_11 : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x64xf32>
    %157 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%156 : tensor<4x64xf32>) outs(%154 : tensor<4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_3 : f32
      linalg.yield %541 : f32
    } -> tensor<4x64xf32>
    %158 = tensor.empty() : tensor<4x10xf32>
    %159 = linalg.fill ins(%cst_11 : f32) outs(%158 : tensor<4x10xf32>) -> tensor<4x10xf32>
    %160 = linalg.matmul ins(%157, %arg45 : tensor<4x64xf32>, tensor<64x10xf32>) outs(%159 : tensor<4x10xf32>) -> tensor<4x10xf32>
    %161 = linalg.generic {indexing_maps = [#map10, #map11, #map10], iterator_types = ["parallel", "parallel"]} ins(%160, %arg46 : tensor<4x10xf32>, tensor<10xf32>) outs(%158 : tensor<4x10xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.addf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x10xf32>
    %162 = tensor.empty() : tensor<4xf32>
    %163 = linalg.fill ins(%cst_2 : f32) outs(%162 : tensor<4xf32>) -> tensor<4xf32>
    %164 = linalg.generic {indexing_maps = [#map10, #map12], iterator_types = ["parallel", "reduction"]} ins(%161 : tensor<4x10xf32>) outs(%163 : tensor<4xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.maximumf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<4xf32>
    %165 = linalg.generic {indexing_maps = [#map10, #map12, #map10], iterator_types = ["parallel", "parallel"]} ins(%161, %164 : tensor<4x10xf32>, tensor<4xf32>) outs(%158 : tensor<4x10xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.subf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x10xf32>
    %166 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%165 : tensor<4x10xf32>) outs(%158 : tensor<4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = math.exp %in : f32
      linalg.yield %541 : f32
    } -> tensor<4x10xf32>
    %167 = linalg.fill ins(%cst_11 : f32) outs(%162 : tensor<4xf32>) -> tensor<4xf32>
    %expanded = tensor.expand_shape %166 [[0, 1], [2]] output_shape [4, 1, 10] : tensor<4x10xf32> into tensor<4x1x10xf32>
    %expanded_17 = tensor.expand_shape %162 [[0, 1]] output_shape [4, 1] : tensor<4xf32> into tensor<4x1xf32>
    %168 = linalg.fill ins(%cst_11 : f32) outs(%expanded_17 : tensor<4x1xf32>) -> tensor<4x1xf32>
    %169 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded : tensor<4x1x10xf32>) outs(%168 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<4x1xf32>
    %170 = linalg.generic {indexing_maps = [#map10, #map15, #map10, #map12], iterator_types = ["parallel", "reduction"]} ins(%165, %169, %arg48 : tensor<4x10xf32>, tensor<4x1xf32>, tensor<4x10xf32>) outs(%167 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = math.log %in_113 : f32
      %542 = arith.subf %in, %541 : f32
      %543 = arith.mulf %542, %in_114 : f32
      %544 = arith.addf %out, %543 : f32
      linalg.yield %544 : f32
    } -> tensor<4xf32>
    %171 = tensor.empty() : tensor<f32>
    %172 = linalg.fill ins(%cst_11 : f32) outs(%171 : tensor<f32>) -> tensor<f32>
    %173 = linalg.generic {indexing_maps = [#map4, #map16], iterator_types = ["reduction"]} ins(%170 : tensor<4xf32>) outs(%172 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<f32>
    %174 = linalg.generic {indexing_maps = [#map17, #map17], iterator_types = []} ins(%173 : tensor<f32>) outs(%171 : tensor<f32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.divf %in, %cst_1 : f32
      %542 = arith.negf %541 : f32
      linalg.yield %542 : f32
    } -> tensor<f32>
    %175 = linalg.generic {indexing_maps = [#map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg48 : tensor<4x10xf32>) outs(%158 : tensor<4x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %cst : f32
      linalg.yield %541 : f32
    } -> tensor<4x10xf32>
    %expanded_18 = tensor.expand_shape %175 [[0, 1], [2]] output_shape [4, 1, 10] : tensor<4x10xf32> into tensor<4x1x10xf32>
    %176 = linalg.generic {indexing_maps = [#map13, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_18 : tensor<4x1x10xf32>) outs(%168 : tensor<4x1xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x1xf32>
    %177 = linalg.generic {indexing_maps = [#map10, #map10, #map12], iterator_types = ["parallel", "reduction"]} ins(%176, %169 : tensor<4x1xf32>, tensor<4x1xf32>) outs(%167 : tensor<4xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.divf %in, %in_113 : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4xf32>
    %178 = linalg.generic {indexing_maps = [#map10, #map12, #map10, #map10], iterator_types = ["parallel", "parallel"]} ins(%175, %177, %166 : tensor<4x10xf32>, tensor<4xf32>, tensor<4x10xf32>) outs(%158 : tensor<4x10xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.addf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<4x10xf32>
    %179 = tensor.empty() : tensor<10xf32>
    %180 = linalg.fill ins(%cst_11 : f32) outs(%179 : tensor<10xf32>) -> tensor<10xf32>
    %expanded_19 = tensor.expand_shape %178 [[0], [1, 2]] output_shape [4, 1, 10] : tensor<4x10xf32> into tensor<4x1x10xf32>
    %expanded_20 = tensor.expand_shape %179 [[0, 1]] output_shape [1, 10] : tensor<10xf32> into tensor<1x10xf32>
    %181 = linalg.fill ins(%cst_11 : f32) outs(%expanded_20 : tensor<1x10xf32>) -> tensor<1x10xf32>
    %182 = linalg.generic {indexing_maps = [#map18, #map14], iterator_types = ["parallel", "parallel", "reduction"]} ins(%expanded_19 : tensor<4x1x10xf32>) outs(%181 : tensor<1x10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<1x10xf32>
    %183 = linalg.generic {indexing_maps = [#map19, #map12], iterator_types = ["parallel", "reduction"]} ins(%182 : tensor<1x10xf32>) outs(%180 : tensor<10xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<10xf32>
    %184 = tensor.empty() : tensor<10x4xf32>
    %185 = linalg.generic {indexing_maps = [#map19, #map10], iterator_types = ["parallel", "parallel"]} ins(%178 : tensor<4x10xf32>) outs(%184 : tensor<10x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x4xf32>
    %186 = tensor.empty() : tensor<10x64xf32>
    %187 = linalg.fill ins(%cst_11 : f32) outs(%186 : tensor<10x64xf32>) -> tensor<10x64xf32>
    %188 = linalg.matmul ins(%185, %157 : tensor<10x4xf32>, tensor<4x64xf32>) outs(%187 : tensor<10x64xf32>) -> tensor<10x64xf32>
    %189 = tensor.empty() : tensor<64x10xf32>
    %190 = linalg.generic {indexing_maps = [#map19, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg45 : tensor<64x10xf32>) outs(%186 : tensor<10x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<10x64xf32>
    %191 = linalg.matmul ins(%178, %190 : tensor<4x10xf32>, tensor<10x64xf32>) outs(%155 : tensor<4x64xf32>) -> tensor<4x64xf32>
    %192 = linalg.generic {indexing_maps = [#map2, #map20, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%153, %191 : tensor<4x8x8x64xf32>, tensor<4x64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.divf %in_113, %cst_3 : f32
      %542 = arith.cmpf ogt, %in, %cst_11 : f32
      %543 = arith.select %542, %541, %cst_11 : f32
      linalg.yield %543 : f32
    } -> tensor<4x8x8x64xf32>
    %expanded_21 = tensor.expand_shape %192 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %expanded_22 = tensor.expand_shape %111 [[0, 1, 2, 3]] output_shape [1, 1, 1, 64] : tensor<64xf32> into tensor<1x1x1x64xf32>
    %193 = linalg.fill ins(%cst_11 : f32) outs(%expanded_22 : tensor<1x1x1x64xf32>) -> tensor<1x1x1x64xf32>
    %194 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_21 : tensor<4x8x8x1x1x1x64xf32>) outs(%193 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<1x1x1x64xf32>
    %195 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%194 : tensor<1x1x1x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %expanded_23 = tensor.expand_shape %148 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %196 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_23, %expanded_21 : tensor<4x8x8x1x1x1x64xf32>, tensor<4x8x8x1x1x1x64xf32>) outs(%193 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x64xf32>
    %197 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%192, %152 : tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x8x8x64xf32>
    %198 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%196 : tensor<1x1x1x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %expanded_24 = tensor.expand_shape %197 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %199 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_24 : tensor<4x8x8x1x1x1x64xf32>) outs(%193 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x64xf32>
    %200 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%199 : tensor<1x1x1x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %201 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%198, %arg43, %151, %150, %148 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x8x8x64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %in_116: f32, %out: f32):
      %541 = arith.mulf %in_116, %cst_9 : f32
      %542 = arith.divf %in_114, %in_115 : f32
      %543 = arith.mulf %542, %cst_7 : f32
      %544 = arith.mulf %in, %in_113 : f32
      %545 = arith.mulf %544, %543 : f32
      %546 = arith.divf %545, %cst_4 : f32
      %547 = arith.mulf %546, %541 : f32
      linalg.yield %547 : f32
    } -> tensor<4x8x8x64xf32>
    %expanded_25 = tensor.expand_shape %201 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %202 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_25 : tensor<4x8x8x1x1x1x64xf32>) outs(%193 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x64xf32>
    %203 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%202 : tensor<1x1x1x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %204 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%197, %201, %200, %203 : tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %out: f32):
      %541 = arith.addf %in_114, %in_115 : f32
      %542 = arith.divf %541, %cst_4 : f32
      %543 = arith.addf %in, %in_113 : f32
      %544 = arith.addf %543, %542 : f32
      linalg.yield %544 : f32
    } -> tensor<4x8x8x64xf32>
    %205 = tensor.empty() : tensor<16x8x8x4xf32>
    %206 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%145 : tensor<4x8x8x16xf32>) outs(%205 : tensor<16x8x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x8x4xf32>
    %207 = tensor.empty() : tensor<8x8x4x64xf32>
    %208 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%204 : tensor<4x8x8x64xf32>) outs(%207 : tensor<8x8x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x4x64xf32>
    %209 = tensor.empty() : tensor<16x1x1x64xf32>
    %210 = linalg.fill ins(%cst_11 : f32) outs(%209 : tensor<16x1x1x64xf32>) -> tensor<16x1x1x64xf32>
    %211 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%206, %208 : tensor<16x8x8x4xf32>, tensor<8x8x4x64xf32>) outs(%210 : tensor<16x1x1x64xf32>) -> tensor<16x1x1x64xf32>
    %collapsed = tensor.collapse_shape %211 [[0, 1, 2, 3]] : tensor<16x1x1x64xf32> into tensor<1024xf32>
    %expanded_26 = tensor.expand_shape %collapsed [[0, 1, 2, 3]] output_shape [1, 1, 16, 64] : tensor<1024xf32> into tensor<1x1x16x64xf32>
    %212 = tensor.empty() : tensor<1x1x16x64xf32>
    %213 = tensor.empty() : tensor<1x1x64x16xf32>
    %214 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%213 : tensor<1x1x64x16xf32>) {
    ^bb0(%out: f32):
      %541 = linalg.index 2 : index
      %542 = linalg.index 3 : index
      %extracted = tensor.extract %arg42[%c0, %c0, %542, %541] : tensor<1x1x16x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x64x16xf32>
    %215 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%204, %214 : tensor<4x8x8x64xf32>, tensor<1x1x64x16xf32>) outs(%98 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %216 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%144, %215 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.cmpf ogt, %in, %cst_11 : f32
      %542 = arith.select %541, %in_113, %cst_11 : f32
      linalg.yield %542 : f32
    } -> tensor<4x8x8x16xf32>
    %expanded_27 = tensor.expand_shape %216 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %expanded_28 = tensor.expand_shape %87 [[0, 1, 2, 3]] output_shape [1, 1, 1, 16] : tensor<16xf32> into tensor<1x1x1x16xf32>
    %217 = linalg.fill ins(%cst_11 : f32) outs(%expanded_28 : tensor<1x1x1x16xf32>) -> tensor<1x1x1x16xf32>
    %218 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_27 : tensor<4x8x8x1x1x1x16xf32>) outs(%217 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<1x1x1x16xf32>
    %219 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%218 : tensor<1x1x1x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %expanded_29 = tensor.expand_shape %139 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %220 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_29, %expanded_27 : tensor<4x8x8x1x1x1x16xf32>, tensor<4x8x8x1x1x1x16xf32>) outs(%217 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x16xf32>
    %221 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%216, %143 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x8x8x16xf32>
    %222 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%220 : tensor<1x1x1x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %expanded_30 = tensor.expand_shape %221 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %223 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_30 : tensor<4x8x8x1x1x1x16xf32>) outs(%217 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x16xf32>
    %224 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%223 : tensor<1x1x1x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %225 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%222, %arg40, %142, %141, %139 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x8x8x16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %in_116: f32, %out: f32):
      %541 = arith.mulf %in_116, %cst_9 : f32
      %542 = arith.divf %in_114, %in_115 : f32
      %543 = arith.mulf %542, %cst_7 : f32
      %544 = arith.mulf %in, %in_113 : f32
      %545 = arith.mulf %544, %543 : f32
      %546 = arith.divf %545, %cst_4 : f32
      %547 = arith.mulf %546, %541 : f32
      linalg.yield %547 : f32
    } -> tensor<4x8x8x16xf32>
    %expanded_31 = tensor.expand_shape %225 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %226 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_31 : tensor<4x8x8x1x1x1x16xf32>) outs(%217 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x16xf32>
    %227 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%226 : tensor<1x1x1x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %228 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%221, %225, %224, %227 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %out: f32):
      %541 = arith.addf %in_114, %in_115 : f32
      %542 = arith.divf %541, %cst_4 : f32
      %543 = arith.addf %in, %in_113 : f32
      %544 = arith.addf %543, %542 : f32
      linalg.yield %544 : f32
    } -> tensor<4x8x8x16xf32>
    %229 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%136 : tensor<4x8x8x16xf32>) outs(%205 : tensor<16x8x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x8x4xf32>
    %230 = tensor.empty() : tensor<8x8x4x16xf32>
    %231 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%228 : tensor<4x8x8x16xf32>) outs(%230 : tensor<8x8x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x4x16xf32>
    %232 = tensor.empty() : tensor<16x3x3x16xf32>
    %233 = linalg.fill ins(%cst_11 : f32) outs(%232 : tensor<16x3x3x16xf32>) -> tensor<16x3x3x16xf32>
    %padded_32 = tensor.pad %229 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_11 : f32
    } : tensor<16x8x8x4xf32> to tensor<16x10x10x4xf32>
    %234 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_32, %231 : tensor<16x10x10x4xf32>, tensor<8x8x4x16xf32>) outs(%233 : tensor<16x3x3x16xf32>) -> tensor<16x3x3x16xf32>
    %235 = tensor.empty() : tensor<3x3x16x16xf32>
    %236 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%235 : tensor<3x3x16x16xf32>) {
    ^bb0(%out: f32):
      %541 = linalg.index 0 : index
      %542 = linalg.index 1 : index
      %543 = linalg.index 2 : index
      %544 = linalg.index 3 : index
      %545 = arith.subi %c2, %541 : index
      %546 = arith.subi %c2, %542 : index
      %extracted = tensor.extract %arg39[%545, %546, %544, %543] : tensor<3x3x16x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x16x16xf32>
    %padded_33 = tensor.pad %228 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_11 : f32
    } : tensor<4x8x8x16xf32> to tensor<4x10x10x16xf32>
    %237 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_33, %236 : tensor<4x10x10x16xf32>, tensor<3x3x16x16xf32>) outs(%98 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %238 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%135, %237 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.cmpf ogt, %in, %cst_11 : f32
      %542 = arith.select %541, %in_113, %cst_11 : f32
      linalg.yield %542 : f32
    } -> tensor<4x8x8x16xf32>
    %expanded_34 = tensor.expand_shape %238 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %239 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_34 : tensor<4x8x8x1x1x1x16xf32>) outs(%217 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<1x1x1x16xf32>
    %240 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%239 : tensor<1x1x1x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %expanded_35 = tensor.expand_shape %130 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %241 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_35, %expanded_34 : tensor<4x8x8x1x1x1x16xf32>, tensor<4x8x8x1x1x1x16xf32>) outs(%217 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x16xf32>
    %242 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%238, %134 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x8x8x16xf32>
    %243 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%241 : tensor<1x1x1x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %expanded_36 = tensor.expand_shape %242 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %244 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_36 : tensor<4x8x8x1x1x1x16xf32>) outs(%217 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x16xf32>
    %245 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%244 : tensor<1x1x1x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %246 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%243, %arg37, %133, %132, %130 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x8x8x16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %in_116: f32, %out: f32):
      %541 = arith.mulf %in_116, %cst_9 : f32
      %542 = arith.divf %in_114, %in_115 : f32
      %543 = arith.mulf %542, %cst_7 : f32
      %544 = arith.mulf %in, %in_113 : f32
      %545 = arith.mulf %544, %543 : f32
      %546 = arith.divf %545, %cst_4 : f32
      %547 = arith.mulf %546, %541 : f32
      linalg.yield %547 : f32
    } -> tensor<4x8x8x16xf32>
    %expanded_37 = tensor.expand_shape %246 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %247 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_37 : tensor<4x8x8x1x1x1x16xf32>) outs(%217 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x16xf32>
    %248 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%247 : tensor<1x1x1x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %249 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%242, %246, %245, %248 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %out: f32):
      %541 = arith.addf %in_114, %in_115 : f32
      %542 = arith.divf %541, %cst_4 : f32
      %543 = arith.addf %in, %in_113 : f32
      %544 = arith.addf %543, %542 : f32
      linalg.yield %544 : f32
    } -> tensor<4x8x8x16xf32>
    %250 = tensor.empty() : tensor<64x8x8x4xf32>
    %251 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%127 : tensor<4x8x8x64xf32>) outs(%250 : tensor<64x8x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<64x8x8x4xf32>
    %252 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%249 : tensor<4x8x8x16xf32>) outs(%230 : tensor<8x8x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x4x16xf32>
    %253 = tensor.empty() : tensor<64x1x1x16xf32>
    %254 = linalg.fill ins(%cst_11 : f32) outs(%253 : tensor<64x1x1x16xf32>) -> tensor<64x1x1x16xf32>
    %255 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%251, %252 : tensor<64x8x8x4xf32>, tensor<8x8x4x16xf32>) outs(%254 : tensor<64x1x1x16xf32>) -> tensor<64x1x1x16xf32>
    %collapsed_38 = tensor.collapse_shape %255 [[0, 1, 2, 3]] : tensor<64x1x1x16xf32> into tensor<1024xf32>
    %expanded_39 = tensor.expand_shape %collapsed_38 [[0, 1, 2, 3]] output_shape [1, 1, 64, 16] : tensor<1024xf32> into tensor<1x1x64x16xf32>
    %256 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%212 : tensor<1x1x16x64xf32>) {
    ^bb0(%out: f32):
      %541 = linalg.index 2 : index
      %542 = linalg.index 3 : index
      %extracted = tensor.extract %arg36[%c0, %c0, %542, %541] : tensor<1x1x64x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x16x64xf32>
    %257 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%249, %256 : tensor<4x8x8x16xf32>, tensor<1x1x16x64xf32>) outs(%109 : tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %258 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%126, %192, %257 : tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.addf %in_113, %in_114 : f32
      %542 = arith.cmpf ogt, %in, %cst_11 : f32
      %543 = arith.select %542, %541, %cst_11 : f32
      linalg.yield %543 : f32
    } -> tensor<4x8x8x64xf32>
    %expanded_40 = tensor.expand_shape %258 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %259 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_40 : tensor<4x8x8x1x1x1x64xf32>) outs(%193 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<1x1x1x64xf32>
    %260 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%259 : tensor<1x1x1x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %expanded_41 = tensor.expand_shape %121 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %261 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_41, %expanded_40 : tensor<4x8x8x1x1x1x64xf32>, tensor<4x8x8x1x1x1x64xf32>) outs(%193 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x64xf32>
    %262 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%258, %125 : tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x8x8x64xf32>
    %263 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%261 : tensor<1x1x1x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %expanded_42 = tensor.expand_shape %262 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %264 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_42 : tensor<4x8x8x1x1x1x64xf32>) outs(%193 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x64xf32>
    %265 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%264 : tensor<1x1x1x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %266 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%263, %arg34, %124, %123, %121 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x8x8x64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %in_116: f32, %out: f32):
      %541 = arith.mulf %in_116, %cst_9 : f32
      %542 = arith.divf %in_114, %in_115 : f32
      %543 = arith.mulf %542, %cst_7 : f32
      %544 = arith.mulf %in, %in_113 : f32
      %545 = arith.mulf %544, %543 : f32
      %546 = arith.divf %545, %cst_4 : f32
      %547 = arith.mulf %546, %541 : f32
      linalg.yield %547 : f32
    } -> tensor<4x8x8x64xf32>
    %expanded_43 = tensor.expand_shape %266 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %267 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_43 : tensor<4x8x8x1x1x1x64xf32>) outs(%193 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x64xf32>
    %268 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%267 : tensor<1x1x1x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %269 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%262, %266, %265, %268 : tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %out: f32):
      %541 = arith.addf %in_114, %in_115 : f32
      %542 = arith.divf %541, %cst_4 : f32
      %543 = arith.addf %in, %in_113 : f32
      %544 = arith.addf %543, %542 : f32
      linalg.yield %544 : f32
    } -> tensor<4x8x8x64xf32>
    %270 = tensor.empty() : tensor<32x16x16x4xf32>
    %271 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%83 : tensor<4x16x16x32xf32>) outs(%270 : tensor<32x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16x16x4xf32>
    %272 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%269 : tensor<4x8x8x64xf32>) outs(%207 : tensor<8x8x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x4x64xf32>
    %273 = tensor.empty() : tensor<32x1x1x64xf32>
    %274 = linalg.fill ins(%cst_11 : f32) outs(%273 : tensor<32x1x1x64xf32>) -> tensor<32x1x1x64xf32>
    %padded_44 = tensor.pad %271 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_11 : f32
    } : tensor<32x16x16x4xf32> to tensor<32x17x17x4xf32>
    %extracted_slice = tensor.extract_slice %padded_44[0, 0, 0, 0] [32, 15, 15, 4] [1, 1, 1, 1] : tensor<32x17x17x4xf32> to tensor<32x15x15x4xf32>
    %275 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%extracted_slice, %272 : tensor<32x15x15x4xf32>, tensor<8x8x4x64xf32>) outs(%274 : tensor<32x1x1x64xf32>) -> tensor<32x1x1x64xf32>
    %collapsed_45 = tensor.collapse_shape %275 [[0, 1, 2, 3]] : tensor<32x1x1x64xf32> into tensor<2048xf32>
    %expanded_46 = tensor.expand_shape %collapsed_45 [[0, 1, 2, 3]] output_shape [1, 1, 32, 64] : tensor<2048xf32> into tensor<1x1x32x64xf32>
    %276 = tensor.empty() : tensor<1x1x32x64xf32>
    %277 = tensor.empty() : tensor<1x1x64x32xf32>
    %278 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%277 : tensor<1x1x64x32xf32>) {
    ^bb0(%out: f32):
      %541 = linalg.index 2 : index
      %542 = linalg.index 3 : index
      %extracted = tensor.extract %arg33[%c0, %c0, %542, %541] : tensor<1x1x32x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x64x32xf32>
    %279 = tensor.empty() : tensor<4x16x16x64xf32>
    %280 = linalg.fill ins(%cst_11 : f32) outs(%279 : tensor<4x16x16x64xf32>) -> tensor<4x16x16x64xf32>
    %inserted_slice = tensor.insert_slice %269 into %280[0, 0, 0, 0] [4, 8, 8, 64] [1, 2, 2, 1] : tensor<4x8x8x64xf32> into tensor<4x16x16x64xf32>
    %281 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice, %278 : tensor<4x16x16x64xf32>, tensor<1x1x64x32xf32>) outs(%38 : tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %expanded_47 = tensor.expand_shape %114 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %282 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_47, %expanded_40 : tensor<4x8x8x1x1x1x64xf32>, tensor<4x8x8x1x1x1x64xf32>) outs(%193 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x64xf32>
    %283 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%258, %118 : tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x8x8x64xf32>
    %284 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%282 : tensor<1x1x1x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %expanded_48 = tensor.expand_shape %283 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %285 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_48 : tensor<4x8x8x1x1x1x64xf32>) outs(%193 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x64xf32>
    %286 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%285 : tensor<1x1x1x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %287 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%284, %arg31, %117, %116, %114 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<4x8x8x64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %in_116: f32, %out: f32):
      %541 = arith.mulf %in_116, %cst_9 : f32
      %542 = arith.divf %in_114, %in_115 : f32
      %543 = arith.mulf %542, %cst_7 : f32
      %544 = arith.mulf %in, %in_113 : f32
      %545 = arith.mulf %544, %543 : f32
      %546 = arith.divf %545, %cst_4 : f32
      %547 = arith.mulf %546, %541 : f32
      linalg.yield %547 : f32
    } -> tensor<4x8x8x64xf32>
    %expanded_49 = tensor.expand_shape %287 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 64] : tensor<4x8x8x64xf32> into tensor<4x8x8x1x1x1x64xf32>
    %288 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_49 : tensor<4x8x8x1x1x1x64xf32>) outs(%193 : tensor<1x1x1x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x64xf32>
    %289 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%288 : tensor<1x1x1x64xf32>) outs(%112 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %290 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%283, %287, %286, %289 : tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%108 : tensor<4x8x8x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %out: f32):
      %541 = arith.addf %in_114, %in_115 : f32
      %542 = arith.divf %541, %cst_4 : f32
      %543 = arith.addf %in, %in_113 : f32
      %544 = arith.addf %543, %542 : f32
      linalg.yield %544 : f32
    } -> tensor<4x8x8x64xf32>
    %291 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%107 : tensor<4x8x8x16xf32>) outs(%205 : tensor<16x8x8x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x8x8x4xf32>
    %292 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%290 : tensor<4x8x8x64xf32>) outs(%207 : tensor<8x8x4x64xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x4x64xf32>
    %293 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%291, %292 : tensor<16x8x8x4xf32>, tensor<8x8x4x64xf32>) outs(%210 : tensor<16x1x1x64xf32>) -> tensor<16x1x1x64xf32>
    %collapsed_50 = tensor.collapse_shape %293 [[0, 1, 2, 3]] : tensor<16x1x1x64xf32> into tensor<1024xf32>
    %expanded_51 = tensor.expand_shape %collapsed_50 [[0, 1, 2, 3]] output_shape [1, 1, 16, 64] : tensor<1024xf32> into tensor<1x1x16x64xf32>
    %294 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%213 : tensor<1x1x64x16xf32>) {
    ^bb0(%out: f32):
      %541 = linalg.index 2 : index
      %542 = linalg.index 3 : index
      %extracted = tensor.extract %arg30[%c0, %c0, %542, %541] : tensor<1x1x16x64xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x64x16xf32>
    %295 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%290, %294 : tensor<4x8x8x64xf32>, tensor<1x1x64x16xf32>) outs(%98 : tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %296 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%106, %295 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.cmpf ogt, %in, %cst_11 : f32
      %542 = arith.select %541, %in_113, %cst_11 : f32
      linalg.yield %542 : f32
    } -> tensor<4x8x8x16xf32>
    %expanded_52 = tensor.expand_shape %296 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %297 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_52 : tensor<4x8x8x1x1x1x16xf32>) outs(%217 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<1x1x1x16xf32>
    %298 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%297 : tensor<1x1x1x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %expanded_53 = tensor.expand_shape %101 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %299 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_53, %expanded_52 : tensor<4x8x8x1x1x1x16xf32>, tensor<4x8x8x1x1x1x16xf32>) outs(%217 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x16xf32>
    %300 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%296, %105 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x8x8x16xf32>
    %301 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%299 : tensor<1x1x1x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %expanded_54 = tensor.expand_shape %300 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %302 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_54 : tensor<4x8x8x1x1x1x16xf32>) outs(%217 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x16xf32>
    %303 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%302 : tensor<1x1x1x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %304 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%301, %arg28, %104, %103, %101 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x8x8x16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %in_116: f32, %out: f32):
      %541 = arith.mulf %in_116, %cst_9 : f32
      %542 = arith.divf %in_114, %in_115 : f32
      %543 = arith.mulf %542, %cst_7 : f32
      %544 = arith.mulf %in, %in_113 : f32
      %545 = arith.mulf %544, %543 : f32
      %546 = arith.divf %545, %cst_4 : f32
      %547 = arith.mulf %546, %541 : f32
      linalg.yield %547 : f32
    } -> tensor<4x8x8x16xf32>
    %expanded_55 = tensor.expand_shape %304 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 8, 8, 1, 1, 1, 16] : tensor<4x8x8x16xf32> into tensor<4x8x8x1x1x1x16xf32>
    %305 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_55 : tensor<4x8x8x1x1x1x16xf32>) outs(%217 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x16xf32>
    %306 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%305 : tensor<1x1x1x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %307 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%300, %304, %303, %306 : tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%97 : tensor<4x8x8x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %out: f32):
      %541 = arith.addf %in_114, %in_115 : f32
      %542 = arith.divf %541, %cst_4 : f32
      %543 = arith.addf %in, %in_113 : f32
      %544 = arith.addf %543, %542 : f32
      linalg.yield %544 : f32
    } -> tensor<4x8x8x16xf32>
    %308 = tensor.empty() : tensor<16x16x16x4xf32>
    %309 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%96 : tensor<4x16x16x16xf32>) outs(%308 : tensor<16x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x16x4xf32>
    %310 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%307 : tensor<4x8x8x16xf32>) outs(%230 : tensor<8x8x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x8x4x16xf32>
    %padded_56 = tensor.pad %309 low[0, 0, 0, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_11 : f32
    } : tensor<16x16x16x4xf32> to tensor<16x17x17x4xf32>
    %311 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_56, %310 : tensor<16x17x17x4xf32>, tensor<8x8x4x16xf32>) outs(%233 : tensor<16x3x3x16xf32>) -> tensor<16x3x3x16xf32>
    %312 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%235 : tensor<3x3x16x16xf32>) {
    ^bb0(%out: f32):
      %541 = linalg.index 0 : index
      %542 = linalg.index 1 : index
      %543 = linalg.index 2 : index
      %544 = linalg.index 3 : index
      %545 = arith.subi %c2, %541 : index
      %546 = arith.subi %c2, %542 : index
      %extracted = tensor.extract %arg27[%545, %546, %544, %543] : tensor<3x3x16x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x16x16xf32>
    %313 = tensor.empty() : tensor<4x18x18x16xf32>
    %314 = linalg.fill ins(%cst_11 : f32) outs(%313 : tensor<4x18x18x16xf32>) -> tensor<4x18x18x16xf32>
    %inserted_slice_57 = tensor.insert_slice %307 into %314[0, 2, 2, 0] [4, 8, 8, 16] [1, 2, 2, 1] : tensor<4x8x8x16xf32> into tensor<4x18x18x16xf32>
    %315 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%inserted_slice_57, %312 : tensor<4x18x18x16xf32>, tensor<3x3x16x16xf32>) outs(%85 : tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %316 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%95, %315 : tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) outs(%84 : tensor<4x16x16x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.cmpf ogt, %in, %cst_11 : f32
      %542 = arith.select %541, %in_113, %cst_11 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x16xf32>
    %expanded_58 = tensor.expand_shape %316 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 16] : tensor<4x16x16x16xf32> into tensor<4x16x16x1x1x1x16xf32>
    %317 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_58 : tensor<4x16x16x1x1x1x16xf32>) outs(%217 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<1x1x1x16xf32>
    %318 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%317 : tensor<1x1x1x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %expanded_59 = tensor.expand_shape %90 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 16] : tensor<4x16x16x16xf32> into tensor<4x16x16x1x1x1x16xf32>
    %319 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_59, %expanded_58 : tensor<4x16x16x1x1x1x16xf32>, tensor<4x16x16x1x1x1x16xf32>) outs(%217 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x16xf32>
    %320 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%316, %94 : tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) outs(%84 : tensor<4x16x16x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x16xf32>
    %321 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%319 : tensor<1x1x1x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %expanded_60 = tensor.expand_shape %320 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 16] : tensor<4x16x16x16xf32> into tensor<4x16x16x1x1x1x16xf32>
    %322 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_60 : tensor<4x16x16x1x1x1x16xf32>) outs(%217 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x16xf32>
    %323 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%322 : tensor<1x1x1x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %324 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%321, %arg25, %93, %92, %90 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<4x16x16x16xf32>) outs(%84 : tensor<4x16x16x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %in_116: f32, %out: f32):
      %541 = arith.mulf %in_116, %cst_9 : f32
      %542 = arith.divf %in_114, %in_115 : f32
      %543 = arith.mulf %542, %cst_7 : f32
      %544 = arith.mulf %in, %in_113 : f32
      %545 = arith.mulf %544, %543 : f32
      %546 = arith.divf %545, %cst_5 : f32
      %547 = arith.mulf %546, %541 : f32
      linalg.yield %547 : f32
    } -> tensor<4x16x16x16xf32>
    %expanded_61 = tensor.expand_shape %324 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 16] : tensor<4x16x16x16xf32> into tensor<4x16x16x1x1x1x16xf32>
    %325 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_61 : tensor<4x16x16x1x1x1x16xf32>) outs(%217 : tensor<1x1x1x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x16xf32>
    %326 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%325 : tensor<1x1x1x16xf32>) outs(%88 : tensor<16xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<16xf32>
    %327 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%320, %324, %323, %326 : tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%84 : tensor<4x16x16x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %out: f32):
      %541 = arith.addf %in_114, %in_115 : f32
      %542 = arith.divf %541, %cst_5 : f32
      %543 = arith.addf %in, %in_113 : f32
      %544 = arith.addf %543, %542 : f32
      linalg.yield %544 : f32
    } -> tensor<4x16x16x16xf32>
    %328 = tensor.empty() : tensor<16x16x4x16xf32>
    %329 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%327 : tensor<4x16x16x16xf32>) outs(%328 : tensor<16x16x4x16xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x16xf32>
    %330 = tensor.empty() : tensor<32x1x1x16xf32>
    %331 = linalg.fill ins(%cst_11 : f32) outs(%330 : tensor<32x1x1x16xf32>) -> tensor<32x1x1x16xf32>
    %332 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%271, %329 : tensor<32x16x16x4xf32>, tensor<16x16x4x16xf32>) outs(%331 : tensor<32x1x1x16xf32>) -> tensor<32x1x1x16xf32>
    %collapsed_62 = tensor.collapse_shape %332 [[0, 1, 2, 3]] : tensor<32x1x1x16xf32> into tensor<512xf32>
    %expanded_63 = tensor.expand_shape %collapsed_62 [[0, 1, 2, 3]] output_shape [1, 1, 32, 16] : tensor<512xf32> into tensor<1x1x32x16xf32>
    %333 = tensor.empty() : tensor<1x1x32x16xf32>
    %334 = tensor.empty() : tensor<1x1x16x32xf32>
    %335 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%334 : tensor<1x1x16x32xf32>) {
    ^bb0(%out: f32):
      %541 = linalg.index 2 : index
      %542 = linalg.index 3 : index
      %extracted = tensor.extract %arg24[%c0, %c0, %542, %541] : tensor<1x1x32x16xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x16x32xf32>
    %336 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%327, %335 : tensor<4x16x16x16xf32>, tensor<1x1x16x32xf32>) outs(%38 : tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %337 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%82, %281, %336 : tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.addf %in_113, %in_114 : f32
      %542 = arith.cmpf ogt, %in, %cst_11 : f32
      %543 = arith.select %542, %541, %cst_11 : f32
      linalg.yield %543 : f32
    } -> tensor<4x16x16x32xf32>
    %expanded_64 = tensor.expand_shape %337 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %expanded_65 = tensor.expand_shape %40 [[0, 1, 2, 3]] output_shape [1, 1, 1, 32] : tensor<32xf32> into tensor<1x1x1x32xf32>
    %338 = linalg.fill ins(%cst_11 : f32) outs(%expanded_65 : tensor<1x1x1x32xf32>) -> tensor<1x1x1x32xf32>
    %339 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_64 : tensor<4x16x16x1x1x1x32xf32>) outs(%338 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<1x1x1x32xf32>
    %340 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%339 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %expanded_66 = tensor.expand_shape %77 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %341 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_66, %expanded_64 : tensor<4x16x16x1x1x1x32xf32>, tensor<4x16x16x1x1x1x32xf32>) outs(%338 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x32xf32>
    %342 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%337, %81 : tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x32xf32>
    %343 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%341 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %expanded_67 = tensor.expand_shape %342 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %344 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_67 : tensor<4x16x16x1x1x1x32xf32>) outs(%338 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x32xf32>
    %345 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%344 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %346 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%343, %arg22, %80, %79, %77 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x16x16x32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %in_116: f32, %out: f32):
      %541 = arith.mulf %in_116, %cst_9 : f32
      %542 = arith.divf %in_114, %in_115 : f32
      %543 = arith.mulf %542, %cst_7 : f32
      %544 = arith.mulf %in, %in_113 : f32
      %545 = arith.mulf %544, %543 : f32
      %546 = arith.divf %545, %cst_5 : f32
      %547 = arith.mulf %546, %541 : f32
      linalg.yield %547 : f32
    } -> tensor<4x16x16x32xf32>
    %expanded_68 = tensor.expand_shape %346 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %347 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_68 : tensor<4x16x16x1x1x1x32xf32>) outs(%338 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x32xf32>
    %348 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%347 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %349 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%342, %346, %345, %348 : tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %out: f32):
      %541 = arith.addf %in_114, %in_115 : f32
      %542 = arith.divf %541, %cst_5 : f32
      %543 = arith.addf %in, %in_113 : f32
      %544 = arith.addf %543, %542 : f32
      linalg.yield %544 : f32
    } -> tensor<4x16x16x32xf32>
    %350 = tensor.empty() : tensor<8x16x16x4xf32>
    %351 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%74 : tensor<4x16x16x8xf32>) outs(%350 : tensor<8x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16x16x4xf32>
    %352 = tensor.empty() : tensor<16x16x4x32xf32>
    %353 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%349 : tensor<4x16x16x32xf32>) outs(%352 : tensor<16x16x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x32xf32>
    %354 = tensor.empty() : tensor<8x1x1x32xf32>
    %355 = linalg.fill ins(%cst_11 : f32) outs(%354 : tensor<8x1x1x32xf32>) -> tensor<8x1x1x32xf32>
    %356 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%351, %353 : tensor<8x16x16x4xf32>, tensor<16x16x4x32xf32>) outs(%355 : tensor<8x1x1x32xf32>) -> tensor<8x1x1x32xf32>
    %collapsed_69 = tensor.collapse_shape %356 [[0, 1, 2, 3]] : tensor<8x1x1x32xf32> into tensor<256xf32>
    %expanded_70 = tensor.expand_shape %collapsed_69 [[0, 1, 2, 3]] output_shape [1, 1, 8, 32] : tensor<256xf32> into tensor<1x1x8x32xf32>
    %357 = tensor.empty() : tensor<1x1x8x32xf32>
    %358 = tensor.empty() : tensor<1x1x32x8xf32>
    %359 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%358 : tensor<1x1x32x8xf32>) {
    ^bb0(%out: f32):
      %541 = linalg.index 2 : index
      %542 = linalg.index 3 : index
      %extracted = tensor.extract %arg21[%c0, %c0, %542, %541] : tensor<1x1x8x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x32x8xf32>
    %360 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%349, %359 : tensor<4x16x16x32xf32>, tensor<1x1x32x8xf32>) outs(%18 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %361 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%73, %360 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.cmpf ogt, %in, %cst_11 : f32
      %542 = arith.select %541, %in_113, %cst_11 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x8xf32>
    %expanded_71 = tensor.expand_shape %361 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %expanded_72 = tensor.expand_shape %3 [[0, 1, 2, 3]] output_shape [1, 1, 1, 8] : tensor<8xf32> into tensor<1x1x1x8xf32>
    %362 = linalg.fill ins(%cst_11 : f32) outs(%expanded_72 : tensor<1x1x1x8xf32>) -> tensor<1x1x1x8xf32>
    %363 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_71 : tensor<4x16x16x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<1x1x1x8xf32>
    %364 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%363 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %expanded_73 = tensor.expand_shape %68 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %365 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_73, %expanded_71 : tensor<4x16x16x1x1x1x8xf32>, tensor<4x16x16x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x8xf32>
    %366 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%361, %72 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x8xf32>
    %367 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%365 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %expanded_74 = tensor.expand_shape %366 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %368 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_74 : tensor<4x16x16x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x8xf32>
    %369 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%368 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %370 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%367, %arg19, %71, %70, %68 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %in_116: f32, %out: f32):
      %541 = arith.mulf %in_116, %cst_9 : f32
      %542 = arith.divf %in_114, %in_115 : f32
      %543 = arith.mulf %542, %cst_7 : f32
      %544 = arith.mulf %in, %in_113 : f32
      %545 = arith.mulf %544, %543 : f32
      %546 = arith.divf %545, %cst_5 : f32
      %547 = arith.mulf %546, %541 : f32
      linalg.yield %547 : f32
    } -> tensor<4x16x16x8xf32>
    %expanded_75 = tensor.expand_shape %370 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %371 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_75 : tensor<4x16x16x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x8xf32>
    %372 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%371 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %373 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%366, %370, %369, %372 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %out: f32):
      %541 = arith.addf %in_114, %in_115 : f32
      %542 = arith.divf %541, %cst_5 : f32
      %543 = arith.addf %in, %in_113 : f32
      %544 = arith.addf %543, %542 : f32
      linalg.yield %544 : f32
    } -> tensor<4x16x16x8xf32>
    %374 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%65 : tensor<4x16x16x8xf32>) outs(%350 : tensor<8x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16x16x4xf32>
    %375 = tensor.empty() : tensor<16x16x4x8xf32>
    %376 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%373 : tensor<4x16x16x8xf32>) outs(%375 : tensor<16x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x8xf32>
    %377 = tensor.empty() : tensor<8x3x3x8xf32>
    %378 = linalg.fill ins(%cst_11 : f32) outs(%377 : tensor<8x3x3x8xf32>) -> tensor<8x3x3x8xf32>
    %padded_76 = tensor.pad %374 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_11 : f32
    } : tensor<8x16x16x4xf32> to tensor<8x18x18x4xf32>
    %379 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_76, %376 : tensor<8x18x18x4xf32>, tensor<16x16x4x8xf32>) outs(%378 : tensor<8x3x3x8xf32>) -> tensor<8x3x3x8xf32>
    %380 = tensor.empty() : tensor<3x3x8x8xf32>
    %381 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%380 : tensor<3x3x8x8xf32>) {
    ^bb0(%out: f32):
      %541 = linalg.index 0 : index
      %542 = linalg.index 1 : index
      %543 = linalg.index 2 : index
      %544 = linalg.index 3 : index
      %545 = arith.subi %c2, %541 : index
      %546 = arith.subi %c2, %542 : index
      %extracted = tensor.extract %arg18[%545, %546, %544, %543] : tensor<3x3x8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x8x8xf32>
    %padded_77 = tensor.pad %373 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_11 : f32
    } : tensor<4x16x16x8xf32> to tensor<4x18x18x8xf32>
    %382 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_77, %381 : tensor<4x18x18x8xf32>, tensor<3x3x8x8xf32>) outs(%18 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %383 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%64, %382 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.cmpf ogt, %in, %cst_11 : f32
      %542 = arith.select %541, %in_113, %cst_11 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x8xf32>
    %expanded_78 = tensor.expand_shape %383 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %384 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_78 : tensor<4x16x16x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<1x1x1x8xf32>
    %385 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%384 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %expanded_79 = tensor.expand_shape %59 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %386 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_79, %expanded_78 : tensor<4x16x16x1x1x1x8xf32>, tensor<4x16x16x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x8xf32>
    %387 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%383, %63 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x8xf32>
    %388 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%386 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %expanded_80 = tensor.expand_shape %387 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %389 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_80 : tensor<4x16x16x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x8xf32>
    %390 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%389 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %391 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%388, %arg16, %62, %61, %59 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %in_116: f32, %out: f32):
      %541 = arith.mulf %in_116, %cst_9 : f32
      %542 = arith.divf %in_114, %in_115 : f32
      %543 = arith.mulf %542, %cst_7 : f32
      %544 = arith.mulf %in, %in_113 : f32
      %545 = arith.mulf %544, %543 : f32
      %546 = arith.divf %545, %cst_5 : f32
      %547 = arith.mulf %546, %541 : f32
      linalg.yield %547 : f32
    } -> tensor<4x16x16x8xf32>
    %expanded_81 = tensor.expand_shape %391 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %392 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_81 : tensor<4x16x16x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x8xf32>
    %393 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%392 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %394 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%387, %391, %390, %393 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %out: f32):
      %541 = arith.addf %in_114, %in_115 : f32
      %542 = arith.divf %541, %cst_5 : f32
      %543 = arith.addf %in, %in_113 : f32
      %544 = arith.addf %543, %542 : f32
      linalg.yield %544 : f32
    } -> tensor<4x16x16x8xf32>
    %395 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%56 : tensor<4x16x16x32xf32>) outs(%270 : tensor<32x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<32x16x16x4xf32>
    %396 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%394 : tensor<4x16x16x8xf32>) outs(%375 : tensor<16x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x8xf32>
    %397 = tensor.empty() : tensor<32x1x1x8xf32>
    %398 = linalg.fill ins(%cst_11 : f32) outs(%397 : tensor<32x1x1x8xf32>) -> tensor<32x1x1x8xf32>
    %399 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%395, %396 : tensor<32x16x16x4xf32>, tensor<16x16x4x8xf32>) outs(%398 : tensor<32x1x1x8xf32>) -> tensor<32x1x1x8xf32>
    %collapsed_82 = tensor.collapse_shape %399 [[0, 1, 2, 3]] : tensor<32x1x1x8xf32> into tensor<256xf32>
    %expanded_83 = tensor.expand_shape %collapsed_82 [[0, 1, 2, 3]] output_shape [1, 1, 32, 8] : tensor<256xf32> into tensor<1x1x32x8xf32>
    %400 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%357 : tensor<1x1x8x32xf32>) {
    ^bb0(%out: f32):
      %541 = linalg.index 2 : index
      %542 = linalg.index 3 : index
      %extracted = tensor.extract %arg15[%c0, %c0, %542, %541] : tensor<1x1x32x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x8x32xf32>
    %401 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%394, %400 : tensor<4x16x16x8xf32>, tensor<1x1x8x32xf32>) outs(%38 : tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %402 = linalg.generic {indexing_maps = [#map2, #map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%55, %337, %401 : tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.addf %in_113, %in_114 : f32
      %542 = arith.cmpf ogt, %in, %cst_11 : f32
      %543 = arith.select %542, %541, %cst_11 : f32
      linalg.yield %543 : f32
    } -> tensor<4x16x16x32xf32>
    %expanded_84 = tensor.expand_shape %402 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %403 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_84 : tensor<4x16x16x1x1x1x32xf32>) outs(%338 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<1x1x1x32xf32>
    %404 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%403 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %expanded_85 = tensor.expand_shape %50 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %405 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_85, %expanded_84 : tensor<4x16x16x1x1x1x32xf32>, tensor<4x16x16x1x1x1x32xf32>) outs(%338 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x32xf32>
    %406 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%402, %54 : tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x32xf32>
    %407 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%405 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %expanded_86 = tensor.expand_shape %406 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %408 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_86 : tensor<4x16x16x1x1x1x32xf32>) outs(%338 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x32xf32>
    %409 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%408 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %410 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%407, %arg13, %53, %52, %50 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x16x16x32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %in_116: f32, %out: f32):
      %541 = arith.mulf %in_116, %cst_9 : f32
      %542 = arith.divf %in_114, %in_115 : f32
      %543 = arith.mulf %542, %cst_7 : f32
      %544 = arith.mulf %in, %in_113 : f32
      %545 = arith.mulf %544, %543 : f32
      %546 = arith.divf %545, %cst_5 : f32
      %547 = arith.mulf %546, %541 : f32
      linalg.yield %547 : f32
    } -> tensor<4x16x16x32xf32>
    %expanded_87 = tensor.expand_shape %410 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %411 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_87 : tensor<4x16x16x1x1x1x32xf32>) outs(%338 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x32xf32>
    %412 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%411 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %413 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%406, %410, %409, %412 : tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %out: f32):
      %541 = arith.addf %in_114, %in_115 : f32
      %542 = arith.divf %541, %cst_5 : f32
      %543 = arith.addf %in, %in_113 : f32
      %544 = arith.addf %543, %542 : f32
      linalg.yield %544 : f32
    } -> tensor<4x16x16x32xf32>
    %414 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%17 : tensor<4x16x16x8xf32>) outs(%350 : tensor<8x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16x16x4xf32>
    %415 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%413 : tensor<4x16x16x32xf32>) outs(%352 : tensor<16x16x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x32xf32>
    %416 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%414, %415 : tensor<8x16x16x4xf32>, tensor<16x16x4x32xf32>) outs(%355 : tensor<8x1x1x32xf32>) -> tensor<8x1x1x32xf32>
    %collapsed_88 = tensor.collapse_shape %416 [[0, 1, 2, 3]] : tensor<8x1x1x32xf32> into tensor<256xf32>
    %expanded_89 = tensor.expand_shape %collapsed_88 [[0, 1, 2, 3]] output_shape [1, 1, 8, 32] : tensor<256xf32> into tensor<1x1x8x32xf32>
    %417 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%358 : tensor<1x1x32x8xf32>) {
    ^bb0(%out: f32):
      %541 = linalg.index 2 : index
      %542 = linalg.index 3 : index
      %extracted = tensor.extract %arg12[%c0, %c0, %542, %541] : tensor<1x1x8x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x32x8xf32>
    %418 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%413, %417 : tensor<4x16x16x32xf32>, tensor<1x1x32x8xf32>) outs(%18 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %expanded_90 = tensor.expand_shape %43 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %419 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_90, %expanded_84 : tensor<4x16x16x1x1x1x32xf32>, tensor<4x16x16x1x1x1x32xf32>) outs(%338 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x32xf32>
    %420 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%402, %47 : tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x32xf32>
    %421 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%419 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %expanded_91 = tensor.expand_shape %420 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %422 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_91 : tensor<4x16x16x1x1x1x32xf32>) outs(%338 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x32xf32>
    %423 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%422 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %424 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%421, %arg10, %46, %45, %43 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<4x16x16x32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %in_116: f32, %out: f32):
      %541 = arith.mulf %in_116, %cst_9 : f32
      %542 = arith.divf %in_114, %in_115 : f32
      %543 = arith.mulf %542, %cst_7 : f32
      %544 = arith.mulf %in, %in_113 : f32
      %545 = arith.mulf %544, %543 : f32
      %546 = arith.divf %545, %cst_5 : f32
      %547 = arith.mulf %546, %541 : f32
      linalg.yield %547 : f32
    } -> tensor<4x16x16x32xf32>
    %expanded_92 = tensor.expand_shape %424 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 32] : tensor<4x16x16x32xf32> into tensor<4x16x16x1x1x1x32xf32>
    %425 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_92 : tensor<4x16x16x1x1x1x32xf32>) outs(%338 : tensor<1x1x1x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x32xf32>
    %426 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%425 : tensor<1x1x1x32xf32>) outs(%41 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %427 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%420, %424, %423, %426 : tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%37 : tensor<4x16x16x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %out: f32):
      %541 = arith.addf %in_114, %in_115 : f32
      %542 = arith.divf %541, %cst_5 : f32
      %543 = arith.addf %in, %in_113 : f32
      %544 = arith.addf %543, %542 : f32
      linalg.yield %544 : f32
    } -> tensor<4x16x16x32xf32>
    %428 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%36 : tensor<4x16x16x8xf32>) outs(%350 : tensor<8x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16x16x4xf32>
    %429 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%427 : tensor<4x16x16x32xf32>) outs(%352 : tensor<16x16x4x32xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x32xf32>
    %430 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%428, %429 : tensor<8x16x16x4xf32>, tensor<16x16x4x32xf32>) outs(%355 : tensor<8x1x1x32xf32>) -> tensor<8x1x1x32xf32>
    %collapsed_93 = tensor.collapse_shape %430 [[0, 1, 2, 3]] : tensor<8x1x1x32xf32> into tensor<256xf32>
    %expanded_94 = tensor.expand_shape %collapsed_93 [[0, 1, 2, 3]] output_shape [1, 1, 8, 32] : tensor<256xf32> into tensor<1x1x8x32xf32>
    %431 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%358 : tensor<1x1x32x8xf32>) {
    ^bb0(%out: f32):
      %541 = linalg.index 2 : index
      %542 = linalg.index 3 : index
      %extracted = tensor.extract %arg9[%c0, %c0, %542, %541] : tensor<1x1x8x32xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x32x8xf32>
    %432 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%427, %431 : tensor<4x16x16x32xf32>, tensor<1x1x32x8xf32>) outs(%18 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %433 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%35, %432 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.cmpf ogt, %in, %cst_11 : f32
      %542 = arith.select %541, %in_113, %cst_11 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x8xf32>
    %expanded_95 = tensor.expand_shape %433 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %434 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_95 : tensor<4x16x16x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<1x1x1x8xf32>
    %435 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%434 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %expanded_96 = tensor.expand_shape %30 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %436 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_96, %expanded_95 : tensor<4x16x16x1x1x1x8xf32>, tensor<4x16x16x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x8xf32>
    %437 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%433, %34 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x8xf32>
    %438 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%436 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %expanded_97 = tensor.expand_shape %437 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %439 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_97 : tensor<4x16x16x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x8xf32>
    %440 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%439 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %441 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%438, %arg7, %33, %32, %30 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %in_116: f32, %out: f32):
      %541 = arith.mulf %in_116, %cst_9 : f32
      %542 = arith.divf %in_114, %in_115 : f32
      %543 = arith.mulf %542, %cst_7 : f32
      %544 = arith.mulf %in, %in_113 : f32
      %545 = arith.mulf %544, %543 : f32
      %546 = arith.divf %545, %cst_5 : f32
      %547 = arith.mulf %546, %541 : f32
      linalg.yield %547 : f32
    } -> tensor<4x16x16x8xf32>
    %expanded_98 = tensor.expand_shape %441 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %442 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_98 : tensor<4x16x16x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x8xf32>
    %443 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%442 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %444 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%437, %441, %440, %443 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %out: f32):
      %541 = arith.addf %in_114, %in_115 : f32
      %542 = arith.divf %541, %cst_5 : f32
      %543 = arith.addf %in, %in_113 : f32
      %544 = arith.addf %543, %542 : f32
      linalg.yield %544 : f32
    } -> tensor<4x16x16x8xf32>
    %445 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%27 : tensor<4x16x16x8xf32>) outs(%350 : tensor<8x16x16x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<8x16x16x4xf32>
    %446 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%444 : tensor<4x16x16x8xf32>) outs(%375 : tensor<16x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x8xf32>
    %padded_99 = tensor.pad %445 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_11 : f32
    } : tensor<8x16x16x4xf32> to tensor<8x18x18x4xf32>
    %447 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_99, %446 : tensor<8x18x18x4xf32>, tensor<16x16x4x8xf32>) outs(%378 : tensor<8x3x3x8xf32>) -> tensor<8x3x3x8xf32>
    %448 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%380 : tensor<3x3x8x8xf32>) {
    ^bb0(%out: f32):
      %541 = linalg.index 0 : index
      %542 = linalg.index 1 : index
      %543 = linalg.index 2 : index
      %544 = linalg.index 3 : index
      %545 = arith.subi %c2, %541 : index
      %546 = arith.subi %c2, %542 : index
      %extracted = tensor.extract %arg6[%545, %546, %544, %543] : tensor<3x3x8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<3x3x8x8xf32>
    %padded_100 = tensor.pad %444 low[0, 1, 1, 0] high[0, 1, 1, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_11 : f32
    } : tensor<4x16x16x8xf32> to tensor<4x18x18x8xf32>
    %449 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_100, %448 : tensor<4x18x18x8xf32>, tensor<3x3x8x8xf32>) outs(%18 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %450 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%26, %449 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.cmpf ogt, %in, %cst_11 : f32
      %542 = arith.select %541, %in_113, %cst_11 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x8xf32>
    %expanded_101 = tensor.expand_shape %450 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %451 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_101 : tensor<4x16x16x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<1x1x1x8xf32>
    %452 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%451 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %expanded_102 = tensor.expand_shape %21 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %453 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_102, %expanded_101 : tensor<4x16x16x1x1x1x8xf32>, tensor<4x16x16x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x8xf32>
    %454 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%450, %25 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x16x16x8xf32>
    %455 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%453 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %expanded_103 = tensor.expand_shape %454 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %456 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_103 : tensor<4x16x16x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x8xf32>
    %457 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%456 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %458 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%455, %arg4, %24, %23, %21 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %in_116: f32, %out: f32):
      %541 = arith.mulf %in_116, %cst_9 : f32
      %542 = arith.divf %in_114, %in_115 : f32
      %543 = arith.mulf %542, %cst_7 : f32
      %544 = arith.mulf %in, %in_113 : f32
      %545 = arith.mulf %544, %543 : f32
      %546 = arith.divf %545, %cst_5 : f32
      %547 = arith.mulf %546, %541 : f32
      linalg.yield %547 : f32
    } -> tensor<4x16x16x8xf32>
    %expanded_104 = tensor.expand_shape %458 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 16, 16, 1, 1, 1, 8] : tensor<4x16x16x8xf32> into tensor<4x16x16x1x1x1x8xf32>
    %459 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_104 : tensor<4x16x16x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x8xf32>
    %460 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%459 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %461 = linalg.generic {indexing_maps = [#map2, #map2, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%454, %458, %457, %460 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %out: f32):
      %541 = arith.addf %in_114, %in_115 : f32
      %542 = arith.divf %541, %cst_5 : f32
      %543 = arith.addf %in, %in_113 : f32
      %544 = arith.addf %543, %542 : f32
      linalg.yield %544 : f32
    } -> tensor<4x16x16x8xf32>
    %462 = linalg.generic {indexing_maps = [#map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%461 : tensor<4x16x16x8xf32>) outs(%375 : tensor<16x16x4x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<16x16x4x8xf32>
    %463 = tensor.empty() : tensor<8x1x1x8xf32>
    %464 = linalg.fill ins(%cst_11 : f32) outs(%463 : tensor<8x1x1x8xf32>) -> tensor<8x1x1x8xf32>
    %465 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%414, %462 : tensor<8x16x16x4xf32>, tensor<16x16x4x8xf32>) outs(%464 : tensor<8x1x1x8xf32>) -> tensor<8x1x1x8xf32>
    %collapsed_105 = tensor.collapse_shape %465 [[0, 1, 2, 3]] : tensor<8x1x1x8xf32> into tensor<64xf32>
    %expanded_106 = tensor.expand_shape %collapsed_105 [[0, 1, 2, 3]] output_shape [1, 1, 8, 8] : tensor<64xf32> into tensor<1x1x8x8xf32>
    %466 = tensor.empty() : tensor<1x1x8x8xf32>
    %467 = linalg.generic {indexing_maps = [#map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%466 : tensor<1x1x8x8xf32>) {
    ^bb0(%out: f32):
      %541 = linalg.index 2 : index
      %542 = linalg.index 3 : index
      %extracted = tensor.extract %arg3[%c0, %c0, %542, %541] : tensor<1x1x8x8xf32>
      linalg.yield %extracted : f32
    } -> tensor<1x1x8x8xf32>
    %468 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%461, %467 : tensor<4x16x16x8xf32>, tensor<1x1x8x8xf32>) outs(%18 : tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %469 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%418, %468 : tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) outs(%13 : tensor<4x16x16x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.addf %in, %in_113 : f32
      %542 = arith.divf %541, %cst_6 : f32
      linalg.yield %542 : f32
    } -> tensor<4x16x16x8xf32>
    %470 = tensor.empty() : tensor<4x34x34x8xf32>
    %471 = linalg.fill ins(%cst_11 : f32) outs(%470 : tensor<4x34x34x8xf32>) -> tensor<4x34x34x8xf32>
    %inserted_slice_107 = tensor.insert_slice %469 into %471[0, 2, 2, 0] [4, 16, 16, 8] [1, 2, 2, 1] : tensor<4x16x16x8xf32> into tensor<4x34x34x8xf32>
    %472 = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%inserted_slice_107, %15 : tensor<4x34x34x8xf32>, tensor<3x3xf32>) outs(%1 : tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %473 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%11, %472 : tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) outs(%0 : tensor<4x32x32x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.cmpf ogt, %in, %cst_11 : f32
      %542 = arith.select %541, %in_113, %cst_11 : f32
      linalg.yield %542 : f32
    } -> tensor<4x32x32x8xf32>
    %expanded_108 = tensor.expand_shape %473 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 8] : tensor<4x32x32x8xf32> into tensor<4x32x32x1x1x1x8xf32>
    %474 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_108 : tensor<4x32x32x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<1x1x1x8xf32>
    %475 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%474 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %expanded_109 = tensor.expand_shape %6 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 8] : tensor<4x32x32x8xf32> into tensor<4x32x32x1x1x1x8xf32>
    %476 = linalg.generic {indexing_maps = [#map21, #map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_109, %expanded_108 : tensor<4x32x32x1x1x1x8xf32>, tensor<4x32x32x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x8xf32>
    %477 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%473, %10 : tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) outs(%0 : tensor<4x32x32x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<4x32x32x8xf32>
    %478 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%476 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %expanded_110 = tensor.expand_shape %477 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 8] : tensor<4x32x32x8xf32> into tensor<4x32x32x1x1x1x8xf32>
    %479 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_110 : tensor<4x32x32x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x8xf32>
    %480 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%479 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %481 = linalg.generic {indexing_maps = [#map3, #map3, #map3, #map3, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%478, %arg1, %9, %8, %6 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<4x32x32x8xf32>) outs(%0 : tensor<4x32x32x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %in_116: f32, %out: f32):
      %541 = arith.mulf %in_116, %cst_9 : f32
      %542 = arith.divf %in_114, %in_115 : f32
      %543 = arith.mulf %542, %cst_7 : f32
      %544 = arith.mulf %in, %in_113 : f32
      %545 = arith.mulf %544, %543 : f32
      %546 = arith.divf %545, %cst_10 : f32
      %547 = arith.mulf %546, %541 : f32
      linalg.yield %547 : f32
    } -> tensor<4x32x32x8xf32>
    %expanded_111 = tensor.expand_shape %481 [[0], [1], [2], [3, 4, 5, 6]] output_shape [4, 32, 32, 1, 1, 1, 8] : tensor<4x32x32x8xf32> into tensor<4x32x32x1x1x1x8xf32>
    %482 = linalg.generic {indexing_maps = [#map21, #map22], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction", "reduction"]} ins(%expanded_111 : tensor<4x32x32x1x1x1x8xf32>) outs(%362 : tensor<1x1x1x8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.negf %in : f32
      %542 = arith.addf %out, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x1x8xf32>
    %483 = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "reduction", "reduction", "reduction"]} ins(%482 : tensor<1x1x1x8xf32>) outs(%4 : tensor<8xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.addf %out, %in : f32
      linalg.yield %541 : f32
    } -> tensor<8xf32>
    %484 = tensor.empty() : tensor<3x64x64x4xf32>
    %485 = linalg.generic {indexing_maps = [#map23, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg47 : tensor<4x64x64x3xf32>) outs(%484 : tensor<3x64x64x4xf32>) {
    ^bb0(%in: f32, %out: f32):
      linalg.yield %in : f32
    } -> tensor<3x64x64x4xf32>
    %486 = tensor.empty() : tensor<32x32x4x8xf32>
    %487 = linalg.generic {indexing_maps = [#map24, #map24, #map3, #map3, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%477, %481, %480, %483 : tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%486 : tensor<32x32x4x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %in_115: f32, %out: f32):
      %541 = arith.addf %in_114, %in_115 : f32
      %542 = arith.divf %541, %cst_10 : f32
      %543 = arith.addf %in, %in_113 : f32
      %544 = arith.addf %543, %542 : f32
      linalg.yield %544 : f32
    } -> tensor<32x32x4x8xf32>
    %488 = tensor.empty() : tensor<3x7x7x8xf32>
    %489 = linalg.fill ins(%cst_11 : f32) outs(%488 : tensor<3x7x7x8xf32>) -> tensor<3x7x7x8xf32>
    %padded_112 = tensor.pad %485 low[0, 2, 2, 0] high[0, 3, 3, 0] {
    ^bb0(%arg49: index, %arg50: index, %arg51: index, %arg52: index):
      tensor.yield %cst_11 : f32
    } : tensor<3x64x64x4xf32> to tensor<3x69x69x4xf32>
    %490 = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%padded_112, %487 : tensor<3x69x69x4xf32>, tensor<32x32x4x8xf32>) outs(%489 : tensor<3x7x7x8xf32>) -> tensor<3x7x7x8xf32>
    %491 = tensor.empty() : tensor<7x7x3x8xf32>
    %492 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg0, %490 : tensor<7x7x3x8xf32>, tensor<3x7x7x8xf32>) outs(%491 : tensor<7x7x3x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<7x7x3x8xf32>
    %493 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg1, %9, %478 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.mulf %541, %cst_0 : f32
      %543 = arith.subf %in, %542 : f32
      linalg.yield %543 : f32
    } -> tensor<8xf32>
    %494 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg2, %475 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<8xf32>
    %495 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg3, %expanded_106 : tensor<1x1x8x8xf32>, tensor<1x1x8x8xf32>) outs(%466 : tensor<1x1x8x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x8x8xf32>
    %496 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg4, %24, %455 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.mulf %541, %cst_0 : f32
      %543 = arith.subf %in, %542 : f32
      linalg.yield %543 : f32
    } -> tensor<8xf32>
    %497 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg5, %452 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<8xf32>
    %498 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg6, %447 : tensor<3x3x8x8xf32>, tensor<8x3x3x8xf32>) outs(%380 : tensor<3x3x8x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<3x3x8x8xf32>
    %499 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg7, %33, %438 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.mulf %541, %cst_0 : f32
      %543 = arith.subf %in, %542 : f32
      linalg.yield %543 : f32
    } -> tensor<8xf32>
    %500 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg8, %435 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<8xf32>
    %501 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg9, %expanded_94 : tensor<1x1x8x32xf32>, tensor<1x1x8x32xf32>) outs(%357 : tensor<1x1x8x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x8x32xf32>
    %502 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg10, %46, %421 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.mulf %541, %cst_0 : f32
      %543 = arith.subf %in, %542 : f32
      linalg.yield %543 : f32
    } -> tensor<32xf32>
    %503 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%404 : tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %cst_0 : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %504 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg11, %503 : tensor<32xf32>, tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.subf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %505 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg12, %expanded_89 : tensor<1x1x8x32xf32>, tensor<1x1x8x32xf32>) outs(%357 : tensor<1x1x8x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x8x32xf32>
    %506 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg13, %53, %407 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.mulf %541, %cst_0 : f32
      %543 = arith.subf %in, %542 : f32
      linalg.yield %543 : f32
    } -> tensor<32xf32>
    %507 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg14, %503 : tensor<32xf32>, tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.subf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<32xf32>
    %508 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg15, %expanded_83 : tensor<1x1x32x8xf32>, tensor<1x1x32x8xf32>) outs(%358 : tensor<1x1x32x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x32x8xf32>
    %509 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg16, %62, %388 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.mulf %541, %cst_0 : f32
      %543 = arith.subf %in, %542 : f32
      linalg.yield %543 : f32
    } -> tensor<8xf32>
    %510 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg17, %385 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<8xf32>
    %511 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg18, %379 : tensor<3x3x8x8xf32>, tensor<8x3x3x8xf32>) outs(%380 : tensor<3x3x8x8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<3x3x8x8xf32>
    %512 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg19, %71, %367 : tensor<8xf32>, tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.mulf %541, %cst_0 : f32
      %543 = arith.subf %in, %542 : f32
      linalg.yield %543 : f32
    } -> tensor<8xf32>
    %513 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg20, %364 : tensor<8xf32>, tensor<8xf32>) outs(%3 : tensor<8xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<8xf32>
    %514 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg21, %expanded_70 : tensor<1x1x8x32xf32>, tensor<1x1x8x32xf32>) outs(%357 : tensor<1x1x8x32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x8x32xf32>
    %515 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg22, %80, %343 : tensor<32xf32>, tensor<32xf32>, tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.mulf %541, %cst_0 : f32
      %543 = arith.subf %in, %542 : f32
      linalg.yield %543 : f32
    } -> tensor<32xf32>
    %516 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg23, %340 : tensor<32xf32>, tensor<32xf32>) outs(%40 : tensor<32xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<32xf32>
    %517 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg24, %expanded_63 : tensor<1x1x32x16xf32>, tensor<1x1x32x16xf32>) outs(%333 : tensor<1x1x32x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x32x16xf32>
    %518 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg25, %93, %321 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.mulf %541, %cst_0 : f32
      %543 = arith.subf %in, %542 : f32
      linalg.yield %543 : f32
    } -> tensor<16xf32>
    %519 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg26, %318 : tensor<16xf32>, tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<16xf32>
    %520 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg27, %311 : tensor<3x3x16x16xf32>, tensor<16x3x3x16xf32>) outs(%235 : tensor<3x3x16x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<3x3x16x16xf32>
    %521 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg28, %104, %301 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.mulf %541, %cst_0 : f32
      %543 = arith.subf %in, %542 : f32
      linalg.yield %543 : f32
    } -> tensor<16xf32>
    %522 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg29, %298 : tensor<16xf32>, tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<16xf32>
    %523 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg30, %expanded_51 : tensor<1x1x16x64xf32>, tensor<1x1x16x64xf32>) outs(%212 : tensor<1x1x16x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x16x64xf32>
    %524 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg31, %117, %284 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%111 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.mulf %541, %cst_0 : f32
      %543 = arith.subf %in, %542 : f32
      linalg.yield %543 : f32
    } -> tensor<64xf32>
    %525 = linalg.generic {indexing_maps = [#map4, #map4], iterator_types = ["parallel"]} ins(%260 : tensor<64xf32>) outs(%111 : tensor<64xf32>) {
    ^bb0(%in: f32, %out: f32):
      %541 = arith.mulf %in, %cst_0 : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %526 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg32, %525 : tensor<64xf32>, tensor<64xf32>) outs(%111 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.subf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %527 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg33, %expanded_46 : tensor<1x1x32x64xf32>, tensor<1x1x32x64xf32>) outs(%276 : tensor<1x1x32x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x32x64xf32>
    %528 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg34, %124, %263 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%111 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.mulf %541, %cst_0 : f32
      %543 = arith.subf %in, %542 : f32
      linalg.yield %543 : f32
    } -> tensor<64xf32>
    %529 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg35, %525 : tensor<64xf32>, tensor<64xf32>) outs(%111 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.subf %in, %in_113 : f32
      linalg.yield %541 : f32
    } -> tensor<64xf32>
    %530 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg36, %expanded_39 : tensor<1x1x64x16xf32>, tensor<1x1x64x16xf32>) outs(%213 : tensor<1x1x64x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x64x16xf32>
    %531 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg37, %133, %243 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.mulf %541, %cst_0 : f32
      %543 = arith.subf %in, %542 : f32
      linalg.yield %543 : f32
    } -> tensor<16xf32>
    %532 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg38, %240 : tensor<16xf32>, tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<16xf32>
    %533 = linalg.generic {indexing_maps = [#map2, #map24, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg39, %234 : tensor<3x3x16x16xf32>, tensor<16x3x3x16xf32>) outs(%235 : tensor<3x3x16x16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<3x3x16x16xf32>
    %534 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg40, %142, %222 : tensor<16xf32>, tensor<16xf32>, tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.mulf %541, %cst_0 : f32
      %543 = arith.subf %in, %542 : f32
      linalg.yield %543 : f32
    } -> tensor<16xf32>
    %535 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg41, %219 : tensor<16xf32>, tensor<16xf32>) outs(%87 : tensor<16xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<16xf32>
    %536 = linalg.generic {indexing_maps = [#map2, #map2, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%arg42, %expanded_26 : tensor<1x1x16x64xf32>, tensor<1x1x16x64xf32>) outs(%212 : tensor<1x1x16x64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<1x1x16x64xf32>
    %537 = linalg.generic {indexing_maps = [#map4, #map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg43, %151, %198 : tensor<64xf32>, tensor<64xf32>, tensor<64xf32>) outs(%111 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %in_114: f32, %out: f32):
      %541 = arith.mulf %in_113, %in_114 : f32
      %542 = arith.mulf %541, %cst_0 : f32
      %543 = arith.subf %in, %542 : f32
      linalg.yield %543 : f32
    } -> tensor<64xf32>
    %538 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg44, %195 : tensor<64xf32>, tensor<64xf32>) outs(%111 : tensor<64xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<64xf32>
    %539 = linalg.generic {indexing_maps = [#map10, #map19, #map10], iterator_types = ["parallel", "parallel"]} ins(%arg45, %188 : tensor<64x10xf32>, tensor<10x64xf32>) outs(%189 : tensor<64x10xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<64x10xf32>
    %540 = linalg.generic {indexing_maps = [#map4, #map4, #map4], iterator_types = ["parallel"]} ins(%arg46, %183 : tensor<10xf32>, tensor<10xf32>) outs(%179 : tensor<10xf32>) {
    ^bb0(%in: f32, %in_113: f32, %out: f32):
      %541 = arith.mulf %in_113, %cst_0 : f32
      %542 = arith.subf %in, %541 : f32
      linalg.yield %542 : f32
    } -> tensor<10xf32>
    return %174, %492, %493, %494, %495, %496, %497, %498, %499, %500, %501, %502, %504, %505, %506, %507, %508, %509, %510, %511, %512, %513, %514, %515, %516, %517, %518, %519, %520, %521, %522, %523, %524, %526, %527, %528, %529, %530, %531, %532, %533, %534, %535, %536, %537, %538, %539, %540 : tensor<f32>, tensor<7x7x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x16x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x16x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x10xf32>, tensor<10xf32>
  }
}

