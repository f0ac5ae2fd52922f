//===- OffloadStep.h - A training step as a chain of layers -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Beaumont et al. 2020 (section 6.1) turn a network into a chain. Each part
// that is not a chain becomes one virtual layer. Here a layer is a range of
// early nodes in program order. The activations x_i are tensors that the late
// part reads. All other tensors that are held while a layer runs, such as
// gradients, are its extra memory.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_CORE_OFFLOAD_OFFLOADSTEP_H
#define REMAT_LIB_CORE_OFFLOAD_OFFLOADSTEP_H

#include "Core/Offload/OffloadChain.h"
#include "Core/Offload/OffloadChoice.h"
#include "remat/Core/Graph/ForwardBackward.h"
#include "remat/Core/Plan/Simulator.h"

namespace remat {

/// A tensor that may be on the host between its last early reader and its first
/// late reader. If no early node reads the tensor, the time begins at its
/// producer.
struct Absence {
  TensorId tensor = kNone;
  /// The last node of the early part that uses the tensor.
  NodeId after = kNone;
  /// The first node of the late part that reads the tensor.
  NodeId before = kNone;
};

/// Returns the tensors that a plan without recomputation may offload, in the
/// order in which they are made. An early node makes such a tensor, and a late
/// node reads it. The tensor is not marked keep, and it has bytes.
std::vector<Absence> absences(const Graph &graph, const ForwardBackward &split);

struct OffloadStep {
  OffloadChain chain;
  /// The tensors that x_i stands for, i = 0, ..., L.
  std::vector<std::vector<Absence>> activations;
  std::vector<NodeId> forwardBegin; ///< The first node of F_i.
  /// The first node of each B_i. The number of this node falls as i rises.
  std::vector<NodeId> backwardBegin;
};

/// Makes the layers. The list \p ends has the last early node of each layer in
/// rising order, and its last entry is the node of the loss. To place a late
/// node, consider the layers whose values this node or a later node reads. The
/// late node belongs to the last of these layers. The link must have a
/// bandwidth in both directions.
OffloadStep offloadStep(const Graph &graph, const ForwardBackward &split,
                        const Link &link, const std::vector<NodeId> &ends);

/// Returns the last nodes of the virtual layers: the nodes that are on every
/// path to the loss.
std::vector<NodeId> virtualLayers(const Graph &graph,
                                  const ForwardBackward &split);

/// Returns the last nodes of several layers, at most \p most, each with about
/// the same number of bytes to offload. Such layers are for graphs that have
/// branches everywhere.
std::vector<NodeId> evenLayers(const Graph &graph, const ForwardBackward &split,
                               uint32_t most);

/// A tensor to copy to the host, and the two nodes before which the plan waits
/// and fetches. The plan waits for the copy to the host right before the node
/// `wait`, and starts the copy back right before `fetch`. Here `after` and
/// `before` are fields of the tensor's Absence, and after < wait <= fetch <=
/// before.
struct OffloadMove {
  TensorId tensor = kNone;
  NodeId wait = kNone, fetch = kNone;
};

/// Returns the plan that runs every node once, in program order, with the
/// copies of \p moves. The moves are in the order in which their tensors are
/// made.
std::vector<Step> offloadSteps(const Graph &graph,
                               const std::vector<OffloadMove> &moves);

/// Offloads as many of \p candidates as are needed to bring the program's peak
/// within \p limit bytes, and places their copies. The candidates must be in
/// the order in which they are made. If the limit cannot be reached, places all
/// copies that lower the bytes at nodes above the limit. The list \p held has
/// the bytes that the program holds at each node.
std::vector<OffloadMove> placeWithin(const Graph &graph,
                                     std::span<const int64_t> held,
                                     std::span<const Absence> candidates,
                                     int64_t limit);

/// Places the copies of a choice of offloadTflms. The plan waits for a copy to
/// the host at the place where the schedule ends this copy. The plan starts the
/// copy back as many layers ahead as \p choice says.
std::vector<OffloadMove> placeAhead(const OffloadStep &step,
                                    const OffloadChoice &choice);

} // namespace remat

#endif // REMAT_LIB_CORE_OFFLOAD_OFFLOADSTEP_H
