#if os(Linux)
  /// What a person is being asked at the prompt, and who waits for the answer.
  enum Question {
    case line(CheckedContinuation<String?, Never>)
    case secret(SecretEditor, prompt: String, CheckedContinuation<String?, Never>)

    var isLine: Bool { if case .line = self { true } else { false } }

    /// Gives the answer; `nil` at the end of input, or if the person gives up.
    func answer(_ text: String?) {
      switch self {
      case .line(let continuation), .secret(_, _, let continuation):
        continuation.resume(returning: text)
      }
    }
  }
#endif
