// tools/models/generate transformer-small  (jax 0.10.2, jaxlib 0.10.2, mlir-opt 22.1.8)
"builtin.module"() <{sym_name = "jit_transformer_small"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>, tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> (tensor<f32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}, {jax.result_info = "result[66]"}, {jax.result_info = "result[67]"}, {jax.result_info = "result[68]"}, {jax.result_info = "result[69]"}, {jax.result_info = "result[70]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<64x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32xf32>, %arg3: tensor<32xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32xf32>, %arg8: tensor<32x32xf32>, %arg9: tensor<32xf32>, %arg10: tensor<32x32xf32>, %arg11: tensor<32xf32>, %arg12: tensor<32xf32>, %arg13: tensor<32xf32>, %arg14: tensor<32x128xf32>, %arg15: tensor<128xf32>, %arg16: tensor<128x32xf32>, %arg17: tensor<32xf32>, %arg18: tensor<32xf32>, %arg19: tensor<32xf32>, %arg20: tensor<32x32xf32>, %arg21: tensor<32xf32>, %arg22: tensor<32x32xf32>, %arg23: tensor<32xf32>, %arg24: tensor<32x32xf32>, %arg25: tensor<32xf32>, %arg26: tensor<32x32xf32>, %arg27: tensor<32xf32>, %arg28: tensor<32xf32>, %arg29: tensor<32xf32>, %arg30: tensor<32x128xf32>, %arg31: tensor<128xf32>, %arg32: tensor<128x32xf32>, %arg33: tensor<32xf32>, %arg34: tensor<32xf32>, %arg35: tensor<32xf32>, %arg36: tensor<32x32xf32>, %arg37: tensor<32xf32>, %arg38: tensor<32x32xf32>, %arg39: tensor<32xf32>, %arg40: tensor<32x32xf32>, %arg41: tensor<32xf32>, %arg42: tensor<32x32xf32>, %arg43: tensor<32xf32>, %arg44: tensor<32xf32>, %arg45: tensor<32xf32>, %arg46: tensor<32x128xf32>, %arg47: tensor<128xf32>, %arg48: tensor<128x32xf32>, %arg49: tensor<32xf32>, %arg50: tensor<32xf32>, %arg51: tensor<32xf32>, %arg52: tensor<32x32xf32>, %arg53: tensor<32xf32>, %arg54: tensor<32x32xf32>, %arg55: tensor<32xf32>, %arg56: tensor<32x32xf32>, %arg57: tensor<32xf32>, %arg58: tensor<32x32xf32>, %arg59: tensor<32xf32>, %arg60: tensor<32xf32>, %arg61: tensor<32xf32>, %arg62: tensor<32x128xf32>, %arg63: tensor<128xf32>, %arg64: tensor<128x32xf32>, %arg65: tensor<32xf32>, %arg66: tensor<32xf32>, %arg67: tensor<32xf32>, %arg68: tensor<32x64xf32>, %arg69: tensor<64xf32>, %arg70: tensor<4x32x64xf32>, %arg71: tensor<4x32x64xf32>):
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
    %18 = "stablehlo.dot_general"(%arg70, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x64xf32>, tensor<64x32xf32>) -> tensor<4x32x32xf32>
    %19 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x32x32xf32>) -> tensor<4x32x32xf32>
    %21 = "stablehlo.add"(%18, %20) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %22 = "stablehlo.reduce"(%21, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg416: tensor<f32>, %arg417: tensor<f32>):
      %1406 = "stablehlo.add"(%arg416, %arg417) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1406) : (tensor<f32>) -> ()
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
    ^bb0(%arg414: tensor<f32>, %arg415: tensor<f32>):
      %1405 = "stablehlo.add"(%arg414, %arg415) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1405) : (tensor<f32>) -> ()
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
    ^bb0(%arg412: tensor<f32>, %arg413: tensor<f32>):
      %1404 = "stablehlo.maximum"(%arg412, %arg413) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1404) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %79 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4x32xf32>
    %80 = "stablehlo.maximum"(%79, %78) : (tensor<4x4x32xf32>, tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %83 = "stablehlo.subtract"(%77, %82) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %84 = "stablehlo.exponential"(%83) : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %85 = "stablehlo.reduce"(%84, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg410: tensor<f32>, %arg411: tensor<f32>):
      %1403 = "stablehlo.add"(%arg410, %arg411) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1403) : (tensor<f32>) -> ()
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
    ^bb0(%arg408: tensor<f32>, %arg409: tensor<f32>):
      %1402 = "stablehlo.add"(%arg408, %arg409) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1402) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %102 = "stablehlo.divide"(%101, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %104 = "stablehlo.subtract"(%99, %103) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %105 = "chlo.square"(%104) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %106 = "stablehlo.multiply"(%29, %104) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %107 = "stablehlo.reduce"(%105, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg406: tensor<f32>, %arg407: tensor<f32>):
      %1401 = "stablehlo.add"(%arg406, %arg407) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1401) : (tensor<f32>) -> ()
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
    ^bb0(%arg404: tensor<f32>, %arg405: tensor<f32>):
      %1400 = "stablehlo.add"(%arg404, %arg405) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1400) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %149 = "stablehlo.divide"(%148, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %151 = "stablehlo.subtract"(%146, %150) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %152 = "chlo.square"(%151) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %153 = "stablehlo.multiply"(%29, %151) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %154 = "stablehlo.reduce"(%152, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg402: tensor<f32>, %arg403: tensor<f32>):
      %1399 = "stablehlo.add"(%arg402, %arg403) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1399) : (tensor<f32>) -> ()
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
    ^bb0(%arg400: tensor<f32>, %arg401: tensor<f32>):
      %1398 = "stablehlo.maximum"(%arg400, %arg401) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1398) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %188 = "stablehlo.maximum"(%79, %187) : (tensor<4x4x32xf32>, tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %189 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %191 = "stablehlo.subtract"(%186, %190) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %192 = "stablehlo.exponential"(%191) : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %193 = "stablehlo.reduce"(%192, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg398: tensor<f32>, %arg399: tensor<f32>):
      %1397 = "stablehlo.add"(%arg398, %arg399) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1397) : (tensor<f32>) -> ()
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
    ^bb0(%arg396: tensor<f32>, %arg397: tensor<f32>):
      %1396 = "stablehlo.add"(%arg396, %arg397) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1396) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %208 = "stablehlo.broadcast_in_dim"(%207) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %209 = "stablehlo.divide"(%208, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %210 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %211 = "stablehlo.subtract"(%206, %210) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %212 = "chlo.square"(%211) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %213 = "stablehlo.multiply"(%29, %211) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %214 = "stablehlo.reduce"(%212, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg394: tensor<f32>, %arg395: tensor<f32>):
      %1395 = "stablehlo.add"(%arg394, %arg395) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1395) : (tensor<f32>) -> ()
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
    ^bb0(%arg392: tensor<f32>, %arg393: tensor<f32>):
      %1394 = "stablehlo.add"(%arg392, %arg393) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1394) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %250 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %251 = "stablehlo.divide"(%250, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %252 = "stablehlo.broadcast_in_dim"(%251) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %253 = "stablehlo.subtract"(%248, %252) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %254 = "chlo.square"(%253) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %255 = "stablehlo.multiply"(%29, %253) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %256 = "stablehlo.reduce"(%254, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg390: tensor<f32>, %arg391: tensor<f32>):
      %1393 = "stablehlo.add"(%arg390, %arg391) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1393) : (tensor<f32>) -> ()
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
    ^bb0(%arg388: tensor<f32>, %arg389: tensor<f32>):
      %1392 = "stablehlo.maximum"(%arg388, %arg389) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1392) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %290 = "stablehlo.maximum"(%79, %289) : (tensor<4x4x32xf32>, tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %291 = "stablehlo.broadcast_in_dim"(%290) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %292 = "stablehlo.broadcast_in_dim"(%291) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %293 = "stablehlo.subtract"(%288, %292) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %294 = "stablehlo.exponential"(%293) : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %295 = "stablehlo.reduce"(%294, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg386: tensor<f32>, %arg387: tensor<f32>):
      %1391 = "stablehlo.add"(%arg386, %arg387) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1391) : (tensor<f32>) -> ()
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
    ^bb0(%arg384: tensor<f32>, %arg385: tensor<f32>):
      %1390 = "stablehlo.add"(%arg384, %arg385) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1390) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %310 = "stablehlo.broadcast_in_dim"(%309) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %311 = "stablehlo.divide"(%310, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %312 = "stablehlo.broadcast_in_dim"(%311) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %313 = "stablehlo.subtract"(%308, %312) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %314 = "chlo.square"(%313) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %315 = "stablehlo.multiply"(%29, %313) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %316 = "stablehlo.reduce"(%314, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg382: tensor<f32>, %arg383: tensor<f32>):
      %1389 = "stablehlo.add"(%arg382, %arg383) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1389) : (tensor<f32>) -> ()
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
    ^bb0(%arg380: tensor<f32>, %arg381: tensor<f32>):
      %1388 = "stablehlo.add"(%arg380, %arg381) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1388) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %352 = "stablehlo.broadcast_in_dim"(%351) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %353 = "stablehlo.divide"(%352, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %354 = "stablehlo.broadcast_in_dim"(%353) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %355 = "stablehlo.subtract"(%350, %354) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %356 = "chlo.square"(%355) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %357 = "stablehlo.multiply"(%29, %355) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %358 = "stablehlo.reduce"(%356, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg378: tensor<f32>, %arg379: tensor<f32>):
      %1387 = "stablehlo.add"(%arg378, %arg379) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1387) : (tensor<f32>) -> ()
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
    %373 = "stablehlo.dot_general"(%372, %arg52) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %374 = "stablehlo.broadcast_in_dim"(%arg53) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %375 = "stablehlo.broadcast_in_dim"(%374) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %376 = "stablehlo.add"(%373, %375) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %377 = "stablehlo.reshape"(%376) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %378 = "stablehlo.dot_general"(%372, %arg54) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %379 = "stablehlo.broadcast_in_dim"(%arg55) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %380 = "stablehlo.broadcast_in_dim"(%379) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %381 = "stablehlo.add"(%378, %380) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %382 = "stablehlo.reshape"(%381) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %383 = "stablehlo.dot_general"(%372, %arg56) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %384 = "stablehlo.broadcast_in_dim"(%arg57) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %385 = "stablehlo.broadcast_in_dim"(%384) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %386 = "stablehlo.add"(%383, %385) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %387 = "stablehlo.reshape"(%386) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %388 = "stablehlo.dot_general"(%377, %382) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x32xf32>
    %389 = "stablehlo.multiply"(%388, %64) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %390 = "stablehlo.select"(%75, %389, %76) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %391 = "stablehlo.reduce"(%390, %7) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg376: tensor<f32>, %arg377: tensor<f32>):
      %1386 = "stablehlo.maximum"(%arg376, %arg377) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1386) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %392 = "stablehlo.maximum"(%79, %391) : (tensor<4x4x32xf32>, tensor<4x4x32xf32>) -> tensor<4x4x32xf32>
    %393 = "stablehlo.broadcast_in_dim"(%392) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %394 = "stablehlo.broadcast_in_dim"(%393) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %395 = "stablehlo.subtract"(%390, %394) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %396 = "stablehlo.exponential"(%395) : (tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %397 = "stablehlo.reduce"(%396, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg374: tensor<f32>, %arg375: tensor<f32>):
      %1385 = "stablehlo.add"(%arg374, %arg375) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1385) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %398 = "stablehlo.broadcast_in_dim"(%397) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %399 = "stablehlo.broadcast_in_dim"(%398) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %400 = "stablehlo.divide"(%396, %399) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %401 = "stablehlo.multiply"(%398, %398) : (tensor<4x4x32x1xf32>, tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xf32>
    %402 = "stablehlo.divide"(%90, %401) : (tensor<4x4x32x1xf32>, tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xf32>
    %403 = "stablehlo.dot_general"(%387, %400) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x4x8xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x8x32xf32>
    %404 = "stablehlo.transpose"(%403) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %405 = "stablehlo.reshape"(%404) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %406 = "stablehlo.dot_general"(%405, %arg58) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %407 = "stablehlo.broadcast_in_dim"(%arg59) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %408 = "stablehlo.broadcast_in_dim"(%407) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %409 = "stablehlo.add"(%406, %408) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %410 = "stablehlo.add"(%350, %409) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %411 = "stablehlo.reduce"(%410, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg372: tensor<f32>, %arg373: tensor<f32>):
      %1384 = "stablehlo.add"(%arg372, %arg373) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1384) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %412 = "stablehlo.broadcast_in_dim"(%411) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %413 = "stablehlo.divide"(%412, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %414 = "stablehlo.broadcast_in_dim"(%413) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %415 = "stablehlo.subtract"(%410, %414) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %416 = "chlo.square"(%415) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %417 = "stablehlo.multiply"(%29, %415) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %418 = "stablehlo.reduce"(%416, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg370: tensor<f32>, %arg371: tensor<f32>):
      %1383 = "stablehlo.add"(%arg370, %arg371) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1383) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %419 = "stablehlo.broadcast_in_dim"(%418) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %420 = "stablehlo.divide"(%419, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %421 = "stablehlo.add"(%420, %34) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %422 = "stablehlo.rsqrt"(%421) : (tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %423 = "stablehlo.divide"(%422, %421) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %424 = "stablehlo.multiply"(%38, %423) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %425 = "stablehlo.broadcast_in_dim"(%422) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %426 = "stablehlo.multiply"(%415, %425) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %427 = "stablehlo.broadcast_in_dim"(%arg60) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %428 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %429 = "stablehlo.multiply"(%426, %428) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %430 = "stablehlo.broadcast_in_dim"(%arg61) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %431 = "stablehlo.broadcast_in_dim"(%430) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %432 = "stablehlo.add"(%429, %431) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %433 = "stablehlo.dot_general"(%432, %arg62) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x128xf32>) -> tensor<4x32x128xf32>
    %434 = "stablehlo.broadcast_in_dim"(%arg63) <{broadcast_dimensions = array<i64: 2>}> : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %435 = "stablehlo.broadcast_in_dim"(%434) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x128xf32>) -> tensor<4x32x128xf32>
    %436 = "stablehlo.add"(%433, %435) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %437 = "stablehlo.multiply"(%436, %436) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %438 = "stablehlo.multiply"(%437, %436) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %439 = "stablehlo.multiply"(%128, %437) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %440 = "stablehlo.multiply"(%130, %438) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %441 = "stablehlo.add"(%436, %440) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %442 = "stablehlo.multiply"(%133, %441) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %443 = "stablehlo.tanh"(%442) : (tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %444 = "stablehlo.subtract"(%136, %443) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %445 = "stablehlo.add"(%136, %443) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %446 = "stablehlo.multiply"(%139, %445) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %447 = "stablehlo.multiply"(%436, %446) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %448 = "stablehlo.dot_general"(%447, %arg64) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<128x32xf32>) -> tensor<4x32x32xf32>
    %449 = "stablehlo.broadcast_in_dim"(%arg65) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %450 = "stablehlo.broadcast_in_dim"(%449) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %451 = "stablehlo.add"(%448, %450) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %452 = "stablehlo.add"(%410, %451) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %453 = "stablehlo.reduce"(%452, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg368: tensor<f32>, %arg369: tensor<f32>):
      %1382 = "stablehlo.add"(%arg368, %arg369) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1382) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %454 = "stablehlo.broadcast_in_dim"(%453) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %455 = "stablehlo.divide"(%454, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %456 = "stablehlo.broadcast_in_dim"(%455) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %457 = "stablehlo.subtract"(%452, %456) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %458 = "chlo.square"(%457) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %459 = "stablehlo.multiply"(%29, %457) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %460 = "stablehlo.reduce"(%458, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg366: tensor<f32>, %arg367: tensor<f32>):
      %1381 = "stablehlo.add"(%arg366, %arg367) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1381) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %461 = "stablehlo.broadcast_in_dim"(%460) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %462 = "stablehlo.divide"(%461, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %463 = "stablehlo.add"(%462, %34) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %464 = "stablehlo.rsqrt"(%463) : (tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %465 = "stablehlo.divide"(%464, %463) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %466 = "stablehlo.multiply"(%38, %465) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %467 = "stablehlo.broadcast_in_dim"(%464) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x32xf32>
    %468 = "stablehlo.multiply"(%457, %467) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %469 = "stablehlo.broadcast_in_dim"(%arg66) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %470 = "stablehlo.broadcast_in_dim"(%469) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %471 = "stablehlo.multiply"(%468, %470) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %472 = "stablehlo.broadcast_in_dim"(%arg67) <{broadcast_dimensions = array<i64: 2>}> : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %473 = "stablehlo.broadcast_in_dim"(%472) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x32xf32>) -> tensor<4x32x32xf32>
    %474 = "stablehlo.add"(%471, %473) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %475 = "stablehlo.dot_general"(%474, %arg68) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x64xf32>) -> tensor<4x32x64xf32>
    %476 = "stablehlo.broadcast_in_dim"(%arg69) <{broadcast_dimensions = array<i64: 2>}> : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %477 = "stablehlo.broadcast_in_dim"(%476) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x64xf32>) -> tensor<4x32x64xf32>
    %478 = "stablehlo.add"(%475, %477) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %479 = "stablehlo.reduce"(%478, %7) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg364: tensor<f32>, %arg365: tensor<f32>):
      %1380 = "stablehlo.maximum"(%arg364, %arg365) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1380) : (tensor<f32>) -> ()
    }) : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %480 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32xf32>
    %481 = "stablehlo.maximum"(%480, %479) : (tensor<4x32xf32>, tensor<4x32xf32>) -> tensor<4x32xf32>
    %482 = "stablehlo.broadcast_in_dim"(%481) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %483 = "stablehlo.broadcast_in_dim"(%482) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %484 = "stablehlo.subtract"(%478, %483) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %485 = "stablehlo.exponential"(%484) : (tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %486 = "stablehlo.reduce"(%485, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg362: tensor<f32>, %arg363: tensor<f32>):
      %1379 = "stablehlo.add"(%arg362, %arg363) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1379) : (tensor<f32>) -> ()
    }) : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %487 = "stablehlo.broadcast_in_dim"(%486) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %488 = "stablehlo.log"(%487) : (tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %489 = "stablehlo.broadcast_in_dim"(%488) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x32x1xf32>) -> tensor<4x32x64xf32>
    %490 = "stablehlo.subtract"(%484, %489) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %491 = "stablehlo.multiply"(%490, %arg71) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %492 = "stablehlo.reduce"(%491, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg360: tensor<f32>, %arg361: tensor<f32>):
      %1378 = "stablehlo.add"(%arg360, %arg361) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1378) : (tensor<f32>) -> ()
    }) : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %493 = "stablehlo.reduce"(%492, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg358: tensor<f32>, %arg359: tensor<f32>):
      %1377 = "stablehlo.add"(%arg358, %arg359) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1377) : (tensor<f32>) -> ()
    }) : (tensor<4x32xf32>, tensor<f32>) -> tensor<f32>
    %494 = "stablehlo.divide"(%493, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %495 = "stablehlo.negate"(%494) : (tensor<f32>) -> tensor<f32>
    %496 = "stablehlo.negate"(%6) : (tensor<f32>) -> tensor<f32>
    %497 = "stablehlo.divide"(%496, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %498 = "stablehlo.broadcast_in_dim"(%497) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x32xf32>
    %499 = "stablehlo.broadcast_in_dim"(%498) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x64xf32>
    %500 = "stablehlo.multiply"(%499, %arg71) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %501 = "stablehlo.negate"(%500) : (tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %502 = "stablehlo.reduce"(%501, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg356: tensor<f32>, %arg357: tensor<f32>):
      %1376 = "stablehlo.add"(%arg356, %arg357) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1376) : (tensor<f32>) -> ()
    }) : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<4x32xf32>
    %503 = "stablehlo.reshape"(%502) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %504 = "stablehlo.divide"(%503, %487) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %505 = "stablehlo.reduce"(%504, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg354: tensor<f32>, %arg355: tensor<f32>):
      %1375 = "stablehlo.add"(%arg354, %arg355) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1375) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %506 = "stablehlo.broadcast_in_dim"(%505) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x64xf32>
    %507 = "stablehlo.multiply"(%506, %485) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %508 = "stablehlo.add"(%500, %507) : (tensor<4x32x64xf32>, tensor<4x32x64xf32>) -> tensor<4x32x64xf32>
    %509 = "stablehlo.reduce"(%508, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg352: tensor<f32>, %arg353: tensor<f32>):
      %1374 = "stablehlo.add"(%arg352, %arg353) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1374) : (tensor<f32>) -> ()
    }) : (tensor<4x32x64xf32>, tensor<f32>) -> tensor<64xf32>
    %510 = "stablehlo.reshape"(%509) : (tensor<64xf32>) -> tensor<1x1x64xf32>
    %511 = "stablehlo.reduce"(%510, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg350: tensor<f32>, %arg351: tensor<f32>):
      %1373 = "stablehlo.add"(%arg350, %arg351) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1373) : (tensor<f32>) -> ()
    }) : (tensor<1x1x64xf32>, tensor<f32>) -> tensor<64xf32>
    %512 = "stablehlo.dot_general"(%508, %474) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x64xf32>, tensor<4x32x32xf32>) -> tensor<64x32xf32>
    %513 = "stablehlo.transpose"(%512) <{permutation = array<i64: 1, 0>}> : (tensor<64x32xf32>) -> tensor<32x64xf32>
    %514 = "stablehlo.dot_general"(%508, %arg68) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x64xf32>, tensor<32x64xf32>) -> tensor<4x32x32xf32>
    %515 = "stablehlo.reduce"(%514, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg348: tensor<f32>, %arg349: tensor<f32>):
      %1372 = "stablehlo.add"(%arg348, %arg349) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1372) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %516 = "stablehlo.reshape"(%515) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %517 = "stablehlo.reduce"(%516, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg346: tensor<f32>, %arg347: tensor<f32>):
      %1371 = "stablehlo.add"(%arg346, %arg347) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1371) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %518 = "stablehlo.multiply"(%468, %514) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %519 = "stablehlo.reduce"(%518, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg344: tensor<f32>, %arg345: tensor<f32>):
      %1370 = "stablehlo.add"(%arg344, %arg345) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1370) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %520 = "stablehlo.reshape"(%519) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %521 = "stablehlo.multiply"(%514, %470) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %522 = "stablehlo.reduce"(%520, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg342: tensor<f32>, %arg343: tensor<f32>):
      %1369 = "stablehlo.add"(%arg342, %arg343) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1369) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %523 = "stablehlo.multiply"(%457, %521) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %524 = "stablehlo.reduce"(%523, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg340: tensor<f32>, %arg341: tensor<f32>):
      %1368 = "stablehlo.add"(%arg340, %arg341) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1368) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %525 = "stablehlo.reshape"(%524) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %526 = "stablehlo.multiply"(%521, %467) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %527 = "stablehlo.multiply"(%525, %466) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %528 = "stablehlo.negate"(%526) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %529 = "stablehlo.reduce"(%528, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg338: tensor<f32>, %arg339: tensor<f32>):
      %1367 = "stablehlo.add"(%arg338, %arg339) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1367) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %530 = "stablehlo.reshape"(%529) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %531 = "stablehlo.divide"(%527, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %532 = "stablehlo.reduce"(%531, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg336: tensor<f32>, %arg337: tensor<f32>):
      %1366 = "stablehlo.add"(%arg336, %arg337) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1366) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %533 = "stablehlo.broadcast_in_dim"(%532) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %534 = "stablehlo.multiply"(%533, %459) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %535 = "stablehlo.negate"(%534) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %536 = "stablehlo.reduce"(%535, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg334: tensor<f32>, %arg335: tensor<f32>):
      %1365 = "stablehlo.add"(%arg334, %arg335) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1365) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %537 = "stablehlo.reshape"(%536) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %538 = "stablehlo.add"(%526, %534) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %539 = "stablehlo.add"(%530, %537) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %540 = "stablehlo.divide"(%539, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %541 = "stablehlo.reduce"(%540, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg332: tensor<f32>, %arg333: tensor<f32>):
      %1364 = "stablehlo.add"(%arg332, %arg333) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1364) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %542 = "stablehlo.broadcast_in_dim"(%541) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %543 = "stablehlo.add"(%538, %542) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %544 = "stablehlo.reduce"(%543, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg330: tensor<f32>, %arg331: tensor<f32>):
      %1363 = "stablehlo.add"(%arg330, %arg331) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1363) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %545 = "stablehlo.reshape"(%544) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %546 = "stablehlo.reduce"(%545, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg328: tensor<f32>, %arg329: tensor<f32>):
      %1362 = "stablehlo.add"(%arg328, %arg329) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1362) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %547 = "stablehlo.dot_general"(%543, %447) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x128xf32>) -> tensor<32x128xf32>
    %548 = "stablehlo.transpose"(%547) <{permutation = array<i64: 1, 0>}> : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %549 = "stablehlo.dot_general"(%543, %arg64) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<128x32xf32>) -> tensor<4x32x128xf32>
    %550 = "stablehlo.multiply"(%436, %549) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %551 = "stablehlo.multiply"(%549, %446) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %552 = "stablehlo.multiply"(%139, %550) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %553 = "stablehlo.multiply"(%552, %444) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %554 = "stablehlo.multiply"(%553, %443) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %555 = "stablehlo.add"(%553, %554) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %556 = "stablehlo.multiply"(%133, %555) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %557 = "stablehlo.add"(%551, %556) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %558 = "stablehlo.multiply"(%130, %556) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %559 = "stablehlo.multiply"(%558, %439) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %560 = "stablehlo.add"(%557, %559) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %561 = "stablehlo.reduce"(%560, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg326: tensor<f32>, %arg327: tensor<f32>):
      %1361 = "stablehlo.add"(%arg326, %arg327) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1361) : (tensor<f32>) -> ()
    }) : (tensor<4x32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %562 = "stablehlo.reshape"(%561) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %563 = "stablehlo.reduce"(%562, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg324: tensor<f32>, %arg325: tensor<f32>):
      %1360 = "stablehlo.add"(%arg324, %arg325) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1360) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %564 = "stablehlo.dot_general"(%560, %432) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<4x32x32xf32>) -> tensor<128x32xf32>
    %565 = "stablehlo.transpose"(%564) <{permutation = array<i64: 1, 0>}> : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %566 = "stablehlo.dot_general"(%560, %arg62) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<32x128xf32>) -> tensor<4x32x32xf32>
    %567 = "stablehlo.reduce"(%566, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg322: tensor<f32>, %arg323: tensor<f32>):
      %1359 = "stablehlo.add"(%arg322, %arg323) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1359) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %568 = "stablehlo.reshape"(%567) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %569 = "stablehlo.reduce"(%568, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg320: tensor<f32>, %arg321: tensor<f32>):
      %1358 = "stablehlo.add"(%arg320, %arg321) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1358) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %570 = "stablehlo.multiply"(%426, %566) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %571 = "stablehlo.reduce"(%570, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg318: tensor<f32>, %arg319: tensor<f32>):
      %1357 = "stablehlo.add"(%arg318, %arg319) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1357) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %572 = "stablehlo.reshape"(%571) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %573 = "stablehlo.multiply"(%566, %428) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %574 = "stablehlo.reduce"(%572, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg316: tensor<f32>, %arg317: tensor<f32>):
      %1356 = "stablehlo.add"(%arg316, %arg317) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1356) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %575 = "stablehlo.multiply"(%415, %573) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %576 = "stablehlo.reduce"(%575, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg314: tensor<f32>, %arg315: tensor<f32>):
      %1355 = "stablehlo.add"(%arg314, %arg315) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1355) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %577 = "stablehlo.reshape"(%576) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %578 = "stablehlo.multiply"(%573, %425) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %579 = "stablehlo.multiply"(%577, %424) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %580 = "stablehlo.negate"(%578) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %581 = "stablehlo.reduce"(%580, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg312: tensor<f32>, %arg313: tensor<f32>):
      %1354 = "stablehlo.add"(%arg312, %arg313) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1354) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %582 = "stablehlo.reshape"(%581) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %583 = "stablehlo.add"(%543, %578) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %584 = "stablehlo.divide"(%579, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %585 = "stablehlo.reduce"(%584, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg310: tensor<f32>, %arg311: tensor<f32>):
      %1353 = "stablehlo.add"(%arg310, %arg311) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1353) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %586 = "stablehlo.broadcast_in_dim"(%585) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %587 = "stablehlo.multiply"(%586, %417) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %588 = "stablehlo.negate"(%587) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %589 = "stablehlo.reduce"(%588, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg308: tensor<f32>, %arg309: tensor<f32>):
      %1352 = "stablehlo.add"(%arg308, %arg309) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1352) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %590 = "stablehlo.reshape"(%589) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %591 = "stablehlo.add"(%583, %587) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %592 = "stablehlo.add"(%582, %590) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %593 = "stablehlo.divide"(%592, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %594 = "stablehlo.reduce"(%593, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg306: tensor<f32>, %arg307: tensor<f32>):
      %1351 = "stablehlo.add"(%arg306, %arg307) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1351) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %595 = "stablehlo.broadcast_in_dim"(%594) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %596 = "stablehlo.add"(%591, %595) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %597 = "stablehlo.reduce"(%596, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg304: tensor<f32>, %arg305: tensor<f32>):
      %1350 = "stablehlo.add"(%arg304, %arg305) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1350) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %598 = "stablehlo.reshape"(%597) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %599 = "stablehlo.reduce"(%598, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg302: tensor<f32>, %arg303: tensor<f32>):
      %1349 = "stablehlo.add"(%arg302, %arg303) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1349) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %600 = "stablehlo.dot_general"(%596, %405) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %601 = "stablehlo.transpose"(%600) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %602 = "stablehlo.dot_general"(%596, %arg58) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %603 = "stablehlo.reshape"(%602) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %604 = "stablehlo.transpose"(%603) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<4x32x4x8xf32>) -> tensor<4x4x8x32xf32>
    %605 = "stablehlo.dot_general"(%604, %387) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x8x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x32xf32>
    %606 = "stablehlo.dot_general"(%604, %400) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x8x32xf32>
    %607 = "stablehlo.transpose"(%606) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %608 = "stablehlo.broadcast_in_dim"(%402) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %609 = "stablehlo.multiply"(%605, %608) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %610 = "stablehlo.multiply"(%609, %396) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %611 = "stablehlo.reduce"(%610, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg300: tensor<f32>, %arg301: tensor<f32>):
      %1348 = "stablehlo.add"(%arg300, %arg301) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1348) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %612 = "stablehlo.reshape"(%611) : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %613 = "stablehlo.negate"(%612) : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xf32>
    %614 = "stablehlo.divide"(%605, %399) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %615 = "stablehlo.reduce"(%613, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg298: tensor<f32>, %arg299: tensor<f32>):
      %1347 = "stablehlo.add"(%arg298, %arg299) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1347) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x1xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %616 = "stablehlo.broadcast_in_dim"(%615) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x32xf32>
    %617 = "stablehlo.add"(%614, %616) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %618 = "stablehlo.multiply"(%617, %396) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %619 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4x32x32xf32>
    %620 = "stablehlo.select"(%75, %618, %619) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %621 = "stablehlo.multiply"(%620, %64) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %622 = "stablehlo.dot_general"(%621, %377) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x8xf32>
    %623 = "stablehlo.transpose"(%622) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x4x32x8xf32>) -> tensor<4x32x4x8xf32>
    %624 = "stablehlo.dot_general"(%621, %382) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x8xf32>
    %625 = "stablehlo.transpose"(%624) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x4x32x8xf32>) -> tensor<4x32x4x8xf32>
    %626 = "stablehlo.reshape"(%607) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %627 = "stablehlo.reduce"(%626, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg296: tensor<f32>, %arg297: tensor<f32>):
      %1346 = "stablehlo.add"(%arg296, %arg297) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1346) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %628 = "stablehlo.reshape"(%627) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %629 = "stablehlo.reduce"(%628, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg294: tensor<f32>, %arg295: tensor<f32>):
      %1345 = "stablehlo.add"(%arg294, %arg295) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1345) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %630 = "stablehlo.dot_general"(%626, %372) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %631 = "stablehlo.transpose"(%630) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %632 = "stablehlo.dot_general"(%626, %arg56) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %633 = "stablehlo.reshape"(%623) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %634 = "stablehlo.reduce"(%633, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg292: tensor<f32>, %arg293: tensor<f32>):
      %1344 = "stablehlo.add"(%arg292, %arg293) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1344) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %635 = "stablehlo.reshape"(%634) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %636 = "stablehlo.reduce"(%635, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg290: tensor<f32>, %arg291: tensor<f32>):
      %1343 = "stablehlo.add"(%arg290, %arg291) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1343) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %637 = "stablehlo.dot_general"(%633, %372) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %638 = "stablehlo.transpose"(%637) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %639 = "stablehlo.dot_general"(%633, %arg54) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %640 = "stablehlo.add"(%632, %639) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %641 = "stablehlo.reshape"(%625) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %642 = "stablehlo.reduce"(%641, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg288: tensor<f32>, %arg289: tensor<f32>):
      %1342 = "stablehlo.add"(%arg288, %arg289) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1342) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %643 = "stablehlo.reshape"(%642) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %644 = "stablehlo.reduce"(%643, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg286: tensor<f32>, %arg287: tensor<f32>):
      %1341 = "stablehlo.add"(%arg286, %arg287) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1341) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %645 = "stablehlo.dot_general"(%641, %372) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %646 = "stablehlo.transpose"(%645) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %647 = "stablehlo.dot_general"(%641, %arg52) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %648 = "stablehlo.add"(%640, %647) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %649 = "stablehlo.reduce"(%648, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg284: tensor<f32>, %arg285: tensor<f32>):
      %1340 = "stablehlo.add"(%arg284, %arg285) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1340) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %650 = "stablehlo.reshape"(%649) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %651 = "stablehlo.reduce"(%650, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg282: tensor<f32>, %arg283: tensor<f32>):
      %1339 = "stablehlo.add"(%arg282, %arg283) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1339) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %652 = "stablehlo.multiply"(%366, %648) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %653 = "stablehlo.reduce"(%652, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg280: tensor<f32>, %arg281: tensor<f32>):
      %1338 = "stablehlo.add"(%arg280, %arg281) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1338) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %654 = "stablehlo.reshape"(%653) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %655 = "stablehlo.multiply"(%648, %368) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %656 = "stablehlo.reduce"(%654, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg278: tensor<f32>, %arg279: tensor<f32>):
      %1337 = "stablehlo.add"(%arg278, %arg279) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1337) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %657 = "stablehlo.multiply"(%355, %655) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %658 = "stablehlo.reduce"(%657, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg276: tensor<f32>, %arg277: tensor<f32>):
      %1336 = "stablehlo.add"(%arg276, %arg277) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1336) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %659 = "stablehlo.reshape"(%658) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %660 = "stablehlo.multiply"(%655, %365) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %661 = "stablehlo.multiply"(%659, %364) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %662 = "stablehlo.negate"(%660) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %663 = "stablehlo.reduce"(%662, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg274: tensor<f32>, %arg275: tensor<f32>):
      %1335 = "stablehlo.add"(%arg274, %arg275) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1335) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %664 = "stablehlo.reshape"(%663) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %665 = "stablehlo.add"(%596, %660) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %666 = "stablehlo.divide"(%661, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %667 = "stablehlo.reduce"(%666, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg272: tensor<f32>, %arg273: tensor<f32>):
      %1334 = "stablehlo.add"(%arg272, %arg273) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1334) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %668 = "stablehlo.broadcast_in_dim"(%667) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %669 = "stablehlo.multiply"(%668, %357) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %670 = "stablehlo.negate"(%669) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %671 = "stablehlo.reduce"(%670, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg270: tensor<f32>, %arg271: tensor<f32>):
      %1333 = "stablehlo.add"(%arg270, %arg271) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1333) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %672 = "stablehlo.reshape"(%671) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %673 = "stablehlo.add"(%665, %669) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %674 = "stablehlo.add"(%664, %672) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %675 = "stablehlo.divide"(%674, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %676 = "stablehlo.reduce"(%675, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg268: tensor<f32>, %arg269: tensor<f32>):
      %1332 = "stablehlo.add"(%arg268, %arg269) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1332) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %677 = "stablehlo.broadcast_in_dim"(%676) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %678 = "stablehlo.add"(%673, %677) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %679 = "stablehlo.reduce"(%678, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg266: tensor<f32>, %arg267: tensor<f32>):
      %1331 = "stablehlo.add"(%arg266, %arg267) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1331) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %680 = "stablehlo.reshape"(%679) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %681 = "stablehlo.reduce"(%680, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg264: tensor<f32>, %arg265: tensor<f32>):
      %1330 = "stablehlo.add"(%arg264, %arg265) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1330) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %682 = "stablehlo.dot_general"(%678, %345) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x128xf32>) -> tensor<32x128xf32>
    %683 = "stablehlo.transpose"(%682) <{permutation = array<i64: 1, 0>}> : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %684 = "stablehlo.dot_general"(%678, %arg48) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<128x32xf32>) -> tensor<4x32x128xf32>
    %685 = "stablehlo.multiply"(%334, %684) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %686 = "stablehlo.multiply"(%684, %344) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %687 = "stablehlo.multiply"(%139, %685) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %688 = "stablehlo.multiply"(%687, %342) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %689 = "stablehlo.multiply"(%688, %341) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %690 = "stablehlo.add"(%688, %689) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %691 = "stablehlo.multiply"(%133, %690) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %692 = "stablehlo.add"(%686, %691) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %693 = "stablehlo.multiply"(%130, %691) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %694 = "stablehlo.multiply"(%693, %337) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %695 = "stablehlo.add"(%692, %694) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %696 = "stablehlo.reduce"(%695, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg262: tensor<f32>, %arg263: tensor<f32>):
      %1329 = "stablehlo.add"(%arg262, %arg263) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1329) : (tensor<f32>) -> ()
    }) : (tensor<4x32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %697 = "stablehlo.reshape"(%696) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %698 = "stablehlo.reduce"(%697, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg260: tensor<f32>, %arg261: tensor<f32>):
      %1328 = "stablehlo.add"(%arg260, %arg261) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1328) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %699 = "stablehlo.dot_general"(%695, %330) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<4x32x32xf32>) -> tensor<128x32xf32>
    %700 = "stablehlo.transpose"(%699) <{permutation = array<i64: 1, 0>}> : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %701 = "stablehlo.dot_general"(%695, %arg46) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<32x128xf32>) -> tensor<4x32x32xf32>
    %702 = "stablehlo.reduce"(%701, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg258: tensor<f32>, %arg259: tensor<f32>):
      %1327 = "stablehlo.add"(%arg258, %arg259) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1327) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %703 = "stablehlo.reshape"(%702) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %704 = "stablehlo.reduce"(%703, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg256: tensor<f32>, %arg257: tensor<f32>):
      %1326 = "stablehlo.add"(%arg256, %arg257) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1326) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %705 = "stablehlo.multiply"(%324, %701) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %706 = "stablehlo.reduce"(%705, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg254: tensor<f32>, %arg255: tensor<f32>):
      %1325 = "stablehlo.add"(%arg254, %arg255) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1325) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %707 = "stablehlo.reshape"(%706) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %708 = "stablehlo.multiply"(%701, %326) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %709 = "stablehlo.reduce"(%707, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg252: tensor<f32>, %arg253: tensor<f32>):
      %1324 = "stablehlo.add"(%arg252, %arg253) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1324) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %710 = "stablehlo.multiply"(%313, %708) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %711 = "stablehlo.reduce"(%710, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg250: tensor<f32>, %arg251: tensor<f32>):
      %1323 = "stablehlo.add"(%arg250, %arg251) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1323) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %712 = "stablehlo.reshape"(%711) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %713 = "stablehlo.multiply"(%708, %323) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %714 = "stablehlo.multiply"(%712, %322) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %715 = "stablehlo.negate"(%713) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %716 = "stablehlo.reduce"(%715, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg248: tensor<f32>, %arg249: tensor<f32>):
      %1322 = "stablehlo.add"(%arg248, %arg249) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1322) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %717 = "stablehlo.reshape"(%716) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %718 = "stablehlo.add"(%678, %713) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %719 = "stablehlo.divide"(%714, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %720 = "stablehlo.reduce"(%719, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg246: tensor<f32>, %arg247: tensor<f32>):
      %1321 = "stablehlo.add"(%arg246, %arg247) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1321) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %721 = "stablehlo.broadcast_in_dim"(%720) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %722 = "stablehlo.multiply"(%721, %315) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %723 = "stablehlo.negate"(%722) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %724 = "stablehlo.reduce"(%723, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg244: tensor<f32>, %arg245: tensor<f32>):
      %1320 = "stablehlo.add"(%arg244, %arg245) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1320) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %725 = "stablehlo.reshape"(%724) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %726 = "stablehlo.add"(%718, %722) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %727 = "stablehlo.add"(%717, %725) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %728 = "stablehlo.divide"(%727, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %729 = "stablehlo.reduce"(%728, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg242: tensor<f32>, %arg243: tensor<f32>):
      %1319 = "stablehlo.add"(%arg242, %arg243) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1319) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %730 = "stablehlo.broadcast_in_dim"(%729) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %731 = "stablehlo.add"(%726, %730) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %732 = "stablehlo.reduce"(%731, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg240: tensor<f32>, %arg241: tensor<f32>):
      %1318 = "stablehlo.add"(%arg240, %arg241) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1318) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %733 = "stablehlo.reshape"(%732) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %734 = "stablehlo.reduce"(%733, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg238: tensor<f32>, %arg239: tensor<f32>):
      %1317 = "stablehlo.add"(%arg238, %arg239) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1317) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %735 = "stablehlo.dot_general"(%731, %303) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %736 = "stablehlo.transpose"(%735) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %737 = "stablehlo.dot_general"(%731, %arg42) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %738 = "stablehlo.reshape"(%737) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %739 = "stablehlo.transpose"(%738) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<4x32x4x8xf32>) -> tensor<4x4x8x32xf32>
    %740 = "stablehlo.dot_general"(%739, %285) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x8x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x32xf32>
    %741 = "stablehlo.dot_general"(%739, %298) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x8x32xf32>
    %742 = "stablehlo.transpose"(%741) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %743 = "stablehlo.broadcast_in_dim"(%300) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %744 = "stablehlo.multiply"(%740, %743) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %745 = "stablehlo.multiply"(%744, %294) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %746 = "stablehlo.reduce"(%745, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg236: tensor<f32>, %arg237: tensor<f32>):
      %1316 = "stablehlo.add"(%arg236, %arg237) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1316) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %747 = "stablehlo.reshape"(%746) : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %748 = "stablehlo.negate"(%747) : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xf32>
    %749 = "stablehlo.divide"(%740, %297) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %750 = "stablehlo.reduce"(%748, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg234: tensor<f32>, %arg235: tensor<f32>):
      %1315 = "stablehlo.add"(%arg234, %arg235) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1315) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x1xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %751 = "stablehlo.broadcast_in_dim"(%750) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x32xf32>
    %752 = "stablehlo.add"(%749, %751) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %753 = "stablehlo.multiply"(%752, %294) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %754 = "stablehlo.select"(%75, %753, %619) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %755 = "stablehlo.multiply"(%754, %64) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %756 = "stablehlo.dot_general"(%755, %275) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x8xf32>
    %757 = "stablehlo.transpose"(%756) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x4x32x8xf32>) -> tensor<4x32x4x8xf32>
    %758 = "stablehlo.dot_general"(%755, %280) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x8xf32>
    %759 = "stablehlo.transpose"(%758) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x4x32x8xf32>) -> tensor<4x32x4x8xf32>
    %760 = "stablehlo.reshape"(%742) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %761 = "stablehlo.reduce"(%760, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg232: tensor<f32>, %arg233: tensor<f32>):
      %1314 = "stablehlo.add"(%arg232, %arg233) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1314) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %762 = "stablehlo.reshape"(%761) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %763 = "stablehlo.reduce"(%762, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg230: tensor<f32>, %arg231: tensor<f32>):
      %1313 = "stablehlo.add"(%arg230, %arg231) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1313) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %764 = "stablehlo.dot_general"(%760, %270) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %765 = "stablehlo.transpose"(%764) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %766 = "stablehlo.dot_general"(%760, %arg40) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %767 = "stablehlo.reshape"(%757) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %768 = "stablehlo.reduce"(%767, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg228: tensor<f32>, %arg229: tensor<f32>):
      %1312 = "stablehlo.add"(%arg228, %arg229) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1312) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %769 = "stablehlo.reshape"(%768) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %770 = "stablehlo.reduce"(%769, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg226: tensor<f32>, %arg227: tensor<f32>):
      %1311 = "stablehlo.add"(%arg226, %arg227) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1311) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %771 = "stablehlo.dot_general"(%767, %270) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %772 = "stablehlo.transpose"(%771) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %773 = "stablehlo.dot_general"(%767, %arg38) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %774 = "stablehlo.add"(%766, %773) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %775 = "stablehlo.reshape"(%759) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %776 = "stablehlo.reduce"(%775, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg224: tensor<f32>, %arg225: tensor<f32>):
      %1310 = "stablehlo.add"(%arg224, %arg225) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1310) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %777 = "stablehlo.reshape"(%776) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %778 = "stablehlo.reduce"(%777, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg222: tensor<f32>, %arg223: tensor<f32>):
      %1309 = "stablehlo.add"(%arg222, %arg223) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1309) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %779 = "stablehlo.dot_general"(%775, %270) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %780 = "stablehlo.transpose"(%779) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %781 = "stablehlo.dot_general"(%775, %arg36) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %782 = "stablehlo.add"(%774, %781) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %783 = "stablehlo.reduce"(%782, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg220: tensor<f32>, %arg221: tensor<f32>):
      %1308 = "stablehlo.add"(%arg220, %arg221) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1308) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %784 = "stablehlo.reshape"(%783) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %785 = "stablehlo.reduce"(%784, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg218: tensor<f32>, %arg219: tensor<f32>):
      %1307 = "stablehlo.add"(%arg218, %arg219) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1307) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %786 = "stablehlo.multiply"(%264, %782) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %787 = "stablehlo.reduce"(%786, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg216: tensor<f32>, %arg217: tensor<f32>):
      %1306 = "stablehlo.add"(%arg216, %arg217) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1306) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %788 = "stablehlo.reshape"(%787) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %789 = "stablehlo.multiply"(%782, %266) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %790 = "stablehlo.reduce"(%788, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg214: tensor<f32>, %arg215: tensor<f32>):
      %1305 = "stablehlo.add"(%arg214, %arg215) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1305) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %791 = "stablehlo.multiply"(%253, %789) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %792 = "stablehlo.reduce"(%791, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg212: tensor<f32>, %arg213: tensor<f32>):
      %1304 = "stablehlo.add"(%arg212, %arg213) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1304) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %793 = "stablehlo.reshape"(%792) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %794 = "stablehlo.multiply"(%789, %263) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %795 = "stablehlo.multiply"(%793, %262) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %796 = "stablehlo.negate"(%794) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %797 = "stablehlo.reduce"(%796, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg210: tensor<f32>, %arg211: tensor<f32>):
      %1303 = "stablehlo.add"(%arg210, %arg211) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1303) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %798 = "stablehlo.reshape"(%797) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %799 = "stablehlo.add"(%731, %794) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %800 = "stablehlo.divide"(%795, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %801 = "stablehlo.reduce"(%800, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg208: tensor<f32>, %arg209: tensor<f32>):
      %1302 = "stablehlo.add"(%arg208, %arg209) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1302) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %802 = "stablehlo.broadcast_in_dim"(%801) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %803 = "stablehlo.multiply"(%802, %255) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %804 = "stablehlo.negate"(%803) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %805 = "stablehlo.reduce"(%804, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg206: tensor<f32>, %arg207: tensor<f32>):
      %1301 = "stablehlo.add"(%arg206, %arg207) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1301) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %806 = "stablehlo.reshape"(%805) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %807 = "stablehlo.add"(%799, %803) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %808 = "stablehlo.add"(%798, %806) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %809 = "stablehlo.divide"(%808, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %810 = "stablehlo.reduce"(%809, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg204: tensor<f32>, %arg205: tensor<f32>):
      %1300 = "stablehlo.add"(%arg204, %arg205) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1300) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %811 = "stablehlo.broadcast_in_dim"(%810) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %812 = "stablehlo.add"(%807, %811) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %813 = "stablehlo.reduce"(%812, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg202: tensor<f32>, %arg203: tensor<f32>):
      %1299 = "stablehlo.add"(%arg202, %arg203) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1299) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %814 = "stablehlo.reshape"(%813) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %815 = "stablehlo.reduce"(%814, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg200: tensor<f32>, %arg201: tensor<f32>):
      %1298 = "stablehlo.add"(%arg200, %arg201) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1298) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %816 = "stablehlo.dot_general"(%812, %243) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x128xf32>) -> tensor<32x128xf32>
    %817 = "stablehlo.transpose"(%816) <{permutation = array<i64: 1, 0>}> : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %818 = "stablehlo.dot_general"(%812, %arg32) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<128x32xf32>) -> tensor<4x32x128xf32>
    %819 = "stablehlo.multiply"(%232, %818) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %820 = "stablehlo.multiply"(%818, %242) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %821 = "stablehlo.multiply"(%139, %819) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %822 = "stablehlo.multiply"(%821, %240) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %823 = "stablehlo.multiply"(%822, %239) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %824 = "stablehlo.add"(%822, %823) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %825 = "stablehlo.multiply"(%133, %824) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %826 = "stablehlo.add"(%820, %825) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %827 = "stablehlo.multiply"(%130, %825) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %828 = "stablehlo.multiply"(%827, %235) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %829 = "stablehlo.add"(%826, %828) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %830 = "stablehlo.reduce"(%829, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg198: tensor<f32>, %arg199: tensor<f32>):
      %1297 = "stablehlo.add"(%arg198, %arg199) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1297) : (tensor<f32>) -> ()
    }) : (tensor<4x32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %831 = "stablehlo.reshape"(%830) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %832 = "stablehlo.reduce"(%831, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg196: tensor<f32>, %arg197: tensor<f32>):
      %1296 = "stablehlo.add"(%arg196, %arg197) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1296) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %833 = "stablehlo.dot_general"(%829, %228) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<4x32x32xf32>) -> tensor<128x32xf32>
    %834 = "stablehlo.transpose"(%833) <{permutation = array<i64: 1, 0>}> : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %835 = "stablehlo.dot_general"(%829, %arg30) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<32x128xf32>) -> tensor<4x32x32xf32>
    %836 = "stablehlo.reduce"(%835, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg194: tensor<f32>, %arg195: tensor<f32>):
      %1295 = "stablehlo.add"(%arg194, %arg195) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1295) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %837 = "stablehlo.reshape"(%836) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %838 = "stablehlo.reduce"(%837, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg192: tensor<f32>, %arg193: tensor<f32>):
      %1294 = "stablehlo.add"(%arg192, %arg193) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1294) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %839 = "stablehlo.multiply"(%222, %835) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %840 = "stablehlo.reduce"(%839, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg190: tensor<f32>, %arg191: tensor<f32>):
      %1293 = "stablehlo.add"(%arg190, %arg191) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1293) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %841 = "stablehlo.reshape"(%840) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %842 = "stablehlo.multiply"(%835, %224) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %843 = "stablehlo.reduce"(%841, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg188: tensor<f32>, %arg189: tensor<f32>):
      %1292 = "stablehlo.add"(%arg188, %arg189) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1292) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %844 = "stablehlo.multiply"(%211, %842) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %845 = "stablehlo.reduce"(%844, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg186: tensor<f32>, %arg187: tensor<f32>):
      %1291 = "stablehlo.add"(%arg186, %arg187) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1291) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %846 = "stablehlo.reshape"(%845) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %847 = "stablehlo.multiply"(%842, %221) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %848 = "stablehlo.multiply"(%846, %220) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %849 = "stablehlo.negate"(%847) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %850 = "stablehlo.reduce"(%849, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg184: tensor<f32>, %arg185: tensor<f32>):
      %1290 = "stablehlo.add"(%arg184, %arg185) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1290) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %851 = "stablehlo.reshape"(%850) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %852 = "stablehlo.add"(%812, %847) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %853 = "stablehlo.divide"(%848, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %854 = "stablehlo.reduce"(%853, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg182: tensor<f32>, %arg183: tensor<f32>):
      %1289 = "stablehlo.add"(%arg182, %arg183) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1289) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %855 = "stablehlo.broadcast_in_dim"(%854) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %856 = "stablehlo.multiply"(%855, %213) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %857 = "stablehlo.negate"(%856) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %858 = "stablehlo.reduce"(%857, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg180: tensor<f32>, %arg181: tensor<f32>):
      %1288 = "stablehlo.add"(%arg180, %arg181) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1288) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %859 = "stablehlo.reshape"(%858) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %860 = "stablehlo.add"(%852, %856) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %861 = "stablehlo.add"(%851, %859) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %862 = "stablehlo.divide"(%861, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %863 = "stablehlo.reduce"(%862, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg178: tensor<f32>, %arg179: tensor<f32>):
      %1287 = "stablehlo.add"(%arg178, %arg179) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1287) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %864 = "stablehlo.broadcast_in_dim"(%863) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %865 = "stablehlo.add"(%860, %864) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %866 = "stablehlo.reduce"(%865, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg176: tensor<f32>, %arg177: tensor<f32>):
      %1286 = "stablehlo.add"(%arg176, %arg177) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1286) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %867 = "stablehlo.reshape"(%866) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %868 = "stablehlo.reduce"(%867, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg174: tensor<f32>, %arg175: tensor<f32>):
      %1285 = "stablehlo.add"(%arg174, %arg175) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1285) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %869 = "stablehlo.dot_general"(%865, %201) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %870 = "stablehlo.transpose"(%869) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %871 = "stablehlo.dot_general"(%865, %arg26) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %872 = "stablehlo.reshape"(%871) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %873 = "stablehlo.transpose"(%872) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<4x32x4x8xf32>) -> tensor<4x4x8x32xf32>
    %874 = "stablehlo.dot_general"(%873, %183) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x8x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x32xf32>
    %875 = "stablehlo.dot_general"(%873, %196) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x8x32xf32>
    %876 = "stablehlo.transpose"(%875) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %877 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %878 = "stablehlo.multiply"(%874, %877) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %879 = "stablehlo.multiply"(%878, %192) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %880 = "stablehlo.reduce"(%879, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg172: tensor<f32>, %arg173: tensor<f32>):
      %1284 = "stablehlo.add"(%arg172, %arg173) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1284) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %881 = "stablehlo.reshape"(%880) : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %882 = "stablehlo.negate"(%881) : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xf32>
    %883 = "stablehlo.divide"(%874, %195) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %884 = "stablehlo.reduce"(%882, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg170: tensor<f32>, %arg171: tensor<f32>):
      %1283 = "stablehlo.add"(%arg170, %arg171) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1283) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x1xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %885 = "stablehlo.broadcast_in_dim"(%884) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x32xf32>
    %886 = "stablehlo.add"(%883, %885) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %887 = "stablehlo.multiply"(%886, %192) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %888 = "stablehlo.select"(%75, %887, %619) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %889 = "stablehlo.multiply"(%888, %64) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %890 = "stablehlo.dot_general"(%889, %173) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x8xf32>
    %891 = "stablehlo.transpose"(%890) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x4x32x8xf32>) -> tensor<4x32x4x8xf32>
    %892 = "stablehlo.dot_general"(%889, %178) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x8xf32>
    %893 = "stablehlo.transpose"(%892) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x4x32x8xf32>) -> tensor<4x32x4x8xf32>
    %894 = "stablehlo.reshape"(%876) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %895 = "stablehlo.reduce"(%894, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg168: tensor<f32>, %arg169: tensor<f32>):
      %1282 = "stablehlo.add"(%arg168, %arg169) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1282) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %896 = "stablehlo.reshape"(%895) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %897 = "stablehlo.reduce"(%896, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg166: tensor<f32>, %arg167: tensor<f32>):
      %1281 = "stablehlo.add"(%arg166, %arg167) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1281) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %898 = "stablehlo.dot_general"(%894, %168) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %899 = "stablehlo.transpose"(%898) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %900 = "stablehlo.dot_general"(%894, %arg24) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %901 = "stablehlo.reshape"(%891) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %902 = "stablehlo.reduce"(%901, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg164: tensor<f32>, %arg165: tensor<f32>):
      %1280 = "stablehlo.add"(%arg164, %arg165) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1280) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %903 = "stablehlo.reshape"(%902) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %904 = "stablehlo.reduce"(%903, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg162: tensor<f32>, %arg163: tensor<f32>):
      %1279 = "stablehlo.add"(%arg162, %arg163) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1279) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %905 = "stablehlo.dot_general"(%901, %168) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %906 = "stablehlo.transpose"(%905) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %907 = "stablehlo.dot_general"(%901, %arg22) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %908 = "stablehlo.add"(%900, %907) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %909 = "stablehlo.reshape"(%893) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %910 = "stablehlo.reduce"(%909, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg160: tensor<f32>, %arg161: tensor<f32>):
      %1278 = "stablehlo.add"(%arg160, %arg161) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1278) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %911 = "stablehlo.reshape"(%910) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %912 = "stablehlo.reduce"(%911, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg158: tensor<f32>, %arg159: tensor<f32>):
      %1277 = "stablehlo.add"(%arg158, %arg159) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1277) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %913 = "stablehlo.dot_general"(%909, %168) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %914 = "stablehlo.transpose"(%913) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %915 = "stablehlo.dot_general"(%909, %arg20) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %916 = "stablehlo.add"(%908, %915) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %917 = "stablehlo.reduce"(%916, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg156: tensor<f32>, %arg157: tensor<f32>):
      %1276 = "stablehlo.add"(%arg156, %arg157) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1276) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %918 = "stablehlo.reshape"(%917) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %919 = "stablehlo.reduce"(%918, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg154: tensor<f32>, %arg155: tensor<f32>):
      %1275 = "stablehlo.add"(%arg154, %arg155) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1275) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %920 = "stablehlo.multiply"(%162, %916) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %921 = "stablehlo.reduce"(%920, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg152: tensor<f32>, %arg153: tensor<f32>):
      %1274 = "stablehlo.add"(%arg152, %arg153) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1274) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %922 = "stablehlo.reshape"(%921) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %923 = "stablehlo.multiply"(%916, %164) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %924 = "stablehlo.reduce"(%922, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg150: tensor<f32>, %arg151: tensor<f32>):
      %1273 = "stablehlo.add"(%arg150, %arg151) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1273) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %925 = "stablehlo.multiply"(%151, %923) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %926 = "stablehlo.reduce"(%925, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg148: tensor<f32>, %arg149: tensor<f32>):
      %1272 = "stablehlo.add"(%arg148, %arg149) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1272) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %927 = "stablehlo.reshape"(%926) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %928 = "stablehlo.multiply"(%923, %161) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %929 = "stablehlo.multiply"(%927, %160) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %930 = "stablehlo.negate"(%928) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %931 = "stablehlo.reduce"(%930, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg146: tensor<f32>, %arg147: tensor<f32>):
      %1271 = "stablehlo.add"(%arg146, %arg147) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1271) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %932 = "stablehlo.reshape"(%931) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %933 = "stablehlo.add"(%865, %928) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %934 = "stablehlo.divide"(%929, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %935 = "stablehlo.reduce"(%934, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg144: tensor<f32>, %arg145: tensor<f32>):
      %1270 = "stablehlo.add"(%arg144, %arg145) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1270) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %936 = "stablehlo.broadcast_in_dim"(%935) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %937 = "stablehlo.multiply"(%936, %153) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %938 = "stablehlo.negate"(%937) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %939 = "stablehlo.reduce"(%938, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg142: tensor<f32>, %arg143: tensor<f32>):
      %1269 = "stablehlo.add"(%arg142, %arg143) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1269) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %940 = "stablehlo.reshape"(%939) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %941 = "stablehlo.add"(%933, %937) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %942 = "stablehlo.add"(%932, %940) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %943 = "stablehlo.divide"(%942, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %944 = "stablehlo.reduce"(%943, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg140: tensor<f32>, %arg141: tensor<f32>):
      %1268 = "stablehlo.add"(%arg140, %arg141) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1268) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %945 = "stablehlo.broadcast_in_dim"(%944) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %946 = "stablehlo.add"(%941, %945) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %947 = "stablehlo.reduce"(%946, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg138: tensor<f32>, %arg139: tensor<f32>):
      %1267 = "stablehlo.add"(%arg138, %arg139) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1267) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %948 = "stablehlo.reshape"(%947) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %949 = "stablehlo.reduce"(%948, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg136: tensor<f32>, %arg137: tensor<f32>):
      %1266 = "stablehlo.add"(%arg136, %arg137) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1266) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %950 = "stablehlo.dot_general"(%946, %141) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x128xf32>) -> tensor<32x128xf32>
    %951 = "stablehlo.transpose"(%950) <{permutation = array<i64: 1, 0>}> : (tensor<32x128xf32>) -> tensor<128x32xf32>
    %952 = "stablehlo.dot_general"(%946, %arg16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<128x32xf32>) -> tensor<4x32x128xf32>
    %953 = "stablehlo.multiply"(%125, %952) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %954 = "stablehlo.multiply"(%952, %140) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %955 = "stablehlo.multiply"(%139, %953) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %956 = "stablehlo.multiply"(%955, %137) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %957 = "stablehlo.multiply"(%956, %135) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %958 = "stablehlo.add"(%956, %957) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %959 = "stablehlo.multiply"(%133, %958) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %960 = "stablehlo.add"(%954, %959) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %961 = "stablehlo.multiply"(%130, %959) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %962 = "stablehlo.multiply"(%961, %129) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %963 = "stablehlo.add"(%960, %962) : (tensor<4x32x128xf32>, tensor<4x32x128xf32>) -> tensor<4x32x128xf32>
    %964 = "stablehlo.reduce"(%963, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg134: tensor<f32>, %arg135: tensor<f32>):
      %1265 = "stablehlo.add"(%arg134, %arg135) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1265) : (tensor<f32>) -> ()
    }) : (tensor<4x32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %965 = "stablehlo.reshape"(%964) : (tensor<128xf32>) -> tensor<1x1x128xf32>
    %966 = "stablehlo.reduce"(%965, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg132: tensor<f32>, %arg133: tensor<f32>):
      %1264 = "stablehlo.add"(%arg132, %arg133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1264) : (tensor<f32>) -> ()
    }) : (tensor<1x1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %967 = "stablehlo.dot_general"(%963, %121) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<4x32x32xf32>) -> tensor<128x32xf32>
    %968 = "stablehlo.transpose"(%967) <{permutation = array<i64: 1, 0>}> : (tensor<128x32xf32>) -> tensor<32x128xf32>
    %969 = "stablehlo.dot_general"(%963, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x128xf32>, tensor<32x128xf32>) -> tensor<4x32x32xf32>
    %970 = "stablehlo.reduce"(%969, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg130: tensor<f32>, %arg131: tensor<f32>):
      %1263 = "stablehlo.add"(%arg130, %arg131) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1263) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %971 = "stablehlo.reshape"(%970) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %972 = "stablehlo.reduce"(%971, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg128: tensor<f32>, %arg129: tensor<f32>):
      %1262 = "stablehlo.add"(%arg128, %arg129) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1262) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %973 = "stablehlo.multiply"(%115, %969) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %974 = "stablehlo.reduce"(%973, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg126: tensor<f32>, %arg127: tensor<f32>):
      %1261 = "stablehlo.add"(%arg126, %arg127) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1261) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %975 = "stablehlo.reshape"(%974) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %976 = "stablehlo.multiply"(%969, %117) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %977 = "stablehlo.reduce"(%975, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg124: tensor<f32>, %arg125: tensor<f32>):
      %1260 = "stablehlo.add"(%arg124, %arg125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1260) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %978 = "stablehlo.multiply"(%104, %976) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %979 = "stablehlo.reduce"(%978, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg122: tensor<f32>, %arg123: tensor<f32>):
      %1259 = "stablehlo.add"(%arg122, %arg123) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1259) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %980 = "stablehlo.reshape"(%979) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %981 = "stablehlo.multiply"(%976, %114) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %982 = "stablehlo.multiply"(%980, %113) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %983 = "stablehlo.negate"(%981) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %984 = "stablehlo.reduce"(%983, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg120: tensor<f32>, %arg121: tensor<f32>):
      %1258 = "stablehlo.add"(%arg120, %arg121) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1258) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %985 = "stablehlo.reshape"(%984) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %986 = "stablehlo.add"(%946, %981) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %987 = "stablehlo.divide"(%982, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %988 = "stablehlo.reduce"(%987, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg118: tensor<f32>, %arg119: tensor<f32>):
      %1257 = "stablehlo.add"(%arg118, %arg119) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1257) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %989 = "stablehlo.broadcast_in_dim"(%988) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %990 = "stablehlo.multiply"(%989, %106) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %991 = "stablehlo.negate"(%990) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %992 = "stablehlo.reduce"(%991, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg116: tensor<f32>, %arg117: tensor<f32>):
      %1256 = "stablehlo.add"(%arg116, %arg117) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1256) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %993 = "stablehlo.reshape"(%992) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %994 = "stablehlo.add"(%986, %990) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %995 = "stablehlo.add"(%985, %993) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %996 = "stablehlo.divide"(%995, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %997 = "stablehlo.reduce"(%996, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg114: tensor<f32>, %arg115: tensor<f32>):
      %1255 = "stablehlo.add"(%arg114, %arg115) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1255) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %998 = "stablehlo.broadcast_in_dim"(%997) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %999 = "stablehlo.add"(%994, %998) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %1000 = "stablehlo.reduce"(%999, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg112: tensor<f32>, %arg113: tensor<f32>):
      %1254 = "stablehlo.add"(%arg112, %arg113) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1254) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1001 = "stablehlo.reshape"(%1000) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %1002 = "stablehlo.reduce"(%1001, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg110: tensor<f32>, %arg111: tensor<f32>):
      %1253 = "stablehlo.add"(%arg110, %arg111) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1253) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1003 = "stablehlo.dot_general"(%999, %94) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %1004 = "stablehlo.transpose"(%1003) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1005 = "stablehlo.dot_general"(%999, %arg10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %1006 = "stablehlo.reshape"(%1005) : (tensor<4x32x32xf32>) -> tensor<4x32x4x8xf32>
    %1007 = "stablehlo.transpose"(%1006) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<4x32x4x8xf32>) -> tensor<4x4x8x32xf32>
    %1008 = "stablehlo.dot_general"(%1007, %62) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x8x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x32xf32>
    %1009 = "stablehlo.dot_general"(%1007, %88) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x8x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x8x32xf32>
    %1010 = "stablehlo.transpose"(%1009) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<4x4x8x32xf32>) -> tensor<4x32x4x8xf32>
    %1011 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x32xf32>
    %1012 = "stablehlo.multiply"(%1008, %1011) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %1013 = "stablehlo.multiply"(%1012, %84) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %1014 = "stablehlo.reduce"(%1013, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg108: tensor<f32>, %arg109: tensor<f32>):
      %1252 = "stablehlo.add"(%arg108, %arg109) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1252) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x32xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %1015 = "stablehlo.reshape"(%1014) : (tensor<4x4x32xf32>) -> tensor<4x4x32x1xf32>
    %1016 = "stablehlo.negate"(%1015) : (tensor<4x4x32x1xf32>) -> tensor<4x4x32x1xf32>
    %1017 = "stablehlo.divide"(%1008, %87) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %1018 = "stablehlo.reduce"(%1016, %17) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg106: tensor<f32>, %arg107: tensor<f32>):
      %1251 = "stablehlo.add"(%arg106, %arg107) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1251) : (tensor<f32>) -> ()
    }) : (tensor<4x4x32x1xf32>, tensor<f32>) -> tensor<4x4x32xf32>
    %1019 = "stablehlo.broadcast_in_dim"(%1018) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<4x4x32xf32>) -> tensor<4x4x32x32xf32>
    %1020 = "stablehlo.add"(%1017, %1019) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %1021 = "stablehlo.multiply"(%1020, %84) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %1022 = "stablehlo.select"(%75, %1021, %619) : (tensor<4x4x32x32xi1>, tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %1023 = "stablehlo.multiply"(%1022, %64) : (tensor<4x4x32x32xf32>, tensor<4x4x32x32xf32>) -> tensor<4x4x32x32xf32>
    %1024 = "stablehlo.dot_general"(%1023, %52) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x8xf32>
    %1025 = "stablehlo.transpose"(%1024) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x4x32x8xf32>) -> tensor<4x32x4x8xf32>
    %1026 = "stablehlo.dot_general"(%1023, %57) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x32x32xf32>, tensor<4x32x4x8xf32>) -> tensor<4x4x32x8xf32>
    %1027 = "stablehlo.transpose"(%1026) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<4x4x32x8xf32>) -> tensor<4x32x4x8xf32>
    %1028 = "stablehlo.reshape"(%1010) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %1029 = "stablehlo.reduce"(%1028, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg104: tensor<f32>, %arg105: tensor<f32>):
      %1250 = "stablehlo.add"(%arg104, %arg105) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1250) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1030 = "stablehlo.reshape"(%1029) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %1031 = "stablehlo.reduce"(%1030, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg102: tensor<f32>, %arg103: tensor<f32>):
      %1249 = "stablehlo.add"(%arg102, %arg103) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1249) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1032 = "stablehlo.dot_general"(%1028, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %1033 = "stablehlo.transpose"(%1032) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1034 = "stablehlo.dot_general"(%1028, %arg8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %1035 = "stablehlo.reshape"(%1025) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %1036 = "stablehlo.reduce"(%1035, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg100: tensor<f32>, %arg101: tensor<f32>):
      %1248 = "stablehlo.add"(%arg100, %arg101) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1248) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1037 = "stablehlo.reshape"(%1036) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %1038 = "stablehlo.reduce"(%1037, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg98: tensor<f32>, %arg99: tensor<f32>):
      %1247 = "stablehlo.add"(%arg98, %arg99) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1247) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1039 = "stablehlo.dot_general"(%1035, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %1040 = "stablehlo.transpose"(%1039) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1041 = "stablehlo.dot_general"(%1035, %arg6) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %1042 = "stablehlo.add"(%1034, %1041) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %1043 = "stablehlo.reshape"(%1027) : (tensor<4x32x4x8xf32>) -> tensor<4x32x32xf32>
    %1044 = "stablehlo.reduce"(%1043, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg96: tensor<f32>, %arg97: tensor<f32>):
      %1246 = "stablehlo.add"(%arg96, %arg97) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1246) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1045 = "stablehlo.reshape"(%1044) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %1046 = "stablehlo.reduce"(%1045, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg94: tensor<f32>, %arg95: tensor<f32>):
      %1245 = "stablehlo.add"(%arg94, %arg95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1245) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1047 = "stablehlo.dot_general"(%1043, %47) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<32x32xf32>
    %1048 = "stablehlo.transpose"(%1047) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %1049 = "stablehlo.dot_general"(%1043, %arg4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<32x32xf32>) -> tensor<4x32x32xf32>
    %1050 = "stablehlo.add"(%1042, %1049) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %1051 = "stablehlo.reduce"(%1050, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg92: tensor<f32>, %arg93: tensor<f32>):
      %1244 = "stablehlo.add"(%arg92, %arg93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1244) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1052 = "stablehlo.reshape"(%1051) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %1053 = "stablehlo.reduce"(%1052, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg90: tensor<f32>, %arg91: tensor<f32>):
      %1243 = "stablehlo.add"(%arg90, %arg91) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1243) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1054 = "stablehlo.multiply"(%41, %1050) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %1055 = "stablehlo.reduce"(%1054, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg88: tensor<f32>, %arg89: tensor<f32>):
      %1242 = "stablehlo.add"(%arg88, %arg89) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1242) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1056 = "stablehlo.reshape"(%1055) : (tensor<32xf32>) -> tensor<1x1x32xf32>
    %1057 = "stablehlo.multiply"(%1050, %43) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %1058 = "stablehlo.reduce"(%1056, %17) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg86: tensor<f32>, %arg87: tensor<f32>):
      %1241 = "stablehlo.add"(%arg86, %arg87) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1241) : (tensor<f32>) -> ()
    }) : (tensor<1x1x32xf32>, tensor<f32>) -> tensor<32xf32>
    %1059 = "stablehlo.multiply"(%27, %1057) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %1060 = "stablehlo.reduce"(%1059, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg84: tensor<f32>, %arg85: tensor<f32>):
      %1240 = "stablehlo.add"(%arg84, %arg85) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1240) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %1061 = "stablehlo.reshape"(%1060) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %1062 = "stablehlo.multiply"(%1057, %40) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %1063 = "stablehlo.multiply"(%1061, %39) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %1064 = "stablehlo.negate"(%1062) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %1065 = "stablehlo.reduce"(%1064, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg82: tensor<f32>, %arg83: tensor<f32>):
      %1239 = "stablehlo.add"(%arg82, %arg83) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1239) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %1066 = "stablehlo.reshape"(%1065) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %1067 = "stablehlo.add"(%999, %1062) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %1068 = "stablehlo.divide"(%1063, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %1069 = "stablehlo.reduce"(%1068, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg80: tensor<f32>, %arg81: tensor<f32>):
      %1238 = "stablehlo.add"(%arg80, %arg81) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1238) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %1070 = "stablehlo.broadcast_in_dim"(%1069) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %1071 = "stablehlo.multiply"(%1070, %30) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %1072 = "stablehlo.negate"(%1071) : (tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %1073 = "stablehlo.reduce"(%1072, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg78: tensor<f32>, %arg79: tensor<f32>):
      %1237 = "stablehlo.add"(%arg78, %arg79) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1237) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<4x32xf32>
    %1074 = "stablehlo.reshape"(%1073) : (tensor<4x32xf32>) -> tensor<4x32x1xf32>
    %1075 = "stablehlo.add"(%1067, %1071) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %1076 = "stablehlo.add"(%1066, %1074) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %1077 = "stablehlo.divide"(%1076, %24) : (tensor<4x32x1xf32>, tensor<4x32x1xf32>) -> tensor<4x32x1xf32>
    %1078 = "stablehlo.reduce"(%1077, %17) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg76: tensor<f32>, %arg77: tensor<f32>):
      %1236 = "stablehlo.add"(%arg76, %arg77) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1236) : (tensor<f32>) -> ()
    }) : (tensor<4x32x1xf32>, tensor<f32>) -> tensor<4x32xf32>
    %1079 = "stablehlo.broadcast_in_dim"(%1078) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x32xf32>) -> tensor<4x32x32xf32>
    %1080 = "stablehlo.add"(%1075, %1079) : (tensor<4x32x32xf32>, tensor<4x32x32xf32>) -> tensor<4x32x32xf32>
    %1081 = "stablehlo.reduce"(%1080, %17) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg74: tensor<f32>, %arg75: tensor<f32>):
      %1235 = "stablehlo.add"(%arg74, %arg75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1235) : (tensor<f32>) -> ()
    }) : (tensor<4x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %1082 = "stablehlo.reshape"(%1081) : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %1083 = "stablehlo.reduce"(%1082, %17) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg72: tensor<f32>, %arg73: tensor<f32>):
      %1234 = "stablehlo.add"(%arg72, %arg73) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1234) : (tensor<f32>) -> ()
    }) : (tensor<1x32x32xf32>, tensor<f32>) -> tensor<32x32xf32>
    %1084 = "stablehlo.dot_general"(%1080, %arg70) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x32x32xf32>, tensor<4x32x64xf32>) -> tensor<32x64xf32>
    %1085 = "stablehlo.transpose"(%1084) <{permutation = array<i64: 1, 0>}> : (tensor<32x64xf32>) -> tensor<64x32xf32>
    %1086 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x32xf32>
    %1087 = "stablehlo.multiply"(%1086, %1085) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %1088 = "stablehlo.subtract"(%arg0, %1087) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %1089 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x32xf32>
    %1090 = "stablehlo.multiply"(%1089, %1083) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1091 = "stablehlo.subtract"(%arg1, %1090) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1092 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %1093 = "stablehlo.multiply"(%1092, %1058) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1094 = "stablehlo.subtract"(%arg2, %1093) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1095 = "stablehlo.multiply"(%1092, %1053) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1096 = "stablehlo.subtract"(%arg3, %1095) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1097 = "stablehlo.multiply"(%1089, %1048) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1098 = "stablehlo.subtract"(%arg4, %1097) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1099 = "stablehlo.multiply"(%1092, %1046) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1100 = "stablehlo.subtract"(%arg5, %1099) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1101 = "stablehlo.multiply"(%1089, %1040) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1102 = "stablehlo.subtract"(%arg6, %1101) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1103 = "stablehlo.multiply"(%1092, %1038) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1104 = "stablehlo.subtract"(%arg7, %1103) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1105 = "stablehlo.multiply"(%1089, %1033) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1106 = "stablehlo.subtract"(%arg8, %1105) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1107 = "stablehlo.multiply"(%1092, %1031) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1108 = "stablehlo.subtract"(%arg9, %1107) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1109 = "stablehlo.multiply"(%1089, %1004) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1110 = "stablehlo.subtract"(%arg10, %1109) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1111 = "stablehlo.multiply"(%1092, %1002) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1112 = "stablehlo.subtract"(%arg11, %1111) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1113 = "stablehlo.multiply"(%1092, %977) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1114 = "stablehlo.subtract"(%arg12, %1113) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1115 = "stablehlo.multiply"(%1092, %972) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1116 = "stablehlo.subtract"(%arg13, %1115) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1117 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x128xf32>
    %1118 = "stablehlo.multiply"(%1117, %968) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1119 = "stablehlo.subtract"(%arg14, %1118) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1120 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %1121 = "stablehlo.multiply"(%1120, %966) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1122 = "stablehlo.subtract"(%arg15, %1121) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1123 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x32xf32>
    %1124 = "stablehlo.multiply"(%1123, %951) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1125 = "stablehlo.subtract"(%arg16, %1124) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1126 = "stablehlo.multiply"(%1092, %949) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1127 = "stablehlo.subtract"(%arg17, %1126) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1128 = "stablehlo.multiply"(%1092, %924) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1129 = "stablehlo.subtract"(%arg18, %1128) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1130 = "stablehlo.multiply"(%1092, %919) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1131 = "stablehlo.subtract"(%arg19, %1130) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1132 = "stablehlo.multiply"(%1089, %914) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1133 = "stablehlo.subtract"(%arg20, %1132) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1134 = "stablehlo.multiply"(%1092, %912) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1135 = "stablehlo.subtract"(%arg21, %1134) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1136 = "stablehlo.multiply"(%1089, %906) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1137 = "stablehlo.subtract"(%arg22, %1136) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1138 = "stablehlo.multiply"(%1092, %904) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1139 = "stablehlo.subtract"(%arg23, %1138) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1140 = "stablehlo.multiply"(%1089, %899) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1141 = "stablehlo.subtract"(%arg24, %1140) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1142 = "stablehlo.multiply"(%1092, %897) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1143 = "stablehlo.subtract"(%arg25, %1142) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1144 = "stablehlo.multiply"(%1089, %870) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1145 = "stablehlo.subtract"(%arg26, %1144) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1146 = "stablehlo.multiply"(%1092, %868) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1147 = "stablehlo.subtract"(%arg27, %1146) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1148 = "stablehlo.multiply"(%1092, %843) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1149 = "stablehlo.subtract"(%arg28, %1148) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1150 = "stablehlo.multiply"(%1092, %838) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1151 = "stablehlo.subtract"(%arg29, %1150) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1152 = "stablehlo.multiply"(%1117, %834) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1153 = "stablehlo.subtract"(%arg30, %1152) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1154 = "stablehlo.multiply"(%1120, %832) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1155 = "stablehlo.subtract"(%arg31, %1154) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1156 = "stablehlo.multiply"(%1123, %817) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1157 = "stablehlo.subtract"(%arg32, %1156) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1158 = "stablehlo.multiply"(%1092, %815) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1159 = "stablehlo.subtract"(%arg33, %1158) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1160 = "stablehlo.multiply"(%1092, %790) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1161 = "stablehlo.subtract"(%arg34, %1160) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1162 = "stablehlo.multiply"(%1092, %785) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1163 = "stablehlo.subtract"(%arg35, %1162) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1164 = "stablehlo.multiply"(%1089, %780) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1165 = "stablehlo.subtract"(%arg36, %1164) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1166 = "stablehlo.multiply"(%1092, %778) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1167 = "stablehlo.subtract"(%arg37, %1166) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1168 = "stablehlo.multiply"(%1089, %772) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1169 = "stablehlo.subtract"(%arg38, %1168) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1170 = "stablehlo.multiply"(%1092, %770) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1171 = "stablehlo.subtract"(%arg39, %1170) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1172 = "stablehlo.multiply"(%1089, %765) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1173 = "stablehlo.subtract"(%arg40, %1172) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1174 = "stablehlo.multiply"(%1092, %763) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1175 = "stablehlo.subtract"(%arg41, %1174) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1176 = "stablehlo.multiply"(%1089, %736) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1177 = "stablehlo.subtract"(%arg42, %1176) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1178 = "stablehlo.multiply"(%1092, %734) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1179 = "stablehlo.subtract"(%arg43, %1178) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1180 = "stablehlo.multiply"(%1092, %709) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1181 = "stablehlo.subtract"(%arg44, %1180) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1182 = "stablehlo.multiply"(%1092, %704) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1183 = "stablehlo.subtract"(%arg45, %1182) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1184 = "stablehlo.multiply"(%1117, %700) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1185 = "stablehlo.subtract"(%arg46, %1184) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1186 = "stablehlo.multiply"(%1120, %698) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1187 = "stablehlo.subtract"(%arg47, %1186) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1188 = "stablehlo.multiply"(%1123, %683) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1189 = "stablehlo.subtract"(%arg48, %1188) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1190 = "stablehlo.multiply"(%1092, %681) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1191 = "stablehlo.subtract"(%arg49, %1190) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1192 = "stablehlo.multiply"(%1092, %656) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1193 = "stablehlo.subtract"(%arg50, %1192) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1194 = "stablehlo.multiply"(%1092, %651) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1195 = "stablehlo.subtract"(%arg51, %1194) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1196 = "stablehlo.multiply"(%1089, %646) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1197 = "stablehlo.subtract"(%arg52, %1196) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1198 = "stablehlo.multiply"(%1092, %644) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1199 = "stablehlo.subtract"(%arg53, %1198) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1200 = "stablehlo.multiply"(%1089, %638) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1201 = "stablehlo.subtract"(%arg54, %1200) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1202 = "stablehlo.multiply"(%1092, %636) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1203 = "stablehlo.subtract"(%arg55, %1202) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1204 = "stablehlo.multiply"(%1089, %631) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1205 = "stablehlo.subtract"(%arg56, %1204) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1206 = "stablehlo.multiply"(%1092, %629) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1207 = "stablehlo.subtract"(%arg57, %1206) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1208 = "stablehlo.multiply"(%1089, %601) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1209 = "stablehlo.subtract"(%arg58, %1208) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %1210 = "stablehlo.multiply"(%1092, %599) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1211 = "stablehlo.subtract"(%arg59, %1210) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1212 = "stablehlo.multiply"(%1092, %574) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1213 = "stablehlo.subtract"(%arg60, %1212) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1214 = "stablehlo.multiply"(%1092, %569) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1215 = "stablehlo.subtract"(%arg61, %1214) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1216 = "stablehlo.multiply"(%1117, %565) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1217 = "stablehlo.subtract"(%arg62, %1216) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %1218 = "stablehlo.multiply"(%1120, %563) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1219 = "stablehlo.subtract"(%arg63, %1218) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %1220 = "stablehlo.multiply"(%1123, %548) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1221 = "stablehlo.subtract"(%arg64, %1220) : (tensor<128x32xf32>, tensor<128x32xf32>) -> tensor<128x32xf32>
    %1222 = "stablehlo.multiply"(%1092, %546) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1223 = "stablehlo.subtract"(%arg65, %1222) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1224 = "stablehlo.multiply"(%1092, %522) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1225 = "stablehlo.subtract"(%arg66, %1224) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1226 = "stablehlo.multiply"(%1092, %517) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1227 = "stablehlo.subtract"(%arg67, %1226) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %1228 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x64xf32>
    %1229 = "stablehlo.multiply"(%1228, %513) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %1230 = "stablehlo.subtract"(%arg68, %1229) : (tensor<32x64xf32>, tensor<32x64xf32>) -> tensor<32x64xf32>
    %1231 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64xf32>
    %1232 = "stablehlo.multiply"(%1231, %511) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    %1233 = "stablehlo.subtract"(%arg69, %1232) : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
    "func.return"(%495, %1088, %1091, %1094, %1096, %1098, %1100, %1102, %1104, %1106, %1108, %1110, %1112, %1114, %1116, %1119, %1122, %1125, %1127, %1129, %1131, %1133, %1135, %1137, %1139, %1141, %1143, %1145, %1147, %1149, %1151, %1153, %1155, %1157, %1159, %1161, %1163, %1165, %1167, %1169, %1171, %1173, %1175, %1177, %1179, %1181, %1183, %1185, %1187, %1189, %1191, %1193, %1195, %1197, %1199, %1201, %1203, %1205, %1207, %1209, %1211, %1213, %1215, %1217, %1219, %1221, %1223, %1225, %1227, %1230, %1233) : (tensor<f32>, tensor<64x32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x128xf32>, tensor<128xf32>, tensor<128x32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32xf32>, tensor<32x64xf32>, tensor<64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

