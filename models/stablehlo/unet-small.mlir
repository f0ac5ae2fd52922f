// tools/models/generate unet-small  (jax 0.10.2, jaxlib 0.10.2, mlir-opt 22.1.8)
"builtin.module"() <{sym_name = "jit_unet_small"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<3x3x4x8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<2x2x32x16xf32>, tensor<16xf32>, tensor<3x3x32x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<2x2x16x8xf32>, tensor<8xf32>, tensor<3x3x16x8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<2x2x8x4xf32>, tensor<4xf32>, tensor<3x3x8x4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<1x1x4x4xf32>, tensor<4xf32>, tensor<4x32x32x3xf32>, tensor<4x32x32x4xf32>) -> (tensor<f32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<3x3x4x8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<2x2x32x16xf32>, tensor<16xf32>, tensor<3x3x32x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<2x2x16x8xf32>, tensor<8xf32>, tensor<3x3x16x8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<2x2x8x4xf32>, tensor<4xf32>, tensor<3x3x8x4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<1x1x4x4xf32>, tensor<4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x3x3x4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<3x3x4x4xf32>, %arg3: tensor<4xf32>, %arg4: tensor<3x3x4x8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<3x3x8x8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<3x3x8x16xf32>, %arg9: tensor<16xf32>, %arg10: tensor<3x3x16x16xf32>, %arg11: tensor<16xf32>, %arg12: tensor<3x3x16x32xf32>, %arg13: tensor<32xf32>, %arg14: tensor<3x3x32x32xf32>, %arg15: tensor<32xf32>, %arg16: tensor<2x2x32x16xf32>, %arg17: tensor<16xf32>, %arg18: tensor<3x3x32x16xf32>, %arg19: tensor<16xf32>, %arg20: tensor<3x3x16x16xf32>, %arg21: tensor<16xf32>, %arg22: tensor<2x2x16x8xf32>, %arg23: tensor<8xf32>, %arg24: tensor<3x3x16x8xf32>, %arg25: tensor<8xf32>, %arg26: tensor<3x3x8x8xf32>, %arg27: tensor<8xf32>, %arg28: tensor<2x2x8x4xf32>, %arg29: tensor<4xf32>, %arg30: tensor<3x3x8x4xf32>, %arg31: tensor<4xf32>, %arg32: tensor<3x3x4x4xf32>, %arg33: tensor<4xf32>, %arg34: tensor<1x1x4x4xf32>, %arg35: tensor<4xf32>, %arg36: tensor<4x32x32x3xf32>, %arg37: tensor<4x32x32x4xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<4.096000e+03> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.convolution"(%arg36, %arg0) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x3xf32>, tensor<3x3x3x4xf32>) -> tensor<4x32x32x4xf32>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 3>}> : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<4x32x32x4xf32>
    %9 = "stablehlo.add"(%6, %8) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %10 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32x32x4xf32>
    %11 = "stablehlo.maximum"(%9, %10) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %12 = "stablehlo.compare"(%9, %10) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xi1>
    %13 = "stablehlo.convolution"(%11, %arg2) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x4xf32>, tensor<3x3x4x4xf32>) -> tensor<4x32x32x4xf32>
    %14 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 3>}> : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<4x32x32x4xf32>
    %16 = "stablehlo.add"(%13, %15) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %17 = "stablehlo.maximum"(%16, %10) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %18 = "stablehlo.compare"(%16, %10) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xi1>
    %19 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.reduce_window"(%17, %19) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg144: tensor<f32>, %arg145: tensor<f32>):
      %465 = "stablehlo.add"(%arg144, %arg145) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%465) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4x16x16x4xf32>
    %21 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16x16x4xf32>
    %22 = "stablehlo.divide"(%20, %21) : (tensor<4x16x16x4xf32>, tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32>
    %23 = "stablehlo.convolution"(%22, %arg4) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x4xf32>, tensor<3x3x4x8xf32>) -> tensor<4x16x16x8xf32>
    %24 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %26 = "stablehlo.add"(%23, %25) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %27 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %28 = "stablehlo.maximum"(%26, %27) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %29 = "stablehlo.compare"(%26, %27) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xi1>
    %30 = "stablehlo.convolution"(%28, %arg6) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %31 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %33 = "stablehlo.add"(%30, %32) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %34 = "stablehlo.maximum"(%33, %27) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %35 = "stablehlo.compare"(%33, %27) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xi1>
    %36 = "stablehlo.reduce_window"(%34, %19) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %464 = "stablehlo.add"(%arg142, %arg143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%464) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<4x8x8x8xf32>
    %37 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8x8x8xf32>
    %38 = "stablehlo.divide"(%36, %37) : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %39 = "stablehlo.convolution"(%38, %arg8) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x8xf32>, tensor<3x3x8x16xf32>) -> tensor<4x8x8x16xf32>
    %40 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %42 = "stablehlo.add"(%39, %41) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %43 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %44 = "stablehlo.maximum"(%42, %43) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %45 = "stablehlo.compare"(%42, %43) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xi1>
    %46 = "stablehlo.convolution"(%44, %arg10) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x8x8x16xf32>
    %47 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %49 = "stablehlo.add"(%46, %48) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %50 = "stablehlo.maximum"(%49, %43) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %51 = "stablehlo.compare"(%49, %43) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xi1>
    %52 = "stablehlo.reduce_window"(%50, %19) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg140: tensor<f32>, %arg141: tensor<f32>):
      %463 = "stablehlo.add"(%arg140, %arg141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%463) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<4x4x4x16xf32>
    %53 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4x4x16xf32>
    %54 = "stablehlo.divide"(%52, %53) : (tensor<4x4x4x16xf32>, tensor<4x4x4x16xf32>) -> tensor<4x4x4x16xf32>
    %55 = "stablehlo.convolution"(%54, %arg12) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x4x4x16xf32>, tensor<3x3x16x32xf32>) -> tensor<4x4x4x32xf32>
    %56 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %58 = "stablehlo.add"(%55, %57) : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %59 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4x4x32xf32>
    %60 = "stablehlo.maximum"(%58, %59) : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %61 = "stablehlo.compare"(%58, %59) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xi1>
    %62 = "stablehlo.convolution"(%60, %arg14) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x4x4x32xf32>
    %63 = "stablehlo.broadcast_in_dim"(%arg15) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x4x4x32xf32>
    %65 = "stablehlo.add"(%62, %64) : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %66 = "stablehlo.maximum"(%65, %59) : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %67 = "stablehlo.compare"(%65, %59) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xi1>
    %68 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 0, 1, 3, 5>}> : (tensor<4x4x4x32xf32>) -> tensor<4x4x1x4x1x32xf32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<4x4x1x4x1x32xf32>) -> tensor<4x4x2x4x2x32xf32>
    %70 = "stablehlo.reshape"(%69) : (tensor<4x4x2x4x2x32xf32>) -> tensor<4x8x8x32xf32>
    %71 = "stablehlo.convolution"(%70, %arg16) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x32xf32>, tensor<2x2x32x16xf32>) -> tensor<4x8x8x16xf32>
    %72 = "stablehlo.broadcast_in_dim"(%arg17) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %74 = "stablehlo.add"(%71, %73) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %75 = "stablehlo.maximum"(%74, %43) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %76 = "stablehlo.compare"(%74, %43) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xi1>
    %77 = "stablehlo.concatenate"(%50, %75) <{dimension = 3 : i64}> : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x32xf32>
    %78 = "stablehlo.convolution"(%77, %arg18) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x32xf32>, tensor<3x3x32x16xf32>) -> tensor<4x8x8x16xf32>
    %79 = "stablehlo.broadcast_in_dim"(%arg19) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %81 = "stablehlo.add"(%78, %80) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %82 = "stablehlo.maximum"(%81, %43) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %83 = "stablehlo.compare"(%81, %43) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xi1>
    %84 = "stablehlo.convolution"(%82, %arg20) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x8x8x16xf32>
    %85 = "stablehlo.broadcast_in_dim"(%arg21) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %87 = "stablehlo.add"(%84, %86) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %88 = "stablehlo.maximum"(%87, %43) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %89 = "stablehlo.compare"(%87, %43) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xi1>
    %90 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 1, 3, 5>}> : (tensor<4x8x8x16xf32>) -> tensor<4x8x1x8x1x16xf32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<4x8x1x8x1x16xf32>) -> tensor<4x8x2x8x2x16xf32>
    %92 = "stablehlo.reshape"(%91) : (tensor<4x8x2x8x2x16xf32>) -> tensor<4x16x16x16xf32>
    %93 = "stablehlo.convolution"(%92, %arg22) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x16xf32>, tensor<2x2x16x8xf32>) -> tensor<4x16x16x8xf32>
    %94 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %96 = "stablehlo.add"(%93, %95) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %97 = "stablehlo.maximum"(%96, %27) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %98 = "stablehlo.compare"(%96, %27) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xi1>
    %99 = "stablehlo.concatenate"(%34, %97) <{dimension = 3 : i64}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x16xf32>
    %100 = "stablehlo.convolution"(%99, %arg24) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x16xf32>, tensor<3x3x16x8xf32>) -> tensor<4x16x16x8xf32>
    %101 = "stablehlo.broadcast_in_dim"(%arg25) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %102 = "stablehlo.broadcast_in_dim"(%101) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %103 = "stablehlo.add"(%100, %102) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %104 = "stablehlo.maximum"(%103, %27) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %105 = "stablehlo.compare"(%103, %27) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xi1>
    %106 = "stablehlo.convolution"(%104, %arg26) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %107 = "stablehlo.broadcast_in_dim"(%arg27) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %109 = "stablehlo.add"(%106, %108) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %110 = "stablehlo.maximum"(%109, %27) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %111 = "stablehlo.compare"(%109, %27) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xi1>
    %112 = "stablehlo.broadcast_in_dim"(%110) <{broadcast_dimensions = array<i64: 0, 1, 3, 5>}> : (tensor<4x16x16x8xf32>) -> tensor<4x16x1x16x1x8xf32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>}> : (tensor<4x16x1x16x1x8xf32>) -> tensor<4x16x2x16x2x8xf32>
    %114 = "stablehlo.reshape"(%113) : (tensor<4x16x2x16x2x8xf32>) -> tensor<4x32x32x8xf32>
    %115 = "stablehlo.convolution"(%114, %arg28) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x8xf32>, tensor<2x2x8x4xf32>) -> tensor<4x32x32x4xf32>
    %116 = "stablehlo.broadcast_in_dim"(%arg29) <{broadcast_dimensions = array<i64: 3>}> : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<4x32x32x4xf32>
    %118 = "stablehlo.add"(%115, %117) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %119 = "stablehlo.maximum"(%118, %10) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %120 = "stablehlo.compare"(%118, %10) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xi1>
    %121 = "stablehlo.concatenate"(%17, %119) <{dimension = 3 : i64}> : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x8xf32>
    %122 = "stablehlo.convolution"(%121, %arg30) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x8xf32>, tensor<3x3x8x4xf32>) -> tensor<4x32x32x4xf32>
    %123 = "stablehlo.broadcast_in_dim"(%arg31) <{broadcast_dimensions = array<i64: 3>}> : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<4x32x32x4xf32>
    %125 = "stablehlo.add"(%122, %124) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %126 = "stablehlo.maximum"(%125, %10) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %127 = "stablehlo.compare"(%125, %10) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xi1>
    %128 = "stablehlo.convolution"(%126, %arg32) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x4xf32>, tensor<3x3x4x4xf32>) -> tensor<4x32x32x4xf32>
    %129 = "stablehlo.broadcast_in_dim"(%arg33) <{broadcast_dimensions = array<i64: 3>}> : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %130 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<4x32x32x4xf32>
    %131 = "stablehlo.add"(%128, %130) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %132 = "stablehlo.maximum"(%131, %10) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %133 = "stablehlo.compare"(%131, %10) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xi1>
    %134 = "stablehlo.convolution"(%132, %arg34) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x4xf32>, tensor<1x1x4x4xf32>) -> tensor<4x32x32x4xf32>
    %135 = "stablehlo.broadcast_in_dim"(%arg35) <{broadcast_dimensions = array<i64: 3>}> : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x4xf32>) -> tensor<4x32x32x4xf32>
    %137 = "stablehlo.add"(%134, %136) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %138 = "stablehlo.reduce"(%137, %3) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg138: tensor<f32>, %arg139: tensor<f32>):
      %462 = "stablehlo.maximum"(%arg138, %arg139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%462) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4x32x32xf32>
    %139 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32x32xf32>
    %140 = "stablehlo.maximum"(%139, %138) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x32xf32>) -> tensor<4x32x32x1xf32>
    %142 = "stablehlo.broadcast_in_dim"(%141) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x32x32x1xf32>) -> tensor<4x32x32x4xf32>
    %143 = "stablehlo.subtract"(%137, %142) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %144 = "stablehlo.exponential"(%143) : (tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %145 = "stablehlo.reduce"(%144, %5) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg136: tensor<f32>, %arg137: tensor<f32>):
      %461 = "stablehlo.add"(%arg136, %arg137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%461) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4x32x32xf32>
    %146 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x32xf32>) -> tensor<4x32x32x1xf32>
    %147 = "stablehlo.log"(%146) : (tensor<4x32x32x1xf32>) -> tensor<4x32x32x1xf32>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x32x32x1xf32>) -> tensor<4x32x32x4xf32>
    %149 = "stablehlo.subtract"(%143, %148) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %150 = "stablehlo.multiply"(%149, %arg37) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %151 = "stablehlo.reduce"(%150, %5) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg134: tensor<f32>, %arg135: tensor<f32>):
      %460 = "stablehlo.add"(%arg134, %arg135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%460) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4x32x32xf32>
    %152 = "stablehlo.reduce"(%151, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg132: tensor<f32>, %arg133: tensor<f32>):
      %459 = "stablehlo.add"(%arg132, %arg133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%459) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<f32>
    %153 = "stablehlo.divide"(%152, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %154 = "stablehlo.negate"(%153) : (tensor<f32>) -> tensor<f32>
    %155 = "stablehlo.negate"(%1) : (tensor<f32>) -> tensor<f32>
    %156 = "stablehlo.divide"(%155, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32x32xf32>
    %158 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x32xf32>) -> tensor<4x32x32x4xf32>
    %159 = "stablehlo.multiply"(%158, %arg37) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %160 = "stablehlo.negate"(%159) : (tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %161 = "stablehlo.reduce"(%160, %5) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg130: tensor<f32>, %arg131: tensor<f32>):
      %458 = "stablehlo.add"(%arg130, %arg131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%458) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4x32x32xf32>
    %162 = "stablehlo.reshape"(%161) : (tensor<4x32x32xf32>) -> tensor<4x32x32x1xf32>
    %163 = "stablehlo.divide"(%162, %146) : (tensor<4x32x32x1xf32>, tensor<4x32x32x1xf32>) -> tensor<4x32x32x1xf32>
    %164 = "stablehlo.reduce"(%163, %5) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg128: tensor<f32>, %arg129: tensor<f32>):
      %457 = "stablehlo.add"(%arg128, %arg129) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%457) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x1xf32>, tensor<f32>) -> tensor<4x32x32xf32>
    %165 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x32xf32>) -> tensor<4x32x32x4xf32>
    %166 = "stablehlo.multiply"(%165, %144) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %167 = "stablehlo.add"(%159, %166) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %168 = "stablehlo.reduce"(%167, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg126: tensor<f32>, %arg127: tensor<f32>):
      %456 = "stablehlo.add"(%arg126, %arg127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%456) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %169 = "stablehlo.reshape"(%168) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %170 = "stablehlo.reduce"(%169, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg124: tensor<f32>, %arg125: tensor<f32>):
      %455 = "stablehlo.add"(%arg124, %arg125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%455) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %171 = "stablehlo.convolution"(%132, %167) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<1x1x4x4xf32>
    %172 = "stablehlo.reverse"(%arg34) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
    %173 = "stablehlo.convolution"(%167, %172) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x4xf32>, tensor<1x1x4x4xf32>) -> tensor<4x32x32x4xf32>
    %174 = "stablehlo.select"(%133, %173, %10) : (tensor<4x32x32x4xi1>, tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %175 = "stablehlo.reduce"(%174, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg122: tensor<f32>, %arg123: tensor<f32>):
      %454 = "stablehlo.add"(%arg122, %arg123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%454) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %176 = "stablehlo.reshape"(%175) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %177 = "stablehlo.reduce"(%176, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg120: tensor<f32>, %arg121: tensor<f32>):
      %453 = "stablehlo.add"(%arg120, %arg121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%453) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %178 = "stablehlo.convolution"(%126, %174) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<3x3x4x4xf32>
    %179 = "stablehlo.reverse"(%arg32) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xf32>
    %180 = "stablehlo.convolution"(%174, %179) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x4xf32>, tensor<3x3x4x4xf32>) -> tensor<4x32x32x4xf32>
    %181 = "stablehlo.select"(%127, %180, %10) : (tensor<4x32x32x4xi1>, tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %182 = "stablehlo.reduce"(%181, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
      %452 = "stablehlo.add"(%arg118, %arg119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%452) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %183 = "stablehlo.reshape"(%182) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %184 = "stablehlo.reduce"(%183, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg116: tensor<f32>, %arg117: tensor<f32>):
      %451 = "stablehlo.add"(%arg116, %arg117) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%451) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %185 = "stablehlo.convolution"(%121, %181) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x8xf32>, tensor<4x32x32x4xf32>) -> tensor<3x3x8x4xf32>
    %186 = "stablehlo.reverse"(%arg30) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x8x4xf32>) -> tensor<3x3x8x4xf32>
    %187 = "stablehlo.convolution"(%181, %186) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x4xf32>, tensor<3x3x8x4xf32>) -> tensor<4x32x32x8xf32>
    %188 = "stablehlo.slice"(%187) <{limit_indices = array<i64: 4, 32, 32, 4>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x32x32x8xf32>) -> tensor<4x32x32x4xf32>
    %189 = "stablehlo.slice"(%187) <{limit_indices = array<i64: 4, 32, 32, 8>, start_indices = array<i64: 0, 0, 0, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x32x32x8xf32>) -> tensor<4x32x32x4xf32>
    %190 = "stablehlo.select"(%120, %189, %10) : (tensor<4x32x32x4xi1>, tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %191 = "stablehlo.reduce"(%190, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg114: tensor<f32>, %arg115: tensor<f32>):
      %450 = "stablehlo.add"(%arg114, %arg115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%450) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %192 = "stablehlo.reshape"(%191) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %193 = "stablehlo.reduce"(%192, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg112: tensor<f32>, %arg113: tensor<f32>):
      %449 = "stablehlo.add"(%arg112, %arg113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%449) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %194 = "stablehlo.convolution"(%114, %190) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x8xf32>, tensor<4x32x32x4xf32>) -> tensor<2x2x8x4xf32>
    %195 = "stablehlo.reverse"(%arg28) <{dimensions = array<i64: 0, 1>}> : (tensor<2x2x8x4xf32>) -> tensor<2x2x8x4xf32>
    %196 = "stablehlo.convolution"(%190, %195) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 0], [1, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x4xf32>, tensor<2x2x8x4xf32>) -> tensor<4x32x32x8xf32>
    %197 = "stablehlo.reshape"(%196) : (tensor<4x32x32x8xf32>) -> tensor<4x16x2x16x2x8xf32>
    %198 = "stablehlo.reduce"(%197, %5) <{dimensions = array<i64: 2, 4>}> ({
    ^bb0(%arg110: tensor<f32>, %arg111: tensor<f32>):
      %448 = "stablehlo.add"(%arg110, %arg111) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%448) : (tensor<f32>) -> ()
    }) : (tensor<4x16x2x16x2x8xf32>, tensor<f32>) -> tensor<4x16x16x8xf32>
    %199 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64: 0, 1, 3, 5>}> : (tensor<4x16x16x8xf32>) -> tensor<4x16x1x16x1x8xf32>
    %200 = "stablehlo.reduce"(%199, %5) <{dimensions = array<i64: 2, 4>}> ({
    ^bb0(%arg108: tensor<f32>, %arg109: tensor<f32>):
      %447 = "stablehlo.add"(%arg108, %arg109) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%447) : (tensor<f32>) -> ()
    }) : (tensor<4x16x1x16x1x8xf32>, tensor<f32>) -> tensor<4x16x16x8xf32>
    %201 = "stablehlo.select"(%111, %200, %27) : (tensor<4x16x16x8xi1>, tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %202 = "stablehlo.reduce"(%201, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg106: tensor<f32>, %arg107: tensor<f32>):
      %446 = "stablehlo.add"(%arg106, %arg107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%446) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %203 = "stablehlo.reshape"(%202) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %204 = "stablehlo.reduce"(%203, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg104: tensor<f32>, %arg105: tensor<f32>):
      %445 = "stablehlo.add"(%arg104, %arg105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%445) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %205 = "stablehlo.convolution"(%104, %201) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<3x3x8x8xf32>
    %206 = "stablehlo.reverse"(%arg26) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
    %207 = "stablehlo.convolution"(%201, %206) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %208 = "stablehlo.select"(%105, %207, %27) : (tensor<4x16x16x8xi1>, tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %209 = "stablehlo.reduce"(%208, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %444 = "stablehlo.add"(%arg102, %arg103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%444) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %210 = "stablehlo.reshape"(%209) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %211 = "stablehlo.reduce"(%210, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg100: tensor<f32>, %arg101: tensor<f32>):
      %443 = "stablehlo.add"(%arg100, %arg101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%443) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %212 = "stablehlo.convolution"(%99, %208) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x16xf32>, tensor<4x16x16x8xf32>) -> tensor<3x3x16x8xf32>
    %213 = "stablehlo.reverse"(%arg24) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x16x8xf32>) -> tensor<3x3x16x8xf32>
    %214 = "stablehlo.convolution"(%208, %213) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<3x3x16x8xf32>) -> tensor<4x16x16x16xf32>
    %215 = "stablehlo.slice"(%214) <{limit_indices = array<i64: 4, 16, 16, 8>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x16x16x16xf32>) -> tensor<4x16x16x8xf32>
    %216 = "stablehlo.slice"(%214) <{limit_indices = array<i64: 4, 16, 16, 16>, start_indices = array<i64: 0, 0, 0, 8>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x16x16x16xf32>) -> tensor<4x16x16x8xf32>
    %217 = "stablehlo.select"(%98, %216, %27) : (tensor<4x16x16x8xi1>, tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %218 = "stablehlo.reduce"(%217, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg98: tensor<f32>, %arg99: tensor<f32>):
      %442 = "stablehlo.add"(%arg98, %arg99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%442) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %219 = "stablehlo.reshape"(%218) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %220 = "stablehlo.reduce"(%219, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg96: tensor<f32>, %arg97: tensor<f32>):
      %441 = "stablehlo.add"(%arg96, %arg97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%441) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %221 = "stablehlo.convolution"(%92, %217) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x16xf32>, tensor<4x16x16x8xf32>) -> tensor<2x2x16x8xf32>
    %222 = "stablehlo.reverse"(%arg22) <{dimensions = array<i64: 0, 1>}> : (tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32>
    %223 = "stablehlo.convolution"(%217, %222) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 0], [1, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<2x2x16x8xf32>) -> tensor<4x16x16x16xf32>
    %224 = "stablehlo.reshape"(%223) : (tensor<4x16x16x16xf32>) -> tensor<4x8x2x8x2x16xf32>
    %225 = "stablehlo.reduce"(%224, %5) <{dimensions = array<i64: 2, 4>}> ({
    ^bb0(%arg94: tensor<f32>, %arg95: tensor<f32>):
      %440 = "stablehlo.add"(%arg94, %arg95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%440) : (tensor<f32>) -> ()
    }) : (tensor<4x8x2x8x2x16xf32>, tensor<f32>) -> tensor<4x8x8x16xf32>
    %226 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64: 0, 1, 3, 5>}> : (tensor<4x8x8x16xf32>) -> tensor<4x8x1x8x1x16xf32>
    %227 = "stablehlo.reduce"(%226, %5) <{dimensions = array<i64: 2, 4>}> ({
    ^bb0(%arg92: tensor<f32>, %arg93: tensor<f32>):
      %439 = "stablehlo.add"(%arg92, %arg93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%439) : (tensor<f32>) -> ()
    }) : (tensor<4x8x1x8x1x16xf32>, tensor<f32>) -> tensor<4x8x8x16xf32>
    %228 = "stablehlo.select"(%89, %227, %43) : (tensor<4x8x8x16xi1>, tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %229 = "stablehlo.reduce"(%228, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg90: tensor<f32>, %arg91: tensor<f32>):
      %438 = "stablehlo.add"(%arg90, %arg91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%438) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %230 = "stablehlo.reshape"(%229) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %231 = "stablehlo.reduce"(%230, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg88: tensor<f32>, %arg89: tensor<f32>):
      %437 = "stablehlo.add"(%arg88, %arg89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%437) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %232 = "stablehlo.convolution"(%82, %228) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<3x3x16x16xf32>
    %233 = "stablehlo.reverse"(%arg20) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %234 = "stablehlo.convolution"(%228, %233) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x8x8x16xf32>
    %235 = "stablehlo.select"(%83, %234, %43) : (tensor<4x8x8x16xi1>, tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %236 = "stablehlo.reduce"(%235, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg86: tensor<f32>, %arg87: tensor<f32>):
      %436 = "stablehlo.add"(%arg86, %arg87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%436) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %237 = "stablehlo.reshape"(%236) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %238 = "stablehlo.reduce"(%237, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg84: tensor<f32>, %arg85: tensor<f32>):
      %435 = "stablehlo.add"(%arg84, %arg85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%435) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %239 = "stablehlo.convolution"(%77, %235) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x32xf32>, tensor<4x8x8x16xf32>) -> tensor<3x3x32x16xf32>
    %240 = "stablehlo.reverse"(%arg18) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x32x16xf32>) -> tensor<3x3x32x16xf32>
    %241 = "stablehlo.convolution"(%235, %240) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<3x3x32x16xf32>) -> tensor<4x8x8x32xf32>
    %242 = "stablehlo.slice"(%241) <{limit_indices = array<i64: 4, 8, 8, 16>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x8x8x32xf32>) -> tensor<4x8x8x16xf32>
    %243 = "stablehlo.slice"(%241) <{limit_indices = array<i64: 4, 8, 8, 32>, start_indices = array<i64: 0, 0, 0, 16>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<4x8x8x32xf32>) -> tensor<4x8x8x16xf32>
    %244 = "stablehlo.select"(%76, %243, %43) : (tensor<4x8x8x16xi1>, tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %245 = "stablehlo.reduce"(%244, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg82: tensor<f32>, %arg83: tensor<f32>):
      %434 = "stablehlo.add"(%arg82, %arg83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%434) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %246 = "stablehlo.reshape"(%245) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %247 = "stablehlo.reduce"(%246, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg80: tensor<f32>, %arg81: tensor<f32>):
      %433 = "stablehlo.add"(%arg80, %arg81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%433) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %248 = "stablehlo.convolution"(%70, %244) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x32xf32>, tensor<4x8x8x16xf32>) -> tensor<2x2x32x16xf32>
    %249 = "stablehlo.reverse"(%arg16) <{dimensions = array<i64: 0, 1>}> : (tensor<2x2x32x16xf32>) -> tensor<2x2x32x16xf32>
    %250 = "stablehlo.convolution"(%244, %249) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[1, 0], [1, 0]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<2x2x32x16xf32>) -> tensor<4x8x8x32xf32>
    %251 = "stablehlo.reshape"(%250) : (tensor<4x8x8x32xf32>) -> tensor<4x4x2x4x2x32xf32>
    %252 = "stablehlo.reduce"(%251, %5) <{dimensions = array<i64: 2, 4>}> ({
    ^bb0(%arg78: tensor<f32>, %arg79: tensor<f32>):
      %432 = "stablehlo.add"(%arg78, %arg79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%432) : (tensor<f32>) -> ()
    }) : (tensor<4x4x2x4x2x32xf32>, tensor<f32>) -> tensor<4x4x4x32xf32>
    %253 = "stablehlo.broadcast_in_dim"(%252) <{broadcast_dimensions = array<i64: 0, 1, 3, 5>}> : (tensor<4x4x4x32xf32>) -> tensor<4x4x1x4x1x32xf32>
    %254 = "stablehlo.reduce"(%253, %5) <{dimensions = array<i64: 2, 4>}> ({
    ^bb0(%arg76: tensor<f32>, %arg77: tensor<f32>):
      %431 = "stablehlo.add"(%arg76, %arg77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%431) : (tensor<f32>) -> ()
    }) : (tensor<4x4x1x4x1x32xf32>, tensor<f32>) -> tensor<4x4x4x32xf32>
    %255 = "stablehlo.select"(%67, %254, %59) : (tensor<4x4x4x32xi1>, tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %256 = "stablehlo.reduce"(%255, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg74: tensor<f32>, %arg75: tensor<f32>):
      %430 = "stablehlo.add"(%arg74, %arg75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%430) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %257 = "stablehlo.reshape"(%256) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %258 = "stablehlo.reduce"(%257, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg72: tensor<f32>, %arg73: tensor<f32>):
      %429 = "stablehlo.add"(%arg72, %arg73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%429) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %259 = "stablehlo.convolution"(%60, %255) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<3x3x32x32xf32>
    %260 = "stablehlo.reverse"(%arg14) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %261 = "stablehlo.convolution"(%255, %260) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x4x4x32xf32>, tensor<3x3x32x32xf32>) -> tensor<4x4x4x32xf32>
    %262 = "stablehlo.select"(%61, %261, %59) : (tensor<4x4x4x32xi1>, tensor<4x4x4x32xf32>, tensor<4x4x4x32xf32>) -> tensor<4x4x4x32xf32>
    %263 = "stablehlo.reduce"(%262, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg70: tensor<f32>, %arg71: tensor<f32>):
      %428 = "stablehlo.add"(%arg70, %arg71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%428) : (tensor<f32>) -> ()
    }) : (tensor<4x4x4x32xf32>, tensor<f32>) -> tensor<32xf32>
    %264 = "stablehlo.reshape"(%263) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %265 = "stablehlo.reduce"(%264, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg68: tensor<f32>, %arg69: tensor<f32>):
      %427 = "stablehlo.add"(%arg68, %arg69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%427) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %266 = "stablehlo.convolution"(%54, %262) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x4x4x16xf32>, tensor<4x4x4x32xf32>) -> tensor<3x3x16x32xf32>
    %267 = "stablehlo.reverse"(%arg12) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x16x32xf32>) -> tensor<3x3x16x32xf32>
    %268 = "stablehlo.convolution"(%262, %267) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x4x4x32xf32>, tensor<3x3x16x32xf32>) -> tensor<4x4x4x16xf32>
    %269 = "stablehlo.divide"(%268, %53) : (tensor<4x4x4x16xf32>, tensor<4x4x4x16xf32>) -> tensor<4x4x4x16xf32>
    %270 = "stablehlo.pad"(%269, %5) <{edge_padding_high = array<i64: 0, 1, 1, 0>, edge_padding_low = array<i64: 0, 1, 1, 0>, interior_padding = array<i64: 0, 1, 1, 0>}> : (tensor<4x4x4x16xf32>, tensor<f32>) -> tensor<4x9x9x16xf32>
    %271 = "stablehlo.reduce_window"(%270, %19) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg66: tensor<f32>, %arg67: tensor<f32>):
      %426 = "stablehlo.add"(%arg66, %arg67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%426) : (tensor<f32>) -> ()
    }) : (tensor<4x9x9x16xf32>, tensor<f32>) -> tensor<4x8x8x16xf32>
    %272 = "stablehlo.add"(%242, %271) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %273 = "stablehlo.select"(%51, %272, %43) : (tensor<4x8x8x16xi1>, tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %274 = "stablehlo.reduce"(%273, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg64: tensor<f32>, %arg65: tensor<f32>):
      %425 = "stablehlo.add"(%arg64, %arg65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%425) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %275 = "stablehlo.reshape"(%274) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %276 = "stablehlo.reduce"(%275, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<f32>):
      %424 = "stablehlo.add"(%arg62, %arg63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%424) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %277 = "stablehlo.convolution"(%44, %273) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<3x3x16x16xf32>
    %278 = "stablehlo.reverse"(%arg10) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %279 = "stablehlo.convolution"(%273, %278) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x8x8x16xf32>
    %280 = "stablehlo.select"(%45, %279, %43) : (tensor<4x8x8x16xi1>, tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %281 = "stablehlo.reduce"(%280, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg60: tensor<f32>, %arg61: tensor<f32>):
      %423 = "stablehlo.add"(%arg60, %arg61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%423) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %282 = "stablehlo.reshape"(%281) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %283 = "stablehlo.reduce"(%282, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      %422 = "stablehlo.add"(%arg58, %arg59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%422) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %284 = "stablehlo.convolution"(%38, %280) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x8xf32>, tensor<4x8x8x16xf32>) -> tensor<3x3x8x16xf32>
    %285 = "stablehlo.reverse"(%arg8) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x8x16xf32>) -> tensor<3x3x8x16xf32>
    %286 = "stablehlo.convolution"(%280, %285) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<3x3x8x16xf32>) -> tensor<4x8x8x8xf32>
    %287 = "stablehlo.divide"(%286, %37) : (tensor<4x8x8x8xf32>, tensor<4x8x8x8xf32>) -> tensor<4x8x8x8xf32>
    %288 = "stablehlo.pad"(%287, %5) <{edge_padding_high = array<i64: 0, 1, 1, 0>, edge_padding_low = array<i64: 0, 1, 1, 0>, interior_padding = array<i64: 0, 1, 1, 0>}> : (tensor<4x8x8x8xf32>, tensor<f32>) -> tensor<4x17x17x8xf32>
    %289 = "stablehlo.reduce_window"(%288, %19) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg56: tensor<f32>, %arg57: tensor<f32>):
      %421 = "stablehlo.add"(%arg56, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%421) : (tensor<f32>) -> ()
    }) : (tensor<4x17x17x8xf32>, tensor<f32>) -> tensor<4x16x16x8xf32>
    %290 = "stablehlo.add"(%215, %289) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %291 = "stablehlo.select"(%35, %290, %27) : (tensor<4x16x16x8xi1>, tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %292 = "stablehlo.reduce"(%291, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg54: tensor<f32>, %arg55: tensor<f32>):
      %420 = "stablehlo.add"(%arg54, %arg55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%420) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %293 = "stablehlo.reshape"(%292) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %294 = "stablehlo.reduce"(%293, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg52: tensor<f32>, %arg53: tensor<f32>):
      %419 = "stablehlo.add"(%arg52, %arg53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%419) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %295 = "stablehlo.convolution"(%28, %291) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<3x3x8x8xf32>
    %296 = "stablehlo.reverse"(%arg6) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
    %297 = "stablehlo.convolution"(%291, %296) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %298 = "stablehlo.select"(%29, %297, %27) : (tensor<4x16x16x8xi1>, tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %299 = "stablehlo.reduce"(%298, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg50: tensor<f32>, %arg51: tensor<f32>):
      %418 = "stablehlo.add"(%arg50, %arg51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%418) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %300 = "stablehlo.reshape"(%299) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %301 = "stablehlo.reduce"(%300, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg48: tensor<f32>, %arg49: tensor<f32>):
      %417 = "stablehlo.add"(%arg48, %arg49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%417) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %302 = "stablehlo.convolution"(%22, %298) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x4xf32>, tensor<4x16x16x8xf32>) -> tensor<3x3x4x8xf32>
    %303 = "stablehlo.reverse"(%arg4) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x4x8xf32>) -> tensor<3x3x4x8xf32>
    %304 = "stablehlo.convolution"(%298, %303) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<3x3x4x8xf32>) -> tensor<4x16x16x4xf32>
    %305 = "stablehlo.divide"(%304, %21) : (tensor<4x16x16x4xf32>, tensor<4x16x16x4xf32>) -> tensor<4x16x16x4xf32>
    %306 = "stablehlo.pad"(%305, %5) <{edge_padding_high = array<i64: 0, 1, 1, 0>, edge_padding_low = array<i64: 0, 1, 1, 0>, interior_padding = array<i64: 0, 1, 1, 0>}> : (tensor<4x16x16x4xf32>, tensor<f32>) -> tensor<4x33x33x4xf32>
    %307 = "stablehlo.reduce_window"(%306, %19) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 2, 2, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg46: tensor<f32>, %arg47: tensor<f32>):
      %416 = "stablehlo.add"(%arg46, %arg47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%416) : (tensor<f32>) -> ()
    }) : (tensor<4x33x33x4xf32>, tensor<f32>) -> tensor<4x32x32x4xf32>
    %308 = "stablehlo.add"(%188, %307) : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %309 = "stablehlo.select"(%18, %308, %10) : (tensor<4x32x32x4xi1>, tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %310 = "stablehlo.reduce"(%309, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg44: tensor<f32>, %arg45: tensor<f32>):
      %415 = "stablehlo.add"(%arg44, %arg45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%415) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %311 = "stablehlo.reshape"(%310) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %312 = "stablehlo.reduce"(%311, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      %414 = "stablehlo.add"(%arg42, %arg43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%414) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %313 = "stablehlo.convolution"(%11, %309) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<3x3x4x4xf32>
    %314 = "stablehlo.reverse"(%arg2) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xf32>
    %315 = "stablehlo.convolution"(%309, %314) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x4xf32>, tensor<3x3x4x4xf32>) -> tensor<4x32x32x4xf32>
    %316 = "stablehlo.select"(%12, %315, %10) : (tensor<4x32x32x4xi1>, tensor<4x32x32x4xf32>, tensor<4x32x32x4xf32>) -> tensor<4x32x32x4xf32>
    %317 = "stablehlo.reduce"(%316, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      %413 = "stablehlo.add"(%arg40, %arg41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%413) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x4xf32>, tensor<f32>) -> tensor<4xf32>
    %318 = "stablehlo.reshape"(%317) : (tensor<4xf32>) -> tensor<1x1x1x4xf32>
    %319 = "stablehlo.reduce"(%318, %5) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
      %412 = "stablehlo.add"(%arg38, %arg39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%412) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x4xf32>, tensor<f32>) -> tensor<4xf32>
    %320 = "stablehlo.convolution"(%arg36, %316) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x32x32x3xf32>, tensor<4x32x32x4xf32>) -> tensor<3x3x3x4xf32>
    %321 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x3x4xf32>
    %322 = "stablehlo.multiply"(%321, %320) : (tensor<3x3x3x4xf32>, tensor<3x3x3x4xf32>) -> tensor<3x3x3x4xf32>
    %323 = "stablehlo.subtract"(%arg0, %322) : (tensor<3x3x3x4xf32>, tensor<3x3x3x4xf32>) -> tensor<3x3x3x4xf32>
    %324 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %325 = "stablehlo.multiply"(%324, %319) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %326 = "stablehlo.subtract"(%arg1, %325) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %327 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x4x4xf32>
    %328 = "stablehlo.multiply"(%327, %313) : (tensor<3x3x4x4xf32>, tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xf32>
    %329 = "stablehlo.subtract"(%arg2, %328) : (tensor<3x3x4x4xf32>, tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xf32>
    %330 = "stablehlo.multiply"(%324, %312) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %331 = "stablehlo.subtract"(%arg3, %330) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %332 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x4x8xf32>
    %333 = "stablehlo.multiply"(%332, %302) : (tensor<3x3x4x8xf32>, tensor<3x3x4x8xf32>) -> tensor<3x3x4x8xf32>
    %334 = "stablehlo.subtract"(%arg4, %333) : (tensor<3x3x4x8xf32>, tensor<3x3x4x8xf32>) -> tensor<3x3x4x8xf32>
    %335 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %336 = "stablehlo.multiply"(%335, %301) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %337 = "stablehlo.subtract"(%arg5, %336) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %338 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %339 = "stablehlo.multiply"(%338, %295) : (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
    %340 = "stablehlo.subtract"(%arg6, %339) : (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
    %341 = "stablehlo.multiply"(%335, %294) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %342 = "stablehlo.subtract"(%arg7, %341) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %343 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x8x16xf32>
    %344 = "stablehlo.multiply"(%343, %284) : (tensor<3x3x8x16xf32>, tensor<3x3x8x16xf32>) -> tensor<3x3x8x16xf32>
    %345 = "stablehlo.subtract"(%arg8, %344) : (tensor<3x3x8x16xf32>, tensor<3x3x8x16xf32>) -> tensor<3x3x8x16xf32>
    %346 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %347 = "stablehlo.multiply"(%346, %283) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %348 = "stablehlo.subtract"(%arg9, %347) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %349 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %350 = "stablehlo.multiply"(%349, %277) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %351 = "stablehlo.subtract"(%arg10, %350) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %352 = "stablehlo.multiply"(%346, %276) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %353 = "stablehlo.subtract"(%arg11, %352) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %354 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x16x32xf32>
    %355 = "stablehlo.multiply"(%354, %266) : (tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>) -> tensor<3x3x16x32xf32>
    %356 = "stablehlo.subtract"(%arg12, %355) : (tensor<3x3x16x32xf32>, tensor<3x3x16x32xf32>) -> tensor<3x3x16x32xf32>
    %357 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %358 = "stablehlo.multiply"(%357, %265) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %359 = "stablehlo.subtract"(%arg13, %358) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %360 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x32x32xf32>
    %361 = "stablehlo.multiply"(%360, %259) : (tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %362 = "stablehlo.subtract"(%arg14, %361) : (tensor<3x3x32x32xf32>, tensor<3x3x32x32xf32>) -> tensor<3x3x32x32xf32>
    %363 = "stablehlo.multiply"(%357, %258) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %364 = "stablehlo.subtract"(%arg15, %363) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %365 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x32x16xf32>
    %366 = "stablehlo.multiply"(%365, %248) : (tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>) -> tensor<2x2x32x16xf32>
    %367 = "stablehlo.subtract"(%arg16, %366) : (tensor<2x2x32x16xf32>, tensor<2x2x32x16xf32>) -> tensor<2x2x32x16xf32>
    %368 = "stablehlo.multiply"(%346, %247) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %369 = "stablehlo.subtract"(%arg17, %368) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %370 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x32x16xf32>
    %371 = "stablehlo.multiply"(%370, %239) : (tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>) -> tensor<3x3x32x16xf32>
    %372 = "stablehlo.subtract"(%arg18, %371) : (tensor<3x3x32x16xf32>, tensor<3x3x32x16xf32>) -> tensor<3x3x32x16xf32>
    %373 = "stablehlo.multiply"(%346, %238) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %374 = "stablehlo.subtract"(%arg19, %373) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %375 = "stablehlo.multiply"(%349, %232) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %376 = "stablehlo.subtract"(%arg20, %375) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %377 = "stablehlo.multiply"(%346, %231) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %378 = "stablehlo.subtract"(%arg21, %377) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %379 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x16x8xf32>
    %380 = "stablehlo.multiply"(%379, %221) : (tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32>
    %381 = "stablehlo.subtract"(%arg22, %380) : (tensor<2x2x16x8xf32>, tensor<2x2x16x8xf32>) -> tensor<2x2x16x8xf32>
    %382 = "stablehlo.multiply"(%335, %220) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %383 = "stablehlo.subtract"(%arg23, %382) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %384 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x16x8xf32>
    %385 = "stablehlo.multiply"(%384, %212) : (tensor<3x3x16x8xf32>, tensor<3x3x16x8xf32>) -> tensor<3x3x16x8xf32>
    %386 = "stablehlo.subtract"(%arg24, %385) : (tensor<3x3x16x8xf32>, tensor<3x3x16x8xf32>) -> tensor<3x3x16x8xf32>
    %387 = "stablehlo.multiply"(%335, %211) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %388 = "stablehlo.subtract"(%arg25, %387) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %389 = "stablehlo.multiply"(%338, %205) : (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
    %390 = "stablehlo.subtract"(%arg26, %389) : (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
    %391 = "stablehlo.multiply"(%335, %204) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %392 = "stablehlo.subtract"(%arg27, %391) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %393 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2x8x4xf32>
    %394 = "stablehlo.multiply"(%393, %194) : (tensor<2x2x8x4xf32>, tensor<2x2x8x4xf32>) -> tensor<2x2x8x4xf32>
    %395 = "stablehlo.subtract"(%arg28, %394) : (tensor<2x2x8x4xf32>, tensor<2x2x8x4xf32>) -> tensor<2x2x8x4xf32>
    %396 = "stablehlo.multiply"(%324, %193) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %397 = "stablehlo.subtract"(%arg29, %396) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %398 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x8x4xf32>
    %399 = "stablehlo.multiply"(%398, %185) : (tensor<3x3x8x4xf32>, tensor<3x3x8x4xf32>) -> tensor<3x3x8x4xf32>
    %400 = "stablehlo.subtract"(%arg30, %399) : (tensor<3x3x8x4xf32>, tensor<3x3x8x4xf32>) -> tensor<3x3x8x4xf32>
    %401 = "stablehlo.multiply"(%324, %184) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %402 = "stablehlo.subtract"(%arg31, %401) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %403 = "stablehlo.multiply"(%327, %178) : (tensor<3x3x4x4xf32>, tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xf32>
    %404 = "stablehlo.subtract"(%arg32, %403) : (tensor<3x3x4x4xf32>, tensor<3x3x4x4xf32>) -> tensor<3x3x4x4xf32>
    %405 = "stablehlo.multiply"(%324, %177) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %406 = "stablehlo.subtract"(%arg33, %405) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %407 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x4x4xf32>
    %408 = "stablehlo.multiply"(%407, %171) : (tensor<1x1x4x4xf32>, tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
    %409 = "stablehlo.subtract"(%arg34, %408) : (tensor<1x1x4x4xf32>, tensor<1x1x4x4xf32>) -> tensor<1x1x4x4xf32>
    %410 = "stablehlo.multiply"(%324, %170) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %411 = "stablehlo.subtract"(%arg35, %410) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "func.return"(%154, %323, %326, %329, %331, %334, %337, %340, %342, %345, %348, %351, %353, %356, %359, %362, %364, %367, %369, %372, %374, %376, %378, %381, %383, %386, %388, %390, %392, %395, %397, %400, %402, %404, %406, %409, %411) : (tensor<f32>, tensor<3x3x3x4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<3x3x4x8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<3x3x8x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<3x3x16x32xf32>, tensor<32xf32>, tensor<3x3x32x32xf32>, tensor<32xf32>, tensor<2x2x32x16xf32>, tensor<16xf32>, tensor<3x3x32x16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<2x2x16x8xf32>, tensor<8xf32>, tensor<3x3x16x8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<2x2x8x4xf32>, tensor<4xf32>, tensor<3x3x8x4xf32>, tensor<4xf32>, tensor<3x3x4x4xf32>, tensor<4xf32>, tensor<1x1x4x4xf32>, tensor<4xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

