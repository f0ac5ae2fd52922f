// The figures that are read from the rewritten loops are the planned ones after any other passes, on linalg and on StableHLO.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/for.mlir --remat-plan-loops="budget=75%%" --remat-apply-loops --cse --canonicalize --remat-verify-loops="budget=1280 remarks=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=FOR
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=60%%" --remat-apply-loops --remat-verify-loops="budget=45056 remarks=true" -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHILE

// FOR: remark: verified: 1 pairs of loops need 1280 bytes for stacks and iterations
// WHILE: remark: verified: 1 pairs of loops need 45056 bytes for stacks and iterations
