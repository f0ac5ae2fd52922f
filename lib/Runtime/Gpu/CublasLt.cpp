//===- CublasLt.cpp -------------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Runtime/Gpu/CublasLt.h"

#include "Runtime/Gpu/GpuRuntime.h"
#include "Runtime/Gpu/LoadedLibrary.h"

namespace remat::cublaslt {

bool loadLibrary(Library &library, std::string &error) {
  void *file =
      openLibrary({"libcublasLt.so.13", "libcublasLt.so.12", "libcublasLt.so"});
  if (!file) {
    error = "cannot load cuBLASLt (" + std::string(dlerror()) + ")";
    return false;
  }
  FunctionFinder find(file);
  find(library.create, "cublasLtCreate");
  find(library.destroy, "cublasLtDestroy");
  find(library.descriptorCreate, "cublasLtMatmulDescCreate");
  find(library.descriptorSet, "cublasLtMatmulDescSetAttribute");
  find(library.descriptorDestroy, "cublasLtMatmulDescDestroy");
  find(library.layoutCreate, "cublasLtMatrixLayoutCreate");
  find(library.layoutSet, "cublasLtMatrixLayoutSetAttribute");
  find(library.layoutDestroy, "cublasLtMatrixLayoutDestroy");
  find(library.preferenceCreate, "cublasLtMatmulPreferenceCreate");
  find(library.preferenceSet, "cublasLtMatmulPreferenceSetAttribute");
  find(library.preferenceDestroy, "cublasLtMatmulPreferenceDestroy");
  find(library.choose, "cublasLtMatmulAlgoGetHeuristic");
  find(library.multiply, "cublasLtMatmul");
  find(library.statusString, "cublasLtGetStatusString");
  if (find.missing())
    error = "cuBLASLt has no " + std::string(find.missing());
  return !find.missing();
}

Products::Products(const GpuProgram &program) : program(program) {
  if (!loadLibrary(library, refusal))
    return;
  if (Status status = library.create(&handle)) {
    refusal = "cuBLASLt does not start: " + textOf(status);
    return;
  }
  check(library.preferenceCreate(&preference), "a preference");
  uint64_t workspace = uint64_t(program.workspaceBytes);
  check(library.preferenceSet(preference, kMaxWorkspace, &workspace,
                              sizeof(workspace)),
        "the workspace's size");
  for (const GpuProduct &product : program.products)
    plans.push_back(makePlan(product));
}

Products::~Products() {
  for (const Plan &plan : plans) {
    for (Layout layout : {plan.left, plan.right, plan.result})
      library.layoutDestroy(layout);
    if (plan.addend != plan.result)
      library.layoutDestroy(plan.addend);
    library.descriptorDestroy(plan.descriptor);
  }
  if (preference)
    library.preferenceDestroy(preference);
  if (handle)
    library.destroy(handle);
}

std::string Products::textOf(Status status) const {
  return std::string(library.statusString(status)) + " (" +
         std::to_string(status) + ")";
}

void Products::check(Status status, const char *what) const {
  if (status)
    failGpu("cuBLASLt, " + std::string(what) + ": " + textOf(status));
}

static GpuMatrix transposed(const GpuMatrix &matrix) {
  return {matrix.columnStep, matrix.rowStep, matrix.batchStep, matrix.bytes};
}

/// Returns whether two matrices have the same layout. They may begin at
/// different places.
static bool isPlacedAs(const GpuMatrix &matrix, const GpuMatrix &other) {
  return matrix.rowStep == other.rowStep &&
         matrix.columnStep == other.columnStep &&
         matrix.batchStep == other.batchStep;
}

static int computeTypeOf(const GpuProduct &product) {
  return product.factors != GpuFactors::F32 ? kComputeF32
         : product.math == "tf32"           ? kComputeTF32
         : product.math == "bf16"           ? kComputeBF16
         : product.math == "f16"            ? kComputeF16
                                            : kComputeF32;
}

static int typeOf(GpuFactors factors) {
  return factors == GpuFactors::BF16  ? kBF16
         : factors == GpuFactors::F16 ? kF16
                                      : kFloat;
}

Products::Plan Products::makePlan(const GpuProduct &product) {
  Plan plan;
  plan.exchanged = product.c.rowStep != 1;
  GpuMatrix left = product.a, right = product.b, result = product.c;
  int64_t rows = product.rows, columns = product.columns;
  if (plan.exchanged) {
    left = transposed(product.b);
    right = transposed(product.a);
    result = transposed(product.c);
    std::swap(rows, columns);
  }
  check(library.descriptorCreate(&plan.descriptor, computeTypeOf(product),
                                 kFloat),
        "a product");
  auto setOrder = [&](int attribute, const GpuMatrix &matrix) {
    int32_t order = matrix.rowStep == 1 ? kNoTranspose : kTranspose;
    check(library.descriptorSet(plan.descriptor, attribute, &order,
                                sizeof(order)),
          "the order of a matrix");
  };
  setOrder(kTransposeA, left);
  setOrder(kTransposeB, right);
  int factor = typeOf(product.factors);
  plan.left = makeLayout(left, factor, rows, product.depth, product.batch);
  plan.right = makeLayout(right, factor, product.depth, columns, product.batch);
  plan.result = makeLayout(result, kFloat, rows, columns, product.batch);
  plan.addend = plan.result;
  const GpuMatrix &addend = product.epilogue.addend;
  if (product.epilogue.addendScale != 0 && !isPlacedAs(addend, product.c))
    plan.addend = makeLayout(plan.exchanged ? transposed(addend) : addend,
                             kFloat, rows, columns, product.batch);
  setEpilogue(product, plan);
  choose(product, plan);
  return plan;
}

/// A bias has one element for each row of the library's result. The library's
/// result is in column-major order.
void Products::setEpilogue(const GpuProduct &product, const Plan &plan) {
  bool hasBias = product.epilogue.biasBytes > 0;
  int32_t epilogue = product.epilogue.relu ? (hasBias ? kAddBiasRelu : kRelu)
                     : hasBias             ? kAddBias
                                           : kNoEpilogue;
  if (epilogue == kNoEpilogue)
    return;
  check(library.descriptorSet(plan.descriptor, kEpilogue, &epilogue,
                              sizeof(epilogue)),
        "an epilogue");
  // The library chooses an algorithm by the alignment of the bias. The address
  // of the bias is set later.
  if (hasBias)
    setBias(plan, product.alignment);
}

void Products::setBias(const Plan &plan, int64_t address) {
  const void *bias = reinterpret_cast<const void *>(address);
  check(library.descriptorSet(plan.descriptor, kBias, &bias, sizeof(bias)),
        "a bias");
}

/// Makes the layout of the stored matrix. If rows are contiguous, rows and
/// columns are exchanged.
Layout Products::makeLayout(const GpuMatrix &matrix, int type, int64_t rows,
                            int64_t columns, int64_t batch) {
  int64_t step = matrix.columnStep;
  if (matrix.rowStep != 1) {
    std::swap(rows, columns);
    step = matrix.rowStep;
  }
  Layout layout = nullptr;
  check(library.layoutCreate(&layout, type, uint64_t(rows), uint64_t(columns),
                             step),
        "a matrix");
  int32_t count = int32_t(batch);
  check(library.layoutSet(layout, kBatchCount, &count, sizeof(count)),
        "the size of a batch");
  check(library.layoutSet(layout, kBatchStep, &matrix.batchStep,
                          sizeof(matrix.batchStep)),
        "the stride of a batch");
  return layout;
}

void Products::choose(const GpuProduct &product, Plan &plan) {
  uint32_t alignment = uint32_t(product.alignment);
  for (int attribute : kMinAlignment)
    check(library.preferenceSet(preference, attribute, &alignment,
                                sizeof(alignment)),
          "an alignment");
  Choice choice{};
  int found = 0;
  Status status =
      library.choose(handle, plan.descriptor, plan.left, plan.right,
                     plan.addend, plan.result, preference, 1, &choice, &found);
  plan.isChosen = !status && found > 0;
  plan.algorithm = choice.algorithm;
  if (plan.isChosen || !refusal.empty())
    return;
  if (status)
    refusal = textOf(status);
  else
    refusal = "it has no algorithm for a product of " +
              std::to_string(product.rows) + " x " +
              std::to_string(product.depth) + " x " +
              std::to_string(product.columns) + " with " +
              std::to_string(program.workspaceBytes) + " bytes of workspace";
}

std::string Products::run(int64_t number, const int64_t *words, void *stream) {
  const Plan &plan = plans[size_t(number)];
  auto at = [&](int i) { return reinterpret_cast<void *>(words[i]); };
  const GpuProduct &product = program.products[size_t(number)];
  const GpuProductEpilogue &epilogue = product.epilogue;
  const float more = product.adds ? 1 : epilogue.addendScale;
  if (epilogue.biasBytes > 0)
    setBias(plan, words[5]);
  Status status = library.multiply(
      handle, plan.descriptor, &epilogue.scale, at(plan.exchanged ? 1 : 0),
      plan.left, at(plan.exchanged ? 0 : 1), plan.right, &more,
      at(epilogue.addendScale != 0 ? 4 : 2), plan.addend, at(2), plan.result,
      &plan.algorithm, at(3), size_t(program.workspaceBytes), stream);
  return status ? textOf(status) : "";
}

std::string Products::describe() const {
  size_t all = program.products.size(), here = 0;
  for (size_t i = 0; i < all; ++i)
    here += has(int64_t(i));
  return describeCalls("products", "cuBLASLt", here, all, refusal);
}

} // namespace remat::cublaslt
