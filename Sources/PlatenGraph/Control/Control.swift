import PlatenLines

/// What a user can do to a control, by the name of the command that does it.
public enum ControlAction: String, CaseIterable, Sendable {
  /// To give a field a text.
  case set
  /// To add to the text of a field.
  case type
  /// To empty a field.
  case clear
  /// To enter the text of a field.
  case submit
  /// To make a control the one that typing goes to.
  case focus
  /// To press a button.
  case press
  /// To go one step up, or down.
  case increment, decrement
  /// To choose one of several values.
  case pick
  /// To switch on or off.
  case toggle
  /// To choose a row.
  case select
  /// To bring other rows into the window.
  case scroll
  /// To bring a row to the place of another.
  case move
  /// To close what is shown above the screen.
  case dismiss
  /// To bring what is shown up to date.
  case refresh
  /// To press the keys that a control answers to.
  case key
}

extension Set<ControlAction> {
  // A set is made of a literal by hashing each, and controls are made whenever somebody asks for them.
  package static let ofButtons: Set = [.press, .focus]
  package static let ofFields: Set = [.set, .type, .clear, .submit, .focus]
}

/// Something on the screen that a user can act on.
@MainActor
public struct Control {
  /// What kind of control it is, in the words of accessibility.
  public enum Role: String, Sendable {
    case textField = "text field"
    case secureField = "secure field"
    case button, menu, toggle, stepper, slider, picker, link, tab, list
    case disclosureGroup = "disclosure group"
    case scrollArea = "scroll area"
  }

  /// What kind of control this one is.
  public let role: Role
  /// What it is called on the screen.
  public package(set) var label: String
  /// Whether the label says no more than what kind of control it is.
  package var isNameless = false
  /// What it holds; the value of a secure field is never told.
  public let value: String?
  /// The same in words, where those are other ones.
  package var valueInWords: String?
  /// What it is good for, as the program says it to who listens.
  var hint: String?
  /// What a secure field holds, to keep it out of logs.
  package var secret: (@MainActor () -> String)?
  /// The values that can be picked, in the order in which they stand.
  public let options: [String]
  /// The numbers that can be set, as a text: `0…100`.
  package let range: String?
  /// Of a field for a value: what its texts are, in words, such as `a date such as 2026-01-31`.
  package var format: String?
  /// Whether it can be acted on now.
  public let isEnabled: Bool
  /// What the program calls it, if it says so.
  public package(set) var identifier: String?
  /// What can be done to it.
  public let actions: Set<ControlAction>
  /// Of a button: what it is for, where that matters.
  public let purpose: ButtonRole?
  /// Of a list: its rows.
  package let rows: Rows?
  /// The rows that it stands in, the innermost last.
  package var path: [RowPlace] = []
  /// Whether its value is secret.
  public var isSecure: Bool { role == .secureField }

  /// Of a field: whether the program does something when its text is entered.
  package var hasSubmitAction = false

  /// The keys that it answers to, if any.
  public var shortcut: KeyboardShortcut? { chosenShortcut ?? nil }
  /// The keys that a view around it says, which may be none.
  var chosenShortcut: KeyboardShortcut??

  /// The focus states that it is tied to.
  package var focusLinks: [FocusLink] = []
  /// Where the control stands, the same for as long as it is on the screen.
  package let origin: NodeID
  /// What shows the control.
  package private(set) weak var node: Node?
  /// The view of which this is one of several that stand for one another, as tabs do.
  package let group: NodeID?
  /// Whether it stands on the screen; buttons of rows may not.
  package var isSeen = true
  /// Enters what has been typed, where that is kept until then.
  private let enter: (() throws(ActionError) -> Void)?
  private var perform: (ControlAction, String) throws(ActionError) -> Void

  package init(
    _ role: Role, label: String, value: String? = nil, options: [String] = [], range: String? = nil,
    isEnabled: Bool, purpose: ButtonRole? = nil, actions: Set<ControlAction>, rows: Rows? = nil,
    at node: Node, origin: NodeID? = nil, group: NodeID? = nil,
    enter: (() throws(ActionError) -> Void)? = nil,
    act: @escaping (ControlAction, String) throws(ActionError) -> Void
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.options = options
    self.range = range
    self.isEnabled = isEnabled
    self.purpose = purpose
    self.actions = actions
    self.rows = rows
    self.node = node
    self.origin = origin ?? node.origin
    self.group = group
    self.enter = enter
    self.perform = act
  }

