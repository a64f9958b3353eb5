/// An editor for secrets, at a hidden prompt or in a secure field.
///
/// The editor is independent of readline, so no part of a secret reaches the kill ring or the
/// history. Return enters the secret, Backspace deletes the last character, and Ctrl-U and Ctrl-W
/// delete the entire secret. Escape cancels, and so does Ctrl-D if the secret is empty. A paste of
/// several lines is rejected, because the prompt would interpret the remaining lines as commands.
struct SecretEditor {
  /// The effect of a key on a secret.
  enum Outcome: Equatable {
    case goesOn
    case entered(String)
    case givenUp
    /// The key was rejected; the text is unchanged.
    case refused
  }

  private(set) var text: String

  /// Creates an editor for a secret.
  ///
  /// - Parameter text: The initial text of the secret.
  init(_ text: String = "") { self.text = text }

  mutating func handle(_ key: Key) -> Outcome {
    switch key {
    case .escape: return .givenUp
    case .paste(let pasted): return handle(pasted: pasted, lines: key.lines.count)
    case .bytes([0x0D]), .bytes([0x0A]): return .entered(text)
    case .bytes([0x04]) where text.isEmpty: return .givenUp
    case .bytes([0x08]), .bytes([0x7F]): if !text.isEmpty { text.removeLast() }
    case .bytes([0x15]), .bytes([0x17]): text = ""
    case .bytes(let bytes):
      if bytes.allSatisfy({ $0 >= 0x20 }) { text += String(decoding: bytes, as: UTF8.self) }
    }
    return .goesOn
  }

  private mutating func handle(pasted: String, lines: Int) -> Outcome {
    if lines > 1 { return .refused }
    text += pasted.prefix { !$0.isNewline }
    return pasted.last?.isNewline == true ? .entered(text) : .goesOn
  }
}
