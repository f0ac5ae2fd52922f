// Loops whose plans differ from the expected ones.

// An op with effects runs once: iterations are not grouped, and its result is
// kept. With 24 iterations all other loops would be grouped (groups.mlir).
// RUN: sed "s/<6x/<24x/g; s/dense<6>/dense<24>/g; s/\"stablehlo.tanh\"(%56)/\"stablehlo.rng\"(%56)/" %S/Inputs/scan.mlir > %t.random
// RUN: remat-opt %t.random --allow-unregistered-dialect --remat-plan-loops="budget=min remarks=true effort=0.1" --remat-apply-loops -o %t.planned 2>&1 | FileCheck %s --check-prefix=ONCE
// RUN: grep -c stablehlo.rng %t.planned | FileCheck %s --check-prefix=ONE
// ONCE: stacks 294912 -> 196608, {{.*}}; groups of 1;
// ONE: {{^1$}}

// Counters of two types: the one is not computed from the other, and each loop is alone.
// RUN: sed "1,/%8 =/ s/tensor<i32>/tensor<i64>/g" %S/Inputs/scan.mlir > %t.types
// RUN: remat-opt %t.types --allow-unregistered-dialect --remat-print-loops -o /dev/null | FileCheck %s --check-prefix=TYPES
// TYPES-NOT: pair of
// TYPES: 1: each iteration is a step

// 120 iterations counted in 8 bits: a group's first iteration and the number
// within it have no sum there.
// RUN: sed "s/<6x/<120x/g; s/dense<6>/dense<120>/g; s/tensor<i32>/tensor<i8>/g" %S/Inputs/scan.mlir > %t.narrow
// RUN: remat-opt %t.narrow --allow-unregistered-dialect --remat-plan-loops="budget=min remarks=true effort=0.1" --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=NARROW
// NARROW: loops of 120 iterations: {{.*}}; groups of 1;

// -1 without a sign is a large number, and -128 comes after 127.
// RUN: sed "s/tensor<i32>/tensor<ui32>/g; s/dense<6>/dense<4294967295>/g" %S/Inputs/scan.mlir > %t.unsigned
// RUN: remat-opt %t.unsigned --allow-unregistered-dialect --remat-print-loops -o /dev/null | FileCheck %s --check-prefix=COUNT
// RUN: sed "s/tensor<i32>/tensor<i8>/g; s/dense<6>/dense<120>/g; s/%%74 = \"stablehlo.constant\"() <{value = dense<1>/%%74 = \"stablehlo.constant\"() <{value = dense<100>/" %S/Inputs/scan.mlir > %t.wraps
// RUN: remat-opt %t.wraps --allow-unregistered-dialect --remat-print-loops -o /dev/null | FileCheck %s --check-prefix=COUNT
// COUNT: loop 0: its number of iterations is not constant

// Stacks of more bytes than 64 bits count are more than any budget.
// RUN: sed "s/<6x/<1099511627776x/g; s/dense<6>/dense<1099511627776>/g; s/tensor<i32>/tensor<i64>/g; s/64x16xf32/64000000x16xf32/g" %S/Inputs/scan.mlir > %t.huge
// RUN: not remat-opt %t.huge --allow-unregistered-dialect --remat-plan-loops="budget=4GB effort=0.1" --remat-apply-loops -o /dev/null 2>&1 | FileCheck %s --check-prefix=HUGE
// HUGE: error: planner 'auto' finds no plan of the loops within 4000000000 bytes
