// RUN: split-file %s %t
// RUN: not remat-opt %t/step.mlir --remat-annotate-costs=cost-model=guess 2>&1 | FileCheck %s --check-prefix=MODEL
// RUN: not remat-opt %t/step.mlir --remat-annotate-costs=machine=abacus 2>&1 | FileCheck %s --check-prefix=MACHINE
// RUN: not remat-opt %t/step.mlir --remat-annotate-costs='cost-model=flops profile=%t/unknown.json' 2>&1 | FileCheck %s --check-prefix=UNIT
// RUN: not remat-opt %t/step.mlir --remat-annotate-costs=profile=%t/unknown.json 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not remat-opt %t/step.mlir --remat-annotate-costs=profile=%t/unknowns.json 2>&1 | FileCheck %s --check-prefix=UNKNOWNS
// RUN: not remat-opt %t/step.mlir --remat-annotate-costs=profile=%t/negative.json 2>&1 | FileCheck %s --check-prefix=NEGATIVE
// RUN: not remat-opt %t/step.mlir --remat-annotate-costs=profile=%t/text.json 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not remat-opt %t/step.mlir --remat-annotate-costs=profile=%t/list.json 2>&1 | FileCheck %s --check-prefix=LIST
// RUN: not remat-opt %t/step.mlir --remat-annotate-costs=profile=%t/broken.json 2>&1 | FileCheck %s --check-prefix=BROKEN
// RUN: not remat-opt %t/step.mlir --remat-annotate-costs=profile=%t/absent.json 2>&1 | FileCheck %s --check-prefix=ABSENT

// RUN: not remat-opt %t/step.mlir --remat-annotate-costs=machine=%t/unknown.json 2>&1 | FileCheck %s --check-prefix=MACHINEFILE
// RUN: not remat-opt %t/step.mlir --remat-annotate-costs=profile=%t/elsewhere.json 2>&1 | FileCheck %s --check-prefix=ELSEWHERE

// MACHINEFILE: error: machine {{.*}}unknown.json: expected #remat.machine<...>
// ELSEWHERE: error: profile {{.*}}elsewhere.json: no op or location is called 'other.mlir:1:1'
// MODEL: error: unknown cost-model 'guess': expected 'analytic', 'flops' or 'roofline'
// MACHINE: error: unknown machine 'abacus': expected one of a100, a100-40gb, {{.*}}, v5p, v6e, or give the module a remat.machine attribute
// UNIT: error: a profile gives seconds, and cost-model flops does not count in seconds: use roofline
// UNKNOWN: error: profile {{.*}}unknown.json: no op or location is called 'act'; the nearest name is 'act1'
// UNKNOWNS: error: profile {{.*}}unknowns.json: no op or location is called 'act' (nor 1 more names in it); the nearest name is 'act1'
// NEGATIVE: error: profile {{.*}}negative.json: the seconds of 'act1' must be a number of at least 0
// TEXT: error: profile {{.*}}text.json: the seconds of 'act1' must be a number of at least 0
// LIST: error: profile {{.*}}list.json: expected a JSON object that maps names to seconds
// BROKEN: error: profile {{.*}}broken.json: {{.*}}Unexpected EOF
// ABSENT: error: profile: cannot read '{{.*}}absent.json': No such file or directory

//--- elsewhere.json
{"other.mlir:1:1": 1.0}

//--- unknown.json
{"act": 0.25, "linalg.exp": 1}
//--- unknowns.json
{"zzz": 0.25, "act": 0.25}
//--- negative.json
{"act1": -1}
//--- text.json
{"act1": "1 s"}
//--- list.json
[1]
//--- broken.json
{"act1": 
//--- step.mlir
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %e = tensor.empty() : tensor<4xf32>
  %0 = linalg.exp ins(%x : tensor<4xf32>) outs(%e : tensor<4xf32>) -> tensor<4xf32> loc("act1")
  return %0 : tensor<4xf32>
}
