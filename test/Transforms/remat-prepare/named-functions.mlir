// Private functions stay if an op names them: in the properties or the
// attributes of an op that is not registered, in lists and dictionaries, as a
// part of a nested reference, or in an attribute of an unknown dialect. The
// functions that these call or name stay, too.
// RUN: remat-opt %s --split-input-file --remat-prepare --allow-unregistered-dialect -o %t.mlir
// RUN: FileCheck %s --input-file=%t.mlir
// RUN: remat-opt %s --split-input-file --remat="activation-budget=100%%" --allow-unregistered-dialect 2>&1 | FileCheck %s

// CHECK-LABEL: func.func @main
// CHECK:         "other.composite"(%{{.*}}) <{decomposition = @act.impl, name = "act"}>
// CHECK:       func.func private @act.impl
// CHECK:         call @helper
// CHECK:       func.func private @helper
// CHECK-NOT:   @unnamed
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "other.composite"(%x) <{decomposition = @act.impl, name = "act"}> : (tensor<8xf32>) -> tensor<8xf32>
  %1 = call @unnamed(%0) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @act.impl(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @helper(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @helper(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "other.tanh"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @unnamed(%a: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "other.exp"(%a) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// -----

// The op that names a function may come from a callee, or stand in a region.
// CHECK-LABEL: func.func @main
// CHECK:         called_computations = [@in_list]
// CHECK:         {on = {error = [1, @in_dictionary]}}
// CHECK:         body = @outer::@nested
// CHECK:         handler = #other.handler<call @in_text>
// CHECK:         {plain = @plain}
// CHECK-DAG:   func.func private @in_list
// CHECK-DAG:   func.func private @in_dictionary
// CHECK-DAG:   func.func private @nested
// CHECK-DAG:   func.func private @in_text
// CHECK-DAG:   func.func private @plain
// CHECK-NOT:   @layer
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = call @layer(%x) : (tensor<8xf32>) -> tensor<8xf32>
  return %0 : tensor<8xf32>
}
func.func private @layer(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = "other.custom_call"(%x) <{called_computations = [@in_list]}> : (tensor<8xf32>) -> tensor<8xf32>
  %1 = "other.region"(%0) ({
    %2 = "other.dictionary"(%0) <{on = {error = [1, @in_dictionary]}}> : (tensor<8xf32>) -> tensor<8xf32>
    %3 = "other.nested"(%2) <{body = @outer::@nested}> : (tensor<8xf32>) -> tensor<8xf32>
    %4 = "other.text"(%3) <{handler = #other.handler<call @in_text>}> : (tensor<8xf32>) -> tensor<8xf32>
    %5 = "other.plain"(%4) {plain = @plain} : (tensor<8xf32>) -> tensor<8xf32>
    "other.yield"(%5) : (tensor<8xf32>) -> ()
  }) : (tensor<8xf32>) -> tensor<8xf32>
  return %1 : tensor<8xf32>
}
func.func private @in_list(%a: tensor<8xf32>) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}
func.func private @in_dictionary(%a: tensor<8xf32>) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}
func.func private @nested(%a: tensor<8xf32>) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}
func.func private @in_text(%a: tensor<8xf32>) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}
func.func private @plain(%a: tensor<8xf32>) -> tensor<8xf32> {
  return %a : tensor<8xf32>
}
