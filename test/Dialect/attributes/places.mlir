// Every discardable attribute in its right place. The attributes stay through
// cleanups and bufferization.
// RUN: remat-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: remat-opt %s --allow-unregistered-dialect --canonicalize --cse | FileCheck %s
// RUN: remat-opt %s --allow-unregistered-dialect --one-shot-bufferize="bufferize-function-boundaries allow-unknown-ops" | FileCheck %s

// CHECK: module attributes {remat.machine = #remat.machine<{{.*}}>, remat.step = @step}
module attributes {remat.step = @step, remat.machine = #remat.machine<name = "m", flops = 1.0, bandwidth = 1.0>} {

// CHECK-LABEL: func.func @step(
// CHECK-SAME:    {remat.donate}) -> (f32, {{.*}} {remat.loss})
// CHECK-SAME:  attributes {remat.applied = #remat.applied<{{.*}}>, remat.cost_model = "roofline", remat.plan = #remat.plan<{{.*}}>}
func.func @step(%x: f32, %w: tensor<4xf32> {remat.donate}) -> (f32, tensor<4xf32> {remat.loss})
    attributes {remat.cost_model = "roofline",
                remat.plan = #remat.plan<version = 1, planner = "p", nodes = 1, steps = [0]>,
                remat.applied = #remat.applied<planner = "p", peak = 1, baseline = 1, overhead = 0.0, clones = 0, fences = 0>} {
  // CHECK-NEXT: math.exp
  // CHECK-SAME:   remat.cost = #remat.cost<{{.*}}>, remat.policy = #remat.policy<keep>
  %0 = math.exp %x {remat.policy = #remat.policy<keep>, remat.cost = #remat.cost<flops = 1, bytes = 1, seconds = 1.0>} : f32
  return %0, %w : f32, tensor<4xf32>
}

// An unregistered op may be a function or a module, because its meaning is unknown.
// CHECK: "other.func"() {remat.plan = #remat.plan<{{.*}}>}
"other.func"() {remat.plan = #remat.plan<version = 1, planner = "p", nodes = 1, steps = [0]>} : () -> ()
// CHECK: "other.module"() {remat.step = @step}
"other.module"() {remat.step = @step} : () -> ()
}
