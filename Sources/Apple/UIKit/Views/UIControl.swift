import Foundation
import PlatenNavigation

/// A control with UIKit's interface.
///
/// Actions are closures, or selectors.
@MainActor @preconcurrency
open class UIControl: UIView {
  private var actions: [(event: Event, action: UIAction)] = []

  /// Whether the user can operate the control.
  open var isEnabled: Bool {
    get { isUserInteractionEnabled }
    set { isUserInteractionEnabled = newValue }
  }
  @_Drawn open var isSelected = false
  open var isHighlighted = false

  /// Adds an action for events.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Calls a method of a target for events, as long as the target exists.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target else { return }
    let call = action.caller(on: target)
    addAction(UIAction { $0.sender.map { _ = call($0) } }, for: controlEvents)
  }

  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action === action && $0.event == controlEvents }
  }

  /// Performs the actions for events.
  public func sendActions(for controlEvents: Event) {
    for (event, action) in actions where !event.isDisjoint(with: controlEvents) {
      action.perform(from: self)
    }
  }

  /// Events of a control.
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    public static let allEvents = Event(rawValue: .max)
  }

  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
  }
}

extension Binding {
  /// Creates a binding to the value that a user changes with a control.
  @MainActor
  init<Control: UIControl>(
    changing control: Control, _ value: ReferenceWritableKeyPath<Control, Value>
  ) {
    let last = control[keyPath: value]
    self.init { [weak control] in
      control?[keyPath: value] ?? last
    } set: { [weak control] in
      control?[keyPath: value] = $0
      control?.sendActions(for: .valueChanged)
    }
  }
}

/// An action as a closure.
@MainActor @preconcurrency
public final class UIAction {
  public typealias Handler = @MainActor (UIAction) -> Void

  public var title: String
  public private(set) weak var sender: AnyObject?
  private let handler: Handler

  public init(
    title: String = "", image: UIImage? = nil, handler: @escaping Handler
  ) {
    self.title = title
    self.handler = handler
  }

  func perform(from sender: AnyObject) {
    self.sender = sender
    handler(self)
  }
}
