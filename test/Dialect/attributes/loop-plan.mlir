// RUN: remat-opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: remat-opt %s --allow-unregistered-dialect --emit-bytecode | remat-opt --allow-unregistered-dialect | FileCheck %s

#steps = #remat.plan<version = 1, planner = "auto", budget = 90, nodes = 3, steps = [0-2]>
// CHECK: a = #remat.loop_plan<plan = #remat.plan<version = 1, planner = "auto", budget = 90, nodes = 3, steps = [0-2]>, cost_model = "flops">
"test.op"() {a = #remat.loop_plan<cost_model = "flops", plan = #steps>} : () -> ()
// CHECK: cost_model = "analytic", groups = [12, 4], starts_on_host, d2h = 1.0e+09, h2d = 2.0e+09, bound = 7.0e+01>
"test.op"() {a = #remat.loop_plan<plan = #steps, cost_model = "analytic", groups = [12, 4], starts_on_host, bound = 70, d2h = 1.0e9, h2d = 2.0e9>} : () -> ()
// CHECK: cost_model = "roofline", host = [4, 2], d2h = 1.0e+09, h2d = 1.0e+09, latency = 1.0e-05, half_duplex>
"test.op"() {a = #remat.loop_plan<plan = #steps, cost_model = "roofline", host = [4, 2], d2h = 1.0e9, h2d = 1.0e9, latency = 1.0e-5, half_duplex>} : () -> ()
