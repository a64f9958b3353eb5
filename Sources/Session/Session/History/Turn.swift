import PlatenContext
@_spi(Nodes) import PlatenGraph
import PlatenLines
import PlatenNavigation
import PlatenSecrets

/// A turn of the main queue that changed the frame.
struct Turn {
  /// An input or command from the user.
  struct Input {
    /// The command line, without secrets.
    let line: String
    /// The time of the input since the screen was opened.
    let moment: Duration
    /// The input itself, or the last input in a sequence that is shown as a single line.
    let last: PlatenSession.Input?
  }

  /// The frame at the end of the turn.
  let frame: Frame
  /// The time of the turn since the screen was opened.
  let moment: Duration
  /// The most recent input at that time, or `nil` if there was none.
  let input: Input?
  /// The inputs and tasks that caused the changes, each listed once.
  let causes: [WorkLabel]
  /// The state changes that views depend on.
  let published: [StateChange]

  /// Whether the most recent input is among the causes.
  var isByInput: Bool { causes.contains { $0.text == input?.line } }

  /// Whether the turn only laid out the screen for a new size.
  var isOfSizeOnly: Bool { causes == [.newSize] && published.isEmpty }

  /// The causes without the most recent input, such as `debounce (App/Search.swift:12)`.
  var otherCauses: [String] { causes.map(\.text).filter { $0 != input?.line } }
}

extension WorkLabel {
  /// The label of changes caused by a new screen size.
  static let newSize = WorkLabel("the new size")
}

extension Turn.Input {
  /// Returns whether the next input continues to type into the same field at the same time.
  func isContinued(by next: Input, at moment: Duration) -> Bool {
    last?.action == .type && next.action == .type && last?.control == next.control
      && moment == self.moment
  }
}

extension Sequence<Turn> {
  /// The time and causes of a change that the preceding command does not explain, such as `0.8s, by
  /// debounce (App/Search.swift:12)`.
  var note: String? {
    let causes = flatMap(\.otherCauses).unique
    let moment = reduce(.zero) { $1.moment }
    if moment == .zero, causes.isEmpty { return nil }
    return moment.text + (causes.isEmpty ? "" : ", by \(causes.joined(separator: ", "))")
  }
}

extension Input {
  /// Returns the command line of the input, with secret text replaced by its name or a placeholder.
  @MainActor
  func line(isSecure: Bool) -> String {
    var words = [action.rawValue]
    if !control.isEmpty { words.append(control.shown.quotedIfNeeded) }
    switch text {
    case .secret(let name): words.append("$\(name)")
    case .literal("") where action != .set: break
    case .literal where isSecure: words.append(SecretMask.placeholder)
    case .literal(""): words.append("\"\"")
    case .literal(let text) where text.contains("\n"):
      words.append(action == .type ? text.escaped.shown : text.inQuotes.shown)
    case .literal(let text):
      words.append([.set, .type].contains(action) ? text.shown : text.shown.quotedIfNeeded)
    }
    if let place { words.append(place.shown) }
    return words.joined(separator: " ")
  }
}

extension InputText {
  /// The literal text, or the name of the secret after a `$`.
  var shown: String {
    switch self {
    case .literal(let text): text.shown
    case .secret(let name): "$\(name)"
    }
  }
}
