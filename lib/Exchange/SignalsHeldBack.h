//===- SignalsHeldBack.h - Signals that are errors instead ------*- C++ -*-===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A write into a closed pipe, or past a limit of file size, ends the process by
// a signal before the tool can say what went wrong. Holding the signal back
// turns it into an error of the write.
//
//===----------------------------------------------------------------------===//
#ifndef REMAT_LIB_EXCHANGE_SIGNALSHELDBACK_H
#define REMAT_LIB_EXCHANGE_SIGNALSHELDBACK_H

#include <csignal>
#include <initializer_list>

#include <time.h>

namespace remat {

/// Keeps signals that a system call of this thread raises from ending the
/// process, so that the call's error is seen. The destructor drops
/// the signals that arrived, unless they were pending before.
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
