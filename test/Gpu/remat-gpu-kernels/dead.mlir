// Code of the host that nothing reads is removed, also ops with ops inside of them.
// RUN: remat-opt %s --remat-gpu-kernels | FileCheck %s

// CHECK-LABEL: func.func @rematStep(
// CHECK-NEXT: return
func.func @rematStep(%n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %sum = scf.for %i = %zero to %n step %one iter_args(%carry = %zero) -> index {
    scf.for %j = %zero to %i step %one {
    }
    %next = arith.addi %carry, %i : index
    scf.yield %next : index
  }
  %twice = arith.addi %sum, %sum : index
  return
}
