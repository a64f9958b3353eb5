import Foundation

/// The size of a stack for signal handlers, in bytes.
private let signalStackSize = 1 << 16

/// The key of the stack for signal handlers of a thread, which is freed when the thread ends.
private let signalStackKey: pthread_key_t = {
  var key = pthread_key_t()
  pthread_key_create(&key) { memory in
    var none = stack_t(ss_sp: nil, ss_flags: Int32(SS_DISABLE), ss_size: 0)
    sigaltstack(&none, nil)
    free(memory)
  }
  return key
}()

/// Reserves a separate stack for signal handlers on the current thread, unless the thread has one.
///
/// After the stack of a thread has overflowed, a handler can run only on a separate stack.
package func reserveSignalStack() {
  if pthread_getspecific(signalStackKey) != nil { return }
  let memory = malloc(signalStackSize)
  var stack = stack_t(ss_sp: memory, ss_flags: 0, ss_size: signalStackSize)
  sigaltstack(&stack, nil)
  pthread_setspecific(signalStackKey, memory)
}
