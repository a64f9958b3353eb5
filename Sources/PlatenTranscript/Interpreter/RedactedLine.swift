import PlatenSession
import PlatenViews

/// A line as the transcript shows it: masked where a secret can be, and as typed elsewhere.
///
/// A secret can be in three places: in the text of `set` and `type`, also if the command is misspelled;
/// and, on a screen with secure fields, also behind an alert, in a line whose command is unknown, and
/// in one whose command acts on a control and whose arguments mention a secure field.
///
/// Where a secret can be, a text is shown if it is for a control that is not secure, or names a secret.
/// If a name is misspelled, the most similar command or control decides; a word that is similar to none
/// is masked on a screen with secure fields, and so is a text for a control that takes none.
///
/// > Law: **An echo says no more when it is played.** The echo of an echo is the echo itself;
/// > checked by `RedactedLineLaws.anEchoSaysNoMoreWhenItIsPlayed`.
@MainActor
struct RedactedLine {
  private(set) var line = ""
  /// Whether anything is left out.
  private var isPartial = false
  /// Names that the line leaves out, and messages must leave out as well.
  private var hiddenNames: [String] = []
  private let session: Session?

  init(of typed: TypedCommand, in session: Session?) {
    self.session = session
    line = String(typed.line)
    if canHoldSecret(typed) { mask(typed) }
  }

  /// Whether the line is shown as it was typed: nothing in it can be a secret.
  var isWhole: Bool { !isPartial }

  /// A message without the names that the line leaves out.
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

  /// Whether the arguments contain the name of a secure field or begin with a similar name, or cannot
  /// be read because a quote is not closed.
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
    // The text of a line that ends in a space is shown in quotes, so that the space is seen.
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

  /// The control of a name, or of the name that is most similar to it.
  private func meantControl(_ name: String, of typed: TypedCommand) -> ControlElement? {
    // A command that is misspelt scrolls nothing: then what stands in a row that is not shown, and
    // would be similar, is not known.
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

  /// Whether a name begins with that of a secure field: what follows may be a secret.
  private func continuesSecureName(_ name: String) -> Bool {
    let name = name.lowercased()
    return secureNames.contains { name != $0 && name.hasPrefix($0) }
  }

  /// The names of the secure fields, in lowercase.
  private var secureNames: [String] {
    let fields = session?.allControls.filter(\.isSecure) ?? []
    return fields.flatMap { [$0.label, $0.identifier] }.compactMap { $0?.lowercased() }
      .filter { !$0.isEmpty }
  }

  /// Whether the screen has secure fields.
  private var isGuarded: Bool { session?.allControls.contains(where: \.isSecure) ?? false }

  private mutating func addMask(if hasMore: Bool) {
    guard hasMore else { return }
    isPartial = true
    line += " " + SecretMask.placeholder
  }

  /// A word that is like no name, where it cannot be a secret.
  private mutating func shown(_ word: String) -> String {
    if !isGuarded { return word }
    isPartial = true
    hiddenNames.append(word)
    return SecretMask.placeholder
  }
}

extension Session {
  /// The controls that can be acted on, and then those behind: a text for one may be a secret, too.
  fileprivate var allControls: [ControlElement] { layers.reversed().flatMap(\.controls) }

  /// Whether a name is that of a control or of something to dismiss.
  fileprivate func hasName(_ name: String) -> Bool {
    ControlNames(allControls).control(named: name) != nil
      || layers.contains { $0.modal?.name == name }
  }

  /// Whether a name is that of something to dismiss, or similar to one.
  fileprivate func isMeantModal(_ name: String) -> Bool {
    let names = layers.compactMap(\.modal?.name)
    return names.contains(name) || mostSimilar(to: name, among: names) != nil
  }

  /// The control of a name, or of the name that is most similar to it.
  fileprivate func meantControl(_ name: String) -> ControlElement? {
    let addressing = ControlNames(allControls)
    return addressing.control(named: name)
      ?? mostSimilar(to: name, among: addressing.names).flatMap(addressing.control)
  }
}
