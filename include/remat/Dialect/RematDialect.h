//===- RematDialect.h - The remat dialect -----------------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect has fences, copies to the host, and the attributes by which
// stages of a pipeline hand their results on (docs/reference/Dialect.md).
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_DIALECT_REMATDIALECT_H
#define REMAT_DIALECT_REMATDIALECT_H

#include "mlir/IR/Dialect.h"

#include "remat/Dialect/RematDialect.h.inc"

#endif // REMAT_DIALECT_REMATDIALECT_H
