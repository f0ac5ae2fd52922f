// --emit-object and --emit-header refuse these steps with exit code 2, and write nothing.
// RUN: rm -rf %t && mkdir %t
// RUN: bash %S/Inputs/exits 2 remat-run %s --emit-object=%t/none/step.o 2>&1 | FileCheck %s --check-prefix=PLACE
// RUN: bash %S/Inputs/exits 2 remat-run %s --emit-header=%t/none/step.h 2>&1 | FileCheck %s --check-prefix=HEADER
// RUN: bash %S/Inputs/exits 2 remat-run %s --emit-object=%t/step.o --entry=none 2>&1 | FileCheck %s --check-prefix=ENTRY
// RUN: bash %S/Inputs/exits 2 remat-run %s --emit-object=%t/step.o --entry=unknown 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: bash %S/Inputs/exits 2 remat-run %s --emit-object=%t/step.o --emit-name=a-b 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: bash %S/Inputs/exits 2 remat-run %s %s --emit-object=%t/step.o 2>&1 | FileCheck %s --check-prefix=FILES
// RUN: bash %S/Inputs/exits 2 remat-run %s --emit-object=%t/step.o --memory 2>&1 | FileCheck %s --check-prefix=MODES
// RUN: bash %S/Inputs/exits 2 remat-run %s --sanitize 2>&1 | FileCheck %s --check-prefix=SANITIZE
// RUN: bash %S/Inputs/exits 2 remat-run %s --compute-threads=-1 2>&1 | FileCheck %s --check-prefix=THREADS
// RUN: bash %S/Inputs/exits 2 remat-run %s --write-outputs=%t/none/out 2>&1 | FileCheck %s --check-prefix=OUTPUTS
// RUN: ls %t | count 0

// PLACE: remat-run: error: cannot write '{{.*}}none/step.o': No such file or directory
// HEADER: remat-run: error: cannot write '{{.*}}none/step.h': No such file or directory
// OUTPUTS: remat-run: error: cannot write '{{.*}}none/out': No such file or directory
// ENTRY: error: no function @none with a body
// NAME: error: 'a-b' cannot be the name of the C functions: use letters, digits and _
// FILES: remat-run: --emit-object and --emit-header take one file
// MODES: remat-run: --emit-object and --emit-header run nothing: leave out --batch and --memory
// SANITIZE: remat-run: --sanitize is for --emit-object
// THREADS: remat-run: --compute-threads is 1 to 1024
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}

// UNKNOWN: emit-errors.mlir:[[#@LINE+2]]:8: error: 'foo.bar' op cannot be compiled
func.func @unknown(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "foo.bar"(%x) : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
