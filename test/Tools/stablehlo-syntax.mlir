// StableHLO in its own syntax is told the way in; other errors are not.
// RUN: not remat-opt %s 2>&1 | FileCheck %s
// RUN: not remat-opt %S/diagnostics.mlir 2>&1 | FileCheck %s --check-prefix=OTHER

// CHECK: stablehlo-syntax.mlir:[[@LINE+6]]:8: error:
// CHECK: remat-opt: this is StableHLO in its own syntax, which remat-opt cannot read. Give it the generic form, with --allow-unregistered-dialect:
// CHECK-NEXT: stablehlo-opt --mlir-print-op-generic step.mlir, or in JAX lowered.compiler_ir().operation.get_asm(print_generic_op_form=True)
// CHECK-NEXT: remat.transform_stablehlo in Python and remat-iree take the text as it is.
// OTHER-NOT: StableHLO
func.func @step(%a: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.tanh %a : tensor<4xf32>
  return %0 : tensor<4xf32>
}
