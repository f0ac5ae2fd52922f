// RUN: remat-opt %s | FileCheck %s
// RUN: remat-opt %s | remat-opt | FileCheck %s
// RUN: remat-opt %s --emit-bytecode | remat-opt | FileCheck %s

// CHECK: func.func private @budget() attributes {remat.applied = #remat.applied<planner = "auto", budget = 812000000, peak = 811008000, baseline = 2030000000, overhead = 4.0e-02, clones = 61, fences = 16>}
func.func private @budget() attributes {remat.applied = #remat.applied<planner = "auto", budget = 812000000,
    peak = 811008000, baseline = 2030000000, overhead = 0.04, clones = 61, fences = 16>}

// CHECK: func.func private @none() attributes {remat.applied = #remat.applied<planner = "keep-all", peak = 5, baseline = 5, overhead = 0.0e+00, clones = 0, fences = 0>}
func.func private @none() attributes {remat.applied = #remat.applied<planner = "keep-all",
    peak = 5, baseline = 5, overhead = 0.0, clones = 0, fences = 0>}

// CHECK: func.func private @swaps() attributes {remat.applied = #remat.applied<planner = "offload-greedy", peak = 5, baseline = 9, overhead = 0.0e+00, clones = 0, fences = 0, swap_ins = 2, host_peak = 7>}
func.func private @swaps() attributes {remat.applied = #remat.applied<planner = "offload-greedy",
    host_peak = 7, swap_ins = 2, peak = 5, baseline = 9, overhead = 0.0, clones = 0, fences = 0>}
