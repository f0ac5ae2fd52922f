// tools/models/generate resnet50-small  (jax 0.10.2, jaxlib 0.10.2, mlir-opt 22.1.8)
"builtin.module"() <{sym_name = "jit_resnet50_small"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<7x7x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x16x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x16x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x10xf32>, tensor<10xf32>, tensor<4x64x64x3xf32>, tensor<4x10xf32>) -> (tensor<f32>, tensor<7x7x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x16x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x16x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x10xf32>, tensor<10xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<7x7x3x8xf32>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>, %arg3: tensor<1x1x8x8xf32>, %arg4: tensor<8xf32>, %arg5: tensor<8xf32>, %arg6: tensor<3x3x8x8xf32>, %arg7: tensor<8xf32>, %arg8: tensor<8xf32>, %arg9: tensor<1x1x8x32xf32>, %arg10: tensor<32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<1x1x8x32xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32xf32>, %arg15: tensor<1x1x32x8xf32>, %arg16: tensor<8xf32>, %arg17: tensor<8xf32>, %arg18: tensor<3x3x8x8xf32>, %arg19: tensor<8xf32>, %arg20: tensor<8xf32>, %arg21: tensor<1x1x8x32xf32>, %arg22: tensor<32xf32>, %arg23: tensor<32xf32>, %arg24: tensor<1x1x32x16xf32>, %arg25: tensor<16xf32>, %arg26: tensor<16xf32>, %arg27: tensor<3x3x16x16xf32>, %arg28: tensor<16xf32>, %arg29: tensor<16xf32>, %arg30: tensor<1x1x16x64xf32>, %arg31: tensor<64xf32>, %arg32: tensor<64xf32>, %arg33: tensor<1x1x32x64xf32>, %arg34: tensor<64xf32>, %arg35: tensor<64xf32>, %arg36: tensor<1x1x64x16xf32>, %arg37: tensor<16xf32>, %arg38: tensor<16xf32>, %arg39: tensor<3x3x16x16xf32>, %arg40: tensor<16xf32>, %arg41: tensor<16xf32>, %arg42: tensor<1x1x16x64xf32>, %arg43: tensor<64xf32>, %arg44: tensor<64xf32>, %arg45: tensor<64x10xf32>, %arg46: tensor<10xf32>, %arg47: tensor<4x64x64x3xf32>, %arg48: tensor<4x10xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<6.400000e+01> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<1.024000e+03> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<9.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<4.096000e+03> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.convolution"(%arg47, %arg0) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[2, 3], [2, 3]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<4x64x64x3xf32>, tensor<7x7x3x8xf32>) -> tensor<4x32x32x8xf32>
    %14 = "stablehlo.reduce"(%13, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg361: tensor<f32>, %arg362: tensor<f32>):
      %1159 = "stablehlo.add"(%arg361, %arg362) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1159) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %15 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %16 = "stablehlo.divide"(%14, %15) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x32x32x8xf32>
    %19 = "stablehlo.subtract"(%13, %18) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %20 = "chlo.square"(%19) : (tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %21 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32x32x8xf32>
    %22 = "stablehlo.multiply"(%21, %19) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %23 = "stablehlo.reduce"(%20, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg359: tensor<f32>, %arg360: tensor<f32>):
      %1158 = "stablehlo.add"(%arg359, %arg360) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1158) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %24 = "stablehlo.divide"(%23, %15) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %25 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %27 = "stablehlo.rsqrt"(%26) : (tensor<8xf32>) -> tensor<8xf32>
    %28 = "stablehlo.divide"(%27, %26) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %29 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %30 = "stablehlo.multiply"(%29, %28) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %31 = "stablehlo.multiply"(%27, %arg1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x32x32x8xf32>
    %34 = "stablehlo.multiply"(%19, %33) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %35 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x32x32x8xf32>
    %37 = "stablehlo.add"(%34, %36) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %38 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32x32x8xf32>
    %39 = "stablehlo.maximum"(%37, %38) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %40 = "stablehlo.compare"(%37, %38) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xi1>
    %41 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.reduce_window"(%39, %41) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 1], [0, 1], [0, 0]]> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 2, 2, 1>}> ({
    ^bb0(%arg357: tensor<f32>, %arg358: tensor<f32>):
      %1157 = "stablehlo.add"(%arg357, %arg358) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1157) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x8xf32>, tensor<f32>) -> tensor<4x16x16x8xf32>
    %43 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %44 = "stablehlo.divide"(%42, %43) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %45 = "stablehlo.convolution"(%44, %arg3) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<1x1x8x8xf32>) -> tensor<4x16x16x8xf32>
    %46 = "stablehlo.reduce"(%45, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg355: tensor<f32>, %arg356: tensor<f32>):
      %1156 = "stablehlo.add"(%arg355, %arg356) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1156) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %47 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %48 = "stablehlo.divide"(%46, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %51 = "stablehlo.subtract"(%45, %50) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %52 = "chlo.square"(%51) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %53 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %54 = "stablehlo.multiply"(%53, %51) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %55 = "stablehlo.reduce"(%52, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg353: tensor<f32>, %arg354: tensor<f32>):
      %1155 = "stablehlo.add"(%arg353, %arg354) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1155) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %56 = "stablehlo.divide"(%55, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %57 = "stablehlo.add"(%56, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %58 = "stablehlo.rsqrt"(%57) : (tensor<8xf32>) -> tensor<8xf32>
    %59 = "stablehlo.divide"(%58, %57) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %60 = "stablehlo.multiply"(%29, %59) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %61 = "stablehlo.multiply"(%58, %arg4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %64 = "stablehlo.multiply"(%51, %63) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %65 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %67 = "stablehlo.add"(%64, %66) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %68 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16x16x8xf32>
    %69 = "stablehlo.maximum"(%67, %68) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %70 = "stablehlo.compare"(%67, %68) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xi1>
    %71 = "stablehlo.convolution"(%69, %arg6) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %72 = "stablehlo.reduce"(%71, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg351: tensor<f32>, %arg352: tensor<f32>):
      %1154 = "stablehlo.add"(%arg351, %arg352) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1154) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %73 = "stablehlo.divide"(%72, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %76 = "stablehlo.subtract"(%71, %75) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %77 = "chlo.square"(%76) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %78 = "stablehlo.multiply"(%53, %76) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %79 = "stablehlo.reduce"(%77, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg349: tensor<f32>, %arg350: tensor<f32>):
      %1153 = "stablehlo.add"(%arg349, %arg350) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1153) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %80 = "stablehlo.divide"(%79, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %81 = "stablehlo.add"(%80, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %82 = "stablehlo.rsqrt"(%81) : (tensor<8xf32>) -> tensor<8xf32>
    %83 = "stablehlo.divide"(%82, %81) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %84 = "stablehlo.multiply"(%29, %83) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %85 = "stablehlo.multiply"(%82, %arg7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %88 = "stablehlo.multiply"(%76, %87) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %89 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %91 = "stablehlo.add"(%88, %90) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %92 = "stablehlo.maximum"(%91, %68) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %93 = "stablehlo.compare"(%91, %68) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xi1>
    %94 = "stablehlo.convolution"(%92, %arg9) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<1x1x8x32xf32>) -> tensor<4x16x16x32xf32>
    %95 = "stablehlo.reduce"(%94, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg347: tensor<f32>, %arg348: tensor<f32>):
      %1152 = "stablehlo.add"(%arg347, %arg348) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1152) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %96 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %97 = "stablehlo.divide"(%95, %96) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %99 = "stablehlo.broadcast_in_dim"(%98) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x16x16x32xf32>
    %100 = "stablehlo.subtract"(%94, %99) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %101 = "chlo.square"(%100) : (tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %102 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16x16x32xf32>
    %103 = "stablehlo.multiply"(%102, %100) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %104 = "stablehlo.reduce"(%101, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg345: tensor<f32>, %arg346: tensor<f32>):
      %1151 = "stablehlo.add"(%arg345, %arg346) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1151) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %105 = "stablehlo.divide"(%104, %96) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %106 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %107 = "stablehlo.add"(%105, %106) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %108 = "stablehlo.rsqrt"(%107) : (tensor<32xf32>) -> tensor<32xf32>
    %109 = "stablehlo.divide"(%108, %107) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %110 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %111 = "stablehlo.multiply"(%110, %109) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %112 = "stablehlo.multiply"(%108, %arg10) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x16x16x32xf32>
    %115 = "stablehlo.multiply"(%100, %114) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %116 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x16x16x32xf32>
    %118 = "stablehlo.add"(%115, %117) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %119 = "stablehlo.convolution"(%44, %arg12) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<1x1x8x32xf32>) -> tensor<4x16x16x32xf32>
    %120 = "stablehlo.reduce"(%119, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg343: tensor<f32>, %arg344: tensor<f32>):
      %1150 = "stablehlo.add"(%arg343, %arg344) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1150) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %121 = "stablehlo.divide"(%120, %96) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %123 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x16x16x32xf32>
    %124 = "stablehlo.subtract"(%119, %123) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %125 = "chlo.square"(%124) : (tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %126 = "stablehlo.multiply"(%102, %124) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %127 = "stablehlo.reduce"(%125, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg341: tensor<f32>, %arg342: tensor<f32>):
      %1149 = "stablehlo.add"(%arg341, %arg342) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1149) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %128 = "stablehlo.divide"(%127, %96) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %129 = "stablehlo.add"(%128, %106) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %130 = "stablehlo.rsqrt"(%129) : (tensor<32xf32>) -> tensor<32xf32>
    %131 = "stablehlo.divide"(%130, %129) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %132 = "stablehlo.multiply"(%110, %131) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %133 = "stablehlo.multiply"(%130, %arg13) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %135 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x16x16x32xf32>
    %136 = "stablehlo.multiply"(%124, %135) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %137 = "stablehlo.broadcast_in_dim"(%arg14) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x16x16x32xf32>
    %139 = "stablehlo.add"(%136, %138) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %140 = "stablehlo.add"(%139, %118) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %141 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16x16x32xf32>
    %142 = "stablehlo.maximum"(%140, %141) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %143 = "stablehlo.compare"(%140, %141) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xi1>
    %144 = "stablehlo.convolution"(%142, %arg15) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x32xf32>, tensor<1x1x32x8xf32>) -> tensor<4x16x16x8xf32>
    %145 = "stablehlo.reduce"(%144, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg339: tensor<f32>, %arg340: tensor<f32>):
      %1148 = "stablehlo.add"(%arg339, %arg340) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1148) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %146 = "stablehlo.divide"(%145, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %149 = "stablehlo.subtract"(%144, %148) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %150 = "chlo.square"(%149) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %151 = "stablehlo.multiply"(%53, %149) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %152 = "stablehlo.reduce"(%150, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg337: tensor<f32>, %arg338: tensor<f32>):
      %1147 = "stablehlo.add"(%arg337, %arg338) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1147) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %153 = "stablehlo.divide"(%152, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %154 = "stablehlo.add"(%153, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %155 = "stablehlo.rsqrt"(%154) : (tensor<8xf32>) -> tensor<8xf32>
    %156 = "stablehlo.divide"(%155, %154) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %157 = "stablehlo.multiply"(%29, %156) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %158 = "stablehlo.multiply"(%155, %arg16) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %160 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %161 = "stablehlo.multiply"(%149, %160) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %162 = "stablehlo.broadcast_in_dim"(%arg17) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %163 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %164 = "stablehlo.add"(%161, %163) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %165 = "stablehlo.maximum"(%164, %68) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %166 = "stablehlo.compare"(%164, %68) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xi1>
    %167 = "stablehlo.convolution"(%165, %arg18) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %168 = "stablehlo.reduce"(%167, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg335: tensor<f32>, %arg336: tensor<f32>):
      %1146 = "stablehlo.add"(%arg335, %arg336) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1146) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %169 = "stablehlo.divide"(%168, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %170 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %171 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %172 = "stablehlo.subtract"(%167, %171) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %173 = "chlo.square"(%172) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %174 = "stablehlo.multiply"(%53, %172) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %175 = "stablehlo.reduce"(%173, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg333: tensor<f32>, %arg334: tensor<f32>):
      %1145 = "stablehlo.add"(%arg333, %arg334) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1145) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %176 = "stablehlo.divide"(%175, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %177 = "stablehlo.add"(%176, %25) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %178 = "stablehlo.rsqrt"(%177) : (tensor<8xf32>) -> tensor<8xf32>
    %179 = "stablehlo.divide"(%178, %177) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %180 = "stablehlo.multiply"(%29, %179) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %181 = "stablehlo.multiply"(%178, %arg19) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %182 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %184 = "stablehlo.multiply"(%172, %183) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %185 = "stablehlo.broadcast_in_dim"(%arg20) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %186 = "stablehlo.broadcast_in_dim"(%185) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x8xf32>) -> tensor<4x16x16x8xf32>
    %187 = "stablehlo.add"(%184, %186) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %188 = "stablehlo.maximum"(%187, %68) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %189 = "stablehlo.compare"(%187, %68) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xi1>
    %190 = "stablehlo.convolution"(%188, %arg21) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<1x1x8x32xf32>) -> tensor<4x16x16x32xf32>
    %191 = "stablehlo.reduce"(%190, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg331: tensor<f32>, %arg332: tensor<f32>):
      %1144 = "stablehlo.add"(%arg331, %arg332) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1144) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %192 = "stablehlo.divide"(%191, %96) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %193 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %194 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x16x16x32xf32>
    %195 = "stablehlo.subtract"(%190, %194) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %196 = "chlo.square"(%195) : (tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %197 = "stablehlo.multiply"(%102, %195) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %198 = "stablehlo.reduce"(%196, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg329: tensor<f32>, %arg330: tensor<f32>):
      %1143 = "stablehlo.add"(%arg329, %arg330) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1143) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %199 = "stablehlo.divide"(%198, %96) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %200 = "stablehlo.add"(%199, %106) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %201 = "stablehlo.rsqrt"(%200) : (tensor<32xf32>) -> tensor<32xf32>
    %202 = "stablehlo.divide"(%201, %200) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %203 = "stablehlo.multiply"(%110, %202) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %204 = "stablehlo.multiply"(%201, %arg22) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %205 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %206 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x16x16x32xf32>
    %207 = "stablehlo.multiply"(%195, %206) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %208 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %209 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x32xf32>) -> tensor<4x16x16x32xf32>
    %210 = "stablehlo.add"(%207, %209) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %211 = "stablehlo.add"(%142, %210) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %212 = "stablehlo.maximum"(%211, %141) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %213 = "stablehlo.compare"(%211, %141) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xi1>
    %214 = "stablehlo.convolution"(%212, %arg24) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x32xf32>, tensor<1x1x32x16xf32>) -> tensor<4x16x16x16xf32>
    %215 = "stablehlo.reduce"(%214, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg327: tensor<f32>, %arg328: tensor<f32>):
      %1142 = "stablehlo.add"(%arg327, %arg328) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1142) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %216 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %217 = "stablehlo.divide"(%215, %216) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %218 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %219 = "stablehlo.broadcast_in_dim"(%218) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %220 = "stablehlo.subtract"(%214, %219) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %221 = "chlo.square"(%220) : (tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %222 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16x16x16xf32>
    %223 = "stablehlo.multiply"(%222, %220) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %224 = "stablehlo.reduce"(%221, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg325: tensor<f32>, %arg326: tensor<f32>):
      %1141 = "stablehlo.add"(%arg325, %arg326) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1141) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %225 = "stablehlo.divide"(%224, %216) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %226 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %227 = "stablehlo.add"(%225, %226) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %228 = "stablehlo.rsqrt"(%227) : (tensor<16xf32>) -> tensor<16xf32>
    %229 = "stablehlo.divide"(%228, %227) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %230 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %231 = "stablehlo.multiply"(%230, %229) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %232 = "stablehlo.multiply"(%228, %arg25) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %233 = "stablehlo.broadcast_in_dim"(%232) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %234 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %235 = "stablehlo.multiply"(%220, %234) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %236 = "stablehlo.broadcast_in_dim"(%arg26) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %237 = "stablehlo.broadcast_in_dim"(%236) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x16x16x16xf32>
    %238 = "stablehlo.add"(%235, %237) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %239 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x16x16x16xf32>
    %240 = "stablehlo.maximum"(%238, %239) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %241 = "stablehlo.compare"(%238, %239) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xi1>
    %242 = "stablehlo.convolution"(%240, %arg27) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<4x16x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x8x8x16xf32>
    %243 = "stablehlo.reduce"(%242, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg323: tensor<f32>, %arg324: tensor<f32>):
      %1140 = "stablehlo.add"(%arg323, %arg324) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1140) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %244 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %245 = "stablehlo.divide"(%243, %244) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %246 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %247 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %248 = "stablehlo.subtract"(%242, %247) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %249 = "chlo.square"(%248) : (tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %250 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %251 = "stablehlo.multiply"(%250, %248) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %252 = "stablehlo.reduce"(%249, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg321: tensor<f32>, %arg322: tensor<f32>):
      %1139 = "stablehlo.add"(%arg321, %arg322) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1139) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %253 = "stablehlo.divide"(%252, %244) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %254 = "stablehlo.add"(%253, %226) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %255 = "stablehlo.rsqrt"(%254) : (tensor<16xf32>) -> tensor<16xf32>
    %256 = "stablehlo.divide"(%255, %254) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %257 = "stablehlo.multiply"(%230, %256) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %258 = "stablehlo.multiply"(%255, %arg28) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %259 = "stablehlo.broadcast_in_dim"(%258) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %260 = "stablehlo.broadcast_in_dim"(%259) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %261 = "stablehlo.multiply"(%248, %260) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %262 = "stablehlo.broadcast_in_dim"(%arg29) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %263 = "stablehlo.broadcast_in_dim"(%262) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %264 = "stablehlo.add"(%261, %263) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %265 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8x8x16xf32>
    %266 = "stablehlo.maximum"(%264, %265) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %267 = "stablehlo.compare"(%264, %265) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xi1>
    %268 = "stablehlo.convolution"(%266, %arg30) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<1x1x16x64xf32>) -> tensor<4x8x8x64xf32>
    %269 = "stablehlo.reduce"(%268, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg319: tensor<f32>, %arg320: tensor<f32>):
      %1138 = "stablehlo.add"(%arg319, %arg320) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1138) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %270 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %271 = "stablehlo.divide"(%269, %270) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %272 = "stablehlo.broadcast_in_dim"(%271) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %273 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x8x8x64xf32>
    %274 = "stablehlo.subtract"(%268, %273) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %275 = "chlo.square"(%274) : (tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %276 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8x8x64xf32>
    %277 = "stablehlo.multiply"(%276, %274) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %278 = "stablehlo.reduce"(%275, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg317: tensor<f32>, %arg318: tensor<f32>):
      %1137 = "stablehlo.add"(%arg317, %arg318) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1137) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %279 = "stablehlo.divide"(%278, %270) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %280 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %281 = "stablehlo.add"(%279, %280) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %282 = "stablehlo.rsqrt"(%281) : (tensor<64xf32>) -> tensor<64xf32>
    %283 = "stablehlo.divide"(%282, %281) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %284 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %285 = "stablehlo.multiply"(%284, %283) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %286 = "stablehlo.multiply"(%282, %arg31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %287 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %288 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x8x8x64xf32>
    %289 = "stablehlo.multiply"(%274, %288) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %290 = "stablehlo.broadcast_in_dim"(%arg32) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %291 = "stablehlo.broadcast_in_dim"(%290) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x8x8x64xf32>
    %292 = "stablehlo.add"(%289, %291) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %293 = "stablehlo.convolution"(%212, %arg33) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 2, 2>}> : (tensor<4x16x16x32xf32>, tensor<1x1x32x64xf32>) -> tensor<4x8x8x64xf32>
    %294 = "stablehlo.reduce"(%293, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg315: tensor<f32>, %arg316: tensor<f32>):
      %1136 = "stablehlo.add"(%arg315, %arg316) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1136) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %295 = "stablehlo.divide"(%294, %270) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %296 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %297 = "stablehlo.broadcast_in_dim"(%296) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x8x8x64xf32>
    %298 = "stablehlo.subtract"(%293, %297) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %299 = "chlo.square"(%298) : (tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %300 = "stablehlo.multiply"(%276, %298) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %301 = "stablehlo.reduce"(%299, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg313: tensor<f32>, %arg314: tensor<f32>):
      %1135 = "stablehlo.add"(%arg313, %arg314) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1135) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %302 = "stablehlo.divide"(%301, %270) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %303 = "stablehlo.add"(%302, %280) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %304 = "stablehlo.rsqrt"(%303) : (tensor<64xf32>) -> tensor<64xf32>
    %305 = "stablehlo.divide"(%304, %303) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %306 = "stablehlo.multiply"(%284, %305) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %307 = "stablehlo.multiply"(%304, %arg34) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %308 = "stablehlo.broadcast_in_dim"(%307) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %309 = "stablehlo.broadcast_in_dim"(%308) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x8x8x64xf32>
    %310 = "stablehlo.multiply"(%298, %309) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %311 = "stablehlo.broadcast_in_dim"(%arg35) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %312 = "stablehlo.broadcast_in_dim"(%311) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x8x8x64xf32>
    %313 = "stablehlo.add"(%310, %312) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %314 = "stablehlo.add"(%313, %292) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %315 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x8x8x64xf32>
    %316 = "stablehlo.maximum"(%314, %315) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %317 = "stablehlo.compare"(%314, %315) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xi1>
    %318 = "stablehlo.convolution"(%316, %arg36) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x64xf32>, tensor<1x1x64x16xf32>) -> tensor<4x8x8x16xf32>
    %319 = "stablehlo.reduce"(%318, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg311: tensor<f32>, %arg312: tensor<f32>):
      %1134 = "stablehlo.add"(%arg311, %arg312) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1134) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %320 = "stablehlo.divide"(%319, %244) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %321 = "stablehlo.broadcast_in_dim"(%320) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %322 = "stablehlo.broadcast_in_dim"(%321) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %323 = "stablehlo.subtract"(%318, %322) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %324 = "chlo.square"(%323) : (tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %325 = "stablehlo.multiply"(%250, %323) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %326 = "stablehlo.reduce"(%324, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg309: tensor<f32>, %arg310: tensor<f32>):
      %1133 = "stablehlo.add"(%arg309, %arg310) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1133) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %327 = "stablehlo.divide"(%326, %244) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %328 = "stablehlo.add"(%327, %226) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %329 = "stablehlo.rsqrt"(%328) : (tensor<16xf32>) -> tensor<16xf32>
    %330 = "stablehlo.divide"(%329, %328) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %331 = "stablehlo.multiply"(%230, %330) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %332 = "stablehlo.multiply"(%329, %arg37) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %333 = "stablehlo.broadcast_in_dim"(%332) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %334 = "stablehlo.broadcast_in_dim"(%333) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %335 = "stablehlo.multiply"(%323, %334) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %336 = "stablehlo.broadcast_in_dim"(%arg38) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %337 = "stablehlo.broadcast_in_dim"(%336) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %338 = "stablehlo.add"(%335, %337) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %339 = "stablehlo.maximum"(%338, %265) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %340 = "stablehlo.compare"(%338, %265) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xi1>
    %341 = "stablehlo.convolution"(%339, %arg39) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x8x8x16xf32>
    %342 = "stablehlo.reduce"(%341, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg307: tensor<f32>, %arg308: tensor<f32>):
      %1132 = "stablehlo.add"(%arg307, %arg308) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1132) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %343 = "stablehlo.divide"(%342, %244) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %344 = "stablehlo.broadcast_in_dim"(%343) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %345 = "stablehlo.broadcast_in_dim"(%344) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %346 = "stablehlo.subtract"(%341, %345) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %347 = "chlo.square"(%346) : (tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %348 = "stablehlo.multiply"(%250, %346) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %349 = "stablehlo.reduce"(%347, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg305: tensor<f32>, %arg306: tensor<f32>):
      %1131 = "stablehlo.add"(%arg305, %arg306) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1131) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %350 = "stablehlo.divide"(%349, %244) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %351 = "stablehlo.add"(%350, %226) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %352 = "stablehlo.rsqrt"(%351) : (tensor<16xf32>) -> tensor<16xf32>
    %353 = "stablehlo.divide"(%352, %351) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %354 = "stablehlo.multiply"(%230, %353) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %355 = "stablehlo.multiply"(%352, %arg40) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %356 = "stablehlo.broadcast_in_dim"(%355) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %357 = "stablehlo.broadcast_in_dim"(%356) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %358 = "stablehlo.multiply"(%346, %357) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %359 = "stablehlo.broadcast_in_dim"(%arg41) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %360 = "stablehlo.broadcast_in_dim"(%359) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x16xf32>) -> tensor<4x8x8x16xf32>
    %361 = "stablehlo.add"(%358, %360) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %362 = "stablehlo.maximum"(%361, %265) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %363 = "stablehlo.compare"(%361, %265) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xi1>
    %364 = "stablehlo.convolution"(%362, %arg42) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<1x1x16x64xf32>) -> tensor<4x8x8x64xf32>
    %365 = "stablehlo.reduce"(%364, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg303: tensor<f32>, %arg304: tensor<f32>):
      %1130 = "stablehlo.add"(%arg303, %arg304) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1130) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %366 = "stablehlo.divide"(%365, %270) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %367 = "stablehlo.broadcast_in_dim"(%366) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %368 = "stablehlo.broadcast_in_dim"(%367) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x8x8x64xf32>
    %369 = "stablehlo.subtract"(%364, %368) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %370 = "chlo.square"(%369) : (tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %371 = "stablehlo.multiply"(%276, %369) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %372 = "stablehlo.reduce"(%370, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg301: tensor<f32>, %arg302: tensor<f32>):
      %1129 = "stablehlo.add"(%arg301, %arg302) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1129) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %373 = "stablehlo.divide"(%372, %270) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %374 = "stablehlo.add"(%373, %280) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %375 = "stablehlo.rsqrt"(%374) : (tensor<64xf32>) -> tensor<64xf32>
    %376 = "stablehlo.divide"(%375, %374) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %377 = "stablehlo.multiply"(%284, %376) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %378 = "stablehlo.multiply"(%375, %arg43) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %379 = "stablehlo.broadcast_in_dim"(%378) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %380 = "stablehlo.broadcast_in_dim"(%379) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x8x8x64xf32>
    %381 = "stablehlo.multiply"(%369, %380) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %382 = "stablehlo.broadcast_in_dim"(%arg44) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %383 = "stablehlo.broadcast_in_dim"(%382) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x1x1x64xf32>) -> tensor<4x8x8x64xf32>
    %384 = "stablehlo.add"(%381, %383) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %385 = "stablehlo.add"(%316, %384) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %386 = "stablehlo.maximum"(%385, %315) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %387 = "stablehlo.compare"(%385, %315) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xi1>
    %388 = "stablehlo.reduce"(%386, %12) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg299: tensor<f32>, %arg300: tensor<f32>):
      %1128 = "stablehlo.add"(%arg299, %arg300) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1128) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<4x64xf32>
    %389 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x64xf32>
    %390 = "stablehlo.divide"(%388, %389) : (tensor<4x64xf32>, tensor<4x64xf32>) -> tensor<4x64xf32>
    %391 = "stablehlo.dot_general"(%390, %arg45) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x64xf32>, tensor<64x10xf32>) -> tensor<4x10xf32>
    %392 = "stablehlo.broadcast_in_dim"(%arg46) <{broadcast_dimensions = array<i64: 1>}> : (tensor<10xf32>) -> tensor<1x10xf32>
    %393 = "stablehlo.broadcast_in_dim"(%392) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x10xf32>) -> tensor<4x10xf32>
    %394 = "stablehlo.add"(%391, %393) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %395 = "stablehlo.reduce"(%394, %3) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg297: tensor<f32>, %arg298: tensor<f32>):
      %1127 = "stablehlo.maximum"(%arg297, %arg298) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1127) : (tensor<f32>) -> ()
    }) : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %396 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %397 = "stablehlo.maximum"(%396, %395) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %398 = "stablehlo.broadcast_in_dim"(%397) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %399 = "stablehlo.broadcast_in_dim"(%398) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x10xf32>
    %400 = "stablehlo.subtract"(%394, %399) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %401 = "stablehlo.exponential"(%400) : (tensor<4x10xf32>) -> tensor<4x10xf32>
    %402 = "stablehlo.reduce"(%401, %12) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg295: tensor<f32>, %arg296: tensor<f32>):
      %1126 = "stablehlo.add"(%arg295, %arg296) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1126) : (tensor<f32>) -> ()
    }) : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %403 = "stablehlo.broadcast_in_dim"(%402) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %404 = "stablehlo.log"(%403) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %405 = "stablehlo.broadcast_in_dim"(%404) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf32>) -> tensor<4x10xf32>
    %406 = "stablehlo.subtract"(%400, %405) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %407 = "stablehlo.multiply"(%406, %arg48) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %408 = "stablehlo.reduce"(%407, %12) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg293: tensor<f32>, %arg294: tensor<f32>):
      %1125 = "stablehlo.add"(%arg293, %arg294) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1125) : (tensor<f32>) -> ()
    }) : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %409 = "stablehlo.reduce"(%408, %12) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg291: tensor<f32>, %arg292: tensor<f32>):
      %1124 = "stablehlo.add"(%arg291, %arg292) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1124) : (tensor<f32>) -> ()
    }) : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
    %410 = "stablehlo.divide"(%409, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %411 = "stablehlo.negate"(%410) : (tensor<f32>) -> tensor<f32>
    %412 = "stablehlo.negate"(%1) : (tensor<f32>) -> tensor<f32>
    %413 = "stablehlo.divide"(%412, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %414 = "stablehlo.broadcast_in_dim"(%413) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %415 = "stablehlo.broadcast_in_dim"(%414) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x10xf32>
    %416 = "stablehlo.multiply"(%415, %arg48) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %417 = "stablehlo.negate"(%416) : (tensor<4x10xf32>) -> tensor<4x10xf32>
    %418 = "stablehlo.reduce"(%417, %12) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg289: tensor<f32>, %arg290: tensor<f32>):
      %1123 = "stablehlo.add"(%arg289, %arg290) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1123) : (tensor<f32>) -> ()
    }) : (tensor<4x10xf32>, tensor<f32>) -> tensor<4xf32>
    %419 = "stablehlo.reshape"(%418) : (tensor<4xf32>) -> tensor<4x1xf32>
    %420 = "stablehlo.divide"(%419, %403) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %421 = "stablehlo.reduce"(%420, %12) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg287: tensor<f32>, %arg288: tensor<f32>):
      %1122 = "stablehlo.add"(%arg287, %arg288) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1122) : (tensor<f32>) -> ()
    }) : (tensor<4x1xf32>, tensor<f32>) -> tensor<4xf32>
    %422 = "stablehlo.broadcast_in_dim"(%421) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x10xf32>
    %423 = "stablehlo.multiply"(%422, %401) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %424 = "stablehlo.add"(%416, %423) : (tensor<4x10xf32>, tensor<4x10xf32>) -> tensor<4x10xf32>
    %425 = "stablehlo.reduce"(%424, %12) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg285: tensor<f32>, %arg286: tensor<f32>):
      %1121 = "stablehlo.add"(%arg285, %arg286) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1121) : (tensor<f32>) -> ()
    }) : (tensor<4x10xf32>, tensor<f32>) -> tensor<10xf32>
    %426 = "stablehlo.reshape"(%425) : (tensor<10xf32>) -> tensor<1x10xf32>
    %427 = "stablehlo.reduce"(%426, %12) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg283: tensor<f32>, %arg284: tensor<f32>):
      %1120 = "stablehlo.add"(%arg283, %arg284) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1120) : (tensor<f32>) -> ()
    }) : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %428 = "stablehlo.dot_general"(%424, %390) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x10xf32>, tensor<4x64xf32>) -> tensor<10x64xf32>
    %429 = "stablehlo.transpose"(%428) <{permutation = array<i64: 1, 0>}> : (tensor<10x64xf32>) -> tensor<64x10xf32>
    %430 = "stablehlo.dot_general"(%424, %arg45) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x10xf32>, tensor<64x10xf32>) -> tensor<4x64xf32>
    %431 = "stablehlo.divide"(%430, %389) : (tensor<4x64xf32>, tensor<4x64xf32>) -> tensor<4x64xf32>
    %432 = "stablehlo.broadcast_in_dim"(%431) <{broadcast_dimensions = array<i64: 0, 3>}> : (tensor<4x64xf32>) -> tensor<4x8x8x64xf32>
    %433 = "stablehlo.select"(%387, %432, %315) : (tensor<4x8x8x64xi1>, tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %434 = "stablehlo.reduce"(%433, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg281: tensor<f32>, %arg282: tensor<f32>):
      %1119 = "stablehlo.add"(%arg281, %arg282) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1119) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %435 = "stablehlo.reshape"(%434) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %436 = "stablehlo.reduce"(%435, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg279: tensor<f32>, %arg280: tensor<f32>):
      %1118 = "stablehlo.add"(%arg279, %arg280) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1118) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %437 = "stablehlo.multiply"(%369, %433) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %438 = "stablehlo.reduce"(%437, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg277: tensor<f32>, %arg278: tensor<f32>):
      %1117 = "stablehlo.add"(%arg277, %arg278) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1117) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %439 = "stablehlo.reshape"(%438) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %440 = "stablehlo.multiply"(%433, %380) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %441 = "stablehlo.reduce"(%439, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg275: tensor<f32>, %arg276: tensor<f32>):
      %1116 = "stablehlo.add"(%arg275, %arg276) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1116) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %442 = "stablehlo.multiply"(%375, %441) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %443 = "stablehlo.multiply"(%441, %arg43) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %444 = "stablehlo.multiply"(%443, %377) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %445 = "stablehlo.negate"(%440) : (tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %446 = "stablehlo.reduce"(%445, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg273: tensor<f32>, %arg274: tensor<f32>):
      %1115 = "stablehlo.add"(%arg273, %arg274) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1115) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %447 = "stablehlo.reshape"(%446) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %448 = "stablehlo.reduce"(%447, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg271: tensor<f32>, %arg272: tensor<f32>):
      %1114 = "stablehlo.add"(%arg271, %arg272) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1114) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %449 = "stablehlo.divide"(%444, %270) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %450 = "stablehlo.broadcast_in_dim"(%449) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<4x8x8x64xf32>
    %451 = "stablehlo.multiply"(%450, %371) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %452 = "stablehlo.negate"(%451) : (tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %453 = "stablehlo.reduce"(%452, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg269: tensor<f32>, %arg270: tensor<f32>):
      %1113 = "stablehlo.add"(%arg269, %arg270) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1113) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %454 = "stablehlo.reshape"(%453) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %455 = "stablehlo.add"(%440, %451) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %456 = "stablehlo.reduce"(%454, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg267: tensor<f32>, %arg268: tensor<f32>):
      %1112 = "stablehlo.add"(%arg267, %arg268) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1112) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %457 = "stablehlo.add"(%448, %456) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %458 = "stablehlo.divide"(%457, %270) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %459 = "stablehlo.broadcast_in_dim"(%458) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<4x8x8x64xf32>
    %460 = "stablehlo.add"(%455, %459) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %461 = "stablehlo.convolution"(%362, %460) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<4x8x8x64xf32>) -> tensor<1x1x16x64xf32>
    %462 = "stablehlo.reverse"(%arg42) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x16x64xf32>) -> tensor<1x1x16x64xf32>
    %463 = "stablehlo.convolution"(%460, %462) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x64xf32>, tensor<1x1x16x64xf32>) -> tensor<4x8x8x16xf32>
    %464 = "stablehlo.select"(%363, %463, %265) : (tensor<4x8x8x16xi1>, tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %465 = "stablehlo.reduce"(%464, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg265: tensor<f32>, %arg266: tensor<f32>):
      %1111 = "stablehlo.add"(%arg265, %arg266) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1111) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %466 = "stablehlo.reshape"(%465) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %467 = "stablehlo.reduce"(%466, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg263: tensor<f32>, %arg264: tensor<f32>):
      %1110 = "stablehlo.add"(%arg263, %arg264) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1110) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %468 = "stablehlo.multiply"(%346, %464) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %469 = "stablehlo.reduce"(%468, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg261: tensor<f32>, %arg262: tensor<f32>):
      %1109 = "stablehlo.add"(%arg261, %arg262) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1109) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %470 = "stablehlo.reshape"(%469) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %471 = "stablehlo.multiply"(%464, %357) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %472 = "stablehlo.reduce"(%470, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg259: tensor<f32>, %arg260: tensor<f32>):
      %1108 = "stablehlo.add"(%arg259, %arg260) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1108) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %473 = "stablehlo.multiply"(%352, %472) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %474 = "stablehlo.multiply"(%472, %arg40) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %475 = "stablehlo.multiply"(%474, %354) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %476 = "stablehlo.negate"(%471) : (tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %477 = "stablehlo.reduce"(%476, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg257: tensor<f32>, %arg258: tensor<f32>):
      %1107 = "stablehlo.add"(%arg257, %arg258) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1107) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %478 = "stablehlo.reshape"(%477) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %479 = "stablehlo.reduce"(%478, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg255: tensor<f32>, %arg256: tensor<f32>):
      %1106 = "stablehlo.add"(%arg255, %arg256) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1106) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %480 = "stablehlo.divide"(%475, %244) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %481 = "stablehlo.broadcast_in_dim"(%480) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %482 = "stablehlo.multiply"(%481, %348) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %483 = "stablehlo.negate"(%482) : (tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %484 = "stablehlo.reduce"(%483, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg253: tensor<f32>, %arg254: tensor<f32>):
      %1105 = "stablehlo.add"(%arg253, %arg254) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1105) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %485 = "stablehlo.reshape"(%484) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %486 = "stablehlo.add"(%471, %482) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %487 = "stablehlo.reduce"(%485, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg251: tensor<f32>, %arg252: tensor<f32>):
      %1104 = "stablehlo.add"(%arg251, %arg252) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1104) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %488 = "stablehlo.add"(%479, %487) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %489 = "stablehlo.divide"(%488, %244) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %490 = "stablehlo.broadcast_in_dim"(%489) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %491 = "stablehlo.add"(%486, %490) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %492 = "stablehlo.convolution"(%339, %491) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<3x3x16x16xf32>
    %493 = "stablehlo.reverse"(%arg39) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %494 = "stablehlo.convolution"(%491, %493) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x8x8x16xf32>
    %495 = "stablehlo.select"(%340, %494, %265) : (tensor<4x8x8x16xi1>, tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %496 = "stablehlo.reduce"(%495, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg249: tensor<f32>, %arg250: tensor<f32>):
      %1103 = "stablehlo.add"(%arg249, %arg250) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1103) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %497 = "stablehlo.reshape"(%496) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %498 = "stablehlo.reduce"(%497, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg247: tensor<f32>, %arg248: tensor<f32>):
      %1102 = "stablehlo.add"(%arg247, %arg248) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1102) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %499 = "stablehlo.multiply"(%323, %495) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %500 = "stablehlo.reduce"(%499, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg245: tensor<f32>, %arg246: tensor<f32>):
      %1101 = "stablehlo.add"(%arg245, %arg246) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1101) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %501 = "stablehlo.reshape"(%500) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %502 = "stablehlo.multiply"(%495, %334) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %503 = "stablehlo.reduce"(%501, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg243: tensor<f32>, %arg244: tensor<f32>):
      %1100 = "stablehlo.add"(%arg243, %arg244) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1100) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %504 = "stablehlo.multiply"(%329, %503) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %505 = "stablehlo.multiply"(%503, %arg37) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %506 = "stablehlo.multiply"(%505, %331) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %507 = "stablehlo.negate"(%502) : (tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %508 = "stablehlo.reduce"(%507, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg241: tensor<f32>, %arg242: tensor<f32>):
      %1099 = "stablehlo.add"(%arg241, %arg242) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1099) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %509 = "stablehlo.reshape"(%508) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %510 = "stablehlo.reduce"(%509, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg239: tensor<f32>, %arg240: tensor<f32>):
      %1098 = "stablehlo.add"(%arg239, %arg240) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1098) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %511 = "stablehlo.divide"(%506, %244) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %512 = "stablehlo.broadcast_in_dim"(%511) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %513 = "stablehlo.multiply"(%512, %325) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %514 = "stablehlo.negate"(%513) : (tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %515 = "stablehlo.reduce"(%514, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg237: tensor<f32>, %arg238: tensor<f32>):
      %1097 = "stablehlo.add"(%arg237, %arg238) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1097) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %516 = "stablehlo.reshape"(%515) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %517 = "stablehlo.add"(%502, %513) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %518 = "stablehlo.reduce"(%516, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg235: tensor<f32>, %arg236: tensor<f32>):
      %1096 = "stablehlo.add"(%arg235, %arg236) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1096) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %519 = "stablehlo.add"(%510, %518) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %520 = "stablehlo.divide"(%519, %244) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %521 = "stablehlo.broadcast_in_dim"(%520) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %522 = "stablehlo.add"(%517, %521) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %523 = "stablehlo.convolution"(%316, %522) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x64xf32>, tensor<4x8x8x16xf32>) -> tensor<1x1x64x16xf32>
    %524 = "stablehlo.reverse"(%arg36) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x64x16xf32>) -> tensor<1x1x64x16xf32>
    %525 = "stablehlo.convolution"(%522, %524) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<1x1x64x16xf32>) -> tensor<4x8x8x64xf32>
    %526 = "stablehlo.add"(%433, %525) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %527 = "stablehlo.select"(%317, %526, %315) : (tensor<4x8x8x64xi1>, tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %528 = "stablehlo.reduce"(%527, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg233: tensor<f32>, %arg234: tensor<f32>):
      %1095 = "stablehlo.add"(%arg233, %arg234) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1095) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %529 = "stablehlo.reshape"(%528) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %530 = "stablehlo.reduce"(%529, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg231: tensor<f32>, %arg232: tensor<f32>):
      %1094 = "stablehlo.add"(%arg231, %arg232) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1094) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %531 = "stablehlo.multiply"(%298, %527) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %532 = "stablehlo.reduce"(%531, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg229: tensor<f32>, %arg230: tensor<f32>):
      %1093 = "stablehlo.add"(%arg229, %arg230) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1093) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %533 = "stablehlo.reshape"(%532) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %534 = "stablehlo.multiply"(%527, %309) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %535 = "stablehlo.reduce"(%533, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg227: tensor<f32>, %arg228: tensor<f32>):
      %1092 = "stablehlo.add"(%arg227, %arg228) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1092) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %536 = "stablehlo.multiply"(%304, %535) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %537 = "stablehlo.multiply"(%535, %arg34) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %538 = "stablehlo.multiply"(%537, %306) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %539 = "stablehlo.negate"(%534) : (tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %540 = "stablehlo.reduce"(%539, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg225: tensor<f32>, %arg226: tensor<f32>):
      %1091 = "stablehlo.add"(%arg225, %arg226) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1091) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %541 = "stablehlo.reshape"(%540) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %542 = "stablehlo.reduce"(%541, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg223: tensor<f32>, %arg224: tensor<f32>):
      %1090 = "stablehlo.add"(%arg223, %arg224) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1090) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %543 = "stablehlo.divide"(%538, %270) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %544 = "stablehlo.broadcast_in_dim"(%543) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<4x8x8x64xf32>
    %545 = "stablehlo.multiply"(%544, %300) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %546 = "stablehlo.negate"(%545) : (tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %547 = "stablehlo.reduce"(%546, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg221: tensor<f32>, %arg222: tensor<f32>):
      %1089 = "stablehlo.add"(%arg221, %arg222) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1089) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %548 = "stablehlo.reshape"(%547) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %549 = "stablehlo.add"(%534, %545) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %550 = "stablehlo.reduce"(%548, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg219: tensor<f32>, %arg220: tensor<f32>):
      %1088 = "stablehlo.add"(%arg219, %arg220) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1088) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %551 = "stablehlo.add"(%542, %550) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %552 = "stablehlo.divide"(%551, %270) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %553 = "stablehlo.broadcast_in_dim"(%552) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<4x8x8x64xf32>
    %554 = "stablehlo.add"(%549, %553) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %555 = "stablehlo.convolution"(%212, %554) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, -1], [0, -1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x32xf32>, tensor<4x8x8x64xf32>) -> tensor<1x1x32x64xf32>
    %556 = "stablehlo.reverse"(%arg33) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x32x64xf32>) -> tensor<1x1x32x64xf32>
    %557 = "stablehlo.convolution"(%554, %556) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x64xf32>, tensor<1x1x32x64xf32>) -> tensor<4x16x16x32xf32>
    %558 = "stablehlo.multiply"(%274, %527) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %559 = "stablehlo.reduce"(%558, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg217: tensor<f32>, %arg218: tensor<f32>):
      %1087 = "stablehlo.add"(%arg217, %arg218) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1087) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %560 = "stablehlo.reshape"(%559) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %561 = "stablehlo.multiply"(%527, %288) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %562 = "stablehlo.reduce"(%560, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg215: tensor<f32>, %arg216: tensor<f32>):
      %1086 = "stablehlo.add"(%arg215, %arg216) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1086) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %563 = "stablehlo.multiply"(%282, %562) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %564 = "stablehlo.multiply"(%562, %arg31) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %565 = "stablehlo.multiply"(%564, %285) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %566 = "stablehlo.negate"(%561) : (tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %567 = "stablehlo.reduce"(%566, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg213: tensor<f32>, %arg214: tensor<f32>):
      %1085 = "stablehlo.add"(%arg213, %arg214) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1085) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %568 = "stablehlo.reshape"(%567) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %569 = "stablehlo.reduce"(%568, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg211: tensor<f32>, %arg212: tensor<f32>):
      %1084 = "stablehlo.add"(%arg211, %arg212) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1084) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %570 = "stablehlo.divide"(%565, %270) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %571 = "stablehlo.broadcast_in_dim"(%570) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<4x8x8x64xf32>
    %572 = "stablehlo.multiply"(%571, %277) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %573 = "stablehlo.negate"(%572) : (tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %574 = "stablehlo.reduce"(%573, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg209: tensor<f32>, %arg210: tensor<f32>):
      %1083 = "stablehlo.add"(%arg209, %arg210) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1083) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x64xf32>, tensor<f32>) -> tensor<64xf32>
    %575 = "stablehlo.reshape"(%574) : (tensor<64xf32>) -> tensor<1x1x1x64xf32>
    %576 = "stablehlo.add"(%561, %572) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %577 = "stablehlo.reduce"(%575, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg207: tensor<f32>, %arg208: tensor<f32>):
      %1082 = "stablehlo.add"(%arg207, %arg208) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1082) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %578 = "stablehlo.add"(%569, %577) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %579 = "stablehlo.divide"(%578, %270) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %580 = "stablehlo.broadcast_in_dim"(%579) <{broadcast_dimensions = array<i64: 3>}> : (tensor<64xf32>) -> tensor<4x8x8x64xf32>
    %581 = "stablehlo.add"(%576, %580) : (tensor<4x8x8x64xf32>, tensor<4x8x8x64xf32>) -> tensor<4x8x8x64xf32>
    %582 = "stablehlo.convolution"(%266, %581) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<4x8x8x64xf32>) -> tensor<1x1x16x64xf32>
    %583 = "stablehlo.reverse"(%arg30) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x16x64xf32>) -> tensor<1x1x16x64xf32>
    %584 = "stablehlo.convolution"(%581, %583) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x64xf32>, tensor<1x1x16x64xf32>) -> tensor<4x8x8x16xf32>
    %585 = "stablehlo.select"(%267, %584, %265) : (tensor<4x8x8x16xi1>, tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %586 = "stablehlo.reduce"(%585, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg205: tensor<f32>, %arg206: tensor<f32>):
      %1081 = "stablehlo.add"(%arg205, %arg206) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1081) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %587 = "stablehlo.reshape"(%586) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %588 = "stablehlo.reduce"(%587, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg203: tensor<f32>, %arg204: tensor<f32>):
      %1080 = "stablehlo.add"(%arg203, %arg204) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1080) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %589 = "stablehlo.multiply"(%248, %585) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %590 = "stablehlo.reduce"(%589, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg201: tensor<f32>, %arg202: tensor<f32>):
      %1079 = "stablehlo.add"(%arg201, %arg202) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1079) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %591 = "stablehlo.reshape"(%590) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %592 = "stablehlo.multiply"(%585, %260) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %593 = "stablehlo.reduce"(%591, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg199: tensor<f32>, %arg200: tensor<f32>):
      %1078 = "stablehlo.add"(%arg199, %arg200) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1078) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %594 = "stablehlo.multiply"(%255, %593) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %595 = "stablehlo.multiply"(%593, %arg28) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %596 = "stablehlo.multiply"(%595, %257) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %597 = "stablehlo.negate"(%592) : (tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %598 = "stablehlo.reduce"(%597, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg197: tensor<f32>, %arg198: tensor<f32>):
      %1077 = "stablehlo.add"(%arg197, %arg198) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1077) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %599 = "stablehlo.reshape"(%598) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %600 = "stablehlo.reduce"(%599, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg195: tensor<f32>, %arg196: tensor<f32>):
      %1076 = "stablehlo.add"(%arg195, %arg196) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1076) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %601 = "stablehlo.divide"(%596, %244) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %602 = "stablehlo.broadcast_in_dim"(%601) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %603 = "stablehlo.multiply"(%602, %251) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %604 = "stablehlo.negate"(%603) : (tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %605 = "stablehlo.reduce"(%604, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg193: tensor<f32>, %arg194: tensor<f32>):
      %1075 = "stablehlo.add"(%arg193, %arg194) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1075) : (tensor<f32>) -> ()
    }) : (tensor<4x8x8x16xf32>, tensor<f32>) -> tensor<16xf32>
    %606 = "stablehlo.reshape"(%605) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %607 = "stablehlo.add"(%592, %603) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %608 = "stablehlo.reduce"(%606, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg191: tensor<f32>, %arg192: tensor<f32>):
      %1074 = "stablehlo.add"(%arg191, %arg192) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1074) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %609 = "stablehlo.add"(%600, %608) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %610 = "stablehlo.divide"(%609, %244) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %611 = "stablehlo.broadcast_in_dim"(%610) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<4x8x8x16xf32>
    %612 = "stablehlo.add"(%607, %611) : (tensor<4x8x8x16xf32>, tensor<4x8x8x16xf32>) -> tensor<4x8x8x16xf32>
    %613 = "stablehlo.convolution"(%240, %612) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x16xf32>, tensor<4x8x8x16xf32>) -> tensor<3x3x16x16xf32>
    %614 = "stablehlo.reverse"(%arg27) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %615 = "stablehlo.convolution"(%612, %614) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[2, 1], [2, 1]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x8x8x16xf32>, tensor<3x3x16x16xf32>) -> tensor<4x16x16x16xf32>
    %616 = "stablehlo.select"(%241, %615, %239) : (tensor<4x16x16x16xi1>, tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %617 = "stablehlo.reduce"(%616, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg189: tensor<f32>, %arg190: tensor<f32>):
      %1073 = "stablehlo.add"(%arg189, %arg190) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1073) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %618 = "stablehlo.reshape"(%617) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %619 = "stablehlo.reduce"(%618, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg187: tensor<f32>, %arg188: tensor<f32>):
      %1072 = "stablehlo.add"(%arg187, %arg188) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1072) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %620 = "stablehlo.multiply"(%220, %616) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %621 = "stablehlo.reduce"(%620, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg185: tensor<f32>, %arg186: tensor<f32>):
      %1071 = "stablehlo.add"(%arg185, %arg186) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1071) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %622 = "stablehlo.reshape"(%621) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %623 = "stablehlo.multiply"(%616, %234) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %624 = "stablehlo.reduce"(%622, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg183: tensor<f32>, %arg184: tensor<f32>):
      %1070 = "stablehlo.add"(%arg183, %arg184) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1070) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %625 = "stablehlo.multiply"(%228, %624) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %626 = "stablehlo.multiply"(%624, %arg25) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %627 = "stablehlo.multiply"(%626, %231) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %628 = "stablehlo.negate"(%623) : (tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %629 = "stablehlo.reduce"(%628, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg181: tensor<f32>, %arg182: tensor<f32>):
      %1069 = "stablehlo.add"(%arg181, %arg182) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1069) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %630 = "stablehlo.reshape"(%629) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %631 = "stablehlo.reduce"(%630, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg179: tensor<f32>, %arg180: tensor<f32>):
      %1068 = "stablehlo.add"(%arg179, %arg180) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1068) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %632 = "stablehlo.divide"(%627, %216) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %633 = "stablehlo.broadcast_in_dim"(%632) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<4x16x16x16xf32>
    %634 = "stablehlo.multiply"(%633, %223) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %635 = "stablehlo.negate"(%634) : (tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %636 = "stablehlo.reduce"(%635, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg177: tensor<f32>, %arg178: tensor<f32>):
      %1067 = "stablehlo.add"(%arg177, %arg178) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1067) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x16xf32>, tensor<f32>) -> tensor<16xf32>
    %637 = "stablehlo.reshape"(%636) : (tensor<16xf32>) -> tensor<1x1x1x16xf32>
    %638 = "stablehlo.add"(%623, %634) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %639 = "stablehlo.reduce"(%637, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg175: tensor<f32>, %arg176: tensor<f32>):
      %1066 = "stablehlo.add"(%arg175, %arg176) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1066) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x16xf32>, tensor<f32>) -> tensor<16xf32>
    %640 = "stablehlo.add"(%631, %639) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %641 = "stablehlo.divide"(%640, %216) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %642 = "stablehlo.broadcast_in_dim"(%641) <{broadcast_dimensions = array<i64: 3>}> : (tensor<16xf32>) -> tensor<4x16x16x16xf32>
    %643 = "stablehlo.add"(%638, %642) : (tensor<4x16x16x16xf32>, tensor<4x16x16x16xf32>) -> tensor<4x16x16x16xf32>
    %644 = "stablehlo.convolution"(%212, %643) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x32xf32>, tensor<4x16x16x16xf32>) -> tensor<1x1x32x16xf32>
    %645 = "stablehlo.reverse"(%arg24) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x32x16xf32>) -> tensor<1x1x32x16xf32>
    %646 = "stablehlo.convolution"(%643, %645) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x16xf32>, tensor<1x1x32x16xf32>) -> tensor<4x16x16x32xf32>
    %647 = "stablehlo.add"(%557, %646) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %648 = "stablehlo.select"(%213, %647, %141) : (tensor<4x16x16x32xi1>, tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %649 = "stablehlo.reduce"(%648, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg173: tensor<f32>, %arg174: tensor<f32>):
      %1065 = "stablehlo.add"(%arg173, %arg174) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1065) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %650 = "stablehlo.reshape"(%649) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %651 = "stablehlo.reduce"(%650, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg171: tensor<f32>, %arg172: tensor<f32>):
      %1064 = "stablehlo.add"(%arg171, %arg172) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1064) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %652 = "stablehlo.multiply"(%195, %648) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %653 = "stablehlo.reduce"(%652, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg169: tensor<f32>, %arg170: tensor<f32>):
      %1063 = "stablehlo.add"(%arg169, %arg170) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1063) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %654 = "stablehlo.reshape"(%653) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %655 = "stablehlo.multiply"(%648, %206) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %656 = "stablehlo.reduce"(%654, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg167: tensor<f32>, %arg168: tensor<f32>):
      %1062 = "stablehlo.add"(%arg167, %arg168) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1062) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %657 = "stablehlo.multiply"(%201, %656) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %658 = "stablehlo.multiply"(%656, %arg22) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %659 = "stablehlo.multiply"(%658, %203) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %660 = "stablehlo.negate"(%655) : (tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %661 = "stablehlo.reduce"(%660, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg165: tensor<f32>, %arg166: tensor<f32>):
      %1061 = "stablehlo.add"(%arg165, %arg166) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1061) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %662 = "stablehlo.reshape"(%661) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %663 = "stablehlo.reduce"(%662, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg163: tensor<f32>, %arg164: tensor<f32>):
      %1060 = "stablehlo.add"(%arg163, %arg164) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1060) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %664 = "stablehlo.divide"(%659, %96) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %665 = "stablehlo.broadcast_in_dim"(%664) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<4x16x16x32xf32>
    %666 = "stablehlo.multiply"(%665, %197) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %667 = "stablehlo.negate"(%666) : (tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %668 = "stablehlo.reduce"(%667, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg161: tensor<f32>, %arg162: tensor<f32>):
      %1059 = "stablehlo.add"(%arg161, %arg162) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1059) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %669 = "stablehlo.reshape"(%668) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %670 = "stablehlo.add"(%655, %666) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %671 = "stablehlo.reduce"(%669, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg159: tensor<f32>, %arg160: tensor<f32>):
      %1058 = "stablehlo.add"(%arg159, %arg160) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1058) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %672 = "stablehlo.add"(%663, %671) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %673 = "stablehlo.divide"(%672, %96) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %674 = "stablehlo.broadcast_in_dim"(%673) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<4x16x16x32xf32>
    %675 = "stablehlo.add"(%670, %674) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %676 = "stablehlo.convolution"(%188, %675) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x32xf32>) -> tensor<1x1x8x32xf32>
    %677 = "stablehlo.reverse"(%arg21) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x8x32xf32>) -> tensor<1x1x8x32xf32>
    %678 = "stablehlo.convolution"(%675, %677) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x32xf32>, tensor<1x1x8x32xf32>) -> tensor<4x16x16x8xf32>
    %679 = "stablehlo.select"(%189, %678, %68) : (tensor<4x16x16x8xi1>, tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %680 = "stablehlo.reduce"(%679, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg157: tensor<f32>, %arg158: tensor<f32>):
      %1057 = "stablehlo.add"(%arg157, %arg158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1057) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %681 = "stablehlo.reshape"(%680) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %682 = "stablehlo.reduce"(%681, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg155: tensor<f32>, %arg156: tensor<f32>):
      %1056 = "stablehlo.add"(%arg155, %arg156) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1056) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %683 = "stablehlo.multiply"(%172, %679) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %684 = "stablehlo.reduce"(%683, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg153: tensor<f32>, %arg154: tensor<f32>):
      %1055 = "stablehlo.add"(%arg153, %arg154) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1055) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %685 = "stablehlo.reshape"(%684) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %686 = "stablehlo.multiply"(%679, %183) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %687 = "stablehlo.reduce"(%685, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg151: tensor<f32>, %arg152: tensor<f32>):
      %1054 = "stablehlo.add"(%arg151, %arg152) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1054) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %688 = "stablehlo.multiply"(%178, %687) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %689 = "stablehlo.multiply"(%687, %arg19) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %690 = "stablehlo.multiply"(%689, %180) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %691 = "stablehlo.negate"(%686) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %692 = "stablehlo.reduce"(%691, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg149: tensor<f32>, %arg150: tensor<f32>):
      %1053 = "stablehlo.add"(%arg149, %arg150) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1053) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %693 = "stablehlo.reshape"(%692) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %694 = "stablehlo.reduce"(%693, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg147: tensor<f32>, %arg148: tensor<f32>):
      %1052 = "stablehlo.add"(%arg147, %arg148) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1052) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %695 = "stablehlo.divide"(%690, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %696 = "stablehlo.broadcast_in_dim"(%695) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %697 = "stablehlo.multiply"(%696, %174) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %698 = "stablehlo.negate"(%697) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %699 = "stablehlo.reduce"(%698, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg145: tensor<f32>, %arg146: tensor<f32>):
      %1051 = "stablehlo.add"(%arg145, %arg146) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1051) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %700 = "stablehlo.reshape"(%699) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %701 = "stablehlo.add"(%686, %697) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %702 = "stablehlo.reduce"(%700, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg143: tensor<f32>, %arg144: tensor<f32>):
      %1050 = "stablehlo.add"(%arg143, %arg144) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1050) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %703 = "stablehlo.add"(%694, %702) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %704 = "stablehlo.divide"(%703, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %705 = "stablehlo.broadcast_in_dim"(%704) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %706 = "stablehlo.add"(%701, %705) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %707 = "stablehlo.convolution"(%165, %706) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<3x3x8x8xf32>
    %708 = "stablehlo.reverse"(%arg18) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
    %709 = "stablehlo.convolution"(%706, %708) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %710 = "stablehlo.select"(%166, %709, %68) : (tensor<4x16x16x8xi1>, tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %711 = "stablehlo.reduce"(%710, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg141: tensor<f32>, %arg142: tensor<f32>):
      %1049 = "stablehlo.add"(%arg141, %arg142) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1049) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %712 = "stablehlo.reshape"(%711) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %713 = "stablehlo.reduce"(%712, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg139: tensor<f32>, %arg140: tensor<f32>):
      %1048 = "stablehlo.add"(%arg139, %arg140) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1048) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %714 = "stablehlo.multiply"(%149, %710) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %715 = "stablehlo.reduce"(%714, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg137: tensor<f32>, %arg138: tensor<f32>):
      %1047 = "stablehlo.add"(%arg137, %arg138) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1047) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %716 = "stablehlo.reshape"(%715) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %717 = "stablehlo.multiply"(%710, %160) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %718 = "stablehlo.reduce"(%716, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg135: tensor<f32>, %arg136: tensor<f32>):
      %1046 = "stablehlo.add"(%arg135, %arg136) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1046) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %719 = "stablehlo.multiply"(%155, %718) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %720 = "stablehlo.multiply"(%718, %arg16) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %721 = "stablehlo.multiply"(%720, %157) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %722 = "stablehlo.negate"(%717) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %723 = "stablehlo.reduce"(%722, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg133: tensor<f32>, %arg134: tensor<f32>):
      %1045 = "stablehlo.add"(%arg133, %arg134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1045) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %724 = "stablehlo.reshape"(%723) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %725 = "stablehlo.reduce"(%724, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg131: tensor<f32>, %arg132: tensor<f32>):
      %1044 = "stablehlo.add"(%arg131, %arg132) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1044) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %726 = "stablehlo.divide"(%721, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %727 = "stablehlo.broadcast_in_dim"(%726) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %728 = "stablehlo.multiply"(%727, %151) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %729 = "stablehlo.negate"(%728) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %730 = "stablehlo.reduce"(%729, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg129: tensor<f32>, %arg130: tensor<f32>):
      %1043 = "stablehlo.add"(%arg129, %arg130) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1043) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %731 = "stablehlo.reshape"(%730) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %732 = "stablehlo.add"(%717, %728) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %733 = "stablehlo.reduce"(%731, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg127: tensor<f32>, %arg128: tensor<f32>):
      %1042 = "stablehlo.add"(%arg127, %arg128) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1042) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %734 = "stablehlo.add"(%725, %733) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %735 = "stablehlo.divide"(%734, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %736 = "stablehlo.broadcast_in_dim"(%735) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %737 = "stablehlo.add"(%732, %736) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %738 = "stablehlo.convolution"(%142, %737) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x32xf32>, tensor<4x16x16x8xf32>) -> tensor<1x1x32x8xf32>
    %739 = "stablehlo.reverse"(%arg15) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x32x8xf32>) -> tensor<1x1x32x8xf32>
    %740 = "stablehlo.convolution"(%737, %739) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<1x1x32x8xf32>) -> tensor<4x16x16x32xf32>
    %741 = "stablehlo.add"(%648, %740) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %742 = "stablehlo.select"(%143, %741, %141) : (tensor<4x16x16x32xi1>, tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %743 = "stablehlo.reduce"(%742, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg125: tensor<f32>, %arg126: tensor<f32>):
      %1041 = "stablehlo.add"(%arg125, %arg126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1041) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %744 = "stablehlo.reshape"(%743) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %745 = "stablehlo.reduce"(%744, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg123: tensor<f32>, %arg124: tensor<f32>):
      %1040 = "stablehlo.add"(%arg123, %arg124) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1040) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %746 = "stablehlo.multiply"(%124, %742) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %747 = "stablehlo.reduce"(%746, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg121: tensor<f32>, %arg122: tensor<f32>):
      %1039 = "stablehlo.add"(%arg121, %arg122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1039) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %748 = "stablehlo.reshape"(%747) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %749 = "stablehlo.multiply"(%742, %135) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %750 = "stablehlo.reduce"(%748, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg119: tensor<f32>, %arg120: tensor<f32>):
      %1038 = "stablehlo.add"(%arg119, %arg120) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1038) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %751 = "stablehlo.multiply"(%130, %750) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %752 = "stablehlo.multiply"(%750, %arg13) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %753 = "stablehlo.multiply"(%752, %132) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %754 = "stablehlo.negate"(%749) : (tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %755 = "stablehlo.reduce"(%754, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg117: tensor<f32>, %arg118: tensor<f32>):
      %1037 = "stablehlo.add"(%arg117, %arg118) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1037) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %756 = "stablehlo.reshape"(%755) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %757 = "stablehlo.reduce"(%756, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg115: tensor<f32>, %arg116: tensor<f32>):
      %1036 = "stablehlo.add"(%arg115, %arg116) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1036) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %758 = "stablehlo.divide"(%753, %96) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %759 = "stablehlo.broadcast_in_dim"(%758) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<4x16x16x32xf32>
    %760 = "stablehlo.multiply"(%759, %126) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %761 = "stablehlo.negate"(%760) : (tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %762 = "stablehlo.reduce"(%761, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg113: tensor<f32>, %arg114: tensor<f32>):
      %1035 = "stablehlo.add"(%arg113, %arg114) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1035) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %763 = "stablehlo.reshape"(%762) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %764 = "stablehlo.add"(%749, %760) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %765 = "stablehlo.reduce"(%763, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg111: tensor<f32>, %arg112: tensor<f32>):
      %1034 = "stablehlo.add"(%arg111, %arg112) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1034) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %766 = "stablehlo.add"(%757, %765) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %767 = "stablehlo.divide"(%766, %96) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %768 = "stablehlo.broadcast_in_dim"(%767) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<4x16x16x32xf32>
    %769 = "stablehlo.add"(%764, %768) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %770 = "stablehlo.convolution"(%44, %769) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x32xf32>) -> tensor<1x1x8x32xf32>
    %771 = "stablehlo.reverse"(%arg12) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x8x32xf32>) -> tensor<1x1x8x32xf32>
    %772 = "stablehlo.convolution"(%769, %771) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x32xf32>, tensor<1x1x8x32xf32>) -> tensor<4x16x16x8xf32>
    %773 = "stablehlo.multiply"(%100, %742) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %774 = "stablehlo.reduce"(%773, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg109: tensor<f32>, %arg110: tensor<f32>):
      %1033 = "stablehlo.add"(%arg109, %arg110) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1033) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %775 = "stablehlo.reshape"(%774) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %776 = "stablehlo.multiply"(%742, %114) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %777 = "stablehlo.reduce"(%775, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg107: tensor<f32>, %arg108: tensor<f32>):
      %1032 = "stablehlo.add"(%arg107, %arg108) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1032) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %778 = "stablehlo.multiply"(%108, %777) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %779 = "stablehlo.multiply"(%777, %arg10) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %780 = "stablehlo.multiply"(%779, %111) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %781 = "stablehlo.negate"(%776) : (tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %782 = "stablehlo.reduce"(%781, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg105: tensor<f32>, %arg106: tensor<f32>):
      %1031 = "stablehlo.add"(%arg105, %arg106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1031) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %783 = "stablehlo.reshape"(%782) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %784 = "stablehlo.reduce"(%783, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg103: tensor<f32>, %arg104: tensor<f32>):
      %1030 = "stablehlo.add"(%arg103, %arg104) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1030) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %785 = "stablehlo.divide"(%780, %96) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %786 = "stablehlo.broadcast_in_dim"(%785) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<4x16x16x32xf32>
    %787 = "stablehlo.multiply"(%786, %103) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %788 = "stablehlo.negate"(%787) : (tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %789 = "stablehlo.reduce"(%788, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg101: tensor<f32>, %arg102: tensor<f32>):
      %1029 = "stablehlo.add"(%arg101, %arg102) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1029) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x32xf32>, tensor<f32>) -> tensor<32xf32>
    %790 = "stablehlo.reshape"(%789) : (tensor<32xf32>) -> tensor<1x1x1x32xf32>
    %791 = "stablehlo.add"(%776, %787) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %792 = "stablehlo.reduce"(%790, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg99: tensor<f32>, %arg100: tensor<f32>):
      %1028 = "stablehlo.add"(%arg99, %arg100) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1028) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %793 = "stablehlo.add"(%784, %792) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %794 = "stablehlo.divide"(%793, %96) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %795 = "stablehlo.broadcast_in_dim"(%794) <{broadcast_dimensions = array<i64: 3>}> : (tensor<32xf32>) -> tensor<4x16x16x32xf32>
    %796 = "stablehlo.add"(%791, %795) : (tensor<4x16x16x32xf32>, tensor<4x16x16x32xf32>) -> tensor<4x16x16x32xf32>
    %797 = "stablehlo.convolution"(%92, %796) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x32xf32>) -> tensor<1x1x8x32xf32>
    %798 = "stablehlo.reverse"(%arg9) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x8x32xf32>) -> tensor<1x1x8x32xf32>
    %799 = "stablehlo.convolution"(%796, %798) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x32xf32>, tensor<1x1x8x32xf32>) -> tensor<4x16x16x8xf32>
    %800 = "stablehlo.select"(%93, %799, %68) : (tensor<4x16x16x8xi1>, tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %801 = "stablehlo.reduce"(%800, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg97: tensor<f32>, %arg98: tensor<f32>):
      %1027 = "stablehlo.add"(%arg97, %arg98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1027) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %802 = "stablehlo.reshape"(%801) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %803 = "stablehlo.reduce"(%802, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg95: tensor<f32>, %arg96: tensor<f32>):
      %1026 = "stablehlo.add"(%arg95, %arg96) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1026) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %804 = "stablehlo.multiply"(%76, %800) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %805 = "stablehlo.reduce"(%804, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg93: tensor<f32>, %arg94: tensor<f32>):
      %1025 = "stablehlo.add"(%arg93, %arg94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1025) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %806 = "stablehlo.reshape"(%805) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %807 = "stablehlo.multiply"(%800, %87) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %808 = "stablehlo.reduce"(%806, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg91: tensor<f32>, %arg92: tensor<f32>):
      %1024 = "stablehlo.add"(%arg91, %arg92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1024) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %809 = "stablehlo.multiply"(%82, %808) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %810 = "stablehlo.multiply"(%808, %arg7) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %811 = "stablehlo.multiply"(%810, %84) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %812 = "stablehlo.negate"(%807) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %813 = "stablehlo.reduce"(%812, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg89: tensor<f32>, %arg90: tensor<f32>):
      %1023 = "stablehlo.add"(%arg89, %arg90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1023) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %814 = "stablehlo.reshape"(%813) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %815 = "stablehlo.reduce"(%814, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg87: tensor<f32>, %arg88: tensor<f32>):
      %1022 = "stablehlo.add"(%arg87, %arg88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1022) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %816 = "stablehlo.divide"(%811, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %817 = "stablehlo.broadcast_in_dim"(%816) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %818 = "stablehlo.multiply"(%817, %78) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %819 = "stablehlo.negate"(%818) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %820 = "stablehlo.reduce"(%819, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg85: tensor<f32>, %arg86: tensor<f32>):
      %1021 = "stablehlo.add"(%arg85, %arg86) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1021) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %821 = "stablehlo.reshape"(%820) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %822 = "stablehlo.add"(%807, %818) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %823 = "stablehlo.reduce"(%821, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg83: tensor<f32>, %arg84: tensor<f32>):
      %1020 = "stablehlo.add"(%arg83, %arg84) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1020) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %824 = "stablehlo.add"(%815, %823) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %825 = "stablehlo.divide"(%824, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %826 = "stablehlo.broadcast_in_dim"(%825) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %827 = "stablehlo.add"(%822, %826) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %828 = "stablehlo.convolution"(%69, %827) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<3x3x8x8xf32>
    %829 = "stablehlo.reverse"(%arg6) <{dimensions = array<i64: 0, 1>}> : (tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
    %830 = "stablehlo.convolution"(%827, %829) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<3x3x8x8xf32>) -> tensor<4x16x16x8xf32>
    %831 = "stablehlo.select"(%70, %830, %68) : (tensor<4x16x16x8xi1>, tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %832 = "stablehlo.reduce"(%831, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg81: tensor<f32>, %arg82: tensor<f32>):
      %1019 = "stablehlo.add"(%arg81, %arg82) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1019) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %833 = "stablehlo.reshape"(%832) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %834 = "stablehlo.reduce"(%833, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg79: tensor<f32>, %arg80: tensor<f32>):
      %1018 = "stablehlo.add"(%arg79, %arg80) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1018) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %835 = "stablehlo.multiply"(%51, %831) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %836 = "stablehlo.reduce"(%835, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg77: tensor<f32>, %arg78: tensor<f32>):
      %1017 = "stablehlo.add"(%arg77, %arg78) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1017) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %837 = "stablehlo.reshape"(%836) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %838 = "stablehlo.multiply"(%831, %63) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %839 = "stablehlo.reduce"(%837, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg75: tensor<f32>, %arg76: tensor<f32>):
      %1016 = "stablehlo.add"(%arg75, %arg76) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1016) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %840 = "stablehlo.multiply"(%58, %839) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %841 = "stablehlo.multiply"(%839, %arg4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %842 = "stablehlo.multiply"(%841, %60) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %843 = "stablehlo.negate"(%838) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %844 = "stablehlo.reduce"(%843, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg73: tensor<f32>, %arg74: tensor<f32>):
      %1015 = "stablehlo.add"(%arg73, %arg74) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1015) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %845 = "stablehlo.reshape"(%844) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %846 = "stablehlo.reduce"(%845, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg71: tensor<f32>, %arg72: tensor<f32>):
      %1014 = "stablehlo.add"(%arg71, %arg72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1014) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %847 = "stablehlo.divide"(%842, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %848 = "stablehlo.broadcast_in_dim"(%847) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %849 = "stablehlo.multiply"(%848, %54) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %850 = "stablehlo.negate"(%849) : (tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %851 = "stablehlo.reduce"(%850, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg69: tensor<f32>, %arg70: tensor<f32>):
      %1013 = "stablehlo.add"(%arg69, %arg70) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1013) : (tensor<f32>) -> ()
    }) : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<8xf32>
    %852 = "stablehlo.reshape"(%851) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %853 = "stablehlo.add"(%838, %849) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %854 = "stablehlo.reduce"(%852, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg67: tensor<f32>, %arg68: tensor<f32>):
      %1012 = "stablehlo.add"(%arg67, %arg68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1012) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %855 = "stablehlo.add"(%846, %854) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %856 = "stablehlo.divide"(%855, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %857 = "stablehlo.broadcast_in_dim"(%856) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<4x16x16x8xf32>
    %858 = "stablehlo.add"(%853, %857) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %859 = "stablehlo.convolution"(%44, %858) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<1x1x8x8xf32>
    %860 = "stablehlo.reverse"(%arg3) <{dimensions = array<i64: 0, 1>}> : (tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32>
    %861 = "stablehlo.convolution"(%858, %860) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<0> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x16x16x8xf32>, tensor<1x1x8x8xf32>) -> tensor<4x16x16x8xf32>
    %862 = "stablehlo.add"(%772, %861) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %863 = "stablehlo.divide"(%862, %43) : (tensor<4x16x16x8xf32>, tensor<4x16x16x8xf32>) -> tensor<4x16x16x8xf32>
    %864 = "stablehlo.pad"(%863, %12) <{edge_padding_high = array<i64: 0, 1, 1, 0>, edge_padding_low = array<i64: 0, 2, 2, 0>, interior_padding = array<i64: 0, 1, 1, 0>}> : (tensor<4x16x16x8xf32>, tensor<f32>) -> tensor<4x34x34x8xf32>
    %865 = "stablehlo.reduce_window"(%864, %41) <{base_dilations = array<i64: 1, 1, 1, 1>, padding = dense<0> : tensor<4x2xi64>, window_dilations = array<i64: 1, 1, 1, 1>, window_dimensions = array<i64: 1, 3, 3, 1>, window_strides = array<i64: 1, 1, 1, 1>}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %1011 = "stablehlo.add"(%arg65, %arg66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1011) : (tensor<f32>) -> ()
    }) : (tensor<4x34x34x8xf32>, tensor<f32>) -> tensor<4x32x32x8xf32>
    %866 = "stablehlo.select"(%40, %865, %38) : (tensor<4x32x32x8xi1>, tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %867 = "stablehlo.reduce"(%866, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg63: tensor<f32>, %arg64: tensor<f32>):
      %1010 = "stablehlo.add"(%arg63, %arg64) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1010) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %868 = "stablehlo.reshape"(%867) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %869 = "stablehlo.reduce"(%868, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg61: tensor<f32>, %arg62: tensor<f32>):
      %1009 = "stablehlo.add"(%arg61, %arg62) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1009) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %870 = "stablehlo.multiply"(%19, %866) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %871 = "stablehlo.reduce"(%870, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg59: tensor<f32>, %arg60: tensor<f32>):
      %1008 = "stablehlo.add"(%arg59, %arg60) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1008) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %872 = "stablehlo.reshape"(%871) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %873 = "stablehlo.multiply"(%866, %33) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %874 = "stablehlo.reduce"(%872, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg57: tensor<f32>, %arg58: tensor<f32>):
      %1007 = "stablehlo.add"(%arg57, %arg58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1007) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %875 = "stablehlo.multiply"(%27, %874) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %876 = "stablehlo.multiply"(%874, %arg1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %877 = "stablehlo.multiply"(%876, %30) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %878 = "stablehlo.negate"(%873) : (tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %879 = "stablehlo.reduce"(%878, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg55: tensor<f32>, %arg56: tensor<f32>):
      %1006 = "stablehlo.add"(%arg55, %arg56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1006) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %880 = "stablehlo.reshape"(%879) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %881 = "stablehlo.reduce"(%880, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg53: tensor<f32>, %arg54: tensor<f32>):
      %1005 = "stablehlo.add"(%arg53, %arg54) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1005) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %882 = "stablehlo.divide"(%877, %15) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %883 = "stablehlo.broadcast_in_dim"(%882) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<4x32x32x8xf32>
    %884 = "stablehlo.multiply"(%883, %22) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %885 = "stablehlo.negate"(%884) : (tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %886 = "stablehlo.reduce"(%885, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %1004 = "stablehlo.add"(%arg51, %arg52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1004) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32x8xf32>, tensor<f32>) -> tensor<8xf32>
    %887 = "stablehlo.reshape"(%886) : (tensor<8xf32>) -> tensor<1x1x1x8xf32>
    %888 = "stablehlo.add"(%873, %884) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %889 = "stablehlo.reduce"(%887, %12) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg49: tensor<f32>, %arg50: tensor<f32>):
      %1003 = "stablehlo.add"(%arg49, %arg50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1003) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x8xf32>, tensor<f32>) -> tensor<8xf32>
    %890 = "stablehlo.add"(%881, %889) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %891 = "stablehlo.divide"(%890, %15) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %892 = "stablehlo.broadcast_in_dim"(%891) <{broadcast_dimensions = array<i64: 3>}> : (tensor<8xf32>) -> tensor<4x32x32x8xf32>
    %893 = "stablehlo.add"(%888, %892) : (tensor<4x32x32x8xf32>, tensor<4x32x32x8xf32>) -> tensor<4x32x32x8xf32>
    %894 = "stablehlo.convolution"(%arg47, %893) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 1, 1>, padding = dense<[[2, 3], [2, 3]]> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 2, 2>, window_reversal = array<i1: false, false>, window_strides = array<i64: 1, 1>}> : (tensor<4x64x64x3xf32>, tensor<4x32x32x8xf32>) -> tensor<7x7x3x8xf32>
    %895 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x7x3x8xf32>
    %896 = "stablehlo.multiply"(%895, %894) : (tensor<7x7x3x8xf32>, tensor<7x7x3x8xf32>) -> tensor<7x7x3x8xf32>
    %897 = "stablehlo.subtract"(%arg0, %896) : (tensor<7x7x3x8xf32>, tensor<7x7x3x8xf32>) -> tensor<7x7x3x8xf32>
    %898 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %899 = "stablehlo.multiply"(%898, %875) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %900 = "stablehlo.subtract"(%arg1, %899) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %901 = "stablehlo.multiply"(%898, %869) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %902 = "stablehlo.subtract"(%arg2, %901) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %903 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x8x8xf32>
    %904 = "stablehlo.multiply"(%903, %859) : (tensor<1x1x8x8xf32>, tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32>
    %905 = "stablehlo.subtract"(%arg3, %904) : (tensor<1x1x8x8xf32>, tensor<1x1x8x8xf32>) -> tensor<1x1x8x8xf32>
    %906 = "stablehlo.multiply"(%898, %840) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %907 = "stablehlo.subtract"(%arg4, %906) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %908 = "stablehlo.multiply"(%898, %834) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %909 = "stablehlo.subtract"(%arg5, %908) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %910 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x8x8xf32>
    %911 = "stablehlo.multiply"(%910, %828) : (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
    %912 = "stablehlo.subtract"(%arg6, %911) : (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
    %913 = "stablehlo.multiply"(%898, %809) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %914 = "stablehlo.subtract"(%arg7, %913) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %915 = "stablehlo.multiply"(%898, %803) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %916 = "stablehlo.subtract"(%arg8, %915) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %917 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x8x32xf32>
    %918 = "stablehlo.multiply"(%917, %797) : (tensor<1x1x8x32xf32>, tensor<1x1x8x32xf32>) -> tensor<1x1x8x32xf32>
    %919 = "stablehlo.subtract"(%arg9, %918) : (tensor<1x1x8x32xf32>, tensor<1x1x8x32xf32>) -> tensor<1x1x8x32xf32>
    %920 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %921 = "stablehlo.multiply"(%920, %778) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %922 = "stablehlo.subtract"(%arg10, %921) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %923 = "stablehlo.multiply"(%920, %745) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %924 = "stablehlo.subtract"(%arg11, %923) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %925 = "stablehlo.multiply"(%917, %770) : (tensor<1x1x8x32xf32>, tensor<1x1x8x32xf32>) -> tensor<1x1x8x32xf32>
    %926 = "stablehlo.subtract"(%arg12, %925) : (tensor<1x1x8x32xf32>, tensor<1x1x8x32xf32>) -> tensor<1x1x8x32xf32>
    %927 = "stablehlo.multiply"(%920, %751) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %928 = "stablehlo.subtract"(%arg13, %927) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %929 = "stablehlo.subtract"(%arg14, %923) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %930 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x32x8xf32>
    %931 = "stablehlo.multiply"(%930, %738) : (tensor<1x1x32x8xf32>, tensor<1x1x32x8xf32>) -> tensor<1x1x32x8xf32>
    %932 = "stablehlo.subtract"(%arg15, %931) : (tensor<1x1x32x8xf32>, tensor<1x1x32x8xf32>) -> tensor<1x1x32x8xf32>
    %933 = "stablehlo.multiply"(%898, %719) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %934 = "stablehlo.subtract"(%arg16, %933) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %935 = "stablehlo.multiply"(%898, %713) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %936 = "stablehlo.subtract"(%arg17, %935) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %937 = "stablehlo.multiply"(%910, %707) : (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
    %938 = "stablehlo.subtract"(%arg18, %937) : (tensor<3x3x8x8xf32>, tensor<3x3x8x8xf32>) -> tensor<3x3x8x8xf32>
    %939 = "stablehlo.multiply"(%898, %688) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %940 = "stablehlo.subtract"(%arg19, %939) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %941 = "stablehlo.multiply"(%898, %682) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %942 = "stablehlo.subtract"(%arg20, %941) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %943 = "stablehlo.multiply"(%917, %676) : (tensor<1x1x8x32xf32>, tensor<1x1x8x32xf32>) -> tensor<1x1x8x32xf32>
    %944 = "stablehlo.subtract"(%arg21, %943) : (tensor<1x1x8x32xf32>, tensor<1x1x8x32xf32>) -> tensor<1x1x8x32xf32>
    %945 = "stablehlo.multiply"(%920, %657) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %946 = "stablehlo.subtract"(%arg22, %945) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %947 = "stablehlo.multiply"(%920, %651) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %948 = "stablehlo.subtract"(%arg23, %947) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %949 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x32x16xf32>
    %950 = "stablehlo.multiply"(%949, %644) : (tensor<1x1x32x16xf32>, tensor<1x1x32x16xf32>) -> tensor<1x1x32x16xf32>
    %951 = "stablehlo.subtract"(%arg24, %950) : (tensor<1x1x32x16xf32>, tensor<1x1x32x16xf32>) -> tensor<1x1x32x16xf32>
    %952 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16xf32>
    %953 = "stablehlo.multiply"(%952, %625) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %954 = "stablehlo.subtract"(%arg25, %953) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %955 = "stablehlo.multiply"(%952, %619) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %956 = "stablehlo.subtract"(%arg26, %955) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %957 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3x16x16xf32>
    %958 = "stablehlo.multiply"(%957, %613) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %959 = "stablehlo.subtract"(%arg27, %958) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %960 = "stablehlo.multiply"(%952, %594) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %961 = "stablehlo.subtract"(%arg28, %960) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %962 = "stablehlo.multiply"(%952, %588) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %963 = "stablehlo.subtract"(%arg29, %962) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %964 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x16x64xf32>
    %965 = "stablehlo.multiply"(%964, %582) : (tensor<1x1x16x64xf32>, tensor<1x1x16x64xf32>) -> tensor<1x1x16x64xf32>
    %966 = "stablehlo.subtract"(%arg30, %965) : (tensor<1x1x16x64xf32>, tensor<1x1x16x64xf32>) -> tensor<1x1x16x64xf32>
    %967 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %968 = "stablehlo.multiply"(%967, %563) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %969 = "stablehlo.subtract"(%arg31, %968) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %970 = "stablehlo.multiply"(%967, %530) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %971 = "stablehlo.subtract"(%arg32, %970) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %972 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x32x64xf32>
    %973 = "stablehlo.multiply"(%972, %555) : (tensor<1x1x32x64xf32>, tensor<1x1x32x64xf32>) -> tensor<1x1x32x64xf32>
    %974 = "stablehlo.subtract"(%arg33, %973) : (tensor<1x1x32x64xf32>, tensor<1x1x32x64xf32>) -> tensor<1x1x32x64xf32>
    %975 = "stablehlo.multiply"(%967, %536) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %976 = "stablehlo.subtract"(%arg34, %975) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %977 = "stablehlo.subtract"(%arg35, %970) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %978 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x64x16xf32>
    %979 = "stablehlo.multiply"(%978, %523) : (tensor<1x1x64x16xf32>, tensor<1x1x64x16xf32>) -> tensor<1x1x64x16xf32>
    %980 = "stablehlo.subtract"(%arg36, %979) : (tensor<1x1x64x16xf32>, tensor<1x1x64x16xf32>) -> tensor<1x1x64x16xf32>
    %981 = "stablehlo.multiply"(%952, %504) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %982 = "stablehlo.subtract"(%arg37, %981) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %983 = "stablehlo.multiply"(%952, %498) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %984 = "stablehlo.subtract"(%arg38, %983) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %985 = "stablehlo.multiply"(%957, %492) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %986 = "stablehlo.subtract"(%arg39, %985) : (tensor<3x3x16x16xf32>, tensor<3x3x16x16xf32>) -> tensor<3x3x16x16xf32>
    %987 = "stablehlo.multiply"(%952, %473) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %988 = "stablehlo.subtract"(%arg40, %987) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %989 = "stablehlo.multiply"(%952, %467) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %990 = "stablehlo.subtract"(%arg41, %989) : (tensor<16xf32>, tensor<16xf32>) -> tensor<16xf32>
    %991 = "stablehlo.multiply"(%964, %461) : (tensor<1x1x16x64xf32>, tensor<1x1x16x64xf32>) -> tensor<1x1x16x64xf32>
    %992 = "stablehlo.subtract"(%arg42, %991) : (tensor<1x1x16x64xf32>, tensor<1x1x16x64xf32>) -> tensor<1x1x16x64xf32>
    %993 = "stablehlo.multiply"(%967, %442) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %994 = "stablehlo.subtract"(%arg43, %993) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %995 = "stablehlo.multiply"(%967, %436) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %996 = "stablehlo.subtract"(%arg44, %995) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %997 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x10xf32>
    %998 = "stablehlo.multiply"(%997, %429) : (tensor<64x10xf32>, tensor<64x10xf32>) -> tensor<64x10xf32>
    %999 = "stablehlo.subtract"(%arg45, %998) : (tensor<64x10xf32>, tensor<64x10xf32>) -> tensor<64x10xf32>
    %1000 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %1001 = "stablehlo.multiply"(%1000, %427) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %1002 = "stablehlo.subtract"(%arg46, %1001) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    "func.return"(%411, %897, %900, %902, %905, %907, %909, %912, %914, %916, %919, %922, %924, %926, %928, %929, %932, %934, %936, %938, %940, %942, %944, %946, %948, %951, %954, %956, %959, %961, %963, %966, %969, %971, %974, %976, %977, %980, %982, %984, %986, %988, %990, %992, %994, %996, %999, %1002) : (tensor<f32>, tensor<7x7x3x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<3x3x8x8xf32>, tensor<8xf32>, tensor<8xf32>, tensor<1x1x8x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<1x1x32x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x16x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x32x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<1x1x64x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<3x3x16x16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<1x1x16x64xf32>, tensor<64xf32>, tensor<64xf32>, tensor<64x10xf32>, tensor<10xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

