//===- SignalsHeldBack.h - Turns signals into errors ------------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// If a program writes into a closed pipe, or beyond a limit on file sizes, a
// signal ends the process, and the tool cannot say what went wrong. If the
// signal is held back, the write returns an error instead.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXCHANGE_SIGNALSHELDBACK_H
#define REMAT_LIB_EXCHANGE_SIGNALSHELDBACK_H

#include <csignal>
#include <initializer_list>

#include <time.h>

namespace remat {

/// Keeps signals from system calls of this thread from ending the process, so
/// that the error of the call is seen. The destructor drops the signals that
/// arrived, unless they were pending before.
class SignalsHeldBack {
public:
  SignalsHeldBack(std::initializer_list<int> numbers) {
    sigemptyset(&held);
    sigset_t waiting;
    sigpending(&waiting);
    for (int number : numbers)
      if (!sigismember(&waiting, number))
        sigaddset(&held, number);
    pthread_sigmask(SIG_BLOCK, &held, &before);
  }
  ~SignalsHeldBack() {
    timespec none = {};
    while (sigtimedwait(&held, nullptr, &none) > 0)
      ;
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
  }
  SignalsHeldBack(const SignalsHeldBack &) = delete;
  SignalsHeldBack &operator=(const SignalsHeldBack &) = delete;

private:
  sigset_t held, before;
};

} // namespace remat

#endif // REMAT_LIB_EXCHANGE_SIGNALSHELDBACK_H
