//===- Remat.h - Everything of the remat dialect ----------------*- C++ -*-===//
#ifndef REMAT_DIALECT_REMAT_H
#define REMAT_DIALECT_REMAT_H

#include "remat/Dialect/RematAttrs.h"
#include "remat/Dialect/RematDialect.h"
#include "remat/Dialect/RematOps.h"
#include "remat/Dialect/RematTypes.h"

#endif // REMAT_DIALECT_REMAT_H
