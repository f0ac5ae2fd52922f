// tools/models/generate transformer-small  (jax 0.10.2, jaxlib 0.10.2, mlir-opt 22.1.8)
"builtin.module"() <{sym_name = "jit_transformer_small"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> (tensor<f32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<64x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32x32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<32xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32x128xf32>, %arg15: tensor<128xf32>, %arg16: tensor<128x32xf32>, %arg17: tensor<32xf32>, %arg18: tensor<32xf32>, %arg19: tensor<32xf32>, %arg20: tensor<32x32xf32>, %arg21: tensor<32xf32>, %arg22: tensor<32x32xf32>, %arg23: tensor<32xf32>, %arg24: tensor<32x32xf32>, %arg25: tensor<32xf32>, %arg26: tensor<32x32xf32>, %arg27: tensor<32xf32>, %arg28: tensor<32xf32>, %arg29: tensor<32xf32>, %arg30: tensor<32x128xf32>, %arg31: tensor<128xf32>, %arg32: tensor<128x32xf32>, %arg33: tensor<32xf32>, %arg34: tensor<32xf32>, %arg35: tensor<32xf32>, %arg36: tensor<32x32xf32>, %arg37: tensor<32xf32>, %arg38: tensor<32x32xf32>, %arg39: tensor<32xf32>, %arg40: tensor<32x32xf32>, %arg41: tensor<32xf32>, %arg42: tensor<32x32xf32>, %arg43: tensor<32xf32>, %arg44: tensor<32xf32>, %arg45: tensor<32xf32>, %arg46: tensor<32x128xf32>, %arg47: tensor<128xf32>, %arg48: tensor<128x32xf32>, %arg49: tensor<32xf32>, %arg50: tensor<32xf32>, %arg51: tensor<32xf32>, %arg52: tensor<32x64xf32>, %arg53: tensor<64xf32>, %arg54: tensor<4x32x64xf32>, %arg55: tensor<4x32x64xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<1.280000e+02> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<0.797884583> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %12 = "stablehlo.constant"() <{value = dense<0.353553385> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<-5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.constant"() <{value = dense<9.99999974E-6> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.dot_general"(%arg54, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x64xf32>, tensor<64x32xf32>) -> tensor<4x32x32xf32>
    %19 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x32x32xf32>) -> tensor<4x32x32xf32>
    %21 = "stablehlo.add"(%18, %20) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %22 = "stablehlo.reduce"(%21, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg324: tensor<f32>, %arg325: tensor<f32>):
      %1100 = "stablehlo.add"(%arg324, %arg325) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1100) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %24 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32x1xf32>
    %25 = "stablehlo.divide"(%23, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %27 = "stablehlo.subtract"(%21, %26) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %28 = "chlo.square"(%27) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %29 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32x32xf32>
    %30 = "stablehlo.multiply"(%29, %27) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %31 = "stablehlo.reduce"(%28, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg322: tensor<f32>, %arg323: tensor<f32>):
      %1099 = "stablehlo.add"(%arg322, %arg323) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1099) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %33 = "stablehlo.divide"(%32, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %34 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32x1xf32>
    %35 = "stablehlo.add"(%33, %34) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %36 = "stablehlo.rsqrt"(%35) : (tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %37 = "stablehlo.divide"(%36, %35) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %38 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32x1xf32>
    %39 = "stablehlo.multiply"(%38, %37) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %40 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %41 = "stablehlo.multiply"(%27, %40) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %42 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %44 = "stablehlo.multiply"(%41, %43) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %45 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %47 = "stablehlo.add"(%44, %46) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %48 = "stablehlo.dot_general"(%47, %arg4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %49 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %51 = "stablehlo.add"(%48, %50) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %52 = "stablehlo.reshape"(%51) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %53 = "stablehlo.dot_general"(%47, %arg6) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %54 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %56 = "stablehlo.add"(%53, %55) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %57 = "stablehlo.reshape"(%56) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %58 = "stablehlo.dot_general"(%47, %arg8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %59 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %61 = "stablehlo.add"(%58, %60) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %62 = "stablehlo.reshape"(%61) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %63 = "stablehlo.dot_general"(%52, %57) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x32xf32>
    %64 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4x32x32xf32>
    %65 = "stablehlo.multiply"(%63, %64) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %66 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<32x32xi1>
    %67 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<32x32xi32>
    %68 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<32x32xi32>
    %69 = "stablehlo.add"(%67, %68) : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi32>
    %70 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<32x32xi32>
    %71 = "stablehlo.compare"(%69, %70) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<32x32xi32>, tensor<32x32xi32>) -> tensor<32x32xi1>
    %72 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<32x32xi1>
    %73 = "stablehlo.select"(%71, %66, %72) : (tensor<32x32xi1>, tensor<32x32xi1>, tensor<32x32xi1>) -> tensor<32x32xi1>
    %74 = "stablehlo.convert"(%8) : (tensor<f32>) -> tensor<f32>
    %75 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<32x32xi1>) -> tensor<4x4x32x32xi1>
    %76 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4x32x32xf32>
    %77 = "stablehlo.select"(%75, %65, %76) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %78 = "stablehlo.reduce"(%77, %7) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg320: tensor<f32>, %arg321: tensor<f32>):
      %1098 = "stablehlo.maximum"(%arg320, %arg321) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1098) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %79 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4x32xf32>
    %80 = "stablehlo.maximum"(%79, %78) : (tensor<4x4x32xf32>, tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %83 = "stablehlo.subtract"(%77, %82) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %84 = "stablehlo.exponential"(%83) : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %85 = "stablehlo.reduce"(%84, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg318: tensor<f32>, %arg319: tensor<f32>):
      %1097 = "stablehlo.add"(%arg318, %arg319) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1097) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %88 = "stablehlo.divide"(%84, %87) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %89 = "stablehlo.multiply"(%86, %86) : (tensor<4x4x32x1xf32>, tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xf32>
    %90 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4x32x1xf32>
    %91 = "stablehlo.divide"(%90, %89) : (tensor<4x4x32x1xf32>, tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xf32>
    %92 = "stablehlo.dot_general"(%62, %88) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x8x32xf32>
    %93 = "stablehlo.transpose"(%92) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %94 = "stablehlo.reshape"(%93) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %95 = "stablehlo.dot_general"(%94, %arg10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %96 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %98 = "stablehlo.add"(%95, %97) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %99 = "stablehlo.add"(%21, %98) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %100 = "stablehlo.reduce"(%99, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg316: tensor<f32>, %arg317: tensor<f32>):
      %1096 = "stablehlo.add"(%arg316, %arg317) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1096) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %102 = "stablehlo.divide"(%101, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %104 = "stablehlo.subtract"(%99, %103) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %105 = "chlo.square"(%104) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %106 = "stablehlo.multiply"(%29, %104) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %107 = "stablehlo.reduce"(%105, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg314: tensor<f32>, %arg315: tensor<f32>):
      %1095 = "stablehlo.add"(%arg314, %arg315) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1095) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %109 = "stablehlo.divide"(%108, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %110 = "stablehlo.add"(%109, %34) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %111 = "stablehlo.rsqrt"(%110) : (tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %112 = "stablehlo.divide"(%111, %110) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %113 = "stablehlo.multiply"(%38, %112) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %114 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %115 = "stablehlo.multiply"(%104, %114) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %116 = "stablehlo.broadcast_in_dim"(%arg12) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %118 = "stablehlo.multiply"(%115, %117) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %119 = "stablehlo.broadcast_in_dim"(%arg13) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %121 = "stablehlo.add"(%118, %120) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %122 = "stablehlo.dot_general"(%121, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x128xf32>) -> tensor<4x32x128xf32>
    %123 = "stablehlo.broadcast_in_dim"(%arg15) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<4x32x128xf32>
    %125 = "stablehlo.add"(%122, %124) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %126 = "stablehlo.multiply"(%125, %125) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %127 = "stablehlo.multiply"(%126, %125) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %128 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32x128xf32>
    %129 = "stablehlo.multiply"(%128, %126) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %130 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32x128xf32>
    %131 = "stablehlo.multiply"(%130, %127) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %132 = "stablehlo.add"(%125, %131) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %133 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32x128xf32>
    %134 = "stablehlo.multiply"(%133, %132) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %135 = "stablehlo.tanh"(%134) : (tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %136 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32x128xf32>
    %137 = "stablehlo.subtract"(%136, %135) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %138 = "stablehlo.add"(%136, %135) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %139 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32x128xf32>
    %140 = "stablehlo.multiply"(%139, %138) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %141 = "stablehlo.multiply"(%125, %140) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %142 = "stablehlo.dot_general"(%141, %arg16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<128x32xf32>) -> tensor<4x32x32xf32>
    %143 = "stablehlo.broadcast_in_dim"(%arg17) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %144 = "stablehlo.broadcast_in_dim"(%143) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %145 = "stablehlo.add"(%142, %144) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %146 = "stablehlo.add"(%99, %145) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %147 = "stablehlo.reduce"(%146, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg312: tensor<f32>, %arg313: tensor<f32>):
      %1094 = "stablehlo.add"(%arg312, %arg313) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1094) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %149 = "stablehlo.divide"(%148, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %151 = "stablehlo.subtract"(%146, %150) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %152 = "chlo.square"(%151) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %153 = "stablehlo.multiply"(%29, %151) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %154 = "stablehlo.reduce"(%152, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg310: tensor<f32>, %arg311: tensor<f32>):
      %1093 = "stablehlo.add"(%arg310, %arg311) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1093) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %156 = "stablehlo.divide"(%155, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %157 = "stablehlo.add"(%156, %34) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %158 = "stablehlo.rsqrt"(%157) : (tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %159 = "stablehlo.divide"(%158, %157) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %160 = "stablehlo.multiply"(%38, %159) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %161 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %162 = "stablehlo.multiply"(%151, %161) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %163 = "stablehlo.broadcast_in_dim"(%arg18) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %165 = "stablehlo.multiply"(%162, %164) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %166 = "stablehlo.broadcast_in_dim"(%arg19) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %167 = "stablehlo.broadcast_in_dim"(%166) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %168 = "stablehlo.add"(%165, %167) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %169 = "stablehlo.dot_general"(%168, %arg20) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %170 = "stablehlo.broadcast_in_dim"(%arg21) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %171 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %172 = "stablehlo.add"(%169, %171) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %173 = "stablehlo.reshape"(%172) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %174 = "stablehlo.dot_general"(%168, %arg22) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %175 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %176 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %177 = "stablehlo.add"(%174, %176) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %178 = "stablehlo.reshape"(%177) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %179 = "stablehlo.dot_general"(%168, %arg24) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %180 = "stablehlo.broadcast_in_dim"(%arg25) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %182 = "stablehlo.add"(%179, %181) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %183 = "stablehlo.reshape"(%182) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %184 = "stablehlo.dot_general"(%173, %178) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x32xf32>
    %185 = "stablehlo.multiply"(%184, %64) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %186 = "stablehlo.select"(%75, %185, %76) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %187 = "stablehlo.reduce"(%186, %7) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg308: tensor<f32>, %arg309: tensor<f32>):
      %1092 = "stablehlo.maximum"(%arg308, %arg309) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1092) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %188 = "stablehlo.maximum"(%79, %187) : (tensor<4x4x32xf32>, tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %189 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %191 = "stablehlo.subtract"(%186, %190) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %192 = "stablehlo.exponential"(%191) : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %193 = "stablehlo.reduce"(%192, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg306: tensor<f32>, %arg307: tensor<f32>):
      %1091 = "stablehlo.add"(%arg306, %arg307) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1091) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %194 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %196 = "stablehlo.divide"(%192, %195) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %197 = "stablehlo.multiply"(%194, %194) : (tensor<4x4x32x1xf32>, tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xf32>
    %198 = "stablehlo.divide"(%90, %197) : (tensor<4x4x32x1xf32>, tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xf32>
    %199 = "stablehlo.dot_general"(%183, %196) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x8x32xf32>
    %200 = "stablehlo.transpose"(%199) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %201 = "stablehlo.reshape"(%200) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %202 = "stablehlo.dot_general"(%201, %arg26) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %203 = "stablehlo.broadcast_in_dim"(%arg27) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %204 = "stablehlo.broadcast_in_dim"(%203) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %205 = "stablehlo.add"(%202, %204) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %206 = "stablehlo.add"(%146, %205) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %207 = "stablehlo.reduce"(%206, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg304: tensor<f32>, %arg305: tensor<f32>):
      %1090 = "stablehlo.add"(%arg304, %arg305) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1090) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %208 = "stablehlo.broadcast_in_dim"(%207) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %209 = "stablehlo.divide"(%208, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %210 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %211 = "stablehlo.subtract"(%206, %210) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %212 = "chlo.square"(%211) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %213 = "stablehlo.multiply"(%29, %211) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %214 = "stablehlo.reduce"(%212, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg302: tensor<f32>, %arg303: tensor<f32>):
      %1089 = "stablehlo.add"(%arg302, %arg303) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1089) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %215 = "stablehlo.broadcast_in_dim"(%214) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %216 = "stablehlo.divide"(%215, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %217 = "stablehlo.add"(%216, %34) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %218 = "stablehlo.rsqrt"(%217) : (tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %219 = "stablehlo.divide"(%218, %217) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %220 = "stablehlo.multiply"(%38, %219) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %221 = "stablehlo.broadcast_in_dim"(%218) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %222 = "stablehlo.multiply"(%211, %221) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %223 = "stablehlo.broadcast_in_dim"(%arg28) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %224 = "stablehlo.broadcast_in_dim"(%223) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %225 = "stablehlo.multiply"(%222, %224) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %226 = "stablehlo.broadcast_in_dim"(%arg29) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %227 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %228 = "stablehlo.add"(%225, %227) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %229 = "stablehlo.dot_general"(%228, %arg30) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x128xf32>) -> tensor<4x32x128xf32>
    %230 = "stablehlo.broadcast_in_dim"(%arg31) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %231 = "stablehlo.broadcast_in_dim"(%230) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<4x32x128xf32>
    %232 = "stablehlo.add"(%229, %231) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %233 = "stablehlo.multiply"(%232, %232) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %234 = "stablehlo.multiply"(%233, %232) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %235 = "stablehlo.multiply"(%128, %233) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %236 = "stablehlo.multiply"(%130, %234) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %237 = "stablehlo.add"(%232, %236) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %238 = "stablehlo.multiply"(%133, %237) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %239 = "stablehlo.tanh"(%238) : (tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %240 = "stablehlo.subtract"(%136, %239) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %241 = "stablehlo.add"(%136, %239) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %242 = "stablehlo.multiply"(%139, %241) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %243 = "stablehlo.multiply"(%232, %242) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %244 = "stablehlo.dot_general"(%243, %arg32) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<128x32xf32>) -> tensor<4x32x32xf32>
    %245 = "stablehlo.broadcast_in_dim"(%arg33) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %246 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %247 = "stablehlo.add"(%244, %246) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %248 = "stablehlo.add"(%206, %247) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %249 = "stablehlo.reduce"(%248, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg300: tensor<f32>, %arg301: tensor<f32>):
      %1088 = "stablehlo.add"(%arg300, %arg301) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1088) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %250 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %251 = "stablehlo.divide"(%250, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %252 = "stablehlo.broadcast_in_dim"(%251) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %253 = "stablehlo.subtract"(%248, %252) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %254 = "chlo.square"(%253) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %255 = "stablehlo.multiply"(%29, %253) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %256 = "stablehlo.reduce"(%254, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg298: tensor<f32>, %arg299: tensor<f32>):
      %1087 = "stablehlo.add"(%arg298, %arg299) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1087) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %257 = "stablehlo.broadcast_in_dim"(%256) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %258 = "stablehlo.divide"(%257, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %259 = "stablehlo.add"(%258, %34) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %260 = "stablehlo.rsqrt"(%259) : (tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %261 = "stablehlo.divide"(%260, %259) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %262 = "stablehlo.multiply"(%38, %261) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %263 = "stablehlo.broadcast_in_dim"(%260) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %264 = "stablehlo.multiply"(%253, %263) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %265 = "stablehlo.broadcast_in_dim"(%arg34) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %266 = "stablehlo.broadcast_in_dim"(%265) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %267 = "stablehlo.multiply"(%264, %266) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %268 = "stablehlo.broadcast_in_dim"(%arg35) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %269 = "stablehlo.broadcast_in_dim"(%268) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %270 = "stablehlo.add"(%267, %269) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %271 = "stablehlo.dot_general"(%270, %arg36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %272 = "stablehlo.broadcast_in_dim"(%arg37) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %273 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %274 = "stablehlo.add"(%271, %273) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %275 = "stablehlo.reshape"(%274) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %276 = "stablehlo.dot_general"(%270, %arg38) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %277 = "stablehlo.broadcast_in_dim"(%arg39) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %278 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %279 = "stablehlo.add"(%276, %278) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %280 = "stablehlo.reshape"(%279) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %281 = "stablehlo.dot_general"(%270, %arg40) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %282 = "stablehlo.broadcast_in_dim"(%arg41) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %283 = "stablehlo.broadcast_in_dim"(%282) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %284 = "stablehlo.add"(%281, %283) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %285 = "stablehlo.reshape"(%284) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %286 = "stablehlo.dot_general"(%275, %280) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x32xf32>
    %287 = "stablehlo.multiply"(%286, %64) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %288 = "stablehlo.select"(%75, %287, %76) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %289 = "stablehlo.reduce"(%288, %7) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg296: tensor<f32>, %arg297: tensor<f32>):
      %1086 = "stablehlo.maximum"(%arg296, %arg297) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1086) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %290 = "stablehlo.maximum"(%79, %289) : (tensor<4x4x32xf32>, tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %291 = "stablehlo.broadcast_in_dim"(%290) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %292 = "stablehlo.broadcast_in_dim"(%291) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %293 = "stablehlo.subtract"(%288, %292) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %294 = "stablehlo.exponential"(%293) : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %295 = "stablehlo.reduce"(%294, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg294: tensor<f32>, %arg295: tensor<f32>):
      %1085 = "stablehlo.add"(%arg294, %arg295) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1085) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %296 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %297 = "stablehlo.broadcast_in_dim"(%296) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %298 = "stablehlo.divide"(%294, %297) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %299 = "stablehlo.multiply"(%296, %296) : (tensor<4x4x32x1xf32>, tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xf32>
    %300 = "stablehlo.divide"(%90, %299) : (tensor<4x4x32x1xf32>, tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xf32>
    %301 = "stablehlo.dot_general"(%285, %298) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x8x32xf32>
    %302 = "stablehlo.transpose"(%301) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %303 = "stablehlo.reshape"(%302) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %304 = "stablehlo.dot_general"(%303, %arg42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %305 = "stablehlo.broadcast_in_dim"(%arg43) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %306 = "stablehlo.broadcast_in_dim"(%305) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %307 = "stablehlo.add"(%304, %306) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %308 = "stablehlo.add"(%248, %307) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %309 = "stablehlo.reduce"(%308, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg292: tensor<f32>, %arg293: tensor<f32>):
      %1084 = "stablehlo.add"(%arg292, %arg293) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1084) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %310 = "stablehlo.broadcast_in_dim"(%309) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %311 = "stablehlo.divide"(%310, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %312 = "stablehlo.broadcast_in_dim"(%311) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %313 = "stablehlo.subtract"(%308, %312) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %314 = "chlo.square"(%313) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %315 = "stablehlo.multiply"(%29, %313) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %316 = "stablehlo.reduce"(%314, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg290: tensor<f32>, %arg291: tensor<f32>):
      %1083 = "stablehlo.add"(%arg290, %arg291) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1083) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %317 = "stablehlo.broadcast_in_dim"(%316) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %318 = "stablehlo.divide"(%317, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %319 = "stablehlo.add"(%318, %34) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %320 = "stablehlo.rsqrt"(%319) : (tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %321 = "stablehlo.divide"(%320, %319) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %322 = "stablehlo.multiply"(%38, %321) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %323 = "stablehlo.broadcast_in_dim"(%320) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %324 = "stablehlo.multiply"(%313, %323) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %325 = "stablehlo.broadcast_in_dim"(%arg44) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %326 = "stablehlo.broadcast_in_dim"(%325) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %327 = "stablehlo.multiply"(%324, %326) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %328 = "stablehlo.broadcast_in_dim"(%arg45) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %329 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %330 = "stablehlo.add"(%327, %329) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %331 = "stablehlo.dot_general"(%330, %arg46) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x128xf32>) -> tensor<4x32x128xf32>
    %332 = "stablehlo.broadcast_in_dim"(%arg47) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %333 = "stablehlo.broadcast_in_dim"(%332) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<4x32x128xf32>
    %334 = "stablehlo.add"(%331, %333) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %335 = "stablehlo.multiply"(%334, %334) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %336 = "stablehlo.multiply"(%335, %334) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %337 = "stablehlo.multiply"(%128, %335) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %338 = "stablehlo.multiply"(%130, %336) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %339 = "stablehlo.add"(%334, %338) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %340 = "stablehlo.multiply"(%133, %339) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %341 = "stablehlo.tanh"(%340) : (tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %342 = "stablehlo.subtract"(%136, %341) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %343 = "stablehlo.add"(%136, %341) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %344 = "stablehlo.multiply"(%139, %343) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %345 = "stablehlo.multiply"(%334, %344) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %346 = "stablehlo.dot_general"(%345, %arg48) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<128x32xf32>) -> tensor<4x32x32xf32>
    %347 = "stablehlo.broadcast_in_dim"(%arg49) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %348 = "stablehlo.broadcast_in_dim"(%347) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %349 = "stablehlo.add"(%346, %348) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %350 = "stablehlo.add"(%308, %349) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %351 = "stablehlo.reduce"(%350, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg288: tensor<f32>, %arg289: tensor<f32>):
      %1082 = "stablehlo.add"(%arg288, %arg289) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1082) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %352 = "stablehlo.broadcast_in_dim"(%351) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %353 = "stablehlo.divide"(%352, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %354 = "stablehlo.broadcast_in_dim"(%353) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %355 = "stablehlo.subtract"(%350, %354) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %356 = "chlo.square"(%355) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %357 = "stablehlo.multiply"(%29, %355) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %358 = "stablehlo.reduce"(%356, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %1081 = "stablehlo.add"(%arg286, %arg287) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1081) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %359 = "stablehlo.broadcast_in_dim"(%358) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %360 = "stablehlo.divide"(%359, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %361 = "stablehlo.add"(%360, %34) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %362 = "stablehlo.rsqrt"(%361) : (tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %363 = "stablehlo.divide"(%362, %361) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %364 = "stablehlo.multiply"(%38, %363) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %365 = "stablehlo.broadcast_in_dim"(%362) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %366 = "stablehlo.multiply"(%355, %365) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %367 = "stablehlo.broadcast_in_dim"(%arg50) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %368 = "stablehlo.broadcast_in_dim"(%367) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %369 = "stablehlo.multiply"(%366, %368) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %370 = "stablehlo.broadcast_in_dim"(%arg51) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %371 = "stablehlo.broadcast_in_dim"(%370) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %372 = "stablehlo.add"(%369, %371) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %373 = "stablehlo.dot_general"(%372, %arg52) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x64xf32>) -> tensor<4x32x64xf32>
    %374 = "stablehlo.broadcast_in_dim"(%arg53) <{broadcast_dimensions = array<i64: 2>}> : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %375 = "stablehlo.broadcast_in_dim"(%374) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x64xf32>) -> tensor<4x32x64xf32>
    %376 = "stablehlo.add"(%373, %375) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %377 = "stablehlo.reduce"(%376, %7) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg284: tensor<f32>, %arg285: tensor<f32>):
      %1080 = "stablehlo.maximum"(%arg284, %arg285) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1080) : (tensor<f32>) -> ()
    }) : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %378 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32xf32>
    %379 = "stablehlo.maximum"(%378, %377) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %380 = "stablehlo.broadcast_in_dim"(%379) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %381 = "stablehlo.broadcast_in_dim"(%380) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %382 = "stablehlo.subtract"(%376, %381) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %383 = "stablehlo.exponential"(%382) : (tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %384 = "stablehlo.reduce"(%383, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg282: tensor<f32>, %arg283: tensor<f32>):
      %1079 = "stablehlo.add"(%arg282, %arg283) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1079) : (tensor<f32>) -> ()
    }) : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %385 = "stablehlo.broadcast_in_dim"(%384) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %386 = "stablehlo.log"(%385) : (tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %387 = "stablehlo.broadcast_in_dim"(%386) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %388 = "stablehlo.subtract"(%382, %387) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %389 = "stablehlo.multiply"(%388, %arg55) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %390 = "stablehlo.reduce"(%389, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg280: tensor<f32>, %arg281: tensor<f32>):
      %1078 = "stablehlo.add"(%arg280, %arg281) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1078) : (tensor<f32>) -> ()
    }) : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %391 = "stablehlo.reduce"(%390, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg278: tensor<f32>, %arg279: tensor<f32>):
      %1077 = "stablehlo.add"(%arg278, %arg279) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1077) : (tensor<f32>) -> ()
    }) : (tensor<4x32xf32>, tensor<f32>) -> tensor<f32>
    %392 = "stablehlo.divide"(%391, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %393 = "stablehlo.negate"(%392) : (tensor<f32>) -> tensor<f32>
    %394 = "stablehlo.negate"(%6) : (tensor<f32>) -> tensor<f32>
    %395 = "stablehlo.divide"(%394, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %396 = "stablehlo.broadcast_in_dim"(%395) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32xf32>
    %397 = "stablehlo.broadcast_in_dim"(%396) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x64xf32>
    %398 = "stablehlo.multiply"(%397, %arg55) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %399 = "stablehlo.negate"(%398) : (tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %400 = "stablehlo.reduce"(%399, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg276: tensor<f32>, %arg277: tensor<f32>):
      %1076 = "stablehlo.add"(%arg276, %arg277) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1076) : (tensor<f32>) -> ()
    }) : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %401 = "stablehlo.reshape"(%400) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %402 = "stablehlo.divide"(%401, %385) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %403 = "stablehlo.reduce"(%402, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg274: tensor<f32>, %arg275: tensor<f32>):
      %1075 = "stablehlo.add"(%arg274, %arg275) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1075) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %404 = "stablehlo.broadcast_in_dim"(%403) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x64xf32>
    %405 = "stablehlo.multiply"(%404, %383) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %406 = "stablehlo.add"(%398, %405) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %407 = "stablehlo.reduce"(%406, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg272: tensor<f32>, %arg273: tensor<f32>):
      %1074 = "stablehlo.add"(%arg272, %arg273) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1074) : (tensor<f32>) -> ()
    }) : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %408 = "stablehlo.reshape"(%407) : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %409 = "stablehlo.reduce"(%408, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg270: tensor<f32>, %arg271: tensor<f32>):
      %1073 = "stablehlo.add"(%arg270, %arg271) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1073) : (tensor<f32>) -> ()
    }) : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %410 = "stablehlo.dot_general"(%406, %372) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x64xf32>, tensor<4x32x32xf32>) -> tensor<64x32xf32>
    %411 = "stablehlo.transpose"(%410) <{permutation = array<i64: 1, 0>}> : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %412 = "stablehlo.dot_general"(%406, %arg52) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x64xf32>, tensor<32x64xf32>) -> tensor<4x32x32xf32>
    %413 = "stablehlo.reduce"(%412, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg268: tensor<f32>, %arg269: tensor<f32>):
      %1072 = "stablehlo.add"(%arg268, %arg269) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1072) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %414 = "stablehlo.reshape"(%413) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %415 = "stablehlo.reduce"(%414, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg266: tensor<f32>, %arg267: tensor<f32>):
      %1071 = "stablehlo.add"(%arg266, %arg267) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1071) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %416 = "stablehlo.multiply"(%366, %412) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %417 = "stablehlo.reduce"(%416, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg264: tensor<f32>, %arg265: tensor<f32>):
      %1070 = "stablehlo.add"(%arg264, %arg265) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1070) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %418 = "stablehlo.reshape"(%417) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %419 = "stablehlo.multiply"(%412, %368) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %420 = "stablehlo.reduce"(%418, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg262: tensor<f32>, %arg263: tensor<f32>):
      %1069 = "stablehlo.add"(%arg262, %arg263) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1069) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %421 = "stablehlo.multiply"(%355, %419) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %422 = "stablehlo.reduce"(%421, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg260: tensor<f32>, %arg261: tensor<f32>):
      %1068 = "stablehlo.add"(%arg260, %arg261) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1068) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %423 = "stablehlo.reshape"(%422) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %424 = "stablehlo.multiply"(%419, %365) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %425 = "stablehlo.multiply"(%423, %364) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %426 = "stablehlo.negate"(%424) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %427 = "stablehlo.reduce"(%426, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg258: tensor<f32>, %arg259: tensor<f32>):
      %1067 = "stablehlo.add"(%arg258, %arg259) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1067) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %428 = "stablehlo.reshape"(%427) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %429 = "stablehlo.divide"(%425, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %430 = "stablehlo.reduce"(%429, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg256: tensor<f32>, %arg257: tensor<f32>):
      %1066 = "stablehlo.add"(%arg256, %arg257) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1066) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %431 = "stablehlo.broadcast_in_dim"(%430) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %432 = "stablehlo.multiply"(%431, %357) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %433 = "stablehlo.negate"(%432) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %434 = "stablehlo.reduce"(%433, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
      %1065 = "stablehlo.add"(%arg254, %arg255) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1065) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %435 = "stablehlo.reshape"(%434) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %436 = "stablehlo.add"(%424, %432) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %437 = "stablehlo.add"(%428, %435) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %438 = "stablehlo.divide"(%437, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %439 = "stablehlo.reduce"(%438, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg252: tensor<f32>, %arg253: tensor<f32>):
      %1064 = "stablehlo.add"(%arg252, %arg253) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1064) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %440 = "stablehlo.broadcast_in_dim"(%439) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %441 = "stablehlo.add"(%436, %440) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %442 = "stablehlo.reduce"(%441, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg250: tensor<f32>, %arg251: tensor<f32>):
      %1063 = "stablehlo.add"(%arg250, %arg251) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1063) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %443 = "stablehlo.reshape"(%442) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %444 = "stablehlo.reduce"(%443, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg248: tensor<f32>, %arg249: tensor<f32>):
      %1062 = "stablehlo.add"(%arg248, %arg249) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1062) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %445 = "stablehlo.dot_general"(%441, %345) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x128xf32>) -> tensor<32x128xf32>
    %446 = "stablehlo.transpose"(%445) <{permutation = array<i64: 1, 0>}> : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %447 = "stablehlo.dot_general"(%441, %arg48) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<128x32xf32>) -> tensor<4x32x128xf32>
    %448 = "stablehlo.multiply"(%334, %447) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %449 = "stablehlo.multiply"(%447, %344) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %450 = "stablehlo.multiply"(%139, %448) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %451 = "stablehlo.multiply"(%450, %342) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %452 = "stablehlo.multiply"(%451, %341) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %453 = "stablehlo.add"(%451, %452) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %454 = "stablehlo.multiply"(%133, %453) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %455 = "stablehlo.add"(%449, %454) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %456 = "stablehlo.multiply"(%130, %454) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %457 = "stablehlo.multiply"(%456, %337) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %458 = "stablehlo.add"(%455, %457) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %459 = "stablehlo.reduce"(%458, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg246: tensor<f32>, %arg247: tensor<f32>):
      %1061 = "stablehlo.add"(%arg246, %arg247) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1061) : (tensor<f32>) -> ()
    }) : (tensor<4x32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %460 = "stablehlo.reshape"(%459) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %461 = "stablehlo.reduce"(%460, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg244: tensor<f32>, %arg245: tensor<f32>):
      %1060 = "stablehlo.add"(%arg244, %arg245) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1060) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %462 = "stablehlo.dot_general"(%458, %330) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<4x32x32xf32>) -> tensor<128x32xf32>
    %463 = "stablehlo.transpose"(%462) <{permutation = array<i64: 1, 0>}> : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %464 = "stablehlo.dot_general"(%458, %arg46) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<32x128xf32>) -> tensor<4x32x32xf32>
    %465 = "stablehlo.reduce"(%464, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg242: tensor<f32>, %arg243: tensor<f32>):
      %1059 = "stablehlo.add"(%arg242, %arg243) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1059) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %466 = "stablehlo.reshape"(%465) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %467 = "stablehlo.reduce"(%466, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
      %1058 = "stablehlo.add"(%arg240, %arg241) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1058) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %468 = "stablehlo.multiply"(%324, %464) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %469 = "stablehlo.reduce"(%468, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg238: tensor<f32>, %arg239: tensor<f32>):
      %1057 = "stablehlo.add"(%arg238, %arg239) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1057) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %470 = "stablehlo.reshape"(%469) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %471 = "stablehlo.multiply"(%464, %326) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %472 = "stablehlo.reduce"(%470, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg236: tensor<f32>, %arg237: tensor<f32>):
      %1056 = "stablehlo.add"(%arg236, %arg237) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1056) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %473 = "stablehlo.multiply"(%313, %471) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %474 = "stablehlo.reduce"(%473, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg234: tensor<f32>, %arg235: tensor<f32>):
      %1055 = "stablehlo.add"(%arg234, %arg235) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1055) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %475 = "stablehlo.reshape"(%474) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %476 = "stablehlo.multiply"(%471, %323) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %477 = "stablehlo.multiply"(%475, %322) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %478 = "stablehlo.negate"(%476) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %479 = "stablehlo.reduce"(%478, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg232: tensor<f32>, %arg233: tensor<f32>):
      %1054 = "stablehlo.add"(%arg232, %arg233) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1054) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %480 = "stablehlo.reshape"(%479) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %481 = "stablehlo.add"(%441, %476) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %482 = "stablehlo.divide"(%477, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %483 = "stablehlo.reduce"(%482, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg230: tensor<f32>, %arg231: tensor<f32>):
      %1053 = "stablehlo.add"(%arg230, %arg231) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1053) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %484 = "stablehlo.broadcast_in_dim"(%483) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %485 = "stablehlo.multiply"(%484, %315) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %486 = "stablehlo.negate"(%485) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %487 = "stablehlo.reduce"(%486, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg228: tensor<f32>, %arg229: tensor<f32>):
      %1052 = "stablehlo.add"(%arg228, %arg229) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1052) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %488 = "stablehlo.reshape"(%487) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %489 = "stablehlo.add"(%481, %485) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %490 = "stablehlo.add"(%480, %488) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %491 = "stablehlo.divide"(%490, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %492 = "stablehlo.reduce"(%491, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg226: tensor<f32>, %arg227: tensor<f32>):
      %1051 = "stablehlo.add"(%arg226, %arg227) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1051) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %493 = "stablehlo.broadcast_in_dim"(%492) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %494 = "stablehlo.add"(%489, %493) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %495 = "stablehlo.reduce"(%494, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg224: tensor<f32>, %arg225: tensor<f32>):
      %1050 = "stablehlo.add"(%arg224, %arg225) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1050) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %496 = "stablehlo.reshape"(%495) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %497 = "stablehlo.reduce"(%496, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg222: tensor<f32>, %arg223: tensor<f32>):
      %1049 = "stablehlo.add"(%arg222, %arg223) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1049) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %498 = "stablehlo.dot_general"(%494, %303) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %499 = "stablehlo.transpose"(%498) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %500 = "stablehlo.dot_general"(%494, %arg42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %501 = "stablehlo.reshape"(%500) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %502 = "stablehlo.transpose"(%501) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<4x32x4x8xf32>) -> tensor<4x4x8x32xf32>
    %503 = "stablehlo.dot_general"(%502, %285) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x8x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x32xf32>
    %504 = "stablehlo.dot_general"(%502, %298) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x8x32xf32>
    %505 = "stablehlo.transpose"(%504) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %506 = "stablehlo.broadcast_in_dim"(%300) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %507 = "stablehlo.multiply"(%503, %506) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %508 = "stablehlo.multiply"(%507, %294) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %509 = "stablehlo.reduce"(%508, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg220: tensor<f32>, %arg221: tensor<f32>):
      %1048 = "stablehlo.add"(%arg220, %arg221) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1048) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %510 = "stablehlo.reshape"(%509) : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %511 = "stablehlo.negate"(%510) : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xf32>
    %512 = "stablehlo.divide"(%503, %297) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %513 = "stablehlo.reduce"(%511, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg218: tensor<f32>, %arg219: tensor<f32>):
      %1047 = "stablehlo.add"(%arg218, %arg219) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1047) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x1xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %514 = "stablehlo.broadcast_in_dim"(%513) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x32xf32>
    %515 = "stablehlo.add"(%512, %514) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %516 = "stablehlo.multiply"(%515, %294) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %517 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4x32x32xf32>
    %518 = "stablehlo.select"(%75, %516, %517) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %519 = "stablehlo.multiply"(%518, %64) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %520 = "stablehlo.dot_general"(%519, %275) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x8xf32>
    %521 = "stablehlo.transpose"(%520) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x4x32x8xf32>) -> tensor<4x32x4x8xf32>
    %522 = "stablehlo.dot_general"(%519, %280) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x8xf32>
    %523 = "stablehlo.transpose"(%522) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x4x32x8xf32>) -> tensor<4x32x4x8xf32>
    %524 = "stablehlo.reshape"(%505) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %525 = "stablehlo.reduce"(%524, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg216: tensor<f32>, %arg217: tensor<f32>):
      %1046 = "stablehlo.add"(%arg216, %arg217) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1046) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %526 = "stablehlo.reshape"(%525) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %527 = "stablehlo.reduce"(%526, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg214: tensor<f32>, %arg215: tensor<f32>):
      %1045 = "stablehlo.add"(%arg214, %arg215) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1045) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %528 = "stablehlo.dot_general"(%524, %270) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %529 = "stablehlo.transpose"(%528) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %530 = "stablehlo.dot_general"(%524, %arg40) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %531 = "stablehlo.reshape"(%521) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %532 = "stablehlo.reduce"(%531, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg212: tensor<f32>, %arg213: tensor<f32>):
      %1044 = "stablehlo.add"(%arg212, %arg213) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1044) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %533 = "stablehlo.reshape"(%532) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %534 = "stablehlo.reduce"(%533, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg210: tensor<f32>, %arg211: tensor<f32>):
      %1043 = "stablehlo.add"(%arg210, %arg211) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1043) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %535 = "stablehlo.dot_general"(%531, %270) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %536 = "stablehlo.transpose"(%535) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %537 = "stablehlo.dot_general"(%531, %arg38) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %538 = "stablehlo.add"(%530, %537) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %539 = "stablehlo.reshape"(%523) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %540 = "stablehlo.reduce"(%539, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
      %1042 = "stablehlo.add"(%arg208, %arg209) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1042) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %541 = "stablehlo.reshape"(%540) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %542 = "stablehlo.reduce"(%541, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg206: tensor<f32>, %arg207: tensor<f32>):
      %1041 = "stablehlo.add"(%arg206, %arg207) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1041) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %543 = "stablehlo.dot_general"(%539, %270) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %544 = "stablehlo.transpose"(%543) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %545 = "stablehlo.dot_general"(%539, %arg36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %546 = "stablehlo.add"(%538, %545) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %547 = "stablehlo.reduce"(%546, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg204: tensor<f32>, %arg205: tensor<f32>):
      %1040 = "stablehlo.add"(%arg204, %arg205) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1040) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %548 = "stablehlo.reshape"(%547) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %549 = "stablehlo.reduce"(%548, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg202: tensor<f32>, %arg203: tensor<f32>):
      %1039 = "stablehlo.add"(%arg202, %arg203) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1039) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %550 = "stablehlo.multiply"(%264, %546) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %551 = "stablehlo.reduce"(%550, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg200: tensor<f32>, %arg201: tensor<f32>):
      %1038 = "stablehlo.add"(%arg200, %arg201) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1038) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %552 = "stablehlo.reshape"(%551) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %553 = "stablehlo.multiply"(%546, %266) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %554 = "stablehlo.reduce"(%552, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg198: tensor<f32>, %arg199: tensor<f32>):
      %1037 = "stablehlo.add"(%arg198, %arg199) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1037) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %555 = "stablehlo.multiply"(%253, %553) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %556 = "stablehlo.reduce"(%555, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg196: tensor<f32>, %arg197: tensor<f32>):
      %1036 = "stablehlo.add"(%arg196, %arg197) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1036) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %557 = "stablehlo.reshape"(%556) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %558 = "stablehlo.multiply"(%553, %263) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %559 = "stablehlo.multiply"(%557, %262) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %560 = "stablehlo.negate"(%558) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %561 = "stablehlo.reduce"(%560, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg194: tensor<f32>, %arg195: tensor<f32>):
      %1035 = "stablehlo.add"(%arg194, %arg195) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1035) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %562 = "stablehlo.reshape"(%561) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %563 = "stablehlo.add"(%494, %558) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %564 = "stablehlo.divide"(%559, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %565 = "stablehlo.reduce"(%564, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg192: tensor<f32>, %arg193: tensor<f32>):
      %1034 = "stablehlo.add"(%arg192, %arg193) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1034) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %566 = "stablehlo.broadcast_in_dim"(%565) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %567 = "stablehlo.multiply"(%566, %255) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %568 = "stablehlo.negate"(%567) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %569 = "stablehlo.reduce"(%568, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg190: tensor<f32>, %arg191: tensor<f32>):
      %1033 = "stablehlo.add"(%arg190, %arg191) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1033) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %570 = "stablehlo.reshape"(%569) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %571 = "stablehlo.add"(%563, %567) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %572 = "stablehlo.add"(%562, %570) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %573 = "stablehlo.divide"(%572, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %574 = "stablehlo.reduce"(%573, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg188: tensor<f32>, %arg189: tensor<f32>):
      %1032 = "stablehlo.add"(%arg188, %arg189) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1032) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %575 = "stablehlo.broadcast_in_dim"(%574) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %576 = "stablehlo.add"(%571, %575) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %577 = "stablehlo.reduce"(%576, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg186: tensor<f32>, %arg187: tensor<f32>):
      %1031 = "stablehlo.add"(%arg186, %arg187) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1031) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %578 = "stablehlo.reshape"(%577) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %579 = "stablehlo.reduce"(%578, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg184: tensor<f32>, %arg185: tensor<f32>):
      %1030 = "stablehlo.add"(%arg184, %arg185) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1030) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %580 = "stablehlo.dot_general"(%576, %243) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x128xf32>) -> tensor<32x128xf32>
    %581 = "stablehlo.transpose"(%580) <{permutation = array<i64: 1, 0>}> : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %582 = "stablehlo.dot_general"(%576, %arg32) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<128x32xf32>) -> tensor<4x32x128xf32>
    %583 = "stablehlo.multiply"(%232, %582) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %584 = "stablehlo.multiply"(%582, %242) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %585 = "stablehlo.multiply"(%139, %583) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %586 = "stablehlo.multiply"(%585, %240) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %587 = "stablehlo.multiply"(%586, %239) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %588 = "stablehlo.add"(%586, %587) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %589 = "stablehlo.multiply"(%133, %588) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %590 = "stablehlo.add"(%584, %589) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %591 = "stablehlo.multiply"(%130, %589) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %592 = "stablehlo.multiply"(%591, %235) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %593 = "stablehlo.add"(%590, %592) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %594 = "stablehlo.reduce"(%593, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg182: tensor<f32>, %arg183: tensor<f32>):
      %1029 = "stablehlo.add"(%arg182, %arg183) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1029) : (tensor<f32>) -> ()
    }) : (tensor<4x32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %595 = "stablehlo.reshape"(%594) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %596 = "stablehlo.reduce"(%595, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg180: tensor<f32>, %arg181: tensor<f32>):
      %1028 = "stablehlo.add"(%arg180, %arg181) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1028) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %597 = "stablehlo.dot_general"(%593, %228) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<4x32x32xf32>) -> tensor<128x32xf32>
    %598 = "stablehlo.transpose"(%597) <{permutation = array<i64: 1, 0>}> : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %599 = "stablehlo.dot_general"(%593, %arg30) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<32x128xf32>) -> tensor<4x32x32xf32>
    %600 = "stablehlo.reduce"(%599, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg178: tensor<f32>, %arg179: tensor<f32>):
      %1027 = "stablehlo.add"(%arg178, %arg179) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1027) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %601 = "stablehlo.reshape"(%600) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %602 = "stablehlo.reduce"(%601, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg176: tensor<f32>, %arg177: tensor<f32>):
      %1026 = "stablehlo.add"(%arg176, %arg177) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1026) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %603 = "stablehlo.multiply"(%222, %599) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %604 = "stablehlo.reduce"(%603, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg174: tensor<f32>, %arg175: tensor<f32>):
      %1025 = "stablehlo.add"(%arg174, %arg175) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1025) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %605 = "stablehlo.reshape"(%604) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %606 = "stablehlo.multiply"(%599, %224) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %607 = "stablehlo.reduce"(%605, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg172: tensor<f32>, %arg173: tensor<f32>):
      %1024 = "stablehlo.add"(%arg172, %arg173) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1024) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %608 = "stablehlo.multiply"(%211, %606) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %609 = "stablehlo.reduce"(%608, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg170: tensor<f32>, %arg171: tensor<f32>):
      %1023 = "stablehlo.add"(%arg170, %arg171) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1023) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %610 = "stablehlo.reshape"(%609) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %611 = "stablehlo.multiply"(%606, %221) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %612 = "stablehlo.multiply"(%610, %220) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %613 = "stablehlo.negate"(%611) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %614 = "stablehlo.reduce"(%613, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg168: tensor<f32>, %arg169: tensor<f32>):
      %1022 = "stablehlo.add"(%arg168, %arg169) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1022) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %615 = "stablehlo.reshape"(%614) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %616 = "stablehlo.add"(%576, %611) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %617 = "stablehlo.divide"(%612, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %618 = "stablehlo.reduce"(%617, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg166: tensor<f32>, %arg167: tensor<f32>):
      %1021 = "stablehlo.add"(%arg166, %arg167) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1021) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %619 = "stablehlo.broadcast_in_dim"(%618) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %620 = "stablehlo.multiply"(%619, %213) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %621 = "stablehlo.negate"(%620) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %622 = "stablehlo.reduce"(%621, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg164: tensor<f32>, %arg165: tensor<f32>):
      %1020 = "stablehlo.add"(%arg164, %arg165) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1020) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %623 = "stablehlo.reshape"(%622) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %624 = "stablehlo.add"(%616, %620) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %625 = "stablehlo.add"(%615, %623) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %626 = "stablehlo.divide"(%625, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %627 = "stablehlo.reduce"(%626, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg162: tensor<f32>, %arg163: tensor<f32>):
      %1019 = "stablehlo.add"(%arg162, %arg163) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1019) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %628 = "stablehlo.broadcast_in_dim"(%627) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %629 = "stablehlo.add"(%624, %628) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %630 = "stablehlo.reduce"(%629, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg160: tensor<f32>, %arg161: tensor<f32>):
      %1018 = "stablehlo.add"(%arg160, %arg161) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1018) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %631 = "stablehlo.reshape"(%630) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %632 = "stablehlo.reduce"(%631, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg158: tensor<f32>, %arg159: tensor<f32>):
      %1017 = "stablehlo.add"(%arg158, %arg159) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1017) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %633 = "stablehlo.dot_general"(%629, %201) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %634 = "stablehlo.transpose"(%633) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %635 = "stablehlo.dot_general"(%629, %arg26) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %636 = "stablehlo.reshape"(%635) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %637 = "stablehlo.transpose"(%636) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<4x32x4x8xf32>) -> tensor<4x4x8x32xf32>
    %638 = "stablehlo.dot_general"(%637, %183) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x8x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x32xf32>
    %639 = "stablehlo.dot_general"(%637, %196) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x8x32xf32>
    %640 = "stablehlo.transpose"(%639) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %641 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %642 = "stablehlo.multiply"(%638, %641) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %643 = "stablehlo.multiply"(%642, %192) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %644 = "stablehlo.reduce"(%643, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg156: tensor<f32>, %arg157: tensor<f32>):
      %1016 = "stablehlo.add"(%arg156, %arg157) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1016) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %645 = "stablehlo.reshape"(%644) : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %646 = "stablehlo.negate"(%645) : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xf32>
    %647 = "stablehlo.divide"(%638, %195) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %648 = "stablehlo.reduce"(%646, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg154: tensor<f32>, %arg155: tensor<f32>):
      %1015 = "stablehlo.add"(%arg154, %arg155) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1015) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x1xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %649 = "stablehlo.broadcast_in_dim"(%648) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x32xf32>
    %650 = "stablehlo.add"(%647, %649) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %651 = "stablehlo.multiply"(%650, %192) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %652 = "stablehlo.select"(%75, %651, %517) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %653 = "stablehlo.multiply"(%652, %64) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %654 = "stablehlo.dot_general"(%653, %173) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x8xf32>
    %655 = "stablehlo.transpose"(%654) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x4x32x8xf32>) -> tensor<4x32x4x8xf32>
    %656 = "stablehlo.dot_general"(%653, %178) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x8xf32>
    %657 = "stablehlo.transpose"(%656) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x4x32x8xf32>) -> tensor<4x32x4x8xf32>
    %658 = "stablehlo.reshape"(%640) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %659 = "stablehlo.reduce"(%658, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg152: tensor<f32>, %arg153: tensor<f32>):
      %1014 = "stablehlo.add"(%arg152, %arg153) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1014) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %660 = "stablehlo.reshape"(%659) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %661 = "stablehlo.reduce"(%660, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg150: tensor<f32>, %arg151: tensor<f32>):
      %1013 = "stablehlo.add"(%arg150, %arg151) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1013) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %662 = "stablehlo.dot_general"(%658, %168) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %663 = "stablehlo.transpose"(%662) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %664 = "stablehlo.dot_general"(%658, %arg24) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %665 = "stablehlo.reshape"(%655) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %666 = "stablehlo.reduce"(%665, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg148: tensor<f32>, %arg149: tensor<f32>):
      %1012 = "stablehlo.add"(%arg148, %arg149) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1012) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %667 = "stablehlo.reshape"(%666) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %668 = "stablehlo.reduce"(%667, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg146: tensor<f32>, %arg147: tensor<f32>):
      %1011 = "stablehlo.add"(%arg146, %arg147) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1011) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %669 = "stablehlo.dot_general"(%665, %168) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %670 = "stablehlo.transpose"(%669) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %671 = "stablehlo.dot_general"(%665, %arg22) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %672 = "stablehlo.add"(%664, %671) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %673 = "stablehlo.reshape"(%657) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %674 = "stablehlo.reduce"(%673, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg144: tensor<f32>, %arg145: tensor<f32>):
      %1010 = "stablehlo.add"(%arg144, %arg145) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1010) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %675 = "stablehlo.reshape"(%674) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %676 = "stablehlo.reduce"(%675, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %1009 = "stablehlo.add"(%arg142, %arg143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1009) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %677 = "stablehlo.dot_general"(%673, %168) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %678 = "stablehlo.transpose"(%677) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %679 = "stablehlo.dot_general"(%673, %arg20) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %680 = "stablehlo.add"(%672, %679) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %681 = "stablehlo.reduce"(%680, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg140: tensor<f32>, %arg141: tensor<f32>):
      %1008 = "stablehlo.add"(%arg140, %arg141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1008) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %682 = "stablehlo.reshape"(%681) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %683 = "stablehlo.reduce"(%682, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg138: tensor<f32>, %arg139: tensor<f32>):
      %1007 = "stablehlo.add"(%arg138, %arg139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1007) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %684 = "stablehlo.multiply"(%162, %680) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %685 = "stablehlo.reduce"(%684, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg136: tensor<f32>, %arg137: tensor<f32>):
      %1006 = "stablehlo.add"(%arg136, %arg137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1006) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %686 = "stablehlo.reshape"(%685) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %687 = "stablehlo.multiply"(%680, %164) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %688 = "stablehlo.reduce"(%686, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg134: tensor<f32>, %arg135: tensor<f32>):
      %1005 = "stablehlo.add"(%arg134, %arg135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1005) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %689 = "stablehlo.multiply"(%151, %687) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %690 = "stablehlo.reduce"(%689, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg132: tensor<f32>, %arg133: tensor<f32>):
      %1004 = "stablehlo.add"(%arg132, %arg133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1004) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %691 = "stablehlo.reshape"(%690) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %692 = "stablehlo.multiply"(%687, %161) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %693 = "stablehlo.multiply"(%691, %160) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %694 = "stablehlo.negate"(%692) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %695 = "stablehlo.reduce"(%694, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg130: tensor<f32>, %arg131: tensor<f32>):
      %1003 = "stablehlo.add"(%arg130, %arg131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1003) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %696 = "stablehlo.reshape"(%695) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %697 = "stablehlo.add"(%629, %692) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %698 = "stablehlo.divide"(%693, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %699 = "stablehlo.reduce"(%698, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg128: tensor<f32>, %arg129: tensor<f32>):
      %1002 = "stablehlo.add"(%arg128, %arg129) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1002) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %700 = "stablehlo.broadcast_in_dim"(%699) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %701 = "stablehlo.multiply"(%700, %153) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %702 = "stablehlo.negate"(%701) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %703 = "stablehlo.reduce"(%702, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg126: tensor<f32>, %arg127: tensor<f32>):
      %1001 = "stablehlo.add"(%arg126, %arg127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1001) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %704 = "stablehlo.reshape"(%703) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %705 = "stablehlo.add"(%697, %701) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %706 = "stablehlo.add"(%696, %704) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %707 = "stablehlo.divide"(%706, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %708 = "stablehlo.reduce"(%707, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg124: tensor<f32>, %arg125: tensor<f32>):
      %1000 = "stablehlo.add"(%arg124, %arg125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1000) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %709 = "stablehlo.broadcast_in_dim"(%708) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %710 = "stablehlo.add"(%705, %709) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %711 = "stablehlo.reduce"(%710, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg122: tensor<f32>, %arg123: tensor<f32>):
      %999 = "stablehlo.add"(%arg122, %arg123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%999) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %712 = "stablehlo.reshape"(%711) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %713 = "stablehlo.reduce"(%712, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg120: tensor<f32>, %arg121: tensor<f32>):
      %998 = "stablehlo.add"(%arg120, %arg121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%998) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %714 = "stablehlo.dot_general"(%710, %141) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x128xf32>) -> tensor<32x128xf32>
    %715 = "stablehlo.transpose"(%714) <{permutation = array<i64: 1, 0>}> : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %716 = "stablehlo.dot_general"(%710, %arg16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<128x32xf32>) -> tensor<4x32x128xf32>
    %717 = "stablehlo.multiply"(%125, %716) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %718 = "stablehlo.multiply"(%716, %140) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %719 = "stablehlo.multiply"(%139, %717) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %720 = "stablehlo.multiply"(%719, %137) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %721 = "stablehlo.multiply"(%720, %135) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %722 = "stablehlo.add"(%720, %721) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %723 = "stablehlo.multiply"(%133, %722) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %724 = "stablehlo.add"(%718, %723) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %725 = "stablehlo.multiply"(%130, %723) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %726 = "stablehlo.multiply"(%725, %129) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %727 = "stablehlo.add"(%724, %726) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %728 = "stablehlo.reduce"(%727, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
      %997 = "stablehlo.add"(%arg118, %arg119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%997) : (tensor<f32>) -> ()
    }) : (tensor<4x32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %729 = "stablehlo.reshape"(%728) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %730 = "stablehlo.reduce"(%729, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg116: tensor<f32>, %arg117: tensor<f32>):
      %996 = "stablehlo.add"(%arg116, %arg117) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%996) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %731 = "stablehlo.dot_general"(%727, %121) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<4x32x32xf32>) -> tensor<128x32xf32>
    %732 = "stablehlo.transpose"(%731) <{permutation = array<i64: 1, 0>}> : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %733 = "stablehlo.dot_general"(%727, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<32x128xf32>) -> tensor<4x32x32xf32>
    %734 = "stablehlo.reduce"(%733, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg114: tensor<f32>, %arg115: tensor<f32>):
      %995 = "stablehlo.add"(%arg114, %arg115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%995) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %735 = "stablehlo.reshape"(%734) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %736 = "stablehlo.reduce"(%735, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg112: tensor<f32>, %arg113: tensor<f32>):
      %994 = "stablehlo.add"(%arg112, %arg113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%994) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %737 = "stablehlo.multiply"(%115, %733) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %738 = "stablehlo.reduce"(%737, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg110: tensor<f32>, %arg111: tensor<f32>):
      %993 = "stablehlo.add"(%arg110, %arg111) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%993) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %739 = "stablehlo.reshape"(%738) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %740 = "stablehlo.multiply"(%733, %117) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %741 = "stablehlo.reduce"(%739, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg108: tensor<f32>, %arg109: tensor<f32>):
      %992 = "stablehlo.add"(%arg108, %arg109) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%992) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %742 = "stablehlo.multiply"(%104, %740) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %743 = "stablehlo.reduce"(%742, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg106: tensor<f32>, %arg107: tensor<f32>):
      %991 = "stablehlo.add"(%arg106, %arg107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%991) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %744 = "stablehlo.reshape"(%743) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %745 = "stablehlo.multiply"(%740, %114) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %746 = "stablehlo.multiply"(%744, %113) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %747 = "stablehlo.negate"(%745) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %748 = "stablehlo.reduce"(%747, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg104: tensor<f32>, %arg105: tensor<f32>):
      %990 = "stablehlo.add"(%arg104, %arg105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%990) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %749 = "stablehlo.reshape"(%748) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %750 = "stablehlo.add"(%710, %745) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %751 = "stablehlo.divide"(%746, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %752 = "stablehlo.reduce"(%751, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %989 = "stablehlo.add"(%arg102, %arg103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%989) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %753 = "stablehlo.broadcast_in_dim"(%752) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %754 = "stablehlo.multiply"(%753, %106) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %755 = "stablehlo.negate"(%754) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %756 = "stablehlo.reduce"(%755, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg100: tensor<f32>, %arg101: tensor<f32>):
      %988 = "stablehlo.add"(%arg100, %arg101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%988) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %757 = "stablehlo.reshape"(%756) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %758 = "stablehlo.add"(%750, %754) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %759 = "stablehlo.add"(%749, %757) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %760 = "stablehlo.divide"(%759, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %761 = "stablehlo.reduce"(%760, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg98: tensor<f32>, %arg99: tensor<f32>):
      %987 = "stablehlo.add"(%arg98, %arg99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%987) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %762 = "stablehlo.broadcast_in_dim"(%761) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %763 = "stablehlo.add"(%758, %762) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %764 = "stablehlo.reduce"(%763, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg96: tensor<f32>, %arg97: tensor<f32>):
      %986 = "stablehlo.add"(%arg96, %arg97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%986) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %765 = "stablehlo.reshape"(%764) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %766 = "stablehlo.reduce"(%765, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg94: tensor<f32>, %arg95: tensor<f32>):
      %985 = "stablehlo.add"(%arg94, %arg95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%985) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %767 = "stablehlo.dot_general"(%763, %94) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %768 = "stablehlo.transpose"(%767) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %769 = "stablehlo.dot_general"(%763, %arg10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %770 = "stablehlo.reshape"(%769) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %771 = "stablehlo.transpose"(%770) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<4x32x4x8xf32>) -> tensor<4x4x8x32xf32>
    %772 = "stablehlo.dot_general"(%771, %62) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x8x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x32xf32>
    %773 = "stablehlo.dot_general"(%771, %88) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x8x32xf32>
    %774 = "stablehlo.transpose"(%773) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %775 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %776 = "stablehlo.multiply"(%772, %775) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %777 = "stablehlo.multiply"(%776, %84) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %778 = "stablehlo.reduce"(%777, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg92: tensor<f32>, %arg93: tensor<f32>):
      %984 = "stablehlo.add"(%arg92, %arg93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%984) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %779 = "stablehlo.reshape"(%778) : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %780 = "stablehlo.negate"(%779) : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xf32>
    %781 = "stablehlo.divide"(%772, %87) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %782 = "stablehlo.reduce"(%780, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg90: tensor<f32>, %arg91: tensor<f32>):
      %983 = "stablehlo.add"(%arg90, %arg91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%983) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x1xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %783 = "stablehlo.broadcast_in_dim"(%782) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x32xf32>
    %784 = "stablehlo.add"(%781, %783) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %785 = "stablehlo.multiply"(%784, %84) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %786 = "stablehlo.select"(%75, %785, %517) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %787 = "stablehlo.multiply"(%786, %64) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %788 = "stablehlo.dot_general"(%787, %52) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x8xf32>
    %789 = "stablehlo.transpose"(%788) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x4x32x8xf32>) -> tensor<4x32x4x8xf32>
    %790 = "stablehlo.dot_general"(%787, %57) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x8xf32>
    %791 = "stablehlo.transpose"(%790) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x4x32x8xf32>) -> tensor<4x32x4x8xf32>
    %792 = "stablehlo.reshape"(%774) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %793 = "stablehlo.reduce"(%792, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg88: tensor<f32>, %arg89: tensor<f32>):
      %982 = "stablehlo.add"(%arg88, %arg89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%982) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %794 = "stablehlo.reshape"(%793) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %795 = "stablehlo.reduce"(%794, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg86: tensor<f32>, %arg87: tensor<f32>):
      %981 = "stablehlo.add"(%arg86, %arg87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%981) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %796 = "stablehlo.dot_general"(%792, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %797 = "stablehlo.transpose"(%796) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %798 = "stablehlo.dot_general"(%792, %arg8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %799 = "stablehlo.reshape"(%789) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %800 = "stablehlo.reduce"(%799, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg84: tensor<f32>, %arg85: tensor<f32>):
      %980 = "stablehlo.add"(%arg84, %arg85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%980) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %801 = "stablehlo.reshape"(%800) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %802 = "stablehlo.reduce"(%801, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg82: tensor<f32>, %arg83: tensor<f32>):
      %979 = "stablehlo.add"(%arg82, %arg83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%979) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %803 = "stablehlo.dot_general"(%799, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %804 = "stablehlo.transpose"(%803) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %805 = "stablehlo.dot_general"(%799, %arg6) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %806 = "stablehlo.add"(%798, %805) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %807 = "stablehlo.reshape"(%791) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %808 = "stablehlo.reduce"(%807, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg80: tensor<f32>, %arg81: tensor<f32>):
      %978 = "stablehlo.add"(%arg80, %arg81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%978) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %809 = "stablehlo.reshape"(%808) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %810 = "stablehlo.reduce"(%809, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg78: tensor<f32>, %arg79: tensor<f32>):
      %977 = "stablehlo.add"(%arg78, %arg79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%977) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %811 = "stablehlo.dot_general"(%807, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %812 = "stablehlo.transpose"(%811) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %813 = "stablehlo.dot_general"(%807, %arg4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %814 = "stablehlo.add"(%806, %813) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %815 = "stablehlo.reduce"(%814, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg76: tensor<f32>, %arg77: tensor<f32>):
      %976 = "stablehlo.add"(%arg76, %arg77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%976) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %816 = "stablehlo.reshape"(%815) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %817 = "stablehlo.reduce"(%816, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg74: tensor<f32>, %arg75: tensor<f32>):
      %975 = "stablehlo.add"(%arg74, %arg75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%975) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %818 = "stablehlo.multiply"(%41, %814) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %819 = "stablehlo.reduce"(%818, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg72: tensor<f32>, %arg73: tensor<f32>):
      %974 = "stablehlo.add"(%arg72, %arg73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%974) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %820 = "stablehlo.reshape"(%819) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %821 = "stablehlo.multiply"(%814, %43) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %822 = "stablehlo.reduce"(%820, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg70: tensor<f32>, %arg71: tensor<f32>):
      %973 = "stablehlo.add"(%arg70, %arg71) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%973) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %823 = "stablehlo.multiply"(%27, %821) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %824 = "stablehlo.reduce"(%823, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg68: tensor<f32>, %arg69: tensor<f32>):
      %972 = "stablehlo.add"(%arg68, %arg69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%972) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %825 = "stablehlo.reshape"(%824) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %826 = "stablehlo.multiply"(%821, %40) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %827 = "stablehlo.multiply"(%825, %39) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %828 = "stablehlo.negate"(%826) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %829 = "stablehlo.reduce"(%828, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg66: tensor<f32>, %arg67: tensor<f32>):
      %971 = "stablehlo.add"(%arg66, %arg67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%971) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %830 = "stablehlo.reshape"(%829) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %831 = "stablehlo.add"(%763, %826) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %832 = "stablehlo.divide"(%827, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %833 = "stablehlo.reduce"(%832, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg64: tensor<f32>, %arg65: tensor<f32>):
      %970 = "stablehlo.add"(%arg64, %arg65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%970) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %834 = "stablehlo.broadcast_in_dim"(%833) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %835 = "stablehlo.multiply"(%834, %30) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %836 = "stablehlo.negate"(%835) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %837 = "stablehlo.reduce"(%836, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<f32>):
      %969 = "stablehlo.add"(%arg62, %arg63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%969) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %838 = "stablehlo.reshape"(%837) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %839 = "stablehlo.add"(%831, %835) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %840 = "stablehlo.add"(%830, %838) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %841 = "stablehlo.divide"(%840, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %842 = "stablehlo.reduce"(%841, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg60: tensor<f32>, %arg61: tensor<f32>):
      %968 = "stablehlo.add"(%arg60, %arg61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%968) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %843 = "stablehlo.broadcast_in_dim"(%842) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %844 = "stablehlo.add"(%839, %843) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %845 = "stablehlo.reduce"(%844, %17) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      %967 = "stablehlo.add"(%arg58, %arg59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%967) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %846 = "stablehlo.reshape"(%845) : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %847 = "stablehlo.reduce"(%846, %17) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg56: tensor<f32>, %arg57: tensor<f32>):
      %966 = "stablehlo.add"(%arg56, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%966) : (tensor<f32>) -> ()
    }) : (tensor<1x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %848 = "stablehlo.dot_general"(%844, %arg54) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x64xf32>) -> tensor<32x64xf32>
    %849 = "stablehlo.transpose"(%848) <{permutation = array<i64: 1, 0>}> : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %850 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x32xf32>
    %851 = "stablehlo.multiply"(%850, %849) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %852 = "stablehlo.subtract"(%arg0, %851) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %853 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x32xf32>
    %854 = "stablehlo.multiply"(%853, %847) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %855 = "stablehlo.subtract"(%arg1, %854) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %856 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %857 = "stablehlo.multiply"(%856, %822) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %858 = "stablehlo.subtract"(%arg2, %857) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %859 = "stablehlo.multiply"(%856, %817) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %860 = "stablehlo.subtract"(%arg3, %859) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %861 = "stablehlo.multiply"(%853, %812) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %862 = "stablehlo.subtract"(%arg4, %861) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %863 = "stablehlo.multiply"(%856, %810) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %864 = "stablehlo.subtract"(%arg5, %863) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %865 = "stablehlo.multiply"(%853, %804) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %866 = "stablehlo.subtract"(%arg6, %865) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %867 = "stablehlo.multiply"(%856, %802) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %868 = "stablehlo.subtract"(%arg7, %867) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %869 = "stablehlo.multiply"(%853, %797) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %870 = "stablehlo.subtract"(%arg8, %869) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %871 = "stablehlo.multiply"(%856, %795) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %872 = "stablehlo.subtract"(%arg9, %871) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %873 = "stablehlo.multiply"(%853, %768) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %874 = "stablehlo.subtract"(%arg10, %873) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %875 = "stablehlo.multiply"(%856, %766) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %876 = "stablehlo.subtract"(%arg11, %875) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %877 = "stablehlo.multiply"(%856, %741) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %878 = "stablehlo.subtract"(%arg12, %877) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %879 = "stablehlo.multiply"(%856, %736) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %880 = "stablehlo.subtract"(%arg13, %879) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %881 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x128xf32>
    %882 = "stablehlo.multiply"(%881, %732) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %883 = "stablehlo.subtract"(%arg14, %882) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %884 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %885 = "stablehlo.multiply"(%884, %730) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %886 = "stablehlo.subtract"(%arg15, %885) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %887 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x32xf32>
    %888 = "stablehlo.multiply"(%887, %715) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %889 = "stablehlo.subtract"(%arg16, %888) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %890 = "stablehlo.multiply"(%856, %713) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %891 = "stablehlo.subtract"(%arg17, %890) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %892 = "stablehlo.multiply"(%856, %688) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %893 = "stablehlo.subtract"(%arg18, %892) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %894 = "stablehlo.multiply"(%856, %683) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %895 = "stablehlo.subtract"(%arg19, %894) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %896 = "stablehlo.multiply"(%853, %678) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %897 = "stablehlo.subtract"(%arg20, %896) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %898 = "stablehlo.multiply"(%856, %676) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %899 = "stablehlo.subtract"(%arg21, %898) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %900 = "stablehlo.multiply"(%853, %670) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %901 = "stablehlo.subtract"(%arg22, %900) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %902 = "stablehlo.multiply"(%856, %668) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %903 = "stablehlo.subtract"(%arg23, %902) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %904 = "stablehlo.multiply"(%853, %663) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %905 = "stablehlo.subtract"(%arg24, %904) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %906 = "stablehlo.multiply"(%856, %661) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %907 = "stablehlo.subtract"(%arg25, %906) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %908 = "stablehlo.multiply"(%853, %634) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %909 = "stablehlo.subtract"(%arg26, %908) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %910 = "stablehlo.multiply"(%856, %632) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %911 = "stablehlo.subtract"(%arg27, %910) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %912 = "stablehlo.multiply"(%856, %607) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %913 = "stablehlo.subtract"(%arg28, %912) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %914 = "stablehlo.multiply"(%856, %602) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %915 = "stablehlo.subtract"(%arg29, %914) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %916 = "stablehlo.multiply"(%881, %598) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %917 = "stablehlo.subtract"(%arg30, %916) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %918 = "stablehlo.multiply"(%884, %596) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %919 = "stablehlo.subtract"(%arg31, %918) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %920 = "stablehlo.multiply"(%887, %581) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %921 = "stablehlo.subtract"(%arg32, %920) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %922 = "stablehlo.multiply"(%856, %579) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %923 = "stablehlo.subtract"(%arg33, %922) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %924 = "stablehlo.multiply"(%856, %554) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %925 = "stablehlo.subtract"(%arg34, %924) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %926 = "stablehlo.multiply"(%856, %549) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %927 = "stablehlo.subtract"(%arg35, %926) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %928 = "stablehlo.multiply"(%853, %544) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %929 = "stablehlo.subtract"(%arg36, %928) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %930 = "stablehlo.multiply"(%856, %542) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %931 = "stablehlo.subtract"(%arg37, %930) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %932 = "stablehlo.multiply"(%853, %536) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %933 = "stablehlo.subtract"(%arg38, %932) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %934 = "stablehlo.multiply"(%856, %534) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %935 = "stablehlo.subtract"(%arg39, %934) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %936 = "stablehlo.multiply"(%853, %529) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %937 = "stablehlo.subtract"(%arg40, %936) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %938 = "stablehlo.multiply"(%856, %527) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %939 = "stablehlo.subtract"(%arg41, %938) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %940 = "stablehlo.multiply"(%853, %499) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %941 = "stablehlo.subtract"(%arg42, %940) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %942 = "stablehlo.multiply"(%856, %497) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %943 = "stablehlo.subtract"(%arg43, %942) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %944 = "stablehlo.multiply"(%856, %472) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %945 = "stablehlo.subtract"(%arg44, %944) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %946 = "stablehlo.multiply"(%856, %467) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %947 = "stablehlo.subtract"(%arg45, %946) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %948 = "stablehlo.multiply"(%881, %463) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %949 = "stablehlo.subtract"(%arg46, %948) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %950 = "stablehlo.multiply"(%884, %461) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %951 = "stablehlo.subtract"(%arg47, %950) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %952 = "stablehlo.multiply"(%887, %446) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %953 = "stablehlo.subtract"(%arg48, %952) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %954 = "stablehlo.multiply"(%856, %444) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %955 = "stablehlo.subtract"(%arg49, %954) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %956 = "stablehlo.multiply"(%856, %420) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %957 = "stablehlo.subtract"(%arg50, %956) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %958 = "stablehlo.multiply"(%856, %415) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %959 = "stablehlo.subtract"(%arg51, %958) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %960 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %961 = "stablehlo.multiply"(%960, %411) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %962 = "stablehlo.subtract"(%arg52, %961) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %963 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %964 = "stablehlo.multiply"(%963, %409) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %965 = "stablehlo.subtract"(%arg53, %964) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%393, %852, %855, %858, %860, %862, %864, %866, %868, %870, %872, %874, %876, %878, %880, %883, %886, %889, %891, %893, %895, %897, %899, %901, %903, %905, %907, %909, %911, %913, %915, %917, %919, %921, %923, %925, %927, %929, %931, %933, %935, %937, %939, %941, %943, %945, %947, %949, %951, %953, %955, %957, %959, %962, %965) : (tensor<f32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

