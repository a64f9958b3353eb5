/// Edits a secret, at a hidden prompt or in a secure field.
///
/// It is no part of readline, so that nothing of the secret gets into its kill ring or history. Return
/// enters it, Backspace removes the last character, Ctrl-U and Ctrl-W all of it; Escape gives up, and
/// so does Ctrl-D when it is empty. A paste of several lines is refused: the others would be taken for
/// commands.
struct SecretEditor {
  /// What came of a key.
  enum Outcome: Equatable {
    case goesOn
    case entered(String)
    case givenUp
    /// The key is not taken; what was typed before stays.
    case refused
  }

  private(set) var text: String

  /// - Parameter text: What there is of the secret already.
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
