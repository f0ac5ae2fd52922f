//===- GpuProgram.h - Describes the parts of a step for a GPU ---*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A step consists of host code that calls Gpu.h, of device code, and of this
// description. The description has one item on each line, with its fields
// separated by blanks.
//
//   program 1
//   device BYTES ARENA
//       The bytes of the device slab, and of the arena at its beginning.
//   host BYTES
//   events COUNT
//   input OFFSET BYTES resident|donated TYPE
//   constant OFFSET BYTES
//   workspace BYTES
//       The bytes in the arena that each product may use as its workspace.
//   output BYTES TYPE
//   kernel NAME GRID BLOCK SHARED FLOP ITERATIONS EXCHANGES
//       GRID blocks of BLOCK threads. A block has SHARED bytes of shared
//       memory. The loops of the op have ITERATIONS iterations in all.
//       EXCHANGES is 1 if threads of a warp exchange values, otherwise 0.
//   sectors ASKED NEEDED
//       The warps of the kernel above ask for ASKED sectors of 32 bytes. If
//       their elements were neighbours, they would ask for NEEDED sectors. The
//       line is missing if this is not known.
//   parameter ACCESS BYTES
//       The next parameter of the kernel above. ACCESS is read, write, both or
//       value.
//   product MATH FACTORS KERNEL ALIGNMENT ADDS BATCH ROWS COLUMNS DEPTH
//   {MATRIX}
//       C = A * B, or C += A * B. A library computes it, or else KERNEL (-1 if
//       there is none). The three matrices are A, B and C. MATRIX is ROWSTEP
//       COLUMNSTEP BATCHSTEP BYTES.
//   epilogue SCALE ADDENDSCALE BIASBYTES RELU {MATRIX}
//       The ops after the product above, which must not add to C. The result
//       is C = SCALE * A * B + ADDENDSCALE * addend + bias. The matrix is the
//       addend. If ADDENDSCALE or BIASBYTES is 0, there is no addend or no
//       bias.
//   convolution KIND MATH FACTORS KERNEL ALIGNMENT ADDS FLIPPED {TENSOR} BEFORE
//       AFTER STRIDE DILATION of the first dimension, and of the second one
//       A library computes it, or else KERNEL. The three tensors are the image,
//       the filter and the result. TENSOR is four sizes, four strides, and
//       bytes.
//   site TEXT
//       The location and the name of an op.
//
// KIND is forward, data or filter (below). ADDS is 1 if the op adds to the old
// value of its result. FLIPPED is 1 if the filter is applied in reverse.
//
// MATH is f32, tf32, bf16 or f16, and says how f32 numbers are multiplied.
// FACTORS is the type of A and B: f32, bf16 or f16. C is always f32. Strides,
// such as ROWSTEP, are in elements. TYPE is a type as MLIR prints it, without
// blanks. Bytes are integers.
//===----------------------------------------------------------------------===//
#ifndef REMAT_RUNTIME_GPU_GPUPROGRAM_H
#define REMAT_RUNTIME_GPU_GPUPROGRAM_H

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace remat {

/// Flags that say how an op uses bytes.
enum Access : uint8_t { kNoAccess = 0, kRead = 1, kWrite = 2 };

struct GpuParameter {
  /// The access is kNoAccess for a scalar, which is passed by value.
  uint8_t access = kNoAccess;
  /// The number of bytes, counted from the address, that the kernel may use.
  int64_t bytes = 0;
};

struct GpuKernel {
  std::string name;
  int64_t grid = 1, block = 1;
  int64_t flop = 0; ///< The FLOP of a contraction in tiles, otherwise 0.
  /// The bytes of shared memory of a block. If a block has shared memory, its
  /// threads wait for each other.
  int64_t sharedBytes = 0;
  int64_t iterations = 0; ///< The iterations of all loops of the op.
  /// Whether threads of a warp read each other's values.
  bool exchanges = false;
  /// Both numbers are 0 if they are unknown.
  int64_t sectorsAsked = 0, sectorsNeeded = 0;
  std::vector<GpuParameter> parameters;

  /// Returns whether the threads of a block depend on each other.
  bool isTogether() const { return sharedBytes > 0 || exchanges; }
};

/// A matrix in row-major (columnStep 1) or column-major order (rowStep 1).
struct GpuMatrix {
  int64_t rowStep = 0, columnStep = 0, batchStep = 0; ///< The unit is elements.
  /// The bytes of the whole batch, counted from the address.
  int64_t bytes = 0;
};

/// The type of A and B. Products of two bf16 or two f16 numbers are exact in
/// f32.
enum class GpuFactors : uint8_t { F32, BF16, F16 };

/// The ops that a kernel applies to a product before it stores the result.
struct GpuProductEpilogue {
  float scale = 1;       ///< Scales the product.
  float addendScale = 0; ///< The factor of the addend, or 0 if there is no
                         ///< addend.
  int64_t biasBytes = 0; ///< The bytes of the bias, or 0 if there is no bias.
  bool relu = false;     ///< Whether the larger of the result and 0 is stored.
  GpuMatrix addend;      ///< The addend is row-major or column-major, like C.

  bool isThere() const {
    return scale != 1 || addendScale != 0 || biasBytes > 0 || relu;
  }
};

/// C = A * B, or C += A * B, for each matrix of a batch. A has `rows` rows and
/// `depth` columns. If the rows of C are contiguous (rowStep 1), a bias has one
/// element for each row. Otherwise a bias has one element for each column.
struct GpuProduct {
  std::string math;
  GpuFactors factors = GpuFactors::F32;
  int64_t alignment = 4; ///< The alignment of the addresses, in bytes.
  /// The kernel that computes the product if no library does, or -1.
  int64_t kernel = -1;
  /// Whether the product is added to the old value of C.
  bool adds = true;
  int64_t batch = 1, rows = 0, columns = 0, depth = 0;
  GpuMatrix a, b, c;
  GpuProductEpilogue epilogue;
};

/// A tensor with four dimensions, in the order that GpuConvolution describes.
struct GpuConvolutionTensor {
  int64_t sizes[4] = {}, steps[4] = {}; ///< The unit is elements.
  /// The bytes, counted from the address.
  int64_t bytes = 0;
};

/// The tensor that a convolution computes: the result, or the gradient of the
/// image (data) or of the filter.
enum class GpuConvolutionKind : uint8_t { Forward, Data, Filter };

/// result[n, k, p, q] = sum of image[n, c, h, w] * filter[k, c, r, s] with h =
/// p * stride + r * dilation - before, and w likewise. The other two kinds are
/// the gradients of this convolution. Rows and columns outside of the image are
/// 0. Sums are computed in f32.
struct GpuConvolution {
  GpuConvolutionKind kind = GpuConvolutionKind::Forward;
  std::string math;
  GpuFactors factors = GpuFactors::F32;
  /// The kernel that computes the convolution if no library does.
  int64_t kernel = 0;
  int64_t alignment = 4; ///< The alignment of the addresses, in bytes.
  /// Whether the op adds to the old value of its result. Otherwise the op
  /// overwrites this value.
  bool adds = false;
  /// Whether the filter is reversed: the op then reads filter[k, c, R - 1 - r,
  /// S - 1 - s].
  bool flipped = false;
  GpuConvolutionTensor image, filter, result;
  int64_t before[2] = {}, after[2] = {}; ///< The zeros around the image, in
                                         ///< rows and columns.
  int64_t strides[2] = {1, 1}, dilations[2] = {1, 1};

  /// Returns the tensor that the convolution computes.
  const GpuConvolutionTensor &sums() const {
    return kind == GpuConvolutionKind::Data     ? image
           : kind == GpuConvolutionKind::Filter ? filter
                                                : result;
  }
  int64_t flop() const;
};

struct GpuTensor {
  /// The offset in the device slab. The offset is not used for outputs, because
  /// the step reports their addresses.
  int64_t offset = 0;
  int64_t bytes = 0;
  bool donated = false; ///< Whether the step may overwrite the argument.
  std::string type;
};

struct GpuProgram {
  int64_t deviceBytes = 0, arenaBytes = 0, hostBytes = 0;
  int64_t events = 0;
  int64_t workspaceBytes = 0;
  std::vector<GpuTensor> inputs, constants, outputs;
  std::vector<GpuKernel> kernels;
  std::vector<GpuProduct> products;
  std::vector<GpuConvolution> convolutions;
  std::vector<std::string> sites;
};

/// Returns the text of \p program in the format above.
std::string writeGpuProgram(const GpuProgram &program);

/// Returns one line that says what the device slab contains.
std::string describeSlab(const GpuProgram &program);

/// Reads a text in the format above. If a line is wrong, or if an item does not
/// fit into the slab, returns false and writes into \p error which line or item
/// it is.
bool readGpuProgram(std::string_view text, GpuProgram &program,
                    std::string &error);

} // namespace remat

#endif // REMAT_RUNTIME_GPU_GPUPROGRAM_H
