// tools/models/generate manual-computation-small  (jax 0.10.2, jaxlib 0.10.2, mlir-opt 22.1.8)
"builtin.module"() <{sym_name = "jit_data_parallel"}> ({
  "sdy.mesh"() <{mesh = #sdy.mesh<["batch"=8]>, sym_name = "mesh"}> {stablehlo.mesh = {axes = [{name = "batch", size = 8 : i64}]}} : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) -> (tensor<f32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1][0]"}, {jax.result_info = "result[1][1]"}, {jax.result_info = "result[1][2]"}, {jax.result_info = "result[1][3]"}, {jax.result_info = "result[1][4]"}, {jax.result_info = "result[1][5]"}, {jax.result_info = "result[1][6]"}, {jax.result_info = "result[1][7]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<32x32xf32>, %arg3: tensor<32x32xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<32x32xf32>, %arg6: tensor<32x32xf32>, %arg7: tensor<32x32xf32>, %arg8: tensor<64x32xf32>, %arg9: tensor<64x32xf32>):
    %0:9 = "sdy.manual_computation"(%arg0, %arg1, %arg2, %arg3, %arg4, %arg5, %arg6, %arg7, %arg8, %arg9) <{in_shardings = #sdy.sharding_per_value<[<@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{"batch"}, {}]>, <@mesh, [{"batch"}, {}]>]>, manual_axes = #sdy<manual_axes{"batch"}>, out_shardings = #sdy.sharding_per_value<[<@mesh, []>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>, <@mesh, [{}, {}]>]>}> ({
    ^bb0(%arg10: tensor<32x32xf32>, %arg11: tensor<32x32xf32>, %arg12: tensor<32x32xf32>, %arg13: tensor<32x32xf32>, %arg14: tensor<32x32xf32>, %arg15: tensor<32x32xf32>, %arg16: tensor<32x32xf32>, %arg17: tensor<32x32xf32>, %arg18: tensor<8x32xf32>, %arg19: tensor<8x32xf32>):
      %1 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
      %2 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %3 = "stablehlo.constant"() <{value = dense<2.560000e+02> : tensor<f32>}> : () -> tensor<f32>
      %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %5 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %6 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %7 = "stablehlo.dot_general"(%arg18, %arg10) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %8 = "stablehlo.tanh"(%7) : (tensor<8x32xf32>) -> tensor<8x32xf32>
      %9 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x32xf32>
      %10 = "stablehlo.subtract"(%9, %8) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %11 = "stablehlo.dot_general"(%8, %arg11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %12 = "stablehlo.tanh"(%11) : (tensor<8x32xf32>) -> tensor<8x32xf32>
      %13 = "stablehlo.subtract"(%9, %12) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %14 = "stablehlo.dot_general"(%12, %arg12) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %15 = "stablehlo.tanh"(%14) : (tensor<8x32xf32>) -> tensor<8x32xf32>
      %16 = "stablehlo.subtract"(%9, %15) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %17 = "stablehlo.dot_general"(%15, %arg13) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %18 = "stablehlo.tanh"(%17) : (tensor<8x32xf32>) -> tensor<8x32xf32>
      %19 = "stablehlo.subtract"(%9, %18) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %20 = "stablehlo.dot_general"(%18, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %21 = "stablehlo.tanh"(%20) : (tensor<8x32xf32>) -> tensor<8x32xf32>
      %22 = "stablehlo.subtract"(%9, %21) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %23 = "stablehlo.dot_general"(%21, %arg15) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %24 = "stablehlo.tanh"(%23) : (tensor<8x32xf32>) -> tensor<8x32xf32>
      %25 = "stablehlo.subtract"(%9, %24) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %26 = "stablehlo.dot_general"(%24, %arg16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %27 = "stablehlo.tanh"(%26) : (tensor<8x32xf32>) -> tensor<8x32xf32>
      %28 = "stablehlo.subtract"(%9, %27) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %29 = "stablehlo.dot_general"(%27, %arg17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %30 = "stablehlo.tanh"(%29) : (tensor<8x32xf32>) -> tensor<8x32xf32>
      %31 = "stablehlo.subtract"(%9, %30) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %32 = "stablehlo.subtract"(%30, %arg19) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %33 = "chlo.square"(%32) : (tensor<8x32xf32>) -> tensor<8x32xf32>
      %34 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x32xf32>
      %35 = "stablehlo.multiply"(%34, %32) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %36 = "stablehlo.reduce"(%33, %4) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg38: tensor<f32>, %arg39: tensor<f32>):
        %125 = "stablehlo.add"(%arg38, %arg39) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%125) : (tensor<f32>) -> ()
      }) : (tensor<8x32xf32>, tensor<f32>) -> tensor<f32>
      %37 = "stablehlo.divide"(%36, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %38 = "stablehlo.all_reduce"(%37) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg36: tensor<f32>, %arg37: tensor<f32>):
        %124 = "stablehlo.add"(%arg36, %arg37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%124) : (tensor<f32>) -> ()
      }) : (tensor<f32>) -> tensor<f32>
      %39 = "stablehlo.divide"(%38, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %40 = "stablehlo.divide"(%6, %2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %41 = "stablehlo.divide"(%40, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x32xf32>
      %43 = "stablehlo.multiply"(%42, %35) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %44 = "stablehlo.multiply"(%43, %31) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %45 = "stablehlo.multiply"(%44, %30) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %46 = "stablehlo.add"(%44, %45) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %47 = "stablehlo.dot_general"(%46, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
      %48 = "stablehlo.transpose"(%47) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
      %49 = "stablehlo.dot_general"(%46, %arg17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %50 = "stablehlo.all_reduce"(%48) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
        %123 = "stablehlo.add"(%arg34, %arg35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%123) : (tensor<f32>) -> ()
      }) : (tensor<32x32xf32>) -> tensor<32x32xf32>
      %51 = "stablehlo.multiply"(%49, %28) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %52 = "stablehlo.multiply"(%51, %27) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %53 = "stablehlo.add"(%51, %52) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %54 = "stablehlo.dot_general"(%53, %24) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
      %55 = "stablehlo.transpose"(%54) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
      %56 = "stablehlo.dot_general"(%53, %arg16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %57 = "stablehlo.all_reduce"(%55) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg32: tensor<f32>, %arg33: tensor<f32>):
        %122 = "stablehlo.add"(%arg32, %arg33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%122) : (tensor<f32>) -> ()
      }) : (tensor<32x32xf32>) -> tensor<32x32xf32>
      %58 = "stablehlo.multiply"(%56, %25) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %59 = "stablehlo.multiply"(%58, %24) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %60 = "stablehlo.add"(%58, %59) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %61 = "stablehlo.dot_general"(%60, %21) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
      %62 = "stablehlo.transpose"(%61) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
      %63 = "stablehlo.dot_general"(%60, %arg15) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %64 = "stablehlo.all_reduce"(%62) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg30: tensor<f32>, %arg31: tensor<f32>):
        %121 = "stablehlo.add"(%arg30, %arg31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%121) : (tensor<f32>) -> ()
      }) : (tensor<32x32xf32>) -> tensor<32x32xf32>
      %65 = "stablehlo.multiply"(%63, %22) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %66 = "stablehlo.multiply"(%65, %21) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %67 = "stablehlo.add"(%65, %66) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %68 = "stablehlo.dot_general"(%67, %18) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
      %69 = "stablehlo.transpose"(%68) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
      %70 = "stablehlo.dot_general"(%67, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %71 = "stablehlo.all_reduce"(%69) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
        %120 = "stablehlo.add"(%arg28, %arg29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%120) : (tensor<f32>) -> ()
      }) : (tensor<32x32xf32>) -> tensor<32x32xf32>
      %72 = "stablehlo.multiply"(%70, %19) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %73 = "stablehlo.multiply"(%72, %18) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %74 = "stablehlo.add"(%72, %73) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %75 = "stablehlo.dot_general"(%74, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
      %76 = "stablehlo.transpose"(%75) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
      %77 = "stablehlo.dot_general"(%74, %arg13) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %78 = "stablehlo.all_reduce"(%76) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg26: tensor<f32>, %arg27: tensor<f32>):
        %119 = "stablehlo.add"(%arg26, %arg27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%119) : (tensor<f32>) -> ()
      }) : (tensor<32x32xf32>) -> tensor<32x32xf32>
      %79 = "stablehlo.multiply"(%77, %16) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %80 = "stablehlo.multiply"(%79, %15) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %81 = "stablehlo.add"(%79, %80) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %82 = "stablehlo.dot_general"(%81, %12) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
      %83 = "stablehlo.transpose"(%82) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
      %84 = "stablehlo.dot_general"(%81, %arg12) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %85 = "stablehlo.all_reduce"(%83) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
        %118 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%118) : (tensor<f32>) -> ()
      }) : (tensor<32x32xf32>) -> tensor<32x32xf32>
      %86 = "stablehlo.multiply"(%84, %13) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %87 = "stablehlo.multiply"(%86, %12) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %88 = "stablehlo.add"(%86, %87) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %89 = "stablehlo.dot_general"(%88, %8) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
      %90 = "stablehlo.transpose"(%89) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
      %91 = "stablehlo.dot_general"(%88, %arg11) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<32x32xf32>) -> tensor<8x32xf32>
      %92 = "stablehlo.all_reduce"(%90) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
        %117 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%117) : (tensor<f32>) -> ()
      }) : (tensor<32x32xf32>) -> tensor<32x32xf32>
      %93 = "stablehlo.multiply"(%91, %10) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %94 = "stablehlo.multiply"(%93, %8) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %95 = "stablehlo.add"(%93, %94) : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<8x32xf32>
      %96 = "stablehlo.dot_general"(%95, %arg18) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x32xf32>, tensor<8x32xf32>) -> tensor<32x32xf32>
      %97 = "stablehlo.transpose"(%96) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
      %98 = "stablehlo.all_reduce"(%97) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[0, 1, 2, 3, 4, 5, 6, 7]]> : tensor<1x8xi64>, use_global_device_ids}> ({
      ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
        %116 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%116) : (tensor<f32>) -> ()
      }) : (tensor<32x32xf32>) -> tensor<32x32xf32>
      %99 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<32x32xf32>
      %100 = "stablehlo.multiply"(%99, %98) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
      %101 = "stablehlo.subtract"(%arg10, %100) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
      %102 = "stablehlo.multiply"(%99, %92) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
      %103 = "stablehlo.subtract"(%arg11, %102) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
      %104 = "stablehlo.multiply"(%99, %85) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
      %105 = "stablehlo.subtract"(%arg12, %104) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
      %106 = "stablehlo.multiply"(%99, %78) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
      %107 = "stablehlo.subtract"(%arg13, %106) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
      %108 = "stablehlo.multiply"(%99, %71) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
      %109 = "stablehlo.subtract"(%arg14, %108) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
      %110 = "stablehlo.multiply"(%99, %64) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
      %111 = "stablehlo.subtract"(%arg15, %110) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
      %112 = "stablehlo.multiply"(%99, %57) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
      %113 = "stablehlo.subtract"(%arg16, %112) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
      %114 = "stablehlo.multiply"(%99, %50) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
      %115 = "stablehlo.subtract"(%arg17, %114) : (tensor<32x32xf32>, tensor<32x32xf32>) -> tensor<32x32xf32>
      "sdy.return"(%39, %101, %103, %105, %107, %109, %111, %113, %115) : (tensor<f32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> ()
    }) : (tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) -> (tensor<f32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>)
    "func.return"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7, %0#8) : (tensor<f32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>, tensor<32x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 8 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

