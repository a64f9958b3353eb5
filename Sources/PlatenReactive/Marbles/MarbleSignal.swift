/// Something that a subscriber of a pipeline sees, as marble diagrams show it.
public enum MarbleSignal: Sendable, Hashable {
  /// It subscribed: `^`.
  case subscribed
  /// A value came, described in words: a letter.
  case value(String)
  /// The pipeline finished: `|`.
  case finished
  /// The pipeline failed, described in words: `#`.
  case failed(String)
  /// It cancelled: `!`.
  case cancelled

  /// Whether nothing comes after it.
  package var isEnd: Bool {
    switch self {
    case .subscribed, .value: false
    case .finished, .failed, .cancelled: true
    }
  }
}

extension MarbleSignal {
  /// The characters of a description that are kept.
  private static let mostScalars = 200

  static func value<Value>(describing value: Value) -> Self { .value(cut("\(value)")) }

  static func failed<Failure>(describing error: Failure) -> Self { .failed(cut("\(error)")) }

  private static func cut(_ text: String) -> String {
    guard text.utf8.count > mostScalars else { return text }
    let kept = text.unicodeScalars.prefix(mostScalars)
    return kept.endIndex == text.endIndex ? text : String(kept) + "…"
  }
}
