@_spi(Nodes) import PlatenGraph
import PlatenLines
import PlatenReactive
import PlatenViews

/// What became of a frame in one turn.
struct Turn {
  /// Something that a user did.
  struct Input {
    /// As it is typed, without secrets.
    let line: String
    /// When, in time since the screen was opened.
    let moment: Duration
    /// The input itself; of several that came one after the other, the last.
    let last: PlatenSession.Input?
  }

  /// What the session showed after it.
  let frame: Frame
  /// When it was, in time since the screen was opened.
  let moment: Duration
  /// The last input by then, if there was any.
  let input: Input?
  /// Who made its changes: inputs and work, each once.
  let causes: [WorkLabel]
  /// What views read and was changed.
  let published: [StateChange]

  /// Whether the last input did it, alone or with others.
  var isByInput: Bool { causes.contains { $0.text == input?.line } }

  /// Whether it has only laid the screen out for another size.
  var isOfSizeOnly: Bool { causes == [.newSize] && published.isEmpty }

  /// Who made its changes, but for the last input: `debounce (App/Search.swift:12)`.
  var otherCauses: [String] { causes.map(\.text).filter { $0 != input?.line } }
}

extension WorkLabel {
  /// Who makes a screen for another size.
  static let newSize = WorkLabel("the new size")
}

extension Turn.Input {
  /// Whether another goes on with what this types.
  func isContinued(by next: Input, at moment: Duration) -> Bool {
    last?.action == .type && next.action == .type && last?.control == next.control
      && moment == self.moment
  }
}

extension Sequence<Turn> {
  /// When and by whom a frame was changed, as far as the command above does not say it: `0.8s, by
  /// debounce (App/Search.swift:12)`.
  var note: String? {
    let causes = flatMap(\.otherCauses).unique
    let moment = reduce(.zero) { $1.moment }
    if moment == .zero, causes.isEmpty { return nil }
    return moment.text + (causes.isEmpty ? "" : ", by \(causes.joined(separator: ", "))")
  }
}

extension Input {
  /// The input as it is typed; a text that is secret only by its name.
  @MainActor
  func line(isSecure: Bool) -> String {
    var words = [action.rawValue]
    if !control.isEmpty { words.append(control.shown.quotedIfNeeded) }
    switch text {
    case .secret(let name): words.append("$\(name)")
    case .literal("") where action != .set: break
    case .literal where isSecure: words.append(SecretMask.placeholder)
    case .literal(""): words.append("\"\"")
    case .literal(let text):
      words.append([.set, .type].contains(action) ? text.shown : text.shown.quotedIfNeeded)
    }
    if let place { words.append(place.shown) }
    return words.joined(separator: " ")
  }
}

extension InputText {
  /// The text, or the name of a secret.
  var shown: String {
    switch self {
    case .literal(let text): text.shown
    case .secret(let name): "$\(name)"
    }
  }
}
