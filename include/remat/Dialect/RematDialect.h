//===- RematDialect.h - The remat dialect -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The dialect has fences, copies to the host, and the attributes in which the
// stages of a pipeline pass on their results (docs/reference/Dialect.md).
//===----------------------------------------------------------------------===//
#ifndef REMAT_DIALECT_REMATDIALECT_H
#define REMAT_DIALECT_REMATDIALECT_H

#include "mlir/IR/Dialect.h"

#include "remat/Dialect/RematDialect.h.inc"

#endif // REMAT_DIALECT_REMATDIALECT_H
