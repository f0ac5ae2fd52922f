// RUN: not remat-opt %s --remat-choose-slices 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not remat-opt %s --remat-choose-slices="budget=1GB activation-budget=1GB" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not remat-opt %s --remat-choose-slices="budget=abc" 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not remat-opt %s --remat-choose-slices="budget=1GB max-slices=0" 2>&1 | FileCheck %s --check-prefix=MAX
// RUN: not remat-opt %s --remat-choose-slices="budget=min planner=none" 2>&1 | FileCheck %s --check-prefix=PLANNER
// RUN: not remat-opt %s --remat="budget=1GB slice=2" 2>&1 | FileCheck %s --check-prefix=MARK
// RUN: not remat-opt %s --remat="budget=1GB slice=many" 2>&1 | FileCheck %s --check-prefix=NUMBER
// NONE: error: remat-choose-slices: give budget or activation-budget
// TEXT: error: {{.*}}abc
// MAX: error: max-slices of remat-choose-slices is a number from 1
// PLANNER: error: {{.*}}none
// RUN: remat-opt %s --remat-choose-slices="activation-budget=1B" 2>&1 | FileCheck %s --check-prefix=LITTLE
// LITTLE: remark: no slices: none are within the budget; no plan without slices
// MARK: error: no argument has remat.slice, which says what to slice
// NUMBER: error: k and passes of remat-slice are numbers from 1
func.func @main(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = math.exp %x : tensor<4x8xf32>
  return %y : tensor<4x8xf32>
}
