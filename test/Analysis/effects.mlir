// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --remat-print-graph=loss-result=0 --verify-diagnostics -o /dev/null | FileCheck %s

// Unknown ops, random numbers, collectives and side effects run once, and in
// their order: each makes a tensor of 0 bytes that the next one reads. Known
// pure ops between them stay free.

// CHECK-LABEL: graph ordered: 7 nodes, 12 tensors,
// CHECK-NEXT:  t0 arg0: 16 bytes, resident
// CHECK-NEXT:  t1 op.0: 16 bytes
// CHECK-NEXT:  t2 rng.1: 16 bytes
// CHECK-NEXT:  t3 op.0#order: 0 bytes
// CHECK-NEXT:  t4 exp.2: 16 bytes
// CHECK-NEXT:  t5 all_reduce.3: 16 bytes
// CHECK-NEXT:  t6 rng.1#order: 0 bytes
// CHECK-NEXT:  t7 custom_call.4: 16 bytes
// CHECK-NEXT:  t8 all_reduce.3#order: 0 bytes
// CHECK-NEXT:  t9 custom_call.5: 16 bytes
// CHECK-NEXT:  t10 op.6: 16 bytes
// CHECK-NEXT:  t11 custom_call.4#order: 0 bytes
// CHECK-NEXT:  n0 op.0 (other): t0 -> t1 t3, flops 4, bytes 32, cost 4, never again
// CHECK-NEXT:  n1 rng.1 (other): t3 -> t2 t6, flops 4, bytes 16, cost 4, never again
// CHECK-NEXT:  n2 exp.2 (elementwise): t0 -> t4,
// CHECK-NEXT:  n3 all_reduce.3 (other): t4 t6 -> t5 t8, {{.*}}, never again
// CHECK-NEXT:  n4 custom_call.4 (other): t0 t8 -> t7 t11, {{.*}}, never again
// CHECK-NEXT:  n5 custom_call.5 (other): t0 -> t9, flops 4, bytes 32, cost 4{{$}}
// CHECK-NEXT:  n6 op.6 (other): t0 t11 -> t10, {{.*}}, never again
func.func @ordered(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) {
  %zero = "stablehlo.constant"() <{value = dense<0.0> : tensor<f32>}> : () -> tensor<f32>
  %shape = "stablehlo.constant"() <{value = dense<4> : tensor<1xi64>}> : () -> tensor<1xi64>
  %e = tensor.empty() : tensor<4xf32>
  // expected-remark @+1 {{the effects of 'acme.op' are not known: this op and 1 more like it stay in their order and run once}}
  %0 = "acme.op"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.rng"(%zero, %zero, %shape) : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  %2 = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %3 = "stablehlo.all_reduce"(%2) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<4xf32>) -> tensor<4xf32>
  %4 = "stablehlo.custom_call"(%x) {call_target_name = "f"} : (tensor<4xf32>) -> tensor<4xf32>
  %5 = "stablehlo.custom_call"(%x) {call_target_name = "f", has_side_effect = false} : (tensor<4xf32>) -> tensor<4xf32>
  %6 = "stablehlo.custom_call"(%x) {call_target_name = "Sharding"} : (tensor<4xf32>) -> tensor<4xf32>
  %7 = "acme.op"(%6) : (tensor<4xf32>) -> tensor<4xf32>
  return %0, %1, %3, %4, %5, %7 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}

// -----

// Effects inside regions count, and an op without results also keeps its order.

// CHECK-LABEL: graph nested: 3 nodes, 3 tensors,
// CHECK:       n0 if.0 (scalar): -> t0, {{.*}}, never again
// CHECK-NEXT:  n1 print.1 (scalar): t0 -> t2, {{.*}}, never again
// CHECK-NEXT:  n2 call.2 (scalar): t2 -> t1, {{.*}}, never again
func.func private @counter() -> f32
func.func @nested(%s: f32, %which: i1) -> f32 {
  scf.if %which {
    vector.print %s : f32
  }
  vector.print %s : f32
  // expected-remark @+1 {{the effects of 'func.call' are not known: it stays in its place and runs once}}
  %0 = call @counter() : () -> f32
  return %0 : f32
}

// -----

// Random numbers from a state that is given are like any other function of it.

// CHECK-LABEL: graph seeded:
// CHECK:       n0 rng_bit_generator.0 (other): t0 -> t1 t2, flops 6, bytes 48, cost 6{{$}}
func.func @seeded(%state: tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>) {
  %0:2 = "stablehlo.rng_bit_generator"(%state) : (tensor<2xui64>) -> (tensor<2xui64>, tensor<4xui32>)
  return %0#0, %0#1 : tensor<2xui64>, tensor<4xui32>
}

// -----

// CHECK-LABEL: graph stated:
// CHECK:       n0 custom_call.0 (other): t0 -> t1, {{.*}}, never again
func.func @stated(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.custom_call"(%x) {call_target_name = "f", has_side_effect = true} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// remat.run_again marks only collectives, each by itself.

// CHECK-LABEL: graph again:
// CHECK:       n0 all_gather.0 (other): t0 -> t1, flops {{[0-9]+}}, bytes 48, cost {{[0-9.]+}}{{$}}
// CHECK-NEXT:  n1 all_gather.1 (other): t1 -> t2 t4, {{.*}}, never again
// CHECK-NEXT:  n2 custom_call.2 (other): t2 t4 -> t3, {{.*}}, never again
func.func @again(%x: tensor<4xf32>) -> tensor<16xf32> {
  %0 = "stablehlo.all_gather"(%x) {remat.run_again} : (tensor<4xf32>) -> tensor<8xf32>
  %1 = "stablehlo.all_gather"(%0) : (tensor<8xf32>) -> tensor<16xf32>
  %2 = "stablehlo.custom_call"(%1) {call_target_name = "f", remat.run_again} : (tensor<16xf32>) -> tensor<16xf32>
  return %2 : tensor<16xf32>
}

// -----

// A gather that checks its indices can run again, as torch-mlir writes an
// embedding. A check outside of other ops keeps its place.

// CHECK-LABEL: graph checked:
// CHECK:       n0 assert.0 (scalar): {{.*}}, never again
// CHECK-NEXT:  n1 generic.1 (elementwise): t1 t0 -> t2, flops 32, bytes 288, cost 32{{$}}
func.func @checked(%x: tensor<4x8xf32>, %k: tensor<4xi64>, %ok: i1) -> tensor<4x8xf32> {
  cf.assert %ok, "not ok"
  %e = tensor.empty() : tensor<4x8xf32>
  %0 = linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                       iterator_types = ["parallel", "parallel"]}
      ins(%k : tensor<4xi64>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%a: i64, %o: f32):
    %c4 = arith.constant 4 : i64
    %less = arith.cmpi slt, %a, %c4 : i64
    cf.assert %less, "index must be smaller than dim size"
    %i = arith.index_cast %a : i64 to index
    %j = linalg.index 1 : index
    %v = tensor.extract %x[%i, %j] : tensor<4x8xf32>
    linalg.yield %v : f32
  } -> tensor<4x8xf32>
  return %0 : tensor<4x8xf32>
}
