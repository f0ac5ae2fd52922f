//===- CublasLt.h - Products of matrices by cuBLASLt ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of cuBLASLt are declared here, and found in the library at run
// time. The build therefore needs no files of CUDA. Types and values are the
// same as in cublasLt.h. The test test/Gpu/fake-driver/headers.test compares
// them with this header if CUDA is installed.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_CUBLASLT_H
#define REMAT_LIB_RUNTIME_GPU_CUBLASLT_H

#include "remat/Runtime/Gpu/GpuProgram.h"

#include <cstddef>

namespace remat::cublaslt {

using Status = int;
using Handle = struct HandleTag *;
using Descriptor = struct DescriptorTag *;
using Layout = struct LayoutTag *;
using Preference = struct PreferenceTag *;

inline constexpr int kFloat = 0; ///< CUDA_R_32F
inline constexpr int kF16 = 2;   ///< CUDA_R_16F
inline constexpr int kBF16 = 14; ///< CUDA_R_16BF
inline constexpr int kComputeF32 = 68, kComputeTF32 = 77, kComputeBF16 = 75,
                     kComputeF16 = 74;
inline constexpr int32_t kNoTranspose = 0, kTranspose = 1;
/// Attributes of a descriptor.
inline constexpr int kTransposeA = 3, kTransposeB = 4;
/// The attributes of a product's epilogue, and their values.
inline constexpr int kEpilogue = 7, kBias = 8;
inline constexpr int32_t kNoEpilogue = 1, kRelu = 2, kAddBias = 4,
                         kAddBiasRelu = 6;
/// Attributes of a layout.
inline constexpr int kBatchCount = 5, kBatchStep = 6;
/// The attribute of a preference that limits the workspace.
inline constexpr int kMaxWorkspace = 1;
/// The attributes of a preference for the alignment of A, B, C and D.
inline constexpr int kMinAlignment[] = {5, 6, 7, 8};

struct Algorithm {
  uint64_t data[8];
};

struct Choice {
  Algorithm algorithm;
  size_t workspaceBytes;
  Status state;
  float waves;
  int reserved[4];
};

/// Each member is a function of the library (see CublasLt.cpp).
struct Library {
  Status (*create)(Handle *handle);
  Status (*destroy)(Handle handle);
  Status (*descriptorCreate)(Descriptor *descriptor, int compute, int scale);
  Status (*descriptorSet)(Descriptor descriptor, int attribute,
                          const void *value, size_t bytes);
  Status (*descriptorDestroy)(Descriptor descriptor);
  Status (*layoutCreate)(Layout *layout, int type, uint64_t rows,
                         uint64_t columns, int64_t step);
  Status (*layoutSet)(Layout layout, int attribute, const void *value,
                      size_t bytes);
  Status (*layoutDestroy)(Layout layout);
  Status (*preferenceCreate)(Preference *preference);
  Status (*preferenceSet)(Preference preference, int attribute,
                          const void *value, size_t bytes);
  Status (*preferenceDestroy)(Preference preference);
  Status (*choose)(Handle handle, Descriptor descriptor, Layout a, Layout b,
                   Layout c, Layout d, Preference preference, int wanted,
                   Choice *choices, int *found);
  Status (*multiply)(Handle handle, Descriptor descriptor, const void *alpha,
                     const void *a, Layout aLayout, const void *b,
                     Layout bLayout, const void *beta, const void *c,
                     Layout cLayout, void *d, Layout dLayout,
                     const Algorithm *algorithm, void *workspace, size_t bytes,
                     void *stream);
  const char *(*statusString)(Status status);
};

/// Loads the library and finds every function. If this fails, returns false,
/// and \p error says what is missing.
bool loadLibrary(Library &library, std::string &error);

/// The products of a program. The library computes every product that it can.
/// Before the first step, the library chooses an algorithm for each product. If
/// a product has no algorithm, the program's own kernel computes it.
class Products {
public:
  explicit Products(const GpuProgram &program);
  ~Products();

  bool has(int64_t number) const {
    return !plans.empty() && plans[size_t(number)].isChosen;
  }

  /// Returns how many products the library computes, and why it does not
  /// compute the other products.
  std::string describe() const;

  /// Starts the product with the number \p number on \p stream. Returns an
  /// error message, or an empty text. The list \p words has the addresses that
  /// Gpu.h names.
  std::string run(int64_t number, const int64_t *words, void *stream);

private:
  /// The library's algorithm for a product. The library's matrices are in
  /// column-major order. If the result of a product is in row-major order, the
  /// library computes the product of the transposed matrices.
  struct Plan {
    bool exchanged = false;
    Descriptor descriptor = nullptr;
    Layout left = nullptr, right = nullptr, result = nullptr;
    Layout addend = nullptr; ///< The layout of the addend. It is `result` if
                             ///< both layouts are equal.
    Algorithm algorithm{};
    bool isChosen = false;
  };

  Plan makePlan(const GpuProduct &product);
  Layout makeLayout(const GpuMatrix &matrix, int type, int64_t rows,
                    int64_t columns, int64_t batch);
  void setEpilogue(const GpuProduct &product, const Plan &plan);
  void setBias(const Plan &plan, int64_t address);
  void choose(const GpuProduct &product, Plan &plan);
  std::string textOf(Status status) const;
  void check(Status status, const char *what) const;

  const GpuProgram &program;
  Library library{};
  Handle handle = nullptr;
  Preference preference = nullptr;
  std::vector<Plan> plans; ///< The plan of each product. The list is empty if
                           ///< the library is missing.
  std::string refusal;     ///< The first refusal.
};

} // namespace remat::cublaslt

#endif // REMAT_LIB_RUNTIME_GPU_CUBLASLT_H
