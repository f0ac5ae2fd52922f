// The peak of live bytes while a step runs follows from its program order: each
// tensor has a buffer, from the op that makes it to the last op that reads it.
// RUN: remat-run %s --entry=chain | FileCheck %s --check-prefix=CHAIN
// RUN: remat-run %s --entry=dead | FileCheck %s --check-prefix=DEAD
// RUN: remat-run %s --entry=order | FileCheck %s --check-prefix=ORDER
// RUN: remat-run %s --entry=saved | FileCheck %s --check-prefix=SAVED

// %a and %b, then %b and the result: two at a time, 2 * 400.
// CHAIN: 1 arguments of 400 bytes, 1 outputs
// CHAIN: peak bytes 800{{$}}
// CHAIN: buffers 3{{$}}
// CHAIN: added copies 0{{$}}
func.func @chain(%x: tensor<100xf32>) -> tensor<100xf32> {
  %a = math.exp %x : tensor<100xf32>
  %b = math.exp %a : tensor<100xf32>
  %c = math.exp %b : tensor<100xf32>
  return %c : tensor<100xf32>
}

// An op whose result no op reads still runs, and holds its bytes while it
// runs: %a and %dead, then %a and the result.
// DEAD: peak bytes 4,400{{$}}
// DEAD: buffers 3{{$}}
func.func @dead(%x: tensor<100xf32>, %y: tensor<1000xf32>) -> tensor<100xf32> {
  %a = math.exp %x : tensor<100xf32>
  %dead = math.exp %y : tensor<1000xf32>
  %c = math.exp %a : tensor<100xf32>
  return %c : tensor<100xf32>
}

// In the written order, the large tensor is made first and read last: 4000 +
// 400 + 400 at the second small op. Nothing may move it next to its use.
// ORDER: peak bytes 4,800{{$}}
func.func @order(%x: tensor<100xf32>, %y: tensor<1000xf32>)
    -> (tensor<100xf32>, tensor<f32>) {
  %large = math.exp %y : tensor<1000xf32>
  %a = math.exp %x : tensor<100xf32>
  %b = math.exp %a : tensor<100xf32>
  %zero = arith.constant dense<0.0> : tensor<f32>
  %sum = linalg.reduce {arith.addf} ins(%large : tensor<1000xf32>)
    outs(%zero : tensor<f32>) dimensions = [0]
  return %b, %sum : tensor<100xf32>, tensor<f32>
}

// A step in small: %a and %b are saved for the gradients. At %gb: %a, %b, %c
// and %gb; at %ga: %a, %b, %gb and %ga.
// SAVED: peak bytes 1,600{{$}}
// SAVED: buffers 6{{$}}
func.func @saved(%x: tensor<100xf32>) -> tensor<100xf32> {
  %a = math.exp %x : tensor<100xf32>
  %b = math.exp %a : tensor<100xf32>
  %c = math.exp %b : tensor<100xf32>
  %gb = arith.mulf %c, %b : tensor<100xf32>
  %ga = arith.mulf %gb, %b : tensor<100xf32>
  %gx = arith.mulf %ga, %a : tensor<100xf32>
  return %gx : tensor<100xf32>
}
