// tools/models/generate lstm-small  (jax 0.10.2, jaxlib 0.10.2, mlir-opt 22.1.8)
"builtin.module"() <{sym_name = "jit_lstm_small"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<48x128xf32>, tensor<128xf32>, tensor<32x10xf32>, tensor<10xf32>, tensor<12x32x16xf32>, tensor<32x10xf32>) -> (tensor<f32>, tensor<48x128xf32>, tensor<128xf32>, tensor<32x10xf32>, tensor<10xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<48x128xf32>, %arg1: tensor<128xf32>, %arg2: tensor<32x10xf32>, %arg3: tensor<10xf32>, %arg4: tensor<12x32x16xf32>, %arg5: tensor<32x10xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<3.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x32xf32>
    %6 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 1, 32, 16>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<12x32x16xf32>) -> tensor<1x32x16xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    %8 = "stablehlo.concatenate"(%7, %5) <{dimension = 1 : i64}> : (tensor<32x16xf32>, tensor<32x32xf32>) -> tensor<32x48xf32>
    %9 = "stablehlo.dot_general"(%8, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x48xf32>, tensor<48x128xf32>) -> tensor<32x128xf32>
    %10 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<128xf32>) -> tensor<1x128xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x128xf32>) -> tensor<32x128xf32>
    %12 = "stablehlo.add"(%9, %11) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %13 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 32, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %14 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 32, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %15 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 32, 96>, start_indices = array<i64: 0, 64>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %16 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 32, 128>, start_indices = array<i64: 0, 96>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %17 = "stablehlo.negate"(%14) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %18 = "stablehlo.exponential"(%17) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %19 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x32xf32>
    %20 = "stablehlo.add"(%19, %18) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %21 = "stablehlo.divide"(%19, %20) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %22 = "stablehlo.subtract"(%19, %21) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %24 = "stablehlo.multiply"(%21, %5) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %25 = "stablehlo.negate"(%13) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %26 = "stablehlo.exponential"(%25) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %27 = "stablehlo.add"(%19, %26) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %28 = "stablehlo.divide"(%19, %27) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %29 = "stablehlo.subtract"(%19, %28) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %31 = "stablehlo.tanh"(%15) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %32 = "stablehlo.subtract"(%19, %31) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %33 = "stablehlo.multiply"(%28, %31) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %34 = "stablehlo.add"(%24, %33) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %35 = "stablehlo.negate"(%16) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %36 = "stablehlo.exponential"(%35) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %37 = "stablehlo.add"(%19, %36) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %38 = "stablehlo.divide"(%19, %37) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %39 = "stablehlo.subtract"(%19, %38) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %40 = "stablehlo.multiply"(%38, %39) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %41 = "stablehlo.tanh"(%34) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %42 = "stablehlo.subtract"(%19, %41) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %43 = "stablehlo.multiply"(%38, %41) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %44 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 2, 32, 16>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<12x32x16xf32>) -> tensor<1x32x16xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    %46 = "stablehlo.concatenate"(%45, %43) <{dimension = 1 : i64}> : (tensor<32x16xf32>, tensor<32x32xf32>) -> tensor<32x48xf32>
    %47 = "stablehlo.dot_general"(%46, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x48xf32>, tensor<48x128xf32>) -> tensor<32x128xf32>
    %48 = "stablehlo.add"(%47, %11) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %49 = "stablehlo.slice"(%48) <{limit_indices = array<i64: 32, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %50 = "stablehlo.slice"(%48) <{limit_indices = array<i64: 32, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %51 = "stablehlo.slice"(%48) <{limit_indices = array<i64: 32, 96>, start_indices = array<i64: 0, 64>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %52 = "stablehlo.slice"(%48) <{limit_indices = array<i64: 32, 128>, start_indices = array<i64: 0, 96>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %53 = "stablehlo.negate"(%50) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %54 = "stablehlo.exponential"(%53) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %55 = "stablehlo.add"(%19, %54) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %56 = "stablehlo.divide"(%19, %55) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %57 = "stablehlo.subtract"(%19, %56) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %59 = "stablehlo.multiply"(%56, %34) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %60 = "stablehlo.negate"(%49) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %61 = "stablehlo.exponential"(%60) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %62 = "stablehlo.add"(%19, %61) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %63 = "stablehlo.divide"(%19, %62) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %64 = "stablehlo.subtract"(%19, %63) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %65 = "stablehlo.multiply"(%63, %64) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %66 = "stablehlo.tanh"(%51) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %67 = "stablehlo.subtract"(%19, %66) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %68 = "stablehlo.multiply"(%63, %66) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %69 = "stablehlo.add"(%59, %68) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %70 = "stablehlo.negate"(%52) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %71 = "stablehlo.exponential"(%70) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %72 = "stablehlo.add"(%19, %71) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %73 = "stablehlo.divide"(%19, %72) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %74 = "stablehlo.subtract"(%19, %73) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %75 = "stablehlo.multiply"(%73, %74) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %76 = "stablehlo.tanh"(%69) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %77 = "stablehlo.subtract"(%19, %76) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %78 = "stablehlo.multiply"(%73, %76) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %79 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 3, 32, 16>, start_indices = array<i64: 2, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<12x32x16xf32>) -> tensor<1x32x16xf32>
    %80 = "stablehlo.reshape"(%79) : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    %81 = "stablehlo.concatenate"(%80, %78) <{dimension = 1 : i64}> : (tensor<32x16xf32>, tensor<32x32xf32>) -> tensor<32x48xf32>
    %82 = "stablehlo.dot_general"(%81, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x48xf32>, tensor<48x128xf32>) -> tensor<32x128xf32>
    %83 = "stablehlo.add"(%82, %11) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %84 = "stablehlo.slice"(%83) <{limit_indices = array<i64: 32, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %85 = "stablehlo.slice"(%83) <{limit_indices = array<i64: 32, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %86 = "stablehlo.slice"(%83) <{limit_indices = array<i64: 32, 96>, start_indices = array<i64: 0, 64>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %87 = "stablehlo.slice"(%83) <{limit_indices = array<i64: 32, 128>, start_indices = array<i64: 0, 96>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %88 = "stablehlo.negate"(%85) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %89 = "stablehlo.exponential"(%88) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %90 = "stablehlo.add"(%19, %89) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %91 = "stablehlo.divide"(%19, %90) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %92 = "stablehlo.subtract"(%19, %91) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %93 = "stablehlo.multiply"(%91, %92) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %94 = "stablehlo.multiply"(%91, %69) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %95 = "stablehlo.negate"(%84) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %96 = "stablehlo.exponential"(%95) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %97 = "stablehlo.add"(%19, %96) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %98 = "stablehlo.divide"(%19, %97) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %99 = "stablehlo.subtract"(%19, %98) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %100 = "stablehlo.multiply"(%98, %99) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %101 = "stablehlo.tanh"(%86) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %102 = "stablehlo.subtract"(%19, %101) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %103 = "stablehlo.multiply"(%98, %101) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %104 = "stablehlo.add"(%94, %103) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %105 = "stablehlo.negate"(%87) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %106 = "stablehlo.exponential"(%105) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %107 = "stablehlo.add"(%19, %106) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %108 = "stablehlo.divide"(%19, %107) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %109 = "stablehlo.subtract"(%19, %108) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %110 = "stablehlo.multiply"(%108, %109) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %111 = "stablehlo.tanh"(%104) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %112 = "stablehlo.subtract"(%19, %111) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %113 = "stablehlo.multiply"(%108, %111) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %114 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 4, 32, 16>, start_indices = array<i64: 3, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<12x32x16xf32>) -> tensor<1x32x16xf32>
    %115 = "stablehlo.reshape"(%114) : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    %116 = "stablehlo.concatenate"(%115, %113) <{dimension = 1 : i64}> : (tensor<32x16xf32>, tensor<32x32xf32>) -> tensor<32x48xf32>
    %117 = "stablehlo.dot_general"(%116, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x48xf32>, tensor<48x128xf32>) -> tensor<32x128xf32>
    %118 = "stablehlo.add"(%117, %11) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %119 = "stablehlo.slice"(%118) <{limit_indices = array<i64: 32, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %120 = "stablehlo.slice"(%118) <{limit_indices = array<i64: 32, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %121 = "stablehlo.slice"(%118) <{limit_indices = array<i64: 32, 96>, start_indices = array<i64: 0, 64>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %122 = "stablehlo.slice"(%118) <{limit_indices = array<i64: 32, 128>, start_indices = array<i64: 0, 96>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %123 = "stablehlo.negate"(%120) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %124 = "stablehlo.exponential"(%123) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %125 = "stablehlo.add"(%19, %124) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %126 = "stablehlo.divide"(%19, %125) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %127 = "stablehlo.subtract"(%19, %126) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %128 = "stablehlo.multiply"(%126, %127) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %129 = "stablehlo.multiply"(%126, %104) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %130 = "stablehlo.negate"(%119) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %131 = "stablehlo.exponential"(%130) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %132 = "stablehlo.add"(%19, %131) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %133 = "stablehlo.divide"(%19, %132) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %134 = "stablehlo.subtract"(%19, %133) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %135 = "stablehlo.multiply"(%133, %134) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %136 = "stablehlo.tanh"(%121) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %137 = "stablehlo.subtract"(%19, %136) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %138 = "stablehlo.multiply"(%133, %136) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %139 = "stablehlo.add"(%129, %138) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %140 = "stablehlo.negate"(%122) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %141 = "stablehlo.exponential"(%140) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %142 = "stablehlo.add"(%19, %141) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %143 = "stablehlo.divide"(%19, %142) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %144 = "stablehlo.subtract"(%19, %143) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %145 = "stablehlo.multiply"(%143, %144) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %146 = "stablehlo.tanh"(%139) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %147 = "stablehlo.subtract"(%19, %146) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %148 = "stablehlo.multiply"(%143, %146) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %149 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 5, 32, 16>, start_indices = array<i64: 4, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<12x32x16xf32>) -> tensor<1x32x16xf32>
    %150 = "stablehlo.reshape"(%149) : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    %151 = "stablehlo.concatenate"(%150, %148) <{dimension = 1 : i64}> : (tensor<32x16xf32>, tensor<32x32xf32>) -> tensor<32x48xf32>
    %152 = "stablehlo.dot_general"(%151, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x48xf32>, tensor<48x128xf32>) -> tensor<32x128xf32>
    %153 = "stablehlo.add"(%152, %11) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %154 = "stablehlo.slice"(%153) <{limit_indices = array<i64: 32, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %155 = "stablehlo.slice"(%153) <{limit_indices = array<i64: 32, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %156 = "stablehlo.slice"(%153) <{limit_indices = array<i64: 32, 96>, start_indices = array<i64: 0, 64>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %157 = "stablehlo.slice"(%153) <{limit_indices = array<i64: 32, 128>, start_indices = array<i64: 0, 96>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %158 = "stablehlo.negate"(%155) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %159 = "stablehlo.exponential"(%158) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %160 = "stablehlo.add"(%19, %159) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %161 = "stablehlo.divide"(%19, %160) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %162 = "stablehlo.subtract"(%19, %161) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %163 = "stablehlo.multiply"(%161, %162) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %164 = "stablehlo.multiply"(%161, %139) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %165 = "stablehlo.negate"(%154) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %166 = "stablehlo.exponential"(%165) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %167 = "stablehlo.add"(%19, %166) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %168 = "stablehlo.divide"(%19, %167) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %169 = "stablehlo.subtract"(%19, %168) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %170 = "stablehlo.multiply"(%168, %169) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %171 = "stablehlo.tanh"(%156) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %172 = "stablehlo.subtract"(%19, %171) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %173 = "stablehlo.multiply"(%168, %171) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %174 = "stablehlo.add"(%164, %173) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %175 = "stablehlo.negate"(%157) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %176 = "stablehlo.exponential"(%175) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %177 = "stablehlo.add"(%19, %176) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %178 = "stablehlo.divide"(%19, %177) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %179 = "stablehlo.subtract"(%19, %178) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %180 = "stablehlo.multiply"(%178, %179) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %181 = "stablehlo.tanh"(%174) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %182 = "stablehlo.subtract"(%19, %181) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %183 = "stablehlo.multiply"(%178, %181) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %184 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 6, 32, 16>, start_indices = array<i64: 5, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<12x32x16xf32>) -> tensor<1x32x16xf32>
    %185 = "stablehlo.reshape"(%184) : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    %186 = "stablehlo.concatenate"(%185, %183) <{dimension = 1 : i64}> : (tensor<32x16xf32>, tensor<32x32xf32>) -> tensor<32x48xf32>
    %187 = "stablehlo.dot_general"(%186, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x48xf32>, tensor<48x128xf32>) -> tensor<32x128xf32>
    %188 = "stablehlo.add"(%187, %11) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %189 = "stablehlo.slice"(%188) <{limit_indices = array<i64: 32, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %190 = "stablehlo.slice"(%188) <{limit_indices = array<i64: 32, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %191 = "stablehlo.slice"(%188) <{limit_indices = array<i64: 32, 96>, start_indices = array<i64: 0, 64>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %192 = "stablehlo.slice"(%188) <{limit_indices = array<i64: 32, 128>, start_indices = array<i64: 0, 96>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %193 = "stablehlo.negate"(%190) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %194 = "stablehlo.exponential"(%193) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %195 = "stablehlo.add"(%19, %194) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %196 = "stablehlo.divide"(%19, %195) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %197 = "stablehlo.subtract"(%19, %196) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %198 = "stablehlo.multiply"(%196, %197) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %199 = "stablehlo.multiply"(%196, %174) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %200 = "stablehlo.negate"(%189) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %201 = "stablehlo.exponential"(%200) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %202 = "stablehlo.add"(%19, %201) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %203 = "stablehlo.divide"(%19, %202) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %204 = "stablehlo.subtract"(%19, %203) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %205 = "stablehlo.multiply"(%203, %204) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %206 = "stablehlo.tanh"(%191) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %207 = "stablehlo.subtract"(%19, %206) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %208 = "stablehlo.multiply"(%203, %206) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %209 = "stablehlo.add"(%199, %208) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %210 = "stablehlo.negate"(%192) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %211 = "stablehlo.exponential"(%210) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %212 = "stablehlo.add"(%19, %211) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %213 = "stablehlo.divide"(%19, %212) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %214 = "stablehlo.subtract"(%19, %213) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %215 = "stablehlo.multiply"(%213, %214) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %216 = "stablehlo.tanh"(%209) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %217 = "stablehlo.subtract"(%19, %216) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %218 = "stablehlo.multiply"(%213, %216) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %219 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 7, 32, 16>, start_indices = array<i64: 6, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<12x32x16xf32>) -> tensor<1x32x16xf32>
    %220 = "stablehlo.reshape"(%219) : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    %221 = "stablehlo.concatenate"(%220, %218) <{dimension = 1 : i64}> : (tensor<32x16xf32>, tensor<32x32xf32>) -> tensor<32x48xf32>
    %222 = "stablehlo.dot_general"(%221, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x48xf32>, tensor<48x128xf32>) -> tensor<32x128xf32>
    %223 = "stablehlo.add"(%222, %11) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %224 = "stablehlo.slice"(%223) <{limit_indices = array<i64: 32, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %225 = "stablehlo.slice"(%223) <{limit_indices = array<i64: 32, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %226 = "stablehlo.slice"(%223) <{limit_indices = array<i64: 32, 96>, start_indices = array<i64: 0, 64>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %227 = "stablehlo.slice"(%223) <{limit_indices = array<i64: 32, 128>, start_indices = array<i64: 0, 96>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %228 = "stablehlo.negate"(%225) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %229 = "stablehlo.exponential"(%228) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %230 = "stablehlo.add"(%19, %229) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %231 = "stablehlo.divide"(%19, %230) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %232 = "stablehlo.subtract"(%19, %231) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %233 = "stablehlo.multiply"(%231, %232) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %234 = "stablehlo.multiply"(%231, %209) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %235 = "stablehlo.negate"(%224) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %236 = "stablehlo.exponential"(%235) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %237 = "stablehlo.add"(%19, %236) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %238 = "stablehlo.divide"(%19, %237) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %239 = "stablehlo.subtract"(%19, %238) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %240 = "stablehlo.multiply"(%238, %239) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %241 = "stablehlo.tanh"(%226) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %242 = "stablehlo.subtract"(%19, %241) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %243 = "stablehlo.multiply"(%238, %241) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %244 = "stablehlo.add"(%234, %243) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %245 = "stablehlo.negate"(%227) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %246 = "stablehlo.exponential"(%245) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %247 = "stablehlo.add"(%19, %246) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %248 = "stablehlo.divide"(%19, %247) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %249 = "stablehlo.subtract"(%19, %248) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %250 = "stablehlo.multiply"(%248, %249) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %251 = "stablehlo.tanh"(%244) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %252 = "stablehlo.subtract"(%19, %251) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %253 = "stablehlo.multiply"(%248, %251) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %254 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 8, 32, 16>, start_indices = array<i64: 7, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<12x32x16xf32>) -> tensor<1x32x16xf32>
    %255 = "stablehlo.reshape"(%254) : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    %256 = "stablehlo.concatenate"(%255, %253) <{dimension = 1 : i64}> : (tensor<32x16xf32>, tensor<32x32xf32>) -> tensor<32x48xf32>
    %257 = "stablehlo.dot_general"(%256, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x48xf32>, tensor<48x128xf32>) -> tensor<32x128xf32>
    %258 = "stablehlo.add"(%257, %11) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %259 = "stablehlo.slice"(%258) <{limit_indices = array<i64: 32, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %260 = "stablehlo.slice"(%258) <{limit_indices = array<i64: 32, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %261 = "stablehlo.slice"(%258) <{limit_indices = array<i64: 32, 96>, start_indices = array<i64: 0, 64>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %262 = "stablehlo.slice"(%258) <{limit_indices = array<i64: 32, 128>, start_indices = array<i64: 0, 96>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %263 = "stablehlo.negate"(%260) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %264 = "stablehlo.exponential"(%263) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %265 = "stablehlo.add"(%19, %264) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %266 = "stablehlo.divide"(%19, %265) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %267 = "stablehlo.subtract"(%19, %266) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %268 = "stablehlo.multiply"(%266, %267) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %269 = "stablehlo.multiply"(%266, %244) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %270 = "stablehlo.negate"(%259) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %271 = "stablehlo.exponential"(%270) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %272 = "stablehlo.add"(%19, %271) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %273 = "stablehlo.divide"(%19, %272) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %274 = "stablehlo.subtract"(%19, %273) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %275 = "stablehlo.multiply"(%273, %274) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %276 = "stablehlo.tanh"(%261) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %277 = "stablehlo.subtract"(%19, %276) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %278 = "stablehlo.multiply"(%273, %276) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %279 = "stablehlo.add"(%269, %278) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %280 = "stablehlo.negate"(%262) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %281 = "stablehlo.exponential"(%280) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %282 = "stablehlo.add"(%19, %281) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %283 = "stablehlo.divide"(%19, %282) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %284 = "stablehlo.subtract"(%19, %283) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %285 = "stablehlo.multiply"(%283, %284) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %286 = "stablehlo.tanh"(%279) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %287 = "stablehlo.subtract"(%19, %286) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %288 = "stablehlo.multiply"(%283, %286) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %289 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 9, 32, 16>, start_indices = array<i64: 8, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<12x32x16xf32>) -> tensor<1x32x16xf32>
    %290 = "stablehlo.reshape"(%289) : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    %291 = "stablehlo.concatenate"(%290, %288) <{dimension = 1 : i64}> : (tensor<32x16xf32>, tensor<32x32xf32>) -> tensor<32x48xf32>
    %292 = "stablehlo.dot_general"(%291, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x48xf32>, tensor<48x128xf32>) -> tensor<32x128xf32>
    %293 = "stablehlo.add"(%292, %11) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %294 = "stablehlo.slice"(%293) <{limit_indices = array<i64: 32, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %295 = "stablehlo.slice"(%293) <{limit_indices = array<i64: 32, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %296 = "stablehlo.slice"(%293) <{limit_indices = array<i64: 32, 96>, start_indices = array<i64: 0, 64>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %297 = "stablehlo.slice"(%293) <{limit_indices = array<i64: 32, 128>, start_indices = array<i64: 0, 96>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %298 = "stablehlo.negate"(%295) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %299 = "stablehlo.exponential"(%298) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %300 = "stablehlo.add"(%19, %299) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %301 = "stablehlo.divide"(%19, %300) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %302 = "stablehlo.subtract"(%19, %301) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %303 = "stablehlo.multiply"(%301, %302) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %304 = "stablehlo.multiply"(%301, %279) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %305 = "stablehlo.negate"(%294) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %306 = "stablehlo.exponential"(%305) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %307 = "stablehlo.add"(%19, %306) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %308 = "stablehlo.divide"(%19, %307) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %309 = "stablehlo.subtract"(%19, %308) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %310 = "stablehlo.multiply"(%308, %309) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %311 = "stablehlo.tanh"(%296) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %312 = "stablehlo.subtract"(%19, %311) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %313 = "stablehlo.multiply"(%308, %311) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %314 = "stablehlo.add"(%304, %313) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %315 = "stablehlo.negate"(%297) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %316 = "stablehlo.exponential"(%315) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %317 = "stablehlo.add"(%19, %316) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %318 = "stablehlo.divide"(%19, %317) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %319 = "stablehlo.subtract"(%19, %318) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %320 = "stablehlo.multiply"(%318, %319) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %321 = "stablehlo.tanh"(%314) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %322 = "stablehlo.subtract"(%19, %321) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %323 = "stablehlo.multiply"(%318, %321) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %324 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 10, 32, 16>, start_indices = array<i64: 9, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<12x32x16xf32>) -> tensor<1x32x16xf32>
    %325 = "stablehlo.reshape"(%324) : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    %326 = "stablehlo.concatenate"(%325, %323) <{dimension = 1 : i64}> : (tensor<32x16xf32>, tensor<32x32xf32>) -> tensor<32x48xf32>
    %327 = "stablehlo.dot_general"(%326, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x48xf32>, tensor<48x128xf32>) -> tensor<32x128xf32>
    %328 = "stablehlo.add"(%327, %11) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %329 = "stablehlo.slice"(%328) <{limit_indices = array<i64: 32, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %330 = "stablehlo.slice"(%328) <{limit_indices = array<i64: 32, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %331 = "stablehlo.slice"(%328) <{limit_indices = array<i64: 32, 96>, start_indices = array<i64: 0, 64>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %332 = "stablehlo.slice"(%328) <{limit_indices = array<i64: 32, 128>, start_indices = array<i64: 0, 96>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %333 = "stablehlo.negate"(%330) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %334 = "stablehlo.exponential"(%333) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %335 = "stablehlo.add"(%19, %334) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %336 = "stablehlo.divide"(%19, %335) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %337 = "stablehlo.subtract"(%19, %336) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %338 = "stablehlo.multiply"(%336, %337) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %339 = "stablehlo.multiply"(%336, %314) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %340 = "stablehlo.negate"(%329) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %341 = "stablehlo.exponential"(%340) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %342 = "stablehlo.add"(%19, %341) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %343 = "stablehlo.divide"(%19, %342) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %344 = "stablehlo.subtract"(%19, %343) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %345 = "stablehlo.multiply"(%343, %344) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %346 = "stablehlo.tanh"(%331) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %347 = "stablehlo.subtract"(%19, %346) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %348 = "stablehlo.multiply"(%343, %346) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %349 = "stablehlo.add"(%339, %348) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %350 = "stablehlo.negate"(%332) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %351 = "stablehlo.exponential"(%350) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %352 = "stablehlo.add"(%19, %351) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %353 = "stablehlo.divide"(%19, %352) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %354 = "stablehlo.subtract"(%19, %353) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %355 = "stablehlo.multiply"(%353, %354) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %356 = "stablehlo.tanh"(%349) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %357 = "stablehlo.subtract"(%19, %356) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %358 = "stablehlo.multiply"(%353, %356) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %359 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 11, 32, 16>, start_indices = array<i64: 10, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<12x32x16xf32>) -> tensor<1x32x16xf32>
    %360 = "stablehlo.reshape"(%359) : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    %361 = "stablehlo.concatenate"(%360, %358) <{dimension = 1 : i64}> : (tensor<32x16xf32>, tensor<32x32xf32>) -> tensor<32x48xf32>
    %362 = "stablehlo.dot_general"(%361, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x48xf32>, tensor<48x128xf32>) -> tensor<32x128xf32>
    %363 = "stablehlo.add"(%362, %11) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %364 = "stablehlo.slice"(%363) <{limit_indices = array<i64: 32, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %365 = "stablehlo.slice"(%363) <{limit_indices = array<i64: 32, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %366 = "stablehlo.slice"(%363) <{limit_indices = array<i64: 32, 96>, start_indices = array<i64: 0, 64>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %367 = "stablehlo.slice"(%363) <{limit_indices = array<i64: 32, 128>, start_indices = array<i64: 0, 96>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %368 = "stablehlo.negate"(%365) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %369 = "stablehlo.exponential"(%368) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %370 = "stablehlo.add"(%19, %369) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %371 = "stablehlo.divide"(%19, %370) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %372 = "stablehlo.subtract"(%19, %371) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %373 = "stablehlo.multiply"(%371, %372) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %374 = "stablehlo.multiply"(%371, %349) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %375 = "stablehlo.negate"(%364) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %376 = "stablehlo.exponential"(%375) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %377 = "stablehlo.add"(%19, %376) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %378 = "stablehlo.divide"(%19, %377) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %379 = "stablehlo.subtract"(%19, %378) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %380 = "stablehlo.multiply"(%378, %379) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %381 = "stablehlo.tanh"(%366) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %382 = "stablehlo.subtract"(%19, %381) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %383 = "stablehlo.multiply"(%378, %381) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %384 = "stablehlo.add"(%374, %383) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %385 = "stablehlo.negate"(%367) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %386 = "stablehlo.exponential"(%385) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %387 = "stablehlo.add"(%19, %386) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %388 = "stablehlo.divide"(%19, %387) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %389 = "stablehlo.subtract"(%19, %388) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %390 = "stablehlo.multiply"(%388, %389) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %391 = "stablehlo.tanh"(%384) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %392 = "stablehlo.subtract"(%19, %391) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %393 = "stablehlo.multiply"(%388, %391) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %394 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 12, 32, 16>, start_indices = array<i64: 11, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<12x32x16xf32>) -> tensor<1x32x16xf32>
    %395 = "stablehlo.reshape"(%394) : (tensor<1x32x16xf32>) -> tensor<32x16xf32>
    %396 = "stablehlo.concatenate"(%395, %393) <{dimension = 1 : i64}> : (tensor<32x16xf32>, tensor<32x32xf32>) -> tensor<32x48xf32>
    %397 = "stablehlo.dot_general"(%396, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x48xf32>, tensor<48x128xf32>) -> tensor<32x128xf32>
    %398 = "stablehlo.add"(%397, %11) : (tensor<32x128xf32>, tensor<32x128xf32>) -> tensor<32x128xf32>
    %399 = "stablehlo.slice"(%398) <{limit_indices = array<i64: 32, 32>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %400 = "stablehlo.slice"(%398) <{limit_indices = array<i64: 32, 64>, start_indices = array<i64: 0, 32>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %401 = "stablehlo.slice"(%398) <{limit_indices = array<i64: 32, 96>, start_indices = array<i64: 0, 64>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %402 = "stablehlo.slice"(%398) <{limit_indices = array<i64: 32, 128>, start_indices = array<i64: 0, 96>, strides = array<i64: 1, 1>}> : (tensor<32x128xf32>) -> tensor<32x32xf32>
    %403 = "stablehlo.negate"(%400) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %404 = "stablehlo.exponential"(%403) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %405 = "stablehlo.add"(%19, %404) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %406 = "stablehlo.divide"(%19, %405) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %407 = "stablehlo.subtract"(%19, %406) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %408 = "stablehlo.multiply"(%406, %407) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %409 = "stablehlo.multiply"(%406, %384) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %410 = "stablehlo.negate"(%399) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %411 = "stablehlo.exponential"(%410) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %412 = "stablehlo.add"(%19, %411) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %413 = "stablehlo.divide"(%19, %412) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %414 = "stablehlo.subtract"(%19, %413) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %415 = "stablehlo.multiply"(%413, %414) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %416 = "stablehlo.tanh"(%401) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %417 = "stablehlo.subtract"(%19, %416) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %418 = "stablehlo.multiply"(%413, %416) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %419 = "stablehlo.add"(%409, %418) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %420 = "stablehlo.negate"(%402) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %421 = "stablehlo.exponential"(%420) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %422 = "stablehlo.add"(%19, %421) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %423 = "stablehlo.divide"(%19, %422) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %424 = "stablehlo.subtract"(%19, %423) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %425 = "stablehlo.multiply"(%423, %424) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %426 = "stablehlo.tanh"(%419) : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %427 = "stablehlo.subtract"(%19, %426) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %428 = "stablehlo.multiply"(%423, %426) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %429 = "stablehlo.dot_general"(%428, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x32xf32>, tensor<32x10xf32>) -> tensor<32x10xf32>
    %430 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<10xf32>) -> tensor<1x10xf32>
    %431 = "stablehlo.broadcast_in_dim"(%430) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x10xf32>) -> tensor<32x10xf32>
    %432 = "stablehlo.add"(%429, %431) : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x10xf32>
    %433 = "stablehlo.reduce"(%432, %2) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg68: tensor<f32>, %arg69: tensor<f32>):
      %818 = "stablehlo.maximum"(%arg68, %arg69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%818) : (tensor<f32>) -> ()
    }) : (tensor<32x10xf32>, tensor<f32>) -> tensor<32xf32>
    %434 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %435 = "stablehlo.maximum"(%434, %433) : (tensor<32xf32>, tensor<32xf32>) -> tensor<32xf32>
    %436 = "stablehlo.broadcast_in_dim"(%435) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xf32>) -> tensor<32x1xf32>
    %437 = "stablehlo.broadcast_in_dim"(%436) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x1xf32>) -> tensor<32x10xf32>
    %438 = "stablehlo.subtract"(%432, %437) : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x10xf32>
    %439 = "stablehlo.exponential"(%438) : (tensor<32x10xf32>) -> tensor<32x10xf32>
    %440 = "stablehlo.reduce"(%439, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg66: tensor<f32>, %arg67: tensor<f32>):
      %817 = "stablehlo.add"(%arg66, %arg67) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%817) : (tensor<f32>) -> ()
    }) : (tensor<32x10xf32>, tensor<f32>) -> tensor<32xf32>
    %441 = "stablehlo.broadcast_in_dim"(%440) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xf32>) -> tensor<32x1xf32>
    %442 = "stablehlo.log"(%441) : (tensor<32x1xf32>) -> tensor<32x1xf32>
    %443 = "stablehlo.broadcast_in_dim"(%442) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<32x1xf32>) -> tensor<32x10xf32>
    %444 = "stablehlo.subtract"(%438, %443) : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x10xf32>
    %445 = "stablehlo.multiply"(%444, %arg5) : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x10xf32>
    %446 = "stablehlo.reduce"(%445, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg64: tensor<f32>, %arg65: tensor<f32>):
      %816 = "stablehlo.add"(%arg64, %arg65) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%816) : (tensor<f32>) -> ()
    }) : (tensor<32x10xf32>, tensor<f32>) -> tensor<32xf32>
    %447 = "stablehlo.reduce"(%446, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<f32>):
      %815 = "stablehlo.add"(%arg62, %arg63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%815) : (tensor<f32>) -> ()
    }) : (tensor<32xf32>, tensor<f32>) -> tensor<f32>
    %448 = "stablehlo.divide"(%447, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %449 = "stablehlo.negate"(%448) : (tensor<f32>) -> tensor<f32>
    %450 = "stablehlo.negate"(%3) : (tensor<f32>) -> tensor<f32>
    %451 = "stablehlo.divide"(%450, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %452 = "stablehlo.broadcast_in_dim"(%451) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32xf32>
    %453 = "stablehlo.broadcast_in_dim"(%452) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xf32>) -> tensor<32x10xf32>
    %454 = "stablehlo.multiply"(%453, %arg5) : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x10xf32>
    %455 = "stablehlo.negate"(%454) : (tensor<32x10xf32>) -> tensor<32x10xf32>
    %456 = "stablehlo.reduce"(%455, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg60: tensor<f32>, %arg61: tensor<f32>):
      %814 = "stablehlo.add"(%arg60, %arg61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%814) : (tensor<f32>) -> ()
    }) : (tensor<32x10xf32>, tensor<f32>) -> tensor<32xf32>
    %457 = "stablehlo.reshape"(%456) : (tensor<32xf32>) -> tensor<32x1xf32>
    %458 = "stablehlo.divide"(%457, %441) : (tensor<32x1xf32>, tensor<32x1xf32>) -> tensor<32x1xf32>
    %459 = "stablehlo.reduce"(%458, %4) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg58: tensor<f32>, %arg59: tensor<f32>):
      %813 = "stablehlo.add"(%arg58, %arg59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%813) : (tensor<f32>) -> ()
    }) : (tensor<32x1xf32>, tensor<f32>) -> tensor<32xf32>
    %460 = "stablehlo.broadcast_in_dim"(%459) <{broadcast_dimensions = array<i64: 0>}> : (tensor<32xf32>) -> tensor<32x10xf32>
    %461 = "stablehlo.multiply"(%460, %439) : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x10xf32>
    %462 = "stablehlo.add"(%454, %461) : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x10xf32>
    %463 = "stablehlo.reduce"(%462, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg56: tensor<f32>, %arg57: tensor<f32>):
      %812 = "stablehlo.add"(%arg56, %arg57) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%812) : (tensor<f32>) -> ()
    }) : (tensor<32x10xf32>, tensor<f32>) -> tensor<10xf32>
    %464 = "stablehlo.reshape"(%463) : (tensor<10xf32>) -> tensor<1x10xf32>
    %465 = "stablehlo.reduce"(%464, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg54: tensor<f32>, %arg55: tensor<f32>):
      %811 = "stablehlo.add"(%arg54, %arg55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%811) : (tensor<f32>) -> ()
    }) : (tensor<1x10xf32>, tensor<f32>) -> tensor<10xf32>
    %466 = "stablehlo.dot_general"(%462, %428) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x10xf32>, tensor<32x32xf32>) -> tensor<10x32xf32>
    %467 = "stablehlo.transpose"(%466) <{permutation = array<i64: 1, 0>}> : (tensor<10x32xf32>) -> tensor<32x10xf32>
    %468 = "stablehlo.dot_general"(%462, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x32xf32>
    %469 = "stablehlo.multiply"(%423, %468) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %470 = "stablehlo.multiply"(%468, %426) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %471 = "stablehlo.multiply"(%469, %427) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %472 = "stablehlo.multiply"(%471, %426) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %473 = "stablehlo.add"(%471, %472) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %474 = "stablehlo.multiply"(%470, %425) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %475 = "stablehlo.multiply"(%413, %473) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %476 = "stablehlo.multiply"(%473, %416) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %477 = "stablehlo.multiply"(%475, %417) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %478 = "stablehlo.multiply"(%477, %416) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %479 = "stablehlo.add"(%477, %478) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %480 = "stablehlo.multiply"(%476, %415) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %481 = "stablehlo.multiply"(%406, %473) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %482 = "stablehlo.multiply"(%473, %384) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %483 = "stablehlo.multiply"(%482, %408) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %484 = "stablehlo.concatenate"(%480, %483, %479, %474) <{dimension = 1 : i64}> : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x128xf32>
    %485 = "stablehlo.reduce"(%484, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg52: tensor<f32>, %arg53: tensor<f32>):
      %810 = "stablehlo.add"(%arg52, %arg53) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%810) : (tensor<f32>) -> ()
    }) : (tensor<32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %486 = "stablehlo.reshape"(%485) : (tensor<128xf32>) -> tensor<1x128xf32>
    %487 = "stablehlo.reduce"(%486, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg50: tensor<f32>, %arg51: tensor<f32>):
      %809 = "stablehlo.add"(%arg50, %arg51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%809) : (tensor<f32>) -> ()
    }) : (tensor<1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %488 = "stablehlo.dot_general"(%484, %396) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<32x48xf32>) -> tensor<128x48xf32>
    %489 = "stablehlo.transpose"(%488) <{permutation = array<i64: 1, 0>}> : (tensor<128x48xf32>) -> tensor<48x128xf32>
    %490 = "stablehlo.dot_general"(%484, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<48x128xf32>) -> tensor<32x48xf32>
    %491 = "stablehlo.slice"(%490) <{limit_indices = array<i64: 32, 48>, start_indices = array<i64: 0, 16>, strides = array<i64: 1, 1>}> : (tensor<32x48xf32>) -> tensor<32x32xf32>
    %492 = "stablehlo.multiply"(%388, %491) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %493 = "stablehlo.multiply"(%491, %391) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %494 = "stablehlo.multiply"(%492, %392) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %495 = "stablehlo.add"(%481, %494) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %496 = "stablehlo.multiply"(%494, %391) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %497 = "stablehlo.add"(%495, %496) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %498 = "stablehlo.multiply"(%493, %390) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %499 = "stablehlo.multiply"(%378, %497) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %500 = "stablehlo.multiply"(%497, %381) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %501 = "stablehlo.multiply"(%499, %382) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %502 = "stablehlo.multiply"(%501, %381) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %503 = "stablehlo.add"(%501, %502) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %504 = "stablehlo.multiply"(%500, %380) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %505 = "stablehlo.multiply"(%371, %497) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %506 = "stablehlo.multiply"(%497, %349) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %507 = "stablehlo.multiply"(%506, %373) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %508 = "stablehlo.concatenate"(%504, %507, %503, %498) <{dimension = 1 : i64}> : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x128xf32>
    %509 = "stablehlo.reduce"(%508, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg48: tensor<f32>, %arg49: tensor<f32>):
      %808 = "stablehlo.add"(%arg48, %arg49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%808) : (tensor<f32>) -> ()
    }) : (tensor<32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %510 = "stablehlo.reshape"(%509) : (tensor<128xf32>) -> tensor<1x128xf32>
    %511 = "stablehlo.reduce"(%510, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg46: tensor<f32>, %arg47: tensor<f32>):
      %807 = "stablehlo.add"(%arg46, %arg47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%807) : (tensor<f32>) -> ()
    }) : (tensor<1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %512 = "stablehlo.add"(%487, %511) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %513 = "stablehlo.dot_general"(%508, %361) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<32x48xf32>) -> tensor<128x48xf32>
    %514 = "stablehlo.transpose"(%513) <{permutation = array<i64: 1, 0>}> : (tensor<128x48xf32>) -> tensor<48x128xf32>
    %515 = "stablehlo.add"(%489, %514) : (tensor<48x128xf32>, tensor<48x128xf32>) -> tensor<48x128xf32>
    %516 = "stablehlo.dot_general"(%508, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<48x128xf32>) -> tensor<32x48xf32>
    %517 = "stablehlo.slice"(%516) <{limit_indices = array<i64: 32, 48>, start_indices = array<i64: 0, 16>, strides = array<i64: 1, 1>}> : (tensor<32x48xf32>) -> tensor<32x32xf32>
    %518 = "stablehlo.multiply"(%353, %517) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %519 = "stablehlo.multiply"(%517, %356) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %520 = "stablehlo.multiply"(%518, %357) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %521 = "stablehlo.add"(%505, %520) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %522 = "stablehlo.multiply"(%520, %356) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %523 = "stablehlo.add"(%521, %522) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %524 = "stablehlo.multiply"(%519, %355) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %525 = "stablehlo.multiply"(%343, %523) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %526 = "stablehlo.multiply"(%523, %346) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %527 = "stablehlo.multiply"(%525, %347) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %528 = "stablehlo.multiply"(%527, %346) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %529 = "stablehlo.add"(%527, %528) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %530 = "stablehlo.multiply"(%526, %345) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %531 = "stablehlo.multiply"(%336, %523) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %532 = "stablehlo.multiply"(%523, %314) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %533 = "stablehlo.multiply"(%532, %338) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %534 = "stablehlo.concatenate"(%530, %533, %529, %524) <{dimension = 1 : i64}> : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x128xf32>
    %535 = "stablehlo.reduce"(%534, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg44: tensor<f32>, %arg45: tensor<f32>):
      %806 = "stablehlo.add"(%arg44, %arg45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%806) : (tensor<f32>) -> ()
    }) : (tensor<32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %536 = "stablehlo.reshape"(%535) : (tensor<128xf32>) -> tensor<1x128xf32>
    %537 = "stablehlo.reduce"(%536, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg42: tensor<f32>, %arg43: tensor<f32>):
      %805 = "stablehlo.add"(%arg42, %arg43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%805) : (tensor<f32>) -> ()
    }) : (tensor<1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %538 = "stablehlo.add"(%512, %537) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %539 = "stablehlo.dot_general"(%534, %326) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<32x48xf32>) -> tensor<128x48xf32>
    %540 = "stablehlo.transpose"(%539) <{permutation = array<i64: 1, 0>}> : (tensor<128x48xf32>) -> tensor<48x128xf32>
    %541 = "stablehlo.add"(%515, %540) : (tensor<48x128xf32>, tensor<48x128xf32>) -> tensor<48x128xf32>
    %542 = "stablehlo.dot_general"(%534, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<48x128xf32>) -> tensor<32x48xf32>
    %543 = "stablehlo.slice"(%542) <{limit_indices = array<i64: 32, 48>, start_indices = array<i64: 0, 16>, strides = array<i64: 1, 1>}> : (tensor<32x48xf32>) -> tensor<32x32xf32>
    %544 = "stablehlo.multiply"(%318, %543) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %545 = "stablehlo.multiply"(%543, %321) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %546 = "stablehlo.multiply"(%544, %322) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %547 = "stablehlo.add"(%531, %546) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %548 = "stablehlo.multiply"(%546, %321) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %549 = "stablehlo.add"(%547, %548) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %550 = "stablehlo.multiply"(%545, %320) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %551 = "stablehlo.multiply"(%308, %549) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %552 = "stablehlo.multiply"(%549, %311) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %553 = "stablehlo.multiply"(%551, %312) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %554 = "stablehlo.multiply"(%553, %311) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %555 = "stablehlo.add"(%553, %554) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %556 = "stablehlo.multiply"(%552, %310) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %557 = "stablehlo.multiply"(%301, %549) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %558 = "stablehlo.multiply"(%549, %279) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %559 = "stablehlo.multiply"(%558, %303) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %560 = "stablehlo.concatenate"(%556, %559, %555, %550) <{dimension = 1 : i64}> : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x128xf32>
    %561 = "stablehlo.reduce"(%560, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg40: tensor<f32>, %arg41: tensor<f32>):
      %804 = "stablehlo.add"(%arg40, %arg41) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%804) : (tensor<f32>) -> ()
    }) : (tensor<32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %562 = "stablehlo.reshape"(%561) : (tensor<128xf32>) -> tensor<1x128xf32>
    %563 = "stablehlo.reduce"(%562, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
      %803 = "stablehlo.add"(%arg38, %arg39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%803) : (tensor<f32>) -> ()
    }) : (tensor<1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %564 = "stablehlo.add"(%538, %563) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %565 = "stablehlo.dot_general"(%560, %291) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<32x48xf32>) -> tensor<128x48xf32>
    %566 = "stablehlo.transpose"(%565) <{permutation = array<i64: 1, 0>}> : (tensor<128x48xf32>) -> tensor<48x128xf32>
    %567 = "stablehlo.add"(%541, %566) : (tensor<48x128xf32>, tensor<48x128xf32>) -> tensor<48x128xf32>
    %568 = "stablehlo.dot_general"(%560, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<48x128xf32>) -> tensor<32x48xf32>
    %569 = "stablehlo.slice"(%568) <{limit_indices = array<i64: 32, 48>, start_indices = array<i64: 0, 16>, strides = array<i64: 1, 1>}> : (tensor<32x48xf32>) -> tensor<32x32xf32>
    %570 = "stablehlo.multiply"(%283, %569) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %571 = "stablehlo.multiply"(%569, %286) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %572 = "stablehlo.multiply"(%570, %287) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %573 = "stablehlo.add"(%557, %572) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %574 = "stablehlo.multiply"(%572, %286) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %575 = "stablehlo.add"(%573, %574) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %576 = "stablehlo.multiply"(%571, %285) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %577 = "stablehlo.multiply"(%273, %575) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %578 = "stablehlo.multiply"(%575, %276) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %579 = "stablehlo.multiply"(%577, %277) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %580 = "stablehlo.multiply"(%579, %276) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %581 = "stablehlo.add"(%579, %580) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %582 = "stablehlo.multiply"(%578, %275) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %583 = "stablehlo.multiply"(%266, %575) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %584 = "stablehlo.multiply"(%575, %244) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %585 = "stablehlo.multiply"(%584, %268) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %586 = "stablehlo.concatenate"(%582, %585, %581, %576) <{dimension = 1 : i64}> : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x128xf32>
    %587 = "stablehlo.reduce"(%586, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg36: tensor<f32>, %arg37: tensor<f32>):
      %802 = "stablehlo.add"(%arg36, %arg37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%802) : (tensor<f32>) -> ()
    }) : (tensor<32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %588 = "stablehlo.reshape"(%587) : (tensor<128xf32>) -> tensor<1x128xf32>
    %589 = "stablehlo.reduce"(%588, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
      %801 = "stablehlo.add"(%arg34, %arg35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%801) : (tensor<f32>) -> ()
    }) : (tensor<1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %590 = "stablehlo.add"(%564, %589) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %591 = "stablehlo.dot_general"(%586, %256) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<32x48xf32>) -> tensor<128x48xf32>
    %592 = "stablehlo.transpose"(%591) <{permutation = array<i64: 1, 0>}> : (tensor<128x48xf32>) -> tensor<48x128xf32>
    %593 = "stablehlo.add"(%567, %592) : (tensor<48x128xf32>, tensor<48x128xf32>) -> tensor<48x128xf32>
    %594 = "stablehlo.dot_general"(%586, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<48x128xf32>) -> tensor<32x48xf32>
    %595 = "stablehlo.slice"(%594) <{limit_indices = array<i64: 32, 48>, start_indices = array<i64: 0, 16>, strides = array<i64: 1, 1>}> : (tensor<32x48xf32>) -> tensor<32x32xf32>
    %596 = "stablehlo.multiply"(%248, %595) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %597 = "stablehlo.multiply"(%595, %251) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %598 = "stablehlo.multiply"(%596, %252) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %599 = "stablehlo.add"(%583, %598) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %600 = "stablehlo.multiply"(%598, %251) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %601 = "stablehlo.add"(%599, %600) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %602 = "stablehlo.multiply"(%597, %250) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %603 = "stablehlo.multiply"(%238, %601) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %604 = "stablehlo.multiply"(%601, %241) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %605 = "stablehlo.multiply"(%603, %242) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %606 = "stablehlo.multiply"(%605, %241) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %607 = "stablehlo.add"(%605, %606) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %608 = "stablehlo.multiply"(%604, %240) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %609 = "stablehlo.multiply"(%231, %601) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %610 = "stablehlo.multiply"(%601, %209) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %611 = "stablehlo.multiply"(%610, %233) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %612 = "stablehlo.concatenate"(%608, %611, %607, %602) <{dimension = 1 : i64}> : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x128xf32>
    %613 = "stablehlo.reduce"(%612, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg32: tensor<f32>, %arg33: tensor<f32>):
      %800 = "stablehlo.add"(%arg32, %arg33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%800) : (tensor<f32>) -> ()
    }) : (tensor<32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %614 = "stablehlo.reshape"(%613) : (tensor<128xf32>) -> tensor<1x128xf32>
    %615 = "stablehlo.reduce"(%614, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg30: tensor<f32>, %arg31: tensor<f32>):
      %799 = "stablehlo.add"(%arg30, %arg31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%799) : (tensor<f32>) -> ()
    }) : (tensor<1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %616 = "stablehlo.add"(%590, %615) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %617 = "stablehlo.dot_general"(%612, %221) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<32x48xf32>) -> tensor<128x48xf32>
    %618 = "stablehlo.transpose"(%617) <{permutation = array<i64: 1, 0>}> : (tensor<128x48xf32>) -> tensor<48x128xf32>
    %619 = "stablehlo.add"(%593, %618) : (tensor<48x128xf32>, tensor<48x128xf32>) -> tensor<48x128xf32>
    %620 = "stablehlo.dot_general"(%612, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<48x128xf32>) -> tensor<32x48xf32>
    %621 = "stablehlo.slice"(%620) <{limit_indices = array<i64: 32, 48>, start_indices = array<i64: 0, 16>, strides = array<i64: 1, 1>}> : (tensor<32x48xf32>) -> tensor<32x32xf32>
    %622 = "stablehlo.multiply"(%213, %621) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %623 = "stablehlo.multiply"(%621, %216) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %624 = "stablehlo.multiply"(%622, %217) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %625 = "stablehlo.add"(%609, %624) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %626 = "stablehlo.multiply"(%624, %216) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %627 = "stablehlo.add"(%625, %626) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %628 = "stablehlo.multiply"(%623, %215) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %629 = "stablehlo.multiply"(%203, %627) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %630 = "stablehlo.multiply"(%627, %206) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %631 = "stablehlo.multiply"(%629, %207) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %632 = "stablehlo.multiply"(%631, %206) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %633 = "stablehlo.add"(%631, %632) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %634 = "stablehlo.multiply"(%630, %205) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %635 = "stablehlo.multiply"(%196, %627) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %636 = "stablehlo.multiply"(%627, %174) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %637 = "stablehlo.multiply"(%636, %198) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %638 = "stablehlo.concatenate"(%634, %637, %633, %628) <{dimension = 1 : i64}> : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x128xf32>
    %639 = "stablehlo.reduce"(%638, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      %798 = "stablehlo.add"(%arg28, %arg29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%798) : (tensor<f32>) -> ()
    }) : (tensor<32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %640 = "stablehlo.reshape"(%639) : (tensor<128xf32>) -> tensor<1x128xf32>
    %641 = "stablehlo.reduce"(%640, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
      %797 = "stablehlo.add"(%arg26, %arg27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%797) : (tensor<f32>) -> ()
    }) : (tensor<1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %642 = "stablehlo.add"(%616, %641) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %643 = "stablehlo.dot_general"(%638, %186) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<32x48xf32>) -> tensor<128x48xf32>
    %644 = "stablehlo.transpose"(%643) <{permutation = array<i64: 1, 0>}> : (tensor<128x48xf32>) -> tensor<48x128xf32>
    %645 = "stablehlo.add"(%619, %644) : (tensor<48x128xf32>, tensor<48x128xf32>) -> tensor<48x128xf32>
    %646 = "stablehlo.dot_general"(%638, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<48x128xf32>) -> tensor<32x48xf32>
    %647 = "stablehlo.slice"(%646) <{limit_indices = array<i64: 32, 48>, start_indices = array<i64: 0, 16>, strides = array<i64: 1, 1>}> : (tensor<32x48xf32>) -> tensor<32x32xf32>
    %648 = "stablehlo.multiply"(%178, %647) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %649 = "stablehlo.multiply"(%647, %181) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %650 = "stablehlo.multiply"(%648, %182) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %651 = "stablehlo.add"(%635, %650) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %652 = "stablehlo.multiply"(%650, %181) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %653 = "stablehlo.add"(%651, %652) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %654 = "stablehlo.multiply"(%649, %180) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %655 = "stablehlo.multiply"(%168, %653) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %656 = "stablehlo.multiply"(%653, %171) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %657 = "stablehlo.multiply"(%655, %172) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %658 = "stablehlo.multiply"(%657, %171) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %659 = "stablehlo.add"(%657, %658) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %660 = "stablehlo.multiply"(%656, %170) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %661 = "stablehlo.multiply"(%161, %653) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %662 = "stablehlo.multiply"(%653, %139) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %663 = "stablehlo.multiply"(%662, %163) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %664 = "stablehlo.concatenate"(%660, %663, %659, %654) <{dimension = 1 : i64}> : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x128xf32>
    %665 = "stablehlo.reduce"(%664, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %796 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%796) : (tensor<f32>) -> ()
    }) : (tensor<32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %666 = "stablehlo.reshape"(%665) : (tensor<128xf32>) -> tensor<1x128xf32>
    %667 = "stablehlo.reduce"(%666, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %795 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%795) : (tensor<f32>) -> ()
    }) : (tensor<1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %668 = "stablehlo.add"(%642, %667) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %669 = "stablehlo.dot_general"(%664, %151) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<32x48xf32>) -> tensor<128x48xf32>
    %670 = "stablehlo.transpose"(%669) <{permutation = array<i64: 1, 0>}> : (tensor<128x48xf32>) -> tensor<48x128xf32>
    %671 = "stablehlo.add"(%645, %670) : (tensor<48x128xf32>, tensor<48x128xf32>) -> tensor<48x128xf32>
    %672 = "stablehlo.dot_general"(%664, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<48x128xf32>) -> tensor<32x48xf32>
    %673 = "stablehlo.slice"(%672) <{limit_indices = array<i64: 32, 48>, start_indices = array<i64: 0, 16>, strides = array<i64: 1, 1>}> : (tensor<32x48xf32>) -> tensor<32x32xf32>
    %674 = "stablehlo.multiply"(%143, %673) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %675 = "stablehlo.multiply"(%673, %146) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %676 = "stablehlo.multiply"(%674, %147) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %677 = "stablehlo.add"(%661, %676) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %678 = "stablehlo.multiply"(%676, %146) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %679 = "stablehlo.add"(%677, %678) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %680 = "stablehlo.multiply"(%675, %145) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %681 = "stablehlo.multiply"(%133, %679) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %682 = "stablehlo.multiply"(%679, %136) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %683 = "stablehlo.multiply"(%681, %137) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %684 = "stablehlo.multiply"(%683, %136) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %685 = "stablehlo.add"(%683, %684) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %686 = "stablehlo.multiply"(%682, %135) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %687 = "stablehlo.multiply"(%126, %679) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %688 = "stablehlo.multiply"(%679, %104) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %689 = "stablehlo.multiply"(%688, %128) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %690 = "stablehlo.concatenate"(%686, %689, %685, %680) <{dimension = 1 : i64}> : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x128xf32>
    %691 = "stablehlo.reduce"(%690, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %794 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%794) : (tensor<f32>) -> ()
    }) : (tensor<32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %692 = "stablehlo.reshape"(%691) : (tensor<128xf32>) -> tensor<1x128xf32>
    %693 = "stablehlo.reduce"(%692, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %793 = "stablehlo.add"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%793) : (tensor<f32>) -> ()
    }) : (tensor<1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %694 = "stablehlo.add"(%668, %693) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %695 = "stablehlo.dot_general"(%690, %116) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<32x48xf32>) -> tensor<128x48xf32>
    %696 = "stablehlo.transpose"(%695) <{permutation = array<i64: 1, 0>}> : (tensor<128x48xf32>) -> tensor<48x128xf32>
    %697 = "stablehlo.add"(%671, %696) : (tensor<48x128xf32>, tensor<48x128xf32>) -> tensor<48x128xf32>
    %698 = "stablehlo.dot_general"(%690, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<48x128xf32>) -> tensor<32x48xf32>
    %699 = "stablehlo.slice"(%698) <{limit_indices = array<i64: 32, 48>, start_indices = array<i64: 0, 16>, strides = array<i64: 1, 1>}> : (tensor<32x48xf32>) -> tensor<32x32xf32>
    %700 = "stablehlo.multiply"(%108, %699) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %701 = "stablehlo.multiply"(%699, %111) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %702 = "stablehlo.multiply"(%700, %112) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %703 = "stablehlo.add"(%687, %702) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %704 = "stablehlo.multiply"(%702, %111) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %705 = "stablehlo.add"(%703, %704) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %706 = "stablehlo.multiply"(%701, %110) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %707 = "stablehlo.multiply"(%98, %705) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %708 = "stablehlo.multiply"(%705, %101) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %709 = "stablehlo.multiply"(%707, %102) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %710 = "stablehlo.multiply"(%709, %101) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %711 = "stablehlo.add"(%709, %710) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %712 = "stablehlo.multiply"(%708, %100) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %713 = "stablehlo.multiply"(%91, %705) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %714 = "stablehlo.multiply"(%705, %69) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %715 = "stablehlo.multiply"(%714, %93) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %716 = "stablehlo.concatenate"(%712, %715, %711, %706) <{dimension = 1 : i64}> : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x128xf32>
    %717 = "stablehlo.reduce"(%716, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %792 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%792) : (tensor<f32>) -> ()
    }) : (tensor<32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %718 = "stablehlo.reshape"(%717) : (tensor<128xf32>) -> tensor<1x128xf32>
    %719 = "stablehlo.reduce"(%718, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %791 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%791) : (tensor<f32>) -> ()
    }) : (tensor<1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %720 = "stablehlo.add"(%694, %719) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %721 = "stablehlo.dot_general"(%716, %81) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<32x48xf32>) -> tensor<128x48xf32>
    %722 = "stablehlo.transpose"(%721) <{permutation = array<i64: 1, 0>}> : (tensor<128x48xf32>) -> tensor<48x128xf32>
    %723 = "stablehlo.add"(%697, %722) : (tensor<48x128xf32>, tensor<48x128xf32>) -> tensor<48x128xf32>
    %724 = "stablehlo.dot_general"(%716, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<48x128xf32>) -> tensor<32x48xf32>
    %725 = "stablehlo.slice"(%724) <{limit_indices = array<i64: 32, 48>, start_indices = array<i64: 0, 16>, strides = array<i64: 1, 1>}> : (tensor<32x48xf32>) -> tensor<32x32xf32>
    %726 = "stablehlo.multiply"(%73, %725) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %727 = "stablehlo.multiply"(%725, %76) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %728 = "stablehlo.multiply"(%726, %77) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %729 = "stablehlo.add"(%713, %728) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %730 = "stablehlo.multiply"(%728, %76) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %731 = "stablehlo.add"(%729, %730) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %732 = "stablehlo.multiply"(%727, %75) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %733 = "stablehlo.multiply"(%63, %731) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %734 = "stablehlo.multiply"(%731, %66) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %735 = "stablehlo.multiply"(%733, %67) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %736 = "stablehlo.multiply"(%735, %66) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %737 = "stablehlo.add"(%735, %736) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %738 = "stablehlo.multiply"(%734, %65) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %739 = "stablehlo.multiply"(%56, %731) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %740 = "stablehlo.multiply"(%731, %34) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %741 = "stablehlo.multiply"(%740, %58) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %742 = "stablehlo.concatenate"(%738, %741, %737, %732) <{dimension = 1 : i64}> : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x128xf32>
    %743 = "stablehlo.reduce"(%742, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %790 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%790) : (tensor<f32>) -> ()
    }) : (tensor<32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %744 = "stablehlo.reshape"(%743) : (tensor<128xf32>) -> tensor<1x128xf32>
    %745 = "stablehlo.reduce"(%744, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %789 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%789) : (tensor<f32>) -> ()
    }) : (tensor<1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %746 = "stablehlo.add"(%720, %745) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %747 = "stablehlo.dot_general"(%742, %46) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<32x48xf32>) -> tensor<128x48xf32>
    %748 = "stablehlo.transpose"(%747) <{permutation = array<i64: 1, 0>}> : (tensor<128x48xf32>) -> tensor<48x128xf32>
    %749 = "stablehlo.add"(%723, %748) : (tensor<48x128xf32>, tensor<48x128xf32>) -> tensor<48x128xf32>
    %750 = "stablehlo.dot_general"(%742, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<48x128xf32>) -> tensor<32x48xf32>
    %751 = "stablehlo.slice"(%750) <{limit_indices = array<i64: 32, 48>, start_indices = array<i64: 0, 16>, strides = array<i64: 1, 1>}> : (tensor<32x48xf32>) -> tensor<32x32xf32>
    %752 = "stablehlo.multiply"(%38, %751) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %753 = "stablehlo.multiply"(%751, %41) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %754 = "stablehlo.multiply"(%752, %42) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %755 = "stablehlo.add"(%739, %754) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %756 = "stablehlo.multiply"(%754, %41) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %757 = "stablehlo.add"(%755, %756) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %758 = "stablehlo.multiply"(%753, %40) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %759 = "stablehlo.multiply"(%28, %757) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %760 = "stablehlo.multiply"(%757, %31) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %761 = "stablehlo.multiply"(%759, %32) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %762 = "stablehlo.multiply"(%761, %31) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %763 = "stablehlo.add"(%761, %762) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %764 = "stablehlo.multiply"(%760, %30) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %765 = "stablehlo.multiply"(%757, %5) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %766 = "stablehlo.multiply"(%765, %23) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %767 = "stablehlo.concatenate"(%764, %766, %763, %758) <{dimension = 1 : i64}> : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x128xf32>
    %768 = "stablehlo.reduce"(%767, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %788 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%788) : (tensor<f32>) -> ()
    }) : (tensor<32x128xf32>, tensor<f32>) -> tensor<128xf32>
    %769 = "stablehlo.reshape"(%768) : (tensor<128xf32>) -> tensor<1x128xf32>
    %770 = "stablehlo.reduce"(%769, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %787 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%787) : (tensor<f32>) -> ()
    }) : (tensor<1x128xf32>, tensor<f32>) -> tensor<128xf32>
    %771 = "stablehlo.add"(%746, %770) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %772 = "stablehlo.dot_general"(%767, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<32x128xf32>, tensor<32x48xf32>) -> tensor<128x48xf32>
    %773 = "stablehlo.transpose"(%772) <{permutation = array<i64: 1, 0>}> : (tensor<128x48xf32>) -> tensor<48x128xf32>
    %774 = "stablehlo.add"(%749, %773) : (tensor<48x128xf32>, tensor<48x128xf32>) -> tensor<48x128xf32>
    %775 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<48x128xf32>
    %776 = "stablehlo.multiply"(%775, %774) : (tensor<48x128xf32>, tensor<48x128xf32>) -> tensor<48x128xf32>
    %777 = "stablehlo.subtract"(%arg0, %776) : (tensor<48x128xf32>, tensor<48x128xf32>) -> tensor<48x128xf32>
    %778 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128xf32>
    %779 = "stablehlo.multiply"(%778, %771) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %780 = "stablehlo.subtract"(%arg1, %779) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
    %781 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x10xf32>
    %782 = "stablehlo.multiply"(%781, %467) : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x10xf32>
    %783 = "stablehlo.subtract"(%arg2, %782) : (tensor<32x10xf32>, tensor<32x10xf32>) -> tensor<32x10xf32>
    %784 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10xf32>
    %785 = "stablehlo.multiply"(%784, %465) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    %786 = "stablehlo.subtract"(%arg3, %785) : (tensor<10xf32>, tensor<10xf32>) -> tensor<10xf32>
    "func.return"(%449, %777, %780, %783, %786) : (tensor<f32>, tensor<48x128xf32>, tensor<128xf32>, tensor<32x10xf32>, tensor<10xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

