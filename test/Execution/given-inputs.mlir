// Inputs from a file, in place of random ones.
// RUN: rm -rf %t && mkdir -p %t
// RUN: python3 -c "import struct; open('%t/in', 'wb').write(struct.pack('<3f4b2q', 1, 2, 3, 0, 1, 2, 0, -5, 7))"
// RUN: remat-run %s %s --inputs=%t/in --print-outputs | FileCheck %s
// remat-run reads the random inputs that it wrote.
// RUN: remat-run %s --seed=3 --write-inputs=%t/three --write-outputs=%t/by-seed > %t/text
// RUN: remat-run %s --inputs=%t/three --write-outputs=%t/by-file > %t/text
// RUN: cmp %t/by-seed %t/by-file
// RUN: bash %S/Inputs/exits 2 remat-run %s --inputs=%S/Inputs/exits 2>&1 | FileCheck %s --check-prefix=SIZE
// RUN: bash %S/Inputs/exits 2 remat-run %s --inputs=%t/none 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: bash %S/Inputs/exits 2 remat-run %s --inputs=%t/in --write-inputs=%t/two 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: bash %S/Inputs/exits 2 remat-run %s --inputs=%t/in --memory 2>&1 | FileCheck %s --check-prefix=MEMORY

// CHECK: all 3 outputs equal, bit for bit
// CHECK: output 0: tensor<3xf32> = 1 2 3{{$}}
// An element of i1 is true for any byte but 0.
// CHECK: output 1: tensor<4xi1> = 0 1 1 0{{$}}
// CHECK: output 2: tensor<2xi64> = -5 7{{$}}

// SIZE: given-inputs.mlir:[[#@LINE+5]]:1: error: the inputs take 32 bytes, but {{.*}}exits has {{[0-9]+}}; a file has all inputs, one after another
// NONE: remat-run: error: {{.*}}none
// BOTH: --inputs and --write-inputs exclude each other
// MEMORY: --inputs is for a step that runs, or two to compare

func.func @main(%x: tensor<3xf32>, %b: tensor<4xi1>, %n: tensor<2xi64>)
    -> (tensor<3xf32>, tensor<4xi1>, tensor<2xi64>) {
  return %x, %b, %n : tensor<3xf32>, tensor<4xi1>, tensor<2xi64>
}
