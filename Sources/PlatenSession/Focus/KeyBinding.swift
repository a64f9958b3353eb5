import PlatenViews

/// Keys that have the same kind of effect on a control when pressed without modifiers.
///
/// The data of a binding are the source of a key's action, of the help about keys, and of the message
/// about a key without effect.
@MainActor
struct KeyBinding {
  /// Returns the action of one of the keys, or `nil` if the key currently has no effect.
  typealias Action = @MainActor (KeyEquivalent, KeyContext) -> KeyAction?

  let keys: [KeyEquivalent]
  /// Whether the binding also applies to all keys that type a character.
  let takesTyping: Bool
  /// The effect of the keys, in the words of the key table.
  let effect: String
  /// The item for the keys in the hint line, or `nil` if the line omits the keys.
  let hint: KeyHint?
  let action: Action

  init(
    _ keys: [KeyEquivalent], takesTyping: Bool = false, _ effect: String, hint: KeyHint? = nil,
    action: @escaping Action
  ) {
    self.keys = keys
    self.takesTyping = takesTyping
    self.effect = effect
    self.hint = hint
    self.action = action
  }
}

extension KeyBinding {
  /// Returns whether the binding applies to a key.
  func contains(_ key: KeyEquivalent) -> Bool {
    keys.contains(key) || takesTyping && key.isTyped
  }
}

/// An item of the hint line: keys, and a verb for their effect.
struct KeyHint: Equatable {
  let keys: [KeyEquivalent]
  let verb: String

  init(_ keys: KeyEquivalent..., verb: String) { (self.keys, self.verb) = (keys, verb) }
}

/// The focused control and the controls around it, which determine the effect of a key.
struct KeyContext {
  let control: ControlElement
  private let others: () -> [ControlElement]

  init(control: ControlElement, controls: @autoclosure @escaping () -> [ControlElement]) {
    (self.control, others) = (control, controls)
  }

  /// All controls of the layer, in frame order. Most keys, such as arrows in a list, have an effect
  /// that does not depend on them, so they are collected only when necessary.
  var controls: [ControlElement] { others() }
}

extension KeyEquivalent {
  /// Whether an arrow key points forward (right or down) or backward (left or up); `nil` for any
  /// other key.
  var isForward: Bool? {
    switch self {
    case .rightArrow, .downArrow: true
    case .leftArrow, .upArrow: false
    default: nil
    }
  }
}
