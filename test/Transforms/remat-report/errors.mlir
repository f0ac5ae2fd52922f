// RUN: not remat-opt %s --split-input-file --remat-report=file=%t.json 2>&1 | FileCheck %s
// RUN: %python -c "import json; d = json.load(open('%t.json')); assert (d['stall'], d['reached'], 'gap' in d, 'loops' in d, d['source']) == (0, [], False, False, 'auto'), d"

// Wrong files are named before anything is planned.
// RUN: not remat-opt %S/../../Pipelines/remat/Inputs/chain.mlir --remat-report 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not remat-opt %S/../../Pipelines/remat/Inputs/chain.mlir --remat-plan=budget=min --remat-report=file=/nonexistent/r.json 2>&1 | FileCheck %s --check-prefix=FOLDER --implicit-check-not=peak
// NONE: error: remat-report needs file=
// FOLDER: error: the report: cannot write '/nonexistent/r.json'

// CHECK: error: has no remat.plan to report on: run remat-plan or remat-import-plan before this report, and remat-apply after it
func.func @none(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// -----

// CHECK: error: the plan is for a graph of 2 nodes, and this function has 1: it was changed after planning, plan again
func.func @changed(%x: tensor<4xf32>) -> tensor<4xf32> attributes {remat.plan = #remat.plan<version = 1, planner = "auto", nodes = 2, steps = [0-1]>} {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %a : tensor<4xf32>
}

// -----

// CHECK: error: the plan is not valid: {{.*}}exp.0
func.func @invalid(%x: tensor<4xf32>) -> tensor<4xf32> attributes {remat.plan = #remat.plan<version = 1, planner = "auto", nodes = 2, steps = [1, 0]>} {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.log ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}

// -----

// CHECK: error: attribute 'remat.planned' must be a dictionary, got 3 : i64
func.func @kind(%x: tensor<4xf32>) -> tensor<4xf32> attributes {remat.planned = 3} {
  return %x : tensor<4xf32>
}

// -----

// If a user wrote something else than a number of the right kind, or than JSON,
// into remat.planned, it is ignored.
// CHECK: error: no plan is within the budget
// CHECK: note: no plan can need less than 32 bytes
func.func @edited(%x: tensor<4xf32>) -> tensor<4xf32> attributes {remat.plan = #remat.plan<version = 1, planner = "auto", nodes = 2, steps = [0, out 1, wait 1, in 1, 1]>, remat.planned = {d2h = -1.0 : f64, h2d = 0.0 : f64, latency = 0x7FF8000000000000 : f64, reached_bytes = array<i64: 1, 2>, reached_costs = array<f64: 0x7FF0000000000000>, gap = 1.0 : f32, source = 3, inside = {report = "no JSON"}, failed = {}}} {
  %e = tensor.empty() : tensor<4xf32>
  %a = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  %b = linalg.log ins(%a : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %b : tensor<4xf32>
}
