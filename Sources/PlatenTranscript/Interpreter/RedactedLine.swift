import PlatenSession
import PlatenViews

/// A command line in which possible secrets are masked, for the transcript.
///
/// The text of `set` and `type` can be a secret, even if the command is misspelled. On a screen
/// with secure fields, including fields behind a modal, a secret can also appear in a line with an
/// unknown command, or in a command that acts on a control if the command's arguments mention a
/// secure field.
///
/// In these lines, text is shown only if it belongs to a control that is not secure, or is the name
/// of a secret. If a name is misspelled, the most similar command or control decides. On a screen
/// with secure fields, a word that resembles no name is masked, and so is text for a control that
/// does not accept text.
///
/// > Law: **Masking a masked line does not change it**, checked by
/// > `RedactedLineLaws.theEchoOfAnEchoIsTheEchoItself`.
@MainActor
struct RedactedLine {
  private(set) var line = ""
  /// Whether a part of the line is masked.
  private var isPartial = false
  /// The masked names, which error messages must mask as well.
  private var hiddenNames: [String] = []
  private let session: Session?

  init(of typed: TypedCommand, in session: Session?) {
    self.session = session
    line = String(typed.line)
    if canHoldSecret(typed) { mask(typed) }
  }

  /// Whether no part of the line is masked.
  var isWhole: Bool { !isPartial }

  /// Returns a message with the masked names of the line replaced.
  func redacted(_ message: String) -> String {
    hiddenNames.reduce(message) { message, name in
      message.replacing(name.shown.inQuotes, with: SecretMask.placeholder.inQuotes)
        .replacing(name.shown.inQuotes, with: SecretMask.placeholder.inQuotes)
    }
  }
}

extension RedactedLine {
  private func canHoldSecret(_ typed: TypedCommand) -> Bool {
    guard let command = typed.command else { return isGuarded || typed.meant?.takesText == true }
    return command.takesText
      || command.actsOnControl && isGuarded && mightMentionSecureField(typed)
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
    line = typed.meant == nil ? shown(typed.name) : typed.name
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
    line += " " + (isKnown ? name : shown(name)).quotedIfNeeded
    if isKnown, let control, let arguments = typed.arguments, arguments.words.count > 1,
      !isGuarded || control.actions.contains(where: { $0.rawValue == typed.meant?.name })
    {
      addText(in: arguments, for: control)
    } else {
      addMask(if: scanner.hasMore)
    }
  }

  /// Returns the control with the specified name or the most similar name, if the command may
  /// scroll to it.
  private func meantControl(_ name: String, of typed: TypedCommand) -> ControlElement? {
    // A misspelled command does not scroll, so it cannot find similar names in rows outside the
    // viewport.
    if typed.command != nil { try? session?.reveal(name) }
    let isInRow = typed.command == nil && name.contains("]/")
    return isInRow ? session?.shownControl(named: name) : session?.meantControl(name)
  }

  private mutating func addText(in arguments: Arguments, for control: ControlElement) {
    if !control.isSecure {
      for text in arguments.words[1...].dropLast() { line += " " + text.quotedIfNeeded }
      let text = arguments.words[arguments.words.count - 1]
      line += " " + (arguments.isLastQuoted || text.last == " " ? text.inQuotes : text)
    } else if let name = arguments.secretName {
      let isMeant = mostSimilar(to: name, among: session?.secrets.keys.sorted() ?? []) != nil
      line += " " + (isMeant ? "$" + name : shown(name))
    } else {
      addMask(if: true)
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
  private var isGuarded: Bool { session?.allControls.contains(where: \.isSecure) ?? false }

  private mutating func addMask(if hasMore: Bool) {
    guard hasMore else { return }
    isPartial = true
    line += " " + SecretMask.placeholder
  }

  /// Returns the word, which resembles no name, or a mask on a screen with secure fields.
  private mutating func shown(_ word: String) -> String {
    if !isGuarded { return word }
    isPartial = true
    hiddenNames.append(word)
    return SecretMask.placeholder
  }
}

extension Session {
  /// The controls of all layers, with the topmost layer first. Covered controls are included
  /// because text for them may also be a secret.
  fileprivate var allControls: [ControlElement] { layers.reversed().flatMap(\.controls) }

  /// Returns whether a control or modal has the specified name.
  fileprivate func hasName(_ name: String) -> Bool {
    ControlNames(allControls).control(named: name) != nil
      || layers.contains { $0.modal?.name == name }
  }

  /// Returns whether a modal has the specified name or a similar name.
  fileprivate func isMeantModal(_ name: String) -> Bool {
    let names = layers.compactMap(\.modal?.name)
    return names.contains(name) || mostSimilar(to: name, among: names) != nil
  }

  /// Returns the control with the specified name, or else the control with the most similar name.
  fileprivate func meantControl(_ name: String) -> ControlElement? {
    let addressing = ControlNames(allControls)
    return addressing.control(named: name)
      ?? mostSimilar(to: name, among: addressing.names).flatMap(addressing.control)
  }
}
