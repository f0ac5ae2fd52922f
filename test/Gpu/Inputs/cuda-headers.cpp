//===- cuda-headers.cpp - Compares our declarations with CUDA's -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Gpu/CublasLt.h"
#include "Runtime/Gpu/CudaDriver.h"
#include "header-checks.h"

#include <cstddef>
#include <cublasLt.h>
#include <cuda.h>

namespace lt = remat::cublaslt;
namespace driver = remat::cuda;

static_assert(lt::kFloat == CUDA_R_32F);
static_assert(lt::kF16 == CUDA_R_16F);
static_assert(lt::kBF16 == CUDA_R_16BF);
static_assert(lt::kComputeF32 == CUBLAS_COMPUTE_32F);
static_assert(lt::kComputeTF32 == CUBLAS_COMPUTE_32F_FAST_TF32);
static_assert(lt::kComputeBF16 == CUBLAS_COMPUTE_32F_FAST_16BF);
static_assert(lt::kComputeF16 == CUBLAS_COMPUTE_32F_FAST_16F);
static_assert(lt::kNoTranspose == CUBLAS_OP_N);
static_assert(lt::kTranspose == CUBLAS_OP_T);
static_assert(lt::kTransposeA == CUBLASLT_MATMUL_DESC_TRANSA);
static_assert(lt::kTransposeB == CUBLASLT_MATMUL_DESC_TRANSB);
static_assert(lt::kEpilogue == CUBLASLT_MATMUL_DESC_EPILOGUE);
static_assert(lt::kBias == CUBLASLT_MATMUL_DESC_BIAS_POINTER);
static_assert(lt::kNoEpilogue == CUBLASLT_EPILOGUE_DEFAULT);
static_assert(lt::kRelu == CUBLASLT_EPILOGUE_RELU);
static_assert(lt::kAddBias == CUBLASLT_EPILOGUE_BIAS);
static_assert(lt::kAddBiasRelu == CUBLASLT_EPILOGUE_RELU_BIAS);
static_assert(lt::kBatchCount == CUBLASLT_MATRIX_LAYOUT_BATCH_COUNT);
static_assert(lt::kBatchStep == CUBLASLT_MATRIX_LAYOUT_STRIDED_BATCH_OFFSET);
static_assert(lt::kMaxWorkspace == CUBLASLT_MATMUL_PREF_MAX_WORKSPACE_BYTES);
static_assert(lt::kMinAlignment[0] ==
              CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_A_BYTES);
static_assert(lt::kMinAlignment[3] ==
              CUBLASLT_MATMUL_PREF_MIN_ALIGNMENT_D_BYTES);
static_assert(sizeof(lt::Algorithm) == sizeof(cublasLtMatmulAlgo_t));
static_assert(sizeof(lt::Choice) == sizeof(cublasLtMatmulHeuristicResult_t));
static_assert(offsetof(lt::Choice, workspaceBytes) ==
              offsetof(cublasLtMatmulHeuristicResult_t, workspaceSize));
static_assert(offsetof(lt::Choice, state) ==
              offsetof(cublasLtMatmulHeuristicResult_t, state));

static_assert(driver::kOutOfMemory == CUDA_ERROR_OUT_OF_MEMORY);
static_assert(driver::kStreamNonBlocking == CU_STREAM_NON_BLOCKING);
static_assert(driver::kEventNoTiming == CU_EVENT_DISABLE_TIMING);
static_assert(driver::kEventTiming == CU_EVENT_DEFAULT);
static_assert(driver::kWaitDefault == CU_EVENT_WAIT_DEFAULT);
static_assert(driver::kCaptureThreadLocal ==
              CU_STREAM_CAPTURE_MODE_THREAD_LOCAL);

#include "header-checks.inc"
