// The results of a rewritten step are made by the same ops from the same values. Ops that only order or merge values may be added.
// RUN: mkdir -p %t
// RUN: remat-opt %S/../remat-plan-loops/Inputs/scan.mlir --allow-unregistered-dialect --remat-plan-loops="budget=60%% effort=0.1" --remat-apply-loops -o %t/planned.mlir
// RUN: remat-opt %t/planned.mlir --allow-unregistered-dialect --cse --remat-verify-loops="budget=45056 remarks=true as=%S/../remat-plan-loops/Inputs/scan.mlir" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAME
// RUN: remat-opt %S/../remat-plan-loops/Inputs/for.mlir --remat-plan-loops="budget=75%% effort=0.1" --remat-apply-loops --cse --remat-verify-loops="budget=1280 remarks=true as=%S/../remat-plan-loops/Inputs/for.mlir" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAME
// A loop alone, and a pair in the body of another loop; with copies to the host.
// RUN: remat-opt %S/../remat-plan-loops/Inputs/whole-step.mlir --remat-plan-loops="budget=90%% effort=0.1" --remat-apply-loops --cse --remat-verify-loops="budget=576 remarks=true as=%S/../remat-plan-loops/Inputs/whole-step.mlir" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAME
// RUN: remat-opt %S/../remat-plan-loops/Inputs/whole-step.mlir --remat-plan-loops="budget=600 offload=true effort=0.1" --remat-apply-loops --cse --remat-verify-loops="budget=576 remarks=true as=%S/../remat-plan-loops/Inputs/whole-step.mlir" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAME
// RUN: remat-opt %S/../remat-plan-loops/Inputs/for.mlir --remat-plan-loops="budget=min offload=true effort=0.1" --remat-apply-loops --cse --remat-verify-loops="budget=512 remarks=true as=%S/../remat-plan-loops/Inputs/for.mlir" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAME
// RUN: remat-opt %S/../remat-plan-loops/Inputs/microbatches.mlir --allow-unregistered-dialect --remat-plan-loops="budget=70%% effort=0.1" --remat-apply-loops --remat-verify-loops="budget=1MB remarks=true as=%S/../remat-plan-loops/Inputs/microbatches.mlir" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAME
// SAME: remark: verified
