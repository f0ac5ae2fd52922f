/*===- Remat.h - Runs the pipelines from C ------------------------*- C -*-===*\
|* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
|*
|* Inputs and outputs are text, so any language can call these functions
|* without MLIR's types.
|* Functions may be called from several threads.
|*
\*===----------------------------------------------------------------------===*/
#ifndef REMAT_C_REMAT_H
#define REMAT_C_REMAT_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/** The result of one run. rematResultFree frees it. */
typedef struct RematResult RematResult;

/** Runs `--remat` on the module in \p step, a text of \p stepBytes bytes.
 *  The text \p options has options of this pipeline, such as `budget=40%
 *  machine=h100`. Each run makes a report as JSON. The option report=FILE also
 *  writes a report to a file. In the value of an option, \xHH is one byte:
 *  machine=a\x20b names a file with a space in its name. Ops of unknown
 *  dialects may have generic form. Returns null if memory runs out. */
RematResult *rematFit(const char *step, size_t stepBytes, const char *options);

/** Runs a pipeline, given as text without `builtin.module(...)` around it, such
 *  as `remat{budget=40%},convert-remat-to-stablehlo`. There is no report. */
RematResult *rematRun(const char *step, size_t stepBytes, const char *pipeline);

/** Returns 1 if the run succeeded. Returns 0 if the step was refused, and
 *  rematResultMessages says why. */
int rematResultIsDone(const RematResult *result);

/** Returns the rewritten module, or an empty text if the step was refused. This
 *  text, the report and the messages live as long as the result. */
const char *rematResultText(const RematResult *result);

/** Returns the report as JSON, or an empty text if there is none. If a step is
 *  refused because its budget is not met, its report has the field `failed`. */
const char *rematResultReport(const RematResult *result);

/** Returns errors, warnings and remarks, one on each line, with their places.
 */
const char *rematResultMessages(const RematResult *result);

void rematResultFree(RematResult *result);

#ifdef __cplusplus
}
#endif

#endif /* REMAT_C_REMAT_H */
