// RUN: remat-opt %s --split-input-file --allow-unregistered-dialect --convert-remat-to-iree --verify-diagnostics

// expected-error@+2 {{argument #1 of @twice has iree.abi.output = 0, and so has argument #0: two arguments cannot share the buffer of one result}}
func.func @twice(%a: tensor<4xf32> {iree.abi.output = 0 : index},
                 %b: tensor<4xf32> {iree.abi.output = 0 : index}) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}

// -----

// expected-error@+1 {{argument #0 of @none has iree.abi.output = 3, and there are 1 results}}
func.func @none(%a: tensor<4xf32> {iree.abi.output = 3 : index}) -> tensor<4xf32> {
  return %a : tensor<4xf32>
}

// -----

// expected-remark@+1 {{argument #0 is donated, but IREE gets it as not donated: the function has several blocks}}
func.func @blocks(%a: tensor<4xf32> {remat.donate}) -> tensor<4xf32> {
  cf.br ^bb1
^bb1:
  return %a : tensor<4xf32>
}
