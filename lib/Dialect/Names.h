//===- Names.h - Names of attributes between passes -------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes leave these attributes for later passes (docs/reference/Dialect.md).
// RematDialect has the names of the attributes that users write or read.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_NAMES_H
#define REMAT_LIB_DIALECT_NAMES_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// On an op: the bytes of device memory that it needs in addition to its
/// operands and results, and holds only while it runs. An example is the
/// workspace of a library.
inline constexpr llvm::StringLiteral kWorkspaceAttr = "remat.workspace";

/// On an op with one result: the bytes of the result as the target stores it.
/// These may be more or fewer bytes than its type has. The result may be
/// padded, stored in several layouts for different readers, or stored in a
/// narrower type.
inline constexpr llvm::StringLiteral kStoredBytesAttr = "remat.stored_bytes";

// A kernel may write a result over a tensor that it reads for the last time, if
// it reads each element just before it writes that element. The target's
// compiler says which kernels do so. The graph reader makes in_place pairs from
// the next two attributes. Not every such kernel overwrites its operand: XLA,
// for example, does not overwrite a tensor that is one of several results of a
// library call.

/// On an op of a group: the op's result may overwrite a tensor that the group
/// only updates or reads element by element.
inline constexpr llvm::StringLiteral kInPlaceAttr = "remat.in_place";
/// On an op of a group: a result of an op with the attribute above may
/// overwrite this op's result.
inline constexpr llvm::StringLiteral kOverwrittenAttr = "remat.overwritten";

/// On a broadcast inside a group, this attribute says that a fence passes its
/// argument on. On an op whose result a group gives out, it says that the group
/// has a fence also in its first run.
///
/// Most ops need a fence only if they run again. Passes that know the target's
/// compiler mark the other ops. If a group that runs again only broadcasts an
/// argument, it reads the argument without a fence, so that the compiler can
/// compute the broadcast inside its reader. The pass remat-tie-biases marks
/// those broadcasts whose arguments are better passed through a fence. Some
/// compilers merge kernels that read the same tensor, and then hold the results
/// of all of them at the same time. The pass remat-import-groups marks the ops
/// whose results such a kernel gives out.
inline constexpr llvm::StringLiteral kTiedAttr = "remat.tied";

/// On a collective: all devices run this program, so the collective may run
/// again. Every device must run a collective equally often, and only the caller
/// knows whether all devices run this program. A plan may then gather a value
/// again instead of holding it, which takes less memory.
inline constexpr llvm::StringLiteral kRunAgainAttr = "remat.run_again";

/// On a loop: the plan of its pair, or the plan of the loop alone if it has no
/// pair. One iteration of both loops of a pair is planned together, and the
/// loop that runs first has the attributes of the pair.
inline constexpr llvm::StringLiteral kLoopPlan = "remat.loop_plan";
/// On a loop: the kernels into which a compiler compiled its joint body.
inline constexpr llvm::StringLiteral kLoopKernels = "remat.loop_kernels";
/// On a function: the reason why its loops have no plan.
inline constexpr llvm::StringLiteral kLoopsRefused = "remat.loops_refused";

/// On an op that copies a slot of a stack from the host: the plan fetches the
/// slot one iteration before it is read, while that iteration computes. Such a
/// slot takes twice its bytes on the device: one buffer has the value that is
/// read, and the other receives the value of the next iteration. The plan
/// decides whether this saves time, and remat-fetch-ahead does it.
inline constexpr llvm::StringLiteral kFetchAhead = "remat.fetch_ahead";

/// On a function with a plan: the pass remat-schedule-swaps may raise the peak
/// to this number of counted bytes. If the plan's own peak is higher already,
/// the pass does not raise it. The pass removes the attribute at its end.
///
/// An arena takes more bytes than the plan's peak, so a plan whose arena fits
/// into the budget has a peak below the budget. Copies may use the bytes
/// between this peak and the budget.
inline constexpr llvm::StringLiteral kPeakLimitAttr = "remat.peak_limit";

/// On a copy of tensors or of buffers: the reason why bufferization inserted
/// the copy, for remat-report-copies.
inline constexpr llvm::StringLiteral copyReasonAttr = "copy_reason";

} // namespace remat

#endif // REMAT_LIB_DIALECT_NAMES_H
