//===- header-checks.h - Whether two declarations are alike -----*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include <type_traits>

/// Whether \p A and \p B are two pointers, or two numbers of the same size.
template <typename A, typename B>
constexpr bool isAlike =
    sizeof(A) == sizeof(B) && std::is_pointer_v<A> == std::is_pointer_v<B>;
template <> constexpr bool isAlike<void, void> = true;

/// Tells whether two functions have the same number of parameters, with the
/// same types in the same order, and the same result.
template <typename A, typename B> struct AreAlike : std::false_type {};
template <typename R, typename S, typename... As, typename... Bs>
  requires(sizeof...(As) == sizeof...(Bs))
struct AreAlike<R (*)(As...), S (*)(Bs...)>
    : std::bool_constant<isAlike<R, S> && (isAlike<As, Bs> && ...)> {};

#define SAME(table, member, function)                                          \
  static_assert(AreAlike<decltype(table::member), decltype(&::function)>::value)
