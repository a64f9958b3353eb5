/// The request of a caller for a line at the prompt, or for the end of a screen without one.
///
/// While no request is open, a command runs.
@MainActor
final class LineRequest {
  private var caller: CheckedContinuation<String?, Never>?
  private let hint: HintMessage
  /// Whether the prompt or the screen handles keys. Each redraw asks several times, and it is
  /// expensive to examine a continuation.
  private(set) var isOpen = false

  init(_ hint: HintMessage) { self.hint = hint }

  /// Opens the request of a caller.
  func open(for caller: CheckedContinuation<String?, Never>) {
    (self.caller, isOpen) = (caller, true)
    hint.clear()
  }

  /// Closes the request.
  ///
  /// - Returns: The caller that has to be resumed, or `nil` if no request was open.
  func close() -> CheckedContinuation<String?, Never>? {
    isOpen = false
    hint.expectCommand()
    return caller.take()
  }
}
