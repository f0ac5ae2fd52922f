//===- Passes.td - Steps to code for a GPU -----------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef REMAT_GPU_PASSES_TD
#define REMAT_GPU_PASSES_TD

include "mlir/Pass/PassBase.td"

def RematGpuBuffers : Pass<"remat-gpu-buffers", "::mlir::ModuleOp"> {
  let summary = "Lower the step from tensors to buffers";
  let description = [{
    Makes a module with one function, the step on buffers, and the constants.
    Each buffer is freed after its last use, exactly as in a step that is
    compiled for the CPU.

    ```mlir
    func.func @rematStep(%x: memref<4xf32>) -> memref<4xf32>
        attributes {step_inputs = [...], step_outputs = [...]}
    ```

    Fences are dropped: ops of the compute stream run in program order.

    A loop does not carry buffers. It leaves each buffer in its place, and the
    buffer has one name inside and outside.
  }];
  let options = [
    Option<"function", "function", "std::string", "",
           "Name of the step; otherwise the planned function, main, or the only "
           "public one">
  ];
}

def RematGpuSlab : Pass<"remat-gpu-slab", "::mlir::ModuleOp"> {
  let summary = "Turn buffers into parts of one slab of device memory";
  let description = [{
    Puts the step of `remat-gpu-buffers` into one buffer, the slab. It begins
    with the arena, which is packed as in `remat-plan-memory`. After the arena
    come the arguments that the caller keeps, and then the constants.

    ```mlir
    func.func @rematStep(%slab: memref<1280xi8>) -> memref<4xf32>
        attributes {step_arena = 1024, step_inputs = [...], step_constants = [...]}
    ```

    The arena contains everything that a plan counts: all buffers that the step
    makes, the arguments that it owns (`remat.donate`) until their last use, and
    the workspaces of libraries, each while its op runs. An owned argument of
    which the host's code reads an element is outside the arena. The attributes
    give the places of arguments and constants. On each op that a library
    computes, `step_workspace` gives the place of its workspace.
  }];
  let options = [
    Option<"alignment", "alignment", "int64_t", "256",
           "Alignment of every buffer, in bytes; a power of two">,
    Option<"effort", "effort", "double", "1.0",
           "Scales how much packing tries, as in remat-plan-memory">,
    Option<"checkBudget", "check-budget", "bool", "false",
           "Fail if the arena exceeds the budget for which the step was "
           "planned">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
}

def RematGpuWorkspaces
    : Pass<"remat-gpu-workspaces", "::mlir::func::FuncOp"> {
  let summary = "Tell planners the workspaces of ops";
  let description = [{
    Writes the attribute `remat.workspace` on the ops of a step on tensors: the
    additional bytes that they will take while they run. Plans count them.

    - An op that `remat-gpu-libraries` will give to a library has the bytes of its
      workspace, and of the largest part of a convolution's image as a matrix.
    - A sum that `remat-gpu-reductions` will split has the bytes of its parts.

    The bytes are an estimate. The arena contains the buffers that the step
    finally has.
  }];
  let options = [
    Option<"libraries", "libraries", "std::string", "\"none\"",
           "none, cublaslt or cudnn">,
    Option<"math", "math", "std::string", "\"f32\"", "f32, tf32, bf16 or f16">,
    Option<"workspace", "workspace", "int64_t", "33554432",
           "The same as in remat-gpu-libraries">,
    Option<"gather", "gather", "int64_t", "67108864",
           "The same as in remat-gpu-libraries">,
    Option<"contractions", "contractions", "std::string", "\"tiles\"",
           "The same as in remat-gpu-reductions">,
    Option<"sums", "sums", "std::string", "\"tree\"",
           "The same as in remat-gpu-reductions">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect"];
}

def RematGpuLibraries : Pass<"remat-gpu-libraries", "::mlir::ModuleOp"> {
  let summary = "Choose the ops that a library computes";
  let description = [{
    With `libraries=cublaslt`, linalg ops on buffers that are products of
    matrices in f32 (one or a batch, transposed or not) get the attribute
    `step_library`. It says how the library multiplies: `f32`, `tf32`, `bf16` or
    `f16`, like `math` of `remat-gpu-kernels`. They stay linalg ops until
    `convert-remat-to-gpu`. Each also gets a kernel, which runs if the library
    is missing or refuses the product.

    Convolutions, forward and backward, are products if they are pointwise with
    stride 1. For other convolutions the image is first gathered into a matrix
    that repeats its elements (im2col). The op becomes a copy, which is a
    kernel, and a product. If the matrix has more than `gather` bytes, it
    becomes several such pairs. One product still sums up each element of the
    result. If this does not fit either, the convolution stays a kernel.

    With `libraries=cudnn`, cuBLASLt computes products too. Two-dimensional
    convolutions and their gradients by the image and by the filter get the
    attribute `step_convolution`: their kind, the sizes and steps of their
    tensors, paddings, strides and dilations. They also become kernels, which
    the step launches if cuDNN is missing or refuses them.

    A convolution may read the original tensors of its operands. If a pad, zeros
    between rows, a transpose or a reversed filter made a buffer only for it,
    the library reads the source of that buffer, if the source still exists
    unchanged when the convolution runs. If the step's peak stays the same, a
    tensor may be freed later for this. The op that makes such a buffer gets
    `step_prepares`, and is launched only together with the convolution's
    kernel.

    The matrices are ordinary buffers. The step's attribute `step_workspace`
    says how many additional bytes a library call may use, and `remat-gpu-slab`
    gives each call a place for them.
  }];
  let options = [
    Option<"libraries", "libraries", "std::string", "\"none\"",
           "none, cublaslt or cudnn">,
    Option<"math", "math", "std::string", "\"f32\"", "f32, tf32, bf16 or f16">,
    Option<"workspace", "workspace", "int64_t", "33554432",
           "Most bytes of workspace that the library may use">,
    Option<"gather", "gather", "int64_t", "67108864",
           "Most bytes of a convolution's image as a matrix; 0: convolutions "
           "stay kernels">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect"];
}

def RematGpuReductions : Pass<"remat-gpu-reductions", "::mlir::ModuleOp"> {
  let summary = "Split long sums, so that they fill a chip";
  let description = [{
    A linalg op on buffers that reduces many elements to few results, such as
    the mean of each channel of a batch, is split into two ops. The first one
    computes parts of each sum into a buffer of the arena, enough parts to give
    work to every thread of a large chip. The second one adds the parts.
    Contractions in tiles are split too if they have a long sum and fewer tiles
    than a chip has multiprocessors. With `sums=order` nothing is split, because
    a split changes the order of the sum.

    If the output was filled with a constant right before, the op starts from
    the constant (`step_start`), and the fill is removed.
  }];
  let options = [
    Option<"contractions", "contractions", "std::string", "\"tiles\"",
           "The same as in remat-gpu-kernels">,
    Option<"sums", "sums", "std::string", "\"tree\"",
           "The same as in remat-gpu-kernels">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect"];
}

def RematGpuEpilogues : Pass<"remat-gpu-epilogues", "::mlir::ModuleOp"> {
  let summary = "Join sums with the elementwise ops that read them";
  let description = [{
    An elementwise op on buffers that is the only reader of a sum or a product,
    such as one that adds a bias, or updates a parameter with its gradient,
    moves into one scope with it. `remat-gpu-kernels` makes one kernel of both.
    The sum then has no buffer, and `memref.alloca` stands for registers.

    ```mlir
    memref.alloca_scope {
      %sum = memref.alloca() : memref<8x8xf32>
      linalg.matmul {step_start = [0.0 : f32]} ins(%a, %b) outs(%sum)
      linalg.generic ... ins(%sum, %bias) outs(%result)
    }
    ```

    The op moves to the place of the sum. It does not move if an op between the
    two writes its operands or uses its result, if the product reads the buffer
    that it writes, or if its result has more bytes than the sum. A step
    therefore never needs more bytes afterwards. Each element has the same bits.

    If a library computes the product (`step_library`), the op moves only if
    cuBLASLt supports it as an epilogue: a constant factor, one matrix that is
    added with a constant factor, a bias for each element of a contiguous row or
    column of the result, and a relu. Other ops stay separate kernels.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def RematGpuKernels : Pass<"remat-gpu-kernels", "::mlir::ModuleOp"> {
  let summary = "Turn structured ops into launches of kernels";
  let description = [{
    Each linalg op on buffers that no library computes becomes a
    `gpu.launch_func`, and so does each scope of `remat-gpu-epilogues`. Its
    parallel dimensions are one line of threads, the last dimension fastest. Ops
    with the same code share a kernel, for example if only dimensions of 1 are
    at other places. All kernels are in one `gpu.module`.

    An elementwise op whose input has other neighbours than its output, such as
    a transpose of a large tensor, is computed in tiles: 256 threads load
    neighbours of the input, exchange them through shared memory, and store
    neighbours of the output. `step_sectors` of a kernel has the number of
    sectors of 32 bytes that its warps request, and the number that they would
    request if their elements were neighbours.

    Sums are kept in registers. With `sums=order` one thread computes each sum
    and visits the reduction dimensions in their order, like the CPU's loops.
    Otherwise several threads of a block share a sum of many terms if a large
    chip would not be full. Each thread adds every nth term, and the parts are
    added in pairs, in the same order in every run: threads of a warp exchange
    their parts, and several warps put them into shared memory. `sums=tree` of
    code for the CPU adds in the same order. Threads of a row sum are neighbours
    in the row, and threads of a column sum read whole lines of columns.

    Contractions (matrix products and convolutions in f32, forward and backward)
    are computed in tiles by blocks of 256 threads, through shared memory. One
    thread sums up each element in the op's order. `math` says how: `strict`
    rounds each product before it is added, like the CPU's loops. `f32` fuses
    the two operations. `tf32`, `bf16` and `f16` round the factors and use
    tensor cores, which add in their own order, the same in every run.

    Buffers are passed as pointers to their first element, so kernels take types
    without an offset. In a loop the host computes where the slot of an
    iteration begins. A kernel that uses the number of the iteration takes it as
    an argument.
  }];
  let options = [
    Option<"contractions", "contractions", "std::string", "\"tiles\"",
           "tiles, or loops as for all other ops">,
    Option<"math", "math", "std::string", "\"f32\"",
           "How contractions in tiles multiply: f32, tf32, bf16 or f16; strict: a "
           "product is rounded before it is added">,
    Option<"sums", "sums", "std::string", "\"tree\"",
           "tree: threads share sums; order: one thread computes each sum, in "
           "the CPU's order">,
    Option<"blockSize", "block-size", "int64_t", "256",
           "Most threads in a block: a multiple of 32 up to 1024">
  ];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::gpu::GPUDialect", "::mlir::scf::SCFDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::LLVM::LLVMDialect",
                           "::mlir::NVVM::NVVMDialect",
                           "::mlir::vector::VectorDialect",
                           "::mlir::memref::MemRefDialect"];
}

def ConvertRematToGpu : Pass<"convert-remat-to-gpu", "::mlir::ModuleOp"> {
  let summary = "Turn launches, copies and waits into calls of the runtime";
  let description = [{
    The calls are those of include/remat/Runtime/Gpu/Gpu.h. A copy runs on the
    stream of its direction. It starts after all earlier work of the compute
    stream. A `remat.await` makes the compute stream, not the host, wait for it.
    Host copies are parts of one slab, packed by their lives. A host copy lives
    from its `remat.swap_out` to the last `remat.await` of a copy that reads it.

    The step's attribute `step_program` describes kernels, memory, events and
    ops to the runtime (include/remat/Runtime/Gpu/GpuProgram.h).
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::memref::MemRefDialect"];
}

#endif // REMAT_GPU_PASSES_TD
