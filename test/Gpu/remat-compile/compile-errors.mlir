// Steps that cannot be compiled, and executables that are called wrongly. No
// file is left in the place of the output.
// REQUIRES: remat-compile, cuda
// RUN: rm -f %t
// RUN: bash %S/../../Execution/Inputs/exits 2 remat-compile %s -o %t --cuda=%t.none 2>&1 | FileCheck %s --check-prefix=TOOLKIT
// The chip is looked at before the step is.
// RUN: bash %S/../../Execution/Inputs/exits 2 remat-compile %t.none -o %t --chip=gfx90a 2>&1 | FileCheck %s --check-prefix=CHIP
// RUN: not remat-compile %s -o %t --chip=sm_90,sm_70 2>&1 | FileCheck %s --check-prefix=OLD
// RUN: not remat-opt %s --remat-to-gpu="chip=sm_95" 2>&1 | FileCheck %s --check-prefix=PASS
// RUN: not remat-compile %s -o %t --linker=no-such-linker 2>&1 | FileCheck %s --check-prefix=LINKER
// RUN: not remat-compile %s -o %t --runtime-folder=%t.none 2>&1 | FileCheck %s --check-prefix=LIBRARY
// RUN: not remat-compile %s -o %t.none/x 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not remat-compile %s -o %t --entry=other 2>&1 | FileCheck %s --check-prefix=ENTRY
// RUN: not remat-compile %s -o %t --block-size=100 2>&1 | FileCheck %s --check-prefix=BLOCK
// RUN: not remat-compile %t.none -o %t 2>&1 | FileCheck %s --check-prefix=INPUT
// RUN: not ls %t %t.unfinished

// TOOLKIT: error: no bin/ptxas in {{.*}}none: CUDA's assembler is needed; name its folder with --cuda or CUDA_HOME
// CHIP: error: 'gfx90a' is not a chip that code can be made for: give one of sm_80, sm_86, {{.*}}sm_90, sm_90a, sm_100, {{.*}}, sm_121a
// CHIP-NOT: error
// OLD: error: 'sm_70' is not a chip
// PASS: 'sm_95' is not a chip that code can be made for: give one of sm_80,
// LINKER: error: cannot find the program no-such-linker
// LIBRARY: error: clang++-22 failed: {{.*}}libRematGpuMain.a
// OUTPUT: error: {{.*}}none/x
// ENTRY: error: no function @other with a body
// BLOCK: error: block-size=100 is not possible
// INPUT: error: cannot read '{{.*}}none': No such file

// RUN: remat-compile %s -o %t
// RUN: bash %S/../../Execution/Inputs/exits 2 %t --runtime=tpu 2>&1 | FileCheck %s --check-prefix=RUNTIME
// RUN: bash %S/../../Execution/Inputs/exits 2 %t --runtime=host 2>&1 | FileCheck %s --check-prefix=HOST
// RUN: bash %S/../../Execution/Inputs/exits 2 %t --steps=0 2>&1 | FileCheck %s --check-prefix=STEPS
// RUN: bash %S/../../Execution/Inputs/exits 2 %t --runtime=stub --steps=9223372036854775807 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: bash %S/../../Execution/Inputs/exits 2 %t --steps=many 2>&1 | FileCheck %s --check-prefix=NUMBER
// RUN: bash %S/../../Execution/Inputs/exits 2 %t --fast 2>&1 | FileCheck %s --check-prefix=ARGUMENT
// RUN: bash %S/../../Execution/Inputs/exits 3 %t --runtime=stub --log=%t.none/log 2>&1 | FileCheck %s --check-prefix=LOG

// RUNTIME: error: there is no runtime 'tpu'
// HOST: error: this step was compiled without --host-kernels
// STEPS: error: --steps must be at least 1
// MANY: error: --steps=9223372036854775807 is too large: at most 1000000
// NUMBER: error: --steps='many' is not a whole number
// ARGUMENT: error: unknown argument '--fast'
// ARGUMENT: usage:
// LOG: error: cannot write '{{.*}}none/log': No such file
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %e = tensor.empty() : tensor<8xf32>
  %a = linalg.exp ins(%x : tensor<8xf32>) outs(%e : tensor<8xf32>) -> tensor<8xf32>
  return %a : tensor<8xf32>
}
