// RUN: remat-opt %s | FileCheck %s
// RUN: remat-opt %s | remat-opt | FileCheck %s
// RUN: remat-opt %s --emit-bytecode | remat-opt | FileCheck %s

// CHECK: func.func private @all() attributes {remat.plan = #remat.plan<version = 1, planner = "auto", budget = 812000000, nodes = 120, steps = [0-12, 3, out 4, wait 4, in 4, 13-119]>}
func.func private @all() attributes {remat.plan = #remat.plan<version = 1, planner = "auto", budget = 812000000,
    nodes = 120, steps = [0-12, 3, out 4, wait 4, in 4, 13-119]>}

// Consecutive computes become a run, however they are written; a run of one is
// a single node; copies never join, nor do nodes with a gap between them.
// CHECK: func.func private @runs() attributes {remat.plan = #remat.plan<version = 1, planner = "drop-cheap", nodes = 6, steps = [0-4, out 3, out 4, 5, 4, 2-3, 5]>}
func.func private @runs() attributes {remat.plan = #remat.plan<version = 1, planner = "drop-cheap",
    nodes = 6, steps = [0, 1, 2-3, 4-4, out 3, out 4, 5-5, 4, 2, 3, 5]>}

// Nodes in another order than the program's.
// CHECK: func.func private @order() attributes {remat.plan = #remat.plan<version = 1, planner = "search", budget = 0, nodes = 3, steps = [2, 1, 0]>}
func.func private @order() attributes {remat.plan = #remat.plan<planner = "search", steps = [2, 1, 0], nodes = 3, budget = 0, version = 1>}

// CHECK: func.func private @empty() attributes {remat.plan = #remat.plan<version = 1, planner = "keep-all", nodes = 0, steps = []>}
func.func private @empty() attributes {remat.plan = #remat.plan<version = 1, planner = "keep-all", nodes = 0, steps = []>}
