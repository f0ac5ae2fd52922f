//===- Remat.h - Includes all of the remat dialect --------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Includes every header of the dialect. Passes include this header. The dialect
// has several headers because the classes that TableGen generates must be
// declared in an order that compiles.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_DIALECT_REMAT_H
#define REMAT_DIALECT_REMAT_H

#include "remat/Dialect/RematAttrs.h"
#include "remat/Dialect/RematDialect.h"
#include "remat/Dialect/RematOps.h"
#include "remat/Dialect/RematTypes.h"

#endif // REMAT_DIALECT_REMAT_H
