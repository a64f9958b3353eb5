import PlatenViews

/// A line as the transcript shows it: a word only where it cannot be a secret.
///
/// A text is shown if it is for a control that takes it and is not secure, or names a secret. What
/// follows an unknown command, or does not fit a known one, is not. On a screen with secure fields
/// a name is shown only if it is known or similar to one that is. Commands that act on no control
/// are shown as they are.
///
/// > Law: **An echo says no more when it is played.** The echo of an echo is the echo itself;
/// > checked by `EchoLaws`.
@MainActor
struct Echo {
  /// What stands for a word that may be secret, whatever its length.
  static let mask = "•••"

  private(set) var line = ""
  /// Whether anything is left out.
  private var isPartial = false
  /// Names that the line leaves out, and messages must leave out as well.
  private var hiddenNames: [String] = []
  private let session: Session?

  init(of typed: TypedCommand, in session: Session?, among commands: [Command]) {
    self.session = session
    line = shown(typed.name, among: commands.map(\.name))
    if typed.command?.actsOnControl == true {
      addInput(typed)
    } else if typed.validArguments == nil {
      addMask(if: typed.hasMore)
    } else {
      line = String(typed.line)
    }
    // The text of a line that ends in a space is shown in quotes, so that the space is seen.
    if !isPartial && typed.line.last != " " { line = String(typed.line) }
  }

  /// A message without the names that the line leaves out.
  func redacted(_ message: String) -> String {
    hiddenNames.reduce(message) { $0.replacing(quoted($1), with: quoted(Self.mask)) }
  }
}

extension Echo {
  private mutating func addInput(_ typed: TypedCommand) {
    var scanner = WordScanner(typed.rest)
    guard let name = try? scanner.word()?.text else { return addMask(if: typed.hasMore) }
    let control = try? session?.control(named: name)
    let word = control == nil ? shown(name, among: session?.controlNames ?? []) : name
    line += " " + word.quotedIfNeeded
    if let control, let arguments = typed.validArguments, arguments.words.count > 1,
      control.verbs.contains(where: { $0.rawValue == typed.name })
    {
      addText(in: arguments, for: control)
    } else {
      addMask(if: scanner.hasMore)
    }
  }

  private mutating func addText(in arguments: Arguments, for control: Control) {
    if !control.isSecure {
      let text = arguments[1]
      line += " " + (arguments.isLastQuoted || text.last == " " ? text.inQuotes : text)
    } else if let name = arguments.secretName {
      let word = shown(name, among: session.map { Array($0.secrets.keys) } ?? [])
      line += " " + (word == name ? "$" + name : word)
    } else {
      addMask(if: true)
    }
  }

  private mutating func addMask(if hasMore: Bool) {
    guard hasMore else { return }
    isPartial = true
    line += " " + Self.mask
  }

  /// A name, or what stands for it where it may be a secret in a wrong place.
  private mutating func shown(_ name: String, among known: [String]) -> String {
    let isGuarded = session?.controls.contains(where: \.isSecure) ?? false
    if !isGuarded || known.contains(name) || mostSimilar(to: name, among: known) != nil {
      return name
    }
    isPartial = true
    hiddenNames.append(name)
    return Self.mask
  }
}
