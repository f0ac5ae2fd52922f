//===- KernelsJson.cpp ----------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "Exchange/KernelsJson.h"

#include "Exchange/File.h"
#include "Exchange/JsonReader.h"

#include <algorithm>
#include <charconv>

using namespace remat;
using namespace remat::json;

namespace {

class KernelsReader : public Reader {
public:
  KernelList read(const Value &root) {
    const Object *file = object(root, kWholeText);
    if (!file)
      return {};
    checkFormat(*file);
    checkVersion(*file, kWholeText);
    each(*file, "tensors", [&](const Object &fields, const Where &where) {
      list.tensors.push_back(tensor(fields, where));
    });
    // For each tensor, whether it has been written so far.
    for (const KernelTensor &tensor : list.tensors)
      written.push_back(tensor.argument.has_value());
    each(*file, "kernels", [&](const Object &fields, const Where &where) {
      list.kernels.push_back(kernel(fields, where));
    });
    list.results = places(*file, "results", kWholeText);
    checkWritten(list.results, kWholeText.at("results"));
    return std::move(list);
  }

private:
  void checkFormat(const Object &file) {
    const Value *value = required(file, "format", kWholeText);
    const auto *name = value ? value->getIf<std::string>() : nullptr;
    if (value && (!name || *name != "remat-kernels"))
      failType(kWholeText.at("format"), "'remat-kernels'", *value);
  }

  KernelTensor tensor(const Object &fields, const Where &where) {
    KernelTensor tensor;
    tensor.name = label(fields, "name");
    if (const Value *value = required(fields, "elements", where))
      tensor.elements = bytes(*value, where.at("elements"));
    if (const Value *value = required(fields, "bytes", where))
      tensor.bytes = bytes(*value, where.at("bytes"));
    tensor.size = tensor.bytes;
    if (const Value *value = fields.find("size"))
      tensor.size = bytes(*value, where.at("size"));
    if (const Value *value = fields.find("shape"))
      tensor.shape = sizes(*value, where.at("shape"));
    if (const Value *value = fields.find("argument"))
      tensor.argument =
          index(*value, UINT32_MAX, "parameter", where.at("argument"));
    if (const Value *value = fields.find("op"))
      tensor.op = opNumber(text(*value, where.at("op")));
    if (const Value *value = fields.find("of"))
      tensor.of = opNumbers(*value, where.at("of"));
    return tensor;
  }

  /// Reads names of ops. If one of them is no name of an op, returns an empty
  /// list.
  std::vector<uint32_t> opNumbers(const Value &value, const Where &where) {
    std::vector<uint32_t> numbers;
    const Array *names = Reader::list(value, where);
    for (size_t i = 0; names && i < names->size() && !error; ++i) {
      auto number = opNumber(text((*names)[i], where.at(i)));
      if (!number)
        return {};
      numbers.push_back(*number);
    }
    return numbers;
  }

  std::vector<int64_t> sizes(const Value &value, const Where &where) {
    std::vector<int64_t> sizes;
    const Array *numbers = Reader::list(value, where);
    for (size_t i = 0; numbers && i < numbers->size() && !error; ++i)
      sizes.push_back(bytes((*numbers)[i], where.at(i)));
    return sizes;
  }

  /// Returns the number N of `opN`, also if a path follows (`opN/add`). Returns
  /// none if the compiler invented the name.
  static std::optional<uint32_t> opNumber(std::string_view name) {
    if (!name.starts_with("op"))
      return std::nullopt;
    uint32_t number = 0;
    const char *end = name.data() + name.size();
    auto [rest, code] = std::from_chars(name.data() + 2, end, number);
    if (code != std::errc() || (rest != end && *rest != '/'))
      return std::nullopt;
    return number;
  }

  Kernel kernel(const Object &fields, const Where &where) {
    Kernel kernel;
    kernel.name = label(fields, "name");
    kernel.reads = places(fields, "reads", where);
    checkWritten(kernel.reads, where.at("reads"));
    kernel.writes = places(fields, "writes", where);
    for (uint32_t t : kernel.writes) {
      if (error)
        return kernel;
      if (written[t])
        fail(where.at("writes"),
             describe(t) +
                 " is written by two kernels, or is also a parameter");
      written[t] = true;
    }
    if (const Value *value = fields.find("workspace"))
      kernel.workspace = bytes(*value, where.at("workspace"));
    constexpr double kLimit = 1e300;
    if (const Value *value = fields.find("flops"))
      kernel.flops = number(*value, kLimit, where.at("flops"));
    if (const Value *value = fields.find("bytes"))
      kernel.bytes = number(*value, kLimit, where.at("bytes"));
    if (const Value *value = fields.find("in_place"))
      readInPlace(*value, kernel, where.at("in_place"));
    if (const Value *value = fields.find("apart"))
      kernel.isApart = boolean(*value, where.at("apart"));
    if (const Value *value = fields.find("merged"))
      kernel.merged = index(*value, UINT32_MAX, "tensor", where.at("merged"));
    return kernel;
  }

  /// Reads pairs of tensors. The kernel reads the first tensor of a pair, and
  /// may write the second one over it.
  void readInPlace(const Value &value, Kernel &kernel, const Where &where) {
    const Array *pairs = Reader::list(value, where);
    for (size_t i = 0; pairs && i < pairs->size() && !error; ++i) {
      Where at = where.at(i);
      const auto *pair = (*pairs)[i].getIf<Array>();
      std::vector<uint32_t> places;
      if (pair)
        places = indices(*pair, list.tensors.size(), "tensor", at);
      if (error)
        return;
      if (places.size() != 2 || !contains(kernel.reads, places[0]) ||
          !contains(kernel.writes, places[1]))
        return fail(at, "expected a tensor that the kernel reads and one that "
                        "it writes");
      kernel.inPlace.emplace_back(places[0], places[1]);
    }
  }

  static bool contains(const std::vector<uint32_t> &places, uint32_t t) {
    return std::find(places.begin(), places.end(), t) != places.end();
  }

  std::vector<uint32_t> places(const Object &fields, const char *key,
                               const Where &where) {
    return requiredIndices(fields, key, list.tensors.size(), "tensor", where);
  }

  void checkWritten(const std::vector<uint32_t> &places, const Where &where) {
    for (uint32_t t : places)
      if (!error && !written[t])
        fail(where, describe(t) +
                        " is not a parameter, and no earlier kernel writes it");
  }

  std::string describe(uint32_t t) const {
    return "tensor " + std::to_string(t) + " '" + list.tensors[t].name + "'";
  }

  KernelList list;
  std::vector<bool> written;
};

} // namespace

Result<KernelList> remat::parseKernels(std::string_view text) {
  return readWith<KernelsReader>(text);
}

Result<KernelList> remat::readKernels(const std::string &path) {
  return parseFile(path, parseKernels);
}
