//===- Passes.td - Steps to code for a GPU -----------------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef REMAT_GPU_PASSES_TD
#define REMAT_GPU_PASSES_TD

include "mlir/Pass/PassBase.td"

def RematGpuBuffers : Pass<"remat-gpu-buffers", "::mlir::ModuleOp"> {
  let summary = "Tensors to buffers";
  let description = [{
    Leaves one function, the step, on buffers, each freed after its last use,
    exactly as in a step that is compiled for the CPU; and the constants.

    ```mlir
    func.func @rematStep(%x: memref<4xf32>) -> memref<4xf32>
        attributes {step_inputs = [...], step_outputs = [...]}
    ```

    Fences are dropped: ops of the compute stream run in program order.

    A loop carries no buffers: it leaves each in its place, and the buffer has
    one name inside and outside.
  }];
  let options = [
    Option<"function", "function", "std::string", "",
           "Name of the step; otherwise the planned function, main, or the only "
           "public one">
  ];
}

def RematGpuSlab : Pass<"remat-gpu-slab", "::mlir::ModuleOp"> {
  let summary = "Buffers to parts of one slab of device memory";
  let description = [{
    Puts the step of `remat-gpu-buffers` on one buffer, the slab. It begins with
    the arena, packed as `remat-plan-memory` does. Behind the arena stand the
    arguments that the caller keeps, and then the constants.

    ```mlir
    func.func @rematStep(%slab: memref<1280xi8>) -> memref<4xf32>
        attributes {step_arena = 1024, step_inputs = [...], step_constants = [...]}
    ```

    The arena holds everything that the step makes, the arguments that it owns
    (`remat.donate`), until their last use, and the workspaces of libraries, each
    while its op runs: all that a plan counts. An owned argument whose element
    the host's code reads is beside it. The attributes say where arguments and
    constants are, and on each op that a library computes `step_workspace` where
    its workspace is.
  }];
  let options = [
    Option<"alignment", "alignment", "int64_t", "256",
           "Alignment of every buffer, in bytes; a power of two">,
    Option<"effort", "effort", "double", "1.0",
           "Scales how much packing tries, as in remat-plan-memory">,
    Option<"checkBudget", "check-budget", "bool", "false",
           "An arena above the budget that the step was planned for is an error">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect"];
}

def RematGpuWorkspaces
    : Pass<"remat-gpu-workspaces", "::mlir::func::FuncOp"> {
  let summary = "Tells planners what ops will need besides";
  let description = [{
    Writes the attribute `remat.workspace` on the ops of a step on tensors: the
    bytes that they will take while they run. Plans count them.

    - An op that `remat-gpu-libraries` will give to a library has the bytes of its
      workspace, and of the largest part of a convolution's image as a matrix.
    - A sum that `remat-gpu-reductions` will split has the bytes of its parts.

    They are an estimate: the arena is made of the buffers that the step has in
    the end.
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
  let summary = "Chooses the ops that a library computes";
  let description = [{
    With `libraries=cublaslt`, linalg ops on buffers that are products of
    matrices in f32, one or a batch, transposed or not, get the attribute
    `step_library`, which says how the library multiplies: `f32`, `tf32`,
    `bf16` or `f16` as `math` of `remat-gpu-kernels`. They stay linalg ops until
    `convert-remat-to-gpu`. A kernel is made of each as well, for where the
    library is missing or refuses it.

    Convolutions, forward and backward, are products where they are pointwise
    with stride 1. The image of any other is first gathered into a matrix, which
    repeats its elements (im2col): the op becomes a copy, which is a kernel, and
    a product, or several pairs of both where the matrix has more than `gather`
    bytes. Each element of the result is still the sum of one product. A
    convolution for which even that does not fit stays a kernel.

    With `libraries=cudnn`, products are cuBLASLt's too, and convolutions of two
    dimensions and their gradients by the image and by the filter get the
    attribute `step_convolution`: what kind it is, the sizes and steps of its
    tensors, paddings, strides and dilations. They become kernels as well, which
    the step launches where cuDNN is not there or refuses them.

    A convolution's tensors are those behind its operands. Where a buffer is
    made for it alone, by a pad, zeros between rows, a transpose or a reversed
    filter, the library reads what that was made of, if it is still there and
    the same when the convolution runs. A tensor may be freed later for that,
    where the step's peak stays. What makes such a buffer gets `step_prepares`,
    and is launched only where the convolution's kernel is.

    The matrices are buffers like all others. The step's attribute
    `step_workspace` says how many bytes a call of the library may use besides;
    `remat-gpu-slab` gives each of them a place.
  }];
  let options = [
    Option<"libraries", "libraries", "std::string", "\"none\"",
           "none, cublaslt or cudnn">,
    Option<"math", "math", "std::string", "\"f32\"", "f32, tf32, bf16 or f16">,
    Option<"workspace", "workspace", "int64_t", "33554432",
           "Bytes of workspace that the library may use, at most">,
    Option<"gather", "gather", "int64_t", "67108864",
           "Bytes of a convolution's image as a matrix, at most; 0: "
           "convolutions stay kernels">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect"];
}

def RematGpuReductions : Pass<"remat-gpu-reductions", "::mlir::ModuleOp"> {
  let summary = "Splits long sums, so that they fill a chip";
  let description = [{
    A linalg op on buffers that reduces much into little, such as the mean of
    each channel of a batch, becomes two: one that computes parts of each sum,
    as many as give work to every thread of a large chip, into a buffer of the
    arena, and one that adds the parts. So do contractions in tiles with fewer
    tiles than a chip has multiprocessors and a long sum. With `sums=order`
    nothing is split, because that changes the order of the sum.

    Where the output was filled with a constant right before, the op starts from
    the constant (`step_start`), and the fill is gone.
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
  let summary = "Joins sums with the elementwise ops that read them";
  let description = [{
    An elementwise op on buffers that is the only reader of a sum or a product,
    such as one that adds a bias, or updates a parameter with its gradient, moves
    into one scope with it. `remat-gpu-kernels` makes one kernel of both. The sum
    has no buffer then: `memref.alloca` stands for registers.

    ```mlir
    memref.alloca_scope {
      %sum = memref.alloca() : memref<8x8xf32>
      linalg.matmul {step_start = [0.0 : f32]} ins(%a, %b) outs(%sum)
      linalg.generic ... ins(%sum, %bias) outs(%result)
    }
    ```

    The op moves to where the sum is. It stays where it is if an op between the
    two writes what it reads or uses what it writes, if the product reads the
    buffer that it writes, or if its result has more bytes than the sum. So a
    step never needs more bytes afterwards. Each element has the same bits.

    With a product that a library computes (`step_library`) it moves only if
    cuBLASLt has it as an epilogue: a constant factor, one matrix that is added
    with a constant factor, a bias for each element of a contiguous row or column
    of the result, and a relu. Others stay kernels of their own.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def RematGpuKernels : Pass<"remat-gpu-kernels", "::mlir::ModuleOp"> {
  let summary = "Structured ops to launches of kernels";
  let description = [{
    Each linalg op on buffers that no library computes becomes a
    `gpu.launch_func`, and so does each scope of `remat-gpu-epilogues`. Its
    parallel dimensions are one line of threads, the last dimension fastest.
    Ops whose code is the same, as where dimensions of 1 stand elsewhere, have
    one kernel, and all kernels are in one `gpu.module`.

    An elementwise op whose input has other neighbours than its output, such as a
    transpose of a large tensor, is computed in tiles: 256 threads load neighbours
    of the input, exchange them through shared memory, and store neighbours of
    the output. `step_sectors` of a kernel says how many sectors of 32 bytes its
    warps ask memory for, and how many they would if their elements were
    neighbours.

    Sums are kept in registers. With `sums=order` each is one thread's, which
    runs through the reduction dimensions in their order, as the CPU's loops do.
    Otherwise several threads of a block share a sum of many terms where a large
    chip would not be full: each adds every nth term, and what they have is added
    pairwise, in the same order in every run: threads of a warp exchange it, and
    several warps put it into shared memory. `sums=tree` of code for the CPU adds
    in the same order. Threads of a row
    sum are neighbours in the row; those of a column sum read whole lines of
    columns.

    Contractions, that is matrix products and convolutions in f32, forward and
    backward, are computed in tiles by blocks of 256 threads, through shared
    memory; each element is summed up by one thread and in the op's order. `math`
    says how: `strict` rounds each product before it is added, as the CPU's loops
    do; `f32` fuses the two; `tf32`, `bf16` and `f16` round the factors and use
    tensor cores, which add in an order of their own, the same in every run.

    Buffers are passed as pointers to their first element: kernels take types
    without an offset. In a loop the host computes where the slot of an iteration
    begins, and a kernel that computes with the number of the iteration takes it
    as an argument.
  }];
  let options = [
    Option<"contractions", "contractions", "std::string", "\"tiles\"",
           "tiles, or loops as all other ops">,
    Option<"math", "math", "std::string", "\"f32\"",
           "How contractions in tiles multiply: f32, tf32, bf16 or f16; strict: a "
           "product is rounded before it is added">,
    Option<"sums", "sums", "std::string", "\"tree\"",
           "tree: threads share sums; order: each sum is one thread's, in the "
           "CPU's order">,
    Option<"blockSize", "block-size", "int64_t", "256",
           "Threads in a block, at most; a multiple of 32 up to 1024">
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
  let summary = "Launches, copies and waits to calls of the runtime";
  let description = [{
    The calls are those of include/remat/Runtime/Gpu/Gpu.h. A copy runs on the stream
    of its direction: it starts after all that the compute stream was given
    before, and a `remat.await` makes the compute stream, not the host, wait for
    it. Host copies are parts of one slab, packed by their lives; one lives from
    its `remat.swap_out` to the last `remat.await` of a copy that reads it.

    The step's attribute `step_program` describes kernels, memory, events and
    ops to the runtime (include/remat/Runtime/Gpu/GpuProgram.h).
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::memref::MemRefDialect"];
}

#endif // REMAT_GPU_PASSES_TD
