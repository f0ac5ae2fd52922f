// tools/models/generate resnet50-small  (jax 0.10.2, jaxlib 0.10.2, mlir-opt 22.1.8)
"builtin.module"() <{sym_name = "jit_resnet50_small"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<7x7x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x16x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x128x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x10xf32>, tensor<10xf32>, tensor<4x64x64x3xf32>, tensor<4x10xf32>) -> (tensor<f32>, tensor<7x7x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x16x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x128x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x10xf32>, tensor<10xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<7x7x3x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<1x1x8x8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<3x3x8x8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<1x1x8x32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<1x1x8x32xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32xf32>, %arg15: tensor<1x1x32x16xf32>, %arg16: tensor<16xf32>, %arg17: tensor<16xf32>, %arg18: tensor<3x3x16x16xf32>, %arg19: tensor<16xf32>, %arg20: tensor<16xf32>, %arg21: tensor<1x1x16x64xf32>, %arg22: tensor<64xf32>, %arg23: tensor<64xf32>, %arg24: tensor<1x1x32x64xf32>, %arg25: tensor<64xf32>, %arg26: tensor<64xf32>, %arg27: tensor<1x1x64x32xf32>, %arg28: tensor<32xf32>, %arg29: tensor<32xf32>, %arg30: tensor<3x3x32x32xf32>, %arg31: tensor<32xf32>, %arg32: tensor<32xf32>, %arg33: tensor<1x1x32x128xf32>, %arg34: tensor<128xf32>, %arg35: tensor<128xf32>, %arg36: tensor<1x1x64x128xf32>, %arg37: tensor<128xf32>, %arg38: tensor<128xf32>, %arg39: tensor<1x1x128x64xf32>, %arg40: tensor<64xf32>, %arg41: tensor<64xf32>, %arg42: tensor<3x3x64x64xf32>, %arg43: tensor<64xf32>, %arg44: tensor<64xf32>, %arg45: tensor<1x1x64x256xf32>, %arg46: tensor<256xf32>, %arg47: tensor<256xf32>, %arg48: tensor<1x1x128x256xf32>, %arg49: tensor<256xf32>, %arg50: tensor<256xf32>, %arg51: tensor<256x10xf32>, %arg52: tensor<10xf32>, %arg53: tensor<4x64x64x3xf32>, %arg54: tensor<4x10xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<1.024000e+03> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<9.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<4.096000e+03> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.convolution"(%arg53, %arg0) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[2, 3], [2, 3]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<4x64x64x3xf32>, tensor<7x7x3x8xf32>) -> tensor<4x32x32x8xf32>
    %15 = "stablehlo.reduce"(%14, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg399: tensor<f32>, %arg400: tensor<f32>):
      %1312 = "stablehlo.add"(%arg399, %arg400) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1312) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %16 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %17 = "stablehlo.divide"(%15, %16) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x32x32x8xf32>
    %20 = "stablehlo.subtract"(%14, %19) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %21 = "chlo.square"(%20) : (tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %22 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32x32x8xf32>
    %23 = "stablehlo.multiply"(%22, %20) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %24 = "stablehlo.reduce"(%21, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg397: tensor<f32>, %arg398: tensor<f32>):
      %1311 = "stablehlo.add"(%arg397, %arg398) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1311) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %25 = "stablehlo.divide"(%24, %16) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %26 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %27 = "stablehlo.add"(%25, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %28 = "stablehlo.rsqrt"(%27) : (tensor<8xf32>) -> tensor<8xf32>
    %29 = "stablehlo.divide"(%28, %27) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %30 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %31 = "stablehlo.multiply"(%30, %29) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %32 = "stablehlo.multiply"(%28, %arg1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x32x32x8xf32>
    %35 = "stablehlo.multiply"(%20, %34) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %36 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x32x32x8xf32>
    %38 = "stablehlo.add"(%35, %37) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %39 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32x32x8xf32>
    %40 = "stablehlo.maximum"(%38, %39) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %41 = "stablehlo.compare"(%38, %39) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xi1>
    %42 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.reduce_window"(%40, %42) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg395: tensor<f32>, %arg396: tensor<f32>):
      %1310 = "stablehlo.add"(%arg395, %arg396) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1310) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x8xf32>, tensor<f32>) -> tensor<4x16x16x8xf32>
    %44 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %45 = "stablehlo.divide"(%43, %44) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %46 = "stablehlo.convolution"(%45, %arg3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<1x1x8x8xf32>) -> tensor<4x16x16x8xf32>
    %47 = "stablehlo.reduce"(%46, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg393: tensor<f32>, %arg394: tensor<f32>):
      %1309 = "stablehlo.add"(%arg393, %arg394) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1309) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %48 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %49 = "stablehlo.divide"(%47, %48) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %52 = "stablehlo.subtract"(%46, %51) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %53 = "chlo.square"(%52) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %54 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %55 = "stablehlo.multiply"(%54, %52) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %56 = "stablehlo.reduce"(%53, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg391: tensor<f32>, %arg392: tensor<f32>):
      %1308 = "stablehlo.add"(%arg391, %arg392) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1308) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %57 = "stablehlo.divide"(%56, %48) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %58 = "stablehlo.add"(%57, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %59 = "stablehlo.rsqrt"(%58) : (tensor<8xf32>) -> tensor<8xf32>
    %60 = "stablehlo.divide"(%59, %58) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %61 = "stablehlo.multiply"(%30, %60) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %62 = "stablehlo.multiply"(%59, %arg4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %65 = "stablehlo.multiply"(%52, %64) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %66 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %68 = "stablehlo.add"(%65, %67) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %69 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %70 = "stablehlo.maximum"(%68, %69) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %71 = "stablehlo.compare"(%68, %69) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xi1>
    %72 = "stablehlo.convolution"(%70, %arg6) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %73 = "stablehlo.reduce"(%72, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg389: tensor<f32>, %arg390: tensor<f32>):
      %1307 = "stablehlo.add"(%arg389, %arg390) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1307) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %74 = "stablehlo.divide"(%73, %48) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %77 = "stablehlo.subtract"(%72, %76) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %78 = "chlo.square"(%77) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %79 = "stablehlo.multiply"(%54, %77) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %80 = "stablehlo.reduce"(%78, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg387: tensor<f32>, %arg388: tensor<f32>):
      %1306 = "stablehlo.add"(%arg387, %arg388) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1306) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %81 = "stablehlo.divide"(%80, %48) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %82 = "stablehlo.add"(%81, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %83 = "stablehlo.rsqrt"(%82) : (tensor<8xf32>) -> tensor<8xf32>
    %84 = "stablehlo.divide"(%83, %82) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %85 = "stablehlo.multiply"(%30, %84) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %86 = "stablehlo.multiply"(%83, %arg7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %89 = "stablehlo.multiply"(%77, %88) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %90 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %92 = "stablehlo.add"(%89, %91) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %93 = "stablehlo.maximum"(%92, %69) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %94 = "stablehlo.compare"(%92, %69) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xi1>
    %95 = "stablehlo.convolution"(%93, %arg9) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<1x1x8x32xf32>) -> tensor<4x16x16x32xf32>
    %96 = "stablehlo.reduce"(%95, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg385: tensor<f32>, %arg386: tensor<f32>):
      %1305 = "stablehlo.add"(%arg385, %arg386) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1305) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %97 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %98 = "stablehlo.divide"(%96, %97) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x16x16x32xf32>
    %101 = "stablehlo.subtract"(%95, %100) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %102 = "chlo.square"(%101) : (tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %103 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16x16x32xf32>
    %104 = "stablehlo.multiply"(%103, %101) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %105 = "stablehlo.reduce"(%102, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg383: tensor<f32>, %arg384: tensor<f32>):
      %1304 = "stablehlo.add"(%arg383, %arg384) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1304) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %106 = "stablehlo.divide"(%105, %97) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %107 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %108 = "stablehlo.add"(%106, %107) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %109 = "stablehlo.rsqrt"(%108) : (tensor<32xf32>) -> tensor<32xf32>
    %110 = "stablehlo.divide"(%109, %108) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %111 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %112 = "stablehlo.multiply"(%111, %110) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %113 = "stablehlo.multiply"(%109, %arg10) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x16x16x32xf32>
    %116 = "stablehlo.multiply"(%101, %115) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %117 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x16x16x32xf32>
    %119 = "stablehlo.add"(%116, %118) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %120 = "stablehlo.convolution"(%45, %arg12) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<1x1x8x32xf32>) -> tensor<4x16x16x32xf32>
    %121 = "stablehlo.reduce"(%120, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg381: tensor<f32>, %arg382: tensor<f32>):
      %1303 = "stablehlo.add"(%arg381, %arg382) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1303) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %122 = "stablehlo.divide"(%121, %97) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x16x16x32xf32>
    %125 = "stablehlo.subtract"(%120, %124) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %126 = "chlo.square"(%125) : (tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %127 = "stablehlo.multiply"(%103, %125) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %128 = "stablehlo.reduce"(%126, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg379: tensor<f32>, %arg380: tensor<f32>):
      %1302 = "stablehlo.add"(%arg379, %arg380) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1302) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %129 = "stablehlo.divide"(%128, %97) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %130 = "stablehlo.add"(%129, %107) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %131 = "stablehlo.rsqrt"(%130) : (tensor<32xf32>) -> tensor<32xf32>
    %132 = "stablehlo.divide"(%131, %130) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %133 = "stablehlo.multiply"(%111, %132) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %134 = "stablehlo.multiply"(%131, %arg13) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x16x16x32xf32>
    %137 = "stablehlo.multiply"(%125, %136) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %138 = "stablehlo.broadcast_in_dim"(%arg14) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %139 = "stablehlo.broadcast_in_dim"(%138) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x16x16x32xf32>
    %140 = "stablehlo.add"(%137, %139) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %141 = "stablehlo.add"(%140, %119) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %142 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16x16x32xf32>
    %143 = "stablehlo.maximum"(%141, %142) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %144 = "stablehlo.compare"(%141, %142) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xi1>
    %145 = "stablehlo.convolution"(%143, %arg15) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x32xf32>, tensor<1x1x32x16xf32>) -> tensor<4x16x16x16xf32>
    %146 = "stablehlo.reduce"(%145, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg377: tensor<f32>, %arg378: tensor<f32>):
      %1301 = "stablehlo.add"(%arg377, %arg378) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1301) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %147 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %148 = "stablehlo.divide"(%146, %147) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %149 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %151 = "stablehlo.subtract"(%145, %150) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %152 = "chlo.square"(%151) : (tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %153 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16x16x16xf32>
    %154 = "stablehlo.multiply"(%153, %151) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %155 = "stablehlo.reduce"(%152, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg375: tensor<f32>, %arg376: tensor<f32>):
      %1300 = "stablehlo.add"(%arg375, %arg376) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1300) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %156 = "stablehlo.divide"(%155, %147) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %157 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %158 = "stablehlo.add"(%156, %157) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %159 = "stablehlo.rsqrt"(%158) : (tensor<16xf32>) -> tensor<16xf32>
    %160 = "stablehlo.divide"(%159, %158) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %161 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %162 = "stablehlo.multiply"(%161, %160) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %163 = "stablehlo.multiply"(%159, %arg16) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %166 = "stablehlo.multiply"(%151, %165) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %167 = "stablehlo.broadcast_in_dim"(%arg17) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %168 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %169 = "stablehlo.add"(%166, %168) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %170 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16x16x16xf32>
    %171 = "stablehlo.maximum"(%169, %170) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %172 = "stablehlo.compare"(%169, %170) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xi1>
    %173 = "stablehlo.convolution"(%171, %arg18) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<4x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x8x8x16xf32>
    %174 = "stablehlo.reduce"(%173, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg373: tensor<f32>, %arg374: tensor<f32>):
      %1299 = "stablehlo.add"(%arg373, %arg374) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1299) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %175 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %176 = "stablehlo.divide"(%174, %175) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %177 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %179 = "stablehlo.subtract"(%173, %178) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %180 = "chlo.square"(%179) : (tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %181 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %182 = "stablehlo.multiply"(%181, %179) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %183 = "stablehlo.reduce"(%180, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg371: tensor<f32>, %arg372: tensor<f32>):
      %1298 = "stablehlo.add"(%arg371, %arg372) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1298) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %184 = "stablehlo.divide"(%183, %175) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %185 = "stablehlo.add"(%184, %157) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %186 = "stablehlo.rsqrt"(%185) : (tensor<16xf32>) -> tensor<16xf32>
    %187 = "stablehlo.divide"(%186, %185) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %188 = "stablehlo.multiply"(%161, %187) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %189 = "stablehlo.multiply"(%186, %arg19) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %191 = "stablehlo.broadcast_in_dim"(%190) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %192 = "stablehlo.multiply"(%179, %191) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %193 = "stablehlo.broadcast_in_dim"(%arg20) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %194 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %195 = "stablehlo.add"(%192, %194) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %196 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %197 = "stablehlo.maximum"(%195, %196) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %198 = "stablehlo.compare"(%195, %196) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xi1>
    %199 = "stablehlo.convolution"(%197, %arg21) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<1x1x16x64xf32>) -> tensor<4x8x8x64xf32>
    %200 = "stablehlo.reduce"(%199, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg369: tensor<f32>, %arg370: tensor<f32>):
      %1297 = "stablehlo.add"(%arg369, %arg370) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1297) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %201 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %202 = "stablehlo.divide"(%200, %201) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %203 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %204 = "stablehlo.broadcast_in_dim"(%203) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x8x8x64xf32>
    %205 = "stablehlo.subtract"(%199, %204) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %206 = "chlo.square"(%205) : (tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %207 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8x8x64xf32>
    %208 = "stablehlo.multiply"(%207, %205) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %209 = "stablehlo.reduce"(%206, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg367: tensor<f32>, %arg368: tensor<f32>):
      %1296 = "stablehlo.add"(%arg367, %arg368) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1296) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %210 = "stablehlo.divide"(%209, %201) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %211 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %212 = "stablehlo.add"(%210, %211) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %213 = "stablehlo.rsqrt"(%212) : (tensor<64xf32>) -> tensor<64xf32>
    %214 = "stablehlo.divide"(%213, %212) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %215 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %216 = "stablehlo.multiply"(%215, %214) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %217 = "stablehlo.multiply"(%213, %arg22) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %218 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %219 = "stablehlo.broadcast_in_dim"(%218) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x8x8x64xf32>
    %220 = "stablehlo.multiply"(%205, %219) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %221 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %222 = "stablehlo.broadcast_in_dim"(%221) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x8x8x64xf32>
    %223 = "stablehlo.add"(%220, %222) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %224 = "stablehlo.convolution"(%143, %arg24) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<4x16x16x32xf32>, tensor<1x1x32x64xf32>) -> tensor<4x8x8x64xf32>
    %225 = "stablehlo.reduce"(%224, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg365: tensor<f32>, %arg366: tensor<f32>):
      %1295 = "stablehlo.add"(%arg365, %arg366) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1295) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %226 = "stablehlo.divide"(%225, %201) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %227 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %228 = "stablehlo.broadcast_in_dim"(%227) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x8x8x64xf32>
    %229 = "stablehlo.subtract"(%224, %228) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %230 = "chlo.square"(%229) : (tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %231 = "stablehlo.multiply"(%207, %229) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %232 = "stablehlo.reduce"(%230, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg363: tensor<f32>, %arg364: tensor<f32>):
      %1294 = "stablehlo.add"(%arg363, %arg364) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1294) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %233 = "stablehlo.divide"(%232, %201) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %234 = "stablehlo.add"(%233, %211) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %235 = "stablehlo.rsqrt"(%234) : (tensor<64xf32>) -> tensor<64xf32>
    %236 = "stablehlo.divide"(%235, %234) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %237 = "stablehlo.multiply"(%215, %236) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %238 = "stablehlo.multiply"(%235, %arg25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %239 = "stablehlo.broadcast_in_dim"(%238) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %240 = "stablehlo.broadcast_in_dim"(%239) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x8x8x64xf32>
    %241 = "stablehlo.multiply"(%229, %240) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %242 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %243 = "stablehlo.broadcast_in_dim"(%242) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x8x8x64xf32>
    %244 = "stablehlo.add"(%241, %243) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %245 = "stablehlo.add"(%244, %223) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %246 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8x8x64xf32>
    %247 = "stablehlo.maximum"(%245, %246) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %248 = "stablehlo.compare"(%245, %246) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xi1>
    %249 = "stablehlo.convolution"(%247, %arg27) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x64xf32>, tensor<1x1x64x32xf32>) -> tensor<4x8x8x32xf32>
    %250 = "stablehlo.reduce"(%249, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg361: tensor<f32>, %arg362: tensor<f32>):
      %1293 = "stablehlo.add"(%arg361, %arg362) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1293) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %251 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %252 = "stablehlo.divide"(%250, %251) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %253 = "stablehlo.broadcast_in_dim"(%252) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %254 = "stablehlo.broadcast_in_dim"(%253) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x8x8x32xf32>
    %255 = "stablehlo.subtract"(%249, %254) : (tensor<4x8x8x32xf32>, tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %256 = "chlo.square"(%255) : (tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %257 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8x8x32xf32>
    %258 = "stablehlo.multiply"(%257, %255) : (tensor<4x8x8x32xf32>, tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %259 = "stablehlo.reduce"(%256, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg359: tensor<f32>, %arg360: tensor<f32>):
      %1292 = "stablehlo.add"(%arg359, %arg360) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1292) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %260 = "stablehlo.divide"(%259, %251) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %261 = "stablehlo.add"(%260, %107) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %262 = "stablehlo.rsqrt"(%261) : (tensor<32xf32>) -> tensor<32xf32>
    %263 = "stablehlo.divide"(%262, %261) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %264 = "stablehlo.multiply"(%111, %263) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %265 = "stablehlo.multiply"(%262, %arg28) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %266 = "stablehlo.broadcast_in_dim"(%265) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %267 = "stablehlo.broadcast_in_dim"(%266) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x8x8x32xf32>
    %268 = "stablehlo.multiply"(%255, %267) : (tensor<4x8x8x32xf32>, tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %269 = "stablehlo.broadcast_in_dim"(%arg29) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %270 = "stablehlo.broadcast_in_dim"(%269) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x8x8x32xf32>
    %271 = "stablehlo.add"(%268, %270) : (tensor<4x8x8x32xf32>, tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %272 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8x8x32xf32>
    %273 = "stablehlo.maximum"(%271, %272) : (tensor<4x8x8x32xf32>, tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %274 = "stablehlo.compare"(%271, %272) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x8x8x32xf32>, tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xi1>
    %275 = "stablehlo.convolution"(%273, %arg30) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<4x8x8x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x4x4x32xf32>
    %276 = "stablehlo.reduce"(%275, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg357: tensor<f32>, %arg358: tensor<f32>):
      %1291 = "stablehlo.add"(%arg357, %arg358) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1291) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %277 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %278 = "stablehlo.divide"(%276, %277) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %279 = "stablehlo.broadcast_in_dim"(%278) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %280 = "stablehlo.broadcast_in_dim"(%279) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %281 = "stablehlo.subtract"(%275, %280) : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %282 = "chlo.square"(%281) : (tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %283 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4x4x32xf32>
    %284 = "stablehlo.multiply"(%283, %281) : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %285 = "stablehlo.reduce"(%282, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg355: tensor<f32>, %arg356: tensor<f32>):
      %1290 = "stablehlo.add"(%arg355, %arg356) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1290) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %286 = "stablehlo.divide"(%285, %277) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %287 = "stablehlo.add"(%286, %107) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %288 = "stablehlo.rsqrt"(%287) : (tensor<32xf32>) -> tensor<32xf32>
    %289 = "stablehlo.divide"(%288, %287) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %290 = "stablehlo.multiply"(%111, %289) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %291 = "stablehlo.multiply"(%288, %arg31) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %292 = "stablehlo.broadcast_in_dim"(%291) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %293 = "stablehlo.broadcast_in_dim"(%292) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %294 = "stablehlo.multiply"(%281, %293) : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %295 = "stablehlo.broadcast_in_dim"(%arg32) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %296 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %297 = "stablehlo.add"(%294, %296) : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %298 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4x4x32xf32>
    %299 = "stablehlo.maximum"(%297, %298) : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %300 = "stablehlo.compare"(%297, %298) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xi1>
    %301 = "stablehlo.convolution"(%299, %arg33) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x4x4x32xf32>, tensor<1x1x32x128xf32>) -> tensor<4x4x4x128xf32>
    %302 = "stablehlo.reduce"(%301, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg353: tensor<f32>, %arg354: tensor<f32>):
      %1289 = "stablehlo.add"(%arg353, %arg354) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1289) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %303 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %304 = "stablehlo.divide"(%302, %303) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %305 = "stablehlo.broadcast_in_dim"(%304) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %306 = "stablehlo.broadcast_in_dim"(%305) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<4x4x4x128xf32>
    %307 = "stablehlo.subtract"(%301, %306) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %308 = "chlo.square"(%307) : (tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %309 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4x4x128xf32>
    %310 = "stablehlo.multiply"(%309, %307) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %311 = "stablehlo.reduce"(%308, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg351: tensor<f32>, %arg352: tensor<f32>):
      %1288 = "stablehlo.add"(%arg351, %arg352) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1288) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %312 = "stablehlo.divide"(%311, %303) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %313 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %314 = "stablehlo.add"(%312, %313) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %315 = "stablehlo.rsqrt"(%314) : (tensor<128xf32>) -> tensor<128xf32>
    %316 = "stablehlo.divide"(%315, %314) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %317 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %318 = "stablehlo.multiply"(%317, %316) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %319 = "stablehlo.multiply"(%315, %arg34) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %320 = "stablehlo.broadcast_in_dim"(%319) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %321 = "stablehlo.broadcast_in_dim"(%320) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<4x4x4x128xf32>
    %322 = "stablehlo.multiply"(%307, %321) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %323 = "stablehlo.broadcast_in_dim"(%arg35) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %324 = "stablehlo.broadcast_in_dim"(%323) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<4x4x4x128xf32>
    %325 = "stablehlo.add"(%322, %324) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %326 = "stablehlo.convolution"(%247, %arg36) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<4x8x8x64xf32>, tensor<1x1x64x128xf32>) -> tensor<4x4x4x128xf32>
    %327 = "stablehlo.reduce"(%326, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg349: tensor<f32>, %arg350: tensor<f32>):
      %1287 = "stablehlo.add"(%arg349, %arg350) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1287) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %328 = "stablehlo.divide"(%327, %303) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %329 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %330 = "stablehlo.broadcast_in_dim"(%329) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<4x4x4x128xf32>
    %331 = "stablehlo.subtract"(%326, %330) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %332 = "chlo.square"(%331) : (tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %333 = "stablehlo.multiply"(%309, %331) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %334 = "stablehlo.reduce"(%332, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg347: tensor<f32>, %arg348: tensor<f32>):
      %1286 = "stablehlo.add"(%arg347, %arg348) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1286) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %335 = "stablehlo.divide"(%334, %303) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %336 = "stablehlo.add"(%335, %313) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %337 = "stablehlo.rsqrt"(%336) : (tensor<128xf32>) -> tensor<128xf32>
    %338 = "stablehlo.divide"(%337, %336) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %339 = "stablehlo.multiply"(%317, %338) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %340 = "stablehlo.multiply"(%337, %arg37) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %341 = "stablehlo.broadcast_in_dim"(%340) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %342 = "stablehlo.broadcast_in_dim"(%341) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<4x4x4x128xf32>
    %343 = "stablehlo.multiply"(%331, %342) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %344 = "stablehlo.broadcast_in_dim"(%arg38) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %345 = "stablehlo.broadcast_in_dim"(%344) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x128xf32>) -> tensor<4x4x4x128xf32>
    %346 = "stablehlo.add"(%343, %345) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %347 = "stablehlo.add"(%346, %325) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %348 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4x4x128xf32>
    %349 = "stablehlo.maximum"(%347, %348) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %350 = "stablehlo.compare"(%347, %348) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xi1>
    %351 = "stablehlo.convolution"(%349, %arg39) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x4x4x128xf32>, tensor<1x1x128x64xf32>) -> tensor<4x4x4x64xf32>
    %352 = "stablehlo.reduce"(%351, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg345: tensor<f32>, %arg346: tensor<f32>):
      %1285 = "stablehlo.add"(%arg345, %arg346) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1285) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x64xf32>, tensor<f32>) -> tensor<64xf32>
    %353 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %354 = "stablehlo.divide"(%352, %353) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %355 = "stablehlo.broadcast_in_dim"(%354) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %356 = "stablehlo.broadcast_in_dim"(%355) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x4x4x64xf32>
    %357 = "stablehlo.subtract"(%351, %356) : (tensor<4x4x4x64xf32>, tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xf32>
    %358 = "chlo.square"(%357) : (tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xf32>
    %359 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4x4x64xf32>
    %360 = "stablehlo.multiply"(%359, %357) : (tensor<4x4x4x64xf32>, tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xf32>
    %361 = "stablehlo.reduce"(%358, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg343: tensor<f32>, %arg344: tensor<f32>):
      %1284 = "stablehlo.add"(%arg343, %arg344) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1284) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x64xf32>, tensor<f32>) -> tensor<64xf32>
    %362 = "stablehlo.divide"(%361, %353) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %363 = "stablehlo.add"(%362, %211) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %364 = "stablehlo.rsqrt"(%363) : (tensor<64xf32>) -> tensor<64xf32>
    %365 = "stablehlo.divide"(%364, %363) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %366 = "stablehlo.multiply"(%215, %365) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %367 = "stablehlo.multiply"(%364, %arg40) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %368 = "stablehlo.broadcast_in_dim"(%367) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %369 = "stablehlo.broadcast_in_dim"(%368) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x4x4x64xf32>
    %370 = "stablehlo.multiply"(%357, %369) : (tensor<4x4x4x64xf32>, tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xf32>
    %371 = "stablehlo.broadcast_in_dim"(%arg41) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %372 = "stablehlo.broadcast_in_dim"(%371) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x4x4x64xf32>
    %373 = "stablehlo.add"(%370, %372) : (tensor<4x4x4x64xf32>, tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xf32>
    %374 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4x4x64xf32>
    %375 = "stablehlo.maximum"(%373, %374) : (tensor<4x4x4x64xf32>, tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xf32>
    %376 = "stablehlo.compare"(%373, %374) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x4x4x64xf32>, tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xi1>
    %377 = "stablehlo.convolution"(%375, %arg42) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<4x4x4x64xf32>, tensor<3x3x64x64xf32>) -> tensor<4x2x2x64xf32>
    %378 = "stablehlo.reduce"(%377, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg341: tensor<f32>, %arg342: tensor<f32>):
      %1283 = "stablehlo.add"(%arg341, %arg342) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1283) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
    %379 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %380 = "stablehlo.divide"(%378, %379) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %381 = "stablehlo.broadcast_in_dim"(%380) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %382 = "stablehlo.broadcast_in_dim"(%381) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x2x2x64xf32>
    %383 = "stablehlo.subtract"(%377, %382) : (tensor<4x2x2x64xf32>, tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xf32>
    %384 = "chlo.square"(%383) : (tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xf32>
    %385 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x2x2x64xf32>
    %386 = "stablehlo.multiply"(%385, %383) : (tensor<4x2x2x64xf32>, tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xf32>
    %387 = "stablehlo.reduce"(%384, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg339: tensor<f32>, %arg340: tensor<f32>):
      %1282 = "stablehlo.add"(%arg339, %arg340) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1282) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
    %388 = "stablehlo.divide"(%387, %379) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %389 = "stablehlo.add"(%388, %211) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %390 = "stablehlo.rsqrt"(%389) : (tensor<64xf32>) -> tensor<64xf32>
    %391 = "stablehlo.divide"(%390, %389) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %392 = "stablehlo.multiply"(%215, %391) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %393 = "stablehlo.multiply"(%390, %arg43) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %394 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %395 = "stablehlo.broadcast_in_dim"(%394) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x2x2x64xf32>
    %396 = "stablehlo.multiply"(%383, %395) : (tensor<4x2x2x64xf32>, tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xf32>
    %397 = "stablehlo.broadcast_in_dim"(%arg44) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %398 = "stablehlo.broadcast_in_dim"(%397) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x2x2x64xf32>
    %399 = "stablehlo.add"(%396, %398) : (tensor<4x2x2x64xf32>, tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xf32>
    %400 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x2x2x64xf32>
    %401 = "stablehlo.maximum"(%399, %400) : (tensor<4x2x2x64xf32>, tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xf32>
    %402 = "stablehlo.compare"(%399, %400) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x2x2x64xf32>, tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xi1>
    %403 = "stablehlo.convolution"(%401, %arg45) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x2x2x64xf32>, tensor<1x1x64x256xf32>) -> tensor<4x2x2x256xf32>
    %404 = "stablehlo.reduce"(%403, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg337: tensor<f32>, %arg338: tensor<f32>):
      %1281 = "stablehlo.add"(%arg337, %arg338) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1281) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x256xf32>, tensor<f32>) -> tensor<256xf32>
    %405 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %406 = "stablehlo.divide"(%404, %405) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %407 = "stablehlo.broadcast_in_dim"(%406) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %408 = "stablehlo.broadcast_in_dim"(%407) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<4x2x2x256xf32>
    %409 = "stablehlo.subtract"(%403, %408) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %410 = "chlo.square"(%409) : (tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %411 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x2x2x256xf32>
    %412 = "stablehlo.multiply"(%411, %409) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %413 = "stablehlo.reduce"(%410, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg335: tensor<f32>, %arg336: tensor<f32>):
      %1280 = "stablehlo.add"(%arg335, %arg336) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1280) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x256xf32>, tensor<f32>) -> tensor<256xf32>
    %414 = "stablehlo.divide"(%413, %405) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %415 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %416 = "stablehlo.add"(%414, %415) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %417 = "stablehlo.rsqrt"(%416) : (tensor<256xf32>) -> tensor<256xf32>
    %418 = "stablehlo.divide"(%417, %416) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %419 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %420 = "stablehlo.multiply"(%419, %418) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %421 = "stablehlo.multiply"(%417, %arg46) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %422 = "stablehlo.broadcast_in_dim"(%421) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %423 = "stablehlo.broadcast_in_dim"(%422) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<4x2x2x256xf32>
    %424 = "stablehlo.multiply"(%409, %423) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %425 = "stablehlo.broadcast_in_dim"(%arg47) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %426 = "stablehlo.broadcast_in_dim"(%425) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<4x2x2x256xf32>
    %427 = "stablehlo.add"(%424, %426) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %428 = "stablehlo.convolution"(%349, %arg48) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<4x4x4x128xf32>, tensor<1x1x128x256xf32>) -> tensor<4x2x2x256xf32>
    %429 = "stablehlo.reduce"(%428, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg333: tensor<f32>, %arg334: tensor<f32>):
      %1279 = "stablehlo.add"(%arg333, %arg334) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1279) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x256xf32>, tensor<f32>) -> tensor<256xf32>
    %430 = "stablehlo.divide"(%429, %405) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %431 = "stablehlo.broadcast_in_dim"(%430) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %432 = "stablehlo.broadcast_in_dim"(%431) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<4x2x2x256xf32>
    %433 = "stablehlo.subtract"(%428, %432) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %434 = "chlo.square"(%433) : (tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %435 = "stablehlo.multiply"(%411, %433) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %436 = "stablehlo.reduce"(%434, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg331: tensor<f32>, %arg332: tensor<f32>):
      %1278 = "stablehlo.add"(%arg331, %arg332) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1278) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x256xf32>, tensor<f32>) -> tensor<256xf32>
    %437 = "stablehlo.divide"(%436, %405) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %438 = "stablehlo.add"(%437, %415) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %439 = "stablehlo.rsqrt"(%438) : (tensor<256xf32>) -> tensor<256xf32>
    %440 = "stablehlo.divide"(%439, %438) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %441 = "stablehlo.multiply"(%419, %440) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %442 = "stablehlo.multiply"(%439, %arg49) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %443 = "stablehlo.broadcast_in_dim"(%442) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %444 = "stablehlo.broadcast_in_dim"(%443) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<4x2x2x256xf32>
    %445 = "stablehlo.multiply"(%433, %444) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %446 = "stablehlo.broadcast_in_dim"(%arg50) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %447 = "stablehlo.broadcast_in_dim"(%446) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x256xf32>) -> tensor<4x2x2x256xf32>
    %448 = "stablehlo.add"(%445, %447) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %449 = "stablehlo.add"(%448, %427) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %450 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x2x2x256xf32>
    %451 = "stablehlo.maximum"(%449, %450) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %452 = "stablehlo.compare"(%449, %450) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xi1>
    %453 = "stablehlo.reduce"(%451, %13) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg329: tensor<f32>, %arg330: tensor<f32>):
      %1277 = "stablehlo.add"(%arg329, %arg330) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1277) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x256xf32>, tensor<f32>) -> tensor<4x256xf32>
    %454 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x256xf32>
    %455 = "stablehlo.divide"(%453, %454) : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xf32>
    %456 = "stablehlo.dot_general"(%455, %arg51) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x256xf32>, tensor<256x10xf32>) -> tensor<4x10xf32>
    %457 = "stablehlo.broadcast_in_dim"(%arg52) <{broadcast_dimensions = array<i64: 1>}> : (tensor<10xf32>) -> tensor<1x10xf32>
    %458 = "stablehlo.broadcast_in_dim"(%457) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x10xf32>) -> tensor<4x10xf32>
    %459 = "stablehlo.add"(%456, %458) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %460 = "stablehlo.reduce"(%459, %2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg327: tensor<f32>, %arg328: tensor<f32>):
      %1276 = "stablehlo.maximum"(%arg327, %arg328) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1276) : (tensor<f32>) -> ()
    }) : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %461 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %462 = "stablehlo.maximum"(%461, %460) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %463 = "stablehlo.broadcast_in_dim"(%462) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %464 = "stablehlo.broadcast_in_dim"(%463) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x10xf32>
    %465 = "stablehlo.subtract"(%459, %464) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %466 = "stablehlo.exponential"(%465) : (tensor<4x10xf32>) -> tensor<4x10xf32>
    %467 = "stablehlo.reduce"(%466, %13) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg325: tensor<f32>, %arg326: tensor<f32>):
      %1275 = "stablehlo.add"(%arg325, %arg326) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1275) : (tensor<f32>) -> ()
    }) : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %468 = "stablehlo.broadcast_in_dim"(%467) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %469 = "stablehlo.log"(%468) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %470 = "stablehlo.broadcast_in_dim"(%469) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x10xf32>
    %471 = "stablehlo.subtract"(%465, %470) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %472 = "stablehlo.multiply"(%471, %arg54) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %473 = "stablehlo.reduce"(%472, %13) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg323: tensor<f32>, %arg324: tensor<f32>):
      %1274 = "stablehlo.add"(%arg323, %arg324) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1274) : (tensor<f32>) -> ()
    }) : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %474 = "stablehlo.reduce"(%473, %13) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg321: tensor<f32>, %arg322: tensor<f32>):
      %1273 = "stablehlo.add"(%arg321, %arg322) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1273) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %475 = "stablehlo.divide"(%474, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %476 = "stablehlo.negate"(%475) : (tensor<f32>) -> tensor<f32>
    %477 = "stablehlo.negate"(%1) : (tensor<f32>) -> tensor<f32>
    %478 = "stablehlo.divide"(%477, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %479 = "stablehlo.broadcast_in_dim"(%478) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %480 = "stablehlo.broadcast_in_dim"(%479) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x10xf32>
    %481 = "stablehlo.multiply"(%480, %arg54) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %482 = "stablehlo.negate"(%481) : (tensor<4x10xf32>) -> tensor<4x10xf32>
    %483 = "stablehlo.reduce"(%482, %13) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg319: tensor<f32>, %arg320: tensor<f32>):
      %1272 = "stablehlo.add"(%arg319, %arg320) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1272) : (tensor<f32>) -> ()
    }) : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %484 = "stablehlo.reshape"(%483) : (tensor<4xf32>) -> tensor<4x1xf32>
    %485 = "stablehlo.divide"(%484, %468) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %486 = "stablehlo.reduce"(%485, %13) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg317: tensor<f32>, %arg318: tensor<f32>):
      %1271 = "stablehlo.add"(%arg317, %arg318) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1271) : (tensor<f32>) -> ()
    }) : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %487 = "stablehlo.broadcast_in_dim"(%486) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x10xf32>
    %488 = "stablehlo.multiply"(%487, %466) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %489 = "stablehlo.add"(%481, %488) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %490 = "stablehlo.reduce"(%489, %13) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg315: tensor<f32>, %arg316: tensor<f32>):
      %1270 = "stablehlo.add"(%arg315, %arg316) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1270) : (tensor<f32>) -> ()
    }) : (tensor<4x10xf32>, tensor<f32>) -> tensor<10xf32>
    %491 = "stablehlo.reshape"(%490) : (tensor<10xf32>) -> tensor<1x10xf32>
    %492 = "stablehlo.reduce"(%491, %13) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg313: tensor<f32>, %arg314: tensor<f32>):
      %1269 = "stablehlo.add"(%arg313, %arg314) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1269) : (tensor<f32>) -> ()
    }) : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %493 = "stablehlo.dot_general"(%489, %455) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x10xf32>, tensor<4x256xf32>) -> tensor<10x256xf32>
    %494 = "stablehlo.transpose"(%493) <{permutation = array<i64: 1, 0>}> : (tensor<10x256xf32>) -> tensor<256x10xf32>
    %495 = "stablehlo.dot_general"(%489, %arg51) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x10xf32>, tensor<256x10xf32>) -> tensor<4x256xf32>
    %496 = "stablehlo.divide"(%495, %454) : (tensor<4x256xf32>, tensor<4x256xf32>) -> tensor<4x256xf32>
    %497 = "stablehlo.broadcast_in_dim"(%496) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<4x256xf32>) -> tensor<4x2x2x256xf32>
    %498 = "stablehlo.select"(%452, %497, %450) : (tensor<4x2x2x256xi1>, tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %499 = "stablehlo.reduce"(%498, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg311: tensor<f32>, %arg312: tensor<f32>):
      %1268 = "stablehlo.add"(%arg311, %arg312) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1268) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x256xf32>, tensor<f32>) -> tensor<256xf32>
    %500 = "stablehlo.reshape"(%499) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %501 = "stablehlo.reduce"(%500, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg309: tensor<f32>, %arg310: tensor<f32>):
      %1267 = "stablehlo.add"(%arg309, %arg310) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1267) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %502 = "stablehlo.multiply"(%433, %498) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %503 = "stablehlo.reduce"(%502, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg307: tensor<f32>, %arg308: tensor<f32>):
      %1266 = "stablehlo.add"(%arg307, %arg308) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1266) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x256xf32>, tensor<f32>) -> tensor<256xf32>
    %504 = "stablehlo.reshape"(%503) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %505 = "stablehlo.multiply"(%498, %444) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %506 = "stablehlo.reduce"(%504, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg305: tensor<f32>, %arg306: tensor<f32>):
      %1265 = "stablehlo.add"(%arg305, %arg306) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1265) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %507 = "stablehlo.multiply"(%439, %506) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %508 = "stablehlo.multiply"(%506, %arg49) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %509 = "stablehlo.multiply"(%508, %441) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %510 = "stablehlo.negate"(%505) : (tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %511 = "stablehlo.reduce"(%510, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg303: tensor<f32>, %arg304: tensor<f32>):
      %1264 = "stablehlo.add"(%arg303, %arg304) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1264) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x256xf32>, tensor<f32>) -> tensor<256xf32>
    %512 = "stablehlo.reshape"(%511) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %513 = "stablehlo.reduce"(%512, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg301: tensor<f32>, %arg302: tensor<f32>):
      %1263 = "stablehlo.add"(%arg301, %arg302) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1263) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %514 = "stablehlo.divide"(%509, %405) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %515 = "stablehlo.broadcast_in_dim"(%514) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<4x2x2x256xf32>
    %516 = "stablehlo.multiply"(%515, %435) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %517 = "stablehlo.negate"(%516) : (tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %518 = "stablehlo.reduce"(%517, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg299: tensor<f32>, %arg300: tensor<f32>):
      %1262 = "stablehlo.add"(%arg299, %arg300) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1262) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x256xf32>, tensor<f32>) -> tensor<256xf32>
    %519 = "stablehlo.reshape"(%518) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %520 = "stablehlo.add"(%505, %516) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %521 = "stablehlo.reduce"(%519, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg297: tensor<f32>, %arg298: tensor<f32>):
      %1261 = "stablehlo.add"(%arg297, %arg298) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1261) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %522 = "stablehlo.add"(%513, %521) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %523 = "stablehlo.divide"(%522, %405) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %524 = "stablehlo.broadcast_in_dim"(%523) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<4x2x2x256xf32>
    %525 = "stablehlo.add"(%520, %524) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %526 = "stablehlo.convolution"(%349, %525) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, -1], [0, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x4x4x128xf32>, tensor<4x2x2x256xf32>) -> tensor<1x1x128x256xf32>
    %527 = "stablehlo.reverse"(%arg48) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x128x256xf32>) -> tensor<1x1x128x256xf32>
    %528 = "stablehlo.convolution"(%525, %527) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x2x2x256xf32>, tensor<1x1x128x256xf32>) -> tensor<4x4x4x128xf32>
    %529 = "stablehlo.multiply"(%409, %498) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %530 = "stablehlo.reduce"(%529, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg295: tensor<f32>, %arg296: tensor<f32>):
      %1260 = "stablehlo.add"(%arg295, %arg296) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1260) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x256xf32>, tensor<f32>) -> tensor<256xf32>
    %531 = "stablehlo.reshape"(%530) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %532 = "stablehlo.multiply"(%498, %423) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %533 = "stablehlo.reduce"(%531, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg293: tensor<f32>, %arg294: tensor<f32>):
      %1259 = "stablehlo.add"(%arg293, %arg294) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1259) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %534 = "stablehlo.multiply"(%417, %533) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %535 = "stablehlo.multiply"(%533, %arg46) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %536 = "stablehlo.multiply"(%535, %420) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %537 = "stablehlo.negate"(%532) : (tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %538 = "stablehlo.reduce"(%537, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg291: tensor<f32>, %arg292: tensor<f32>):
      %1258 = "stablehlo.add"(%arg291, %arg292) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1258) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x256xf32>, tensor<f32>) -> tensor<256xf32>
    %539 = "stablehlo.reshape"(%538) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %540 = "stablehlo.reduce"(%539, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg289: tensor<f32>, %arg290: tensor<f32>):
      %1257 = "stablehlo.add"(%arg289, %arg290) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1257) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %541 = "stablehlo.divide"(%536, %405) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %542 = "stablehlo.broadcast_in_dim"(%541) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<4x2x2x256xf32>
    %543 = "stablehlo.multiply"(%542, %412) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %544 = "stablehlo.negate"(%543) : (tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %545 = "stablehlo.reduce"(%544, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg287: tensor<f32>, %arg288: tensor<f32>):
      %1256 = "stablehlo.add"(%arg287, %arg288) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1256) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x256xf32>, tensor<f32>) -> tensor<256xf32>
    %546 = "stablehlo.reshape"(%545) : (tensor<256xf32>) -> tensor<1x1x1x256xf32>
    %547 = "stablehlo.add"(%532, %543) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %548 = "stablehlo.reduce"(%546, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg285: tensor<f32>, %arg286: tensor<f32>):
      %1255 = "stablehlo.add"(%arg285, %arg286) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1255) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x256xf32>, tensor<f32>) -> tensor<256xf32>
    %549 = "stablehlo.add"(%540, %548) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %550 = "stablehlo.divide"(%549, %405) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %551 = "stablehlo.broadcast_in_dim"(%550) <{broadcast_dimensions = array<i64: 3>}> : (tensor<256xf32>) -> tensor<4x2x2x256xf32>
    %552 = "stablehlo.add"(%547, %551) : (tensor<4x2x2x256xf32>, tensor<4x2x2x256xf32>) -> tensor<4x2x2x256xf32>
    %553 = "stablehlo.convolution"(%401, %552) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x2x2x64xf32>, tensor<4x2x2x256xf32>) -> tensor<1x1x64x256xf32>
    %554 = "stablehlo.reverse"(%arg45) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x64x256xf32>) -> tensor<1x1x64x256xf32>
    %555 = "stablehlo.convolution"(%552, %554) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x2x2x256xf32>, tensor<1x1x64x256xf32>) -> tensor<4x2x2x64xf32>
    %556 = "stablehlo.select"(%402, %555, %400) : (tensor<4x2x2x64xi1>, tensor<4x2x2x64xf32>, tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xf32>
    %557 = "stablehlo.reduce"(%556, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg283: tensor<f32>, %arg284: tensor<f32>):
      %1254 = "stablehlo.add"(%arg283, %arg284) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1254) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
    %558 = "stablehlo.reshape"(%557) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %559 = "stablehlo.reduce"(%558, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg281: tensor<f32>, %arg282: tensor<f32>):
      %1253 = "stablehlo.add"(%arg281, %arg282) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1253) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %560 = "stablehlo.multiply"(%383, %556) : (tensor<4x2x2x64xf32>, tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xf32>
    %561 = "stablehlo.reduce"(%560, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg279: tensor<f32>, %arg280: tensor<f32>):
      %1252 = "stablehlo.add"(%arg279, %arg280) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1252) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
    %562 = "stablehlo.reshape"(%561) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %563 = "stablehlo.multiply"(%556, %395) : (tensor<4x2x2x64xf32>, tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xf32>
    %564 = "stablehlo.reduce"(%562, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg277: tensor<f32>, %arg278: tensor<f32>):
      %1251 = "stablehlo.add"(%arg277, %arg278) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1251) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %565 = "stablehlo.multiply"(%390, %564) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %566 = "stablehlo.multiply"(%564, %arg43) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %567 = "stablehlo.multiply"(%566, %392) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %568 = "stablehlo.negate"(%563) : (tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xf32>
    %569 = "stablehlo.reduce"(%568, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg275: tensor<f32>, %arg276: tensor<f32>):
      %1250 = "stablehlo.add"(%arg275, %arg276) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1250) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
    %570 = "stablehlo.reshape"(%569) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %571 = "stablehlo.reduce"(%570, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg273: tensor<f32>, %arg274: tensor<f32>):
      %1249 = "stablehlo.add"(%arg273, %arg274) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1249) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %572 = "stablehlo.divide"(%567, %379) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %573 = "stablehlo.broadcast_in_dim"(%572) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<4x2x2x64xf32>
    %574 = "stablehlo.multiply"(%573, %386) : (tensor<4x2x2x64xf32>, tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xf32>
    %575 = "stablehlo.negate"(%574) : (tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xf32>
    %576 = "stablehlo.reduce"(%575, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg271: tensor<f32>, %arg272: tensor<f32>):
      %1248 = "stablehlo.add"(%arg271, %arg272) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1248) : (tensor<f32>) -> ()
    }) : (tensor<4x2x2x64xf32>, tensor<f32>) -> tensor<64xf32>
    %577 = "stablehlo.reshape"(%576) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %578 = "stablehlo.add"(%563, %574) : (tensor<4x2x2x64xf32>, tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xf32>
    %579 = "stablehlo.reduce"(%577, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg269: tensor<f32>, %arg270: tensor<f32>):
      %1247 = "stablehlo.add"(%arg269, %arg270) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1247) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %580 = "stablehlo.add"(%571, %579) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %581 = "stablehlo.divide"(%580, %379) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %582 = "stablehlo.broadcast_in_dim"(%581) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<4x2x2x64xf32>
    %583 = "stablehlo.add"(%578, %582) : (tensor<4x2x2x64xf32>, tensor<4x2x2x64xf32>) -> tensor<4x2x2x64xf32>
    %584 = "stablehlo.convolution"(%375, %583) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x4x4x64xf32>, tensor<4x2x2x64xf32>) -> tensor<3x3x64x64xf32>
    %585 = "stablehlo.reverse"(%arg42) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x64x64xf32>) -> tensor<3x3x64x64xf32>
    %586 = "stablehlo.convolution"(%583, %585) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[2, 1], [2, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x2x2x64xf32>, tensor<3x3x64x64xf32>) -> tensor<4x4x4x64xf32>
    %587 = "stablehlo.select"(%376, %586, %374) : (tensor<4x4x4x64xi1>, tensor<4x4x4x64xf32>, tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xf32>
    %588 = "stablehlo.reduce"(%587, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg267: tensor<f32>, %arg268: tensor<f32>):
      %1246 = "stablehlo.add"(%arg267, %arg268) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1246) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x64xf32>, tensor<f32>) -> tensor<64xf32>
    %589 = "stablehlo.reshape"(%588) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %590 = "stablehlo.reduce"(%589, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg265: tensor<f32>, %arg266: tensor<f32>):
      %1245 = "stablehlo.add"(%arg265, %arg266) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1245) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %591 = "stablehlo.multiply"(%357, %587) : (tensor<4x4x4x64xf32>, tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xf32>
    %592 = "stablehlo.reduce"(%591, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg263: tensor<f32>, %arg264: tensor<f32>):
      %1244 = "stablehlo.add"(%arg263, %arg264) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1244) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x64xf32>, tensor<f32>) -> tensor<64xf32>
    %593 = "stablehlo.reshape"(%592) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %594 = "stablehlo.multiply"(%587, %369) : (tensor<4x4x4x64xf32>, tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xf32>
    %595 = "stablehlo.reduce"(%593, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg261: tensor<f32>, %arg262: tensor<f32>):
      %1243 = "stablehlo.add"(%arg261, %arg262) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1243) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %596 = "stablehlo.multiply"(%364, %595) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %597 = "stablehlo.multiply"(%595, %arg40) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %598 = "stablehlo.multiply"(%597, %366) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %599 = "stablehlo.negate"(%594) : (tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xf32>
    %600 = "stablehlo.reduce"(%599, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg259: tensor<f32>, %arg260: tensor<f32>):
      %1242 = "stablehlo.add"(%arg259, %arg260) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1242) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x64xf32>, tensor<f32>) -> tensor<64xf32>
    %601 = "stablehlo.reshape"(%600) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %602 = "stablehlo.reduce"(%601, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg257: tensor<f32>, %arg258: tensor<f32>):
      %1241 = "stablehlo.add"(%arg257, %arg258) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1241) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %603 = "stablehlo.divide"(%598, %353) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %604 = "stablehlo.broadcast_in_dim"(%603) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<4x4x4x64xf32>
    %605 = "stablehlo.multiply"(%604, %360) : (tensor<4x4x4x64xf32>, tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xf32>
    %606 = "stablehlo.negate"(%605) : (tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xf32>
    %607 = "stablehlo.reduce"(%606, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg255: tensor<f32>, %arg256: tensor<f32>):
      %1240 = "stablehlo.add"(%arg255, %arg256) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1240) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x64xf32>, tensor<f32>) -> tensor<64xf32>
    %608 = "stablehlo.reshape"(%607) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %609 = "stablehlo.add"(%594, %605) : (tensor<4x4x4x64xf32>, tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xf32>
    %610 = "stablehlo.reduce"(%608, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg253: tensor<f32>, %arg254: tensor<f32>):
      %1239 = "stablehlo.add"(%arg253, %arg254) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1239) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %611 = "stablehlo.add"(%602, %610) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %612 = "stablehlo.divide"(%611, %353) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %613 = "stablehlo.broadcast_in_dim"(%612) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<4x4x4x64xf32>
    %614 = "stablehlo.add"(%609, %613) : (tensor<4x4x4x64xf32>, tensor<4x4x4x64xf32>) -> tensor<4x4x4x64xf32>
    %615 = "stablehlo.convolution"(%349, %614) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x4x4x128xf32>, tensor<4x4x4x64xf32>) -> tensor<1x1x128x64xf32>
    %616 = "stablehlo.reverse"(%arg39) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x128x64xf32>) -> tensor<1x1x128x64xf32>
    %617 = "stablehlo.convolution"(%614, %616) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x4x4x64xf32>, tensor<1x1x128x64xf32>) -> tensor<4x4x4x128xf32>
    %618 = "stablehlo.add"(%528, %617) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %619 = "stablehlo.select"(%350, %618, %348) : (tensor<4x4x4x128xi1>, tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %620 = "stablehlo.reduce"(%619, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg251: tensor<f32>, %arg252: tensor<f32>):
      %1238 = "stablehlo.add"(%arg251, %arg252) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1238) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %621 = "stablehlo.reshape"(%620) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %622 = "stablehlo.reduce"(%621, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg249: tensor<f32>, %arg250: tensor<f32>):
      %1237 = "stablehlo.add"(%arg249, %arg250) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1237) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %623 = "stablehlo.multiply"(%331, %619) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %624 = "stablehlo.reduce"(%623, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg247: tensor<f32>, %arg248: tensor<f32>):
      %1236 = "stablehlo.add"(%arg247, %arg248) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1236) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %625 = "stablehlo.reshape"(%624) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %626 = "stablehlo.multiply"(%619, %342) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %627 = "stablehlo.reduce"(%625, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg245: tensor<f32>, %arg246: tensor<f32>):
      %1235 = "stablehlo.add"(%arg245, %arg246) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1235) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %628 = "stablehlo.multiply"(%337, %627) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %629 = "stablehlo.multiply"(%627, %arg37) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %630 = "stablehlo.multiply"(%629, %339) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %631 = "stablehlo.negate"(%626) : (tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %632 = "stablehlo.reduce"(%631, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg243: tensor<f32>, %arg244: tensor<f32>):
      %1234 = "stablehlo.add"(%arg243, %arg244) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1234) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %633 = "stablehlo.reshape"(%632) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %634 = "stablehlo.reduce"(%633, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg241: tensor<f32>, %arg242: tensor<f32>):
      %1233 = "stablehlo.add"(%arg241, %arg242) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1233) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %635 = "stablehlo.divide"(%630, %303) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %636 = "stablehlo.broadcast_in_dim"(%635) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<4x4x4x128xf32>
    %637 = "stablehlo.multiply"(%636, %333) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %638 = "stablehlo.negate"(%637) : (tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %639 = "stablehlo.reduce"(%638, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg239: tensor<f32>, %arg240: tensor<f32>):
      %1232 = "stablehlo.add"(%arg239, %arg240) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1232) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %640 = "stablehlo.reshape"(%639) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %641 = "stablehlo.add"(%626, %637) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %642 = "stablehlo.reduce"(%640, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg237: tensor<f32>, %arg238: tensor<f32>):
      %1231 = "stablehlo.add"(%arg237, %arg238) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1231) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %643 = "stablehlo.add"(%634, %642) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %644 = "stablehlo.divide"(%643, %303) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %645 = "stablehlo.broadcast_in_dim"(%644) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<4x4x4x128xf32>
    %646 = "stablehlo.add"(%641, %645) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %647 = "stablehlo.convolution"(%247, %646) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, -1], [0, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x64xf32>, tensor<4x4x4x128xf32>) -> tensor<1x1x64x128xf32>
    %648 = "stablehlo.reverse"(%arg36) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x64x128xf32>) -> tensor<1x1x64x128xf32>
    %649 = "stablehlo.convolution"(%646, %648) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x4x4x128xf32>, tensor<1x1x64x128xf32>) -> tensor<4x8x8x64xf32>
    %650 = "stablehlo.multiply"(%307, %619) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %651 = "stablehlo.reduce"(%650, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg235: tensor<f32>, %arg236: tensor<f32>):
      %1230 = "stablehlo.add"(%arg235, %arg236) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1230) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %652 = "stablehlo.reshape"(%651) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %653 = "stablehlo.multiply"(%619, %321) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %654 = "stablehlo.reduce"(%652, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg233: tensor<f32>, %arg234: tensor<f32>):
      %1229 = "stablehlo.add"(%arg233, %arg234) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1229) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %655 = "stablehlo.multiply"(%315, %654) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %656 = "stablehlo.multiply"(%654, %arg34) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %657 = "stablehlo.multiply"(%656, %318) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %658 = "stablehlo.negate"(%653) : (tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %659 = "stablehlo.reduce"(%658, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg231: tensor<f32>, %arg232: tensor<f32>):
      %1228 = "stablehlo.add"(%arg231, %arg232) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1228) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %660 = "stablehlo.reshape"(%659) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %661 = "stablehlo.reduce"(%660, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg229: tensor<f32>, %arg230: tensor<f32>):
      %1227 = "stablehlo.add"(%arg229, %arg230) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1227) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %662 = "stablehlo.divide"(%657, %303) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %663 = "stablehlo.broadcast_in_dim"(%662) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<4x4x4x128xf32>
    %664 = "stablehlo.multiply"(%663, %310) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %665 = "stablehlo.negate"(%664) : (tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %666 = "stablehlo.reduce"(%665, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg227: tensor<f32>, %arg228: tensor<f32>):
      %1226 = "stablehlo.add"(%arg227, %arg228) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1226) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x128xf32>, tensor<f32>) -> tensor<128xf32>
    %667 = "stablehlo.reshape"(%666) : (tensor<128xf32>) -> tensor<1x1x1x128xf32>
    %668 = "stablehlo.add"(%653, %664) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %669 = "stablehlo.reduce"(%667, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg225: tensor<f32>, %arg226: tensor<f32>):
      %1225 = "stablehlo.add"(%arg225, %arg226) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1225) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %670 = "stablehlo.add"(%661, %669) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %671 = "stablehlo.divide"(%670, %303) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %672 = "stablehlo.broadcast_in_dim"(%671) <{broadcast_dimensions = array<i64: 3>}> : (tensor<128xf32>) -> tensor<4x4x4x128xf32>
    %673 = "stablehlo.add"(%668, %672) : (tensor<4x4x4x128xf32>, tensor<4x4x4x128xf32>) -> tensor<4x4x4x128xf32>
    %674 = "stablehlo.convolution"(%299, %673) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x4x4x32xf32>, tensor<4x4x4x128xf32>) -> tensor<1x1x32x128xf32>
    %675 = "stablehlo.reverse"(%arg33) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x32x128xf32>) -> tensor<1x1x32x128xf32>
    %676 = "stablehlo.convolution"(%673, %675) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x4x4x128xf32>, tensor<1x1x32x128xf32>) -> tensor<4x4x4x32xf32>
    %677 = "stablehlo.select"(%300, %676, %298) : (tensor<4x4x4x32xi1>, tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %678 = "stablehlo.reduce"(%677, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg223: tensor<f32>, %arg224: tensor<f32>):
      %1224 = "stablehlo.add"(%arg223, %arg224) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1224) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %679 = "stablehlo.reshape"(%678) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %680 = "stablehlo.reduce"(%679, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg221: tensor<f32>, %arg222: tensor<f32>):
      %1223 = "stablehlo.add"(%arg221, %arg222) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1223) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %681 = "stablehlo.multiply"(%281, %677) : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %682 = "stablehlo.reduce"(%681, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg219: tensor<f32>, %arg220: tensor<f32>):
      %1222 = "stablehlo.add"(%arg219, %arg220) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1222) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %683 = "stablehlo.reshape"(%682) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %684 = "stablehlo.multiply"(%677, %293) : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %685 = "stablehlo.reduce"(%683, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg217: tensor<f32>, %arg218: tensor<f32>):
      %1221 = "stablehlo.add"(%arg217, %arg218) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1221) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %686 = "stablehlo.multiply"(%288, %685) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %687 = "stablehlo.multiply"(%685, %arg31) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %688 = "stablehlo.multiply"(%687, %290) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %689 = "stablehlo.negate"(%684) : (tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %690 = "stablehlo.reduce"(%689, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg215: tensor<f32>, %arg216: tensor<f32>):
      %1220 = "stablehlo.add"(%arg215, %arg216) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1220) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %691 = "stablehlo.reshape"(%690) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %692 = "stablehlo.reduce"(%691, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg213: tensor<f32>, %arg214: tensor<f32>):
      %1219 = "stablehlo.add"(%arg213, %arg214) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1219) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %693 = "stablehlo.divide"(%688, %277) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %694 = "stablehlo.broadcast_in_dim"(%693) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<4x4x4x32xf32>
    %695 = "stablehlo.multiply"(%694, %284) : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %696 = "stablehlo.negate"(%695) : (tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %697 = "stablehlo.reduce"(%696, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg211: tensor<f32>, %arg212: tensor<f32>):
      %1218 = "stablehlo.add"(%arg211, %arg212) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1218) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %698 = "stablehlo.reshape"(%697) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %699 = "stablehlo.add"(%684, %695) : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %700 = "stablehlo.reduce"(%698, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg209: tensor<f32>, %arg210: tensor<f32>):
      %1217 = "stablehlo.add"(%arg209, %arg210) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1217) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %701 = "stablehlo.add"(%692, %700) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %702 = "stablehlo.divide"(%701, %277) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %703 = "stablehlo.broadcast_in_dim"(%702) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<4x4x4x32xf32>
    %704 = "stablehlo.add"(%699, %703) : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %705 = "stablehlo.convolution"(%273, %704) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x32xf32>, tensor<4x4x4x32xf32>) -> tensor<3x3x32x32xf32>
    %706 = "stablehlo.reverse"(%arg30) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %707 = "stablehlo.convolution"(%704, %706) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[2, 1], [2, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x8x8x32xf32>
    %708 = "stablehlo.select"(%274, %707, %272) : (tensor<4x8x8x32xi1>, tensor<4x8x8x32xf32>, tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %709 = "stablehlo.reduce"(%708, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg207: tensor<f32>, %arg208: tensor<f32>):
      %1216 = "stablehlo.add"(%arg207, %arg208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1216) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %710 = "stablehlo.reshape"(%709) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %711 = "stablehlo.reduce"(%710, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg205: tensor<f32>, %arg206: tensor<f32>):
      %1215 = "stablehlo.add"(%arg205, %arg206) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1215) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %712 = "stablehlo.multiply"(%255, %708) : (tensor<4x8x8x32xf32>, tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %713 = "stablehlo.reduce"(%712, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg203: tensor<f32>, %arg204: tensor<f32>):
      %1214 = "stablehlo.add"(%arg203, %arg204) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1214) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %714 = "stablehlo.reshape"(%713) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %715 = "stablehlo.multiply"(%708, %267) : (tensor<4x8x8x32xf32>, tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %716 = "stablehlo.reduce"(%714, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg201: tensor<f32>, %arg202: tensor<f32>):
      %1213 = "stablehlo.add"(%arg201, %arg202) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1213) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %717 = "stablehlo.multiply"(%262, %716) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %718 = "stablehlo.multiply"(%716, %arg28) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %719 = "stablehlo.multiply"(%718, %264) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %720 = "stablehlo.negate"(%715) : (tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %721 = "stablehlo.reduce"(%720, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg199: tensor<f32>, %arg200: tensor<f32>):
      %1212 = "stablehlo.add"(%arg199, %arg200) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1212) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %722 = "stablehlo.reshape"(%721) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %723 = "stablehlo.reduce"(%722, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg197: tensor<f32>, %arg198: tensor<f32>):
      %1211 = "stablehlo.add"(%arg197, %arg198) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1211) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %724 = "stablehlo.divide"(%719, %251) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %725 = "stablehlo.broadcast_in_dim"(%724) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<4x8x8x32xf32>
    %726 = "stablehlo.multiply"(%725, %258) : (tensor<4x8x8x32xf32>, tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %727 = "stablehlo.negate"(%726) : (tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %728 = "stablehlo.reduce"(%727, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg195: tensor<f32>, %arg196: tensor<f32>):
      %1210 = "stablehlo.add"(%arg195, %arg196) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1210) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x32xf32>, tensor<f32>) -> tensor<32xf32>
    %729 = "stablehlo.reshape"(%728) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %730 = "stablehlo.add"(%715, %726) : (tensor<4x8x8x32xf32>, tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %731 = "stablehlo.reduce"(%729, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg193: tensor<f32>, %arg194: tensor<f32>):
      %1209 = "stablehlo.add"(%arg193, %arg194) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1209) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %732 = "stablehlo.add"(%723, %731) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %733 = "stablehlo.divide"(%732, %251) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %734 = "stablehlo.broadcast_in_dim"(%733) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<4x8x8x32xf32>
    %735 = "stablehlo.add"(%730, %734) : (tensor<4x8x8x32xf32>, tensor<4x8x8x32xf32>) -> tensor<4x8x8x32xf32>
    %736 = "stablehlo.convolution"(%247, %735) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x64xf32>, tensor<4x8x8x32xf32>) -> tensor<1x1x64x32xf32>
    %737 = "stablehlo.reverse"(%arg27) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x64x32xf32>) -> tensor<1x1x64x32xf32>
    %738 = "stablehlo.convolution"(%735, %737) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x32xf32>, tensor<1x1x64x32xf32>) -> tensor<4x8x8x64xf32>
    %739 = "stablehlo.add"(%649, %738) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %740 = "stablehlo.select"(%248, %739, %246) : (tensor<4x8x8x64xi1>, tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %741 = "stablehlo.reduce"(%740, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg191: tensor<f32>, %arg192: tensor<f32>):
      %1208 = "stablehlo.add"(%arg191, %arg192) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1208) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %742 = "stablehlo.reshape"(%741) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %743 = "stablehlo.reduce"(%742, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg189: tensor<f32>, %arg190: tensor<f32>):
      %1207 = "stablehlo.add"(%arg189, %arg190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1207) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %744 = "stablehlo.multiply"(%229, %740) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %745 = "stablehlo.reduce"(%744, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg187: tensor<f32>, %arg188: tensor<f32>):
      %1206 = "stablehlo.add"(%arg187, %arg188) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1206) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %746 = "stablehlo.reshape"(%745) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %747 = "stablehlo.multiply"(%740, %240) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %748 = "stablehlo.reduce"(%746, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg185: tensor<f32>, %arg186: tensor<f32>):
      %1205 = "stablehlo.add"(%arg185, %arg186) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1205) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %749 = "stablehlo.multiply"(%235, %748) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %750 = "stablehlo.multiply"(%748, %arg25) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %751 = "stablehlo.multiply"(%750, %237) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %752 = "stablehlo.negate"(%747) : (tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %753 = "stablehlo.reduce"(%752, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg183: tensor<f32>, %arg184: tensor<f32>):
      %1204 = "stablehlo.add"(%arg183, %arg184) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1204) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %754 = "stablehlo.reshape"(%753) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %755 = "stablehlo.reduce"(%754, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg181: tensor<f32>, %arg182: tensor<f32>):
      %1203 = "stablehlo.add"(%arg181, %arg182) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1203) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %756 = "stablehlo.divide"(%751, %201) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %757 = "stablehlo.broadcast_in_dim"(%756) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<4x8x8x64xf32>
    %758 = "stablehlo.multiply"(%757, %231) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %759 = "stablehlo.negate"(%758) : (tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %760 = "stablehlo.reduce"(%759, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg179: tensor<f32>, %arg180: tensor<f32>):
      %1202 = "stablehlo.add"(%arg179, %arg180) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1202) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %761 = "stablehlo.reshape"(%760) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %762 = "stablehlo.add"(%747, %758) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %763 = "stablehlo.reduce"(%761, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg177: tensor<f32>, %arg178: tensor<f32>):
      %1201 = "stablehlo.add"(%arg177, %arg178) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1201) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %764 = "stablehlo.add"(%755, %763) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %765 = "stablehlo.divide"(%764, %201) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %766 = "stablehlo.broadcast_in_dim"(%765) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<4x8x8x64xf32>
    %767 = "stablehlo.add"(%762, %766) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %768 = "stablehlo.convolution"(%143, %767) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, -1], [0, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x32xf32>, tensor<4x8x8x64xf32>) -> tensor<1x1x32x64xf32>
    %769 = "stablehlo.reverse"(%arg24) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x32x64xf32>) -> tensor<1x1x32x64xf32>
    %770 = "stablehlo.convolution"(%767, %769) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x64xf32>, tensor<1x1x32x64xf32>) -> tensor<4x16x16x32xf32>
    %771 = "stablehlo.multiply"(%205, %740) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %772 = "stablehlo.reduce"(%771, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg175: tensor<f32>, %arg176: tensor<f32>):
      %1200 = "stablehlo.add"(%arg175, %arg176) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1200) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %773 = "stablehlo.reshape"(%772) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %774 = "stablehlo.multiply"(%740, %219) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %775 = "stablehlo.reduce"(%773, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg173: tensor<f32>, %arg174: tensor<f32>):
      %1199 = "stablehlo.add"(%arg173, %arg174) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1199) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %776 = "stablehlo.multiply"(%213, %775) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %777 = "stablehlo.multiply"(%775, %arg22) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %778 = "stablehlo.multiply"(%777, %216) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %779 = "stablehlo.negate"(%774) : (tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %780 = "stablehlo.reduce"(%779, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg171: tensor<f32>, %arg172: tensor<f32>):
      %1198 = "stablehlo.add"(%arg171, %arg172) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1198) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %781 = "stablehlo.reshape"(%780) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %782 = "stablehlo.reduce"(%781, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg169: tensor<f32>, %arg170: tensor<f32>):
      %1197 = "stablehlo.add"(%arg169, %arg170) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1197) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %783 = "stablehlo.divide"(%778, %201) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %784 = "stablehlo.broadcast_in_dim"(%783) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<4x8x8x64xf32>
    %785 = "stablehlo.multiply"(%784, %208) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %786 = "stablehlo.negate"(%785) : (tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %787 = "stablehlo.reduce"(%786, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg167: tensor<f32>, %arg168: tensor<f32>):
      %1196 = "stablehlo.add"(%arg167, %arg168) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1196) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %788 = "stablehlo.reshape"(%787) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %789 = "stablehlo.add"(%774, %785) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %790 = "stablehlo.reduce"(%788, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg165: tensor<f32>, %arg166: tensor<f32>):
      %1195 = "stablehlo.add"(%arg165, %arg166) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1195) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %791 = "stablehlo.add"(%782, %790) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %792 = "stablehlo.divide"(%791, %201) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %793 = "stablehlo.broadcast_in_dim"(%792) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<4x8x8x64xf32>
    %794 = "stablehlo.add"(%789, %793) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %795 = "stablehlo.convolution"(%197, %794) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<4x8x8x64xf32>) -> tensor<1x1x16x64xf32>
    %796 = "stablehlo.reverse"(%arg21) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x16x64xf32>) -> tensor<1x1x16x64xf32>
    %797 = "stablehlo.convolution"(%794, %796) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x64xf32>, tensor<1x1x16x64xf32>) -> tensor<4x8x8x16xf32>
    %798 = "stablehlo.select"(%198, %797, %196) : (tensor<4x8x8x16xi1>, tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %799 = "stablehlo.reduce"(%798, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg163: tensor<f32>, %arg164: tensor<f32>):
      %1194 = "stablehlo.add"(%arg163, %arg164) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1194) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %800 = "stablehlo.reshape"(%799) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %801 = "stablehlo.reduce"(%800, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg161: tensor<f32>, %arg162: tensor<f32>):
      %1193 = "stablehlo.add"(%arg161, %arg162) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1193) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %802 = "stablehlo.multiply"(%179, %798) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %803 = "stablehlo.reduce"(%802, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg159: tensor<f32>, %arg160: tensor<f32>):
      %1192 = "stablehlo.add"(%arg159, %arg160) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1192) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %804 = "stablehlo.reshape"(%803) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %805 = "stablehlo.multiply"(%798, %191) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %806 = "stablehlo.reduce"(%804, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg157: tensor<f32>, %arg158: tensor<f32>):
      %1191 = "stablehlo.add"(%arg157, %arg158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1191) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %807 = "stablehlo.multiply"(%186, %806) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %808 = "stablehlo.multiply"(%806, %arg19) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %809 = "stablehlo.multiply"(%808, %188) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %810 = "stablehlo.negate"(%805) : (tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %811 = "stablehlo.reduce"(%810, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg155: tensor<f32>, %arg156: tensor<f32>):
      %1190 = "stablehlo.add"(%arg155, %arg156) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1190) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %812 = "stablehlo.reshape"(%811) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %813 = "stablehlo.reduce"(%812, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg153: tensor<f32>, %arg154: tensor<f32>):
      %1189 = "stablehlo.add"(%arg153, %arg154) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1189) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %814 = "stablehlo.divide"(%809, %175) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %815 = "stablehlo.broadcast_in_dim"(%814) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %816 = "stablehlo.multiply"(%815, %182) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %817 = "stablehlo.negate"(%816) : (tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %818 = "stablehlo.reduce"(%817, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg151: tensor<f32>, %arg152: tensor<f32>):
      %1188 = "stablehlo.add"(%arg151, %arg152) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1188) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %819 = "stablehlo.reshape"(%818) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %820 = "stablehlo.add"(%805, %816) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %821 = "stablehlo.reduce"(%819, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg149: tensor<f32>, %arg150: tensor<f32>):
      %1187 = "stablehlo.add"(%arg149, %arg150) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1187) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %822 = "stablehlo.add"(%813, %821) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %823 = "stablehlo.divide"(%822, %175) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %824 = "stablehlo.broadcast_in_dim"(%823) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %825 = "stablehlo.add"(%820, %824) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %826 = "stablehlo.convolution"(%171, %825) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x16xf32>, tensor<4x8x8x16xf32>) -> tensor<3x3x16x16xf32>
    %827 = "stablehlo.reverse"(%arg18) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %828 = "stablehlo.convolution"(%825, %827) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[2, 1], [2, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x16x16x16xf32>
    %829 = "stablehlo.select"(%172, %828, %170) : (tensor<4x16x16x16xi1>, tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %830 = "stablehlo.reduce"(%829, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg147: tensor<f32>, %arg148: tensor<f32>):
      %1186 = "stablehlo.add"(%arg147, %arg148) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1186) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %831 = "stablehlo.reshape"(%830) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %832 = "stablehlo.reduce"(%831, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg145: tensor<f32>, %arg146: tensor<f32>):
      %1185 = "stablehlo.add"(%arg145, %arg146) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1185) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %833 = "stablehlo.multiply"(%151, %829) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %834 = "stablehlo.reduce"(%833, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg143: tensor<f32>, %arg144: tensor<f32>):
      %1184 = "stablehlo.add"(%arg143, %arg144) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1184) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %835 = "stablehlo.reshape"(%834) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %836 = "stablehlo.multiply"(%829, %165) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %837 = "stablehlo.reduce"(%835, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg141: tensor<f32>, %arg142: tensor<f32>):
      %1183 = "stablehlo.add"(%arg141, %arg142) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1183) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %838 = "stablehlo.multiply"(%159, %837) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %839 = "stablehlo.multiply"(%837, %arg16) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %840 = "stablehlo.multiply"(%839, %162) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %841 = "stablehlo.negate"(%836) : (tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %842 = "stablehlo.reduce"(%841, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg139: tensor<f32>, %arg140: tensor<f32>):
      %1182 = "stablehlo.add"(%arg139, %arg140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1182) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %843 = "stablehlo.reshape"(%842) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %844 = "stablehlo.reduce"(%843, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg137: tensor<f32>, %arg138: tensor<f32>):
      %1181 = "stablehlo.add"(%arg137, %arg138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1181) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %845 = "stablehlo.divide"(%840, %147) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %846 = "stablehlo.broadcast_in_dim"(%845) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<4x16x16x16xf32>
    %847 = "stablehlo.multiply"(%846, %154) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %848 = "stablehlo.negate"(%847) : (tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %849 = "stablehlo.reduce"(%848, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg135: tensor<f32>, %arg136: tensor<f32>):
      %1180 = "stablehlo.add"(%arg135, %arg136) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1180) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %850 = "stablehlo.reshape"(%849) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %851 = "stablehlo.add"(%836, %847) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %852 = "stablehlo.reduce"(%850, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg133: tensor<f32>, %arg134: tensor<f32>):
      %1179 = "stablehlo.add"(%arg133, %arg134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1179) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %853 = "stablehlo.add"(%844, %852) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %854 = "stablehlo.divide"(%853, %147) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %855 = "stablehlo.broadcast_in_dim"(%854) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<4x16x16x16xf32>
    %856 = "stablehlo.add"(%851, %855) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %857 = "stablehlo.convolution"(%143, %856) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x32xf32>, tensor<4x16x16x16xf32>) -> tensor<1x1x32x16xf32>
    %858 = "stablehlo.reverse"(%arg15) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x32x16xf32>) -> tensor<1x1x32x16xf32>
    %859 = "stablehlo.convolution"(%856, %858) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x16xf32>, tensor<1x1x32x16xf32>) -> tensor<4x16x16x32xf32>
    %860 = "stablehlo.add"(%770, %859) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %861 = "stablehlo.select"(%144, %860, %142) : (tensor<4x16x16x32xi1>, tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %862 = "stablehlo.reduce"(%861, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg131: tensor<f32>, %arg132: tensor<f32>):
      %1178 = "stablehlo.add"(%arg131, %arg132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1178) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %863 = "stablehlo.reshape"(%862) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %864 = "stablehlo.reduce"(%863, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg129: tensor<f32>, %arg130: tensor<f32>):
      %1177 = "stablehlo.add"(%arg129, %arg130) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1177) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %865 = "stablehlo.multiply"(%125, %861) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %866 = "stablehlo.reduce"(%865, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg127: tensor<f32>, %arg128: tensor<f32>):
      %1176 = "stablehlo.add"(%arg127, %arg128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1176) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %867 = "stablehlo.reshape"(%866) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %868 = "stablehlo.multiply"(%861, %136) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %869 = "stablehlo.reduce"(%867, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg125: tensor<f32>, %arg126: tensor<f32>):
      %1175 = "stablehlo.add"(%arg125, %arg126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1175) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %870 = "stablehlo.multiply"(%131, %869) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %871 = "stablehlo.multiply"(%869, %arg13) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %872 = "stablehlo.multiply"(%871, %133) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %873 = "stablehlo.negate"(%868) : (tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %874 = "stablehlo.reduce"(%873, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg123: tensor<f32>, %arg124: tensor<f32>):
      %1174 = "stablehlo.add"(%arg123, %arg124) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1174) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %875 = "stablehlo.reshape"(%874) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %876 = "stablehlo.reduce"(%875, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg121: tensor<f32>, %arg122: tensor<f32>):
      %1173 = "stablehlo.add"(%arg121, %arg122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1173) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %877 = "stablehlo.divide"(%872, %97) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %878 = "stablehlo.broadcast_in_dim"(%877) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<4x16x16x32xf32>
    %879 = "stablehlo.multiply"(%878, %127) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %880 = "stablehlo.negate"(%879) : (tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %881 = "stablehlo.reduce"(%880, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg119: tensor<f32>, %arg120: tensor<f32>):
      %1172 = "stablehlo.add"(%arg119, %arg120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1172) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %882 = "stablehlo.reshape"(%881) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %883 = "stablehlo.add"(%868, %879) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %884 = "stablehlo.reduce"(%882, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg117: tensor<f32>, %arg118: tensor<f32>):
      %1171 = "stablehlo.add"(%arg117, %arg118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1171) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %885 = "stablehlo.add"(%876, %884) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %886 = "stablehlo.divide"(%885, %97) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %887 = "stablehlo.broadcast_in_dim"(%886) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<4x16x16x32xf32>
    %888 = "stablehlo.add"(%883, %887) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %889 = "stablehlo.convolution"(%45, %888) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x32xf32>) -> tensor<1x1x8x32xf32>
    %890 = "stablehlo.reverse"(%arg12) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x8x32xf32>) -> tensor<1x1x8x32xf32>
    %891 = "stablehlo.convolution"(%888, %890) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x32xf32>, tensor<1x1x8x32xf32>) -> tensor<4x16x16x8xf32>
    %892 = "stablehlo.multiply"(%101, %861) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %893 = "stablehlo.reduce"(%892, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg115: tensor<f32>, %arg116: tensor<f32>):
      %1170 = "stablehlo.add"(%arg115, %arg116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1170) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %894 = "stablehlo.reshape"(%893) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %895 = "stablehlo.multiply"(%861, %115) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %896 = "stablehlo.reduce"(%894, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg113: tensor<f32>, %arg114: tensor<f32>):
      %1169 = "stablehlo.add"(%arg113, %arg114) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1169) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %897 = "stablehlo.multiply"(%109, %896) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %898 = "stablehlo.multiply"(%896, %arg10) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %899 = "stablehlo.multiply"(%898, %112) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %900 = "stablehlo.negate"(%895) : (tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %901 = "stablehlo.reduce"(%900, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg111: tensor<f32>, %arg112: tensor<f32>):
      %1168 = "stablehlo.add"(%arg111, %arg112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1168) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %902 = "stablehlo.reshape"(%901) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %903 = "stablehlo.reduce"(%902, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg109: tensor<f32>, %arg110: tensor<f32>):
      %1167 = "stablehlo.add"(%arg109, %arg110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1167) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %904 = "stablehlo.divide"(%899, %97) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %905 = "stablehlo.broadcast_in_dim"(%904) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<4x16x16x32xf32>
    %906 = "stablehlo.multiply"(%905, %104) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %907 = "stablehlo.negate"(%906) : (tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %908 = "stablehlo.reduce"(%907, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg107: tensor<f32>, %arg108: tensor<f32>):
      %1166 = "stablehlo.add"(%arg107, %arg108) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1166) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %909 = "stablehlo.reshape"(%908) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %910 = "stablehlo.add"(%895, %906) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %911 = "stablehlo.reduce"(%909, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg105: tensor<f32>, %arg106: tensor<f32>):
      %1165 = "stablehlo.add"(%arg105, %arg106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1165) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %912 = "stablehlo.add"(%903, %911) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %913 = "stablehlo.divide"(%912, %97) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %914 = "stablehlo.broadcast_in_dim"(%913) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<4x16x16x32xf32>
    %915 = "stablehlo.add"(%910, %914) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %916 = "stablehlo.convolution"(%93, %915) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x32xf32>) -> tensor<1x1x8x32xf32>
    %917 = "stablehlo.reverse"(%arg9) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x8x32xf32>) -> tensor<1x1x8x32xf32>
    %918 = "stablehlo.convolution"(%915, %917) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x32xf32>, tensor<1x1x8x32xf32>) -> tensor<4x16x16x8xf32>
    %919 = "stablehlo.select"(%94, %918, %69) : (tensor<4x16x16x8xi1>, tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %920 = "stablehlo.reduce"(%919, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg103: tensor<f32>, %arg104: tensor<f32>):
      %1164 = "stablehlo.add"(%arg103, %arg104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1164) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %921 = "stablehlo.reshape"(%920) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %922 = "stablehlo.reduce"(%921, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg101: tensor<f32>, %arg102: tensor<f32>):
      %1163 = "stablehlo.add"(%arg101, %arg102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1163) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %923 = "stablehlo.multiply"(%77, %919) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %924 = "stablehlo.reduce"(%923, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg99: tensor<f32>, %arg100: tensor<f32>):
      %1162 = "stablehlo.add"(%arg99, %arg100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1162) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %925 = "stablehlo.reshape"(%924) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %926 = "stablehlo.multiply"(%919, %88) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %927 = "stablehlo.reduce"(%925, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg97: tensor<f32>, %arg98: tensor<f32>):
      %1161 = "stablehlo.add"(%arg97, %arg98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1161) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %928 = "stablehlo.multiply"(%83, %927) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %929 = "stablehlo.multiply"(%927, %arg7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %930 = "stablehlo.multiply"(%929, %85) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %931 = "stablehlo.negate"(%926) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %932 = "stablehlo.reduce"(%931, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg95: tensor<f32>, %arg96: tensor<f32>):
      %1160 = "stablehlo.add"(%arg95, %arg96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1160) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %933 = "stablehlo.reshape"(%932) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %934 = "stablehlo.reduce"(%933, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg93: tensor<f32>, %arg94: tensor<f32>):
      %1159 = "stablehlo.add"(%arg93, %arg94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1159) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %935 = "stablehlo.divide"(%930, %48) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %936 = "stablehlo.broadcast_in_dim"(%935) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %937 = "stablehlo.multiply"(%936, %79) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %938 = "stablehlo.negate"(%937) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %939 = "stablehlo.reduce"(%938, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg91: tensor<f32>, %arg92: tensor<f32>):
      %1158 = "stablehlo.add"(%arg91, %arg92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1158) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %940 = "stablehlo.reshape"(%939) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %941 = "stablehlo.add"(%926, %937) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %942 = "stablehlo.reduce"(%940, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg89: tensor<f32>, %arg90: tensor<f32>):
      %1157 = "stablehlo.add"(%arg89, %arg90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1157) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %943 = "stablehlo.add"(%934, %942) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %944 = "stablehlo.divide"(%943, %48) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %945 = "stablehlo.broadcast_in_dim"(%944) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %946 = "stablehlo.add"(%941, %945) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %947 = "stablehlo.convolution"(%70, %946) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<3x3x8x8xf32>
    %948 = "stablehlo.reverse"(%arg6) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
    %949 = "stablehlo.convolution"(%946, %948) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %950 = "stablehlo.select"(%71, %949, %69) : (tensor<4x16x16x8xi1>, tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %951 = "stablehlo.reduce"(%950, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg87: tensor<f32>, %arg88: tensor<f32>):
      %1156 = "stablehlo.add"(%arg87, %arg88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1156) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %952 = "stablehlo.reshape"(%951) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %953 = "stablehlo.reduce"(%952, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg85: tensor<f32>, %arg86: tensor<f32>):
      %1155 = "stablehlo.add"(%arg85, %arg86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1155) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %954 = "stablehlo.multiply"(%52, %950) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %955 = "stablehlo.reduce"(%954, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg83: tensor<f32>, %arg84: tensor<f32>):
      %1154 = "stablehlo.add"(%arg83, %arg84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1154) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %956 = "stablehlo.reshape"(%955) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %957 = "stablehlo.multiply"(%950, %64) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %958 = "stablehlo.reduce"(%956, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg81: tensor<f32>, %arg82: tensor<f32>):
      %1153 = "stablehlo.add"(%arg81, %arg82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1153) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %959 = "stablehlo.multiply"(%59, %958) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %960 = "stablehlo.multiply"(%958, %arg4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %961 = "stablehlo.multiply"(%960, %61) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %962 = "stablehlo.negate"(%957) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %963 = "stablehlo.reduce"(%962, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg79: tensor<f32>, %arg80: tensor<f32>):
      %1152 = "stablehlo.add"(%arg79, %arg80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1152) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %964 = "stablehlo.reshape"(%963) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %965 = "stablehlo.reduce"(%964, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg77: tensor<f32>, %arg78: tensor<f32>):
      %1151 = "stablehlo.add"(%arg77, %arg78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1151) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %966 = "stablehlo.divide"(%961, %48) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %967 = "stablehlo.broadcast_in_dim"(%966) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %968 = "stablehlo.multiply"(%967, %55) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %969 = "stablehlo.negate"(%968) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %970 = "stablehlo.reduce"(%969, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg75: tensor<f32>, %arg76: tensor<f32>):
      %1150 = "stablehlo.add"(%arg75, %arg76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1150) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %971 = "stablehlo.reshape"(%970) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %972 = "stablehlo.add"(%957, %968) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %973 = "stablehlo.reduce"(%971, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg73: tensor<f32>, %arg74: tensor<f32>):
      %1149 = "stablehlo.add"(%arg73, %arg74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1149) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %974 = "stablehlo.add"(%965, %973) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %975 = "stablehlo.divide"(%974, %48) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %976 = "stablehlo.broadcast_in_dim"(%975) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %977 = "stablehlo.add"(%972, %976) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %978 = "stablehlo.convolution"(%45, %977) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<1x1x8x8xf32>
    %979 = "stablehlo.reverse"(%arg3) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32>
    %980 = "stablehlo.convolution"(%977, %979) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<1x1x8x8xf32>) -> tensor<4x16x16x8xf32>
    %981 = "stablehlo.add"(%891, %980) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %982 = "stablehlo.divide"(%981, %44) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %983 = "stablehlo.pad"(%982, %13) <{edge_padding_high = array<i64: 0, 1, 1, 0>, edge_padding_low = array<i64: 0, 2, 2, 0>, interior_padding = array<i64: 0, 1, 1, 0>}> : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<4x34x34x8xf32>
    %984 = "stablehlo.reduce_window"(%983, %42) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg71: tensor<f32>, %arg72: tensor<f32>):
      %1148 = "stablehlo.add"(%arg71, %arg72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1148) : (tensor<f32>) -> ()
    }) : (tensor<4x34x34x8xf32>, tensor<f32>) -> tensor<4x32x32x8xf32>
    %985 = "stablehlo.select"(%41, %984, %39) : (tensor<4x32x32x8xi1>, tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %986 = "stablehlo.reduce"(%985, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg69: tensor<f32>, %arg70: tensor<f32>):
      %1147 = "stablehlo.add"(%arg69, %arg70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1147) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %987 = "stablehlo.reshape"(%986) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %988 = "stablehlo.reduce"(%987, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg67: tensor<f32>, %arg68: tensor<f32>):
      %1146 = "stablehlo.add"(%arg67, %arg68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1146) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %989 = "stablehlo.multiply"(%20, %985) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %990 = "stablehlo.reduce"(%989, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1145 = "stablehlo.add"(%arg65, %arg66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1145) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %991 = "stablehlo.reshape"(%990) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %992 = "stablehlo.multiply"(%985, %34) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %993 = "stablehlo.reduce"(%991, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg63: tensor<f32>, %arg64: tensor<f32>):
      %1144 = "stablehlo.add"(%arg63, %arg64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1144) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %994 = "stablehlo.multiply"(%28, %993) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %995 = "stablehlo.multiply"(%993, %arg1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %996 = "stablehlo.multiply"(%995, %31) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %997 = "stablehlo.negate"(%992) : (tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %998 = "stablehlo.reduce"(%997, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      %1143 = "stablehlo.add"(%arg61, %arg62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1143) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %999 = "stablehlo.reshape"(%998) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %1000 = "stablehlo.reduce"(%999, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg59: tensor<f32>, %arg60: tensor<f32>):
      %1142 = "stablehlo.add"(%arg59, %arg60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1142) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %1001 = "stablehlo.divide"(%996, %16) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1002 = "stablehlo.broadcast_in_dim"(%1001) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<4x32x32x8xf32>
    %1003 = "stablehlo.multiply"(%1002, %23) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %1004 = "stablehlo.negate"(%1003) : (tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %1005 = "stablehlo.reduce"(%1004, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg57: tensor<f32>, %arg58: tensor<f32>):
      %1141 = "stablehlo.add"(%arg57, %arg58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1141) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %1006 = "stablehlo.reshape"(%1005) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %1007 = "stablehlo.add"(%992, %1003) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %1008 = "stablehlo.reduce"(%1006, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg55: tensor<f32>, %arg56: tensor<f32>):
      %1140 = "stablehlo.add"(%arg55, %arg56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1140) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %1009 = "stablehlo.add"(%1000, %1008) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1010 = "stablehlo.divide"(%1009, %16) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1011 = "stablehlo.broadcast_in_dim"(%1010) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<4x32x32x8xf32>
    %1012 = "stablehlo.add"(%1007, %1011) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %1013 = "stablehlo.convolution"(%arg53, %1012) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[2, 3], [2, 3]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x64x64x3xf32>, tensor<4x32x32x8xf32>) -> tensor<7x7x3x8xf32>
    %1014 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x7x3x8xf32>
    %1015 = "stablehlo.multiply"(%1014, %1013) : (tensor<7x7x3x8xf32>, tensor<7x7x3x8xf32>) -> tensor<7x7x3x8xf32>
    %1016 = "stablehlo.subtract"(%arg0, %1015) : (tensor<7x7x3x8xf32>, tensor<7x7x3x8xf32>) -> tensor<7x7x3x8xf32>
    %1017 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %1018 = "stablehlo.multiply"(%1017, %994) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1019 = "stablehlo.subtract"(%arg1, %1018) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1020 = "stablehlo.multiply"(%1017, %988) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1021 = "stablehlo.subtract"(%arg2, %1020) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1022 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x8x8xf32>
    %1023 = "stablehlo.multiply"(%1022, %978) : (tensor<1x1x8x8xf32>, tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32>
    %1024 = "stablehlo.subtract"(%arg3, %1023) : (tensor<1x1x8x8xf32>, tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32>
    %1025 = "stablehlo.multiply"(%1017, %959) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1026 = "stablehlo.subtract"(%arg4, %1025) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1027 = "stablehlo.multiply"(%1017, %953) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1028 = "stablehlo.subtract"(%arg5, %1027) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1029 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %1030 = "stablehlo.multiply"(%1029, %947) : (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
    %1031 = "stablehlo.subtract"(%arg6, %1030) : (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
    %1032 = "stablehlo.multiply"(%1017, %928) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1033 = "stablehlo.subtract"(%arg7, %1032) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1034 = "stablehlo.multiply"(%1017, %922) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1035 = "stablehlo.subtract"(%arg8, %1034) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %1036 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x8x32xf32>
    %1037 = "stablehlo.multiply"(%1036, %916) : (tensor<1x1x8x32xf32>, tensor<1x1x8x32xf32>) -> tensor<1x1x8x32xf32>
    %1038 = "stablehlo.subtract"(%arg9, %1037) : (tensor<1x1x8x32xf32>, tensor<1x1x8x32xf32>) -> tensor<1x1x8x32xf32>
    %1039 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %1040 = "stablehlo.multiply"(%1039, %897) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1041 = "stablehlo.subtract"(%arg10, %1040) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1042 = "stablehlo.multiply"(%1039, %864) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1043 = "stablehlo.subtract"(%arg11, %1042) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1044 = "stablehlo.multiply"(%1036, %889) : (tensor<1x1x8x32xf32>, tensor<1x1x8x32xf32>) -> tensor<1x1x8x32xf32>
    %1045 = "stablehlo.subtract"(%arg12, %1044) : (tensor<1x1x8x32xf32>, tensor<1x1x8x32xf32>) -> tensor<1x1x8x32xf32>
    %1046 = "stablehlo.multiply"(%1039, %870) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1047 = "stablehlo.subtract"(%arg13, %1046) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1048 = "stablehlo.subtract"(%arg14, %1042) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1049 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x32x16xf32>
    %1050 = "stablehlo.multiply"(%1049, %857) : (tensor<1x1x32x16xf32>, tensor<1x1x32x16xf32>) -> tensor<1x1x32x16xf32>
    %1051 = "stablehlo.subtract"(%arg15, %1050) : (tensor<1x1x32x16xf32>, tensor<1x1x32x16xf32>) -> tensor<1x1x32x16xf32>
    %1052 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %1053 = "stablehlo.multiply"(%1052, %838) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1054 = "stablehlo.subtract"(%arg16, %1053) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1055 = "stablehlo.multiply"(%1052, %832) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1056 = "stablehlo.subtract"(%arg17, %1055) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1057 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %1058 = "stablehlo.multiply"(%1057, %826) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %1059 = "stablehlo.subtract"(%arg18, %1058) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %1060 = "stablehlo.multiply"(%1052, %807) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1061 = "stablehlo.subtract"(%arg19, %1060) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1062 = "stablehlo.multiply"(%1052, %801) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1063 = "stablehlo.subtract"(%arg20, %1062) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %1064 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x16x64xf32>
    %1065 = "stablehlo.multiply"(%1064, %795) : (tensor<1x1x16x64xf32>, tensor<1x1x16x64xf32>) -> tensor<1x1x16x64xf32>
    %1066 = "stablehlo.subtract"(%arg21, %1065) : (tensor<1x1x16x64xf32>, tensor<1x1x16x64xf32>) -> tensor<1x1x16x64xf32>
    %1067 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %1068 = "stablehlo.multiply"(%1067, %776) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1069 = "stablehlo.subtract"(%arg22, %1068) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1070 = "stablehlo.multiply"(%1067, %743) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1071 = "stablehlo.subtract"(%arg23, %1070) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1072 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x32x64xf32>
    %1073 = "stablehlo.multiply"(%1072, %768) : (tensor<1x1x32x64xf32>, tensor<1x1x32x64xf32>) -> tensor<1x1x32x64xf32>
    %1074 = "stablehlo.subtract"(%arg24, %1073) : (tensor<1x1x32x64xf32>, tensor<1x1x32x64xf32>) -> tensor<1x1x32x64xf32>
    %1075 = "stablehlo.multiply"(%1067, %749) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1076 = "stablehlo.subtract"(%arg25, %1075) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1077 = "stablehlo.subtract"(%arg26, %1070) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1078 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x64x32xf32>
    %1079 = "stablehlo.multiply"(%1078, %736) : (tensor<1x1x64x32xf32>, tensor<1x1x64x32xf32>) -> tensor<1x1x64x32xf32>
    %1080 = "stablehlo.subtract"(%arg27, %1079) : (tensor<1x1x64x32xf32>, tensor<1x1x64x32xf32>) -> tensor<1x1x64x32xf32>
    %1081 = "stablehlo.multiply"(%1039, %717) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1082 = "stablehlo.subtract"(%arg28, %1081) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1083 = "stablehlo.multiply"(%1039, %711) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1084 = "stablehlo.subtract"(%arg29, %1083) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1085 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %1086 = "stablehlo.multiply"(%1085, %705) : (tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %1087 = "stablehlo.subtract"(%arg30, %1086) : (tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %1088 = "stablehlo.multiply"(%1039, %686) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1089 = "stablehlo.subtract"(%arg31, %1088) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1090 = "stablehlo.multiply"(%1039, %680) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1091 = "stablehlo.subtract"(%arg32, %1090) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1092 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x32x128xf32>
    %1093 = "stablehlo.multiply"(%1092, %674) : (tensor<1x1x32x128xf32>, tensor<1x1x32x128xf32>) -> tensor<1x1x32x128xf32>
    %1094 = "stablehlo.subtract"(%arg33, %1093) : (tensor<1x1x32x128xf32>, tensor<1x1x32x128xf32>) -> tensor<1x1x32x128xf32>
    %1095 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1096 = "stablehlo.multiply"(%1095, %655) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1097 = "stablehlo.subtract"(%arg34, %1096) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1098 = "stablehlo.multiply"(%1095, %622) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1099 = "stablehlo.subtract"(%arg35, %1098) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1100 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x64x128xf32>
    %1101 = "stablehlo.multiply"(%1100, %647) : (tensor<1x1x64x128xf32>, tensor<1x1x64x128xf32>) -> tensor<1x1x64x128xf32>
    %1102 = "stablehlo.subtract"(%arg36, %1101) : (tensor<1x1x64x128xf32>, tensor<1x1x64x128xf32>) -> tensor<1x1x64x128xf32>
    %1103 = "stablehlo.multiply"(%1095, %628) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1104 = "stablehlo.subtract"(%arg37, %1103) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1105 = "stablehlo.subtract"(%arg38, %1098) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1106 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x128x64xf32>
    %1107 = "stablehlo.multiply"(%1106, %615) : (tensor<1x1x128x64xf32>, tensor<1x1x128x64xf32>) -> tensor<1x1x128x64xf32>
    %1108 = "stablehlo.subtract"(%arg39, %1107) : (tensor<1x1x128x64xf32>, tensor<1x1x128x64xf32>) -> tensor<1x1x128x64xf32>
    %1109 = "stablehlo.multiply"(%1067, %596) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1110 = "stablehlo.subtract"(%arg40, %1109) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1111 = "stablehlo.multiply"(%1067, %590) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1112 = "stablehlo.subtract"(%arg41, %1111) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1113 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x64x64xf32>
    %1114 = "stablehlo.multiply"(%1113, %584) : (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>) -> tensor<3x3x64x64xf32>
    %1115 = "stablehlo.subtract"(%arg42, %1114) : (tensor<3x3x64x64xf32>, tensor<3x3x64x64xf32>) -> tensor<3x3x64x64xf32>
    %1116 = "stablehlo.multiply"(%1067, %565) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1117 = "stablehlo.subtract"(%arg43, %1116) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1118 = "stablehlo.multiply"(%1067, %559) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1119 = "stablehlo.subtract"(%arg44, %1118) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1120 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x64x256xf32>
    %1121 = "stablehlo.multiply"(%1120, %553) : (tensor<1x1x64x256xf32>, tensor<1x1x64x256xf32>) -> tensor<1x1x64x256xf32>
    %1122 = "stablehlo.subtract"(%arg45, %1121) : (tensor<1x1x64x256xf32>, tensor<1x1x64x256xf32>) -> tensor<1x1x64x256xf32>
    %1123 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256xf32>
    %1124 = "stablehlo.multiply"(%1123, %534) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1125 = "stablehlo.subtract"(%arg46, %1124) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1126 = "stablehlo.multiply"(%1123, %501) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1127 = "stablehlo.subtract"(%arg47, %1126) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1128 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x128x256xf32>
    %1129 = "stablehlo.multiply"(%1128, %526) : (tensor<1x1x128x256xf32>, tensor<1x1x128x256xf32>) -> tensor<1x1x128x256xf32>
    %1130 = "stablehlo.subtract"(%arg48, %1129) : (tensor<1x1x128x256xf32>, tensor<1x1x128x256xf32>) -> tensor<1x1x128x256xf32>
    %1131 = "stablehlo.multiply"(%1123, %507) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1132 = "stablehlo.subtract"(%arg49, %1131) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1133 = "stablehlo.subtract"(%arg50, %1126) : (tensor<256xf32>, tensor<256xf32>) -> tensor<256xf32>
    %1134 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<256x10xf32>
    %1135 = "stablehlo.multiply"(%1134, %494) : (tensor<256x10xf32>, tensor<256x10xf32>) -> tensor<256x10xf32>
    %1136 = "stablehlo.subtract"(%arg51, %1135) : (tensor<256x10xf32>, tensor<256x10xf32>) -> tensor<256x10xf32>
    %1137 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %1138 = "stablehlo.multiply"(%1137, %492) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %1139 = "stablehlo.subtract"(%arg52, %1138) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    "func.return"(%476, %1016, %1019, %1021, %1024, %1026, %1028, %1031, %1033, %1035, %1038, %1041, %1043, %1045, %1047, %1048, %1051, %1054, %1056, %1059, %1061, %1063, %1066, %1069, %1071, %1074, %1076, %1077, %1080, %1082, %1084, %1087, %1089, %1091, %1094, %1097, %1099, %1102, %1104, %1105, %1108, %1110, %1112, %1115, %1117, %1119, %1122, %1125, %1127, %1130, %1132, %1133, %1136, %1139) : (tensor<f32>, tensor<7x7x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x16x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x64x128xf32>, tensor<128xf32>, tensor<128xf32>, tensor<1x1x128x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<3x3x64x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<1x1x128x256xf32>, tensor<256xf32>, tensor<256xf32>, tensor<256x10xf32>, tensor<10xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

