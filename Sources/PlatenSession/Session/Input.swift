import PlatenViews

/// What a user does to a screen: one verb, the control that it is done to, and its text.
///
///     try session.send(.set("Name", to: "Ada"))
///     try session.send(.press("Save"))
public struct Input: Sendable, Equatable {
  public let verb: Verb
  /// The control's identifier or label; `label#2` is the second of that label.
  public let control: String
  public let text: Entry

  public init(_ verb: Verb, _ control: String, _ text: Entry = .literal("")) {
    self.verb = verb
    self.control = control
    self.text = text
  }

  public static func set(_ control: String, to text: Entry) -> Input { .init(.set, control, text) }

  /// Adds to the end of a field's text.
  public static func type(_ text: Entry, into control: String) -> Input {
    .init(.type, control, text)
  }

  public static func clear(_ control: String) -> Input { .init(.clear, control) }

  public static func submit(_ control: String) -> Input { .init(.submit, control) }

  public static func focus(_ control: String) -> Input { .init(.focus, control) }

  public static func press(_ control: String) -> Input { .init(.press, control) }
}

/// A text that a user enters: as it is, or by the name of a secret that the session knows.
public enum Entry: Sendable, Equatable, ExpressibleByStringInterpolation {
  case literal(String)
  case secret(String)

  public init(stringLiteral text: String) { self = .literal(text) }
}
