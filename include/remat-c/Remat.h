/*===- Remat.h - The pipelines from C ----------------------------*- C -*-===*\
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
|* Text in, text out, so that any language can call it without MLIR's types.
|* Functions may be called from several threads.
|*
\*===----------------------------------------------------------------------===*/
#ifndef REMAT_C_REMAT_H
#define REMAT_C_REMAT_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/** What came of one run; freed by rematResultFree. */
typedef struct RematResult RematResult;

/** Runs `--remat="OPTIONS"` on the module in \p step, MLIR of \p stepBytes
 *  bytes. \p options are those of remat-opt, such as "budget=40% machine=h100".
 *  The report as JSON is always made; report=FILE writes one besides. In a
 * value \xHH is the byte of that number: machine=a\x20b for a file with a space
 * in its name. Ops of dialects that are not known here are allowed in generic
 * form. Null where there is no memory. */
RematResult *rematFit(const char *step, size_t stepBytes, const char *options);

/** The same with a pipeline as text, without `builtin.module(...)` around it,
 *  such as "remat{budget=40%},convert-remat-to-stablehlo". No report. */
RematResult *rematRun(const char *step, size_t stepBytes, const char *pipeline);

/** 1: done; 0: refused, and rematResultMessages says why. */
int rematResultIsDone(const RematResult *result);

/** The rewritten module; empty where the step was refused. Lives as long as
 *  the result, as does what the next two return. */
const char *rematResultText(const RematResult *result);

/** The report as JSON; empty where there is none. A step that was refused
 *  because its budget is not met has one, too, with "failed". */
const char *rematResultReport(const RematResult *result);

/** Errors, warnings and remarks, one a line, each with its place. */
const char *rematResultMessages(const RematResult *result);

void rematResultFree(RematResult *result);

#ifdef __cplusplus
}
#endif

#endif /* REMAT_C_REMAT_H */
