// Convolutions as training steps have them: behind pads, transposes and reversed
// filters, in buffers of their own, and some whose tensors a library cannot take from
// behind these.
#nhwc = affine_map<(n, h, w, c) -> (n, h, w, c)>
#chwn = affine_map<(c, h, w, n) -> (n, h, w, c)>
#hwnc = affine_map<(h, w, n, c) -> (n, h, w, c)>
func.func @main(%image: tensor<2x17x16x8xf32>, %filter: tensor<3x3x8x12xf32>,
                %gradient: tensor<2x9x8x12xf32>, %planes: tensor<2x8x10x10xf32>,
                %kernels: tensor<12x8x3x2xf32>, %before: tensor<2x12x8x9xf32>)
    -> (tensor<2x9x8x12xf32>, tensor<2x17x16x8xf32>, tensor<8x3x3x12xf32>, tensor<2x12x8x9xf32>,
        tensor<2x17x16x12xf32>, tensor<2x17x16x12xf32>, tensor<2x17x16x8xf32>) {
  %z = arith.constant 0.0 : f32
  %two = arith.constant 2 : index
  // Forward, with a stride, and more zeros behind than before.
  %padded = tensor.pad %image low[0, 1, 0, 0] high[0, 1, 1, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %z : f32
  } : tensor<2x17x16x8xf32> to tensor<2x19x17x8xf32>
  %e0 = tensor.empty() : tensor<2x9x8x12xf32>
  %f0 = linalg.fill ins(%z : f32) outs(%e0 : tensor<2x9x8x12xf32>) -> tensor<2x9x8x12xf32>
  %forward = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>}
      ins(%padded, %filter : tensor<2x19x17x8xf32>, tensor<3x3x8x12xf32>) outs(%f0 : tensor<2x9x8x12xf32>) -> tensor<2x9x8x12xf32>
  // Its gradient by the image: zeros between the rows of the result's gradient, and
  // the filter reversed, with its channels exchanged.
  %e1 = tensor.empty() : tensor<3x3x12x8xf32>
  %reversed = linalg.generic {indexing_maps = [#nhwc], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e1 : tensor<3x3x12x8xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %c = linalg.index 3 : index
    %ri = arith.subi %two, %i : index
    %rj = arith.subi %two, %j : index
    %element = tensor.extract %filter[%ri, %rj, %c, %k] : tensor<3x3x8x12xf32>
    linalg.yield %element : f32
  } -> tensor<3x3x12x8xf32>
  %e2 = tensor.empty() : tensor<2x19x18x12xf32>
  %f2 = linalg.fill ins(%z : f32) outs(%e2 : tensor<2x19x18x12xf32>) -> tensor<2x19x18x12xf32>
  %spread = tensor.insert_slice %gradient into %f2[0, 1, 2, 0] [2, 9, 8, 12] [1, 2, 2, 1] : tensor<2x9x8x12xf32> into tensor<2x19x18x12xf32>
  %e3 = tensor.empty() : tensor<2x17x16x8xf32>
  %f3 = linalg.fill ins(%z : f32) outs(%e3 : tensor<2x17x16x8xf32>) -> tensor<2x17x16x8xf32>
  %data = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%spread, %reversed : tensor<2x19x18x12xf32>, tensor<3x3x12x8xf32>) outs(%f3 : tensor<2x17x16x8xf32>) -> tensor<2x17x16x8xf32>
  // And by the filter: the images are channels, and pixels are summed up.
  %e4 = tensor.empty() : tensor<8x17x16x2xf32>
  %turned = linalg.generic {indexing_maps = [#chwn, #nhwc], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%image : tensor<2x17x16x8xf32>) outs(%e4 : tensor<8x17x16x2xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<8x17x16x2xf32>
  %wide = tensor.pad %turned low[0, 1, 0, 0] high[0, 1, 1, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %z : f32
  } : tensor<8x17x16x2xf32> to tensor<8x19x17x2xf32>
  %e5 = tensor.empty() : tensor<9x8x2x12xf32>
  %weights = linalg.generic {indexing_maps = [#hwnc, #nhwc], iterator_types = ["parallel", "parallel", "parallel", "parallel"]}
      ins(%gradient : tensor<2x9x8x12xf32>) outs(%e5 : tensor<9x8x2x12xf32>) {
  ^bb0(%in: f32, %out: f32):
    linalg.yield %in : f32
  } -> tensor<9x8x2x12xf32>
  %e6 = tensor.empty() : tensor<8x3x3x12xf32>
  %f6 = linalg.fill ins(%z : f32) outs(%e6 : tensor<8x3x3x12xf32>) -> tensor<8x3x3x12xf32>
  %by_filter = linalg.conv_2d_nhwc_hwcf {dilations = dense<2> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%wide, %weights : tensor<8x19x17x2xf32>, tensor<9x8x2x12xf32>) outs(%f6 : tensor<8x3x3x12xf32>) -> tensor<8x3x3x12xf32>
  // With channels before pixels, a filter that is no square, and added to a tensor.
  %added = linalg.conv_2d_nchw_fchw {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%planes, %kernels : tensor<2x8x10x10xf32>, tensor<12x8x3x2xf32>) outs(%before : tensor<2x12x8x9xf32>) -> tensor<2x12x8x9xf32>
  // Two that read the same padded image, which therefore stays.
  %both = tensor.pad %image low[0, 1, 1, 0] high[0, 1, 1, 0] {
  ^bb0(%a: index, %b: index, %c: index, %d: index):
    tensor.yield %z : f32
  } : tensor<2x17x16x8xf32> to tensor<2x19x18x8xf32>
  %e7 = tensor.empty() : tensor<2x17x16x12xf32>
  %f7 = linalg.fill ins(%z : f32) outs(%e7 : tensor<2x17x16x12xf32>) -> tensor<2x17x16x12xf32>
  %first = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%both, %filter : tensor<2x19x18x8xf32>, tensor<3x3x8x12xf32>) outs(%f7 : tensor<2x17x16x12xf32>) -> tensor<2x17x16x12xf32>
  %second = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%both, %filter : tensor<2x19x18x8xf32>, tensor<3x3x8x12xf32>) outs(%first : tensor<2x17x16x12xf32>) -> tensor<2x17x16x12xf32>
  // One whose filter is reversed in one dimension alone.
  %e8 = tensor.empty() : tensor<3x3x8x12xf32>
  %half = linalg.generic {indexing_maps = [#nhwc], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%e8 : tensor<3x3x8x12xf32>) {
  ^bb0(%out: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %c = linalg.index 3 : index
    %ri = arith.subi %two, %i : index
    %element = tensor.extract %filter[%ri, %j, %k, %c] : tensor<3x3x8x12xf32>
    linalg.yield %element : f32
  } -> tensor<3x3x8x12xf32>
  %third = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}
      ins(%both, %half : tensor<2x19x18x8xf32>, tensor<3x3x8x12xf32>) outs(%f7 : tensor<2x17x16x12xf32>) -> tensor<2x17x16x12xf32>
  // An image that is overwritten behind its padded copy.
  %e9 = tensor.empty() : tensor<2x17x16x8xf32>
  %changed = linalg.exp ins(%data : tensor<2x17x16x8xf32>) outs(%e9 : tensor<2x17x16x8xf32>) -> tensor<2x17x16x8xf32>
  return %forward, %data, %by_filter, %added, %second, %third, %changed : tensor<2x9x8x12xf32>, tensor<2x17x16x8xf32>, tensor<8x3x3x12xf32>, tensor<2x12x8x9xf32>, tensor<2x17x16x12xf32>, tensor<2x17x16x12xf32>, tensor<2x17x16x8xf32>
}
