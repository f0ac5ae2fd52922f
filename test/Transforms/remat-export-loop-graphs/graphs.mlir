// The joint body of a pair as a graph, and the plan's steps.
// RUN: mkdir -p %t
// RUN: remat-opt %S/../remat-plan-loops/Inputs/for.mlir --remat-plan-loops=budget=75%% -o %t/planned.mlir
// RUN: remat-opt %t/planned.mlir --remat-export-loop-graphs=folder=%t -o %t/unchanged.mlir
// RUN: diff %t/planned.mlir %t/unchanged.mlir
// RUN: FileCheck %s --check-prefix=PLAN < %t/0.plan.json
// PLAN: "planner": "auto"
// RUN: remat-solve %t/0.graph.json --simulate %t/0.plan.json | FileCheck %s --check-prefix=HOLDS
// HOLDS: "valid": true

// RUN: not remat-opt %t/planned.mlir --remat-export-loop-graphs=folder=%t/none -o /dev/null 2>&1 | FileCheck %s --check-prefix=WRITE
// WRITE: error: graphs: {{.*}}none/0.graph.json
// RUN: not remat-opt %t/planned.mlir --remat-export-loop-graphs -o /dev/null 2>&1 | FileCheck %s --check-prefix=FOLDER
// FOLDER: error: remat-export-loop-graphs needs folder=
