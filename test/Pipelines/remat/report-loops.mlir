// The report has what became of the stacks of loops that are planned inside, by the names of the source: the plans of the loops,
// as remat-report-loops writes them, and the stacks that stay, as tensors of the step.
// RUN: remat-opt %s --remat="budget=75%% cost-model=flops report=%t.json" -o /dev/null 2>&1 | FileCheck %s --check-prefix=SAYS
// RUN: FileCheck %s --strict-whitespace --match-full-lines < %t.json
// SAYS: remark: loops of 24 iterations:
//      CHECK: "loops": [
// CHECK-NEXT:  {
// CHECK-NEXT:   "after": {
// CHECK-NEXT:    "host_bytes": 0,
// CHECK-NEXT:    "iteration_bytes": 512,
// CHECK-NEXT:    "iteration_cost": 416,
// CHECK-NEXT:    "stack_bytes": 3072,
// CHECK-NEXT:    "stacks": [
// CHECK-NEXT:     {
// CHECK-NEXT:      "bytes": 3072,
// CHECK-NEXT:      "name": "layer/product",
// CHECK-NEXT:      "tensor": 2
// CHECK-NEXT:     }
// CHECK-NEXT:    ]
// CHECK-NEXT:   },
// CHECK-NEXT:   "alone": false,
// CHECK-NEXT:   "before": {
// CHECK-NEXT:    "host_bytes": 0,
// CHECK-NEXT:    "iteration_bytes": 512,
// CHECK-NEXT:    "iteration_cost": 384,
// CHECK-NEXT:    "stack_bytes": 6144,
// CHECK-NEXT:    "stacks": [
// CHECK-NEXT:     {
// CHECK-NEXT:      "bytes": 3072,
// CHECK-NEXT:      "name": "layer/product",
// CHECK-NEXT:      "tensor": 2
// CHECK-NEXT:     },
// CHECK-NEXT:     {
// CHECK-NEXT:      "bytes": 3072,
// CHECK-NEXT:      "name": "layer/tanh",
// CHECK-NEXT:      "tensor": 3
// CHECK-NEXT:     }
// CHECK-NEXT:    ]
// CHECK-NEXT:   },
// CHECK-NEXT:   "carried_bytes": 128,
// CHECK-NEXT:   "groups": [],
// CHECK-NEXT:   "iterations": 24,
// CHECK-NEXT:   "on_host": [],
// CHECK-NEXT:   "planner": "auto",
// CHECK-NEXT:   "turn": 3
// CHECK-NEXT:  }
// CHECK-NEXT: ],
//      CHECK: "tensors": [
// CHECK-NEXT:  {
// CHECK-NEXT:   "name": "layers#0",
// CHECK-NEXT:   "bytes": 128,
// CHECK-NEXT:   "fate": "short-lived",
// CHECK-NEXT:   "times_made": 1,
// CHECK-NEXT:   "why": "held from action 0 to 1 only"
// CHECK-NEXT:  },
// CHECK-NEXT:  {
// CHECK-NEXT:   "name": "layer/product",
// CHECK-NEXT:   "bytes": 3072,
// CHECK-NEXT:   "fate": "short-lived",
// CHECK-NEXT:   "times_made": 1,
// CHECK-NEXT:   "why": "held from action 0 to 1 only"
// CHECK-NEXT:  },
// CHECK-NEXT:  {
// CHECK-NEXT:   "name": "layers back",
// CHECK-NEXT:   "bytes": 128,
// CHECK-NEXT:   "fate": "kept",
// CHECK-NEXT:   "times_made": 1,
// CHECK-NEXT:   "why": "an output of the step"
// CHECK-NEXT:  }
// CHECK-NEXT: ]
// CHECK-NEXT:}

func.func @main(%w: tensor<24x4x4xf32>, %x: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c23 = arith.constant 23 : index
  %c24 = arith.constant 24 : index
  %zero = arith.constant 0.0 : f32
  %stack = tensor.empty() : tensor<24x8x4xf32>
  %e = tensor.empty() : tensor<8x4xf32>
  %f:3 = scf.for %i = %c0 to %c24 step %c1 iter_args(%h = %x, %s = %stack, %t = %stack) -> (tensor<8x4xf32>, tensor<24x8x4xf32>, tensor<24x8x4xf32>) {
    %weight = tensor.extract_slice %w[%i, 0, 0] [1, 4, 4] [1, 1, 1] : tensor<24x4x4xf32> to tensor<4x4xf32>
    %fill = linalg.fill ins(%zero : f32) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32>
    %product = linalg.matmul ins(%h, %weight : tensor<8x4xf32>, tensor<4x4xf32>) outs(%fill : tensor<8x4xf32>) -> tensor<8x4xf32> loc("layer/product")
    %out = linalg.tanh ins(%product : tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32> loc("layer/tanh")
    %s1 = tensor.insert_slice %product into %s[%i, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<8x4xf32> into tensor<24x8x4xf32>
    %t1 = tensor.insert_slice %out into %t[%i, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<8x4xf32> into tensor<24x8x4xf32>
    scf.yield %out, %s1, %t1 : tensor<8x4xf32>, tensor<24x8x4xf32>, tensor<24x8x4xf32>
  } loc("layers")
  %b = scf.for %j = %c0 to %c24 step %c1 iter_args(%g = %f#0) -> (tensor<8x4xf32>) {
    %i = arith.subi %c23, %j : index
    %product = tensor.extract_slice %f#1[%i, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<24x8x4xf32> to tensor<8x4xf32>
    %out = tensor.extract_slice %f#2[%i, 0, 0] [1, 8, 4] [1, 1, 1] : tensor<24x8x4xf32> to tensor<8x4xf32>
    %scaled = linalg.mul ins(%g, %product : tensor<8x4xf32>, tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32> loc("back/mul")
    %again = linalg.add ins(%scaled, %out : tensor<8x4xf32>, tensor<8x4xf32>) outs(%e : tensor<8x4xf32>) -> tensor<8x4xf32> loc("back/add")
    scf.yield %again : tensor<8x4xf32>
  } loc("layers back")
  return %b : tensor<8x4xf32>
}
