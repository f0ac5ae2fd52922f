//===- Cudnn.h - Convolutions by cuDNN --------------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// This file computes convolutions with the graph API of cuDNN 9. The objects of
// this API are descriptors with numbered attributes. The functions of cuDNN are
// declared here, and found in the library at run time. The build therefore
// needs no files of CUDA. Types and values are the same as in cudnn_graph.h.
// The test test/Gpu/fake-driver/cudnn-headers.test compares them with this
// header if cuDNN's headers are installed.
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_RUNTIME_GPU_CUDNN_H
#define REMAT_LIB_RUNTIME_GPU_CUDNN_H

#include "remat/Runtime/Gpu/GpuProgram.h"

#include <array>
#include <cstddef>
#include <optional>
#include <utility>

namespace remat::cudnn {

using Status = int;
using Handle = struct HandleTag *;
using Descriptor = void *;

inline constexpr size_t kOldestVersion = 90000;

// Kinds of descriptors.
inline constexpr int kConvolution = 1, kEngine = 2, kEngineConfig = 3,
                     kHeuristic = 4, kPlan = 5, kForward = 10,
                     kBackwardFilter = 11, kBackwardData = 12, kGraph = 15,
                     kPack = 16, kTensor = 17;

// Types of attributes.
inline constexpr int kHandleType = 0, kDataType = 1, kInt64 = 3, kFloatType = 4,
                     kPointer = 6, kModeType = 7, kHeuristicType = 8,
                     kNoteType = 11, kDescriptorType = 15;

// The values of cuDNN for types of elements, modes and heuristics.
inline constexpr int kFloat = 0, kHalf = 2, kBFloat16 = 9;
inline constexpr int kTrueConvolution = 0, kCrossCorrelation = 1;
inline constexpr int kAdviceA = 3, kAdviceFallback = 2;

// Numerical notes of engines.
inline constexpr int kTensorCore = 0, kDownConvert = 1, kShortSums = 2,
                     kFourier = 3, kVaries = 4, kWinograd = 5,
                     kLastWinograd = 8, kNotes = 10;

// Attributes. The attributes of an operation have consecutive numbers,
// beginning with alpha.
inline constexpr int kComputeType = 100, kMode = 101, kDilations = 102,
                     kStrides = 103, kPaddingAfter = 104, kPaddingBefore = 105,
                     kSpatialDims = 106;
inline constexpr int kAdviceMode = 200, kAdviceGraph = 201, kAdvices = 202,
                     kAdviceDevice = 204;
inline constexpr int kConfigEngine = 300;
inline constexpr int kPlanHandle = 400, kPlanConfig = 401, kPlanWorkspace = 402,
                     kPlanDevice = 407;
inline constexpr int kForwardAlpha = 700, kDataAlpha = 706, kFilterAlpha = 712;
inline constexpr int kBetaAfter = 1, kConvolutionAfter = 2, kFilterAfter = 3,
                     kImageAfter = 4, kResultAfter = 5;
inline constexpr int kGraphHandle = 800, kGraphOperations = 801;
inline constexpr int kAlignment = 900, kElementType = 901, kSizes = 902,
                     kSteps = 903, kName = 906;
inline constexpr int kPackNames = 1000, kPackAddresses = 1001,
                     kPackWorkspace = 1003;
inline constexpr int kEngineNotes = 1303;

/// Each member is a function of the library (see Cudnn.cpp).
struct Library {
  size_t (*version)();
  const char *(*statusString)(Status status);
  void (*lastError)(char *message, size_t bytes);
  Status (*create)(Handle *handle);
  Status (*destroy)(Handle handle);
  Status (*setStream)(Handle handle, void *stream);
  Status (*createDescriptor)(int kind, Descriptor *descriptor);
  Status (*destroyDescriptor)(Descriptor descriptor);
  Status (*set)(Descriptor descriptor, int attribute, int type, int64_t count,
                const void *values);
  Status (*get)(Descriptor descriptor, int attribute, int type, int64_t wanted,
                int64_t *count, void *values);
  Status (*finalize)(Descriptor descriptor);
  Status (*execute)(Handle handle, Descriptor plan, Descriptor pack);
};

/// Loads the library and finds every function. If this fails, returns false,
/// and \p error says what is missing.
bool loadLibrary(Library &library, std::string &error);

/// The device of a plan: a real device with a handle, or a described device.
/// A described device lets a program ask the library on a machine that has no
/// GPU.
struct Device {
  Handle handle = nullptr;
  Descriptor described = nullptr;
};

/// The library's plan for a convolution, and all descriptors that the plan
/// needs.
class Plan {
public:
  explicit Plan(const Library &library) : library(library) {}
  Plan(Plan &&other) noexcept
      : plan(std::exchange(other.plan, nullptr)),
        workspaceBytes(other.workspaceBytes), library(other.library),
        made(std::move(other.made)), pack(std::exchange(other.pack, nullptr)),
        packed(other.packed) {
    other.made.clear();
  }
  ~Plan();

  /// Asks for the first engine that multiplies and adds as \p convolution
  /// allows. The engine must give the same bits in every run, and need at most
  /// \p workspace bytes. If there is no such engine, returns the reason.
  /// Otherwise returns an empty text.
  std::string make(const GpuConvolution &convolution, int64_t workspace,
                   Device device);

  /// Starts the convolution. The list \p words has the addresses of the image,
  /// the filter, the result and the workspace.
  Status run(Handle handle, const int64_t *words);

  Descriptor plan = nullptr;
  int64_t workspaceBytes = 0; ///< The bytes of the plan's workspace.

private:
  Descriptor add(int kind);
  Descriptor tensor(const GpuConvolutionTensor &tensor, int type,
                    int64_t alignment, int64_t name);
  Descriptor geometry(const GpuConvolution &convolution);
  Descriptor operation(const GpuConvolution &convolution);
  std::optional<Descriptor> choose(Descriptor graph, int advice,
                                   const GpuConvolution &convolution,
                                   int64_t workspace, Device device);
  bool suits(Descriptor config, const GpuConvolution &convolution);
  void set(Descriptor descriptor, int attribute, int type, int64_t count,
           const void *values);
  void finish(Descriptor descriptor);
  void check(Status status);

  const Library &library;
  std::vector<Descriptor> made; ///< Destroyed in reverse order.
  std::string failure;          ///< The first failure.
  Descriptor pack = nullptr;
  std::array<int64_t, 4> packed{}; ///< The addresses that `pack` has.
};

/// The convolutions of a program. The library computes every convolution that
/// it can. Each convolution has a plan, which is made before the first step. If
/// a convolution has no plan, the program's own kernel computes it.
class Convolutions {
public:
  Convolutions(const GpuProgram &program, void *stream);
  ~Convolutions();

  bool has(int64_t number) const {
    return !plans.empty() && plans[size_t(number)].plan;
  }

  /// Starts the convolution with the number \p number. Returns an error
  /// message, or an empty text.
  std::string run(int64_t number, const int64_t *words);

  /// Returns how many convolutions the library computes, and why it does not
  /// compute the other convolutions.
  std::string describe() const;

private:
  const GpuProgram &program;
  Library library{};
  Handle handle = nullptr;
  std::vector<Plan> plans; ///< The plan of each convolution. The list is empty
                           ///< if the library is missing.
  std::string refusal;     ///< The first refusal.
};

} // namespace remat::cudnn

#endif // REMAT_LIB_RUNTIME_GPU_CUDNN_H
