//===- Inputs.cpp - Random inputs that depend on a seed only --------------===//
#include "remat/Execution/Inputs.h"

#include "llvm/ADT/APFloat.h"

#include <cmath>
#include <cstring>
#include <numbers>

using namespace mlir;

namespace remat {

namespace {

constexpr double deviation = 0.1;

/// SplitMix64 (Steele, Lea, Flood 2014): the same numbers on every platform,
/// which the standard library's distributions do not promise.
class Random {
public:
  explicit Random(uint64_t seed) : state(seed) {}

  uint64_t bits() {
    uint64_t z = (state += 0x9e3779b97f4a7c15);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  /// In (0, 1].
  double uniform() { return ((bits() >> 11) + 1) * 0x1p-53; }

  /// Standard normal, by Box and Muller.
  double normal() {
    double radius = std::sqrt(-2 * std::log(uniform()));
    return radius * std::cos(2 * std::numbers::pi * uniform());
  }

private:
  uint64_t state;
};

uint64_t smallFloatBits(double value, FloatType type) {
  APFloat number(value);
  bool losesInfo;
  number.convert(type.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                 &losesInfo);
  return number.bitcastToAPInt().getZExtValue();
}

template <typename T> void store(std::vector<char> &bytes, int64_t i, T value) {
  std::memcpy(bytes.data() + i * sizeof(T), &value, sizeof(T));
}

void fill(TensorData &data, Random &random) {
  Type type = data.type.getElementType();
  int64_t width = elementWidth(type);
  for (int64_t i = 0, e = data.type.getNumElements(); i < e; ++i) {
    if (type.isF32())
      store<float>(data.bytes, i, deviation * random.normal());
    else if (type.isF64())
      store<double>(data.bytes, i, deviation * random.normal());
    else if (auto floatType = dyn_cast<FloatType>(type))
      store<uint16_t>(data.bytes, i,
                      smallFloatBits(deviation * random.normal(), floatType));
    else // Little-endian: the low byte comes first.
      data.bytes[i * width] = random.bits() >> 63;
  }
}

} // namespace

std::vector<TensorData> randomInputs(ArrayRef<RankedTensorType> types,
                                     uint64_t seed) {
  std::vector<TensorData> inputs;
  for (auto [i, type] : llvm::enumerate(types)) {
    TensorData data{type, std::vector<char>(tensorBytes(type), 0)};
    Random mix(seed), random(mix.bits() + 0x632be59bd9b4e019 * (i + 1));
    fill(data, random);
    inputs.push_back(std::move(data));
  }
  return inputs;
}

} // namespace remat
