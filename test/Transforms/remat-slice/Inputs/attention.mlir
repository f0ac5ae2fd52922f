// Attention of two heads over 64 positions, logits, and the gradients of the attention. The scores are the largest tensors,
// and the logits come next. The mask is made once, and read by the forward ops and by the gradients.
#whole = affine_map<(h, q, k) -> (h, q, k)>
#rows = affine_map<(h, q, k) -> (h, q)>
#ofQuery = affine_map<(h, q, k, d) -> (h, q, d)>
#ofKey = affine_map<(h, q, k, d) -> (h, k, d)>
#ofScore = affine_map<(h, q, k, d) -> (h, q, k)>
#queries = affine_map<(h, q, d, k) -> (h, q, d)>
#keys = affine_map<(h, q, d, k) -> (h, k, d)>
#scores = affine_map<(h, q, d, k) -> (h, q, k)>
#fromQueries = affine_map<(h, k, d, q) -> (h, q, d)>
#toKeys = affine_map<(h, k, d, q) -> (h, k, d)>
#fromScores = affine_map<(h, k, d, q) -> (h, q, k)>
#ofOutput = affine_map<(h, q, v, d) -> (h, q, d)>
#ofHead = affine_map<(h, q, v, d) -> (d, v)>
#ofLogit = affine_map<(h, q, v, d) -> (h, q, v)>
#logits = affine_map<(h, q, d, v) -> (h, q, v)>
#heads = affine_map<(h, q, d, v) -> (d, v)>
#outputs = affine_map<(h, q, d, v) -> (h, q, d)>
func.func @main(%query: tensor<2x64x4xf32>, %key: tensor<2x64x4xf32>, %value: tensor<2x64x4xf32>, %head: tensor<4x50xf32>)
    -> (tensor<2x64x4xf32>, tensor<2x64x4xf32>, tensor<2x64x4xf32>) {
  %zero = arith.constant 0.0 : f32
  %low = arith.constant -1.0e+9 : f32
  %lowest = arith.constant 0xFF800000 : f32
  %e = tensor.empty() : tensor<2x64x64xf32>
  %er = tensor.empty() : tensor<2x64xf32>
  %ev = tensor.empty() : tensor<2x64x4xf32>
  %em = tensor.empty() : tensor<2x64x64xi1>
  %zeros = linalg.fill ins(%zero : f32) outs(%e : tensor<2x64x64xf32>) -> tensor<2x64x64xf32>
  %zeroRows = linalg.fill ins(%zero : f32) outs(%er : tensor<2x64xf32>) -> tensor<2x64xf32>
  %lowestRows = linalg.fill ins(%lowest : f32) outs(%er : tensor<2x64xf32>) -> tensor<2x64xf32>
  %zeroValues = linalg.fill ins(%zero : f32) outs(%ev : tensor<2x64x4xf32>) -> tensor<2x64x4xf32>
  %el = tensor.empty() : tensor<2x64x50xf32>
  %zeroLogits = linalg.fill ins(%zero : f32) outs(%el : tensor<2x64x50xf32>) -> tensor<2x64x50xf32>
  %mask = linalg.generic {indexing_maps = [#whole], iterator_types = ["parallel", "parallel", "parallel"]} outs(%em : tensor<2x64x64xi1>) {
  ^bb0(%o: i1):
    %q = linalg.index 1 : index
    %k = linalg.index 2 : index
    %before = arith.cmpi uge, %q, %k : index
    linalg.yield %before : i1
  } -> tensor<2x64x64xi1>

  %product = linalg.generic {indexing_maps = [#ofQuery, #ofKey, #ofScore], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%query, %key : tensor<2x64x4xf32>, tensor<2x64x4xf32>) outs(%zeros : tensor<2x64x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x64x64xf32>
  %masked = linalg.generic {indexing_maps = [#whole, #whole, #whole], iterator_types = ["parallel", "parallel", "parallel"]} ins(%mask, %product : tensor<2x64x64xi1>, tensor<2x64x64xf32>) outs(%e : tensor<2x64x64xf32>) {
  ^bb0(%m: i1, %a: f32, %o: f32):
    %s = arith.select %m, %a, %low : f32
    linalg.yield %s : f32
  } -> tensor<2x64x64xf32>
  %largest = linalg.generic {indexing_maps = [#whole, #rows], iterator_types = ["parallel", "parallel", "reduction"]} ins(%masked : tensor<2x64x64xf32>) outs(%lowestRows : tensor<2x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.maximumf %o, %a : f32
    linalg.yield %s : f32
  } -> tensor<2x64xf32>
  %exponentials = linalg.generic {indexing_maps = [#whole, #rows, #whole], iterator_types = ["parallel", "parallel", "parallel"]} ins(%masked, %largest : tensor<2x64x64xf32>, tensor<2x64xf32>) outs(%e : tensor<2x64x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %d = arith.subf %a, %b : f32
    %s = math.exp %d : f32
    linalg.yield %s : f32
  } -> tensor<2x64x64xf32>
  %sums = linalg.generic {indexing_maps = [#whole, #rows], iterator_types = ["parallel", "parallel", "reduction"]} ins(%exponentials : tensor<2x64x64xf32>) outs(%zeroRows : tensor<2x64xf32>) {
  ^bb0(%a: f32, %o: f32):
    %s = arith.addf %o, %a : f32
    linalg.yield %s : f32
  } -> tensor<2x64xf32>
  %weights = linalg.generic {indexing_maps = [#whole, #rows, #whole], iterator_types = ["parallel", "parallel", "parallel"]} ins(%exponentials, %sums : tensor<2x64x64xf32>, tensor<2x64xf32>) outs(%e : tensor<2x64x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %s = arith.divf %a, %b : f32
    linalg.yield %s : f32
  } -> tensor<2x64x64xf32>
  %output = linalg.generic {indexing_maps = [#scores, #keys, #queries], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%weights, %value : tensor<2x64x64xf32>, tensor<2x64x4xf32>) outs(%zeroValues : tensor<2x64x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x64x4xf32>

  // A head: the exponentials of logits, and the gradient of the output that they give.
  %logits = linalg.generic {indexing_maps = [#ofOutput, #ofHead, #ofLogit], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%output, %head : tensor<2x64x4xf32>, tensor<4x50xf32>) outs(%zeroLogits : tensor<2x64x50xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x64x50xf32>
  %chances = math.exp %logits : tensor<2x64x50xf32>
  %ofOutput = linalg.generic {indexing_maps = [#logits, #heads, #outputs], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%chances, %head : tensor<2x64x50xf32>, tensor<4x50xf32>) outs(%zeroValues : tensor<2x64x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x64x4xf32>

  %ofWeights = linalg.generic {indexing_maps = [#ofQuery, #ofKey, #ofScore], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%ofOutput, %value : tensor<2x64x4xf32>, tensor<2x64x4xf32>) outs(%zeros : tensor<2x64x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x64x64xf32>
  %ofValue = linalg.generic {indexing_maps = [#fromScores, #fromQueries, #toKeys], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%weights, %ofOutput : tensor<2x64x64xf32>, tensor<2x64x4xf32>) outs(%zeroValues : tensor<2x64x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x64x4xf32>
  %terms = linalg.generic {indexing_maps = [#whole, #whole, #rows], iterator_types = ["parallel", "parallel", "reduction"]} ins(%weights, %ofWeights : tensor<2x64x64xf32>, tensor<2x64x64xf32>) outs(%zeroRows : tensor<2x64xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x64xf32>
  %ofMasked = linalg.generic {indexing_maps = [#whole, #whole, #rows, #whole], iterator_types = ["parallel", "parallel", "parallel"]} ins(%weights, %ofWeights, %terms : tensor<2x64x64xf32>, tensor<2x64x64xf32>, tensor<2x64xf32>) outs(%e : tensor<2x64x64xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32, %o: f32):
    %d = arith.subf %b, %c : f32
    %s = arith.mulf %a, %d : f32
    linalg.yield %s : f32
  } -> tensor<2x64x64xf32>
  %ofProduct = linalg.generic {indexing_maps = [#whole, #whole, #whole], iterator_types = ["parallel", "parallel", "parallel"]} ins(%mask, %ofMasked : tensor<2x64x64xi1>, tensor<2x64x64xf32>) outs(%e : tensor<2x64x64xf32>) {
  ^bb0(%m: i1, %a: f32, %o: f32):
    %s = arith.select %m, %a, %zero : f32
    linalg.yield %s : f32
  } -> tensor<2x64x64xf32>
  %ofQueries = linalg.generic {indexing_maps = [#scores, #keys, #queries], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%ofProduct, %key : tensor<2x64x64xf32>, tensor<2x64x4xf32>) outs(%zeroValues : tensor<2x64x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x64x4xf32>
  %ofKeys = linalg.generic {indexing_maps = [#fromScores, #fromQueries, #toKeys], iterator_types = ["parallel", "parallel", "parallel", "reduction"]} ins(%ofProduct, %query : tensor<2x64x64xf32>, tensor<2x64x4xf32>) outs(%zeroValues : tensor<2x64x4xf32>) {
  ^bb0(%a: f32, %b: f32, %o: f32):
    %m = arith.mulf %a, %b : f32
    %s = arith.addf %o, %m : f32
    linalg.yield %s : f32
  } -> tensor<2x64x4xf32>
  return %ofQueries, %ofKeys, %ofValue : tensor<2x64x4xf32>, tensor<2x64x4xf32>, tensor<2x64x4xf32>
}
