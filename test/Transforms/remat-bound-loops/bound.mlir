// The file has a lower bound for the cost of an iteration, together with the plan.
// RUN: mkdir -p %t

// 45,056 bytes leave one slot of 4,096 bytes to each of 6 iterations, beside the
// 20,480 bytes that any iteration takes. The plan is at the bound.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=45056 effort=0.1" --remat-bound-loops --remat-report-loops=file=%t/one.json --remat-apply-loops -o %t/one.mlir
// RUN: FileCheck %s --check-prefix=ONE < %t/one.json
// ONE:      "lower_bound_cost": 140289.99{{[0-9]*}},
// ONE-NEXT: "before"
// ONE:      "after"
// ONE:        "stack_bytes": 24576,
// ONE:        "iteration_bytes": 20480,
// ONE-NEXT:   "iteration_cost": 140290{{$}}

// Two slots hold all values that are expensive to recompute, unless something
// else has 40,000 of the bytes.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=69632 effort=0.1" --remat-bound-loops --remat-report-loops=file=%t/two.json --remat-apply-loops -o %t/two.mlir
// RUN: FileCheck %s --check-prefix=TWO < %t/two.json
// TWO: "lower_bound_cost": 106498,
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=69632 effort=0.1" --remat-bound-loops=beside=40000 --remat-report-loops=file=%t/beside.json --remat-apply-loops -o %t/beside.mlir
// RUN: FileCheck %s --check-prefix=BESIDE < %t/beside.json
// RUN: diff %t/two.mlir %t/beside.mlir
// BESIDE: "lower_bound_cost": 133343.49

// Weights are sliced in both bodies. They take no slot, and need not be sliced
// again if each op has a cost.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=45056 cost-model=analytic effort=0.1" --remat-bound-loops --remat-report-loops=file=%t/both.json -o /dev/null
// RUN: FileCheck %s --check-prefix=BOTH < %t/both.json
// BOTH: "lower_bound_cost": 55.99
// BOTH: "iteration_cost": 56{{$}}

// The smallest bound of all parts of the crossing bytes counts, and not that
// of the last part: with fewer crossing bytes it is 25.9.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/parts.mlir --allow-unregistered-dialect --remat-plan-loops="budget=70% cost-model=analytic effort=0.05" --remat-bound-loops --remat-report-loops=file=%t/parts.json -o /dev/null
// RUN: FileCheck %s --check-prefix=PARTS < %t/parts.json
// PARTS: "lower_bound_cost": 25.639

// If not every one of the 24 iterations can have a slot, the iterations are
// grouped, and forward bodies run once more.
// RUN: sed "s/<6x/<24x/g; s/dense<6>/dense<24>/g" %S/../remat-plan-loops/Inputs/scan.mlir > %t/groups.mlir
// RUN: remat-opt %t/groups.mlir --allow-unregistered-dialect --remat-plan-loops="budget=81928 effort=0.1" --remat-bound-loops --remat-report-loops=file=%t/groups.json --remat-apply-loops -o %t/grouped.mlir
// RUN: FileCheck %s --check-prefix=GROUPS < %t/groups.json
// GROUPS: "groups": [
// GROUPS-NEXT: 3
// GROUPS-NEXT: ],
// GROUPS: "lower_bound_cost": [[COST:141314]],
// GROUPS: "after"
// GROUPS: "iteration_cost": [[COST]]

// budget=min gives no number of bytes, and the bound does not hold for copies.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=min effort=0.1" --remat-bound-loops --remat-report-loops=file=%t/min.json -o /dev/null
// RUN: FileCheck %s --check-prefix=NONE < %t/min.json
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=45056 offload=true d2h=1e12 h2d=1e12 effort=0.1" --remat-bound-loops --remat-report-loops=file=%t/copies.json -o /dev/null
// RUN: FileCheck %s --check-prefix=NONE < %t/copies.json
// NONE-NOT: lower_bound_cost

// RUN: not remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=45056 effort=0.1" --remat-bound-loops=beside=5% -o /dev/null 2>&1 | FileCheck %s --check-prefix=BYTES
// BYTES: error: beside='5%': expected bytes, such as 300MB
