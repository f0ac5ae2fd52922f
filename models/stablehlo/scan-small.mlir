// tools/models/generate scan-small  (jax 0.10.2, jaxlib 0.10.2, mlir-opt 22.1.8)
"builtin.module"() <{sym_name = "jit_scan"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8x32x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) -> (tensor<f32>, tensor<8x32x32xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x32x32xf32>, %arg1: tensor<64x32xf32>, %arg2: tensor<64x32xf32>):
    %0 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x64x32xf32>
    %9:6 = "stablehlo.while"(%arg0, %6, %arg1, %8, %8, %8) ({
    ^bb0(%arg25: tensor<8x32x32xf32>, %arg26: tensor<i32>, %arg27: tensor<64x32xf32>, %arg28: tensor<8x64x32xf32>, %arg29: tensor<8x64x32xf32>, %arg30: tensor<8x64x32xf32>):
      %58 = "stablehlo.compare"(%arg26, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%58) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg19: tensor<8x32x32xf32>, %arg20: tensor<i32>, %arg21: tensor<64x32xf32>, %arg22: tensor<8x64x32xf32>, %arg23: tensor<8x64x32xf32>, %arg24: tensor<8x64x32xf32>):
      %45 = "stablehlo.dynamic_slice"(%arg19, %arg20, %6, %6) <{slice_sizes = array<i64: 1, 32, 32>}> : (tensor<8x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x32xf32>
      %46 = "stablehlo.reshape"(%45) : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
      %47 = "stablehlo.dot_general"(%arg21, %46) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
      %48 = "stablehlo.tanh"(%47) : (tensor<64x32xf32>) -> tensor<64x32xf32>
      %49 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x32xf32>
      %50 = "stablehlo.subtract"(%49, %48) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
      %51 = "stablehlo.broadcast_in_dim"(%arg21) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x32xf32>) -> tensor<1x64x32xf32>
      %52 = "stablehlo.dynamic_update_slice"(%arg22, %51, %arg20, %6, %6) : (tensor<8x64x32xf32>, tensor<1x64x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x64x32xf32>
      %53 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x32xf32>) -> tensor<1x64x32xf32>
      %54 = "stablehlo.dynamic_update_slice"(%arg23, %53, %arg20, %6, %6) : (tensor<8x64x32xf32>, tensor<1x64x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x64x32xf32>
      %55 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x32xf32>) -> tensor<1x64x32xf32>
      %56 = "stablehlo.dynamic_update_slice"(%arg24, %55, %arg20, %6, %6) : (tensor<8x64x32xf32>, tensor<1x64x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x64x32xf32>
      %57 = "stablehlo.add"(%arg20, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg19, %57, %48, %52, %54, %56) : (tensor<8x32x32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<8x64x32xf32>, tensor<8x64x32xf32>, tensor<8x64x32xf32>) -> ()
    }) : (tensor<8x32x32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<8x64x32xf32>, tensor<8x64x32xf32>, tensor<8x64x32xf32>) -> (tensor<8x32x32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<8x64x32xf32>, tensor<8x64x32xf32>, tensor<8x64x32xf32>)
    %10 = "stablehlo.subtract"(%9#2, %arg2) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %11 = "chlo.square"(%10) : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %12 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x32xf32>
    %13 = "stablehlo.multiply"(%12, %10) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %14 = "stablehlo.reduce"(%11, %7) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %44 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%44) : (tensor<f32>) -> ()
    }) : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.divide"(%14, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.divide"(%4, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x32xf32>
    %18 = "stablehlo.multiply"(%17, %13) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %19 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x32x32xf32>
    %20:7 = "stablehlo.while"(%arg0, %9#3, %9#4, %9#5, %6, %18, %19) ({
    ^bb0(%arg10: tensor<8x32x32xf32>, %arg11: tensor<8x64x32xf32>, %arg12: tensor<8x64x32xf32>, %arg13: tensor<8x64x32xf32>, %arg14: tensor<i32>, %arg15: tensor<64x32xf32>, %arg16: tensor<8x32x32xf32>):
      %43 = "stablehlo.compare"(%arg14, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%43) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg3: tensor<8x32x32xf32>, %arg4: tensor<8x64x32xf32>, %arg5: tensor<8x64x32xf32>, %arg6: tensor<8x64x32xf32>, %arg7: tensor<i32>, %arg8: tensor<64x32xf32>, %arg9: tensor<8x32x32xf32>):
      %24 = "stablehlo.subtract"(%5, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %25 = "stablehlo.subtract"(%24, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %26 = "stablehlo.dynamic_slice"(%arg3, %25, %6, %6) <{slice_sizes = array<i64: 1, 32, 32>}> : (tensor<8x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x32xf32>
      %27 = "stablehlo.reshape"(%26) : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
      %28 = "stablehlo.dynamic_slice"(%arg4, %25, %6, %6) <{slice_sizes = array<i64: 1, 64, 32>}> : (tensor<8x64x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x32xf32>
      %29 = "stablehlo.reshape"(%28) : (tensor<1x64x32xf32>) -> tensor<64x32xf32>
      %30 = "stablehlo.dynamic_slice"(%arg5, %25, %6, %6) <{slice_sizes = array<i64: 1, 64, 32>}> : (tensor<8x64x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x32xf32>
      %31 = "stablehlo.reshape"(%30) : (tensor<1x64x32xf32>) -> tensor<64x32xf32>
      %32 = "stablehlo.dynamic_slice"(%arg6, %25, %6, %6) <{slice_sizes = array<i64: 1, 64, 32>}> : (tensor<8x64x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x32xf32>
      %33 = "stablehlo.reshape"(%32) : (tensor<1x64x32xf32>) -> tensor<64x32xf32>
      %34 = "stablehlo.multiply"(%arg8, %33) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
      %35 = "stablehlo.multiply"(%34, %31) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
      %36 = "stablehlo.add"(%34, %35) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
      %37 = "stablehlo.dot_general"(%36, %29) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
      %38 = "stablehlo.transpose"(%37) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
      %39 = "stablehlo.dot_general"(%36, %27) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
      %40 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
      %41 = "stablehlo.dynamic_update_slice"(%arg9, %40, %25, %6, %6) : (tensor<8x32x32xf32>, tensor<1x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<8x32x32xf32>
      %42 = "stablehlo.add"(%arg7, %3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg3, %arg4, %arg5, %arg6, %42, %39, %41) : (tensor<8x32x32xf32>, tensor<8x64x32xf32>, tensor<8x64x32xf32>, tensor<8x64x32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<8x32x32xf32>) -> ()
    }) : (tensor<8x32x32xf32>, tensor<8x64x32xf32>, tensor<8x64x32xf32>, tensor<8x64x32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<8x32x32xf32>) -> (tensor<8x32x32xf32>, tensor<8x64x32xf32>, tensor<8x64x32xf32>, tensor<8x64x32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<8x32x32xf32>)
    %21 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x32x32xf32>
    %22 = "stablehlo.multiply"(%21, %20#6) : (tensor<8x32x32xf32>, tensor<8x32x32xf32>) -> tensor<8x32x32xf32>
    %23 = "stablehlo.subtract"(%arg0, %22) : (tensor<8x32x32xf32>, tensor<8x32x32xf32>) -> tensor<8x32x32xf32>
    "func.return"(%15, %23) : (tensor<f32>, tensor<8x32x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

