//===- OffloadStep.h - A training step as a chain of layers -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Beaumont et al. 2020 (section 6.1) turn a network into a chain by taking each
// part that is no chain as one virtual layer. Here a layer is a run of early
// nodes, in program order. x_i are tensors that the late part reads; all else
// that is held while a layer runs, gradients among it, is its extra memory.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_OFFLOADSTEP_H
#define REMAT_LIB_CORE_OFFLOAD_OFFLOADSTEP_H

#include "Core/Offload/OffloadChain.h"
#include "remat/Core/Graph/ForwardBackward.h"
#include "remat/Core/Plan/Simulator.h"

namespace remat {

/// A tensor that may be on the host between its last early and its first late
/// reader, or after its producer where no early node reads it.
struct Absence {
  TensorId tensor = kNone;
  NodeId after = kNone;  ///< The last node of the early part that touches it.
  NodeId before = kNone; ///< The first one of the late part that reads it.
};

/// The tensors that a plan without recomputation may offload, in the order in
/// which they are made: those that an early node makes and a late node reads,
/// unless they are marked keep or have no bytes.
std::vector<Absence> absences(const Graph &graph, const ForwardBackward &split);

struct OffloadStep {
  OffloadChain chain;
  /// The tensors that x_i stands for, i = 0, ..., L.
  std::vector<std::vector<Absence>> activations;
  std::vector<NodeId> forwardBegin;  ///< The first node of F_i.
  std::vector<NodeId> backwardBegin; ///< The first one of B_i, falling in i.
};

/// Layers end with \p ends, rising, the last of which is the loss's node; and a
/// late node belongs to the last layer of whose values it or a later one reads
/// some. \p link has a bandwidth in both directions.
OffloadStep offloadStep(const Graph &graph, const ForwardBackward &split,
                        const Link &link, const std::vector<NodeId> &ends);

/// The last nodes of the virtual layers: the nodes that every path to the loss
/// passes.
std::vector<NodeId> virtualLayers(const Graph &graph,
                                  const ForwardBackward &split);

/// The same for graphs with branches throughout: at most \p most layers, which
/// have about equally many bytes that may be offloaded.
std::vector<NodeId> evenLayers(const Graph &graph, const ForwardBackward &split,
                               uint32_t most);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_OFFLOADSTEP_H
