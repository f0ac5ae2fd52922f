// What a rewritten step returns is made by the same ops of the same values, whatever only orders or merges them.
// RUN: mkdir -p %t
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=60%%" -o %t/planned.mlir
// RUN: remat-opt %t/planned.mlir --allow-unregistered-dialect --cse --remat-verify-loops="budget=45056 remarks=true as=%S/../remat-plan-loops/Inputs/scan.mlir" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAME
// RUN: remat-opt %S/../remat-plan-loops/Inputs/for.mlir --remat-plan-loops="budget=75%%" --cse --remat-verify-loops="budget=1280 remarks=true as=%S/../remat-plan-loops/Inputs/for.mlir" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAME
// SAME: remark: holds
