import PlatenNavigation
import PlatenSecrets
import PlatenSession

/// A command line in which possible secrets are masked, for the transcript.
///
/// A line can contain a secret only on a screen with secure fields, including fields behind a modal,
/// after a secret was entered in the session, or if it names a row outside the viewport, which can
/// have a secure field. Other lines are shown unchanged.
///
/// In such a line, the text of `set` and `type` can be a secret. A secret can also be in a line with
/// an unknown command, which may be a misspelling, or follow `clear`, `submit` or `focus` and the name
/// of a secure field. In these lines, text is shown only if it belongs to a control that is not secure,
/// or is the name of a secret. If a name is misspelled, the most similar command or control decides. A
/// word that resembles no name is masked, and so is text for a control that does not accept text.
///
/// Everything else is shown, except for secrets that the session knows. A known secret is not masked
/// if it is shorter than four characters, or part of a name or an option on the screen.
///
/// > Law: **Masking a masked line does not change it**, checked by
/// > `RedactedLineLaws.maskingAMaskedLineDoesNotChangeIt`.
@MainActor
struct RedactedLine {
  private(set) var line = ""
  /// The line for a recording, in which unknown text that can be a secret is masked. The secrets that
  /// the session knows are unchanged, because the recording replaces them with their names.
  private(set) var recordedLine = ""
  /// Whether a part of the line is masked.
  private var isPartial = false
  /// Whether anything other than the text of a secure field is masked.
  private var hidesMore = false
  /// The masked names, which error messages must mask as well.
  private var hiddenNames: [String] = []
  /// The mask for the secrets that the session knows; `nil` if no text can be a secret.
  private var known: SecretMask?
  /// The reason why text can be a secret; `nil` if no text can.
  private var reason: String?
  private let session: Session?

  init(of typed: TypedCommand, in session: Session?) {
    self.session = session
    line = String(typed.line)
    recordedLine = line
    revealRow(of: typed)
    reason = reason(for: typed)
    if reason == nil { return }
    known = knownSecrets
    if canHoldSecret(typed) { mask(typed) }
    recordedLine = line
    if let masked = known?.masked(line), masked != line {
      line = masked
      (isPartial, hidesMore) = (true, true)
    }
  }

  /// Whether no part of the line is masked.
  var isWhole: Bool { !isPartial }

  /// Returns an error message with the masked parts of the line replaced, and with the reason.
  func redacted(_ message: String) -> String {
    let message = hiddenNames.reduce(message) { message, name in
      message.replacing(name.shown.inQuotes, with: SecretMask.placeholder.inQuotes)
        .replacing(name.inQuotes, with: SecretMask.placeholder.inQuotes)
    }
    let masked = known?.masked(message) ?? message
    guard hidesMore, let reason else { return masked }
    return "\(masked) (masked: \(reason))"
  }
}

extension RedactedLine {
  /// The commands without a text argument that people confuse with `set`.
  private static let confusable = [ControlAction.clear, .submit, .focus].map(\.rawValue)

  private static func canPrecedeSecret(_ command: Command) -> Bool {
    command.takesText || confusable.contains(command.name)
  }

  /// Scrolls to the row that a line names, if its command acts on the row and can precede a secret.
  ///
  /// A misspelled command does not scroll.
  private func revealRow(of typed: TypedCommand) {
    guard let command = typed.command, let name = typed.subject, Self.canPrecedeSecret(command)
    else { return }
    try? session?.screen.names.reveal(name)
  }

  private func reason(for typed: TypedCommand) -> String? {
    if hasSecureField { return "this screen has a secure field" }
    if session?.secrets.hasEntered == true { return "a secret was entered in this session" }
    guard typed.meant.map(Self.canPrecedeSecret) ?? true, mightNameHiddenRow(typed) else {
      return nil
    }
    return "the row, which is not visible, can have a secure field"
  }

  /// Returns whether a line contains the name of a control in a row that is not shown.
  ///
  /// The list can be behind a modal, its name misspelled, or the quote not closed.
  private func mightNameHiddenRow(_ typed: TypedCommand) -> Bool {
    guard let session, typed.rest.contains("]/") else { return false }
    if let name = typed.subject, session.screen.names.shownControl(named: name) != nil {
      return false
    }
    return session.allControls.contains { $0.rows.map { $0.shown.count < $0.count } ?? false }
  }

  private var knownSecrets: SecretMask? {
    session?.secrets.mask { [session] in
      Command.all.map(\.name)
        + (session.map { $0.screen.names.all + $0.allControls.flatMap(\.options) } ?? [])
    }
  }

  private func canHoldSecret(_ typed: TypedCommand) -> Bool {
    guard let command = typed.command else { return true }
    return command.takesText
      || Self.confusable.contains(command.name) && mightMentionSecureField(typed)
  }

