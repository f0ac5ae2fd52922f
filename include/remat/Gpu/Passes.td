//===- Passes.td - Lowers steps to code for a GPU ----------*- tablegen -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#ifndef REMAT_GPU_PASSES_TD
#define REMAT_GPU_PASSES_TD

include "mlir/Pass/PassBase.td"

def RematGpuBuffers : Pass<"remat-gpu-buffers", "::mlir::ModuleOp"> {
  let summary = "Lower the step from tensors to buffers";
  let description = [{
    ```mlir
    func.func @rematStep(%x: memref<4xf32>) -> memref<4xf32>
        attributes {step_inputs = [...], step_outputs = [...]}
    ```

    After this pass the module has one function, which is the step on buffers,
    and the constants. Each buffer is freed after its last use, exactly as in a
    step for the CPU.

    The pass removes fences, because ops of the compute stream run in program
    order. A loop carries no buffers: each carried value stays in the same
    buffer, and this buffer has one name inside and outside of the loop.
  }];
  let options = [
    Option<"function", "function", "std::string", "",
           "Name of the step's function; default: the planned function, main, "
           "or the only public function">
  ];
}

def RematGpuSlab : Pass<"remat-gpu-slab", "::mlir::ModuleOp"> {
  let summary = "Turn buffers into parts of one slab of device memory";
  let description = [{
    ```mlir
    func.func @rematStep(%slab: memref<1280xi8>) -> memref<4xf32>
        attributes {step_arena = 1024, step_inputs = [...], step_constants = [...]}
    ```

    This pass puts the step of `remat-gpu-buffers` on one buffer, the slab. The
    slab begins with the arena, which is packed as in `remat-plan-memory`. After
    the arena come the arguments that the caller keeps, and then the constants.

    The arena holds everything that a plan counts: all buffers that the step
    makes, the arguments that it owns (`remat.donate`) until their last use, and
    the workspace of each library call while its op runs. If the host's code
    reads an element of an owned argument, this argument is outside of the
    arena. The attributes give the places of arguments and constants. If a
    library computes an op, `step_workspace` on the op gives the place of its
    workspace.
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
    ```mlir
    linalg.matmul {remat.workspace = 33554432 : i64} ins(%a, %b) outs(%c)
    ```

    This pass writes the attribute `remat.workspace` on the ops of a step on
    tensors: the bytes that an op will use while it runs, in addition to its
    operands and results. Plans count these bytes.

    - If `remat-gpu-libraries` will give the op to a library, the bytes are those
      of the library's workspace, and of the largest part of a convolution's
      image as a matrix.
    - If `remat-gpu-reductions` will divide the op, the bytes are those of the
      parts of its sums.

    The bytes are an estimate. The arena counts the buffers that the step really
    has in the end.
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
    ```mlir
    linalg.matmul {step_library = "tf32"} ins(%a, %b) outs(%c)
    ```

    With `libraries=cublaslt`, products of matrices in f32 get the attribute
    `step_library`, also if they are batched or transposed. They are linalg ops
    on buffers. The attribute says how the library multiplies: `f32`, `tf32`,
    `bf16` or `f16`, like `math` of `remat-gpu-kernels`. The ops stay linalg ops
    until `convert-remat-to-gpu`. Each op also becomes a kernel, which runs if
    the library is missing or refuses the op.

    A pointwise convolution with stride 1, forward or backward, is such a
    product. For any other convolution, the image is first gathered into a
    matrix, which repeats its elements (im2col). The op becomes a copy, which is
    a kernel, and a product. If the matrix has more than `gather` bytes, the op
    becomes several pairs of a copy and a product. Each element of the result is
    still the sum of one product. If even such a part has more than `gather`
    bytes, a kernel computes the convolution.

    With `libraries=cudnn`, cuBLASLt computes products too. Convolutions of two
    dimensions, and their gradients by the image and by the filter, get the
    attribute `step_convolution`: its kind, the sizes and strides of its
    tensors, paddings, strides and dilations. They become kernels as well, which
    the step launches if cuDNN is missing or refuses them.

    A convolution's operand may be a buffer that is made only for the
    convolution: by a pad, by zeros between rows, by a transpose, or by a
    reversed filter. The library then reads the tensor from which the buffer was
    made, if this tensor still exists and is unchanged when the convolution
    runs. The pass may free this tensor later for that purpose, if the step's
    peak does not grow. The op that makes such a buffer gets `step_prepares`,
    and is launched only if the convolution's kernel runs.

    The matrices are buffers like all others. The step's attribute
    `step_workspace` says how many more bytes a call of the library may use as
    workspace. `remat-gpu-slab` gives each workspace a place.
  }];
  let options = [
    Option<"libraries", "libraries", "std::string", "\"none\"",
           "none, cublaslt or cudnn">,
    Option<"math", "math", "std::string", "\"f32\"", "f32, tf32, bf16 or f16">,
    Option<"workspace", "workspace", "int64_t", "33554432",
           "The largest number of bytes of workspace that the library may use">,
    Option<"gather", "gather", "int64_t", "67108864",
           "The largest number of bytes of a convolution's image as a matrix; "
           "0: kernels compute all convolutions">
  ];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::memref::MemRefDialect"];
}

