/// An editor for secrets in a secure field.
///
/// The editor has the keys of other fields, but keeps no part of a secret: it has no history, kills
/// no text and undoes nothing. A word motion reaches the end of the secret, because the dots do not
/// show words. Return enters the secret, and Ctrl-D gives up an empty one. A newline at the end of a
/// paste does not enter it, because password managers and terminals often copy one. A paste of several
/// lines is rejected, because the prompt would interpret the remaining lines as commands.
package struct SecretEditor {
  /// The effect of a key on a secret.
  package enum Outcome: Equatable {
    case goesOn
    case entered(String)
    case givenUp
    /// The key was rejected; the text is unchanged.
    case refused
  }

  /// The remark to a user whose paste was rejected.
  package static let refusalRemark = "a secret has only one line; the pasted lines were discarded"

  private var buffer: TextBuffer

  /// Creates an editor for a secret.
  ///
  /// - Parameter text: The initial text of the secret.
  package init(_ text: String = "") { buffer = TextBuffer(text) }

  package var text: String { buffer.text }

  /// The number of dots before the caret.
  package var charactersBeforeCaret: Int { buffer.charactersBeforeCaret }

  package mutating func handle(_ key: Key) -> Outcome {
    if case .paste(let pasted) = key { return handle(pasted: pasted, lines: key.lines.count) }
    switch key.shortcut {
    case .defaultAction: return .entered(text)
    case .endOfInput where text.isEmpty: return .givenUp
    default:
      if let command = TextCommand(key)?.inSecret { perform(command) }
      return .goesOn
    }
  }

  private mutating func handle(pasted: String, lines: Int) -> Outcome {
    if lines > 1 { return .refused }
    perform(.insert(String(pasted.prefix { !$0.isNewline })))
    return .goesOn
  }

  /// Performs a command, and forgets the change.
  private mutating func perform(_ command: TextCommand) {
    buffer.perform(command, width: .max)
    buffer.forgetChanges()
  }
}

extension TextCommand {
  /// The command in a secret, or `nil` if the command has no effect there.
  fileprivate var inSecret: TextCommand? {
    switch self {
    case .insert(let text): text == "\n" ? nil : self
    case .move(let motion): motion.inSecret.map { .move($0) }
    case .delete(let motion), .kill(let motion): motion.inSecret.map { .delete($0) }
    case .yank, .yankPrevious, .transpose, .changeCase, .undo, .revert: nil
    }
  }
}

extension TextMotion {
  /// The motion in a secret, whose words are hidden; `nil` for a motion between rows.
  fileprivate var inSecret: TextMotion? {
    switch self {
    case .previous, .next: self
    case .previousWord, .previousSpace, .lineStart, .textStart: .textStart
    case .nextWord, .lineEnd, .textEnd: .textEnd
    case .rows: nil
    }
  }
}
