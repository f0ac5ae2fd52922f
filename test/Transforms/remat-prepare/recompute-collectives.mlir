// A collective runs once, unless all devices are said to run this program.
// RUN: remat-opt %s --allow-unregistered-dialect --remat-prepare=recompute-collectives=true --remat-print-graph 2>/dev/null | FileCheck %s
// RUN: remat-opt %s --allow-unregistered-dialect --remat-prepare --remat-print-graph 2>/dev/null | FileCheck %s --check-prefix=ONCE
// These attributes are only for the plan.
// RUN: remat-opt %s --allow-unregistered-dialect --remat-prepare=recompute-collectives=true --convert-remat-to-stablehlo 2>/dev/null | FileCheck %s --check-prefix=GONE

// CHECK:      n0 all_gather.0 (other): t0 -> t1, {{.*}}
// CHECK-NOT:  never again
// CHECK:      n1 custom_call.1 (other): t1 -> t2, {{.*}}, never again
// CHECK:      "stablehlo.all_gather"(%{{.*}}) <{all_gather_dim = 0 : i64}> {remat.run_again}
// CHECK:      "stablehlo.custom_call"
// CHECK-NOT:  remat.run_again

// ONCE:       n0 all_gather.0 (other): {{.*}}, never again
// ONCE-NOT:   remat.run_again

// GONE:       "stablehlo.all_gather"(%{{.*}}) <{all_gather_dim = 0 : i64}> : (tensor<4xf32>)
// GONE-NOT:   remat.run_again
func.func @step(%x: tensor<4xf32>) -> tensor<32xf32> {
  %0 = "stablehlo.all_gather"(%x) <{all_gather_dim = 0 : i64}> : (tensor<4xf32>) -> tensor<32xf32>
  %1 = "stablehlo.custom_call"(%0) <{call_target_name = "f", has_side_effect = true}> : (tensor<32xf32>) -> tensor<32xf32>
  return %1 : tensor<32xf32>
}
