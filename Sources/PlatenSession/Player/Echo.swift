import PlatenViews

/// A line as the transcript shows it: a word only where it cannot be a secret.
///
/// A text is shown if it is for a control that is not secure, or names a secret. Where a name is
/// mistyped, the command or control that it is most similar to decides; what is similar to none, or
/// does not fit, loses its arguments. The title of an alert is a name, too. On a screen with secure
/// fields, also behind an alert, a text for a control that takes none is hidden as well, and so is a
/// word that is like no name. Commands that act on no control are shown as they are; on such a screen
/// not those that are misspelt and may be followed by anything.
///
/// > Law: **An echo says no more when it is played.** The echo of an echo is the echo itself;
/// > checked by `EchoLaws.anEchoSaysNoMoreWhenItIsPlayed`.
@MainActor
struct Echo {
  /// What stands for a word that may be secret, whatever its length.
  nonisolated static let mask = "•••"

  private(set) var line = ""
  /// Whether anything is left out.
  private var isPartial = false
  /// Names that the line leaves out, and messages must leave out as well.
  private var hiddenNames: [String] = []
  private let session: Session?

  init(of typed: TypedCommand, in session: Session?) {
    self.session = session
    line = typed.meant == nil ? shown(typed.name) : typed.name
    if typed.meant?.actsOnControl == true {
      addInput(typed)
    } else if typed.arguments == nil || typed.command == nil && typed.takesAnything && isGuarded {
      addMask(if: typed.hasMore)
    } else {
      line = String(typed.line)
    }
    // The text of a line that ends in a space is shown in quotes, so that the space is seen.
    if !isPartial && typed.line.last != " " { line = String(typed.line) }
  }

  /// Whether the line is shown as it was typed: nothing in it can be a secret.
  var isWhole: Bool { !isPartial }

  /// A message without the names that the line leaves out.
  func redacted(_ message: String) -> String {
    hiddenNames.reduce(message) { $0.replacing(quoted($1), with: quoted(Self.mask)) }
  }
}

extension Echo {
  private mutating func addInput(_ typed: TypedCommand) {
    var scanner = WordScanner(typed.rest)
    guard let name = try? scanner.word()?.text else { return addMask(if: typed.hasMore) }
    // A command that is misspelt scrolls nothing: then what stands in a row that is not shown, and
    // would be similar, is not known.
    if typed.command != nil { try? session?.reveal(name) }
    let isInRow = typed.command == nil && name.contains("]/")
    let control = isInRow ? session?.shownControl(named: name) : session?.meantControl(name)
    let isKnown = control != nil || session?.isMeantModal(name) == true
    line += " " + (isKnown ? name : shown(name)).quotedIfNeeded
    if let control, let arguments = typed.arguments, arguments.words.count > 1,
      !isGuarded || control.verbs.contains(where: { $0.rawValue == typed.meant?.name })
    {
      addText(in: arguments, for: control)
    } else {
      addMask(if: scanner.hasMore)
    }
  }

  private mutating func addText(in arguments: Arguments, for control: Control) {
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

  /// Whether the screen has secure fields.
  private var isGuarded: Bool { session?.allControls.contains(where: \.isSecure) ?? false }

  private mutating func addMask(if hasMore: Bool) {
    guard hasMore else { return }
    isPartial = true
    line += " " + Self.mask
  }

  /// A word that is like no name, where it cannot be a secret.
  private mutating func shown(_ word: String) -> String {
    if !isGuarded { return word }
    isPartial = true
    hiddenNames.append(word)
    return Self.mask
  }
}

extension Session {
  /// The controls that can be acted on, and then those behind: a text for one may be a secret, too.
  fileprivate var allControls: [Control] { layers.reversed().flatMap(\.controls) }

  /// Whether a name is that of something to dismiss, or similar to one.
  fileprivate func isMeantModal(_ name: String) -> Bool {
    let names = modals.map(\.name)
    return names.contains(name) || mostSimilar(to: name, among: names) != nil
  }

  /// The control of a name, or of the name that is most similar to it.
  fileprivate func meantControl(_ name: String) -> Control? {
    let addressing = Addressing(allControls)
    return addressing.control(named: name)
      ?? mostSimilar(to: name, among: addressing.names).flatMap(addressing.control)
  }
}
