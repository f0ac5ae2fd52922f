// RUN: not remat-opt %s --remat-choose-slices 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not remat-opt %s --remat-choose-slices="budget=1GB activation-budget=1GB" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not remat-opt %s --remat-choose-slices="budget=abc" 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not remat-opt %s --remat-choose-slices="budget=min planner=none" 2>&1 | FileCheck %s --check-prefix=PLANNER
// RUN: sed 's/return %%y/%%z = math.exp %%y : tensor<4x8xf32> return %%z/' %s > %t.two.mlir
// RUN: remat-opt %t.two.mlir --remat="budget=1GB slice=2" 2>&1 | FileCheck %s --check-prefix=BEST
// RUN: not remat-opt %t.two.mlir --remat="budget=1GB slice=9" 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: sed 's/math.exp %%x :/"a.b"(%%x) : (tensor<4x8xf32>) ->/' %s | not remat-opt - --allow-unregistered-dialect --remat="budget=1GB slice=2" 2>&1 | FileCheck %s --check-prefix=PLACE
// RUN: not remat-opt %s --remat="budget=1GB slice=many" 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: not remat-opt %s --remat-choose-slices="budget=1GB d2h=1GB" 2>&1 | FileCheck %s --check-prefix=LINK
// LINK: error: d2h, h2d and host-limit need offload=true: without it planner 'auto' makes no copies to the host
// NONE: error: remat-choose-slices: give budget or activation-budget
// TEXT: error: {{.*}}abc
// PLANNER: error: {{.*}}none
// RUN: remat-opt %s --remat-choose-slices="activation-budget=1B" 2>&1 | FileCheck %s --check-prefix=LITTLE
// LITTLE: remark: no slices: none are within the budget; no plan without slices
// BEST: remark: 4 elements in 2 slices: 2 ops in 1 pass
// MANY: error: {{.*}}9 slices of 4 elements
// PLACE: error: the step cannot be sliced in one pass along any dimension of an argument: mark a dimension with remat.slice, and allow more passes
// NUMBER: error: remat-slice: k, head-k and passes must be at least 1 (in --remat, slice= sets k)
func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = math.exp %x : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
