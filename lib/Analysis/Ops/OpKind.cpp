//===- OpKind.cpp ---------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Analysis/Ops/OpKind.h"

using namespace remat;

llvm::StringRef remat::kindName(OpKind kind) {
  switch (kind) {
  case OpKind::Convolution:
    return "conv";
  case OpKind::MatMul:
    return "matmul";
  case OpKind::Reduce:
    return "reduce";
  case OpKind::Elementwise:
    return "elementwise";
  case OpKind::Move:
    return "move";
  case OpKind::Loop:
    return "loop";
  case OpKind::Scalar:
    return "scalar";
  case OpKind::Other:
    return "other";
  }
  return "other";
}
