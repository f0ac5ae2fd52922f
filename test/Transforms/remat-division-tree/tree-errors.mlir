// RUN: remat-opt %s --split-input-file --remat-division-tree --verify-diagnostics -o /dev/null | count 0

// RUN: not remat-opt %s --split-input-file --remat-division-tree=format=svg 2>&1 | FileCheck %s --check-prefix=FORMAT
// RUN: not remat-opt %S/../remat-import-plan/Inputs/step.mlir --remat-division-tree=file=%t.absent/tree.txt 2>&1 \
// RUN:   | FileCheck %s --check-prefix=FILE

// FORMAT: error: format is 'svg': expected 'text' or 'dot'
// FILE: error: cannot write '{{.*}}tree.txt': No such file or directory

// expected-error @+2 {{planner division-tree needs the loss, but it is not known: name the tensor ('loss' in a graph), or the result of a step (loss-result=N), or use a planner that works on the whole graph, such as greedy-gaps}}
// expected-remark @+1 {{no result is a floating-point scalar, so the loss is not known; name one by loss-result=N or the result attribute 'remat.loss'}}
func.func @no_loss(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

// expected-error @+1 {{planner division-tree needs a backward part, but no node comes after node 0 'exp.0', which makes tensor 1 'exp.0': give the whole training step, or use a planner that works on the whole graph, such as greedy-gaps}}
func.func @forward_only(%x: tensor<f32>) -> tensor<f32> {
  %e = tensor.empty() : tensor<f32>
  %0 = linalg.exp ins(%x : tensor<f32>) outs(%e : tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

// -----

// expected-error @+2 {{planner division-tree needs the loss, but it is not known: name the tensor ('loss' in a graph), or the result of a step (loss-result=N)}}
// expected-remark @+1 {{no result is a floating-point scalar}}
func.func @empty() {
  return
}

// -----

// expected-error @+1 {{function @blocks has several blocks: bring its control flow into scf ops or unroll it, so that one block is left}}
func.func @blocks(%c: i1) {
  cf.cond_br %c, ^a, ^b
^a:
  return
^b:
  return
}
