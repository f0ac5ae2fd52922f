//===- Names.h - Names of attributes for later passes -----------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pass adds the attributes of this header to ops, and later passes read them
// (docs/reference/Dialect.md). RematDialect has the names of the attributes
// that users write or read.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_DIALECT_NAMES_H
#define REMAT_LIB_DIALECT_NAMES_H

#include "llvm/ADT/StringRef.h"

namespace remat {

/// This attribute of an op has a number of bytes of device memory. The op needs
/// these bytes while it runs, in addition to its operands and results. The
/// workspace of a library call is an example of such bytes.
inline constexpr llvm::StringLiteral kWorkspaceAttr = "remat.workspace";

/// This attribute of an op with one result has the bytes of the result as the
/// target stores it. The stored bytes may be more or fewer than the result's
/// type has. The result may be padded, stored in several layouts for different
/// readers, or stored in a narrower type.
inline constexpr llvm::StringLiteral kStoredBytesAttr = "remat.stored_bytes";

/// This attribute of an op with one result has the shape in which the target
/// stores the result. The first dimension varies slowest in memory. The target
/// may transpose a result, and may store several dimensions as one.
inline constexpr llvm::StringLiteral kStoredShapeAttr = "remat.stored_shape";

// A kernel may write a result over a tensor that it reads for the last time, if
// it reads each element just before it writes that element. The target's
// compiler says which kernels overwrite a tensor in this way. The graph reader
// makes in_place pairs from the next two attributes. Not every kernel that
// could overwrite an operand does so: XLA, for example, does not overwrite a
// tensor that is one of several results of a library call.

/// This attribute of an op in a group says that the op's result may overwrite a
/// tensor that the group only updates or reads element by element.
inline constexpr llvm::StringLiteral kInPlaceAttr = "remat.in_place";
/// This attribute of an op in a group says that a result of an op with
/// `remat.in_place` may overwrite this op's result.
inline constexpr llvm::StringLiteral kOverwrittenAttr = "remat.overwritten";

/// This attribute of a broadcast in a group says that a fence passes the
/// argument of the broadcast on. On an op whose result leaves a group, the
/// attribute says that the group has a fence also in its first run.
///
/// Most ops need a fence only if they run again. Passes that know the target's
/// compiler mark the ops that need a fence also in their first run. If a group
/// that runs again only broadcasts an argument, it reads the argument without a
/// fence, so that the compiler can compute the broadcast inside its reader. The
/// pass remat-tie-biases marks those broadcasts whose arguments are better
/// passed through a fence. Some compilers merge kernels that read the same
/// tensor, and then hold the results of all these kernels at the same time. The
/// pass remat-import-groups marks the ops whose results leave such a merged
/// kernel.
inline constexpr llvm::StringLiteral kTiedAttr = "remat.tied";

/// If several ops have the same number in this attribute, the target merged
/// them into one of its kernels. For example, several products that read the
/// same operand may become one product. The target stores the results of
/// these ops together, and holds all of them as long as it needs one of
/// them.
inline constexpr llvm::StringLiteral kMergedAttr = "remat.merged";

/// This attribute of a collective says that all devices run this program, so
/// the collective may run again. Every device must run a collective equally
/// often, and only the caller knows whether all devices run this program. If
/// the collective may run again, a plan can gather a value again instead of
/// holding it, which takes less memory.
inline constexpr llvm::StringLiteral kRunAgainAttr = "remat.run_again";

/// This attribute of a loop has the plan of its pair, or the plan of the loop
/// alone if it has no pair. One iteration of both loops of a pair is planned
/// together, and the loop that runs first has the attributes of the pair.
inline constexpr llvm::StringLiteral kLoopPlan = "remat.loop_plan";
/// This attribute of a loop has the kernels into which a compiler compiled its
/// joint body.
inline constexpr llvm::StringLiteral kLoopKernels = "remat.loop_kernels";
/// This attribute of a function has the reason why its loops have no plan.
inline constexpr llvm::StringLiteral kLoopsRefused = "remat.loops_refused";

/// This attribute of a function with a plan says to how many counted bytes the
/// pass remat-schedule-swaps may raise the peak. If the plan's own peak is
/// higher than this number already, the pass does not raise it. The pass
/// removes this attribute at its end.
///
/// An arena takes more bytes than the plan's peak, so a plan whose arena fits
/// into the budget has a peak below the budget. Copies may use the bytes
/// between the plan's peak and the budget.
inline constexpr llvm::StringLiteral kPeakLimitAttr = "remat.peak_limit";

/// This attribute of a copy of tensors or of buffers has the reason why
/// bufferization inserted the copy, for remat-report-copies.
inline constexpr llvm::StringLiteral copyReasonAttr = "copy_reason";

} // namespace remat

#endif // REMAT_LIB_DIALECT_NAMES_H
