module @jit_step attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} {
  func.func public @main(%arg0: tensor<16x16xf32>, %arg1: tensor<16x16xf32>, %arg2: tensor<16x16xf32>, %arg3: tensor<16x16xf32>, %arg4: tensor<16x16xf32>, %arg5: tensor<16x16xf32>, %arg6: tensor<16x16xf32>, %arg7: tensor<16x16xf32>, %arg8: tensor<16x16xf32>, %arg9: tensor<16x16xf32>, %arg10: tensor<16x16xf32>, %arg11: tensor<16x16xf32>, %arg12: tensor<16x16xf32>, %arg13: tensor<16x16xf32>, %arg14: tensor<16x16xf32>, %arg15: tensor<16x16xf32>, %arg16: tensor<16x16xf32>, %arg17: tensor<16x16xf32>, %arg18: tensor<16x16xf32>, %arg19: tensor<16x16xf32>, %arg20: tensor<512x16xf32>) -> (tensor<f32> {jax.result_info = "result[0]"}, tensor<16x16xf32> {jax.result_info = "result[1][0]"}, tensor<16x16xf32> {jax.result_info = "result[1][1]"}, tensor<16x16xf32> {jax.result_info = "result[1][2]"}, tensor<16x16xf32> {jax.result_info = "result[1][3]"}, tensor<16x16xf32> {jax.result_info = "result[1][4]"}, tensor<16x16xf32> {jax.result_info = "result[1][5]"}, tensor<16x16xf32> {jax.result_info = "result[1][6]"}, tensor<16x16xf32> {jax.result_info = "result[1][7]"}, tensor<16x16xf32> {jax.result_info = "result[1][8]"}, tensor<16x16xf32> {jax.result_info = "result[1][9]"}, tensor<16x16xf32> {jax.result_info = "result[1][10]"}, tensor<16x16xf32> {jax.result_info = "result[1][11]"}, tensor<16x16xf32> {jax.result_info = "result[1][12]"}, tensor<16x16xf32> {jax.result_info = "result[1][13]"}, tensor<16x16xf32> {jax.result_info = "result[1][14]"}, tensor<16x16xf32> {jax.result_info = "result[1][15]"}, tensor<16x16xf32> {jax.result_info = "result[1][16]"}, tensor<16x16xf32> {jax.result_info = "result[1][17]"}, tensor<16x16xf32> {jax.result_info = "result[1][18]"}, tensor<16x16xf32> {jax.result_info = "result[1][19]"}) {
    %0 = stablehlo.dot_general %arg20, %arg0, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %1 = stablehlo.tanh %0 : tensor<512x16xf32>
    %cst = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %2 = stablehlo.broadcast_in_dim %cst, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %3 = stablehlo.subtract %2, %1 : tensor<512x16xf32>
    %4 = stablehlo.dot_general %1, %arg1, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %5 = stablehlo.tanh %4 : tensor<512x16xf32>
    %cst_0 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %6 = stablehlo.broadcast_in_dim %cst_0, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %7 = stablehlo.subtract %6, %5 : tensor<512x16xf32>
    %8 = stablehlo.dot_general %5, %arg2, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %9 = stablehlo.tanh %8 : tensor<512x16xf32>
    %cst_1 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %10 = stablehlo.broadcast_in_dim %cst_1, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %11 = stablehlo.subtract %10, %9 : tensor<512x16xf32>
    %12 = stablehlo.dot_general %9, %arg3, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %13 = stablehlo.tanh %12 : tensor<512x16xf32>
    %cst_2 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %14 = stablehlo.broadcast_in_dim %cst_2, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %15 = stablehlo.subtract %14, %13 : tensor<512x16xf32>
    %16 = stablehlo.dot_general %13, %arg4, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %17 = stablehlo.tanh %16 : tensor<512x16xf32>
    %cst_3 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %18 = stablehlo.broadcast_in_dim %cst_3, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %19 = stablehlo.subtract %18, %17 : tensor<512x16xf32>
    %20 = stablehlo.dot_general %17, %arg5, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %21 = stablehlo.tanh %20 : tensor<512x16xf32>
    %cst_4 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %22 = stablehlo.broadcast_in_dim %cst_4, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %23 = stablehlo.subtract %22, %21 : tensor<512x16xf32>
    %24 = stablehlo.dot_general %21, %arg6, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %25 = stablehlo.tanh %24 : tensor<512x16xf32>
    %cst_5 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %26 = stablehlo.broadcast_in_dim %cst_5, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %27 = stablehlo.subtract %26, %25 : tensor<512x16xf32>
    %28 = stablehlo.dot_general %25, %arg7, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %29 = stablehlo.tanh %28 : tensor<512x16xf32>
    %cst_6 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %30 = stablehlo.broadcast_in_dim %cst_6, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %31 = stablehlo.subtract %30, %29 : tensor<512x16xf32>
    %32 = stablehlo.dot_general %29, %arg8, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %33 = stablehlo.tanh %32 : tensor<512x16xf32>
    %cst_7 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %34 = stablehlo.broadcast_in_dim %cst_7, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %35 = stablehlo.subtract %34, %33 : tensor<512x16xf32>
    %36 = stablehlo.dot_general %33, %arg9, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %37 = stablehlo.tanh %36 : tensor<512x16xf32>
    %cst_8 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %38 = stablehlo.broadcast_in_dim %cst_8, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %39 = stablehlo.subtract %38, %37 : tensor<512x16xf32>
    %40 = stablehlo.dot_general %37, %arg10, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %41 = stablehlo.tanh %40 : tensor<512x16xf32>
    %cst_9 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %42 = stablehlo.broadcast_in_dim %cst_9, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %43 = stablehlo.subtract %42, %41 : tensor<512x16xf32>
    %44 = stablehlo.dot_general %41, %arg11, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %45 = stablehlo.tanh %44 : tensor<512x16xf32>
    %cst_10 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %46 = stablehlo.broadcast_in_dim %cst_10, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %47 = stablehlo.subtract %46, %45 : tensor<512x16xf32>
    %48 = stablehlo.dot_general %45, %arg12, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %49 = stablehlo.tanh %48 : tensor<512x16xf32>
    %cst_11 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %50 = stablehlo.broadcast_in_dim %cst_11, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %51 = stablehlo.subtract %50, %49 : tensor<512x16xf32>
    %52 = stablehlo.dot_general %49, %arg13, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %53 = stablehlo.tanh %52 : tensor<512x16xf32>
    %cst_12 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %54 = stablehlo.broadcast_in_dim %cst_12, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %55 = stablehlo.subtract %54, %53 : tensor<512x16xf32>
    %56 = stablehlo.dot_general %53, %arg14, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %57 = stablehlo.tanh %56 : tensor<512x16xf32>
    %cst_13 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %58 = stablehlo.broadcast_in_dim %cst_13, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %59 = stablehlo.subtract %58, %57 : tensor<512x16xf32>
    %60 = stablehlo.dot_general %57, %arg15, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %61 = stablehlo.tanh %60 : tensor<512x16xf32>
    %cst_14 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %62 = stablehlo.broadcast_in_dim %cst_14, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %63 = stablehlo.subtract %62, %61 : tensor<512x16xf32>
    %64 = stablehlo.dot_general %61, %arg16, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %65 = stablehlo.tanh %64 : tensor<512x16xf32>
    %cst_15 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %66 = stablehlo.broadcast_in_dim %cst_15, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %67 = stablehlo.subtract %66, %65 : tensor<512x16xf32>
    %68 = stablehlo.dot_general %65, %arg17, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %69 = stablehlo.tanh %68 : tensor<512x16xf32>
    %cst_16 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %70 = stablehlo.broadcast_in_dim %cst_16, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %71 = stablehlo.subtract %70, %69 : tensor<512x16xf32>
    %72 = stablehlo.dot_general %69, %arg18, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %73 = stablehlo.tanh %72 : tensor<512x16xf32>
    %cst_17 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %74 = stablehlo.broadcast_in_dim %cst_17, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %75 = stablehlo.subtract %74, %73 : tensor<512x16xf32>
    %76 = stablehlo.dot_general %73, %arg19, contracting_dims = [1] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %77 = stablehlo.tanh %76 : tensor<512x16xf32>
    %cst_18 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %78 = stablehlo.broadcast_in_dim %cst_18, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %79 = stablehlo.subtract %78, %77 : tensor<512x16xf32>
    %80 = stablehlo.multiply %77, %77 : tensor<512x16xf32>
    %cst_19 = stablehlo.constant dense<0.000000e+00> : tensor<f32>
    %81 = stablehlo.reduce(%80 init: %cst_19) applies stablehlo.add across dimensions = [0, 1] : (tensor<512x16xf32>, tensor<f32>) -> tensor<f32>
    %cst_20 = stablehlo.constant dense<1.000000e+00> : tensor<f32>
    %82 = stablehlo.broadcast_in_dim %cst_20, dims = [] : (tensor<f32>) -> tensor<512x16xf32>
    %83 = stablehlo.multiply %77, %82 : tensor<512x16xf32>
    %84 = stablehlo.multiply %82, %77 : tensor<512x16xf32>
    %85 = stablehlo.add %83, %84 : tensor<512x16xf32>
    %86 = stablehlo.multiply %85, %79 : tensor<512x16xf32>
    %87 = stablehlo.multiply %86, %77 : tensor<512x16xf32>
    %88 = stablehlo.add %86, %87 : tensor<512x16xf32>
    %89 = stablehlo.dot_general %88, %73, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %90 = stablehlo.transpose %89, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %91 = stablehlo.dot_general %88, %arg19, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %92 = stablehlo.multiply %91, %75 : tensor<512x16xf32>
    %93 = stablehlo.multiply %92, %73 : tensor<512x16xf32>
    %94 = stablehlo.add %92, %93 : tensor<512x16xf32>
    %95 = stablehlo.dot_general %94, %69, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %96 = stablehlo.transpose %95, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %97 = stablehlo.dot_general %94, %arg18, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %98 = stablehlo.multiply %97, %71 : tensor<512x16xf32>
    %99 = stablehlo.multiply %98, %69 : tensor<512x16xf32>
    %100 = stablehlo.add %98, %99 : tensor<512x16xf32>
    %101 = stablehlo.dot_general %100, %65, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %102 = stablehlo.transpose %101, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %103 = stablehlo.dot_general %100, %arg17, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %104 = stablehlo.multiply %103, %67 : tensor<512x16xf32>
    %105 = stablehlo.multiply %104, %65 : tensor<512x16xf32>
    %106 = stablehlo.add %104, %105 : tensor<512x16xf32>
    %107 = stablehlo.dot_general %106, %61, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %108 = stablehlo.transpose %107, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %109 = stablehlo.dot_general %106, %arg16, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %110 = stablehlo.multiply %109, %63 : tensor<512x16xf32>
    %111 = stablehlo.multiply %110, %61 : tensor<512x16xf32>
    %112 = stablehlo.add %110, %111 : tensor<512x16xf32>
    %113 = stablehlo.dot_general %112, %57, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %114 = stablehlo.transpose %113, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %115 = stablehlo.dot_general %112, %arg15, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %116 = stablehlo.multiply %115, %59 : tensor<512x16xf32>
    %117 = stablehlo.multiply %116, %57 : tensor<512x16xf32>
    %118 = stablehlo.add %116, %117 : tensor<512x16xf32>
    %119 = stablehlo.dot_general %118, %53, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %120 = stablehlo.transpose %119, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %121 = stablehlo.dot_general %118, %arg14, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %122 = stablehlo.multiply %121, %55 : tensor<512x16xf32>
    %123 = stablehlo.multiply %122, %53 : tensor<512x16xf32>
    %124 = stablehlo.add %122, %123 : tensor<512x16xf32>
    %125 = stablehlo.dot_general %124, %49, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %126 = stablehlo.transpose %125, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %127 = stablehlo.dot_general %124, %arg13, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %128 = stablehlo.multiply %127, %51 : tensor<512x16xf32>
    %129 = stablehlo.multiply %128, %49 : tensor<512x16xf32>
    %130 = stablehlo.add %128, %129 : tensor<512x16xf32>
    %131 = stablehlo.dot_general %130, %45, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %132 = stablehlo.transpose %131, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %133 = stablehlo.dot_general %130, %arg12, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %134 = stablehlo.multiply %133, %47 : tensor<512x16xf32>
    %135 = stablehlo.multiply %134, %45 : tensor<512x16xf32>
    %136 = stablehlo.add %134, %135 : tensor<512x16xf32>
    %137 = stablehlo.dot_general %136, %41, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %138 = stablehlo.transpose %137, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %139 = stablehlo.dot_general %136, %arg11, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %140 = stablehlo.multiply %139, %43 : tensor<512x16xf32>
    %141 = stablehlo.multiply %140, %41 : tensor<512x16xf32>
    %142 = stablehlo.add %140, %141 : tensor<512x16xf32>
    %143 = stablehlo.dot_general %142, %37, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %144 = stablehlo.transpose %143, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %145 = stablehlo.dot_general %142, %arg10, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %146 = stablehlo.multiply %145, %39 : tensor<512x16xf32>
    %147 = stablehlo.multiply %146, %37 : tensor<512x16xf32>
    %148 = stablehlo.add %146, %147 : tensor<512x16xf32>
    %149 = stablehlo.dot_general %148, %33, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %150 = stablehlo.transpose %149, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %151 = stablehlo.dot_general %148, %arg9, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %152 = stablehlo.multiply %151, %35 : tensor<512x16xf32>
    %153 = stablehlo.multiply %152, %33 : tensor<512x16xf32>
    %154 = stablehlo.add %152, %153 : tensor<512x16xf32>
    %155 = stablehlo.dot_general %154, %29, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %156 = stablehlo.transpose %155, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %157 = stablehlo.dot_general %154, %arg8, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %158 = stablehlo.multiply %157, %31 : tensor<512x16xf32>
    %159 = stablehlo.multiply %158, %29 : tensor<512x16xf32>
    %160 = stablehlo.add %158, %159 : tensor<512x16xf32>
    %161 = stablehlo.dot_general %160, %25, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %162 = stablehlo.transpose %161, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %163 = stablehlo.dot_general %160, %arg7, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %164 = stablehlo.multiply %163, %27 : tensor<512x16xf32>
    %165 = stablehlo.multiply %164, %25 : tensor<512x16xf32>
    %166 = stablehlo.add %164, %165 : tensor<512x16xf32>
    %167 = stablehlo.dot_general %166, %21, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %168 = stablehlo.transpose %167, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %169 = stablehlo.dot_general %166, %arg6, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %170 = stablehlo.multiply %169, %23 : tensor<512x16xf32>
    %171 = stablehlo.multiply %170, %21 : tensor<512x16xf32>
    %172 = stablehlo.add %170, %171 : tensor<512x16xf32>
    %173 = stablehlo.dot_general %172, %17, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %174 = stablehlo.transpose %173, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %175 = stablehlo.dot_general %172, %arg5, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %176 = stablehlo.multiply %175, %19 : tensor<512x16xf32>
    %177 = stablehlo.multiply %176, %17 : tensor<512x16xf32>
    %178 = stablehlo.add %176, %177 : tensor<512x16xf32>
    %179 = stablehlo.dot_general %178, %13, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %180 = stablehlo.transpose %179, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %181 = stablehlo.dot_general %178, %arg4, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %182 = stablehlo.multiply %181, %15 : tensor<512x16xf32>
    %183 = stablehlo.multiply %182, %13 : tensor<512x16xf32>
    %184 = stablehlo.add %182, %183 : tensor<512x16xf32>
    %185 = stablehlo.dot_general %184, %9, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %186 = stablehlo.transpose %185, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %187 = stablehlo.dot_general %184, %arg3, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %188 = stablehlo.multiply %187, %11 : tensor<512x16xf32>
    %189 = stablehlo.multiply %188, %9 : tensor<512x16xf32>
    %190 = stablehlo.add %188, %189 : tensor<512x16xf32>
    %191 = stablehlo.dot_general %190, %5, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %192 = stablehlo.transpose %191, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %193 = stablehlo.dot_general %190, %arg2, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %194 = stablehlo.multiply %193, %7 : tensor<512x16xf32>
    %195 = stablehlo.multiply %194, %5 : tensor<512x16xf32>
    %196 = stablehlo.add %194, %195 : tensor<512x16xf32>
    %197 = stablehlo.dot_general %196, %1, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %198 = stablehlo.transpose %197, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %199 = stablehlo.dot_general %196, %arg1, contracting_dims = [1] x [1], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<16x16xf32>) -> tensor<512x16xf32>
    %200 = stablehlo.multiply %199, %3 : tensor<512x16xf32>
    %201 = stablehlo.multiply %200, %1 : tensor<512x16xf32>
    %202 = stablehlo.add %200, %201 : tensor<512x16xf32>
    %203 = stablehlo.dot_general %202, %arg20, contracting_dims = [0] x [0], precision = [DEFAULT, DEFAULT] : (tensor<512x16xf32>, tensor<512x16xf32>) -> tensor<16x16xf32>
    %204 = stablehlo.transpose %203, dims = [1, 0] : (tensor<16x16xf32>) -> tensor<16x16xf32>
    %cst_21 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %205 = stablehlo.broadcast_in_dim %cst_21, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %206 = stablehlo.multiply %205, %204 : tensor<16x16xf32>
    %207 = stablehlo.subtract %arg0, %206 : tensor<16x16xf32>
    %cst_22 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %208 = stablehlo.broadcast_in_dim %cst_22, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %209 = stablehlo.multiply %208, %198 : tensor<16x16xf32>
    %210 = stablehlo.subtract %arg1, %209 : tensor<16x16xf32>
    %cst_23 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %211 = stablehlo.broadcast_in_dim %cst_23, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %212 = stablehlo.multiply %211, %192 : tensor<16x16xf32>
    %213 = stablehlo.subtract %arg2, %212 : tensor<16x16xf32>
    %cst_24 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %214 = stablehlo.broadcast_in_dim %cst_24, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %215 = stablehlo.multiply %214, %186 : tensor<16x16xf32>
    %216 = stablehlo.subtract %arg3, %215 : tensor<16x16xf32>
    %cst_25 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %217 = stablehlo.broadcast_in_dim %cst_25, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %218 = stablehlo.multiply %217, %180 : tensor<16x16xf32>
    %219 = stablehlo.subtract %arg4, %218 : tensor<16x16xf32>
    %cst_26 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %220 = stablehlo.broadcast_in_dim %cst_26, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %221 = stablehlo.multiply %220, %174 : tensor<16x16xf32>
    %222 = stablehlo.subtract %arg5, %221 : tensor<16x16xf32>
    %cst_27 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %223 = stablehlo.broadcast_in_dim %cst_27, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %224 = stablehlo.multiply %223, %168 : tensor<16x16xf32>
    %225 = stablehlo.subtract %arg6, %224 : tensor<16x16xf32>
    %cst_28 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %226 = stablehlo.broadcast_in_dim %cst_28, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %227 = stablehlo.multiply %226, %162 : tensor<16x16xf32>
    %228 = stablehlo.subtract %arg7, %227 : tensor<16x16xf32>
    %cst_29 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %229 = stablehlo.broadcast_in_dim %cst_29, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %230 = stablehlo.multiply %229, %156 : tensor<16x16xf32>
    %231 = stablehlo.subtract %arg8, %230 : tensor<16x16xf32>
    %cst_30 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %232 = stablehlo.broadcast_in_dim %cst_30, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %233 = stablehlo.multiply %232, %150 : tensor<16x16xf32>
    %234 = stablehlo.subtract %arg9, %233 : tensor<16x16xf32>
    %cst_31 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %235 = stablehlo.broadcast_in_dim %cst_31, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %236 = stablehlo.multiply %235, %144 : tensor<16x16xf32>
    %237 = stablehlo.subtract %arg10, %236 : tensor<16x16xf32>
    %cst_32 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %238 = stablehlo.broadcast_in_dim %cst_32, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %239 = stablehlo.multiply %238, %138 : tensor<16x16xf32>
    %240 = stablehlo.subtract %arg11, %239 : tensor<16x16xf32>
    %cst_33 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %241 = stablehlo.broadcast_in_dim %cst_33, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %242 = stablehlo.multiply %241, %132 : tensor<16x16xf32>
    %243 = stablehlo.subtract %arg12, %242 : tensor<16x16xf32>
    %cst_34 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %244 = stablehlo.broadcast_in_dim %cst_34, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %245 = stablehlo.multiply %244, %126 : tensor<16x16xf32>
    %246 = stablehlo.subtract %arg13, %245 : tensor<16x16xf32>
    %cst_35 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %247 = stablehlo.broadcast_in_dim %cst_35, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %248 = stablehlo.multiply %247, %120 : tensor<16x16xf32>
    %249 = stablehlo.subtract %arg14, %248 : tensor<16x16xf32>
    %cst_36 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %250 = stablehlo.broadcast_in_dim %cst_36, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %251 = stablehlo.multiply %250, %114 : tensor<16x16xf32>
    %252 = stablehlo.subtract %arg15, %251 : tensor<16x16xf32>
    %cst_37 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %253 = stablehlo.broadcast_in_dim %cst_37, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %254 = stablehlo.multiply %253, %108 : tensor<16x16xf32>
    %255 = stablehlo.subtract %arg16, %254 : tensor<16x16xf32>
    %cst_38 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %256 = stablehlo.broadcast_in_dim %cst_38, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %257 = stablehlo.multiply %256, %102 : tensor<16x16xf32>
    %258 = stablehlo.subtract %arg17, %257 : tensor<16x16xf32>
    %cst_39 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %259 = stablehlo.broadcast_in_dim %cst_39, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %260 = stablehlo.multiply %259, %96 : tensor<16x16xf32>
    %261 = stablehlo.subtract %arg18, %260 : tensor<16x16xf32>
    %cst_40 = stablehlo.constant dense<0.00999999977> : tensor<f32>
    %262 = stablehlo.broadcast_in_dim %cst_40, dims = [] : (tensor<f32>) -> tensor<16x16xf32>
    %263 = stablehlo.multiply %262, %90 : tensor<16x16xf32>
    %264 = stablehlo.subtract %arg19, %263 : tensor<16x16xf32>
    return %81, %207, %210, %213, %216, %219, %222, %225, %228, %231, %234, %237, %240, %243, %246, %249, %252, %255, %258, %261, %264 : tensor<f32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>, tensor<16x16xf32>
  }
}
