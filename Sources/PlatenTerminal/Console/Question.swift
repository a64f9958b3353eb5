#if os(Linux)
  /// A question to the user at the prompt, with the continuation that resumes the caller.
  enum Question {
    case line(CheckedContinuation<String?, Never>)
    case secret(SecretEditor, prompt: String, CheckedContinuation<String?, Never>)

    var isLine: Bool { if case .line = self { true } else { false } }

    /// Resumes the caller with an answer, or with `nil` at the end of input or on cancellation.
    func answer(_ text: String?) {
      switch self {
      case .line(let continuation), .secret(_, _, let continuation):
        continuation.resume(returning: text)
      }
    }
  }
#endif
