// Each pair of loops gets a share of 75 % in proportion to its bytes, and both
// have to compute their products again. The second pair leaves so many bytes of
// its share that the first one can keep its products.
// RUN: remat-opt %S/Inputs/two-pairs.mlir --remat-plan-loops="budget=75%% remarks=true" --remat-apply-loops -o %t 2>&1 | FileCheck %s
// RUN: remat-run %S/Inputs/two-pairs.mlir %t | FileCheck %s --check-prefix=RAN

// CHECK: loops of 6 iterations: 2048 -> 2048 bytes: stacks 1536 -> 1536,
// CHECK: loops of 6 iterations: 20480 -> 12800 bytes: stacks 15360 -> 7680,
// RAN: all 2 outputs equal, bit for bit
