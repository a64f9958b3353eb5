import PlatenNavigation

/// Keys that have the same kind of effect on a control when pressed without modifiers.
///
/// The data of a binding are the source of a key's action, of the hint line at a terminal, of the
/// help about keys, of the message about a key without effect, and of the key table in
/// `Documentation/Terminal.md`.
// This type is a class because the hint line copies the bindings of a control for each frame.
@MainActor
final class KeyBinding {
  /// Returns the action of one of the keys, or `nil` if the key currently has no effect.
  typealias Action = @MainActor (KeyEquivalent, KeyContext) -> KeyAction?
  /// Keys of a binding and their effect, in the words of the key table.
  typealias Effect = (keys: [KeyEquivalent], text: String)

  /// Whether the binding also applies to all keys that type a character.
  let takesTyping: Bool
  /// The effects of the keys; keys in opposite directions have different effects.
  let effects: [Effect]
  /// The item for the keys in the hint line, or `nil` if the line omits the keys.
  private let hint: KeyHint?
  private let verb: (@MainActor (KeyContext) -> String?)?
  private let applies: (@MainActor (KeyContext) -> Bool)?
  private let action: Action

  /// Creates a binding.
  ///
  /// - Parameters:
  ///   - verb: Returns the verb of the item in the hint line, or `nil` to omit the keys while they
  ///     have no effect; by default, the verb of `hint`.
  ///   - applies: Returns whether the control has these keys at all; by default, `true`.
  init(
    _ effects: [Effect], takesTyping: Bool = false, hint: KeyHint? = nil,
    verb: (@MainActor (KeyContext) -> String?)? = nil,
    if applies: (@MainActor (KeyContext) -> Bool)? = nil, action: @escaping Action
  ) {
    self.effects = effects
    self.takesTyping = takesTyping
    self.hint = hint
    self.verb = verb
    self.applies = applies
    self.action = action
  }

  /// Creates a binding of keys that have the same effect.
  convenience init(
    _ keys: [KeyEquivalent], takesTyping: Bool = false, _ effect: String, hint: KeyHint? = nil,
    verb: (@MainActor (KeyContext) -> String?)? = nil,
    if applies: (@MainActor (KeyContext) -> Bool)? = nil, action: @escaping Action
  ) {
    self.init(
      [(keys, effect)], takesTyping: takesTyping, hint: hint, verb: verb, if: applies,
      action: action)
  }

  /// The keys of the binding.
  var keys: [KeyEquivalent] { effects.flatMap(\.keys) }

  /// Returns whether the control has these keys, even if they currently have no effect.
  func applies(in context: KeyContext) -> Bool { applies?(context) ?? true }

  /// Returns the item for the keys in the hint line, or `nil` if the line omits the keys.
  func hint(in context: KeyContext) -> KeyHint? {
    guard let hint, applies(in: context) else { return nil }
    return verb.map { $0(context).map(hint.with) } ?? hint
  }

  /// Returns the action of a key, or `nil` if the key is not bound or currently has no effect.
  func action(of key: KeyEquivalent, in context: KeyContext) -> KeyAction? {
    let isBound = effects.contains { $0.keys.contains(key) } || takesTyping && key.isTyped
    return isBound && applies(in: context) ? action(key, context) : nil
  }
}

/// The focused control and its surroundings, which determine the effect of a key.
@MainActor
struct KeyContext {
  let control: ControlElement
  /// The rows of the control; `nil` if the control is neither a list nor a scroll view.
  let rows: ControlElement.Rows?
  /// The kind of the modal that contains the control, or `nil` on the screen.
  let modal: Modal.Kind?
  private let others: () -> [ControlElement]
  private let knowsDefaultButton: Bool?
  private let findRow: () -> CursorRow?

  /// Creates a context.
  ///
  /// - Parameter hasDefaultButton: The value of ``hasDefaultButton``, if it is known without the
  ///   controls.
  init(
    control: ControlElement, modal: Modal.Kind?,
    controls: @autoclosure @escaping () -> [ControlElement],
    hasDefaultButton: Bool? = nil, row: @autoclosure @escaping () -> CursorRow?
  ) {
    (self.control, self.modal, others, findRow) = (control, modal, controls, row)
    knowsDefaultButton = hasDefaultButton
    rows = control.rows
  }

  /// All controls of the layer, in frame order. Most keys, such as arrows in a list, have an effect
  /// that does not depend on them, so they are collected only when necessary.
  var controls: [ControlElement] { others() }

  /// The enabled button that Return presses in a field without its own action, or `nil`.
  var defaultButton: ControlElement? { controls.first(where: \.isDefaultButton) }

  /// Whether there is a button that Return presses in a field.
  var hasDefaultButton: Bool { knowsDefaultButton ?? (defaultButton != nil) }

  /// The cursor row of the focused list; `nil` at other controls. The row is found on each access.
  var row: CursorRow? { findRow() }
}

extension ControlElement {
  /// Whether the control is an enabled button that Return presses in a field.
  var isDefaultButton: Bool { shortcut == .defaultAction && isEnabled }
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
