//===- GpuProgram.cpp -----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "remat/Runtime/Gpu/GpuProgram.h"

#include <limits>
#include <sstream>

namespace remat {

namespace {

const char *nameOf(uint8_t access) {
  switch (access) {
  case kRead:
    return "read";
  case kWrite:
    return "write";
  case kRead | kWrite:
    return "both";
  default:
    return "value";
  }
}

bool readAccess(std::istream &in, uint8_t &access) {
  std::string name;
  in >> name;
  for (uint8_t candidate = 0; candidate <= (kRead | kWrite); ++candidate)
    if (name == nameOf(candidate)) {
      access = candidate;
      return true;
    }
  return false;
}

bool readInput(std::istream &in, GpuProgram &program) {
  GpuTensor input;
  std::string owner;
  in >> input.offset >> input.bytes >> owner >> input.type;
  input.donated = owner == "donated";
  program.inputs.push_back(input);
  return input.donated || owner == "resident";
}

constexpr std::string_view kFactors[] = {"f32", "bf16", "f16"};

bool readFactors(std::string_view name, GpuFactors &factors) {
  for (size_t i = 0; i < std::size(kFactors); ++i)
    if (kFactors[i] == name) {
      factors = GpuFactors(i);
      return true;
    }
  return false;
}

constexpr std::string_view kKinds[] = {"forward", "data", "filter"};

bool readKind(std::string_view name, GpuConvolutionKind &kind) {
  for (size_t i = 0; i < std::size(kKinds); ++i)
    if (kKinds[i] == name) {
      kind = GpuConvolutionKind(i);
      return true;
    }
  return false;
}

bool isMath(std::string_view math) {
  return math == "f32" || math == "tf32" || math == "bf16" || math == "f16";
}

bool readProduct(std::istream &in, GpuProgram &program) {
  GpuProduct &product = program.products.emplace_back();
  std::string factors;
  in >> product.math >> factors >> product.kernel >> product.alignment >>
      product.adds >> product.batch >> product.rows >> product.columns >>
      product.depth;
  for (GpuMatrix *matrix : {&product.a, &product.b, &product.c})
    in >> matrix->rowStep >> matrix->columnStep >> matrix->batchStep >>
        matrix->bytes;
  return isMath(product.math) && readFactors(factors, product.factors) &&
         product.kernel >= -1 &&
         product.kernel < int64_t(program.kernels.size());
}

bool readEpilogue(std::istream &in, GpuProduct &product) {
  GpuProductEpilogue &read = product.epilogue;
  in >> read.scale >> read.addendScale >> read.biasBytes >> read.relu;
  in >> read.addend.rowStep >> read.addend.columnStep >>
      read.addend.batchStep >> read.addend.bytes;
  return !product.adds && read.biasBytes >= 0;
}

bool readConvolution(std::istream &in, GpuProgram &program) {
  GpuConvolution &read = program.convolutions.emplace_back();
  std::string kind, factors;
  in >> kind >> read.math >> factors >> read.kernel >> read.alignment >>
      read.adds >> read.flipped;
  for (GpuConvolutionTensor *tensor :
       {&read.image, &read.filter, &read.result}) {
    for (int64_t &size : tensor->sizes)
      in >> size;
    for (int64_t &step : tensor->steps)
      in >> step;
    in >> tensor->bytes;
  }
  for (int i = 0; i < 2; ++i)
    in >> read.before[i] >> read.after[i] >> read.strides[i] >>
        read.dilations[i];
  return readKind(kind, read.kind) && isMath(read.math) &&
         readFactors(factors, read.factors) && read.kernel >= 0 &&
         size_t(read.kernel) < program.kernels.size();
}

void writeMatrix(std::ostream &out, const GpuMatrix &matrix) {
  out << " " << matrix.rowStep << " " << matrix.columnStep << " "
      << matrix.batchStep << " " << matrix.bytes;
}

void writeProduct(std::ostream &out, const GpuProduct &product) {
  out << "product " << product.math << " " << kFactors[size_t(product.factors)]
      << " " << product.kernel << " " << product.alignment << " "
      << product.adds << " " << product.batch << " " << product.rows << " "
      << product.columns << " " << product.depth;
  for (const GpuMatrix &matrix : {product.a, product.b, product.c})
    writeMatrix(out, matrix);
  out << "\n";
  const GpuProductEpilogue &epilogue = product.epilogue;
  if (!epilogue.isThere())
    return;
  out << "epilogue " << epilogue.scale << " " << epilogue.addendScale << " "
      << epilogue.biasBytes << " " << epilogue.relu;
  writeMatrix(out, epilogue.addend);
  out << "\n";
}

void writeConvolution(std::ostream &out, const GpuConvolution &convolution) {
  out << "convolution " << kKinds[size_t(convolution.kind)] << " "
      << convolution.math << " " << kFactors[size_t(convolution.factors)] << " "
      << convolution.kernel << " " << convolution.alignment << " "
      << convolution.adds << " " << convolution.flipped;
  for (const GpuConvolutionTensor &tensor :
       {convolution.image, convolution.filter, convolution.result}) {
    for (int64_t size : tensor.sizes)
      out << " " << size;
    for (int64_t step : tensor.steps)
      out << " " << step;
    out << " " << tensor.bytes;
  }
  for (int i = 0; i < 2; ++i)
    out << " " << convolution.before[i] << " " << convolution.after[i] << " "
        << convolution.strides[i] << " " << convolution.dilations[i];
  out << "\n";
}

bool readLine(const std::string &line, GpuProgram &program) {
  std::istringstream in(line);
  std::string item;
  in >> item;
  if (item == "program") {
    int version = 0;
    in >> version;
    return version == 1;
  }
  if (item == "device") {
    in >> program.deviceBytes >> program.arenaBytes;
  } else if (item == "host") {
    in >> program.hostBytes;
  } else if (item == "events") {
    in >> program.events;
  } else if (item == "input") {
    if (!readInput(in, program))
      return false;
  } else if (item == "constant") {
    GpuTensor &constant = program.constants.emplace_back();
    in >> constant.offset >> constant.bytes;
  } else if (item == "output") {
    GpuTensor &output = program.outputs.emplace_back();
    in >> output.bytes >> output.type;
  } else if (item == "kernel") {
    GpuKernel &kernel = program.kernels.emplace_back();
    in >> kernel.name >> kernel.grid >> kernel.block >> kernel.sharedBytes >>
        kernel.flop >> kernel.iterations >> kernel.exchanges;
  } else if (item == "sectors" && !program.kernels.empty()) {
    GpuKernel &kernel = program.kernels.back();
    in >> kernel.sectorsAsked >> kernel.sectorsNeeded;
  } else if (item == "parameter" && !program.kernels.empty()) {
    GpuParameter &parameter = program.kernels.back().parameters.emplace_back();
    if (!readAccess(in, parameter.access))
      return false;
    in >> parameter.bytes;
  } else if (item == "workspace") {
    in >> program.workspaceBytes;
  } else if (item == "product") {
    if (!readProduct(in, program))
      return false;
  } else if (item == "epilogue" && !program.products.empty()) {
    if (!readEpilogue(in, program.products.back()))
      return false;
  } else if (item == "convolution") {
    if (!readConvolution(in, program))
      return false;
  } else if (item == "site") {
    std::getline(in >> std::ws, program.sites.emplace_back());
  } else {
    return false;
  }
  return !in.fail();
}

/// Subtracts the bytes of \p tensor from the number \p left. Returns false if a
/// part of the tensor is outside the slab, or if \p left is too small.
bool take(const GpuTensor &tensor, int64_t slab, int64_t &left) {
  if (tensor.bytes < 0 || tensor.bytes > left || tensor.offset < 0 ||
      tensor.offset > slab - tensor.bytes)
    return false;
  left -= tensor.bytes;
  return true;
}

/// Returns whether the slab has room for the arena and all tensors. If the slab
/// has room for them, sums of their bytes do not overflow.
bool hasRoom(const GpuProgram &program) {
  int64_t slab = program.deviceBytes;
  if (program.arenaBytes < 0 || program.arenaBytes > slab)
    return false;
  int64_t inArena = program.arenaBytes, beside = slab - program.arenaBytes;
  for (const std::vector<GpuTensor> *tensors :
       {&program.inputs, &program.constants})
    for (const GpuTensor &tensor : *tensors)
      if (!take(tensor, slab,
                tensor.offset < program.arenaBytes ? inArena : beside))
        return false;
  return true;
}

} // namespace

int64_t GpuConvolution::flop() const {
  int64_t product = 2 * filter.sizes[1]; // The channels of one group.
  for (int64_t size : {filter.sizes[2], filter.sizes[3], result.sizes[0],
                       result.sizes[1], result.sizes[2], result.sizes[3]})
    product *= size;
  return product;
}

std::string writeGpuProgram(const GpuProgram &program) {
  std::ostringstream out;
  out.precision(std::numeric_limits<float>::max_digits10);
  out << "program 1\n"
      << "device " << program.deviceBytes << " " << program.arenaBytes << "\n"
      << "host " << program.hostBytes << "\n"
      << "events " << program.events << "\n";
  for (const GpuTensor &input : program.inputs)
    out << "input " << input.offset << " " << input.bytes
        << (input.donated ? " donated " : " resident ") << input.type << "\n";
  for (const GpuTensor &constant : program.constants)
    out << "constant " << constant.offset << " " << constant.bytes << "\n";
  for (const GpuTensor &output : program.outputs)
    out << "output " << output.bytes << " " << output.type << "\n";
  for (const GpuKernel &kernel : program.kernels) {
    out << "kernel " << kernel.name << " " << kernel.grid << " " << kernel.block
        << " " << kernel.sharedBytes << " " << kernel.flop << " "
        << kernel.iterations << " " << kernel.exchanges << "\n";
    if (kernel.sectorsAsked > 0)
      out << "sectors " << kernel.sectorsAsked << " " << kernel.sectorsNeeded
          << "\n";
    for (const GpuParameter &parameter : kernel.parameters)
      out << "parameter " << nameOf(parameter.access) << " " << parameter.bytes
          << "\n";
  }
  if (program.workspaceBytes > 0)
    out << "workspace " << program.workspaceBytes << "\n";
  for (const GpuProduct &product : program.products)
    writeProduct(out, product);
  for (const GpuConvolution &convolution : program.convolutions)
    writeConvolution(out, convolution);
  for (const std::string &site : program.sites)
    out << "site " << site << "\n";
  return out.str();
}

std::string describeSlab(const GpuProgram &program) {
  int64_t beside = 0, donated = 0, constants = 0;
  for (const GpuTensor &input : program.inputs)
    (input.offset < program.arenaBytes ? donated : beside) += input.bytes;
  for (const GpuTensor &constant : program.constants)
    constants += constant.bytes;
  int64_t gaps = program.deviceBytes - program.arenaBytes - beside - constants;
  std::ostringstream out;
  out << "slab " << program.deviceBytes << " bytes: arena "
      << program.arenaBytes << ", arguments " << beside << ", constants "
      << constants << ", gaps " << gaps << "; in the arena donated arguments "
      << donated << ", workspace of a library " << program.workspaceBytes;
  return out.str();
}

bool readGpuProgram(std::string_view text, GpuProgram &program,
                    std::string &error) {
  std::istringstream lines{std::string(text)};
  std::string line;
  for (int number = 1; std::getline(lines, line); ++number)
    if (!readLine(line, program)) {
      error =
          "line " + std::to_string(number) + " of the program: '" + line + "'";
      return false;
    }
  if (hasRoom(program))
    return true;
  error = "its slab of " + std::to_string(program.deviceBytes) +
          " bytes has no room for the arena and its tensors";
  return false;
}

} // namespace remat
