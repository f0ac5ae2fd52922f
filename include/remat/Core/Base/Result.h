//===- Result.h - A value or an error, without exceptions -------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Core reports a user's mistake as text: what is wrong, where, and what to do.
// The layers above turn the text into diagnostics and exit codes.
//===----------------------------------------------------------------------===//
#ifndef REMAT_CORE_BASE_RESULT_H
#define REMAT_CORE_BASE_RESULT_H

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace remat {

/// Says in one or two sentences what is wrong, where, and what to do about it.
struct Error {
  std::string message;
};

/// Holds a T, or the Error that prevented it.
template <typename T> class [[nodiscard]] Result {
public:
  Result(T value) : storage(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : storage(std::in_place_index<1>, std::move(error)) {}

  explicit operator bool() const { return storage.index() == 0; }

  T &operator*() {
    assert(*this && "the result has an error, not a value");
    return std::get<0>(storage);
  }
  const T &operator*() const {
    assert(*this && "the result has an error, not a value");
    return std::get<0>(storage);
  }
  T *operator->() { return &**this; }
  const T *operator->() const { return &**this; }

  const Error &error() const {
    assert(!*this && "the result has a value, not an error");
    return std::get<1>(storage);
  }

private:
  std::variant<T, Error> storage;
};

} // namespace remat

#endif // REMAT_CORE_BASE_RESULT_H