  /// Returns whether the arguments contain the name of a secure field, begin with a similar name,
  /// or cannot be parsed because a quote is not closed.
  private func mightMentionSecureField(_ typed: TypedCommand) -> Bool {
    guard let name = typed.subject else { return typed.hasMore }
    let arguments = typed.rest.lowercased()
    return secureNames.contains(where: arguments.contains)
      || meantControl(name, of: typed)?.isSecure == true
  }

  private mutating func mask(_ typed: TypedCommand) {
    line = typed.meant == nil ? masked(typed.name) : typed.name
    if typed.meant?.actsOnControl == true {
      addInput(typed)
    } else if typed.arguments == nil || typed.takesAnything {
      addMask(if: typed.hasMore)
    } else {
      line = String(typed.line)
    }
    // A line with a trailing space shows its text in quotes, to make the space visible.
    if !isPartial && typed.line.last != " " { line = String(typed.line) }
  }

  private mutating func addInput(_ typed: TypedCommand) {
    var scanner = WordScanner(typed.rest)
    guard let name = try? scanner.word()?.text else { return addMask(if: typed.hasMore) }
    let control = meantControl(name, of: typed)
    let isMeant = control != nil || session?.isMeantModal(name) == true
    let isKnown = session?.hasName(name) == true || isMeant && !continuesSecureName(name)
    line += " " + (isKnown ? name : masked(name)).quotedIfNeeded
    if isKnown, let control, let arguments = typed.arguments, arguments.words.count > 1,
      !hasSecureField || control.actions.contains(where: { $0.rawValue == typed.meant?.name })
    {
      addText(in: arguments, for: control)
    } else {
      addMask(if: scanner.hasMore)
    }
  }

  /// Returns the control with the specified name or the most similar name.
  private func meantControl(_ name: String, of typed: TypedCommand) -> ControlElement? {
    // A misspelled command has not scrolled, so a similar name can be in the wrong row.
    let isInRow = typed.command == nil && name.contains("]/")
    return isInRow ? session?.screen.names.shownControl(named: name) : session?.meantControl(name)
  }

  private mutating func addText(in arguments: Arguments, for control: ControlElement) {
    if !control.isSecure {
      for text in arguments.words[1...].dropLast() { line += " " + text.quotedIfNeeded }
      let text = arguments.words[arguments.words.count - 1]
      line += " " + (arguments.isLastQuoted || text.last == " " ? text.inQuotes : text)
    } else if let name = arguments.secretName {
      let isMeant = mostSimilar(to: name, among: session?.secrets.named.keys.sorted() ?? []) != nil
      line += " " + (isMeant ? "$" + name : masked(name))
    } else {
      isPartial = true
      line += " " + SecretMask.placeholder
    }
  }

  /// Returns whether a longer name begins with the name of a secure field. In that case, the
  /// remainder may be a secret.
  private func continuesSecureName(_ name: String) -> Bool {
    let name = name.lowercased()
    return secureNames.contains { name != $0 && name.hasPrefix($0) }
  }

  /// The labels and identifiers of the secure fields, in lowercase.
  private var secureNames: [String] {
    let fields = session?.allControls.filter(\.isSecure) ?? []
    return fields.flatMap { [$0.label, $0.identifier] }.compactMap { $0?.lowercased() }
      .filter { !$0.isEmpty }
  }

  /// Whether the screen has secure fields, including fields behind a modal.
  private var hasSecureField: Bool { session?.allControls.contains(where: \.isSecure) ?? false }

  private mutating func addMask(if hasMore: Bool) {
    guard hasMore else { return }
    (isPartial, hidesMore) = (true, true)
    line += " " + SecretMask.placeholder
  }

  /// Returns a mask for a word that resembles no name.
  private mutating func masked(_ word: String) -> String {
    (isPartial, hidesMore) = (true, true)
    hiddenNames.append(word)
    return SecretMask.placeholder
  }
}

extension Session {
  /// The controls of all layers, with the topmost layer first. Covered controls are included
  /// because text for them may also be a secret.
  fileprivate var allControls: [ControlElement] {
    screen.layers.reversed().flatMap(\.controls)
  }

  /// Returns whether a control or modal has the specified name.
  fileprivate func hasName(_ name: String) -> Bool {
    ControlNames(allControls).control(named: name) != nil
      || screen.layers.contains { $0.modal?.name == name }
  }

  /// Returns whether a modal has the specified name or a similar name.
  fileprivate func isMeantModal(_ name: String) -> Bool {
    let names = screen.layers.compactMap(\.modal?.name)
    return names.contains(name) || mostSimilar(to: name, among: names) != nil
  }

  /// Returns the control with the specified name, or else the control with the most similar name.
  fileprivate func meantControl(_ name: String) -> ControlElement? {
    let addressing = ControlNames(allControls)
    return addressing.control(named: name)
      ?? mostSimilar(to: name, among: addressing.names).flatMap(addressing.control)
  }
}