def RematGpuReductions : Pass<"remat-gpu-reductions", "::mlir::ModuleOp"> {
  let summary = "Split long sums, to give work to all threads of a chip";
  let description = [{
    A linalg op on buffers may reduce many elements to few, such as the mean of
    each channel of a batch. This pass divides the op into two ops. The first op
    computes parts of each sum into a buffer of the arena, with enough parts to
    give work to every thread of a large chip. The second op adds the parts.
    Contractions in tiles are divided too, if they have a long sum and fewer
    tiles than a chip has multiprocessors. With `sums=order` no op is divided,
    because the order of the additions would change.

    If a constant was filled into the output right before the op, the op starts
    from the constant (`step_start`), and the fill is removed.
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
    ```mlir
    memref.alloca_scope {
      %sum = memref.alloca() : memref<8x8xf32>
      linalg.matmul {step_start = [0.0 : f32]} ins(%a, %b) outs(%sum)
      linalg.generic ... ins(%sum, %bias) outs(%result)
    }
    ```

    An elementwise op may be the only reader of a sum or a product, such as an
    op that adds a bias, or that updates a parameter with its gradient. This
    pass moves the op into one scope with the sum, and `remat-gpu-kernels` makes
    one kernel of both. The sum then needs no buffer: `memref.alloca` stands for
    registers.

    The op moves up to the sum. It does not move in three cases: an op between
    the two writes a buffer that the moved op reads, or uses the buffer that the
    moved op writes; the product reads the buffer that the moved op writes; or
    the result has more bytes than the sum. The step therefore never needs more
    bytes afterwards. Each element keeps its bits.

    If a library computes the product (`step_library`), the op moves only if
    cuBLASLt has it as an epilogue: a constant factor, one matrix that is added
    with a constant factor, a bias for each element of a contiguous row or
    column of the result, and a relu. Other ops become kernels of their own.
  }];
  let dependentDialects = ["::mlir::memref::MemRefDialect"];
}

def RematGpuKernels : Pass<"remat-gpu-kernels", "::mlir::ModuleOp"> {
  let summary = "Turn structured ops into launches of kernels";
  let description = [{
    Each linalg op on buffers that no library computes becomes a
    `gpu.launch_func`, and so does each scope of `remat-gpu-epilogues`. The
    parallel dimensions of an op become one dimension of threads, in which the
    op's last dimension varies fastest. Ops share a kernel if their code is the
    same, for example if they differ only in the positions of dimensions of 1.
    All kernels are in one `gpu.module`.

    **Transposes.** In a transpose of a large tensor, neighbours in the input
    are not neighbours in the output. Such an elementwise op is computed in
    tiles: 256 threads load neighbours of the input, exchange them through
    shared memory, and store neighbours of the output. `step_sectors` of a
    kernel has two numbers of sectors of 32 bytes: the sectors that its warps
    load and store, and the sectors that they would need if their elements were
    neighbours.

    **Sums** are kept in registers. With `sums=order` one thread computes each
    sum, in the order of the reduction dimensions, as the CPU's loops do.
    Otherwise several threads of a block share a sum of many terms, if one
    thread for each sum would not fill a large chip. Each of n threads adds
    every nth term. Then the sums of the threads are added pairwise, in the same
    order in every run: threads of a warp exchange them, and several warps put
    them into shared memory.

    `sums=tree` of code for the CPU adds in the same order. Threads that share
    the sum of a row are neighbours in the row. Threads that share sums of
    columns read whole lines of columns.

    **Contractions** are matrix products and convolutions in f32, forward and
    backward. Blocks of 256 threads compute them in tiles, through shared
    memory. One thread sums up each element, in the op's order. `math` chooses
    the arithmetic: `strict` rounds each product before it is added, as the
    CPU's loops do, and `f32` fuses the product and the addition. `tf32`, `bf16`
    and `f16` round the factors and use tensor cores. Tensor cores add in their
    own order, which is the same in every run.

    Buffers are passed as pointers to their first element, because the types of
    kernel arguments have no offset. In a loop the host computes the address of
    an iteration's slot. If a kernel computes with the number of the iteration,
    this number is an argument.
  }];
  let options = [
    Option<"contractions", "contractions", "std::string", "\"tiles\"",
           "tiles, or loops as for all other ops">,
    Option<"math", "math", "std::string", "\"f32\"",
           "How contractions in tiles multiply: f32, tf32, bf16, f16, or strict, "
           "which rounds each product before it is added">,
    Option<"sums", "sums", "std::string", "\"tree\"",
           "tree: threads share sums; order: one thread computes each sum, in "
           "the CPU's order">,
    Option<"blockSize", "block-size", "int64_t", "256",
           "The largest number of threads in a block: a multiple of 32 up to 1024">
  ];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::gpu::GPUDialect", "::mlir::scf::SCFDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::linalg::LinalgDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::LLVM::LLVMDialect",
                           "::mlir::NVVM::NVVMDialect",
                           "::mlir::nvgpu::NVGPUDialect",
                           "::mlir::vector::VectorDialect",
                           "::mlir::memref::MemRefDialect"];
}

def ConvertRematToGpu : Pass<"convert-remat-to-gpu", "::mlir::ModuleOp"> {
  let summary = "Turn launches, copies and waits into calls of the runtime";
  let description = [{
    This pass turns launches, copies and waits into calls of
    include/remat/Runtime/Gpu/Gpu.h. Each direction of copies has a stream. A
    copy starts after all earlier work of the compute stream. A `remat.await`
    makes the compute stream wait for the copy. The host does not wait. Host
    copies are parts of one slab, and copies that live at the same time share no
    bytes of it. A host copy lives from its `remat.swap_out` to the last
    `remat.await` of a copy that reads it.

    The step's attribute `step_program` describes kernels, memory, events and
    ops to the runtime (include/remat/Runtime/Gpu/GpuProgram.h).
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::func::FuncDialect",
                           "::mlir::memref::MemRefDialect"];
}

#endif // REMAT_GPU_PASSES_TD