  /// Whether the focus can go to it now.
  package var isFocusable: Bool { isEnabled && isSeen && actions.contains(.focus) }

  /// Whether what shows it is still there and enabled, whatever this value says: O(1).
  package var isReachable: Bool { node?.isReachable ?? false }

  /// Does what the verb says, with a text for those verbs that take one; nothing, when the control
  /// is not on the screen any more.
  ///
  /// - Returns: Why it was not done, if it was not.
  @discardableResult
  package func perform(_ action: ControlAction, _ text: String = "") -> ActionError? {
    actionError { () throws(ActionError) in try perform(action, text) }
  }

  /// Has a press do something else, too, or nothing but that.
  mutating func addPress(_ handler: @escaping @MainActor () -> Void, isInstead: Bool) {
    guard actions.contains(.press), isEnabled else { return }
    perform = { [perform] action, text throws(ActionError) in
      if action != .press { return try perform(action, text) }
      if !isInstead { try perform(action, text) }
      handler()
    }
  }

  /// Whether a text that is typed has to be entered before it counts.
  package var keepsTyped: Bool { enter != nil }

  /// Enters what has been typed, as a field does that loses the focus.
  ///
  /// - Returns: Why it was not done, if it was not.
  package func endEditing() -> ActionError? {
    actionError { () throws(ActionError) in try enter?() }
  }

  private func actionError(of work: () throws(ActionError) -> Void) -> ActionError? {
    do throws(ActionError) {
      try work()
      return nil
    } catch {
      return error
    }
  }
}

extension Control {
  /// Whether nothing says what it is called.
  var isUnlabeled: Bool { label.isEmpty || isNameless }

  /// What its keys do to it: what it is there for or, where that takes a text, the focus.
  package var primaryVerb: ControlAction {
    [.press, .toggle].first(where: actions.contains) ?? .focus
  }

  /// The rows of a list as a user names them: by numbers from 1 or, in the window, by their texts.
  package struct Rows {
    /// The number of all rows.
    package let count: Int
    /// The numbers of those in the window.
    package let shown: Range<Int>
    /// The lines that it takes, where nothing but the screen limits them.
    package let freeLines: Int?
    /// What the rows in the window say, with their numbers.
    package let texts: @MainActor () -> [(number: Int, text: String)]
    /// Whether the row of a number can be selected.
    package let isSelectable: @MainActor (Int) -> Bool
    /// The numbers among which the row of a number can be moved, if it can.
    package let places: @MainActor (Int) -> Range<Int>?
    /// Brings the row of a number to the place of another.
    package let move: @MainActor (_ number: Int, _ destination: Int) -> Void
    /// How keys select rows, if rows can be selected.
    package var selecting: Selecting?
    /// Whether they stand side by side.
    package var areSideBySide = false

    package init(
      count: Int, shown: Range<Int>, freeLines: Int?,
      texts: @escaping @MainActor () -> [(number: Int, text: String)],
      isSelectable: @escaping @MainActor (Int) -> Bool,
      places: @escaping @MainActor (Int) -> Range<Int>?,
      move: @escaping @MainActor (_ number: Int, _ destination: Int) -> Void,
      selecting: Selecting? = nil, areSideBySide: Bool = false
    ) {
      self.count = count
      self.shown = shown
      self.freeLines = freeLines
      self.texts = texts
      self.isSelectable = isSelectable
      self.places = places
      self.move = move
      self.selecting = selecting
      self.areSideBySide = areSideBySide
    }

    /// How keys select rows.
    package struct Selecting {
      /// The numbers of the rows shown that are selected.
      package let selected: @MainActor () -> [Int]
      /// The number of the next row that can be selected, or of the one before.
      package let next: @MainActor (_ isForward: Bool) -> Int?
      /// Selects the row of a number and no other, and brings it into the window.
      package let select: @MainActor (_ number: Int) -> Void

      package init(
        selected: @escaping @MainActor () -> [Int],
        next: @escaping @MainActor (_ isForward: Bool) -> Int?,
        select: @escaping @MainActor (_ number: Int) -> Void
      ) {
        self.selected = selected
        self.next = next
        self.select = select
      }
    }
  }

  /// A row of a list.
  package struct RowPlace {
    /// The list.
    package let list: NodeID
    /// The number of the row, from 1.
    package let number: Int
  }
}
