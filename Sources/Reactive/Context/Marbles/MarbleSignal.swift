/// A signal between a pipeline and its subscriber, as marble diagrams show it.
public enum MarbleSignal: Sendable, Hashable {
  /// A subscription, drawn as `^`.
  case subscribed
  /// A value with its description, drawn as a letter.
  case value(String)
  /// The regular completion, drawn as `|`.
  case finished
  /// A failure with its description, drawn as `#`.
  case failed(String)
  /// A cancellation by the subscriber, drawn as `!`.
  case cancelled

  /// Whether no other signal can follow.
  package var isEnd: Bool {
    switch self {
    case .subscribed, .value: false
    case .finished, .failed, .cancelled: true
    }
  }
}

extension MarbleSignal {
  /// The maximum number of Unicode scalars in a description.
  private static let maxScalars = 200

  static func value<Value>(describing value: Value) -> Self { .value(cut(String(ordered: value))) }

  static func failed<Failure>(describing error: Failure) -> Self {
    .failed(cut(String(ordered: error)))
  }

  private static func cut(_ text: String) -> String {
    guard text.utf8.count > maxScalars else { return text }
    let kept = text.unicodeScalars.prefix(maxScalars)
    return kept.endIndex == text.endIndex ? text : String(kept) + "…"
  }
}
