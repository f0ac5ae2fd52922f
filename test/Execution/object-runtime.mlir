// A step with a donated input and copies to the host, as an object file: the
// runtime has the memory of both, and nothing is left of it at the end.
// RUN: rm -rf %t && mkdir %t
// RUN: remat-run %s --write-inputs=%t/in --write-outputs=%t/out | FileCheck %s --check-prefix=COPIES
// RUN: remat-run %s --emit-object=%t/step.o --emit-header=%t/step.h
// RUN: FileCheck %s --input-file=%t/step.h --check-prefix=HEADER
// RUN: bash %S/Inputs/link-object %cc %remat_source %remat_build %t
// RUN: %t/run %t/in %t/out2 3 && cmp %t/out %t/out2
// RUN: remat-run %s --emit-object=%t/step.o --emit-header=%t/step.h --sanitize
// RUN: bash %S/Inputs/link-object %cc %remat_source %remat_build %t -fsanitize=address
// RUN: %t/run %t/in %t/out2 3 && cmp %t/out %t/out2

// The memory of a call is checked: a donated input shares no bytes, and the arena is aligned.
// RUN: remat-run %s --emit-object=%t/step.o --emit-header=%t/step.h
// RUN: bash %S/Inputs/link-object %cc %remat_source %remat_build %t -DSHARED_INPUTS
// RUN: bash %S/Inputs/exits 2 %t/run %t/in %t/out2 2>&1 | FileCheck %s --check-prefix=SHARED
// RUN: bash %S/Inputs/link-object %cc %remat_source %remat_build %t -DCROOKED_ARENA
// RUN: bash %S/Inputs/exits 2 %t/run %t/in %t/out2 2>&1 | FileCheck %s --check-prefix=CROOKED

// SHARED: run-object: donated input 0 and input 1 share bytes
// CROOKED: run-object: the arena is not aligned to 64 bytes
// COPIES: host copies 2
// HEADER: #define STEP_INPUTS 2
// HEADER: #define STEP_OUTPUTS 2
// HEADER: 400, /* input 0: tensor<100xf32> */
// HEADER: #define STEP_DONATED { 1, 0, }
// HEADER: static inline const char *step_check(void *arena, void **buffers)
func.func @main(%x: tensor<100xf32> {remat.donate}, %y: tensor<100xf32>)
    -> (tensor<100xf32>, tensor<100xf32>) {
  %a = math.exp %x : tensor<100xf32>
  %h, %out = remat.swap_out %a : tensor<100xf32> -> !remat.host<100xf32>
  remat.await %out, %a : tensor<100xf32>
  %b = math.exp %y : tensor<100xf32>
  %e = tensor.empty() : tensor<100xf32>
  %in, %a2 = remat.swap_in %h into %e : !remat.host<100xf32> into tensor<100xf32> -> tensor<100xf32>
  %a3 = remat.await %in, %a2 : tensor<100xf32> -> tensor<100xf32>
  %c = arith.mulf %a3, %b : tensor<100xf32>
  return %c, %y : tensor<100xf32>, tensor<100xf32>
}
