// A while loop that counts becomes a loop that says how often it runs. A loop whose end depends on data stays.
// RUN: remat-opt %s --remat-prepare | FileCheck %s
// RUN: remat-opt %s --remat-prepare=unroll-loops | FileCheck %s --check-prefix=UNROLLED
// RUN: remat-opt %s --remat-prepare=function=data_decide | FileCheck %s --check-prefix=STAYS
// RUN: remat-opt %s --remat-prepare | remat-run - --entry=main | FileCheck %s --check-prefix=RAN

// CHECK-LABEL: func.func @main(
// CHECK-SAME:    %[[X:.*]]: tensor<4xf32>)
// CHECK-DAG:     %[[ZERO:.*]] = arith.constant 0 : index
// CHECK-DAG:     %[[ONE:.*]] = arith.constant 1 : index
// CHECK-DAG:     %[[TWO:.*]] = arith.constant 2 : index
// CHECK-DAG:     %[[THREE:.*]] = arith.constant 3 : index
// CHECK:         %[[OUTER:.*]] = scf.for %{{.*}} = %[[ZERO]] to %[[THREE]] step %[[ONE]] iter_args(%[[A:.*]] = %[[X]]) -> (tensor<4xf32>) {
// CHECK-NEXT:      %[[INNER:.*]] = scf.for %{{.*}} = %[[ZERO]] to %[[TWO]] step %[[ONE]] iter_args(%[[B:.*]] = %[[A]]) -> (tensor<4xf32>) {
// CHECK-NEXT:        %[[SINE:.*]] = math.sin %[[B]]
// CHECK-NEXT:        scf.yield %[[SINE]]
// CHECK-NEXT:      }
// CHECK-NEXT:      scf.yield %[[INNER]]
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[OUTER]]

// UNROLLED-COUNT-6: math.sin
// UNROLLED-NOT:     scf
// UNROLLED:         return

// RAN: peak bytes

// STAYS: scf.while

func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %three = arith.constant 3 : index
  %outer:2 = scf.while (%i = %zero, %a = %x) : (index, tensor<4xf32>) -> (index, tensor<4xf32>) {
    %on = arith.cmpi slt, %i, %three : index
    scf.condition(%on) %i, %a : index, tensor<4xf32>
  } do {
  ^bb0(%i: index, %a: tensor<4xf32>):
    %inner:2 = scf.while (%j = %zero, %b = %a) : (index, tensor<4xf32>) -> (index, tensor<4xf32>) {
      %on = arith.cmpi slt, %j, %two : index
      scf.condition(%on) %j, %b : index, tensor<4xf32>
    } do {
    ^bb0(%j: index, %b: tensor<4xf32>):
      %sine = math.sin %b : tensor<4xf32>
      %k = arith.addi %j, %one : index
      scf.yield %k, %sine : index, tensor<4xf32>
    }
    %k = arith.addi %i, %one : index
    scf.yield %k, %inner#1 : index, tensor<4xf32>
  }
  return %outer#1 : tensor<4xf32>
}

func.func @data_decide(%x: tensor<4xf32>) -> tensor<4xf32> {
  %zero = arith.constant 0 : index
  %limit = arith.constant 1.0 : f32
  %r = scf.while (%a = %x) : (tensor<4xf32>) -> tensor<4xf32> {
    %first = tensor.extract %a[%zero] : tensor<4xf32>
    %on = arith.cmpf olt, %first, %limit : f32
    scf.condition(%on) %a : tensor<4xf32>
  } do {
  ^bb0(%a: tensor<4xf32>):
    %sum = arith.addf %a, %a : tensor<4xf32>
    scf.yield %sum : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
