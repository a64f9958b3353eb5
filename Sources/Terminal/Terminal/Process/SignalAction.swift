import Foundation

extension sigaction {
  /// The action that ignores a signal.
  static var ignoring: sigaction {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = SIG_IGN
    return action
  }

  /// Whether the signal has no effect.
  var ignores: Bool {
    let handler = __sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
