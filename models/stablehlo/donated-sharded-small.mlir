// tools/models/generate donated-sharded-small  (jax 0.10.2, jaxlib 0.10.2, mlir-opt 22.1.8)
"builtin.module"() <{sym_name = "jit_step"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["batch"=8]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "batch", size = 8 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, {jax.buffer_donor = true, sdy.sharding = #sdy.sharding<@mesh, [{}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"batch"}, {}]>}, {sdy.sharding = #sdy.sharding<@mesh, [{"batch"}, {}]>}], function_type = (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) -> (tensor<f32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1][0]"}, {jax.result_info = "result[1][1]"}, {jax.result_info = "result[1][2]"}, {jax.result_info = "result[1][3]"}, {jax.result_info = "result[1][4]"}, {jax.result_info = "result[1][5]"}, {jax.result_info = "result[1][6]"}, {jax.result_info = "result[1][7]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<64x32xf32>, %arg9: tensor<64x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.dot_general"(%arg8, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %6 = "stablehlo.tanh"(%5) : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %7 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x32xf32>
    %8 = "stablehlo.subtract"(%7, %6) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %9 = "stablehlo.dot_general"(%6, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %10 = "stablehlo.tanh"(%9) : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %11 = "stablehlo.subtract"(%7, %10) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %12 = "stablehlo.dot_general"(%10, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %13 = "stablehlo.tanh"(%12) : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %14 = "stablehlo.subtract"(%7, %13) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %15 = "stablehlo.dot_general"(%13, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %16 = "stablehlo.tanh"(%15) : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %17 = "stablehlo.subtract"(%7, %16) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %18 = "stablehlo.dot_general"(%16, %arg4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %19 = "stablehlo.tanh"(%18) : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %20 = "stablehlo.subtract"(%7, %19) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %21 = "stablehlo.dot_general"(%19, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %22 = "stablehlo.tanh"(%21) : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %23 = "stablehlo.subtract"(%7, %22) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %24 = "stablehlo.dot_general"(%22, %arg6) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %25 = "stablehlo.tanh"(%24) : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %26 = "stablehlo.subtract"(%7, %25) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %27 = "stablehlo.dot_general"(%25, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %28 = "stablehlo.tanh"(%27) : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %29 = "stablehlo.subtract"(%7, %28) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %30 = "stablehlo.subtract"(%28, %arg9) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %31 = "chlo.square"(%30) : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %32 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x32xf32>
    %33 = "stablehlo.multiply"(%32, %30) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %34 = "stablehlo.reduce"(%31, %2) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %103 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%103) : (tensor<f32>) -> ()
    }) : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.divide"(%34, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.divide"(%4, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x32xf32>
    %38 = "stablehlo.multiply"(%37, %33) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %39 = "stablehlo.multiply"(%38, %29) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %40 = "stablehlo.multiply"(%39, %28) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %41 = "stablehlo.add"(%39, %40) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %42 = "stablehlo.dot_general"(%41, %25) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %43 = "stablehlo.transpose"(%42) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %44 = "stablehlo.dot_general"(%41, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %45 = "stablehlo.multiply"(%44, %26) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %46 = "stablehlo.multiply"(%45, %25) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %47 = "stablehlo.add"(%45, %46) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %48 = "stablehlo.dot_general"(%47, %22) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %49 = "stablehlo.transpose"(%48) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %50 = "stablehlo.dot_general"(%47, %arg6) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %51 = "stablehlo.multiply"(%50, %23) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %52 = "stablehlo.multiply"(%51, %22) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %53 = "stablehlo.add"(%51, %52) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %54 = "stablehlo.dot_general"(%53, %19) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %55 = "stablehlo.transpose"(%54) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %56 = "stablehlo.dot_general"(%53, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %57 = "stablehlo.multiply"(%56, %20) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %58 = "stablehlo.multiply"(%57, %19) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %59 = "stablehlo.add"(%57, %58) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %60 = "stablehlo.dot_general"(%59, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %61 = "stablehlo.transpose"(%60) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %62 = "stablehlo.dot_general"(%59, %arg4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %63 = "stablehlo.multiply"(%62, %17) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %64 = "stablehlo.multiply"(%63, %16) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %65 = "stablehlo.add"(%63, %64) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %66 = "stablehlo.dot_general"(%65, %13) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %67 = "stablehlo.transpose"(%66) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %68 = "stablehlo.dot_general"(%65, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %69 = "stablehlo.multiply"(%68, %14) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %70 = "stablehlo.multiply"(%69, %13) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %71 = "stablehlo.add"(%69, %70) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %72 = "stablehlo.dot_general"(%71, %10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %73 = "stablehlo.transpose"(%72) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %74 = "stablehlo.dot_general"(%71, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %75 = "stablehlo.multiply"(%74, %11) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %76 = "stablehlo.multiply"(%75, %10) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %78 = "stablehlo.dot_general"(%77, %6) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %79 = "stablehlo.transpose"(%78) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %80 = "stablehlo.dot_general"(%77, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %81 = "stablehlo.multiply"(%80, %8) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %82 = "stablehlo.multiply"(%81, %6) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %83 = "stablehlo.add"(%81, %82) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %84 = "stablehlo.dot_general"(%83, %arg8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %85 = "stablehlo.transpose"(%84) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %86 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x32xf32>
    %87 = "stablehlo.multiply"(%86, %85) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %88 = "stablehlo.subtract"(%arg0, %87) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %89 = "stablehlo.multiply"(%86, %79) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %90 = "stablehlo.subtract"(%arg1, %89) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %91 = "stablehlo.multiply"(%86, %73) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %92 = "stablehlo.subtract"(%arg2, %91) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %93 = "stablehlo.multiply"(%86, %67) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %94 = "stablehlo.subtract"(%arg3, %93) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %95 = "stablehlo.multiply"(%86, %61) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %96 = "stablehlo.subtract"(%arg4, %95) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %97 = "stablehlo.multiply"(%86, %55) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %98 = "stablehlo.subtract"(%arg5, %97) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %99 = "stablehlo.multiply"(%86, %49) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %100 = "stablehlo.subtract"(%arg6, %99) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %101 = "stablehlo.multiply"(%86, %43) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    %102 = "stablehlo.subtract"(%arg7, %101) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
    "func.return"(%35, %88, %90, %92, %94, %96, %98, %100, %102) : (tensor<f32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

